// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/theme/theme.h"

#include <qcustomplot.h>

#include <functional>

namespace fuzzylens::ui {

/// A plot of QCustomPlot in the fonts and colours of the program. The same object is drawn on screen and, by
/// paintInto(), on paper. As many ticks as there is room for without labels that touch.
class PlotCanvas : public QCustomPlot
{
    Q_OBJECT

public:
    explicit PlotCanvas(QWidget* parent = nullptr);

    /// Colours and fonts of the background and of all axes; widths of lines keep their proportion to @p font. On
    /// screen they follow the palette and the font of the widget.
    virtual void setLook(const Theme& theme, const QFont& font);
    /// Draws the plot into @p area of a page or an image, in units of 1/72 inch, with text as text: as on screen,
    /// and so much smaller that text of paperFont() has 8 points. For plots that are not on screen.
    void paintInto(QCPPainter& painter, const QRectF& area);
    /// @p font in the size in which it is to be laid out for paper.
    static QFont paperFont(QFont font);
    static constexpr double paperScale = 0.6;
    /// Pixels of images on paper to a pixel of the plot: 300 dots per inch.
    static constexpr double paperResolution = 300.0 / 72 * paperScale;
    /// Repaints once an event-loop turn; while it is hidden, when it is painted.
    void replotSoon();

protected:
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override;
    /// An axis without lines of its own: ticks with numbers, and the grid. Every axis with numbers needs it.
    void setUpAxis(QCPAxis& axis);
    const Theme& theme() const { return m_theme; }
    const QFont& textFont() const { return m_font; }
    /// Whether it is being laid out by paintInto().
    bool isForPaper() const { return m_isForPaper; }
    /// The width of a thin line.
    double hairline() const;
    /// At most so many ticks across and upwards; none of these closer to the ends of an axis than @p inset lines
    /// of text, where other numbers are close.
    void setMostTicks(int across, int upwards, double inset = 0);

private:
    void styleAxis(QCPAxis& axis);
    bool fitTicks(QCPAxis& axis);
    void fitAllTicks();

    Theme m_theme;
    QFont m_font;
    int m_mostAcross = 6, m_mostUpwards = 5;
    double m_tickInset = 0;
    bool m_isFittingTicks = false;
    bool m_isStale = true;  // it has changed while it was hidden
    bool m_isForPaper = false;
};

/// Paints with @p draw into one lossless image of 300 dots per inch on paper: for more shapes than a page can
/// hold. The painter that @p draw gets has the coordinates of @p painter.
void drawAsImage(QCPPainter& painter, const QRect& area, const std::function<void(QPainter&)>& draw);

/// Whether @p painter draws on a page or an exported image, not on screen.
inline bool isOnPaper(const QCPPainter& painter)
{
    return painter.modes().testFlag(QCPPainter::pmNoCaching);
}

/// The font of numbers and of less important text.
QFont smaller(QFont font);

}  // namespace fuzzylens::ui
