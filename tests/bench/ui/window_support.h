// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/dataset/dataset.h"

#include <QElapsedTimer>
#include <QString>
#include <QTimer>

#include <functional>
#include <vector>

class QWidget;

namespace fuzzylens::ui {
class MainWindow;
class Scene;
}  // namespace fuzzylens::ui

namespace fuzzylens::bench {

/// Makes the application once, offscreen unless QT_QPA_PLATFORM says otherwise, in the light theme.
void makeApplication();

/// Shows @p window at 1280 x 800, with all views visible, on a screen of any size.
void showInSight(QWidget& window);

/// Two classes, a tenth of the features shifted by 1.5 standard deviations: the shape of the leukaemia set.
DatasetPtr twoClasses(Index samples, Index features);

/// The leukaemia set, 72 x 7129; null, with a message, if it is not there.
DatasetPtr leukemia();

/// Runs the event loop, deferred deletions with it, until @p condition holds. False after @p milliseconds.
bool waitFor(const std::function<bool()>& condition, int milliseconds = 20000);

/// The value that a share of @p values does not exceed; 0 for none.
double quantile(std::vector<double> values, double share);

double milliseconds(const QElapsedTimer& clock);

/// Runs @p act and then the event loop until @p scene has another fit and every view of @p window in sight has
/// painted it. Milliseconds from the start to the last paint; negative if it does not come within @p patience
/// milliseconds.
double untilPainted(QWidget& window, ui::Scene& scene, const std::function<void()>& act, int patience = 20000);

/// Runs @p save and then the event loop until the session of @p window is saved. @throws std::runtime_error if it
/// is not within @p patience milliseconds.
void waitForSave(ui::MainWindow& window, const std::function<void()>& save, int patience = 20000);

/// Watches the event loop from its construction on.
class EventLoopWatch
{
public:
    EventLoopWatch();

    /// The longest silence so far, in milliseconds.
    double longestGap() const { return m_longest; }

private:
    QElapsedTimer m_sinceLast;
    double m_longest = 0;
    QTimer m_pulse;
};

/// The longest silence of the event loop from @p act until @p condition holds, in milliseconds. @throws
/// std::runtime_error if it does not hold in time.
double longestGap(const std::function<void()>& act, const std::function<bool()>& condition);

}  // namespace fuzzylens::bench
