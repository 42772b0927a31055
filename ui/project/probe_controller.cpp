// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/project/probe_controller.h"

#include "ui/project/project.h"
#include "ui/project/requested_probes.h"
#include "ui/theme/counted.h"

#include <algorithm>

namespace fuzzylens::ui {

namespace {

/// Indices of the kept rows among these rows, ascending.
std::vector<Eigen::Index> onScreen(const std::vector<Eigen::Index>& rows, const std::vector<Eigen::Index>& kept)
{
    std::vector<Eigen::Index> samples;
    for (const Eigen::Index row : rows)
        if (const auto place = std::lower_bound(kept.begin(), kept.end(), row);
            place != kept.end() && *place == row)
            samples.push_back(place - kept.begin());
    return samples;
}

QString stepText(std::size_t count, ProbeRole role)
{
    const QString samples = counted(count, QObject::tr("sample"), QObject::tr("samples"));
    switch (role) {
    case ProbeRole::Pinned:
        return QObject::tr("pinning %1").arg(samples);
    case ProbeRole::Forbidden:
        return QObject::tr("excluding %1 from the probes").arg(samples);
    case ProbeRole::Free:
        break;
    }
    return QObject::tr("resetting the probe choice of %1").arg(samples);
}

QString alreadyText(ProbeRole role)
{
    switch (role) {
    case ProbeRole::Pinned:
        return QObject::tr("Already pinned as probes.");
    case ProbeRole::Forbidden:
        return QObject::tr("Already excluded from the probes.");
    case ProbeRole::Free:
        break;
    }
    return QObject::tr("Nothing to reset: neither pinned nor excluded.");
}

}  // namespace

ProbeController::ProbeController(Project& project, QObject* parent)
    : QObject(parent)
    , m_project(project)
{
    Scene& scene = m_project.scene();
    connect(&scene.probes(), &ProbeMarks::roleRequested, this, &ProbeController::give);
    connect(&scene, &Scene::fitChanged, this, &ProbeController::refresh);
    connect(&m_project, &Project::stateChanged, this, &ProbeController::refresh);
    refresh();
}

bool ProbeController::isOffered() const
{
    return hasProbeConstraints(method(m_project.state().method));
}

bool ProbeController::hasAnyConstraint() const
{
    const auto [pinned, forbidden] = probeTexts(m_project.state());
    return isOffered() && !(pinned.empty() && forbidden.empty());
}

/// Whether the displayed fit belongs to the open data, so that its samples can be named there.
bool ProbeController::isOnScreen() const
{
    const FitPtr& fit = m_project.scene().fit();
    const DatasetPtr& data = m_project.dataset();
    return fit && fit->prepared && fit->original && data &&
           (fit->original == data || fit->original->sampleNames() == data->sampleNames());
}

void ProbeController::refresh()
{
    ProbeMarks& marks = m_project.scene().probes();
    readConstraints();
    ProbeConstraints constraints;
    const bool isMeant = isOffered() && isOnScreen();
    if (isMeant) {
        const std::vector<Eigen::Index>& kept = m_project.scene().fit()->prepared->kept.samples;
        constraints = {onScreen(m_constraints.pinned, kept), onScreen(m_constraints.forbidden, kept)};
    }
    marks.setConstraints(constraints, isMeant);
    emit changed();
}

/// A slider changes neither the texts nor the data.
void ProbeController::readConstraints()
{
    std::pair<std::string, std::string> texts = probeTexts(m_project.state());
    const DatasetPtr& data = m_project.dataset();
    if (texts == m_texts && data == m_data.lock())
        return;
    m_constraints = data ? requestedProbes(m_project.state(), data->sampleNames()) : ProbeConstraints();
    m_texts = std::move(texts);
    m_data = data;
}

void ProbeController::give(const std::vector<int>& samples, ProbeRole role)
{
    if (!m_project.scene().probes().canBeConstrained())
        return;
    std::vector<ProbeRole> roles(std::size_t(m_project.dataset()->samples()), ProbeRole::Free);
    for (const Eigen::Index row : m_constraints.forbidden)
        roles[std::size_t(row)] = ProbeRole::Forbidden;
    for (const Eigen::Index row : m_constraints.pinned)
        roles[std::size_t(row)] = ProbeRole::Pinned;
    const std::vector<Eigen::Index>& kept = m_project.scene().fit()->prepared->kept.samples;
    std::size_t moved = 0;
    for (const int sample : samples)
        if (sample >= 0 && std::size_t(sample) < kept.size())
            moved += std::exchange(roles[std::size_t(kept[std::size_t(sample)])], role) != role ? 1 : 0;
    if (moved == 0)
        emit isSoAlready(alreadyText(role));
    else
        take({samplesInRole(roles, ProbeRole::Pinned), samplesInRole(roles, ProbeRole::Forbidden)},
             stepText(moved, role));
}

void ProbeController::freeAll()
{
    if (hasAnyConstraint())
        take({}, tr("resetting the probe choice of all samples"));
}

void ProbeController::take(const ProbeConstraints& constraints, const QString& text)
{
    AnalysisState next = m_project.state();
    stateProbes(constraints, m_project.dataset()->sampleNames(), next);
    m_project.change(next, text);
}

}  // namespace fuzzylens::ui
