// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/session/input.h"
#include "ui/jobs/handover.h"
#include "ui/jobs/job.h"
#include "ui/project/data_parts.h"
#include "ui/project/found_probes.h"
#include "ui/project/preparation.h"
#include "ui/scene/scene.h"

#include <QObject>
#include <QString>

#include <functional>
#include <memory>
#include <optional>

namespace fuzzylens::ui {

/// A fit made earlier, by a session or a run. A request with the same data, steps, labels, method, parameters and
/// presence of pairs takes its outcome instead of computing it; the caller compares the pairs themselves, by the
/// state.
struct EarlierFit
{
    std::shared_ptr<const Result> result;
    std::vector<FittedStepPtr> steps;   // of its preparation
    FitCommand command;                 // that made it
    std::weak_ptr<const Dataset> data;  // as read, if they are still in memory
    AnalysisState state;
    double milliseconds = 0;  // from request to answer, then
};

/// Whether @p earlier is a fit of @p data, read as @p input.
bool isOfData(const EarlierFit& earlier, const DatasetPtr& data, const InputSpec& input);

/// Whether a fit of data read as @p input (with the SHA-256 @p sha256 of their file), which may be held still as
/// @p held, was of @p data, read as @p other.
bool isOfData(const std::weak_ptr<const Dataset>& held, const InputSpec& input, const std::string& sha256,
              const DatasetPtr& data, const InputSpec& other);

/// What a fit is asked for.
struct FitRequest
{
    DatasetPtr data;  // as read
    InputSpec input;  // how the command line names it
    AnalysisState state;
    PreparationPtr prepared;  // of that state's data, when it is there already
    FitPtr from;              // the fit on screen, on the same data; null when there is none
    bool inDrag = false;      // the user drags: answer within a frame, with a preview if the fit takes longer
    PreparationPtr alike{};   // without prepared: that of another method on the same data; null when there is none
    std::optional<FoundProbes> found{};   // by the search that is shown; none: the method finds its probes itself
    std::optional<EarlierFit> earlier{};  // that may be the answer
    bool reuseOnly = false;               // nothing is computed where it is not
    std::shared_ptr<DataParts> parts{};   // of the prepared data, for the worker; null: all samples at once
    std::size_t stage = 0;                // the part of large data to fit; beyond partSizes() all samples
    bool exceedsMemory = false;           // the user has agreed to a fit larger than the available memory
};

struct FitAnswer
{
    AnalysisState state;
    PreparationPtr prepared;
    FitPtr fit;                  // null when only the data could be prepared
    QString error;               // why there is no fit
    bool isNotReusable = false;  // the earlier fit is not the answer, and nothing was computed
    bool matchesState = true;    // the fit of the state, not one of a set that a search shows
    std::size_t stage = 0;       // of the request
    bool lacksMemory = false;    // the estimate of the fit exceeds the available memory
};

/// Runs fits in the background; the newest request wins (Job). Inside a drag a fit that takes longer than a frame
/// is replaced by a preview: a few updates from the fit on screen. Every other fit is cold: it starts from the
/// beginning. On large data a part of the samples is fitted, as the stage of the request says.
class FitJob : public QObject
{
    Q_OBJECT

public:
    /// A cold fit that takes longer than this, finished or not, is not tried again inside a drag.
    static constexpr int frameMilliseconds = 30;

    FitJob();

    void request(FitRequest request);
    void cancel();
    /// Forgets the times of the previous data.
    void reset();
    /// Whether a fit of @p state, cold or a preview, runs or waits.
    bool isFitting(const AnalysisState& state) const { return m_job.isBusy() && m_latest == state; }
    bool isFittingCold(const AnalysisState& state) const { return m_latestIsCold && isFitting(state); }
    Job<FitAnswer>& job() { return m_job; }
    const Job<FitAnswer>& job() const { return m_job; }

signals:
    void answered(const fuzzylens::ui::FitAnswer& answer);
    /// The data of a request are ready; its fit may take its time.
    void prepared(const fuzzylens::ui::AnalysisState& state, const fuzzylens::ui::PreparationPtr& preparation);
    void busyChanged();

private:
    bool isPreview(const FitRequest& request) const;
    void timeRunning();

    Mailbox m_mailbox;
    std::shared_ptr<DataParts> m_parts = std::make_shared<DataParts>();
    Job<FitAnswer> m_job;           // posts to the mailbox until it is destroyed
    double m_coldMilliseconds = 0;  // of the last cold fit on the present data; at least, when it was given up
    PreparationPtr m_timedData;
    PreparationPtr m_requestedCold;  // what the newest request fits cold; null: a preview, or not prepared yet
    PreparationPtr m_runningCold;    // the same of the request that runs
    quint64 m_latestGeneration = 0;
    AnalysisState m_latest;
    bool m_latestIsCold = true;
    bool m_latestReuseOnly = false;
};

/// The computation itself, in any thread: prepares unprepared data and passes them to @p prepared, fits,
/// fills in the result.
FitAnswer computeFit(const FitRequest& request, bool preview, const Progress& progress,
                     const std::function<void(const PreparationPtr&)>& prepared = {});

}  // namespace fuzzylens::ui
