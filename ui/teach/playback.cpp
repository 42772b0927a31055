// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/teach/playback.h"

#include "core/methods/frames.h"
#include "core/numeric/parallel.h"
#include "core/session/result.h"
#include "ui/project/preparation.h"
#include "ui/project/project.h"
#include "ui/teach/update_text.h"

#include <algorithm>
#include <cmath>

namespace fuzzylens::ui {

namespace {

/// The metrics of an update; without those that only the whole fit has.
void scoreUpdate(Result& result, const Problem& problem, const ShownUpdate& update)
{
    std::map<std::string, double>& metrics = result.metrics;
    metrics = metricsOf(problem, result.outcome, &method(result.method));
    for (const NamedFigure& figure : result.outcome.figures)
        metrics.erase(figure.name);
    std::erase_if(metrics, [](const auto& metric) { return metric.first.starts_with("repaired_"); });
    metrics["iterations"] = update.iteration;
    if (std::isfinite(update.objective))
        metrics["objective"] = update.objective;
    else
        metrics.erase("objective");
}

}  // namespace

Problem problemOf(const Fit& fit)
{
    Problem problem = fit.prepared->problem;
    problem.pairs = fit.pairs;
    return problem;
}

Playback::Playback(Project& project, QObject* parent)
    : Sequence(parent)
    , m_project(project)
{
    m_player.setInterval(Normal);
    connect(&m_player, &QTimer::timeout, this, &Playback::playOn);
    connect(&m_project.scene(), &Scene::fitChanged, this, &Playback::follow);
    m_job.onFinished(this,
                     [this](quint64, const std::shared_ptr<const Recording>& recording) { take(recording); });
    connect(&m_job, &JobBase::failed, this, [this](quint64, const QString& message) {
        m_problem = message;
        emit changed();
    });
}

QString Playback::noUpdates()
{
    return tr("There are no updates of this method to play.");
}

void Playback::setOpen(bool isOpen)
{
    if (isOpen == m_isOpen)
        return;
    m_isOpen = isOpen;
    if (isOpen)
        return follow();
    const FitPtr shown = m_recording && m_project.scene().fit()->update ? m_recording->fit : nullptr;
    drop();
    m_kept.reset();
    if (shown)
        m_project.scene().setFit(shown);
    emit changed();
}

/// Another fit than that of the updates has come on screen.
void Playback::follow()
{
    const FitPtr& fit = m_project.scene().fit();
    if (!m_isOpen || (fit && (fit->update || (m_recording && fit == m_recording->fit))))
        return;
    if (m_recording && fit && fit->original != m_recording->fit->original)
        m_kept.reset();
    else if (m_recording)
        m_kept = m_at < last() ? std::optional(m_at) : std::nullopt;
    drop();
    if (fit && !fit->preview && !method(fit->result->method).keepsFrames) {
        m_problem = noUpdates();
    } else if (fit && !fit->preview && fit->prepared) {
        static_cast<void>(m_job.request([fit](const Progress& progress) {
            auto recording = std::make_shared<Recording>();
            recording->fit = fit;
            const RunControl control{hardwareThreads(), progress, mostBytes};
            recording->outcome =
                method(fit->result->method).run(problemOf(*fit), fit->result->parameters, control);
            recording->frames = std::move(recording->outcome.frames);
            recording->outcome.frames.clear();
            return std::shared_ptr<const Recording>(std::move(recording));
        }));
    }
    emit changed();
}

void Playback::drop()
{
    m_job.cancel();
    m_player.stop();
    m_recording.reset();
    m_updates.clear();
    m_problem.clear();
    m_at = 0;
}

void Playback::take(const std::shared_ptr<const Recording>& recording)
{
    if (recording->fit != m_project.scene().fit())
        return;
    if (recording->frames.size() < 2) {
        m_problem = noUpdates();
        emit changed();
        return;
    }
    m_recording = recording;
    for (const Frame& frame : recording->frames)
        m_updates.push_back({frame.iteration, frame.block, frame.objective});
    if (m_updates.back().iteration < iterations())
        m_updates.push_back({iterations(), "end", recording->outcome.objective.back()});
    m_at = last();
    if (m_kept)
        show(*m_kept);
    emit changed();
}

QString Playback::text() const
{
    if (!m_updates.empty())
        return updateText(m_updates[std::size_t(m_at)], iterations());
    if (!m_problem.isEmpty())
        return m_problem;
    return isComputing() ? tr("Computing the updates…") : tr("No fit to play");
}

QString Playback::tip() const
{
    return isShortened() ? tr("The updates of the first %1 iterations are kept; more would take too much memory.")
                               .arg(m_updates[std::size_t(last()) - 1].iteration)
                         : text();
}

int Playback::iterations() const
{
    return m_recording ? m_recording->fit->result->outcome.iterations : 0;
}

std::size_t Playback::bytes() const
{
    std::size_t sum = 0;
    if (m_recording)
        for (const Frame& frame : m_recording->frames)
            sum += sizeOf(frame);
    return sum;
}

bool Playback::isShortened() const
{
    return m_recording && m_updates.size() > m_recording->frames.size();
}

bool Playback::hasEquations() const
{
    return m_recording && method(m_recording->fit->result->method).explainUpdate;
}

UpdateExplanation Playback::explain(const EquationIndices& at) const
{
    if (!hasEquations() || m_at == 0 || std::size_t(m_at) >= m_recording->frames.size())
        return {};
    const Result& result = *m_recording->fit->result;
    const MethodDescription& own = method(result.method);
    const Problem problem = problemOf(*m_recording->fit);
    Outcome fitted = m_recording->outcome;
    fitted.membershipsLabelFree.resize(0, 0);  // no predictions
    const Outcome before =
        outcomeAt(own, problem, result.parameters, fitted, m_recording->frames, std::size_t(m_at) - 1);
    return own.explainUpdate(problem, result.parameters, before, m_updates[std::size_t(m_at)].block, at);
}

FitPtr Playback::fitAt(int at) const
{
    if (at == last())
        return m_recording->fit;
    auto fit = std::make_shared<Fit>(*m_recording->fit);
    auto result = std::make_shared<Result>(*fit->result);
    result->outcome = outcomeAt(method(result->method), problemOf(*fit), result->parameters, m_recording->outcome,
                                m_recording->frames, std::size_t(at));
    scoreUpdate(*result, problemOf(*fit), m_updates[std::size_t(at)]);
    fit->result = std::move(result);
    fit->preview = true;
    fit->update = m_updates[std::size_t(at)];
    return fit;
}

void Playback::show(int at)
{
    if (m_updates.empty())
        return;
    at = std::clamp(at, 0, last());
    if (at == m_at)
        return;
    m_at = at;
    m_project.scene().setFit(fitAt(at));
    emit changed();
}

void Playback::keep(std::optional<int> at)
{
    m_kept = at;
    show(at.value_or(last()));
}

void Playback::play()
{
    if (m_updates.empty())
        return;
    m_player.start();
    show(m_at == last() ? 0 : m_at + 1);
    emit changed();
}

void Playback::pause()
{
    m_player.stop();
    emit changed();
}

void Playback::playOn()
{
    if (m_at + 1 >= last())
        m_player.stop();
    show(m_at + 1);
}

}  // namespace fuzzylens::ui
