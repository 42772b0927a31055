// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/jobs/job.h"
#include "ui/views/scatter/rotation_tool.h"
#include "ui/views/scatter/scatter_content.h"
#include "ui/views/scatter/scatter_controls.h"
#include "ui/views/view.h"

#include <QTimer>

#include <memory>
#include <vector>

namespace fuzzylens::ui {

class ConstraintTool;
class HoverCard;
class LegendStrip;
class ScatterCanvas;
class SelectionTool;
class ZoomTool;

/// Samples at two or three coordinates of the embedding, classes by colour and marker, on request other properties
/// by size and shape, cluster centres as crosses,
/// on request the graph of the samples; samples of a second file as outlined markers. The view builds the content
/// and passes the events to its tools. The axis ranges only grow while fits arrive, and shrink when the last one
/// has converged.
class ScatterView : public View
{
    Q_OBJECT

public:
    explicit ScatterView(Scene& scene, QWidget* parent = nullptr);

    QString identifier() const override { return QStringLiteral("scatter"); }
    QString title() const override { return tr("Samples"); }
    bool isApplicable() const override { return hasCoordinates(scene().fit()); }
    QWidget* controls() override { return m_controls; }
    QString description() const override;
    QString subject() const override;
    void paintFigure(QCPPainter& painter, const QRectF& area, const Theme& theme) override;
    QString toCsv() const override;

    AxisChoice axisChoice() const { return m_controls->choice(); }
    void setAxisChoice(const AxisChoice& choice) { m_controls->setChoice(choice); }
    /// Square root and logarithm make room where a few samples lie far away.
    void setAxisScale(std::optional<AxisScale::Kind> scale);
    /// By what the sizes of the markers differ: numbers; nothing: all have one size. What names it is kept, and
    /// what a later fit lacks has no effect.
    const std::optional<Colouring>& sizing() const { return m_sizing; }
    void setSizing(std::optional<Colouring> sizing);
    /// By what the shapes of the markers differ: classes; nothing: by those that colour the samples.
    const std::optional<Colouring>& shaping() const { return m_shaping; }
    void setShaping(std::optional<Colouring> shaping);
    /// Lines between neighbours in the graph of the samples, where the fit has one.
    void setShowsGraph(bool shows) { m_controls->setShowsGraph(shows); }
    /// How three axes are turned.
    const Turn& turn() const { return m_rotation->turn(); }
    void setTurn(const Turn& turn) { m_rotation->setTurn(turn); }
    /// What a drag draws from now on.
    void setDragAction(DragAction action) { m_controls->setDragAction(action); }
    /// Back to axes that show every sample.
    void resetZoom();
    /// Axes for the samples of the present fit alone, unless they are zoomed.
    void fitAxes();

signals:
    void axisScaleChanged(std::optional<fuzzylens::ui::AxisScale::Kind> scale);

protected:
    bool event(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void showEvent(QShowEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void connectScene();
    void connectTools();
    void updateApplicability();
    void predictGrid();
    /// Rebuilds the content now if it is visible, else when it is shown again.
    void refresh();
    void rebuild();
    void rebuildIfStale() const;
    /// Whether the canvas can follow a change of the scene; a hidden view is rebuilt when it is shown.
    bool canUpdate();
    bool showsPresentFit() const { return m_shownFit.lock() == scene().fit(); }
    /// Those of the present fit.
    std::optional<Colouring> shownSizing() const;
    std::optional<Colouring> shownShaping() const;
    ScatterContent makeContent(const Theme& theme) const;
    ScatterContent makeProjected(const ScatterContent& content, const Theme& theme) const;
    void updateProjection();
    void updatePairs();
    void updateSelectedPairs();
    void updateRings();
    void updateProbes();
    void updateTurn();
    void updateLegend();
    void updateMarkerLegend();
    void finishUpdates();
    std::vector<int> samplesInBand(const QPolygonF& band) const;

    ScatterControls* m_controls;
    LegendStrip* m_legend;
    LegendStrip* m_markerLegend;  // of sizes and shapes
    std::optional<Colouring> m_sizing, m_shaping;
    ScatterCanvas* m_canvas;
    ScatterGestures* m_gestures;
    HoverCard* m_card;
    ZoomTool* m_zoom = nullptr;
    RotationTool* m_rotation = nullptr;
    ConstraintTool* m_constraints = nullptr;
    SelectionTool* m_selection = nullptr;
    std::vector<ScatterTool*> m_tools;  // in the order in which they handle events
    QTimer m_idleTimer{this};           // runs out when no fit has arrived for a while
    Job<PredictedGridPtr> m_prediction;
    PredictedGridPtr m_grid;  // of the fit on screen, or of the one before with its samples
    std::weak_ptr<const Fit> m_predictedFit;
    std::weak_ptr<const Fit> m_shownFit;
    bool m_wasApplicable = false;
    bool m_isStale = true;
};

}  // namespace fuzzylens::ui
