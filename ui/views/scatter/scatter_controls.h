// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/views/scatter/scatter_coordinates.h"
#include "ui/views/scatter/scatter_gestures.h"

#include <QToolButton>
#include <QWidget>

#include <vector>

class QMenu;

namespace fuzzylens::ui {

/// The small widgets in the title of the scatter card: which axes, whether the uncertain fade, whether the graph
/// is shown, what a drag draws.
class ScatterControls : public QWidget
{
    Q_OBJECT

public:
    explicit ScatterControls(QWidget* parent = nullptr);

    /// Offers what the fit has; a choice it lacks goes back to the first two axes. Axes of probes that were chosen
    /// stay with these. Unless the user has chosen axes, many probes are displayed by the first two principal
    /// components of the embedding: two probes alone show little.
    void setFit(const Fit& fit);
    AxisChoice choice() const { return m_choice; }
    void setChoice(const AxisChoice& choice);
    bool fadesUncertain() const;
    /// Whether the graph of the samples is asked for; never where the fit has none.
    bool showsGraph() const;
    void setShowsGraph(bool shows);
    void toggleFading();
    void toggleGraph() { setShowsGraph(m_hasGraph && !showsGraph()); }
    /// Whether three axes are chosen and there.
    bool isSolid() const { return !(m_choice.data && m_hasData) && showsSolid(m_choice, m_axisNames.size()); }
    /// Three axes, or two again; nothing where there are not as many.
    void setSolid(bool isSolid);
    /// Whether the tools that draw pairs are there. Gone, the rectangle takes over.
    void setOffersPairs(bool offers);
    /// Whether there is something to use it on.
    bool offersTool(ScatterTool tool) const;
    void setTool(ScatterTool tool);

signals:
    void choiceChanged();
    void fadingChanged();
    void graphChanged();
    void toolChanged(ScatterTool tool);

private:
    QToolButton* addButton(const QString& name, const QString& text, const QString& help);
    QToolButton* addToolButton(const QString& name, ScatterTool tool, const QString& title, const QString& help);
    void addGraphButton();
    void addTools();
    void offerTurning();
    void followProbes(const QStringList& names);
    void fillMenu();
    void addScale(QMenu* menu, const QString& text, AxisScale::Kind scale);
    void addAxes(QMenu* menu, const QString& title, int AxisChoice::*axis);
    void fillAxes(QMenu* axes, int AxisChoice::*axis);
    void addChoice(QMenu* menu, const QString& text, const AxisChoice& choice);
    void showChoice();

    QToolButton* m_axes;
    QToolButton* m_faded;
    QToolButton* m_graph = nullptr;
    std::vector<QToolButton*> m_tools;  // in the order of ScatterTool
    AxisChoice m_choice;
    QStringList m_axisNames;
    QString m_name;  // of what the axes are of
    bool m_isChosen = false;
    bool m_areProbes = false;  // behind the axes
    bool m_hasTraining = false;
    bool m_hasData = false;
    bool m_hasGraph = false;
    bool m_wasSolid = false;
};

}  // namespace fuzzylens::ui
