// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>
#include <QWidget>

class QPushButton;

namespace fuzzylens::ui {

class ManualPage;

/// The manual (resources/manual, built into the program) in a window of its own.
class ManualWindow : public QWidget
{
    Q_OBJECT

public:
    /// Shows a page ("index.md") in the one manual window, opening it beside @p owner if need be.
    static void showPage(const QString& page, QWidget* owner);

private:
    explicit ManualWindow(QWidget* owner);
    void visit(const QString& page);
    void load(const QString& page);

    ManualPage* m_page;
    QPushButton* m_back;
    QStringList m_visited;  // pages, the one shown last
};

}  // namespace fuzzylens::ui
