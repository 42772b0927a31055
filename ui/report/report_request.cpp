// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/report/report_request.h"

#include "core/session/session_file.h"
#include "ui/project/preparation.h"
#include "ui/report/report_words.h"
#include "ui/report/report_writer.h"
#include "ui/theme/core_text.h"

#include <QEventLoop>
#include <QFile>
#include <QFileInfo>

#include <exception>

namespace fuzzylens::ui {

namespace {

std::filesystem::path pathOfRequest(const ReportRequest& request)
{
    return QFile::encodeName(request.resultPath).toStdString();
}

/// What the fit of a run was prepared from.
std::shared_ptr<const Preparation> preparationOf(const StoredProblem& solved, const Result& result)
{
    auto prepared = std::make_shared<Preparation>();
    prepared->original = solved.original;
    prepared->data = solved.problem.data;
    prepared->specs = result.steps;
    prepared->steps = solved.steps;
    prepared->problem = solved.problem;
    prepared->kept = cellOrigins(*solved.original, solved.steps);
    prepared->samples = result.samples;
    prepared->features = result.features;
    if (const MethodDescription* known = findMethod(result.method))
        prepared->defaults = defaultParameters(*known, solved.problem);
    return prepared;
}

FitPtr fitOf(const ReportRequest& request)
{
    auto fit = std::make_shared<Fit>();
    const std::filesystem::path path = pathOfRequest(request);
    if (!isSession(path)) {
        fit->result = std::make_shared<Result>(loadResult(path));
        return fit;
    }
    const auto session = SessionFile::open(path, SessionFile::Access::Read);
    const StoredRun run = session->run(request.run.toStdString());
    auto result = std::make_shared<Result>(session->result(run.id));
    const StoredProblem solved = problemOf(*session, run, *result);
    fit->original = solved.original;
    fit->data = solved.problem.data;
    fit->prepared = preparationOf(solved, *result);
    fit->steps = fit->prepared;
    fit->pairs = solved.problem.pairs;
    fit->result = std::move(result);
    return fit;
}

QString writeReportOf(const ReportRequest& request)
{
    ReportInput input{fitOf(request), {}};
    if (const std::optional<Verdict>& verdict = input.fit->result->verdict)
        input.verdict = std::make_shared<const Verdict>(*verdict);
    input.name = QFileInfo(QString::fromStdString(input.fit->result->inputPath)).fileName();
    ReportWriter writer;
    QEventLoop loop;
    QString error;
    QObject::connect(&writer, &ReportWriter::saved, &loop, &QEventLoop::quit);
    QObject::connect(&writer, &ReportWriter::failed, &loop, [&](const QString& message) {
        error = message;
        loop.quit();
    });
    writer.write(input, request.stem);
    loop.exec();
    return error;
}

}  // namespace

QString parseReportRequest(const QStringList& arguments, ReportRequest* request)
{
    for (qsizetype i = 0; i < arguments.size(); ++i) {
        const QString& argument = arguments[i];
        if (!argument.startsWith(QLatin1Char('-'))) {
            if (!request->resultPath.isEmpty())
                return ReportWords::tr("only one result file is allowed; unexpected argument \"%1\"")
                    .arg(argument);
            request->resultPath = argument;
            continue;
        }
        const qsizetype equals =
            argument.startsWith(QLatin1String("--")) ? argument.indexOf(QLatin1Char('=')) : -1;
        const QString name = argument.left(equals);
        const bool isOutput = name == QLatin1String("-o") || name == QLatin1String("--output");
        if (!isOutput && name != QLatin1String("--run"))
            return ReportWords::tr("unknown option %1").arg(name);
        if (equals < 0 && i + 1 == arguments.size())
            return ReportWords::tr("%1 requires a value").arg(argument);
        (isOutput ? request->stem : request->run) = equals < 0 ? arguments[++i] : argument.mid(equals + 1);
    }
    request->stem = ReportWriter::stemOf(request->stem);
    if (request->resultPath.isEmpty())
        return ReportWords::tr("a result file is required");
    return request->stem.isEmpty() ? ReportWords::tr("-o is required: NAME, to write NAME.html and NAME.pdf")
                                   : QString();
}

QString writeReport(const ReportRequest& request)
{
    try {
        return writeReportOf(request);
    } catch (const std::exception& error) {
        return exceptionText(error);
    }
}

}  // namespace fuzzylens::ui
