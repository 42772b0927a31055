// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/numeric/random.h"
#include "tests/bench/measurement.h"
#include "tests/bench/ui/window_support.h"
#include "ui/scene/scene.h"
#include "ui/views/view.h"
#include "ui/views/view_registry.h"

#include <QApplication>

#include <memory>

namespace fuzzylens::bench {

namespace {

using namespace fuzzylens::ui;

/// One replot of a scatter plot of 1e5 points in three classes.
void measureCloud(Figures& figures)
{
    makeApplication();
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
        times.push_back(milliseconds(clock));
    }
    figures.emplace_back("scatter_1e5_paint_ms", quantile(times, 0.5));
}

const Registration cloud{{"cloud", "a new fit of 1e5 points painted as a scatter plot", measureCloud}};

}  // namespace

}  // namespace fuzzylens::bench
