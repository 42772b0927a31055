// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QMessageBox>

#include <memory>

namespace fuzzylens::ui {

/// A question of the window, without its buttons. Texts are plain: a name with angle brackets is no markup.
std::unique_ptr<QMessageBox> question(QWidget* window, const char* name, const QString& title, const QString& text,
                                      const QString& more);

}  // namespace fuzzylens::ui
