// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/document/fit_controller.h"

#include "core/numeric/parallel.h"

#include <QElapsedTimer>

namespace fuzzylens::ui {

namespace {

constexpr std::chrono::milliseconds previewBudget{12};

Parameters parametersOf(const AnalysisState& state, const Preparation& prepared)
{
    Parameters parameters = prepared.defaults;
    for (const auto& [name, value] : state.chosen)
        if (parameters.has(name))
            parameters.set(name, value);
    return parameters;
}

}  // namespace

FitAnswer computeFit(const FitRequest& request, bool preview, const Progress& progress)
{
    QElapsedTimer clock;
    clock.start();
    FitAnswer answer;
    answer.state = request.state;
    const MethodDescription& chosen = method(request.state.method);
    try {
        answer.prepared = request.prepared ? request.prepared : prepare(request.data, request.state, progress);
        const Preparation& prepared = *answer.prepared;
        auto result = std::make_shared<Result>();
        result->inputPath = request.data->origin().path;
        result->inputSha256 = request.data->origin().sha256;
        result->steps = request.state.activeSteps();
        result->method = chosen.id;
        result->parameters = parametersOf(request.state, prepared);
        result->samples = prepared.samples;
        result->features = prepared.features;
        result->target = prepared.problem.target;
        checkParameters(chosen, result->parameters);
        RunControl control{hardwareThreads(), false, progress};
        result->outcome = preview ? chosen.refine(prepared.problem, result->parameters,
                                                  request.from->result->outcome, previewBudget, control)
                                  : chosen.run(prepared.problem, result->parameters, control);
        result->metrics = metricsOf(prepared.problem, result->outcome);
        auto fit = std::make_shared<Fit>();
        fit->data = prepared.problem.data;
        fit->result = std::move(result);
        fit->preview = preview;
        fit->milliseconds = double(clock.nsecsElapsed()) * 1e-6;
        answer.fit = std::move(fit);
    } catch (const std::invalid_argument& error) {
        answer.error = QString::fromUtf8(error.what());
    } catch (const DataError& error) {
        answer.error = QString::fromUtf8(error.what());
    } catch (const std::logic_error& error) {
        answer.error = QString::fromUtf8(error.what());
    }
    return answer;
}

FitController::FitController(QThreadPool& pool, QObject* parent)
    : QObject(parent)
    , m_job(pool)
{
    connect(&m_job, &LatestJob::finished, this, [this](quint64, const std::any& value) {
        const auto answer = std::any_cast<FitAnswer>(value);
        if (answer.fit && !answer.fit->preview) {
            m_coldMilliseconds = answer.fit->milliseconds;
            m_timedData = answer.prepared;
        }
        emit answered(answer);
    });
    connect(&m_job, &LatestJob::failed, this, [this](quint64, const QString& message) {
        FitAnswer answer;
        answer.state = m_latest;
        answer.error = message;
        emit answered(answer);
    });
    connect(&m_job, &LatestJob::started, this, &FitController::busyChanged);
    connect(&m_job, &LatestJob::idle, this, &FitController::busyChanged);
}

void FitController::request(FitRequest request)
{
    m_latest = request.state;
    const MethodDescription& chosen = method(request.state.method);
    const bool isSlow = m_timedData && m_timedData == request.prepared && m_coldMilliseconds > frameMilliseconds;
    const bool preview = request.inDrag && isSlow && request.from && chosen.refine &&
                         request.from->result->method == chosen.id &&
                         request.from->data == request.prepared->problem.data;
    m_job.request([request = std::move(request), preview](const Progress& progress) -> std::any {
        return computeFit(request, preview, progress);
    });
}

void FitController::cancel()
{
    m_job.cancel();
}

}  // namespace fuzzylens::ui
