// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/snapshot.h"

#include "ui/jobs/job.h"
#include "ui/session/session_controller.h"
#include "ui/tune/cluster_numbers.h"
#include "ui/tune/feature_path.h"
#include "ui/tune/tune_workspace.h"
#include "ui/window/main_window.h"

#include <QApplication>
#include <QEvent>
#include <QSaveFile>
#include <QTextStream>
#include <QThreadPool>
#include <QTimer>

namespace fuzzylens::ui {

namespace {

constexpr QSize pictureSize(1280, 800);  // for any screen
constexpr int quietMilliseconds = 600;   // longer than the delay of any job that a fit causes (a verdict: 300 ms)

/// Quits the event loop when no job has run for quietMilliseconds.
class QuietDetector : public QObject
{
public:
    explicit QuietDetector(MainWindow& window)
    {
        m_quiet.setSingleShot(true);
        m_quiet.setInterval(quietMilliseconds);
        connect(&m_quiet, &QTimer::timeout, this, [this, &window] {
            // Sessions are opened in threads of their own.
            if (workerThreads().activeThreadCount() == 0 && !window.session().opening().isBusy())
                QApplication::exit(0);
            else
                m_quiet.start();
        });
        m_quiet.start();
        qApp->installEventFilter(this);
    }

protected:
    /// Every job reports its progress and its end by an event of its own.
    bool eventFilter(QObject* receiver, QEvent* event) override
    {
        if (event->type() == QEvent::MetaCall && qobject_cast<JobBase*>(receiver))
            m_quiet.start();
        return false;
    }

private:
    QTimer m_quiet;
};

void waitUntilQuiet(MainWindow& window)
{
    const QuietDetector detector(window);
    QApplication::exec();
}

void computeTunePage(MainWindow& window, bool isPath)
{
    TuneWorkspace& tune = window.tuneWorkspace();
    SweepController& sweep = isPath ? static_cast<SweepController&>(tune.featurePath()) : tune.clusterNumbers();
    window.toggleTune();
    tune.showPage(isPath ? TuneWorkspace::PathPage : TuneWorkspace::ClustersPage);
    if (const std::vector<SearchAxis> axes = sweep.axes(); !axes.empty())
        sweep.start(axes.front(), axes.front().range);
    waitUntilQuiet(window);
}

}  // namespace

int takeSnapshot(MainWindow& window, const QString& path, const QString& tunePage)
{
    window.resize(pictureSize);
    waitUntilQuiet(window);
    if (!tunePage.isEmpty())
        computeTunePage(window, tunePage == QLatin1String("path"));
    QWidget& shown = tunePage.isEmpty() ? static_cast<QWidget&>(window) : window.tuneWorkspace();
    QSaveFile file(path);
    if (!file.open(QIODevice::WriteOnly) || !shown.grab().save(&file, "PNG") || !file.commit()) {
        QTextStream(stderr) << QObject::tr("%1: could not write the image; %2").arg(path, file.errorString())
                            << '\n';
        return 1;
    }
    return 0;
}

}  // namespace fuzzylens::ui
