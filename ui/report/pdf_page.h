// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QFont>
#include <QString>

#include <qcustomplot.h>

#include <functional>
#include <memory>
#include <vector>

class QPointF;
class QTextLayout;

namespace fuzzylens::ui {

/// Dots of a page: 1200 an inch, which nothing on it shows.
constexpr int pageResolution = 1200;
constexpr double dotsOfPoints(double points)
{
    return points * pageResolution / 72;
}
constexpr double dotsOfMillimetres(double millimetres)
{
    return millimetres * pageResolution / 25.4;
}

/// What text looks like on a page.
struct PageFont
{
    double points = 9.5;
    bool isBold = false;
    bool isCode = false;  // of letters equally wide
    QColor colour;

    QFont font() const;
};

/// Text in lines of a width, in dots.
class PageText
{
public:
    PageText(const QString& text, const PageFont& font, double width, bool isAtRight = false);
    ~PageText();
    PageText(PageText&&) noexcept;

    int lines() const;
    double lineHeight() const { return m_lineHeight; }
    double height() const { return lines() * m_lineHeight; }
    void draw(QPainter& painter, const QPointF& place) const;
    void drawLine(QPainter& painter, const QPointF& place, int line) const;

    /// How wide the text is in one line.
    static double widthOf(const QString& text, const PageFont& font);

private:
    std::unique_ptr<QTextLayout> m_layout;
    QColor m_colour;
    double m_lineHeight = 0;
};

/// A piece of a document that stays whole on a page; in dots.
struct PagePiece
{
    double height = 0;
    double before = 0;   // space above it, none at the top of a page
    bool stays = false;  // with the piece after it
    int heading = -1;    // the piece that is repeated above it at the top of a page; -1: none
    std::function<void(QPainter&, const QPointF&)> draw;
    double least = 0;  // height it can do with, drawn by drawAs; 0: its own alone
    std::function<void(QCPPainter&, const QPointF&, double)> drawAs{};

    void paint(QCPPainter& painter, const QPointF& place, double as) const
    {
        drawAs ? drawAs(painter, place, as) : draw(painter, place);
    }
};

/// A piece and where its top is.
struct PlacedPiece
{
    std::size_t piece = 0;
    double top = 0;
    double height = 0;
};
using PlacedPage = std::vector<PlacedPiece>;

/// Puts the pieces on pages with room for this height, none cut, those that stay together on one page where they
/// fit there. A piece that can do with less is less high where else more than a third of a page would be empty.
std::vector<PlacedPage> paginated(const std::vector<PagePiece>& pieces, double room);

}  // namespace fuzzylens::ui
