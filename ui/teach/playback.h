// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/methods/update_equation.h"
#include "ui/jobs/job.h"
#include "ui/teach/sequence.h"

#include <QObject>
#include <QTimer>

#include <optional>
#include <string>
#include <vector>

namespace fuzzylens::ui {

class Project;

/// What @p fit, which has its data, was fitted to.
Problem problemOf(const Fit& fit);

/// Shows a fit update by update: it repeats the fit of the current settings in the background, keeps what each
/// update of a block of variables came to, and shows any of them in the scene, so that every view is in step. The
/// last update is the fit itself. When the settings change, the next fit is repeated too, and the same update of
/// it is shown.
class Playback : public Sequence
{
    Q_OBJECT

public:
    /// The updates of a fit are kept until they take so many bytes.
    static constexpr std::size_t mostBytes = std::size_t{256} << 20;

    explicit Playback(Project& project, QObject* parent = nullptr);

    bool isOpen() const { return m_isOpen; }
    /// Begins with the fit on screen, or returns to it.
    void setOpen(bool isOpen);

    /// The fit that the updates lead to; null while there are none.
    FitPtr fit() const { return m_recording ? m_recording->fit : nullptr; }
    /// The updates of the fit on screen, the start first; none while it is being repeated.
    const std::vector<ShownUpdate>& updates() const override { return m_updates; }
    int at() const override { return m_at; }
    /// Iterations of the fit, those without kept updates too.
    int iterations() const;
    /// Whether the updates end before the fit does, because they take too much memory.
    bool isShortened() const;
    /// The bytes that the kept updates take.
    std::size_t bytes() const;
    /// Why there are no updates; empty: there are, or they are being computed.
    const QString& problem() const { return m_problem; }
    bool isComputing() const { return m_job.isBusy(); }
    bool isPlaying() const override { return m_player.isActive(); }
    Pace pace() const override { return Pace(m_player.interval()); }
    void setPace(Pace pace) override { m_player.setInterval(pace); }
    QString text() const override;
    QString tip() const override;
    JobBase& job() { return m_job; }
    /// Whether the method of the fit explains its updates.
    bool hasEquations() const;
    /// How the update on screen has computed a number; without equations at the start, where the update is not
    /// kept, and where the method has none.
    UpdateExplanation explain(const EquationIndices& at) const;

    void play() override;
    void pause() override;
    void show(int at) override;
    /// The same, of the fit on screen and of the next one; none: the last update of each.
    void keep(std::optional<int> at);

private:
    /// A fit and how it came about.
    struct Recording
    {
        FitPtr fit;
        Outcome outcome;  // of the repeated fit, without frames
        std::vector<Frame> frames;
    };

    static QString noUpdates();
    void follow();
    void take(const std::shared_ptr<const Recording>& recording);
    void playOn();
    void drop();
    FitPtr fitAt(int at) const;

    Project& m_project;
    Job<std::shared_ptr<const Recording>> m_job;
    QTimer m_player;
    std::shared_ptr<const Recording> m_recording;
    std::vector<ShownUpdate> m_updates;
    std::optional<int> m_kept;  // the update to show of the next fit; none: the last one
    QString m_problem;
    int m_at = 0;
    bool m_isOpen = false;
};

}  // namespace fuzzylens::ui
