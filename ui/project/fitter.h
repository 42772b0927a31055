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

    const PreparationPtr& prepared() const { return m_prepared; }  // of the newest answer; null before the first
    /// Whether prepared() belongs to the present state.
    bool isPrepared() const;
    /// The parameters in use: defaults for the prepared data, overridden by the user's choices.
    Parameters parameters() const;
    /// Why the present state has no fit; empty when it has.
    const QString& error() const { return m_error; }
    /// Whether the error is too little memory, which fitAnyway() ignores.
    bool lacksMemory() const { return m_lacksMemory; }
    /// Whether every change of the state is followed by a fit.
    bool isLive() const { return m_isLive; }
    void setLive(bool isLive);
    /// The state of the last fit on screen that was no preview; none: there was none yet.
    const std::optional<AnalysisState>& shownState() const { return m_shownState; }
    /// Whether the fit on screen is of another state or other data, and no fit of the present state is running.
    bool isOutdated() const;
    /// The fit (no preview) of the present state, or of @p state, on the open data; null if it is not held.
    FitPtr finalFit() const;
    FitPtr finalFit(const AnalysisState& state) const;

    /// Fits now, live or not.
    void refit() { request(); }
    /// Fits even if the estimated memory exceeds the available memory; to be called after the user has agreed.
    void fitAnyway();
    /// Returns to @p state and its fit @p fit (not null) as one undo step called @p text. Nothing is computed if
    /// it is a fit of the open data; else these are prepared again, and fitted again unless @p earlier is the fit
    /// of the state.
    void reopen(const AnalysisState& state, const FitPtr& fit, const std::optional<EarlierFit>& earlier,
                const QString& text);
    /// Cancels the fit that runs or waits.
    void cancel() { m_fits.cancel(); }
    /// Whether a cold fit of @p state runs or waits.
    bool isFittingCold(const AnalysisState& state) const { return m_fits.isFittingCold(state); }
    Job<FitAnswer>& job() { return m_fits.job(); }

    // For the project.

    /// Before another data set is open: forgets everything of the previous one. @p earlier may be the fit of a
    /// state.
    void reset(const std::optional<EarlierFit>& earlier);
    /// Another data set is open.
    void start();
    /// The state has changed, on the same data. If only pairs have, the fit comes as fast as in a drag.
    void follow(bool onlyPairsChanged);
    /// The data were replaced within the project; drops the held fits of @p released.
    void followData(const std::vector<DatasetPtr>& released);
    void cancelRequests();
    void endDrag();

signals:
    void preparedChanged();
    void errorChanged();
    /// A fit that is no preview is on screen; emitted before fitted().
    void fitShown();
    /// That fit is the one of the present state.
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
    std::optional<FoundProbes> m_found;  // by the search, in the newest request
    QTimer m_requestTimer{this};
    QTimer m_idleTimer{this};
    QString m_error;
    bool m_lacksMemory = false;
    bool m_isLive = true;
    std::optional<bool> m_onlyPairsChanged;  // of the state since the last request; none: nothing has changed
};

}  // namespace fuzzylens::ui
