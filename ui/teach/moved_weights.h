// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/methods/changed_weights.h"
#include "ui/scene/scene.h"

#include <QObject>

#include <memory>
#include <optional>
#include <set>
#include <vector>

namespace fuzzylens::ui {

class Playback;
class Project;

/// Whether the feature weights of @p fit were moved by the user: it is not the result of its settings.
bool hasMovedWeights(const Fit& fit);

/// The names of at most twelve of these samples and the number of the others: "A, B and 3 more".
QString sampleNames(const Fit& fit, const std::vector<int>& samples);

/// Feature weights of the fit on screen, moved by the user while Teach is open. The scene then shows what the
/// centres and label prototypes of the fit give with these weights (ChangedWeights), as a preview. It shows the
/// fit again when they are reset or Teach is closed; another fit begins without moved weights.
///
/// A moved or locked feature keeps its weight in every cluster; the other features share the rest.
class MovedWeights : public QObject
{
    Q_OBJECT

public:
    static constexpr int allClusters = -1;  // instead of a row: mean of the weights in all clusters

    MovedWeights(Project& project, Playback& playback, QObject* parent = nullptr);

    /// The fit whose weights are moved; null: there is none.
    const FitPtr& fit() const { return m_fit; }
    /// Why its weights cannot be moved; empty: they can.
    const QString& problem() const { return m_problem; }
    /// Rows of the weights: a cluster each, or 1 if they are shared.
    int rows() const;
    /// Of the fit, in a row or allClusters.
    double fittedWeight(int feature, int row) const;
    /// As moved, also.
    double weight(int feature, int row) const;
    double effectiveFeatures(int row) const;
    double fittedEffectiveFeatures(int row) const;
    /// The features of the largest weights in the fit, the largest first; where the method has no weights, those
    /// that contribute most to the separation of the centres.
    std::vector<int> leadingFeatures(int row, int count) const;
    bool isMoved() const { return !m_moved.empty(); }
    bool isMoved(int feature) const { return m_moved.contains(feature); }
    bool isLocked(int feature) const { return m_locked.contains(feature); }
    const std::set<int>& moved() const { return m_moved; }
    const std::set<int>& locked() const { return m_locked; }
    /// Compared with the weights of the fit; the accuracy of the fit where nothing is moved.
    const WeightEffect& effect() const { return m_effect; }
    /// Why the last move was not possible; empty: it was.
    const QString& refusal() const { return m_refusal; }

    /// Moves the weight of a feature in a row, or in all clusters in proportion, at most to what the other moved
    /// and locked features leave. A locked one stays.
    void move(int feature, int row, double weight);
    /// A locked feature keeps its present weight.
    void setLocked(int feature, bool isLocked);
    /// The feature is neither moved nor locked.
    void release(int feature);
    /// All features are.
    void reset();

    /// How a feature is moved, to go back to it.
    using Move = std::optional<Eigen::VectorXd>;
    Move moveOf(int feature) const;
    void restore(int feature, const Move& move);

signals:
    /// Weights or locks.
    void changed();
    /// Another fit, or none.
    void fitReplaced();

private:
    void follow();
    void begin();
    void forget();
    bool fix(int feature, const Eigen::VectorXd& weights);
    FitPtr movedFit();
    void show();

    Project& m_project;
    Playback& m_playback;
    FitPtr m_fit, m_shown;                      // m_shown: with moved weights; null: the fit itself
    std::unique_ptr<ChangedWeights> m_weights;  // null: nothing has been moved or locked yet
    std::set<int> m_moved, m_locked;
    WeightEffect m_effect;
    QString m_problem, m_refusal;
    bool m_isShowing = false;
};

}  // namespace fuzzylens::ui
