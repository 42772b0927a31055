// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>

class QLabel;
class QPushButton;

namespace fuzzylens::ui {

class PermutationPlot;
class Project;
class VerdictController;

/// Says whether the displayed fit is better than chance: in words, and as the distribution of the same statistic
/// over permuted labels. Hidden without labels to compare with.
class VerdictCard : public QFrame
{
    Q_OBJECT

public:
    VerdictCard(Project& project, VerdictController& verdict, QWidget* parent = nullptr);

protected:
    void changeEvent(QEvent* event) override;

private:
    void refresh();
    void showHeading(const QString& text, const QColor& colour);
    void showVerdict();
    void showMissing();
    void offerMisclassified();

    Project& m_project;
    VerdictController& m_verdict;
    QLabel* m_heading;
    QLabel* m_training;
    QLabel* m_sentence;
    PermutationPlot* m_plot;
    QPushButton* m_test;
    QPushButton* m_misclassified;  // selects them
    QPushButton* m_shuffle;
};

}  // namespace fuzzylens::ui
