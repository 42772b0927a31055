// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/evaluation/search/comparison.h"
#include "core/evaluation/search/search_axes.h"
#include "core/session/compare_file.h"
#include "ui/project/preparation.h"

#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace fuzzylens::ui {

/// The methods to compare, and how.
struct ComparisonPlan
{
    std::vector<std::string> methods;  // different ids
    Protocol protocol;                 // with held-out samples
};

/// A method with its settings.
struct ComparedMethod
{
    std::string id;
    std::map<std::string, ParameterValue> chosen;  // parameters that were set; the others follow the data
    Parameters parameters;                         // all of them
    Grid grid;                                     // the candidates of a nested protocol; else without axes
    std::size_t fits = 0;                          // of its cross-validation
};

/// A comparison as it was started; owns everything that its fits read, so that it can go on while the project
/// changes. All methods have the same folds, drawn with seed 1.
class StartedComparison
{
public:
    /// Each method has the parameters that @p state has set for it. In a nested protocol it chooses among its
    /// usual values.
    /// @throws std::invalid_argument as Search and gridRequest.
    StartedComparison(const DatasetPtr& data, const InputSpec& input, const AnalysisState& state,
                      const PreparationPtr& prepared, const ComparisonPlan& plan);

    const DatasetPtr& data() const { return m_data; }
    const AnalysisState& state() const { return m_state; }
    const Preparation& prepared() const { return *m_prepared; }
    const Target& target() const { return m_prepared->problem.target; }
    const Protocol& protocol() const { return m_protocol; }
    const std::vector<ComparedMethod>& methods() const { return m_methods; }

    /// Cross-validates a method; nothing when cancelled. @throws as validatedMethod and the steps do.
    std::optional<ValidatedMethod> validated(const ComparedMethod& method, const RunControl& control) const;
    /// The parameters to set for the method as it was validated: of a nested protocol those that most outer folds
    /// have chosen.
    std::map<std::string, ParameterValue> settingsOf(const ComparedMethod& method,
                                                     const ValidatedMethod& validated) const;
    /// What a comparison file holds of the finished methods and their pairs.
    CompareResult result(const std::vector<ValidatedMethod>& finished,
                         const std::vector<ComparedPair>& pairs) const;

private:
    LeaveOneOutFit fitOf(const ComparedMethod& method) const;

    DatasetPtr m_data;
    InputSpec m_input;
    AnalysisState m_state;
    PreparationPtr m_prepared;
    Protocol m_protocol;
    std::vector<ComparedMethod> m_methods;
};
using StartedComparisonPtr = std::shared_ptr<const StartedComparison>;

}  // namespace fuzzylens::ui
