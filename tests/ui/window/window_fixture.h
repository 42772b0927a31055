// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/dataset/synthetic/synthetic.h"
#include "ui/project/project.h"
#include "ui/theme/theme.h"
#include "ui/window/main_window.h"

#include <QApplication>
#include <QSignalSpy>
#include <QStandardPaths>
#include <QTest>
#include <QWheelEvent>

#include <memory>

namespace fuzzylens::ui {

/// Settings of the test's own, and the light theme for any desktop's is.
inline void prepareApplication()
{
    QStandardPaths::setTestModeEnabled(true);
    QCoreApplication::setOrganizationName(QStringLiteral("FuzzyLensTest"));
    QApplication::setPalette(lightPalette());
    applyTheme();
}

/// Opens the demonstration in @p window and waits for its fit. False when there is none in time.
inline bool showSettledDemonstration(MainWindow& window)
{
    QSignalSpy settled(&window.project().fitter(), &Fitter::fitted);
    window.project().open(demonstration(), QStringLiteral("Demonstration"), {"demo", {}, {}});
    return settled.wait(20000);
}

/// Decisions in @p window count as saved: no question when something else is opened.
inline void countAsSaved(MainWindow& window)
{
    window.project().undoStack().setClean();
}

/// A window that is active and shows the fitted demonstration; null when it does not get there in time.
inline std::unique_ptr<MainWindow> windowOnTheDemonstration()
{
    auto window = std::make_unique<MainWindow>();
    window->show();
    window->activateWindow();
    if (!QTest::qWaitForWindowActive(window.get()) || !showSettledDemonstration(*window))
        window.reset();
    return window;
}

/// Turns the wheel over the middle of @p widget by @p by eighths of a degree; a tick is 120.
inline void turnWheel(QWidget* widget, int by)
{
    const QPointF middle(widget->rect().center());
    QWheelEvent wheel(middle, widget->mapToGlobal(middle), {}, QPoint(0, by), Qt::NoButton, Qt::NoModifier,
                      Qt::NoScrollPhase, false);
    QApplication::sendEvent(widget, &wheel);
}

}  // namespace fuzzylens::ui
