// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/support/event_loop.h"
#include "tests/ui/window/window_fixture.h"
#include "ui/theme/menu_keys.h"
#include "ui/views/scatter/scatter_canvas.h"
#include "ui/views/view.h"
#include "ui/workspaces/explore_workspace.h"
#include "ui/workspaces/view_card.h"

#include <QAbstractButton>
#include <QFile>
#include <QLineEdit>
#include <QMenu>
#include <QMenuBar>
#include <QPushButton>
#include <QRegularExpression>
#include <QScrollArea>
#include <QShortcut>
#include <QToolButton>

#include <map>
#include <set>

using namespace fuzzylens;
using namespace fuzzylens::ui;

namespace {

/// The rows below a heading of the manual's page of keys: the keys of each.
QStringList rowsOf(const QString& heading)
{
    QFile page(QStringLiteral(":/manual/shortcuts.md"));
    if (!page.open(QIODevice::ReadOnly))
        return {};
    QStringList rows;
    QString section;
    for (const QString& line : QString::fromUtf8(page.readAll()).split(QLatin1Char('\n'))) {
        if (line.startsWith(QLatin1String("## ")))
            section = line.mid(3);
        else if (section == heading && line.startsWith(QLatin1String("| ")) &&
                 !line.startsWith(QLatin1String("| key")))
            rows << line.section(QLatin1Char('|'), 1, 1).trimmed();
    }
    return rows;
}

/// "Ctrl+1 … Ctrl+9" is each of them.
QStringList spelledOut(const QString& keys)
{
    static const QRegularExpression range(QStringLiteral("^(.*)(\\d) … \\1(\\d)$"));
    const QRegularExpressionMatch match = range.match(keys);
    if (!match.hasMatch())
        return {keys};
    QStringList each;
    for (int digit = match.captured(2).toInt(); digit <= match.captured(3).toInt(); ++digit)
        each << match.captured(1) + QString::number(digit);
    return each;
}

QString normal(QString keys)
{
    keys.replace(QLatin1String("Delete"), QLatin1String("Del"))
        .replace(QLatin1String("PageUp"), QLatin1String("PgUp"))
        .replace(QLatin1String("PageDown"), QLatin1String("PgDown"))
        .replace(QLatin1String("Enter"), QLatin1String("Return"));
    return QKeySequence(keys).toString(QKeySequence::PortableText);
}

std::set<QString> keysOf(const QString& heading)
{
    std::set<QString> keys;
    for (const QString& row : rowsOf(heading))
        for (const QString& part : row.split(QStringLiteral(", ")))
            for (const QString& each : spelledOut(part))
                keys.insert(normal(each));
    return keys;
}

/// Every key of the window itself, with those who answer it.
std::multimap<QString, QString> keysOf(const MainWindow& window)
{
    std::multimap<QString, QString> keys;
    const auto add = [&](const QKeySequence& shortcut, const QObject& who) {
        if (!shortcut.isEmpty())
            keys.emplace(shortcut.toString(QKeySequence::PortableText), who.objectName());
    };
    for (const QAction* action : window.findChildren<QAction*>())
        if (action->shortcutContext() == Qt::WindowShortcut ||
            action->shortcutContext() == Qt::ApplicationShortcut)
            for (const QKeySequence& shortcut : action->shortcuts())
                add(shortcut, *action);
    for (const QAbstractButton* button : window.findChildren<QAbstractButton*>())
        if (!button->text().contains(QLatin1Char('&')))
            add(button->shortcut(), *button);
    return keys;
}

/// What the actions of a menu lack, and of the menus in it.
QStringList lacksOf(QMenu& menu)
{
    emit menu.aboutToShow();
    QStringList lacks;
    std::set<QChar> letters;
    for (QAction* action : menu.actions()) {
        if (action->isSeparator() || action->text().isEmpty())
            continue;
        const QChar letter = mnemonicOf(action->text());
        const QString where = menu.title() + QLatin1Char('/') + action->text();
        const bool isInformation = !action->isEnabled() && action->objectName().isEmpty() && !action->menu();
        if (letter.isNull() && action->shortcut().isEmpty() && !isInformation)
            lacks << where + QStringLiteral(" has no key");
        else if (!letter.isNull() && !letters.insert(letter).second)
            lacks << where + QStringLiteral(" has the letter of another");
        if (action->menu())
            lacks << lacksOf(*action->menu());
    }
    return lacks;
}

bool accepts(QWidget* widget, const View* view, const QString& keys)
{
    const QKeyCombination wanted = QKeySequence(keys)[0];
    for (; widget; widget = widget->parentWidget()) {
        QKeyEvent press(QEvent::KeyPress, wanted.key(), wanted.keyboardModifiers(),
                        keys.size() == 1 ? keys : QString());
        press.setAccepted(true);
        if (qobject_cast<QScrollArea*>(widget))
            continue;  // what may be too large takes them to scroll
        static_cast<QObject*>(widget)->event(&press);
        if (press.isAccepted())
            return true;
        if (widget == view)
            return false;
    }
    return false;
}

/// A field that takes every key for itself.
class GreedyField : public QLineEdit
{
public:
    using QLineEdit::QLineEdit;

protected:
    bool event(QEvent* event) override
    {
        if (event->type() == QEvent::ShortcutOverride)
            event->accept();
        return event->type() == QEvent::ShortcutOverride || QLineEdit::event(event);
    }
};

bool isTakenByField(QWidget& field, Qt::Key key, Qt::KeyboardModifiers modifiers)
{
    QKeyEvent event(QEvent::ShortcutOverride, key, modifiers);
    event.ignore();
    QApplication::sendEvent(&field, &event);
    return event.isAccepted();
}

}  // namespace

/// Every action has a key, and the manual's page of keys is true.
class TestKeys : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { prepareApplication(); }
    void fieldsLeaveTheWindowItsKeys();
    void init();
    void cleanup() { m_window.reset(); }
    void everyMenuActionHasAKey();
    void everyButtonMenuHasKeys();
    void noKeyIsSharedByTwo();
    void everyButtonIsReachedByTab();
    void thePageHasTheKeysOfTheWindow();
    void thePageHasTheKeysOfThePictures_data();
    void thePageHasTheKeysOfThePictures();
    void namesInMenusAreShownAsTheyAre();
    void theSamplesAreMovedByKeys();

private:
    std::unique_ptr<MainWindow> m_window;
};

void TestKeys::fieldsLeaveTheWindowItsKeys()
{
    GreedyField inside(m_window.get()), outside;
    QVERIFY(!isTakenByField(inside, Qt::Key_E, Qt::ControlModifier));
    for (const Qt::Key key : {Qt::Key_Z, Qt::Key_C, Qt::Key_V, Qt::Key_X, Qt::Key_A})
        QVERIFY2(isTakenByField(inside, key, Qt::ControlModifier), qPrintable(QKeySequence(key).toString()));
    QVERIFY(isTakenByField(inside, Qt::Key_E, Qt::NoModifier));
    QVERIFY(isTakenByField(inside, Qt::Key_Left, Qt::ControlModifier));
    QVERIFY(isTakenByField(outside, Qt::Key_E, Qt::ControlModifier));
}

void TestKeys::init()
{
    m_window = windowOnTheDemonstration();
    QVERIFY(m_window);
}

void TestKeys::everyMenuActionHasAKey()
{
    std::set<QChar> letters;
    QStringList lacks;
    for (const QAction* title : m_window->findChild<QMenuBar*>()->actions()) {
        const QChar letter = mnemonicOf(title->text());
        QVERIFY2(!letter.isNull() && letters.insert(letter).second, qPrintable(title->text()));
        lacks << lacksOf(*title->menu());
    }
    QVERIFY2(lacks.isEmpty(), qPrintable(lacks.join(QLatin1Char('\n'))));
}

void TestKeys::everyButtonMenuHasKeys()
{
    int menus = 0;
    for (const QAbstractButton* button : m_window->findChildren<QAbstractButton*>()) {
        const auto* tool = qobject_cast<const QToolButton*>(button);
        const auto* push = qobject_cast<const QPushButton*>(button);
        QMenu* menu = tool ? tool->menu() : push ? push->menu() : nullptr;
        if (!menu)
            continue;
        ++menus;
        emit menu->aboutToShow();
        QVERIFY2(menu->title().isEmpty(), qPrintable(menu->title()));
        const QStringList lacks = lacksOf(*menu);
        QVERIFY2(lacks.size() <= std::max<qsizetype>(0, menu->actions().size() - 20),  // letters are few
                 qPrintable(button->objectName() + QStringLiteral(": ") + lacks.join(QLatin1Char('\n'))));
    }
    QVERIFY(menus > 5);
}

void TestKeys::noKeyIsSharedByTwo()
{
    const std::multimap<QString, QString> keys = keysOf(*m_window);
    for (auto key = keys.begin(); key != keys.end(); ++key)
        QVERIFY2(keys.count(key->first) == 1, qPrintable(key->first + QStringLiteral(" of ") + key->second));
    QVERIFY(keys.size() > 30);
}

void TestKeys::everyButtonIsReachedByTab()
{
    for (const QAbstractButton* button : m_window->findChildren<QAbstractButton*>())
        if (!button->objectName().startsWith(QLatin1String("qt_")) && button->isVisible() && button->isEnabled() &&
            !button->testAttribute(Qt::WA_TransparentForMouseEvents))
            QVERIFY2((button->focusPolicy() & Qt::TabFocus) ||
                         qobject_cast<const QLineEdit*>(button->parentWidget()),
                     qPrintable(button->objectName()));
}

void TestKeys::thePageHasTheKeysOfTheWindow()
{
    std::set<QString> told = keysOf(QStringLiteral("Everywhere")), there;
    for (const auto& [key, name] : keysOf(*m_window))
        there.insert(key);
    for (const QString& key : there)
        QVERIFY2(told.count(key), qPrintable(key + QStringLiteral(" is not on the manual's page of keys")));
    for (const QString& key : told)
        QVERIFY2(there.count(key), qPrintable(key + QStringLiteral(" is on the page and does nothing")));
}

void TestKeys::thePageHasTheKeysOfThePictures_data()
{
    QTest::addColumn<QString>("heading");
    QTest::addColumn<QString>("method");
    const auto row = [](const char* picture, const char* heading, const char* method) {
        QTest::newRow(picture) << QString::fromLatin1(heading) << QString::fromLatin1(method);
    };
    row("scatter", "Samples", "mes");
    for (const char* picture : {"expression", "memberships"})
        row(picture, "Expression, memberships, embedding", "sfp");
    row("embedding", "Expression, memberships, embedding", "mes");
    row("weights", "Feature weights", "sfp");
    row("values", "Feature values", "sfp");
    row("objective", "Objective, spectrum, Laplacian", "sfp");
    row("spectrum", "Objective, spectrum, Laplacian", "scs");
    row("laplacian", "Objective, spectrum, Laplacian", "mes");
    row("annealing", "Annealing", "mes");
    row("preparation", "Preprocessing", "sfp");
}

void TestKeys::thePageHasTheKeysOfThePictures()
{
    QFETCH(QString, heading);
    QFETCH(QString, method);
    Project& project = m_window->project();
    project.setMethod(method.toStdString());
    QTRY_VERIFY_WITH_TIMEOUT(project.scene().fit()->result->method == method.toStdString() &&
                                 !project.scene().fit()->preview && !project.fitter().job().isBusy(),
                             30000);
    project.scene().setFocusFeature(0);
    View* view = m_window->workspace().bring(QString::fromLatin1(QTest::currentDataTag()));
    QTRY_VERIFY(view->isVisible());
    view->setFocus();
    processDueEvents();
    QWidget* focus = QApplication::focusWidget();
    QVERIFY(focus && (focus == view || view->isAncestorOf(focus)));
    const std::set<QString> told = keysOf(heading);
    QVERIFY(!told.empty());
    for (const QString& key : told) {
        SampleSelection& selection = project.scene().selection();
        selection.set(
            std::vector<bool>(std::size_t(selection.size()), true));  // so that Escape has something to do
        // A view that is still computing accepts keys later. The condition is evaluated again once it is true.
        auto isAccepted = [&, known = false]() mutable { return known = known || accepts(focus, view, key); };
        QTRY_VERIFY2(isAccepted(), qPrintable(key + QStringLiteral(" is on the page and does nothing")));
    }
    for (const Qt::KeyboardModifier modifier : {Qt::NoModifier, Qt::ShiftModifier, Qt::ControlModifier})
        for (const int key : {Qt::Key_Left, Qt::Key_Right, Qt::Key_Up, Qt::Key_Down, Qt::Key_Home, Qt::Key_End,
                              Qt::Key_PageUp, Qt::Key_PageDown, Qt::Key_Space, Qt::Key_Delete}) {
            const QString plain = QKeySequence(key).toString(), keys = QKeySequence(modifier | key).toString();
            if (!told.count(keys) && !told.count(plain))
                QVERIFY2(!accepts(focus, view, keys), qPrintable(keys + QStringLiteral(" is not on the page")));
        }
    for (int key = Qt::Key_0; key <= Qt::Key_Z; ++key)
        if (const QString keys = QKeySequence(key).toString();
            !told.count(keys) && (key <= Qt::Key_9 || key >= Qt::Key_A))
            QVERIFY2(!accepts(focus, view, keys), qPrintable(keys + QStringLiteral(" is not on the page")));
}

void TestKeys::namesInMenusAreShownAsTheyAre()
{
    QCOMPARE(asMenuText(QStringLiteral("A&B.csv")), QStringLiteral("A&&B.csv"));
    QCOMPARE(mnemonicOf(QStringLiteral("A&&B.csv")), QChar());
    QCOMPARE(mnemonicOf(QStringLiteral("Save A&&B to &disk")), QChar(u'd'));
    QMenu menu;
    keepMnemonics(menu);
    for (const char* text : {"A&&A", "a b\tCtrl+C", "aa", "&b"})
        menu.addAction(QString::fromLatin1(text));
    emit menu.aboutToShow();
    QStringList texts;
    for (const QAction* action : menu.actions())
        texts << action->text();
    QCOMPARE(texts, QStringList({QStringLiteral("&A&&A"), QStringLiteral("a b\tCtrl+C"), QStringLiteral("aa"),
                                 QStringLiteral("&b")}));
}

void TestKeys::theSamplesAreMovedByKeys()
{
    View* view = m_window->workspace().bring(QStringLiteral("scatter"));
    view->setFocus();
    fireTimers(m_window->workspace());  // axes are fitted to the samples
    processDueEvents();
    const QCPRange before = view->findChild<QCustomPlot*>()->xAxis->range();
    const auto shift = [&] {
        return (view->findChild<QCustomPlot*>()->xAxis->range().lower - before.lower) / before.size();
    };
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Right, Qt::ControlModifier);
    QTRY_VERIFY(std::abs(shift()) > 0.01);
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Left, Qt::ControlModifier);
    QTRY_VERIFY(std::abs(shift()) < 1e-6);
}

QTEST_MAIN(TestKeys)
#include "tst_keys.moc"
