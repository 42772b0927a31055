// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/methods/membership/probe_constraints.h"
#include "core/session/result.h"

#include <QObject>
#include <QString>

#include <optional>
#include <vector>

namespace fuzzylens::ui {

/// A search for probes, temperature by temperature. Its places are numbered: 0 is the start, before any
/// temperature, 1 the end of the first one.
struct AnnealingCourse
{
    struct Best
    {
        std::vector<Eigen::Index> probes;
        double quality = 0;
        double energy = 0;
        int place = -1;  // where it was found; -1: that is not known
    };

    std::optional<ProbeTemperature> start;  // without trials; what a result recorded lacks it
    std::vector<ProbeTemperature> temperatures;
    int most = 0;         // temperatures
    QString qualityName;  // "representation error"
    std::optional<Best> best;
    bool isOver = false;  // nothing was accepted at the last temperature, or it was the last allowed
    /// With the present constraints: the method arrives at the same set.
    bool satisfiesConstraints = false;
    NamesPtr sampleNames;  // of the samples that probes are among

    bool isEmpty() const { return !start && temperatures.empty(); }
    int first() const { return start ? 0 : 1; }
    int last() const { return int(temperatures.size()); }
    /// @p place from first() to last().
    const ProbeTemperature& at(int place) const;

    /// What @p result recorded; empty when it did not anneal.
    static AnnealingCourse recordedIn(const Result& result);
    /// "representation error", as the parameters of a method that anneals have it.
    static QString qualityNameOf(const std::string& method, const Parameters& parameters);
};

/// The search for probes on view: the one that goes on, else what the fit on screen recorded; where one looks at
/// it, and whether it runs. Views show it and ask here for more; whoever searches answers by show().
class AnnealingStage : public QObject
{
    Q_OBJECT

public:
    explicit AnnealingStage(QObject* parent = nullptr);

    const AnnealingCourse& course() const { return m_isSearch ? m_search : m_recorded; }
    /// Whether the trace belongs to a search that can continue, not to a record.
    bool isSearch() const { return m_isSearch; }
    bool isRunning() const { return m_isRunning; }
    /// Where one looks, a place of the course; 0 when that is empty.
    int playhead() const { return m_playhead; }
    bool isAtEnd() const { return m_playhead == course().last(); }
    /// Whether the method finds its probes by annealing as it is set now.
    bool isOffered() const { return m_isOffered; }
    /// Whether play() and step() would be answered.
    bool canSearch() const { return m_canSearch; }
    /// Whether there are steps after the playhead, displayed or still to be searched.
    bool canGoOn() const { return m_canSearch && !(course().isOver && isAtEnd()); }
    /// Whether useProbes() would be answered.
    bool canUse() const { return m_canUse && !course().isEmpty(); }
    /// Why the search could not go on; empty: nothing is wrong.
    const QString& problem() const { return m_problem; }
    /// The best set is on view, not that at the playhead: asked for, or at the end of a search that is over.
    bool isBestOnView() const;
    /// Whether lookAtBest() would bring another set into view.
    bool canLookAtBest() const { return course().best && !isBestOnView(); }
    /// Whether a fit is being computed that searches by itself.
    bool isFitSearching() const { return m_isFitSearching; }
    /// The set on view: the best one or that at the playhead, adapted to the present constraints, as the search
    /// will have it when it goes on. Empty without a course.
    std::vector<Eigen::Index> probesShown() const;
    /// The present constraints have changed the displayed set, which is not part of the trace.
    bool isChangedByConstraints() const { return !course().isEmpty() && probesShown() != probesFound(); }
    /// Identifies a search and its state: no two have the same.
    int revision() const { return m_revision; }

    // For the search and the scene.
    void setRecorded(AnnealingCourse course);
    void setOffer(bool isOffered, bool canSearch, bool canUse);
    /// @p playhead is a place of @p course.
    void show(AnnealingCourse course, int playhead, bool isRunning);
    void setRunning(bool isRunning);
    void setFitSearching(bool isFitSearching);
    void setProblem(const QString& sentence);
    /// The present constraints on the samples of the trace.
    void setConstraints(ProbeConstraints constraints);
    /// There is no search any more.
    void end();

    // Views ask.
    void play() { emit playRequested(); }
    void pause() { emit pauseRequested(); }
    void step() { emit stepRequested(); }
    /// Looks at @p place, the nearest there is. A search pauses there, and goes on from there.
    void rewindTo(int place);
    /// Displays the best set so far at its step; a search pauses, and continues from there.
    void lookAtBest();
    void useProbes();

signals:
    void changed();
    void playRequested();
    void pauseRequested();
    void stepRequested();
    void rewound(int place);
    void useRequested();

private:
    void lookAt(int place, bool isAtBest);
    const std::vector<Eigen::Index>& probesFound() const;

    AnnealingCourse m_search, m_recorded;
    ProbeConstraints m_constraints;
    int m_revision = 0;
    QString m_problem;
    int m_playhead = 0;
    bool m_isAtBest = false;  // the best set has been asked for
    bool m_isFitSearching = false;
    bool m_isSearch = false;
    bool m_isRunning = false;
    bool m_isOffered = false;
    bool m_canSearch = false;
    bool m_canUse = false;
};

}  // namespace fuzzylens::ui
