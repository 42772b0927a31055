// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/evaluation/verdict.h"
#include "core/methods/parameter.h"

#include <QString>
#include <QWidget>

#include <optional>
#include <vector>

namespace fuzzylens::ui {

class SpokenSlider;

/// Cross-validated accuracy at values along a slider.
struct SliderScores
{
    struct Point
    {
        ParameterValue value;
        std::optional<int> correct{};  // predictions, of chance.total; none: not computed, or refused
        QString refusal{};             // why the value has no score; empty if it is not computed yet
        bool isStale = false;          // computed with other values of the other parameters
    };

    std::vector<Point> points;  // in the order of the slider
    ChanceRange chance;
    QString protocol;  // "leave-one-out"
    QString obstacle;  // why missing scores are not being computed; empty if they are

    /// The largest number of correct predictions of points that are not stale; none without such points.
    std::optional<int> best() const;
};

/// The scores below a slider: a bar for each value, exactly below the handle at this value. Its bottom is the
/// lower end of the range of chance, its top all samples; the range is shaded. Bars above the range are filled
/// with the accent colour, the best ones have a cap, stale ones are hollow; a line marks the value in use. It has
/// no focus: the keys are those of the slider.
class ScoreStrip : public QWidget
{
    Q_OBJECT

public:
    /// What a point is called, and where it is on the slider.
    struct Label
    {
        int position = 0;
        QString text;  // "0.300 feature selection"
    };

    /// @p slider must outlive this, and is to be as far at the left in the same parent.
    ScoreStrip(const SpokenSlider& slider, QWidget* parent);

    /// @param labels one for each point.
    void setScores(const SliderScores& scores, std::vector<Label> labels);
    const SliderScores& scores() const { return m_scores; }
    /// The middle of the bar of a point, from the left edge.
    double pixelOf(std::size_t point) const;
    /// The point whose bar is nearest; none without points.
    std::optional<std::size_t> pointAt(double x) const;
    /// Value, score and range of chance of a point, and what a click does.
    QString tip(std::size_t point) const;

    QSize sizeHint() const override;

signals:
    void pointChosen(std::size_t point);
    void scoresRequested();

protected:
    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;

private:
    QString scoreText(std::size_t point) const;
    QString description() const;
    /// The height of a number of correct predictions above the bottom, in pixels.
    double heightOf(int correct) const;

    const SpokenSlider& m_slider;
    SliderScores m_scores;
    std::vector<Label> m_labels;
};

}  // namespace fuzzylens::ui
