// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/compare/started_comparison.h"
#include "ui/tune/fit_controller.h"

#include <optional>
#include <string>
#include <vector>

namespace fuzzylens::ui {

/// A method whose cross-validation is not possible.
struct RefusedMethod
{
    std::string method;  // id
    QString reason;
};

/// Compares methods on the same held-out samples in the background, one after the other, and opens one of them in
/// the project. Methods that are finished when a comparison is stopped are kept.
class CompareController : public FitController
{
    Q_OBJECT

public:
    explicit CompareController(Project& project, QObject* parent = nullptr);

    /// The ids of all methods that predict classes of new samples from labels.
    static std::vector<std::string> comparableMethods();
    /// The open method if it is comparable, nearest centroid, k-NN, linear SVM and random forest.
    std::vector<std::string> defaultMethods() const;
    /// 5 folds repeated 5 times, or 3 folds repeated 10 times if a class has fewer than 5 samples; leave-one-out
    /// if one has fewer than 3.
    Protocol defaultProtocol() const;
    /// Why no comparison by @p plan is possible with the present data and what to do; empty if one is.
    QString obstacle(const ComparisonPlan& plan) const;

    /// Replaces the comparison there is.
    void start(const ComparisonPlan& plan);

    /// Null before the first.
    const StartedComparisonPtr& comparison() const { return m_comparison; }
    /// Whether the data, steps or label have changed since the comparison was started.
    bool isStale() const;
    /// In the order of the comparison.
    const std::vector<ValidatedMethod>& finished() const { return m_finished; }
    const std::vector<RefusedMethod>& refused() const { return m_refused; }
    /// Of the finished methods.
    const std::vector<ComparedPair>& pairs() const { return m_pairs; }
    /// The number of methods in the comparison; 0 without one.
    std::size_t size() const { return m_comparison ? m_comparison->methods().size() : 0; }

    /// The finished method that views show; the first one until another is selected.
    std::size_t selected() const { return m_selected; }
    void select(std::size_t finished);
    /// Opens the selected method with the parameters it was compared with, as one undo step; not if the comparison
    /// is stale.
    void useSelected();

    /// What a comparison file holds. There must be a finished method.
    CompareResult result() const { return m_comparison->result(m_finished, m_pairs); }

signals:
    /// Of finished methods and the selected one; changed() follows.
    void resultsChanged();

private:
    /// Of one method: its cross-validation, or why there is none.
    struct Validation
    {
        std::optional<ValidatedMethod> validated;
        QString refusal;
    };

    void forget() override;
    void run(const StartedComparisonPtr& comparison);
    void take(const StartedComparisonPtr& comparison, const std::string& method, const Validation& answer);

    StartedComparisonPtr m_comparison;
    std::vector<ValidatedMethod> m_finished;
    std::vector<RefusedMethod> m_refused;
    std::vector<ComparedPair> m_pairs;
    std::size_t m_selected = 0;
};

}  // namespace fuzzylens::ui
