// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/dataset/synthetic/synthetic_kind.h"

#include <algorithm>
#include <cmath>
#include <unordered_set>

namespace fuzzylens::synthetic {

namespace {

constexpr int batches = 3;
constexpr int blockLength = 20;            // genes that rise and fall together
constexpr double informativeShare = 0.05;  // genes whose level depends on the class
constexpr double blockShare = 0.4;         // genes that belong to a correlated block

/// Random parameters of a gene, on the log2 scale.
struct Gene
{
    double level;       // mean
    double deviation;   // of a single measurement
    int raisedIn = -1;  // class whose level differs; -1: none
    double shift = 0;   // by how much
    int block = -1;     // correlated block; -1: none
    double loading = 0;
    double batchShift[batches] = {};
};

struct Sample
{
    int label = 0;
    int batch = 0;
    double brightness = 0;
    double age = 0;
};

std::vector<Gene> drawGenes(int count, Random& random)
{
    const int informative = std::max(3, static_cast<int>(std::lround(informativeShare * count)));
    const std::vector<int> order = random.permutation(count);
    std::vector<Gene> genes(static_cast<std::size_t>(count));
    for (Gene& gene : genes) {
        gene.level = 7.5 + 1.8 * random.normal();
        gene.deviation = 0.25 + 0.2 * std::abs(random.normal());
        for (double& shift : gene.batchShift)
            shift = 0.2 * random.normal();
    }
    for (int rank = 0; rank < count; ++rank) {
        Gene& gene = genes[static_cast<std::size_t>(order[static_cast<std::size_t>(rank)])];
        if (rank < informative) {
            gene.raisedIn = rank % 3;
            gene.shift = (random.uniform() < 0.7 ? 1 : -1) * (0.9 + 0.4 * std::abs(random.normal()));
        } else if (rank < informative + blockShare * count) {
            gene.block = (rank - informative) / blockLength;
            gene.loading = random.uniform(0.4, 0.8);
        }
    }
    return genes;
}

std::vector<Sample> drawSamples(int count, Random& random)
{
    const std::vector<int> sizes = apportion(count, {8, 7, 5});
    std::vector<Sample> samples(static_cast<std::size_t>(count));
    const std::vector<int> order = random.permutation(count);
    int rank = 0;
    for (int label = 0; label < 3; ++label)
        for (int i = 0; i < sizes[static_cast<std::size_t>(label)]; ++i, ++rank) {
            Sample& sample = samples[static_cast<std::size_t>(order[static_cast<std::size_t>(rank)])];
            sample.label = label;
            sample.batch = rank % batches;
            sample.brightness = 0.12 * random.normal();
            sample.age = std::round(std::clamp(54 + 13 * random.normal(), 18.0, 89.0));
        }
    return samples;
}

/// Names that look like those of genes and are none: letters, a number, at times a last letter.
std::vector<std::string> drawGeneNames(int count, Random& random)
{
    static constexpr const char* starts[] = {"ZB", "QR", "VX", "KJ", "XT", "YL",
                                             "WQ", "JN", "ZF", "QD", "VK", "XH"};
    static constexpr const char* ends[] = {"A", "R", "", "L", "B", "NP", "", "K", "D", "M"};
    std::unordered_set<std::string> taken;
    std::vector<std::string> names;
    while (static_cast<int>(names.size()) < count) {
        std::string name =
            std::string(starts[random.below(std::size(starts))]) + ends[random.below(std::size(ends))];
        name += std::to_string(1 + random.below(static_cast<std::uint64_t>(count / 40 + 24)));
        if (random.uniform() < 0.25)
            name += static_cast<char>('A' + random.below(4));
        if (taken.insert(name).second)
            names.push_back(std::move(name));
    }
    return names;
}

std::string sampleName(int number, int count)
{
    std::string digits = std::to_string(number);
    const std::size_t width = std::max<std::size_t>(3, std::to_string(count).size());
    return "patient-" + std::string(width - digits.size(), '0') + digits;
}

std::shared_ptr<AlignedMatrix> measure(const std::vector<Gene>& genes, const std::vector<Sample>& samples,
                                       Random& random)
{
    const auto n = static_cast<Index>(samples.size()), p = static_cast<Index>(genes.size());
    Eigen::MatrixXd activity(n, p / blockLength + 1);  // of every block in every sample
    for (Index b = 0; b < activity.cols(); ++b)
        for (Index i = 0; i < n; ++i)
            activity(i, b) = random.normal();
    auto values = std::make_shared<AlignedMatrix>(n, p);
    for (Index l = 0; l < p; ++l) {
        const Gene& gene = genes[static_cast<std::size_t>(l)];
        for (Index i = 0; i < n; ++i) {
            const Sample& sample = samples[static_cast<std::size_t>(i)];
            double level = gene.level + sample.brightness + gene.batchShift[sample.batch];
            level += sample.label == gene.raisedIn ? gene.shift : 0.0;
            level += gene.block >= 0 ? gene.loading * activity(i, gene.block) : 0.0;
            level += gene.deviation * random.normal();
            level += random.uniform() < 0.001 ? 3.0 : 0.0;  // a speck on the array
            (*values)(i, l) = std::round(10 * (16 + std::exp2(level))) / 10;
        }
    }
    return values;
}

std::vector<LabelField> labelFields(const std::vector<Sample>& samples)
{
    LabelField label, batch;
    label.name = "class";
    label.classes = {"healthy", "type A", "type B"};
    batch.name = "batch";
    batch.classes = {"batch 1", "batch 2", "batch 3"};
    std::vector<double> ages;
    for (const Sample& sample : samples) {
        label.codes.push_back(sample.label);
        batch.codes.push_back(sample.batch);
        ages.push_back(sample.age);
    }
    return {label, batch, LabelField::numeric("age", std::move(ages))};
}

DatasetParts expression(const Size& size, Random& random)
{
    const std::vector<Gene> genes = drawGenes(size.features, random);
    const std::vector<Sample> samples = drawSamples(size.samples, random);
    DatasetParts parts;
    parts.values = measure(genes, samples, random);
    parts.featureNames = drawGeneNames(size.features, random);
    for (int i = 1; i <= size.samples; ++i)
        parts.sampleNames.push_back(sampleName(i, size.samples));
    parts.labelFields = labelFields(samples);
    AnnotationField role{"role", {}}, raised{"differs in", {}}, block{"block", {}};
    for (const Gene& gene : genes) {
        role.texts.emplace_back(gene.raisedIn >= 0 ? "informative" : "noise");
        raised.texts.push_back(
            gene.raisedIn < 0 ? "" : parts.labelFields.front().classes[static_cast<std::size_t>(gene.raisedIn)]);
        block.texts.push_back(gene.block < 0 ? "" : std::to_string(gene.block + 1));
    }
    parts.annotations = {std::move(role), std::move(raised), std::move(block)};
    return parts;
}

}  // namespace

std::vector<SyntheticKind> expressionKinds()
{
    return {{{"expression", "Made-up gene expression",
              "Intensities of three groups of patients: one gene in twenty differs between the groups, the others "
              "follow correlated blocks, batches and noise."},
             {90, 1200},
             {6, 10},
             expression}};
}

}  // namespace fuzzylens::synthetic
