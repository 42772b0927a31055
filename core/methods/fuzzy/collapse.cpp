// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/methods/fuzzy/collapse.h"

#include "core/dataset/dataset_cache.h"
#include "core/methods/fuzzy/mean_distances.h"
#include "core/methods/method.h"
#include "core/numeric/leading_eigenvectors.h"
#include "core/numeric/parallel.h"

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <limits>
#include <vector>

namespace fuzzylens {

namespace {

using Eigen::Index;

constexpr double coincident = 1e-8;  // squared distance over the variance (methods.md 3.6)
constexpr double usualFuzzifier = 2;

/// 1 / |y_i|; 0 for a point that is at the mean up to rounding.
Eigen::VectorXd inverseLengths(const Eigen::VectorXd& squaredLengths)
{
    constexpr double rounding = 1e-26;
    const double least = rounding * squaredLengths.maxCoeff();
    return (squaredLengths.array() > least).select(squaredLengths.array().rsqrt(), 0.0);
}

/// Sums of squares of D = S (X - 1 m'), S the diagonal matrix of @p scale and m the mean of the rows of @p points.
class DirectionsOfPoints
{
public:
    using Points = Eigen::Ref<const Eigen::MatrixXd, 0, Eigen::OuterStride<>>;

    DirectionsOfPoints(const Points& points, int threads)
        : m_points(points)
        , m_threads(threads)
        , m_mean(points.cols())
        , m_scale(points.rows())
    {
        parallelFor(points.cols(), threads, [this](Index l) { m_mean[l] = m_points.col(l).mean(); });
        forBlocks((points.rows() + rowsAtOnce - 1) / rowsAtOnce, [this](Index, Index first, Index rows) {
            auto lengths = m_scale.segment(first, rows).array();
            lengths.setZero();
            for (Index l = 0; l < m_points.cols(); ++l)
                lengths += (m_points.col(l).segment(first, rows).array() - m_mean[l]).square();
        });
        m_scale = inverseLengths(m_scale);
    }

    /// The greatest eigenvalue of D'D, without a copy of the points.
    double greatestEigenvalue() const
    {
        constexpr Index few = 128;
        if (m_points.cols() <= few)
            return fuzzylens::greatestEigenvalue(scatter());
        return fuzzylens::greatestEigenvalue(SymmetricProduct{m_points.cols(), [this](auto v, auto image) {
                                                                  const Eigen::VectorXd inner =
                                                                      m_scale.array().square() *
                                                                      ((m_points * v).array() - m_mean.dot(v));
                                                                  image.noalias() = m_points.transpose() * inner;
                                                                  image -= inner.sum() * m_mean.transpose();
                                                              }});
    }

private:
    static constexpr Index rowsAtOnce = 512;

    /// Calls body(piece, first, rows) for blocks of rows; those of a piece, of which there are @p pieces, one
    /// after the other.
    template <typename Body>
    void forBlocks(Index pieces, const Body& body) const
    {
        const Index blocks = (m_points.rows() + rowsAtOnce - 1) / rowsAtOnce;
        parallelFor(pieces, m_threads, [&](Index piece) {
            for (Index at = blocks * piece / pieces; at < blocks * (piece + 1) / pieces; ++at)
                body(piece, at * rowsAtOnce, std::min(rowsAtOnce, m_points.rows() - at * rowsAtOnce));
        });
    }

    Eigen::MatrixXd scatter() const
    {
        constexpr Index pieces = 16;
        std::vector<Eigen::MatrixXd> sums(pieces, Eigen::MatrixXd::Zero(m_points.cols(), m_points.cols()));
        forBlocks(pieces, [&](Index piece, Index first, Index rows) {
            const Eigen::MatrixXd block =
                m_scale.segment(first, rows).asDiagonal() * (m_points.middleRows(first, rows).rowwise() - m_mean);
            sums[static_cast<std::size_t>(piece)].selfadjointView<Eigen::Lower>().rankUpdate(block.transpose());
        });
        for (std::size_t piece = 1; piece < sums.size(); ++piece)
            sums[0] += sums[piece];
        return sums[0].selfadjointView<Eigen::Lower>();
    }

    Points m_points;
    int m_threads;
    Eigen::RowVectorXd m_mean;
    Eigen::VectorXd m_scale;
};

double inUnitRange(double eigenvalue, Index points)
{
    return std::clamp(eigenvalue / static_cast<double>(points), 0.0, 1.0);
}

/// The greatest eigenvalue of D'D, as DirectionsOfPoints, of a compact table.
double largestOfCompact(const ValueTable& table, int threads)
{
    const Index n = table.rows(), p = table.columns();
    const Eigen::RowVectorXd mean =
        times(Eigen::RowVectorXd::Constant(n, 1.0 / static_cast<double>(n)), table, threads);
    Eigen::MatrixXd lengths;
    if (table.sparse())
        SparseDistances(*table.sparse(), threads).toPoints(mean, lengths);
    else
        distancesToPoints(table, mean, threads, lengths);
    const Eigen::VectorXd squaredScale = inverseLengths(lengths.col(0)).cwiseAbs2();
    return inUnitRange(
        greatestEigenvalue(SymmetricProduct{
            p, [&](auto v, auto image) { image = scatterTimes(table, mean, squaredScale, v, threads); }}),
        n);
}

/// Whether the data are complete and squares of all values can be summed.
bool hasSquares(const Dataset& data, int threads)
{
    if (data.missingCount() > 0 || data.samples() == 0 || data.features() == 0)
        return false;
    Eigen::VectorXd sums(data.features());
    parallelFor(data.features(), threads, [&](Index l) {
        std::vector<double> scratch;
        const ColumnValues column = data.valuesOf(l, scratch);
        sums[l] =
            column.stored().square().sum() + static_cast<double>(column.others) * column.other * column.other;
    });
    return std::isfinite(sums.sum());
}

/// Of a fuzziness, which is above 1; so is the number in the text.
std::string threeDigits(double fuzzifier)
{
    char text[32];
    const double above = fuzzifier - 1.0;
    const int digits = above > 0.0 && above < 0.01 ? 2 - static_cast<int>(std::floor(std::log10(above))) : 3;
    std::snprintf(text, sizeof text, "%.*g", std::min(digits, 16), fuzzifier);
    return text;
}

const NamedFigure* figureOf(const Outcome& outcome, const char* name)
{
    const auto found = std::find_if(outcome.figures.begin(), outcome.figures.end(),
                                    [name](const NamedFigure& figure) { return figure.name == name; });
    return found == outcome.figures.end() ? nullptr : &*found;
}

/// Whether memberships are almost equal, except of samples that are a centre themselves (with a large fuzzifier
/// the centres stay at the samples they start from).
bool areNearlyEqual(const Eigen::MatrixXd& memberships)
{
    constexpr double nearlyAll = 0.99;  // of the entropy of equal memberships
    const Index clusters = memberships.cols();
    if (clusters < 2 || memberships.rows() <= clusters)
        return false;
    const double least = nearlyAll * std::log(static_cast<double>(clusters));
    Index others = 0;
    for (Index i = 0; i < memberships.rows() && others <= clusters; ++i)
        others += std::log(effectiveNumber(memberships.row(i))) > least ? 0 : 1;
    return others <= clusters;
}

}  // namespace

double fuzzifierBound(double largestEigenvalue)
{
    return largestEigenvalue < 0.5 ? 1.0 / (1.0 - 2.0 * largestEigenvalue)
                                   : std::numeric_limits<double>::infinity();
}

double fuzzifierBelow(double bound)
{
    constexpr double share = 0.5;
    return bound > 1.0 ? std::min(usualFuzzifier, 1.0 + share * (bound - 1.0)) : usualFuzzifier;
}

double fuzzifierOfSamples(const Problem& problem)
{
    return problem.data
               ? fuzzifierBelow(fuzzifierBound(largestDirectionEigenvalue(problem.data, hardwareThreads())))
               : usualFuzzifier;
}

double largestDirectionEigenvalue(const DatasetPtr& data, int threads)
{
    static DatasetCache<double> kept(ofAllData);
    return *kept.of(data, [&] {
        constexpr Index few = 1024;  // samples whose products are kept for the fit
        if (!hasSquares(*data, threads))
            return std::make_shared<const double>(std::numeric_limits<double>::quiet_NaN());
        const bool isWide = data->features() > data->samples() && data->samples() <= few;
        if (data->table().sparse() || (data->table().floats() && !isWide))
            return std::make_shared<const double>(largestOfCompact(data->table(), threads));
        return std::make_shared<const double>(
            isWide ? largestDirectionEigenvalue(MeanDistances(data, threads).products())
                   : largestDirectionEigenvalueOfPoints(data->values().map(), threads));
    });
}

double largestDirectionEigenvalue(const Eigen::MatrixXd& products)
{
    const Eigen::VectorXd scale = inverseLengths(products.diagonal());
    return inUnitRange(greatestEigenvalue(scale.asDiagonal() * products * scale.asDiagonal()), products.rows());
}

double largestDirectionEigenvalueOfPoints(const Eigen::Ref<const Eigen::MatrixXd, 0, Eigen::OuterStride<>>& points,
                                          int threads)
{
    constexpr Index mostCopied = Index{1} << 18;  // a copy of few values is quicker
    if (points.size() > mostCopied)
        return inUnitRange(DirectionsOfPoints(points, threads).greatestEigenvalue(), points.rows());
    Eigen::MatrixXd directions = points.rowwise() - points.colwise().mean();
    const Eigen::VectorXd scale = inverseLengths(directions.rowwise().squaredNorm());
    directions = scale.asDiagonal() * directions;
    if (points.rows() > points.cols())  // the same eigenvalues except zeros
        directions.transposeInPlace();
    const double largest = leadingOfScatter(directions, 1).values[0];
    return inUnitRange(largest, points.rows());
}

CollapseTest collapseTest(double largestEigenvalue, double variance, const Eigen::MatrixXd& centers)
{
    CollapseTest test;
    test.largestEigenvalue = largestEigenvalue;
    test.fuzzifierBound = fuzzifierBound(largestEigenvalue);
    if (centers.rows() < 2)
        return test;
    test.leastSeparation = std::numeric_limits<double>::infinity();
    for (Index i = 0; i < centers.rows(); ++i)
        for (Index j = 0; j < i; ++j) {
            const double distance = (centers.row(i) - centers.row(j)).squaredNorm();
            const double separation = variance > 0.0 ? distance / variance : 0.0;
            test.leastSeparation = std::min(test.leastSeparation, separation);
            test.greatestSeparation = std::max(test.greatestSeparation, separation);
        }
    test.hasCollapsed = !(test.greatestSeparation >= coincident);
    test.clustersCoincide = !test.hasCollapsed && test.leastSeparation < coincident;
    return test;
}

void warnOfEqualMemberships(double fuzzifier, Outcome& outcome)
{
    if (areNearlyEqual(outcome.memberships))
        outcome.warnings.push_back(
            {"memberships-equal",
             message("Every sample belongs almost equally to all clusters, so the cluster assignments mean "
                     "little. The fuzziness m is %1; choose a smaller value.",
                     threeDigits(fuzzifier))});
}

void noteChosenFuzzifier(double fuzzifier, double chosen, Outcome& outcome)
{
    constexpr double rounding = 1e-9;  // the same data without their constant features
    const bool isChosen = chosen < usualFuzzifier && std::abs(fuzzifier - chosen) <= rounding * (chosen - 1.0);
    const NamedFigure* const bound = figureOf(outcome, "fuzzifier_bound");
    if (!isChosen || outcome.memberships.cols() < 2 || (bound && bound->value <= fuzzifier))
        return;
    outcome.warnings.push_back(
        {"fuzzifier-chosen",
         bound
             ? message("The fuzziness m is %1, chosen from the data: from %2 upwards, all clusters can coincide.",
                       threeDigits(fuzzifier), threeDigits(bound->value))
             : message("The fuzziness m is %1, chosen from the data so that the clusters do not coincide.",
                       threeDigits(fuzzifier))});
}

void report(const CollapseTest& test, double fuzzifier, Outcome& outcome)
{
    outcome.figures.push_back({"largest_eigenvalue", test.largestEigenvalue});
    if (std::isfinite(test.fuzzifierBound) && test.largestEigenvalue > 0.0)
        outcome.figures.push_back({"fuzzifier_bound", test.fuzzifierBound});
    outcome.figures.push_back({"center_separation", test.leastSeparation});
    if (test.hasCollapsed) {
        Message text = message("All clusters have collapsed into one: their centres coincide, and the cluster "
                               "assignments only reflect rounding errors.");
        if (test.largestEigenvalue == 0.0)
            text = message("%1 The clustered values are the same for all samples.", text);
        else if (fuzzifier >= test.fuzzifierBound)
            text = message("%1 With these data, this can happen if the fuzziness m is %2 or larger; m is %3. "
                           "Choose a smaller value.",
                           text, threeDigits(test.fuzzifierBound), threeDigits(fuzzifier));
        outcome.warnings.push_back({"partition-collapsed", text});
    }
    if (!test.hasCollapsed)
        warnOfEqualMemberships(fuzzifier, outcome);
    if (test.clustersCoincide)
        outcome.warnings.push_back(
            {"clusters-coincide",
             message("Some clusters have the same centre: fewer clusters give the same result.")});
}

}  // namespace fuzzylens
