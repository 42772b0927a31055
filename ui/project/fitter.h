// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/project/fit_job.h"
#include "ui/project/found_probes.h"
#include "ui/scene/scene.h"

#include <QObject>
#include <QTimer>

#include <deque>
#include <optional>

namespace fuzzylens::ui {

class Project;

/// Fits the state of a project in the background and shows each fit in the scene. It holds the fits of recent
/// states and shows them at once when such a state returns.
class Fitter : public QObject
{
    Q_OBJECT

public:
    explicit Fitter(Project& project);

    /// The last successful preparation, possibly of another state (isPrepared()); null before the first.
    const PreparationPtr& prepared() const { return m_prepared; }
    /// Whether prepared() belongs to the open data and the current state.
    bool isPrepared() const;
    /// The parameters in use: defaults for the prepared data, overridden by the user's choices.
    Parameters parameters() const;
    /// Why the current state has no fit; empty if there is no error.
    const QString& error() const { return m_error; }
    /// Whether the error is that the estimated memory exceeds the available memory, which fitAnyway() ignores.
    bool lacksMemory() const { return m_lacksMemory; }
    /// Whether every change of the state is followed by a fit.
    bool isLive() const { return m_isLive; }
    void setLive(bool isLive);
    /// The state of the last displayed fit that was no preview; nothing before the first.
    const std::optional<AnalysisState>& shownState() const { return m_shownState; }
    /// Whether the displayed fit belongs to another state or other data, or to a part of the samples, and no fit
    /// of the current state is running.
    bool isOutdated() const;
    /// The cached fit (no preview) of the current state, or of @p state, on the open data; null if there is none.
    FitPtr finalFit() const;
    FitPtr finalFit(const AnalysisState& state) const;

    /// Fits the current state, even if isLive() is false.
    void refit() { request(); }
    /// Fits even if the estimated memory exceeds the available memory; to be called after the user has agreed.
    void fitAnyway();
    /// Returns to @p state and its fit @p fit (not null) as one undo step called @p text. Nothing is computed if
    /// it is a fit of the open data; else these are prepared again, and fitted again unless @p earlier is the fit
    /// of the state.
    void reopen(const AnalysisState& state, const FitPtr& fit, const std::optional<EarlierFit>& earlier,
                const QString& text);
    /// Cancels the fit that runs or waits.
    void cancel();
    /// Whether a cold fit of @p state runs or waits.
    bool isFittingCold(const AnalysisState& state) const { return m_fits.isFittingCold(state); }
    Job<FitAnswer>& job() { return m_fits.job(); }

    // Called by the project.

    /// Discards everything about the previous data, before other data are opened. @p earlier is a fit to show
    /// instead of computing it, such as one from a session.
    void reset(const std::optional<EarlierFit>& earlier);
    /// Starts fitting after other data have been opened.
    void start();
    /// To be called after a change of the state on the same data. If only constraints have changed, a preview is
    /// shown first, as during a drag.
    void follow(bool onlyPairsChanged);
    /// To be called after the data were replaced within the project, such as by a join; discards the cached fits
    /// of the @p released data.
    void followData(const std::vector<DatasetPtr>& released);
    void cancelRequests();
    void endDrag();

signals:
    void preparedChanged();
    void errorChanged();
    /// A fit that is no preview is displayed; emitted before fitted().
    void fitShown();
    /// The fit of the current state is displayed.
    void fitted();
    void liveChanged(bool isLive);
    void busyChanged();

private:
    struct HeldFit
    {
        AnalysisState state;
        PreparationPtr prepared;
        FitPtr fit;
    };

    void request(bool previewIsAllowed = true, bool exceedsMemory = false);
    void continuePreview(const FitAnswer& answer);
    void requestEarlier();
    void followSearch();
    void accept(const FitAnswer& answer);
    void setPrepared(const PreparationPtr& prepared, const AnalysisState& state);
    void setError(const QString& error, bool lacksMemory = false);
    const HeldFit* heldFit(const AnalysisState& state) const;
    void hold(const AnalysisState& state, const PreparationPtr& prepared, const FitPtr& fit);

    Project& m_project;
    Scene& m_scene;
    FitJob m_fits;
    PreparationPtr m_prepared;
    std::optional<AnalysisState> m_preparedState;
    std::optional<AnalysisState> m_shownState;
    std::deque<HeldFit> m_heldFits;  // newest last
    std::optional<EarlierFit> m_earlier;
    std::optional<FoundProbes> m_found;  // probes of the search in the newest request
    std::size_t m_stage = 0;             // of large data (FitRequest::stage): of the next request
    bool m_isContinuing = false;         // a part is displayed, which a fit of more samples follows
    QTimer m_requestTimer{this};
    QTimer m_idleTimer{this};
    QString m_error;
    bool m_lacksMemory = false;
    bool m_isLive = true;
    std::optional<bool> m_onlyPairsChanged;  // of the state since the last request; none: nothing has changed
};

}  // namespace fuzzylens::ui
