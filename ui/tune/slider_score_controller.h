// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/jobs/job.h"
#include "ui/panels/parameter_panel.h"
#include "ui/panels/score_strip.h"
#include "ui/tune/tune_search.h"

#include <QObject>
#include <QTimer>

#include <optional>
#include <set>
#include <string>
#include <vector>

namespace fuzzylens::ui {

class Project;
class TuneController;

/// Cross-validates values along the sliders of the open method in the background, for the strips below the
/// sliders: first those of the slider that has the focus, coarse to fine. It starts when the project has been idle
/// for pauseMilliseconds; every change cancels it and keeps the scores so far. Scores belong to the data, steps,
/// label, method and the values of the other parameters: they are removed or marked as out of date.
class SliderScoreController : public QObject
{
    Q_OBJECT

public:
    static constexpr int pauseMilliseconds = 100;

    /// Child of @p panel. @param mostSeconds for a slider; more only at the user's request.
    SliderScoreController(Project& project, TuneController& tune, ParameterPanel& panel, double mostSeconds = 30);

    /// What the settings say; true in the beginning.
    static bool startsOn();
    /// Whether strips are shown; kept in the settings.
    bool isOn() const { return m_isOn; }
    void setOn(bool isOn);
    bool isComputing() const { return m_job.isBusy(); }
    /// Whether scores are being computed or may be after the pause.
    bool isBusy() const { return isComputing() || m_pause.isActive(); }
    /// As shown below the slider of @p parameter; null without a strip.
    const SliderScores* scores(const std::string& parameter) const;

signals:
    void changed();

private:
    struct Strip
    {
        std::string parameter;
        Parameters others;  // in force, without a value of the parameter itself
        SliderScores scores;
        QString error{};  // why the last computation failed
    };

    Protocol protocol() const;
    Strip* strip(const std::string& parameter);
    Parameters otherParameters(const std::string& parameter) const;
    void stop();
    void followState();
    void readSliders();
    Strip stripOf(const ParameterPanel::Slider& slider);
    bool isIdle() const;
    bool mayCompute(const Strip& strip) const;
    Strip* nextStrip();
    void compute();
    void run(const std::vector<std::size_t>& missing, double mostSeconds);
    void take(const StartedSearchPtr& search, const std::vector<Trial>& trials);
    void fail(const QString& message);
    void show();

    Project& m_project;
    TuneController& m_tune;
    ParameterPanel& m_panel;
    const double m_mostSeconds;
    bool m_isOn;
    DatasetPtr m_data;  // that the strips belong to, with the state
    AnalysisState m_state;
    std::vector<Strip> m_strips;
    std::string m_inUse;                // the parameter whose slider was last in focus
    std::optional<double> m_estimate;   // seconds for a slider, if they are more than m_mostSeconds
    std::set<std::string> m_requested;  // parameters that are computed nevertheless
    StartedSearchPtr m_search;          // that is running; null: none
    StartedSearchPtr m_last;            // of these data; its folds serve the next one
    std::string m_searched;             // its parameter
    QTimer m_pause{this};
    Job<double> m_job;  // 0, or an estimate of too many seconds; destroyed first: it reports trials to this
};

}  // namespace fuzzylens::ui
