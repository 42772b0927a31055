// SPDX-License-Identifier: GPL-3.0-or-later
// A session of 72 samples in 7129 features and 50 runs, in the window: from opening to the picture being painted,
// and from saving one run more to its being in the file.
#include "core/session/session_file.h"
#include "tests/bench/measurement.h"
#include "tests/bench/ui/window_support.h"
#include "ui/project/project.h"
#include "ui/runs/run_history.h"
#include "ui/session/session_controller.h"
#include "ui/window/main_window.h"

#include <QCoreApplication>
#include <QTemporaryDir>

#include <stdexcept>

namespace fuzzylens::bench {

namespace {

using namespace fuzzylens::ui;

constexpr Index sampleCount = 72, featureCount = 7129;
constexpr int runCount = 50, repetitions = 7;

void require(bool isSo, const char* what)
{
    if (!isSo)
        throw std::runtime_error(what);
}

void fitWith(MainWindow& window, double lambda)
{
    Project& project = window.project();
    project.setParameter("lambda", lambda, QStringLiteral("bench"));
    require(waitFor([&] {
                return project.fitter().finalFit() && project.fitter().finalFit() == project.scene().fit() &&
                       !project.fitter().job().isBusy();
            }),
            "a fit does not come");
    window.runs().keep();
}

void makeSession(const QString& path, std::vector<double>& saves)
{
    MainWindow window;
    showInSight(window);
    Project& project = window.project();
    // Named as made by the program, so that its values are stored: that is the slowest case.
    project.open(twoClasses(sampleCount, featureCount), QStringLiteral("made"), {"made.csv", {}, {}});
    require(waitFor([&] { return project.scene().fit() && !project.fitter().job().isBusy(); }),
            "there is no first fit");
    for (int run = 1; run < runCount; ++run)
        fitWith(window, 0.5 + 0.01 * run);
    waitForSave(window, [&] { window.session().saveAs(path, true); });
    for (int repetition = 0; repetition < repetitions; ++repetition) {
        fitWith(window, 2 + 0.01 * repetition);
        QElapsedTimer clock;
        clock.start();
        waitForSave(window, [&] { window.session().save(); });
        saves.push_back(milliseconds(clock));
    }
}

double openOnce(const QString& path)
{
    MainWindow window;
    showInSight(window);
    QCoreApplication::processEvents();
    const double painted = untilPainted(window, window.project().scene(), [&] { window.session().open(path); });
    require(painted >= 0, "the session is not shown");
    return painted;
}

void measure(Figures& figures)
{
    makeApplication();
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("bench.fuzzylens"));
    std::vector<double> saves, opens;
    makeSession(path, saves);
    for (int repetition = 0; repetition < repetitions; ++repetition)
        opens.push_back(openOnce(path));
    figures.emplace_back("window_session_open_ms_72x7129_50_runs_p50", quantile(opens, 0.5));
    figures.emplace_back("window_session_save_ms_72x7129_50_runs_p50", quantile(saves, 0.5));
}

const Registration registration{
    {"window-session", "opening and saving a session of fifty runs in the window", measure}};

}  // namespace

}  // namespace fuzzylens::bench
