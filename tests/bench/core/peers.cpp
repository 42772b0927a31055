// SPDX-License-Identifier: GPL-3.0-or-later
// The same work side by side with programs that people would take instead, on the same data from the same start.
#include "core/methods/fuzzy/fcm.h"
#include "core/methods/fuzzy/gk.h"
#include "core/methods/fuzzy/k_means.h"
#include "core/methods/membership/affinity_propagation.h"
#include "core/methods/membership/sample_distances.h"
#include "core/methods/method.h"
#include "core/methods/spectral/comparators.h"
#include "core/session/shell_quote.h"
#include "tests/bench/core/peer.h"
#include "tests/bench/core/problems.h"
#include "tests/bench/core/tables.h"
#include "tests/bench/measurement.h"

#include <chrono>
#include <cmath>
#include <cstdio>
#include <fstream>
#include <limits>

namespace fuzzylens::bench {

namespace {

constexpr int rounds = 5;

constexpr double incomparable = std::numeric_limits<double>::quiet_NaN();

/// Where a computation ended; not a number where it has none.
struct Reached
{
    Reached(double objectiveReached, double roundsNeeded = incomparable)
        : objective(objectiveReached)
        , rounds(roundsNeeded)
    {}
    double objective, rounds;
};

/// A computation that other programs do as well.
struct Work
{
    std::string name, title;
    Index samples, features;
    int classes;
    std::function<Reached(const Problem&, int threads)> run;
    struct Peer
    {
        std::string name, title, command;  // prints seconds and objective, and perhaps rounds
    };
    std::vector<Peer> peers;
};

// x: samples x features, y: their classes; timed(f) prints the seconds of a call and its result.
const std::string python = R"(import sys, time, numpy as np
n, p, k = map(int, sys.argv[2:5])
x = np.fromfile(sys.argv[1]).reshape(n, p)
y = np.arange(n) % k
def timed(f):
    start = time.perf_counter()
    reached = f()
    print(time.perf_counter() - start, reached)
)";

std::string inPython(const std::string& script)
{
    return "/usr/bin/env python3 -c " + shellQuoted(python + script);
}

std::string kMeansOf(const std::string& algorithm)
{
    return inPython("from sklearn.cluster import KMeans\n"
                    "m = KMeans(k, init=x[:k].copy(), n_init=1, max_iter=300, tol=0, algorithm='" +
                    algorithm + "')\ntimed(lambda: m.fit(x).inertia_)");
}

const std::string gkInPython = R"(
def gk():
    d = np.stack([((x - x[j]) ** 2).sum(1) for j in range(k)], 1)
    for _ in range(10):
        u = 1 / np.maximum(d, 1e-300)
        u /= u.sum(1, keepdims=True)
        for j in range(k):
            w = u[:, j] ** 2
            w /= w.sum()
            r = x - w @ x
            f = (r * w[:, None]).T @ r
            a = np.exp(np.linalg.slogdet(f)[1] / p) * np.linalg.inv(f)
            d[:, j] = ((r @ a) * r).sum(1)
    u = 1 / np.maximum(d, 1e-300)
    u /= u.sum(1, keepdims=True)
    return (u ** 2 * d).sum()
timed(gk))";

const std::string fcmInPython = R"(
def fcm():
    l = (x ** 2).sum(1)[:, None]
    def distances(c):
        return np.maximum(l - 2 * x @ c.T + (c ** 2).sum(1), 1e-300)
    d = distances(x[:k])
    for _ in range(10):
        u = 1 / d
        u /= u.sum(1, keepdims=True)
        w = u ** 2
        d = distances(w.T @ x / w.sum(0)[:, None])
    u = 1 / d
    u /= u.sum(1, keepdims=True)
    return (u ** 2 * d).sum()
timed(fcm))";

// Its own damping and number of stable rounds; the preference is the median of the pairs, as ours.
const std::string affinityInPython = R"(
from sklearn.cluster import AffinityPropagation
def affinity():
    l = (x ** 2).sum(1)
    d = np.maximum(l[:, None] + l - 2 * x @ x.T, 0)
    preference = -np.median(d[np.triu_indices(n, 1)])
    m = AffinityPropagation(affinity='precomputed', preference=preference, random_state=1).fit(-d)
    e = m.cluster_centers_indices_
    nearest = d[:, e].min(1)
    nearest[e] = 0
    return '%.17g %d' % (len(e) * preference - nearest.sum(), m.n_iter_)
timed(affinity))";

ClusteringOptions fromFirstSamples(int clusters)
{
    ClusteringOptions options;
    options.clusters = clusters;
    for (int j = 0; j < clusters; ++j)
        options.startSamples.push_back(j);
    return options;
}

double kMeansObjective(const Problem& problem, int threads)
{
    return kMeans(problem, fromFirstSamples(problem.target.classes()), {threads, {}}).objective.back();
}

ClusteringOptions tenIterations(int clusters)
{
    ClusteringOptions options = fromFirstSamples(clusters);
    options.maxIterations = 10;
    options.tolerance = 0;
    return options;
}

double gkObjective(const Problem& problem, int threads)
{
    return gustafsonKessel(problem, tenIterations(problem.target.classes()), {}, {threads, {}}).objective.back();
}

double fcmObjective(const Problem& problem, int threads)
{
    return fcm(problem, tenIterations(problem.target.classes()), {threads, {}}).objective.back();
}

double sfpObjective(const Problem& problem, int threads)
{
    const MethodDescription& described = method("sfp");
    const Parameters parameters =
        resolveParameters(described, problem, {{"restarts", "1"}, {"max_iterations", "10"}, {"tolerance", "0"}});
    return described.run(problem, parameters, {threads, {}}).objective.back();
}

/// Net similarity, with the distances.
Reached affinityObjective(const Problem& problem, int threads)
{
    const AffinityResult result =
        affinityPropagation(sampleDistances(problem.data, threads)->squared, {}, {}, {threads, {}});
    return {result.netSimilarity, static_cast<double>(result.iterations)};
}

/// With the clusters and the nearest samples of the plane, which the peers do not compute; runLda() too.
double runPca(const Problem& problem, int threads)
{
    ReducedSpaceOptions space;
    space.dimensions = 2;
    space.clusters = 1;
    pca(problem, space, {threads, {}});
    return incomparable;
}

double runLda(const Problem& problem, int threads)
{
    FisherOptions options;
    options.isLocal = false;
    options.space.dimensions = problem.target.classes() - 1;
    options.space.clusters = 1;
    discriminant(problem, options, {threads, {}});
    return incomparable;
}

const std::vector<Work>& works()
{
    const auto kMeansPeers = std::vector<Work::Peer>{{"lloyd", "scikit-learn, lloyd", kMeansOf("lloyd")},
                                                     {"elkan", "scikit-learn, elkan", kMeansOf("elkan")}};
    const auto pcaPeers = std::vector<Work::Peer>{
        {"arpack", "scikit-learn, ARPACK",
         inPython("from sklearn.decomposition import PCA\n"
                  "timed(lambda: (PCA(2, svd_solver='arpack').fit_transform(x), float('nan'))[1])")},
        {"irlba", "R, irlba",
         "Rscript -e " + shellQuoted("a <- commandArgs(TRUE); n <- as.integer(a[2]); p <- as.integer(a[3]); "
                                     "x <- matrix(readBin(a[1], 'double', n * p), n, p, byrow = TRUE); "
                                     "t <- system.time(irlba::prcomp_irlba(x, 2))[3]; cat(t, NaN)")}};
    const auto ldaOf = [](const std::string& solver) {
        return inPython("from sklearn.discriminant_analysis import LinearDiscriminantAnalysis as L\n"
                        "timed(lambda: (L(solver='" +
                        solver + "').fit(x, y).transform(x), float('nan'))[1])");
    };
    static const std::vector<Work> all{
        {"kmeans_20000x100", "k-means, 20 000 × 100, 10 clusters", 20000, 100, 10, kMeansObjective, kMeansPeers},
        {"kmeans_100000x50", "k-means, 100 000 × 50, 8 clusters", 100000, 50, 8, kMeansObjective, kMeansPeers},
        {"gk_100000x50",
         "Gustafson-Kessel, 100 000 × 50, 8 clusters",
         100000,
         50,
         8,
         gkObjective,
         {{"numpy", "NumPy", inPython(gkInPython)}}},
        {"fcm_100000x50",
         "fuzzy c-means, 100 000 × 50, 8 clusters",
         100000,
         50,
         8,
         fcmObjective,
         {{"numpy", "NumPy", inPython(fcmInPython)}}},
        {"sfp_100000x50", "SFP, 100 000 × 50, 8 clusters", 100000, 50, 8, sfpObjective, {}},
        {"pca_2000x2000", "PCA, two components, 2000 × 2000", 2000, 2000, 3, runPca, pcaPeers},
        {"pca_72x7129", "PCA, two components, 72 × 7129", 72, 7129, 3, runPca, pcaPeers},
        {"lda_20000x100",
         "LDA, 20 000 × 100, 10 classes",
         20000,
         100,
         10,
         runLda,
         {{"svd", "scikit-learn, svd", ldaOf("svd")}, {"eigen", "scikit-learn, eigen", ldaOf("eigen")}}},
        {"affinity_1500x50",
         "affinity propagation, 1500 × 50",
         1500,
         50,
         3,
         affinityObjective,
         {{"sklearn", "scikit-learn", inPython(affinityInPython)}}},
    };
    return all;
}

void write(const Table& table, const Dataset& data)
{
    const Eigen::Matrix<double, Eigen::Dynamic, Eigen::Dynamic, Eigen::RowMajor> values = data.values().map();
    std::ofstream(table.path(), std::ios::binary)
        .write(reinterpret_cast<const char*>(values.data()),
               static_cast<std::streamsize>(sizeof(double)) * values.size());
}

/// Seconds and end of a run on a copy of the data, for which nothing is cached.
std::pair<double, Reached> timed(const Work& work, const Problem& problem, int threads)
{
    const Problem fresh{std::make_shared<const Dataset>(problem.data->parts()), problem.target, {}};
    const auto begin = std::chrono::steady_clock::now();
    const Reached reached = work.run(fresh, threads);
    return {std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count(), reached};
}

void compare(const Work& work, Figures& figures)
{
    const Problem problem = classesOfNormals(work.samples, work.features, work.classes);
    const Table table(work.name + ".bin");
    write(table, *problem.data);
    const std::string arguments = " " + shellQuoted(table.path().string()) + " " + std::to_string(work.samples) +
                                  " " + std::to_string(work.features) + " " + std::to_string(work.classes);
    constexpr double infinite = std::numeric_limits<double>::infinity();
    double one = infinite, two = infinite;
    Reached reached = incomparable;
    std::vector<double> least(work.peers.size(), infinite);
    std::vector<Reached> theirs(work.peers.size(), incomparable);
    for (int round = 0; round < rounds; ++round) {
        const auto [seconds, value] = timed(work, problem, 1);
        one = std::min(one, seconds);
        reached = value;
        two = std::min(two, timed(work, problem, 2).first);
        for (std::size_t at = 0; at < work.peers.size(); ++at) {
            const std::vector<double> found =
                numbersFrom("OPENBLAS_NUM_THREADS=1 OMP_NUM_THREADS=1 MKL_NUM_THREADS=1 " +
                            work.peers[at].command + arguments);
            if (found.empty())
                continue;
            least[at] = std::min(least[at], found[0]);
            theirs[at] = {found.size() > 1 ? found[1] : incomparable, found.size() > 2 ? found[2] : incomparable};
        }
    }
    figures.emplace_back(work.name + "_seconds", one);
    figures.emplace_back(work.name + "_two_threads", one / two);
    if (reached.rounds == reached.rounds)
        figures.emplace_back(work.name + "_rounds", reached.rounds);
    for (std::size_t at = 0; at < work.peers.size(); ++at) {
        const std::string name = work.name + "_" + work.peers[at].name;
        if (least[at] == infinite) {
            std::fprintf(stderr, "fuzzylens-bench: the peer of %s is not installed, so it is not compared\n",
                         name.c_str());
            continue;
        }
        figures.emplace_back(name + "_over_ours", least[at] / one);
        const double objective = theirs[at].objective;
        if (objective == objective)
            figures.emplace_back(name + "_objective_ours_over_theirs", reached.objective / objective);
        if (theirs[at].rounds == theirs[at].rounds)
            figures.emplace_back(name + "_rounds", theirs[at].rounds);
        if (std::abs(reached.objective - objective) > 1e-6 * std::abs(objective))
            std::fprintf(stderr, "fuzzylens-bench: %s ends at another objective\n", name.c_str());
    }
}

void measurePeers(Figures& figures)
{
    for (const Work& work : works())
        compare(work, figures);
}

/// Objectives are minimised; that of affinity propagation is negative and maximised: a quotient of at most 1 is as
/// good or better in both cases.
std::string isAsGood(const std::optional<double>& oursOverTheirs)
{
    constexpr double rounding = 1e-6;
    return !oursOverTheirs ? "–" : *oursOverTheirs <= 1 + rounding ? "yes" : "no";
}

MarkdownTable tableOf(const Figures& figures)
{
    MarkdownTable table{
        "peers",
        {"computation", "other program", "ratio", "speed-up with two threads", "objective equal or lower"},
        {}};
    const auto text = [&](const std::string& name) {
        const std::optional<double> value = valueOf(figures, name);
        return value ? shortText(*value) : "–";
    };
    for (const Work& work : works()) {
        const std::string twoThreads = text(work.name + "_two_threads");
        const std::size_t before = table.rows.size();
        for (const Work::Peer& peer : work.peers)
            if (const std::string name = work.name + "_" + peer.name; valueOf(figures, name + "_over_ours"))
                table.rows.push_back({work.title, peer.title, text(name + "_over_ours"), twoThreads,
                                      isAsGood(valueOf(figures, name + "_objective_ours_over_theirs"))});
        if (table.rows.size() == before)
            table.rows.push_back({work.title, "–", "–", twoThreads, "–"});
    }
    return table;
}

const Registration peers{
    {"peers", "the same work by scikit-learn, NumPy and R, one thread each: minutes", measurePeers, tableOf}};

}  // namespace

}  // namespace fuzzylens::bench
