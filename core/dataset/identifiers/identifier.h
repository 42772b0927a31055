// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/common/export.h"

#include <string>
#include <string_view>

namespace fuzzylens {

/// An identifier of Ensembl (ENSG00000141510.18) or RefSeq (NM_000546.6) without its version; any other text as it
/// is.
FUZZYLENS_EXPORT std::string_view withoutVersion(std::string_view identifier);

/// ASCII letters made small.
FUZZYLENS_EXPORT std::string inSmallLetters(std::string_view text);

}  // namespace fuzzylens
