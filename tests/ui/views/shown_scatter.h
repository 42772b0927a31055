// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/views/scatter/scatter_canvas.h"
#include "ui/views/scatter/scatter_view.h"

#include <QSignalSpy>
#include <QTest>

#include <memory>

namespace fuzzylens::ui::test {

/// The picture of the samples on screen, for tests that act in it.
class ShownScatter : public QObject
{
protected:
    /// Before the view comes those who watch the scene can be there.
    void openScene(const FitPtr& fit)
    {
        view.reset();
        scene = std::make_unique<Scene>();
        scene->setFit(fit);
    }

    void openView()
    {
        view = std::make_unique<ScatterView>(*scene);
        view->setAxisScale(AxisScale::Kind::Linear);
        plot = view->findChild<ScatterCanvas*>("scatter.plot");
        view->resize(600, 500);
        QSignalSpy drawn(plot, &QCustomPlot::afterReplot);
        view->show();
        QVERIFY(QTest::qWaitForWindowExposed(view.get()));
        QTRY_VERIFY(drawn.count() > 0);
    }

    QPoint at(int sample) const { return plot->pixelOf(sample).toPoint(); }

    std::unique_ptr<Scene> scene;
    std::unique_ptr<ScatterView> view;
    ScatterCanvas* plot = nullptr;
};

}  // namespace fuzzylens::ui::test
