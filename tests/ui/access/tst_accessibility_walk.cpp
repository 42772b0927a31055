// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/support/window_states.h"

#include <QAbstractItemView>
#include <QAbstractSlider>
#include <QAbstractSpinBox>
#include <QAccessible>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QRegularExpression>
#include <QScrollArea>
#include <QSet>

#include <set>

using namespace fuzzylens;
using namespace fuzzylens::ui;

namespace {

/// What only holds other things together has no name of its own, as long as it cannot have the focus.
bool isStructure(QAccessible::Role role)
{
    static const std::set<QAccessible::Role> structure{
        QAccessible::Client,   QAccessible::Grouping,  QAccessible::LayeredPane, QAccessible::Pane,
        QAccessible::Splitter, QAccessible::ScrollBar, QAccessible::Separator,   QAccessible::Border,
        QAccessible::Grip,     QAccessible::Indicator, QAccessible::Whitespace,  QAccessible::StatusBar};
    return structure.count(role) > 0;
}

/// Looks at everything that assistive programs find below a widget.
class Walk
{
public:
    explicit Walk(const QString& state)
        : m_state(state)
    {}

    void visit(QAccessibleInterface* part, const QString& parents)
    {
        if (!part || !part->isValid())
            return complain(parents, QStringLiteral("is not valid"));
        if (part->state().invisible)
            return;
        const QString name = part->text(QAccessible::Name);
        const QObject* object = part->object();
        const QString path = parents + QLatin1Char('/') +
                             (object ? QString::fromLatin1(object->metaObject()->className()) + QLatin1Char('#') +
                                           object->objectName()
                                     : name);
        ++m_parts;
        if (part->role() == QAccessible::NoRole)
            complain(path, QStringLiteral("has no role"));
        if (name.trimmed().isEmpty() && !isEmptyText(*part) &&
            (!isStructure(part->role()) || part->state().focusable))
            complain(path, QStringLiteral("has no name (role %1)").arg(int(part->role())));
        if (qobject_cast<const QAbstractSlider*>(object) && part->role() == QAccessible::Slider)
            checkSlider(*part, path);
        if (part->tableInterface())
            return visitTable(*anew(part), path);
        for (int child = 0; child < part->childCount(); ++child)
            visit(part->child(child), path);
    }

    const QStringList& complaints() const { return m_complaints; }
    int parts() const { return m_parts; }

private:
    /// An empty label, an empty cell.
    static bool isEmptyText(const QAccessibleInterface& part)
    {
        const auto* label = qobject_cast<const QLabel*>(part.object());
        return (label && label->text().isEmpty() && label->pixmap(Qt::ReturnByValue).isNull()) ||
               (part.role() == QAccessible::Cell && !part.object());
    }

    /// While no assistive program runs Qt's own tables do not follow their models: that of @p table is made again.
    static QAccessibleInterface* anew(QAccessibleInterface* table)
    {
        QObject* object = table->object();
        if (!QAccessible::isActive() && qobject_cast<QAbstractItemView*>(object)) {
            QAccessible::deleteAccessibleInterface(QAccessible::uniqueId(table));
            return QAccessible::queryAccessibleInterface(object);
        }
        return table;
    }

    /// Its value is that of the parameter, in words.
    void checkSlider(QAccessibleInterface& slider, const QString& path)
    {
        const QAccessibleValueInterface* value = slider.valueInterface();
        const QString said = slider.text(QAccessible::Value);
        static const QRegularExpression numberAndWord(QStringLiteral("\\d.*\\p{L}|\\p{L}.*\\d"));
        if (!value || !said.contains(numberAndWord))
            complain(path, QStringLiteral("does not say its value in words: “%1”").arg(said));
    }

    /// Its widgets, and of its cells the corners: there may be very many.
    void visitTable(QAccessibleInterface& part, const QString& path)
    {
        QAccessibleTableInterface* table = part.tableInterface();
        const int rows = table->rowCount(), columns = table->columnCount();
        for (int child = 0; child < part.childCount() - rows * columns; ++child)
            if (QAccessibleInterface* inside = part.child(child); inside && inside->object())
                visit(inside, path);
        for (const int row : {0, rows - 1})
            for (const int column : {0, columns - 1})
                if (rows > 0 && columns > 0)
                    visit(table->cellAt(row, column), path);
    }

    void complain(const QString& path, const QString& what)
    {
        m_complaints << QStringLiteral("%1: %2 %3").arg(m_state, path, what);
    }

    QString m_state;
    QStringList m_complaints;
    int m_parts = 0;
};

bool isInput(const QWidget& widget)
{
    return qobject_cast<const QLineEdit*>(&widget) || qobject_cast<const QComboBox*>(&widget) ||
           qobject_cast<const QAbstractSpinBox*>(&widget) || qobject_cast<const QAbstractSlider*>(&widget);
}

QString plain(QString text)
{
    return text.remove(QLatin1Char('&')).simplified();
}

/// Labels of an input without being its buddy.
QStringList labelsThatAreNoBuddies(const QString& state, const QWidget& shown)
{
    QStringList found;
    for (const QLabel* label : shown.findChildren<QLabel*>()) {
        if (!label->isVisible() || label->buddy() || label->text().isEmpty())
            continue;
        for (const QWidget* input :
             label->parentWidget()->findChildren<QWidget*>(QString(), Qt::FindDirectChildrenOnly)) {
            if (!isInput(*input) || !input->isVisible())
                continue;
            const QAccessibleInterface* access =
                QAccessible::queryAccessibleInterface(const_cast<QWidget*>(input));
            if (plain(access->text(QAccessible::Name)) == plain(label->text()))
                found << QStringLiteral("%1: “%2” is not the buddy of %3")
                             .arg(state, label->text(), input->objectName());
        }
    }
    return found;
}

/// Whether some of @p widget lies inside all that it is in.
bool isInSight(const QWidget& widget)
{
    QRect seen = widget.rect();
    const QWidget* inside = &widget;
    for (; !inside->isWindow() && !seen.isEmpty(); inside = inside->parentWidget())
        seen = seen.translated(inside->pos()) & inside->parentWidget()->rect();
    return !seen.isEmpty();
}

/// Where the focus goes by Tab from its present place until it comes round, as far as it can be neither seen nor
/// scrolled to.
QStringList stopsThatAreNotSeen(const QString& state, QWidget& shown)
{
    QStringList found;
    QSet<const QWidget*> known;
    QWidget* window = shown.window();
    window->activateWindow();
    for (QWidget* stop = window->nextInFocusChain(); stop && !known.contains(stop);
         stop = stop->nextInFocusChain()) {
        known.insert(stop);
        if (!(stop->focusPolicy() & Qt::TabFocus) || !stop->isVisibleTo(window) || !stop->isEnabled() ||
            stop->focusProxy())
            continue;
        stop->setFocus(Qt::TabFocusReason);
        for (QWidget* around = stop->parentWidget(); around; around = around->parentWidget())
            if (auto* area = qobject_cast<QScrollArea*>(around))
                area->ensureWidgetVisible(stop);  // as Tab does
        QTest::qWait(0);
        // Pending layouts may move it for a moment.
        if (stop->hasFocus() && !QTest::qWaitFor([stop] { return isInSight(*stop); }, 500))
            found << QStringLiteral("%1: %2 \"%3\" can have the focus and is not seen")
                         .arg(state, QString::fromLatin1(stop->metaObject()->className()), stop->objectName());
    }
    return found;
}

/// Where Tab leads in but not out again.
QStringList trapsForTheFocus(const QString& state, const QWidget& shown)
{
    QStringList found;
    for (const QAbstractItemView* view : shown.findChildren<QAbstractItemView*>())
        if (view->isVisible() && view->tabKeyNavigation())
            found << QStringLiteral("%1: %2 does not let Tab out").arg(state, view->objectName());
    for (const QPlainTextEdit* edit : shown.findChildren<QPlainTextEdit*>())
        if (edit->isVisible() && !edit->tabChangesFocus())
            found << QStringLiteral("%1: %2 does not let Tab out").arg(state, edit->objectName());
    return found;
}

/// Each once, with the first state it was found in.
void sayAll(const QStringList& complaints)
{
    QSet<QString> known;
    for (const QString& complaint : complaints)
        if (const QString what = complaint.section(QStringLiteral(": "), 1); !known.contains(what)) {
            known.insert(what);
            qWarning("%s", qPrintable(complaint));
        }
}

}  // namespace

/// Walks everything that the window can show as a screen reader does.
class TestAccessibilityWalk : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { prepareApplication(); }
    void everyPartHasRoleAndName();
    void slidersAreReadAndSetByValue();
};

void TestAccessibilityWalk::everyPartHasRoleAndName()
{
    MainWindow window;
    window.show();
    window.activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(&window));
    QStringList complaints;
    int states = 0, parts = 0;
    WindowStates all(window, [&](const QString& state, QWidget& shown) {
        Walk walk(state);
        walk.visit(QAccessible::queryAccessibleInterface(&shown), QString());
        complaints << walk.complaints() << labelsThatAreNoBuddies(state, shown)
                   << stopsThatAreNotSeen(state, shown) << trapsForTheFocus(state, shown);
        parts += walk.parts();
        ++states;
    });
    QVERIFY(all.visitAll());
    qInfo("%d parts in %d states", parts, states);
    QVERIFY(states > 60);
    QVERIFY(parts > 100 * states);
    sayAll(complaints);
    QVERIFY(complaints.isEmpty());
}

void TestAccessibilityWalk::slidersAreReadAndSetByValue()
{
    const std::unique_ptr<MainWindow> window = windowOnTheDemonstration();
    QVERIFY(window);
    auto* slider = window->findChild<QAbstractSlider*>(QStringLiteral("slider_gamma"));
    QVERIFY(slider);
    QAccessibleInterface* access = QAccessible::queryAccessibleInterface(slider);
    QAccessibleValueInterface* value = access->valueInterface();
    QVERIFY(value);
    const auto gamma = [&] { return window->project().fitter().parameters().real("gamma"); };
    const double least = value->minimumValue().toDouble(), most = value->maximumValue().toDouble();
    QVERIFY(least < most);
    QVERIFY(value->currentValue().toDouble() >= least && value->currentValue().toDouble() <= most);
    QVERIFY(value->minimumStepSize().toDouble() > 0);
    const double before = gamma(), shown = value->currentValue().toDouble();
    const QString said = access->text(QAccessible::Value);
    value->setCurrentValue((least + most) / 2 == shown ? least : (least + most) / 2);
    QVERIFY(value->currentValue().toDouble() != shown);
    QVERIFY(access->text(QAccessible::Value) != said);
    QVERIFY(gamma() != before);
}

QTEST_MAIN(TestAccessibilityWalk)
#include "tst_accessibility_walk.moc"
