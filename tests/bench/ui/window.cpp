// SPDX-License-Identifier: GPL-3.0-or-later
// What the hand feels: from a slider tick to the painted picture, from start to the first picture, cancelling, a
// cloud of 1e5 points.
#include "core/numeric/random.h"
#include "tests/bench/measurement.h"
#include "ui/document/document.h"
#include "ui/theme/theme.h"
#include "ui/views/view.h"
#include "ui/views/view_factory.h"
#include "ui/window/main_window.h"
#include "ui/workspaces/explore_workspace.h"

#include <QApplication>
#include <QElapsedTimer>
#include <QEventLoop>
#include <QSlider>
#include <QTimer>

#include <algorithm>
#include <memory>

namespace fuzzylens::bench {

namespace {

using namespace fuzzylens::ui;

QApplication& application()
{
    static int argc = 1;
    static char name[] = "fuzzylens-bench";
    static char* argv[] = {name, nullptr};
    if (!qEnvironmentVariableIsSet("QT_QPA_PLATFORM"))
        qputenv("QT_QPA_PLATFORM", "offscreen");
    // Never destroyed: at exit the platform's own statics are gone before it.
    static auto* const instance = new QApplication(argc, argv);
    static const bool themed = [] {
        QApplication::setPalette(lightPalette());
        applyTheme();
        return true;
    }();
    static_cast<void>(themed);
    return *instance;
}

/// Two classes, a tenth of the features shifted: the shape of the leukaemia set.
DatasetPtr twoClasses(Index samples, Index features)
{
    Random random(1);
    auto values = std::make_shared<AlignedMatrix>(samples, features);
    std::vector<std::string> classes;
    for (Index i = 0; i < samples; ++i)
        classes.push_back(i % 3 == 0 ? "B" : "A");
    for (Index l = 0; l < features; ++l)
        for (Index i = 0; i < samples; ++i)
            (*values)(i, l) = random.normal() + (l % 10 == 0 && i % 3 == 0 ? 1.5 : 0.0);
    DatasetParts parts;
    parts.values = std::move(values);
    for (Index i = 0; i < samples; ++i)
        parts.sampleNames.push_back("sample " + std::to_string(i + 1));
    for (Index l = 0; l < features; ++l)
        parts.featureNames.push_back("feature " + std::to_string(l + 1));
    parts.labelFields.push_back(LabelField::categorical("class", classes));
    parts.preferredLabel = "class";
    parts.origin.format = "made";
    return std::make_shared<const Dataset>(std::move(parts));
}

template <typename Condition>
bool waitFor(const Condition& condition, int milliseconds = 20000)
{
    QElapsedTimer clock;
    clock.start();
    while (!condition() && clock.elapsed() < milliseconds)
        QApplication::processEvents(QEventLoop::AllEvents | QEventLoop::WaitForMoreEvents, 5);
    return condition();
}

double quantile(std::vector<double> values, double share)
{
    std::sort(values.begin(), values.end());
    return values.empty() ? 0 : values[std::size_t(share * double(values.size() - 1) + 0.5)];
}

/// 200 ticks of lambda' at 72 x 7129: from the tick to every visible view having painted the settled fit.
void measureSlider(Figures& figures)
{
    application();
    MainWindow window;
    window.show();
    Document& document = window.document();
    document.openDataset(twoClasses(72, 7129), QStringLiteral("made"), {"made", {}, {}});
    waitFor([&] { return document.scene().fit() && !document.fits().job().isBusy(); });
    auto* slider = window.findChild<QSlider*>(QStringLiteral("slider_lambda"));
    std::vector<double> times;
    for (int tick = 0; tick < 200; ++tick) {
        const FitPtr before = document.scene().fit();
        QElapsedTimer clock;
        clock.start();
        slider->setValue(slider->maximum() / 5 + tick * 2);
        if (!waitFor([&] { return document.scene().fit() != before; }))
            return;
        window.repaint();
        QApplication::sendPostedEvents();
        QApplication::processEvents();
        times.push_back(double(clock.nsecsElapsed()) * 1e-6);
    }
    figures.emplace_back("slider_to_paint_ms_p50", quantile(times, 0.5));
    figures.emplace_back("slider_to_paint_ms_p95", quantile(times, 0.95));
}

/// From the construction of the window to the first fit being painted, on the demonstration.
void measureStart(Figures& figures)
{
    application();
    QElapsedTimer clock;
    clock.start();
    MainWindow window;
    window.showDemonstration();
    window.show();
    waitFor([&] { return window.document().scene().fit() != nullptr; });
    window.repaint();
    QApplication::processEvents();
    figures.emplace_back("start_to_first_picture_ms", double(clock.nsecsElapsed()) * 1e-6);
}

/// From asking to stop to the worker having stopped, in the middle of fits of 1000 x 20 000 with 10 clusters.
void measureCancel(Figures& figures)
{
    application();
    Document document;
    document.setLive(false);
    document.openDataset(twoClasses(1000, 20000), QStringLiteral("made"), {"made", {}, {}});
    waitFor([&] { return !document.fits().job().isBusy(); }, 120000);
    std::vector<double> times;
    for (int run = 0; run < 40; ++run) {
        AnalysisState state = document.state();
        state.chosen["clusters"] = std::int64_t(10);
        state.chosen["seed"] = std::int64_t(run + 2);
        state.chosen["tolerance"] = 0.0;
        document.change(state, QStringLiteral("bench"));
        document.refit();
        QElapsedTimer into;
        into.start();
        waitFor([&] { return into.elapsed() > 40 + 7 * (run % 10); });
        QElapsedTimer clock;
        clock.start();
        document.fits().cancel();
        waitFor([&] { return document.fits().job().alive() == 0; });
        times.push_back(double(clock.nsecsElapsed()) * 1e-6);
    }
    figures.emplace_back("cancel_ms_p99", quantile(times, 0.99));
}

/// One replot of a scatter plot of 1e5 points in three classes.
void measureCloud(Figures& figures)
{
    application();
    constexpr int samples = 100000;
    Random random(1);
    auto result = std::make_shared<Result>();
    std::vector<std::string> names;
    result->outcome.embedding.resize(samples, 2);
    result->outcome.memberships = Eigen::MatrixXd::Zero(samples, 2);
    result->target.kind = Target::Kind::Classes;
    result->target.classNames = {"A", "B", "C"};
    for (int i = 0; i < samples; ++i) {
        names.push_back("s" + std::to_string(i));
        result->target.classOf.push_back(i % 3);
        result->outcome.embedding(i, 0) = random.normal() + i % 3;
        result->outcome.embedding(i, 1) = random.normal() - i % 3;
        result->outcome.memberships(i, i % 2) = 1;
        result->outcome.assigned.push_back(i % 2);
    }
    result->outcome.embeddingAxes = {"distance to cluster 1", "distance to cluster 2"};
    result->samples = std::make_shared<const std::vector<std::string>>(std::move(names));
    result->features = std::make_shared<const std::vector<std::string>>();
    Scene scene;
    std::unique_ptr<View> view(makeView(QStringLiteral("scatter"), scene));
    view->resize(900, 700);
    view->show();
    std::vector<double> times;
    for (int round = 0; round < 12; ++round) {
        auto fit = std::make_shared<Fit>();
        fit->result = result;
        QElapsedTimer clock;
        clock.start();
        scene.setFit(std::move(fit));
        view->repaint();
        QApplication::processEvents();
        times.push_back(double(clock.nsecsElapsed()) * 1e-6);
    }
    figures.emplace_back("scatter_1e5_paint_ms", quantile(times, 0.5));
}

const Registration slider{{"slider", "from a slider tick to the painted window, 72 x 7129", measureSlider}};
const Registration start{{"start", "from the start to the first picture", measureStart}};
const Registration cancel{{"cancel", "from Cancel to the worker having stopped, 1000 x 20 000", measureCancel}};
const Registration cloud{{"cloud", "a new fit of 1e5 points painted as a scatter plot", measureCloud}};

}  // namespace

}  // namespace fuzzylens::bench
