// SPDX-License-Identifier: GPL-3.0-or-later
// A feature weight dragged with the mouse: time from a movement of the mouse to the painted views.
#include "tests/bench/measurement.h"
#include "tests/bench/ui/window_support.h"
#include "ui/project/project.h"
#include "ui/teach/moved_weights.h"
#include "ui/teach/playback.h"
#include "ui/teach/teach_workspace.h"
#include "ui/teach/weight_change_view.h"
#include "ui/window/main_window.h"
#include "ui/workspaces/view_card.h"

#include <QElapsedTimer>

#include <stdexcept>

namespace fuzzylens::bench {

namespace {

using namespace fuzzylens::ui;

constexpr int patience = 120000;  // milliseconds
constexpr int ticks = 60;

void measureMovedWeight(Figures& figures)
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
    window.toggleTeach();
    if (!waitFor([&] { return window.playback().last() > 0; }, patience))
        throw std::runtime_error("the fit has no updates");
    auto* view = window.teachWorkspace().findChild<WeightChangeView*>();
    window.teachWorkspace().updates().show(view);
    auto* moved = window.teachWorkspace().findChild<MovedWeights*>();
    const int feature = view->features().front();
    const double fitted = moved->fittedWeight(feature, MovedWeights::allClusters);
    std::vector<double> painted, computed;
    for (int tick = 1; tick <= ticks; ++tick) {
        const double time = untilPainted(window, project.scene(), [&] {
            moved->move(feature, MovedWeights::allClusters, fitted * (1 - double(tick) / ticks));
        });
        if (time < 0)
            throw std::runtime_error("a moved weight is not painted");
        painted.push_back(time);
    }
    const Fit& fit = *moved->fit();
    ChangedWeights weights(method(fit.result->method), problemOf(fit), fit.result->parameters,
                           fit.result->outcome);
    for (int tick = 1; tick <= ticks; ++tick) {
        QElapsedTimer clock;
        clock.start();
        weights.fix(feature, weights.fittedWeights().col(feature) * (1 - double(tick) / ticks));
        const Outcome outcome = weights.outcome();
        computed.push_back(milliseconds(clock));
    }
    figures.emplace_back("moved_weight_ms_p50", quantile(painted, 0.5));
    figures.emplace_back("moved_weight_ms_p95", quantile(painted, 0.95));
    figures.emplace_back("moved_weight_core_ms_p50", quantile(computed, 0.5));
}

const Registration movedWeight{{"moved-weight", "a feature weight dragged, leukemia72", measureMovedWeight}};

}  // namespace

}  // namespace fuzzylens::bench
