// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/spectrum/spectrum_view.h"

#include "ui/plot/csv_text.h"
#include "ui/plot/number_format.h"
#include "ui/theme/wrapped_tip.h"
#include "ui/views/axis_steps.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>

#include <utility>

namespace fuzzylens::ui {

SpectrumView::SpectrumView(Scene& scene, QWidget* parent)
    : View(scene, parent)
{
    setObjectName(QStringLiteral("spectrumView"));
    setAccessibleName(title());
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    connect(&scene, &Scene::fitChanged, this, &SpectrumView::onFitChanged);
    onFitChanged();
}

bool SpectrumView::isApplicable() const
{
    return !m_chart.isEmpty();
}

void SpectrumView::onFitChanged()
{
    const bool wasApplicable = isApplicable();
    const FitPtr& fit = scene().fit();
    m_chart = fit && fit->result->outcome.probes.empty() ? SpectrumChart::of(*fit) : SpectrumChart();
    if (m_hovered >= m_chart.size())
        m_hovered = -1;
    if (isApplicable() != wasApplicable)
        emit applicabilityChanged();
    setAccessibleDescription(description());
    setToolTip(wrappedTip(m_chart.vanishing));  // it may be cut
    update();
}

void SpectrumView::setHovered(int value)
{
    if (std::exchange(m_hovered, value) != value)
        update();
}

SpectrumLayout SpectrumView::layoutNow() const
{
    return SpectrumLayout::of(QRectF(rect()).adjusted(8, 2, -8, -4), m_chart, font());
}

void SpectrumView::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    if (isApplicable())
        return paintSpectrum(painter, m_chart, layoutNow(), font(), theme(), m_hovered);
    painter.setPen(theme().muted);
    painter.drawText(rect().adjusted(16, 16, -16, -16), Qt::AlignCenter | Qt::TextWordWrap, description());
}

void SpectrumView::mouseMoveEvent(QMouseEvent* event)
{
    setHovered(layoutNow().frame.valueAt(event->position()));
}

void SpectrumView::leaveEvent(QEvent* event)
{
    View::leaveEvent(event);
    setHovered(-1);
}

void SpectrumView::focusOutEvent(QFocusEvent* event)
{
    View::focusOutEvent(event);
    setHovered(-1);
}

void SpectrumView::keyPressEvent(QKeyEvent* event)
{
    const std::optional<int> value = steppedTo(event->key(), m_hovered, m_chart.size() - 1);
    if (!value)
        return View::keyPressEvent(event);
    setHovered(*value);
    setAccessibleDescription(description());  // announced to screen readers
}

QString SpectrumView::subject() const
{
    return isApplicable() ? m_chart.heading() : title();
}

QString SpectrumView::description() const
{
    if (!isApplicable())
        return scene().fit()
                   ? tr("This method has no eigenvalues of a graph of the samples.")
                   : tr("The eigenvalues of the graph of the samples appear here with the first fit of a "
                        "spectral method.");
    QString text =
        tr("%1: the first %2, from %3 to %4, of which %5 are used as dimensions.")
            .arg(m_chart.heading(), QString::number(m_chart.size()), plainNumber(m_chart.values.front()),
                 plainNumber(m_chart.values.back()), QString::number(m_chart.dimensions));
    QStringList facts{m_chart.text(-1)};
    if (m_hovered >= 0)
        facts << m_chart.text(m_hovered);
    for (const QString& fact : std::as_const(facts))
        text += fact.isEmpty() ? QString()
                               : QLatin1Char(' ') + fact.left(1).toUpper() + fact.mid(1) + QLatin1Char('.');
    for (const SpectrumChart::Similarity& similarity : m_chart.similarities)
        text += tr(" Mean similarity (%1): %2 classes %3, %4 classes %5.")
                    .arg(similarity.name, SpectrumChart::meanName(0), plainNumber(similarity.means[0]),
                         SpectrumChart::meanName(1), plainNumber(similarity.means[1]));
    return m_chart.vanishing.isEmpty() ? text : text + QLatin1Char(' ') + m_chart.vanishing;
}

void SpectrumView::paintFigure(QCPPainter& painter, const QRectF& area, const Theme& theme)
{
    if (!isApplicable())
        return;
    const QFont figure = figureFont();
    paintSpectrum(painter, m_chart, SpectrumLayout::of(area, m_chart, figure, false), figure, theme, -1);
}

QString SpectrumView::toCsv() const
{
    if (!isApplicable())
        return {};
    QString text =
        csvLine({QStringLiteral("kind"), QStringLiteral("name"), QStringLiteral("value"), QStringLiteral("use")});
    const QString kind = m_chart.areVariances ? QStringLiteral("variance") : QStringLiteral("eigenvalue");
    for (int i = 0; i < m_chart.size(); ++i) {
        const SpectrumChart::Use use = m_chart.use(i);
        const QString said = use == SpectrumChart::Use::Trivial     ? QStringLiteral("trivial")
                             : use == SpectrumChart::Use::Dimension ? QStringLiteral("dimension")
                                                                    : QString();
        text += csvLine({kind, QString::number(i + 1), csvNumber(m_chart.values[std::size_t(i)]), said});
    }
    for (const SpectrumChart::Similarity& similarity : m_chart.similarities)
        for (std::size_t mean = 0; mean < similarity.means.size(); ++mean)
            text += csvLine({QStringLiteral("mean similarity"), SpectrumChart::meanName(mean),
                             csvNumber(similarity.means[mean]), similarity.name});
    return text;
}

}  // namespace fuzzylens::ui
