// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/shuffle_banner.h"

#include "ui/panels/flow_layout.h"
#include "ui/project/project.h"
#include "ui/runs/run_history.h"
#include "ui/scene/fit_notes.h"
#include "ui/theme/core_text.h"
#include "ui/theme/theme.h"

#include <QEvent>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace fuzzylens::ui {

namespace {

/// The newest run of @p state on @p data whose verdict is known, or null.
RunPtr judgedRun(const RunHistory& runs, const AnalysisState& state, const DatasetPtr& data)
{
    const auto found = std::find_if(runs.runs().rbegin(), runs.runs().rend(), [&](const RunPtr& run) {
        return run->verdict && run->state.sameFit(state) && (run->data.expired() || run->data.lock() == data);
    });
    return found == runs.runs().rend() ? nullptr : *found;
}

}  // namespace

ShuffleBanner::ShuffleBanner(Project& project, const RunHistory& runs, QWidget* parent)
    : QFrame(parent)
    , m_project(project)
    , m_runs(runs)
    , m_heading(new QLabel(this))
    , m_real(new QLabel(this))
    , m_again(new QPushButton(tr("Shuffle again"), this))
    , m_back(new QPushButton(tr("Back to my labels"), this))
{
    setObjectName(QStringLiteral("shuffleBanner"));
    m_real->setObjectName(QStringLiteral("shuffleBannerReal"));
    setAutoFillBackground(true);
    QFont bold = font();
    bold.setWeight(QFont::DemiBold);
    m_heading->setFont(bold);
    for (QLabel* label : {m_heading, m_real}) {
        label->setTextFormat(Qt::PlainText);
        label->setWordWrap(true);
    }
    m_back->setObjectName(QStringLiteral("unshuffleLabels"));
    m_back->setToolTip(tr("Restores the original labels"));
    connect(m_back, &QPushButton::clicked, this, [this] { m_project.shuffleLabels(0); });
    m_again->setObjectName(QStringLiteral("shuffleLabelsAgain"));
    m_again->setToolTip(tr("Fits the same settings to another permutation of the labels"));
    connect(m_again, &QPushButton::clicked, this, &ShuffleBanner::shuffleAgain);
    constexpr int gap = 16;
    auto* buttons = new FlowLayout(gap);
    buttons->addWidget(m_again);
    buttons->addWidget(m_back);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(12, 6, 12, 6);
    layout->setSpacing(2);
    layout->addWidget(m_heading);
    layout->addWidget(m_real);
    layout->addLayout(buttons);
    connect(&m_project, &Project::stateChanged, this, &ShuffleBanner::refresh);
    connect(&m_project, &Project::datasetChanged, this, &ShuffleBanner::refresh);
    connect(&m_runs, &RunHistory::changed, this, &ShuffleBanner::refresh);
    connect(&m_project.scene(), &Scene::fitChanged, this, &ShuffleBanner::refresh);
    refresh();
}

void ShuffleBanner::changeEvent(QEvent* event)
{
    QFrame::changeEvent(event);
    if (event->type() == QEvent::PaletteChange)
        refresh();
}

void ShuffleBanner::shuffleAgain()
{
    m_project.shuffleLabels(m_project.shuffledLabels() % 1000000 + 1);
}

void ShuffleBanner::refresh()
{
    const FitPtr& fit = m_project.scene().fit();
    const bool isAsked = m_project.shuffledLabels() > 0, isDisplayed = fit && hasShuffledLabels(*fit);
    setVisible(isAsked || isDisplayed);
    if (isHidden())
        return;
    m_heading->setText(
        isDisplayed || !fit
            ? tr("The labels are shuffled: all results shown here are due to chance.")
            : tr("The labels are shuffled, but the results shown here still use the original labels."));
    setAccessibleName(m_heading->text());
    for (QPushButton* button : {m_again, m_back})
        button->setEnabled(isAsked);
    // By the parent's colours: its own would make it change them again and again.
    const Theme theme = Theme::of(parentWidget()->palette());
    QPalette colours;
    colours.setColor(QPalette::Window, theme.bad);
    setPalette(colours);
    for (QLabel* label : {m_heading, m_real})
        restyle(*label, QStringLiteral("color: %1").arg(theme.card.name()));
    const RunPtr real = judgedRun(m_runs, withoutShuffledLabels(m_project.state()), m_project.dataset());
    m_real->setVisible(real != nullptr);
    m_real->setText(real ? tr("With your labels: %1").arg(shownText(verdictText(*real->verdict))) : QString());
}

}  // namespace fuzzylens::ui
