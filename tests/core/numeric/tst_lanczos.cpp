// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/numeric/lanczos.h"
#include "tests/core/support/tolerances.h"

#include <QtTest>

#include <new>
#include <stdexcept>

using namespace fuzzylens;
using namespace fuzzylens::test;

using Eigen::Index;

class TestLanczos : public QObject
{
    Q_OBJECT

private slots:
    void findsTheLargestEigenvalues();
    void rejectsOptionsThatDoNotFit();
    void aStartOfZerosDoesNotConverge();
    void exceptionsOfTheProductPassThrough();
};

/// A diagonal matrix with the entries 1 to @p size.
static SymmetricProduct diagonal(Index size)
{
    return {size, [size](auto v, auto image) {
                image = Eigen::VectorXd::LinSpaced(size, 1.0, double(size)).cwiseProduct(v);
            }};
}

template <typename Exception>
static SymmetricProduct throwing(const Exception& exception)
{
    return {30, [exception](auto, auto) { throw exception; }};
}

void TestLanczos::findsTheLargestEigenvalues()
{
    const std::optional<EigenPairs> pairs = byLanczos(diagonal(30), {.count = 3});
    QVERIFY(pairs);
    QVERIFY((pairs->values - Eigen::Vector3d(30, 29, 28)).norm() < tolerance::naive);
    for (Index i = 0; i < 3; ++i)
        QVERIFY(std::abs(std::abs(pairs->vectors(29 - i, i)) - 1.0) < tolerance::naive);
}

void TestLanczos::rejectsOptionsThatDoNotFit()
{
    for (const LanczosOptions& options :
         {LanczosOptions{.count = 0}, LanczosOptions{.count = 30, .subspace = 40},
          LanczosOptions{.count = 5, .subspace = 5}, LanczosOptions{.start = Eigen::VectorXd::Ones(29)}})
        QVERIFY_THROWS_EXCEPTION(std::invalid_argument, byLanczos(diagonal(30), options));
}

void TestLanczos::aStartOfZerosDoesNotConverge()
{
    QVERIFY(!byLanczos(diagonal(30), {.start = Eigen::VectorXd::Zero(30)}));
}

/// They counted as a search that did not converge.
void TestLanczos::exceptionsOfTheProductPassThrough()
{
    QVERIFY_THROWS_EXCEPTION(std::bad_alloc, byLanczos(throwing(std::bad_alloc()), {}));
    QVERIFY_THROWS_EXCEPTION(std::invalid_argument, byLanczos(throwing(std::invalid_argument("")), {}));
    QVERIFY_THROWS_EXCEPTION(std::runtime_error, byLanczos(throwing(std::runtime_error("")), {}));
}

QTEST_GUILESS_MAIN(TestLanczos)
#include "tst_lanczos.moc"
