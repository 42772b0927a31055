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

bool visitFolds(Index count, const RunControl& control, const char* phase,
                const std::function<void(Index, const RunControl&)>& body)
{
    std::atomic<bool> isCancelled = false;
    std::atomic<std::int64_t> done = 0;
    const auto caller = std::this_thread::get_id();
    RunControl inner;
    inner.progress = [&](const Step&) {
        if (std::this_thread::get_id() == caller &&
            !shouldContinue(control.progress, {phase, done, static_cast<std::int64_t>(count)}))
            isCancelled = true;
        return !isCancelled;
    };
    parallelFor(count, control.threads, [&, isAgreed = MemoryConsent::isGiven()](Index index) {
        const MemoryConsent consent(isAgreed);
        if (!inner.progress({}))
            return;
        body(index, inner);
        ++done;
    });
    return !isCancelled;
}

bool predictLeftOut(const std::vector<int>& samples, const RunControl& control,
                    const std::function<int(int sample, const RunControl& control)>& predict,
                    std::vector<int>& predicted)
{
    return visitFolds(std::ssize(samples), control, "cross-validation", [&](Index index, const RunControl& inner) {
        const int sample = samples[static_cast<std::size_t>(index)];
        predicted[static_cast<std::size_t>(sample)] = predict(sample, inner);
    });
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
