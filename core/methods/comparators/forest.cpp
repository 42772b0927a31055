// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/methods/comparators/forest.h"

#include "core/common/counted.h"
#include "core/common/issue.h"
#include "core/methods/comparators/classifier.h"
#include "core/numeric/random.h"
#include "core/numeric/ties.h"

#include <libalglib/dataanalysis.h>

#include <algorithm>
#include <cmath>
#include <optional>
#include <stdexcept>

namespace fuzzylens {

namespace {

enum NodeColumn : Index { featureColumn, valueColumn, otherColumn, treeColumn, nodeColumns };
constexpr double leaf = -1;

using RowMajor = Eigen::Matrix<double, Eigen::Dynamic, Eigen::Dynamic, Eigen::RowMajor>;
/// A node of a tree, in half of the memory of its row in the table of all trees.
struct Node
{
    double value = 0;  // threshold, or class of a leaf
    int feature = 0;   // -1 of a leaf
    int other = 0;     // node of the tree for values from the threshold on
};
using Nodes = std::vector<Node>;

double roundedValue(double value)
{
    constexpr int bits = 24;
    int exponent = 0;
    const double fraction = std::frexp(value, &exponent);
    return std::ldexp(std::nearbyint(std::ldexp(fraction, bits)), exponent - bits);
}

/// The samples as rows, rounded.
RowMajor roundedRows(const Dataset& data)
{
    return data.values().map().unaryExpr(&roundedValue);
}

Node nodeAt(const Nodes& tree, Index row)
{
    return tree[static_cast<std::size_t>(row)];
}

Node nodeAt(const Eigen::MatrixXd& table, Index row)
{
    return {table(row, valueColumn), static_cast<int>(table(row, featureColumn)),
            static_cast<int>(table(row, otherColumn))};
}

/// The class of the leaf that values reach. @param root row of @p nodes.
template <typename Table, typename Values>
int classInTree(const Table& nodes, Index root, const Values& values)
{
    Index row = root;
    Node node = nodeAt(nodes, row);
    while (node.feature >= 0) {
        row = values[node.feature] < node.value ? row + 1 : node.other;
        node = nodeAt(nodes, row);
    }
    return static_cast<int>(node.value);
}

/// Grows trees with ALGLIB. @throws alglib::ap_error as ALGLIB does.
class TreeGrower
{
public:
    TreeGrower(const RowMajor& rows, const TrainingSamples& training, int featuresTried)
        : m_rows(rows)
        , m_training(training)
    {
        m_bag.setlength(std::ssize(training.samples), rows.cols() + 1);
        alglib::dfbuildercreate(m_builder);
        alglib::dfbuildersetrndvars(m_builder, featuresTried);
        alglib::dfbuildersetsubsampleratio(m_builder, 1.0);
        alglib::dfbuildersetimportancetrngini(m_builder);
    }

    /// The nodes of a tree, whose number is 0. @param isInBag N, set. @param importance p, added to.
    Nodes grow(Random& random, std::vector<bool>& isInBag, Eigen::RowVectorXd& importance)
    {
        const Index p = m_rows.cols(), count = std::ssize(m_training.samples);
        isInBag.assign(static_cast<std::size_t>(count), false);
        for (Index i = 0; i < count; ++i) {
            const auto drawn = static_cast<std::size_t>(random.below(static_cast<std::uint64_t>(count)));
            isInBag[drawn] = true;
            Eigen::Map<Eigen::RowVectorXd>(m_bag[i], p) = m_rows.row(m_training.samples[drawn]);
            m_bag[i][p] = m_training.classOf[drawn];
        }
        constexpr std::uint64_t seeds = 1 << 30;
        alglib::dfbuildersetdataset(m_builder, m_bag, count, p, m_training.sizes.size());
        alglib::dfbuildersetseed(m_builder, static_cast<alglib::ae_int_t>(1 + random.below(seeds)));
        alglib::decisionforest tree;
        alglib::dfreport report;
        alglib::dfbuilderbuildrandomforest(m_builder, 1, tree, report);
        importance += Eigen::Map<const Eigen::RowVectorXd>(report.varimportances.getcontent(), p);
        return nodesOf(tree);
    }

private:
    /// ALGLIB's own table of a tree: its size, then nodes in depth-first order, a leaf as -1 and the class,
    /// another node as feature, threshold and the place of the node for values from the threshold on. Its
    /// functions would follow the numbers of a damaged model file anywhere.
    static Nodes nodesOf(const alglib::decisionforest& tree)
    {
        const alglib_impl::decisionforest& table = *tree.c_ptr();
        if (table.forestformat != 0 || table.ntrees != 1)
            throw std::logic_error("this version of ALGLIB has another format of trees");
        const double* values = table.trees.ptr.p_double;
        const auto size = static_cast<Index>(values[0]);
        std::vector<Index> places, rowAt(static_cast<std::size_t>(size));
        constexpr Index leafSize = 2, splitSize = 3;
        for (Index at = 1; at < size; at += values[at] == leaf ? leafSize : splitSize) {
            rowAt[static_cast<std::size_t>(at)] = std::ssize(places);
            places.push_back(at);
        }
        Nodes nodes;
        nodes.reserve(places.size());
        for (const Index place : places) {
            const double* node = values + place;
            const Index other = node[0] == leaf ? 0 : rowAt[static_cast<std::size_t>(node[2])];
            nodes.push_back({node[1], static_cast<int>(node[0]), static_cast<int>(other)});
        }
        return nodes;
    }

    const RowMajor& m_rows;
    const TrainingSamples& m_training;
    alglib::decisionforestbuilder m_builder;
    alglib::real_2d_array m_bag;
};

/// Votes while trees are grown.
struct Votes
{
    Eigen::MatrixXd all;       // n x M
    Eigen::MatrixXd outOfBag;  // n x M, of labelled samples
    int trees = 0;

    explicit Votes(Index samples, Index classes)
        : all(Eigen::MatrixXd::Zero(samples, classes))
        , outOfBag(all)
    {}

    void add(const Nodes& tree, const RowMajor& rows, const TrainingSamples& training,
             const std::vector<bool>& isInBag)
    {
        std::vector<bool> isOut(static_cast<std::size_t>(rows.rows()), false);
        for (std::size_t i = 0; i < isInBag.size(); ++i)
            isOut[static_cast<std::size_t>(training.samples[i])] = !isInBag[i];
        for (Index i = 0; i < rows.rows(); ++i) {
            const int cls = classInTree(tree, 0, rows.row(i));
            ++all(i, cls);
            outOfBag(i, cls) += isOut[static_cast<std::size_t>(i)] ? 1 : 0;
        }
        ++trees;
    }

    Eigen::MatrixXd shares() const
    {
        Eigen::MatrixXd result = all / trees;
        for (Index i = 0; i < result.rows(); ++i)
            if (const double count = outOfBag.row(i).sum(); count > 0)
                result.row(i) = outOfBag.row(i) / count;
        return result;
    }

    /// Nothing if every tree has seen every sample.
    std::optional<double> error(const TrainingSamples& training) const
    {
        double counted = 0, wrong = 0;
        for (std::size_t i = 0; i < training.samples.size(); ++i) {
            const auto row = outOfBag.row(training.samples[i]);
            if (row.sum() == 0)
                continue;
            ++counted;
            wrong += firstLargest(row) == training.classOf[i] ? 0 : 1;
        }
        return counted > 0 ? std::optional(wrong / counted) : std::nullopt;
    }
};

void requireOptions(const ForestOptions& options, Index features)
{
    if (options.trees < 1)
        throw ArgumentError(message("trees must be 1 or more"));
    if (options.featuresTried < 1)
        throw ArgumentError(message("features_tried must be 1 or more"));
    if (options.featuresTried > features)
        throw ArgumentError(message(features == 1 ? "a split cannot try %1 of %2 feature; reduce features_tried"
                                                  : "a split cannot try %1 of %2 features; reduce features_tried",
                                    options.featuresTried, features));
}

/// Rows of @p nodes at which trees begin. @throws std::invalid_argument if they are no trees on @p features
/// features with leaves of @p classes classes: predictions would leave the table.
std::vector<Index> rootsOf(const Eigen::MatrixXd& nodes, Index features, int classes)
{
    const auto isIndex = [](double value, Index bound) {
        return value >= 0 && value < static_cast<double>(bound) && value == std::floor(value);
    };
    std::vector<Index> roots;
    bool isWhole = nodes.cols() == nodeColumns && nodes.rows() > 0;
    for (Index row = 0; isWhole && row < nodes.rows(); ++row) {
        const bool isLast = row + 1 == nodes.rows();
        if (row == 0 || nodes(row, treeColumn) != nodes(row - 1, treeColumn))
            roots.push_back(row);
        if (nodes(row, featureColumn) == leaf)
            isWhole = isIndex(nodes(row, valueColumn), classes);
        else
            isWhole = isIndex(nodes(row, featureColumn), features) && !isLast &&
                      isIndex(nodes(row, otherColumn), nodes.rows()) &&
                      nodes(row, otherColumn) > static_cast<double>(row);
    }
    if (!isWhole)
        throw std::invalid_argument("the fit has no forest of trees");
    return roots;
}

Outcome grownForest(const Problem& problem, const ForestOptions& options, const RunControl& control)
{
    const auto begin = std::chrono::steady_clock::now();
    const TrainingSamples training = trainingSamples(problem);
    const Index p = problem.data->features();
    requireOptions(options, p);
    const RowMajor rows = roundedRows(*problem.data);
    TreeGrower grower(rows, training, options.featuresTried);
    Votes votes(rows.rows(), training.sizes.size());
    Eigen::RowVectorXd importance = Eigen::RowVectorXd::Zero(p);
    std::vector<Nodes> trees;
    Index nodes = 0;
    std::vector<bool> isInBag;
    for (int t = 0; t < options.trees; ++t) {
        if (!shouldContinue(control.progress, {"fitting", t, options.trees}))
            return cancelledClassifier(problem);
        Random random(deriveSeed(options.seed, {static_cast<std::uint64_t>(t)}));
        Nodes tree = grower.grow(random, isInBag, importance);
        votes.add(tree, rows, training, isInBag);
        nodes += std::ssize(tree);
        trees.push_back(std::move(tree));
    }
    Outcome outcome;
    outcome.modelTable.resize(nodes, nodeColumns);
    Index row = 0;
    for (std::size_t t = 0; t < trees.size(); ++t) {
        const Index root = row;
        for (const Node& node : trees[t])
            outcome.modelTable.row(row++) << node.feature, node.value,
                static_cast<double>(node.feature < 0 ? 0 : root + node.other), static_cast<double>(t);
    }
    if (const double sum = importance.sum(); sum > 0)
        outcome.featureWeights = importance / sum;
    if (const auto error = votes.error(training))
        outcome.figures.push_back({"out_of_bag_error", *error});
    for (const std::string& name : problem.target.classNames)
        outcome.embeddingAxes.push_back("votes for " + name);
    Prediction own = predictionOf(votes.shares());
    own.embedding = own.classProbabilities;
    describeSamples(outcome, std::move(own), problem, training, begin);
    return outcome;
}

}  // namespace

Outcome randomForest(const Problem& problem, const ForestOptions& options, const RunControl& control)
{
    try {
        return grownForest(problem, options, control);
    } catch (const alglib::ap_error& error) {
        throw std::logic_error("ALGLIB: " + error.msg);
    }
}

Prediction predictRandomForest(const Outcome& outcome, const Target& target, const Dataset& samples)
{
    requirePredictable(samples, outcome.centers.cols());
    const Eigen::MatrixXd& nodes = outcome.modelTable;
    const std::vector<Index> roots = rootsOf(nodes, samples.features(), target.classes());
    const RowMajor rows = roundedRows(samples);
    Eigen::MatrixXd votes = Eigen::MatrixXd::Zero(rows.rows(), target.classes());
    for (Index i = 0; i < rows.rows(); ++i)
        for (const Index root : roots)
            ++votes(i, classInTree(nodes, root, rows.row(i)));
    Prediction prediction = predictionOf(votes / static_cast<double>(roots.size()));
    prediction.embedding = prediction.classProbabilities;
    return prediction;
}

}  // namespace fuzzylens
