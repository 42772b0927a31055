// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/export/render_request.h"

#include <QApplication>

#include <cstdio>

namespace {

constexpr const char* usage =
    "usage: fuzzylens-render RESULT.json\n"
    "           --view scatter|samples|weights|features|memberships|embedding|objective|annealing|\n"
    "                  spectrum\n"
    "                        -o FIGURE.svg|.pdf|.png [--size 85x60mm] [--dpi 300]\n"
    "Of the view scatter:    [--graph] the graph of the samples, [--turn -30,20] three axes, turned by\n"
    "                        so many degrees aside and above\n"
    "The views values, expression, preparation, pairs and laplacian show what a result does not hold: export\n"
    "them from the window.\n";

int complain(const QString& error, int code)
{
    std::fprintf(stderr, "fuzzylens-render: %s\n", qPrintable(error));
    return code;
}

}  // namespace

/// Exit 0 done, 1 the work failed, 2 the command was wrong.
int main(int argc, char** argv)
{
    QStringList arguments;
    for (int i = 1; i < argc; ++i)
        arguments << QString::fromLocal8Bit(argv[i]);
    if (arguments.contains(QStringLiteral("--help")) || arguments.contains(QStringLiteral("-h"))) {
        std::fputs(usage, stdout);
        return 0;
    }
    fuzzylens::ui::RenderRequest request;
    if (const QString error = fuzzylens::ui::parseRenderRequest(arguments, &request); !error.isEmpty()) {
        complain(error, 2);
        std::fputs(usage, stderr);
        return 2;
    }

    // Figures are drawn in memory: no display is needed, and remarks on the desktop are not for this program's
    // user.
    if (qEnvironmentVariableIsEmpty("QT_QPA_PLATFORM"))
        qputenv("QT_QPA_PLATFORM", "offscreen");
    qInstallMessageHandler([](QtMsgType type, const QMessageLogContext&, const QString& message) {
        if (type == QtCriticalMsg || type == QtFatalMsg)
            complain(message, 1);
    });
    QApplication application(argc, argv);
    QCoreApplication::setApplicationName(QStringLiteral("fuzzylens-render"));
    QCoreApplication::setApplicationVersion(QStringLiteral(FUZZYLENS_VERSION));
    const QString error = fuzzylens::ui::renderFigure(request);
    return error.isEmpty() ? 0 : complain(error, 1);
}
