// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/laplacian/laplacian_view.h"

#include "core/methods/membership/sample_distances.h"
#include "core/numeric/parallel.h"
#include "ui/plot/csv_text.h"
#include "ui/views/axis_steps.h"

#include <QHelpEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QToolTip>

#include <exception>
#include <utility>

namespace fuzzylens::ui {

namespace {

QString awaitedText()
{
    return LaplacianView::tr("The embedding is being compared with the Laplacian.");
}

}  // namespace

LaplacianView::LaplacianView(Scene& scene, QWidget* parent)
    : View(scene, parent)
{
    setObjectName(QStringLiteral("laplacianView"));
    setAccessibleName(title());
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    connect(&scene, &Scene::fitChanged, this, &LaplacianView::onFitChanged);
    m_job.onFinished(this, [this](quint64, const Answer& answer) { accept(answer); });
    connect(&m_job, &JobBase::failed, this, [this](quint64, const QString& message) {
        clear();
        m_problem = message;
        setAccessibleDescription(description());
    });
    onFitChanged();
}

bool LaplacianView::isApplicable() const
{
    const FitPtr& fit = scene().fit();
    return fit && fit->data && !fit->result->outcome.probes.empty() && fit->result->parameters.has("beta");
}

LaplacianView::Answer LaplacianView::checkOf(const FitPtr& fit, const Progress& progress)
{
    const Result& result = *fit->result;
    const ShouldContinue asked = [&progress] { return shouldContinue(progress, {"checking"}); };
    const SampleDistancesPtr distances = sampleDistances(fit->data, hardwareThreads(), asked);
    if (!distances)
        return {fit, std::nullopt};
    return {fit, laplacianCheck(distances->squared, result.outcome.probes, result.parameters.real("beta"), asked)};
}

void LaplacianView::onFitChanged()
{
    if (isApplicable() && isVisible())
        request();
    else
        clear();  // hidden it holds on to no fit
    if (isApplicable() != std::exchange(m_wasApplicable, isApplicable()))
        emit applicabilityChanged();
}

void LaplacianView::request()
{
    m_problem.clear();
    m_job.request([fit = scene().fit()](const Progress& progress) { return checkOf(fit, progress); });
}

void LaplacianView::accept(const Answer& answer)
{
    if (!answer.check || !isApplicable())
        return;
    m_shown = answer.fit;
    m_check = answer.check;
    m_picture = LaplacianPicture::of(*m_check, m_shown->result->outcome.eigenvalues);
    if (m_hovered >= int(m_picture.eigenvalues.size()))
        m_hovered = -1;
    setAccessibleDescription(description());
    update();
}

void LaplacianView::clear()
{
    m_job.cancel();
    m_shown.reset();
    m_check.reset();
    m_picture = {};
    m_problem.clear();
    m_hovered = -1;
    setAccessibleDescription(description());
    update();
}

LaplacianPicture LaplacianView::pictureOf(const LaplacianCheck& check) const
{
    return LaplacianPicture::of(check, scene().fit()->result->outcome.eigenvalues);
}

/// A view that was never shown is drawn too; one that waits for its answer is not made to compute it twice.
std::optional<LaplacianCheck> LaplacianView::checkNow() const
{
    if (m_check && m_shown == scene().fit())
        return m_check;
    try {
        return missing().isEmpty() ? checkOf(scene().fit(), {}).check : std::nullopt;
    } catch (const std::exception&) {
        return std::nullopt;  // an export ends without it, and not the program
    }
}

LaplacianLayout LaplacianView::layoutNow() const
{
    return LaplacianLayout::of(area(), m_picture, font());
}

QString LaplacianView::description() const
{
    if (!isApplicable() && scene().fit() && !scene().fit()->data)
        return tr(
            "Checking whether an embedding is a graph Laplacian requires the data; a result file contains none.");
    if (!isApplicable())
        return tr("For methods that describe samples by their memberships in probes, this view shows which "
                  "entries of the embedding form a graph Laplacian.");
    if (!m_problem.isEmpty())
        return m_problem;
    if (!m_check)
        return awaitedText();
    QString text = m_picture.summary;
    for (const LaplacianPicture::Row& row : m_picture.rows)
        text += QLatin1Char(' ') + row.sentence;
    const auto tell = [this, &text](int index) {
        if (const QString eigenvalues = m_picture.eigenvalueText(index); !eigenvalues.isEmpty())
            text += tr(" Eigenvalues: %1.").arg(eigenvalues);
    };
    tell(-1);
    if (m_hovered >= 0)
        tell(m_hovered);
    return text;
}

/// Values that are not computed yet, or cannot be, are not exported from the window.
QString LaplacianView::missing() const
{
    if (!isApplicable() || !m_problem.isEmpty())
        return description();
    return isVisible() && m_shown != scene().fit() ? awaitedText() : QString();
}

void LaplacianView::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    if (m_check)
        return paintLaplacian(painter, m_picture, layoutNow(), font(), theme(), m_hovered);
    painter.setPen(theme().muted);
    painter.drawText(rect().adjusted(16, 16, -16, -16), Qt::AlignCenter | Qt::TextWordWrap, description());
}

void LaplacianView::paintFigure(QCPPainter& painter, const QRectF& area, const Theme& theme)
{
    if (!isApplicable())
        return;
    const QFont figure = figureFont();
    const std::optional<LaplacianCheck> check = checkNow();
    if (!check)
        return;
    const LaplacianPicture picture = pictureOf(*check);
    paintLaplacian(painter, picture, LaplacianLayout::of(area, picture, figure), figure, theme, -1);
}

QString LaplacianView::toCsv() const
{
    if (!isApplicable())
        return {};
    const std::optional<LaplacianCheck> check = checkNow();
    if (!check)
        return {};
    const LaplacianPicture picture = pictureOf(*check);
    QString text = csvLine(
        {QStringLiteral("kind"), QStringLiteral("name"), QStringLiteral("entries"), QStringLiteral("value")});
    for (const LaplacianFinding& finding : laplacianFindings(*check))
        text += csvLine({finding.mustHold ? QStringLiteral("identity") : QStringLiteral("difference"),
                         QString::fromStdString(finding.name.text()), QString::number(finding.entries),
                         csvNumber(finding.error)});
    for (std::size_t i = 0; i < picture.eigenvalues.size(); ++i)
        text +=
            csvLine({QStringLiteral("eigenvalue"), QString::number(i + 1), {}, csvNumber(picture.eigenvalues[i])});
    return text;
}

void LaplacianView::showEvent(QShowEvent* event)
{
    View::showEvent(event);
    if (isApplicable() && m_shown != scene().fit())
        request();
}

bool LaplacianView::event(QEvent* event)
{
    if (event->type() != QEvent::ToolTip)
        return View::event(event);
    const auto* help = static_cast<QHelpEvent*>(event);
    const int row = m_check ? layoutNow().rowAt(help->pos()) : -1;
    if (row >= 0)
        QToolTip::showText(help->globalPos(), m_picture.rows[std::size_t(row)].sentence, this);
    else
        QToolTip::hideText();
    return true;
}

void LaplacianView::setHovered(int eigenvalue)
{
    if (std::exchange(m_hovered, eigenvalue) != eigenvalue)
        update();
}

/// Moved by the keyboard: announced to screen readers.
void LaplacianView::stepTo(int eigenvalue)
{
    setHovered(eigenvalue);
    setAccessibleDescription(description());
}

void LaplacianView::mouseMoveEvent(QMouseEvent* event)
{
    setHovered(m_check ? layoutNow().frame.valueAt(event->position()) : -1);
}

void LaplacianView::leaveEvent(QEvent* event)
{
    View::leaveEvent(event);
    setHovered(-1);
}

void LaplacianView::focusOutEvent(QFocusEvent* event)
{
    View::focusOutEvent(event);
    setHovered(-1);
}

void LaplacianView::keyPressEvent(QKeyEvent* event)
{
    if (const std::optional<int> place = steppedTo(event->key(), m_hovered, int(m_picture.eigenvalues.size()) - 1))
        stepTo(*place);
    else
        View::keyPressEvent(event);
}

}  // namespace fuzzylens::ui
