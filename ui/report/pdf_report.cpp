// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/report/pdf_report.h"

#include "ui/report/column_widths.h"
#include "ui/report/report_words.h"

#include <QLocale>
#include <QPdfWriter>

#include <algorithm>
#include <cmath>

namespace fuzzylens::ui {

namespace {

constexpr double marginMillimetres = 18;
constexpr double footerPoints = 22;
constexpr double mostTogether = 0.22;  // of a page: tables that are smaller stay whole
constexpr double bodyPoints = 9.5, smallPoints = 8, tablePoints = 8, footPoints = 7.5;
constexpr double cellGap = 9;      // points between columns
constexpr double cellPadding = 2;  // points above and below
const QColor ruleColour(0x6b, 0x74, 0x82), hairColour(0xd9, 0xde, 0xe5), codeColour(0xf3, 0xf5, 0xf8);

/// Text that several pieces draw a line each of.
using SharedText = std::shared_ptr<const PageText>;

void drawRule(QPainter& painter, double left, double right, double y, const QColor& colour, double points)
{
    painter.setPen(QPen(colour, dotsOfPoints(points), Qt::SolidLine, Qt::FlatCap));
    painter.drawLine(QPointF(left, y), QPointF(right, y));
}

}  // namespace

QPageSize reportPageSize()
{
    const bool isInches = QLocale().measurementSystem() == QLocale::ImperialUSSystem;
    return QPageSize(isInches ? QPageSize::Letter : QPageSize::A4);
}

PdfReport::PdfReport(const Report& report, const QPageSize& size, DrawFigure drawFigure)
    : m_report(report)
    , m_drawFigure(std::move(drawFigure))
{
    m_bytes.open(QIODevice::WriteOnly);
    m_writer = std::make_unique<QPdfWriter>(&m_bytes);
    m_writer->setResolution(pageResolution);
    m_writer->setPageSize(size);
    m_writer->setPageMargins(QMarginsF(marginMillimetres, marginMillimetres, marginMillimetres, marginMillimetres),
                             QPageLayout::Millimeter);
    m_writer->setTitle(report.title);
    m_writer->setCreator(QStringLiteral("FuzzyLens %1").arg(QStringLiteral(FUZZYLENS_VERSION)));
    m_width = m_writer->width();
    m_room = m_writer->height() - dotsOfPoints(footerPoints);
    layHead();
    for (const ReportSection& section : report.sections) {
        layLines(section.title, font(13, true), 0, dotsOfPoints(20), true);
        for (const ReportBlock& block : section.blocks)
            std::visit([this](const auto& part) { lay(part); }, block);
    }
    m_pages = paginated(m_pieces, m_room);
}

PdfReport::~PdfReport() = default;

PageFont PdfReport::font(double points, bool isBold) const
{
    return {points, isBold, false, m_theme.text};
}

PageFont PdfReport::mutedFont(double points) const
{
    return {points, false, false, m_theme.muted};
}

void PdfReport::layHead()
{
    layLines(m_report.title, font(19, true), 0, 0, true);
    layLines(m_report.subtitle, mutedFont(bodyPoints), 0, dotsOfPoints(4));
}

/// A line a piece: long texts go on on the next page.
void PdfReport::layLines(const QString& text, const PageFont& font, double indent, double before, bool stays)
{
    const auto shared = std::make_shared<const PageText>(text, font, m_width - indent);
    for (int line = 0; line < shared->lines(); ++line) {
        PagePiece piece{shared->lineHeight(), line == 0 ? before : 0, false, -1, {}};
        // Neither the first nor the last line of a text is alone on a page.
        piece.stays = stays || (shared->lines() > 1 && (line == 0 || line == shared->lines() - 2));
        piece.draw = [shared, line, indent](QPainter& painter, const QPointF& place) {
            shared->drawLine(painter, place + QPointF(indent, 0), line);
        };
        m_pieces.push_back(std::move(piece));
    }
}

void PdfReport::layCode(const QString& text)
{
    const double inset = dotsOfPoints(7), edge = dotsOfPoints(5);
    PageFont code{smallPoints, false, true, m_theme.text};
    const auto shared = std::make_shared<const PageText>(text, code, m_width - 2 * inset);
    for (int line = 0; line < shared->lines(); ++line) {
        const bool isFirst = line == 0, isLast = line == shared->lines() - 1;
        const double above = isFirst ? edge : 0, below = isLast ? edge : 0;
        PagePiece piece{
            above + shared->lineHeight() + below, isFirst ? dotsOfPoints(6) : 0, isFirst && !isLast, -1, {}};
        piece.draw = [shared, line, inset, above, height = piece.height, width = m_width](QPainter& painter,
                                                                                          const QPointF& place) {
            painter.fillRect(QRectF(place, QSizeF(width, height)), codeColour);
            shared->drawLine(painter, place + QPointF(inset, above), line);
        };
        m_pieces.push_back(std::move(piece));
    }
}

void PdfReport::lay(const ReportText& text)
{
    switch (text.kind) {
    case ReportText::Kind::Paragraph:  // one that ends with a colon stays with the next block
        return layLines(text.text, font(bodyPoints), 0, dotsOfPoints(7), text.text.endsWith(QLatin1Char(':')));
    case ReportText::Kind::Code:
        return layCode(text.text);
    case ReportText::Kind::Formula:
        return layLines(text.text, font(10.5), dotsOfPoints(14), dotsOfPoints(7));
    case ReportText::Kind::Remark:
        return layLines(text.text, mutedFont(bodyPoints), 0, dotsOfPoints(7));
    }
}

void PdfReport::lay(const ReportList& list)
{
    const double indent = dotsOfPoints(12);
    for (const QString& item : list.items) {
        const std::size_t first = m_pieces.size();
        layLines(item, font(bodyPoints), indent, dotsOfPoints(4));
        if (first == m_pieces.size())
            continue;
        const auto bullet = std::make_shared<const PageText>(QStringLiteral("•"), mutedFont(bodyPoints), indent);
        m_pieces[first].draw = [bullet, text = m_pieces[first].draw](QPainter& painter, const QPointF& place) {
            bullet->draw(painter, place + QPointF(dotsOfPoints(2), 0));
            text(painter, place);
        };
    }
}

std::vector<double> PdfReport::widthsOf(const ReportTable& table) const
{
    const std::size_t columns = std::size_t(table.heading.isEmpty() ? 2 : table.heading.size());
    std::vector<double> natural(columns, 1);
    const auto widen = [&](const QStringList& cells, const PageFont& font) {
        for (std::size_t i = 0; i < columns && i < std::size_t(cells.size()); ++i)
            natural[i] = std::max(natural[i], PageText::widthOf(cells[int(i)], font) + dotsOfPoints(1));
    };
    widen(table.heading, font(tablePoints, true));
    for (const QStringList& row : table.rows)
        widen(row, font(tablePoints));
    return columnWidths(natural, m_width - double(columns - 1) * dotsOfPoints(cellGap));
}

void PdfReport::layRow(const ReportTable& table, const QStringList& cells, const std::vector<double>& widths,
                       bool isHeading, int heading)
{
    auto texts = std::make_shared<std::vector<PageText>>();
    double height = 0;
    for (std::size_t i = 0; i < widths.size(); ++i) {
        const bool isNumber = !table.isNumber.empty() && table.isNumber[i];
        const bool isFactName = table.heading.isEmpty() && i == 0;
        texts->emplace_back(cells[int(i)], isFactName ? mutedFont(tablePoints) : font(tablePoints, isHeading),
                            widths[i], isNumber);
        height = std::max(height, texts->back().height());
    }
    PagePiece piece{height + 2 * dotsOfPoints(cellPadding), 0, isHeading, heading, {}};
    piece.draw = [texts, widths, isHeading, height = piece.height](QPainter& painter, const QPointF& place) {
        QPointF at = place + QPointF(0, dotsOfPoints(cellPadding));
        for (std::size_t i = 0; i < widths.size(); ++i) {
            (*texts)[i].draw(painter, at);
            at.rx() += widths[i] + dotsOfPoints(cellGap);
        }
        drawRule(painter, place.x(), at.x() - dotsOfPoints(cellGap), place.y() + height,
                 isHeading ? ruleColour : hairColour, isHeading ? 0.7 : 0.5);
    };
    m_pieces.push_back(std::move(piece));
}

void PdfReport::lay(const ReportTable& table)
{
    layLines(tableCaption(++m_tables, table), font(smallPoints, true), 0, dotsOfPoints(12), true);
    const std::vector<double> widths = widthsOf(table);
    int heading = -1;
    if (!table.heading.isEmpty()) {
        heading = int(m_pieces.size());
        layRow(table, table.heading, widths, true, -1);
    }
    const std::size_t first = m_pieces.size();
    double height = 0;
    for (const QStringList& row : table.rows) {
        layRow(table, row, widths, false, heading);
        height += m_pieces.back().height;
    }
    if (height < mostTogether * m_room)
        for (std::size_t row = first; row + 1 < m_pieces.size(); ++row)
            m_pieces[row].stays = true;
}

void PdfReport::lay(const ReportFigure& figure)
{
    const auto caption =
        std::make_shared<const PageText>(figureCaption(++m_figures, figure), font(smallPoints), m_width);
    const double pictureHeight = dotsOfMillimetres(figure.millimetres.height());
    const double gap = dotsOfPoints(4);
    const double below = gap + caption->height();
    PagePiece piece{pictureHeight + below, dotsOfPoints(14), false, -1, {}};
    if (figure.leastHeight > 0)
        piece.least = dotsOfMillimetres(figure.leastHeight) + below;
    piece.drawAs = [this, caption, below, gap, name = figure.name](QCPPainter& painter, const QPointF& place,
                                                                   double height) {
        painter.save();
        painter.translate(place);
        m_drawFigure(name, painter, dotsOfPoints(1), (height - below) / dotsOfMillimetres(1));
        painter.restore();
        caption->draw(painter, place + QPointF(0, height - below + gap));
    };
    m_pieces.push_back(std::move(piece));
}

void PdfReport::paintFooter(int page)
{
    const PageFont small = mutedFont(footPoints);
    const QString number =
        ReportWords::tr("page %1 of %2").arg(QString::number(page + 1), QString::number(pages()));
    const double numberWidth = PageText::widthOf(number, small) + dotsOfPoints(2), gap = dotsOfPoints(12);
    const QString title =
        QFontMetricsF(small.font()).elidedText(m_report.title, Qt::ElideRight, m_width - numberWidth - gap);
    const double top = m_room + dotsOfPoints(10);
    PageText(title, small, m_width - numberWidth).draw(*m_painter, {0, top});
    PageText(number, small, numberWidth, true).draw(*m_painter, {m_width - numberWidth, top});
}

bool PdfReport::paintNextPage()
{
    if (m_next == pages())
        return false;
    if (!m_painter)
        m_painter = std::make_unique<QCPPainter>(m_writer.get());
    else
        m_writer->newPage();
    for (const PlacedPiece& placed : m_pages[std::size_t(m_next)])
        m_pieces[placed.piece].paint(*m_painter, {0, placed.top}, placed.height);
    paintFooter(m_next);
    if (++m_next < pages())
        return true;
    m_painter->end();
    m_writer.reset();
    return false;
}

}  // namespace fuzzylens::ui
