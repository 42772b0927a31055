// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/support/project_files.h"
#include "ui/theme/theme.h"

#include <QApplication>
#include <QIcon>
#include <QImage>
#include <QPainter>
#include <QSvgRenderer>
#include <QTest>
#include <QWidget>

using namespace fuzzylens::ui;

namespace {

const QString icons = fuzzylens::test::sourceFile("resources/icons/org.fuzzylens.FuzzyLens");

/// The mean over all pixels of how far their channels are apart, of 255.
double meanDifference(const QImage& a, const QImage& b)
{
    double sum = 0;
    for (int y = 0; y < a.height(); ++y)
        for (int x = 0; x < a.width(); ++x) {
            const QRgb p = a.pixel(x, y), q = b.pixel(x, y);
            sum += std::abs(qRed(p) - qRed(q)) + std::abs(qGreen(p) - qGreen(q)) + std::abs(qBlue(p) - qBlue(q)) +
                   std::abs(qAlpha(p) - qAlpha(q));
        }
    return sum / (4.0 * a.width() * a.height());
}

}  // namespace

/// The icon is one drawing, and what is made from it is up to date.
class TestApplicationIcon : public QObject
{
    Q_OBJECT

private slots:
    void picturesShowTheDrawing_data();
    void picturesShowTheDrawing();
    void standsOutOnLightAndDark();
    void everyWindowHasIt();
};

void TestApplicationIcon::picturesShowTheDrawing_data()
{
    QTest::addColumn<int>("size");
    for (const int size : {16, 22, 24, 32, 48, 64, 128, 256, 512})
        QTest::addRow("%d pixels", size) << size;
}

void TestApplicationIcon::picturesShowTheDrawing()
{
    QFETCH(int, size);
    QImage picture(icons + QStringLiteral("-%1.png").arg(size));
    QCOMPARE(picture.size(), QSize(size, size));
    picture.convertTo(QImage::Format_ARGB32_Premultiplied);
    QImage drawn(size, size, QImage::Format_ARGB32_Premultiplied);
    drawn.fill(Qt::transparent);
    QPainter painter(&drawn);
    QSvgRenderer drawing(icons + QStringLiteral(".svg"));
    QVERIFY(drawing.isValid());
    drawing.render(&painter);
    painter.end();
    QVERIFY2(meanDifference(picture, drawn) < 2, "run resources/icons/make-pictures");
}

/// What is drawn solid differs from white and from the dark window by a contrast of 1.5 at least.
void TestApplicationIcon::standsOutOnLightAndDark()
{
    const auto channel = [](int value) {
        const double share = value / 255.0;
        return share <= 0.04045 ? share / 12.92 : std::pow((share + 0.055) / 1.055, 2.4);
    };
    const auto luminance = [&](const QColor& colour) {
        return 0.2126 * channel(colour.red()) + 0.7152 * channel(colour.green()) + 0.0722 * channel(colour.blue());
    };
    const QImage picture(icons + QStringLiteral("-48.png"));
    const double light = luminance(Qt::white), dark = luminance(Theme::of(darkPalette()).window);
    for (const QPoint cluster : {QPoint(12, 34), QPoint(34, 12)}) {
        const QColor colour = picture.pixelColor(cluster);
        QCOMPARE(colour.alpha(), 255);
        QVERIFY((light + 0.05) / (luminance(colour) + 0.05) > 1.5);
        QVERIFY((luminance(colour) + 0.05) / (dark + 0.05) > 1.5);
    }
}

void TestApplicationIcon::everyWindowHasIt()
{
    applyTheme();
    const QWidget window;
    QCOMPARE(window.windowIcon().availableSizes().size(), 6);
    QCOMPARE(window.windowIcon().pixmap(32, 32).toImage().convertToFormat(QImage::Format_ARGB32_Premultiplied),
             QImage(icons + QStringLiteral("-32.png")).convertToFormat(QImage::Format_ARGB32_Premultiplied));
}

QTEST_MAIN(TestApplicationIcon)
#include "tst_application_icon.moc"
