// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/support/random_problem.h"

#include "core/numeric/random.h"

#include <limits>

namespace fuzzylens::test {

namespace {

DatasetPtr dataOf(const Eigen::MatrixXd& values)
{
    DatasetParts parts;
    parts.values = std::make_shared<AlignedMatrix>(AlignedMatrix::copyOf(values));
    for (Index i = 0; i < values.rows(); ++i)
        parts.sampleNames.push_back(std::to_string(i).insert(0, 1, 's'));
    for (Index l = 0; l < values.cols(); ++l)
        parts.featureNames.push_back(std::to_string(l).insert(0, 1, 'f'));
    return std::make_shared<const Dataset>(std::move(parts));
}

}  // namespace

Problem problemOf(const Eigen::MatrixXd& values, const std::vector<int>& classOf)
{
    std::vector<std::string> texts;
    for (const int cls : classOf)
        texts.push_back(cls < 0 ? "" : std::string(1, static_cast<char>('A' + cls)));
    return {dataOf(values), makeTarget(LabelField::categorical("class", texts))};
}

Problem randomProblem(const RandomProblem& wanted)
{
    Random random(wanted.seed);
    Eigen::MatrixXd values(wanted.samples, wanted.features);
    std::vector<int> classOf;
    std::vector<double> numbers;
    for (Index i = 0; i < wanted.samples; ++i) {
        const int cls = wanted.classes > 0 ? static_cast<int>(i) % wanted.classes : 0;
        const double number = random.normal();
        const double centre = wanted.classes < 0 ? number : cls;
        for (Index l = 0; l < wanted.features; ++l) {
            values(i, l) = random.normal() * (1 + 0.1 * static_cast<double>(l % 5));
            if (l < (wanted.features + 3) / 4)
                values(i, l) += wanted.shift * centre;
            if (wanted.hasConstants && l % 7 == 3)
                values(i, l) = 2.5;
        }
        // The first sample of each class keeps its label.
        const bool isLabelled = i < std::max(1, wanted.classes) || random.uniform() >= wanted.unlabelled;
        classOf.push_back(isLabelled ? cls : -1);
        numbers.push_back(isLabelled ? number : std::numeric_limits<double>::quiet_NaN());
    }
    if (wanted.classes > 0)
        return problemOf(values, classOf);
    Problem problem{dataOf(values), {}};
    if (wanted.classes < 0)
        problem.target = makeTarget(LabelField::numeric("number", numbers));
    return problem;
}

}  // namespace fuzzylens::test
