// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/scatter/hover_facts.h"

#include "core/evaluation/sample_explanation.h"
#include "ui/plot/number_format.h"
#include "ui/theme/core_text.h"
#include "ui/views/scatter/scatter_coordinates.h"

#include <algorithm>
#include <cmath>
#include <optional>

namespace fuzzylens::ui {

namespace {

/// Whether samples are clustered in the space of the probes.
bool hasProbes(const Outcome& outcome)
{
    return !outcome.probes.empty() && outcome.embeddingCenters.rows() > 0 &&
           outcome.embeddingCenters.cols() == outcome.embedding.cols();
}

/// Whether the embedding holds the distances of the samples to the clusters. Methods that cluster in the space of
/// the embedding have centres there; classifiers may have as many decision values or scores as classes.
bool embeddingIsDistances(const Outcome& outcome)
{
    return outcome.embeddingCenters.size() == 0 && outcome.memberships.cols() > 0 &&
           outcome.embedding.cols() == outcome.memberships.cols() && embedsDistances(outcome);
}

bool hasFeatures(const Fit& fit)
{
    const Outcome& outcome = fit.result->outcome;
    return fit.data && outcome.centers.rows() > 0 && outcome.centers.cols() == fit.data->features() &&
           fit.data->samples() == fit.samples() &&
           (outcome.featureWeights.size() == 0 || outcome.featureWeights.cols() == outcome.centers.cols());
}

int assignedCluster(const Fit& fit, int sample)
{
    const Outcome& outcome = fit.result->outcome;
    if (std::size_t(sample) < outcome.assigned.size())
        return outcome.assigned[std::size_t(sample)];
    if (sample >= outcome.memberships.rows() || outcome.memberships.cols() == 0)
        return -1;
    Eigen::Index best = 0;
    outcome.memberships.row(sample).maxCoeff(&best);
    return int(best);
}

QString groupText(const Colouring& colouring, std::size_t sample)
{
    if (!colouring.byClass()) {
        const double number = sample < colouring.numbers.size() ? colouring.numbers[sample] : std::nan("");
        return std::isfinite(number) ? QStringLiteral("%1 %2").arg(colouring.name, plainNumber(number, 4))
                                     : QString();
    }
    if (sample >= colouring.codes.size() || colouring.codes[sample] < 0)
        return colouring.classes.isEmpty() ? QString() : QObject::tr("unlabelled");
    return colouring.classes.value(colouring.codes[sample]);
}

void judge(HoverFacts& facts, const Result& result, const std::vector<int>& leftOutClasses, std::size_t sample)
{
    const Target& target = result.target;
    if (sample < leftOutClasses.size() && leftOutClasses[sample] >= 0) {
        const QString predicted = nameText(target.classNames[std::size_t(leftOutClasses[sample])]);
        facts.isWrong = leftOutClasses[sample] != target.classOf[sample];
        facts.verdict = facts.isWrong
                            ? QObject::tr("predicted %1 in cross-validation, actual %2")
                                  .arg(predicted, nameText(target.classNames[std::size_t(target.classOf[sample])]))
                            : QObject::tr("predicted %1 in cross-validation").arg(predicted);
        return;
    }
    const auto name = [&](int index) { return nameText(target.classNames[std::size_t(index)]); };
    if (target.kind == Target::Kind::Classes && sample < result.outcome.predictedClass.size()) {
        const int predicted = result.outcome.predictedClass[sample], truth = target.classOf[sample];
        facts.isWrong = truth >= 0 && truth != predicted;
        facts.verdict = facts.isWrong ? QObject::tr("predicted %1, actual %2").arg(name(predicted), name(truth))
                                      : QObject::tr("predicted %1").arg(name(predicted));
    } else if (target.kind == Target::Kind::Numbers && sample < result.outcome.predictedNumber.size()) {
        facts.verdict = QObject::tr("predicted %1").arg(plainNumber(result.outcome.predictedNumber[sample], 4));
        if (std::isfinite(target.numbers[sample]))
            facts.verdict += QObject::tr(", actual %1").arg(plainNumber(target.numbers[sample], 4));
    }
}

}  // namespace

int nearestPrototype(const Fit& fit, int sample)
{
    const Outcome& outcome = fit.result->outcome;
    if (sample >= outcome.embedding.rows())
        return -1;
    Eigen::Index nearest = -1;
    if (hasProbes(outcome))
        (outcome.embeddingCenters.rowwise() - outcome.embedding.row(sample))
            .rowwise()
            .squaredNorm()
            .minCoeff(&nearest);
    else if (embeddingIsDistances(outcome))
        outcome.embedding.row(sample).minCoeff(&nearest);
    return int(nearest);
}

std::vector<int> drivingFeatures(const Fit& fit, int sample, int cluster, int count)
{
    const Result& result = *fit.result;
    const std::optional<double> exponent = distanceExponent(result.method, result.parameters, result.outcome);
    if (!exponent || !hasFeatures(fit) || cluster < 0 || cluster >= result.outcome.centers.rows())
        return {};
    std::vector<int> features;
    for (const FeaturePart& part :
         largestParts(distanceTerms(*fit.data, result.outcome, *exponent, sample, cluster), count))
        features.push_back(int(part.feature));
    return features;
}

HoverFacts HoverFacts::of(const Scene& scene, int sample)
{
    return of(*scene.fit(), scene.memberships(), scene.colouring(), sample, scene.leftOutClasses());
}

HoverFacts HoverFacts::of(const Fit& fit, const Eigen::MatrixXd& memberships, const Colouring& colouring,
                          int sample, const std::vector<int>& leftOutClasses)
{
    HoverFacts facts;
    facts.name = fit.sampleName(sample);
    facts.group = groupText(colouring, std::size_t(sample));
    judge(facts, *fit.result, leftOutClasses, std::size_t(sample));
    if (sample < memberships.rows())
        for (Eigen::Index cluster = 0; cluster < memberships.cols(); ++cluster)
            facts.memberships.push_back(memberships(sample, cluster));
    if (const int nearest = nearestPrototype(fit, sample); nearest >= 0)
        facts.nearest = fit.shownCluster(nearest);
    for (const int feature : drivingFeatures(fit, sample, assignedCluster(fit, sample), 5))
        facts.drivers << fit.featureLabel(feature);
    return facts;
}

QString HoverFacts::spoken() const
{
    QStringList lines{group.isEmpty() ? name : name + QStringLiteral(", ") + group};
    for (const QString& said : {role, verdict})
        if (!said.isEmpty())
            lines << said;
    if (!nearest.isEmpty())
        lines << QObject::tr("nearest centre: %1").arg(nearest);
    constexpr std::size_t mostSpoken = 12;
    QStringList parts;
    for (std::size_t cluster = 0; cluster < std::min(memberships.size(), mostSpoken); ++cluster)
        parts << QObject::tr("cluster %1: %2").arg(cluster + 1).arg(memberships[cluster], 0, 'f', 2);
    if (!parts.isEmpty())
        lines << QObject::tr("memberships %1").arg(parts.join(QStringLiteral(", ")));
    if (!drivers.isEmpty())
        lines << QObject::tr("largest contributions to the distance: %1").arg(drivers.join(QStringLiteral(", ")));
    return lines.join(QStringLiteral(". "));
}

}  // namespace fuzzylens::ui
