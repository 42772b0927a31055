// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/report/pdf_page.h"

#include <QFontDatabase>
#include <QFontMetricsF>
#include <QPainter>
#include <QTextLayout>

#include <algorithm>
#include <cmath>
#include <utility>

namespace fuzzylens::ui {

QFont PageFont::font() const
{
    QFont font = isCode ? QFontDatabase::systemFont(QFontDatabase::FixedFont) : QFont();
    font.setPixelSize(std::max(1, int(std::lround(dotsOfPoints(points)))));
    font.setHintingPreference(QFont::PreferNoHinting);
    font.setBold(isBold);
    return font;
}

PageText::PageText(const QString& text, const PageFont& font, double width, bool isAtRight)
    : m_layout(std::make_unique<QTextLayout>(QString(text).replace(QLatin1Char('\n'), QChar::LineSeparator),
                                             font.font()))
    , m_colour(font.colour)
    , m_lineHeight(std::ceil(QFontMetricsF(font.font()).height() * 1.15))
{
    QTextOption option(isAtRight ? Qt::AlignRight : Qt::AlignLeft);
    option.setWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
    m_layout->setTextOption(option);
    m_layout->setCacheEnabled(true);
    m_layout->beginLayout();
    for (QTextLine line = m_layout->createLine(); line.isValid(); line = m_layout->createLine()) {
        line.setLineWidth(width);
        line.setPosition(QPointF(0, (m_layout->lineCount() - 1) * m_lineHeight));
    }
    m_layout->endLayout();
}

PageText::~PageText() = default;
PageText::PageText(PageText&&) noexcept = default;

int PageText::lines() const
{
    return m_layout->lineCount();
}

void PageText::draw(QPainter& painter, const QPointF& place) const
{
    painter.setPen(m_colour);
    m_layout->draw(&painter, place);
}

void PageText::drawLine(QPainter& painter, const QPointF& place, int line) const
{
    painter.setPen(m_colour);
    m_layout->lineAt(line).draw(&painter, place - QPointF(0, line * m_lineHeight));
}

double PageText::widthOf(const QString& text, const PageFont& font)
{
    return QFontMetricsF(font.font()).horizontalAdvance(text);
}

namespace {

double leastOf(const PagePiece& piece)
{
    return piece.least > 0 ? std::min(piece.least, piece.height) : piece.height;
}

/// How high the pieces from @p first on are that stay together: in full, and at the least.
std::pair<double, double> heightsTogether(const std::vector<PagePiece>& pieces, std::size_t first)
{
    double height = 0, least = 0;
    for (std::size_t i = first; i < pieces.size(); ++i) {
        const double before = i > first ? pieces[i].before : 0;
        height += before + pieces[i].height;
        least += before + leastOf(pieces[i]);
        if (!pieces[i].stays)
            break;
    }
    return {height, least};
}

}  // namespace

std::vector<PlacedPage> paginated(const std::vector<PagePiece>& pieces, double room)
{
    std::vector<PlacedPage> pages(1);
    double top = 0;
    bool isTogether = false;  // this piece stays with the one before it
    for (std::size_t i = 0; i < pieces.size(); ++i) {
        const PagePiece& piece = pieces[i];
        const auto [together, leastTogether] =
            isTogether ? std::pair(piece.height, leastOf(piece)) : heightsTogether(pieces, i);
        const double needed = together <= room ? together : piece.height;
        const double least = together <= room ? leastTogether : leastOf(piece);
        const double left = room - top - piece.before;
        const bool isLess = needed > left && least <= left && (isTogether || 3 * left > room);
        if (!pages.back().empty() && needed > left && !isLess) {
            pages.emplace_back();
            top = 0;
            if (piece.heading >= 0) {
                pages.back().push_back(
                    {std::size_t(piece.heading), top, pieces[std::size_t(piece.heading)].height});
                top += pieces[std::size_t(piece.heading)].height;
            }
        } else if (!pages.back().empty()) {
            top += piece.before;
        }
        const double height =
            piece.least > 0 ? std::max(leastOf(piece), std::min(piece.height, room - top)) : piece.height;
        pages.back().push_back({i, top, height});
        top += height;
        isTogether = piece.stays;
    }
    return pages;
}

}  // namespace fuzzylens::ui
