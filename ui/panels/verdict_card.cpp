// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/verdict_card.h"

#include "ui/jobs/fit_progress.h"
#include "ui/panels/flow_layout.h"
#include "ui/panels/permutation_plot.h"
#include "ui/plot/plot_canvas.h"
#include "ui/project/project.h"
#include "ui/project/verdict_controller.h"
#include "ui/scene/fit_notes.h"
#include "ui/theme/core_text.h"
#include "ui/theme/counted.h"
#include "ui/theme/theme.h"
#include "ui/theme/wrapped_tip.h"

#include <QEvent>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

#include <initializer_list>
#include <vector>

namespace fuzzylens::ui {

namespace {

constexpr int gap = 16;

}  // namespace

VerdictCard::VerdictCard(Project& project, VerdictController& verdict, QWidget* parent)
    : QFrame(parent)
    , m_project(project)
    , m_verdict(verdict)
    , m_heading(new QLabel(this))
    , m_training(new QLabel(this))
    , m_sentence(new QLabel(this))
    , m_plot(new PermutationPlot(this))
    , m_test(new QPushButton(tr("Test with shuffled labels"), this))
    , m_misclassified(new QPushButton(this))
    , m_shuffle(new QPushButton(tr("Shuffle my labels"), this))
{
    setObjectName(QStringLiteral("verdictCard"));
    m_heading->setObjectName(QStringLiteral("verdictHeading"));
    m_training->setObjectName(QStringLiteral("verdictTraining"));
    m_training->setFont(smaller(font()));
    m_training->setToolTip(tr("Accuracy on the samples that the model was fitted to. It can be high by chance."));
    m_sentence->setObjectName(QStringLiteral("verdictSentence"));
    m_sentence->setWordWrap(true);
    for (QLabel* label : {m_heading, m_training, m_sentence})
        label->setTextFormat(Qt::PlainText);
    m_sentence->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    m_test->setObjectName(QStringLiteral("testVerdict"));
    m_test->setToolTip(
        tr("Tests the method in the background with the original labels and with 200 permutations of them"));
    connect(m_test, &QPushButton::clicked, this, [this] { m_verdict.compute(m_verdict.lacksMemory()); });
    m_misclassified->setObjectName(QStringLiteral("selectMisclassified"));
    connect(m_misclassified, &QPushButton::clicked, this, [this] {
        Scene& scene = m_project.scene();
        scene.selection().apply(SelectMode::Replace, scene.misclassified());
    });
    m_shuffle->setObjectName(QStringLiteral("shuffleLabels"));
    m_shuffle->setToolTip(tr("Fits the same settings to shuffled labels, to see what looks good by chance"));
    connect(m_shuffle, &QPushButton::clicked, this, [this] { m_project.shuffleLabels(1); });
    auto* facts = new FlowLayout(gap);
    for (QWidget* fact :
         std::initializer_list<QWidget*>{m_heading, m_training, m_plot, m_misclassified, m_shuffle, m_test})
        facts->addWidget(fact);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(12, 6, 12, 6);
    layout->setSpacing(2);
    layout->addLayout(facts);
    layout->addWidget(m_sentence);
    connect(&m_verdict, &VerdictController::changed, this, &VerdictCard::refresh);
    connect(&m_project.fitter(), &Fitter::fitted, this, &VerdictCard::refresh);
    connect(&m_project.fitter(), &Fitter::errorChanged, this, &VerdictCard::refresh);
    offerMisclassified();
    refresh();
}

void VerdictCard::changeEvent(QEvent* event)
{
    QFrame::changeEvent(event);
    if (event->type() == QEvent::PaletteChange)
        refresh();
    if (event->type() == QEvent::FontChange) {
        m_training->setFont(smaller(font()));
        m_plot->updateGeometry();
    }
}

/// The card stays visible during a drag, so that the views below it do not move.
void VerdictCard::refresh()
{
    const FitPtr& fit = m_project.scene().fit();
    const bool isPreview = fit && fit->preview;
    if (!isPreview)
        setVisible(m_verdict.isPossible() && m_project.fitter().error().isEmpty());
    if (isHidden())
        return;
    const Theme theme = Theme::of(palette());
    restyle(*m_training, QStringLiteral("color: %1").arg(theme.muted.name()));
    m_training->setText(isPreview || !fit ? QString() : trainingText(*fit->result));
    const VerdictPtr& verdict = m_verdict.verdict();
    m_plot->setTest(verdict ? &verdict->test : nullptr);
    if (verdict && !verdict->test.permuted.empty())
        showVerdict();
    else
        showMissing();
    offerMisclassified();
    m_shuffle->setVisible(m_project.shuffledLabels() == 0 && !(fit && hasShuffledLabels(*fit)));
    m_test->setText(m_verdict.lacksMemory() ? tr("Test anyway") : tr("Test with shuffled labels"));
    m_test->setVisible(!isPreview && !verdict && !m_verdict.isComing() &&
                       (m_verdict.error().isEmpty() || m_verdict.lacksMemory()));
}

void VerdictCard::offerMisclassified()
{
    const Scene& scene = m_project.scene();
    const auto count = int(scene.misclassified().size());
    m_misclassified->setVisible(count > 0);
    m_misclassified->setText(tr("Select the %n misclassified", nullptr, count));
    const QString effect = tr("Selects the samples that are misclassified in cross-validation, in all views");
    m_misclassified->setToolTip(wrappedTip((effect + QLatin1Char('\n') + scene.misclassifiedNames()).trimmed()));
}

void VerdictCard::showHeading(const QString& text, const QColor& colour)
{
    m_heading->setText(text);
    restyle(*m_heading, QStringLiteral("color: %1; font-weight: 600").arg(colour.name()));
}

void VerdictCard::showVerdict()
{
    const Theme theme = Theme::of(palette());
    const Verdict& verdict = *m_verdict.verdict();
    if (!verdict.isComplete)
        showHeading(
            tr("Testing: %1 of %2")
                .arg(countText(qint64(verdict.test.permuted.size())), countText(VerdictOptions().permutations)),
            theme.muted);
    else if (verdict.hasTooFewSamples())
        showHeading(tr("Too few samples to test"), theme.warn);
    else if (verdict.isBetterThanChance())
        showHeading(tr("✓ Better than chance"), theme.good);
    else
        showHeading(tr("✗ No better than chance"), theme.bad);
    const QString text = shownText(verdictResult(verdict));
    m_sentence->setText(text);
    m_sentence->setToolTip(wrappedTip(shownSentence(verdict.protocol)));
    m_plot->setAccessibleDescription(shownText(verdictText(verdict)));
}

void VerdictCard::showMissing()
{
    const Theme theme = Theme::of(palette());
    const FitPtr& fit = m_project.scene().fit();
    const bool isEarlierUpdate = fit && fit->update;
    const bool isFitComing =
        fit && fit->preview && !isEarlierUpdate && (!fit->isOfPart() || m_project.fitter().job().isBusy());
    const bool isComing = m_verdict.isComing() || isFitComing;
    showHeading(isComing && m_verdict.error().isEmpty() ? tr("Testing with shuffled labels…")
                                                        : tr("Better than chance?"),
                theme.muted);
    m_sentence->setText(
        !m_verdict.error().isEmpty() ? messageText(m_verdict.error())
        : isEarlierUpdate            ? tr("The whole fit is tested, not what Teach shows.")
        : isComing                   ? tr("The same settings are fitted to shuffled labels.")
        : !m_verdict.isPossible()
            ? tr("Not tested yet.")
            : tr("Not tested: the test takes about %1.").arg(durationText(m_verdict.expectedSeconds())));
    m_sentence->setToolTip({});
    m_plot->setAccessibleDescription({});
}

}  // namespace fuzzylens::ui
