// SPDX-License-Identifier: GPL-3.0-or-later
// Section 3.1 of the paper of spectral feature scaling: artificial shapes for shares of labelled samples.
#include "bar_plot.h"
#include "interrupt.h"
#include "line_plot.h"
#include "reduced_runs.h"
#include "strip_plot.h"
#include "text_table.h"
#include "trouble.h"

#include "core/dataset/synthetic/synthetic.h"
#include "core/evaluation/informative_ratio.h"
#include "core/preprocess/steps.h"

namespace fuzzylens::cli {

namespace {

using Json = nlohmann::json;
constexpr double percent = 100;

/// What a reducer comes to on a shape.
struct Measured
{
    Reducer reducer;
    std::vector<std::vector<ReducedScores>> scores;  // a share each
};

/// A shape of a table as a standardised data set.
struct Shape
{
    std::string name, title;
    Problem problem;
    std::vector<std::string> shareNames;  // "5 %"
    Index informative;                    // features, the first ones; the others are uniform

    Shape(const Json& table, const Json& shape)
        : name(shape.at("name"))
        , title(shape.at("title"))
        , informative(table.at("informative"))
    {
        SyntheticOptions options;
        options.samples = table.at("samples");
        const DatasetPtr data = preprocess(synthesize(name, options), {StepSpec::parse("zscore")}).data;
        problem = makeProblem(data, data->preferredLabel());
        for (const double share : table.at("shares"))
            shareNames.push_back(fixed(percent * share, 0) + " %");
    }
};

/// The first of the settings of a reducer on @p draws of every share. What needs no labels is reduced once.
Measured measured(const Json& table, const Json& reducer, const Problem& problem, int draws)
{
    std::vector<std::vector<bool>> all;
    for (const double share : table.at("shares"))
        for (auto& labelled : labelledDraws(problem.target.classOf, share, draws))
            all.push_back(std::move(labelled));
    Measured result{Reducer::of(reducer), {}};
    const std::vector<ReducedScores> scores =
        reducedScores(result.reducer, result.reducer.settings[0], problem, all);
    for (auto begin = scores.begin(); begin != scores.end(); begin += draws)
        result.scores.emplace_back(begin, begin + draws);
    return result;
}

/// The least and the greatest of some figures, with the shapes they are of.
struct Extremes
{
    double least = 100, greatest = 0;
    std::string leastOn, greatestOn;

    void add(double value, const std::string& shape)
    {
        if (leastOn.empty() || value < least) {
            least = value;
            leastOn = shape;
        }
        if (greatestOn.empty() || value > greatest) {
            greatest = value;
            greatestOn = shape;
        }
    }
    std::string text() const { return fixed(least, 0) + " to " + fixed(greatest, 0); }
};

/// The figures that the text above the tables summarises.
struct Summary
{
    Extremes lsqOnHorseshoes, lsqElsewhere;  // clustering
    Extremes target;                         // classification

    void add(const Shape& shape, const Reducer& reducer, const std::vector<ReducedScores>& scores)
    {
        if (reducer.name == "SC-S lsq")
            (shape.name == "horseshoes" ? lsqOnHorseshoes : lsqElsewhere)
                .add(spreadOf(scores, clusteringOf).mean, shape.title);
        if (reducer.name == "SC-S target (extension)")
            for (std::size_t dimensions = 1; dimensions <= mostDimensions; ++dimensions)
                target.add(spreadOf(scores, heldOutIn(dimensions)).mean, shape.title);
    }
};

/// The smallest factor of those that separate the classes over the greatest of the others, in brackets the ratio
/// of their means.
std::string ratioText(const std::vector<ReducedScores>& scores, Index informative)
{
    const auto ofExtremes = [informative](const ReducedScores& one) {
        return informativeRatio(one.factors, informative);
    };
    const auto ofMeans = [informative](const ReducedScores& one) {
        const Eigen::VectorXd factors = one.factors.cwiseAbs();
        const double others = factors.tail(factors.size() - informative).mean();
        return factors.head(informative).mean() / others;
    };
    return fixed(spreadOf(scores, ofExtremes).mean, 1) + " (" + fixed(spreadOf(scores, ofMeans).mean, 1) + ")";
}

std::vector<std::string> headOf(const std::string& title, const Shape& shape)
{
    std::vector<std::string> head{title};
    head.insert(head.end(), shape.shareNames.begin(), shape.shareNames.end());
    return head;
}

std::string tablesOf(const Reproduction& asked, const Shape& shape, Summary& summary)
{
    TextTable table, factors;
    table.addRow(headOf(shape.title, shape));
    factors.addRow(headOf("factors", shape));
    for (const Json& json : asked.table.at("reducers")) {
        const Measured one = measured(asked.table, json, shape.problem, asked.draws);
        std::vector<std::string> cells{one.reducer.name}, ratios{one.reducer.name};
        for (const std::vector<ReducedScores>& some : one.scores) {
            cells.push_back(accuracyText(one.reducer, some));
            summary.add(shape, one.reducer, some);
            if (some[0].factors.size() > 0)
                ratios.push_back(ratioText(some, shape.informative));
        }
        table.addRow(cells);
        if (ratios.size() > 1)
            factors.addRow(ratios);
    }
    return table.text() + factors.text();
}

/// The figures of the paper on one shape, as tables and pictures.
class ShapeFigures
{
public:
    ShapeFigures(const Reproduction& asked, const Shape& shape)
        : m_shape(shape)
        , m_draws(asked.draws)
        , m_samples(asked.table.at("samples"))
    {
        for (const Json& json : asked.table.at("reducers"))
            m_all.push_back(measured(asked.table, json, shape.problem, asked.draws));
        for (const double share : asked.table.at("shares"))
            m_shares.push_back(share);
    }

    Reproduced all()
    {
        addLine("clustering by one dimension", "accuracy", "clustering", clusteringOf, percent, 1);
        addLine(
            "information of the clusters", "mutual information divided by the class entropy", "information",
            [](const ReducedScores& one) { return one.information; }, 1, 3);
        addClassification();
        addFactors();
        addReducedSamples();
        return std::move(m_result);
    }

private:
    std::string drawsText() const
    {
        return "means and standard deviations of " + std::to_string(m_draws) + " draws";
    }

    /// A figure of every method and share, as rows of a table and as lines.
    LinePanel panelOf(const std::string& title, const ReducedFigure& figure, double unit, int decimals)
    {
        LinePanel panel{title, {}};
        TextTable table;
        table.addRow(headOf(title, m_shape));
        for (const Measured& one : m_all) {
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
        m_result.text += '\n' + table.text();
        return panel;
    }

    void addPlot(const std::string& title, const std::string& remark, const std::string& up,
                 std::vector<LinePanel> panels)
    {
        LinePlot plot;
        plot.title = m_shape.title + ": " + title;
        plot.remark = remark;
        plot.across = "labelled share of every class";
        plot.up = up;
        plot.places = m_shares;
        plot.placeNames = m_shape.shareNames;
        plot.isLogarithmic = false;
        plot.panels = std::move(panels);
        m_result.pictures.push_back(svgOf(plot));
    }

    void addLine(const char* title, const char* up, const char* name, const ReducedFigure& figure, double unit,
                 int decimals)
    {
        LinePanel panel = panelOf(name, figure, unit, decimals);
        panel.title.clear();
        addPlot(title, "all " + std::to_string(m_samples) + " samples; " + drawsText(), up, {std::move(panel)});
    }

    void addClassification()
    {
        std::vector<LinePanel> panels;
        for (std::size_t dimensions = 1; dimensions <= mostDimensions; ++dimensions) {
            const std::string title =
                std::to_string(dimensions) + (dimensions == 1 ? " dimension" : " dimensions");
            panels.push_back(panelOf(title, heldOutIn(dimensions), percent, 1));
            panelOf(title + ", entire set", entireIn(dimensions), percent, 1);
        }
        addPlot("class of the nearest labelled sample", "accuracy of the samples without a label; " + drawsText(),
                "accuracy", std::move(panels));
    }

    /// Factors of the solvers with the largest share labelled, of the greatest in the draw.
    void addFactors()
    {
        BarPlot plot;
        plot.title = m_shape.title + ": scaling factors, half of every class labelled";
        plot.remark = "of the greatest of a draw; means and standard deviations";
        plot.up = "factor";
        const Index features = m_shape.problem.data->features();
        TextTable table;
        std::vector<std::string> head{"factors"};
        for (Index k = 1; k <= features; ++k)
            plot.names.push_back(head.emplace_back(std::to_string(k)));
        plot.groups = {{"informative", static_cast<std::size_t>(m_shape.informative)},
                       {"uniform", static_cast<std::size_t>(features - m_shape.informative)}};
        table.addRow(head);
        for (const Measured& one : m_all) {
            const std::vector<ReducedScores>& half = one.scores.back();
            if (half[0].factors.size() == 0)
                continue;
            BarPanel panel{one.reducer.name, {}, {}};
            std::vector<std::string> cells{one.reducer.name};
            for (Index k = 0; k < features; ++k) {
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
        m_result.text += '\n' + table.text();
        m_result.pictures.push_back(svgOf(plot));
    }

    /// The samples of the first draw with the largest share labelled.
    void addReducedSamples()
    {
        StripPlot plot;
        plot.title = m_shape.title + ": the samples in one dimension, half of every class labelled";
        plot.remark = "one repetition; the number at the end of a strip is the accuracy of its two clusters";
        plot.across = "from the smallest value to the largest";
        plot.classOf = m_shape.problem.target.classOf;
        for (const std::string& name : m_shape.problem.target.classNames)
            plot.classNames.push_back("class " + name);
        for (const Measured& one : m_all) {
            const ReducedScores& first = one.scores.back().front();
            plot.strips.push_back(
                {one.reducer.name, "clusters " + fixed(first.clustering, 0) + " %", first.firstDimension});
        }
        m_result.pictures.push_back(svgOf(plot));
    }

    const Shape& m_shape;
    int m_draws, m_samples;
    std::vector<double> m_shares;
    std::vector<Measured> m_all;
    Reproduced m_result;
};

Settings commonValues(const Reproduction& asked)
{
    return {{"samples", std::to_string(asked.table.at("samples").get<int>())},
            {"draws", std::to_string(asked.draws)}};
}

}  // namespace

Reproduced shapesTable(const Reproduction& asked)
{
    Summary summary;
    std::string tables;
    for (const Json& json : asked.table.at("shapes")) {
        if (isInterrupted())
            throw Cancelled();
        tables += '\n' + tablesOf(asked, Shape(asked.table, json), summary);
    }
    const Settings found = {{"lsq", summary.lsqOnHorseshoes.text()},
                            {"lsq_elsewhere", summary.lsqElsewhere.text()},
                            {"lsq_highest", summary.lsqElsewhere.greatestOn},
                            {"target", summary.target.text()},
                            {"target_lowest", summary.target.leastOn}};
    return {aboutText(asked.table, joined(commonValues(asked), found)) + tables};
}

Reproduced shapeFiguresTable(const Reproduction& asked)
{
    const Shape shape(asked.table, asked.table.at("shapes")[0]);
    Reproduced result = ShapeFigures(asked, shape).all();
    result.text = aboutText(asked.table, commonValues(asked)) + result.text;
    return result;
}

}  // namespace fuzzylens::cli
