// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

namespace fuzzylens::ui {

/// Texts of the core outside its registries (notes, names of metrics and axes, decisions of an
/// import), for shownText(): %1 … where it fills in a name or a number, %L1 where it fills in a text of its own.
/// The first that fits counts. tst_core_text holds them to what the core says.
const std::vector<const char*>& coreSentences();

}  // namespace fuzzylens::ui
