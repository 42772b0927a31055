// SPDX-License-Identifier: GPL-3.0-or-later
// The strip of scores below a slider: from a change of another parameter in the window to the first score and to
// all of them, and the longest silence of the event loop until all strips are filled.
#include "tests/bench/measurement.h"
#include "tests/bench/ui/window_support.h"
#include "ui/project/project.h"
#include "ui/tune/slider_score_controller.h"
#include "ui/window/main_window.h"

#include <QSlider>

#include <algorithm>
#include <stdexcept>

namespace fuzzylens::bench {

namespace {

using namespace fuzzylens::ui;

constexpr int patience = 120000;  // milliseconds
constexpr int repetitions = 5;

/// Scores of alpha that are up to date.
std::ptrdiff_t scoresOfAlpha(MainWindow& window)
{
    const SliderScores* scores = window.sliderScores().scores("alpha");
    return scores ? std::count_if(scores->points.begin(), scores->points.end(),
                                  [](const SliderScores::Point& point) { return point.correct && !point.isStale; })
                  : 0;
}

void measureStrips(Figures& figures)
{
    const DatasetPtr data = leukemia();
    if (!data)
        return;
    makeApplication();
    MainWindow window;
    showInSight(window);
    window.sliderScores().setOn(true);
    window.project().open(data, QStringLiteral("leukemia72"), {"made", {}, {}});
    constexpr std::ptrdiff_t all = 17;
    if (!waitFor([&] { return scoresOfAlpha(window) == all && !window.sliderScores().isBusy(); }, patience))
        throw std::runtime_error("the strip of alpha is not filled");
    window.findChild<QSlider*>(QStringLiteral("slider_alpha"))->setFocus();
    auto* gamma = window.findChild<QSlider*>(QStringLiteral("slider_gamma"));
    std::vector<double> first, last;
    double gap = 0;
    for (int repetition = 0; repetition < repetitions; ++repetition) {
        const EventLoopWatch watch;
        QElapsedTimer clock;
        clock.start();
        gamma->setValue(gamma->value() + gamma->pageStep() / 2);
        const bool isStarted = waitFor([&] { return scoresOfAlpha(window) > 0; }, patience);
        first.push_back(milliseconds(clock));
        if (!isStarted || !waitFor([&] { return scoresOfAlpha(window) == all; }, patience))
            throw std::runtime_error("the strip of alpha is not filled again");
        last.push_back(milliseconds(clock) / 1000);
        waitFor([&] { return !window.sliderScores().isBusy(); }, patience);
        gap = std::max(gap, watch.longestGap());
    }
    figures.emplace_back("strip_first_values_ms", quantile(first, 0.5));
    figures.emplace_back("strip_all_values_seconds", quantile(last, 0.5));
    figures.emplace_back("strip_longest_gap_ms", gap);
}

const Registration strips{{"strips",
                           "scores of 17 values of alpha below its slider after a change of gamma, leukemia72",
                           measureStrips}};

}  // namespace

}  // namespace fuzzylens::bench
