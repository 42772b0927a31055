// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/jobs/job.h"
#include "ui/report/report.h"
#include "ui/report/report_input.h"

#include <QObject>
#include <QTimer>

#include <map>
#include <memory>

namespace fuzzylens::ui {

class PairMarks;
class PdfReport;
class ReportPictures;

/// Writes reports: the same content as NAME.html and NAME.pdf, both or neither. Pictures and pages are drawn one
/// after the other between the events of the window, the files are written in the background. One at a time; each
/// ends in exactly one of saved, failed, cancelled.
class ReportWriter : public QObject
{
    Q_OBJECT

public:
    explicit ReportWriter(QObject* parent = nullptr);
    ~ReportWriter() override;

    /// What both files are called after, whichever of them @p path names.
    static QString stemOf(const QString& path);
    static QString htmlPath(const QString& stem) { return stem + QStringLiteral(".html"); }
    static QString pdfPath(const QString& stem) { return stem + QStringLiteral(".pdf"); }

    /// Begins with a report on a settled fit; one that is under way is cancelled. @param stem the files without
    /// their suffix. @param pairs to be drawn among the samples; of the same fit.
    void write(const ReportInput& input, const QString& stem, const PairMarks* pairs = nullptr);
    /// Cancels the work, unless a file is being written.
    void cancel();
    bool isBusy() const { return m_stage != Stage::Idle; }

signals:
    void saved(const QString& html, const QString& pdf);
    void failed(const QString& message);
    void cancelled();

private:
    enum class Stage { Idle, Computing, Drawing, Paging, Saving };

    void continueWriting();
    void proceed();
    void drawNext();
    void beginPages();
    void save();
    void clear();
    void fail(const QString& message);

    Stage m_stage = Stage::Idle;
    QTimer m_next;
    ReportInput m_input;
    QString m_stem;
    std::unique_ptr<ReportPictures> m_pictures;
    Report m_report;
    std::map<QString, std::size_t> m_places;  // of the pictures by name
    std::map<QString, QByteArray> m_svg;
    QByteArray m_html;
    std::unique_ptr<PdfReport> m_pdf;
    Job<bool> m_job;
};

}  // namespace fuzzylens::ui
