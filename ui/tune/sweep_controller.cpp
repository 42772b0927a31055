// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tune/sweep_controller.h"

#include "core/numeric/parallel.h"
#include "ui/project/project.h"
#include "ui/theme/core_text.h"
#include "ui/tune/tune_text.h"

#include <algorithm>
#include <stdexcept>

namespace fuzzylens::ui {

SweepController::SweepController(Project& project, QObject* parent)
    : FitController(project, parent)
{}

Problem SweepController::problemOf(const Preparation& prepared) const
{
    const AnalysisState& state = project().state();
    Problem problem = prepared.problem;
    if (method(state.method).usesPairs && state.pairs)
        problem.pairs = std::make_shared<const PairSet>(keptPairs(state.pairs->pairs, prepared.kept.samples));
    return problem;
}

GridAxis SweepController::values(const SearchAxis& axis, const SearchRange& range) const
{
    return gridAxis(axis, range);
}

void SweepController::start(const SearchAxis& axis, const SearchRange& range)
{
    if (fail(obstacle()))
        return;
    std::vector<Phase> phases;
    try {
        const PreparationPtr& prepared = project().fitter().prepared();
        auto next = std::make_shared<const Sweep>(project().dataset(), project().state(), prepared,
                                                  problemOf(*prepared), axis, values(axis, range));
        phases = this->phases(next);
        forget();
        m_sweep = std::move(next);
    } catch (const std::invalid_argument& error) {
        fail(exceptionText(error));
        return;
    }
    clear(m_sweep->size());
    qint64 fits = 0;
    for (const Phase& phase : phases)
        fits += phase.fits * qint64(m_sweep->size());
    run(0, fits, [phases, fits, order = order(*m_sweep)](const Progress& progress) {
        qint64 done = 0;
        for (const Phase& phase : phases)
            for (const std::size_t candidate : order) {
                const RunControl control{std::max(1, hardwareThreads() - 1), [&](const Step& step) {
                                             const qint64 part =
                                                 step.total > 0 ? phase.fits * step.done / step.total : 0;
                                             return shouldContinue(progress, {step.phase, done + part, fits});
                                         }};
                if (!phase.run(candidate, control))
                    return false;
                done += phase.fits;
                if (!shouldContinue(progress, {"fitting", done, fits}))
                    return false;
            }
        return true;
    });
    emit changed();
}

void SweepController::forget()
{
    reset();
    m_sweep.reset();
    clear(0);
}

void SweepController::report(const SweepPtr& sweep, std::function<void()> take)
{
    QMetaObject::invokeMethod(this, [this, sweep, take = std::move(take)] {
        if (sweep != m_sweep)
            return;
        take();
        emit changed();
    });
}

bool SweepController::isStale() const
{
    return m_sweep && m_sweep->isStale(project().dataset(), project().state());
}

std::optional<double> SweepController::present() const
{
    if (!m_sweep || isStale())
        return std::nullopt;
    return parametersOf(project().state(), m_sweep->prepared()).number(m_sweep->axis().parameter);
}

void SweepController::apply(std::size_t candidate)
{
    if (m_sweep && !isStale() && candidate < m_sweep->size())
        setParameter(m_sweep->candidates()[candidate].value(m_sweep->axis().parameter));
}

void SweepController::setParameter(const ParameterValue& value)
{
    project().setParameter(m_sweep->axis().parameter, value,
                           tr("change of %1").arg(shownText(m_sweep->axis().label)));
    if (!project().fitter().isLive())
        project().fitter().refit();
}

}  // namespace fuzzylens::ui
