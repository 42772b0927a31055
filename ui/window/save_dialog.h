// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/document/data_saver.h"

class QWidget;

namespace fuzzylens::ui {

/// Asks where to save data that come from the file @p opened, called after it and @p what ("prepared"; empty:
/// after it alone). The name follows the format chosen. An empty path: nowhere.
SaveChoice askWhereToSave(QWidget* parent, const QString& title, const QString& opened, const QString& what);

}  // namespace fuzzylens::ui
