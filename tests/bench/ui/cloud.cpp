// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/numeric/random.h"
#include "tests/bench/measurement.h"
#include "tests/bench/ui/window_support.h"
#include "ui/scene/scene.h"
#include "ui/views/scatter/region.h"
#include "ui/views/scatter/scatter_canvas.h"
#include "ui/views/view.h"
#include "ui/views/view_registry.h"

#include <QApplication>

#include <cmath>
#include <functional>
#include <memory>

namespace fuzzylens::bench {

namespace {

using namespace fuzzylens::ui;

/// A fit of so many samples in three classes and two clusters.
std::shared_ptr<const Result> resultOf(int samples)
{
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
    return result;
}

/// The median of some calls of @p act, each with the painting of @p view.
double paintingOf(View& view, const std::function<void()>& act)
{
    std::vector<double> times;
    for (int round = 0; round < 12; ++round) {
        QElapsedTimer clock;
        clock.start();
        act();
        view.repaint();
        QApplication::processEvents();
        times.push_back(milliseconds(clock));
    }
    return quantile(times, 0.5);
}

void measureCloud(Figures& figures)
{
    makeApplication();
    for (const auto& [samples, name] : {std::pair(100'000, "scatter_1e5"), std::pair(1'000'000, "scatter_1e6")}) {
        const std::shared_ptr<const Result> result = resultOf(samples);
        Scene scene;
        std::unique_ptr<View> view(makeView(QStringLiteral("scatter"), scene));
        view->resize(900, 700);
        view->show();
        figures.emplace_back(std::string(name) + "_paint_ms", paintingOf(*view, [&, result = result] {
                                 auto fit = std::make_shared<Fit>();
                                 fit->result = result;
                                 scene.setFit(std::move(fit));
                             }));
        auto* canvas = view->findChild<ScatterCanvas*>();
        figures.emplace_back(std::string(name) + "_pan_ms", paintingOf(*view, [&] { canvas->pan({1, 0}); }));
        const ScatterCoordinates& at = canvas->content().coordinates;
        QPolygonF lasso;
        for (int corner = 0; corner < 300; ++corner)
            lasso << canvas->coordinatesOf(
                {450 + 200 * std::cos(corner * 0.021), 350 + 200 * std::sin(corner * 0.021)});
        figures.emplace_back(std::string(name) + "_lasso_ms", paintingOf(*view, [&] {
                                 scene.selection().apply(SelectMode::Replace, samplesIn(lasso, at.x, at.y));
                             }));
        figures.emplace_back(std::string(name) + "_hover_ms", paintingOf(*view, [&] {
                                 canvas->setCursorSample(canvas->sampleAt({450, 350}));
                             }));
    }
}

const Registration cloud{
    {"cloud", "scatter plots of 1e5 and 1e6 points: a new fit, panning, lasso and pointer", measureCloud}};

}  // namespace

}  // namespace fuzzylens::bench
