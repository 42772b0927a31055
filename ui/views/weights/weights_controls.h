// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/scene/scene.h"
#include "ui/views/weights/weight_ranking.h"

#include <QWidget>

#include <optional>

class QComboBox;
class QSpinBox;
class QToolButton;

namespace fuzzylens::ui {

/// The question the weight bars answer: which cluster, how many features, in which order, with which reference
/// fit.
class WeightsControls : public QWidget
{
    Q_OBJECT

public:
    explicit WeightsControls(QWidget* parent = nullptr);

    /// Offers the clusters of the fit, keeping the chosen one if it still exists; where the method weighs no
    /// features, contribution alone; where it has factors, these too. @p scene has a fit.
    void offer(const Scene& scene);
    WeightQuestion question() const;
    /// Chooses this question, as far as it is offered, without announcing it.
    void setQuestion(const WeightQuestion& question);
    /// Whether the bars show the factors that features are scaled with, with their signs, instead of weights.
    bool showsFactors() const;

    /// Whether bars are kept, without asking.
    void setKept(bool isKept);

signals:
    void questionChanged();
    /// The displayed bars become the reference for the following fits, or the reference is removed.
    void keepAsked(bool keeps);

private:
    QComboBox* m_cluster = nullptr;
    QSpinBox* m_count = nullptr;
    QComboBox* m_order = nullptr;
    QToolButton* m_factors = nullptr;
    QToolButton* m_keep = nullptr;
    std::optional<bool> m_wantsFactors;  // none: as there are negative ones or not
    bool m_hasFactors = false;
    bool m_hasWeights = true;
};

}  // namespace fuzzylens::ui
