// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/theme/text_size.h"
#include "ui/tune/landscape_chart.h"
#include "ui/tune/tune_view.h"

namespace fuzzylens::ui {

class Chooser;

/// The score over two axes of the search. A click on a cell, or Enter at the cursor, sets its parameters; dragging
/// over cells shows their fits one after the other, as one undo step.
class LandscapeView : public TuneView
{
    Q_OBJECT

public:
    LandscapeView(Scene& scene, TuneController& tune, QWidget* parent = nullptr);

    QString identifier() const override { return QStringLiteral("landscape"); }
    QString title() const override { return tr("Landscape"); }
    /// Of a search over two parameters or more.
    bool isApplicable() const override;
    QWidget* controls() override { return m_controls; }
    QString description() const override;
    void paintFigure(QCPPainter& painter, const QRectF& area, const Theme& theme) override;
    QString toCsv() const override;
    QSize minimumSizeHint() const override { return {inText(200), inText(180)}; }

    LandscapeChart chart() const;
    /// The middle of a cell on the widget.
    QPointF placeOf(int column, int row) const;

protected:
    QString shown() const override;
    void follow() override;
    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    LandscapeLayout layoutOf(const LandscapeChart& chart) const;
    void offerAxes();
    void chooseAxis(Chooser& changed, Chooser& other);
    void setCursorCell(int cell);
    void applyCell(int cell);

    QWidget* m_controls;
    Chooser* m_x;
    Chooser* m_y;
    std::size_t m_xAxis = 1, m_yAxis = 0;
    int m_cursor = -1;   // index of a cell
    int m_applied = -1;  // the cell that was last applied while the button is down
};

}  // namespace fuzzylens::ui
