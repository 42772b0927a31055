// SPDX-License-Identifier: GPL-3.0-or-later
// What the hand feels: from a tick of lambda' to the picture, and the longest silence of the event loop in a
// storm.
#include "core/dataset/synthetic/synthetic.h"
#include "tests/bench/measurement.h"
#include "tests/bench/ui/window_support.h"
#include "ui/project/project.h"
#include "ui/views/scatter/scatter_view.h"
#include "ui/window/main_window.h"

#include <QApplication>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QSlider>
#include <QTimer>
#include <QWheelEvent>

#include <algorithm>
#include <stdexcept>

namespace fuzzylens::bench {

namespace {

using namespace fuzzylens::ui;

constexpr int ticks = 200;
constexpr Index sampleCount = 72;
constexpr Index featureCount = 7129;

QSlider& openWithSlider(MainWindow& window, Index samples = sampleCount, const char* method = "sfp",
                        const char* parameter = "lambda")
{
    showInSight(window);
    Project& project = window.project();
    project.open(twoClasses(samples, featureCount), QStringLiteral("made"), {"made", {}, {}});
    if (!waitFor([&] { return project.scene().fit() && !project.fitter().job().isBusy(); }))
        throw std::runtime_error("the window has no first fit");
    project.setMethod(method);
    const auto isFitted = [&] { return project.scene().fit()->result->method == method; };
    if (!waitFor([&] { return isFitted() && !project.fitter().job().isBusy(); }))
        throw std::runtime_error("the window has no fit of another method");
    auto* slider = window.findChild<QSlider*>(QStringLiteral("slider_") + parameter);
    if (!slider || !waitFor([&] { return project.scene().fit() && !project.fitter().job().isBusy(); }))
        throw std::runtime_error("the window has no first fit");
    return *slider;
}

/// From the tick to every visible view having painted the fit that answers it.
void measureTicks(Figures& figures, MainWindow& window, QSlider& slider, const std::string& name)
{
    std::vector<double> times;
    for (int tick = 0; tick < ticks; ++tick) {
        const double painted = untilPainted(window, window.project().scene(), [&] {
            slider.setValue(slider.maximum() * (ticks + 3 * tick) / (5 * ticks));
        });
        if (painted < 0)
            throw std::runtime_error("tick " + std::to_string(tick) + " of the slider was not answered");
        times.push_back(painted);
    }
    figures.emplace_back(name + "_p50", quantile(times, 0.5));
    figures.emplace_back(name + "_p95", quantile(times, 0.95));
}

void measureSlider(Figures& figures)
{
    makeApplication();
    MainWindow window;
    measureTicks(figures, window, openWithSlider(window), "slider_to_paint_ms");
}

void measureBetaSlider(Figures& figures)
{
    constexpr Index samples = 38;
    makeApplication();
    MainWindow window;
    measureTicks(figures, window, openWithSlider(window, samples, "mes", "beta"), "mes_slider_to_paint_ms");
}

/// With the graph of the samples in the picture.
void measureWidthSlider(Figures& figures)
{
    makeApplication();
    MainWindow window;
    QSlider& slider = openWithSlider(window, sampleCount, "scs", "width");
    window.findChild<ScatterView*>()->setShowsGraph(true);
    measureTicks(figures, window, slider, "scs_slider_to_paint_ms");
}

/// With the decision regions of a set of the plane, in the window as large as it opens.
void measureField(Figures& figures)
{
    makeApplication();
    for (const auto& [set, clusters] : {std::pair("xor", 4), std::pair("mixture", 10), std::pair("spiral", 30)}) {
        MainWindow window;
        showInSight(window);
        Project& project = window.project();
        const DatasetPtr data = synthesize(set);
        AnalysisState state = initialState(*data);
        state.chosen["clusters"] = std::int64_t{clusters};
        project.open(data, QString::fromLatin1(set), {std::string("synth:") + set, {}, {}}, state);
        if (!waitFor([&] { return project.fitter().finalFit() != nullptr; }))
            throw std::runtime_error("the window has no first fit");
        auto* slider = window.findChild<QSlider*>(QStringLiteral("slider_gamma"));
        const auto* view = window.findChild<ScatterView*>(QStringLiteral("scatter"));
        if (!slider || !view->axisChoice().data)
            throw std::runtime_error("the window does not show the plane of the features");
        measureTicks(figures, window, *slider, std::string("field_") + set + "_ms");
    }
}

void turnWheel(QSlider& slider, int steps)
{
    const QPointF middle(slider.rect().center());
    QWheelEvent wheel(middle, slider.mapToGlobal(middle), {}, QPoint(0, 120 * steps), Qt::NoButton, Qt::NoModifier,
                      Qt::NoScrollPhase, false);
    QApplication::sendEvent(&slider, &wheel);
}

void pressKey(QSlider& slider, Qt::Key key)
{
    for (const QEvent::Type type : {QEvent::KeyPress, QEvent::KeyRelease}) {
        QKeyEvent event(type, key, Qt::NoModifier);
        QApplication::sendEvent(&slider, &event);
    }
}

void click(QSlider& slider, int x)
{
    const QPointF at(x, slider.height() / 2.0);
    for (const QEvent::Type type : {QEvent::MouseButtonPress, QEvent::MouseButtonRelease}) {
        QMouseEvent event(type, at, slider.mapToGlobal(at), Qt::LeftButton,
                          type == QEvent::MouseButtonPress ? Qt::LeftButton : Qt::NoButton, Qt::NoModifier);
        QApplication::sendEvent(&slider, &event);
    }
}

/// 200 ticks by keyboard, wheel and mouse, eight milliseconds apart, and how long the event loop was silent at
/// most.
void measureStorm(Figures& figures)
{
    makeApplication();
    MainWindow window;
    QSlider& slider = openWithSlider(window);
    slider.setFocus();
    int tick = 0;
    QTimer hand;
    QObject::connect(&hand, &QTimer::timeout, &window, [&] {
        switch (tick++ % 3) {
        case 0:
            pressKey(slider, tick % 2 ? Qt::Key_Left : Qt::Key_Right);
            break;
        case 1:
            turnWheel(slider, tick % 2 ? 1 : -1);
            break;
        default:
            click(slider, 20 + (tick * 37) % (slider.width() - 40));
        }
        if (tick == ticks)
            hand.stop();
    });
    figures.emplace_back("storm_longest_gap_ms",
                         longestGap([&hand] { hand.start(8); },
                                    [&] { return tick == ticks && !window.project().fitter().job().isBusy(); }));
}

const Registration slider{{"slider", "from a slider tick to the painted views, 72 x 7129", measureSlider}};
const Registration beta{{"mes-slider", "from a tick of beta to the painted views, 38 x 7129", measureBetaSlider}};
const Registration width{
    {"scs-slider", "from a tick of the width to the painted views with the graph, 72 x 7129", measureWidthSlider}};
const Registration field{
    {"field", "from a tick of the fuzziness to the painted decision regions, sets of the plane", measureField}};
const Registration storm{
    {"storm", "longest silence of the event loop in a storm of ticks, 72 x 7129", measureStorm}};

}  // namespace

}  // namespace fuzzylens::bench
