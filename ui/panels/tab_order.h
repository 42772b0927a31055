// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QWidget;

namespace fuzzylens::ui {

/// Lets Tab go through @p panel in the order of its layouts, which is the order of reading; widgets made later
/// than others would come last.
void orderTabsByLayout(QWidget& panel);

}  // namespace fuzzylens::ui
