// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/session/comparison.h"
#include "ui/runs/run.h"

#include <QWidget>

namespace fuzzylens::ui {

/// Two runs beside each other: their pictures, between them how the samples went from cluster to cluster (matched
/// clusters at the same height and in the same colour), below the feature weights that grew and that shrank most.
class ComparisonPicture : public QWidget
{
    Q_OBJECT

public:
    explicit ComparisonPicture(QWidget* parent = nullptr);

    void setRuns(const RunPtr& first, const RunPtr& second, const ResultComparison& comparison);
    /// What is to be seen, in sentences.
    QString description() const;
    QSize sizeHint() const override { return {860, 560}; }
    QSize minimumSizeHint() const override { return {560, 360}; }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    void paintRun(QPainter& painter, const QRectF& area, const Run& run) const;
    void paintFlow(QPainter& painter, const QRectF& area) const;
    void paintWeights(QPainter& painter, const QRectF& area, const QString& title,
                      const std::vector<ResultComparison::Weight>& weights) const;

    RunPtr m_first;
    RunPtr m_second;
    ResultComparison m_comparison;
};

}  // namespace fuzzylens::ui
