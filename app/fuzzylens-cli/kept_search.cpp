// SPDX-License-Identifier: GPL-3.0-or-later
#include "kept_search.h"

#include "interrupt.h"
#include "trouble.h"

#include "core/io/atomic_file.h"
#include "core/session/text_file.h"

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <filesystem>
#include <unistd.h>

namespace fuzzylens::cli {

namespace {

using Clock = std::chrono::steady_clock;

constexpr std::size_t firstPortion = 8;    // candidates
constexpr double secondsOfPortion = 20.0;  // a crash loses one portion

double secondsSince(Clock::time_point start)
{
    return std::chrono::duration<double>(Clock::now() - start).count();
}

std::string timeText(double seconds)
{
    const auto whole = static_cast<long>(seconds + 0.5);
    if (whole >= 3600)
        return std::to_string(whole / 3600) + " h " + std::to_string(whole / 60 % 60) + " min";
    if (whole >= 60)
        return std::to_string(whole / 60) + " min " + std::to_string(whole % 60) + " s";
    return std::to_string(whole) + " s";
}

/// A line on the terminal that says how far a search is.
class ProgressLine
{
public:
    /// @param before candidates finished by an earlier run.
    ProgressLine(std::size_t before, std::size_t all)
        : m_before(static_cast<double>(before))
        , m_all(static_cast<double>(all))
        , m_isShown(isatty(STDERR_FILENO) != 0)
    {}
    ~ProgressLine()
    {
        if (m_isShown)
            std::fputs("\r\033[K", stderr);
    }
    ProgressLine(const ProgressLine&) = delete;
    ProgressLine& operator=(const ProgressLine&) = delete;

    /// @param done candidates, parts of them included.
    void show(double done)
    {
        const double seconds = secondsSince(m_start);
        if (!m_isShown || seconds < m_next || done <= m_before)
            return;
        m_next = seconds + 0.5;
        const double rate = (done - m_before) / seconds;
        std::fprintf(stderr, "\r\033[K%.0f of %.0f settings, %.3g per second, %s left", done, m_all, rate,
                     timeText((m_all - done) / rate).c_str());
    }

private:
    const double m_before;
    const double m_all;
    const bool m_isShown;
    const Clock::time_point m_start = Clock::now();
    double m_next = 0.5;
};

}  // namespace

KeptSearch::KeptSearch(const std::string& output, TuneResult& result)
    : m_result(result)
    , m_file(output == "-" ? "" : output + ".unfinished")
{
    if (m_file.empty() || !std::filesystem::exists(m_file))
        return;
    TuneResult kept = tuneResultFromJson(readTextFile(m_file), m_file);
    requireSameSearch(result, kept, m_file);
    say("going on after " + std::to_string(kept.record.trials.size()) + " settings of " + m_file);
    m_result.record.trials = std::move(kept.record.trials);
}

void KeptSearch::run(const Search& search, const RunControl& control)
{
    std::vector<Trial>& trials = m_result.record.trials;
    std::vector<std::size_t> left = candidatesOf(m_result.shard, m_result.record.candidates.size());
    const std::size_t all = left.size();
    std::vector<bool> isFinished(m_result.record.candidates.size());
    for (const Trial& trial : trials)
        isFinished[trial.index] = true;
    std::erase_if(left, [&](std::size_t index) { return isFinished[index]; });
    ProgressLine line(trials.size(), all);
    auto portion = m_file.empty() ? left.size() : firstPortion;
    for (auto next = left.begin(); next != left.end();) {
        const auto end = next + std::min<std::ptrdiff_t>(std::ptrdiff_t(portion), left.end() - next);
        const std::vector<std::size_t> indices(next, end);
        RunControl shown = control;
        shown.progress = [&](const Step& step) {
            if (step.total > 0)
                line.show(static_cast<double>(trials.size()) + static_cast<double>(indices.size()) *
                                                                   static_cast<double>(step.done) /
                                                                   static_cast<double>(step.total));
            return !control.progress || control.progress(step);
        };
        const auto start = Clock::now();
        std::vector<Trial> finished = search.run(indices, shown);
        if (isInterrupted() || finished.size() != indices.size())
            throw trials.empty() || m_file.empty()
                ? Cancelled()
                : Cancelled("stopped; " + std::to_string(trials.size()) + " of " + std::to_string(all) +
                            " settings are kept in " + m_file + ", and the same command goes on with them");
        std::move(finished.begin(), finished.end(), std::back_inserter(trials));
        next = end;
        if (!m_file.empty() && next != left.end())
            writeAtomically(m_file, toJson(m_result));
        portion = static_cast<std::size_t>(std::max(1.0, static_cast<double>(indices.size()) * secondsOfPortion /
                                                             std::max(secondsSince(start), 1e-3)));
    }
    std::sort(trials.begin(), trials.end(),
              [](const Trial& one, const Trial& other) { return one.index < other.index; });
}

void KeptSearch::forget() const
{
    if (!m_file.empty())
        std::filesystem::remove(m_file);
}

}  // namespace fuzzylens::cli
