// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/status_line.h"

#include "ui/plot/number_format.h"
#include "ui/project/project.h"
#include "ui/scene/fit_notes.h"
#include "ui/teach/moved_weights.h"
#include "ui/theme/core_text.h"
#include "ui/theme/counted.h"
#include "ui/theme/parts_label.h"
#include "ui/theme/text_size.h"
#include "ui/theme/theme.h"
#include "ui/theme/wrapped_tip.h"
#include "ui/window/selection_features.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>
#include <QTimer>
#include <QToolButton>

#include <cmath>
#include <limits>

namespace fuzzylens::ui {

namespace {

constexpr int busyAfterMilliseconds = 150;
constexpr int betweenItems = 14;
constexpr int leastOfOneRow = 600, leastOfPhase = 40, leastOfFacts = 60;  // at the ordinary size of text

QString howStopped(Stopped stopped)
{
    return stopped == Stopped::IterationLimit ? QObject::tr("iteration limit, not converged")
                                              : QObject::tr("cancelled");
}

/// With two decimals, so that the width is stable while a slider is dragged; with more if two show nothing.
QString objectiveText(double objective)
{
    constexpr double many = 1e6;
    const double size = std::abs(objective);
    return size < 1 || size >= many ? numberText(objective) : NumberFormat{2, false}.text(objective);
}

/// "20 ms · 7 iterations    objective 3.14    84 % match class    seed 1", in parts.
QStringList factsOf(const Fit& fit)
{
    const Outcome& outcome = fit.result->outcome;
    const QString dot = QStringLiteral(" · "), space = QStringLiteral("    ");
    QStringList parts;
    if (fit.isOfPart())
        parts << space +
                     QObject::tr("%1 of %2")
                         .arg(countText(fit.samples()), counted(std::size_t(fit.steps->whole->data->samples()),
                                                                QObject::tr("sample"), QObject::tr("samples"))) +
                     space;
    parts << QObject::tr("%1 ms").arg(fit.milliseconds, 0, 'f', fit.milliseconds < 10 ? 1 : 0)
          << dot + counted(std::size_t(outcome.iterations), QObject::tr("iteration"), QObject::tr("iterations"));
    if (!fit.preview && outcome.stopped != Stopped::Converged)  // the badge shows that it has converged
        parts << dot + howStopped(outcome.stopped);
    const double objective = fit.update                  ? fit.update->objective
                             : outcome.objective.empty() ? std::numeric_limits<double>::quiet_NaN()
                                                         : outcome.objective.back();
    if (std::isfinite(objective))
        parts << space + QObject::tr("objective %1").arg(objectiveText(objective));
    if (const QString agreement = agreementText(*fit.result); !agreement.isEmpty())
        parts << space + agreement;
    if (fit.result->parameters.has("seed"))
        parts << space + QObject::tr("seed %1").arg(fit.result->parameters.integer("seed"));
    return parts;
}

/// Holds a label of one line in a layout. Its size does not depend on the text, which changes with every frame of
/// a drag: otherwise the whole window would be laid out again for each.
class LabelSlot : public QWidget
{
public:
    LabelSlot(QLabel* label, QWidget* parent)
        : QWidget(parent)
        , m_label(label)
    {
        m_label->setParent(this);
        setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    }

    QSize sizeHint() const override { return {0, fontMetrics().height()}; }
    QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void resizeEvent(QResizeEvent*) override { m_label->resize(size()); }

private:
    QLabel* m_label;
};

}  // namespace

StatusLine::StatusLine(Project& project, QWidget* parent)
    : QWidget(parent)
    , m_project(project)
    , m_badge(new QLabel(this))
    , m_notes(new QToolButton(this))
    , m_facts(new PartsLabel)
    , m_factsSlot(new LabelSlot(m_facts, this))
    , m_end(new QWidget(this))
    , m_first(new QHBoxLayout)
    , m_second(new QHBoxLayout)
    , m_selection(new SelectionFeatures(project.scene(), m_end))
    , m_busy(new QWidget(m_end))
    , m_phase(new PartsLabel(m_busy))
    , m_bar(new QProgressBar(m_busy))
    , m_busyTimer(new QTimer(this))
{
    setObjectName(QStringLiteral("statusLine"));
    m_badge->setObjectName(QStringLiteral("statusBadge"));
    m_facts->setObjectName(QStringLiteral("statusFacts"));
    m_notes->setObjectName(QStringLiteral("statusNotes"));
    m_notes->setToolTip(tr("Show the notes on this fit next to the parameters"));
    m_notes->setCursor(Qt::PointingHandCursor);
    connect(m_notes, &QToolButton::clicked, this, &StatusLine::notesRequested);
    connect(m_selection, &SelectionFeatures::featureRequested, this, &StatusLine::featureRequested);
    buildBusy();
    auto* end = new QHBoxLayout(m_end);
    end->setContentsMargins(0, 0, 0, 0);
    end->setSpacing(betweenItems);
    end->addWidget(m_busy);
    end->addWidget(m_selection);
    for (QHBoxLayout* row : {m_first, m_second})
        row->setSpacing(betweenItems);
    m_first->addWidget(m_badge);
    m_first->addWidget(m_notes);
    m_first->addWidget(m_factsSlot, 1);
    m_first->addWidget(m_end);
    m_second->addStretch(1);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(betweenItems, 2, betweenItems, 4);
    layout->setSpacing(0);
    layout->addLayout(m_first);
    layout->addLayout(m_second);
    setMinimumHeight(inText(34));

    m_busyTimer->setSingleShot(true);
    m_busyTimer->setInterval(busyAfterMilliseconds);
    connect(m_busyTimer, &QTimer::timeout, this, [this] {
        m_busy->setVisible(m_project.fitter().job().isBusy());
        showFit();
    });
    connect(&m_project.scene(), &Scene::fitChanged, this, &StatusLine::showFit);
    connect(&m_project.fitter(), &Fitter::errorChanged, this, &StatusLine::showFit);
    connect(&m_project, &Project::datasetChanged, this, &StatusLine::showFit);
    connect(&m_project.fitter(), &Fitter::liveChanged, this, &StatusLine::showFit);
    connect(&m_project, &Project::stateChanged, this, [this] {
        if (!m_project.fitter().isLive())
            showFit();  // else a fit is on its way
    });
    connect(&m_project.scene().selection(), &SampleSelection::changed, this, &StatusLine::makeRoomForSelection);
    connect(&m_project.fitter(), &Fitter::busyChanged, this, &StatusLine::showBusy);
    connect(&m_project.fitter().job(), &JobBase::progressed, this,
            [this](quint64, const QString& phase, qint64 done, qint64 total, double objective) {
                showProgress(phase, done, total, objective);
            });
    showFit();
    makeRoomForSelection();
}

void StatusLine::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange)
        showFit();  // its colours show how the fit ended
}

/// Behind the facts where both have room, else below them.
void StatusLine::placeEnd()
{
    const bool isBelow = width() < inText(leastOfOneRow), wasBelow = m_second->indexOf(m_end) >= 0;
    if (isBelow != wasBelow) {
        (wasBelow ? m_second : m_first)->removeWidget(m_end);
        (isBelow ? m_second : m_first)->addWidget(m_end);
    }
}

void StatusLine::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    placeEnd();
}

bool StatusLine::event(QEvent* event)
{
    if (event->type() == QEvent::LayoutRequest)
        placeEnd();
    return QWidget::event(event);
}

void StatusLine::buildBusy()
{
    m_bar->setTextVisible(false);
    m_bar->setFixedSize(110, 6);
    m_phase->setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Preferred);
    m_phase->setMinimumWidth(inText(leastOfPhase));
    auto* cancel = new QPushButton(tr("Cancel"), m_busy);
    cancel->setObjectName(QStringLiteral("cancelFit"));
    cancel->setShortcut(QKeySequence(QStringLiteral("Ctrl+.")));
    cancel->setToolTip(tr("Stop the computation and keep the displayed result (Ctrl+.)"));
    connect(cancel, &QPushButton::clicked, this, [this] { m_project.fitter().cancel(); });
    auto* busy = new QHBoxLayout(m_busy);
    busy->setContentsMargins(0, 0, 0, 0);
    m_phase->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Preferred);
    m_phase->setMinimumWidth(inText(90));  // the window does not grow for the rest
    busy->addWidget(m_phase);
    busy->addWidget(m_bar);
    busy->addWidget(cancel);
    m_busy->hide();
}

void StatusLine::showProgress(const QString& phase, qint64 done, qint64 total, double objective)
{
    const QString value =
        std::isfinite(objective) ? tr(" · objective %1").arg(numberText(objective, 6)) : QString();
    const QString name = shownText(phase);
    m_phase->setSentence(total > 0 ? tr("%1 %2 of %3%4").arg(name).arg(done).arg(total).arg(value) : name + value);
    m_phase->setToolTip(m_phase->text());
    m_bar->setRange(0, total > 0 ? 1000 : 0);
    m_bar->setValue(total > 0 ? int(1000 * done / total) : 0);
}

void StatusLine::setNotes(int count)
{
    m_noteCount = count;
    showNotes();
}

/// They may be scrolled out of sight below the parameters.
void StatusLine::showNotes()
{
    m_notes->setVisible(m_noteCount > 0 && m_project.scene().fit());
    m_notes->setText(counted(std::size_t(m_noteCount), tr("note"), tr("notes")));
    restyle(*m_notes, QStringLiteral("color: %1").arg(Theme::of(palette()).warn.name()));
}

void StatusLine::showBadge(const QString& text, const QColor& colour)
{
    m_badge->setText(QStringLiteral("● ") + text);
    restyle(*m_badge, QStringLiteral("color: %1; font-weight: 600").arg(colour.name()));
}

void StatusLine::showFit()
{
    const Theme theme = Theme::of(palette());
    const FitPtr& fit = m_project.scene().fit();
    const QString& error = m_project.fitter().error();
    m_badge->setVisible(!error.isEmpty() || fit);
    restyle(*m_facts, QStringLiteral("color: %1").arg((error.isEmpty() ? theme.muted : theme.text).name()));
    if (!error.isEmpty()) {
        showBadge(tr("no fit"), theme.bad);
        m_facts->setSentence(error);
        m_facts->setToolTip(wrappedTip(error));
    } else if (fit) {
        const bool isAtRest = fit->result->outcome.stopped == Stopped::Converged;
        if (!m_busy->isHidden())
            showBadge(tr("computing"), theme.muted);  // on content that is not displayed yet
        else if (hasMovedWeights(*fit))
            showBadge(tr("weights moved"), theme.warn);
        else if (fit->update)
            showBadge(tr("iteration %1").arg(fit->update->iteration), theme.warn);
        else if (fit->preview)
            showBadge(tr("preview"), theme.warn);
        else if (m_project.fitter().isOutdated())
            showBadge(tr("out of date"), theme.warn);
        else if (hasCollapsed(fit->result->outcome))
            showBadge(tr("collapsed"), theme.warn);
        else
            showBadge(isAtRest ? tr("converged") : tr("stopped early"), isAtRest ? theme.good : theme.warn);
        QStringList facts = factsOf(*fit);
        if (m_project.fitter().isOutdated()) {
            facts.front().prepend(QStringLiteral("    "));
            facts.prepend(tr("Press F5 to fit the current settings"));
        }
        m_facts->setParts(facts);
        QStringList notes{m_facts->text(), fitNotes(*fit->result)};
        notes << tr("Instruction set: %1").arg(QString::fromStdString(fit->result->outcome.instructionSet));
        notes.removeAll(QString());
        m_facts->setToolTip(wrappedTip(notes.join(QLatin1Char('\n'))));
    } else {
        m_facts->setParts({});
        m_facts->setToolTip({});
    }
    showNotes();
}

/// The features of a selection leave the first of the facts visible.
void StatusLine::makeRoomForSelection()
{
    m_factsSlot->setMinimumWidth(m_project.scene().selection().count() > 0 ? inText(leastOfFacts) : 0);
}

void StatusLine::showBusy()
{
    if (!m_project.fitter().job().isBusy()) {
        m_busyTimer->stop();
        m_busy->hide();
        showFit();
        return;
    }
    if (!m_busy->isVisible() && !m_busyTimer->isActive()) {
        m_phase->setSentence(shownText(std::string_view("fitting")));
        m_bar->setRange(0, 0);
        m_busyTimer->start();
    }
}

}  // namespace fuzzylens::ui
