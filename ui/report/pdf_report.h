// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/report/pdf_page.h"
#include "ui/report/report.h"
#include "ui/theme/theme.h"

#include <QBuffer>
#include <QPageSize>

#include <functional>
#include <memory>

class QPdfWriter;

namespace fuzzylens::ui {

/// A4, or Letter where inches are usual.
QPageSize reportPageSize();

/// A report as a PDF, page by page: text as text, pictures in lines, no row of a table and no figure cut, a figure
/// less high where else much of a page would be empty, its title in the metadata, page numbers below.
class PdfReport
{
public:
    /// Draws the figure of this name at the top left of what the painter sees, so many of its units a point, and
    /// as many millimetres high.
    using DrawFigure =
        std::function<void(const QString& name, QCPPainter& painter, double unitsPerPoint, double height)>;

    PdfReport(const Report& report, const QPageSize& size, DrawFigure drawFigure);
    ~PdfReport();
    PdfReport(const PdfReport&) = delete;
    PdfReport& operator=(const PdfReport&) = delete;

    int pages() const { return int(m_pages.size()); }
    /// Paints the next page; false when all have been.
    bool paintNextPage();
    /// The file, once all pages are painted.
    const QByteArray& bytes() const { return m_bytes.data(); }

private:
    void lay(const ReportText& text);
    void lay(const ReportList& list);
    void lay(const ReportTable& table);
    void lay(const ReportFigure& figure);
    void layHead();
    void layLines(const QString& text, const PageFont& font, double indent, double before, bool stays = false);
    void layCode(const QString& text);
    void layRow(const ReportTable& table, const QStringList& cells, const std::vector<double>& widths,
                bool isHeading, int heading);
    std::vector<double> widthsOf(const ReportTable& table) const;
    PageFont font(double points, bool isBold = false) const;
    PageFont mutedFont(double points) const;
    void paintFooter(int page);

    const Report& m_report;
    DrawFigure m_drawFigure;
    Theme m_theme = Theme::paper();
    QBuffer m_bytes;
    std::unique_ptr<QPdfWriter> m_writer;
    std::unique_ptr<QCPPainter> m_painter;
    double m_width = 0;  // of the text, in dots
    double m_room = 0;   // of a page for pieces
    std::vector<PagePiece> m_pieces;
    std::vector<PlacedPage> m_pages;
    int m_next = 0;
    int m_figures = 0;
    int m_tables = 0;
};

}  // namespace fuzzylens::ui
