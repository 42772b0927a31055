// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace fuzzylens::ui {

/// The filter of a file dialog that asks for data: the names of files in every format that is read, plain or
/// packed; then all files.
QString openFilter();

}  // namespace fuzzylens::ui
