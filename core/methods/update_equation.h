// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/common/message.h"

#include <Eigen/Core>

#include <functional>
#include <string>
#include <vector>

namespace fuzzylens {

struct Outcome;
struct Problem;

/// The number that an update equation is evaluated for: u_ij, c_jl, w_jl or z_jm. All from 0.
struct EquationIndices
{
    Eigen::Index sample = 0;   // i
    Eigen::Index cluster = 0;  // j
    Eigen::Index feature = 0;  // l
    int label = 0;             // m, a class of the target
};

/// A number in an equation.
struct EquationTerm
{
    std::string symbol;  // "d_{ij}"
    Message name;        // "distance to the centre"
    double value = 0;
};

/// An equation in a small part of LaTeX: \frac{a}{b}, \sum_{i}, a_{b}, a^{b}, functions (\exp, \ln, \max, \sgn), a
/// * between factors; Greek letters are written as they are.
struct UpdateEquation
{
    std::string symbols;
    std::string numbers;  // the right side with %1, %2, ... for the terms
    double value = 0;     // of the left side
};

/// How an update computes one number.
struct UpdateExplanation
{
    std::vector<UpdateEquation> equations;  // first that of the number; without numbers where the note says why
    std::vector<EquationTerm> terms;        // at most 8
    EquationTerm result;
    std::vector<Message> notes;
};

/// Sums of the memberships in the cluster, to the power @p fuzzifier, and of their products with the feature.
/// @param hasMembers false: nothing is computed. @param emptyNote what the update does with a cluster without.
UpdateExplanation explainCenter(const Problem& problem, const Eigen::MatrixXd& memberships, double fuzzifier,
                                const EquationIndices& at, bool hasMembers, const Message& emptyNote);

/// The parameters of an update of weights w_jl = softmax_l(-s_jl / lambda).
struct EntropyWeights
{
    std::string symbol = "w";   // of the weights
    std::string scale = "λ";    // of the scatters, in symbols
    Message scaleName;          // of the same
    double lambda = 1;          // its value
    bool isShared = false;      // one weight a feature: scatters are summed over the clusters
    std::vector<char> isEmpty;  // clusters whose scatter counts as 0
    std::function<bool(Eigen::Index feature)> varies;  // the others have weight 0
};
UpdateExplanation explainEntropyWeight(const Problem& problem, const Outcome& before,
                                       const EntropyWeights& weights, const EquationIndices& at);

/// Collects the terms of an equation.
class EquationTerms
{
public:
    /// Returns the placeholder of the value in UpdateEquation::numbers: "%1".
    std::string add(std::string symbol, Message name, double value);
    std::vector<EquationTerm> take() { return std::move(m_terms); }

private:
    std::vector<EquationTerm> m_terms;
};

/// Exponents from which on all exponentials would be rounded to 0: the least exponent is subtracted.
inline constexpr double largestShownExponent = 600;

/// Names of terms: the membership of the sample, and the sum over the other samples.
Message nameOfMembership();
Message nameOfOthers();

}  // namespace fuzzylens
