// SPDX-License-Identifier: GPL-3.0-or-later
#include "interrupt.h"
#include "line_plot.h"
#include "reproduce.h"
#include "text_table.h"
#include "trouble.h"

#include "core/import/reader.h"
#include "core/numeric/parallel.h"
#include "core/numeric/random.h"
#include "core/preprocess/steps.h"
#include "core/scores/scores.h"
#include "core/session/fit_command.h"

#include <algorithm>
#include <functional>

namespace fuzzylens::cli {

namespace {

using Json = nlohmann::json;

/// Means over the runs.
struct Scores
{
    double all = 0;            // accuracy with the best matching, all samples
    double unlabelled = 0;     // of the unlabelled ones
    double information = 0;    // normalised mutual information, all samples
    double weightOfFirst = 0;  // what the first features weigh together, mean of the clusters; 0 without weights
    int unconverged = 0;       // runs that reached the limit of iterations

    double figure(const std::string& name) const
    {
        return name == "all" ? all : name == "unlabelled" ? unlabelled : information;
    }
};

Scores scoresOf(const Json& contender, const DatasetPtr& data, double share, int run, Index first)
{
    const Target truth = makeProblem(data, data->preferredLabel()).target;
    Problem problem = fitProblem(data, toText(ParameterValue(share)), run);
    const MethodDescription& description = method(contender.at("method").get<std::string>());
    if (description.usesPairs)
        problem.pairs = std::make_shared<const PairSet>(pairsOfClasses(problem.target.classOf));
    const Outcome outcome = description.run(
        problem, resolveParameters(description, problem, contender.at("parameters").get<Settings>()),
        {1, interruptible()});
    if (outcome.stopped == Stopped::Cancelled)
        throw Cancelled();
    std::vector<int> unlabelled = truth.classOf;
    for (std::size_t i = 0; i < unlabelled.size(); ++i)
        if (problem.target.classOf[i] >= 0)
            unlabelled[i] = -1;
    Scores scores{matchedAccuracy(truth.classOf, outcome.assigned), matchedAccuracy(unlabelled, outcome.assigned),
                  mutualInformation(truth.classOf, outcome.assigned), 0.0, 0};
    scores.unconverged = outcome.stopped == Stopped::IterationLimit ? 1 : 0;
    if (first > 0 && outcome.featureWeights.size() > 0)
        scores.weightOfFirst = outcome.featureWeights.leftCols(first).rowwise().sum().mean();
    return scores;
}

/// A data set of the folder uci by its numbers: nominal attributes (in vowel train or test, speaker and sex) and
/// constant ones are left out.
DatasetPtr uciSet(const std::filesystem::path& folder, const std::string& file, bool standardised)
{
    const DatasetPtr data = readDataset(folder / "uci" / file).data;
    std::vector<Index> numeric;
    for (Index l = 0; l < data->features(); ++l)
        if (!data->labelField(data->featureNames()[static_cast<std::size_t>(l)]))
            numeric.push_back(l);
    std::vector<StepSpec> steps{StepSpec::parse("drop-constant")};
    if (standardised)
        steps.push_back(StepSpec::parse("zscore"));
    return preprocess(data->subset(std::nullopt, numeric), steps).data;
}

/// @p data with features of normal noise behind its own, all of them standardised.
DatasetPtr withNoise(const DatasetPtr& data, int added, int run)
{
    const Index own = data->features();
    auto values = std::make_shared<AlignedMatrix>(data->samples(), own + added);
    values->map().leftCols(own) = data->values().map();
    Random random(deriveSeed(static_cast<std::uint64_t>(run), {static_cast<std::uint64_t>(added)}));
    DatasetParts parts = data->parts();
    for (Index l = own; l < own + added; ++l) {
        parts.featureNames.push_back("noise " + std::to_string(l - own + 1));
        for (Index i = 0; i < data->samples(); ++i)
            (*values)(i, l) = random.normal();
    }
    parts.values = values;
    return preprocess(std::make_shared<const Dataset>(std::move(parts)), {StepSpec::parse("zscore")}).data;
}

/// A table of the protocol; a cell belongs to a data set, a share of labelled samples and one or more contenders.
class LabelledRuns
{
public:
    LabelledRuns(const Json& table, int runs, std::filesystem::path folder)
        : m_table(table)
        , m_runs(runs)
        , m_folder(std::move(folder))
    {}

    /// Adds the lines of a plot where there is one.
    std::string text(std::vector<PlotLine>& lines)
    {
        TextTable table;
        std::vector<std::string> head = m_table.at("head");
        const bool isBelow = m_table.value("layout", "") == "below";
        for (const double share : m_table.at("shares"))
            if (isBelow)
                head.push_back(percent(share));
        table.addRow(head);
        for (const Json& set : m_table.at("sets")) {
            const std::string name = set.at("name");
            m_data = uciSet(m_folder, set.at("file"), m_table.at("standardised"));
            if (isBelow)
                addInRows(table, set, lines.emplace_back(PlotLine{name, {}, {}, {}}));
            else if (m_table.at("contenders_in") == "rows")
                for (std::size_t c = 0; c < contenders().size(); ++c)
                    addContender(table, set, c);
            else
                addInColumns(table, set);
        }
        return table.text();
    }

    static std::string percent(double share) { return fixed(100 * share, 0) + " %"; }

private:
    const Json& contenders() const { return m_table.at("contenders"); }

    /// Runs 1, 2, ..., each with its own labelled samples, and its own noise; pairs are all those among them.
    Scores meanScores(const Json& set, const Json& contender, double share) const
    {
        const int noise = set.value("noise", 0);
        const Index first = m_table.value("weight_of_first", false) ? m_data->features() : 0;
        std::vector<Scores> each(static_cast<std::size_t>(m_runs));
        parallelFor(m_runs, hardwareThreads(), [&](Index at) {
            const int run = static_cast<int>(at) + 1;
            if (!isInterrupted())
                each[static_cast<std::size_t>(at)] =
                    scoresOf(contender, noise > 0 ? withNoise(m_data, noise, run) : m_data, share, run, first);
        });
        if (isInterrupted())
            throw Cancelled();
        Scores mean;
        for (const Scores& one : each) {
            mean.all += one.all / m_runs;
            mean.unlabelled += one.unlabelled / m_runs;
            mean.information += one.information / m_runs;
            mean.weightOfFirst += one.weightOfFirst / m_runs;
            mean.unconverged += one.unconverged;
        }
        return mean;
    }

    /// ".972 .953 .90"
    std::string figures(const Scores& scores) const
    {
        std::string text;
        for (const Json& figure : m_table.at("figures"))
            text += (text.empty() ? "" : " ") +
                    shareText(scores.figure(figure.at("of")), figure.at("decimals").get<int>());
        return text;
    }

    void addContender(TextTable& table, const Json& set, std::size_t which) const
    {
        const Json& contender = contenders()[which];
        const std::string name = contender.at("name");
        const Scores scores = meanScores(set, contender, m_table.at("shares")[0]);
        std::string note;
        if (set.contains("at_least") && name == m_table.at("notes").value("of", "")) {
            const double least = set.at("at_least");
            note = "unlabelled at least " + shareText(least, 2) + (scores.unlabelled >= least ? ": yes" : ": NO");
        }
        if (scores.unconverged > 0)
            note += (note.empty() ? "not converged in " : "; not converged in ") +
                    std::to_string(scores.unconverged) + " of " + std::to_string(m_runs) + " runs";
        table.addRow(
            {set.at("name").get<std::string>() + ": " + name, figures(scores), set.at("references")[which], note});
    }

    void addInRows(TextTable& table, const Json& set, PlotLine& line) const
    {
        std::vector<std::string> here{line.name + ", here"}, reference{line.name + ", reference"};
        for (std::size_t i = 0; i < m_table.at("shares").size(); ++i) {
            const Scores scores = meanScores(set, contenders()[0], m_table.at("shares")[i]);
            line.values.push_back(scores.all);
            here.push_back(figures(scores));
            reference.push_back(set.at("references")[i]);
            line.reference.push_back(std::stod(reference.back()));
        }
        table.addRow(here);
        table.addRow(reference);
    }

    /// Cells of a share each, of all contenders together, or of a contender each.
    void addInColumns(TextTable& table, const Json& set) const
    {
        std::vector<std::string> cells{set.at("name").get<std::string>()};
        const auto add = [&](const std::string& text) {
            const std::string reference = set.at("references")[(cells.size() - 1) / 2];
            cells.insert(cells.end(), {text, reference});
        };
        for (const double share : m_table.at("shares")) {
            std::string together;
            Scores last;
            for (const Json& contender : contenders()) {
                last = meanScores(set, contender, share);
                if (m_table.at("contenders_in") == "columns")
                    add(figures(last));
                else
                    together += (together.empty() ? "" : " ") + figures(last);
            }
            if (!together.empty())
                add(together + " (" + shareText(last.weightOfFirst, 2) + ')');
        }
        table.addRow(cells);
    }

    const Json& m_table;
    int m_runs;
    std::filesystem::path m_folder;
    DatasetPtr m_data;
};

/// Why fuzzy c-means has other figures on a set than the reference: the range of several seeds, and the bound of
/// m.
std::string textOnSeeds(const Json& about, const std::filesystem::path& folder)
{
    const MethodDescription& fcm = method("fcm");
    const DatasetPtr data = uciSet(folder, about.at("file"), true);
    const Problem problem = makeProblem(data, data->preferredLabel());
    const int seeds = about.at("seeds"), fuzzifier = about.at("fuzzifier");
    double least = 1, greatest = 0, bound = 0;
    for (int seed = 1; seed <= seeds; ++seed) {
        const Outcome outcome =
            fitted(fcm, problem, {{"seed", std::to_string(seed)}, {"fuzzifier", std::to_string(fuzzifier)}});
        const double accuracy = matchedAccuracy(problem.target.classOf, outcome.assigned);
        least = std::min(least, accuracy);
        greatest = std::max(greatest, accuracy);
        for (const NamedFigure& figure : outcome.figures)
            if (figure.name == "fuzzifier_bound")
                bound = figure.value;
    }
    return "On " + about.at("name").get<std::string>() + " FCM has " + shareText(least) + " to " +
           shareText(greatest) + " with " + std::to_string(seeds) + " seeds; its fuzziness of " +
           std::to_string(fuzzifier) + " lies " + (fuzzifier > bound ? "above" : "below") +
           " the bound from which all clusters can become one (" + fixed(bound, 3) + ").";
}

}  // namespace

Reproduced labelledTable(const Reproduction& asked)
{
    Settings values{{"runs", std::to_string(asked.table.at("runs").get<int>())}};
    if (asked.table.contains("fcm_seeds"))
        values["fcm_seeds"] = textOnSeeds(asked.table.at("fcm_seeds"), asked.data);
    Reproduced result{aboutText(asked.table, values)};
    LinePlot plot;
    plot.panels.resize(1);
    for (const Json& table : asked.table.at("tables"))
        result.text += '\n' + LabelledRuns(table, asked.table.at("runs"), asked.data).text(plot.panels[0].lines);
    if (!asked.table.contains("plot"))
        return result;
    const Json& about = asked.table.at("plot");
    plot.title = about.at("title");
    plot.remark = filled(about.at("remark"), values);
    plot.across = about.at("across");
    plot.up = about.at("up");
    plot.places = asked.table.at("tables")[0].at("shares").get<std::vector<double>>();
    for (const double share : plot.places)
        plot.placeNames.push_back(LabelledRuns::percent(share));
    result.pictures.push_back(svgOf(plot));
    return result;
}

}  // namespace fuzzylens::cli
