// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/plot/number_format.h"
#include "ui/report/report_sections.h"
#include "ui/report/report_words.h"
#include "ui/scene/fit_notes.h"
#include "ui/theme/core_text.h"

#include <algorithm>
#include <numeric>

namespace fuzzylens::ui {

namespace {

using Metrics = std::map<std::string, double>;

/// Adds the counts with the prefix @p prefix, "training_". False if there are none.
bool addCounted(ReportTable& table, const Metrics& metrics, const std::string& prefix, const QString& name,
                const QString& meaning)
{
    const auto correct = metrics.find(prefix + "correct"), samples = metrics.find(prefix + "samples");
    if (correct == metrics.end() || samples == metrics.end())
        return false;
    table.rows.push_back({name, shareText(qint64(correct->second), qint64(samples->second)), meaning});
    return true;
}

void addBaseline(ReportTable& table, const Target& target)
{
    const std::vector<int> counts = classCounts(target);
    const auto largest = std::max_element(counts.begin(), counts.end());
    if (largest == counts.end())
        return;
    const QString name = nameText(target.classNames[std::size_t(largest - counts.begin())]);
    table.rows.push_back(
        {ReportWords::tr("Baseline: always %1").arg(name),
         shareText(*largest, std::accumulate(counts.begin(), counts.end(), 0)),
         ReportWords::tr("Accuracy of always predicting the largest class; a useful model exceeds it.")});
}

/// The leave-one-out accuracy of a command line.
bool addLeaveOneOut(ReportTable& table, const Metrics& metrics)
{
    const bool hasInFold =
        addCounted(table, metrics, "leave_one_out_", ReportWords::tr("Leave-one-out, steps fitted in each fold"),
                   ReportWords::tr("Each sample is predicted by steps and a model fitted without it. The value is "
                                   "optimistic if parameters were chosen by looking at it."));
    const bool hasGlobal = addCounted(
        table, metrics, "leave_one_out_global_", ReportWords::tr("Leave-one-out, steps fitted on all samples"),
        ReportWords::tr(
            "As published: the steps were fitted once on all samples, before any sample was held out."));
    return hasInFold || hasGlobal;
}

/// Of samples that are left out of the fit that predicts them, or that this was not computed.
void addLeftOut(ReportTable& table, const ReportInput& input)
{
    const Result& result = *input.fit->result;
    const bool hasLeaveOneOut = addLeaveOneOut(table, result.metrics);
    if (input.verdict && input.verdict->accuracy) {
        const ValidatedAccuracy& accuracy = *input.verdict->accuracy;
        const PermutationTest& test = input.verdict->test;
        const auto [low, high] = std::minmax_element(test.permuted.begin(), test.permuted.end());
        table.rows.push_back({ReportWords::tr("Cross-validation"), shareText(accuracy.correct, accuracy.total),
                              ReportWords::tr("95 % confidence interval: %1 to %2. Protocol: %3. The value is "
                                              "optimistic if parameters were chosen by looking at it.")
                                  .arg(percentText(accuracy.interval.low), percentText(accuracy.interval.high),
                                       shownText(input.verdict->protocol))});
        table.rows.push_back({ReportWords::tr("Cross-validation with shuffled labels"),
                              ReportWords::tr("%1 to %2 of %3").arg(*low).arg(*high).arg(accuracy.total),
                              ReportWords::tr("Accuracy expected by chance, from %n permutations of the labels.",
                                              nullptr, int(test.permuted.size()))});
    } else if (!hasLeaveOneOut) {
        table.rows.push_back(
            {ReportWords::tr("Cross-validation"), ReportWords::tr("not computed"),
             usesLabels(result)
                 ? ReportWords::tr("This report contains no estimate of the accuracy on new samples.")
                 : ReportWords::tr("Not available for this method.")});
    }
}

ReportTable accuracyTable(const ReportInput& input)
{
    const Result& result = *input.fit->result;
    ReportTable table{ReportWords::tr("Accuracies: correctly classified samples"),
                      {ReportWords::tr("Score"), ReportWords::tr("Correct"), ReportWords::tr("Meaning")},
                      {}};
    addBaseline(table, result.target);
    addCounted(
        table, result.metrics, "training_", ReportWords::tr("Training accuracy"),
        usesLabels(result)
            ? ReportWords::tr(
                  "On the samples whose labels were used in the fit: optimistic, not an estimate for new samples.")
            : ReportWords::tr("Each sample is assigned the class of the nearest other labelled sample; the method "
                              "itself uses no labels."));
    addLeftOut(table, input);
    addCounted(table, result.metrics, "withheld_", ReportWords::tr("Held-out labels"),
               ReportWords::tr("Samples whose values were used in the fit, but not their labels."));
    return table;
}

void addScore(ReportTable& table, const Metrics& metrics, const char* name, const QString& text, bool isShare)
{
    if (const auto found = metrics.find(name); found != metrics.end())
        table.rows.push_back(
            {text, isShare ? percentText(found->second) : NumberFormat{3, false}.text(found->second)});
}

/// How clusters agree with classes; without rows where that is not scored.
ReportTable agreementTable(const Result& result)
{
    const Metrics& metrics = result.metrics;
    const QString name = nameText(result.target.name);
    const auto scored = metrics.find("scored_samples");
    ReportTable table{
        scored == metrics.end()
            ? ReportWords::tr("Agreement of the clusters with the classes of %1, on the samples of the fit")
                  .arg(name)
            : ReportWords::tr(
                  "Agreement of the clusters with the classes of %1, on the %2 samples without constraints")
                  .arg(name, countText(qint64(scored->second))),
        {},
        {}};
    addScore(table, metrics, "matched_accuracy",
             ReportWords::tr("Accuracy with the best matching of clusters to classes"), true);
    addScore(table, metrics, "representation_error",
             ReportWords::tr("Representation error (majority of each cluster)"), true);
    addScore(table, metrics, "mutual_information_geometric", ReportWords::tr("Normalised mutual information"),
             false);
    addScore(table, metrics, "mutual_information_class_entropy",
             ReportWords::tr("Mutual information divided by class entropy"), false);
    addScore(table, metrics, "rand_index", ReportWords::tr("Rand index"), false);
    addScore(table, metrics, "adjusted_rand_index", ReportWords::tr("Adjusted Rand index"), false);
    return table;
}

ReportTable regressionTable(const Metrics& metrics)
{
    ReportTable table{
        ReportWords::tr("Predicted numbers, on the samples whose numbers were used in the fit"), {}, {}};
    const auto add = [&](const char* name, const QString& text) {
        if (const auto found = metrics.find(name); found != metrics.end())
            table.rows.push_back({text, numberText(found->second, 4)});
    };
    add("training_samples", ReportWords::tr("Samples"));
    add("training_rmse", ReportWords::tr("Root mean squared error (training)"));
    add("training_r_squared", ReportWords::tr("R² (training)"));
    return table;
}

void addClassFigures(const ReportInput& input, ReportSection& section)
{
    const Result& result = *input.fit->result;
    if (input.verdict)
        section.blocks.push_back(ReportText{shownText(verdictText(*input.verdict))});
    if (!result.outcome.predictedClass.empty())
        section.blocks.push_back(accuracyTable(input));
    ReportTable agreement = agreementTable(result);
    if (agreement.rows.empty())
        return;
    if (result.outcome.predictedClass.empty()) {
        addBaseline(agreement, result.target);
        agreement.rows.back().removeLast();
        section.blocks.push_back(ReportText{
            ReportWords::tr("The method forms clusters and does not predict classes, so there is no accuracy on "
                            "new samples. The following table compares the clusters with the labels.")});
    }
    section.blocks.push_back(std::move(agreement));
    if (probeSearchUsedLabels(result))
        section.blocks.push_back(
            ReportText{ReportWords::tr("The search for the probes used the labels and optimised these scores; "
                                       "they are not an estimate for other samples.")});
    else if (usesLabels(result))
        section.blocks.push_back(ReportText{
            ReportWords::tr("The method uses these labels, so the agreement is not an independent test.")});
    else if (result.metrics.contains("scored_samples"))
        section.blocks.push_back(ReportText{
            ReportWords::tr("Samples with constraints are not scored because the constraints guided the fit.")});
}

}  // namespace

ReportSection accuracySection(const ReportInput& input)
{
    const Result& result = *input.fit->result;
    ReportSection section{QStringLiteral("accuracy"), ReportWords::tr("Accuracy"), {}};
    switch (result.target.kind) {
    case Target::Kind::None:
        section.blocks.push_back(
            ReportText{ReportWords::tr("The samples have no labels, so there is no accuracy.")});
        break;
    case Target::Kind::Numbers:
        section.blocks.push_back(regressionTable(result.metrics));
        section.blocks.push_back(ReportText{ReportWords::tr(
            "These scores were computed without cross-validation and do not estimate the error on new samples.")});
        break;
    case Target::Kind::Classes:
        addClassFigures(input, section);
        break;
    }
    return section;
}

}  // namespace fuzzylens::ui
