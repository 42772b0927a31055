// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/presentation.h"

#include "ui/palette/command_palette.h"
#include "ui/teach/lesson_controller.h"
#include "ui/teach/playback.h"
#include "ui/teach/player_bar.h"
#include "ui/teach/teach_workspace.h"
#include "ui/theme/text_size.h"
#include "ui/theme/theme.h"
#include "ui/window/main_window.h"
#include "ui/workspaces/side_by_side.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QAbstractSlider>
#include <QAbstractSpinBox>
#include <QAction>
#include <QApplication>
#include <QComboBox>
#include <QKeyEvent>
#include <QLineEdit>
#include <QPainter>
#include <QPlainTextEdit>
#include <QRadioButton>
#include <QSplitter>
#include <QStackedWidget>
#include <QTimer>

#include <algorithm>
#include <utility>

namespace fuzzylens::ui {

namespace {

constexpr int leastTextSize = 150;

/// Covers the window until it is clicked.
class BlackScreen : public QWidget
{
public:
    using QWidget::QWidget;

protected:
    void paintEvent(QPaintEvent*) override { QPainter(this).fillRect(rect(), Qt::black); }
    void mousePressEvent(QMouseEvent*) override { hide(); }
};

bool isTextField(const QWidget* widget)
{
    const auto* box = qobject_cast<const QComboBox*>(widget);
    return qobject_cast<const QLineEdit*>(widget) || qobject_cast<const QPlainTextEdit*>(widget) ||
           qobject_cast<const QAbstractSpinBox*>(widget) || (box && box->isEditable());
}

bool isChoice(const QWidget* widget)
{
    return isTextField(widget) || qobject_cast<const QComboBox*>(widget) ||
           qobject_cast<const QAbstractItemView*>(widget);
}

bool usesArrows(const QWidget* widget)
{
    return isChoice(widget) || qobject_cast<const QAbstractSlider*>(widget) ||
           qobject_cast<const QRadioButton*>(widget);
}

bool usesSpace(const QWidget* widget)
{
    return isChoice(widget) || qobject_cast<const QAbstractButton*>(widget);
}

}  // namespace

Presentation::Presentation(MainWindow& window, Parts parts)
    : QObject(&window)
    , m_window(window)
    , m_parts(std::move(parts))
    , m_black(new BlackScreen(&window))
{
    m_black->setObjectName(QStringLiteral("blackScreen"));
    m_black->setAccessibleName(tr("Black screen"));
    m_black->hide();
    connect(&window.lessons(), &LessonController::changed, this, &Presentation::followLesson);
}

Presentation::~Presentation()
{
    leave();
}

void Presentation::enter()
{
    if (isOn())
        return;
    Before before{
        m_window.windowState(), m_window.size(), textSize(), m_parts.side->currentIndex(), nullptr, {}, {},
        m_window.focusWidget()};
    if (m_parts.workspaces->isOpen())
        before.workspace = m_parts.workspaces->left();
    for (QSplitter* splitter : m_window.findChildren<QSplitter*>())
        before.splitters[splitter] = splitter->saveState();
    for (QWidget* widget : m_parts.hidden)
        if (!widget->isHidden())
            before.visible.push_back(widget);
    m_before = std::move(before);

    lendShortcuts();
    for (QWidget* widget : m_before->visible)
        widget->hide();
    followLesson();
    m_parts.side->setCurrentIndex(0);
    if (m_before->workspace != &m_window.teachWorkspace())
        m_window.toggleTeach();
    setHighContrast(true);
    showTextSize(std::max(leastTextSize, m_before->textSize));
    m_window.setWindowState(m_before->state | Qt::WindowFullScreen);
    m_window.teachWorkspace().takeFocus();
    qApp->installEventFilter(this);
    m_window.inform(howToEnd());
    emit changed();
}

QString Presentation::howToEnd()
{
    return tr("Press Escape to end the presentation.");
}

void Presentation::leave()
{
    if (!isOn())
        return;
    const Before before = *std::exchange(m_before, std::nullopt);
    m_window.withdraw(howToEnd());
    qApp->removeEventFilter(this);
    m_black->hide();
    followLesson();
    for (QAction* action : std::exchange(m_lent, {}))
        m_window.removeAction(action);
    if (before.workspace)
        m_parts.workspaces->setLeft(before.workspace);
    m_parts.workspaces->setOpen(before.workspace != nullptr);
    m_parts.side->setCurrentIndex(before.sidePage);
    setHighContrast(false);
    setTextSize(before.textSize);
    for (QWidget* widget : before.visible)
        widget->show();
    m_window.setWindowState(before.state);
    // Once the layouts know that the text is smaller.
    QTimer::singleShot(0, this, [this, before] { restoreSizes(before); });
    if (before.focus)
        before.focus->setFocus();
    emit changed();
}

void Presentation::restoreSizes(const Before& before)
{
    if (isOn())
        return;
    if (!(before.state & (Qt::WindowMaximized | Qt::WindowFullScreen)))
        m_window.resize(before.size);
    for (const auto& [splitter, state] : before.splitters)
        splitter->restoreState(state);
}

void Presentation::followLesson()
{
    m_parts.verdict->setVisible(!isOn() || m_window.lessons().lesson());
}

/// The shortcuts of a menu work only while its menu bar is visible.
void Presentation::lendShortcuts()
{
    for (QAction* action : m_window.findChildren<QAction*>())
        if (!action->shortcut().isEmpty() && action->shortcutContext() == Qt::WindowShortcut &&
            !m_window.actions().contains(action)) {
            m_window.addAction(action);
            m_lent.push_back(action);
        }
}

/// Index of the update that the step of the open lesson shows, else of the last one.
int Presentation::shownEnd() const
{
    const Sequence& player = m_parts.player->sequence();
    const LessonController& lessons = m_window.lessons();
    const std::optional<int> shown = lessons.lesson() ? lessons.step().update : std::nullopt;
    const bool isOfStep = shown && *shown >= 0 && &player == &m_window.playback();
    return isOfStep ? std::min(*shown, player.last()) : player.last();
}

void Presentation::next()
{
    Sequence& player = m_parts.player->sequence();
    LessonController& lessons = m_window.lessons();
    if (player.isPlaying())
        player.pause();
    if (player.at() < shownEnd())
        player.show(player.at() + 1);
    else if (!lessons.lesson() || lessons.isEditing())
        return;
    else if (!lessons.isAnswered())
        lessons.reveal();
    else if (lessons.at() + 1 < int(lessons.lesson()->steps.size()))
        lessons.show(lessons.at() + 1);
}

void Presentation::back()
{
    Sequence& player = m_parts.player->sequence();
    LessonController& lessons = m_window.lessons();
    if (player.isPlaying())
        player.pause();
    const bool hasEarlierStep = lessons.lesson() && !lessons.isEditing() && lessons.at() > 0;
    if (hasEarlierStep && (player.at() == shownEnd() || player.at() == 0))
        lessons.show(lessons.at() - 1);
    else
        player.show(player.at() - 1);
}

bool Presentation::isBlack() const
{
    return m_black->isVisible();
}

void Presentation::setBlack(bool isBlack)
{
    m_black->setGeometry(m_window.rect());
    m_black->setVisible(isBlack);
    m_black->raise();
}

Presentation::Command Presentation::commandOf(const QKeyEvent& key)
{
    const Qt::KeyboardModifiers modifiers = key.modifiers() & ~Qt::KeypadModifier;
    const QWidget* focus = QApplication::focusWidget();
    if (key.key() == Qt::Key_F5 && !(modifiers & ~Qt::ShiftModifier))
        return Command::Ignore;  // clickers send it to begin
    if (modifiers != Qt::NoModifier)
        return Command::None;
    switch (key.key()) {
    case Qt::Key_PageDown:
        return Command::Next;
    case Qt::Key_PageUp:
        return Command::Back;
    case Qt::Key_Right:
        return usesArrows(focus) ? Command::None : Command::Next;
    case Qt::Key_Left:
        return usesArrows(focus) ? Command::None : Command::Back;
    case Qt::Key_Space:
    case Qt::Key_Return:
    case Qt::Key_Enter:
        return usesSpace(focus) ? Command::None : Command::Next;
    case Qt::Key_B:
    case Qt::Key_Period:
        return isTextField(focus) ? Command::None : Command::Black;
    case Qt::Key_Escape:
        return Command::Leave;
    default:
        return Command::None;
    }
}

void Presentation::run(Command command)
{
    if (command == Command::Ignore)
        return;
    if (command == Command::Leave)
        leave();
    else if (command == Command::Black || isBlack())
        setBlack(!isBlack());
    else if (command == Command::Next)
        next();
    else if (command == Command::Back)
        back();
}

bool Presentation::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == &m_window && event->type() == QEvent::Resize)
        m_black->setGeometry(m_window.rect());
    if (event->type() != QEvent::ShortcutOverride && event->type() != QEvent::KeyPress)
        return false;
    const auto* receiver = qobject_cast<QWidget*>(watched);
    const auto* palette = m_window.findChild<CommandPalette*>();
    if (!receiver || receiver->window() != &m_window || QApplication::activePopupWidget() || palette->isVisible())
        return false;
    const auto& key = *static_cast<QKeyEvent*>(event);
    const Command command = commandOf(key);
    if (command == Command::None)
        return false;
    event->accept();
    const bool repeats = key.isAutoRepeat() && command != Command::Next && command != Command::Back;
    if (event->type() == QEvent::KeyPress && !repeats)
        run(command);
    return true;
}

}  // namespace fuzzylens::ui
