// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/numeric/parallel_while.h"

#include "core/numeric/parallel.h"

#include <atomic>
#include <thread>

namespace fuzzylens {

bool parallelWhile(Eigen::Index count, int threads, const ShouldContinue& shouldContinue,
                   const std::function<void(Eigen::Index)>& body)
{
    const std::thread::id caller = std::this_thread::get_id();
    std::atomic<bool> isStopped = false;
    parallelFor(count, threads, [&](Eigen::Index i) {
        if (!isStopped && shouldContinue && std::this_thread::get_id() == caller && !shouldContinue())
            isStopped = true;
        if (!isStopped)
            body(i);
    });
    return !isStopped;
}

}  // namespace fuzzylens
