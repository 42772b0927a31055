// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/scene/scene.h"
#include "ui/views/weights/weight_ranking.h"

#include <QWidget>

class QComboBox;
class QSpinBox;

namespace fuzzylens::ui {

/// The question the weight bars answer: which cluster, how many features, in which order.
class WeightsControls : public QWidget
{
    Q_OBJECT

public:
    explicit WeightsControls(QWidget* parent = nullptr);

    /// Offers the clusters of the fit, keeping what is chosen where it still exists; where the method weighs no
    /// features, contribution alone. @p scene has a fit.
    void offer(const Scene& scene);
    WeightQuestion question() const;

signals:
    void questionChanged();

private:
    QComboBox* m_cluster = nullptr;
    QSpinBox* m_count = nullptr;
    QComboBox* m_order = nullptr;
    bool m_hasWeights = true;
};

}  // namespace fuzzylens::ui
