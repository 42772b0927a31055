// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/methods/parameter.h"

#include <QTimer>
#include <QWidget>

#include <vector>

class QLabel;
class QVBoxLayout;

namespace fuzzylens::ui {

struct SliderScores;

/// The control of one parameter, made from its description. Shows the value of setValue and never changes
/// itself: a change manually is announced and comes back as a value. A row of ticks (keys, wheel, clicks) is one
/// drag, as a held handle is: it ends when the hand has rested for idleMilliseconds or the control loses the
/// focus. A number that is refused is refused in words, below the control.
class ParameterRow : public QWidget
{
    Q_OBJECT

public:
    static constexpr int idleMilliseconds = 400;

    /// The fitting control for @p description; the description must outlive it.
    static ParameterRow* make(const ParameterDescription& description, QWidget* parent);

    ~ParameterRow() override;

    const ParameterDescription& description() const { return m_description; }
    /// @p problem gives ranges, @p others the values scales may depend on.
    virtual void setValue(const ParameterValue& value, const Problem& problem, const Parameters& others) = 0;

    /// Shows its value among @p values and why it is idle: @p locked unless that is empty, else what its
    /// description says. Returns whether the parameter is relevant.
    bool follow(const Problem& problem, const Parameters& values, const QString& locked = {});
    /// Disables the control and shows @p reason below it; enables it again if @p reason is empty.
    void setIdle(const QString& reason);

    /// Whether the row shows the symbols of the formulas and values without scale, which are in the tooltip else.
    virtual void setAdvanced(bool isAdvanced) = 0;

    /// What the value came to in the fit on screen; empty: nothing is known.
    virtual void setEffect(const QString&) {}

    /// Different values, evenly spaced along its slider, for which scores can be shown; none without a slider.
    virtual std::vector<ParameterValue> valuesAlongSlider() const { return {}; }
    /// Shows scores of values along its slider below it; null: no place for scores.
    virtual void setScores(const SliderScores*) {}

    bool eventFilter(QObject* watched, QEvent* event) override;

signals:
    void valueChosen(const fuzzylens::ParameterValue& value);
    /// The control has the focus now.
    void focused();
    /// valuesAlongSlider() are others.
    void scaleChanged();
    /// The user asks for scores that are not computed by themselves.
    void scoresRequested();
    void dragBegan();
    void dragEnded();

protected:
    ParameterRow(const ParameterDescription& description, QWidget* parent);

    /// The control whose ticks make drags.
    void watchTicks(QWidget* control);
    /// A tick, or a handle that @p isHeld: the drag begins if it has not.
    void takeInHand(bool isHeld);
    void endDrag();

    /// Whether @p value is valid; else shows the valid range.
    bool accepts(double value, const QString& typed);
    /// Says that @p typed is none of the numbers from @p low to @p high; an open low end is not one of them.
    void refuse(const QString& typed, double low, double high, bool lowIsOpen);
    void showRefusal(const QString& text);
    /// Says in the tooltip how the parameter is written in formulas: "γ′ 0.45, γ 1.222".
    void setInFormulas(const QString& text);
    /// "λ feature selection".
    static QString symbolAndLabel(const std::string& symbol, const std::string& label);
    /// The lines below the control: why a number was refused, why the parameter is idle.
    void addNotes(QVBoxLayout& rows);

private:
    void updateTip();

    const ParameterDescription& m_description;
    QString m_inFormulas;
    QLabel* m_refusal;
    QLabel* m_idleReason;
    QTimer m_idleTimer{this};
    bool m_isInHand = false;
};

}  // namespace fuzzylens::ui
