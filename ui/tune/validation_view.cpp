// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tune/validation_view.h"

#include "ui/plot/csv_text.h"
#include "ui/tune/tune_controller.h"
#include "ui/tune/tune_text.h"
#include "ui/views/axis_steps.h"
#include "ui/views/chooser.h"

#include <QHBoxLayout>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QSignalBlocker>
#include <QToolTip>

#include <algorithm>
#include <utility>

namespace fuzzylens::ui {

ValidationView::ValidationView(Scene& scene, TuneController& tune, QWidget* parent)
    : TuneView(scene, tune, parent)
    , m_controls(new QWidget(this))
    , m_axisChooser(new Chooser(QStringLiteral("validationAxis"), tr("Parameter"),
                                tr("Parameter on the horizontal axis"), m_controls))
{
    setObjectName(QStringLiteral("validationView"));
    setAccessibleName(title());
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    auto* row = new QHBoxLayout(m_controls);
    row->setContentsMargins({});
    row->addWidget(m_axisChooser);
    m_controls->hide();
    connect(m_axisChooser, &QComboBox::activated, this, [this](int axis) {
        m_axis = std::size_t(axis);
        m_cursor = -1;
        update();
        emit shownChanged();
    });
    setAccessibleDescription(description());
}

QString ValidationView::description() const
{
    QString text = TuneView::description();
    if (isApplicable() && m_cursor >= 0)
        text += QLatin1Char(' ') + trialTip(tune(), chart().points[std::size_t(m_cursor)].candidate)
                                       .replace(QLatin1Char('\n'), QLatin1String("; "));
    return text;
}

QString ValidationView::shown() const
{
    const ValidationChart shownChart = chart();
    const auto tried = std::count_if(shownChart.points.begin(), shownChart.points.end(),
                                     [](const ValidationChart::Point& point) { return point.score.has_value(); });
    return tr("%1 over %2: %3 of %4 settings have a score.")
        .arg(shownChart.score, shownChart.axis)
        .arg(tried)
        .arg(shownChart.points.size());
}

void ValidationView::follow()
{
    QStringList names, known;
    if (tune().search())
        for (const SearchAxis& axis : tune().search()->plan().axes)
            names << axisSymbol(axis);
    for (int i = 0; i < m_axisChooser->count(); ++i)
        known << m_axisChooser->itemText(i);
    if (names != known && !names.isEmpty()) {
        const QSignalBlocker quiet(m_axisChooser);
        m_axisChooser->clear();
        m_axisChooser->addItems(names);
        m_axis = std::size_t(names.size() - 1);
        m_axisChooser->setCurrentIndex(int(m_axis));
    }
    if (!isApplicable() || m_cursor >= int(chart().points.size()))
        m_cursor = -1;
    setAccessibleDescription(description());
    update();
}

ValidationChart ValidationView::chart() const
{
    return ValidationChart::of(tune(), m_axis);
}

ValidationLayout ValidationView::layoutOf(const ValidationChart& chart) const
{
    return ValidationLayout::of(QRectF(rect()).adjusted(6, 4, -6, -2), chart, font());
}

QPointF ValidationView::placeOf(int point) const
{
    const ValidationChart shownChart = chart();
    const ValidationLayout layout = layoutOf(shownChart);
    return {layout.place(shownChart, point), layout.frame.plot.center().y()};
}

void ValidationView::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    if (!isApplicable())
        return paintMissing(painter);
    const ValidationChart shownChart = chart();
    paintValidation(painter, shownChart, layoutOf(shownChart), font(), theme(), m_cursor);
}

bool ValidationView::event(QEvent* event)
{
    if (event->type() != QEvent::ToolTip)
        return TuneView::event(event);
    const auto* help = static_cast<QHelpEvent*>(event);
    const ValidationChart shownChart = isApplicable() ? chart() : ValidationChart();
    const int point = isApplicable() ? layoutOf(shownChart).pointAt(shownChart, help->pos()) : -1;
    if (point >= 0)
        QToolTip::showText(help->globalPos(), trialTip(tune(), shownChart.points[std::size_t(point)].candidate),
                           this);
    else
        QToolTip::hideText();
    return true;
}

void ValidationView::setCursorPoint(int point)
{
    if (std::exchange(m_cursor, point) != point)
        update();
}

void ValidationView::mousePressEvent(QMouseEvent* event)
{
    if (!isApplicable() || event->button() != Qt::LeftButton)
        return TuneView::mousePressEvent(event);
    const ValidationChart shownChart = chart();
    if (const int point = layoutOf(shownChart).pointAt(shownChart, event->position()); point >= 0)
        tune().apply(shownChart.points[std::size_t(point)].candidate);
}

void ValidationView::mouseMoveEvent(QMouseEvent* event)
{
    if (!isApplicable())
        return;
    const ValidationChart shownChart = chart();
    setCursorPoint(layoutOf(shownChart).pointAt(shownChart, event->position()));
}

void ValidationView::leaveEvent(QEvent* event)
{
    TuneView::leaveEvent(event);
    setCursorPoint(-1);
}

void ValidationView::keyPressEvent(QKeyEvent* event)
{
    if (!isApplicable())
        return TuneView::keyPressEvent(event);
    const ValidationChart shownChart = chart();
    const auto selected = std::find_if(shownChart.points.begin(), shownChart.points.end(),
                                       [](const ValidationChart::Point& each) { return each.isSelected; });
    const int from = m_cursor >= 0 ? m_cursor : int(selected - shownChart.points.begin());
    const int key = event->key();
    if (key == Qt::Key_Return || key == Qt::Key_Enter || key == Qt::Key_Space)
        return tune().apply(shownChart.points[std::size_t(from)].candidate);
    const std::optional<int> next = steppedTo(key, from, int(shownChart.points.size()) - 1);
    if (!next)
        return TuneView::keyPressEvent(event);
    setCursorPoint(*next);
    setAccessibleDescription(description());  // announced to screen readers
}

void ValidationView::paintFigure(QCPPainter& painter, const QRectF& area, const Theme& theme)
{
    if (!isApplicable())
        return;
    const ValidationChart shownChart = chart();
    const QFont figure = figureFont();
    paintValidation(painter, shownChart, ValidationLayout::of(area, shownChart, figure), figure, theme, -1);
}

QString ValidationView::toCsv() const
{
    if (!isApplicable())
        return {};
    const QString score = QString::fromStdString(tune().score());
    QString text = csvLine({QString::fromStdString(tune().search()->plan().grid.axes()[m_axis].name), score,
                            score + QStringLiteral("_standard_error"), QStringLiteral("training_accuracy")});
    for (const ValidationChart::Point& point : chart().points)
        text += csvLine({point.value, point.score ? csvNumber(*point.score) : QString(),
                         point.score ? csvNumber(point.error) : QString(),
                         point.training ? csvNumber(*point.training) : QString()});
    return text;
}

}  // namespace fuzzylens::ui
