// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/views/scatter/rotation_tool.h"
#include "ui/views/scatter/scatter_content.h"
#include "ui/views/scatter/scatter_controls.h"
#include "ui/views/view.h"

#include <QTimer>

#include <memory>
#include <optional>
#include <vector>

class QLabel;

namespace fuzzylens::ui {

class HoverCard;
class LegendStrip;
class ScatterCanvas;
class ZoomTool;

/// The samples where the method puts them: two coordinates of the embedding, or three that are turned, class by
/// colour and marker, centres as crosses, on request the graph the method goes by; samples of a second file as
/// outlined markers. Pointing reads a sample out, dragging selects, or as its action says draws must-links and
/// cannot-links; selection, pairs and probes are the scene's. The axes keep still while fits arrive, unless
/// samples would leave them, and close in when the last one has converged.
class ScatterView : public View
{
    Q_OBJECT

public:
    explicit ScatterView(Scene& scene, QWidget* parent = nullptr);
    ~ScatterView() override;

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
    void setAxisScale(AxisScale::Kind scale);
    /// Lines between neighbours in the graph of the samples, where the fit has one.
    void setShowsGraph(bool shows) { m_controls->setShowsGraph(shows); }
    /// How three axes are turned.
    const Turn& turn() const { return m_rotation->turn(); }
    void setTurn(const Turn& turn) { m_rotation->setTurn(turn); }
    /// What a drag draws from now on.
    void setDragAction(DragAction action) { m_controls->setDragAction(action); }
    /// Back to axes that show every sample.
    void resetZoom();

signals:
    void axisScaleChanged(AxisScale::Kind scale);

protected:
    bool event(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void showEvent(QShowEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void connectScene();
    void connectGestures();
    void updateApplicability();
    /// Rebuilds the picture now if it is visible, else when it next is.
    void refresh();
    void rebuild();
    void rebuildIfStale() const;
    ScatterContent makeContent(const Theme& theme) const;
    void updateTurn();
    void takeProjection();
    void applyProjection();
    void finishUpdates();
    void updateLegend();
    void updateProjectionLegend();
    void applySelection();
    void applyHovered(int sample);
    void point(const QPointF& pixel);
    void pointProjected(const QPointF& pixel);
    void presentCard();
    void select(SelectMode mode, const std::vector<int>& samples);
    void selectClass(int classIndex, SelectMode mode);
    /// Those in what the tool draws, a rectangle or an outline of pixels.
    std::vector<int> samplesInBand(const QPolygonF& band) const;
    void click(const QPointF& pixel, Qt::KeyboardModifiers modifiers);
    void takePairs();
    bool isOfFitBefore() const;
    void applyPairs();
    void applySelectedPairs();
    void applyProbes();
    std::vector<int> samplesMeantAt(const QPointF& pixel) const;
    void offerRolesOfMeant();
    void offerRoles(const std::vector<int>& samples, const QPointF& pixel);
    bool handleProbeKey(const QKeyEvent& event);
    bool isLinkUnderWay() const;
    void giveLinkUp();
    void showPairHint();
    void showHint(const QString& hint);
    void linkTo(const QPointF& from, const QPointF& pixel, Qt::KeyboardModifiers modifiers);
    void finishLink(const QPointF& pixel, Qt::KeyboardModifiers modifiers);
    void pairBand(const QPolygonF& band, Qt::KeyboardModifiers modifiers);
    PairKind kindOf(Qt::KeyboardModifiers modifiers) const;
    bool clickPair(const QPointF& pixel, SelectMode mode);
    void pointPair(const QPointF& pixel);
    bool handlePairKey(const QKeyEvent& event);
    bool moveCursor(int key);
    void moveCursorTo(int sample);
    bool handleKey(const QKeyEvent& event);

    ScatterControls* m_controls;
    LegendStrip* m_legend;
    ScatterCanvas* m_canvas;
    /// Where the link that is being drawn began.
    struct LinkStart
    {
        int sample = -1;
        NamesPtr samples;  // of the fit then
    };

    ScatterGestures* m_gestures;
    QLabel* m_pairHint;
    std::optional<LinkStart> m_linkStart;
    HoverCard* m_card;
    ZoomTool* m_zoom = nullptr;
    RotationTool* m_rotation = nullptr;
    std::vector<ScatterTool*> m_tools;  // in the order in which they handle events
    QTimer m_idleTimer{this};                 // runs out when no fit has arrived for a while
    std::weak_ptr<const Fit> m_shownFit;
    bool m_wasApplicable = false;
    bool m_isStale = true;
    bool m_showsCard = false;  // the pointer or the keyboard cursor is here
};

}  // namespace fuzzylens::ui
