// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/report/report_writer.h"

#include "core/io/atomic_file.h"
#include "ui/export/figure_export.h"
#include "ui/report/html_report.h"
#include "ui/report/pdf_report.h"
#include "ui/report/report_contents.h"
#include "ui/report/report_pictures.h"
#include "ui/report/report_words.h"

#include <QFile>

#include <exception>
#include <new>

namespace fuzzylens::ui {

namespace {

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
    , m_job(m_pool)
{
    m_pool.setMaxThreadCount(1);
    m_next.setSingleShot(true);
    connect(&m_next, &QTimer::timeout, this, &ReportWriter::goOn);
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

void ReportWriter::goOn()
{
    try {
        proceed();
    } catch (const std::bad_alloc&) {
        fail(ReportWords::tr("There is not enough memory for this report."));
    } catch (const std::exception& error) {
        fail(QString::fromUtf8(error.what()));
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
    const auto draw = [this](const QString& name, QPainter& painter, double unitsPerPoint, double height) {
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
