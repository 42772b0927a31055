// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/tune/sweep_controller.h"

#include <Eigen/Core>

#include <optional>
#include <vector>

namespace fuzzylens::ui {

class TuneController;

/// The feature weights over the parameter that selects features (λ of SFP and EWKM, K of SFFD and SCAD-1, the
/// exponent of SCAD-2 and W-k-means), evenly spaced in its logarithm: first the fits to all samples, coarse to
/// fine, then the cross-validated accuracy where there are labels, then the stability of the leading features.
class FeaturePath : public SweepController
{
    Q_OBJECT

public:
    static constexpr int leadingCount = 10;  // features that are shown; fewer than half of all are compared

    struct Point
    {
        Eigen::VectorXd weights;          // p, the mean over the clusters; empty: not known
        double effectiveFeatures = 0;     // with weights
        std::optional<Score> accuracy;    // cross-validated
        std::optional<double> stability;  // leadingFeatureStability()
        Message refusal;                  // why there are no weights
    };

    FeaturePath(Project& project, const TuneController& tune, QObject* parent = nullptr);

    std::vector<SearchAxis> axes() const override;
    QString obstacle() const override;

    /// One for each value of the sweep.
    const std::vector<Point>& points() const { return m_points; }
    /// How the accuracy of the sweep is cross-validated; nothing where there is none.
    const std::optional<Protocol>& protocol() const { return m_protocol; }
    /// The features of the largest weights anywhere on the path, at most leadingCount, largest first.
    const std::vector<int>& leading() const { return m_leading; }
    /// The natural logarithm of the parameter, at a value of the sweep and for a number of its axis.
    double logarithm(std::size_t candidate) const;
    double logarithmOf(double scaled) const;

    /// Sets the parameter to exp(@p logarithm), rounded to four digits on the scale of its slider, within the
    /// sweep; not if it is stale. Between beginDrag() and endDrag() all are one undo step.
    void setLogarithm(double logarithm);
    void beginDrag();
    void endDrag();

protected:
    GridAxis values(const SearchAxis& axis, const SearchRange& range) const override;
    std::vector<std::size_t> order(const Sweep& sweep) const override;
    std::vector<Phase> phases(const SweepPtr& sweep) override;
    void clear(std::size_t size) override;

private:
    void takeFit(std::size_t candidate, Point point);

    const TuneController& m_tune;
    std::vector<Point> m_points;
    Eigen::VectorXd m_largest;  // weight of each feature on the path
    std::vector<int> m_leading;
    std::optional<Protocol> m_protocol;
    bool m_isDragging = false;
};

}  // namespace fuzzylens::ui
