// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

namespace fuzzylens::ui {

/// What `report` is asked to do: RESULT.json -o NAME, of a session [--run RUN].
struct ReportRequest
{
    QString resultPath;  // of a result file or a session
    QString run;         // of the session: number or name; empty: the newest
    QString stem;        // of NAME.html and NAME.pdf
};

/// Reads the arguments (without the program's name and "report") into @p request. Returns their error,
/// empty when nothing is.
QString parseReportRequest(const QStringList& arguments, ReportRequest* request);

/// Reads the result, of a session its data too, and writes both files; waits for them. Returns what went wrong,
/// empty when done.
QString writeReport(const ReportRequest& request);

}  // namespace fuzzylens::ui
