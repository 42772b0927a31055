// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/evaluation/informative_ratio.h"
#include "tests/core/support/tolerances.h"

#include <Eigen/Core>
#include <QtTest>

#include <cmath>
#include <limits>
#include <stdexcept>

using namespace fuzzylens;
using namespace fuzzylens::test;

class TestInformativeRatio : public QObject
{
    Q_OBJECT

private slots:
    void byHand_data();
    void byHand();
    void needsBoth();
};

void TestInformativeRatio::byHand_data()
{
    QTest::addColumn<QList<double>>("factors");
    QTest::addColumn<double>("ratio");
    QTest::addRow("by size") << QList<double>{-3, 2, 0.5, -1} << 2.0;
    QTest::addRow("an informative one does not count") << QList<double>{3, 0, 0.5, 0} << 0.0;
    QTest::addRow("no other counts") << QList<double>{3, 1, 0, 0} << std::numeric_limits<double>::infinity();
    QTest::addRow("neither counts") << QList<double>{3, 0, 0, 0} << 1.0;
}

void TestInformativeRatio::byHand()
{
    QFETCH(QList<double>, factors);
    QFETCH(double, ratio);
    QCOMPARE(informativeRatio(Eigen::Map<const Eigen::VectorXd>(factors.data(), factors.size()), 2), ratio);
}

void TestInformativeRatio::needsBoth()
{
    QVERIFY_THROWS_EXCEPTION(std::invalid_argument, informativeRatio(Eigen::Vector2d(1, 2), 0));
    QVERIFY_THROWS_EXCEPTION(std::invalid_argument, informativeRatio(Eigen::Vector2d(1, 2), 2));
}

QTEST_GUILESS_MAIN(TestInformativeRatio)
#include "tst_informative_ratio.moc"
