// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/dataset/summary/looks_like.h"
#include "ui/jobs/job.h"
#include "ui/project/analysis_state.h"

#include <QString>
#include <QWidget>

#include <optional>
#include <vector>

class QLabel;
class QPushButton;

namespace fuzzylens::ui {

/// A fact about the values that bears on the steps, and what could be done about it.
struct ValueHint
{
    QString text;                         // "Values look like raw counts (whole numbers, 0 to 71 234)."
    QString suggestion;                   // "Suggested steps: …", if they are several
    QString offer;                        // "Add log1p"; empty: none
    QString tip;                          // what the offer does
    std::vector<StepItem> added;          // become the first steps
    std::optional<std::size_t> silenced;  // the step that is switched off
};

/// The hint for values that look like @p values under these steps; nothing where there is nothing to say, or the
/// step it would offer is in the list, on or off.
std::optional<ValueHint> valueHint(const LooksLike& values, const std::vector<StepItem>& steps);

/// The steps after the offer has been taken.
std::vector<StepItem> taken(const ValueHint& hint, std::vector<StepItem> steps);

class Project;

/// A quiet line above the steps: what the values as read look like, steps to take or to leave at a click, and how
/// many left-out samples a classifier predicts correctly with and without them. Steps with which fewer are correct
/// are not offered. All of it is computed in the background. Dismissed, it stays away for that data set, in later
/// sessions too when it came from a file.
class HintRow : public QWidget
{
    Q_OBJECT

public:
    explicit HintRow(Project& project, QWidget* parent = nullptr);

protected:
    void changeEvent(QEvent* event) override;

private:
    /// What cross-validation says of the offered steps.
    struct Effect
    {
        QString text;          // empty: not known
        bool isWorse = false;  // fewer samples are correct than without the steps; the text advises against them
    };

    void look();
    void tryOffer();
    void refresh();
    void take();
    void dismiss();
    bool isDismissed() const;
    QString key() const;

    Project& m_project;
    QLabel* m_text;
    QPushButton* m_offer;
    Job<std::optional<LooksLike>> m_job;
    std::optional<LooksLike> m_values;
    std::optional<ValueHint> m_hint;
    Job<Effect> m_trial;  // computes m_effect
    Effect m_effect;
    bool m_isDismissed = false;  // for the open data
};

}  // namespace fuzzylens::ui
