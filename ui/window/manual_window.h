// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QTextBrowser;

namespace fuzzylens::ui {

/// The manual (resources/manual, built into the program) in a window of its own.
class ManualWindow : public QWidget
{
    Q_OBJECT

public:
    /// Shows a page ("index.md") in the one manual window, opening it beside @p owner if need be.
    static void showPage(const QString& page, QWidget* owner);

private:
    explicit ManualWindow(QWidget* owner);
    void load(const QString& page);

    QTextBrowser* m_browser;
};

}  // namespace fuzzylens::ui
