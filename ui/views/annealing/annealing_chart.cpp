// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/annealing/annealing_chart.h"

#include "ui/plot/number_format.h"
#include "ui/theme/core_text.h"
#include "ui/theme/counted.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>
#include <limits>

namespace fuzzylens::ui {

namespace {

constexpr double none = std::numeric_limits<double>::quiet_NaN();

struct AnnealingChartWords
{
    Q_DECLARE_TR_FUNCTIONS(AnnealingChart)
};

QString percentText(double value)
{
    return plainNumber(value) + QStringLiteral(" %");
}

QString placeText(const AnnealingStage& stage)
{
    const AnnealingCourse& course = stage.course();
    // A record is caught up with, which may take as long as it did.
    if (stage.isRunning() && !stage.isAtEnd() && stage.playhead() > 0)
        return AnnealingChartWords::tr("Continuing from iteration %1").arg(stage.playhead());
    if (stage.isBestOnView())
        return AnnealingChartWords::tr("Best of %1")
            .arg(counted(std::size_t(course.last()), AnnealingChartWords::tr("iteration"),
                         AnnealingChartWords::tr("iterations")));
    if (stage.playhead() == 0)
        return AnnealingChartWords::tr("Start");
    return AnnealingChartWords::tr("Iteration %1 of at most %2").arg(stage.playhead()).arg(course.most);
}

/// For example a search whose set was already applied: the fit does not belong to the displayed set.
QString headlineOf(const AnnealingStage& stage)
{
    const bool isInUse = !stage.isSearch() || stage.isOffered();
    return isInUse ? placeText(stage) : AnnealingChartWords::tr("Not in use: %1").arg(placeText(stage));
}

/// Of the set on view. @param name of the quality; may be empty.
QString detailOf(const AnnealingStage& stage, const QString& name)
{
    const AnnealingCourse& course = stage.course();
    const QString probes =
        counted(stage.probesShown().size(), AnnealingChartWords::tr("probe"), AnnealingChartWords::tr("probes"));
    if (stage.isChangedByConstraints())
        return AnnealingChartWords::tr("%1; pinned or excluded samples changed").arg(probes);
    const double quality = stage.isBestOnView() ? course.best->quality : course.at(stage.playhead()).quality;
    return QStringLiteral("%1 · %2%3")
        .arg(probes, name.isEmpty() ? name : name + QLatin1Char(' '), percentText(quality));
}

AnnealingChart::Panel panelOf(const AnnealingCourse& course, const QString& name, double best,
                              double (*value)(const ProbeTemperature&))
{
    AnnealingChart::Panel panel;
    panel.name = name;
    panel.best = best;
    for (int place = course.first(); place <= course.last(); ++place)
        panel.values.push_back(value(course.at(place)));
    for (const double one : panel.values)
        if (std::isfinite(one))
            panel.top = std::max(panel.top, one);
    if (!(panel.top > 0))
        panel.top = 1;
    return panel;
}

double acceptance(const ProbeTemperature& at)
{
    return at.trials > 0 ? 100.0 * at.accepted / at.trials : none;
}

/// A short search has all the room that it may need, a long one some: the same whether it goes on or is over.
int endOf(const AnnealingCourse& course)
{
    constexpr int oneSight = 120;
    const int room = course.most <= oneSight ? course.most : std::max(oneSight / 2, course.last() * 5 / 4);
    return std::max({room, course.last(), course.first() + 1});
}

}  // namespace

QString AnnealingChart::Panel::text(double value) const
{
    if (!std::isfinite(value))
        return QStringLiteral("–");
    if (isCount)
        return countText(std::llround(value));
    return isPercent ? percentText(value) : plainNumber(value);
}

AnnealingChart AnnealingChart::of(const AnnealingStage& stage)
{
    AnnealingChart chart;
    const AnnealingCourse& course = stage.course();
    if (course.isEmpty())
        return chart;
    chart.first = course.first();
    chart.last = course.last();
    chart.end = endOf(course);
    chart.playhead = stage.playhead();
    const auto& best = course.best;
    chart.bestPlace = best ? best->place : -1;
    chart.showsBest = stage.isBestOnView();
    chart.isChangedByConstraints = stage.isChangedByConstraints();
    chart.probesShown = int(stage.probesShown().size());
    chart.problem = stage.problem();
    chart.panels = {panelOf(course, AnnealingChartWords::tr("energy"), best ? best->energy : none,
                            [](const ProbeTemperature& at) { return at.energy; }),
                    panelOf(course, shownText(course.qualityName), best ? best->quality : none,
                            [](const ProbeTemperature& at) { return at.quality; }),
                    panelOf(course, AnnealingChartWords::tr("probes"), best ? double(best->probes.size()) : none,
                            [](const ProbeTemperature& at) { return double(at.probes.size()); }),
                    panelOf(course, AnnealingChartWords::tr("accepted"), none, acceptance)};
    chart.panels[1].isPercent = chart.panels[3].isPercent = true;
    chart.panels[2].isCount = true;
    chart.panels[3].top = 100;
    for (const ProbeTemperature& at : course.temperatures)
        chart.logarithms.push_back(std::log10(at.temperature));
    chart.headline = headlineOf(stage);
    chart.detail = detailOf(stage, shownText(course.qualityName));
    chart.shortDetail = detailOf(stage, {});
    return chart;
}

double AnnealingChart::shown(const Panel& panel) const
{
    if (isChangedByConstraints)  // nothing but their number is known before the search goes on
        return panel.isCount ? probesShown : none;
    return showsBest && std::isfinite(panel.best) ? panel.best : value(panel, playhead);
}

std::vector<double> AnnealingChart::placesOf(double logarithm) const
{
    std::vector<double> places;
    double fall = 0;
    for (std::size_t i = 1; i < logarithms.size(); ++i) {
        const double from = logarithms[i - 1], to = logarithms[i];
        fall = from - to;
        const bool isFirst = i == 1 || from > logarithms[i - 2];  // of a way down
        if (fall > 0 && logarithm >= to && (logarithm < from || (isFirst && logarithm <= from)))
            places.push_back(double(i) + (from - logarithm) / fall);
    }
    if (fall > 0 && logarithm < logarithms.back())
        places.push_back(last + (logarithms.back() - logarithm) / fall);
    return places;
}

TraceSet AnnealingChart::traces(bool isFigure) const
{
    TraceSet set;
    if (isEmpty())
        return set;
    set.isProblem = !problem.isEmpty();
    set.headline = set.isProblem ? problem : headline;
    set.detail = detail;
    set.briefDetail = shortDetail;
    set.first = first;
    set.end = end;
    set.cursor = playhead;
    set.showsBest = showsBest;
    set.cursorLine = isFigure ? TraceSet::CursorLine::None : TraceSet::CursorLine::Handle;
    set.best = bestPlace < first && showsBest ? playhead : bestPlace;
    set.upperName = AnnealingChartWords::tr("temperature");
    set.upperTicks = temperatureTicks();
    constexpr double margin = 0.06;
    for (const Panel& panel : panels)
        set.traces.push_back({panel.name, panel.values, -margin * panel.top, (1 + margin) * panel.top,
                              panel.text(shown(panel)), 1, panel.best});
    return set;
}

/// Powers of ten first, then what fits between them.
std::vector<std::pair<double, QString>> AnnealingChart::temperatureTicks() const
{
    std::vector<std::pair<double, QString>> ticks;
    if (logarithms.empty() ||
        !std::all_of(logarithms.begin(), logarithms.end(), [](double one) { return std::isfinite(one); }))
        return ticks;             // a record may say anything
    constexpr double beyond = 2;  // powers of ten that may come
    const auto [low, high] = std::minmax_element(logarithms.begin(), logarithms.end());
    for (const double factor : {1.0, 2.0, 5.0})
        for (double power = std::floor(*low) - beyond; power <= *high; ++power)
            for (const double place : placesOf(power + std::log10(factor)))
                ticks.emplace_back(place, plainNumber(factor * std::pow(10.0, power), 1));
    return ticks;
}

}  // namespace fuzzylens::ui
