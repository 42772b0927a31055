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

/// Whether the displayed fit is better than chance: computed after a settled fit if that is cheap, else on
/// request.
class VerdictController : public QObject
{
    Q_OBJECT

public:
    explicit VerdictController(Project& project, QObject* parent = nullptr);

    /// The verdict on the displayed fit, incomplete while permutations are missing; null if none is known.
    const Verdict* verdict() const { return m_verdict.get(); }
    /// Why it could not be computed; empty without an error.
    const QString& error() const { return m_error; }
    /// Whether the displayed fit can be compared with labels of at least two classes.
    bool isPossible() const;
    /// Whether it takes seconds at most.
    bool isCheap() const;
    bool isBusy() const { return m_job.isBusy(); }
    void compute();

signals:
    void changed();

private:
    using VerdictPtr = std::shared_ptr<const Verdict>;
    struct Known
    {
        std::weak_ptr<const Fit> fit;
        VerdictPtr verdict;  // complete
    };

    void followFit();
    void take(const FitPtr& fit, const VerdictPtr& verdict);

    Project& m_project;
    VerdictPtr m_verdict;
    QString m_error;
    std::deque<Known> m_known;  // of fits that undo can bring back, newest last
    QTimer m_idleTimer{this};   // runs out when no fit has followed for a while
    Job<Verdict> m_job;         // destroyed first: it reports states to this
};

}  // namespace fuzzylens::ui
