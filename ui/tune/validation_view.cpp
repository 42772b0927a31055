// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tune/validation_view.h"

#include "ui/plot/csv_text.h"
#include "ui/tune/tune_controller.h"
#include "ui/tune/tune_text.h"
#include "ui/views/axis_steps.h"
#include "ui/views/chooser.h"

#include <QHBoxLayout>
#include <QSignalBlocker>

#include <algorithm>

namespace fuzzylens::ui {

ValidationView::ValidationView(Scene& scene, TuneController& tune, QWidget* parent)
    : TuneView(scene, tune, parent)
    , m_controls(new QWidget(this))
    , m_axisChooser(new Chooser(QStringLiteral("validationAxis"), tr("Parameter"),
                                tr("Parameter on the horizontal axis"), m_controls))
{
    setObjectName(QStringLiteral("validationView"));
    setAccessibleName(title());
    auto* row = new QHBoxLayout(m_controls);
    row->setContentsMargins({});
    row->addWidget(m_axisChooser);
    m_controls->hide();
    connect(m_axisChooser, &QComboBox::activated, this, [this](int axis) {
        m_axis = std::size_t(axis);
        setCursor(-1);
        contentChanged();
    });
    setAccessibleDescription(description());
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
}

ValidationChart ValidationView::chart() const
{
    return ValidationChart::of(tune(), m_axis);
}

ValidationLayout ValidationView::layoutOf(const ValidationChart& chart) const
{
    return ValidationLayout::of(content(), chart, font());
}

QPointF ValidationView::placeOf(int point) const
{
    const ValidationChart shownChart = chart();
    const ValidationLayout layout = layoutOf(shownChart);
    return {layout.place(shownChart, point), layout.frame.plot.center().y()};
}

void ValidationView::paint(QPainter& painter, const QRectF& area, const QFont& font, const Theme& theme,
                           int cursor) const
{
    const ValidationChart shownChart = chart();
    paintValidation(painter, shownChart, ValidationLayout::of(area, shownChart, font), font, theme, cursor);
}

int ValidationView::points() const
{
    return int(tune().search()->plan().grid.axes()[m_axis].values.size());
}

int ValidationView::pointAt(const QPointF& position) const
{
    const ValidationChart shownChart = chart();
    return layoutOf(shownChart).pointAt(shownChart, position);
}

int ValidationView::firstPoint() const
{
    return int(tune().search()->plan().grid.positions(tune().selected())[m_axis]);
}

std::optional<int> ValidationView::pointAfter(int key, int point) const
{
    return steppedTo(key, point, points() - 1);
}

std::size_t ValidationView::candidateOf(int point) const
{
    return chart().points[std::size_t(point)].candidate;
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
