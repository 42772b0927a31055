// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>
#include <QTextDocument>
#include <QWidget>

class QLabel;
class QLineEdit;
class QPushButton;

namespace fuzzylens::ui {

class ManualPage;

/// The manual (resources/manual, built into the program) in a window of its own, with a field that finds words
/// in all its pages.
class ManualWindow : public QWidget
{
    Q_OBJECT

public:
    /// Shows a section ("index.md", "sfp.md#clusters-k") in the single manual window, opening it next to @p owner
    /// if needed. While a modal dialog is open it belongs to that dialog, so that it can be read and turned.
    static void showPage(const QString& place, QWidget* owner);

    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    explicit ManualWindow(QWidget* owner);
    QWidget* makeBar();
    void standBeside(QWidget* owner);
    void visit(const QString& place);
    void load(const QString& place);
    void goBack();
    void search(QTextDocument::FindFlags flags);
    void searchWhileTyping();

    ManualPage* m_page;
    QPushButton* m_back;
    QLineEdit* m_search;
    QLabel* m_found;        // that nothing was
    QStringList m_visited;  // places, the one shown last
};

}  // namespace fuzzylens::ui
