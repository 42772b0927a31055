// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/scene/annealing_stage.h"

#include "core/methods/membership/annealing.h"
#include "core/methods/method.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace fuzzylens::ui {

namespace {

double metric(const Result& result, const char* name)
{
    const auto known = result.metrics.find(name);
    return known == result.metrics.end() ? std::nan("") : known->second;
}

/// The value of a parameter; nothing if it has another kind: the method of a result may be unknown.
template <typename T>
const T* valueOf(const Parameters& parameters, const char* name)
{
    return parameters.has(name) ? std::get_if<T>(&parameters.value(name)) : nullptr;
}

/// Where a set of this energy was left first; -1 when that was in the middle of a temperature.
int placeOf(double energy, const std::vector<ProbeTemperature>& temperatures)
{
    constexpr double rounding = 1e-9;
    const auto found =
        std::find_if(temperatures.begin(), temperatures.end(), [energy](const ProbeTemperature& at) {
            return at.energy <= energy + rounding * std::abs(energy);
        });
    return found == temperatures.end() ? -1 : int(found - temperatures.begin()) + 1;
}

}  // namespace

const ProbeTemperature& AnnealingCourse::at(int place) const
{
    return place == 0 ? *start : temperatures[std::size_t(place - 1)];
}

QString AnnealingCourse::qualityNameOf(const std::string& method, const Parameters& parameters)
{
    const MethodDescription* known = findMethod(method);
    const auto* energy = valueOf<std::string>(parameters, "energy");
    if (known && energy)
        for (const ParameterDescription& parameter : known->parameters)
            if (parameter.name == "energy")
                for (const ParameterChoice& choice : parameter.choices)
                    if (choice.value == *energy)
                        return QString::fromStdString(choice.label);
    return QStringLiteral("quality");
}

AnnealingCourse AnnealingCourse::recordedIn(const Result& result)
{
    AnnealingCourse course;
    const Outcome& outcome = result.outcome;
    if (outcome.annealing.empty())
        return course;
    course.temperatures = outcome.annealing;
    course.qualityName = qualityNameOf(result.method, result.parameters);
    const auto* most = valueOf<std::int64_t>(result.parameters, "temperatures");
    constexpr std::int64_t sensible = 1000000;
    course.most =
        most ? std::max(course.last(), int(std::clamp<std::int64_t>(*most, 0, sensible))) : course.last();
    course.isOver = true;
    course.sampleNames = result.samples;
    const double energy = metric(result, "annealing_energy"), quality = metric(result, "annealing_quality");
    if (!outcome.probes.empty() && std::isfinite(energy) && std::isfinite(quality))
        course.best = {outcome.probes, quality, energy, placeOf(energy, course.temperatures)};
    return course;
}

AnnealingStage::AnnealingStage(QObject* parent)
    : QObject(parent)
{}

bool AnnealingStage::isBestOnView() const
{
    return course().best && (m_isAtBest || (course().isOver && isAtEnd()));
}

/// As the search left them.
const std::vector<Eigen::Index>& AnnealingStage::probesFound() const
{
    static const std::vector<Eigen::Index> none;
    if (course().isEmpty())
        return none;
    return isBestOnView() ? course().best->probes : course().at(m_playhead).probes;
}

std::vector<Eigen::Index> AnnealingStage::probesShown() const
{
    std::vector<Eigen::Index> probes = probesFound();
    if (probes.empty() || !course().sampleNames ||
        (m_constraints.pinned.empty() && m_constraints.forbidden.empty()))
        return probes;
    const std::vector<ProbeRole> roles = probeRoles(m_constraints, Eigen::Index(course().sampleNames->size()));
    std::vector<bool> chosen(roles.size(), false);
    for (const Eigen::Index probe : probes)
        chosen[std::size_t(probe)] = true;
    keepProbeConstraints(roles, chosen);
    return probesOf(chosen);
}

void AnnealingStage::setRecorded(AnnealingCourse course)
{
    if (course.isEmpty() && m_recorded.isEmpty())
        return;
    m_recorded = std::move(course);
    if (m_isSearch)
        return;
    m_playhead = m_recorded.last();
    m_isAtBest = false;
    emit changed();
}

void AnnealingStage::setOffer(bool isOffered, bool canSearch, bool canUse)
{
    if (isOffered == m_isOffered && canSearch == m_canSearch && canUse == m_canUse)
        return;
    m_isOffered = isOffered;
    m_canSearch = canSearch;
    m_canUse = canUse;
    emit changed();
}

void AnnealingStage::show(AnnealingCourse course, int playhead, bool isRunning)
{
    ++m_revision;
    m_search = std::move(course);
    m_isSearch = true;
    m_isAtBest = m_isAtBest && !isRunning && playhead == m_playhead;
    m_playhead = playhead;
    m_isRunning = isRunning;
    m_problem.clear();
    emit changed();
}

void AnnealingStage::setRunning(bool isRunning)
{
    if (isRunning == m_isRunning)
        return;
    m_isRunning = isRunning;
    if (isRunning)
        m_problem.clear();
    emit changed();
}

void AnnealingStage::setFitSearching(bool isFitSearching)
{
    if (isFitSearching == m_isFitSearching)
        return;
    m_isFitSearching = isFitSearching;
    emit changed();
}

void AnnealingStage::setProblem(const QString& sentence)
{
    if (sentence == m_problem)
        return;
    m_problem = sentence;
    emit changed();
}

void AnnealingStage::setConstraints(ProbeConstraints constraints)
{
    if (constraints == m_constraints)
        return;
    m_constraints = std::move(constraints);
    emit changed();
}

void AnnealingStage::end()
{
    if (!m_isSearch && !m_isRunning && m_problem.isEmpty())
        return;
    m_search = {};
    m_isSearch = false;
    m_isRunning = false;
    m_isAtBest = false;
    m_problem.clear();
    m_playhead = m_recorded.last();
    emit changed();
}

void AnnealingStage::rewindTo(int place)
{
    if (!course().isEmpty())
        lookAt(std::clamp(place, course().first(), course().last()), false);
}

void AnnealingStage::lookAtBest()
{
    if (!canLookAtBest())
        return;
    const int place = course().best->place;
    if (course().isOver)
        lookAt(course().last(), false);
    else
        lookAt(place < course().first() ? m_playhead : place, true);
}

void AnnealingStage::lookAt(int place, bool isAtBest)
{
    if (place == m_playhead && isAtBest == m_isAtBest)
        return;
    m_playhead = place;
    m_isAtBest = isAtBest;
    emit rewound(place);
    emit changed();
}

void AnnealingStage::useProbes()
{
    if (canUse())
        emit useRequested();
}

}  // namespace fuzzylens::ui
