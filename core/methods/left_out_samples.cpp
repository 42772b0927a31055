// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/methods/left_out_samples.h"

#include "core/common/memory_consent.h"
#include "core/numeric/parallel.h"

#include <atomic>
#include <thread>

namespace fuzzylens {

std::vector<int> samplesWithClass(const Target& target)
{
    std::vector<int> result;
    for (std::size_t i = 0; i < target.classOf.size(); ++i)
        if (target.classOf[i] >= 0)
            result.push_back(static_cast<int>(i));
    return result;
}

Problem problemWithout(const Problem& problem, int sample, DatasetPtr data)
{
    Problem fold{std::move(data), problem.target};
    fold.target.classOf.erase(fold.target.classOf.begin() + sample);
    return fold;
}

bool predictLeftOut(const std::vector<int>& samples, const RunControl& control,
                    const std::function<int(int sample, const RunControl& control)>& predict,
                    std::vector<int>& predicted)
{
    std::atomic<bool> isCancelled = false;
    std::atomic<std::int64_t> done = 0;
    const auto caller = std::this_thread::get_id();
    const auto total = static_cast<std::int64_t>(samples.size());
    RunControl inner;
    inner.progress = [&](const Step&) {
        if (std::this_thread::get_id() == caller &&
            !shouldContinue(control.progress, {"leaving samples out", done, total}))
            isCancelled = true;
        return !isCancelled;
    };
    parallelFor(static_cast<Index>(samples.size()), control.threads,
                [&, isAgreed = MemoryConsent::isGiven()](Index index) {
                    const MemoryConsent consent(isAgreed);
                    if (isCancelled)
                        return;
                    const int sample = samples[static_cast<std::size_t>(index)];
                    predicted[static_cast<std::size_t>(sample)] = predict(sample, inner);
                    ++done;
                });
    return !isCancelled;
}

AccuracyReport leftOutReport(const Target& target, const std::vector<int>& predicted, bool isComplete,
                             const std::string& how)
{
    AccuracyReport result;
    result.how = how;
    result.isCancelled = !isComplete;
    for (std::size_t i = 0; i < predicted.size(); ++i) {
        if (predicted[i] < 0)
            continue;
        ++result.total;
        result.correct += predicted[i] == target.classOf[i];
    }
    return result;
}

}  // namespace fuzzylens
