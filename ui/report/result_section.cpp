// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/plot/number_format.h"
#include "ui/report/report_sections.h"
#include "ui/report/report_words.h"
#include "ui/theme/core_text.h"

#include <algorithm>
#include <numeric>

namespace fuzzylens::ui {

namespace {

ReportTable endTable(const Fit& fit)
{
    const Result& result = *fit.result;
    const Outcome& outcome = result.outcome;
    ReportTable table{ReportWords::tr("Summary of the fit"), {}, {}};
    const auto add = [&table](const QString& name, const QString& value) { table.rows.push_back({name, value}); };
    add(ReportWords::tr("Status"), sentenceOf(ReportWords::tr("it %1").arg(endText(outcome))));
    if (result.parameters.has("restarts") && result.parameters.integer("restarts") > 1)
        add(ReportWords::tr("Best restart"),
            ReportWords::tr("%1 of %2").arg(outcome.restart + 1).arg(result.parameters.integer("restarts")));
    if (!outcome.objective.empty())
        add(ReportWords::tr("Objective"), numberText(outcome.objective.back(), 6));
    for (const NamedSeries& term : outcome.objectiveTerms)
        if (!term.values.empty())
            add(ReportWords::tr("… of which %1").arg(shownName(term.name)), numberText(term.values.back(), 6));
    for (const NamedFigure& figure : outcome.figures)
        add(sentenceOf(shownName(figure.name)).chopped(1), numberText(figure.value, 4));
    if (result.metrics.contains("membership_entropy"))
        add(ReportWords::tr("Mean entropy of the memberships (0 crisp, 1 maximally fuzzy)"),
            numberText(result.metrics.at("membership_entropy")));
    return table;
}

/// Samples of the classes in a cluster, the most frequent first.
QString classesIn(const Fit& fit, int cluster)
{
    const Result& result = *fit.result;
    std::vector<int> counts(std::size_t(result.target.classes()), 0);
    for (std::size_t i = 0; i < result.outcome.assigned.size(); ++i)
        if (result.outcome.assigned[i] == cluster && result.target.classOf[i] >= 0)
            ++counts[std::size_t(result.target.classOf[i])];
    std::vector<std::size_t> order(counts.size());
    std::iota(order.begin(), order.end(), std::size_t(0));
    std::stable_sort(order.begin(), order.end(),
                     [&](std::size_t a, std::size_t b) { return counts[a] > counts[b]; });
    std::vector<std::string> names;
    std::vector<int> sorted;
    for (const std::size_t code : order) {
        names.push_back(result.target.classNames[code]);
        sorted.push_back(counts[code]);
    }
    return countsText(names, sorted);
}

ReportTable clusterTable(const Fit& fit)
{
    const Outcome& outcome = fit.result->outcome;
    const bool hasClasses = fit.result->target.kind == Target::Kind::Classes;
    const bool hasWeights = outcome.featureWeights.rows() == fit.clusters();
    ReportTable table{
        ReportWords::tr("Clusters, with each sample counted where its membership is largest"),
        {ReportWords::tr("Cluster"), ReportWords::tr("Samples"), ReportWords::tr("Sum of memberships")},
        {},
        {false, true, true}};
    if (hasWeights) {
        table.heading << ReportWords::tr("Effective features");
        table.isNumber.push_back(true);
    }
    if (hasClasses) {
        table.heading << ReportWords::tr("Classes in cluster");
        table.isNumber.push_back(false);
    }
    for (int cluster = 0; cluster < fit.clusters(); ++cluster) {
        QStringList row{briefName(fit.shownCluster(cluster)),
                        countText(std::count(outcome.assigned.begin(), outcome.assigned.end(), cluster)),
                        QString::number(outcome.memberships.col(cluster).sum(), 'f', 1)};
        if (hasWeights)
            row << numberText(effectiveNumber(outcome.featureWeights.row(cluster)), 4);
        if (hasClasses)
            row << classesIn(fit, cluster);
        table.rows.push_back(row);
    }
    return table;
}

/// Satisfied and violated pairs; without rows if no pairs guided the fit.
ReportTable pairTable(const std::map<std::string, double>& metrics)
{
    const std::pair<const char*, QString> facts[] = {
        {"must_links", ReportWords::tr("Must-links")},
        {"cannot_links", ReportWords::tr("Cannot-links")},
        {"violated_pairs", ReportWords::tr("Violated by the clusters")},
        {"violated_pairs_after_repair", ReportWords::tr("Violated after the repair")},
    };
    ReportTable table{ReportWords::tr("Constraints used in the fit"), {}, {}};
    for (const auto& [name, text] : facts)
        if (const auto found = metrics.find(name); found != metrics.end())
            table.rows.push_back({text, countText(qint64(found->second))});
    return table;
}

}  // namespace

ReportSection resultSection(const ReportInput& input)
{
    const Fit& fit = *input.fit;
    ReportSection section{QStringLiteral("result"), ReportWords::tr("Result"), {endTable(fit)}};
    if (fit.clusters() > 0)
        section.blocks.push_back(clusterTable(fit));
    if (ReportTable pairs = pairTable(fit.result->metrics); !pairs.rows.empty())
        section.blocks.push_back(std::move(pairs));
    QStringList warnings;
    for (const Warning& warning : fit.result->outcome.warnings)
        warnings << sentenceOf(shownText(warning.text));
    if (warnings.isEmpty()) {
        section.blocks.push_back(ReportText{ReportWords::tr("The fit produced no warnings.")});
    } else {
        section.blocks.push_back(ReportText{ReportWords::tr("Warnings from the fit:")});
        section.blocks.push_back(ReportList{warnings});
    }
    return section;
}

}  // namespace fuzzylens::ui
