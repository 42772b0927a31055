// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <functional>

class QAccessibleInterface;
class QWidget;

namespace fuzzylens::ui {

/// The interface of @p chart for assistive programs: a description, and a table of its content from @p csv, header
/// line first. For factories of widgets that are no View.
QAccessibleInterface* makeChartAccessible(QWidget* chart, const QString& title,
                                          std::function<QString()> description, std::function<QString()> csv);

/// Provides assistive programs with the content of every view as a table: its cells with names and values
/// (View::toCsv), read when they ask. Call once.
void installViewAccessibility();

}  // namespace fuzzylens::ui
