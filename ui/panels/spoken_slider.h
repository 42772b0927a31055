// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSlider>
#include <QString>

#include <functional>

namespace fuzzylens::ui {

/// A slider whose positions stand for numbers of a scale: assistive programs read and set the number, and hear it
/// in words, never the position.
class SpokenSlider : public QSlider
{
    Q_OBJECT

public:
    struct Scale
    {
        std::function<double(int position)> numberAt;
        std::function<int(double number)> positionOf;
    };

    SpokenSlider(Scale scale, QWidget* parent);

    /// The number in words: "0.45 fuzziness, γ 0.9; from 0 all equal to 0.999 crisp".
    void setWords(const QString& words);
    const QString& words() const { return m_words; }
    double numberAt(int position) const { return m_scale.numberAt(position); }
    int positionOf(double number) const { return m_scale.positionOf(number); }
    /// Where the middle of the handle is at @p position, from the left edge of the slider.
    double pixelOf(int position) const;

private:
    Scale m_scale;
    QString m_words;
};

}  // namespace fuzzylens::ui
