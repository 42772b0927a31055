// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/methods/best_restart.h"
#include "core/numeric/fixed_signs.h"
#include "core/numeric/ties.h"

#include <QtTest>

#include <limits>

using namespace fuzzylens;

// What decides between results that are equal up to rounding.
class TestTies : public QObject
{
    Q_OBJECT

private slots:
    void earliestRestartNearTheBestWins_data();
    void earliestRestartNearTheBestWins();
    void firstOfEqualEntriesIsChosen();
    void infiniteEntriesAreNeverClose();
    void firstOfEqualEntriesDecidesTheSign();
};

void TestTies::earliestRestartNearTheBestWins_data()
{
    QTest::addColumn<QList<double>>("objectives");
    QTest::addColumn<int>("winner");
    QTest::newRow("one") << QList<double>{3.0} << 0;
    QTest::newRow("lower") << QList<double>{5.0, 1.0, 2.0} << 1;
    QTest::newRow("rounding") << QList<double>{1.0, 1.0 - 1e-12, 1.0 - 2e-12} << 0;
    QTest::newRow("near the best alone") << QList<double>{1.0 + 1.5e-9, 1.0 + 0.8e-9, 1.0} << 1;
    QTest::newRow("negative") << QList<double>{-2.0, -7.0, -7.0 - 1e-10} << 1;
    QTest::newRow("nothing but rounding") << QList<double>{1e-15, 0.0} << 0;
    QTest::newRow("first is not a number") << QList<double>{std::nan(""), 1.0} << 0;
}

void TestTies::earliestRestartNearTheBestWins()
{
    QFETCH(QList<double>, objectives);
    QFETCH(int, winner);
    BestRestart<int> restarts;
    for (int i = 0; i < int(objectives.size()); ++i)
        if (restarts.accepts(objectives[i]))
            restarts.add(objectives[i], 1.0, i);
    QCOMPARE(restarts.best(), winner);
}

void TestTies::firstOfEqualEntriesIsChosen()
{
    QCOMPARE(firstSmallest(Eigen::Vector3d(2.0, 1.0 + 1e-14, 1.0)), Eigen::Index(1));
    QCOMPARE(firstSmallest(Eigen::Vector3d(2.0, 1.0 + 1e-9, 1.0)), Eigen::Index(2));
    QCOMPARE(firstSmallest(Eigen::Vector3d(1e-30, 0.0, 1.0)), Eigen::Index(0));
    QCOMPARE(firstSmallest(Eigen::Vector3d(-1.0, -4.0, -4.0 - 1e-14)), Eigen::Index(1));
    QCOMPARE(firstSmallest(Eigen::Vector2d(std::nan(""), std::nan(""))), Eigen::Index(0));
    QCOMPARE(firstLargest(Eigen::Vector3d(0.3, 0.35, 0.35 + 1e-16)), Eigen::Index(1));
    QCOMPARE(firstLargest(Eigen::Vector3d(0.3, 0.35, 0.36)), Eigen::Index(2));
}

void TestTies::infiniteEntriesAreNeverClose()
{
    constexpr double infinite = std::numeric_limits<double>::infinity();
    QCOMPARE(firstSmallest(Eigen::Vector3d(infinite, 2.0, 1.0)), Eigen::Index(2));
    QCOMPARE(firstSmallest(Eigen::Vector3d(1.0, -infinite, infinite)), Eigen::Index(1));
    QCOMPARE(firstLargest(Eigen::Vector3d(-infinite, 1.0, 2.0)), Eigen::Index(2));
}

void TestTies::firstOfEqualEntriesDecidesTheSign()
{
    Eigen::MatrixXd columns(3, 4);
    columns << 0.5, -0.5, -0.1, 0.0,   //
        -0.5 - 1e-12, 0.5, -0.6, 0.0,  //
        0.1, 0.5, 0.2, 0.0;
    Eigen::MatrixXd expected = columns;
    expected.col(1) *= -1.0;
    expected.col(2) *= -1.0;
    fixSigns(columns);
    QVERIFY(columns == expected);
}

QTEST_APPLESS_MAIN(TestTies)
#include "tst_ties.moc"
