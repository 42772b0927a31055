// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pairs/pairs_panel.h"

#include "ui/panels/flow_layout.h"
#include "ui/panels/section.h"
#include "ui/project/pair_controller.h"
#include "ui/project/project.h"
#include "ui/theme/theme.h"
#include "ui/theme/wrapped_tip.h"
#include "ui/views/pairs/pair_text.h"

#include <QHBoxLayout>
#include <QPushButton>
#include <QVBoxLayout>

namespace fuzzylens::ui {

PairsPanel::PairsPanel(Project& project, PairController& pairs, QWidget* parent)
    : QWidget(parent)
    , m_project(project)
    , m_pairs(pairs)
    , m_facts(new QLabel(this))
    , m_violated(new QPushButton(this))
{
    setObjectName(QStringLiteral("pairsPanel"));
    m_facts->setObjectName(QStringLiteral("pairFacts"));
    m_facts->setWordWrap(true);
    m_facts->setTextFormat(Qt::PlainText);
    m_violated->setObjectName(QStringLiteral("violatedPairs"));
    m_violated->setToolTip(tr("Show the table of constraints"));
    auto* title = new QHBoxLayout;
    title->addWidget(sectionTitle(tr("Constraints"), this));
    title->addStretch(1);
    title->addWidget(m_violated);
    auto* ways = new FlowLayout(6);
    const auto add = [&](const char* name, const QString& text, const QString& help, auto signal) {
        auto* button = new QPushButton(text, this);
        button->setObjectName(QLatin1String(name));
        button->setToolTip(wrappedTip(help));
        connect(button, &QPushButton::clicked, this, signal);
        ways->addWidget(button);
    };
    add("drawPairs", tr("Draw"),
        tr("In the scatter plot, drag from one sample to another to add a must-link; hold Alt or Ctrl to add a "
           "cannot-link"),
        &PairsPanel::drawingRequested);
    add("takePairsFromLabels", tr("From labels…"), tr("All constraints implied by the labels, or a random subset"),
        &PairsPanel::labelsRequested);
    add("takePairsFromFile", tr("Import…"), tr("A file with one constraint per line: must A B, cannot A B"),
        &PairsPanel::fileRequested);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(6);
    layout->addLayout(title);
    layout->addWidget(m_facts);
    layout->addLayout(ways);
    connect(m_violated, &QPushButton::clicked, this, &PairsPanel::tableRequested);
    connect(&m_pairs, &PairController::changed, this, &PairsPanel::refresh);
    connect(&m_project, &Project::datasetChanged, this, &PairsPanel::refresh);
    refresh();
}

void PairsPanel::refresh()
{
    const RequestedPairsPtr& requested = m_pairs.requested();
    const PairMarks& marks = m_project.scene().pairs();
    const MethodDescription& chosen = method(m_project.state().method);
    setVisible(m_project.dataset() && (chosen.usesPairs || requested));
    m_violated->setVisible(!marks.pairs().empty());
    m_violated->setText(marks.violated() > 0 ? tr("%1 violated").arg(marks.violated()) : tr("all satisfied"));
    setStyledProperty(*m_violated, "isProblem", marks.violated() > 0);
    if (!requested) {
        m_facts->setText(tr("None yet. Link samples that should or should not share a cluster."));
        return;
    }
    QString facts = pairCounts(requested->pairs.must.size(), requested->pairs.cannot.size());
    if (marks.elsewhere() > 0)
        facts += tr("; %1 of them inactive because of excluded samples").arg(marks.elsewhere());
    if (!chosen.usesPairs)
        facts += tr(". This method does not use constraints, so they are not shown");
    facts += QLatin1Char('.');
    if (!m_pairs.contradictions().isEmpty())
        facts += QLatin1Char('\n') + m_pairs.contradictions() + QLatin1Char(' ') +
                 tr("Remove some of these constraints.");
    m_facts->setText(facts);
}

}  // namespace fuzzylens::ui
