// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/report/report_writer.h"

#include "core/io/atomic_file.h"
#include "ui/export/figure_export.h"
#include "ui/report/pdf_report.h"
#include "ui/report/report.h"
#include "ui/report/report_input.h"
#include "ui/report/report_pictures.h"
#include "ui/report/report_sections.h"
#include "ui/report/report_words.h"
#include "ui/theme/core_text.h"

#include <QByteArray>
#include <QFile>
#include <QString>
#include <QXmlStreamWriter>

#include <exception>
#include <map>
#include <new>

namespace fuzzylens::ui {

namespace {

// Black on white on paper and on screen; wide tables scroll by themselves. No double quotes: in XML they would not
// stay what CSS takes them for.
constexpr const char* pageStyle = R"(
:root { color-scheme: light; }
body { margin: 0 auto; padding: 2.5rem 1.25rem 4rem; max-width: 60rem; color: #1b1f24; background: #fff;
  font: 1rem/1.55 'Source Sans 3', 'Segoe UI', 'Helvetica Neue', Arial, 'DejaVu Sans', sans-serif; }
h1 { font-size: 1.75rem; line-height: 1.25; margin: 0 0 .25rem; overflow-wrap: anywhere; }
h2 { font-size: 1.2rem; margin: 2.5rem 0 .75rem; padding-bottom: .3rem; border-bottom: 1px solid #c9ced6; }
.subtitle, .remark, figcaption, caption { color: #4c5563; }
.subtitle { margin: 0 0 1.5rem; overflow-wrap: anywhere; }
p { max-width: 46rem; overflow-wrap: anywhere; }
ul { padding-left: 1.25rem; }
li { margin: .25rem 0; overflow-wrap: anywhere; }
nav ol { columns: 2; max-width: 40rem; padding-left: 1.4rem; }
a { color: #0b5394; }
.formula { font-family: 'STIX Two Text', Cambria, 'DejaVu Serif', serif; font-size: 1.1rem; margin: .5rem 0 .5rem 1.5rem; }
pre { background: #f3f5f8; border: 1px solid #dde2e9; border-radius: 4px; padding: .75rem 1rem; font-size: .85rem;
  white-space: pre-wrap; overflow-wrap: anywhere; }
.scroll { overflow-x: auto; margin: 1rem 0 1.5rem; }
table { border-collapse: collapse; font-size: .9rem; line-height: 1.4; min-width: min(100%, 24rem); }
caption { text-align: left; padding-bottom: .4rem; font-weight: 600; }
th, td { text-align: left; vertical-align: top; padding: .3rem .9rem .3rem 0; border-bottom: 1px solid #e3e7ed;
  min-width: 3rem; }
td:last-child { overflow-wrap: anywhere; min-width: 7rem; }
thead th { border-bottom: 1px solid #6b7482; }
tbody th { font-weight: 500; }
.number { text-align: right; font-variant-numeric: tabular-nums; white-space: nowrap; }
figure { margin: 1.5rem 0 2rem; }
figure img { display: block; width: 100%; height: auto; }
figcaption { font-size: .9rem; margin-top: .5rem; max-width: 46rem; }
@page { margin: 18mm; }
@media print { body { padding: 0; max-width: none; font-size: 10pt; } nav { display: none; }
  h2 { break-after: avoid; } tr, figure { break-inside: avoid; } .scroll { overflow: visible; } }
)";

class HtmlWriter
{
public:
    HtmlWriter(const Report& report, const std::map<QString, QByteArray>& svg)
        : m_report(report)
        , m_svg(svg)
        , m_xml(&m_bytes)
    {
        m_xml.setAutoFormatting(true);
        m_xml.setAutoFormattingIndent(1);
    }

    QByteArray write();
    void operator()(const ReportText& text);
    void operator()(const ReportList& list);
    void operator()(const ReportTable& table);
    void operator()(const ReportFigure& figure);

private:
    void writeHead();
    void writeContents();
    void writeHeading(const ReportTable& table);
    void writeCell(const ReportTable& table, int column, const QString& text);

    const Report& m_report;
    const std::map<QString, QByteArray>& m_svg;
    QByteArray m_bytes;
    QXmlStreamWriter m_xml;
    int m_figures = 0;
    int m_tables = 0;
};

QByteArray HtmlWriter::write()
{
    m_xml.writeDTD(QStringLiteral("<!DOCTYPE html>"));
    m_xml.writeStartElement(QStringLiteral("html"));
    m_xml.writeAttribute(QStringLiteral("lang"), m_report.language);
    writeHead();
    m_xml.writeStartElement(QStringLiteral("body"));
    m_xml.writeStartElement(QStringLiteral("header"));
    m_xml.writeTextElement(QStringLiteral("h1"), m_report.title);
    m_xml.writeStartElement(QStringLiteral("p"));
    m_xml.writeAttribute(QStringLiteral("class"), QStringLiteral("subtitle"));
    m_xml.writeCharacters(m_report.subtitle);
    m_xml.writeEndElement();
    m_xml.writeEndElement();
    writeContents();
    m_xml.writeStartElement(QStringLiteral("main"));
    for (const ReportSection& section : m_report.sections) {
        m_xml.writeStartElement(QStringLiteral("section"));
        m_xml.writeAttribute(QStringLiteral("id"), section.id);
        m_xml.writeTextElement(QStringLiteral("h2"), section.title);
        for (const ReportBlock& block : section.blocks)
            std::visit(*this, block);
        m_xml.writeEndElement();
    }
    m_xml.writeEndElement();
    m_xml.writeEndDocument();
    return m_bytes;
}

void HtmlWriter::writeHead()
{
    m_xml.writeStartElement(QStringLiteral("head"));
    m_xml.writeEmptyElement(QStringLiteral("meta"));
    m_xml.writeAttribute(QStringLiteral("charset"), QStringLiteral("utf-8"));
    const std::pair<QString, QString> facts[] = {
        {QStringLiteral("viewport"), QStringLiteral("width=device-width, initial-scale=1")},
        {QStringLiteral("generator"), QStringLiteral("FuzzyLens %1").arg(QStringLiteral(FUZZYLENS_VERSION))},
    };
    for (const auto& [name, content] : facts) {
        m_xml.writeEmptyElement(QStringLiteral("meta"));
        m_xml.writeAttribute(QStringLiteral("name"), name);
        m_xml.writeAttribute(QStringLiteral("content"), content);
    }
    m_xml.writeTextElement(QStringLiteral("title"), m_report.title);
    m_xml.writeTextElement(QStringLiteral("style"), QString::fromUtf8(pageStyle));
    m_xml.writeEndElement();
}

void HtmlWriter::writeContents()
{
    m_xml.writeStartElement(QStringLiteral("nav"));
    m_xml.writeAttribute(QStringLiteral("aria-label"), ReportWords::tr("Contents"));
    m_xml.writeStartElement(QStringLiteral("ol"));
    for (const ReportSection& section : m_report.sections) {
        m_xml.writeStartElement(QStringLiteral("li"));
        m_xml.writeStartElement(QStringLiteral("a"));
        m_xml.writeAttribute(QStringLiteral("href"), QLatin1Char('#') + section.id);
        m_xml.writeCharacters(section.title);
        m_xml.writeEndElement();
        m_xml.writeEndElement();
    }
    m_xml.writeEndElement();
    m_xml.writeEndElement();
}

void HtmlWriter::operator()(const ReportText& text)
{
    m_xml.writeStartElement(text.kind == ReportText::Kind::Code ? QStringLiteral("pre") : QStringLiteral("p"));
    if (text.kind == ReportText::Kind::Formula)
        m_xml.writeAttribute(QStringLiteral("class"), QStringLiteral("formula"));
    if (text.kind == ReportText::Kind::Remark)
        m_xml.writeAttribute(QStringLiteral("class"), QStringLiteral("remark"));
    m_xml.writeCharacters(text.text);
    m_xml.writeEndElement();
}

void HtmlWriter::operator()(const ReportList& list)
{
    m_xml.writeStartElement(QStringLiteral("ul"));
    for (const QString& item : list.items)
        m_xml.writeTextElement(QStringLiteral("li"), item);
    m_xml.writeEndElement();
}

void HtmlWriter::writeHeading(const ReportTable& table)
{
    if (table.heading.isEmpty())
        return;
    m_xml.writeStartElement(QStringLiteral("thead"));
    m_xml.writeStartElement(QStringLiteral("tr"));
    for (int column = 0; column < int(table.heading.size()); ++column) {
        m_xml.writeStartElement(QStringLiteral("th"));
        m_xml.writeAttribute(QStringLiteral("scope"), QStringLiteral("col"));
        if (!table.isNumber.empty() && table.isNumber[std::size_t(column)])
            m_xml.writeAttribute(QStringLiteral("class"), QStringLiteral("number"));
        m_xml.writeCharacters(table.heading[column]);
        m_xml.writeEndElement();
    }
    m_xml.writeEndElement();
    m_xml.writeEndElement();
}

void HtmlWriter::writeCell(const ReportTable& table, int column, const QString& text)
{
    m_xml.writeStartElement(column == 0 ? QStringLiteral("th") : QStringLiteral("td"));
    if (column == 0)
        m_xml.writeAttribute(QStringLiteral("scope"), QStringLiteral("row"));
    if (!table.isNumber.empty() && table.isNumber[std::size_t(column)])
        m_xml.writeAttribute(QStringLiteral("class"), QStringLiteral("number"));
    m_xml.writeCharacters(text);
    m_xml.writeEndElement();
}

void HtmlWriter::operator()(const ReportTable& table)
{
    m_xml.writeStartElement(QStringLiteral("div"));
    m_xml.writeAttribute(QStringLiteral("class"), QStringLiteral("scroll"));
    m_xml.writeStartElement(QStringLiteral("table"));
    m_xml.writeTextElement(QStringLiteral("caption"), tableCaption(++m_tables, table));
    writeHeading(table);
    m_xml.writeStartElement(QStringLiteral("tbody"));
    for (const QStringList& row : table.rows) {
        m_xml.writeStartElement(QStringLiteral("tr"));
        for (int column = 0; column < int(row.size()); ++column)
            writeCell(table, column, row[column]);
        m_xml.writeEndElement();
    }
    m_xml.writeEndElement();
    m_xml.writeEndElement();
    m_xml.writeEndElement();
}

void HtmlWriter::operator()(const ReportFigure& figure)
{
    m_xml.writeStartElement(QStringLiteral("figure"));
    m_xml.writeEmptyElement(QStringLiteral("img"));
    m_xml.writeAttribute(QStringLiteral("alt"), figure.alt);
    m_xml.writeAttribute(QStringLiteral("src"), QStringLiteral("data:image/svg+xml;base64,") +
                                                    QString::fromLatin1(m_svg.at(figure.name).toBase64()));
    m_xml.writeTextElement(QStringLiteral("figcaption"), figureCaption(++m_figures, figure));
    m_xml.writeEndElement();
}

/// @p report as one HTML page that needs nothing else: style and pictures in it, no script. It is well-formed XML
/// too. @param svg the pictures of its figures by their names.
QByteArray htmlOf(const Report& report, const std::map<QString, QByteArray>& svg)
{
    return HtmlWriter(report, svg).write();
}

ReportSection pictureSection(const ReportPictures& pictures)
{
    ReportSection section{QStringLiteral("pictures"), ReportWords::tr("Figures"), {}};
    for (std::size_t picture = 0; picture < pictures.count(); ++picture)
        section.blocks.push_back(pictures.figure(picture));
    return section;
}

/// Everything a report says of a fit. @param pictures of that fit, each drawn already.
Report reportOf(const ReportInput& input, const ReportPictures& pictures)
{
    Report report;
    report.title = ReportWords::tr("%1: %2").arg(input.name, methodName(*input.fit->result));
    report.subtitle =
        ReportWords::tr("Report by FuzzyLens %1, %2")
            .arg(QStringLiteral(FUZZYLENS_VERSION), input.made.toString(QStringLiteral("yyyy-MM-dd")));
    report.language = ReportWords::tr("en", "of these texts, as HTML names languages");
    report.sections = {quoteSection(input),  dataSection(input),   stepsSection(input),
                       methodSection(input), resultSection(input), accuracySection(input)};
    if (pictures.count() > 0)
        report.sections.push_back(pictureSection(pictures));
    report.sections.push_back(featureSection(input));
    report.sections.push_back(repeatSection(input));
    return report;
}

constexpr int patienceMilliseconds = 20;  // between looks at pictures that are computed

std::filesystem::path nativePath(const QString& path)
{
    return QFile::encodeName(path).toStdString();
}

void writeBoth(const QString& stem, const QByteArray& html, const QByteArray& pdf)
{
    AtomicFile page(nativePath(ReportWriter::htmlPath(stem)), false);
    AtomicFile document(nativePath(ReportWriter::pdfPath(stem)), false);
    page.add({html.constData(), std::size_t(html.size())});
    document.add({pdf.constData(), std::size_t(pdf.size())});
    AtomicFile::commitTogether({&page, &document});
}

}  // namespace

QString ReportWriter::stemOf(const QString& path)
{
    for (const QLatin1String suffix : {QLatin1String(".html"), QLatin1String(".htm"), QLatin1String(".pdf")})
        if (path.endsWith(suffix, Qt::CaseInsensitive))
            return path.chopped(suffix.size());
    return path;
}

ReportWriter::ReportWriter(QObject* parent)
    : QObject(parent)
{
    m_next.setSingleShot(true);
    connect(&m_next, &QTimer::timeout, this, &ReportWriter::continueWriting);
    connect(&m_job, &JobBase::finished, this, [this] {
        const QString stem = m_stem;
        clear();
        emit saved(htmlPath(stem), pdfPath(stem));
    });
    connect(&m_job, &JobBase::failed, this, [this](quint64, const QString& message) { fail(message); });
}

ReportWriter::~ReportWriter() = default;

void ReportWriter::write(const ReportInput& input, const QString& stem, const PairMarks* pairs)
{
    if (m_stage == Stage::Saving)
        return;
    cancel();
    m_input = input;
    m_stem = stem;
    m_pictures = std::make_unique<ReportPictures>(input, pairs);
    m_stage = Stage::Computing;
    m_next.start(0);
}

void ReportWriter::cancel()
{
    if (m_stage == Stage::Idle || m_stage == Stage::Saving)
        return;
    clear();
    emit cancelled();
}

void ReportWriter::clear()
{
    m_stage = Stage::Idle;
    m_next.stop();
    m_pdf.reset();
    m_pictures.reset();
    m_input = {};
    m_places.clear();
    m_svg.clear();
    m_html.clear();
}

void ReportWriter::fail(const QString& message)
{
    clear();
    emit failed(message);
}

void ReportWriter::continueWriting()
{
    try {
        proceed();
    } catch (const std::bad_alloc&) {
        fail(ReportWords::tr("There is not enough memory for this report."));
    } catch (const std::exception& error) {
        fail(exceptionText(error));
    }
}

/// One step of the work, short enough not to block the window.
void ReportWriter::proceed()
{
    switch (m_stage) {
    case Stage::Computing:
        if (!m_pictures->areReady())
            return m_next.start(patienceMilliseconds);
        m_pictures->dropMissing();
        m_stage = Stage::Drawing;
        return m_next.start(0);
    case Stage::Drawing:
        return drawNext();
    case Stage::Paging:
        return m_pdf->paintNextPage() ? m_next.start(0) : save();
    case Stage::Idle:
    case Stage::Saving:
        return;
    }
}

void ReportWriter::drawNext()
{
    const std::size_t picture = m_places.size();
    if (picture == m_pictures->count())
        return beginPages();
    const QString& name = m_pictures->name(picture);
    QString error;
    m_svg[name] =
        figureBytes(m_pictures->view(picture), QStringLiteral("svg"), m_pictures->options(picture), &error);
    m_places[name] = picture;
    if (!error.isEmpty())
        return fail(error);
    m_next.start(0);
}

void ReportWriter::beginPages()
{
    m_report = reportOf(m_input, *m_pictures);
    m_html = htmlOf(m_report, m_svg);
    const auto draw = [this](const QString& name, QCPPainter& painter, double unitsPerPoint, double height) {
        const std::size_t picture = m_places.at(name);
        drawFigure(painter, unitsPerPoint, m_pictures->view(picture), m_pictures->options(picture, height));
    };
    m_pdf = std::make_unique<PdfReport>(m_report, reportPageSize(), draw);
    m_stage = Stage::Paging;
    m_next.start(0);
}

void ReportWriter::save()
{
    m_stage = Stage::Saving;
    m_job.request([stem = m_stem, html = m_html, pdf = m_pdf->bytes()](const Progress&) {
        writeBoth(stem, html, pdf);
        return true;
    });
}

}  // namespace fuzzylens::ui
