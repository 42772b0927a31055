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

    /// Offers the clusters of @p fit, keeping what is chosen where it still exists.
    void offer(const Fit& fit, bool hasContribution);
    WeightQuestion question() const;

signals:
    void questionChanged();

private:
    QComboBox* m_cluster = nullptr;
    QSpinBox* m_count = nullptr;
    QComboBox* m_order = nullptr;
};

}  // namespace fuzzylens::ui
