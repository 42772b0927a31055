// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include <vector>

class QLabel;
class QLineEdit;
class QListView;
class QPushButton;

namespace fuzzylens::ui {

class RunHistory;
class RunModel;

/// The list of the runs: search, reopen (Enter, double click), pin, name (F2), delete (Del), compare two.
class RunsPanel : public QWidget
{
    Q_OBJECT

public:
    explicit RunsPanel(RunHistory& history, QWidget* parent = nullptr);

    /// The list has the focus.
    void takeFocus();

signals:
    /// Two runs are to be compared, by their ids.
    void comparisonRequested(int one, int other);
    void closed();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    QWidget* makeHead();
    QWidget* makeButtons();
    QPushButton* addButton(const char* name, const QStringList& texts, const QString& tip, QWidget* row);
    std::vector<int> chosen() const;
    void offer();
    void reopen();
    void pin();
    void compare();

    RunHistory& m_history;
    RunModel* m_model;
    QLineEdit* m_search;
    QListView* m_list;
    QLabel* m_empty;
    QPushButton* m_reopen = nullptr;
    QPushButton* m_pin = nullptr;
    QPushButton* m_compare = nullptr;
    QPushButton* m_delete = nullptr;
};

}  // namespace fuzzylens::ui
