// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/session/tune_file.h"
#include "ui/tune/fit_controller.h"
#include "ui/tune/tune_search.h"

#include <optional>
#include <string>
#include <vector>

namespace fuzzylens::ui {

/// Searches among the settings of the open method in the background, coarse to fine, and sets the parameters of a
/// trial in the project. Trials that are finished when a search is stopped are kept.
class TuneController : public FitController
{
    Q_OBJECT

public:
    static constexpr std::size_t mostSettings = 5000;  // of a search

    explicit TuneController(Project& project, QObject* parent = nullptr);

    /// The axes of the open method; empty until its data are prepared.
    std::vector<SearchAxis> axes() const;
    /// Leave-one-out below 100 labelled samples, else 5 folds, repeated 5 times.
    Protocol defaultProtocol() const;
    /// Whether the open method predicts classes and the prepared data have labels of at least two.
    bool canCrossValidate() const;
    /// Why no search by @p protocol is possible with the present data and settings and what to do; empty if one
    /// is.
    QString obstacle(const Protocol& protocol) const;

    /// Replaces the search there is.
    void start(const SearchPlan& plan);
    /// Goes on with a search that was stopped.
    void resume();
    /// Whether it was stopped and resume() goes on with it.
    bool canResume() const;
    /// Replaces the search by that of a tuning file and goes on with the settings it has no trial of; if that is a
    /// search on other data or with other settings there is an error() instead. @param name of the file.
    void open(const TuneResult& saved, const QString& name);

    /// Null before the first.
    const StartedSearchPtr& search() const { return m_search; }
    /// Whether the data, steps, label or method have changed since the search was started.
    bool isStale() const;
    /// The trials so far, by ascending candidate; chosen by score().
    const SearchRecord& record() const { return m_record; }
    /// The candidates of the trials in the order in which they were finished.
    const std::vector<std::size_t>& finished() const { return m_finished; }
    const std::string& score() const { return m_score; }
    void setScore(const std::string& score);

    /// Of the trials so far; none where there is no trial with the score.
    std::optional<std::size_t> best() const { return m_best; }
    std::optional<std::size_t> simplest() const { return m_simplest; }  // within one standard error of the best
    /// The number of trials whose score is within one standard error of the best; 0 without.
    int withinOneError() const { return m_withinOneError; }
    /// The candidate with the parameters of the project; none if there is none or the search is stale.
    std::optional<std::size_t> inUse() const { return m_inUse; }
    /// The candidate that views show; the best one until another is selected. 0 before there is a best one.
    std::size_t selected() const { return m_selected.value_or(m_best.value_or(0)); }

    /// What the landscape shows: at first StartedSearch::firstSlice(), in the end the part with the best setting
    /// unless setSlice() was called, and the part with a setting that is applied.
    const SearchSlice& slice() const { return m_slice; }
    /// A search that runs goes on with the settings of this part.
    void setSlice(const SearchSlice& slice);

    /// Selects a candidate and sets its parameters in the project, as one undo step; not if the search is stale.
    /// Between beginFilm() and endFilm() all are one step.
    void apply(std::size_t candidate);
    void beginFilm();
    void endFilm();

    /// What a tuning file holds.
    TuneResult result() const;

signals:
    /// A search from a file.
    void searchOpened();

private:
    void forget() override;
    void follow() override;
    void finish() override;
    void run();
    void take(const StartedSearchPtr& search, const std::vector<Trial>& trials);
    void choose();

    StartedSearchPtr m_search;
    SearchRecord m_trials;  // chosen by accuracy, which every trial has
    SearchRecord m_record;
    std::vector<std::size_t> m_finished;
    std::string m_score = "accuracy";
    std::optional<std::size_t> m_best, m_simplest, m_inUse, m_selected;
    int m_withinOneError = 0;
    SearchSlice m_slice;
    bool m_isSliceChosen = false;
    int m_films = 0;
    bool m_isFilm = false;
};

}  // namespace fuzzylens::ui
