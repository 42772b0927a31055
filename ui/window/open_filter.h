// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace fuzzylens::ui {

/// The filter of a file dialog for opening data: file names of all supported formats, plain or compressed; all
/// files.
QString openFilter();

}  // namespace fuzzylens::ui
