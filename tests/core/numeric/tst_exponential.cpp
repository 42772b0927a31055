// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/numeric/exponential.h"
#include "tests/core/support/tolerances.h"

#include <QTest>

#include <cmath>
#include <vector>

using namespace fuzzylens;
using namespace fuzzylens::test;

class ExponentialTest : public QObject
{
    Q_OBJECT

private slots:
    void agreesWithTheLibrary();
    void isExactAtZero();
};

void ExponentialTest::agreesWithTheLibrary()
{
    std::vector<double> values;
    for (double x = -700; x <= 700; x += 0.0317)
        values.push_back(x);
    for (int power = -60; power < 0; ++power) {
        values.push_back(std::ldexp(1.0, power));
        values.push_back(-std::ldexp(1.0, power));
    }
    const std::vector<double> arguments = values;
    exponentials(values.data(), static_cast<Eigen::Index>(values.size()));
    for (std::size_t i = 0; i < values.size(); ++i) {
        const double expected = std::exp(arguments[i]);
        QVERIFY2(std::abs(values[i] - expected) <= tolerance::roundingError * expected,
                 qPrintable(QString::number(arguments[i], 'g', 17)));
    }
}

void ExponentialTest::isExactAtZero()
{
    double values[] = {0.0, -0.0, 0.0};
    exponentials(values, 3);
    for (const double value : values)
        QCOMPARE(value, 1.0);
}

QTEST_APPLESS_MAIN(ExponentialTest)
#include "tst_exponential.moc"
