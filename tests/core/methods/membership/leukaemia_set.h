// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/import/reader.h"
#include "core/methods/problem.h"
#include "core/preprocess/steps.h"
#include "tests/core/support/shared_data.h"

#include <optional>

namespace fuzzylens::test {

/// The leukaemia training set as the paper of membership embedding has it: 38 x 7129, raw values over 100, ALL and
/// AML. Nothing when the real data are absent.
inline std::optional<Problem> leukaemiaProblem()
{
    const auto values = sharedData("leukemia_train.gct"), classes = sharedData("leukemia_train.cls");
    if (!values || !classes)
        return std::nullopt;
    const DatasetPtr read = withLabels(*readDataset(*values).data, readCls(*classes), classes->string());
    const DatasetPtr scaled = preprocess(read, {StepSpec::parse("scale=0.01")}).data;
    return makeProblem(scaled, scaled->preferredLabel());
}

}  // namespace fuzzylens::test
