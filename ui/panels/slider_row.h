// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/panels/parameter_row.h"

class QHBoxLayout;
class QLabel;
class QLineEdit;
class QPushButton;

namespace fuzzylens::ui {

class ScoreStrip;
class SpokenSlider;

/// A real parameter as a slider along one of its scales: its name, a number that can be edited and what the two
/// ends mean. The number grows to the right, also where the scale does not. Advanced, there are the symbol, the
/// number of the scale and the real value. With several scales the name is a menu of them.
class SliderRow : public ParameterRow
{
    Q_OBJECT

public:
    SliderRow(const ParameterDescription& description, QWidget* parent);

    void setValue(const ParameterValue& value, const Problem& problem, const Parameters& others) override;
    void setScale(std::size_t index);
    void setEffect(const QString& text) override;
    void setAdvanced(bool isAdvanced) override;
    std::vector<ParameterValue> valuesAlongSlider() const override;
    void setScores(const SliderScores* scores) override;

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void makeMenu();
    void connectControls();
    void placeName();
    void placeEffect();
    void fitBoxes();
    /// Between the number of the scale and the one that is shown, both ways. Scales that fall to the right are
    /// shares of 1, such as 1 / (1 + γ); shown is the rest.
    double turned(double number) const;
    QString scaledText(double scaled) const;
    QString words(double scaled, double value) const;
    /// What the number of the scale is: "fuzziness"; advanced, where it is the rest to 1, "γ′ (1 − fuzziness)".
    QString labelOf(const ParameterScale& one) const;
    /// labelOf() with the symbol, if advanced.
    QString nameOf(const ParameterScale& one) const;
    const ParameterScale& scale() const;
    double scaledAt(int position) const;
    int positionOf(double scaled) const;
    void chooseScaled(double scaled);
    void choose(double value);
    ParameterValue valueOf(double value) const;
    void chooseScored(std::size_t point);
    void readScaled();
    void readReal();
    void show(double value);

    const std::vector<ParameterScale> m_scales;  // of the description, else the values themselves
    QHBoxLayout* m_names;                        // of the name if it does not fit next to the values
    QHBoxLayout* m_values;
    QHBoxLayout* m_ends;
    QHBoxLayout* m_below;  // of the effect if it does not fit between the ends
    QPushButton* m_name;
    QLineEdit* m_scaled;
    QLabel* m_arrow;
    QLineEdit* m_real;
    SpokenSlider* m_slider;
    ScoreStrip* m_strip;
    QLabel* m_left;  // what the ends of the slider mean
    QLabel* m_right;
    QLabel* m_effect;  // what the value came to, between them
    std::size_t m_scale = 0;
    bool m_isAdvanced = false;
    Problem m_problem;
    Parameters m_others;
    double m_value = 0;
    double m_low = 0;
    double m_high = 1;
    bool m_isShowing = false;
};

}  // namespace fuzzylens::ui
