// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/dataset/synthetic/synthetic.h"
#include "ui/project/fit_job.h"
#include "ui/report/report_writer.h"

#include <QFile>
#include <QProcess>
#include <QSignalSpy>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>
#include <QXmlStreamReader>

namespace fuzzylens::ui {

/// A fit of this method, as the window would have it; null, with a failed test, when there is none.
inline FitPtr fitOf(const DatasetPtr& data, const std::string& method, const InputSpec& input = {"demo", {}, {}},
                    std::map<std::string, ParameterValue> chosen = {})
{
    FitRequest request;
    request.data = data;
    request.input = input;
    request.state.label = data->preferredLabel();
    request.state.method = method;
    request.state.steps = {{StepSpec::parse("zscore"), true}};
    request.state.chosen = std::move(chosen);
    const FitAnswer answer = computeFit(request, false, {});
    if (!answer.fit)
        QTest::qFail(qPrintable(answer.error), __FILE__, __LINE__);
    return answer.fit;
}

/// The files of a report, and the content of the page.
struct WrittenReport
{
    struct Table
    {
        QString caption;
        QStringList heading;
        std::vector<QStringList> rows;
    };
    QString failure;  // what the writer said
    QByteArray html, pdf;
    QString fault;  // of the page: not well-formed, a picture without words, something from elsewhere
    QString text;   // of the page
    std::vector<Table> tables;
    QStringList pictures;  // their words

    const Table* table(const QString& caption) const
    {
        for (const Table& each : tables)
            if (each.caption.contains(caption))
                return &each;
        return nullptr;
    }
};

inline QByteArray contentOf(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

/// Notes what a strict reader of the page minds.
inline void checkElement(const QXmlStreamReader& reader, WrittenReport& report)
{
    const QString name = reader.name().toString();
    const QXmlStreamAttributes attributes = reader.attributes();
    const auto has = [&attributes](const char* key) {
        return !attributes.value(QLatin1String(key)).trimmed().isEmpty();
    };
    if (name == QLatin1String("script") || name == QLatin1String("link") || name == QLatin1String("iframe"))
        report.fault = name;
    if (name == QLatin1String("html") && !has("lang"))
        report.fault = QStringLiteral("no language");
    if (name == QLatin1String("th") && !has("scope"))
        report.fault = QStringLiteral("a heading of a table without scope");
    if (name == QLatin1String("img")) {
        report.pictures << attributes.value(QLatin1String("alt")).toString();
        if (!has("alt") || !attributes.value(QLatin1String("src")).startsWith(QLatin1String("data:image/svg+xml")))
            report.fault = QStringLiteral("a picture without words, or from elsewhere");
    }
    if (attributes.hasAttribute(QLatin1String("href")) &&
        !attributes.value(QLatin1String("href")).startsWith(QLatin1Char('#')))
        report.fault = QStringLiteral("a link to elsewhere");
    for (const QXmlStreamAttribute& attribute : attributes)
        if (attribute.name().startsWith(QLatin1String("on")))
            report.fault = QStringLiteral("a script");
}

inline void readPage(WrittenReport& report)
{
    QXmlStreamReader reader(report.html);
    QString style;
    QStringList open;
    while (!reader.atEnd()) {
        reader.readNext();
        if (reader.isStartElement()) {
            open << reader.name().toString();
            checkElement(reader, report);
            if (open.back() == QLatin1String("table"))
                report.tables.emplace_back();
            if (open.back() == QLatin1String("tr") && !open.contains(QLatin1String("thead")))
                report.tables.back().rows.emplace_back();
            if (open.back() == QLatin1String("td") || open.back() == QLatin1String("th")) {
                auto& table = report.tables.back();
                (open.contains(QLatin1String("thead")) ? table.heading : table.rows.back()) << QString();
            }
        } else if (reader.isEndElement()) {
            open.removeLast();
        } else if (reader.isCharacters() && !open.isEmpty()) {
            const QString text = reader.text().toString();
            if (open.back() == QLatin1String("style"))
                style += text;
            else
                report.text += text + QLatin1Char(' ');
            if (open.back() == QLatin1String("caption"))
                report.tables.back().caption += text;
            else if (open.back() == QLatin1String("td") || open.back() == QLatin1String("th"))
                (open.contains(QLatin1String("thead")) ? report.tables.back().heading
                                                       : report.tables.back().rows.back())
                    .back() += text;
        }
    }
    if (reader.hasError())
        report.fault = reader.errorString();
    if (style.contains(QLatin1String("url(")) || style.contains(QLatin1String("@import")) ||
        report.html.contains("&quot;Segoe"))
        report.fault = QStringLiteral("a style from elsewhere, or one that is quoted twice");
    for (const WrittenReport::Table& table : report.tables)
        if (table.caption.isEmpty())
            report.fault = QStringLiteral("a table without a caption");
}

/// Writes both files and reads them back.
inline WrittenReport written(const ReportInput& input, const QString& stem)
{
    WrittenReport report;
    ReportWriter writer;
    QSignalSpy saved(&writer, &ReportWriter::saved), failed(&writer, &ReportWriter::failed);
    writer.write(input, stem);
    if (!QTest::qWaitFor([&] { return !saved.isEmpty() || !failed.isEmpty(); }, 60000))
        report.failure = QStringLiteral("it takes too long");
    if (!failed.isEmpty())
        report.failure = failed.front().front().toString();
    report.html = contentOf(ReportWriter::htmlPath(stem));
    report.pdf = contentOf(ReportWriter::pdfPath(stem));
    if (report.failure.isEmpty())
        readPage(report);
    return report;
}

/// What pdftotext has to say of the PDF; nothing where it is not installed.
inline std::optional<QString> textOfPdf(const QString& path, const QStringList& options = {})
{
    const QString program = QStandardPaths::findExecutable(QStringLiteral("pdftotext"));
    if (program.isEmpty()) {
        qInfo("pdftotext is not installed: the text of the PDF is not looked at");
        return std::nullopt;
    }
    QProcess process;
    process.start(program, options + QStringList{path, QStringLiteral("-")});
    process.waitForFinished();
    return QString::fromUtf8(process.readAllStandardOutput());
}

}  // namespace fuzzylens::ui
