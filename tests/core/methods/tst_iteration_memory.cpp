// SPDX-License-Identifier: GPL-3.0-or-later
// An iteration allocates nothing of the size of the samples: such memory would be mapped and faulted in each time.
#include "core/methods/method.h"
#include "tests/core/support/random_problem.h"

#include <QtTest>

#include <algorithm>
#include <atomic>
#include <cerrno>
#include <cstdlib>

extern "C" void* __libc_malloc(std::size_t);
extern "C" void* __libc_calloc(std::size_t, std::size_t);
extern "C" void* __libc_realloc(void*, std::size_t);
extern "C" void* __libc_memalign(std::size_t, std::size_t);

namespace {

constexpr fuzzylens::Index samples = 20000;
constexpr std::size_t columnBytes = samples * sizeof(double);
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
};

void IterationMemoryTest::doesNotGrowWithTheIterations_data()
{
    QTest::addColumn<QString>("id");
    for (const char* id : {"sfp", "fcm", "gk", "kmeans", "ewkm", "wkmeans", "scad1", "scad2", "ssfcm-endo",
                           "ssfcm-pedrycz", "sskfcm", "afcc", "pckmeans", "sffd"})
        QTest::newRow(id) << id;
}

void IterationMemoryTest::doesNotGrowWithTheIterations()
{
    QFETCH(QString, id);
#ifndef COUNTS_ALLOCATIONS
    QSKIP("This build has another allocator.");
#endif
    test::RandomProblem wanted;
    wanted.samples = int(samples);
    wanted.features = 5;
    const Problem problem = test::randomProblem(wanted);
    const MethodDescription& one = method(id.toStdString());
    const auto allocations = [&](const char* iterations) {
        std::map<std::string, std::string> chosen{{"clusters", "3"},
                                                  {"max_iterations", iterations},
                                                  {"tolerance", "0"},
                                                  {"restarts", "1"},
                                                  {"width", "1"}};
        std::erase_if(chosen, [&one](const auto& setting) {
            return std::none_of(one.parameters.begin(), one.parameters.end(),
                                [&setting](const auto& parameter) { return parameter.name == setting.first; });
        });
        const Parameters parameters = resolveParameters(one, problem, chosen);
        largeAllocations = 0;
        isCounting = true;
        const Outcome outcome = one.run(problem, parameters, {1, {}});
        isCounting = false;
        return outcome.iterations == QByteArray(iterations).toInt() ? int(largeAllocations) : -1;
    };
    const int few = allocations("4"), many = allocations("9");
    QVERIFY2(few > 0, "all iterations were run, and allocations counted");
    QCOMPARE(many, few);
}

QTEST_APPLESS_MAIN(IterationMemoryTest)

#include "tst_iteration_memory.moc"
