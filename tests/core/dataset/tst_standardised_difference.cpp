// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/dataset/summary/standardised_difference.h"

#include "core/numeric/random.h"
#include "tests/core/support/tolerances.h"

#include <QTest>

#include <cmath>
#include <limits>
#include <stdexcept>

using namespace fuzzylens;
namespace tolerance = fuzzylens::test::tolerance;

class TestStandardisedDifference : public QObject
{
    Q_OBJECT

private slots:
    void valuesByHand();
    void agreesWithTheNaiveFormula();
    void unitsDoNotMatter();
    void exchangedGroupsChangeTheSign();
    void constantColumnsAreDefined();
    void groupsOfOneValueHaveNoDifference();
    void missingValuesAreLeftOut();
    void otherLengthsAreRejected();
    void cancelledComparisonsAreEmpty();
};

namespace {

constexpr double missing = std::numeric_limits<double>::quiet_NaN();
constexpr double infinity = std::numeric_limits<double>::infinity();

AlignedMatrix column(const std::vector<double>& values)
{
    AlignedMatrix matrix(Index(values.size()), 1);
    std::copy(values.begin(), values.end(), matrix.column(0));
    return matrix;
}

/// A copy.
ValueTable tableOf(const AlignedMatrix& values)
{
    return std::make_shared<AlignedMatrix>(AlignedMatrix::copyOf(values.map()));
}

double differenceOf(const std::vector<double>& values, const std::vector<bool>& selected)
{
    return standardisedDifferences(tableOf(column(values)), selected)[0];
}

AlignedMatrix drawn(Index rows, Index columns, double offset)
{
    Random random(7);
    AlignedMatrix matrix(rows, columns);
    for (Index l = 0; l < columns; ++l)
        for (Index i = 0; i < rows; ++i)
            matrix(i, l) = offset + random.normal() + (i % 3 == 0 ? 0.1 * double(l) : 0);
    return matrix;
}

std::vector<bool> everyThird(Index rows)
{
    std::vector<bool> selected;
    for (Index i = 0; i < rows; ++i)
        selected.push_back(i % 3 == 0);
    return selected;
}

/// By the formula of the header, one sum after the other.
double naive(const AlignedMatrix& values, Index l, const std::vector<bool>& selected)
{
    double mean[2] = {0, 0}, squares[2] = {0, 0}, count[2] = {0, 0};
    for (Index i = 0; i < values.rows(); ++i) {
        count[selected[std::size_t(i)]] += 1;
        mean[selected[std::size_t(i)]] += values(i, l);
    }
    mean[0] /= count[0];
    mean[1] /= count[1];
    for (Index i = 0; i < values.rows(); ++i)
        squares[selected[std::size_t(i)]] += std::pow(values(i, l) - mean[selected[std::size_t(i)]], 2);
    const double variance[2] = {squares[0] / (count[0] - 1), squares[1] / (count[1] - 1)};
    const double pooled =
        ((count[1] - 1) * variance[1] + (count[0] - 1) * variance[0]) / (count[1] + count[0] - 2);
    return (mean[1] - mean[0]) / std::sqrt(pooled);
}

}  // namespace

void TestStandardisedDifference::valuesByHand()
{
    // Selected 5, 7, 9: mean 7, variance 4. Others 1, 3: mean 2, variance 2. s^2 = (2 * 4 + 1 * 2) / 3.
    const double expected = 5 / std::sqrt(10.0 / 3);
    QVERIFY(std::abs(differenceOf({5, 1, 7, 3, 9}, {true, false, true, false, true}) - expected) <
            tolerance::exactFormula);
}

void TestStandardisedDifference::agreesWithTheNaiveFormula()
{
    const std::vector<bool> selected = everyThird(50);
    for (const double offset : {0.0, 1e3}) {
        const AlignedMatrix values = drawn(50, 12, offset);
        const Eigen::VectorXd found = standardisedDifferences(tableOf(values), selected);
        QCOMPARE(found.size(), Index(12));
        for (Index l = 0; l < 12; ++l) {
            const double expected = naive(values, l, selected);
            QVERIFY(std::abs(found[l] - expected) <= tolerance::naive * (1 + std::abs(expected)));
        }
    }
}

void TestStandardisedDifference::unitsDoNotMatter()
{
    const AlignedMatrix values = drawn(30, 5, 0);
    AlignedMatrix other(30, 5);
    other.map() = (-2.5 * values.map()).array() + 40;
    const std::vector<bool> selected = everyThird(30);
    const Eigen::VectorXd sum =
        standardisedDifferences(tableOf(values), selected) + standardisedDifferences(tableOf(other), selected);
    QVERIFY(sum.cwiseAbs().maxCoeff() < tolerance::naive);
}

void TestStandardisedDifference::exchangedGroupsChangeTheSign()
{
    const AlignedMatrix values = drawn(30, 5, 0);
    const std::vector<bool> selected = everyThird(30);
    std::vector<bool> others = selected;
    others.flip();
    QVERIFY(standardisedDifferences(tableOf(values), selected) ==
            -standardisedDifferences(tableOf(values), others));
}

void TestStandardisedDifference::constantColumnsAreDefined()
{
    const std::vector<bool> firstTwo = {true, true, false, false, false};
    QCOMPARE(differenceOf({0.1, 0.1, 0.1, 0.1, 0.1}, firstTwo), 0.0);
    QCOMPARE(differenceOf({0, 0, 0, 0, 0}, firstTwo), 0.0);
    const double rounded = std::nextafter(0.1, 1);
    QCOMPARE(differenceOf({0.1, rounded, rounded, 0.1, 0.1}, firstTwo), 0.0);
    QCOMPARE(differenceOf({0.3, 0.3, 0.1, 0.1, 0.1}, firstTwo), infinity);
    QCOMPARE(differenceOf({0.1, 0.1, 0.3, 0.3, 0.3}, firstTwo), -infinity);
    // Constant in one group alone.
    QVERIFY(std::abs(differenceOf({2, 2, 0, 1, -1}, firstTwo) - 2 / std::sqrt(2.0 / 3)) < tolerance::exactFormula);
}

void TestStandardisedDifference::groupsOfOneValueHaveNoDifference()
{
    QVERIFY(std::isnan(differenceOf({1, 2, 3}, {true, false, false})));
    QVERIFY(std::isnan(differenceOf({1, 2, 3}, {true, true, false})));
    QVERIFY(std::isnan(differenceOf({1, 2, 3}, {true, true, true})));
    QVERIFY(std::isnan(differenceOf({1, missing, 3, 4}, {true, true, false, false})));
}

void TestStandardisedDifference::missingValuesAreLeftOut()
{
    QCOMPARE(differenceOf({missing, 5, 1, 7, 3, 9, missing}, {true, true, false, true, false, true, false}),
             differenceOf({5, 1, 7, 3, 9}, {true, false, true, false, true}));
}

void TestStandardisedDifference::otherLengthsAreRejected()
{
    QVERIFY_THROWS_EXCEPTION(std::invalid_argument, differenceOf({1, 2, 3}, {true, false}));
}

void TestStandardisedDifference::cancelledComparisonsAreEmpty()
{
    const AlignedMatrix values = drawn(9, 4, 0);
    QCOMPARE(standardisedDifferences(tableOf(values), everyThird(9), [](const Step&) { return false; }).size(),
             Index(0));
}

QTEST_GUILESS_MAIN(TestStandardisedDifference)
#include "tst_standardised_difference.moc"
