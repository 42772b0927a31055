// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/project/fitter.h"

#include "ui/project/held_data.h"
#include "ui/project/project.h"

#include <algorithm>
#include <limits>
#include <utility>

namespace fuzzylens::ui {

namespace {

constexpr std::size_t maximumHeldFits = 24;
constexpr int idleMilliseconds = 180;

}  // namespace

Fitter::Fitter(Project& project)
    : m_project(project)
    , m_scene(project.scene())
{
    m_requestTimer.setSingleShot(true);
    m_requestTimer.setInterval(0);
    m_idleTimer.setSingleShot(true);
    m_idleTimer.setInterval(idleMilliseconds);
    connect(&m_requestTimer, &QTimer::timeout, this, [this] { request(); });
    connect(&m_idleTimer, &QTimer::timeout, this, [this] {
        if (m_scene.fit() && m_scene.fit()->preview)
            request(false);  // the pointer rests during a drag
    });
    connect(&m_fits, &FitJob::answered, this, &Fitter::accept);
    connect(&m_fits, &FitJob::busyChanged, this, &Fitter::followSearch);
    connect(&m_fits, &FitJob::busyChanged, this, &Fitter::busyChanged);
    connect(&m_scene.annealing(), &AnnealingStage::changed, this, &Fitter::followSearch);
    connect(&m_fits, &FitJob::prepared, this,
            [this](const AnalysisState& state, const PreparationPtr& preparation) {
                if (preparation->original != m_project.dataset() || !state.sameData(m_project.state()))
                    return;
                setPrepared(preparation, state);  // parameters() is known before the fit
                emit preparedChanged();
            });
}

bool Fitter::isPrepared() const
{
    return m_prepared && m_preparedState && m_preparedState->sameData(m_project.state());
}

Parameters Fitter::parameters() const
{
    return m_prepared ? parametersOf(m_project.state(), *m_prepared) : Parameters();
}

void Fitter::setLive(bool isLive)
{
    if (isLive == m_isLive)
        return;
    m_isLive = isLive;
    emit liveChanged(isLive);
    if (isLive)
        request();
}

bool Fitter::isOutdated() const
{
    const FitPtr& fit = m_scene.fit();
    const bool isOfOther =
        fit && m_shownState && (fit->original != m_project.dataset() || !m_shownState->sameFit(m_project.state()));
    const bool isUnfinished = fit && fit->isOfPart();
    return (isOfOther || isUnfinished) && !m_isContinuing && !m_requestTimer.isActive() &&
           !m_fits.isFitting(m_project.state());
}

const Fitter::HeldFit* Fitter::heldFit(const AnalysisState& state) const
{
    const auto found = std::find_if(m_heldFits.rbegin(), m_heldFits.rend(), [&](const HeldFit& held) {
        return held.state.sameFit(state) && held.fit->original == m_project.dataset();
    });
    return found == m_heldFits.rend() ? nullptr : &*found;
}

void Fitter::hold(const AnalysisState& state, const PreparationPtr& prepared, const FitPtr& fit)
{
    m_heldFits.push_back({state, prepared, fit});
    if (m_heldFits.size() > maximumHeldFits)
        m_heldFits.pop_front();
    std::vector<std::vector<DatasetPtr>> groups;
    for (const HeldFit& each : m_heldFits)
        groups.push_back({each.fit->original, each.prepared ? each.prepared->problem.data : each.fit->data});
    const std::vector<bool> isHeld = heldData(groups);
    std::deque<HeldFit> held;
    for (std::size_t at = 0; at < isHeld.size(); ++at)
        if (isHeld[at])
            held.push_back(std::move(m_heldFits[at]));
    m_heldFits = std::move(held);
}

FitPtr Fitter::finalFit() const
{
    return finalFit(m_project.state());
}

FitPtr Fitter::finalFit(const AnalysisState& state) const
{
    const HeldFit* held = heldFit(state);
    return held ? held->fit : nullptr;
}

void Fitter::fitAnyway()
{
    setError({});
    m_stage = std::numeric_limits<std::size_t>::max();  // all samples
    request(false, true);
}

void Fitter::reopen(const AnalysisState& state, const FitPtr& fit, const std::optional<EarlierFit>& earlier,
                    const QString& text)
{
    if (!m_project.dataset())
        return;
    if (fit->original == m_project.dataset() && !heldFit(state))
        hold(state, fit->prepared, fit);
    m_earlier = earlier;
    const bool isPresentState = state == m_project.state();
    m_project.change(state, text);
    if (!m_isLive || isPresentState)
        request();
}

void Fitter::reset(const std::optional<EarlierFit>& earlier)
{
    cancelRequests();
    m_idleTimer.stop();
    m_scene.setFit(nullptr);  // a fit of the previous data must not appear under the new name
    m_scene.setPreparation(nullptr);
    m_heldFits.clear();
    setError({});
    m_prepared.reset();
    m_preparedState.reset();
    m_shownState.reset();
    m_earlier = earlier;
    m_stage = 0;
    m_onlyPairsChanged.reset();
    m_fits.reset();
}

void Fitter::start()
{
    if (m_earlier && !m_isLive && !m_earlier->state.sameFit(m_project.state()))
        requestEarlier();
    else
        request();
}

void Fitter::follow(bool onlyPairsChanged)
{
    m_onlyPairsChanged = m_onlyPairsChanged.value_or(true) && onlyPairsChanged;
    m_stage = 0;
    m_isContinuing = false;
    m_idleTimer.stop();
    if (m_isLive)
        m_requestTimer.start();
}

void Fitter::followData(const std::vector<DatasetPtr>& released)
{
    for (const DatasetPtr& data : released)
        std::erase_if(m_heldFits, [&](const HeldFit& held) {
            return held.fit->original->table().owner() == data->table().owner();
        });
    m_preparedState.reset();  // the prepared data belong to other data
}

void Fitter::cancelRequests()
{
    m_isContinuing = false;
    m_fits.cancel();
    m_requestTimer.stop();
}

void Fitter::endDrag()
{
    const FitPtr& fit = m_scene.fit();
    const bool isWaiting = m_idleTimer.isActive();
    m_idleTimer.stop();
    const bool isPreview = fit && fit->preview && !fit->update && (isWaiting || !fit->isOfPart());
    if (isPreview && !m_fits.isFittingCold(m_project.state()))
        m_requestTimer.start();
}

void Fitter::cancel()
{
    m_idleTimer.stop();
    m_isContinuing = false;
    m_fits.cancel();
}

void Fitter::request(bool previewIsAllowed, bool exceedsMemory)
{
    if (!m_project.dataset())
        return;
    m_requestTimer.stop();
    const AnalysisState& state = m_project.state();
    const bool onlyPairsChanged = std::exchange(m_onlyPairsChanged, std::nullopt).value_or(false);
    m_found = shownProbes(m_scene.annealing());
    if (const HeldFit* held = heldFit(state); held && (!m_found || m_found->satisfiesConstraints)) {
        m_fits.cancel();
        const HeldFit copy = *held;
        accept({state, copy.prepared, copy.fit, {}});
        return;
    }
    FitRequest request;
    request.data = m_project.dataset();
    request.input = m_project.input();
    request.state = state;
    if (m_preparedState && m_preparedState->sameData(state))
        request.prepared = m_prepared;
    else if (m_preparedState && m_preparedState->samePreparation(state))
        request.alike = m_prepared;
    request.stage = m_stage;
    request.from = request.prepared ? m_scene.fit() : nullptr;
    request.found = m_found;
    if (m_earlier && m_earlier->state.sameFit(state))
        request.earlier = m_earlier;
    // Pairs are drawn one after the other: each is answered at once, like the movement of a slider.
    request.inDrag = (m_project.isDragging() || onlyPairsChanged) && previewIsAllowed;
    request.exceedsMemory = exceedsMemory;
    m_fits.request(std::move(request));
}

/// Shows the earlier fit, also of another state. If it belongs to other data, the present state is fitted.
void Fitter::requestEarlier()
{
    FitRequest request;
    request.data = m_project.dataset();
    request.input = m_project.input();
    request.state = m_earlier->state;
    request.earlier = m_earlier;
    request.reuseOnly = true;
    m_fits.request(std::move(request));
}

/// A search in use shows one set of probes at a time, and the fit belongs to that set. While it runs the fits come
/// as fast as they can.
void Fitter::followSearch()
{
    const std::optional<FoundProbes> found = shownProbes(m_scene.annealing());
    const bool isSame = found ? m_found && found->isSame(*m_found) : !m_found;
    const bool isAnswered = !m_found || !m_fits.job().isBusy();
    if (m_isLive && m_project.dataset() && !isSame && isAnswered)
        m_requestTimer.start();
}

void Fitter::accept(const FitAnswer& answer)
{
    if (answer.isNotReusable)
        return request();
    const bool isNew = answer.prepared && answer.prepared != m_prepared;
    if (answer.prepared)
        setPrepared(answer.prepared, answer.state);
    else if (!answer.error.isEmpty())
        m_scene.setPreparationOutdated();
    setError(answer.error, answer.lacksMemory);
    if (isNew)
        emit preparedChanged();
    if (!answer.fit) {
        m_isContinuing = false;
        const FitPtr& shown = m_scene.fit();
        if (shown && shown->original && shown->original->sampleNames() != m_project.dataset()->sampleNames())
            m_scene.setFit(nullptr);  // other data were generated in a drag, and have no fit
        return;
    }
    if (!answer.fit->preview)
        m_shownState = answer.state;
    m_isContinuing = answer.fit->isOfPart() && answer.state.sameFit(m_project.state());
    m_scene.setFit(answer.fit);
    m_project.showSelection();  // when every view has the fit: the selection refers to its samples
    if (answer.fit->preview)
        return continuePreview(answer);
    if (answer.matchesState && !heldFit(answer.state) && answer.fit->result->outcome.stopped != Stopped::Cancelled)
        hold(answer.state, answer.prepared, answer.fit);
    emit fitShown();
    if (answer.state == m_project.state())
        emit fitted();
}

/// A part of the samples is followed by a larger one at once, but in a drag, like any preview, when the pointer
/// rests.
void Fitter::continuePreview(const FitAnswer& answer)
{
    const bool isOfPart = answer.fit->isOfPart();
    if (isOfPart && (!m_isContinuing || m_fits.job().isBusy()))
        return;  // a newer request answers, or F5
    m_stage = isOfPart ? answer.stage + 1 : 0;
    if (isOfPart && !m_project.isDragging())
        request(false);
    else
        m_idleTimer.start();
}

void Fitter::setPrepared(const PreparationPtr& prepared, const AnalysisState& state)
{
    m_prepared = prepared;
    m_preparedState = state;
    m_scene.setPreparation(prepared);
}

void Fitter::setError(const QString& error, bool lacksMemory)
{
    if (error == m_error && lacksMemory == m_lacksMemory)
        return;
    m_error = error;
    m_lacksMemory = lacksMemory;
    emit errorChanged();
}

}  // namespace fuzzylens::ui
