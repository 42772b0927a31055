// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/objective/objective_chart.h"

#include "ui/plot/number_format.h"
#include "ui/plot/plot_axis.h"
#include "ui/theme/core_text.h"
#include "ui/theme/counted.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

namespace fuzzylens::ui {

namespace {

struct ObjectiveChartWords
{
    Q_DECLARE_TR_FUNCTIONS(ObjectiveChart)
};

QString headlineOf(const Fit& fit)
{
    const Outcome& outcome = fit.result->outcome;
    const int done = outcome.iterations > 0 ? outcome.iterations : int(outcome.objective.size());
    const QString count = done == 1 ? ObjectiveChartWords::tr("1 iteration")
                                    : ObjectiveChartWords::tr("%1 iterations").arg(countText(done));
    if (fit.update)
        return ObjectiveChartWords::tr("Iteration %1 of %2")
            .arg(countText(fit.update->iteration), countText(int(outcome.objective.size())));
    if (fit.preview)
        return ObjectiveChartWords::tr("Preview, %1").arg(count);
    switch (outcome.stopped) {
    case Stopped::Converged:
        return ObjectiveChartWords::tr("Converged after %1").arg(count);
    case Stopped::IterationLimit:
        return ObjectiveChartWords::tr("Stopped at the limit of %1").arg(count);
    case Stopped::Cancelled:
        break;
    }
    return ObjectiveChartWords::tr("Cancelled after %1").arg(count);
}

QString detailOf(const std::vector<double>& total)
{
    if (total.size() < 2)
        return {};
    const double drop = total[total.size() - 2] - total.back();
    const double share = total.back() != 0 ? std::abs(drop / total.back()) : 0;
    const QString change = drop == 0  ? ObjectiveChartWords::tr("no change in the last iteration")
                           : drop > 0 ? ObjectiveChartWords::tr("last decrease %1").arg(numberText(drop))
                                      : ObjectiveChartWords::tr("last increase %1").arg(numberText(-drop));
    return share > 0 ? ObjectiveChartWords::tr("%1 (%2 %)").arg(change, numberText(100 * share, 2)) : change;
}

/// Without pairs their traces are useless.
bool isEmptyOfMeaning(const Fit& fit, const NamedSeries& course)
{
    const bool isOfPairs = course.name == "violated pairs" || course.name == "alpha";
    const auto pairs = fit.result->metrics.find("must_links");
    return isOfPairs && pairs == fit.result->metrics.end();
}

/// Calls @p take with the name, the values and isCourse of each curve, the objective first.
template <typename Take>
void forEachCurve(const Fit& fit, const Take& take)
{
    const Outcome& outcome = fit.result->outcome;
    if (outcome.objective.empty())
        return;
    take(QStringLiteral("objective"), outcome.objective, false);
    for (const NamedSeries& term : outcome.objectiveTerms)
        if (term.values.size() == outcome.objective.size())
            take(QString::fromStdString(term.name).replace(QLatin1Char('_'), QLatin1Char(' ')), term.values,
                 false);
    for (const NamedSeries& course : outcome.traces)
        if (course.values.size() == outcome.objective.size() && !isEmptyOfMeaning(fit, course))
            take(QString::fromStdString(course.name), course.values, true);
}

}  // namespace

QStringList ObjectiveChart::namesOf(const Fit& fit)
{
    QStringList names;
    forEachCurve(fit,
                 [&names](const QString& name, const std::vector<double>&, bool) { names << shownText(name); });
    return names;
}

QString ObjectiveChart::Curve::text(std::size_t iteration) const
{
    constexpr int digits = 4;
    return isCourse ? plainNumber(values[iteration], digits) : numberText(values[iteration], digits);
}

ObjectiveChart ObjectiveChart::of(const Fit& fit)
{
    ObjectiveChart chart;
    forEachCurve(fit, [&chart](const QString& name, const std::vector<double>& values, bool isCourse) {
        chart.curves.push_back({name, values, isCourse});
    });
    if (chart.isEmpty())
        return chart;
    chart.headline = headlineOf(fit);
    chart.detail = detailOf(chart.curves.front().values);
    return chart;
}

TraceSet ObjectiveChart::traces(int hovered) const
{
    hovered = std::min(hovered, iterations() - 1);  // the pointer may be where an earlier fit had more
    TraceSet set;
    set.headline =
        hovered >= 0
            ? ObjectiveChartWords::tr("Iteration %1 of %2").arg(countText(hovered + 1), countText(iterations()))
            : headline;
    set.detail = detail;
    set.end = std::max(1, iterations());
    const int shown = hovered >= 0 ? hovered : iterations() - 1;
    set.cursor = shown + 1;
    set.cursorLine = hovered >= 0 ? TraceSet::CursorLine::Thin : TraceSet::CursorLine::None;
    for (const Curve& curve : curves) {
        const PlotAxis axis = PlotAxis::linear({}, curve.values, set.traces.empty() ? 0.06 : 0.1);
        set.traces.push_back(
            {shownText(curve.name), curve.values, axis.low, axis.high, curve.text(std::size_t(shown))});
    }
    if (!set.traces.empty())
        set.traces.front().height = 2;
    return set;
}

}  // namespace fuzzylens::ui
