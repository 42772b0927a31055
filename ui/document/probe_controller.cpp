// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/document/probe_controller.h"

#include "core/methods/membership/mes.h"
#include "ui/document/document.h"
#include "ui/theme/counted.h"

#include <algorithm>

namespace fuzzylens::ui {

namespace {

constexpr const char* pinnedName = "pinned";
constexpr const char* forbiddenName = "forbidden";

bool hasText(const MethodDescription& chosen, const std::string& name)
{
    return std::any_of(chosen.parameters.begin(), chosen.parameters.end(), [&](const ParameterDescription& one) {
        return one.name == name && one.kind == ParameterDescription::Kind::Text;
    });
}

std::vector<Eigen::Index> wished(const AnalysisState& state, const char* name,
                                 const std::vector<std::string>& samples)
{
    const auto found = state.chosen.find(name);
    const auto* text = found == state.chosen.end() ? nullptr : std::get_if<std::string>(&found->second);
    return text ? knownProbes(*text, samples) : std::vector<Eigen::Index>();
}

QString stepText(std::size_t count, ProbeRole role)
{
    const QString samples = counted(count, QObject::tr("sample"), QObject::tr("samples"));
    switch (role) {
    case ProbeRole::Pinned:
        return QObject::tr("pinning %1").arg(samples);
    case ProbeRole::Forbidden:
        return QObject::tr("%1 never probes").arg(samples);
    case ProbeRole::Free:
        break;
    }
    return QObject::tr("leaving %1 to the search").arg(samples);
}

QString alreadyText(ProbeRole role)
{
    switch (role) {
    case ProbeRole::Pinned:
        return QObject::tr("Pinned as probes already.");
    case ProbeRole::Forbidden:
        return QObject::tr("Never probes already.");
    case ProbeRole::Free:
        break;
    }
    return QObject::tr("Left to the search already.");
}

}  // namespace

ProbeController::ProbeController(Document& document, QObject* parent)
    : QObject(parent)
    , m_document(document)
{
    Scene& scene = m_document.scene();
    connect(&scene.probes(), &ProbeMarks::roleRequested, this, &ProbeController::give);
    connect(&scene, &Scene::fitChanged, this, &ProbeController::refresh);
    connect(&m_document, &Document::stateChanged, this, &ProbeController::refresh);
    refresh();
}

bool ProbeController::isOffered() const
{
    const MethodDescription& chosen = method(m_document.state().method);
    return hasText(chosen, pinnedName) && hasText(chosen, forbiddenName);
}

/// Whether the fit on screen is of the data that are open: its samples can be named there.
bool ProbeController::isOnScreen() const
{
    const FitPtr& fit = m_document.scene().fit();
    return fit && fit->original && m_document.dataset() &&
           fit->original->sampleNames() == m_document.dataset()->sampleNames();
}

void ProbeController::refresh()
{
    ProbeMarks& marks = m_document.scene().probes();
    ProbeWishes wishes;
    const bool isMeant = isOffered() && isOnScreen();
    if (isMeant) {
        const std::vector<std::string>& samples = *m_document.scene().fit()->result->samples;
        wishes = {wished(m_document.state(), pinnedName, samples),
                  wished(m_document.state(), forbiddenName, samples)};
    }
    marks.setWishes(wishes, isMeant);
    emit changed();
}

void ProbeController::give(const std::vector<int>& samples, ProbeRole role)
{
    const ProbeMarks& marks = m_document.scene().probes();
    if (!marks.canBeWished())
        return;
    std::vector<ProbeRole> roles(std::size_t(m_document.scene().fit()->samples()), ProbeRole::Free);
    for (std::size_t i = 0; i < roles.size(); ++i)
        roles[i] = marks.roleOf(int(i));
    std::size_t moved = 0;
    for (const int sample : samples)
        moved += std::exchange(roles[std::size_t(sample)], role) != role ? 1 : 0;
    if (moved == 0)
        emit refused(alreadyText(role));
    else
        take({samplesInRole(roles, ProbeRole::Pinned), samplesInRole(roles, ProbeRole::Forbidden)},
             stepText(moved, role));
}

void ProbeController::freeAll()
{
    if (isOffered())
        take({}, tr("leaving all samples to the search"));
}

void ProbeController::take(const ProbeWishes& wishes, const QString& text)
{
    AnalysisState next = m_document.state();
    const auto write = [&](const char* name, const std::vector<Eigen::Index>& samples) {
        if (samples.empty())
            next.chosen.erase(name);
        else
            next.chosen.insert_or_assign(name, probesText(samples, *m_document.scene().fit()->result->samples));
    };
    write(pinnedName, wishes.pinned);
    write(forbiddenName, wishes.forbidden);
    m_document.change(next, text);
}

}  // namespace fuzzylens::ui
