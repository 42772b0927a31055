// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/session/comparison.h"

#include <QTest>

#include <memory>

using namespace fuzzylens;

namespace {

NamesPtr names(std::vector<std::string> all)
{
    return std::make_shared<const std::vector<std::string>>(std::move(all));
}

Result resultOf(std::vector<std::string> samples, std::vector<int> assigned, std::vector<std::string> features,
                Eigen::MatrixXd weights)
{
    Result result;
    result.samples = names(std::move(samples));
    result.features = names(std::move(features));
    result.outcome.assigned = std::move(assigned);
    result.outcome.featureWeights = std::move(weights);
    return result;
}

Eigen::MatrixXd row(std::initializer_list<double> values)
{
    return Eigen::Map<const Eigen::RowVectorXd>(values.begin(), Eigen::Index(values.size()));
}

}  // namespace

class TestComparison : public QObject
{
    Q_OBJECT

private slots:
    void withItself();
    void clustersAreMatchedBySamples();
    void moreClustersThanBefore();
    void samplesByNameWhereTheListsDiffer();
    void namesThatComeTwiceAreNotMatched();
    void weightsGainedAndLost();
    void weightsAreMeansOverTheClusters();
    void figuresThatBothHave();
    void withoutClustersOrWeights();
    void membershipsOfMatchedClusters();
};

void TestComparison::withItself()
{
    const Result one = resultOf({"a", "b", "c"}, {0, 1, 1}, {"x", "y"}, row({0.25, 0.75}));
    const ResultComparison comparison = compare(one, one);
    QCOMPARE(comparison.samples, 3);
    QCOMPARE(comparison.moved, 0);
    QCOMPARE(comparison.adjustedRand, 1.0);
    QCOMPARE(comparison.matchedTo, (std::vector<int>{0, 1}));
    QVERIFY(comparison.mostChanged(5, false).empty());
    QVERIFY(comparison.mostChanged(5, true).empty());
}

void TestComparison::clustersAreMatchedBySamples()
{
    const Result one = resultOf({"a", "b", "c", "d", "e"}, {0, 0, 1, 1, 2}, {}, {});
    const Result other = resultOf({"a", "b", "c", "d", "e"}, {2, 2, 0, 1, 1}, {}, {});
    const ResultComparison comparison = compare(one, other);
    QCOMPARE(comparison.matchedTo, (std::vector<int>{2, 0, 1}));
    QCOMPARE(comparison.moved, 1);
    QCOMPARE(comparison.table(1, 1), 1);
    QCOMPARE(comparison.table.sum(), 5);
}

void TestComparison::moreClustersThanBefore()
{
    const Result one = resultOf({"a", "b", "c"}, {0, 1, 2}, {}, {});
    const Result other = resultOf({"a", "b", "c"}, {0, 0, 0}, {}, {});
    const ResultComparison fewer = compare(one, other);
    QCOMPARE(std::count(fewer.matchedTo.begin(), fewer.matchedTo.end(), -1), std::ptrdiff_t(2));
    QCOMPARE(fewer.moved, 2);
    const ResultComparison more = compare(other, one);
    QCOMPARE(more.matchedTo.size(), std::size_t(1));
    QCOMPARE(more.moved, 2);
}

void TestComparison::samplesByNameWhereTheListsDiffer()
{
    const Result one = resultOf({"a", "b", "c"}, {0, 1, 1}, {"x", "y"}, row({0.5, 0.5}));
    const Result other = resultOf({"c", "a"}, {0, 1}, {"y", "z"}, row({0.1, 0.9}));
    const ResultComparison comparison = compare(one, other);
    QCOMPARE(comparison.samples, 2);
    QCOMPARE(comparison.moved, 0);
    QCOMPARE(comparison.matchedTo, (std::vector<int>{1, 0}));
    QCOMPARE(comparison.weights.size(), std::size_t(1));
    QCOMPARE(comparison.weights[0].feature, std::string("y"));
    QCOMPARE(comparison.weights[0].first, 0.5);
    QCOMPARE(comparison.weights[0].second, 0.1);
}

void TestComparison::namesThatComeTwiceAreNotMatched()
{
    const Result one = resultOf({"a", "a", "b"}, {0, 1, 1}, {}, {});
    const ResultComparison comparison = compare(one, resultOf({"b", "a"}, {0, 0}, {}, {}));
    QCOMPARE(comparison.samples, 1);
    // The same list is matched by place, names that come twice too.
    QCOMPARE(compare(one, one).samples, 3);
}

void TestComparison::weightsGainedAndLost()
{
    const Result one = resultOf({"a"}, {0}, {"p", "q", "r", "s"}, row({0.4, 0.3, 0.2, 0.1}));
    const Result other = resultOf({"a"}, {0}, {"p", "q", "r", "s"}, row({0.1, 0.2, 0.3, 0.4}));
    const ResultComparison comparison = compare(one, other);
    const auto gained = comparison.mostChanged(5, false), lost = comparison.mostChanged(1, true);
    QCOMPARE(gained.size(), std::size_t(2));
    QCOMPARE(gained[0].feature, std::string("s"));
    QCOMPARE(gained[1].feature, std::string("r"));
    QCOMPARE(lost.size(), std::size_t(1));
    QCOMPARE(lost[0].feature, std::string("p"));
}

void TestComparison::weightsAreMeansOverTheClusters()
{
    Eigen::MatrixXd weights(2, 2);
    weights << 1, 0, 0.5, 0.5;
    const Result one = resultOf({"a"}, {0}, {"x", "y"}, weights);
    const ResultComparison comparison = compare(one, one);
    QCOMPARE(comparison.weights[0].first, 0.75);
    QCOMPARE(comparison.weights[1].second, 0.25);
}

void TestComparison::figuresThatBothHave()
{
    Result one = resultOf({"a"}, {0}, {}, {}), other = one;
    one.metrics = {{"objective", 2}, {"violated_pairs", 1}};
    other.metrics = {{"objective", 3}, {"iterations", 7}};
    const ResultComparison comparison = compare(one, other);
    QCOMPARE(comparison.metrics.size(), std::size_t(1));
    QCOMPARE(comparison.metrics[0].name, std::string("objective"));
    QCOMPARE(comparison.metrics[0].first, 2.0);
    QCOMPARE(comparison.metrics[0].second, 3.0);
}

void TestComparison::withoutClustersOrWeights()
{
    const ResultComparison comparison =
        compare(resultOf({"a"}, {}, {"x"}, {}), resultOf({"a"}, {0}, {"x"}, row({1})));
    QCOMPARE(comparison.samples, 0);
    QVERIFY(comparison.weights.empty());
    QVERIFY(comparison.matchedTo.empty());
}

/// The clusters of the second fit have other numbers, and its samples another order.
void TestComparison::membershipsOfMatchedClusters()
{
    Result one = resultOf({"a", "b", "c", "d"}, {0, 0, 1, 1}, {}, {});
    one.outcome.memberships.resize(4, 2);
    one.outcome.memberships << 0.9, 0.1, 0.8, 0.2, 0.3, 0.7, 0.4, 0.6;
    Result other = resultOf({"d", "c", "b", "x"}, {1, 0, 1, 0}, {}, {});
    other.outcome.memberships.resize(4, 2);
    other.outcome.memberships << 0.45, 0.55, 0.8, 0.2, 0.1, 0.9, 0.5, 0.5;
    const ResultComparison comparison = compare(one, other);
    QCOMPARE(comparison.matchedTo, (std::vector<int>{1, 0}));
    const MatchedMemberships matched = matchedMemberships(one, other, comparison);
    QVERIFY(!matched.isEmpty());
    QCOMPARE(matched.samples, (std::vector<std::pair<int, int>>{{1, 2}, {2, 1}, {3, 0}}));
    QCOMPARE(matched.clusters, (std::vector<std::pair<int, int>>{{0, 1}, {1, 0}}));
    QCOMPARE(matched.isMoved, (std::vector<bool>{false, false, true}));
    QCOMPARE(std::count(matched.isMoved.begin(), matched.isMoved.end(), true), std::ptrdiff_t(comparison.moved));
    QCOMPARE(matched.first(2, 0), 0.4);
    QCOMPARE(matched.second(2, 0), 0.55);
    QCOMPARE(matched.second(1, 1), 0.8);
    one.outcome.membershipsLabelFree = one.outcome.memberships.array() / 2;  // of one fit alone
    QCOMPARE(matchedMemberships(one, other, comparison).first(0, 0), 0.8);
    other.outcome.memberships.resize(0, 0);
    QVERIFY(matchedMemberships(one, other, comparison).isEmpty());
}

QTEST_GUILESS_MAIN(TestComparison)
#include "tst_comparison.moc"
