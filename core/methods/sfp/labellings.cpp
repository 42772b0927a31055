// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/methods/sfp/labellings.h"

#include "core/methods/sfp/crisp_classes.h"
#include "core/methods/sfp/feature_step.h"
#include "core/methods/sfp/start.h"
#include "core/numeric/exponential.h"
#include "core/numeric/ties.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace fuzzylens {

using namespace sfp_detail;

namespace {

using Eigen::ArrayXd;
using Eigen::ArrayXXd;
using Eigen::MatrixXd;

constexpr Index panelFeatures = 256;
constexpr double largestValue = 1e140;  // squares, summed, are finite
constexpr double crispMargin = 36;      // exp(-36) is rounding: memberships of other clusters change no sum
constexpr double infinity = std::numeric_limits<double>::infinity();

/// Some features that vary among the training samples, less their means.
struct Panel
{
    MatrixXd values;   // n x features, the row of the left-out sample 0
    MatrixXd squares;  // of values
    ArrayXd totals;    // sums over the training samples
    ArrayXd squareTotals;
    ArrayXd leftOut;  // the left-out sample
    Index features = 0;
};

/// Means and scatters of the classes of one labelling in a panel.
struct ClassStatistics
{
    ArrayXXd means;     // features x classes
    ArrayXXd scatters;  // features x classes
};

/// Sums over features of weights relative to the least scatter so far, for each class (row) and labelling.
struct WeightSums
{
    ArrayXXd minima;
    ArrayXXd totals;     // of e = exp(-t), t = (scatter - minimum) / lambda
    ArrayXXd entropies;  // of e t
    ArrayXXd distances;  // of e times the squared distance of the left-out sample from the class mean
};

class CrispFold
{
public:
    CrispFold(const AlignedMatrix& values, Index leftOut, int classes, const std::vector<Labelling>& labellings,
              const SfpOptions& options);
    std::vector<int> predictions();

private:
    bool loadFeature(Panel& panel, Index feature) const;
    template <typename Visit>
    bool visitPanels(const Visit& visit) const;
    MatrixXd indicators(const std::vector<int>& chosen) const;
    template <typename Visit>
    void visitStatistics(const Panel& panel, const std::vector<int>& chosen, const MatrixXd& indicator,
                         const Visit& visit) const;
    void refineScatters(const Panel& panel, int labelling, ClassStatistics& statistics) const;
    void addWeights(const Panel& panel, int labelling, const ClassStatistics& statistics);
    void lowerMinimum(Index row, int labelling, double minimum);

    double lambda(Index row, int labelling) const { return m_lambdas(row, labelling); }
    double offset(Index cls, int labelling) const;
    double labelGap(Index own, Index other, int labelling) const;
    bool isCrispByScatters(int labelling) const;
    void findCrispByDistances(const std::vector<int>& chosen);
    void findCrispStarts();
    bool startsCrisp(int labelling, const MatrixXd& distances) const;
    int prediction(int labelling) const;

    Index weightRow(Index cls) const { return m_isShared ? 0 : cls; }
    Index weightRows() const { return m_isShared ? 1 : m_classes; }

    const AlignedMatrix& m_values;
    Index m_leftOut;
    Index m_classes;
    const std::vector<Labelling>& m_labellings;
    const SfpOptions& m_options;
    bool m_isShared;
    ArrayXXd m_sizes;    // classes x labellings, without the left-out sample
    ArrayXXd m_lambdas;  // weight rows x labellings
    WeightSums m_sums;
    ArrayXd m_norms;            // n: squared distance of a sample from the mean of the training samples
    Index m_varying = 0;        // features
    std::vector<char> m_crisp;  // a labelling each
};

CrispFold::CrispFold(const AlignedMatrix& values, Index leftOut, int classes,
                     const std::vector<Labelling>& labellings, const SfpOptions& options)
    : m_values(values)
    , m_leftOut(leftOut)
    , m_classes(classes)
    , m_labellings(labellings)
    , m_options(options)
    , m_isShared(options.weights == SfpWeights::Shared)
    , m_sizes(ArrayXXd::Zero(classes, std::ssize(labellings)))
    , m_lambdas(ArrayXXd::Zero(weightRows(), std::ssize(labellings)))
    , m_norms(ArrayXd::Zero(values.rows()))
    , m_crisp(labellings.size(), 1)
{
    const auto training = static_cast<double>(values.rows() - 1);
    for (Index q = 0; q < m_sizes.cols(); ++q) {
        const std::vector<int>& classOf = labellings[static_cast<std::size_t>(q)].classOf;
        for (Index i = 0; i < values.rows(); ++i)
            if (i != leftOut)
                m_sizes(classOf[static_cast<std::size_t>(i)], q) += 1;
        for (Index c = 0; c < m_classes; ++c)
            m_lambdas(weightRow(c), q) += crispLambda(options, training, m_classes, m_sizes(c, q));
        if ((m_sizes.col(q) == 0).any())
            m_crisp[static_cast<std::size_t>(q)] = 0;
    }
    m_sizes = m_sizes.max(1);
    const Index rows = m_classes, columns = m_sizes.cols();
    m_sums = {ArrayXXd::Constant(weightRows(), columns, infinity), ArrayXXd::Zero(weightRows(), columns),
              ArrayXXd::Zero(weightRows(), columns), ArrayXXd::Zero(rows, columns)};
}

/// @return false if a value is missing or too large: the fit reports it.
bool CrispFold::loadFeature(Panel& panel, Index feature) const
{
    const Index n = m_values.rows(), after = n - m_leftOut - 1;
    const Eigen::Map<const ArrayXd> x(m_values.column(feature), n);
    const double first = x[m_leftOut == 0 ? 1 : 0];
    bool isConstant = true;
    for (Index i = 0; i < n && isConstant; ++i)
        isConstant = i == m_leftOut || differByRounding(x[i], first);
    if (isConstant)
        return true;
    auto column = panel.values.col(panel.features).array();
    column = x - first;
    column -= (column.head(m_leftOut).sum() + column.tail(after).sum()) / static_cast<double>(n - 1);
    const double own = column[m_leftOut];
    if (!(column.abs().maxCoeff() < largestValue) || !(std::abs(own) < largestValue))
        return false;
    panel.leftOut[panel.features] = own;
    column[m_leftOut] = 0;
    auto square = panel.squares.col(panel.features).array();
    square = column.square();
    panel.totals[panel.features] = column.sum();
    panel.squareTotals[panel.features] = square.sum();
    ++panel.features;
    return true;
}

/// Calls visit(panel) for all varying features, panel by panel. @return false as loadFeature.
template <typename Visit>
bool CrispFold::visitPanels(const Visit& visit) const
{
    const Index n = m_values.rows();
    Panel panel{MatrixXd(n, panelFeatures), MatrixXd(n, panelFeatures), ArrayXd(panelFeatures),
                ArrayXd(panelFeatures),     ArrayXd(panelFeatures),     0};
    for (Index feature = 0; feature < m_values.columns(); ++feature) {
        if (!loadFeature(panel, feature))
            return false;
        if (panel.features == panelFeatures || (feature + 1 == m_values.columns() && panel.features > 0)) {
            visit(panel);
            panel.features = 0;
        }
    }
    return true;
}

/// Samples x (labellings, classes but the last): 1 for samples of the class. The sums of the last class are the
/// rest.
MatrixXd CrispFold::indicators(const std::vector<int>& chosen) const
{
    const Index perLabelling = m_classes - 1;
    MatrixXd result = MatrixXd::Zero(m_values.rows(), std::ssize(chosen) * perLabelling);
    for (std::size_t at = 0; at < chosen.size(); ++at) {
        const std::vector<int>& classOf = m_labellings[static_cast<std::size_t>(chosen[at])].classOf;
        for (Index i = 0; i < m_values.rows(); ++i)
            if (const int cls = classOf[static_cast<std::size_t>(i)]; i != m_leftOut && cls < perLabelling)
                result(i, static_cast<Index>(at) * perLabelling + cls) = 1;
    }
    return result;
}

/// Calls visit(index in chosen, labelling, statistics) for each labelling.
template <typename Visit>
void CrispFold::visitStatistics(const Panel& panel, const std::vector<int>& chosen, const MatrixXd& indicator,
                                const Visit& visit) const
{
    const Index features = panel.features, last = m_classes - 1;
    MatrixXd sums(features, indicator.cols()), squares(features, indicator.cols());
    sums.noalias() = panel.values.leftCols(features).transpose() * indicator;
    squares.noalias() = panel.squares.leftCols(features).transpose() * indicator;
    ClassStatistics statistics{ArrayXXd(features, m_classes), ArrayXXd(features, m_classes)};
    for (std::size_t at = 0; at < chosen.size(); ++at) {
        const int labelling = chosen[at];
        auto restSum = statistics.means.col(last);
        auto restSquares = statistics.scatters.col(last);
        restSum = panel.totals.head(features);
        restSquares = panel.squareTotals.head(features);
        for (Index c = 0; c < m_classes; ++c) {
            if (c < last) {
                const Index column = static_cast<Index>(at) * last + c;
                statistics.means.col(c) = sums.col(column).array();
                statistics.scatters.col(c) = squares.col(column).array();
                restSum -= sums.col(column).array();
                restSquares -= squares.col(column).array();
            }
            auto mean = statistics.means.col(c);
            auto scatter = statistics.scatters.col(c);
            const double size = m_sizes(c, labelling);
            scatter = (scatter - mean.square() / size).max(0);
            mean /= size;
        }
        refineScatters(panel, labelling, statistics);
        visit(static_cast<Index>(at), labelling, statistics);
    }
}

/// Sums the scatters that have lost digits again, by differences from the class mean.
void CrispFold::refineScatters(const Panel& panel, int labelling, ClassStatistics& statistics) const
{
    const std::vector<int>& classOf = m_labellings[static_cast<std::size_t>(labelling)].classOf;
    const double largest = panel.squareTotals.head(panel.features).maxCoeff();
    for (Index c = 0; c < m_classes; ++c) {
        const double ownLambda = lambda(weightRow(c), labelling);
        if (!hasCancelled(0.0, largest, ownLambda))
            continue;
        for (Index f = 0; f < panel.features; ++f) {
            if (!hasCancelled(statistics.scatters(f, c), panel.squareTotals[f], ownLambda))
                continue;
            double sum = 0, mean = statistics.means(f, c);
            const auto visitMembers = [&](const auto& add) {
                for (Index i = 0; i < m_values.rows(); ++i)
                    if (i != m_leftOut && classOf[static_cast<std::size_t>(i)] == c)
                        add(panel.values(i, f) - mean);
            };
            visitMembers([&](double difference) { sum += difference; });
            statistics.means(f, c) = mean += sum / m_sizes(c, labelling);
            sum = 0;
            visitMembers([&](double difference) { sum += difference * difference; });
            statistics.scatters(f, c) = sum;
        }
    }
}

/// Rescales the sums of a weight row to a smaller minimum.
void CrispFold::lowerMinimum(Index row, int labelling, double minimum)
{
    double& before = m_sums.minima(row, labelling);
    if (minimum >= before)
        return;
    double& total = m_sums.totals(row, labelling);
    double& entropy = m_sums.entropies(row, labelling);
    if (total > 0) {
        const double shift = (before - minimum) / lambda(row, labelling);
        const double factor = std::exp(-std::min(shift, largestExponent));
        entropy = factor * (entropy + std::min(shift, largestExponent) * total);
        total *= factor;
        if (m_isShared)
            m_sums.distances.col(labelling) *= factor;
        else
            m_sums.distances(row, labelling) *= factor;
    }
    before = minimum;
}

void CrispFold::addWeights(const Panel& panel, int labelling, const ClassStatistics& statistics)
{
    const auto leftOut = panel.leftOut.head(panel.features);
    ArrayXd scatter, exponent, e;
    for (Index row = 0; row < weightRows(); ++row) {
        if (m_isShared)
            scatter = statistics.scatters.rowwise().sum();
        else
            scatter = statistics.scatters.col(row);
        lowerMinimum(row, labelling, scatter.minCoeff());
        exponent = ((m_sums.minima(row, labelling) - scatter) / lambda(row, labelling)).max(-largestExponent);
        e = exponent;
        exponentials(e.data(), e.size());
        m_sums.totals(row, labelling) += e.sum();
        m_sums.entropies(row, labelling) -= (e * exponent).sum();
        for (Index c = m_isShared ? 0 : row; c < (m_isShared ? m_classes : row + 1); ++c)
            m_sums.distances(c, labelling) += (e * (leftOut - statistics.means.col(c)).square()).sum();
    }
}

/// Of the distances from a cluster: lambda times the negative entropy of its weights, where that counts.
double CrispFold::offset(Index cls, int labelling) const
{
    if (m_options.lambdaScale != SfpLambdaScale::Cluster || m_isShared)
        return 0;
    const double total = m_sums.totals(cls, labelling);
    return -m_options.lambda * (m_sums.entropies(cls, labelling) / total + std::log(total));
}

/// How much greater the label term of a sample of class @p own is in cluster @p other than in its own.
double CrispFold::labelGap(Index own, Index other, int labelling) const
{
    const double smoothing = m_options.smoothing, all = static_cast<double>(m_classes) * smoothing;
    const double ownSize = m_sizes(own, labelling), otherSize = m_sizes(other, labelling);
    return m_options.alpha *
           (std::log((otherSize + all) / smoothing) + std::log((ownSize + smoothing) / (ownSize + all)));
}

/// Whether the memberships stay the classes because no sample is farther from its class mean than the weighted
/// scatter of the class: sufficient, and free.
bool CrispFold::isCrispByScatters(int labelling) const
{
    for (Index own = 0; own < m_classes; ++own) {
        const Index row = weightRow(own);
        const double scatter = m_sums.minima(row, labelling) + lambda(row, labelling) *
                                                                   m_sums.entropies(row, labelling) /
                                                                   m_sums.totals(row, labelling);
        for (Index other = 0; other < m_classes; ++other)
            if (other != own &&
                labelGap(own, other, labelling) + offset(other, labelling) - offset(own, labelling) - scatter <
                    crispMargin * m_options.gamma)
                return false;
    }
    return true;
}

/// Decides the same for these labellings by the distances of all training samples from all class means.
void CrispFold::findCrispByDistances(const std::vector<int>& chosen)
{
    const Index columns = std::ssize(chosen) * m_classes;
    const MatrixXd indicator = indicators(chosen);
    MatrixXd distances = MatrixXd::Zero(m_values.rows(), columns);
    Eigen::RowVectorXd constants = Eigen::RowVectorXd::Zero(columns);
    visitPanels([&](const Panel& panel) {
        MatrixXd weights(panel.features, columns), products(panel.features, columns);
        visitStatistics(panel, chosen, indicator, [&](Index at, int labelling, const ClassStatistics& statistics) {
            ArrayXd e;
            for (Index c = 0; c < m_classes; ++c) {
                const Index row = weightRow(c), column = at * m_classes + c;
                if (m_isShared)
                    e = statistics.scatters.rowwise().sum();
                else
                    e = statistics.scatters.col(c);
                e = ((m_sums.minima(row, labelling) - e) / lambda(row, labelling)).max(-largestExponent);
                exponentials(e.data(), e.size());
                e /= m_sums.totals(row, labelling);
                weights.col(column) = e;
                products.col(column) = -2 * e * statistics.means.col(c);
                constants[column] += (e * statistics.means.col(c).square()).sum();
            }
        });
        distances.noalias() += panel.squares.leftCols(panel.features) * weights;
        distances.noalias() += panel.values.leftCols(panel.features) * products;
    });
    distances.rowwise() += constants;
    for (std::size_t at = 0; at < chosen.size(); ++at) {
        const int labelling = chosen[at];
        const auto ofClasses = distances.middleCols(static_cast<Index>(at) * m_classes, m_classes);
        const std::vector<int>& classOf = m_labellings[static_cast<std::size_t>(labelling)].classOf;
        for (Index own = 0; own < m_classes; ++own)
            for (Index other = 0; other < m_classes; ++other) {
                const double gap =
                    labelGap(own, other, labelling) + offset(other, labelling) - offset(own, labelling);
                for (Index i = 0; other != own && i < m_values.rows(); ++i)
                    if (i != m_leftOut && classOf[static_cast<std::size_t>(i)] == own &&
                        gap + ofClasses(i, other) - ofClasses(i, own) < crispMargin * m_options.gamma)
                        m_crisp[static_cast<std::size_t>(labelling)] = 0;
            }
    }
}

/// Whether the memberships are the classes when the centres are these start samples and all weights are equal.
/// @param distances between samples, means over the varying features.
bool CrispFold::startsCrisp(int labelling, const MatrixXd& distances) const
{
    const Labelling& given = m_labellings[static_cast<std::size_t>(labelling)];
    Target target;
    target.kind = Target::Kind::Classes;
    target.classNames.resize(static_cast<std::size_t>(m_classes));
    target.classOf = given.classOf;
    target.classOf.erase(target.classOf.begin() + m_leftOut);
    SfpOptions options = m_options;
    options.seed = given.seed;
    const double most = m_options.alpha * std::log((1 + m_options.smoothing) / m_options.smoothing) -
                        crispMargin * m_options.gamma;
    for (int restart = 0; restart < options.restarts; ++restart) {
        std::vector<int> start = chooseStart(target, m_values.rows() - 1, options, restart);
        for (int& sample : start)
            sample += sample >= m_leftOut;
        for (Index i = 0; i < m_values.rows(); ++i) {
            if (i == m_leftOut)
                continue;
            const double own =
                distances(i, start[static_cast<std::size_t>(given.classOf[static_cast<std::size_t>(i)])]);
            for (const int other : start)
                if (const double less = own - distances(i, other); less > 0 && less > most)
                    return false;
        }
    }
    return true;
}

void CrispFold::findCrispStarts()
{
    const double most = m_options.alpha * std::log((1 + m_options.smoothing) / m_options.smoothing) -
                        crispMargin * m_options.gamma;
    if (most < 0) {
        std::fill(m_crisp.begin(), m_crisp.end(), 0);
        return;
    }
    // No two samples are farther apart than twice the greatest distance from their mean.
    const auto varying = static_cast<double>(m_varying);
    if (4 * m_norms.maxCoeff() / varying <= most)
        return;
    MatrixXd distances = MatrixXd::Zero(m_values.rows(), m_values.rows());
    visitPanels([&](const Panel& panel) {
        const auto values = panel.values.leftCols(panel.features);
        distances.noalias() -= 2 * values * values.transpose();
    });
    distances.colwise() += m_norms.matrix();
    distances.rowwise() += m_norms.matrix().transpose();
    distances /= varying;
    for (std::size_t q = 0; q < m_labellings.size(); ++q)
        if (m_crisp[q] && !startsCrisp(static_cast<int>(q), distances))
            m_crisp[q] = 0;
}

int CrispFold::prediction(int labelling) const
{
    ArrayXd distances(m_classes);
    for (Index c = 0; c < m_classes; ++c)
        distances[c] =
            m_sums.distances(c, labelling) / m_sums.totals(weightRow(c), labelling) + offset(c, labelling);
    return crispPrediction(m_options, distances, m_sizes.col(labelling));
}

std::vector<int> CrispFold::predictions()
{
    std::vector<int> all(m_labellings.size());
    for (std::size_t q = 0; q < all.size(); ++q)
        all[q] = static_cast<int>(q);
    const MatrixXd indicator = indicators(all);
    const bool areInRange = visitPanels([&](const Panel& panel) {
        m_varying += panel.features;
        m_norms += panel.squares.leftCols(panel.features).rowwise().sum().array();
        visitStatistics(panel, all, indicator, [&](Index, int labelling, const ClassStatistics& statistics) {
            addWeights(panel, labelling, statistics);
        });
    });
    std::vector<int> result(m_labellings.size(), -1);
    if (!areInRange || m_varying == 0)
        return result;
    findCrispStarts();
    std::vector<int> doubtful;
    for (const int q : all)
        if (m_crisp[static_cast<std::size_t>(q)] && !isCrispByScatters(q))
            doubtful.push_back(q);
    if (!doubtful.empty())
        findCrispByDistances(doubtful);
    for (const int q : all)
        if (m_crisp[static_cast<std::size_t>(q)])
            result[static_cast<std::size_t>(q)] = prediction(q);
    return result;
}

}  // namespace

std::vector<int> sfpPredictLabellings(const AlignedMatrix& values, Index leftOut, int classes,
                                      const std::vector<Labelling>& labellings, const SfpOptions& options)
{
    const bool isCrisp = options.loss == SfpLoss::LogLoss && options.clusters == classes && classes >= 2 &&
                         options.alpha > options.gamma && options.init == SfpInit::Stratified &&
                         options.startSamples.empty() && values.rows() > classes;
    if (!isCrisp || labellings.empty())
        return std::vector<int>(labellings.size(), -1);
    return CrispFold(values, leftOut, classes, labellings, options).predictions();
}

}  // namespace fuzzylens
