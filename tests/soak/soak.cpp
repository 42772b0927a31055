// SPDX-License-Identifier: GPL-3.0-or-later
// The window for a long time: cycles of opening data and fitting, whose memory must not grow, and random actions.
// See tests/soak/run.
#include "core/numeric/random.h"
#include "tests/ui/window/window_fixture.h"

#include <QAction>
#include <QCommandLineParser>
#include <QMenu>
#include <QTemporaryDir>
#include <QTextStream>

#include <malloc.h>

#include <cmath>
#include <vector>

using namespace fuzzylens;
using namespace fuzzylens::ui;

namespace {

QTextStream& out()
{
    static QTextStream stream(stdout);
    return stream;
}

/// Bytes that the program has allocated and not freed.
double allocatedBytes()
{
    const struct mallinfo2 info = mallinfo2();
    return double(info.uordblks) + double(info.hblkhd);
}

double residentKilobytes()
{
    QFile status(QStringLiteral("/proc/self/status"));
    if (!status.open(QIODevice::ReadOnly))
        return 0;
    for (const QByteArray& line : status.readAll().split('\n'))
        if (line.startsWith("VmRSS:"))
            return line.mid(6).simplified().split(' ').front().toDouble();
    return 0;
}

/// Bytes a cycle, by least squares.
double slopeOf(const std::vector<double>& bytes)
{
    const auto n = double(bytes.size());
    double mean = 0, products = 0, squares = 0;
    for (const double value : bytes)
        mean += value / n;
    for (std::size_t i = 0; i < bytes.size(); ++i) {
        const double x = double(i) - (n - 1) / 2;
        products += x * (bytes[i] - mean);
        squares += x * x;
    }
    return squares > 0 ? products / squares : 0;
}

/// A table of normal numbers with classes, tab-separated.
QString tableIn(const QTemporaryDir& folder, const char* name, int samples, int features, int classes)
{
    Random random(std::uint64_t(samples) + 7);
    QByteArray text = "sample";
    for (int l = 0; l < features; ++l)
        text += "\tg" + QByteArray::number(l);
    text += "\tclass\n";
    for (int i = 0; i < samples; ++i) {
        text += 's' + QByteArray::number(i);
        for (int l = 0; l < features; ++l)
            text += '\t' + QByteArray::number(random.normal() + (l < features / 4 ? i % classes : 0), 'g', 6);
        text += "\tc" + QByteArray::number(i % classes) + '\n';
    }
    const QString path = folder.filePath(QString::fromLatin1(name));
    QFile file(path);
    return file.open(QIODevice::WriteOnly) && file.write(text) == text.size() ? path : QString();
}

bool openAndFit(MainWindow& window, const QString& path)
{
    QSignalSpy settled(&window.project().fitter(), &Fitter::fitted);
    countAsSaved(window);
    window.project().loader().open(path);
    return settled.wait(60000);
}

/// @return whether memory grows by less than @p most bytes a cycle after the first 50.
bool runCycles(MainWindow& window, int cycles, double most)
{
    constexpr std::size_t first = 50;
    constexpr int reports = 20;
    const QTemporaryDir folder;
    const QString tables[] = {tableIn(folder, "a.tsv", 60, 400, 2), tableIn(folder, "b.tsv", 45, 250, 3)};
    std::vector<double> bytes;
    for (int cycle = 0; cycle < cycles; ++cycle) {
        for (const QString& table : tables)
            if (!openAndFit(window, table)) {
                out() << "cycle " << cycle << ": no fit\n";
                return false;
            }
        window.project().undoStack().clear();  // which holds every file that was open
        QTest::qWait(0);
        bytes.push_back(allocatedBytes());
        if (cycle % std::max(1, cycles / reports) == 0)
            out() << "cycle " << cycle << ": " << qint64(bytes.back() / 1e3) << " kB allocated, "
                  << qint64(residentKilobytes()) << " kB resident" << Qt::endl;
    }
    if (bytes.size() > 2 * first)
        bytes.erase(bytes.begin(), bytes.begin() + first);
    const double slope = slopeOf(bytes);
    out() << "slope: " << qint64(std::lround(slope)) << " bytes a cycle of two files" << Qt::endl;
    return slope < most;
}

void closeWhatIsOpen()
{
    for (int tries = 0; tries < 10; ++tries) {
        if (QWidget* popup = QApplication::activePopupWidget())
            popup->close();
        else if (QWidget* modal = QApplication::activeModalWidget())
            modal->close();
        else
            return;
    }
}

/// Separators, menus, and the action that ends the program.
bool isSkipped(const QAction& action)
{
    static const QStringList skipped{"quit"};
    return action.isSeparator() || action.menu() || !action.isEnabled() || skipped.contains(action.objectName());
}

void runActions(MainWindow& window, int actions, std::uint64_t seed)
{
    Random random(seed);
    // Dialogs run event loops of their own.
    QTimer closer;
    QObject::connect(&closer, &QTimer::timeout, [] { closeWhatIsOpen(); });
    closer.start(50);
    const auto pick = [&random](const auto& list) {
        return list[qsizetype(random.below(std::size_t(list.size())))];
    };
    for (int step = 0; step < actions; ++step) {
        if (step % 500 == 0)
            out() << "action " << step << ", " << qint64(residentKilobytes()) << " kB resident" << Qt::endl;
        if (step % 100 == 0 && !showSettledDemonstration(window))
            out() << "action " << step << ": no fit of the demonstration" << Qt::endl;
        QList<QWidget*> widgets;
        for (QWidget* widget : window.findChildren<QWidget*>())
            if (widget->isVisible() && widget->isEnabled())
                widgets << widget;
        QList<QAction*> choices;
        for (QAction* action : window.findChildren<QAction*>())
            if (!isSkipped(*action))
                choices << action;
        static const QList<Qt::Key> keys{Qt::Key_Tab,  Qt::Key_Space, Qt::Key_Left,   Qt::Key_Right,  Qt::Key_Up,
                                         Qt::Key_Down, Qt::Key_Home,  Qt::Key_Escape, Qt::Key_Return, Qt::Key_M,
                                         Qt::Key_C,    Qt::Key_Plus,  Qt::Key_Delete};
        switch (random.below(4)) {
        case 0:
            pick(choices)->trigger();
            break;
        case 1:
            QTest::keyClick(window.focusWidget() ? window.focusWidget() : &window, pick(keys));
            break;
        case 2: {
            QWidget* widget = pick(widgets);
            const QPoint place(int(random.below(std::size_t(std::max(1, widget->width())))),
                               int(random.below(std::size_t(std::max(1, widget->height())))));
            QTest::mouseClick(widget, random.below(4) == 0 ? Qt::RightButton : Qt::LeftButton, {}, place);
            break;
        }
        default:
            window.resize(700 + int(random.below(900)), 500 + int(random.below(500)));
        }
        QTest::qWait(int(random.below(20)));
        countAsSaved(window);
    }
}

}  // namespace

int main(int argc, char** argv)
{
    QApplication application(argc, argv);
    prepareApplication();
    QCommandLineParser parser;
    parser.addHelpOption();
    const QCommandLineOption cycles("cycles", "Cycles of opening two files and fitting.", "N", "1000");
    const QCommandLineOption actions("actions", "Random actions.", "N", "4000");
    const QCommandLineOption seed("seed", "Seed of the random actions.", "S", "1");
    const QCommandLineOption most("most", "Bytes that a cycle may add.", "BYTES", "2000");
    parser.addOptions({cycles, actions, seed, most});
    parser.process(application);
    auto window = std::make_unique<MainWindow>();
    window->resize(1280, 800);
    window->show();
    if (!QTest::qWaitForWindowExposed(window.get()))
        return 1;
    const bool isFlat = runCycles(*window, parser.value(cycles).toInt(), parser.value(most).toDouble());
    runActions(*window, parser.value(actions).toInt(), parser.value(seed).toULongLong());
    countAsSaved(*window);
    return isFlat ? 0 : 1;
}
