// SPDX-License-Identifier: GPL-3.0-or-later
// The files that stand beside a data set: classes, a table of sample annotations, gene sets, lists of genes,
// pairs.
#include "tests/fuzz/harness.h"

#include "core/import/gene_sets.h"
#include "core/import/pair_file.h"

#include <cstdlib>

using namespace fuzzylens;

namespace {

DatasetPtr smallData()
{
    DatasetParts parts;
    auto values = std::make_shared<AlignedMatrix>(4, 5);
    for (Index feature = 0; feature < 5; ++feature)
        for (Index sample = 0; sample < 4; ++sample)
            values->column(feature)[sample] = static_cast<double>(sample * feature);
    parts.values = values;
    parts.sampleNames = {"A", "B", "C", "A"};
    parts.featureNames = {"TP53", "MYC", "a b", "ENSG00000.2", "x,y"};
    return std::make_shared<const Dataset>(std::move(parts));
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* input, std::size_t size)
{
    static const fuzz::InputFolder folder;
    static const DatasetPtr data = smallData();
    const std::string_view text = fuzz::textOf(input, size);
    const std::filesystem::path path = folder.write("input.txt", text);
    fuzz::allowDataError([&] { fuzz::requireSound(*withLabels(*data, readCls(path), path.string())); });
    fuzz::allowDataError([&] { fuzz::requireSound(*withSampleTable(*data, path).data); });
    fuzz::allowDataError([&] { selectFeatures(*data, geneListOf(text, data->featureNames())); });
    fuzz::allowDataError([&] {
        for (const GeneSet& set : readGmt(path))
            selectFeatures(*data, set);
    });
    fuzz::allowDataError([&] { geneSetOf(path.string(), *data); });
    fuzz::allowDataError([&] {
        const PairSet pairs = readPairs(path, data->sampleNames());
        if (pairsInText(pairsText(pairs, data->sampleNames()), path, data->sampleNames()) != pairs)
            std::abort();
    });
    return 0;
}
