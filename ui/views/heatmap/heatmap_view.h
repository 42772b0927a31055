// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/theme/text_size.h"
#include "ui/views/heatmap/heatmap_picture.h"
#include "ui/views/heatmap/read_out.h"
#include "ui/views/view.h"

#include <QImage>

#include <optional>
#include <string>

namespace fuzzylens::ui {

/// A heat map of the scene: what memberships and expression have in common. A click or a drag along the samples
/// selects them (Shift adds, Alt takes away), arrow keys move a cursor that the read-out follows, Space selects
/// at the cursor, Shift with an arrow extends, Escape clears. The drawing is cached as an image until model, size,
/// font or palette change; pointer and selection are drawn over it.
class HeatmapView : public View
{
    Q_OBJECT

public:
    HeatmapView(Scene& scene, QWidget* parent);

    /// The model on screen; null when there is nothing to show.
    const HeatmapModelPtr& model() const { return m_model; }
    /// The laid-out picture; null when there is nothing to show.
    const HeatmapPicture* picture();
    /// Whether the names of the rows had room in the figure that was drawn last.
    bool figureHasNames() const { return m_figureHasNames; }
    /// What the read-out says now, empty when the pointer and the cursor are elsewhere.
    ReadOut currentReadOut() const;

    void paintFigure(QCPPainter& painter, const QRectF& area, const Theme& theme) override;
    QSize sizeHint() const override { return {420, 340}; }
    QSize minimumSizeHint() const override { return {inText(160), inText(140)}; }

protected:
    /// Brings the model up to date (setModel), now or later; called when the view is visible and the data it
    /// depends on has changed.
    virtual void rebuild() = 0;
    /// Brings the model up to date before it returns.
    virtual void rebuildNow() = 0;
    virtual ReadOut readOut(int row, int column) const = 0;
    virtual void cellClicked(int row, int column) = 0;
    /// What an empty view says.
    virtual QString emptyText() const = 0;
    /// Row to be marked for any pointer does; -1 for none.
    virtual int markedRow() const { return -1; }
    /// Whether a row is marked as a member of a gene set.
    virtual bool isInMarkedSet(int) const { return false; }

    void setModel(HeatmapModelPtr model);
    /// The model is out of date: rebuilds at once when visible, else when shown.
    void invalidate();
    /// The strip of the scene's colouring for samples in this order; nothing when samples have no colour.
    std::optional<HeatmapStrip> colouringStrip(const std::vector<int>& sampleAt) const;
    /// The class a sample has under the scene's colouring; empty when unknown.
    QString classText(int sample) const;
    /// How many samples are ringed, as a sentence after others; empty if none is.
    QString ringsText() const;
    QFont pictureFont(double pixelSize) const;

    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void showEvent(QShowEvent* event) override;
    void changeEvent(QEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;

private:
    struct Cell
    {
        int row = -1;
        int column = -1;

        bool operator==(const Cell&) const = default;
    };

    void dropPicture();
    /// The samples of the model that are misclassified when left out.
    std::vector<int> ringed() const;
    void updateRings();
    Cell cellAt(const QPointF& place) const;
    bool isOnMap(const QPointF& place) const;
    int positionOf(Cell cell) const;
    void moveCursor(Cell cell, bool extends);
    void setCurrent(Cell cell);
    std::vector<int> samplesBetween(int a, int b) const;
    void paintMarks(QPainter& painter) const;
    void paintSetMarks(QPainter& painter) const;
    void drawStatic();

    HeatmapModelPtr m_model;
    std::optional<HeatmapPicture> m_picture;
    QImage m_image;
    bool m_isStale = true;
    bool m_figureHasNames = true;
    /// Of the fit whose samples are ringed, and of those after it while their predictions are computed: the
    /// picture keeps its layout. Nothing: no rings.
    std::optional<std::string> m_ringedMethod;
    Cell m_current;  // under the pointer or the keyboard cursor
    QPointF m_pointer;
    bool m_cursorIsKeyboard = false;
    int m_anchor = -1;   // position where the drag or the extension began
    int m_dragEnd = -1;  // position the drag has reached; -1: no drag
    QPointF m_pressed;
};

}  // namespace fuzzylens::ui
