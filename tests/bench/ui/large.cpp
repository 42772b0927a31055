// SPDX-License-Identifier: GPL-3.0-or-later
// Data of 100 000 x 2 000: the first picture, a drag of a slider, and the fit of all samples after it.
#include "tests/bench/measurement.h"
#include "tests/bench/ui/window_support.h"
#include "ui/project/project.h"
#include "ui/window/main_window.h"

#include <QSlider>

#include <stdexcept>

namespace fuzzylens::bench {

namespace {

using namespace fuzzylens::ui;

constexpr int patience = 300'000;  // milliseconds

double secondsUntil(const std::function<bool()>& condition)
{
    QElapsedTimer clock;
    clock.start();
    if (!waitFor(condition, patience))
        throw std::runtime_error("large data have no fit");
    return milliseconds(clock) / 1000;
}

void measureLarge(Figures& figures)
{
    constexpr Index samples = 100'000, features = 2000;
    constexpr int ticks = 60;
    makeApplication();
    MainWindow window;
    showInSight(window);
    Project& project = window.project();
    const DatasetPtr data = twoClasses(samples, features);
    AnalysisState state = initialState(*data);
    state.chosen = {{"restarts", std::int64_t{1}}};
    project.open(data, QStringLiteral("made"), {"made", {}, {}}, state);
    figures.emplace_back("large_first_picture_s", secondsUntil([&] { return project.scene().fit() != nullptr; }));
    figures.emplace_back("large_fit_of_all_s",
                         secondsUntil([&] { return project.fitter().finalFit() != nullptr; }));

    auto* slider = window.findChild<QSlider*>(QStringLiteral("slider_lambda"));
    std::vector<double> times;
    project.beginDrag();
    for (int tick = 0; tick < ticks; ++tick) {
        const double painted = untilPainted(window, project.scene(), [&] {
            slider->setValue(slider->maximum() * (ticks + 3 * tick) / (5 * ticks));
        });
        if (painted < 0)
            throw std::runtime_error("tick " + std::to_string(tick) + " of the slider was not answered");
        times.push_back(painted);
    }
    project.endDrag();
    figures.emplace_back("large_slider_to_paint_ms_p50", quantile(times, 0.5));
    figures.emplace_back("large_slider_to_paint_ms_p95", quantile(times, 0.95));
    figures.emplace_back("large_after_drag_s",
                         secondsUntil([&] { return project.fitter().finalFit() != nullptr; }));
    figures.emplace_back("large_peak_mb", statusKilobytes("VmHWM:") / 1024);
}

const Registration large{
    {"large", "first picture, slider and fit at 100 000 x 2 000, seconds and memory", measureLarge}};

}  // namespace

}  // namespace fuzzylens::bench
