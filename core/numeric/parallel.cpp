// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/numeric/parallel.h"

#include <algorithm>
#include <atomic>
#include <exception>
#include <memory>
#include <mutex>
#include <stdexcept>
#include <thread>
#include <vector>

#ifdef FUZZYLENS_PARALLEL_JTHREAD
#include <condition_variable>
#else
#include <oneapi/tbb/blocked_range.h>
#include <oneapi/tbb/info.h>
#include <oneapi/tbb/parallel_for.h>
#include <oneapi/tbb/partitioner.h>
#include <oneapi/tbb/task_arena.h>
#endif

#ifdef __SSE2__
#include <immintrin.h>
#endif

namespace fuzzylens {

int hardwareThreads()
{
    return std::max(1, static_cast<int>(std::thread::hardware_concurrency()));
}

#if defined(__x86_64__) && !defined(__AVX__)
namespace {

/// Upper register halves left dirty by others (a window that has painted) slow every SSE instruction of the
/// baseline build several times over.
__attribute__((target("avx"))) void clearUpperHalves()
{
    _mm256_zeroupper();
}

}  // namespace
#endif

namespace {

constexpr unsigned flushToZero = 0x8000, denormalsAreZero = 0x0040;  // bits of the control register

/// Sets and clears bits of the control register. Returns its former content.
unsigned changeControl([[maybe_unused]] unsigned set, [[maybe_unused]] unsigned cleared)
{
#ifdef __SSE2__
    const unsigned saved = _mm_getcsr();
    _mm_setcsr((saved | set) & ~cleared);
    return saved;
#else
    return 0;
#endif
}

void restoreControl([[maybe_unused]] unsigned saved)
{
#ifdef __SSE2__
    _mm_setcsr(saved);
#endif
}

}  // namespace

FlushToZero::FlushToZero()
    : m_saved(changeControl(flushToZero | denormalsAreZero, 0))
{
#if defined(__x86_64__) && !defined(__AVX__)
    if (__builtin_cpu_supports("avx"))
        clearUpperHalves();
#endif
}

FlushToZero::~FlushToZero()
{
    restoreControl(m_saved);
}

KeepSubnormals::KeepSubnormals()
    : m_saved(changeControl(0, flushToZero | denormalsAreZero))
{}

KeepSubnormals::~KeepSubnormals()
{
    restoreControl(m_saved);
}

void parallelFor(Eigen::Index count, int threads, const std::function<void(Eigen::Index)>& body)
{
    if (threads < 1)
        throw std::invalid_argument("the number of threads must be at least 1");
    if (threads == 1 || count <= 1) {
        const FlushToZero flush;
        for (Eigen::Index i = 0; i < count; ++i)
            body(i);
        return;
    }
#ifdef FUZZYLENS_PARALLEL_JTHREAD
    std::atomic<Eigen::Index> next{0};
    std::exception_ptr failure;
    std::mutex guard;
    const auto work = [&] {
        const FlushToZero flush;
        try {
            for (Eigen::Index i = next++; i < count; i = next++)
                body(i);
        } catch (...) {
            const std::lock_guard lock(guard);
            if (!failure)
                failure = std::current_exception();
            next = count;
        }
    };
    {
        std::vector<std::jthread> others;
        for (int thread = 1; thread < threads; ++thread)
            others.emplace_back(work);
        work();
    }
    if (failure)
        std::rethrow_exception(failure);
#else
    // One arena a calling thread and thread count, kept: making one costs more than a small loop.
    thread_local std::vector<std::unique_ptr<oneapi::tbb::task_arena>> arenas;
    if (arenas.size() <= static_cast<std::size_t>(threads))
        arenas.resize(static_cast<std::size_t>(threads) + 1);
    auto& arena = arenas[static_cast<std::size_t>(threads)];
    if (!arena)
        // More than the processors there are only makes TBB print a warning.
        arena =
            std::make_unique<oneapi::tbb::task_arena>(std::min(threads, oneapi::tbb::info::default_concurrency()));
    arena->execute([&] {
        oneapi::tbb::parallel_for(
            oneapi::tbb::blocked_range<Eigen::Index>(0, count, 1),
            [&body](const oneapi::tbb::blocked_range<Eigen::Index>& range) {
                const FlushToZero flush;
                for (Eigen::Index i = range.begin(); i != range.end(); ++i)
                    body(i);
            },
            oneapi::tbb::simple_partitioner());
    });
#endif
}

const char* instructionSet()
{
#if defined(__AVX512F__)
    return "x86-64-v4";
#elif defined(__AVX2__)
    return "x86-64-v3";
#elif defined(__x86_64__)
    return "x86-64";
#else
    return "generic";
#endif
}

}  // namespace fuzzylens
