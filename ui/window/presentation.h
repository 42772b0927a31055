// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QPointer>
#include <QSize>

#include <map>
#include <optional>
#include <vector>

class QAction;
class QKeyEvent;
class QSplitter;
class QStackedWidget;

namespace fuzzylens::ui {

class MainWindow;
class PlayerBar;
class SideBySide;

/// Shows the workspace Teach to a room: full screen, with large text and high contrast, without what a room need
/// not see, controlled by a keyboard or a clicker. Leaving restores the window.
class Presentation : public QObject
{
    Q_OBJECT

public:
    /// The parts of the window that it changes.
    struct Parts
    {
        std::vector<QWidget*> hidden;  // what a room need not see
        QWidget* verdict;              // the same unless a lesson is open
        QStackedWidget* side;          // its first page has the parameters
        SideBySide* workspaces;
        PlayerBar* player;
    };

    Presentation(MainWindow& window, Parts parts);
    ~Presentation() override;

    bool isOn() const { return m_before.has_value(); }
    /// The window must have data.
    void enter();
    void leave();

    /// The next update, up to the one that the step of the open lesson shows; there the answer to the question of
    /// the step, then the next step.
    void next();
    /// The previous update; at the one that the step of the open lesson shows, the previous step.
    void back();
    bool isBlack() const;
    /// Covers the window.
    void setBlack(bool isBlack);

signals:
    void changed();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    /// The window before the presentation.
    struct Before
    {
        Qt::WindowStates state;
        QSize size;
        int textSize = 100;
        int sidePage = 0;
        QWidget* workspace = nullptr;  // next to the views; null: none was open
        std::vector<QWidget*> visible;
        std::map<QSplitter*, QByteArray> splitters;
        QPointer<QWidget> focus;
    };
    enum class Command { None, Next, Back, Black, Leave, Ignore };

    static Command commandOf(const QKeyEvent& key);
    static QString howToEnd();
    void run(Command command);
    void followLesson();
    int shownEnd() const;
    void lendShortcuts();
    void restoreSizes(const Before& before);

    MainWindow& m_window;
    Parts m_parts;
    QWidget* m_black;
    std::optional<Before> m_before;
    std::vector<QAction*> m_lent;  // of menus that are hidden
};

}  // namespace fuzzylens::ui
