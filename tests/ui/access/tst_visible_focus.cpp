// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/support/window_states.h"

#include <QScrollArea>
#include <QSet>

using namespace fuzzylens;
using namespace fuzzylens::ui;

namespace {

constexpr int fewestPixels = 12;  // that differ: less is a blemish, no mark

/// The visible part of @p widget with a small margin.
QImage look(QWidget& widget)
{
    constexpr int around = 3;
    QWidget* window = widget.window();
    const QRect place(widget.mapTo(window, QPoint()), widget.size());
    return window->grab(place.adjusted(-around, -around, around, around)).toImage();
}

int differingPixels(const QImage& one, const QImage& other)
{
    if (one.size() != other.size())
        return one.width() * one.height();
    int count = 0;
    for (int y = 0; y < one.height(); ++y)
        for (int x = 0; x < one.width(); ++x)
            count += one.pixel(x, y) != other.pixel(x, y);
    return count;
}

/// Widgets of a state that look the same with and without the focus, each kind once.
class FocusLook
{
public:
    void visit(const QString& state, QWidget& shown)
    {
        shown.activateWindow();
        if (!QTest::qWaitForWindowActive(&shown))
            return;
        for (QWidget* widget : shown.findChildren<QWidget*>()) {
            const bool isStop = (widget->focusPolicy() & Qt::TabFocus) && !widget->focusProxy();
            if (!isStop || widget->window() != shown.window() || !widget->isVisible() || !widget->isEnabled() ||
                m_known.contains(nameOf(*widget)))
                continue;
            m_known.insert(nameOf(*widget));
            check(state, *widget);
        }
    }

    const QStringList& complaints() const { return m_complaints; }
    int checked() const { return int(m_known.size()); }

private:
    static QString nameOf(const QWidget& widget)
    {
        return QString::fromLatin1(widget.metaObject()->className()) + QLatin1Char('#') + widget.objectName() +
               QLatin1Char('#') + widget.parentWidget()->objectName();
    }

    void check(const QString& state, QWidget& widget)
    {
        for (QWidget* around = widget.parentWidget(); around; around = around->parentWidget())
            if (auto* area = qobject_cast<QScrollArea*>(around))
                area->ensureWidgetVisible(&widget);
        if (QWidget* focus = QApplication::focusWidget())
            focus->clearFocus();
        QTest::qWait(0);
        if (!widget.isVisible())
            return;  // what goes with the focus is seen by being there
        const QImage without = look(widget);
        widget.setFocus(Qt::TabFocusReason);
        QTest::qWait(0);
        if (!widget.hasFocus() || differingPixels(without, look(widget)) < fewestPixels)
            m_complaints << state + QStringLiteral(": ") + nameOf(widget);
    }

    QSet<QString> m_known;
    QStringList m_complaints;
};

}  // namespace

/// Whoever goes through the window with Tab sees where they are.
class TestVisibleFocus : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { prepareApplication(); }
    void everyStopIsSeen_data();
    void everyStopIsSeen();
};

void TestVisibleFocus::everyStopIsSeen_data()
{
    QTest::addColumn<QPalette>("palette");
    QTest::newRow("light") << lightPalette();
    QTest::newRow("dark") << darkPalette();
}

void TestVisibleFocus::everyStopIsSeen()
{
    QFETCH(QPalette, palette);
    QApplication::setPalette(palette);
    applyTheme();
    MainWindow window;
    window.show();
    FocusLook look;
    WindowStates all(window, [&](const QString& state, QWidget& shown) { look.visit(state, shown); });
    QVERIFY(all.visitAll());
    for (const QString& complaint : look.complaints())
        qWarning("looks the same with the focus: %s", qPrintable(complaint));
    qInfo("%d stops", look.checked());
    QVERIFY(look.checked() > 60);
    QVERIFY(look.complaints().isEmpty());
}

QTEST_MAIN(TestVisibleFocus)
#include "tst_visible_focus.moc"
