// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/scatter/hover_facts.h"

#include "ui/plot/number_format.h"
#include "ui/theme/core_text.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace fuzzylens::ui {

namespace {

bool hasDistances(const Fit& fit)
{
    const Outcome& outcome = fit.result->outcome;
    return fit.data && outcome.centers.rows() > 0 && outcome.centers.cols() == fit.data->features() &&
           fit.data->samples() == fit.samples() &&
           (outcome.featureWeights.size() == 0 || outcome.featureWeights.cols() == outcome.centers.cols());
}

/// Whether clusters are by what probes say of the samples.
bool hasProbes(const Fit& fit)
{
    const Outcome& outcome = fit.result->outcome;
    return !outcome.probes.empty() && outcome.embedding.rows() == fit.samples() &&
           outcome.embeddingCenters.rows() > 0 && outcome.embeddingCenters.cols() == outcome.embedding.cols();
}

double weight(const Eigen::MatrixXd& weights, Eigen::Index cluster, Eigen::Index feature)
{
    return weights.size() == 0 ? 1.0 : weights(std::min(cluster, weights.rows() - 1), feature);
}

/// A missing value adds nothing.
double addend(const Fit& fit, int sample, Eigen::Index cluster, Eigen::Index feature)
{
    const Outcome& outcome = fit.result->outcome;
    const double difference = fit.data->value(sample, feature) - outcome.centers(cluster, feature);
    const double result = weight(outcome.featureWeights, cluster, feature) * difference * difference;
    return std::isfinite(result) ? result : 0.0;
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

void judge(HoverFacts& facts, const Result& result, std::size_t sample)
{
    const Target& target = result.target;
    const auto name = [&](int index) { return nameText(target.classNames[std::size_t(index)]); };
    if (target.kind == Target::Kind::Classes && sample < result.outcome.predictedClass.size()) {
        const int predicted = result.outcome.predictedClass[sample], truth = target.classOf[sample];
        facts.isWrong = truth >= 0 && truth != predicted;
        facts.verdict = facts.isWrong ? QObject::tr("predicted %1, is %2").arg(name(predicted), name(truth))
                                      : QObject::tr("predicted %1").arg(name(predicted));
    } else if (target.kind == Target::Kind::Numbers && sample < result.outcome.predictedNumber.size()) {
        facts.verdict = QObject::tr("predicted %1").arg(plainNumber(result.outcome.predictedNumber[sample], 4));
        if (std::isfinite(target.numbers[sample]))
            facts.verdict += QObject::tr(", is %1").arg(plainNumber(target.numbers[sample], 4));
    }
}

}  // namespace

int nearestPrototype(const Fit& fit, int sample)
{
    if (hasProbes(fit)) {
        const Outcome& outcome = fit.result->outcome;
        Eigen::Index best = 0;
        (outcome.embeddingCenters.rowwise() - outcome.embedding.row(sample))
            .rowwise()
            .squaredNorm()
            .minCoeff(&best);
        return int(best);
    }
    if (!hasDistances(fit)) {
        const Eigen::MatrixXd& memberships = fit.result->outcome.memberships;
        if (sample >= memberships.rows() || memberships.cols() == 0)
            return -1;
        Eigen::Index best = 0;
        memberships.row(sample).maxCoeff(&best);
        return int(best);
    }
    const Eigen::Index clusters = fit.result->outcome.centers.rows();
    Eigen::VectorXd distance = Eigen::VectorXd::Zero(clusters);
    for (Eigen::Index feature = 0; feature < fit.data->features(); ++feature)
        for (Eigen::Index cluster = 0; cluster < clusters; ++cluster)
            distance[cluster] += addend(fit, sample, cluster, feature);
    Eigen::Index best = 0;
    distance.minCoeff(&best);
    return int(best);
}

std::vector<int> drivingFeatures(const Fit& fit, int sample, int cluster, int count)
{
    if (!hasDistances(fit) || cluster < 0 || cluster >= fit.result->outcome.centers.rows())
        return {};
    std::vector<std::pair<double, int>> addends;
    for (int feature = 0; feature < int(fit.data->features()); ++feature)
        if (const double value = addend(fit, sample, cluster, feature); value > 0)
            addends.emplace_back(-value, feature);
    const auto kept = std::min(addends.size(), std::size_t(count));
    std::partial_sort(addends.begin(), addends.begin() + std::ptrdiff_t(kept), addends.end());
    std::vector<int> features;
    for (std::size_t i = 0; i < kept; ++i)
        features.push_back(addends[i].second);
    return features;
}

HoverFacts HoverFacts::of(const Fit& fit, const Eigen::MatrixXd& memberships, const Colouring& colouring,
                          int sample)
{
    HoverFacts facts;
    facts.name = fit.sampleName(sample);
    facts.group = groupText(colouring, std::size_t(sample));
    judge(facts, *fit.result, std::size_t(sample));
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
        lines << QStringLiteral("nearest prototype: ") + nearest;
    QStringList parts;
    for (std::size_t cluster = 0; cluster < memberships.size() && cluster < 12; ++cluster)
        parts << QStringLiteral("cluster %1: %2").arg(cluster + 1).arg(memberships[cluster], 0, 'f', 2);
    if (!parts.isEmpty())
        lines << QStringLiteral("memberships ") + parts.join(QStringLiteral(", "));
    if (!drivers.isEmpty())
        lines << QStringLiteral("distance driven by ") + drivers.join(QStringLiteral(", "));
    return lines.join(QStringLiteral(". "));
}

}  // namespace fuzzylens::ui
