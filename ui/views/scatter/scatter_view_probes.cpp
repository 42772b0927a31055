// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/plot/table_copy.h"
#include "ui/theme/counted.h"
#include "ui/views/scatter/hover_card.h"
#include "ui/views/scatter/legend_strip.h"
#include "ui/views/scatter/scatter_canvas.h"
#include "ui/views/scatter/scatter_view.h"

#include <QKeyEvent>
#include <QMenu>

#include <algorithm>

// Probes in the picture.

namespace fuzzylens::ui {

void ScatterView::applyProbes()
{
    if (!isVisible() || m_isStale) {
        m_isStale = true;
        return;
    }
    if (isOfFitBefore())
        return;
    m_canvas->setProbes(isApplicable() ? ProbePicture::of(scene().probes()) : ProbePicture{});
    m_legend->setProbes(m_canvas->content().probes);
    if (m_card->isVisible())
        presentCard();
    m_idleTimer.start();
}

/// The samples of a menu at @p pixel: the selection, or an unselected sample under the pointer.
std::vector<int> ScatterView::samplesMeantAt(const QPointF& pixel) const
{
    const SampleSelection& selection = scene().selection();
    const int sample = m_canvas->sampleAt(pixel);
    if (sample >= 0 && !selection.contains(sample))
        return {sample};
    return selection.samples();
}

void ScatterView::offerRolesOfMeant()
{
    const std::vector<int> meant = scene().selection().meant();
    const int cursor = scene().selection().hovered();
    if (!meant.empty())
        offerRoles(meant, m_canvas->pixelOf(cursor >= 0 ? cursor : meant.front()));
}

void ScatterView::offerRoles(const std::vector<int>& samples, const QPointF& pixel)
{
    ProbeMarks& probes = scene().probes();
    if (samples.empty() || !isApplicable())
        return;
    m_card->hide();
    auto* menu = new QMenu(this);
    menu->setObjectName(QStringLiteral("sampleMenu"));
    menu->setAttribute(Qt::WA_DeleteOnClose);
    // Its names are samples of this fit.
    connect(&scene(), &Scene::fitChanged, menu, [this, menu, names = scene().fit()->result->samples] {
        if (!scene().fit() || *scene().fit()->result->samples != *names)
            menu->close();
    });
    menu->addAction(samples.size() == 1 ? scene().fit()->sampleName(samples.front())
                                        : counted(samples.size(), tr("sample"), tr("samples")))
        ->setEnabled(false);
    menu->addSeparator();
    QStringList names;
    for (const int sample : samples)
        names << scene().fit()->sampleName(sample);
    addCopyNames(*menu, names.size() == 1 ? tr("&Copy the name") : tr("&Copy the names"), names);
    const auto offer = [&](const char* name, const QString& text, ProbeRole role) {
        QAction* action = menu->addAction(text, &probes, [&probes, samples, role] { probes.ask(samples, role); });
        action->setObjectName(QLatin1String(name));
        action->setEnabled(std::any_of(samples.begin(), samples.end(),
                                       [&](int sample) { return probes.roleOf(sample) != role; }));
    };
    if (probes.canBeConstrained()) {
        menu->addSeparator();
        offer("pinHere", tr("&Pin as probe\tP"), ProbeRole::Pinned);
        offer("neverHere", tr("&Never a probe\tN"), ProbeRole::Forbidden);
        offer("leaveHere", tr("&Leave to the search\tL"), ProbeRole::Free);
    }
    menu->popup(m_canvas->mapToGlobal(pixel.toPoint()));
}

bool ScatterView::handleProbeKey(const QKeyEvent& event)
{
    ProbeMarks& probes = scene().probes();
    if (event.modifiers() != Qt::NoModifier || !probes.canBeConstrained())
        return false;
    switch (event.key()) {
    case Qt::Key_P:
        probes.askForMeant(ProbeRole::Pinned);
        return true;
    case Qt::Key_N:
        probes.askForMeant(ProbeRole::Forbidden);
        return true;
    case Qt::Key_L:
        probes.askForMeant(ProbeRole::Free);
        return true;
    default:
        return false;
    }
}

}  // namespace fuzzylens::ui
