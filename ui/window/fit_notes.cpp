// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/fit_notes.h"

#include "core/evaluation/scores.h"
#include "ui/views/weights/number_format.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>

namespace fuzzylens::ui {

namespace {

QString tr(const char* text)
{
    return QCoreApplication::translate("FitNotes", text);
}

bool hasAgreement(const Result& result)
{
    const Outcome& outcome = result.outcome;
    const std::vector<int>& classOf = result.target.classOf;
    return result.target.kind == Target::Kind::Classes && outcome.predictedClass.empty() &&
           outcome.assigned.size() == classOf.size() &&
           std::any_of(classOf.begin(), classOf.end(), [](int code) { return code >= 0; });
}

/// Whether the probes were chosen for how well the clusters agree with the classes.
bool sawLabels(const Result& result)
{
    const auto is = [&result](const char* name, const char* value) {
        return result.parameters.has(name) && result.parameters.value(name) == ParameterValue(std::string(value));
    };
    const bool wasSearch = is("selection", "annealing") || !result.outcome.annealing.empty();
    return wasSearch && is("energy", "error");
}

QString percent(double share)
{
    return tr("%1 %").arg(100 * share, 0, 'f', 1);
}

QString named(const NamedFigure& figure)
{
    const QString value = numberText(figure.value, 3);
    if (figure.name == "largest_eigenvalue")
        return tr("Largest eigenvalue of the directions: %1").arg(value);
    if (figure.name == "fuzzifier_bound")
        return tr("Clusters can become one from a fuzziness of %1 on").arg(value);
    if (figure.name == "center_separation")
        return tr("Least squared distance of two centres, over the variance: %1").arg(value);
    return {};
}

}  // namespace

QString agreementText(const Result& result)
{
    if (!hasAgreement(result))
        return {};
    const QString text = tr("%1 match %2")
                             .arg(percent(matchedAccuracy(result.target.classOf, result.outcome.assigned)),
                                  QString::fromStdString(result.target.name));
    return sawLabels(result) ? tr("%1 (the search saw the labels)").arg(text) : text;
}

QString fitNotes(const Result& result)
{
    QStringList lines;
    if (hasAgreement(result)) {
        const std::vector<int>&classes = result.target.classOf, &clusters = result.outcome.assigned;
        lines << tr("Clusters against the classes of %1, on the samples of the fit:")
                     .arg(QString::fromStdString(result.target.name));
        if (sawLabels(result))
            lines << tr("The search for the probes saw the labels: these figures are what it made good.");
        lines << tr("accuracy with the best matching %1").arg(percent(matchedAccuracy(classes, clusters)))
              << tr("representation error %1").arg(percent(majorityError(classes, clusters)))
              << tr("normalised mutual information %1").arg(mutualInformation(classes, clusters), 0, 'f', 3)
              << tr("Rand index %1, adjusted %2")
                     .arg(randIndex(classes, clusters), 0, 'f', 3)
                     .arg(adjustedRandIndex(classes, clusters), 0, 'f', 3);
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

}  // namespace fuzzylens::ui
