// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/views/scatter/scatter_coordinates.h"
#include "ui/views/scatter/scatter_gestures.h"

#include <QToolButton>
#include <QWidget>

#include <vector>

class QKeyEvent;
class QMenu;

namespace fuzzylens::ui {

/// The small widgets in the title of the scatter card: which axes, what the markers stand for, whether the
/// uncertain fade, whether the graph is shown, what a drag draws.
class ScatterControls : public QWidget
{
    Q_OBJECT

public:
    explicit ScatterControls(QWidget* parent = nullptr);

    /// Offers what the fit has; a choice it lacks goes back to the first two axes. Axes of probes that were chosen
    /// stay with these. Unless the user has chosen axes, data of two features are displayed as they are, and three
    /// distances or many probes by a principal plane: two of them alone show little.
    void setFit(const Fit& fit);
    AxisChoice choice() const { return m_choice; }
    void setChoice(const AxisChoice& choice);
    bool fadesUncertain() const;
    /// Whether the graph of the samples is asked for; never where the fit has none.
    bool showsGraph() const;
    void setShowsGraph(bool shows);
    /// Whether three axes are chosen and there.
    bool isSolid() const { return !(m_choice.data && m_hasData) && showsSolid(m_choice, m_axisNames.size()); }
    /// Shows the actions that draw constraints. If one that is hidden is active, Rectangle replaces it.
    void setOffersPairs(bool offers);
    void setDragAction(DragAction action);
    /// What the markers stand for.
    QMenu& markerMenu() const;
    /// Handles the keys of the buttons; false for any other key.
    bool pressKey(const QKeyEvent& event);

signals:
    void choiceChanged();
    /// None: chosen automatically.
    void scaleChanged(std::optional<fuzzylens::ui::AxisScale::Kind> scale);
    void fadingChanged();
    void graphChanged();
    void dragActionChanged(DragAction action);

private:
    QToolButton* addButton(const QString& name, const QString& text, const QString& help);
    QToolButton* addDragButton(const QString& name, DragAction action, const QString& title, const QString& help);
    void addMarkerButton();
    void addGraphButton();
    void addDragButtons();
    void offerTurning();
    void setSolid(bool isSolid);
    void followProbes(const QStringList& names);
    void fillMenu();
    void addScale(QMenu* menu, const QString& text, std::optional<AxisScale::Kind> scale);
    void addAxes(QMenu* menu, const QString& title, int AxisChoice::*axis);
    void fillAxes(QMenu* axes, int AxisChoice::*axis);
    void addChoice(QMenu* menu, const QString& text, const AxisChoice& choice);
    void showChoice();

    QToolButton* m_axes;
    QToolButton* m_markers = nullptr;
    QToolButton* m_faded;
    QToolButton* m_graph = nullptr;
    std::vector<QToolButton*> m_dragButtons;  // in the order of DragAction
    AxisChoice m_choice;
    QStringList m_axisNames, m_clusterNames;
    QString m_name;  // of what the axes are of
    bool m_isChosen = false;
    bool m_areProbes = false;  // behind the axes
    bool m_hasTraining = false;
    bool m_hasData = false;
    bool m_isPlaneOfFeatures = false;  // the data
    bool m_hasGraph = false;
    bool m_hasField = false;          // in some plot
    bool m_hasClassShares = false;    // in the label prototypes
    bool m_hasPrediction = false;     // in the plane of two features
    bool m_showsDifferences = false;  // in the principal plane
    bool m_wasSolid = false;
};

}  // namespace fuzzylens::ui
