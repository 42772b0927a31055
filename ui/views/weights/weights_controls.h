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

/// The question the weight bars answer: contributions or whose weights, of how many features, with which reference
/// fit.
class WeightsControls : public QWidget
{
    Q_OBJECT

public:
    explicit WeightsControls(QWidget* parent = nullptr);

    /// Offers contributions first, then the weights of the fit, keeping the choice if it still exists; where the
    /// method weighs no features, contributions alone; where it has factors, these too. @p scene has a fit.
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
    int closest(const WeightQuestion& question) const;  // index of the list

    QComboBox* m_order = nullptr;
    QSpinBox* m_count = nullptr;
    QToolButton* m_factors = nullptr;
    QToolButton* m_keep = nullptr;
    std::optional<bool> m_wantsFactors;      // none: as there are negative ones or not
    std::vector<WeightQuestion> m_offered;   // an entry of the list each
    std::optional<WeightQuestion> m_chosen;  // none: as usual for the method
    bool m_hasFactors = false;
};

}  // namespace fuzzylens::ui
