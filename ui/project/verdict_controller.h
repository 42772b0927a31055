// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/evaluation/verdict.h"
#include "ui/jobs/job.h"
#include "ui/scene/scene.h"

#include <QObject>
#include <QTimer>

#include <deque>
#include <memory>

namespace fuzzylens::ui {

class Project;

using VerdictPtr = std::shared_ptr<const Verdict>;

/// Whether the displayed fit is better than chance: computed after a settled fit if that is cheap, else on
/// request.
class VerdictController : public QObject
{
    Q_OBJECT

public:
    explicit VerdictController(Project& project, QObject* parent = nullptr);

    /// The verdict on the displayed fit, incomplete while permutations are missing; null if none is known.
    const VerdictPtr& verdict() const { return m_verdict; }
    /// The complete verdict on @p fit; null if none is known.
    VerdictPtr verdictOn(const FitPtr& fit) const;
    /// A complete verdict on @p fit is known already: it is not computed again.
    void remember(const FitPtr& fit, const VerdictPtr& verdict);
    /// Why it could not be computed; empty without an error.
    const QString& error() const { return m_error; }
    /// Whether the error is an estimate that exceeds the available memory.
    bool lacksMemory() const { return m_lacksMemory; }
    /// Whether the displayed fit can be compared with labels of at least two classes.
    bool isPossible() const;
    /// About how many seconds it takes; 0 where a closed form is known. Only if isPossible().
    double expectedSeconds() const;
    /// Whether it takes seconds at most.
    bool isCheap() const;
    bool isBusy() const { return m_job.isBusy(); }
    /// Whether it is being computed or will be without a request.
    bool isComing() const { return isBusy() || m_idleTimer.isActive(); }
    /// @param exceedsMemory whether the user accepts an estimate that exceeds the available memory.
    void compute(bool exceedsMemory = false);

signals:
    void changed();

private:
    struct Known
    {
        std::weak_ptr<const Fit> fit;
        VerdictPtr verdict;  // complete
    };

    void followFit();
    void showPredictions();
    void take(const FitPtr& fit, const VerdictPtr& verdict);

    Project& m_project;
    VerdictPtr m_verdict;
    QString m_error;
    bool m_lacksMemory = false;
    std::deque<Known> m_known;  // of fits that undo can bring back, newest last
    QTimer m_idleTimer{this};   // runs out when no fit has followed for a while
    Job<QString> m_job;         // what memory is short, else empty; destroyed first: it reports states to this
};

}  // namespace fuzzylens::ui
