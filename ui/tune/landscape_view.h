// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/tune/landscape_chart.h"
#include "ui/tune/tune_controller.h"
#include "ui/tune/tune_search.h"
#include "ui/tune/tune_view.h"

#include <vector>

class QGridLayout;
class QLabel;

namespace fuzzylens::ui {

class Chooser;
class SpokenSlider;

/// The score over two axes of the search; each further axis has a slider below that chooses its value. A click on
/// a cell, or Enter at the cursor, sets its parameters; dragging over cells shows their fits one after the other,
/// as one undo step.
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
    QString toCsv() const override;

    LandscapeChart chart() const;
    /// The middle of a cell on the widget.
    QPointF placeOf(int column, int row) const;
    QSize minimumSizeHint() const override;

protected:
    QString shown() const override;
    std::vector<std::size_t> shownAxes() const override { return {tune().slice().x, tune().slice().y}; }
    std::size_t shownCandidate() const override { return tune().search()->plan().grid.index(tune().slice().at); }
    QRectF content() const override;
    void follow() override;
    void paint(QPainter& painter, const QRectF& area, const QFont& font, const Theme& theme,
               int cursor) const override;
    int points() const override;
    int pointAt(const QPointF& position) const override;
    int firstPoint() const override;
    std::optional<int> pointAfter(int key, int point) const override;
    std::size_t candidateOf(int point) const override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    /// Of an axis that is neither x nor y.
    struct SliceRow
    {
        std::size_t axis;
        SpokenSlider* slider;
        QLabel* value;
    };

    void followChoosers();
    void followSliders();
    void makeSliders(const std::vector<std::size_t>& axes);
    void placeSliders();
    LandscapeLayout layoutOf(const LandscapeChart& chart) const;
    void chooseAxis(const Chooser& changed);

    QWidget* m_controls;
    Chooser* m_x;
    Chooser* m_y;
    StartedSearchPtr m_search;  // that the choosers and sliders are made for
    QWidget* m_sliders;
    QGridLayout* m_sliderGrid;
    std::vector<SliceRow> m_rows;
    int m_applied = -1;  // the cell that was last applied while the button is down
};

}  // namespace fuzzylens::ui
