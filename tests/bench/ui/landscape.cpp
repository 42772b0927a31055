// SPDX-License-Identifier: GPL-3.0-or-later
// A search over two parameters in the window: from Start to the first cell of the landscape and to all of them,
// and the longest silence of the event loop meanwhile.
#include "tests/bench/measurement.h"
#include "tests/bench/ui/window_support.h"
#include "ui/project/project.h"
#include "ui/tune/landscape_view.h"
#include "ui/tune/slider_score_controller.h"
#include "ui/tune/tune_controller.h"
#include "ui/tune/tune_workspace.h"
#include "ui/window/main_window.h"

#include <QComboBox>
#include <QPushButton>
#include <QSpinBox>

#include <algorithm>
#include <stdexcept>

namespace fuzzylens::bench {

namespace {

using namespace fuzzylens::ui;

constexpr int patience = 300000;  // milliseconds
constexpr int repetitions = 3;

void chooseGrid(TuneWorkspace& workspace)
{
    constexpr int values = 9;
    for (const char* axis : {"count_lambda_prime", "count_gamma_prime"})
        workspace.findChild<QSpinBox*>(QLatin1String(axis))->setValue(values);
    auto* protocol = workspace.findChild<QComboBox*>(QStringLiteral("searchProtocol"));
    protocol->setCurrentIndex(protocol->findData(QStringLiteral("kfold:5")));
    emit protocol->activated(protocol->currentIndex());  // as chosen by the user
}

void measureLandscape(Figures& figures)
{
    const DatasetPtr data = leukemia();
    if (!data)
        return;
    makeApplication();
    MainWindow window;
    showInSight(window);
    window.sliderScores().setOn(true);
    window.project().open(data, QStringLiteral("leukemia72"), {"made", {}, {}});
    TuneController& tune = window.tune();
    const auto isFitted = [&] { return window.project().fitter().finalFit() && !tune.axes().empty(); };
    if (!waitFor(isFitted, patience))
        throw std::runtime_error("the window has no first fit");
    window.toggleTune();
    TuneWorkspace& workspace = window.tuneWorkspace();
    chooseGrid(workspace);
    auto* view = workspace.findChild<LandscapeView*>();
    auto* start = workspace.findChild<QPushButton*>(QStringLiteral("startSearch"));
    std::vector<double> first, last;
    double gap = 0;
    for (int repetition = 0; repetition < repetitions; ++repetition) {
        waitFor([&] { return !window.sliderScores().isBusy(); }, patience);
        const EventLoopWatch watch;
        QElapsedTimer clock;
        clock.start();
        start->click();
        const bool isStarted = waitFor([&] { return view->isApplicable(); }, patience);
        first.push_back(milliseconds(clock));
        if (!isStarted || !waitFor([&] { return !tune.isBusy(); }, patience) || tune.finished().size() != 81)
            throw std::runtime_error("the landscape is not filled");
        last.push_back(milliseconds(clock) / 1000);
        gap = std::max(gap, watch.longestGap());
    }
    figures.emplace_back("landscape_first_cells_ms", quantile(first, 0.5));
    figures.emplace_back("landscape_all_cells_seconds", quantile(last, 0.5));
    figures.emplace_back("landscape_longest_gap_ms", gap);
}

const Registration landscape{
    {"landscape", "81 cells over two parameters of SFP with 5 folds, leukemia72", measureLandscape}};

}  // namespace

}  // namespace fuzzylens::bench
