// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/scene/fit_notes.h"

#include "core/methods/method.h"
#include "ui/plot/number_format.h"
#include "ui/scene/scene.h"
#include "ui/theme/core_text.h"
#include "ui/theme/counted.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>
#include <array>

namespace fuzzylens::ui {

namespace {

struct FitNotesWords
{
    Q_DECLARE_TR_FUNCTIONS(FitNotes)
};

/// Whether there are scores of the clusters against the classes.
bool hasAgreement(const Result& result)
{
    return result.metrics.contains("matched_accuracy");
}

QString percent(double share)
{
    return FitNotesWords::tr("%1 %").arg(100 * share, 0, 'f', 1);
}

QString named(const NamedFigure& figure)
{
    const QString value = numberText(figure.value, 3);
    if (figure.name == "largest_eigenvalue")
        return FitNotesWords::tr("Largest eigenvalue of the directions: %1").arg(value);
    if (figure.name == "fuzzifier_bound")
        return FitNotesWords::tr("Clusters may coincide at a fuzziness of %1 or more").arg(value);
    if (figure.name == "center_separation")
        return FitNotesWords::tr("Smallest squared distance between two centres, divided by the variance: %1")
            .arg(value);
    return {};
}

}  // namespace

QString markedAsLabelled(const QString& score)
{
    return FitNotesWords::tr("%1 (uses the labels)").arg(score);
}

bool labelsWentInto(const std::string& score, const Result& result)
{
    if (!usesLabels(result))
        return false;
    constexpr std::array scores{"training_correct",
                                "training_accuracy",
                                "training_r_squared",
                                "training_rmse",
                                "entire_set_accuracy",
                                "matched_accuracy",
                                "representation_error",
                                "mutual_information_geometric",
                                "mutual_information_class_entropy",
                                "rand_index",
                                "adjusted_rand_index"};
    return std::find(scores.begin(), scores.end(), score) != scores.end();
}

bool hidesOwnLabel(const Result& result)
{
    const MethodDescription* known = findMethod(result.method);
    return known && known->hidesOwnLabel;
}

QString trainingText(const Result& result)
{
    const auto correct = result.metrics.find("training_correct"),
               samples = result.metrics.find("training_samples");
    if (correct == result.metrics.end() || samples == result.metrics.end())
        return {};
    const QString right = countText(qint64(correct->second)), all = countText(qint64(samples->second));
    if (hidesOwnLabel(result))
        return FitNotesWords::tr("%1/%2 correct without their own labels").arg(right, all);
    const QString text = FitNotesWords::tr("training accuracy %1/%2").arg(right, all);
    return labelsWentInto("training_correct", result) ? markedAsLabelled(text) : text;
}

QString agreementText(const Result& result)
{
    if (!hasAgreement(result) || !result.outcome.predictedClass.empty())
        return {};
    QString text = FitNotesWords::tr("%1 match %2")
                       .arg(percent(result.metrics.at("matched_accuracy")), nameText(result.target.name));
    if (const auto scored = result.metrics.find("scored_samples"); scored != result.metrics.end())
        text = FitNotesWords::tr("%1 (of %n samples without constraints)", nullptr, int(scored->second)).arg(text);
    return usesLabels(result) ? markedAsLabelled(text) : text;
}

QString fitNotes(const Result& result)
{
    QStringList lines;
    if (hasAgreement(result)) {
        const std::map<std::string, double>& scores = result.metrics;
        lines << FitNotesWords::tr("Agreement of the clusters with the classes of %1, on the samples of the fit:")
                     .arg(nameText(result.target.name));
        if (probeSearchUsedLabels(result))
            lines << FitNotesWords::tr("The search for the probes used the labels and optimised these scores.");
        else if (usesLabels(result))
            lines << FitNotesWords::tr(
                "The method uses these labels, so agreement with them does not validate the result.");
        const NumberFormat scoreFormat{3, false};
        lines
            << FitNotesWords::tr("accuracy with the best matching: %1").arg(percent(scores.at("matched_accuracy")))
            << FitNotesWords::tr("representation error: %1").arg(percent(scores.at("representation_error")))
            << FitNotesWords::tr(
                   "normalised mutual information: %1; mutual information divided by class entropy: %2")
                   .arg(scoreFormat.text(scores.at("mutual_information_geometric")),
                        scoreFormat.text(scores.at("mutual_information_class_entropy")))
            << FitNotesWords::tr("Rand index: %1, adjusted: %2")
                   .arg(scoreFormat.text(scores.at("rand_index")),
                        scoreFormat.text(scores.at("adjusted_rand_index")));
    }
    for (const NamedFigure& figure : result.outcome.figures)
        if (const QString line = named(figure); !line.isEmpty())
            lines << line;
    return lines.join(QLatin1Char('\n'));
}

bool hasCollapsed(const Outcome& outcome)
{
    return std::any_of(outcome.warnings.begin(), outcome.warnings.end(),
                       [](const Warning& warning) { return warning.id == "partition-collapsed"; });
}

bool hasShuffledLabels(const Fit& fit)
{
    return fit.steps && std::any_of(fit.steps->specs.begin(), fit.steps->specs.end(), shufflesLabels);
}

}  // namespace fuzzylens::ui
