// SPDX-License-Identifier: GPL-3.0-or-later
#include "crash_note.h"

#include "app/build_commit.h"
#include "core/numeric/parallel.h"
#include "ui/session/settings_lock.h"
#include "ui/theme/text_size.h"
#include "ui/theme/theme.h"
#include "ui/theme/translation.h"
#include "ui/window/main_window.h"
#include "ui/window/open_actions.h"
#include "ui/window/session_actions.h"
#include "ui/window/snapshot.h"

#include <QApplication>
#include <QCommandLineParser>
#include <QDir>
#include <QStandardPaths>
#include <QSysInfo>
#include <QTimer>

#include <algorithm>
#include <csignal>
#include <memory>
#include <string_view>

namespace {

/// Help and version need no display.
std::unique_ptr<QCoreApplication> makeApplication(int& argc, char* argv[])
{
    const bool onlyTells = std::any_of(argv + 1, argv + argc, [](std::string_view argument) {
        return argument == "-h" || argument == "--help" || argument == "-v" || argument == "--version";
    });
    if (onlyTells)
        return std::make_unique<QCoreApplication>(argc, argv);
    return std::make_unique<QApplication>(argc, argv);
}

const QString languageOption = QStringLiteral("language");

/// What --language says: the words of the other options are in that language already.
QString languageIn(int argc, char* argv[])
{
    const QString option = QStringLiteral("--") + languageOption;
    for (int i = 1; i < argc; ++i) {
        const QString argument = QString::fromLocal8Bit(argv[i]);
        if (argument == option && i + 1 < argc)
            return QString::fromLocal8Bit(argv[i + 1]);
        if (argument.startsWith(option + QLatin1Char('=')))
            return argument.mid(option.size() + 1);
    }
    return {};
}

}  // namespace

int main(int argc, char* argv[])
{
    using namespace fuzzylens::ui;
    std::signal(SIGXFSZ, SIG_IGN);  // a file beyond the limit on its size is an error of writing
    const std::unique_ptr<QCoreApplication> application = makeApplication(argc, argv);
    QCoreApplication::setApplicationName(QStringLiteral("FuzzyLens"));
    QCoreApplication::setOrganizationName(QStringLiteral("FuzzyLens"));
    QGuiApplication::setDesktopFileName(QStringLiteral("org.fuzzylens.FuzzyLens"));
    QCoreApplication::setApplicationVersion(
        QStringLiteral("%1%2, Qt %3, %4")
            .arg(QStringLiteral(FUZZYLENS_VERSION), QString::fromLatin1(buildCommit),
                 QString::fromLatin1(qVersion()), QString::fromLatin1(fuzzylens::instructionSet())));

    removeDeadSettingsLock();
    installTranslation(languageIn(argc, argv));

    QCommandLineParser parser;
    parser.setApplicationDescription(
        QCoreApplication::translate("main", "Explore gene-expression matrices by fuzzy clustering."));
    parser.addHelpOption();
    parser.addVersionOption();
    const QCommandLineOption theme(QStringLiteral("theme"),
                                   QApplication::translate("main", "Colour theme, light or dark"),
                                   QStringLiteral("name"));
    const QCommandLineOption empty(QStringLiteral("empty"),
                                   QApplication::translate("main", "Start without the demonstration data"));
    const QCommandLineOption picture(
        QStringLiteral("snapshot"),
        QApplication::translate("main", "Save an image of the window after the first fit, then quit"),
        QStringLiteral("file.png"));
    const QCommandLineOption tune(
        QStringLiteral("tune"),
        QApplication::translate("main", "Page of Tune that --snapshot computes and saves, clusters or path"),
        QStringLiteral("page"));
    const QCommandLineOption language(
        languageOption,
        QApplication::translate("main", "Interface language, en or de (default: language of the desktop)"),
        QStringLiteral("code"));
    parser.addOptions({theme, empty, picture, tune, language});
    parser.addPositionalArgument(QStringLiteral("file"),
                                 QApplication::translate("main", "Data file to open, followed by label files"),
                                 QStringLiteral("[file...]"));
    parser.process(*application);

    const QString asked = parser.value(theme);
    const bool isNamed = asked == QLatin1String("dark") || asked == QLatin1String("light");
    showTheme(isNamed ? std::optional(asked == QLatin1String("dark")) : chosenTheme());
    applyTheme();
    restoreTextSize();

#ifndef FUZZYLENS_SANITIZED  // the sanitizers have handlers of their own
    const QString notes = QStandardPaths::writableLocation(QStandardPaths::AppLocalDataLocation);
    if (QDir().mkpath(notes))
        installCrashNote((notes + QStringLiteral("/crash.txt")).toStdString(),
                         QStringLiteral("FuzzyLens %1, %2")
                             .arg(QCoreApplication::applicationVersion(), QSysInfo::prettyProductName())
                             .toStdString());
#endif

    MainWindow window;
    const QStringList files = parser.positionalArguments();
    if (!files.isEmpty())
        window.opening().openFiles(files);
    else if (!parser.isSet(empty))
        window.opening().openDemonstration();
    window.show();
    if (parser.isSet(picture))
        return takeSnapshot(window, parser.value(picture), parser.value(tune));
    window.beginFirstSteps();
    QTimer::singleShot(0, &window, [&window] { window.sessions().offerRecoverable(); });
    return QApplication::exec();
}
