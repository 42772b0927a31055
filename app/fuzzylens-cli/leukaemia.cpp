// SPDX-License-Identifier: GPL-3.0-or-later
#include "leukaemia.h"

#include "interrupt.h"
#include "trouble.h"

#include "core/import/reader.h"
#include "core/numeric/parallel.h"
#include "core/preprocess/steps.h"

namespace fuzzylens::cli {

Leukaemia readLeukaemia(const std::filesystem::path& data)
{
    ImportOptions options;
    options.labelsFile = data / "leukemia_train.cls";
    const DatasetPtr read = readDataset(data / "leukemia_train.gct", options, interruptible()).data;
    if (!read)
        throw Cancelled();
    const DatasetPtr labelled = withLabels(*read, readCls(options.labelsFile), options.labelsFile.string());
    const DatasetPtr scaled = preprocess(labelled, {StepSpec::parse("scale=0.01")}, interruptible()).data;
    if (isInterrupted() || !scaled)
        throw Cancelled();
    return {makeProblem(scaled, scaled->preferredLabel()), sampleDistances(scaled, hardwareThreads())};
}

}  // namespace fuzzylens::cli
