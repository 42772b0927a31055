// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/bench/measurement.h"
#include "tests/bench/ui/window_support.h"
#include "ui/project/project.h"

namespace fuzzylens::bench {

namespace {

using namespace fuzzylens::ui;

/// From asking to stop to the worker having stopped, in the middle of fits of 1000 x 20 000 with 10 clusters.
void measureCancel(Figures& figures)
{
    makeApplication();
    Project project;
    project.fitter().setLive(false);
    project.open(twoClasses(1000, 20000), QStringLiteral("made"), {"made", {}, {}});
    waitFor([&] { return !project.fitter().job().isBusy(); }, 120000);
    std::vector<double> times;
    for (int run = 0; run < 40; ++run) {
        AnalysisState state = project.state();
        state.chosen["clusters"] = std::int64_t(10);
        state.chosen["seed"] = std::int64_t(run + 2);
        state.chosen["tolerance"] = 0.0;
        project.change(state, QStringLiteral("bench"));
        project.fitter().refit();
        QElapsedTimer into;
        into.start();
        waitFor([&] { return into.elapsed() > 40 + 7 * (run % 10); });
        QElapsedTimer clock;
        clock.start();
        project.fitter().cancel();
        waitFor([&] { return project.fitter().job().alive() == 0; });
        times.push_back(milliseconds(clock));
    }
    figures.emplace_back("cancel_ms_p99", quantile(times, 0.99));
}

const Registration cancel{{"cancel", "from Cancel to the worker having stopped, 1000 x 20 000", measureCancel}};

}  // namespace

}  // namespace fuzzylens::bench
