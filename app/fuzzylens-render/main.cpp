// SPDX-License-Identifier: GPL-3.0-or-later
#include "../fuzzylens-cli/interrupt.h"
#include "core/common/utf8.h"
#include "ui/export/render_request.h"
#include "ui/report/report_request.h"
#include "ui/theme/translation.h"
#include "ui/views/view_registry.h"

#include <QApplication>

#include <cstdio>

namespace {

constexpr const char* usage =
    "Plot a result.\n"
    "Usage: fuzzylens-render [OPTIONS] RESULT\n"
    "\n"
    "Positionals:\n"
    "  RESULT                      Result written by fuzzylens-cli fit -o, or a session (.fuzzylens)\n"
    "\n"
    "Options:\n"
    "  -h,--help                   Print this help message and exit\n"
    "  --view VIEW                 View to plot, from the list below\n"
    "  -o,--output FIGURE          Figure file; its suffix selects the format: .svg, .pdf or .png\n"
    "  --size 85x60mm              Width and height; also in cm or in\n"
    "  --dpi 300                   Dots per inch of a .png\n"
    "  --run RUN                   Run of a session, by number or name (default: the newest)\n"
    "  --graph                     For the view scatter: also the neighbour graph\n"
    "  --turn -30,20               For the view scatter: three axes, azimuth and elevation in degrees\n"
    "\n"
    "Views: %1.\n"
    "These views need the data; export them from the window: %2.\n";

constexpr const char* reportUsage =
    "Write a report of a result as HTML and PDF, with data, steps, method, figures, accuracies and features.\n"
    "Usage: fuzzylens-cli report [OPTIONS] RESULT\n"
    "\n"
    "Positionals:\n"
    "  RESULT                      Result written by fuzzylens-cli fit -o, or a session (.fuzzylens), whose data\n"
    "                              are described too\n"
    "\n"
    "Options:\n"
    "  -h,--help                   Print this help message and exit\n"
    "  -o,--output NAME            The files: NAME.html and NAME.pdf\n"
    "  --run RUN                   Run of a session, by number or name (default: the newest)\n";

QString usageWithViews()
{
    QStringList drawn, others;
    for (const fuzzylens::ui::ViewDescription& view : fuzzylens::ui::views())
        (view.fromResult ? drawn : others) << QString::fromLatin1(view.identifier);
    return QString::fromLatin1(usage).arg(drawn.join(QStringLiteral(", ")), others.join(QStringLiteral(", ")));
}

int complain(const QString& error, int code)
{
    fuzzylens::cli::noteFailure();
    std::fprintf(stderr, "fuzzylens-render: %s\n", fuzzylens::oneLine(error.toStdString()).c_str());
    return code;
}

/// Pictures are drawn in memory: no display is needed, and remarks on the desktop are not for this program's user.
void prepareToDraw()
{
    if (qEnvironmentVariableIsEmpty("QT_QPA_PLATFORM"))
        qputenv("QT_QPA_PLATFORM", "offscreen");
    qInstallMessageHandler([](QtMsgType type, const QMessageLogContext&, const QString& message) {
        if (type == QtCriticalMsg || type == QtFatalMsg)
            complain(message, 1);
    });
    QCoreApplication::setApplicationName(QStringLiteral("fuzzylens-render"));
    QCoreApplication::setApplicationVersion(QStringLiteral(FUZZYLENS_VERSION));
}

}  // namespace

/// Exit 0 done, 1 the work failed, 2 the command was wrong.
int main(int argc, char** argv)
{
    fuzzylens::cli::catchInterrupts();
    QStringList arguments;
    for (int i = 1; i < argc; ++i)
        arguments << QString::fromLocal8Bit(argv[i]);
    const bool isReport = arguments.value(0) == QLatin1String("report");  // a result of this name is ./report
    if (isReport)
        arguments.removeFirst();
    const QByteArray text = (isReport ? QString::fromLatin1(reportUsage) : usageWithViews()).toUtf8();
    if (arguments.contains(QStringLiteral("--help")) || arguments.contains(QStringLiteral("-h"))) {
        std::fputs(text.constData(), stdout);
        return 0;
    }
    fuzzylens::ui::RenderRequest figure;
    fuzzylens::ui::ReportRequest report;
    const QString wrong = isReport ? fuzzylens::ui::parseReportRequest(arguments, &report)
                                   : fuzzylens::ui::parseRenderRequest(arguments, &figure);
    if (!wrong.isEmpty())
        return complain(wrong + QStringLiteral("; --help lists the options"), 2);
    prepareToDraw();
    QApplication application(argc, argv);
    fuzzylens::ui::installTranslation(QStringLiteral("en"));  // as the command line speaks
    const QString error = isReport ? fuzzylens::ui::writeReport(report) : fuzzylens::ui::renderFigure(figure);
    return error.isEmpty() ? 0 : complain(error, 1);
}
