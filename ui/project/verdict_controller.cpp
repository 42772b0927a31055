// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/project/verdict_controller.h"

#include "core/common/memory_consent.h"
#include "core/evaluation/cross_validation.h"
#include "ui/project/project.h"
#include "ui/theme/core_text.h"

#include <QThread>

#include <algorithm>

namespace fuzzylens::ui {

namespace {

constexpr int testingMilliseconds = 300;
constexpr std::size_t mostKnown = 64;
constexpr double cheapSeconds = 2;

/// What a fit was made of, constraints included.
Problem problemOf(const Fit& fit)
{
    Problem problem = fit.prepared->problem;
    problem.pairs = fit.pairs;
    return problem;
}

LeaveOneOutFit evaluated(const Fit& fit, const Problem& problem)
{
    return {method(fit.result->method), fit.original, fit.prepared->steps, problem, fit.result->parameters};
}

/// About as many fits as a verdict takes where no closed form is known.
double fitsOf(const LeaveOneOutFit& fit)
{
    constexpr double restarts = 10, folds = 10, permutations = 200;
    return isClassifier(fit) ? folds * permutations : restarts;
}

bool hasTwoClasses(const std::vector<int>& classOf)
{
    int first = -1;
    return std::any_of(classOf.begin(), classOf.end(), [&first](int cls) {
        if (first < 0)
            first = cls;
        return cls >= 0 && cls != first;
    });
}

}  // namespace

VerdictController::VerdictController(Project& project, QObject* parent)
    : QObject(parent)
    , m_project(project)
{
    m_idleTimer.setSingleShot(true);
    m_idleTimer.setInterval(testingMilliseconds);
    connect(&m_idleTimer, &QTimer::timeout, this, [this] { compute(); });
    connect(&m_project.scene(), &Scene::fitChanged, this, &VerdictController::followFit);
    const auto fail = [this](const QString& message, bool lacksMemory) {
        m_error = message;
        m_lacksMemory = lacksMemory;
        m_verdict.reset();
        showPredictions();
        emit changed();
    };
    m_job.onFinished(this, [fail](quint64, const QString& shortage) {
        if (!shortage.isEmpty())
            fail(shortage, true);
    });
    connect(&m_job, &JobBase::failed, this, [fail](quint64, const QString& message) { fail(message, false); });
    connect(&m_job, &JobBase::idle, this, &VerdictController::changed);
}

bool VerdictController::isPossible() const
{
    const FitPtr& fit = m_project.scene().fit();
    if (!fit || fit->preview || !fit->prepared || fit->result->target.kind != Target::Kind::Classes)
        return false;
    return hasTwoClasses(fit->result->target.classOf) &&
           (isClassifier(evaluated(*fit, fit->prepared->problem)) || !fit->result->outcome.assigned.empty());
}

double VerdictController::expectedSeconds() const
{
    const Fit& fit = *m_project.scene().fit();
    const LeaveOneOutFit wanted = evaluated(fit, fit.prepared->problem);
    const bool hasClosedForm = wanted.method.predictLabellings && isCheapInFolds(*wanted.original) &&
                               wanted.method.leaveOneOutIsCheap(wanted.problem, wanted.parameters);
    return hasClosedForm ? 0 : 1e-3 * fit.milliseconds * fitsOf(wanted);
}

bool VerdictController::isCheap() const
{
    return isPossible() && expectedSeconds() < cheapSeconds;
}

VerdictPtr VerdictController::verdictOn(const FitPtr& fit) const
{
    const auto known =
        std::find_if(m_known.begin(), m_known.end(), [&](const Known& each) { return each.fit.lock() == fit; });
    return fit && known != m_known.end() ? known->verdict : nullptr;
}

void VerdictController::remember(const FitPtr& fit, const VerdictPtr& verdict)
{
    m_known.push_back({fit, verdict});
    if (m_known.size() > mostKnown)
        m_known.pop_front();
    if (fit == m_project.scene().fit())
        followFit();
}

/// A verdict belongs to a fit: another one on screen has none, or the one that is known of it. Whether one comes
/// is said at once, or the card would offer it in between, and lay out the window twice.
void VerdictController::followFit()
{
    m_job.cancel();
    m_idleTimer.stop();
    m_error.clear();
    m_lacksMemory = false;
    m_verdict = verdictOn(m_project.scene().fit());
    if (!(m_verdict && m_verdict->isComplete) && isCheap())
        m_idleTimer.start();
    showPredictions();
    emit changed();
}

void VerdictController::showPredictions()
{
    const FitPtr& fit = m_project.scene().fit();
    const bool isKnown = m_verdict && m_verdict->accuracy &&
                         m_verdict->accuracy->predictedClass.size() == fit->result->target.classOf.size();
    m_project.scene().setLeftOutClasses(isKnown ? m_verdict->accuracy->predictedClass : std::vector<int>());
}

void VerdictController::compute(bool exceedsMemory)
{
    if (!isPossible())
        return;
    m_error.clear();
    m_lacksMemory = false;
    m_job.request([this, exceedsMemory, fit = m_project.scene().fit()](const Progress& progress) {
        const MemoryConsent consent(exceedsMemory);
        const RunControl control{std::max(1, QThread::idealThreadCount() - 1), progress};
        VerdictOptions options;
        if (fit->result->parameters.has("seed"))
            options.seed = std::uint64_t(fit->result->parameters.integer("seed"));
        const auto report = [this, fit](const Verdict& state) {
            QMetaObject::invokeMethod(
                this, [this, fit, copy = std::make_shared<const Verdict>(state)] { take(fit, copy); });
        };
        try {
            const Problem problem = problemOf(*fit);
            computeVerdict(evaluated(*fit, problem), fit->result->outcome, options, control, report);
        } catch (const MemoryError& error) {
            return exceptionText(error);
        }
        return QString();
    });
    emit changed();
}

/// A state of the computation; also of one that was cancelled meanwhile.
void VerdictController::take(const FitPtr& fit, const VerdictPtr& verdict)
{
    if (verdict->isComplete)
        return remember(fit, verdict);
    if (fit != m_project.scene().fit() || !isBusy())
        return;
    m_verdict = verdict;
    showPredictions();
    emit changed();
}

}  // namespace fuzzylens::ui
