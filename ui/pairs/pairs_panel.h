// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QLabel;
class QPushButton;

namespace fuzzylens::ui {

class Project;
class PairController;

/// How many pairs there are, how many of them the fit on screen breaks, and the ways to more of them. There where
/// the method goes by pairs or there are any.
class PairsPanel : public QWidget
{
    Q_OBJECT

public:
    PairsPanel(Project& project, PairController& pairs, QWidget* parent = nullptr);

signals:
    void drawingRequested();
    void labelsRequested();
    void fileRequested();
    void tableRequested();

private:
    void refresh();

    Project& m_project;
    PairController& m_pairs;
    QLabel* m_facts;
    QPushButton* m_violated;
};

}  // namespace fuzzylens::ui
