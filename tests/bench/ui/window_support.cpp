// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/bench/ui/window_support.h"

#include "core/import/reader.h"
#include "core/numeric/random.h"
#include "tests/core/support/shared_data.h"
#include "ui/scene/scene.h"
#include "ui/session/session_controller.h"
#include "ui/theme/theme.h"
#include "ui/views/view.h"
#include "ui/window/main_window.h"

#include <QApplication>
#include <QEvent>
#include <QEventLoop>
#include <QTimer>

#include <algorithm>
#include <cstdio>
#include <memory>
#include <set>
#include <stdexcept>

namespace fuzzylens::bench {

namespace {

using namespace fuzzylens::ui;

/// Notes which views have painted since it was armed.
class PaintWatch : public QObject
{
public:
    explicit PaintWatch(QWidget& window)
        : m_views(window.findChildren<View*>())
    {
        qApp->installEventFilter(this);
    }

    void arm()
    {
        m_awaited.clear();
        for (View* view : m_views)
            if (view->isVisible() && !view->visibleRegion().isEmpty())
                m_awaited.insert(view);
        m_isArmed = !m_awaited.empty();
    }
    bool isComplete() const { return m_isArmed && m_awaited.empty(); }

    bool eventFilter(QObject* object, QEvent* event) override
    {
        if (event->type() == QEvent::Paint)
            for (QObject* at = object; at; at = at->parent())
                m_awaited.erase(at);
        return false;
    }

private:
    const QList<View*> m_views;
    std::set<QObject*> m_awaited;
    bool m_isArmed = false;
};

}  // namespace

void makeApplication()
{
    static int argc = 1;
    static char name[] = "fuzzylens-bench";
    static char* argv[] = {name, nullptr};
    if (qApp)
        return;
    if (!qEnvironmentVariableIsSet("QT_QPA_PLATFORM"))
        qputenv("QT_QPA_PLATFORM", "offscreen");
    new QApplication(argc, argv);  // never destroyed: at exit the platform's own statics are gone before it
    QApplication::setPalette(lightPalette());
    applyTheme();
}

void showInSight(QWidget& window)
{
    constexpr QSize usual(1280, 800);
    window.resize(usual);
    window.show();
}

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

DatasetPtr leukemia()
{
    if (const auto path = test::sharedData("leukemia72.csv.gz"))
        return readDataset(*path).data;
    std::fprintf(stderr, "fuzzylens-bench: leukemia72 is not there, so it is not measured\n");
    return nullptr;
}

bool waitFor(const std::function<bool()>& condition, int milliseconds)
{
    QTimer wake;  // the loop sleeps until an event comes
    wake.start(100);
    QElapsedTimer clock;
    clock.start();
    while (!condition() && clock.elapsed() < milliseconds) {
        QApplication::processEvents(QEventLoop::AllEvents | QEventLoop::WaitForMoreEvents);
        // Outside exec() objects of deleteLater() are not deleted, unlike in the program.
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    }
    return condition();
}

double quantile(std::vector<double> values, double share)
{
    std::sort(values.begin(), values.end());
    return values.empty() ? 0 : values[std::size_t(share * double(values.size() - 1) + 0.5)];
}

double milliseconds(const QElapsedTimer& clock)
{
    return double(clock.nsecsElapsed()) * 1e-6;
}

double untilPainted(QWidget& window, Scene& scene, const std::function<void()>& act, int patience)
{
    PaintWatch watch(window);
    bool hasNewFit = false;
    const QMetaObject::Connection newFit = QObject::connect(&scene, &Scene::fitChanged, &watch, [&] {
        hasNewFit = scene.fit() != nullptr;
        watch.arm();  // earlier paintings do not count
    });
    QElapsedTimer clock;
    clock.start();
    act();
    const bool painted = waitFor([&] { return hasNewFit && watch.isComplete(); }, patience);
    QObject::disconnect(newFit);
    return painted ? milliseconds(clock) : -1;
}

void waitForSave(MainWindow& window, const std::function<void()>& save, int patience)
{
    bool isSaved = false;
    const auto connection =
        QObject::connect(&window.session(), &SessionController::saved, [&isSaved] { isSaved = true; });
    save();
    const bool came = waitFor([&isSaved] { return isSaved; }, patience);
    QObject::disconnect(connection);
    if (!came)
        throw std::runtime_error("the session is not saved");
}

EventLoopWatch::EventLoopWatch()
{
    QObject::connect(&m_pulse, &QTimer::timeout, &m_pulse, [this] {
        m_longest = std::max(m_longest, milliseconds(m_sinceLast));
        m_sinceLast.restart();
    });
    m_sinceLast.start();
    m_pulse.start(1);
}

double longestGap(const std::function<void()>& act, const std::function<bool()>& condition)
{
    const EventLoopWatch watch;
    act();
    if (!waitFor(condition, 60000))
        throw std::runtime_error("what the event loop was watched for did not end");
    return watch.longestGap();
}

}  // namespace fuzzylens::bench
