// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/import/label_choice.h"
#include "core/methods/method.h"
#include "core/numeric/parallel.h"
#include "core/session/command_line/fit_line.h"
#include "tests/ui/window/window_fixture.h"
#include "ui/project/command_controller.h"

#include <QAbstractButton>
#include <QAbstractSlider>
#include <QAction>
#include <QClipboard>
#include <QComboBox>
#include <QElapsedTimer>
#include <QFile>
#include <QLineEdit>
#include <QSpinBox>
#include <QTemporaryDir>

#include <functional>
#include <set>

namespace fuzzylens::ui {

/// Lets events come until @p isDone; false if that takes too long. Shorter steps than QTest's, as there are many.
inline bool happens(const std::function<bool()>& isDone)
{
    constexpr int patience = 20000;
    QElapsedTimer clock;
    clock.start();
    while (!isDone() && clock.elapsed() < patience) {
        QCoreApplication::processEvents(QEventLoop::AllEvents, 5);
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    }
    return isDone();
}

/// Waits for the settled fit of what @p document is set to; false where it has none, in time or at all.
inline bool settles(Project& project)
{
    const auto isSettled = [&project] {
        const FitPtr settled = project.fitter().finalFit();
        return settled && project.scene().fit() == settled && project.fitter().error().isEmpty();
    };
    QCoreApplication::processEvents();  // what is asked for is on its way
    if (!happens([&] {
            return !project.fitter().job().isBusy() && (isSettled() || !project.fitter().error().isEmpty());
        }))
        qWarning("no answer: %s", qPrintable(project.fitter().error()));
    return isSettled();
}

/// A result without the line that repeats it; numbers read back exactly.
inline std::string bitsOf(Result result)
{
    result.command.clear();
    result.metrics.clear();
    return toJson(result);
}

/// What `fuzzylens-cli fit` does with a line, up to the numbers.
inline Result fittedByLine(const std::string& line)
{
    RequestedFit requested = readFitLine(line).fit;
    const DatasetPtr data = loadInput(requested.command.input);
    const Preprocessed prepared = preprocess(data, requested.command.steps);
    const Problem problem = requestedProblem(requested, *data, prepared);
    requested.command.parameters = requestedParameters(requested, problem);
    Outcome outcome =
        method(requested.command.method).run(problem, requested.command.parameters, {hardwareThreads(), {}});
    return makeResult(requested.command, data, problem, std::move(outcome));
}

/// A window on a small file; what its controls are set to is copied as a command line, which has to come to the
/// same everywhere else.
class CommandRoundTrip : public QObject
{
protected:
    void openTable()
    {
        prepareApplication();
        const QString path = m_folder.filePath(QStringLiteral("some data.csv"));
        QByteArray text = "sample,class,site,age";
        for (int gene = 1; gene <= genes; ++gene)
            text += ",g" + QByteArray::number(gene);
        text += '\n';
        for (int i = 0; i < samples; ++i) {
            const int level = i % 3;
            text += 's' + QByteArray::number(i) +
                    (level == 0   ? ",well,"
                     : level == 1 ? ",ill,"
                                  : ",worse,") +
                    (i % 2 ? "north," : "it's \"far\" south,") + "\"" + QByteArray::number(20.5 + i * 5 % 17) +
                    '"';
            for (int gene = 1; gene <= genes; ++gene)
                text +=
                    ',' + QByteArray::number(1.25 + level * (gene % 3) + (i * 7 + gene * gene * 5) % 11 * 0.21);
            text += '\n';
        }
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly) &&
                file.write(text.replace("it's \"far\" south", "\"it's \"\"far\"\" south\"")) > 0);
        file.close();
        m_window = std::make_unique<MainWindow>();
        project().loader().open(path);
        QVERIFY(settles(project()));
        m_elsewhere = std::make_unique<Project>();
        m_elsewhere->loader().open(path);
        QVERIFY(settles(*m_elsewhere));
    }

    void closeWindow()
    {
        m_elsewhere.reset();
        m_window.reset();
    }

    Project& project() { return m_window->project(); }

    template <typename T = QAction>
    T* named(const QString& name)
    {
        return m_window->findChild<T*>(name);
    }

    QString copied()
    {
        QApplication::clipboard()->clear();
        named(QStringLiteral("copyCommand"))->trigger();
        return QApplication::clipboard()->text();
    }

    /// Pastes into @p other, and says what is not as in the window then; empty: all is.
    QString pastedInto(Project& other, const QString& line)
    {
        CommandController controller(other);
        QString refusal;
        connect(&controller, &CommandController::refused, this, [&refusal](const QString& why) { refusal = why; });
        controller.paste(line);
        if (!happens([&controller] { return !controller.job().isBusy(); }))
            return QStringLiteral("it takes too long");
        if (!refusal.isEmpty())
            return refusal;
        if (!settles(other))
            return QStringLiteral("there is no fit: ") + other.fitter().error();
        if (!withoutOff(other.state()).sameFit(withoutOff(project().state())))
            return QStringLiteral("the state is another one");
        const Result &shown = *project().scene().fit()->result, &again = *other.scene().fit()->result;
        if (again.command != shown.command)
            return QStringLiteral("the line is another one: ") + QString::fromStdString(again.command);
        return bitsOf(again) == bitsOf(shown) ? QString() : QStringLiteral("the numbers are other ones");
    }

    /// What does not come back of what the window is set to, @p what; empty: all does.
    QString lost(const QString& what)
    {
        const QString line = copied();
        const auto said = [&](const char* where, const QString& difference) {
            return difference.isEmpty()
                       ? QString()
                       : QStringLiteral("%1, %2: %3\n%4").arg(what, QString::fromLatin1(where), difference, line);
        };
        ++m_trips;
        Project fresh;
        if (const QString difference = said("afresh", pastedInto(fresh, line)); !difference.isEmpty())
            return difference;
        if (const QString difference = said("over another state", pastedInto(*m_elsewhere, line));
            !difference.isEmpty())
            return difference;
        if (fittedBits(line) != bitsOf(*project().scene().fit()->result))
            return said("by the program", QStringLiteral("the numbers are other ones"));
        const AnalysisState before = project().state();
        const int steps = project().undoStack().count();
        if (const QString difference = said("here", pastedInto(project(), line)); !difference.isEmpty())
            return difference;
        return before == project().state() && steps == project().undoStack().count()
                   ? QString()
                   : said("here", QStringLiteral("it was no step to go"));
    }

    static std::string fittedBits(const QString& line)
    {
        try {
            return bitsOf(fittedByLine(line.toStdString()));
        } catch (const std::exception& error) {
            return error.what();
        }
    }

    /// A line does not tell steps that are switched off.
    static AnalysisState withoutOff(AnalysisState state)
    {
        std::erase_if(state.steps, [](const StepItem& step) { return !step.isOn; });
        return state;
    }

    /// Sets the state back, not manually.
    void goTo(const AnalysisState& state)
    {
        project().change(state, QStringLiteral("test"));
        QCoreApplication::processEvents();
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);  // rows that went
    }

    static constexpr int samples = 15, genes = 20;  // more genes: some equations have no solution else
    int m_trips = 0;
    QTemporaryDir m_folder;
    std::unique_ptr<MainWindow> m_window;
    std::unique_ptr<Project> m_elsewhere;  // opens the data of the copied commands
};

/// Controls as a hand finds them in the side panel: those that are there, whether their section is open or not.
inline std::vector<QWidget*> controlsIn(const QWidget& part)
{
    std::vector<QWidget*> controls;
    for (QWidget* widget : part.findChildren<QWidget*>()) {
        const bool isControl = qobject_cast<QAbstractButton*>(widget) || qobject_cast<QLineEdit*>(widget) ||
                               qobject_cast<QComboBox*>(widget) || qobject_cast<QAbstractSpinBox*>(widget) ||
                               qobject_cast<QAbstractSlider*>(widget);
        const bool isPart = qobject_cast<QAbstractSpinBox*>(widget->parentWidget()) ||
                            qobject_cast<QComboBox*>(widget->parentWidget()) ||
                            widget->inherits("QComboBoxPrivateScroller") || widget->inherits("QScrollBar");
        if (isControl && !isPart && !widget->testAttribute(Qt::WA_TransparentForMouseEvents))
            controls.push_back(widget);
    }
    return controls;
}

/// Chooses as a click in the list does.
inline void choose(QComboBox& box, int row)
{
    box.setCurrentIndex(row);
    QMetaObject::invokeMethod(&box, "activated", Q_ARG(int, row));
}

/// Types into a box and leaves it with Return.
inline void typeInto(QLineEdit& box, const QString& text)
{
    box.selectAll();
    QTest::keyClicks(&box, text);
    QTest::keyClick(&box, Qt::Key_Return);
}

}  // namespace fuzzylens::ui
