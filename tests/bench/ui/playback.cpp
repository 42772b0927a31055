// SPDX-License-Identifier: GPL-3.0-or-later
// A fit of 500 iterations shown update by update: memory of its frames, and time from an update to the painted
// views.
#include "ui/teach/playback.h"
#include "core/methods/frames.h"
#include "tests/bench/measurement.h"
#include "tests/bench/ui/window_support.h"
#include "ui/project/project.h"
#include "ui/window/main_window.h"

#include <stdexcept>

namespace fuzzylens::bench {

namespace {

using namespace fuzzylens::ui;

constexpr int patience = 120000;  // milliseconds
constexpr int iterations = 500;
constexpr int shown = 120;  // updates

void measurePlayback(Figures& figures)
{
    const DatasetPtr data = leukemia();
    if (!data)
        return;
    makeApplication();
    MainWindow window;
    showInSight(window);
    Project& project = window.project();
    project.open(data, QStringLiteral("leukemia72"), {"made", {}, {}});
    if (!waitFor([&] { return project.fitter().finalFit() != nullptr; }, patience))
        throw std::runtime_error("the window has no first fit");
    AnalysisState state = project.state();
    state.chosen["max_iterations"] = std::int64_t{iterations};
    state.chosen["tolerance"] = 0.0;
    project.change(state, QStringLiteral("500 iterations"));
    if (!waitFor([&] { return project.fitter().finalFit() != nullptr; }, patience))
        throw std::runtime_error("the window has no fit of 500 iterations");
    window.toggleTeach();
    Playback& playback = window.playback();
    if (!waitFor([&] { return playback.last() > 0; }, patience))
        throw std::runtime_error("the fit has no updates");
    figures.emplace_back("playback_updates", playback.last());
    figures.emplace_back("playback_megabytes", double(playback.bytes()) / (1 << 20));
    std::vector<double> times;
    for (int i = 1; i <= shown; ++i) {
        const double time =
            untilPainted(window, project.scene(), [&] { playback.show(i * playback.last() / (shown + 1)); });
        if (time < 0)
            throw std::runtime_error("an update is not painted");
        times.push_back(time);
    }
    figures.emplace_back("playback_update_ms_p50", quantile(times, 0.5));
    figures.emplace_back("playback_update_ms_p95", quantile(times, 0.95));
    figures.emplace_back("playback_updates_per_second", 1000 / quantile(times, 0.5));
}

const Registration playback{{"playback", "500 iterations of SFP update by update, leukemia72", measurePlayback}};

}  // namespace

}  // namespace fuzzylens::bench
