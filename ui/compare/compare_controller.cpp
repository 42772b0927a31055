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
    : FitController(project, parent)
{
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
    const std::string& open = project().state().method;
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
    if (!project().fitter().isPrepared())
        return {Protocol::Kind::Folds, folds, folds};
    const std::vector<int> sizes = classSizes(project().fitter().prepared()->problem.target);
    const int least = sizes.empty() ? 0 : *std::min_element(sizes.begin(), sizes.end());
    if (least >= folds)
        return {Protocol::Kind::Folds, folds, folds};
    return least >= fewFolds ? Protocol{Protocol::Kind::Folds, fewFolds, 10} : Protocol();
}

QString CompareController::obstacle(const ComparisonPlan& plan) const
{
    const QString obstacle = validationObstacle(project(), plan.protocol);
    return obstacle.isEmpty() && plan.methods.empty() ? tr("Select at least one method.") : obstacle;
}

void CompareController::start(const ComparisonPlan& plan)
{
    if (fail(obstacle(plan)))
        return;
    try {
        auto next = std::make_shared<const StartedComparison>(
            project().dataset(), project().input(), project().state(), project().fitter().prepared(), plan);
        forget();
        m_comparison = std::move(next);
    } catch (const std::invalid_argument& error) {
        fail(exceptionText(error));
        return;
    }
    run(m_comparison);
    emit changed();
}

void CompareController::run(const StartedComparisonPtr& comparison)
{
    qint64 total = 0;
    for (const ComparedMethod& method : comparison->methods())
        total += qint64(method.fits);
    FitController::run(0, total, [this, comparison, total](const Progress& progress) {
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

void CompareController::forget()
{
    reset();
    m_comparison.reset();
    m_finished.clear();
    m_refused.clear();
    m_pairs.clear();
    m_selected = 0;
    emit resultsChanged();
}

bool CompareController::isStale() const
{
    return m_comparison && (m_comparison->data() != project().dataset() ||
                            !m_comparison->state().samePreparation(project().state()));
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
    AnalysisState next = project().state();
    if (next.method != validated.method) {
        next.chosenElsewhere[next.method] = next.chosen;
        next.chosenElsewhere.erase(validated.method);
        next.method = validated.method;
    }
    next.chosen = m_comparison->settingsOf(*compared, validated);
    project().change(next, tr("choice of a method"));
    if (!project().fitter().isLive())
        project().fitter().refit();
}

}  // namespace fuzzylens::ui
