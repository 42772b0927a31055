// SPDX-License-Identifier: GPL-3.0-or-later
// Membership embedding: the trials of the paper's table 1, and the search for probes by simulated annealing.
#include "core/methods/membership/mes.h"
#include "core/methods/membership/embedding_trials.h"
#include "tests/bench/core/problems.h"
#include "tests/bench/measurement.h"

namespace fuzzylens::bench {

namespace {

constexpr Index samples = 38, features = 7129;
constexpr int clusters = 3, threads = 2;
constexpr std::uint64_t seed = 1;

/// All six rows, 1000 trials each, with the distances; beta as it is relative to the data of the paper.
void measureTable(Figures& figures)
{
    constexpr int trials = 1000;
    constexpr double seconds = 5;
    constexpr auto memberships = Representation::Memberships;
    const Problem problem = classesOfNormals(samples, features, 2);
    const double unit = sampleDistances(problem.data, threads)->median;
    const TrialSpace spaces[] = {{},
                                 {Representation::Distances, 0, 0.1},
                                 {memberships, 1 / unit, 0.4},
                                 {memberships, 0.5 / unit, 0.5},
                                 {memberships, 0.1 / unit, 0.7},
                                 {memberships, 0.01 / unit, 0.8}};
    const std::vector<double> times =
        leastSeconds({[&] {
                         // Another data set each time: nothing is known of it.
                         const auto fresh = std::make_shared<const Dataset>(problem.data->parts());
                         const SampleDistancesPtr distances = sampleDistances(fresh, threads);
                         for (const TrialSpace& space : spaces)
                             embeddingTrials(distances->squared, problem.target.classOf, space, clusters, trials,
                                             seed, threads);
                     }},
                     seconds, 3);
    figures.emplace_back("mes_table1_seconds", times[0]);
}

void measureAnnealing(Figures& figures)
{
    constexpr double seconds = 5;
    const Problem problem = classesOfNormals(samples, features, 2);
    MesOptions options;
    options.beta = 0.1 / sampleDistances(problem.data, threads)->median;
    options.selection = ProbeSelection::Annealing;
    options.measure = ProbeMeasure::RepresentationError;
    options.fcm.clusters = clusters;
    std::size_t temperatures = 0;
    const std::vector<double> times =
        leastSeconds({[&] {
                         temperatures = mes(problem, options, {threads, {}}).annealing.size();
                     }},
                     seconds, 3);
    figures.emplace_back("mes_annealing_seconds", times[0]);
    figures.emplace_back("mes_annealing_temperatures_per_second", static_cast<double>(temperatures) / times[0]);
}

const Registration table{
    {"mes-table1", "the 6000 trials of table 1 of membership embedding, 38 x 7129", measureTable}};
const Registration annealing{
    {"mes-annealing", "the search for probes by simulated annealing, 38 x 7129", measureAnnealing}};

}  // namespace

}  // namespace fuzzylens::bench
