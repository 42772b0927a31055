// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/evaluation/sample_explanation.h"

#include "core/dataset/table_products.h"

#include <algorithm>
#include <cmath>
#include <stdexcept>
#include <utility>

namespace fuzzylens {

namespace {

/// Whether clusters lie in the space of the embedding.
bool hasEmbeddingCenters(const Outcome& outcome)
{
    return outcome.embeddingCenters.size() > 0;
}

/// w_l^q of a cluster, p; 1 without weights. A single row of weights is shared.
Eigen::ArrayXd factors(const Outcome& outcome, double exponent, Index cluster)
{
    const Eigen::MatrixXd& weights = outcome.featureWeights;
    if (weights.size() == 0)
        return Eigen::ArrayXd::Ones(outcome.centers.cols());
    const Eigen::ArrayXd row = weights.row(std::min(cluster, weights.rows() - 1)).transpose();
    return (row > 0).select(row.pow(exponent), 0.0);
}

/// A distance to a centre with its parts.
struct Centre
{
    DistanceParts parts;
    double scale = 1;  // s of explainSample()
};

Centre centreOf(const Dataset& data, const Outcome& outcome, double exponent, Index sample, Index cluster,
                int features)
{
    Eigen::VectorXd terms = distanceTerms(data, outcome, exponent, sample, cluster);
    const auto isTable = [&](const Eigen::MatrixXd& table) {
        return table.rows() == data.samples() && table.cols() == outcome.centers.rows();
    };
    Centre centre;
    centre.parts.cluster = cluster;
    const double sum = terms.sum();
    centre.parts.distance = isTable(outcome.embedding) ? outcome.embedding(sample, cluster) : sum;
    if (sum > 0 && centre.parts.distance > 0)
        centre.scale = centre.parts.distance / sum;
    terms *= centre.scale;
    centre.parts.largest = largestParts(terms, features);
    centre.parts.rest = centre.parts.distance;
    for (const FeaturePart& part : centre.parts.largest)
        centre.parts.rest -= part.value;
    if (isTable(outcome.embedding) && isTable(outcome.embeddingTraining))
        centre.parts.labelTerm = outcome.embeddingTraining(sample, cluster) - outcome.embedding(sample, cluster);
    return centre;
}

/// Changes that close the gap between the distances to two centres; see explainSample().
class Changes
{
public:
    Changes(const Dataset& data, const Outcome& outcome, double exponent, Index sample, const Centre& nearest,
            const Centre& second)
        : m_values(rowOf(data.table(), sample).transpose())
        , m_nearest(outcome.centers.row(nearest.parts.cluster).transpose())
        , m_second(outcome.centers.row(second.parts.cluster).transpose())
        , m_nearestFactors(nearest.scale * factors(outcome, exponent, nearest.parts.cluster))
        , m_secondFactors(second.scale * factors(outcome, exponent, second.parts.cluster))
    {}

    /// @param gap not negative. Empty if no change closes it.
    std::vector<FeatureChange> closing(double gap) const
    {
        const Eigen::ArrayXd way = m_second - m_values;
        const Eigen::ArrayXd effects =
            m_secondFactors * way.square() +
            m_nearestFactors * ((m_second - m_nearest).square() - (m_values - m_nearest).square());
        std::vector<FeatureChange> changes;
        for (const FeaturePart& effect : largestParts(effects, static_cast<int>(effects.size()))) {
            if (gap <= 0)
                break;
            const Index l = effect.feature;
            const double share = effect.value > gap ? shareFor(gap, l) : 1.0;
            changes.push_back({l, m_values[l], m_values[l] + share * way[l]});
            gap -= effect.value;
        }
        const double rounding = 1e-12 * effects.abs().sum();
        return gap <= rounding ? changes : std::vector<FeatureChange>();
    }

private:
    /// The part of the way to the second centre along which feature @p l lowers the gap by @p amount; this form
    /// of the root has no cancellation.
    double shareFor(double amount, Index l) const
    {
        const double way = m_second[l] - m_values[l];
        const double square = (m_nearestFactors[l] - m_secondFactors[l]) * way * way;
        const double linear =
            2 * way * (m_secondFactors[l] * way + m_nearestFactors[l] * (m_values[l] - m_nearest[l]));
        const double root = std::sqrt(std::max(0.0, linear * linear + 4 * square * amount));
        return std::clamp(linear < 0 ? (root - linear) / (2 * square) : 2 * amount / (linear + root), 0.0, 1.0);
    }

    Eigen::ArrayXd m_values, m_nearest, m_second, m_nearestFactors, m_secondFactors;
};

/// Squared distances of all samples to @p sample, n: sum_l f_l (x_il - x_l)^2; nothing when cancelled.
/// @param column(l): the n values x_il.
template <typename ColumnOf>
std::optional<Eigen::VectorXd> distancesTo(const ColumnOf& column, Index samples, const Eigen::ArrayXd& factors,
                                           Index sample, const Progress& progress)
{
    constexpr Index panel = 64;  // columns between two questions
    Eigen::VectorXd result = Eigen::VectorXd::Zero(samples);
    for (Index l = 0; l < factors.size(); ++l) {
        if (l % panel == 0 && !shouldContinue(progress, {"explaining", l, factors.size()}))
            return std::nullopt;
        if (!(factors[l] > 0))
            continue;
        const Eigen::Map<const Eigen::ArrayXd> values(column(l), samples);
        result.array() += factors[l] * (values - values[sample]).square();
    }
    return result;
}

std::vector<NearSample> nearestOf(const Eigen::VectorXd& distances, Index sample, int count)
{
    std::vector<NearSample> all;
    for (Index i = 0; i < distances.size(); ++i)
        if (i != sample)
            all.push_back({i, distances[i]});
    const auto kept = std::min(std::ssize(all), static_cast<std::ptrdiff_t>(count));
    std::partial_sort(all.begin(), all.begin() + kept, all.end(), [](const NearSample& a, const NearSample& b) {
        return std::pair(a.distance, a.sample) < std::pair(b.distance, b.sample);
    });
    all.resize(static_cast<std::size_t>(kept));
    return all;
}

}  // namespace

std::optional<double> distanceExponent(std::string_view method, const Parameters& parameters,
                                       const Outcome& outcome)
{
    if (hasEmbeddingCenters(outcome))
        return std::nullopt;
    const MethodDescription* known = findMethod(method);
    if (!known || !known->distanceExponent)
        return 1.0;
    try {
        return known->distanceExponent(parameters);
    } catch (const std::invalid_argument&) {
        return std::nullopt;
    }
}

Eigen::VectorXd distanceTerms(const Dataset& data, const Outcome& outcome, double exponent, Index sample,
                              Index cluster)
{
    const Eigen::ArrayXd differences =
        (rowOf(data.table(), sample) - outcome.centers.row(cluster)).transpose().array();
    const Eigen::ArrayXd terms = factors(outcome, exponent, cluster) * differences.square();
    return terms.isFinite().select(terms, 0.0);
}

std::vector<FeaturePart> largestParts(const Eigen::VectorXd& terms, int count)
{
    std::vector<FeaturePart> parts;
    for (Index feature = 0; feature < terms.size(); ++feature)
        if (terms[feature] > 0)
            parts.push_back({feature, terms[feature]});
    const auto kept = std::min(std::ssize(parts), static_cast<std::ptrdiff_t>(count));
    std::partial_sort(parts.begin(), parts.begin() + kept, parts.end(),
                      [](const FeaturePart& a, const FeaturePart& b) {
                          return std::pair(-a.value, a.feature) < std::pair(-b.value, b.feature);
                      });
    parts.resize(static_cast<std::size_t>(kept));
    return parts;
}

std::optional<SampleExplanation> explainSample(const Dataset& data, const Outcome& outcome,
                                               std::optional<double> exponent, Index sample,
                                               const ExplanationSize& size, const Progress& progress)
{
    if (sample < 0 || sample >= data.samples())
        throw std::invalid_argument("unknown sample index " + std::to_string(sample));
    if (outcome.centers.size() > 0 && outcome.centers.cols() != data.features())
        throw std::invalid_argument("data and centres have different features");
    SampleExplanation explanation;
    Eigen::ArrayXd ofFeatures = Eigen::ArrayXd::Ones(data.features());
    if (exponent && outcome.centers.size() > 0) {
        std::vector<Centre> centres;
        for (Index cluster = 0; cluster < outcome.centers.rows(); ++cluster)
            centres.push_back(centreOf(data, outcome, *exponent, sample, cluster, size.features));
        std::stable_sort(centres.begin(), centres.end(),
                         [](const Centre& a, const Centre& b) { return a.parts.distance < b.parts.distance; });
        if (centres.size() > 1)
            explanation.changes = Changes(data, outcome, *exponent, sample, centres[0], centres[1])
                                      .closing(centres[1].parts.distance - centres[0].parts.distance);
        for (Centre& centre : centres)
            explanation.distances.push_back(std::move(centre.parts));
        if (outcome.featureWeights.size() > 0) {
            explanation.space = NeighbourSpace::ClusterWeights;
            ofFeatures = factors(outcome, *exponent, explanation.distances.front().cluster);
        }
    }
    std::optional<Eigen::VectorXd> distances;
    if (hasEmbeddingCenters(outcome) && outcome.embedding.rows() == data.samples()) {
        explanation.space = NeighbourSpace::Embedding;
        distances = distancesTo([&](Index l) { return outcome.embedding.col(l).data(); }, data.samples(),
                                Eigen::ArrayXd::Ones(outcome.embedding.cols()), sample, progress);
    } else {
        std::vector<double> scratch;
        distances = distancesTo([&](Index l) { return data.column(l, scratch); }, data.samples(), ofFeatures,
                                sample, progress);
    }
    if (!distances)
        return std::nullopt;
    explanation.neighbours = nearestOf(*distances, sample, size.neighbours);
    return explanation;
}

}  // namespace fuzzylens
