// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/evaluation/permutation_test.h"

#include <QWidget>

#include <optional>

namespace fuzzylens::ui {

/// The distribution of a statistic over permuted labels, and the observed value as a line.
class PermutationPlot : public QWidget
{
    Q_OBJECT

public:
    explicit PermutationPlot(QWidget* parent = nullptr);

    /// Copies @p test; null shows nothing.
    void setTest(const PermutationTest* test);
    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    std::optional<PermutationTest> m_test;
};

}  // namespace fuzzylens::ui
