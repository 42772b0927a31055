// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/theme/text_line.h"

#include <QFontMetricsF>
#include <QImage>
#include <QPainter>
#include <QtTest>

using namespace fuzzylens::ui;

/// Texts that are laid out once look as those of QPainter::drawText().
class TestTextLine : public QObject
{
    Q_OBJECT

private slots:
    void looksAsDrawnText_data();
    void looksAsDrawnText();
    void widthsAndCutTexts();
};

void TestTextLine::looksAsDrawnText_data()
{
    QTest::addColumn<QString>("text");
    for (const char* text : {"AFFX-HUM_at", "0.0123", "weight · 42 of 7,129 effective", "◆ 3 of 12", "≤ 10⁻⁷",
                             " a ", "", "Größe", "two\nlines", "a\u2028b", "שלום", "a\tb"})
        QTest::newRow(text) << QString::fromUtf8(text);
}

void TestTextLine::looksAsDrawnText()
{
    QFETCH(QString, text);
    for (const int size : {9, 11, 14})
        for (const double scale : {1.0, 1.5, 2.0})
            for (const Qt::Alignment alignment :
                 {Qt::AlignLeft | Qt::AlignVCenter, Qt::AlignRight | Qt::AlignVCenter,
                  Qt::AlignHCenter | Qt::AlignTop, Qt::AlignRight | Qt::AlignBottom})
                for (const QRectF& area : {QRectF(30, 30, 260, 18), QRectF(30.3, 30.75, 20, 6.5)})
                    for (const int angle : {0, -90}) {
                        QImage images[2];
                        for (int way = 0; way < 2; ++way) {
                            images[way] = QImage(600, 600, QImage::Format_ARGB32_Premultiplied);
                            images[way].fill(Qt::white);
                            QPainter painter(&images[way]);
                            painter.scale(scale, scale);
                            painter.translate(0, angle == 0 ? 0 : 290);
                            painter.rotate(angle);
                            QFont font = QGuiApplication::font();
                            font.setPixelSize(size);
                            painter.setFont(font);
                            if (way == 0)
                                painter.drawText(area, int(alignment) | Qt::TextSingleLine | Qt::TextDontClip,
                                                 text);
                            else
                                drawTextLine(painter, area, alignment, text);
                        }
                        QVERIFY(images[0] == images[1]);
                    }
}

void TestTextLine::widthsAndCutTexts()
{
    for (const int size : {9, 14}) {
        QFont font = QGuiApplication::font();
        font.setPixelSize(size);
        const QFontMetricsF metrics(font);
        for (const QString& text : {QStringLiteral("M30703_s_at and more"), QStringLiteral("0.5"), QString()})
            for (int again = 0; again < 2; ++again) {
                QCOMPARE(textWidth(text, font), metrics.horizontalAdvance(text));
                for (const double width : {10.0, 60.0, 500.0})
                    QCOMPARE(elidedText(text, font, Qt::ElideMiddle, width),
                             metrics.elidedText(text, Qt::ElideMiddle, width));
            }
    }
}

QTEST_MAIN(TestTextLine)
#include "tst_text_line.moc"
