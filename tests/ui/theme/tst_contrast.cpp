// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/support/text_recorder.h"
#include "tests/ui/support/window_states.h"

#include <QAbstractButton>
#include <QCheckBox>
#include <QLabel>
#include <QScrollArea>

#include <map>
#include <set>

using namespace fuzzylens;
using namespace fuzzylens::ui;

namespace {

/// The colour that most of the image has, and the contrast of the one that differs most from it.
double contrastInside(const QImage& image)
{
    std::map<QRgb, int> counts;
    for (int y = 0; y < image.height(); ++y)
        for (int x = 0; x < image.width(); ++x)
            ++counts[image.pixel(x, y)];
    const auto most = std::max_element(counts.begin(), counts.end(),
                                       [](const auto& a, const auto& b) { return a.second < b.second; });
    double best = 1;
    for (const auto& [colour, count] : counts)
        best = std::max(best, contrast(colour, most->first));
    return best;
}

bool showsText(const QWidget& widget)
{
    if (const auto* label = qobject_cast<const QLabel*>(&widget))
        return !label->text().trimmed().isEmpty();
    const auto* button = qobject_cast<const QAbstractButton*>(&widget);
    return button && !button->text().trimmed().isEmpty();
}

}  // namespace

/// Text is read at a contrast of 4.5 at least, marks are told at 3, in light, dark and print.
class TestContrast : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { prepareApplication(); }
    void theMeasureIsThatOfWcag();
    void highContrastIsHigher();
    void everyRoleIsReadOnItsGrounds_data() { themesOfAnyContrast(); }
    void everyRoleIsReadOnItsGrounds();
    void classesAreToldFromTheirGround_data() { themesOfAnyContrast(); }
    void classesAreToldFromTheirGround();
    void textOfEveryPictureIsRead_data() { themes(); }
    void textOfEveryPictureIsRead();
    void textOfEveryWidgetIsRead_data();
    void textOfEveryWidgetIsRead();

private:
    static void themes();
    static void themesOfAnyContrast();
};

void TestContrast::themes()
{
    QTest::addColumn<int>("which");
    QTest::newRow("light") << 0;
    QTest::newRow("dark") << 1;
    QTest::newRow("print") << 2;
}

void TestContrast::themesOfAnyContrast()
{
    themes();
    QTest::newRow("light, high contrast") << 3;
    QTest::newRow("dark, high contrast") << 4;
}

static Theme themeOf(int which)
{
    if (which > 2) {
        setHighContrast(true);
        const Theme strong = Theme::of(which == 3 ? lightPalette() : darkPalette());
        setHighContrast(false);
        return strong;
    }
    return which == 0 ? Theme::of(lightPalette()) : which == 1 ? Theme::of(darkPalette()) : Theme::paper();
}

void TestContrast::theMeasureIsThatOfWcag()
{
    QCOMPARE(contrast(Qt::white, Qt::black), 21.0);
    QCOMPARE(contrast(Qt::red, Qt::red), 1.0);
    QVERIFY(std::abs(contrast(QColor("#777777"), Qt::white) - 4.48) < 0.005);  // the known nearly enough
}

void TestContrast::highContrastIsHigher()
{
    for (const int plain : {0, 1}) {
        const Theme before = themeOf(plain), strong = themeOf(plain + 3);
        QCOMPARE(strong.dark, before.dark);
        QCOMPARE(contrast(strong.text, strong.card), 21.0);
        for (const auto ink : {&Theme::muted, &Theme::accent, &Theme::border, &Theme::grid})
            QVERIFY(contrast(strong.*ink, strong.card) > contrast(before.*ink, before.card) + 0.5);
        QCOMPARE(themeOf(plain).text, before.text);
    }
    QCOMPARE(Theme::paper().grid, themeOf(2).grid);
}

void TestContrast::everyRoleIsReadOnItsGrounds()
{
    QFETCH(int, which);
    const Theme theme = themeOf(which);
    const std::map<QString, QColor> inks{{"text", theme.text}, {"muted", theme.muted}, {"accent", theme.accent},
                                         {"good", theme.good}, {"warn", theme.warn},   {"bad", theme.bad}};
    for (const auto& [name, ink] : inks)
        for (const QColor& ground : {theme.card, theme.window, theme.field})
            QVERIFY2(
                contrast(ink, ground) >= leastOfText,
                qPrintable(QStringLiteral("%1 on %2: %3").arg(name, ground.name()).arg(contrast(ink, ground))));
    QVERIFY(contrast(theme.accentText, theme.accent) >= leastOfText);
    QVERIFY(contrast(theme.text, theme.border) >= leastOfText);  // a button that is pressed
}

void TestContrast::classesAreToldFromTheirGround()
{
    QFETCH(int, which);
    const Theme theme = themeOf(which);
    std::set<QString> colours;
    for (int index = -1; index < 8; ++index) {
        colours.insert(theme.classColor(index).name());
        for (const QColor& ground : {theme.card, theme.window, theme.field})
            QVERIFY2(contrast(theme.classColor(index), ground) >= leastOfMarks,
                     qPrintable(QStringLiteral("%1 on %2: %3")
                                    .arg(theme.classColor(index).name(), ground.name())
                                    .arg(contrast(theme.classColor(index), ground))));
    }
    QCOMPARE(colours.size(), std::size_t(9));
    for (const double end : {-1.0, 1.0})
        QVERIFY(contrast(theme.diverging(end), theme.diverging(0)) >= leastOfMarks);
}

void TestContrast::textOfEveryPictureIsRead()
{
    QFETCH(int, which);
    const Theme theme = themeOf(which);
    MainWindow window;
    window.show();
    QVERIFY(showSettledDemonstration(window));
    window.project().scene().setFocusFeature(0);
    std::set<QString> known;
    int texts = 0;
    WindowStates all(window, [&](const QString& state, QWidget&) {
        View* view = nullptr;
        for (ViewCard* card : window.workspace().cards())
            if (card->current() && state.endsWith(QStringLiteral(", ") + card->current()->identifier()))
                view = card->current();
        if (!view)
            return;
        TextRecorder recorder(QSize(1040, 720), theme.card);
        QCPPainter painter(&recorder);
        painter.scale(2, 2);  // as on a fine screen, where a halo has pixels
        view->paintFigure(painter, QRectF(0, 0, 520, 360), theme);
        painter.end();
        texts += int(recorder.texts().size());
        for (const QString& complaint : recorder.complaints())
            if (known.insert(complaint).second)
                qWarning("%s: %s", qPrintable(state), qPrintable(complaint));
    });
    QVERIFY(all.visitMethods());
    qInfo("%d texts", texts);
    QVERIFY(texts > 2000);
    QVERIFY(known.empty());
}

void TestContrast::textOfEveryWidgetIsRead_data()
{
    QTest::addColumn<QPalette>("palette");
    QTest::newRow("light") << lightPalette();
    QTest::newRow("dark") << darkPalette();
}

void TestContrast::textOfEveryWidgetIsRead()
{
    QFETCH(QPalette, palette);
    QApplication::setPalette(palette);
    applyTheme();
    MainWindow window;
    window.show();
    std::set<QString> known, complaints;
    WindowStates all(window, [&](const QString& state, QWidget& shown) {
        for (QWidget* widget : shown.findChildren<QWidget*>()) {
            if (!widget->isVisible() || !widget->isEnabled() || !showsText(*widget) || widget->size().isEmpty() ||
                widget->window() != shown.window())
                continue;
            const QString name = QString::fromLatin1(widget->metaObject()->className()) + QLatin1Char('#') +
                                 widget->objectName() + QLatin1Char('#') + widget->parentWidget()->objectName();
            if (!known.insert(name).second)
                continue;
            for (QWidget* around = widget->parentWidget(); around; around = around->parentWidget())
                if (auto* area = qobject_cast<QScrollArea*>(around))
                    area->ensureWidgetVisible(widget);
            const QRect place(widget->mapTo(&shown, QPoint()), widget->size());
            if (!shown.rect().contains(place))
                known.erase(name);
            else if (const double there = contrastInside(shown.grab(place).toImage()); there < leastOfText)
                complaints.insert(QStringLiteral("%1: %2: %3").arg(state, name).arg(there));
        }
    });
    QVERIFY(all.visitAll());
    for (const QString& complaint : complaints)
        qWarning("%s", qPrintable(complaint));
    QVERIFY(known.size() > 80);
    QVERIFY(complaints.empty());
}

QTEST_MAIN(TestContrast)
#include "tst_contrast.moc"
