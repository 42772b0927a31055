// SPDX-License-Identifier: GPL-3.0-or-later
// Whether the window answers: while a verdict is computed, while bars of weights move, when the palette opens.
#include "core/import/reader.h"
#include "tests/bench/measurement.h"
#include "tests/bench/ui/window_support.h"
#include "tests/core/support/shared_data.h"
#include "ui/project/project.h"
#include "ui/project/verdict_controller.h"
#include "ui/views/weights/weights_chart.h"
#include "ui/window/main_window.h"

#include <QAction>
#include <QApplication>
#include <QSlider>
#include <QTimer>

#include <cstdio>
#include <stdexcept>

namespace fuzzylens::bench {

namespace {

using namespace fuzzylens::ui;

void open(MainWindow& window, const DatasetPtr& data)
{
    showInSight(window);
    Project& project = window.project();
    project.open(data, QStringLiteral("made"), {"made", {}, {}});
    if (!waitFor([&] { return project.scene().fit() && !project.fitter().job().isBusy(); }))
        throw std::runtime_error("the window has no first fit");
}

/// Of a displayed fit, until the verdict is complete.
void measureVerdictGap(Figures& figures)
{
    makeApplication();
    for (const std::string name : {"colon", "leukemia72"}) {
        const auto path = test::sharedData(name + ".csv.gz");
        if (!path) {
            std::fprintf(stderr, "fuzzylens-bench: %s is not there, so it is not measured\n", name.c_str());
            continue;
        }
        MainWindow window;
        auto* controller = window.findChild<VerdictController*>();
        if (!controller)
            throw std::runtime_error("the window computes no verdict");
        open(window, readDataset(*path).data);
        figures.emplace_back("verdict_" + name + "_longest_gap_ms",
                             longestGap([&] { controller->compute(); },
                                        [&] {
                                            const VerdictPtr& verdict = controller->verdict();
                                            return verdict && verdict->isComplete;
                                        }));
    }
}

/// Counts what @p watched paints.
class PaintCount : public QObject
{
public:
    explicit PaintCount(QWidget& watched) { watched.installEventFilter(this); }

    bool eventFilter(QObject*, QEvent* event) override
    {
        m_count += event->type() == QEvent::Paint;
        return false;
    }
    int count() const { return m_count; }

private:
    int m_count = 0;
};

/// The slider of the feature selection goes back and forth, a tick every 16 ms, and the bars follow.
void measureWeightFrames(Figures& figures)
{
    constexpr int ticks = 240, ticksThere = 60;
    makeApplication();
    MainWindow window;
    open(window, twoClasses(72, 7129));
    auto* slider = window.findChild<QSlider*>(QStringLiteral("slider_lambda"));
    auto* chart = window.findChild<WeightsChart*>();
    if (!slider || !chart || !chart->isVisible())
        throw std::runtime_error("the window shows no bars of weights");
    PaintCount paints(*chart);
    int tick = 0;
    QTimer hand;
    hand.setTimerType(Qt::PreciseTimer);
    QObject::connect(&hand, &QTimer::timeout, &window, [&] {
        const int place = tick % (2 * ticksThere);
        slider->setValue(slider->maximum() * (ticksThere / 2 + std::min(place, 2 * ticksThere - place)) /
                         (2 * ticksThere));
        if (++tick == ticks)
            hand.stop();
    });
    QElapsedTimer clock;
    clock.start();
    hand.start(16);
    if (!waitFor([&] { return tick == ticks; }))
        throw std::runtime_error("the slider did not arrive");
    figures.emplace_back("weights_frames_per_second", 1000 * paints.count() / milliseconds(clock));
    clock.restart();
    constexpr int repaints = 100;
    for (int i = 0; i < repaints; ++i)
        chart->repaint();
    figures.emplace_back("weights_paint_ms", milliseconds(clock) / repaints);
}

/// With as many genes as a large chip has.
void measurePalette(Figures& figures)
{
    makeApplication();
    MainWindow window;
    open(window, twoClasses(22, 54675));
    auto* action = window.findChild<QAction*>(QStringLiteral("findAction"));
    if (!action)
        throw std::runtime_error("there is no command palette");
    QElapsedTimer clock;
    clock.start();
    action->trigger();
    auto* palette = window.findChild<QWidget*>(QStringLiteral("commandPalette"), Qt::FindDirectChildrenOnly);
    if (!palette || !palette->isVisible())
        throw std::runtime_error("the command palette did not open");
    palette->repaint();
    figures.emplace_back("palette_54675_open_ms", milliseconds(clock));
}

const Registration gap{
    {"verdict-gap", "longest silence of the event loop while a verdict is computed", measureVerdictGap}};
const Registration frames{
    {"weights", "frames of the bars of weights while lambda moves, 72 x 7129", measureWeightFrames}};
const Registration palette{{"palette", "milliseconds until the palette is open with 54675 genes", measurePalette}};

}  // namespace

}  // namespace fuzzylens::bench
