// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/common/message.h"
#include "core/common/progress.h"

#include <Eigen/Core>

#include <algorithm>
#include <limits>
#include <string>
#include <vector>

namespace fuzzylens {

struct NamedSeries
{
    std::string name;
    std::vector<double> values;
};

/// A number that says something about a fit, by the name the result file has for it ("center_separation").
struct NamedFigure
{
    std::string name;
    double value = 0;
};

/// What a search for probes did at one temperature (simulated annealing, methods.md 3.5).
struct ProbeTemperature
{
    double temperature = 0;
    double energy = 0;   // quality + penalty x number of probes, at the end of this temperature
    double quality = 0;  // in percent, 0 is best
    int trials = 0;
    int accepted = 0;
    std::vector<Eigen::Index> probes;  // at the end of this temperature, in order
};

/// Two samples that a method finds similar, the first before the second.
struct SimilarityEdge
{
    Eigen::Index first = 0;
    Eigen::Index second = 0;
    double similarity = 0;  // 0 .. 1
};

/// A fact about a result that its reader must know. The id is stable ("labels-weaker-than-fuzziness").
struct Warning
{
    std::string id;
    Message text;
};

/// One update of a block of variables by an iterative method, kept on request. It holds the matrices that the
/// update changed; an empty matrix is the same as in the frame before (outcomeAt).
struct Frame
{
    Frame() = default;
    Frame(int its, const char* updated, double value)
        : iteration(its)
        , block(updated)
        , objective(value)
    {}

    int iteration = 0;  // 0 is the start
    std::string block;  // "start", "memberships", "centers", "prototypes" or "weights"
    double objective = std::numeric_limits<double>::quiet_NaN();  // after the update, where it is defined
    Eigen::MatrixXd memberships{};                                // n x k
    Eigen::MatrixXd embedding{};                                  // n x d
    Eigen::MatrixXf centers{};                                    // k x p
    Eigen::MatrixXf featureWeights{};                             // k x p, or 1 x p when shared
    Eigen::MatrixXd labelPrototypes{};                            // k x M, or k x 1
};

/// What every method returns; what does not apply is empty. All numbers are finite.
struct Outcome
{
    // How the fit ran.
    std::vector<double> objective;            // total after each iteration
    std::vector<NamedSeries> objectiveTerms;  // its parts; they add up to the total
    std::vector<NamedSeries> traces;          // other figures after each iteration: violated pairs, clusters left
    std::vector<NamedFigure> figures;         // other numbers that say something about the fit
    std::vector<Frame> frames;
    Stopped stopped = Stopped::IterationLimit;
    int iterations = 0;
    int restart = 0;  // which restart won, from 0
    std::vector<Warning> warnings;
    std::string instructionSet;  // of the build of the core that ran
    double seconds = 0;          // wall time

    // Named results: each has its line in visitResults().
    Eigen::MatrixXd memberships;           // n x k, rows sum to 1
    Eigen::MatrixXd membershipsLabelFree;  // n x k, from distances alone; empty where labels have no part in them
    Eigen::MatrixXd featureWeights;        // k x p, or 1 x p when shared; rows sum to 1
    Eigen::VectorXd featureFactors;        // p: what squared differences are multiplied by, with their signs
    Eigen::MatrixXd centers;               // k x p
    Eigen::MatrixXd labelPrototypes;       // k x M (k x 1 for one-dimensional losses)
    Eigen::MatrixXd embedding;             // n x d, without labels
    Eigen::MatrixXd embeddingTraining;     // n x d, with the label term: separates even random labels
    std::vector<std::string> embeddingAxes;   // d
    std::vector<int> assigned;                // n, cluster from 0: the largest membership
    std::vector<int> repaired;                // n, cluster from 0: the crisp partition that keeps the pairs
    std::vector<int> predictedClass;          // n, index into the target's classes
    std::vector<double> predictedNumber;      // n
    Eigen::MatrixXd classProbabilities;       // n x M
    Eigen::MatrixXd embeddingCenters;         // k x d
    Eigen::MatrixXd projection;               // p x d, where the embedding is linear: values * projection - offset
    Eigen::RowVectorXd projectionOffset;      // d
    std::vector<SimilarityEdge> graph;        // what samples are joined to what, where a method goes by it
    std::vector<Eigen::Index> probes;         // sample indices
    std::vector<ProbeTemperature> annealing;  // the search for the probes, temperature by temperature
    std::vector<double> eigenvalues;

    // What predictions need in addition to the results, which may be as large as the data: in models alone, not
    // visited.
    Eigen::MatrixXd referenceValues;  // r x p: rows of the data, of probes, support vectors or labelled samples
    Eigen::MatrixXd modelTable;  // numbers of the method's own, described where it fills them: nodes of trees, ...
};

/// Calls @p visit(key, member, sizes...) for every named result of @p outcome, in the order of result files. Sizes
/// are the rows and columns of a matrix, the bound and the length of indices, -1 where any will do. Sizes that
/// depend on other results are right once those have been visited.
template <typename AnyOutcome, typename Visitor>
void visitResults(AnyOutcome& outcome, const Visitor& visit, Eigen::Index samples = -1, Eigen::Index features = -1)
{
    visit("memberships", outcome.memberships, samples, -1);
    visit("memberships_label_free", outcome.membershipsLabelFree, samples, outcome.memberships.cols());
    visit("centers", outcome.centers, -1, features);
    visit("feature_weights", outcome.featureWeights, -1, features);
    visit("label_prototypes", outcome.labelPrototypes, -1, -1);
    visit("embedding", outcome.embedding, samples, -1);
    const Eigen::Index axes = outcome.embedding.cols();
    visit("embedding_axes", outcome.embeddingAxes, axes);
    visit("embedding_training", outcome.embeddingTraining, samples, -1);
    const Eigen::Index clusters = std::max(outcome.memberships.cols(), outcome.centers.rows());
    visit("assigned", outcome.assigned, clusters > 0 ? clusters : samples, samples);
    visit("repaired", outcome.repaired, clusters > 0 ? clusters : samples, samples);
    visit("predicted", outcome.predictedClass, outcome.predictedNumber);
    visit("class_probabilities", outcome.classProbabilities, samples, -1);
    visit("embedding_centers", outcome.embeddingCenters, -1, axes);
    visit("feature_factors", outcome.featureFactors, 1, features);
    visit("projection", outcome.projection, features, axes);
    visit("projection_offset", outcome.projectionOffset, 1, axes);
    visit("probes", outcome.probes, samples, -1);
    visit("eigenvalues", outcome.eigenvalues);
    visit("graph", outcome.graph);
    visit("annealing", outcome.annealing);
}

/// What a fitted method says of new samples.
struct Prediction
{
    Eigen::MatrixXd memberships;          // m x k
    Eigen::MatrixXd embedding;            // m x d
    std::vector<int> predictedClass;      // m
    std::vector<double> predictedNumber;  // m
    Eigen::MatrixXd classProbabilities;   // m x M
};

}  // namespace fuzzylens
