// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/project/accuracy_controller.h"

#include "core/common/memory_consent.h"
#include "core/numeric/random.h"
#include "ui/project/project.h"
#include "ui/theme/core_text.h"

namespace fuzzylens::ui {

namespace {

constexpr std::uint64_t permutationSeed = 1;
constexpr int idleMilliseconds = 250;

Target permuted(const Target& target)
{
    Target result = target;
    std::vector<std::size_t> labelled;
    for (std::size_t i = 0; i < target.classOf.size(); ++i)
        if (target.classOf[i] >= 0)
            labelled.push_back(i);
    const std::vector<int> order = Random(permutationSeed).permutation(int(labelled.size()));
    for (std::size_t i = 0; i < labelled.size(); ++i)
        result.classOf[labelled[i]] = target.classOf[labelled[std::size_t(order[i])]];
    return result;
}

}  // namespace

AccuracyController::AccuracyController(Project& project, QObject* parent)
    : QObject(parent)
    , m_project(project)
{
    m_idleTimer.setSingleShot(true);
    m_idleTimer.setInterval(idleMilliseconds);
    connect(&m_idleTimer, &QTimer::timeout, this, &AccuracyController::compute);
    connect(&m_project.scene(), &Scene::fitChanged, this, [this] {
        m_job.cancel();
        m_idleTimer.stop();
        m_accuracy.reset();
        emit changed();
    });
    connect(&m_project.fitter(), &Fitter::fitted, this, &AccuracyController::settled);
    m_job.onFinished(this, [this](quint64, const Computed& computed) {
        if (computed.shortage.isEmpty())
            m_accuracy = computed.accuracy;
        else if (m_isAsked)
            emit refused(computed.shortage, true);
        emit changed();
    });
    connect(&m_job, &JobBase::failed, this, [this](quint64, const QString& message) {
        if (m_isAsked)
            emit refused(message, false);
        emit changed();
    });
}

const LeaveOneOutAccuracy* AccuracyController::leftOutOf(const FitPtr& fit) const
{
    return m_accuracy && fit && fit == m_project.scene().fit() ? &m_accuracy->labels : nullptr;
}

void AccuracyController::take(const LeftOutAccuracy& known)
{
    m_idleTimer.stop();
    m_job.cancel();
    m_accuracy = known;
    emit changed();
}

bool AccuracyController::isPossible() const
{
    const FitPtr& fit = m_project.scene().fit();
    return fit && fit->prepared && bool(method(fit->result->method).leaveOneOut) &&
           fit->result->target.kind == Target::Kind::Classes;
}

bool AccuracyController::isCheap() const
{
    if (!isPossible())
        return false;
    const Fit& shown = *m_project.scene().fit();
    const MethodDescription& chosen = method(shown.result->method);
    return chosen.leaveOneOutIsCheap && isCheapInFolds(*shown.original) &&
           chosen.leaveOneOutIsCheap(shown.prepared->problem, shown.result->parameters);
}

void AccuracyController::settled()
{
    if (isCheap())
        m_idleTimer.start();
}

void AccuracyController::request(bool isAsked, bool exceedsMemory)
{
    if (!isPossible())
        return;
    m_isAsked = isAsked;
    m_job.request([fit = m_project.scene().fit(), exceedsMemory](const Progress& progress) {
        const MethodDescription& chosen = method(fit->result->method);
        const Parameters& parameters = fit->result->parameters;
        const RunControl control{1, false, progress};
        Problem problem = fit->prepared->problem;
        const LeaveOneOutFit leftOut{chosen, fit->original, fit->prepared->steps, problem, parameters};
        Computed result;
        const MemoryConsent consent(exceedsMemory);
        try {
            result.accuracy.labels = leaveOneOut(leftOut, InFold::Always, control);
            problem.target = permuted(problem.target);
            result.accuracy.permuted = leaveOneOut(leftOut, InFold::Always, control);
        } catch (const MemoryError& error) {
            result.shortage = exceptionText(error);
        }
        return result;
    });
    emit changed();
}

}  // namespace fuzzylens::ui
