// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/methods/membership/annealing.h"
#include "ui/jobs/job.h"
#include "ui/project/analysis_state.h"
#include "ui/project/preparation.h"

#include <QElapsedTimer>
#include <QObject>
#include <QTimer>

#include <optional>
#include <string>
#include <vector>

namespace fuzzylens::ui {

class AnnealingStage;
class Project;
struct AnnealingCourse;

/// Searches for probes by annealing, a temperature a job, as the stage of the scene asks: with the data and the
/// parameters that are set. It keeps where the search stood after each temperature, so that it can go on from any
/// of them; later steps are removed when the next temperature is computed. Other constraints (pinned and forbidden
/// samples) are heeded from the playhead on; any other change of what the search depends on ends it. A record of
/// the same parameters that is looked back at becomes the search's own: to go on from there what leads to that
/// place is done once more, unseen.
class AnnealingController : public QObject
{
    Q_OBJECT

public:
    /// A temperature is on view so long at least, while it plays.
    static constexpr int paceMilliseconds = 80;

    explicit AnnealingController(Project& project, QObject* parent = nullptr);

    void setPace(int milliseconds) { m_pace = milliseconds; }
    JobBase& job() { return m_job; }

private:
    /// What a search depends on, and goes on with while it stays.
    struct Basis
    {
        AnalysisState state;
        PreparationPtr prepared;
        Parameters parameters;  // without those that do not concern it
    };
    /// Pinned and forbidden samples, as the parameters have them.
    using Constraints = std::pair<std::string, std::string>;
    /// Where the search stood.
    struct Place
    {
        AnnealingState state;     // without the course: that of the last one is kept once
        Constraints constraints;  // that it kept
        int best = 0;             // where its best set was found
        bool isOver = false;
    };
    struct Search;
    struct Reached;

    void follow();
    void followFit();
    void play();
    void pause();
    void step();
    void rewind();
    void goOn(int temperatures);
    Basis basisNow() const;
    void holdRecord();
    bool recordSatisfiesConstraints() const;
    void publishRecord();
    bool catchUp();
    void dropAfter(int place);
    void next();
    void request();
    void take(const Reached& reached);
    void fail(const QString& message);
    void stop();
    void dropAll();
    void end();
    void publish(int playhead, bool isRunning);
    AnnealingCourse course() const;
    void useProbes();
    void takeConstraints();
    std::optional<ProbeConstraints> presentConstraints() const;
    bool makeSearch();
    bool isStillSo() const;
    bool isOver(const Place& place) const;
    Parameters searchParameters() const;

    Project& m_project;
    AnnealingStage& m_stage;
    Job<Reached> m_job;
    QTimer m_pacer;
    QElapsedTimer m_shown;  // since the last temperature came on view
    int m_pace = paceMilliseconds;
    std::optional<Basis> m_basis;  // none: there is no search
    std::shared_ptr<Search> m_search;
    Constraints m_searchConstraints;  // that m_search keeps
    std::vector<Place> m_places;
    std::vector<ProbeTemperature> m_temperatures;
    int m_at = -1;   // the place it goes on from; -1: before the start
    int m_goal = 0;  // temperatures, then it rests
    /// Of a record that has become the search's: what leads to the place m_goesOnAt is done once more with them.
    std::optional<Constraints> m_recordConstraints;
    int m_goesOnAt = -1;
};

}  // namespace fuzzylens::ui
