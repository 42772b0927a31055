// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/common/progress.h"
#include "core/methods/method.h"

#include <Eigen/Core>

#include <map>
#include <optional>
#include <vector>

namespace fuzzylens {

/// Why ChangedWeights does not apply to @p fitted; empty: it does. It needs centres of the features of @p problem,
/// distances that are sums over the features (MethodDescription::distanceExponent), and memberships that depend on
/// the distances (MethodDescription::membershipRule, crisp memberships, or feature weights of its own).
FUZZYLENS_EXPORT Message whyWeightsCannotChange(const MethodDescription& method, const Problem& problem,
                                                const Parameters& parameters, const Outcome& fitted);

/// A fit whose feature weights the user changes (methods.md 8): distances, memberships and predictions that its
/// centres and label prototypes give with the changed weights. Nothing is fitted again. A method without feature
/// weights has equal ones, shared by all clusters.
///
/// The weight of a feature is fixed or free. Fixed ones are as set, to the last bit; the free ones of a cluster
/// keep their ratios and fill it up to the sum 1. Results depend on the fixed weights alone, not on the changes
/// that led to them.
///
/// @code
/// ChangedWeights weights(method, problem, parameters, fitted);
/// weights.fix(17, Eigen::VectorXd::Zero(weights.rows()));  // without feature 17
/// const WeightEffect effect = weightEffect(problem.target, weights.unchanged(), weights.outcome());
/// @endcode
class FUZZYLENS_EXPORT ChangedWeights
{
public:
    /// O(n p k); keeps √p matrices n x k. @p method outlives this.
    /// @throws ArgumentError with whyWeightsCannotChange() unless that is empty.
    ChangedWeights(const MethodDescription& method, const Problem& problem, const Parameters& parameters,
                   const Outcome& fitted);

    /// Rows of the weights: a cluster each, or 1 if they are shared.
    Index rows() const { return m_fitted.rows(); }
    Index features() const { return m_fitted.cols(); }
    /// Those of the fit, rows() x p.
    const Eigen::MatrixXd& fittedWeights() const { return m_fitted; }
    /// The changed ones, rows() x p; each row has the sum 1.
    Eigen::MatrixXd weights() const;
    /// The same of one feature, rows() x 1.
    Eigen::VectorXd weights(Index feature) const;
    bool isFixed(Index feature) const { return m_fixed.contains(feature); }
    /// The largest weights that fix() takes: 1 less the other fixed weights of the row. rows() x 1.
    Eigen::VectorXd largestWeights(Index feature) const;

    /// Fixes the weights of a feature, rows() x 1; O(n k) if it is fixed already, O(√p n k) otherwise.
    /// @throws std::invalid_argument if there is no such feature, or a weight is negative or not finite.
    /// @throws ArgumentError if the fixed weights of a row exceed 1, or are below 1 while no free feature has a
    /// weight there. Nothing is changed then.
    void fix(Index feature, const Eigen::VectorXd& weights);
    /// The feature is free again. @throws ArgumentError as fix().
    void release(Index feature);

    /// The fit with the changed weights: weights, distances (embedding), memberships, clusters and predictions.
    /// Labels and constraints have no part in the memberships. What depends on them (embeddingTraining, repaired)
    /// is empty; objective and figures are those of the fit. O(n k + p k).
    /// @throws ArgumentError if a distance is too large.
    Outcome outcome() const;
    /// The same with the weights of the fit, to compare with: the fit itself, unless labels or constraints had a
    /// part in its memberships, or its centres are an update ahead of its distances (it has not converged).
    const Outcome& unchanged() const { return m_unchanged; }
    const Target& target() const { return m_problem.target; }

private:
    using FixedWeights = std::map<Index, Eigen::VectorXd>;

    void setFixed(FixedWeights fixed, Index changedFeature);
    Eigen::VectorXd freeScales(const FixedWeights& fixed) const;
    void sumPanel(Index panel);
    void sumFree();
    void addFeature(Index feature, const Eigen::VectorXd& weights, Eigen::MatrixXd& sums) const;
    double power(double weight) const;
    Eigen::MatrixXd distances() const;
    Eigen::MatrixXd memberships(const Outcome& outcome) const;
    void evaluate(Eigen::MatrixXd distances, Outcome& outcome) const;

    const MethodDescription* m_method;
    Problem m_problem;
    Parameters m_parameters;
    double m_exponent;
    double m_scale = 1;        // of all distances
    Index m_panelSize;         // features whose free weights are summed together
    Eigen::MatrixXd m_fitted;  // rows() x p
    FixedWeights m_fixed;
    Eigen::VectorXd m_freeScales;           // what free weights are multiplied by, of each row
    std::vector<Eigen::MatrixXd> m_panels;  // n x k: sum over the free features of a panel
    Eigen::MatrixXd m_free;                 // n x k: sum of the panels
    Outcome m_unchanged;
};

/// What a change of feature weights does to the samples.
struct WeightEffect
{
    int labelled = 0;  // samples with a class; 0 without classes
    int correct = 0;   // of these; where no class is predicted, of clusters matched to the classes (methods.md 5)
    int correctBefore = 0;
    std::vector<int> changed;  // samples with another predicted class; another cluster where none is predicted

    bool operator==(const WeightEffect&) const = default;
};
FUZZYLENS_EXPORT WeightEffect weightEffect(const Target& target, const Outcome& before, const Outcome& after);

/// A feature whose weight alone is set to 0 in every cluster.
struct KnockOut
{
    Index feature = 0;
    WeightEffect effect;
    Message problem;  // why there is no effect: no other feature has a weight. Empty: there is one
};

/// Knocks out each of @p features by itself, from the weights of the fit; O(√p n k + p k) each. Nothing when
/// @p progress requests cancellation.
FUZZYLENS_EXPORT std::optional<std::vector<KnockOut>>
knockOuts(const MethodDescription& method, const Problem& problem, const Parameters& parameters,
          const Outcome& fitted, const std::vector<int>& features, const Progress& progress = {});

}  // namespace fuzzylens
