// SPDX-License-Identifier: GPL-3.0-or-later
// An iteration allocates nothing of the size of the samples: such memory would be mapped and faulted in each time.
#include "core/methods/membership/affinity_propagation.h"
#include "core/methods/membership/sample_distances.h"
#include "core/methods/method.h"
#include "tests/core/support/random_problem.h"

#include <QtTest>

#include <algorithm>
#include <atomic>
#include <cerrno>
#include <cstdlib>
#include <functional>

extern "C" void* __libc_malloc(std::size_t);
extern "C" void* __libc_calloc(std::size_t, std::size_t);
extern "C" void* __libc_realloc(void*, std::size_t);
extern "C" void* __libc_memalign(std::size_t, std::size_t);

namespace {

std::atomic<std::size_t> columnBytes{0};  // of a column of the samples
std::atomic<bool> isCounting{false};
std::atomic<int> largeAllocations{0};

void count(std::size_t bytes)
{
    if (isCounting && bytes >= columnBytes)
        ++largeAllocations;
}

}  // namespace

#if defined(__GLIBC__) && !defined(FUZZYLENS_SANITIZED)  // sanitizers bring allocators of their own
#define COUNTS_ALLOCATIONS

// In the place of those of the C library, for this program and all libraries it loads.
#define VISIBLE __attribute__((visibility("default")))
extern "C" VISIBLE void* malloc(std::size_t bytes)
{
    count(bytes);
    return __libc_malloc(bytes);
}

extern "C" VISIBLE void* calloc(std::size_t items, std::size_t bytes)
{
    count(items * bytes);
    return __libc_calloc(items, bytes);
}

extern "C" VISIBLE void* realloc(void* memory, std::size_t bytes)
{
    count(bytes);
    return __libc_realloc(memory, bytes);
}

extern "C" VISIBLE void* aligned_alloc(std::size_t alignment, std::size_t bytes)
{
    count(bytes);
    return __libc_memalign(alignment, bytes);
}

extern "C" VISIBLE int posix_memalign(void** memory, std::size_t alignment, std::size_t bytes)
{
    count(bytes);
    *memory = __libc_memalign(alignment, bytes);
    return *memory ? 0 : ENOMEM;
}

#endif

using namespace fuzzylens;

class IterationMemoryTest : public QObject
{
    Q_OBJECT

private slots:
    void doesNotGrowWithTheIterations_data();
    void doesNotGrowWithTheIterations();
    void doesNotGrowWithTheMessages();
};

static Problem problemOf(Index samples)
{
    columnBytes = static_cast<std::size_t>(samples) * sizeof(double);
    test::RandomProblem wanted;
    wanted.samples = samples;
    wanted.features = 5;
    return test::randomProblem(wanted);
}

static int allocationsIn(const std::function<void()>& body)
{
    largeAllocations = 0;
    isCounting = true;
    body();
    isCounting = false;
    return largeAllocations;
}

void IterationMemoryTest::doesNotGrowWithTheIterations_data()
{
    constexpr Index many = 20000, compared = 1500;  // some methods need all distances
    QTest::addColumn<QString>("id");
    QTest::addColumn<Index>("samples");
    QTest::addColumn<QString>("selection");
    for (const char* id : {"sfp", "fcm", "gk", "kmeans", "ewkm", "wkmeans", "scad1", "scad2", "ssfcm-endo",
                           "ssfcm-pedrycz", "sskfcm", "afcc", "pckmeans", "sffd"})
        QTest::newRow(id) << id << many << "";
    for (const char* selection : {"random", "medoids", "affinity"})  // annealing makes a fit of every trial
        QTest::addRow("mes, %s", selection) << "mes" << compared << selection;
}

void IterationMemoryTest::doesNotGrowWithTheIterations()
{
    QFETCH(QString, id);
    QFETCH(Index, samples);
    QFETCH(QString, selection);
#ifndef COUNTS_ALLOCATIONS
    QSKIP("This build has another allocator.");
#endif
    const Problem problem = problemOf(samples);
    const MethodDescription& one = method(id.toStdString());
    const auto allocations = [&](const char* iterations) {
        std::map<std::string, std::string> chosen{{"clusters", "3"},
                                                  {"max_iterations", iterations},
                                                  {"tolerance", "0"},
                                                  {"restarts", "1"},
                                                  {"width", "1"}};
        if (!selection.isEmpty())
            chosen["selection"] = selection.toStdString();
        std::erase_if(chosen, [&one](const auto& setting) {
            return std::none_of(one.parameters.begin(), one.parameters.end(),
                                [&setting](const auto& parameter) { return parameter.name == setting.first; });
        });
        const Parameters parameters = resolveParameters(one, problem, chosen);
        Outcome outcome;
        const int made = allocationsIn([&] { outcome = one.run(problem, parameters, {1, {}}); });
        return outcome.iterations == QByteArray(iterations).toInt() ? made : -1;
    };
    allocations("4");  // which may fill a cache
    const int few = allocations("4"), many = allocations("9");
    QVERIFY2(few > 0, "all iterations were run, and allocations counted");
    QCOMPARE(many, few);
}

/// Affinity propagation, also in the iterations after which it looks whether the samples hold exemplars.
void IterationMemoryTest::doesNotGrowWithTheMessages()
{
#ifndef COUNTS_ALLOCATIONS
    QSKIP("This build has another allocator.");
#endif
    const auto distances = sampleDistances(problemOf(1500).data, 1);
    const auto allocations = [&](int iterations) {
        AffinityOptions options;
        options.maxIterations = iterations;
        options.stableIterations = 1;
        AffinityResult result;
        const int made = allocationsIn([&] { result = affinityPropagation(distances->squared, options); });
        return result.iterations == iterations ? made : -1;
    };
    const int few = allocations(10), many = allocations(20);
    QVERIFY2(few > 0, "all iterations were run, and allocations counted");
    QCOMPARE(many, few);
}

QTEST_APPLESS_MAIN(IterationMemoryTest)

#include "tst_iteration_memory.moc"
