// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/session/comparison.h"
#include "ui/runs/comparison_parts.h"
#include "ui/runs/run.h"

#include <QWidget>

class QPainterPath;

namespace fuzzylens::ui {

/// Comparison of two runs: their views, between them how samples moved between clusters (matched
/// clusters at the same height and in the same colour), below the feature weights that grew and that shrank most.
/// The arrow keys walk these parts: the one they are at is framed and said.
class ComparisonPicture : public QWidget
{
    Q_OBJECT

public:
    explicit ComparisonPicture(QWidget* parent = nullptr);

    void setRuns(const RunPtr& first, const RunPtr& second, const ResultComparison& comparison);
    /// Description of the content, in sentences.
    QString description() const;
    /// Its parts as CSV, header line first.
    QString toCsv() const { return csvOf(m_parts); }
    const std::vector<ComparisonPart>& parts() const { return m_parts; }
    /// The part that the keys are at; -1 before they are used.
    int cursor() const { return m_cursor; }
    QSize sizeHint() const override { return {860, 560}; }
    QSize minimumSizeHint() const override { return {560, 360}; }

protected:
    void paintEvent(QPaintEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;

private:
    void moveCursor(int to);
    bool isAtCursor(ComparisonPart::Kind kind, int first, int second) const;
    void paintRun(QPainter& painter, const QRectF& area, const Run& run) const;
    void paintFlow(QPainter& painter, const QRectF& area) const;
    void paintWeights(QPainter& painter, const QRectF& area, ComparisonPart::Kind kind) const;
    void frame(QPainter& painter, const QPainterPath& path) const;

    RunPtr m_first;
    RunPtr m_second;
    ResultComparison m_comparison;
    std::vector<ComparisonPart> m_parts;
    int m_cursor = -1;
};

}  // namespace fuzzylens::ui
