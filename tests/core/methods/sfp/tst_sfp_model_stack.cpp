// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/methods/sfp/model_stack.h"
#include "core/preprocess/steps.h"
#include "tests/core/support/random_problem.h"

#include <QtTest>

#include <algorithm>
#include <cmath>
#include <limits>

using namespace fuzzylens;
using namespace fuzzylens::test;

/// Many fits that each lack some samples, computed together, compared with one fit at a time.
class TestSfpModelStack : public QObject
{
    Q_OBJECT

private slots:
    void predictionsAreThoseOfFits_data();
    void predictionsAreThoseOfFits();
    void stopsLikeFits();
    void anyDataOfFewFeatures();
    void featuresConstantWithoutTheHeldOutSamplesHaveNoWeight();
    void sameBitsForAnyThreadsAndAnyPart();
    void keptFoldsChangeNothing();
    void lostDigitsAreLeftToFits();
    void otherFitsAreLeftToFits();
    void cancels();
};

namespace {

constexpr double tolerance = 1e-9;  // of results of a fit and of products of matrices, relative

struct Settings
{
    std::vector<double> alphaPrimes{0.1, 0.5, 0.9}, gammaPrimes{0.5, 0.9}, lambdaPrimes{0.1, 0.3, 0.8};
    std::vector<int> clusters;
    std::map<std::string, ParameterValue> others;
};

HeldOutFits fitsOf(const Problem& problem, const Settings& settings, std::vector<std::vector<int>> sets,
                   Standardisation standardisation)
{
    HeldOutFits fits{{}, std::move(sets), standardisation, {}};
    const MethodDescription& sfp = method("sfp");
    for (const double alpha : settings.alphaPrimes)
        for (const double gamma : settings.gammaPrimes)
            for (const double lambda : settings.lambdaPrimes)
                for (const int clusters : settings.clusters) {
                    Parameters parameters = parametersWith(sfp, defaultParameters(sfp, problem), settings.others);
                    parameters.set("alpha", (1 - alpha) / alpha);
                    parameters.set("gamma", (1 - gamma) / gamma);
                    parameters.set("lambda", (1 - lambda) / lambda);
                    parameters.set("clusters", std::int64_t(clusters));
                    fits.candidates.push_back(std::move(parameters));
                }
    for (std::size_t set = 0; set < fits.sets.size(); ++set)
        for (std::size_t candidate = 0; candidate < fits.candidates.size(); ++candidate)
            fits.fits.push_back({candidate, set, 1000 * set + 7});
    return fits;
}

std::vector<std::vector<int>> someSets(Index samples)
{
    std::vector<std::vector<int>> sets{{1, 5}, {0, 1, 2, 7, 9}};
    for (int sample = 0; sample < samples; sample += 3)
        sets.push_back({sample});
    return sets;
}

struct Single
{
    Outcome outcome;
    Prediction prediction;
    double effectiveFeatures = 0;
};

Single singleFit(const Problem& problem, const HeldOutFits& fits, const HeldOutFits::Fit& fit)
{
    const std::vector<int>& set = fits.sets[fit.set];
    const std::vector<Index> heldOut(set.begin(), set.end());
    std::vector<Index> others;
    Problem fold{nullptr, problem.target};
    fold.target.classOf.clear();
    for (int i = 0; i < problem.data->samples(); ++i)
        if (!std::binary_search(set.begin(), set.end(), i)) {
            others.push_back(i);
            fold.target.classOf.push_back(problem.target.classOf[static_cast<std::size_t>(i)]);
        }
    fold.data = problem.data->subset(others, std::nullopt);
    DatasetPtr samples = problem.data->subset(heldOut, std::nullopt);
    if (fits.standardisation != Standardisation::None) {
        const char* step = fits.standardisation == Standardisation::Sample ? "zscore=sample" : "zscore";
        const Preprocessed prepared = preprocess(fold.data, {StepSpec::parse(step)});
        samples = applySteps(samples, prepared.steps);
        fold.data = prepared.data;
    }
    SfpOptions options = sfpOptions(fits.candidates[fit.candidate]);
    options.seed = fit.seed;
    Single single;
    single.outcome = sfp(fold, options).outcome;
    single.prediction = predictSfp(single.outcome, fold.target, options, *samples);
    for (const auto& weights : single.outcome.featureWeights.rowwise())
        single.effectiveFeatures += effectiveNumber(weights);
    single.effectiveFeatures /= static_cast<double>(single.outcome.featureWeights.rows());
    return single;
}

bool areClose(double a, double b)
{
    return std::abs(a - b) <= tolerance * std::max(1.0, std::abs(b));
}

/// Compares all predictions; returns how many are left to fits.
int compareWithFits(const Problem& problem, const HeldOutFits& fits)
{
    const auto predictions = sfpPredictHeldOut(problem, fits, {});
    int open = 0;
    for (std::size_t i = 0; i < fits.fits.size(); ++i) {
        const LeftOutPrediction& one = predictions->at(i);
        if (one.classes.empty()) {
            ++open;
            continue;
        }
        const Single single = singleFit(problem, fits, fits.fits[i]);
        const Eigen::MatrixXd differences = one.probabilities - single.prediction.classProbabilities;
        if (one.classes != single.prediction.predictedClass || differences.cwiseAbs().maxCoeff() > tolerance ||
            !areClose(*one.objective, single.outcome.objective.back()) ||
            !areClose(*one.effectiveFeatures, single.effectiveFeatures))
            QTest::qFail(qPrintable(QString("fit %1 differs").arg(i)), __FILE__, __LINE__);
    }
    return open;
}

Problem exampleProblem(int classes, Index features = 150)
{
    RandomProblem wanted;
    wanted.samples = 24;
    wanted.features = features;
    wanted.classes = classes;
    wanted.shift = 0.7;
    wanted.unlabelled = 0.1;
    wanted.hasConstants = true;
    return randomProblem(wanted);
}

}  // namespace

void TestSfpModelStack::predictionsAreThoseOfFits_data()
{
    QTest::addColumn<Standardisation>("standardisation");
    QTest::addColumn<int>("classes");
    QTest::addColumn<QString>("scale");
    QTest::addColumn<QString>("weights");
    QTest::addColumn<QString>("loss");
    const auto row = [](Standardisation standardisation, int classes, const char* scale, const char* weights,
                        const char* loss) {
        QTest::addRow("%d, %d classes, %s, %s, %s", int(standardisation), classes, scale, weights, loss)
            << standardisation << classes << scale << weights << loss;
    };
    for (const Standardisation standardisation :
         {Standardisation::None, Standardisation::Population, Standardisation::Sample})
        for (const int classes : {2, 3}) {
            row(standardisation, classes, "sum", "cluster", "logloss");
            row(standardisation, classes, "mean", "cluster", "logloss");
            row(standardisation, classes, "cluster", "cluster", "logistic");
            row(standardisation, classes, "sum", "shared", "hinge");
            row(standardisation, classes, "cluster", "shared", "squared");
        }
}

void TestSfpModelStack::predictionsAreThoseOfFits()
{
    QFETCH(Standardisation, standardisation);
    QFETCH(int, classes);
    QFETCH(QString, scale);
    QFETCH(QString, weights);
    QFETCH(QString, loss);
    const Problem problem = exampleProblem(classes);
    for (const int restarts : {1, 3}) {
        Settings settings;
        settings.clusters = {restarts == 1 ? classes : classes + 1};
        settings.others = {{"lambda_scale", scale.toStdString()},
                           {"weights", weights.toStdString()},
                           {"loss", loss.toStdString()},
                           {"restarts", std::int64_t(restarts)}};
        QCOMPARE(compareWithFits(problem, fitsOf(problem, settings, someSets(24), standardisation)), 0);
    }
}

void TestSfpModelStack::stopsLikeFits()
{
    const Problem problem = exampleProblem(2);
    for (const std::int64_t limit : {1, 2, 100})
        for (const double stop : {0.0, 1e-3}) {
            Settings settings;
            settings.clusters = {2, 4};
            settings.others = {{"max_iterations", limit}, {"tolerance", stop}};
            QCOMPARE(
                compareWithFits(problem, fitsOf(problem, settings, {{3}, {4, 11}}, Standardisation::Population)),
                0);
        }
}

void TestSfpModelStack::anyDataOfFewFeatures()
{
    for (const Index features : {1, 7, 8, 63, 64, 65, 129}) {
        RandomProblem wanted;
        wanted.features = features;
        const Problem problem = randomProblem(wanted);
        Settings settings;
        settings.clusters = {2, 3};
        QCOMPARE(compareWithFits(problem, fitsOf(problem, settings, {{3}, {4, 11}}, Standardisation::Population)),
                 0);
    }
}

void TestSfpModelStack::featuresConstantWithoutTheHeldOutSamplesHaveNoWeight()
{
    RandomProblem wanted;
    wanted.samples = 20;
    wanted.features = 90;
    const Problem random = randomProblem(wanted);
    Eigen::MatrixXd values = random.data->values().map();
    values.leftCols(30).setConstant(0.1);
    values(4, 3) = 9;
    values(4, 7) = values(5, 7) = -2;
    const Problem problem = problemOf(values, random.target.classOf);
    Settings settings;
    settings.clusters = {2};
    for (const Standardisation standardisation : {Standardisation::None, Standardisation::Population})
        QCOMPARE(compareWithFits(problem, fitsOf(problem, settings, {{4}, {4, 5}, {6}}, standardisation)), 0);
}

void TestSfpModelStack::sameBitsForAnyThreadsAndAnyPart()
{
    const Problem problem = exampleProblem(3);
    Settings settings;
    settings.clusters = {2, 3, 5};
    const HeldOutFits fits = fitsOf(problem, settings, someSets(24), Standardisation::Population);
    const auto whole = sfpPredictHeldOut(problem, fits, {1, {}});
    const auto compare = [&](std::size_t first, std::size_t step, int threads) {
        HeldOutFits part = fits;
        part.fits.clear();
        for (std::size_t i = first; i < fits.fits.size(); i += step)
            part.fits.push_back(fits.fits[i]);
        const auto predictions = sfpPredictHeldOut(problem, part, {threads, {}});
        for (std::size_t i = 0; i < part.fits.size(); ++i) {
            const LeftOutPrediction &one = (*predictions)[i], &other = (*whole)[first + i * step];
            QVERIFY(one.probabilities == other.probabilities);
            QVERIFY(one.objective == other.objective && one.effectiveFeatures == other.effectiveFeatures);
        }
    };
    for (const int threads : {2, 3})
        compare(0, 1, threads);
    for (const std::size_t step : {2, 3, 7, 50, 1000})
        for (const std::size_t first : {0, 1, 13})
            compare(first, step, 1);
}

void TestSfpModelStack::keptFoldsChangeNothing()
{
    const Problem problem = exampleProblem(3);
    Settings settings;
    settings.clusters = {3};
    HeldOutFits fits = fitsOf(problem, settings, someSets(24), Standardisation::Population);
    const auto alone = sfpPredictHeldOut(problem, fits, {1, {}});
    fits.cache = std::make_shared<HeldOutCache>();
    std::shared_ptr<void> kept;
    for (const int threads : {1, 3}) {
        const auto predictions = sfpPredictHeldOut(problem, fits, {threads, {}});
        for (std::size_t i = 0; i < fits.fits.size(); ++i)
            QVERIFY((*predictions)[i].probabilities == (*alone)[i].probabilities &&
                    (*predictions)[i].objective == (*alone)[i].objective);
        QVERIFY(fits.cache->kept && (!kept || kept == fits.cache->kept));
        kept = fits.cache->kept;
    }
}

void TestSfpModelStack::lostDigitsAreLeftToFits()
{
    RandomProblem wanted;
    wanted.features = 80;
    const Problem random = randomProblem(wanted);
    Eigen::MatrixXd values = random.data->values().map();
    for (Index i = 0; i < values.rows(); ++i)
        values.row(i).array() += random.target.classOf[static_cast<std::size_t>(i)] == 0 ? 1e5 : -1e5;
    const Problem problem = problemOf(values, random.target.classOf);
    Settings settings;
    settings.clusters = {2};
    const HeldOutFits fits = fitsOf(problem, settings, {{4}, {6}}, Standardisation::None);
    QVERIFY(compareWithFits(problem, fits) > 0);
}

void TestSfpModelStack::otherFitsAreLeftToFits()
{
    Problem problem = exampleProblem(2);
    for (std::size_t i = 2; i < problem.target.classOf.size(); ++i)
        problem.target.classOf[i] = 0;
    problem.target.classOf[1] = 1;
    Settings settings;
    settings.clusters = {2, 24};
    HeldOutFits fits = fitsOf(problem, settings, {{1}, {2}}, Standardisation::None);
    fits.candidates.front().set("init_samples", std::string("3,4"));
    const auto predictions = sfpPredictHeldOut(problem, fits, {});
    for (std::size_t i = 0; i < fits.fits.size(); ++i) {
        const HeldOutFits::Fit& fit = fits.fits[i];
        const Parameters& candidate = fits.candidates[fit.candidate];
        const bool isLeft = fit.set == 0 || fit.candidate == 0 || candidate.integer("clusters") == 24;
        QCOMPARE(predictions->at(i).classes.empty(), isLeft);
    }
    Eigen::MatrixXd values = problem.data->values().map();
    values(0, 0) = std::numeric_limits<double>::quiet_NaN();
    const auto ofMissingValues = sfpPredictHeldOut(problemOf(values, problem.target.classOf), fits, {});
    for (const LeftOutPrediction& one : *ofMissingValues)
        QVERIFY(one.classes.empty());
}

void TestSfpModelStack::cancels()
{
    const Problem problem = exampleProblem(2);
    Settings settings;
    settings.clusters = {2};
    const HeldOutFits fits = fitsOf(problem, settings, someSets(24), Standardisation::None);
    int questions = 0;
    const Progress stopsAtOnce = [&](const Step& step) {
        ++questions;
        return step.total != std::ssize(fits.fits);
    };
    QVERIFY(!sfpPredictHeldOut(problem, fits, {2, stopsAtOnce}));
    QCOMPARE(questions, 1);
}

QTEST_APPLESS_MAIN(TestSfpModelStack)
#include "tst_sfp_model_stack.moc"
