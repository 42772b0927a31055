// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/support/event_loop.h"
#include "tests/ui/support/window_states.h"
#include "ui/panels/verdict_card.h"
#include "ui/theme/text_size.h"
#include "ui/theme/translation.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QAbstractSpinBox>
#include <QComboBox>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QMap>
#include <QMenuBar>
#include <QScrollArea>
#include <QSettings>
#include <QStyleOptionComboBox>
#include <QTableWidget>

#include <set>

using namespace fuzzylens;
using namespace fuzzylens::ui;

namespace {

constexpr QSize smallScreen(1280, 800);
constexpr int air = 1;  // pixels that a letter may lack at its edge

QString nameOf(const QWidget& widget)
{
    return QString::fromLatin1(widget.metaObject()->className()) + QLatin1Char('#') + widget.objectName() +
           QLatin1Char('#') + (widget.parentWidget() ? widget.parentWidget()->objectName() : QString());
}

QString textOf(const QWidget& widget)
{
    if (const auto* label = qobject_cast<const QLabel*>(&widget))
        return label->text();
    const auto* button = qobject_cast<const QAbstractButton*>(&widget);
    return button ? QString(button->text()).remove(QLatin1Char('&')) : QString();
}

bool isExplained(const QWidget& widget)
{
    return !widget.toolTip().isEmpty() || (widget.parentWidget() && !widget.parentWidget()->isWindow() &&
                                           !widget.parentWidget()->toolTip().isEmpty());
}

/// What of the text of @p widget has no room; empty: it has.
QString cutIn(const QWidget& widget)
{
    const QFontMetrics metrics = widget.fontMetrics();
    if (const auto* label = qobject_cast<const QLabel*>(&widget)) {
        if (label->text().isEmpty())
            return {};
        const int asked = label->wordWrap() ? label->heightForWidth(label->width()) : metrics.height();
        if (asked > label->height() + air)
            return QStringLiteral("height %1 of %2").arg(label->height()).arg(asked);
        if (!label->wordWrap() && !isExplained(widget) && label->sizeHint().width() > label->width() + air)
            return QStringLiteral("width %1 of %2: %3")
                .arg(label->width())
                .arg(label->sizeHint().width())
                .arg(label->text());
        return {};
    }
    if (const auto* box = qobject_cast<const QComboBox*>(&widget)) {
        QStyleOptionComboBox option;
        option.initFrom(box);
        const QRect field =
            box->style()->subControlRect(QStyle::CC_ComboBox, &option, QStyle::SC_ComboBoxEditField, box);
        if (field.height() + air < metrics.height())
            return QStringLiteral("height %1 of %2").arg(field.height()).arg(metrics.height());
        if (!isExplained(widget) && field.width() + air < metrics.horizontalAdvance(box->currentText()))
            return QStringLiteral("width %1: %2").arg(field.width()).arg(box->currentText());
        return {};
    }
    const bool isField = qobject_cast<const QLineEdit*>(&widget) || qobject_cast<const QAbstractSpinBox*>(&widget);
    const QString text = textOf(widget);
    if (!isField && text.isEmpty())
        return {};
    if (widget.height() < metrics.height() - air)
        return QStringLiteral("height %1 of %2").arg(widget.height()).arg(metrics.height());
    if (const auto* spin = qobject_cast<const QAbstractSpinBox*>(&widget))
        return spin->width() < metrics.horizontalAdvance(spin->text()) ? QStringLiteral("width: ") + spin->text()
                                                                       : QString();
    if (!text.isEmpty() && metrics.size(0, text).width() > widget.width() + air &&
        !widget.inherits("fuzzylens::ui::ElidedCheckBox"))
        return QStringLiteral("width %1 of %2: %3")
            .arg(widget.width())
            .arg(metrics.size(0, text).width())
            .arg(text);
    return {};
}

bool isInScrolled(const QWidget& widget)
{
    for (const QWidget* around = widget.parentWidget(); around; around = around->parentWidget())
        if (qobject_cast<const QAbstractScrollArea*>(around))
            return true;
    return false;
}

/// Widgets with text that stand over one another or beyond what they are in.
QString displaced(const QWidget& widget)
{
    const QWidget* parent = widget.parentWidget();
    if (!isInScrolled(widget) && !parent->rect().adjusted(-air, -air, air, air).contains(widget.geometry()))
        return QStringLiteral("stands beyond ") + nameOf(*parent);
    for (const QWidget* other : parent->findChildren<QWidget*>(QString(), Qt::FindDirectChildrenOnly))
        if (other != &widget && other->isVisible() && !textOf(*other).isEmpty() &&
            other->geometry().adjusted(air, air, -air, -air).intersects(widget.geometry()))
            return QStringLiteral("stands over ") + nameOf(*other);
    return {};
}

QStringList troublesOf(const QWidget& shown)
{
    QStringList troubles;
    for (const QWidget* widget : shown.findChildren<QWidget*>()) {
        const bool hasText = !textOf(*widget).isEmpty() || qobject_cast<const QLineEdit*>(widget) ||
                             qobject_cast<const QAbstractSpinBox*>(widget) ||
                             qobject_cast<const QComboBox*>(widget);
        if (!hasText || !widget->isVisible() || widget->window() != shown.window() ||
            widget->objectName().startsWith(QLatin1String("qt_")))
            continue;
        for (const QString& problem : {cutIn(*widget), displaced(*widget)})
            if (!problem.isEmpty())
                troubles << nameOf(*widget) + QStringLiteral(": ") + problem;
    }
    return troubles;
}

/// What asks for so much: from the outside to the inside, each time the widest, with its smallest size.
QString widestIn(const QWidget& shown)
{
    QStringList way;
    for (const QWidget* at = &shown; at;) {
        const QSize asked = at->minimumSizeHint().expandedTo(at->minimumSize());
        way << QStringLiteral("%1 %2 × %3").arg(nameOf(*at)).arg(asked.width()).arg(asked.height());
        const QWidget* widest = nullptr;
        for (const QWidget* child : at->findChildren<QWidget*>(QString(), Qt::FindDirectChildrenOnly))
            if (!child->isWindow() && child->isVisibleTo(at) &&
                (!widest || std::max(child->minimumSizeHint().width(), child->minimumWidth()) >
                                std::max(widest->minimumSizeHint().width(), widest->minimumWidth())))
                widest = child;
        at = widest;
    }
    return way.join(QStringLiteral(" > "));
}

}  // namespace

/// At text twice as large nothing of it is cut or covered.
class TestTextSize : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void columnsGrowWithTheText();
    void cleanup() { setTextSize(100); }
    void lengthsFollowTheText();
    void nothingIsCut_data();
    void nothingIsCut();
    void theLargestFitsOnASmallScreen();
    void theVerdictFitsOnASmallScreen_data();
    void theVerdictFitsOnASmallScreen();
    void theSizeIsRemembered();
};

void TestTextSize::initTestCase()
{
    prepareApplication();
    setTextSize(100);
}

void TestTextSize::lengthsFollowTheText()
{
    MainWindow window;
    window.show();
    QVERIFY(showSettledDemonstration(window));
    auto* title = window.findChild<QLabel*>(QStringLiteral("sectionTitle"));
    const double before = title->font().pointSizeF(), scale = textScale();
    QMap<const QWidget*, int> heights;
    for (const QWidget* widget : window.findChildren<QWidget*>())
        heights[widget] = widget->fontMetrics().height();
    const int header = window.findChild<QWidget*>(QStringLiteral("headerBar"))->height();
    for (const int percent : {125, 150, 200}) {
        setTextSize(percent);
        QTest::qWait(0);
    }
    QVERIFY(std::abs(title->font().pointSizeF() / before - 2) < 0.02);
    for (const QPalette& palette : {darkPalette(), lightPalette()}) {
        QApplication::setPalette(palette);
        QTest::qWait(0);
        QVERIFY(std::abs(title->font().pointSizeF() / before - 2) < 0.02);
    }
    QVERIFY(std::abs(textScale() / scale - 2) < 0.1);
    for (const QWidget* widget : window.findChildren<QWidget*>())
        if (const int height = heights.value(widget);
            height > 0 && widget->isVisible() && !widget->objectName().startsWith(QLatin1String("qt_")))
            QVERIFY2(std::abs(double(widget->fontMetrics().height()) / height - 2) < 0.35,
                     qPrintable(nameOf(*widget)));
    QVERIFY(std::abs(window.findChild<QWidget*>(QStringLiteral("headerBar"))->height() - 2 * header) <= 2);
    setTextSize(100);
    QTest::qWait(0);
    QVERIFY(std::abs(title->font().pointSizeF() / before - 1) < 0.02);
    QCOMPARE(window.findChild<QWidget*>(QStringLiteral("headerBar"))->height(), header);
    QVERIFY_EXCEPTION_THROWN(setTextSize(110), std::invalid_argument);
}

void TestTextSize::nothingIsCut_data()
{
    QTest::addColumn<int>("percent");
    QTest::addColumn<bool>("whileOpen");
    QTest::newRow("ordinary") << 100 << false;
    QTest::newRow("150 from the start") << 150 << false;
    QTest::newRow("200 from the start") << 200 << false;
    QTest::newRow("200 while open") << 200 << true;
}

void TestTextSize::nothingIsCut()
{
    QFETCH(int, percent);
    QFETCH(bool, whileOpen);
    if (!whileOpen)
        setTextSize(percent);
    MainWindow window;
    window.resize(1600, 1000);
    window.show();
    setTextSize(percent);
    std::set<QString> known;
    WindowStates all(window, [&](const QString& state, QWidget& shown) {
        processDueEvents();
        for (const QString& problem : troublesOf(shown))
            if (known.insert(problem.section(QLatin1Char(':'), 0, 4).section(QStringLiteral(": "), 0, 0)).second)
                qWarning("%s: %s", qPrintable(state), qPrintable(problem));
    });
    QVERIFY(all.visitAll());
    QVERIFY(known.empty());
}

/// Twice as large it is used on a screen of 1280 by 800 pixels: nothing asks for more, whatever is shown.
void TestTextSize::theLargestFitsOnASmallScreen()
{
    setTextSize(200);
    MainWindow window;
    window.resize(smallScreen);
    window.show();
    std::set<QString> known;
    WindowStates all(window, [&](const QString& state, QWidget& shown) {
        processDueEvents();
        const QSize asked = shown.minimumSizeHint().expandedTo(shown.minimumSize());
        if (const auto* menus = shown.findChild<QMenuBar*>())
            QVERIFY2(menus->width() >= menus->sizeHint().width(), "menus are cut");
        const bool fits =
            asked.boundedTo(smallScreen) == asked && shown.size().boundedTo(smallScreen) == shown.size();
        if (!fits && known.insert(widestIn(shown)).second)
            qWarning("%s: %d × %d: %s", qPrintable(state), asked.width(), asked.height(),
                     qPrintable(widestIn(shown)));
        for (const QString& problem : troublesOf(shown))
            if (known.insert(problem.section(QLatin1Char(':'), 0, 4).section(QStringLiteral(": "), 0, 0)).second)
                qWarning("%s: %s", qPrintable(state), qPrintable(problem));
    });
    QVERIFY(all.visitAll());
    QVERIFY(known.empty());
}

void TestTextSize::theVerdictFitsOnASmallScreen_data()
{
    QTest::addColumn<QString>("language");
    QTest::newRow("English") << QStringLiteral("en");
    QTest::newRow("German") << QStringLiteral("de");
}

/// All of its lines, with the first steps above it, and with the banner of shuffled labels.
void TestTextSize::theVerdictFitsOnASmallScreen()
{
    QFETCH(QString, language);
    installTranslation(language);
    setTextSize(200);
    MainWindow window;
    window.resize(smallScreen);
    window.show();
    QVERIFY(showSettledDemonstration(window));
    const auto isTested = [&window] {
        const VerdictPtr& verdict = window.findChild<VerdictController*>()->verdict();
        return verdict && verdict->isComplete;
    };
    const auto& card = *window.findChild<VerdictCard*>();
    constexpr int patience = 60000;
    for (const bool isShuffled : {false, true}) {
        if (isShuffled) {
            card.findChild<QAbstractButton*>(QStringLiteral("shuffleLabels"))->click();
            QTRY_VERIFY_WITH_TIMEOUT(!isTested(), patience);
        }
        QTRY_VERIFY_WITH_TIMEOUT(isTested(), patience);
        processDueEvents();
        QCOMPARE(troublesOf(card), QStringList());
        QVERIFY(card.height() >= card.heightForWidth(card.width()));
        QVERIFY2(window.size() == smallScreen, qPrintable(widestIn(window)));
    }
    installTranslation(QStringLiteral("en"));
}

void TestTextSize::theSizeIsRemembered()
{
    setTextSize(150);
    QCOMPARE(textSize(), 150);
    QCOMPARE(QSettings().value(QStringLiteral("textSize")).toInt(), 150);
}

/// Those of the default width, and those of a width of their own.
void TestTextSize::columnsGrowWithTheText()
{
    QTableWidget table(2, 3);
    QHeaderView& header = *table.horizontalHeader();
    header.resizeSection(1, 40);
    const int usual = header.sectionSize(0);
    showTextSize(150);
    QVERIFY(std::abs(header.sectionSize(1) - 60) <= 1);
    QVERIFY(std::abs(2 * header.sectionSize(0) - 3 * usual) <= 2);
    showTextSize(100);
    QVERIFY(std::abs(header.sectionSize(1) - 40) <= 1);
}

QTEST_MAIN(TestTextSize)
#include "tst_text_size.moc"
