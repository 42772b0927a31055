// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/objective/objective_view.h"

#include "ui/plot/csv_text.h"
#include "ui/plot/number_format.h"
#include "ui/theme/core_text.h"
#include "ui/views/axis_steps.h"

#include <QKeyEvent>
#include <QLayout>
#include <QMouseEvent>

#include <cmath>
#include <utility>

namespace fuzzylens::ui {

namespace {

constexpr QMargins around{6, 0, 6, 4};  // the plot

}  // namespace

ObjectiveView::ObjectiveView(Scene& scene, QWidget* parent)
    : View(scene, parent)
    , m_plot(new TracePlot(this))
{
    setObjectName(QStringLiteral("objectiveView"));
    setAccessibleName(title());
    setToolTip(tr("Objective and its terms after each iteration; each curve has its own scale"));
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    connect(&scene, &Scene::fitChanged, this, &ObjectiveView::onFitChanged);
    fillWith(m_plot, around);
    m_plot->setSource([this] { return chart().traces(m_hovered); });
    onFitChanged();
}

bool ObjectiveView::isApplicable() const
{
    return scene().fit() && !scene().fit()->result->outcome.objective.empty();
}

ObjectiveChart ObjectiveView::chart() const
{
    return isApplicable() ? ObjectiveChart::of(*scene().fit()) : ObjectiveChart();
}

void ObjectiveView::onFitChanged()
{
    if (m_hovered >= 0 && (!isApplicable() || m_hovered >= int(scene().fit()->result->outcome.objective.size())))
        m_hovered = -1;
    m_plot->refresh();
    const QStringList names = isApplicable() ? ObjectiveChart::namesOf(*scene().fit()) : QStringList();
    const QStringList before = std::exchange(m_names, names);
    if (before == names)
        return;
    if (before.isEmpty() || names.isEmpty())
        emit applicabilityChanged();
    // Also while another view is in front: the card keeps room for this one, and should not find that out later.
    if (QWidget* card = parentWidget(); card && card->layout())
        card->layout()->update();
}

QSize ObjectiveView::minimumSizeHint() const
{
    if (m_names.isEmpty())
        return {0, 0};
    return {0, int(std::ceil(TracePlot::leastHeight(m_names, font()))) + around.top() + around.bottom()};
}

void ObjectiveView::setHovered(int iteration)
{
    if (iteration == m_hovered)
        return;
    m_hovered = iteration;
    m_plot->refresh();
}

void ObjectiveView::mouseMoveEvent(QMouseEvent* event)
{
    const int iteration = m_plot->iterationAt(event->position().x() - m_plot->x());
    setHovered(iteration < 0 ? -1 : iteration - 1);
}

void ObjectiveView::leaveEvent(QEvent* event)
{
    View::leaveEvent(event);
    setHovered(-1);
}

void ObjectiveView::focusOutEvent(QFocusEvent* event)
{
    View::focusOutEvent(event);
    setHovered(-1);
}

void ObjectiveView::keyPressEvent(QKeyEvent* event)
{
    if (const std::optional<int> place = steppedTo(event->key(), m_hovered, chart().iterations() - 1))
        setHovered(*place);
    else
        View::keyPressEvent(event);
}

QString ObjectiveView::description() const
{
    const ObjectiveChart chart = this->chart();
    if (chart.isEmpty())
        return tr("No objective to show.");
    const std::vector<double>& total = chart.curves.front().values;
    QStringList terms, traces;
    for (std::size_t i = 1; i < chart.curves.size(); ++i)
        (chart.curves[i].isCourse ? traces : terms) << tr("%1 %2").arg(
            shownText(chart.curves[i].name), chart.curves[i].text(chart.curves[i].values.size() - 1));
    QString text = tr("The objective changed from %1 to %2. %3")
                       .arg(numberText(total.front(), 4), numberText(total.back(), 4), chart.headline);
    if (!chart.detail.isEmpty())
        text += QStringLiteral(", ") + chart.detail;
    text += QLatin1Char('.');
    if (!terms.isEmpty())
        text += tr(" Its terms: %1.").arg(terms.join(QStringLiteral(", ")));
    if (!traces.isEmpty())
        text += tr(" Final values: %1.").arg(traces.join(QStringLiteral(", ")));
    return text;
}

void ObjectiveView::paintFigure(QCPPainter& painter, const QRectF& area, const Theme& theme)
{
    const ObjectiveChart chart = this->chart();
    if (chart.isEmpty())
        return;
    TracePlot plot;
    plot.setLook(theme, PlotCanvas::paperFont(font()));
    plot.setTraces(chart.traces(-1));
    plot.paintInto(painter, area);
}

QString ObjectiveView::toCsv() const
{
    const ObjectiveChart chart = this->chart();
    QStringList header{QStringLiteral("iteration")};
    for (const ObjectiveChart::Curve& curve : chart.curves)
        header << curve.name;
    QString text = csvLine(header);
    for (int i = 0; i < chart.iterations(); ++i) {
        QStringList fields{QString::number(i + 1)};
        for (const ObjectiveChart::Curve& curve : chart.curves)
            fields << csvNumber(curve.values[std::size_t(i)]);
        text += csvLine(fields);
    }
    return text;
}

}  // namespace fuzzylens::ui
