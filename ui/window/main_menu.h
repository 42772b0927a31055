// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QMenuBar>

namespace fuzzylens::ui {

class MainWindow;
class PairMenu;

/// The menus of the window, and the list of files opened lately.
class MainMenu : public QMenuBar
{
    Q_OBJECT

public:
    explicit MainMenu(MainWindow& window);

    QAction* undoAction() const { return m_undo; }
    QAction* redoAction() const { return m_redo; }
    PairMenu& pairs() { return *m_pairs; }

private:
    void makeFileMenu();
    void makeEditMenu();
    void makeDataMenu();
    void makeViewMenu();
    void addTextSizes(QMenu* menu);
    void zoomText(int percent);
    void addLanguages(QMenu* menu);
    void addColourVisions(QMenu* menu);
    void makeHelpMenu();
    void remember(const QString& path);
    void showRecent();

    MainWindow& m_window;
    PairMenu* m_pairs = nullptr;
    QMenu* m_recent = nullptr;
    QAction* m_undo = nullptr;
    QAction* m_redo = nullptr;
    QSize m_chosenSize;  // of the window, before its text was zoomed
    QSize m_zoomedSize;  // since then
};

}  // namespace fuzzylens::ui
