// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/core/import/small_files.h"
#include "tests/ui/support/event_loop.h"
#include "tests/ui/window/window_fixture.h"
#include "ui/import/import_dialog.h"
#include "ui/window/open_actions.h"

#include <QAbstractItemView>
#include <QComboBox>
#include <QLineEdit>
#include <QPushButton>
#include <QToolButton>

namespace fuzzylens::ui {

/// Four samples with two label fields and two features; with a text among the numbers, and without.
inline constexpr std::string_view table = "sample,class,sex,g1,g2\n"
                                          "A,x,f,1,-\n"
                                          "B,y,m,2,3\n"
                                          "C,x,f,1.5,4\n"
                                          "D,y,m,2.5,1\n";
inline constexpr std::string_view plain = "sample,class,sex,g1,g2\n"
                                          "A,x,f,1,2\n"
                                          "B,y,m,2,3\n"
                                          "C,x,f,1.5,4\n"
                                          "D,y,m,2.5,1\n";

inline constexpr int patience = 60000;  // milliseconds; other programs may want the machine too

/// A window, a file in it, and the pane that says how it was read, used as by a hand. Every test program that
/// derives opens the window before and closes it after each of its functions.
class ImportPane : public QObject
{
protected:
    void openWindow()
    {
        m_window = std::make_unique<MainWindow>();
        m_window->show();
        QVERIFY(QTest::qWaitForWindowExposed(m_window.get()));
    }

    Project& project() { return m_window->project(); }

    /// Opens a file of this text and waits for its fit.
    bool open(const std::string& name, std::string_view text)
    {
        QSignalSpy settled(&project().fitter(), &Fitter::fitted);
        countAsSaved(*m_window);
        m_window->opening().openPath(QString::fromStdString(m_files.write(name, text).string()));
        return settled.wait(20000);
    }

    ImportDialog* dialog() { return m_window->findChild<ImportDialog*>(); }

    ImportDialog* show()
    {
        m_window->opening().showImport();
        return dialog();
    }

    template <typename Part>
    Part* part(const char* name)
    {
        return dialog()->findChild<Part*>(QLatin1String(name));
    }

    QWidget* row(const char* what) { return part<QWidget>(("override " + std::string(what)).c_str()); }

    QToolButton* way(const char* what, const QString& value)
    {
        return row(what)->findChild<QToolButton*>(QStringLiteral("choice ") + value);
    }

    /// Clicks in the middle of a button and waits for the file to be read.
    bool click(QWidget* button)
    {
        if (!button || !button->isVisible() || !button->isEnabled())
            return false;
        QSignalSpy tried(&project().loader(), &Loader::importTried);
        QTest::mouseClick(button, Qt::LeftButton);
        return !tried.isEmpty() || tried.wait(patience);
    }

    /// Chooses as a hand does: a click on a button, or in the list.
    bool choose(const char* what, const QString& value)
    {
        if (QToolButton* button = way(what, value); button && button->isVisible())
            return click(button);
        auto* list = row(what)->findChild<QComboBox*>(QStringLiteral("list"));
        const int index = list->findData(value);
        if (index < 0 || !list->isVisible())
            return false;
        QSignalSpy tried(&project().loader(), &Loader::importTried);
        const int interval = QApplication::doubleClickInterval();
        QApplication::setDoubleClickInterval(0);  // the list ignores releases for that long after it has opened
        // As a person does on a busy machine: a click that a list which just opens has swallowed is made again.
        for (int attempt = 0; attempt < 3 && tried.isEmpty(); ++attempt) {
            if (!list->view()->isVisible())
                QTest::mouseClick(list, Qt::LeftButton);
            if (!QTest::qWaitForWindowExposed(list->view()->window()))
                return false;
            list->view()->scrollTo(list->model()->index(index, 0));
            processDueEvents();
            QTest::mouseClick(list->view()->viewport(), Qt::LeftButton, {},
                              list->view()->visualRect(list->model()->index(index, 0)).center());
            if (tried.isEmpty())
                tried.wait(5000);
        }
        QApplication::setDoubleClickInterval(interval);
        return !tried.isEmpty();
    }

    bool leaveToProgram(const char* what)
    {
        return click(row(what)->findChild<QPushButton*>(QStringLiteral("backAsDecided")));
    }

    bool type(const char* what, const QString& text)
    {
        auto* field = row(what)->findChild<QLineEdit*>(QStringLiteral("text"));
        if (!field || !field->isVisible())
            return false;
        QTest::mouseClick(field, Qt::LeftButton);
        field->selectAll();
        QSignalSpy tried(&project().loader(), &Loader::importTried);
        QTest::keyClicks(field, text);
        QTest::keyClick(field, Qt::Key_Return);
        return !tried.isEmpty() || tried.wait(patience);
    }

    test::SmallFiles m_files;
    std::unique_ptr<MainWindow> m_window;
};

}  // namespace fuzzylens::ui
