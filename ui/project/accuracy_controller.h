// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/evaluation/leave_one_out.h"
#include "ui/jobs/job.h"
#include "ui/scene/scene.h"

#include <QObject>
#include <QTimer>

#include <optional>

namespace fuzzylens::ui {

class Project;

/// What leaving every sample out in turn gave, with the labels and with permuted ones.
struct LeftOutAccuracy
{
    LeaveOneOutAccuracy labels;
    LeaveOneOutAccuracy permuted;
};

/// The cross-validated accuracy of the displayed fit, and the same with permuted labels, which shows how much of
/// it is optimism: computed after a settled fit where it is cheap, else when asked for.
class AccuracyController : public QObject
{
    Q_OBJECT

public:
    explicit AccuracyController(Project& project, QObject* parent = nullptr);

    const std::optional<LeftOutAccuracy>& accuracy() const { return m_accuracy; }  // of the fit on screen
    /// The left-out accuracy of @p fit; null unless it is on screen and computed.
    const LeaveOneOutAccuracy* leftOutOf(const FitPtr& fit) const;
    /// That of the fit on screen is known from an earlier time: it is not computed.
    void take(const LeftOutAccuracy& known);
    bool isPossible() const;  // there is a way to compute it
    bool isCheap() const;     // which asks for about as much as a fit
    bool isBusy() const { return m_job.isBusy(); }
    void compute() { request(false, false); }
    /// The same for a user who waits for it: a refusal is reported. @p exceedsMemory: the user has agreed to an
    /// estimate that exceeds the available memory.
    void computeAsAsked(bool exceedsMemory = false) { request(true, exceedsMemory); }

signals:
    void changed();
    /// The computation that was asked for failed; @p lacksMemory: its estimate exceeds the available memory.
    void refused(const QString& message, bool lacksMemory);

private:
    struct Computed
    {
        LeftOutAccuracy accuracy;
        QString shortage;  // of memory, with the figures; then there is no accuracy
    };

    void settled();
    void request(bool isAsked, bool exceedsMemory);

    Project& m_project;
    Job<Computed> m_job;
    bool m_isAsked = false;    // by a user, the newest request
    QTimer m_idleTimer{this};  // left-out accuracies wait until the hand rests: they must not slow the next fit
    std::optional<LeftOutAccuracy> m_accuracy;
};

}  // namespace fuzzylens::ui
