// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/project/fit_job.h"

#include "core/common/memory_consent.h"
#include "core/numeric/parallel.h"
#include "core/session/fit_command.h"
#include "core/session/requested_fit.h"
#include "ui/project/requested_probes.h"
#include "ui/theme/core_text.h"

#include <QElapsedTimer>

#include <algorithm>
#include <cmath>

namespace fuzzylens::ui {

namespace {

constexpr std::chrono::milliseconds previewBudget{12}, partBudget{30};

/// Of the shapes of the clusters; none where they are balls.
std::optional<double> shrinkageOf(const MethodDescription& chosen, const Problem& problem,
                                  const Parameters& parameters)
{
    for (const ParameterDescription& parameter : chosen.parameters)
        if (parameter.name == "shrinkage" && (!parameter.applies || parameter.applies(problem.target, parameters)))
            return parameters.real(parameter.name);
    return std::nullopt;
}

bool sameNumbers(const std::vector<double>& one, const std::vector<double>& other)
{
    return std::equal(one.begin(), one.end(), other.begin(), other.end(),
                      [](double a, double b) { return a == b || (std::isnan(a) && std::isnan(b)); });
}

bool sameTarget(const Target& one, const Target& other)
{
    return one.kind == other.kind && one.name == other.name && one.classNames == other.classNames &&
           one.classOf == other.classOf && sameNumbers(one.numbers, other.numbers);
}

/// Whether @p command would make @p earlier, of the same data, from @p problem.
bool isResultOf(const EarlierFit& earlier, const FitCommand& command, const Problem& problem)
{
    const Result& result = *earlier.result;
    return result.method == command.method && result.parameters == command.parameters &&
           result.steps == command.steps && sameTarget(result.target, problem.target) &&
           hasPairs(earlier.command) == hasPairs(command) && *result.samples == problem.data->sampleNames() &&
           *result.features == problem.data->featureNames();
}

/// Properties of the fit from the request, other than the data.
FitCommand commandOf(const FitRequest& request, const Preparation& prepared)
{
    FitCommand command;
    command.input = request.input;
    command.input.import.labelField = request.state.label;
    command.steps = prepared.specs;
    command.method = request.state.method;
    command.parameters = fitParameters(request.state, prepared);
    for (const auto& [name, value] : request.state.chosen)
        command.chosen.insert(name);
    return command;
}

/// Null if it is a fit of other data.
const EarlierFit* earlierFit(const FitRequest& request)
{
    const bool isOfThese =
        request.earlier && !request.found && isOfData(*request.earlier, request.data, request.input);
    return isOfThese ? &*request.earlier : nullptr;
}

PreparationPtr preparationOf(const FitRequest& request, const EarlierFit* earlier, const Progress& progress)
{
    if (request.prepared)
        return request.prepared;
    if (request.alike)
        return preparedAnew(*request.alike, request.state);
    return prepare(request.data, request.state, progress, earlier ? earlier->steps : std::vector<FittedStepPtr>());
}

/// Whether a request for a part of large data is answered by a few updates, as in a drag.
bool refinesPart(const FitRequest& request)
{
    const MethodDescription& chosen = method(request.state.method);
    return request.inDrag && chosen.refine && request.from && request.from->result->method == chosen.id;
}

using Budget = std::optional<std::chrono::milliseconds>;

/// The displayed outcome if it belongs to these data; else an empty one: the preview has its own start.
const Outcome& startOf(const FitRequest& request, const Preparation& prepared)
{
    static const Outcome none;
    return request.from && request.from->data == prepared.data ? request.from->result->outcome : none;
}

/// Fits @p used, the prepared data or a part of them, and fills in the answer. @param budget of a few updates from
/// the fit on screen; none: the fit is cold. @param clock since the request.
void fitData(const FitRequest& request, const PreparationPtr& used, const EarlierFit* earlier, Budget budget,
             const Progress& progress, const QElapsedTimer& clock, FitAnswer& answer)
{
    const MethodDescription& chosen = method(request.state.method);
    const Preparation& prepared = *used;
    FitCommand command = commandOf(request, prepared);
    checkParameters(chosen, command.parameters);
    const Parameters asSet = command.parameters;
    if (request.found)
        command.parameters = withPinnedProbes(*request.found, prepared.problem, asSet);
    Problem problem = prepared.problem;
    bool hasPairsFile = true;
    if (chosen.usesPairs && request.state.pairs) {
        problem.pairs =
            std::make_shared<const PairSet>(keptPairs(request.state.pairs->pairs, prepared.kept.samples));
        hasPairsFile = state(*request.state.pairs, *request.data, problem, command);
    }
    const RunControl control{hardwareThreads(), progress};
    const MemoryConsent consent(request.exceedsMemory);
    const bool isEarlier = earlier && isResultOf(*earlier, command, problem);
    if (request.reuseOnly && !isEarlier) {
        answer.isNotReusable = true;
        return;
    }
    Outcome outcome =
        isEarlier ? earlier->result->outcome
        : budget  ? chosen.refine(problem, command.parameters, startOf(request, prepared), *budget, control)
                  : chosen.run(problem, command.parameters, control);
    if (request.found) {
        record(*request.found, outcome);
        answer.matchesState = request.found->satisfiesConstraints;
        if (answer.matchesState)
            command.parameters = asSet;
    }
    auto result = std::make_shared<Result>(makeResult(command, request.data, problem, std::move(outcome)));
    result->samples = prepared.samples;  // shared by every fit on these data
    result->features = prepared.features;
    auto fit = std::make_shared<Fit>();
    fit->command = std::move(command);
    fit->pairs = problem.pairs;
    fit->lacksPairsFile = !hasPairsFile;
    fit->shrinkage = shrinkageOf(chosen, problem, fit->command.parameters);
    fit->data = prepared.problem.data;
    fit->original = request.data;
    fit->prepared = used;
    fit->steps = used;
    fit->result = std::move(result);
    fit->preview = (budget && !isEarlier) || used != answer.prepared;
    fit->milliseconds = isEarlier ? earlier->milliseconds : double(clock.nsecsElapsed()) * 1e-6;
    answer.fit = std::move(fit);
}

/// Fits the part of large data that the request asks for. False where there is none, or where it cannot be fitted,
/// such as by probes that are not in it.
bool fitPart(const FitRequest& request, const EarlierFit* earlier, const Progress& progress,
             const QElapsedTimer& clock, FitAnswer& answer)
{
    if (!request.parts || request.found || request.reuseOnly || earlier)
        return false;
    const PreparationPtr part = request.parts->part(answer.prepared, request.stage);
    if (part == answer.prepared)
        return false;
    try {
        fitData(request, part, nullptr, refinesPart(request) ? Budget(partBudget) : Budget(), progress, clock,
                answer);
    } catch (const std::logic_error&) {
        return false;
    } catch (const DataError&) {
        return false;
    }
    return true;
}

}  // namespace

bool isOfData(const EarlierFit& earlier, const DatasetPtr& data, const InputSpec& input)
{
    return isOfData(earlier.data, earlier.command.input, earlier.result->inputSha256, data, input);
}

bool isOfData(const std::weak_ptr<const Dataset>& held, const InputSpec& input, const std::string& sha256,
              const DatasetPtr& data, const InputSpec& other)
{
    if (const DatasetPtr inMemory = held.lock())
        return inMemory == data;
    // A file may have been moved, and labels are compared by whoever asks.
    const auto withoutPlace = [&sha256](InputSpec spec) {
        if (!sha256.empty())
            spec.file.clear();
        spec.import.labelField.reset();
        spec.sha256.clear();
        return spec;
    };
    return sha256 == data->origin().sha256 && withoutPlace(input) == withoutPlace(other);
}

FitAnswer computeFit(const FitRequest& request, bool preview, const Progress& progress,
                     const std::function<void(const PreparationPtr&)>& tell)
{
    QElapsedTimer clock;
    clock.start();
    FitAnswer answer;
    answer.state = request.state;
    answer.stage = request.stage;
    const auto fail = [&](const std::exception& error) {
        answer.isNotReusable = request.reuseOnly;  // then this was not requested
        if (!request.reuseOnly)
            answer.error = exceptionText(error);
    };
    try {
        const EarlierFit* earlier = earlierFit(request);
        answer.prepared = preparationOf(request, earlier, progress);
        if (!answer.prepared)
            return answer;  // cancelled: no request waits for it
        if (tell && !request.prepared)
            tell(answer.prepared);
        if (!fitPart(request, earlier, progress, clock, answer))
            fitData(request, answer.prepared, earlier, preview ? Budget(previewBudget) : Budget(), progress, clock,
                    answer);
    } catch (const MemoryError& error) {
        fail(error);
        answer.lacksMemory = !answer.error.isEmpty();
    } catch (const DataError& error) {
        fail(error);
    } catch (const std::logic_error& error) {
        fail(error);
    }
    return answer;
}

FitJob::FitJob()
{
    m_job.onFinished(this, [this](quint64, const FitAnswer& answer) {
        if (answer.fit && !answer.fit->preview) {
            m_coldMilliseconds = answer.fit->milliseconds;
            m_timedData = answer.prepared;
        }
        emit answered(answer);
    });
    connect(&m_job, &JobBase::failed, this, [this](quint64 generation, const QString& message) {
        if (generation != m_latestGeneration)
            return;  // the newer request answers
        FitAnswer answer;
        answer.state = m_latest;
        answer.isNotReusable = m_latestReuseOnly;
        answer.error = message;
        emit answered(answer);
    });
    connect(&m_job, &JobBase::started, this, [this] {
        m_runningCold = m_requestedCold;  // what starts is always the newest request
        emit busyChanged();
    });
    connect(&m_job, &JobBase::idle, this, &FitJob::busyChanged);
}

/// The time of a running cold fit counts too: during a drag it may never finish.
void FitJob::timeRunning()
{
    const auto running = double(m_job.runningMilliseconds());
    if (!m_runningCold || running <= frameMilliseconds)
        return;
    m_coldMilliseconds = running;
    m_timedData = m_runningCold;
}

bool FitJob::isPreview(const FitRequest& request) const
{
    const bool isSlow = m_timedData && m_timedData == request.prepared && m_coldMilliseconds > frameMilliseconds;
    const MethodDescription& chosen = method(request.state.method);
    return request.inDrag && isSlow && request.from && chosen.refine &&
           request.from->result->method == chosen.id && request.from->data == request.prepared->problem.data;
}

void FitJob::request(FitRequest request)
{
    m_latest = request.state;
    m_latestReuseOnly = request.reuseOnly;
    timeRunning();
    request.parts = m_parts;
    const bool preview = isPreview(request);
    m_latestIsCold = !preview;
    m_requestedCold = preview ? nullptr : request.prepared;
    m_latestGeneration = m_job.request([this, request = std::move(request), preview](const Progress& progress) {
        // The job is waited for before this goes.
        return computeFit(request, preview, progress, [&](const PreparationPtr& preparation) {
            m_mailbox.post([this, state = request.state, preparation] { emit prepared(state, preparation); });
        });
    });
}

void FitJob::reset()
{
    m_parts = std::make_shared<DataParts>();  // a worker may have the previous one
    m_timedData.reset();
    m_requestedCold.reset();
    m_runningCold.reset();
    m_coldMilliseconds = 0;
}

void FitJob::cancel()
{
    m_job.cancel();
}

}  // namespace fuzzylens::ui
