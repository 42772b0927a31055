// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/support/compact_problem.h"

#include <QtTest>

namespace fuzzylens::test {

CompactProblem::CompactProblem(const DatasetPtr& compactData)
    : compact(makeProblem(compactData, "class"))
{
    DatasetParts parts = compactData->parts();
    parts.values = compactData->table().all();
    dense = makeProblem(std::make_shared<const Dataset>(std::move(parts)), "class");
}

bool areClose(const Eigen::MatrixXd& one, const Eigen::MatrixXd& other, double tolerance)
{
    return one.rows() == other.rows() && one.cols() == other.cols() &&
           (one.size() == 0 || (one - other).cwiseAbs().maxCoeff<Eigen::PropagateNaN>() <=
                                   tolerance * std::max(1.0, other.cwiseAbs().maxCoeff()));
}

void addEveryMethod()
{
    QTest::addColumn<QString>("id");
    QTest::addColumn<Index>("features");
    for (const MethodDescription& description : methods())
        for (const Index features : {30, 90})
            QTest::addRow("%s %lld", description.id.c_str(), static_cast<long long>(features))
                << QString::fromStdString(description.id) << features;
}

void compareFits(const std::string& id, const CompactProblem& problem, double tolerance)
{
    const MethodDescription& description = method(id);
    const Parameters parameters = resolveParameters(description, problem.dense, {});
    Outcome expected;
    try {
        expected = description.run(problem.dense, parameters, {2, {}});
    } catch (const std::invalid_argument&) {
        QVERIFY(!description.staysCompact);
        QVERIFY_THROWS_EXCEPTION(std::invalid_argument, description.run(problem.compact, parameters, {2, {}}));
        return;
    }
    const Outcome found = description.run(problem.compact, parameters, {2, {}});
    QVERIFY(areClose(found.memberships, expected.memberships, tolerance));
    QVERIFY(areClose(found.centers, expected.centers, tolerance));
    QVERIFY(areClose(found.embedding, expected.embedding, tolerance));
    QVERIFY(areClose(found.featureWeights, expected.featureWeights, tolerance));
    QVERIFY(found.assigned == expected.assigned);
    QVERIFY(found.predictedClass == expected.predictedClass);
    if (!description.staysCompact)
        return;
    const Prediction ofDense =
        description.predict(expected, problem.dense.target, parameters, *problem.dense.data);
    const Prediction ofCompact =
        description.predict(expected, problem.dense.target, parameters, *problem.compact.data);
    QVERIFY(areClose(ofCompact.memberships, ofDense.memberships, tolerance));
    QVERIFY(ofCompact.predictedClass == ofDense.predictedClass);
    QVERIFY(!problem.hasMadeDoubles());
}

}  // namespace fuzzylens::test
