// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/dataset/synthetic/synthetic.h"
#include "core/methods/spectral/scs.h"
#include "core/numeric/random.h"
#include "core/preprocess/steps.h"
#include "core/scores/scores.h"
#include "tests/core/methods/spectral/labelled_sets.h"
#include "tests/core/support/make_data.h"
#include "tests/core/support/random_problem.h"
#include "tests/core/support/tolerances.h"

#include <QtTest>

using namespace fuzzylens;
using namespace fuzzylens::test;

/// Spectral feature scaling from data to classes.
class TestScs : public QObject
{
    Q_OBJECT

private slots:
    void horseshoes_data();
    void horseshoes();
    void outcomeIsWhole_data();
    void outcomeIsWhole();
    void eigenvaluesBeginWithTheTrivialOne();
    void negativeFactors();
    void classesInTheirOrder();
    void ownLabelsAreHidden();
    void whatIsTold();
    void whatIsNotTold();
    void complexEigenvalueIsTold();
    void perturbationCountsSamples_data();
    void perturbationCountsSamples();
    void similarityOfManySamples();
    void keptFactorsAreTheSame();
    void sameBitsForAnyThreads();
    void hiddenLabels();
    void badInput_data();
    void badInput();
    void smallValues();
    void equalSamples();
    void constantFeatures_data();
    void constantFeatures();
    void oneLabelOfEachClass();
    void parts();
    void partsThatAreClasses();
    void hardlyJoinedParts();
};

static Problem shape(const char* name, int samples, double labelled, std::uint64_t seed)
{
    SyntheticOptions options;
    options.samples = samples;
    options.seed = seed;
    const DatasetPtr data = preprocess(synthesize(name, options), {StepSpec::parse("zscore")}, {}).data;
    Problem problem = makeProblem(data, "class");
    Random random(deriveSeed(seed, {1}));  // not the numbers the shape was drawn with
    for (int& c : problem.target.classOf)
        if (random.uniform() >= labelled)
            c = -1;
    return problem;
}

static std::vector<int> truthOf(const Problem& problem)
{
    return problem.data->labelField("class")->codes;
}

static bool warns(const Outcome& outcome, const std::string& id)
{
    return std::any_of(outcome.warnings.begin(), outcome.warnings.end(),
                       [&](const Warning& warning) { return warning.id == id; });
}

static double figureOf(const Outcome& outcome, const std::string& name)
{
    for (const NamedFigure& figure : outcome.figures)
        if (figure.name == name)
            return figure.value;
    return std::nan("");
}

void TestScs::horseshoes_data()
{
    QTest::addColumn<ScalingSolver>("solver");
    QTest::addRow("lsq") << ScalingSolver::LeastSquares;
    QTest::addRow("target") << ScalingSolver::Target;
}

/// methods.md 4.7 F: the artificial example that behaves as published.
void TestScs::horseshoes()
{
    QFETCH(ScalingSolver, solver);
    const Problem problem = shape("horseshoes", 400, 0.3, 3);
    ScsOptions options;
    options.solver = solver;
    options.classValues = ClassValues::Published;
    options.graph.width =
        solver == ScalingSolver::Target ? GraphOptions::Width::Automatic : GraphOptions::Width::Shared;
    options.space.dimensions = 1;
    const Outcome outcome = scs(problem, options);
    QCOMPARE(accuracy(truthOf(problem), outcome.predictedClass), 1.0);
    if (solver == ScalingSolver::LeastSquares)
        QCOMPARE(matchedAccuracy(truthOf(problem), outcome.assigned), 1.0);
    const Eigen::VectorXd factors = outcome.featureFactors.cwiseAbs();
    QVERIFY(factors.head(3).maxCoeff() > 2 * factors.tail(7).maxCoeff());
    if (solver == ScalingSolver::LeastSquares)
        QVERIFY(factors.head(3).minCoeff() > 1.5 * factors.tail(7).maxCoeff());
}

void TestScs::outcomeIsWhole_data()
{
    QTest::addColumn<QString>("solver");
    for (const char* solver : {"lsq", "minpert", "contour", "target", "ratio"})
        for (const bool isWide : {true, false})
            if (isWide != (QByteArray(solver) == "minpert"))
                QTest::addRow("%s, %s", solver, isWide ? "wide" : "tall") << solver;
}

void TestScs::outcomeIsWhole()
{
    QFETCH(QString, solver);
    RandomProblem wanted;
    wanted.samples = 40;
    wanted.features = QByteArray(QTest::currentDataTag()).endsWith("wide") ? 90 : 6;
    wanted.unlabelled = 0.3;
    wanted.shift = 2;
    const Problem problem = randomProblem(wanted);
    const MethodDescription& scsMethod = method("scs");
    const Outcome outcome =
        scsMethod.run(problem, resolveParameters(scsMethod, problem, {{"solver", solver.toStdString()}}), {});
    QCOMPARE(outcome.embedding.rows(), Index(40));
    QCOMPARE(outcome.embedding.cols(), Index(2));
    QCOMPARE(outcome.embeddingAxes, (std::vector<std::string>{"vector 1", "vector 2"}));
    QCOMPARE(outcome.featureFactors.size(), problem.data->features());
    QVERIFY(std::abs(outcome.featureWeights.sum() - 1) < tolerance::sumToOne);
    QVERIFY(outcome.featureWeights.minCoeff() >= 0);
    QVERIFY(!outcome.graph.empty());
    for (const SimilarityEdge& edge : outcome.graph)
        QVERIFY(edge.first < edge.second && edge.similarity > 0 && edge.similarity <= 1);
    QVERIFY(std::find(outcome.predictedClass.begin(), outcome.predictedClass.end(), -1) ==
            outcome.predictedClass.end());
    QVERIFY(figureOf(outcome, "similarity_inside") >= figureOf(outcome, "similarity_across"));
    QCOMPARE(outcome.centers.rows(), Index(2));
    QCOMPARE(outcome.embeddingCenters.cols(), Index(2));
}

void TestScs::eigenvaluesBeginWithTheTrivialOne()
{
    const Problem problem = shape("half-moons", 120, 1, 1);
    const Outcome outcome = spectralClustering(problem, {}, {});
    QVERIFY(outcome.eigenvalues.size() >= 4);
    QCOMPARE(outcome.eigenvalues[0], 0.0);
    QVERIFY(std::is_sorted(outcome.eigenvalues.begin(), outcome.eigenvalues.end()));
    QVERIFY(outcome.eigenvalues.back() <= 2);
}

void TestScs::negativeFactors()
{
    const Problem problem = shape("half-moons", 60, 0.5, 2);
    ScsOptions options;
    options.graph.width = GraphOptions::Width::Shared;
    const Outcome absolute = scs(problem, options);
    QVERIFY(absolute.featureFactors.minCoeff() < 0);  // else there is nothing to compare
    options.negative = NegativeFactors::Clipped;
    const Outcome clipped = scs(problem, options);
    QCOMPARE(clipped.featureFactors, absolute.featureFactors);
    for (Index k = 0; k < 10; ++k)
        QCOMPARE(clipped.featureWeights(0, k) == 0.0, clipped.featureFactors[k] <= 0.0);
    options.negative = NegativeFactors::Signed;
    const Outcome kept = scs(problem, options);
    QCOMPARE(kept.featureWeights, absolute.featureWeights);
    QVERIFY(kept.embedding != absolute.embedding);
}

/// The first class has the entry 1, whichever sample comes first.
void TestScs::classesInTheirOrder()
{
    const Eigen::MatrixXd values = Eigen::MatrixXd::Random(6, 3);
    Problem problem = problemOf(values, {0, 0, -1, 1, 1, 1});
    problem.target.classOf = {1, 0, -1, 1, 0, 0};
    const LabelledRows rows = labelledRows(problem);
    QCOMPARE(rows.classOf, (std::vector<int>{1, 0, 1, 0, 0}));
    QCOMPARE(rows.classes, 2);
    QVERIFY(rows.values.colwise().sum().cwiseAbs().maxCoeff() < tolerance::exactFormula);
    problem.target.classNames = {"A", "B", "C"};
    problem.target.classOf = {2, 0, -1, 2, 0, 0};  // no sample has the second
    QCOMPARE(labelledRows(problem).classOf, rows.classOf);
}

void TestScs::ownLabelsAreHidden()
{
    Eigen::MatrixXd points(4, 1);
    points << 0, 1, 1.5, 10;
    QCOMPARE(nearestClasses(points, {0, 1, 0, -1}, OwnLabel::Counts, 1), (std::vector<int>{0, 1, 0, 0}));
    QCOMPARE(nearestClasses(points, {0, 1, 0, -1}, OwnLabel::IsHidden, 1), (std::vector<int>{1, 0, 1, 0}));
    QCOMPARE(nearestClasses(points, {-1, 1, -1, -1}, OwnLabel::IsHidden, 1), (std::vector<int>{1, -1, 1, 1}));
}

void TestScs::whatIsTold()
{
    RandomProblem wanted;
    wanted.samples = 30;
    wanted.features = 200;
    const Problem wide = randomProblem(wanted);
    ScsOptions options;
    const Outcome literal = scs(wide, options);
    QVERIFY(warns(literal, "scaling-not-unique"));
    QVERIFY(warns(literal, "vanishing-similarity"));
    QVERIFY(figureOf(literal, "pencil_residual") < tolerance::exactFormula);
    QVERIFY(std::abs(figureOf(literal, "linear_across")) < tolerance::naive);
    options.solver = ScalingSolver::Contour;
    const Outcome chance = scs(wide, options);
    QVERIFY(warns(chance, "factors-by-chance"));
    options.solver = ScalingSolver::Target;
    const Outcome ours = scs(wide, options);
    QVERIFY(ours.warnings.empty() || warns(ours, "graph-in-parts"));
    options.target.steps = 0;
    QVERIFY(warns(scs(wide, options), "target-not-converged"));
}

/// That there are many solutions is not said where there is none: of too many equations, or too few features that
/// differ.
void TestScs::whatIsNotTold()
{
    std::vector<LabelledRows> sets{randomLabelledSet(20, 25, 3, 2)};  // 40 equations
    Eigen::MatrixXd copies(20, 60);
    const Eigen::MatrixXd few = randomLabelledSet(20, 4, 2, 3).values;
    for (Index k = 0; k < 60; ++k)
        copies.col(k) = few.col(k % 4);
    sets.push_back(labelledSet(copies, randomLabelledSet(20, 4, 2, 3).classOf, 2));
    for (const LabelledRows& rows : sets) {
        Outcome literal;
        const ScalingFactors found = *scalingFactors(rows, {}, 1);
        literal.warnings = found.warnings;
        literal.figures = found.figures;
        QVERIFY(figureOf(literal, "pencil_residual") > 1e-3);
        QVERIFY(!warns(literal, "scaling-not-unique"));
    }
}

/// Both parts of the eigenvalue; of a complex one also that it is.
void TestScs::complexEigenvalueIsTold()
{
    int complex = 0;
    constexpr int sets = 20;
    for (int seed = 1; seed <= sets; ++seed) {
        const LabelledRows rows = randomLabelledSet(40, 12, 2, std::uint64_t(seed));
        ScsOptions options;
        options.solver = ScalingSolver::MinimalPerturbation;
        Outcome told;
        const ScalingFactors found = *scalingFactors(rows, options, 1);
        told.figures = found.figures;
        told.warnings = found.warnings;
        const ScalingPencil pencil = scalingPencil(rows, targetVectors(rows, options.classValues).col(0), 1);
        const auto pair = byMinimalPerturbation(pencil.left(), pencil.right(), 1.0);
        QCOMPARE(figureOf(told, "pencil_eigenvalue"), pair->value.real());
        QCOMPARE(figureOf(told, "pencil_eigenvalue_imaginary"), pair->value.imag());
        QCOMPARE(warns(told, "complex-eigenvalue"), pair->value.imag() != 0.0);
        complex += pair->value.imag() != 0.0;
    }
    QVERIFY2(complex > 0 && complex < sets, qPrintable(QString::number(complex)));
}

void TestScs::perturbationCountsSamples_data()
{
    QTest::addColumn<int>("samples");
    QTest::addColumn<int>("classes");
    QTest::addColumn<bool>("fits");
    QTest::addRow("one more than features") << 13 << 2 << true;
    QTest::addRow("as many as features") << 12 << 2 << false;
    QTest::addRow("one less") << 11 << 2 << false;
    QTest::addRow("half of them, two vectors") << 6 << 3 << false;
    QTest::addRow("a little more, two vectors") << 7 << 3 << true;
}

/// Of as many samples as features every number is an eigenvalue (methods.md 4.2): the row of the sizes of the
/// classes depends on the others.
void TestScs::perturbationCountsSamples()
{
    QFETCH(int, samples);
    QFETCH(int, classes);
    QFETCH(bool, fits);
    const LabelledRows rows = randomLabelledSet(samples, 12, classes, 4);
    ScsOptions options;
    options.solver = ScalingSolver::MinimalPerturbation;
    if (fits) {
        QVERIFY(scalingFactors(rows, options, 1)->factors.allFinite());
        return;
    }
    try {
        scalingFactors(rows, options, 1);
        QFAIL("it was not refused");
    } catch (const std::invalid_argument& error) {
        const std::string counts = std::to_string(samples) + " and 12";
        QVERIFY2(std::string(error.what()).find(counts) != std::string::npos, error.what());
    }
}

/// Of many samples some are compared: the same of each class, in any order.
void TestScs::similarityOfManySamples()
{
    constexpr Index samples = 2048;
    Random random(5);
    Eigen::MatrixXd values(samples, 2);
    for (double& value : values.reshaped())
        value = random.normal();
    std::vector<int> sorted, inTurn;
    for (Index i = 0; i < samples; ++i) {
        sorted.push_back(i < samples / 2 ? 0 : 1);
        inTurn.push_back(int(i % 2));
    }
    ScsOptions options;
    options.solver = ScalingSolver::Ratio;
    options.space.dimensions = 1;
    for (const std::vector<int>& classOf : {sorted, inTurn}) {
        Eigen::MatrixXd apart = values;
        for (Index i = 0; i < samples; ++i)
            apart(i, 0) += 2.0 * classOf[std::size_t(i)];
        const Outcome outcome = scs(problemOf(apart, classOf), options);
        double sums[2] = {}, pairs[2] = {};  // of all

        const double width =
            neighbourWidth(*nearestSamples(AlignedMatrix::copyOf(apart), outcome.featureFactors, 7, 1));
        for (Index j = 0; j < samples; ++j)
            for (Index i = 0; i < j; ++i) {
                const double squared =
                    outcome.featureFactors.dot((apart.row(i) - apart.row(j)).cwiseAbs2().transpose());
                const bool isInside = classOf[std::size_t(i)] == classOf[std::size_t(j)];
                sums[isInside] += std::exp(-squared / (2 * width));
                ++pairs[isInside];
            }
        const double inside = sums[1] / pairs[1], across = sums[0] / pairs[0];
        QVERIFY(std::abs(figureOf(outcome, "similarity_inside") - inside) < 0.1 * inside);
        QVERIFY(std::abs(figureOf(outcome, "similarity_across") - across) < 0.1 * across);
    }
}

/// Values cached between fits must belong to these data, labels and options.
void TestScs::keptFactorsAreTheSame()
{
    const Problem first = shape("horseshoes", 60, 0.5, 1);
    Problem other = first;
    for (std::size_t i = 0; i < 10; ++i)
        other.target.classOf[i] = -1;
    ScsOptions options;
    options.solver = ScalingSolver::Target;
    const Eigen::VectorXd before = scs(first, options).featureFactors;
    const Eigen::VectorXd fewer = scs(other, options).featureFactors;
    QVERIFY(before != fewer);
    options.target.ridge = 1;
    QVERIFY(scs(other, options).featureFactors != fewer);
    options.target.ridge = 0.1;
    options.graph.neighbours = 9;
    QCOMPARE(scs(other, options).featureFactors, fewer);
    QCOMPARE(scs(first, options).featureFactors, before);
}

void TestScs::sameBitsForAnyThreads()
{
    for (const ScalingSolver solver :
         {ScalingSolver::LeastSquares, ScalingSolver::Target, ScalingSolver::Contour}) {
        ScsOptions options;
        options.solver = solver;
        RandomProblem wanted;
        wanted.samples = solver == ScalingSolver::Contour ? 40 : 300;
        wanted.features = 400;
        const Outcome one = scs(randomProblem(wanted), options, {1, {}});
        const Outcome four = scs(randomProblem(wanted), options, {4, {}});
        QCOMPARE(one.featureFactors, four.featureFactors);
        QCOMPARE(one.embedding, four.embedding);
        QCOMPARE(one.assigned, four.assigned);
    }
}

void TestScs::hiddenLabels()
{
    const Problem problem = shape("horseshoes", 60, 1, 4);
    const MethodDescription& scsMethod = method("scs");
    const Parameters parameters =
        resolveParameters(scsMethod, problem, {{"solver", "target"}, {"dimensions", "1"}});
    const AccuracyReport report = scsMethod.leaveOneOut(problem, parameters, {});
    QCOMPARE(report.total, 60);
    QVERIFY(report.correct >= 55);
    RunControl control;
    int asked = 0;
    control.progress = [&](const Step&) { return ++asked < 10; };
    QVERIFY(scsMethod.leaveOneOut(problem, parameters, control).isCancelled);
}

void TestScs::badInput_data()
{
    QTest::addColumn<QString>("settings");
    QTest::addColumn<QString>("labels");  // a code each
    QTest::addColumn<QString>("says");
    QTest::addColumn<double>("size");
    QTest::addRow("one class") << ""
                               << "0000----"
                               << "has a single class (\"" << 1.0;
    QTest::addRow("no labels") << ""
                               << "--------"
                               << "at least two classes are needed; there are none" << 1.0;
    QTest::addRow("minpert of few") << "solver=minpert"
                                    << "01------"
                                    << "more labelled samples than features" << 1.0;
    QTest::addRow("dimensions") << "dimensions=30"
                                << "00001111"
                                << "reduce the number of dimensions" << 1.0;
    QTest::addRow("clusters") << "clusters=30"
                              << "00001111"
                              << "clusters" << 1.0;
    QTest::addRow("contour of many equations") << "solver=contour"
                                               << "00001111"
                                               << "with fewer features than labelled samples" << 1.0;
    QTest::addRow("contour of few equations") << "solver=contour"
                                              << "011-----"
                                              << "use another radius or seed" << 1.0;
    QTest::addRow("large values") << "solver=lsq"
                                  << "00001111"
                                  << "too large" << 1e100;
    for (const double size : {1e-75, 1e-80, 1e-130})
        QTest::addRow("small values, %g", size) << "solver=lsq"
                                                << "00001111"
                                                << "too small" << size;
}

void TestScs::badInput()
{
    QFETCH(QString, settings);
    QFETCH(QString, labels);
    QFETCH(QString, says);
    QFETCH(double, size);
    std::vector<int> classOf;
    for (const QChar c : labels)
        classOf.push_back(c == '-' ? -1 : c.digitValue());
    Problem problem = problemOf(size * Eigen::MatrixXd::Random(8, 5), classOf);
    std::map<std::string, std::string> overrides;
    if (!settings.isEmpty())
        overrides[settings.section('=', 0, 0).toStdString()] = settings.section('=', 1).toStdString();
    const MethodDescription& scsMethod = method("scs");
    try {
        scsMethod.run(problem, resolveParameters(scsMethod, problem, overrides), {});
        QFAIL("nothing was said");
    } catch (const std::invalid_argument& error) {
        QVERIFY2(QString(error.what()).contains(says), error.what());
    }
}

/// Duplicates, a class that is one point, and constant features have a result all the same.
/// With the target solver the reduction does not depend on the scale of the values, small as they may be.
void TestScs::smallValues()
{
    const Problem problem = shape("horseshoes", 120, 0.3, 3);
    Problem small = problem;
    small.data = problemOf(1e-100 * Eigen::MatrixXd(problem.data->values().map()), problem.target.classOf).data;
    ScsOptions options;
    options.solver = ScalingSolver::Target;
    options.graph.width = GraphOptions::Width::Automatic;
    const Outcome expected = scs(problem, options), found = scs(small, options);
    QVERIFY((found.featureFactors - expected.featureFactors).cwiseAbs().maxCoeff() < tolerance::naive);
    QVERIFY((found.embedding - expected.embedding).norm() < 1e-6 * expected.embedding.norm());
    QCOMPARE(found.predictedClass, expected.predictedClass);
    QVERIFY(expected.featureFactors.maxCoeff() > 0.2);  // not the equal ones of data that ask for none
}

void TestScs::equalSamples()
{
    const DatasetPtr data = makeData({{0, 5, 1}, {0, 5, 1}, {0, 5, 1}, {3, 5, 2}, {3, 5, 2}, {4, 5, 0}});
    for (const char* solver : {"lsq", "target", "ratio"}) {
        DatasetParts parts = data->parts();
        Problem problem{data, {}, {}};
        problem.target.kind = Target::Kind::Classes;
        problem.target.classNames = {"A", "B"};
        problem.target.classOf = {0, 0, 0, 1, 1, 1};
        const MethodDescription& scsMethod = method("scs");
        const Outcome outcome = scsMethod.run(
            problem, resolveParameters(scsMethod, problem, {{"solver", solver}, {"dimensions", "1"}}), {});
        QVERIFY(outcome.embedding.allFinite());
        QVERIFY(std::abs(outcome.featureWeights(0, 1)) < tolerance::exactFormula);
    }
}

void TestScs::constantFeatures_data()
{
    QTest::addColumn<QString>("id");
    for (const char* id : {"scs", "spectral", "lpp", "klpp", "lfda", "klfda", "pca", "lda"})
        QTest::addRow("%s", id) << id;
}

/// Nothing is made of rounding.
void TestScs::constantFeatures()
{
    QFETCH(QString, id);
    const Problem equal = problemOf(Eigen::MatrixXd::Constant(6, 3, 0.1), {0, 0, 0, 1, 1, 1});
    const MethodDescription& reduction = method(id.toStdString());
    const Parameters parameters = resolveParameters(reduction, equal, {{"dimensions", "1"}});
    try {
        reduction.run(equal, parameters, {});
        QFAIL("it is reduced");
    } catch (const std::invalid_argument& error) {
        QVERIFY2(QString::fromUtf8(error.what()).contains("every feature is constant"), error.what());
    }
}

/// With one labelled sample of each class there is no pair inside a class to be similar.
void TestScs::oneLabelOfEachClass()
{
    Eigen::MatrixXd values = Eigen::MatrixXd::Random(12, 3);
    std::vector<int> classOf(12, -1);
    classOf[0] = 0;
    classOf[1] = 1;
    const Problem problem = problemOf(values, classOf);
    ScsOptions options;
    options.space.dimensions = 1;
    const Outcome outcome = scs(problem, options);
    for (const NamedFigure& figure : outcome.figures)
        QVERIFY2(!QString::fromStdString(figure.name).endsWith("_inside"), figure.name.c_str());
    QVERIFY(!warns(outcome, "vanishing-similarity"));
}

void TestScs::parts()
{
    Eigen::MatrixXd values = Eigen::MatrixXd::Random(30, 2);
    values.bottomRows(10).array() += 1e6;
    const Problem problem = problemOf(values, std::vector<int>(30, -1));
    GraphOptions graph;
    graph.neighbours = 3;
    const Outcome outcome = spectralClustering(problem, graph, {});
    QVERIFY(warns(outcome, "graph-in-parts"));
    QVERIFY(figureOf(outcome, "graph_components") >= 2);
    for (Index i = 1; i < 20; ++i)
        QCOMPARE(outcome.assigned[std::size_t(i)], outcome.assigned[0]);
    QVERIFY(outcome.assigned[25] != outcome.assigned[0]);
    for (const double width : {0.0, 1e-9})  // at the second no similarity is above 0
        QVERIFY_THROWS_EXCEPTION(std::invalid_argument, spectralClustering(problem, {.widthFactor = width}, {}));
}

/// Parts that are the classes are nothing to be warned of.
void TestScs::partsThatAreClasses()
{
    Eigen::MatrixXd values = Eigen::MatrixXd::Random(30, 2);
    values.bottomRows(15).array() += 1e6;
    std::vector<int> classOf(30, -1);
    for (const int i : {0, 3, 5, 14})
        classOf[std::size_t(i)] = 0;
    for (const int i : {15, 20, 29})
        classOf[std::size_t(i)] = 1;
    GraphOptions graph;
    graph.neighbours = 14;
    const auto told = [&] {
        const Outcome outcome = spectralClustering(problemOf(values, classOf), graph, {});
        for (const Warning& warning : outcome.warnings)
            if (warning.id == "graph-in-parts")
                return QString::fromStdString(warning.text.text());
        return QString();
    };
    QVERIFY(told().contains("each component has labels of only one class") &&
            !told().contains("separate only these components"));
    classOf[16] = 0;
    QVERIFY(!told().contains("each component has labels of only one class") &&
            told().contains("separate only these components"));
}

/// Next to nothing joins these: that the first dimension separates them alone is said too.
void TestScs::hardlyJoinedParts()
{
    for (const double apart : {1.0, 4.0}) {
        Eigen::MatrixXd values = 0.3 * Eigen::MatrixXd::Random(60, 2);
        values.bottomRows(30).col(0).array() += apart;
        GraphOptions graph;
        graph.neighbours = 31;
        const Outcome outcome = spectralClustering(problemOf(values, std::vector<int>(60, -1)), graph, {});
        QCOMPARE(figureOf(outcome, "graph_components"), 1.0);
        QCOMPARE(warns(outcome, "graph-in-parts"), apart > 2);
    }
}

QTEST_GUILESS_MAIN(TestScs)
#include "tst_scs.moc"
