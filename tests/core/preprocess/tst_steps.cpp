// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/preprocess/step_groups.h"
#include "tests/core/preprocess/step_data.h"
#include "tests/core/support/random_problem.h"

#include <nlohmann/json.hpp>

#include <QTest>

#include <limits>

using namespace fuzzylens;
using namespace fuzzylens::test;

class TestSteps : public QObject
{
    Q_OBJECT

private slots:
    void byHand_data();
    void byHand();
    void badArguments_data();
    void badArguments();
    void refusedData_data();
    void refusedData();
    void refusalNamesThePlace();
    void everyStepIsDescribed();
    void defaultsApplyWhenTheArgumentIsOmitted();
    void everyChoiceFits();
    void anUnfinishedArgumentIsNoError();
    void samplesWithoutValuesAreNamed_data();
    void samplesWithoutValuesAreNamed();
    void anOrderThatMeansLittleIsSaid_data();
    void anOrderThatMeansLittleIsSaid();
    void applyingStopsBetweenSteps();
};

void TestSteps::byHand_data()
{
    QTest::addColumn<QString>("step");
    QTest::addColumn<DatasetPtr>("data");
    QTest::addColumn<QString>("expected");
    const auto row = [](const char* name, const char* step, DatasetPtr data, const char* expected) {
        QTest::newRow(name) << QString::fromLatin1(step) << std::move(data) << QString::fromLatin1(expected);
    };
    row("log2", "log2", makeData({{1, 8}, {0.5, missing}}), "0 3 | -1 -");
    row("log1p", "log1p", makeData({{0, std::exp(2.0) - 1}}), "0 2");
    row("ln", "ln", makeData({{1, std::exp(3.0)}}), "0 3");
    row("scale", "scale=0.01", makeData({{100, -50}, {missing, 0}}), "1 -0.5 | - 0");
    row("floor", "floor=20", makeData({{-5, 20}, {missing, 21}}), "20 20 | - 21");
    row("ceil", "ceil=1.6e4", makeData({{16001, 3}, {missing, 16000}}), "16000 3 | - 16000");
    row("zscore, n", "zscore", makeData({{1, 7}, {2, 7}, {3, 7}}), "-1.22474 0 | 0 0 | 1.22474 0");
    row("zscore, n - 1", "zscore=sample", makeData({{1, 7}, {2, 7}, {3, 7}}), "-1 0 | 0 0 | 1 0");
    row("zscore with a gap", "zscore", makeData({{1, 0.1}, {missing, 0.1}, {3, 0.1}}), "-1 0 | - 0 | 1 0");
    row("centre", "center", makeData({{1, 5}, {missing, 5}, {3, 8}}), "-1 -1 | - -1 | 1 2");
    row("minmax", "minmax", makeData({{2, 4}, {4, 4}, {3, missing}}), "0 0 | 1 0 | 0.5 -");
    // The second feature is constant except for its last bit.
    constexpr double rounded = 1000000.0000000001;
    for (const auto& [step, varying] :
         {std::pair("zscore", "-1 0 | 1 0"), std::pair("zscore=sample", "-0.707107 0 | 0.707107 0"),
          std::pair("center", "-1 0 | 1 0"), std::pair("minmax", "0 0 | 1 0"), std::pair("drop-constant", "1 | 3"),
          std::pair("top-variance=1", "1 | 3")})
        row(qPrintable(QString("%1, rounding").arg(step)), step, makeData({{1, 1e6}, {3, rounded}}), varying);
    // The published example (Bolstad et al.): genes A..D, three samples; sorted means 2, 3, 14/3, 17/3; the tied
    // 4s of the second sample share the mean rank of 3 and 4.
    row("quantile", "quantile", makeData({{5, 2, 3, 4}, {4, 1, 4, 2}, {3, 4, 6, 8}}),
        "5.66667 2 3 4.66667 | 5.16667 2 5.16667 3 | 2 3 4.66667 5.66667");
    // Sample 2 has 1 and 3 for places 0 and 2: at place 1 it counts as 2.
    row("quantile with a gap", "quantile", makeData({{3, 6, 9}, {1, missing, 3}}), "2 4 6 | 2 - 6");
    // Sample 2 has 10, 30, 30 for places 0, 1.5, 3 of 4: at the four places it counts as 10, 23.3, 30, 30, so the
    // target is 5.5, 12.67, 16, 17.5. The tied 2s lie half way between places 1 and 2, the tied 30s at mean rank
    // 1.5 of 0 to 2, place 2.25 of the target.
    row("quantile with ties and a gap", "quantile", makeData({{1, 2, 2, 5}, {10, missing, 30, 30}}),
        "5.5 14.3333 14.3333 17.5 | 5.5 - 16.375 16.375");
    // Three of a kind have mean rank 2 of 3: the middle of the target 2, 3, 4.
    row("quantile with three alike", "quantile", makeData({{7, 7, 7}, {-3, -1, 1}}), "3 3 3 | 2 3 4");
    row("median fill", "impute=median", makeData({{1, 1}, {missing, 2}, {3, missing}, {8, 9}}),
        "1 1 | 3 2 | 3 2 | 8 9");
    row("mean fill", "impute=mean", makeData({{1, 1}, {missing, 2}, {3, missing}, {8, 9}}),
        "1 1 | 4 2 | 3 4 | 8 9");
    // A misses sample 3. Mean squared distances over samples 1 and 2: B 1, C 4, D 0 (but D misses sample 3 too).
    row("two nearest features", "impute=knn:2", makeData({{0, 1, 2, 0}, {0, 1, 2, 0}, {missing, 10, 20, missing}}),
        "0 1 2 0 | 0 1 2 0 | 15 10 20 15");
    // Distances of A: B 1, C 2, D 3, E 4, F 5, G 6, H 7, and E misses sample 3: B, C, D, F, G count. Of E: D and F
    // 1, C and G 2, B and H 3 (the lower index goes first), A 4 but missing too.
    row("five nearest features", "impute=knn:5",
        makeData(
            {{0, 1, 2, 3, 4, 5, 6, 7}, {0, 1, 2, 3, 4, 5, 6, 7}, {missing, 10, 20, 30, missing, 50, 60, 1000}}),
        "0 1 2 3 4 5 6 7 | 0 1 2 3 4 5 6 7 | 34 10 20 30 34 50 60 1000");
    row("a tie goes to the lower index", "impute=knn:1", makeData({{0, 1, -1}, {missing, 5, 7}}),
        "0 1 -1 | 5 5 7");
    row("fewer features than K", "impute=knn:9", makeData({{0, 1, -1}, {missing, 5, 7}}), "0 1 -1 | 6 5 7");
    // B and C share no sample with A: no distance, hence the mean of A itself.
    row("no common sample", "impute=knn:1", makeData({{2, missing}, {4, missing}, {missing, 9}}),
        "2 9 | 4 9 | 3 9");
    // Root mean square: B differs from A by 2.5 in the one common sample, C by 2 in each of two.
    row("distance is a mean", "impute=knn:1", makeData({{0, missing, 2}, {0, 2.5, 2}, {missing, 100, 200}}),
        "0 0 2 | 0 2.5 2 | 200 100 200");
    row("drop missing", "drop-missing=0.5", makeData({{1, missing, missing}, {2, missing, 4}}), "1 - | 2 4");
    row("drop missing, none allowed", "drop-missing=0", makeData({{1, missing, missing}, {2, missing, 4}}),
        "1 | 2");
    row("drop constant", "drop-constant", makeData({{1, 5, missing, missing}, {1, 6, 3, missing}}), "5 | 6");
    row("top variance", "top-variance=2", makeData({{1, 5, 0, 2}, {2, 5, 9, 4}}), "0 2 | 9 4");
    row("top variance, tie", "top-variance=1", makeData({{5, 1, 2}, {5, 2, 3}}), "1 | 2");
    row("top variance, all asked", "top-variance=9", makeData({{1, 5}, {2, 5}}), "1 5 | 2 5");
    // MAD of A (0 0 0 100): 0; of B (0 1 2 3): 1.
    row("top MAD", "top-mad=1", makeData({{0, 0}, {0, 1}, {0, 2}, {100, 3}}), "0 | 1 | 2 | 3");
    row("select", "select=C,A", makeData({{1, 2, 3}}), "3 1");
    row("exclude", "exclude=B", makeData({{1, 2, 3}}), "1 3");
}

void TestSteps::byHand()
{
    QFETCH(QString, step);
    QFETCH(DatasetPtr, data);
    QTEST(table(*run(qPrintable(step), data)), "expected");
}

void TestSteps::badArguments_data()
{
    QTest::addColumn<QString>("text");
    for (const char* text : {"",
                             "log3",
                             "log2=2",
                             "=",
                             "scale=",
                             "floor=x",
                             "ceil=nan",
                             "scale=inf",
                             "scale=1e999",
                             "scale=1,5",
                             "zscore=both",
                             "impute=knn",
                             "impute=knn:0",
                             "impute=knn:1.5",
                             "impute=knn:-1",
                             "impute=mode",
                             "drop-missing=1.1",
                             "drop-missing=-0.1",
                             "top-variance=0",
                             "top-mad=2.5",
                             "select",
                             "exclude",
                             "keep-samples",
                             "quantile=3"})
        QTest::newRow(text[0] ? text : "empty") << QString::fromLatin1(text);
}

void TestSteps::badArguments()
{
    QFETCH(QString, text);
    QVERIFY_THROWS_EXCEPTION(std::invalid_argument, StepSpec::parse(text.toStdString()));
}

void TestSteps::refusedData_data()
{
    QTest::addColumn<QString>("step");
    QTest::addColumn<DatasetPtr>("data");
    const auto row = [](const char* step, DatasetPtr data) {
        QTest::newRow(step) << QString::fromLatin1(step) << std::move(data);
    };
    row("log2", makeData({{1, 0}}));
    row("ln", makeData({{1, -2}}));
    row("log1p", makeData({{0, -1}}));
    row("scale=1e300", makeData({{1, 1e300}}));
    row("minmax", makeData({{-1.7e308}, {1.7e308}}));
    row("impute=mean", makeData({{1, missing}, {2, missing}}));
    row("impute=median", makeData({{1, missing}, {2, missing}}));
    row("impute=knn:1", makeData({{1, missing}, {2, missing}}));
    row("quantile", makeData({{missing, missing}}));
    row("drop-constant", makeData({{1, 2}, {1, 2}}));
    row("drop-missing=0", makeData({{missing}, {1}}));
    row("select=X,Y", makeData({{1, 2}}));
    row("exclude=A,B", makeData({{1, 2}}));
    row("keep-samples=S9", makeData({{1, 2}}));
    row("select=/", makeData({{1, 2}}));
}

void TestSteps::refusedData()
{
    QFETCH(QString, step);
    QFETCH(DatasetPtr, data);
    QVERIFY_THROWS_EXCEPTION(DataError, run(qPrintable(step), data));
}

void TestSteps::refusalNamesThePlace()
{
    DatasetParts parts = makeData({{1, 2}, {4, -0.25}})->parts();
    parts.origin.path = "chip.csv";
    try {
        run("log2", std::make_shared<const Dataset>(std::move(parts)));
        QFAIL("log2 of a negative value was not refused");
    } catch (const DataError& error) {
        QCOMPARE(
            QString::fromUtf8(error.what()),
            QStringLiteral("chip.csv: log2 of a value <= 0, sample \"S2\", feature \"B\" (\"-0.25\"); add a step "
                           "that makes all values positive before it, such as floor=1."));
    }
}

void TestSteps::everyStepIsDescribed()
{
    QStringList order;
    for (const StepDescription& description : stepDescriptions()) {
        order << QString::fromStdString(description.name);
        QVERIFY(!description.title.empty() && !description.help.empty());
        QVERIFY(description.byDefault.empty() || !description.argument.empty());
    }
    QStringList grouped;
    for (const StepGroup& group : stepGroups()) {
        QVERIFY(!group.title.empty() && !group.steps.empty());
        for (const StepDescription& description : group.steps)
            grouped << QString::fromStdString(description.name);
    }
    QCOMPARE(grouped, order);
    QCOMPARE(order.join(QLatin1Char(' ')),
             QStringLiteral(
                 "log2 log1p ln zscore center minmax quantile scale floor ceil impute drop-missing "
                 "drop-constant top-variance top-mad select exclude mend-names symbols keep-samples drop-samples "
                 "shuffle-labels"));
}

void TestSteps::defaultsApplyWhenTheArgumentIsOmitted()
{
    DatasetParts parts = makeData({{1, 2}, {3, missing}})->parts();
    parts.labelFields = {LabelField::categorical("set", {"a", "b"})};
    const DatasetPtr data = std::make_shared<const Dataset>(std::move(parts));
    for (const StepDescription& description : stepDescriptions()) {
        if (description.byDefault.empty())
            continue;
        const auto bare = fitStep({description.name, ""}, *data);
        const auto full = fitStep({description.name, description.byDefault}, *data);
        QVERIFY(bare->toJson() == full->toJson());
    }
}

void TestSteps::everyChoiceFits()
{
    int choosing = 0;
    for (const StepDescription& description : stepDescriptions()) {
        choosing += !description.choices.empty();
        bool hasDefault = description.choices.empty();
        for (const StepChoice& choice : description.choices) {
            QCOMPARE(StepSpec::parse(description.name + "=" + choice.value).argument, choice.value);
            hasDefault |= choice.value == description.byDefault;
        }
        QVERIFY(hasDefault);
    }
    QCOMPARE(choosing, 2);  // zscore, impute
    QVERIFY_THROWS_EXCEPTION(std::invalid_argument, StepSpec::parse("zscore=other"));
}

void TestSteps::anOrderThatMeansLittleIsSaid_data()
{
    QTest::addColumn<QStringList>("steps");
    QTest::addColumn<QString>("said");
    QTest::newRow("before") << QStringList{"top-variance=2", "zscore"} << "";
    QTest::newRow("behind") << QStringList{"zscore", "top-variance=2"} << "1 before 0: variance meaningless";
    QTest::newRow("not at once") << QStringList{"log1p", "zscore", "scale=2", "top-variance=2"}
                                 << "3 before 1: variance meaningless";
    QTest::newRow("MAD") << QStringList{"zscore", "top-mad=2"} << "1 before 0: variance";
    QTest::newRow("range") << QStringList{"minmax", "top-variance=2"} << "1 before 0: range";
    // The last of them decides; the choice is meaningful only before the first.
    QTest::newRow("the last counts") << QStringList{"minmax", "zscore", "top-mad=2", "top-variance=3"}
                                     << "2 before 0: variance, 3 before 0: variance meaningless";
    QTest::newRow("the last of two") << QStringList{"zscore", "minmax", "top-variance=2"} << "2 before 0: range";
    QTest::newRow("centred behind") << QStringList{"zscore", "center", "top-variance=2"}
                                    << "2 before 0: variance meaningless";
    for (const char* step : {"floor=0", "ceil=1", "log1p", "quantile", "impute=median", "drop-samples=a"})
        QTest::addRow("%s between", step) << QStringList{"zscore", step, "top-variance=2"} << "";
    QTest::newRow("standardised again")
        << QStringList{"zscore", "log1p", "zscore", "top-variance=2"} << "3 before 2: variance meaningless";
    QTest::newRow("of some samples") << QStringList{"zscore", "keep-samples=class:A", "top-variance=2"} << "";
    QTest::newRow("centred") << QStringList{"center", "top-variance=2"} << "";
}

void TestSteps::anOrderThatMeansLittleIsSaid()
{
    QFETCH(QStringList, steps);
    QFETCH(QString, said);
    std::vector<StepSpec> specs;
    for (const QString& step : steps)
        specs.push_back(StepSpec::parse(step.toStdString()));
    QStringList warnings;
    for (const StepWarning& warning : stepWarnings(specs)) {
        const QString text = QString::fromStdString(warning.text.text());
        warnings << QStringLiteral("%1 before %2: %3%4")
                        .arg(warning.step)
                        .arg(warning.before)
                        .arg(text.section(QStringLiteral("the same "), 1).section(',', 0, 0).section(' ', 0, 0),
                             text.contains(QStringLiteral("arbitrarily")) ? QStringLiteral(" meaningless") : "");
    }
    QCOMPARE(warnings.join(QStringLiteral(", ")), said);
}

void TestSteps::applyingStopsBetweenSteps()
{
    const DatasetPtr data = makeData({{1, 2}, {3, 5}});
    const Preprocessed prepared = preprocess(data, {StepSpec::parse("log2"), StepSpec::parse("zscore")});
    int asked = 0;
    QVERIFY(applySteps(data, prepared.steps, [&](const Step&) { return ++asked > 0; }));
    QCOMPARE(asked, 2);
    QVERIFY(!applySteps(data, prepared.steps, [&](const Step& step) { return step.done < 1; }));
}

/// The window warns of the order while the argument of a step is still to be typed.
void TestSteps::anUnfinishedArgumentIsNoError()
{
    for (const StepDescription& step : stepDescriptions())
        for (const char* argument : {"", "@", ",highest-variance"})
            QVERIFY(stepWarnings({{"zscore", ""}, {step.name, argument}}).size() <= 1);
}

void TestSteps::samplesWithoutValuesAreNamed_data()
{
    QTest::addColumn<QString>("step");
    for (const char* step : {"impute=mean", "impute=median", "impute=knn:1"})
        QTest::newRow(step) << QString::fromLatin1(step);
}

/// Filled, such a sample is the mean of the others.
void TestSteps::samplesWithoutValuesAreNamed()
{
    QFETCH(QString, step);
    const double missing = std::numeric_limits<double>::quiet_NaN();
    Eigen::MatrixXd values(4, 2);
    values << 1, 2, missing, missing, 3, missing, 5, 6;
    const DatasetPtr data = problemOf(values, {0, 1, 0, 1}).data;
    try {
        const DatasetPtr filled = run(step.toLatin1().constData(), data);
        QCOMPARE(filled->issues().size(), std::size_t(1));
        QCOMPARE(filled->issues().front().severity, Issue::Severity::Warning);
        QCOMPARE(filled->issues().front().text, data->sampleNames()[1]);
    } catch (const DataError& error) {  // no feature has a value there to fill with
        QVERIFY2(step.contains("knn") && sentence(error.issue()).find(data->sampleNames()[1]) != std::string::npos,
                 error.what());
    }
    const DatasetPtr whole = data->subset(std::vector<Index>{0, 2, 3}, std::nullopt);
    QVERIFY(run("impute=mean", whole)->issues().empty());
}

QTEST_GUILESS_MAIN(TestSteps)
#include "tst_steps.moc"
