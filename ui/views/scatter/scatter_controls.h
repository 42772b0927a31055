// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/views/scatter/scatter_coordinates.h"
#include "ui/views/scatter/scatter_gestures.h"

#include <QWidget>

class QMenu;
class QToolButton;

namespace fuzzylens::ui {

/// The small widgets in the title of the scatter card: which axes, whether the uncertain fade, which band.
class ScatterControls : public QWidget
{
    Q_OBJECT

public:
    explicit ScatterControls(QWidget* parent = nullptr);

    /// Offers what the outcome has; a choice it lacks goes back to the first two axes.
    void setOutcome(const Outcome& outcome);
    AxisChoice choice() const { return m_choice; }
    void setChoice(const AxisChoice& choice);
    bool fadesUncertain() const;

signals:
    void choiceChanged();
    void fadingChanged();
    void toolChanged(BandTool tool);

private:
    QToolButton* addButton(const QString& name, const QString& text, const QString& help);
    QToolButton* addToolButton(const QString& name, BandTool tool, const QString& help);
    void fillMenu();
    void addScale(QMenu* menu, const QString& text, AxisScale::Kind scale);
    void addAxes(QMenu* menu, const QString& title, int AxisChoice::*axis);
    void addChoice(QMenu* menu, const QString& text, const AxisChoice& choice);
    void showChoice();

    QToolButton* m_axes;
    QToolButton* m_faded;
    AxisChoice m_choice;
    QStringList m_axisNames;
    bool m_hasTraining = false;
};

}  // namespace fuzzylens::ui
