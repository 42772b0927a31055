// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/methods/frames.h"
#include "core/methods/sfp/membership_state.h"
#include "core/methods/sfp/partition_pass.h"
#include "core/methods/sfp/sfp.h"

#include <optional>

namespace fuzzylens::sfp_detail {

/// Block coordinate descent from one start; the iterate stays in here.
class Fit
{
public:
    Fit(const Problem& problem, const SfpOptions& options, const RunControl& control);

    struct Trace
    {
        std::vector<ObjectiveParts> objective;
        std::vector<Frame> frames;
        Stopped stopped = Stopped::IterationLimit;
        int emptyClusters = 0;
    };
    using Clock = std::chrono::steady_clock;

    /// From centres at these samples. @p progressDone and @p progressTotal place the start among several.
    Trace run(const std::vector<int>& start, std::int64_t progressDone, std::int64_t progressTotal,
              std::optional<Clock::time_point> deadline = std::nullopt);
    /// From the memberships of @p from, until the deadline, at least one iteration.
    Trace refine(const Outcome& from, Clock::time_point deadline);

    /// The iterate as an outcome.
    Outcome outcome(const Trace& trace) const;

    const PreparedData& data() const { return m_pass.data(); }
    const AlignedMatrix& scatters() const { return m_pass.scatters(); }  // p x k

private:
    bool updateFromMemberships(int iteration);
    ObjectiveParts objective() const { return m_state.objective(m_pass.distances(), m_pass.weightEntropies()); }
    void iterate(Trace& trace, std::int64_t done, std::int64_t total, std::optional<Clock::time_point> deadline,
                 bool membershipsAreGiven);
    std::vector<double> weightEntropies() const;
    void putMemberships(Outcome& outcome) const;
    void putDistances(Outcome& outcome) const;
    void putPredictions(const AlignedMatrix& labelFree, Outcome& outcome) const;
    void keepStart();
    void keepMeans(int iteration, const Eigen::MatrixXd& weights, const std::vector<double>& entropies);

    const Problem& m_problem;
    const SfpOptions& m_options;
    const RunControl& m_control;
    MembershipState m_state;
    PartitionPass m_pass;
    FrameRecorder m_frames;
    bool m_hasUpdated = false;  // since the start
};

}  // namespace fuzzylens::sfp_detail
