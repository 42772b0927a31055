// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/support/contrast.h"
#include "tests/ui/support/event_loop.h"
#include "tests/ui/window/window_fixture.h"
#include "ui/views/view.h"
#include "ui/workspaces/explore_workspace.h"

#include <QPainter>

#include <array>
#include <cmath>

using namespace fuzzylens;
using namespace fuzzylens::ui;

namespace {

constexpr std::array lacking = {ColourVision::Protanopia, ColourVision::Deuteranopia, ColourVision::Tritanopia,
                                ColourVision::Achromatopsia};

double distance(const QColor& one, const QColor& other)
{
    return std::hypot(one.red() - other.red(), one.green() - other.green(), one.blue() - other.blue());
}

QImage figureOf(View& view)
{
    QImage image(600, 420, QImage::Format_RGB32);
    image.fill(Qt::white);
    QCPPainter painter(&image);
    view.paintFigure(painter, QRectF(0, 0, 600, 420), Theme::paper());
    return image;
}

}  // namespace

/// The window as people see it who lack a kind of cones.
class TestColourVision : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { prepareApplication(); }
    void cleanup() { setColourVision(ColourVision::Ordinary); }
    void greysStayAsTheyAre();
    void withoutColoursThereAreGreysAlone();
    void whatIsSeenOnceIsSeenSoAgain();
    void confusedColoursComeNearer_data();
    void confusedColoursComeNearer();
    void everyClassHasItsOwnLook_data();
    void everyClassHasItsOwnLook();
    void opacityStays();
    void theWindowChangesAndFiguresDoNot();
};

void TestColourVision::greysStayAsTheyAre()
{
    for (const ColourVision vision : lacking)
        for (int level = 0; level < 256; level += 5) {
            const QColor grey(level, level, level);
            QVERIFY2(distance(seenWith(vision, grey), grey) <= 1.8, qPrintable(seenWith(vision, grey).name()));
        }
    QCOMPARE(seenWith(ColourVision::Ordinary, QColor("#123456")), QColor("#123456"));
}

void TestColourVision::withoutColoursThereAreGreysAlone()
{
    for (const char* name : {"#ff0000", "#00ff00", "#0000ff", "#d55e00"}) {
        const QColor seen = seenWith(ColourVision::Achromatopsia, QColor(name));
        QCOMPARE(seen.red(), seen.green());
        QCOMPARE(seen.green(), seen.blue());
        QVERIFY(std::abs(luminance(seen) - luminance(QColor(name))) < 0.004);
    }
}

/// Whoever lacks cones sees a simulation for them much as the original.
void TestColourVision::whatIsSeenOnceIsSeenSoAgain()
{
    for (const ColourVision vision : {ColourVision::Protanopia, ColourVision::Deuteranopia})
        for (int index = 0; index < 8; ++index) {
            const QColor once = seenWith(vision, Theme::paper().classColor(index));
            QVERIFY2(distance(seenWith(vision, once), once) < 45, qPrintable(once.name()));
        }
}

void TestColourVision::confusedColoursComeNearer_data()
{
    QTest::addColumn<int>("vision");
    QTest::addColumn<QColor>("one");
    QTest::addColumn<QColor>("other");
    // Both sides of a grey along what the cones that are lacking see alone: a column of the inverse of the matrix
    // from linear RGB to cones in Viénot, Brettel and Mollon (1999), which the simulation is not made of.
    QTest::newRow("without red cones") << int(ColourVision::Protanopia) << QColor("#a97a80") << QColor("#358680");
    QTest::newRow("without green cones")
        << int(ColourVision::Deuteranopia) << QColor("#35937e") << QColor("#a96982");
    QTest::newRow("without blue cones") << int(ColourVision::Tritanopia) << QColor("#8878a9") << QColor("#778835");
}

void TestColourVision::confusedColoursComeNearer()
{
    QFETCH(int, vision);
    QFETCH(QColor, one);
    QFETCH(QColor, other);
    const auto apart = [&](int seen) {
        return distance(seenWith(ColourVision(seen), one), seenWith(ColourVision(seen), other));
    };
    const double before = distance(one, other);
    for (int each = int(ColourVision::Protanopia); each <= int(ColourVision::Tritanopia); ++each)
        QVERIFY2(each == vision ? apart(each) < before / 5 : apart(each) > before / 5,
                 qPrintable(QStringLiteral("%1, then %2").arg(before).arg(apart(each))));
}

void TestColourVision::everyClassHasItsOwnLook_data()
{
    QTest::addColumn<int>("vision");
    QTest::addColumn<bool>("isDark");
    for (const ColourVision vision : {ColourVision::Ordinary, ColourVision::Protanopia, ColourVision::Deuteranopia,
                                      ColourVision::Tritanopia, ColourVision::Achromatopsia})
        for (const bool isDark : {false, true})
            QTest::addRow("%d, %s", int(vision), isDark ? "dark" : "light") << int(vision) << isDark;
}

/// The markers of two of 24 classes differ in 4 % of their pixels at least, by a contrast of 1.5 and more, without
/// colours too: every two classes have another marker.
void TestColourVision::everyClassHasItsOwnLook()
{
    QFETCH(int, vision);
    QFETCH(bool, isDark);
    constexpr int classes = 24, side = 48;
    constexpr double diameter = 36, leastContrast = 1.5, leastShare = 0.04;
    setColourVision(ColourVision(vision));
    const Theme theme = Theme::of(isDark ? darkPalette() : lightPalette());
    std::vector<QImage> looks;
    for (int index = 0; index < classes; ++index) {
        QImage look(side, side, QImage::Format_RGB32);
        look.fill(theme.card);
        QPainter painter(&look);
        painter.setRenderHint(QPainter::Antialiasing);
        drawMarker(painter, Theme::classMarker(index), QPointF(side, side) / 2.0, diameter,
                   theme.classColor(index), Qt::transparent);
        looks.push_back(look);
    }
    double least = 1;
    for (int one = 0; one < classes; ++one)
        for (int other = 0; other < one; ++other) {
            QVERIFY(!(Theme::classMarker(one) == Theme::classMarker(other)));
            int different = 0, drawn = 0;
            for (int y = 0; y < side; ++y)
                for (int x = 0; x < side; ++x) {
                    const QColor a = looks[std::size_t(one)].pixelColor(x, y),
                                 b = looks[std::size_t(other)].pixelColor(x, y);
                    drawn += a.rgb() != theme.card.rgb() || b.rgb() != theme.card.rgb() ? 1 : 0;
                    different += contrast(a, b) >= leastContrast ? 1 : 0;
                }
            least = std::min(least, double(different) / drawn);
            QVERIFY2(
                different >= leastShare * drawn,
                qPrintable(QStringLiteral("%1 and %2: %3 of %4").arg(one).arg(other).arg(different).arg(drawn)));
        }
    qInfo("least share of pixels that differ: %.3f", least);
}

void TestColourVision::opacityStays()
{
    QCOMPARE(seenWith(ColourVision::Protanopia, QColor(200, 30, 40, 77)).alpha(), 77);
}

void TestColourVision::theWindowChangesAndFiguresDoNot()
{
    const std::unique_ptr<MainWindow> window = windowOnTheDemonstration();
    QVERIFY(window);
    View* memberships = window->workspace().bring(QStringLiteral("memberships"));
    View* scatter = window->workspace().bring(QStringLiteral("scatter"));
    finishJobs();
    fireTimers(*window);
    finishJobs();
    const QImage before = window->workspace().grab().toImage();
    const QImage figure = figureOf(*memberships), cloud = figureOf(*scatter);
    setColourVision(ColourVision::Achromatopsia);
    processDueEvents();
    const QImage after = window->grab().toImage();
    QVERIFY(window->workspace().grab().toImage() != before);
    int coloured = 0;
    QRect where;
    for (int y = 0; y < after.height(); ++y)
        for (int x = 0; x < after.width(); ++x) {
            const QColor pixel = after.pixelColor(x, y);
            if (std::max({pixel.red(), pixel.green(), pixel.blue()}) -
                    std::min({pixel.red(), pixel.green(), pixel.blue()}) <=
                12)
                continue;
            ++coloured;
            where |= QRect(x, y, 1, 1);
        }
    QVERIFY2(coloured == 0, qPrintable(QStringLiteral("%1 pixels from %2, %3 to %4, %5")
                                           .arg(coloured)
                                           .arg(where.left())
                                           .arg(where.top())
                                           .arg(where.right())
                                           .arg(where.bottom())));
    QCOMPARE(figureOf(*memberships), figure);
    QCOMPARE(figureOf(*scatter), cloud);
    setColourVision(ColourVision::Ordinary);
    QTRY_COMPARE(window->workspace().grab().toImage(), before);
}

QTEST_MAIN(TestColourVision)
#include "tst_colour_vision.moc"
