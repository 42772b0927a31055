// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/common/issue.h"
#include "core/dataset/synthetic/synthetic.h"
#include "core/methods/spectral/comparators.h"
#include "core/methods/spectral/landmark_kernel.h"
#include "core/methods/spectral/principal_components.h"
#include "core/methods/stratified_sample.h"
#include "core/numeric/dense_pieces.h"
#include "core/numeric/eigen_pairs.h"
#include "core/preprocess/steps.h"
#include "tests/core/methods/membership/test_points.h"
#include "tests/core/methods/spectral/labelled_sets.h"
#include "tests/core/support/random_problem.h"
#include "tests/core/support/tolerances.h"

#include <Eigen/Dense>
#include <QtTest>

#include <algorithm>
#include <cmath>
#include <numeric>

using namespace fuzzylens;
using namespace fuzzylens::test;

/// The methods compared with spectral feature scaling.
class TestComparators : public QObject
{
    Q_OBJECT

private slots:
    void thinSpaceHoldsAll_data();
    void thinSpaceHoldsAll();
    void fisherIsThePairwiseDefinition();
    void localLaplacianByHand();
    void localLaplacianIsTheDefinition_data();
    void localLaplacianIsTheDefinition();
    void metricsOfDirections();
    void discriminantSolvesItsProblem();
    void discriminantOfTwoClasses();
    void componentsAreThose_data();
    void componentsAreThose();
    void preservingWithAllOfItIsSpectral();
    void kernelPreservingWithoutRidgeIsSpectral();
    void kernelPencilsAreSolved_data();
    void kernelPencilsAreSolved();
    void ridgeDoesNotCollapseTheKernel_data();
    void ridgeDoesNotCollapseTheKernel();
    void identityKernelIsTold();
    void gaussianKernelIsTheDefinition_data();
    void gaussianKernelIsTheDefinition();
    void landmarkKernelIsNystroems();
    void landmarksApproachTheExactFit_data();
    void landmarksApproachTheExactFit();
    void fewLabelsOfManySamplesAreExact();
    void manySamplesAreApproximated_data();
    void manySamplesAreApproximated();
    void newSamplesStandWhereTheOldOnes_data();
    void newSamplesStandWhereTheOldOnes();
    void stopsBetweenItsSteps_data();
    void stopsBetweenItsSteps();
    void largeProblemsAreTheSame_data();
    void largeProblemsAreTheSame();
    void asksInsideItsDecompositions_data();
    void asksInsideItsDecompositions();
    void leavesLabelsOut_data();
    void leavesLabelsOut();
    void manySamplesNeedNoTable();
    void tooManyDimensions();
};

static bool warns(const Outcome& outcome, const std::string& id)
{
    return std::any_of(outcome.warnings.begin(), outcome.warnings.end(),
                       [&](const Warning& warning) { return warning.id == id; });
}

static const NamedFigure* figureOf(const Outcome& outcome, const std::string& name)
{
    const auto found = std::find_if(outcome.figures.begin(), outcome.figures.end(),
                                    [&](const NamedFigure& one) { return one.name == name; });
    return found == outcome.figures.end() ? nullptr : &*found;
}

static Problem problemWith(Index samples, Index features, int classes = 2)
{
    RandomProblem wanted;
    wanted.samples = samples;
    wanted.features = features;
    wanted.classes = classes;
    wanted.shift = 2;
    return randomProblem(wanted);
}

/// 1 if the columns are equal up to sign and scale.
static double sameness(const Eigen::VectorXd& a, const Eigen::VectorXd& b)
{
    return std::abs(a.dot(b)) / (a.norm() * b.norm());
}

void TestComparators::thinSpaceHoldsAll_data()
{
    QTest::addColumn<int>("samples");
    QTest::addColumn<int>("features");
    QTest::addRow("wide") << 8 << 50;
    QTest::addRow("tall") << 50 << 6;
}

void TestComparators::thinSpaceHoldsAll()
{
    QFETCH(int, samples);
    QFETCH(int, features);
    Eigen::MatrixXd values = randomLabelledSet(samples, features, 2, 3).values;
    values.col(2).setConstant(4.0);
    PrincipalComponents space = *principalComponents(values);
    const Index rank = space.coordinates.cols();
    QCOMPARE(rank, Index(std::min(samples - 1, features - 1)));
    const Eigen::MatrixXd basis = space.directions(Eigen::MatrixXd::Identity(rank, rank));
    QVERIFY((basis.transpose() * basis - Eigen::MatrixXd::Identity(rank, rank)).norm() < tolerance::naive);
    QVERIFY(((space.coordinates * basis.transpose()).rowwise() + space.mean - values).norm() <
            tolerance::naive * values.norm());
    const Eigen::VectorXd variances = space.coordinates.colwise().squaredNorm();
    for (Index l = 1; l < rank; ++l)
        QVERIFY(variances[l] <= variances[l - 1] * (1 + tolerance::naive));
    keepVariance(space, 0.5);
    QVERIFY(variances.head(space.coordinates.cols()).sum() >= 0.5 * variances.sum());
    QVERIFY(variances.head(space.coordinates.cols() - 1).sum() < 0.5 * variances.sum());
    keepVariance(space, 1e-9);
    QCOMPARE(space.coordinates.cols(), Index(1));
}

/// exp(-d_ij / (s_i s_j)) within each class, s_i the distance to the 7th neighbour there, by loops over all pairs.
static Eigen::MatrixXd naiveAffinity(const Eigen::MatrixXd& points, const std::vector<int>& classOf)
{
    const Index n = points.rows();
    std::vector<double> reach(static_cast<std::size_t>(n));
    for (Index i = 0; i < n; ++i) {
        std::vector<double> distances;
        for (Index j = 0; j < n; ++j)
            if (j != i && classOf[std::size_t(i)] == classOf[std::size_t(j)])
                distances.push_back((points.row(i) - points.row(j)).norm());
        std::sort(distances.begin(), distances.end());
        if (!distances.empty())
            reach[std::size_t(i)] = distances[std::min<std::size_t>(6, distances.size() - 1)];
    }
    Eigen::MatrixXd affinity = Eigen::MatrixXd::Zero(n, n);
    for (Index i = 0; i < n; ++i)
        for (Index j = 0; j < n; ++j) {
            const double d = (points.row(i) - points.row(j)).squaredNorm();
            if (classOf[std::size_t(i)] == classOf[std::size_t(j)])
                affinity(i, j) = d > 0 ? std::exp(-d / (reach[std::size_t(i)] * reach[std::size_t(j)])) : 1;
        }
    return affinity;
}

/// S = 1/2 sum_ij W_ij (x_i - x_j)(x_i - x_j)' with the weights of Sugiyama's paper.
void TestComparators::fisherIsThePairwiseDefinition()
{
    const LabelledRows rows = randomLabelledSet(17, 5, 3, 4);
    const Index n = 17;
    const Eigen::MatrixXd affinity = naiveAffinity(rows.values, rows.classOf);
    std::vector<double> sizes(3);
    for (const int c : rows.classOf)
        ++sizes[std::size_t(c)];
    Eigen::MatrixXd within = Eigen::MatrixXd::Zero(5, 5), between = within;
    for (Index i = 0; i < n; ++i)
        for (Index j = 0; j < n; ++j) {
            const Eigen::RowVectorXd difference = rows.values.row(i) - rows.values.row(j);
            const bool isInside = rows.classOf[std::size_t(i)] == rows.classOf[std::size_t(j)];
            const double size = sizes[std::size_t(rows.classOf[std::size_t(i)])], a = affinity(i, j);
            within += 0.5 * (isInside ? a / size : 0) * difference.transpose() * difference;
            between += 0.5 * (isInside ? a * (1.0 / n - 1 / size) : 1.0 / n) * difference.transpose() * difference;
        }
    const FisherScatter scatter = *fisherScatter(rows.values, rows.classOf, true);
    QVERIFY((scatter.within - within).norm() < tolerance::exactFormula * within.norm());
    QVERIFY((scatter.between - between).norm() < tolerance::exactFormula * between.norm() * 10);
    // Without locality it is Fisher's: within the classes, and of their means.
    const FisherScatter plain = *fisherScatter(rows.values, rows.classOf, false);
    Eigen::MatrixXd fisher = Eigen::MatrixXd::Zero(5, 5), means = fisher;
    for (int c = 0; c < 3; ++c) {
        Eigen::RowVectorXd mean = Eigen::RowVectorXd::Zero(5);
        for (Index i = 0; i < n; ++i)
            if (rows.classOf[std::size_t(i)] == c)
                mean += rows.values.row(i) / sizes[std::size_t(c)];
        const Eigen::RowVectorXd apart = mean - rows.values.colwise().mean();
        means += sizes[std::size_t(c)] * apart.transpose() * apart;
        for (Index i = 0; i < n; ++i)
            if (rows.classOf[std::size_t(i)] == c)
                fisher += (rows.values.row(i) - mean).transpose() * (rows.values.row(i) - mean);
    }
    QVERIFY((plain.within - fisher).norm() < tolerance::exactFormula * fisher.norm() * 10);
    QVERIFY((plain.between - means).norm() < tolerance::exactFormula * means.norm() * 10);
}

/// On a line at 0, 1, 3: reaches 3, 2, 3 (the last neighbours).
void TestComparators::localLaplacianByHand()
{
    const Eigen::MatrixXd image = *localLaplacianTimes(onLine({0, 1, 3}));
    const double near = std::exp(-1.0 / 6), far = std::exp(-9.0 / 9), other = std::exp(-4.0 / 6);
    QVERIFY(std::abs(image(0, 0) - (-near - 3 * far)) < tolerance::exactFormula);
    QVERIFY(std::abs(image(1, 0) - (near - 2 * other)) < tolerance::exactFormula);
    QVERIFY(std::abs(image(2, 0) - (3 * far + 2 * other)) < tolerance::exactFormula);
    QCOMPARE(*localLaplacianTimes(onLine({4})), Eigen::MatrixXd(Eigen::MatrixXd::Zero(1, 1)));
    QVERIFY(localLaplacianTimes(onLine({2, 2, 2}))->isZero(tolerance::exactFormula));
}

void TestComparators::localLaplacianIsTheDefinition_data()
{
    QTest::addColumn<int>("samples");
    QTest::addColumn<int>("features");
    QTest::addRow("fewer than neighbours") << 5 << 3;
    QTest::addRow("one tile") << 130 << 4;
    QTest::addRow("several tiles") << 1100 << 6;
    QTest::addRow("more features than samples") << 70 << 200;
}

/// Also with nine samples that coincide, whose neighbours are at distance 0: they are joined only to each other.
void TestComparators::localLaplacianIsTheDefinition()
{
    QFETCH(int, samples);
    QFETCH(int, features);
    Eigen::MatrixXd points = randomLabelledSet(samples, features, 2, 7).values;
    for (const bool coincide : {false, true}) {
        for (Index i = 1; coincide && i < std::min(9, samples); ++i)
            points.row(i * (samples / 9)) = points.row(0);
        const Eigen::MatrixXd a = naiveAffinity(points, std::vector<int>(std::size_t(samples)));
        const Eigen::VectorXd degrees = a.rowwise().sum();
        const Eigen::MatrixXd expected = degrees.asDiagonal() * points - a * points;
        const Eigen::MatrixXd image = *localLaplacianTimes(points, 1);
        QVERIFY((image - expected).norm() < tolerance::naive * expected.norm());
        QCOMPARE(*localLaplacianTimes(points, 3), image);
        QVERIFY(image.colwise().sum().norm() < tolerance::naive * image.norm());  // A is symmetric
    }
    int asked = 0;
    QVERIFY(!localLaplacianTimes(points, 1, [&] { return ++asked < 2; }));
    QCOMPARE(asked, 2);
}

void TestComparators::metricsOfDirections()
{
    const LabelledRows rows = randomLabelledSet(30, 4, 3, 1);
    const FisherScatter scatter = *fisherScatter(rows.values, rows.classOf, false);
    const Eigen::MatrixXd plain = *fisherDirections(scatter, 0, 3, FisherScaling::None);
    const Eigen::MatrixXd weighted = *fisherDirections(scatter, 0, 3, FisherScaling::Weighted);
    const Eigen::MatrixXd straight = *fisherDirections(scatter, 0, 3, FisherScaling::Orthonormalised);
    QVERIFY((straight.transpose() * straight - Eigen::MatrixXd::Identity(3, 3)).norm() < tolerance::naive);
    for (Index l = 0; l < 2; ++l) {
        const double value =
            plain.col(l).dot(scatter.between * plain.col(l)) / plain.col(l).dot(scatter.within * plain.col(l));
        QVERIFY((scatter.between * plain.col(l) - value * scatter.within * plain.col(l)).norm() <
                1e-8 * scatter.within.norm() * plain.col(l).norm() * std::max(value, 1.0));
        QVERIFY(std::abs(weighted.col(l).norm() / plain.col(l).norm() - std::sqrt(value)) <
                1e-6 * std::sqrt(value));
        QVERIFY(l == 0 || sameness(weighted.col(l), plain.col(l)) > 1 - tolerance::naive);
    }
    QVERIFY_THROWS_EXCEPTION(std::invalid_argument, fisherDirections(scatter, 0, 5, FisherScaling::None));
}

/// With as many features as there are, the thin way is the plain way.
void TestComparators::discriminantSolvesItsProblem()
{
    const Problem problem = problemWith(40, 5, 3);
    FisherOptions options;
    options.isLocal = false;
    options.ridge = 0;
    options.metric = FisherScaling::None;
    options.space.clusters = 3;
    const Outcome outcome = discriminant(problem, options);
    const FisherScatter scatter = *fisherScatter(problem.data->values().map(), problem.target.classOf, false);
    const Eigen::MatrixXd expected = *fisherDirections(scatter, 0, 2, FisherScaling::None);
    for (Index l = 0; l < 2; ++l)
        QVERIFY(sameness(outcome.projection.col(l), expected.col(l)) > 1 - tolerance::naive);
    QVERIFY((problem.data->values().map() * outcome.projection - outcome.embedding -
             outcome.projectionOffset.replicate(40, 1))
                .norm() < tolerance::naive * outcome.embedding.norm());
}

void TestComparators::discriminantOfTwoClasses()
{
    const Problem problem = problemWith(20, 200);
    FisherOptions options;
    options.isLocal = false;
    QVERIFY_THROWS_EXCEPTION(std::invalid_argument,
                             discriminant(problem, options));  // two classes, two dimensions
    options.space.dimensions = 1;
    const Outcome outcome = discriminant(problem, options);
    QCOMPARE(outcome.embedding.cols(), Index(1));
    QCOMPARE(outcome.predictedClass, problem.target.classOf);
    Problem none = problem;
    none.target = {};
    QVERIFY_THROWS_EXCEPTION(std::invalid_argument, discriminant(none, options));
}

void TestComparators::componentsAreThose_data()
{
    thinSpaceHoldsAll_data();
}

void TestComparators::componentsAreThose()
{
    QFETCH(int, samples);
    QFETCH(int, features);
    const Problem problem = problemWith(samples, features);
    ReducedSpaceOptions space;
    space.dimensions = 3;
    const Outcome outcome = pca(problem, space);
    const PrincipalComponents thin = *principalComponents(problem.data->values().map());
    const double all = thin.coordinates.squaredNorm();
    double explained = 0;
    for (Index l = 0; l < 3; ++l) {
        QVERIFY(sameness(outcome.embedding.col(l), thin.coordinates.col(l)) > 1 - tolerance::naive);
        QVERIFY(std::abs(outcome.embedding.col(l).norm() - thin.coordinates.col(l).norm()) <
                1e-8 * std::sqrt(all));
        QVERIFY(std::abs(outcome.eigenvalues[std::size_t(l)] -
                         thin.coordinates.col(l).squaredNorm() / (samples - 1)) < tolerance::naive * all);
        explained += thin.coordinates.col(l).squaredNorm() / all;
    }
    for (const NamedFigure& figure : outcome.figures)
        QVERIFY(figure.name != "explained_variance" || std::abs(figure.value - explained) < tolerance::naive);
}

/// methods.md 4.6: with all directions of more features than samples LPP has the embedding of spectral clustering.
void TestComparators::preservingWithAllOfItIsSpectral()
{
    const Problem problem = problemWith(14, 60);
    PreservingOptions options;
    options.keptVariance = 1;
    const Outcome all = lpp(problem, options);
    const Outcome plain = spectralClustering(problem, options.graph, options.space);
    for (Index l = 0; l < 2; ++l) {
        QVERIFY(sameness(all.embedding.col(l), plain.embedding.col(l)) > 1 - tolerance::naive);
        QVERIFY(std::abs(all.eigenvalues[std::size_t(l)] - plain.eigenvalues[std::size_t(l) + 1]) <
                tolerance::naive);
    }
    const auto isSame = [](const SimilarityEdge& one, const SimilarityEdge& other) {
        return one.first == other.first && one.second == other.second && one.similarity == other.similarity;
    };
    for (const Outcome& other : {all, klpp(problem, options, {true, 0.5})})
        QVERIFY(!other.graph.empty() && std::equal(other.graph.begin(), other.graph.end(), plain.graph.begin(),
                                                   plain.graph.end(), isSame));
    options.keptVariance = 0.5;
    QVERIFY(lpp(problem, options).eigenvalues[0] > all.eigenvalues[0]);
}

void TestComparators::kernelPreservingWithoutRidgeIsSpectral()
{
    const Problem problem = problemWith(25, 8);
    PreservingOptions options;
    options.ridge = 0;
    const Outcome kernel = klpp(problem, options, {true, 0.5});
    const Outcome plain = spectralClustering(problem, options.graph, options.space);
    for (Index l = 0; l < 2; ++l) {
        QVERIFY(sameness(kernel.embedding.col(l), plain.embedding.col(l)) > 1 - 1e-8);
        QVERIFY(std::abs(kernel.eigenvalues[std::size_t(l)] - plain.eigenvalues[std::size_t(l) + 1]) < 1e-8);
    }
    options.ridge = 0.1;
    QVERIFY(klpp(problem, options, {true, 0.5}).eigenvalues[0] != kernel.eigenvalues[0]);
}

void TestComparators::kernelPencilsAreSolved_data()
{
    QTest::addColumn<int>("features");
    QTest::addRow("kernel of full rank") << 30;
    QTest::addRow("kernel of low rank") << 2;
}

/// Against all eigenvectors of the pencils written out, in the space of the embedding.
void TestComparators::kernelPencilsAreSolved()
{
    QFETCH(int, features);
    constexpr Index samples = 450;
    const Problem problem = problemWith(samples, features, 3);
    const Outcome preserved = klpp(problem, {}, {});
    const double sigma = figureOf(preserved, "kernel_width")->value;
    const Eigen::MatrixXd kernel =
        (squaredDistancesOf(problem.data->values().map()).array() / (-2.0 * sigma * sigma)).exp();
    Eigen::MatrixXd weights = Eigen::MatrixXd::Zero(samples, samples);
    for (const SimilarityEdge& edge : preserved.graph)
        weights(edge.first, edge.second) = weights(edge.second, edge.first) = edge.similarity;
    const Eigen::VectorXd degrees = weights.rowwise().sum();
    const Eigen::MatrixXd points = kernel.rowwise() - (degrees.transpose() * kernel / degrees.sum()).eval();
    Eigen::MatrixXd d = points.transpose() * degrees.asDiagonal() * points;
    Eigen::MatrixXd l = d - points.transpose() * weights * points;
    const Index rank = principalComponents(kernel)->coordinates.cols();
    QCOMPARE(rank == samples - 1, features > 2);
    const double ridge = PreservingOptions().ridge * d.trace() / static_cast<double>(rank);
    d.diagonal().array() += ridge;
    l.diagonal().array() += ridge;
    const EigenPairs all = *generalizedEigenPairs(l, d);
    const auto sineOfAngle = [](const Eigen::MatrixXd& one, const Eigen::MatrixXd& other) {
        const Eigen::MatrixXd a = orthonormalBasis(one), b = orthonormalBasis(other);
        return (b - a * (a.transpose() * b)).norm();
    };
    for (std::size_t i = 0; i < preserved.eigenvalues.size(); ++i)
        QVERIFY(std::abs(preserved.eigenvalues[i] - all.values[Index(i)]) < tolerance::naive);
    QVERIFY(sineOfAngle(points * all.vectors.leftCols(2), preserved.embedding) < tolerance::sixDecimals);

    FisherScatter scatter = *fisherScatter(kernel, problem.target.classOf, true);
    scatter.within.diagonal().array() += FisherOptions().ridge;
    const EigenPairs fisher = *generalizedEigenPairs(scatter.between, scatter.within);
    QVERIFY(sineOfAngle(kernel * fisher.vectors.rightCols(2), klfda(problem, {}, {}).embedding) <
            tolerance::sixDecimals);
}

void TestComparators::ridgeDoesNotCollapseTheKernel_data()
{
    QTest::addColumn<QString>("shape");
    for (const char* name : {"rings", "horseshoes", "shell"})
        QTest::addRow("%s", name) << name;
}

/// Dimensions have a'(X'DX + ridge)a = 1. With the ridge on both sides the value of one is at least
/// ridge a'a, so that of its spread a'X'DXa, the squares of the embedding weighted by the degrees, 1 less its
/// value is left at least. With the ridge on the degrees alone, as published, next to nothing is.
void TestComparators::ridgeDoesNotCollapseTheKernel()
{
    QFETCH(QString, shape);
    SyntheticOptions made;
    made.samples = 200;
    const DatasetPtr data =
        preprocess(synthesize(shape.toStdString(), made), {StepSpec::parse("zscore")}, {}).data;
    const Problem problem = makeProblem(data, "class");
    const auto spreads = [](const Outcome& outcome) {
        Eigen::VectorXd degrees = Eigen::VectorXd::Zero(outcome.embedding.rows());
        for (const SimilarityEdge& edge : outcome.graph) {
            degrees[edge.first] += edge.similarity;
            degrees[edge.second] += edge.similarity;
        }
        return Eigen::VectorXd((degrees.asDiagonal() * outcome.embedding.cwiseAbs2()).colwise().sum());
    };
    PreservingOptions options;
    const Outcome outcome = klpp(problem, options, {});
    QVERIFY(!warns(outcome, "ridge-outweighs-samples"));
    const Eigen::VectorXd left = spreads(outcome);
    for (Index l = 0; l < 2; ++l) {
        QVERIFY(left[l] >= 1.0 - outcome.eigenvalues[std::size_t(l)] - 1e-8);
        QVERIFY(left[l] <= 1.0 + 1e-8);
        QVERIFY(left[l] > 0.5);
    }
    options.ridgeOn = PreservingOptions::RidgeOn::Degrees;
    const Outcome published = klpp(problem, options, {});
    QVERIFY2(spreads(published).minCoeff() < 0.01, qPrintable(QString::number(spreads(published).minCoeff())));
    QVERIFY(warns(published, "ridge-outweighs-samples"));
}

/// A kernel that is the identity: whoever has no label falls on one point (methods.md 4.5).
void TestComparators::identityKernelIsTold()
{
    Problem problem = problemWith(24, 30);
    for (std::size_t i = 0; i < 12; ++i)
        problem.target.classOf[i] = -1;
    FisherOptions options;
    const Outcome narrow = klfda(problem, options, {false, 0.01});
    QVERIFY(warns(narrow, "identity-kernel"));
    for (Index i = 1; i < 12; ++i)
        QVERIFY((narrow.embedding.row(i) - narrow.embedding.row(0)).norm() < tolerance::naive);
    const Outcome wide = klfda(problem, options, {true, 1});
    QVERIFY(!warns(wide, "identity-kernel"));
    QVERIFY((wide.embedding.row(1) - wide.embedding.row(0)).norm() > 1e-3);
    PreservingOptions preserving;
    const Outcome preserved = klpp(problem, preserving, {false, 0.01});
    QVERIFY(warns(preserved, "identity-kernel"));
    for (const Warning& warning : preserved.warnings)
        QVERIFY2(warning.text.text().find("without a label coincide") == std::string::npos,
                 warning.text.text().c_str());  // it is spectral clustering then
    QVERIFY((preserved.embedding.row(1) - preserved.embedding.row(0)).norm() > 1e-3);
    QVERIFY_THROWS_EXCEPTION(std::invalid_argument, klfda(problem, options, {true, 0}));
}

void TestComparators::gaussianKernelIsTheDefinition_data()
{
    QTest::addColumn<int>("samples");
    QTest::addColumn<int>("features");
    QTest::addRow("long") << 150 << 5;
    QTest::addRow("wide") << 70 << 600;
}

void TestComparators::gaussianKernelIsTheDefinition()
{
    QFETCH(int, samples);
    QFETCH(int, features);
    const Problem problem = problemWith(samples, features);
    const auto values = problem.data->values().map();
    const std::vector<Index> rows{0, 5, 69, 7}, columns{5, 1};
    const Eigen::MatrixXd kernel = *gaussianKernel(problem.data->values(), rows, columns, 30, 1);
    for (std::size_t i = 0; i < rows.size(); ++i)
        for (std::size_t j = 0; j < columns.size(); ++j) {
            const double d = (values.row(rows[i]) - values.row(columns[j])).squaredNorm();
            QVERIFY(std::abs(kernel(Index(i), Index(j)) - std::exp(-d / 1800)) < tolerance::naive);
        }
}

/// Inner products of its points are those of rows of C W^(-1) C', and its error is that of this matrix.
void TestComparators::landmarkKernelIsNystroems()
{
    const Problem problem = problemWith(150, 6);
    const AlignedMatrix& values = problem.data->values();
    constexpr double sigma = 3;
    std::vector<Index> all(150), members;
    std::iota(all.begin(), all.end(), Index(0));
    for (Index i = 0; i < 60; ++i)
        members.push_back(2 * i);
    const Eigen::MatrixXd kernel = *gaussianKernel(values, all, all, sigma, 1);
    for (const Index count : {10, 25, 60}) {
        const std::vector<Index> landmarks = stratifiedSample(members, {}, count, 1);
        const Eigen::MatrixXd c = kernel(Eigen::all, landmarks), w = kernel(landmarks, landmarks);
        const Eigen::MatrixXd approximate = (c * w.ldlt().solve(c.transpose()))(Eigen::all, members);
        const auto found = landmarkKernel(c, values, members, landmarks, sigma, 1);
        QCOMPARE(found->points.cols(), count);
        QVERIFY((found->points * found->points.transpose() - approximate * approximate.transpose()).norm() <
                1e-7 * approximate.squaredNorm());
        const Eigen::MatrixXd exact = kernel(Eigen::all, members);  // all of them are checked
        const double variation = (exact.rowwise() - exact.colwise().mean()).norm();
        QVERIFY(std::abs(found->error - (approximate - exact).norm() / variation) < 1e-7);
        const double leftOut = 1 - approximate(members, Eigen::all).trace() / 60;
        QVERIFY(std::abs(found->leftOut - leftOut) < 1e-7);
        QCOMPARE(landmarkKernel(c, values, members, landmarks, sigma, 3)->points, found->points);
    }
    int asked = 0;
    QVERIFY(!landmarkKernel(kernel(Eigen::all, members), values, members, members, sigma, 1,
                            [&] { return ++asked < 3; }));
}

/// How far the columns of @p a are from those of @p b, up to signs, relative to their length: the worst.
static double differenceOf(const Eigen::MatrixXd& a, const Eigen::MatrixXd& b)
{
    double worst = 0;
    for (Index l = 0; l < a.cols(); ++l) {
        const double length = b.col(l).norm();
        worst = std::max(worst, std::min((a.col(l) - b.col(l)).norm(), (a.col(l) + b.col(l)).norm()) / length);
    }
    return worst;
}

void TestComparators::landmarksApproachTheExactFit_data()
{
    QTest::addColumn<bool>("isFisher");
    QTest::addRow("klpp") << false;
    QTest::addRow("klfda") << true;
}

/// The more landmarks, the nearer; with all samples as landmarks it is the exact fit.
void TestComparators::landmarksApproachTheExactFit()
{
    QFETCH(bool, isFisher);
    Problem problem = problemWith(300, 4, 3);
    for (std::size_t i = 0; i < 60; ++i)
        problem.target.classOf[5 * i] = -1;
    const auto run = [&](const KernelOptions& kernel) {
        return isFisher ? klfda(problem, FisherOptions(), kernel) : klpp(problem, PreservingOptions(), kernel);
    };
    const Outcome exact = run({});
    QVERIFY(!warns(exact, "kernel-approximated"));
    KernelOptions few;
    few.mostExact = 0;
    double before = 1, errorBefore = 1;
    for (const Index count : {20, 80, 300}) {
        few.landmarks = count;
        const Outcome outcome = run(few);
        QVERIFY(warns(outcome, "kernel-approximated"));
        const double error = figureOf(outcome, "kernel_error")->value;
        QVERIFY2(error < 0.3 * errorBefore, qPrintable(QString::number(error)));
        const double difference = differenceOf(outcome.embedding, exact.embedding);
        QVERIFY2(difference < before, qPrintable(QString::number(difference)));
        before = difference;
        errorBefore = error;
        qInfo("%d landmarks: error %g, embedding %g", int(count), error, difference);
    }
    QVERIFY2(before < 1e-5, qPrintable(QString::number(before)));
}

/// With few labelled samples, their kernel is exact for any number of samples.
void TestComparators::fewLabelsOfManySamplesAreExact()
{
    Problem problem = problemWith(300, 5, 3);
    for (std::size_t i = 0; i < 100; ++i)
        problem.target.classOf[3 * i] = -1;
    KernelOptions few;
    few.mostExact = 200;
    const Outcome outcome = klfda(problem, {}, few);
    QVERIFY(!warns(outcome, "kernel-approximated"));
    QVERIFY(differenceOf(outcome.embedding, klfda(problem, {}, {}).embedding) < tolerance::naive);
}

void TestComparators::manySamplesAreApproximated_data()
{
    landmarksApproachTheExactFit_data();
}

void TestComparators::manySamplesAreApproximated()
{
    QFETCH(bool, isFisher);
    const Problem problem = problemWith(2100, 4, 2);
    const KernelOptions kernel{.landmarks = 100};
    const auto run = [&](int threads) {
        return isFisher ? klfda(problem, {}, kernel, {threads, {}}) : klpp(problem, {}, kernel, {threads, {}});
    };
    const Outcome outcome = run(1);
    QVERIFY(warns(outcome, "kernel-approximated"));
    QCOMPARE(figureOf(outcome, "kernel_landmarks")->value, 100.0);
    QVERIFY(figureOf(outcome, "kernel_error")->value < 0.05);
    QCOMPARE(run(3).embedding, outcome.embedding);
}

void TestComparators::newSamplesStandWhereTheOldOnes_data()
{
    QTest::addColumn<QString>("id");
    for (const char* id : {"pca", "lda", "lfda", "lpp"})
        QTest::addRow("%s", id) << id;
}

void TestComparators::newSamplesStandWhereTheOldOnes()
{
    QFETCH(QString, id);
    const Problem problem = problemWith(20, 70, 3);
    const MethodDescription& one = method(id.toStdString());
    const Parameters parameters = defaultParameters(one, problem);
    const Outcome outcome = one.run(problem, parameters, {});
    const Prediction placed = one.predict(outcome, problem.target, parameters, *problem.data);
    QVERIFY((placed.embedding - outcome.embedding).norm() < tolerance::naive * outcome.embedding.norm());
    QVERIFY((placed.memberships.rowwise().sum().array() - 1).abs().maxCoeff() < tolerance::sumToOne);
    QVERIFY_THROWS_EXCEPTION(std::invalid_argument,
                             one.predict(outcome, problem.target, parameters, *problemWith(5, 69).data));
}

void TestComparators::stopsBetweenItsSteps_data()
{
    QTest::addColumn<QString>("id");
    for (const char* id : {"pca", "lda", "lfda", "klfda", "lpp", "klpp", "spectral"})
        QTest::addRow("%s", id) << id;
}

/// Cancelled at any poll, it stops there: no further poll follows.
void TestComparators::stopsBetweenItsSteps()
{
    QFETCH(QString, id);
    const MethodDescription& one = method(id.toStdString());
    const Parameters parameters = defaultParameters(one, problemWith(40, 60));
    int questions = 0;
    one.run(problemWith(40, 60), parameters, {1, [&](const Step&) { return ++questions > 0; }});
    QVERIFY(questions > (id == "pca" ? 1 : 2));
    for (const int last : {1, 2, questions / 2}) {
        int asked = 0;
        const Problem problem = problemWith(40, 60);  // of which no distances are known
        const Outcome outcome = one.run(problem, parameters, {1, [&](const Step&) { return ++asked < last; }});
        QVERIFY(outcome.stopped == Stopped::Cancelled);
        QCOMPARE(asked, last);
        QCOMPARE(outcome.memberships.rows(), Index(40));
    }
}

void TestComparators::largeProblemsAreTheSame_data()
{
    QTest::addColumn<int>("samples");
    QTest::addColumn<int>("features");
    QTest::addColumn<bool>("isLocal");
    for (const bool isLocal : {false, true}) {
        QTest::addRow("wide, %d", int(isLocal)) << 280 << 320 << isLocal;
        QTest::addRow("tall, %d", int(isLocal)) << 320 << 280 << isLocal;
    }
}

/// The decomposition in pieces equals that of all features at once.
void TestComparators::largeProblemsAreTheSame()
{
    QFETCH(int, samples);
    QFETCH(int, features);
    QFETCH(bool, isLocal);
    const Problem problem = problemWith(samples, features, 3);
    FisherOptions options;
    options.isLocal = isLocal;
    options.metric = FisherScaling::None;
    const Outcome outcome = discriminant(problem, options);
    const Eigen::MatrixXd values = problem.data->values().map();
    FisherScatter scatter = *fisherScatter(values, problem.target.classOf, isLocal);
    scatter.within.diagonal().array() += options.ridge * scatter.within.trace() / features;
    const EigenPairs expected = *generalizedEigenPairs(scatter.between, scatter.within);
    for (Index l = 0; l < 2; ++l)
        QVERIFY(sameness(outcome.projection.col(l), expected.vectors.col(features - 1 - l)) >
                1 - tolerance::naive);
}

void TestComparators::asksInsideItsDecompositions_data()
{
    QTest::addColumn<QString>("id");
    for (const char* id : {"lda", "lfda", "klfda", "lpp", "klpp"})  // the others go by Lanczos
        QTest::addRow("%s", id) << id;
}

/// A cancelled fit of thousands of samples does not go on for a minute: every column is asked before.
void TestComparators::asksInsideItsDecompositions()
{
    QFETCH(QString, id);
    const MethodDescription& one = method(id.toStdString());
    const Problem problem = problemWith(280, 300);
    const Parameters parameters = defaultParameters(one, problem);
    int questions = 0;
    one.run(problem, parameters, {1, [&](const Step& step) {
                                      questions += step.phase == "reducing dimensions";
                                      return true;
                                  }});
    QVERIFY2(questions > 200, qPrintable(QString::number(questions)));
}

void TestComparators::leavesLabelsOut_data()
{
    QTest::addColumn<QString>("id");
    for (const char* id : {"lda", "lfda", "klfda"})
        QTest::addRow("%s", id) << id;
}

/// With as many features as samples the training samples part under any labels; the labels left out do not.
void TestComparators::leavesLabelsOut()
{
    QFETCH(QString, id);
    RandomProblem wanted;
    wanted.samples = 40;
    wanted.features = 200;
    wanted.classes = 2;
    wanted.shift = 0;
    const Problem problem = randomProblem(wanted);
    const MethodDescription& one = method(id.toStdString());
    const Parameters parameters = resolveParameters(one, problem, {{"dimensions", "1"}});
    const std::vector<int> seen = one.run(problem, parameters, {}).predictedClass;
    int right = 0;
    for (std::size_t i = 0; i < seen.size(); ++i)
        right += seen[i] == problem.target.classOf[i];
    const AccuracyReport report = one.leaveOneOut(problem, parameters, {});
    QCOMPARE(report.total, 40);
    QVERIFY2(report.correct + 8 < right, qPrintable(QString("%1 against %2").arg(report.correct).arg(right)));
}

/// A table of 200000 x 200000 would take 320 GB: the fit starts without one, and stops as soon as it is asked to.
void TestComparators::manySamplesNeedNoTable()
{
    const Problem many = problemWith(200000, 3);
    FisherOptions options;
    options.space.dimensions = 1;
    int asked = 0;
    const Outcome outcome = discriminant(many, options, {1, [&](const Step&) { return ++asked < 20; }});
    QVERIFY(outcome.stopped == Stopped::Cancelled);
    QCOMPARE(asked, 20);
}

void TestComparators::tooManyDimensions()
{
    const Problem problem = problemWith(6, 4);
    ReducedSpaceOptions space;
    space.dimensions = 5;
    QVERIFY_THROWS_EXCEPTION(std::invalid_argument, pca(problem, space));
    PreservingOptions preserving;
    preserving.space = space;
    QVERIFY_THROWS_EXCEPTION(std::invalid_argument, lpp(problem, preserving));
    space.dimensions = 6;
    QVERIFY_THROWS_EXCEPTION(std::invalid_argument, spectralClustering(problem, {}, space));
}

QTEST_GUILESS_MAIN(TestComparators)
#include "tst_comparators.moc"
