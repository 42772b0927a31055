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

/// Fits the state of a project in the background and shows each fit in its scene. Fits of the last states are held
/// and shown at once when their state returns.
class Fitter : public QObject
{
    Q_OBJECT

public:
    explicit Fitter(Project& project);

    const PreparationPtr& prepared() const { return m_prepared; }  // of the last answer; may be null
    /// Whether that is the data of the present state.
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
    /// The state of the last cold fit on screen; none: there was none yet.
    const std::optional<AnalysisState>& shownState() const { return m_shownState; }
    /// Whether the fit on screen is of another state than the present one, and none of that is being computed.
    bool isOutdated() const;
    /// The cold fit of the present state, or of @p state on the open data, if it is held; else null.
    FitPtr finalFit() const;
    FitPtr finalFit(const AnalysisState& state) const;

    /// Fits now, live or not.
    void refit() { request(); }
    /// The same if the estimate of its memory exceeds the available memory: the user has agreed.
    void fitAnyway();
    /// Returns to @p state and its fit as one undo step called @p text. Nothing is computed if @p fit belongs to
    /// the open data; else the data are prepared again, and fitted again unless @p earlier is the fit of the
    /// state.
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
    /// The data are others of the same project; the fits of the @p released ones are forgotten.
    void followData(const std::vector<DatasetPtr>& released);
    void cancelRequests();
    void endDrag();

signals:
    void preparedChanged();
    void errorChanged();
    /// A cold fit is on screen; comes before its fitted().
    void fitShown();
    /// The fit on screen is the cold fit of the present state.
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
    bool m_onlyPairsChanged = false;  // since the last request
};

}  // namespace fuzzylens::ui
