// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/annealing/annealing_view.h"

#include "core/methods/membership/mes.h"
#include "ui/plot/csv_text.h"
#include "ui/theme/counted.h"
#include "ui/theme/text_size.h"
#include "ui/theme/transport_icon.h"
#include "ui/theme/wrapped_tip.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QToolButton>

#include <algorithm>
#include <cmath>

namespace fuzzylens::ui {

namespace {

constexpr int controlHeight = 26;
constexpr int patienceMilliseconds = 150;

}  // namespace

AnnealingView::AnnealingView(Scene& scene, QWidget* parent)
    : View(scene, parent)
    , m_plot(new TracePlot(this))
    , m_controls(new QWidget(this))
    , m_rewind(new QToolButton(m_controls))
    , m_play(new QToolButton(m_controls))
    , m_step(new QToolButton(m_controls))
    , m_best(new QToolButton(m_controls))
    , m_use(new QToolButton(m_controls))
{
    setObjectName(QStringLiteral("annealingView"));
    setAccessibleName(title());
    setFocusPolicy(Qt::StrongFocus);
    fillWith(m_plot, {6, 0, 6, 4});
    m_plot->setSource([this] { return AnnealingChart::of(stage()).traces(false); });
    m_patience.setSingleShot(true);
    m_patience.setInterval(patienceMilliseconds);
    connect(&m_patience, &QTimer::timeout, this, [this] { showPause(true); });
    buildControls();
    showIcons();
    measureControls();
    for (QToolButton* button : {m_rewind, m_step})
        button->setToolButtonStyle(Qt::ToolButtonIconOnly);  // everybody knows them
    for (QToolButton* button : {m_rewind, m_step, m_best, m_use})
        button->setMinimumWidth(inText(controlHeight));  // without its words
    connect(&stage(), &AnnealingStage::changed, this, &AnnealingView::showState);
    showState();
}

void AnnealingView::buildControls()
{
    m_controls->setObjectName(QStringLiteral("annealing.controls"));
    m_controls->hide();  // until a card shows them
    auto* layout = new QHBoxLayout(m_controls);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(2);
    const auto add = [layout](QToolButton* button, const char* name, const QString& text, const QString& tip) {
        button->setObjectName(QStringLiteral("annealing.") + QLatin1String(name));
        button->setText(text);
        button->setToolTip(tip);
        button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
        button->setProperty("isTransport", true);
        button->setIconSize({16, 16});
        button->setFixedHeight(inText(controlHeight));
        layout->addWidget(button);
    };
    add(m_rewind, "rewind", tr("Rewind"), tr("Return to the start of the search (Home)"));
    add(m_play, "play", tr("Pause"), tr("Continue the search from the current iteration, or pause (Space)"));
    add(m_step, "step", tr("Step"), tr("Run one more iteration, at the next temperature (N)"));
    add(m_best, "best", tr("Best"), tr("Show the best set so far and the iteration that found it (B)"));
    add(m_use, "use", tr("Use these probes"), QString());
    m_rewind->setAccessibleName(tr("Rewind to the start"));
    connect(m_rewind, &QToolButton::clicked, this, [this] { stage().rewindTo(0); });
    connect(m_play, &QToolButton::clicked, this, &AnnealingView::playOrPause);
    connect(m_step, &QToolButton::clicked, this, [this] { stage().step(); });
    connect(m_best, &QToolButton::clicked, this, [this] { stage().lookAtBest(); });
    connect(m_use, &QToolButton::clicked, this, [this] { stage().useProbes(); });
}

void AnnealingView::showIcons()
{
    const Theme theme = this->theme();
    m_rewind->setIcon(transportIcon(Transport::Rewind, theme.text, theme.border));
    m_step->setIcon(transportIcon(Transport::Step, theme.text, theme.border));
    m_best->setIcon(transportIcon(Transport::Best, theme.text, theme.border));
    m_use->setIcon(transportIcon(Transport::Use, theme.text, theme.border));
    m_play->setIcon(transportIcon(m_showsPause ? Transport::Pause : Transport::Play, theme.accent, theme.border));
}

bool AnnealingView::isApplicable() const
{
    return stage().isOffered() || !stage().course().isEmpty();
}

void AnnealingView::showState()
{
    const AnnealingStage& stage = this->stage();
    if (!stage.isRunning()) {
        m_patience.stop();
        if (m_showsPause || m_play->text() != tr("Play"))
            showPause(false);
    } else if (!m_showsPause && !m_patience.isActive()) {
        m_patience.start();
    }
    offer(m_play, stage.canSearch() || stage.isRunning());
    offer(m_step, stage.canGoOn());
    offer(m_rewind, !stage.course().isEmpty() && stage.playhead() > stage.course().first());
    offer(m_best, stage.canLookAtBest());
    offer(m_use, stage.canUse());
    m_use->setToolTip(useTip());
    setToolTip(stage.problem().isEmpty() ? tr("Search for probes as the temperature falls; drag or use the arrow "
                                              "keys to return to an earlier iteration")
                                         : wrappedTip(stage.problem()));
    setCursor(stage.course().isEmpty() ? Qt::ArrowCursor : Qt::SplitHCursor);
    if (isApplicable() != m_wasApplicable || stage.isSearch() != m_wasSearch) {
        m_wasApplicable = isApplicable();
        m_wasSearch = stage.isSearch();
        emit applicabilityChanged();
    }
    m_plot->setVisible(!stage.course().isEmpty());
    m_plot->refresh();
    update();
}

/// The set named in the headline is applied.
QString AnnealingView::useTip() const
{
    const QString probes = counted(stage().probesShown().size(), tr("probe"), tr("probes"));
    if (stage().isChangedByConstraints())
        return tr("Pin the probes of the current iteration in addition to yours (%1 in total), and fit only with "
                  "these probes")
            .arg(probes);
    return (stage().isBestOnView()
                ? tr("Pin the best set (%1) and fit with these probes only")
                : tr("Pin the set of the current iteration (%1) and fit with these probes only"))
        .arg(probes);
}

void AnnealingView::showPause(bool isShown)
{
    m_showsPause = isShown;
    m_play->setText(isShown ? tr("Pause") : tr("Play"));
    showIcons();
}

/// Who has come to a button by the keyboard and cannot use it any more stays in this picture, whose keys do the
/// same: another button would be pressed by mistake.
void AnnealingView::offer(QToolButton* button, bool canBeUsed)
{
    if (!canBeUsed && button->hasFocus())
        setFocus();
    button->setEnabled(canBeUsed);
}

void AnnealingView::playOrPause()
{
    if (stage().isRunning())
        stage().pause();
    else
        stage().play();
}

QString AnnealingView::invitation() const
{
    if (!stage().problem().isEmpty())
        return stage().problem();
    if (stage().isRunning())
        return tr("Initialisation: the first temperature is estimated from random sets.");
    if (stage().isFitSearching())
        return tr("The search is running. Its history appears here when the fit is complete.");
    return tr(
        "Play searches for the smallest set of probes with the best clusters. It starts with half of the samples "
        "at a high temperature, where worse sets are also accepted. As the temperature falls, fewer changes are "
        "accepted, until the search accepts none.\n\nYou can pause at any time or advance one temperature at a "
        "time. Drag back to an earlier iteration to continue from there with other samples pinned or excluded.");
}

void AnnealingView::paintInvitation(QPainter& painter) const
{
    const Theme theme = this->theme();
    painter.setPen(stage().problem().isEmpty() ? theme.muted : theme.bad);
    constexpr double widest = 420;
    const double width = std::min(widest, rect().width() - 32.0);
    painter.drawText(QRectF(rect().center().x() - width / 2, 8, width, rect().height() - 16),
                     Qt::AlignCenter | Qt::TextWordWrap, invitation());
}

void AnnealingView::paintEvent(QPaintEvent*)
{
    if (!isApplicable() || !stage().course().isEmpty())
        return;
    QPainter painter(this);
    paintInvitation(painter);
}

void AnnealingView::lookAt(double x)
{
    if (const int place = m_plot->iterationAt(x - m_plot->x()); place >= 0)
        stage().rewindTo(place);
}

void AnnealingView::mousePressEvent(QMouseEvent* event)
{
    if (event->button() == Qt::LeftButton)
        lookAt(event->position().x());
}

void AnnealingView::mouseMoveEvent(QMouseEvent* event)
{
    if (event->buttons() & Qt::LeftButton)
        lookAt(event->position().x());
}

void AnnealingView::keyPressEvent(QKeyEvent* event)
{
    switch (event->key()) {
    case Qt::Key_Left:
        return stage().rewindTo(stage().playhead() - 1);
    case Qt::Key_Right:
        return stage().rewindTo(stage().playhead() + 1);
    case Qt::Key_Home:
        return stage().rewindTo(0);
    case Qt::Key_End:
        return stage().rewindTo(stage().course().last());
    case Qt::Key_Space:
        return playOrPause();
    case Qt::Key_N:
        return stage().step();
    case Qt::Key_B:
        return stage().lookAtBest();
    default:
        View::keyPressEvent(event);
    }
}

/// Where words would widen the card the icons and their tips do.
/// Sizes that depend on the style sheet.
void AnnealingView::measureControls()
{
    m_play->ensurePolished();
    const QString word = m_play->text();
    int width = 0;
    for (const QString& each : {tr("Play"), tr("Pause")}) {
        m_play->setText(each);
        width = std::max(width, m_play->sizeHint().width());
    }
    m_play->setText(word);
    m_play->setMinimumWidth(width);
    m_wordsWidth = m_controls->sizeHint().width();
}

void AnnealingView::showEvent(QShowEvent* event)
{
    measureControls();
    View::showEvent(event);
}

void AnnealingView::resizeEvent(QResizeEvent* event)
{
    View::resizeEvent(event);
    const auto style = width() < m_wordsWidth ? Qt::ToolButtonIconOnly : Qt::ToolButtonTextBesideIcon;
    for (QToolButton* button : {m_best, m_use})
        button->setToolButtonStyle(style);
}

void AnnealingView::changeEvent(QEvent* event)
{
    View::changeEvent(event);
    if (event->type() == QEvent::PaletteChange)
        showIcons();
}

QString AnnealingView::missing() const
{
    if (!isApplicable())
        return description();
    return stage().course().isEmpty() ? tr("No search to show yet. Press Play.") : QString();
}

QString AnnealingView::description() const
{
    const AnnealingChart chart = AnnealingChart::of(stage());
    if (chart.isEmpty())
        return isApplicable() ? invitation() : tr("No search for probes to show.");
    const AnnealingChart::Panel& energy = chart.panels.front();
    const QString problem = chart.problem.isEmpty() ? QString() : chart.problem + QLatin1Char(' ');
    return problem + tr("%1: %2. The energy changed from %3 to %4.")
                         .arg(chart.headline, chart.detail, energy.text(energy.values.front()),
                              energy.text(energy.values.back()));
}

void AnnealingView::paintFigure(QCPPainter& painter, const QRectF& area, const Theme& theme)
{
    const AnnealingChart chart = AnnealingChart::of(stage());
    if (chart.isEmpty())
        return;
    TracePlot plot;
    plot.setLook(theme, PlotCanvas::paperFont(font()));
    plot.setTraces(chart.traces(true));
    plot.paintInto(painter, area);
}

QString AnnealingView::toCsv() const
{
    const AnnealingCourse& course = stage().course();
    QString text = csvLine({QStringLiteral("iteration"), QStringLiteral("temperature"), QStringLiteral("energy"),
                            course.qualityName, QStringLiteral("probes"), QStringLiteral("trials"),
                            QStringLiteral("accepted"), QStringLiteral("set")});
    if (course.isEmpty())
        return text;
    for (int place = course.first(); place <= course.last(); ++place) {
        const ProbeTemperature& at = course.at(place);
        text += csvLine({QString::number(place), csvNumber(at.temperature), csvNumber(at.energy),
                         csvNumber(at.quality), QString::number(at.probes.size()), QString::number(at.trials),
                         QString::number(at.accepted),
                         QString::fromStdString(probesText(at.probes, *course.sampleNames))});
    }
    return text;
}

}  // namespace fuzzylens::ui
