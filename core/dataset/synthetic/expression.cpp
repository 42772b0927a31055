// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/dataset/synthetic/synthetic_kind.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <unordered_set>

namespace fuzzylens::synthetic {

namespace {

constexpr int classes = 3;  // healthy, type A, type B
constexpr int batches = 3;
constexpr int mostInformative = 12;       // genes whose level depends on the class
constexpr int blockLength = 40;           // correlated genes, like those of a pathway
constexpr double blockShare = 0.65;       // portion of genes in a block
constexpr double blockCorrelation = 0.5;  // between two genes of a block
constexpr double tailWeight = 0.4;        // standard deviation of the logarithm of a scale; kurtosis 5.7
constexpr double batchDeviation = 0.2;    // of the batch shifts of a gene, relative to its own deviation
constexpr int samplesPerBetween = 15;     // one in 15 samples lies between two classes
constexpr int fewestForMislabelled = 20;  // smaller sets have no mislabelled sample

enum class Role { Typical, Between, Mislabelled };

/// Random parameters of a gene, on the log2 scale.
struct Gene
{
    double level;       // mean
    double deviation;   // standard deviation within a class
    int raisedIn = -1;  // class whose level differs; -1: none
    double shift = 0;   // by how much
    int block = -1;     // correlated block; -1: none
    double batchShift[batches] = {};
};

struct Sample
{
    int label = 0;
    Role role = Role::Typical;
    std::array<double, classes> shares{};  // of the classes in its profile; they add up to 1
    int batch = 0;
    double age = 0;
};

/// A random number with mean 0, variance 1 and heavy tails: normal with a log-normal scale.
double heavyTailed(Random& random)
{
    const double scale = std::exp(tailWeight * random.normal() - tailWeight * tailWeight);
    return scale * random.normal();
}

Gene drawInformativeGene(int raisedIn, Random& random)
{
    Gene gene{random.uniform(6, 10), 0.25, raisedIn};
    const double sign = random.uniform() < 0.7 ? 1 : -1;
    gene.shift = sign * (1.7 + 0.25 * std::abs(random.normal()));
    return gene;
}

Gene drawNoiseGene(int block, Random& random)
{
    Gene gene{random.uniform(5, 11), 0};
    gene.deviation = 0.3 + 0.25 * std::abs(random.normal());
    gene.block = block;
    return gene;
}

std::vector<Gene> drawGenes(int count, Random& random)
{
    const int informative = std::clamp(count / 5, classes, mostInformative);
    const std::vector<int> order = random.permutation(count);
    std::vector<Gene> genes(static_cast<std::size_t>(count));
    for (int rank = 0; rank < count; ++rank) {
        const int noise = rank - informative;
        Gene& gene = genes[static_cast<std::size_t>(order[static_cast<std::size_t>(rank)])];
        gene = noise < 0 ? drawInformativeGene(rank % classes, random)
                         : drawNoiseGene(noise < blockShare * count ? noise / blockLength : -1, random);
        for (double& shift : gene.batchShift)
            shift = batchDeviation * gene.deviation * random.normal();
    }
    return genes;
}

/// Half of the samples between type A and type B have the label type A, the others type B. The mislabelled sample
/// is of type B and has the label healthy. @p rank: of the sample among those of its label, from 0.
void assignRole(Sample& sample, int rank, int samples)
{
    const int between = (samples + samplesPerBetween / 2) / samplesPerBetween;
    sample.shares[static_cast<std::size_t>(sample.label)] = 1;
    if (sample.label == 0 && rank == 0 && samples >= fewestForMislabelled) {
        sample.role = Role::Mislabelled;
        sample.shares = {0, 0, 1};
    } else if (sample.label > 0 && rank < (between + (sample.label == 1 ? 1 : 0)) / 2) {
        sample.role = Role::Between;
        sample.shares = {0, 0.5, 0.5};
    }
}

std::vector<Sample> drawSamples(int count, Random& random)
{
    const std::vector<int> sizes = apportion(count, {8, 6, 6});
    std::vector<Sample> samples(static_cast<std::size_t>(count));
    const std::vector<int> order = random.permutation(count);
    int rank = 0;
    for (int label = 0; label < classes; ++label)
        for (int i = 0; i < sizes[static_cast<std::size_t>(label)]; ++i, ++rank) {
            Sample& sample = samples[static_cast<std::size_t>(order[static_cast<std::size_t>(rank)])];
            sample.label = label;
            sample.batch = rank % batches;
            sample.age = std::round(std::clamp(54 + 13 * random.normal(), 18.0, 89.0));
            assignRole(sample, i, count);
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

/// Activity of every block in every sample.
Eigen::MatrixXd drawActivity(Index samples, Index blocks, Random& random)
{
    Eigen::MatrixXd activity(samples, blocks);
    for (Index b = 0; b < blocks; ++b)
        for (Index i = 0; i < samples; ++i)
            activity(i, b) = heavyTailed(random);
    return activity;
}

/// Random deviation of a gene from its level, in standard deviations of the gene. Samples between classes are
/// mixtures, so their informative genes vary half as much.
double drawNoise(const Gene& gene, const Sample& sample, double blockActivity, Random& random)
{
    if (gene.raisedIn >= 0)
        return (sample.role == Role::Between ? 0.5 : 1.0) * random.normal();
    const double own = heavyTailed(random);
    if (gene.block < 0)
        return own;
    return std::sqrt(blockCorrelation) * blockActivity + std::sqrt(1 - blockCorrelation) * own;
}

/// log2 values, rounded to 0.001: differences between the mathematical functions of platforms are smaller.
std::shared_ptr<AlignedMatrix> measure(const std::vector<Gene>& genes, const std::vector<Sample>& samples,
                                       Random& random)
{
    const auto n = static_cast<Index>(samples.size()), p = static_cast<Index>(genes.size());
    const Eigen::MatrixXd activity = drawActivity(n, p / blockLength + 1, random);
    auto values = std::make_shared<AlignedMatrix>(n, p);
    for (Index l = 0; l < p; ++l) {
        const Gene& gene = genes[static_cast<std::size_t>(l)];
        for (Index i = 0; i < n; ++i) {
            const Sample& sample = samples[static_cast<std::size_t>(i)];
            double level = gene.level + gene.batchShift[sample.batch];
            if (gene.raisedIn >= 0)
                level += gene.shift * sample.shares[static_cast<std::size_t>(gene.raisedIn)];
            level += gene.deviation * drawNoise(gene, sample, activity(i, std::max(gene.block, 0)), random);
            (*values)(i, l) = std::round(1000 * level) / 1000;
        }
    }
    return values;
}

std::vector<LabelField> labelFields(const std::vector<Sample>& samples)
{
    LabelField label, batch, truth, role;
    label.name = "class";
    label.classes = {"healthy", "type A", "type B"};
    batch.name = "batch";
    batch.classes = {"batch 1", "batch 2", "batch 3"};
    truth.name = "true class";
    truth.classes = {"healthy", "type A", "type B", "between type A and type B"};
    role.name = "sample role";
    role.classes = {"typical", "between classes", "mislabelled"};
    std::vector<double> ages;
    for (const Sample& sample : samples) {
        const auto& shares = sample.shares;
        const auto largest = std::max_element(shares.begin(), shares.end()) - shares.begin();
        label.codes.push_back(sample.label);
        batch.codes.push_back(sample.batch);
        truth.codes.push_back(sample.role == Role::Between ? classes : static_cast<int>(largest));
        role.codes.push_back(static_cast<int>(sample.role));
        ages.push_back(sample.age);
    }
    return {label, batch, LabelField::numeric("age", std::move(ages)), truth, role};
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
    return {
        {{"expression", "Simulated gene expression",
          "Expression of three groups of patients on the log2 scale: at most 12 genes differ between the groups, "
          "the others are heavy-tailed noise in correlated blocks. Some samples lie between two groups, and one "
          "is mislabelled."},
         {90, 1200},
         {6, 10},
         expression}};
}

}  // namespace fuzzylens::synthetic
