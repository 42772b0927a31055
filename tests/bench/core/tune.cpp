// SPDX-License-Identifier: GPL-3.0-or-later
// Cross-validation of many settings of SFP, whose fits share matrix products: their rate compared with a product
// of large matrices and with one fit at a time; and nested leave-one-out on real data, also of the linear SVM and
// compared with the linear SVM of other programs.
#include "core/evaluation/search/search.h"
#include "core/evaluation/search/search_axes.h"
#include "core/import/reader.h"
#include "core/numeric/dense_pieces.h"
#include "core/numeric/parallel.h"
#include "core/session/shell_quote.h"
#include "tests/bench/core/peer.h"
#include "tests/bench/core/problems.h"
#include "tests/bench/core/tables.h"
#include "tests/bench/measurement.h"
#include "tests/core/support/shared_data.h"

#include <chrono>
#include <cstdio>
#include <ctime>
#include <fstream>
#include <numeric>

namespace fuzzylens::bench {

namespace {

using Clock = std::chrono::steady_clock;

constexpr double seconds = 5;            // for a shape
constexpr std::int64_t iterations = 10;  // as in the paper

/// 200 settings: the published grid over alpha', gamma' and lambda' as far as it is possible.
std::vector<Parameters> gridOfPaper(const Problem& problem)
{
    const MethodDescription& sfp = method("sfp");
    const auto fromPrime = [](double prime) { return (1 - prime) / prime; };
    Parameters parameters = defaultParameters(sfp, problem);
    parameters.set("max_iterations", iterations);
    std::vector<Parameters> grid;
    for (const double alpha : {0.1, 0.3, 0.5, 0.7, 0.9})
        for (const double gamma : {0.5, 0.6, 0.7, 0.8, 0.9})
            for (const double lambda : {0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8}) {
                parameters.set("alpha", fromPrime(alpha));
                parameters.set("gamma", fromPrime(gamma));
                parameters.set("lambda", fromPrime(lambda));
                grid.push_back(parameters);
            }
    return grid;
}

/// Every fit makes all iterations.
HeldOutFits fitsOfGrid(const Problem& problem, std::size_t sets)
{
    HeldOutFits fits{gridOfPaper(problem), {}, Standardisation::Population, {}};
    for (Parameters& candidate : fits.candidates)
        candidate.set("tolerance", 0.0);
    for (std::size_t set = 0; set < sets; ++set) {
        fits.sets.push_back({static_cast<int>(set)});
        for (std::size_t candidate = 0; candidate < fits.candidates.size(); ++candidate)
            fits.fits.push_back({candidate, set, set});
    }
    return fits;
}

void measureProducts(Figures& figures, Index samples, Index features, std::size_t sets, const std::string& shape)
{
    constexpr Index large = 1024;  // symmetricProduct() computes both halves up to this size
    constexpr double clusters = 2;
    const int threads = hardwareThreads();
    const Problem problem = classesOfNormals(samples, features, 2);
    const HeldOutFits fits = fitsOfGrid(problem, sets);
    const Eigen::MatrixXd matrix = Eigen::MatrixXd::Random(large, large);
    const std::vector<double> times = leastSeconds({[&] { symmetricProduct(matrix, matrix, threads); },
                                                    [&] {
                                                        method("sfp").predictHeldOut(problem, fits, {threads, {}});
                                                    }},
                                                   seconds, 2);
    const double peak = 2e-9 * large * large * large / times[0];
    const double rate = 8e-9 * static_cast<double>(samples) * static_cast<double>(features) * clusters *
                        static_cast<double>(iterations) * static_cast<double>(fits.fits.size()) / times[1];
    figures.emplace_back("tune_matrix_product_fraction" + shape, rate / peak);
    figures.emplace_back("tune_gflops" + shape, rate);
    figures.emplace_back("matrix_product_peak_gflops" + shape, peak);
}

std::vector<Trial> searched(const MethodDescription& sfp, const DatasetPtr& data, const Target& target,
                            const char* protocol, SearchRecord& record)
{
    const Preprocessed prepared = preprocess(data, {StepSpec::parse("zscore")});
    const Problem problem{prepared.data, target};
    const Parameters parameters = defaultParameters(sfp, problem);
    const LeaveOneOutFit fit{sfp, data, prepared.steps, problem, parameters};
    const Search search({fit, gridOfPaper(problem), parseProtocol(protocol)});
    record = search.record();
    std::vector<std::size_t> all(record.candidates.size());
    std::iota(all.begin(), all.end(), std::size_t{0});
    record.trials = search.run(all, {hardwareThreads(), {}});
    return record.trials;
}

void measureSearch(Figures& figures, Index samples, Index features, const std::string& shape)
{
    const Problem problem = classesOfNormals(samples, features, 2);
    MethodDescription single = method("sfp");
    single.predictHeldOut = nullptr;
    SearchRecord record;
    const std::vector<double> times =
        leastSeconds({[&] { searched(method("sfp"), problem.data, problem.target, "kfold:5", record); },
                      [&] { searched(single, problem.data, problem.target, "kfold:5", record); }},
                     0, 1);
    figures.emplace_back("tune_batched_over_single" + shape, times[1] / times[0]);
}

void measureTune(Figures& figures)
{
    measureProducts(figures, 72, 7129, 4, "");
    measureProducts(figures, 62, 2000, 12, "_62x2000");
    measureSearch(figures, 72, 7129, "");
    measureSearch(figures, 62, 2000, "_62x2000");
}

void measureNested(Figures& figures)
{
    for (const auto& [name, file] : {std::pair{"colon", "colon.csv.gz"}, {"leukemia", "leukemia72.csv.gz"}}) {
        const auto path = test::sharedData(file);
        if (!path) {
            std::fprintf(stderr, "fuzzylens-bench: %s is not there, so it is not measured\n", file);
            continue;
        }
        const DatasetPtr data = readDataset(*path).data;
        const Clock::time_point begin = Clock::now();
        SearchRecord record;
        searched(method("sfp"), data, makeProblem(data, data->preferredLabel()).target, "nested-loo", record);
        const std::string prefix = std::string("nested_loo_") + name;
        figures.emplace_back(prefix + "_seconds", std::chrono::duration<double>(Clock::now() - begin).count());
        figures.emplace_back(prefix + "_correct", nestedAccuracy(record).correct);
    }
}

/// Processor seconds of a fit by one thread in a nested leave-one-out, the features standardised before.
double secondsOfFit(const MethodDescription& chosen, const Problem& problem, std::vector<Parameters> candidates)
{
    const Parameters parameters = defaultParameters(chosen, problem);
    const LeaveOneOutFit fit{chosen, problem.data, {}, problem, parameters};
    const Search search({fit, std::move(candidates), parseProtocol("nested-loo"), PreprocessIn::Global});
    std::vector<std::size_t> all(search.record().candidates.size());
    std::iota(all.begin(), all.end(), std::size_t{0});
    const std::clock_t start = std::clock();
    search.run(all, {});
    const auto fits = static_cast<double>(search.plan().sets.size() * all.size());
    return static_cast<double>(std::clock() - start) / CLOCKS_PER_SEC / fits;
}

/// The class of each sample, then its values.
void write(const Table& table, const Problem& problem)
{
    std::ofstream file(table.path());
    file.precision(17);
    for (Index i = 0; i < problem.data->samples(); ++i) {
        file << problem.target.classOf[static_cast<std::size_t>(i)];
        for (Index l = 0; l < problem.data->features(); ++l)
            file << ',' << problem.data->value(i, l);
        file << '\n';
    }
}

// Such fits by other programs: those of the outer folds, and of the inner folds of the first one, at each cost.
// Arguments are the table and the costs; they print the seconds of a fit.
constexpr const char* scikitLearn = R"(import sys, time, numpy
from sklearn.svm import SVC
table = numpy.loadtxt(sys.argv[1], delimiter=',')
costs = [float(cost) for cost in sys.argv[2].split(',')]
y, x = table[:, 0], table[:, 1:]
sets = [[i] for i in range(len(y))] + [[0, i] for i in range(1, len(y))]
start = time.process_time()
for held in sets:
    kept = numpy.delete(numpy.arange(len(y)), held)
    for cost in costs:
        SVC(kernel='linear', C=cost).fit(x[kept], y[kept]).predict(x[held])
print((time.process_time() - start) / len(sets) / len(costs)))";

constexpr const char* e1071 = R"(library(e1071)
table <- as.matrix(read.csv(commandArgs(TRUE)[1], header = FALSE))
costs <- as.numeric(strsplit(commandArgs(TRUE)[2], ',')[[1]])
y <- factor(table[, 1])
x <- table[, -1]
sets <- c(as.list(seq_along(y)), lapply(2:length(y), function(i) c(1, i)))
spent <- system.time(for (held in sets) for (cost in costs)
  predict(svm(x[-held, ], y[-held], scale = FALSE, kernel = 'linear', cost = cost, fitted = FALSE),
          x[held, , drop = FALSE]))
cat(sum(spent[1:2]) / length(sets) / length(costs)))";

void measureNestedSvm(Figures& figures)
{
    const auto path = test::sharedData("colon.csv.gz");
    if (!path) {
        std::fprintf(stderr, "fuzzylens-bench: colon is not there, so it is not measured\n");
        return;
    }
    constexpr double milliseconds = 1e3;
    const DatasetPtr data = readDataset(*path).data;
    const Problem problem =
        makeProblem(preprocess(data, {StepSpec::parse("zscore")}).data, data->preferredLabel());
    const MethodDescription& svm = method("svm-linear");
    const Grid grid = usualGrid(svm, problem);
    std::string costs;
    for (const std::string& cost : grid.axes().front().values)
        costs += (costs.empty() ? "" : ",") + cost;
    const std::string name = "nested_loo_colon_ms_per_fit_";
    figures.emplace_back(name + "sfp", milliseconds * secondsOfFit(method("sfp"), problem, gridOfPaper(problem)));
    figures.emplace_back(name + "svm_linear",
                         milliseconds * secondsOfFit(svm, problem, gridCandidates(grid, svm, problem, {})));
    const Table table("nested_svm.csv");
    write(table, problem);
    for (const auto& [peer, command] : {std::pair{"scikit_learn", "python3 -c " + shellQuoted(scikitLearn)},
                                        {"e1071", "Rscript -e " + shellQuoted(e1071)}}) {
        const double spent = numberFrom("OPENBLAS_NUM_THREADS=1 " + command + " " +
                                        shellQuoted(table.path().string()) + " " + costs);
        if (spent > 0)
            figures.emplace_back(name + peer, milliseconds * spent);
        else
            std::fprintf(stderr, "fuzzylens-bench: %s is not installed, so it is not compared\n", peer);
    }
}

const Registration tune{
    {"tune", "cross-validation of 200 settings (SFP) against matrix products and single fits", measureTune}};
const Registration nested{{"nested", "nested leave-one-out of 200 settings (SFP): minutes", measureNested}};
const Registration nestedSvm{
    {"nested-svm", "fits in a nested leave-one-out, SFP and linear SVM of three programs, colon: minutes",
     measureNestedSvm}};

}  // namespace

}  // namespace fuzzylens::bench
