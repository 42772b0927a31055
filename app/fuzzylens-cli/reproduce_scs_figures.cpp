// SPDX-License-Identifier: GPL-3.0-or-later
#include "bar_plot.h"
#include "line_plot.h"
#include "reproduce_tables.h"
#include "shape_runs.h"
#include "strip_plot.h"
#include "text_table.h"

namespace fuzzylens::cli {

namespace {

constexpr double percent = 100;
constexpr const char* shape = "Interlocked horseshoes";

struct Measured
{
    Reducer reducer;
    std::vector<std::vector<ReducedScores>> scores;  // a share each
};

std::vector<Reducer> reducers()
{
    return {{"SC-S lsq", "scs", {{{"solver", "lsq"}, {"class_values", "published"}}}},
            {"SC-S target (ours)", "scs", {{{"solver", "target"}}}},
            {"SC", "spectral", {{}}},
            {"LPP", "lpp", {{}}},
            {"KLPP, ridge on degrees", "klpp", {{{"ridge_on", "degrees"}}}},
            {"LFDA", "lfda", {{}}},
            {"KLFDA", "klfda", {{}}}};
}

using Figure = std::function<double(const ReducedScores&)>;

Spread spreadOf(const std::vector<ReducedScores>& scores, const Figure& figure)
{
    return spreadOf(scores, static_cast<int>(scores.size()), figure);
}

/// A figure of every method and share, as rows of a table and as lines.
LinePanel panelOf(const std::string& title, const std::vector<Measured>& all, const Figure& figure, double unit,
                  int decimals, std::string& text)
{
    LinePanel panel{title, {}};
    TextTable table;
    std::vector<std::string> head = shapeShareNames();
    head.insert(head.begin(), title);
    table.addRow(head);
    for (const Measured& one : all) {
        PlotLine line{one.reducer.name, {}, {}, {}};
        std::vector<std::string> cells{one.reducer.name};
        for (const auto& scores : one.scores) {
            const Spread spread = spreadOf(scores, figure);
            line.values.push_back(spread.mean / unit);
            line.spread.push_back(spread.deviation / unit);
            cells.push_back(fixed(spread.mean, decimals) + "±" + fixed(spread.deviation, decimals));
        }
        panel.lines.push_back(std::move(line));
        table.addRow(cells);
    }
    text += '\n' + table.text();
    return panel;
}

LinePlot linePlot(const std::string& title, const std::string& remark, const std::string& up,
                  std::vector<LinePanel> panels)
{
    LinePlot plot;
    plot.title = std::string(shape) + ": " + title;
    plot.remark = remark;
    plot.across = "labelled share of every class";
    plot.up = up;
    plot.places = shapeShares();
    plot.placeNames = shapeShareNames();
    plot.isLogarithmic = false;
    plot.panels = std::move(panels);
    return plot;
}

std::string drawsText(int draws)
{
    return "means and standard deviations of " + std::to_string(draws) + " draws";
}

LinePlot classification(const std::vector<Measured>& all, int draws, std::string& text)
{
    std::vector<LinePanel> panels;
    for (std::size_t l = 0; l < mostDimensions; ++l) {
        const std::string title = std::to_string(l + 1) + (l == 0 ? " dimension" : " dimensions");
        panels.push_back(panelOf(
            title, all, [l](const ReducedScores& one) { return one.heldOut[l]; }, percent, 1, text));
        panelOf(
            title + ", entire set", all, [l](const ReducedScores& one) { return one.entire[l]; }, percent, 1,
            text);
    }
    return linePlot("class of the nearest labelled sample",
                    "accuracy of the samples without a label; " + drawsText(draws), "accuracy", std::move(panels));
}

/// Factors of the solvers with half of every class labelled, of the greatest in the draw.
BarPlot factors(const std::vector<Measured>& all, const Problem& problem, std::string& text)
{
    BarPlot plot;
    plot.title = std::string(shape) + ": scaling factors, half of every class labelled";
    plot.remark = "of the greatest of a draw; means and standard deviations";
    plot.up = "factor";
    const auto features = static_cast<std::size_t>(problem.data->features());
    TextTable table;
    std::vector<std::string> head{"factors"};
    for (std::size_t k = 1; k <= features; ++k)
        plot.names.push_back(head.emplace_back(std::to_string(k)));
    plot.groups = {{"informative", informativeFeatures}, {"uniform", features - informativeFeatures}};
    table.addRow(head);
    for (const Measured& one : all) {
        const std::vector<ReducedScores>& half = one.scores.back();
        if (half[0].factors.size() == 0)
            continue;
        BarPanel panel{one.reducer.name, {}, {}};
        std::vector<std::string> cells{one.reducer.name};
        for (Index k = 0; k < problem.data->features(); ++k) {
            const Spread spread = spreadOf(half, [k](const ReducedScores& scores) {
                return scores.factors[k] / scores.factors.cwiseAbs().maxCoeff();
            });
            panel.values.push_back(spread.mean);
            panel.spread.push_back(spread.deviation);
            cells.push_back(fixed(spread.mean, 2) + "±" + fixed(spread.deviation, 2));
        }
        plot.panels.push_back(std::move(panel));
        table.addRow(cells);
    }
    text += '\n' + table.text();
    return plot;
}

/// The samples of the first draw with half of every class labelled.
StripPlot reducedSamples(const std::vector<Measured>& all, const Problem& problem)
{
    StripPlot plot;
    plot.title = std::string(shape) + ": the samples in one dimension, half of every class labelled";
    plot.remark = "one draw; at the end of a strip the accuracy of its two clusters";
    plot.across = "from the least value to the greatest";
    plot.classOf = problem.target.classOf;
    for (const std::string& name : problem.target.classNames)
        plot.classNames.push_back("class " + name);
    for (const Measured& one : all) {
        const ReducedScores& first = one.scores.back().front();
        plot.strips.push_back(
            {one.reducer.name, "clusters " + fixed(first.clustering, 0) + " %", first.firstDimension});
    }
    return plot;
}

}  // namespace

Reproduced scsFigures(int draws)
{
    const Problem problem = shapeProblem("horseshoes");
    std::vector<Measured> all;
    for (const Reducer& reducer : reducers())
        all.push_back({reducer, scoresByShare(reducer, problem, draws)});
    Reproduced result;
    result.text =
        "Figures 2 to 6 of the paper of spectral feature scaling on the interlocked horseshoes (three informative "
        "and "
        "seven uniform features, " +
        std::to_string(shapeSamples) + " samples,\nstandardised) for shares of every class that are labelled: " +
        "means and standard deviations of " + std::to_string(draws) +
        " draws. First accuracy of the clusters by one\ndimension in percent (RI, figure 2) and their mutual "
        "information over the entropy of the classes (figure 3), all samples; then accuracy of\nthe class of the "
        "nearest labelled sample (figure 4), of the samples without a label and of the entire set; then the "
        "factors with half labelled,\nof the greatest (figure 5). Class values 1 and -0.2 for lsq; the ridge of "
        "KLPP as published, on the "
        "degrees alone (scs-shapes also has it on both sides). Paper: SC-S "
        "100 "
        "throughout, factors of the uniform features small; it does\nnot say which shape it shows.\n";
    const auto line = [&](const char* title, const char* up, const char* name, const Figure& figure, double unit,
                          int decimals) {
        LinePanel panel = panelOf(name, all, figure, unit, decimals, result.text);
        panel.title.clear();
        result.pictures.push_back(
            svgOf(linePlot(title, "all " + std::to_string(shapeSamples) + " samples; " + drawsText(draws), up,
                           {std::move(panel)})));
    };
    line(
        "clustering by one dimension", "accuracy", "clustering",
        [](const ReducedScores& one) { return one.clustering; }, percent, 1);
    line(
        "information of the clusters", "mutual information over the entropy of the classes", "information",
        [](const ReducedScores& one) { return one.information; }, 1, 3);
    result.pictures.push_back(svgOf(classification(all, draws, result.text)));
    result.pictures.push_back(svgOf(factors(all, problem, result.text)));
    result.pictures.push_back(svgOf(reducedSamples(all, problem)));
    return result;
}

}  // namespace fuzzylens::cli
