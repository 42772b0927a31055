// SPDX-License-Identifier: GPL-3.0-or-later
// Model files, which then predict a small table with the features that they name, and result files, which are
// written and read again.
#include "tests/fuzz/harness.h"

#include "core/session/session_file.h"

#include <algorithm>

using namespace fuzzylens;

namespace {

/// Four samples of the features of @p model, at most a hundred of them.
DatasetPtr samplesFor(const Model& model)
{
    DatasetParts parts;
    parts.featureNames = model.inputFeatures;
    parts.featureNames.resize(std::min<std::size_t>(parts.featureNames.size(), 100));
    parts.sampleNames = {"A", "B", "C", "D"};
    const auto features = static_cast<Index>(parts.featureNames.size());
    auto values = std::make_shared<AlignedMatrix>(4, features);
    for (Index feature = 0; feature < features; ++feature)
        for (Index sample = 0; sample < 4; ++sample)
            values->column(feature)[sample] = static_cast<double>((sample + 1) * (feature + 2) % 7);
    parts.values = values;
    return std::make_shared<const Dataset>(std::move(parts));
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* input, std::size_t size)
{
    static const fuzz::InputFolder folder;
    const std::filesystem::path path = folder.write("input.json", fuzz::textOf(input, size));
    fuzz::allowDataError([&] {
        const Model model = loadModel(path);
        toJson(model);
        predictWith(model, samplesFor(model));
    });
    fuzz::allowDataError([&] { resultFromJson(toJson(loadResult(path)), "written"); });
    return 0;
}
