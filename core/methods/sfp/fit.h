// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/methods/sfp/label_term.h"
#include "core/methods/sfp/membership_step.h"
#include "core/methods/sfp/partition_pass.h"
#include "core/methods/sfp/sfp.h"

#include <optional>

namespace fuzzylens::sfp_detail {

/// The objective's parts after an iteration; they add up to the total.
struct ObjectiveParts
{
    double distance = 0, label = 0, membershipEntropy = 0, weightEntropy = 0;
    double total() const { return distance + label + membershipEntropy + weightEntropy; }
};

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
    bool updateFromMemberships();
    bool membershipsRest() const;
    ObjectiveParts objective() const;
    void iterate(Trace& trace, std::int64_t done, std::int64_t total, std::optional<Clock::time_point> deadline,
                 bool membershipsAreGiven);
    void measureClusters();
    void addFrame(Trace& trace, int iteration, const char* block);
    MembershipStep membershipStep(bool withLabels) const;
    double lambdaOf(std::size_t cluster) const;

    const Problem& m_problem;
    const SfpOptions& m_options;
    const RunControl& m_control;
    LabelTerm m_labels;
    PartitionPass m_pass;
    AlignedMatrix m_memberships, m_previous;
    double m_membershipEntropy = 0;
    std::vector<double> m_masses;
    std::vector<char> m_isEmpty;
    std::vector<double> m_lambdas;
};

}  // namespace fuzzylens::sfp_detail
