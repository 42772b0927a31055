// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/compare/compare_controller.h"

#include "core/common/issue.h"
#include "core/numeric/parallel.h"
#include "ui/project/project.h"
#include "ui/theme/core_text.h"
#include "ui/tune/validation.h"

#include <algorithm>
#include <stdexcept>

namespace fuzzylens::ui {

CompareController::CompareController(Project& project, QObject* parent)
    : QObject(parent)
    , m_project(project)
{
    connect(&m_project, &Project::opened, this, &CompareController::forget);
    connect(&m_project, &Project::datasetChanged, this, &CompareController::changed);
    connect(&m_project, &Project::stateChanged, this, &CompareController::changed);
    connect(&m_project.fitter(), &Fitter::preparedChanged, this, &CompareController::changed);
    connect(&m_project.fitter(), &Fitter::errorChanged, this, &CompareController::changed);
    connect(&m_job, &JobBase::failed, this, [this](quint64, const QString& message) {
        m_error = message;
        emit changed();
    });
    connect(&m_job, &JobBase::progressed, this,
            [this](quint64, const QString&, qint64 done, qint64 total, double) {
                m_progress = FitProgress::after(m_clock.elapsed(), done, total);
                emit progressed();
            });
    connect(&m_job, &JobBase::idle, this, &CompareController::changed);
    connect(this, &CompareController::resultsChanged, this, &CompareController::changed);
}

std::vector<std::string> CompareController::comparableMethods()
{
    std::vector<std::string> ids;
    for (const MethodDescription& each : methods())
        if (isSearchable(each))
            ids.push_back(each.id);
    return ids;
}

std::vector<std::string> CompareController::defaultMethods() const
{
    const std::string& open = m_project.state().method;
    std::vector<std::string> ids;
    if (isSearchable(method(open)))
        ids.push_back(open);
    for (const char* classifier : {"nearest-centroid", "knn", "svm-linear", "random-forest"})
        if (classifier != open)
            ids.emplace_back(classifier);
    return ids;
}

Protocol CompareController::defaultProtocol() const
{
    constexpr int folds = 5, fewFolds = 3;
    if (!m_project.fitter().isPrepared())
        return {Protocol::Kind::Folds, folds, folds};
    const std::vector<int> sizes = classSizes(m_project.fitter().prepared()->problem.target);
    const int least = sizes.empty() ? 0 : *std::min_element(sizes.begin(), sizes.end());
    if (least >= folds)
        return {Protocol::Kind::Folds, folds, folds};
    return least >= fewFolds ? Protocol{Protocol::Kind::Folds, fewFolds, 10} : Protocol();
}

QString CompareController::obstacle(const ComparisonPlan& plan) const
{
    const QString obstacle = validationObstacle(m_project, plan.protocol);
    return obstacle.isEmpty() && plan.methods.empty() ? tr("Select at least one method.") : obstacle;
}

void CompareController::start(const ComparisonPlan& plan)
{
    m_error = obstacle(plan);
    if (!m_error.isEmpty())
        return emit changed();
    try {
        auto next = std::make_shared<const StartedComparison>(
            m_project.dataset(), m_project.input(), m_project.state(), m_project.fitter().prepared(), plan);
        forget();
        m_comparison = std::move(next);
    } catch (const std::invalid_argument& error) {
        m_error = exceptionText(error);
        return emit changed();
    }
    for (const ComparedMethod& method : m_comparison->methods())
        m_progress.total += qint64(method.fits);
    m_clock.start();
    run(m_comparison);
    emit changed();
}

void CompareController::run(const StartedComparisonPtr& comparison)
{
    m_job.request([this, comparison, total = m_progress.total](const Progress& progress) {
        qint64 before = 0;
        for (const ComparedMethod& method : comparison->methods()) {
            const auto fits = qint64(method.fits);
            const auto report = [&](const Step& step) {
                const qint64 done = step.total > 0 ? fits * step.done / step.total : 0;
                return shouldContinue(progress, {step.phase, before + done, total});
            };
            Validation answer;
            try {
                answer.validated = comparison->validated(method, {std::max(1, hardwareThreads() - 1), report});
                if (!answer.validated)
                    return false;
            } catch (const std::invalid_argument& error) {
                answer.refusal = exceptionText(error);
            } catch (const DataError& error) {
                answer.refusal = exceptionText(error);
            }
            before += fits;
            QMetaObject::invokeMethod(this, [this, comparison, id = method.id, answer = std::move(answer)] {
                take(comparison, id, answer);
            });
        }
        return true;
    });
}

void CompareController::stop()
{
    m_job.cancel();
    emit changed();
}

void CompareController::forget()
{
    m_job.cancel();
    m_comparison.reset();
    m_finished.clear();
    m_refused.clear();
    m_pairs.clear();
    m_selected = 0;
    m_error.clear();
    m_progress = {};
    emit resultsChanged();
}

bool CompareController::isStale() const
{
    return m_comparison && (m_comparison->data() != m_project.dataset() ||
                            !m_comparison->state().samePreparation(m_project.state()));
}

/// Also of a comparison that was stopped in the meantime; those of one that was replaced count for nothing.
void CompareController::take(const StartedComparisonPtr& comparison, const std::string& method,
                             const Validation& answer)
{
    if (comparison != m_comparison)
        return;
    if (answer.validated)
        m_finished.push_back(*answer.validated);
    else
        m_refused.push_back({method, answer.refusal});
    m_pairs = comparedPairs(m_finished, comparison->target().classOf, comparison->protocol());
    emit resultsChanged();
}

void CompareController::select(std::size_t finished)
{
    if (finished == m_selected || finished >= m_finished.size())
        return;
    m_selected = finished;
    emit resultsChanged();
}

void CompareController::useSelected()
{
    if (isStale() || m_selected >= m_finished.size())
        return;
    const ValidatedMethod& validated = m_finished[m_selected];
    const auto compared =
        std::find_if(m_comparison->methods().begin(), m_comparison->methods().end(),
                     [&](const ComparedMethod& method) { return method.id == validated.method; });
    AnalysisState next = m_project.state();
    if (next.method != validated.method) {
        next.chosenElsewhere[next.method] = next.chosen;
        next.chosenElsewhere.erase(validated.method);
        next.method = validated.method;
    }
    next.chosen = m_comparison->settingsOf(*compared, validated);
    m_project.change(next, tr("choice of a method"));
    if (!m_project.fitter().isLive())
        m_project.fitter().refit();
}

}  // namespace fuzzylens::ui
