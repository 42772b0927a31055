// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/evaluation/leave_one_out.h"
#include "core/evaluation/search/choice.h"
#include "core/evaluation/search/held_out_plan.h"

#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <vector>

namespace fuzzylens {

class FoldFits;
class Search;

/// Whether the method predicts classes of new samples from labels, which a search needs.
FUZZYLENS_EXPORT bool isSearchable(const MethodDescription& method);

/// Where the steps of a fit are fitted.
enum class PreprocessIn {
    Fold,   // on the training samples of each fold, then applied to the held-out samples
    Global  // once on all samples, as published: held-out samples take part in means and deviations
};

struct SearchRequest
{
    const LeaveOneOutFit& fit;           // its parameters serve the memory estimate alone
    std::vector<Parameters> candidates;  // complete
    Protocol protocol;
    PreprocessIn preprocess = PreprocessIn::Fold;
    std::string score = "accuracy";  // one of scoresOf(protocol), which chooses
    std::uint64_t seed = 1;  // of folds; that of a fit without a set follows from its candidate's seed and the set
    const Search* earlier = nullptr;  // a search whose folds are used again if they are the same
};

/// The scores that can choose with this protocol: predictionScores(), or clusterScores() without held-out samples.
FUZZYLENS_EXPORT const std::vector<std::string_view>& scoresOf(const Protocol& protocol);
/// @throws std::invalid_argument naming these scores if @p score is none of them.
FUZZYLENS_EXPORT void requireScore(const Protocol& protocol, const std::string& score);

/// Cross-validates candidates, or scores their fits to all samples (clusterTrials). A fit depends on the data, its
/// candidate and the set of samples held out, not on their order, on threads or on other candidates: parts of the
/// candidates can be searched apart.
class FUZZYLENS_EXPORT Search
{
public:
    /// The parts of the fit must outlive this; the earlier search must exist only during the call. @throws
    /// std::invalid_argument if the method is not isSearchable() (without held-out samples: as requireScorable),
    /// there is no candidate or no such score; as heldOutPlan.
    explicit Search(SearchRequest request);

    const HeldOutPlan& plan() const { return m_plan; }
    /// A record without trials.
    SearchRecord record() const;

    /// The trials of the candidates @p indices, in this order; empty when cancelled.
    /// @throws std::invalid_argument, DataError as the steps do.
    std::vector<Trial> run(const std::vector<std::size_t>& indices, const RunControl& control) const;

    /// The same trials in batches that take about half a second each, passed to @p report as they come, in the
    /// thread of the caller. The progress counts fits of all batches. @return false when cancelled; then the
    /// candidates of the last batch and later ones are missing. @throws as run.
    bool runInBatches(const std::vector<std::size_t>& indices, const RunControl& control,
                      const std::function<void(std::vector<Trial>)>& report) const;

private:
    using Predictions = std::vector<std::vector<LeftOutPrediction>>;  // of each candidate: one for each set

    struct SharedFolds;

    bool sharesFoldsWith(const Search& other) const;
    bool predictTogether(const std::vector<std::size_t>& indices, const FoldFits& folds, const RunControl& control,
                         Predictions& predictions) const;
    Trial trialOf(const std::vector<LeftOutPrediction>& predictions) const;

    SearchRequest m_request;
    HeldOutPlan m_plan;
    std::shared_ptr<SharedFolds> m_shared;  // of all runs
};

}  // namespace fuzzylens
