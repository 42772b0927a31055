// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/scatter/probe_tool.h"

#include "ui/plot/table_copy.h"
#include "ui/theme/counted.h"
#include "ui/views/scatter/hover_card.h"
#include "ui/views/scatter/scatter_canvas.h"
#include "ui/views/scatter/scatter_gestures.h"

#include <QKeyEvent>
#include <QMenu>

#include <algorithm>

namespace fuzzylens::ui {

ProbeTool::ProbeTool(const ScatterContext& context, QObject* parent)
    : ScatterTool(context, parent)
{
    connect(&m_gestures, &ScatterGestures::menuRequested, this, [this](const QPointF& pixel) {
        const SampleSelection& selection = m_scene.selection();
        const int sample = m_canvas.sampleAt(pixel);
        const bool isUnselected = sample >= 0 && !selection.contains(sample);
        openMenu(isUnselected ? std::vector{sample} : selection.samples(), pixel);
    });
    connect(&m_gestures, &ScatterGestures::menuKeyPressed, this, [this] {
        const std::vector<int> samples = m_scene.selection().meant();
        const int cursor = m_scene.selection().hovered();
        if (!samples.empty())
            openMenu(samples, m_canvas.pixelOf(cursor >= 0 ? cursor : samples.front()));
    });
}

void ProbeTool::openMenu(const std::vector<int>& samples, const QPointF& pixel)
{
    ProbeMarks& probes = m_scene.probes();
    const FitPtr& fit = m_scene.fit();
    if (samples.empty() || !hasCoordinates(fit))
        return;
    m_card.hide();
    auto* menu = new QMenu(&m_canvas);
    menu->setObjectName(QStringLiteral("sampleMenu"));
    menu->setAttribute(Qt::WA_DeleteOnClose);
    connect(&m_scene, &Scene::fitChanged, menu, [this, menu, names = fit->result->samples] {
        if (!m_scene.fit() || *m_scene.fit()->result->samples != *names)
            menu->close();  // its samples are gone
    });
    menu->addAction(samples.size() == 1 ? fit->sampleName(samples.front())
                                        : counted(samples.size(), tr("sample"), tr("samples")))
        ->setEnabled(false);
    menu->addSeparator();
    if (samples.size() == 1)
        menu->addAction(tr("&Explain this sample"), this,
                        [this, samples] {
                            m_scene.selection().apply(SelectMode::Replace, samples);
                            emit explanationRequested();
                        })
            ->setObjectName(QStringLiteral("explainThisSample"));
    QStringList names;
    for (const int sample : samples)
        names << fit->sampleName(sample);
    addCopyNames(*menu, names.size() == 1 ? tr("&Copy name") : tr("&Copy names"), names);
    const auto offer = [&](const char* name, const QString& text, ProbeRole role) {
        QAction* action = menu->addAction(text, &probes, [&probes, samples, role] { probes.ask(samples, role); });
        action->setObjectName(QLatin1String(name));
        action->setEnabled(std::any_of(samples.begin(), samples.end(),
                                       [&](int sample) { return probes.roleOf(sample) != role; }));
    };
    if (probes.canBeConstrained()) {
        menu->addSeparator();
        offer("pinHere", tr("&Pin as probe\tP"), ProbeRole::Pinned);
        offer("neverHere", tr("E&xclude from probes\tN"), ProbeRole::Forbidden);
        offer("leaveHere", tr("&Reset probe choice\tL"), ProbeRole::Free);
    }
    menu->popup(m_canvas.mapToGlobal(pixel.toPoint()));
}

bool ProbeTool::pressKey(const QKeyEvent& event)
{
    ProbeMarks& probes = m_scene.probes();
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
