// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/bench/measurement.h"
#include "tests/bench/ui/window_support.h"
#include "ui/project/project.h"
#include "ui/window/main_window.h"
#include "ui/window/open_actions.h"

#include <QCoreApplication>
#include <QProcess>

#include <algorithm>
#include <stdexcept>
#include <vector>

namespace fuzzylens::bench {

namespace {

using namespace fuzzylens::ui;

constexpr int starts = 5;

/// The demonstration from the construction of the window to its first fit being painted.
void measureFirstPicture(Figures& figures)
{
    makeApplication();
    QElapsedTimer clock;
    clock.start();
    MainWindow window;
    const double painted = untilPainted(window, window.project().scene(), [&] {
        window.opening().openDemonstration();
        showInSight(window);
    });
    if (painted < 0)
        throw std::runtime_error("the first picture did not come");
    figures.emplace_back("window_to_first_picture_ms", milliseconds(clock));
}

/// The same from the start of a process of its own to its end, loading of the libraries included.
void measureStart(Figures& figures)
{
    makeApplication();
    std::vector<double> times;
    for (int run = 0; run < starts; ++run) {
        QElapsedTimer clock;
        clock.start();
        const int code = QProcess::execute(
            QCoreApplication::applicationFilePath(),
            {QStringLiteral("--quiet"), QStringLiteral("--only"), QStringLiteral("first-picture")});
        times.push_back(milliseconds(clock));
        if (code != 0)
            throw std::runtime_error("the program that shows the first picture failed");
    }
    figures.emplace_back("start_to_first_picture_ms", quantile(times, 0.5));
}

const Registration firstPicture{
    {"first-picture", "from the window's construction to the first picture", measureFirstPicture}};
const Registration start{{"start", "from the start of a process to its first picture", measureStart}};

}  // namespace

}  // namespace fuzzylens::bench
