// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include <vector>

class QLabel;
class QPushButton;

namespace fuzzylens::ui {

class Project;
class TuneController;
class TuneSettings;
class View;
class ViewCard;

/// The workspace Tune: what to search, its trials as landscape, curve and table, and the settings that are
/// selected.
class TuneWorkspace : public QWidget
{
    Q_OBJECT

public:
    TuneWorkspace(Project& project, TuneController& tune, QWidget* parent = nullptr);

    ViewCard& card() { return *m_card; }
    /// The control to begin with has the focus.
    void takeFocus();
    /// The view in focus; null if it has not got the focus.
    View* focusedView() const;

signals:
    void figureRequested(fuzzylens::ui::View* view);
    void dataRequested(fuzzylens::ui::View* view);
    void saveRequested();
    /// The user goes on with the parameters that are set.
    void closed();

private:
    QWidget* makeChoice();
    void offer();

    TuneController& m_tune;
    TuneSettings* m_settings;
    ViewCard* m_card;
    QLabel* m_selected;
    QPushButton* m_best = nullptr;
    QPushButton* m_simplest = nullptr;
    QPushButton* m_use = nullptr;
    QPushButton* m_save = nullptr;
};

}  // namespace fuzzylens::ui
