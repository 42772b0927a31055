// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/methods/spectral/scaling_factors.h"

#include "core/common/issue.h"
#include "core/methods/data_checks.h"

#include <algorithm>
#include <cmath>
#include <stdexcept>

namespace fuzzylens {

namespace {

std::string shortNumber(double value)
{
    char buffer[32];
    std::snprintf(buffer, sizeof buffer, "%.2g", value);
    return buffer;
}

std::vector<ScalingPencil> pencilsOf(const LabelledRows& rows, ClassValues values)
{
    const Eigen::MatrixXd targets = targetVectors(rows, values);
    std::vector<ScalingPencil> pencils;
    for (Index t = 0; t < targets.cols(); ++t)
        pencils.push_back(scalingPencil(rows, targets.col(t), pencilWidth));
    return pencils;
}

/// What the equations of mu = 1 come to on these data (methods.md 4.7 A).
void warnAboutSimilarity(const LabelledRows& rows, ScalingFactors& found)
{
    if (rows.values.rows() <= rows.classes)
        return;  // no pair inside a class
    const LinearSimilarity mean = linearSimilarity(rows, found.factors, pencilWidth);
    found.figures.push_back({"linear_inside", mean.inside});
    found.figures.push_back({"linear_across", mean.across});
    constexpr double hardly = 0.35, none = 0.1;
    if (std::abs(mean.inside) < hardly && std::abs(mean.across) < none)
        found.warnings.push_back(
            {"vanishing-similarity",
             message("The factors make nearly all samples equally dissimilar (mean similarity %1 within classes, "
                     "%2 between classes). This solves the paper's equations for any classes, so features with "
                     "small factors may still separate them. The solver \"target\" excludes this solution.",
                     shortNumber(mean.inside), shortNumber(mean.across))});
}

ScalingFactors byLeastSquares(const LabelledRows& rows, ClassValues values)
{
    const std::vector<ScalingPencil> pencils = pencilsOf(rows, values);
    ScalingFactors found{leastSquaresFactors(pencils), {}, {}};
    const double residual = relativeResidual(pencils, found.factors);
    found.figures.push_back({"pencil_residual", residual});
    constexpr double solved = 1e-9;  // constant features, copies of one another, or more classes may leave too few
    if (rows.values.rows() <= rows.values.cols() && residual < solved)
        found.warnings.push_back(
            {"scaling-not-unique",
             message("With at least as many features as labelled samples, the paper's equations have a solution "
                     "for every eigenvalue; the minimum-norm solution for the eigenvalue 1 is shown.")});
    warnAboutSimilarity(rows, found);
    return found;
}

/// Every pencil has a row more than labelled samples, which depends on the others (methods.md 4.2): it does not
/// count.
void requireMoreEquationsThanFeatures(const LabelledRows& rows, std::size_t pencils)
{
    const Index n = rows.values.rows(), m = rows.values.cols();
    if (n * static_cast<Index>(pencils) > m)
        return;
    throw ArgumentError(message(
        "%1; use the solver lsq, or keep fewer features (step top-variance)",
        pencils > 1 ? message("the solver minpert needs more labelled samples, multiplied by the %1 target "
                              "vectors, than features: there are %2 and %3",
                              pencils, n, m)
                    : message("the solver minpert needs more labelled samples than features: there are %1 "
                              "and %2",
                              n, m)));
}

void warnAboutEigenvalue(std::complex<double> value, std::vector<NamedFigure>& figures)
{
    figures.insert(figures.end(),
                   {{"pencil_eigenvalue", value.real()}, {"pencil_eigenvalue_imaginary", value.imag()}});
}

ScalingFactors byPerturbation(const LabelledRows& rows, ClassValues values)
{
    const std::vector<ScalingPencil> pencils = pencilsOf(rows, values);
    requireMoreEquationsThanFeatures(rows, pencils.size());
    const std::optional<ComplexEigenPair> pair =
        byMinimalPerturbation(stackedLeft(pencils), stackedRight(pencils), 1.0);
    const Index m = rows.values.cols();
    if (!pair || pair->vector[m] == 0.0)
        throw ArgumentError(
            message("the perturbed pencil has no eigenvector for these samples; use another solver"));
    // By the last entry first: which part is the real one depends on it.
    ScalingFactors found{(pair->vector.head(m) / -pair->vector[m]).real(), {}, {}};
    warnAboutEigenvalue(pair->value, found.figures);
    if (pair->value.imag() != 0.0)
        found.warnings.push_back(
            {"complex-eigenvalue",
             message("The eigenvalue of the perturbed equations nearest to 1 is complex (%1 and %2 i): the "
                     "factors are the real part of its eigenvector, which is not a solution for any eigenvalue.",
                     shortNumber(pair->value.real()), shortNumber(std::abs(pair->value.imag())))});
    warnAboutSimilarity(rows, found);
    return found;
}

/// Of the eigenvector nearest to the centre: length 1 with its last entry, which is turned to -1's side.
std::optional<Eigen::VectorXd> contourFactors(const Eigen::MatrixXd& left, const Eigen::MatrixXd& right,
                                              const ContourOptions& options, const ShouldContinue& shouldContinue,
                                              std::vector<NamedFigure>& figures)
{
    const auto pairs = byContour(left, right, options, shouldContinue);
    if (!pairs)
        return std::nullopt;
    if (pairs->empty())
        throw ArgumentError(message(
            left.rows() > left.cols()
                ? "no eigenvalue was found within %1 of %2: with fewer features than labelled samples the paper's "
                  "equations have none; use the solver minpert or lsq"
                : "no eigenvalue was found within %1 of %2: use another radius or seed, or the solver lsq",
            shortNumber(options.radius), shortNumber(options.centre)));
    const ComplexEigenPair& pair = pairs->front();
    const std::complex<double> last = pair.vector[pair.vector.size() - 1];
    const std::complex<double> turn = std::abs(last) > 0.0 ? -std::conj(last) / std::abs(last) : 1.0;
    const double length = left.norm();
    figures.clear();
    warnAboutEigenvalue(pair.value, figures);
    figures.push_back(
        {"pencil_residual", length > 0.0 ? ((left - pair.value * right) * pair.vector).norm() / length : 0.0});
    return (turn * pair.vector.head(pair.vector.size() - 1)).real();
}

std::optional<ScalingFactors> byContours(const LabelledRows& rows, const ScalingOptions& options,
                                         const ShouldContinue& shouldContinue)
{
    const std::vector<ScalingPencil> pencils = pencilsOf(rows, options.classValues);
    const Eigen::MatrixXd left = stackedLeft(pencils), right = stackedRight(pencils);
    std::vector<NamedFigure> figures, again;
    const auto factors = contourFactors(left, right, options.contour, shouldContinue, figures);
    ContourOptions other = options.contour;
    ++other.seed;
    const auto others = factors ? contourFactors(left, right, other, shouldContinue, again) : std::nullopt;
    if (!others)
        return std::nullopt;
    ScalingFactors found{*factors, std::move(figures), {}};
    const double lengths = factors->norm() * others->norm();
    const double cosine = lengths > 0.0 ? std::abs(factors->dot(*others)) / lengths : 1.0;
    found.figures.push_back({"seed_cosine", cosine});
    constexpr double same = 0.99;
    if (cosine < same)
        found.warnings.push_back(
            {"factors-by-chance",
             message("Every eigenvalue solves the paper's equations here, so the contour integral returns a "
                     "random vector: another seed gives different factors (cosine %1).",
                     shortNumber(cosine))});
    return found;
}

std::optional<ScalingFactors> byTarget(const LabelledRows& rows, const TargetOptions& options, int threads,
                                       const ShouldContinue& shouldContinue)
{
    const std::optional<TargetFactors> target = targetFactors(rows, options, threads, shouldContinue);
    if (!target)
        return std::nullopt;
    ScalingFactors found{target->factors, {}, {}};
    if (!target->isConverged)
        found.warnings.push_back(
            {"target-not-converged", message("The search for the factors stopped at its limit of %1 steps before "
                                             "it converged: increase the regularisation θ.",
                                             options.steps)});
    return found;
}

}  // namespace

LabelledRows labelledRows(const Problem& problem)
{
    requireSeveralClasses(problem.target);
    LabelledRows rows;
    std::vector<Index> labelled;
    if (problem.target.kind == Target::Kind::Classes)
        for (std::size_t i = 0; i < problem.target.classOf.size(); ++i)
            if (problem.target.classOf[i] >= 0)
                labelled.push_back(static_cast<Index>(i));
    std::vector<int> codes(static_cast<std::size_t>(problem.target.classes()), -1);  // in the order of the classes
    for (const Index i : labelled)
        codes[static_cast<std::size_t>(problem.target.classOf[static_cast<std::size_t>(i)])] = 0;
    for (int& code : codes)
        if (code == 0)
            code = rows.classes++;
    for (const Index i : labelled)
        rows.classOf.push_back(
            codes[static_cast<std::size_t>(problem.target.classOf[static_cast<std::size_t>(i)])]);
    if (rows.classes < 2)
        throw ArgumentError(
            message(rows.classes == 1 ? "labelled samples of at least two classes are needed; there is one class "
                                        "(choose a label with classes)"
                                      : "labelled samples of at least two classes are needed; there are none "
                                        "(choose a label with classes)"));
    rows.values = problem.data->values().map()(labelled, Eigen::all);
    rows.values.rowwise() -= rows.values.colwise().mean().eval();
    return rows;
}

std::optional<ScalingFactors> scalingFactors(const LabelledRows& rows, const ScalingOptions& options, int threads,
                                             const ShouldContinue& shouldContinue)
{
    switch (options.solver) {
    case ScalingSolver::LeastSquares:
        return byLeastSquares(rows, options.classValues);
    case ScalingSolver::MinimalPerturbation:
        return byPerturbation(rows, options.classValues);
    case ScalingSolver::Contour:
        return byContours(rows, options, shouldContinue);
    case ScalingSolver::Target:
        return byTarget(rows, options.target, threads, shouldContinue);
    case ScalingSolver::Ratio:
        break;
    }
    return ScalingFactors{ratioFactors(rows), {}, {}};
}

}  // namespace fuzzylens
