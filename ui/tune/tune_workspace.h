// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include <vector>

class QLabel;
class QPushButton;
class QStackedWidget;
class QToolButton;

namespace fuzzylens::ui {

class ClusterNumbers;
class FeaturePath;
class Project;
class SweepPage;
class TuneController;
class TuneSettings;
class View;
class ViewCard;

/// The workspace Tune: a search, its trials as landscape, curve and table, and the settings that are selected; on
/// pages of their own the number of clusters and the path of the feature weights.
class TuneWorkspace : public QWidget
{
    Q_OBJECT

public:
    TuneWorkspace(Project& project, TuneController& tune, QWidget* parent = nullptr);

    enum Page { SearchPage, ClustersPage, PathPage };

    /// The views of the search.
    ViewCard& card() { return *m_card; }
    ClusterNumbers& clusterNumbers() { return *m_clusters; }
    FeaturePath& featurePath() { return *m_path; }
    void showPage(Page page);
    /// The control to begin with has the focus.
    void takeFocus();
    /// The view in focus; null if it has not got the focus.
    View* focusedView() const;

signals:
    void figureRequested(fuzzylens::ui::View* view);
    void dataRequested(fuzzylens::ui::View* view);
    void saveRequested();
    void openRequested();
    /// The user goes on with the parameters that are set.
    void closed();

private:
    QWidget* makeHead();
    QWidget* makeSearchPage(Project& project);
    QWidget* makeChoice();
    void watch(ViewCard& card);
    void offer();

    TuneController& m_tune;
    ClusterNumbers* m_clusters;
    FeaturePath* m_path;
    QStackedWidget* m_pages;
    std::vector<QToolButton*> m_tabs;  // of the pages
    TuneSettings* m_settings = nullptr;
    ViewCard* m_card;
    std::vector<SweepPage*> m_sweepPages;
    QLabel* m_selected;
    QPushButton* m_best = nullptr;
    QPushButton* m_simplest = nullptr;
    QPushButton* m_use = nullptr;
    QPushButton* m_save = nullptr;
};

}  // namespace fuzzylens::ui
