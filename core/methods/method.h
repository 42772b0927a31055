// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/methods/outcome.h"
#include "core/methods/parameter.h"
#include "core/methods/update_equation.h"

#include <array>
#include <chrono>
#include <cmath>
#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace fuzzylens {

/// Settings of a run that do not change its result.
struct RunControl
{
    int threads = 1;
    Progress progress;
    std::size_t frameBytes = 0;  // Outcome::frames are kept until they take so many; 0: none
};

/// Cross-validated accuracy: correct, total and protocol.
struct AccuracyReport
{
    int correct = 0;
    int total = 0;
    bool isCancelled = false;
    std::string how;  // "leave-one-out, closed form"
};

/// Labels that a fit is repeated with, and its seed.
struct Labelling
{
    std::vector<int> classOf;  // n, from 0
    std::uint64_t seed = 0;
};

/// How the features of a fit are standardised: less their mean over its samples, over their deviation, of divisor
/// n or n - 1.
enum class Standardisation { None, Population, Sample };

/// What a method keeps of the data, labels, sets and standardisation of HeldOutFits for calls with the same ones.
struct HeldOutCache
{
    std::mutex mutex;
    std::shared_ptr<void> kept;
};

/// Many fits that each lack some samples, for MethodDescription::predictHeldOut.
struct HeldOutFits
{
    struct Fit
    {
        std::size_t candidate = 0;
        std::size_t set = 0;
        std::uint64_t seed = 0;  // instead of the candidate's
    };

    std::vector<Parameters> candidates;
    std::vector<std::vector<int>> sets;                       // samples held out, ascending
    Standardisation standardisation = Standardisation::None;  // by the samples that are not held out
    std::vector<Fit> fits;                                    // those of a set next to each other
    std::shared_ptr<HeldOutCache> cache = nullptr;            // null: nothing is kept
};

/// What a fit to the other samples says of held-out ones.
struct LeftOutPrediction
{
    std::vector<int> classes;       // in the order of the samples; empty when there is no prediction
    Eigen::MatrixXd probabilities;  // held-out samples x classes of the target; empty where the method gives none
    std::optional<double> objective;          // of the fit, at its end
    std::optional<double> trainingAccuracy;   // of the samples it was fitted to
    std::optional<double> effectiveFeatures;  // mean of the effective numbers of features of the clusters
    double seconds = 0;                       // of the fit, one thread
};

/// What a method computes, in symbols.
struct MethodFormula
{
    std::vector<std::string> lines;    // its objective, or its equations
    std::vector<std::string> symbols;  // sentences about the meaning of the symbols
};

/// Memberships as a function of the distances to the centres alone, without labels and pairs: the softmax over the
/// clusters of -exponent(distance, cluster).
struct MembershipRule
{
    enum class Form {
        Exponential,  // exponent (d + offset) / fuzziness: entropy-regularised memberships (methods.md 1.2)
        Power         // exponent ln d / fuzziness: fuzzy c-means with the fuzzifier 1 + fuzziness (Bezdek 1981)
    };

    Form form = Form::Exponential;
    double fuzziness = 1;         // above 0
    std::vector<double> offsets;  // of each cluster; empty: none

    /// @p distance as in Outcome::embedding, not negative; minus infinity for 0 under Form::Power.
    double exponent(double distance, Eigen::Index cluster) const
    {
        if (form == Form::Power)
            return std::log(distance) / fuzziness;
        return (distance + (offsets.empty() ? 0.0 : offsets[static_cast<std::size_t>(cluster)])) / fuzziness;
    }
};

/// What a fit allocates in addition to the data set, in numbers of 8 bytes: coefficients of products of n samples,
/// p features and k clusters, at least the measured peak and at most about twice that (tst_memory_estimate).
struct MemoryNeed
{
    double memberships = 0;     // n k
    double samples = 0;         // n
    double matrices = 0;        // n p
    double longMatrices = 0;    // n p, unless there are more features than samples
    double partials = 0;        // n p k
    double squares = 0;         // n^2
    double thin = 0;            // min(n, p)^2
    bool usesProducts = false;  // n^2 where there are more features than samples, in several tables of few samples
};

/// What the user has when choosing a method; methods() is grouped by it.
enum class Purpose { Labels, Pairs, Neither, Projection };

/// Every purpose, in the order menus show them.
inline constexpr std::array purposes{Purpose::Labels, Purpose::Pairs, Purpose::Neither, Purpose::Projection};

/// The heading of a purpose: "I have labels".
FUZZYLENS_EXPORT std::string purposeHeading(Purpose purpose);

/// A method for everyone who does not call its typed function: window, command line, files, manual.
struct MethodDescription
{
    std::string id;       // "sfp"
    std::string name;     // "SFP · supervised fuzzy partitioning"
    std::string summary;  // one line
    std::string source;   // paper
    Purpose purpose = Purpose::Neither;
    std::string useWhen;  // one sentence: "Use it when ..."
    bool needsTarget = false;
    bool usesPairs = false;      // must-links and cannot-links guide it
    bool keepsLabels = false;    // memberships of labelled samples are drawn to their classes
    bool hidesOwnLabel = false;  // a sample of the fit is predicted without its own label: out-of-bag, by others
    bool keepsFrames = false;    // Outcome::frames are kept where RunControl::frameBytes asks for them
    std::vector<ParameterDescription> parameters;
    MethodFormula formula;
    MemoryNeed memory;
    /// Bytes that follow from other sizes, in addition to memory. May be empty.
    std::function<double(const Problem&, const Parameters&)> furtherMemory;

    /// A cold fit. @throws std::invalid_argument if the parameters or the data do not fit (missing values, ...).
    std::function<Outcome(const Problem&, const Parameters&, const RunControl&)> run;
    /// A few updates from an earlier outcome on the same data, until @p budget is spent: a preview. May be empty.
    std::function<Outcome(const Problem&, const Parameters&, const Outcome& from, std::chrono::milliseconds budget,
                          const RunControl&)>
        refine;
    /// New samples, whose features are those of the fit in number and order. May be empty.
    std::function<Prediction(const Outcome&, const Target&, const Parameters&, const Dataset& samples)> predict;
    /// The rule by which distances to the centres, the columns of Outcome::embedding, become memberships of
    /// samples without a label. May be empty.
    std::function<MembershipRule(const Outcome&, const Parameters&)> membershipRule;
    /// What should be known about these parameters on this problem before running. May be empty.
    std::function<std::vector<Warning>(const Problem&, const Parameters&)> advise;
    /// Steps that suit the method and the data, when the user has chosen none. May be empty.
    std::function<std::vector<std::string>(const Dataset&)> defaultSteps;
    /// Accuracy on labelled samples, each left out of the fit that predicts it. May be empty.
    std::function<AccuracyReport(const Problem&, const Parameters&, const RunControl&)> leaveOneOut;
    /// Whether leaveOneOut is cheap (about the price of a fit) for this problem. May be empty.
    std::function<bool(const Problem&, const Parameters&)> leaveOneOutIsCheap;
    /// The exponent q if the squared distance of sample i to cluster j is, up to a factor, sum_l w_jl^q (x_il -
    /// c_jl)^2 with the feature weights w of the outcome (1 without); nothing if it is no such sum. Empty: 1.
    std::function<std::optional<double>(const Parameters&)> distanceExponent;
    /// The class of sample @p leftOut predicted by fits of the other samples of @p values (n x p) to each of the
    /// labellings, computed together; -1 where only a fit can decide. Used where leaveOneOutIsCheap. May be empty.
    std::function<std::vector<int>(const AlignedMatrix& values, Index leftOut, int classes,
                                   const std::vector<Labelling>& labellings, const Parameters&)>
        predictLabellings;
    /// Values among which settings are usually chosen, as parseGridAxis() reads them. May be empty.
    std::function<std::vector<std::string>(const Problem&)> usualGrid;
    /// Predictions of held-out samples by many fits computed together: those of run and predict up to rounding, a
    /// prediction for each of the fits, without classes where only a fit by itself can decide. Nothing when
    /// cancelled. They depend on no other fit of the list and on no number of threads. May be empty.
    std::function<std::optional<std::vector<LeftOutPrediction>>(const Problem&, const HeldOutFits&,
                                                                const RunControl&)>
        predictHeldOut;
    /// Whether the first of two settings with equal scores is to be chosen. Empty: neither.
    std::function<bool(const Parameters&, const Parameters&)> isPreferred;
    /// How an update of @p block (a Frame's) computes the number at these indices from the state @p before it. No
    /// equation if it updates no such block. May be empty.
    std::function<UpdateExplanation(const Problem&, const Parameters&, const Outcome& before,
                                    const std::string& block, const EquationIndices& at)>
        explainUpdate;
    bool staysCompact = false;           // run and predict compute with compact tables without making all values
    bool leaveOneOutIsParallel = false;  // fits at the same time, each on a copy of the data, unless it is cheap
    /// Predictions need Outcome::modelTable, which results do not keep: a model of a stored result is fitted
    /// again.
    bool refitsForModel = false;
};

/// All methods, in the order menus show them: those of one purpose follow each other.
FUZZYLENS_EXPORT const std::vector<MethodDescription>& methods();
/// Adds a method to methods(), behind those of the same purpose, for programs that bring their own; before another
/// thread uses them.
/// @throws std::invalid_argument if there is a method of this id.
FUZZYLENS_EXPORT void addMethod(MethodDescription method);
/// The method of this id, or null.
FUZZYLENS_EXPORT const MethodDescription* findMethod(std::string_view id);
/// @throws std::invalid_argument naming the known ids if there is no such method.
FUZZYLENS_EXPORT const MethodDescription& method(std::string_view id);

/// Every parameter with its default for this problem.
FUZZYLENS_EXPORT Parameters defaultParameters(const MethodDescription& method, const Problem& problem);

/// @p defaults, with what the choices that are made set in others (ParameterChoice::sets), overridden by
/// @p chosen. Names of no parameter count for nothing.
FUZZYLENS_EXPORT Parameters parametersWith(const MethodDescription& method, const Parameters& defaults,
                                           const std::map<std::string, ParameterValue>& chosen);

/// Defaults overridden by texts (name or scale name -> text), checked against kinds, ranges and choices.
/// @throws std::invalid_argument naming parameter, value and the allowed values.
FUZZYLENS_EXPORT Parameters resolveParameters(const MethodDescription& method, const Problem& problem,
                                              const std::map<std::string, std::string>& overrides);

/// Checks values against the descriptions. @throws std::invalid_argument as above.
FUZZYLENS_EXPORT void checkParameters(const MethodDescription& method, const Parameters& parameters);

/// @throws std::invalid_argument that names samples, features and the remedy when values are missing or too large
/// or too small to be squared, or the problem has fewer than 2 samples or no feature.
FUZZYLENS_EXPORT void requireComplete(const Problem& problem);

/// @throws std::logic_error if a number in it is not finite.
FUZZYLENS_EXPORT void requireFinite(const Outcome& outcome);

/// r_l = sum over pairs of clusters i < j of (w_il + w_jl)(v_il - v_jl)^2: what feature l contributes to the
/// separation of the centres (methods.md 1.6 C; for k = 2 it is the formula printed there). Length p.
FUZZYLENS_EXPORT Eigen::VectorXd separationContribution(const Eigen::MatrixXd& centers,
                                                        const Eigen::MatrixXd& weights);

/// exp of the entropy of a weight vector: the effective number of features, 1 .. p.
FUZZYLENS_EXPORT double effectiveNumber(const Eigen::Ref<const Eigen::RowVectorXd>& weights);

}  // namespace fuzzylens
