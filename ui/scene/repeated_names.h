// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/session/result.h"

#include <QString>

namespace fuzzylens::ui {

/// A name as displayed and as written to files and command lines (numberedName): with a number behind it,
/// "i#3", when others of @p names are the same. Looked up in an index of the repeated ones that is kept for the
/// names asked for last; from any thread.
QString distinctName(const NamesPtr& names, int index);

}  // namespace fuzzylens::ui
