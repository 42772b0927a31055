// SPDX-License-Identifier: GPL-3.0-or-later
// Tables on paper: what does not fit is smaller, and where that is not enough, it is counted.
#include "ui/views/table_figure.h"

#include <QBuffer>
#include <QPainter>
#include <QStandardItemModel>
#include <QSvgGenerator>
#include <QTest>

using namespace fuzzylens::ui;

namespace {

const QStringList headings{"first method", "second method", "McNemar p", "Holm", "t-test p", "Holm, t-test"};

/// The figure of a table of so many rows, as text of an SVG file.
QString figure(int rows, const QSizeF& size)
{
    QStandardItemModel table(rows, int(headings.size()));
    table.setHorizontalHeaderLabels(headings);
    for (int row = 0; row < rows; ++row)
        for (int column = 0; column < table.columnCount(); ++column)
            table.setItem(row, column, new QStandardItem(column < 2 ? "Nearest centroid" : "0.123"));
    QByteArray bytes;
    QBuffer buffer(&bytes);
    QSvgGenerator generator;
    generator.setOutputDevice(&buffer);
    generator.setSize(size.toSize());
    generator.setResolution(72);
    QPainter painter(&generator);
    paintTable(painter, QRectF({0, 0}, size), table, Theme(), {}, [](const QModelIndex&) { return false; });
    painter.end();
    return QString::fromUtf8(bytes);
}

}  // namespace

class TableFigureTest : public QObject
{
    Q_OBJECT

private slots:
    void showsAllColumns_data();
    void showsAllColumns();
    void countsWhatDoesNotFit();
};

void TableFigureTest::showsAllColumns_data()
{
    QTest::addColumn<double>("width");
    QTest::newRow("two columns of a journal") << 510.0;
    QTest::newRow("one column, in small text") << 241.0;
}

void TableFigureTest::showsAllColumns()
{
    QFETCH(double, width);
    const QString text = figure(6, {width, 184});
    for (const QString& heading : headings)
        QVERIFY2(text.contains(">" + heading + "<"), qPrintable(heading));
    QVERIFY(!text.contains("…"));
}

void TableFigureTest::countsWhatDoesNotFit()
{
    const QString text = figure(100, {140, 120});
    QVERIFY(text.contains(">first method<") && !text.contains("t-test"));
    QVERIFY2(text.contains("more columns"), qPrintable(text));
    const qsizetype shown = text.count(">Nearest centroid<") / (text.contains(">second method<") ? 2 : 1);
    QVERIFY2(text.contains(QStringLiteral("… and %1 more rows").arg(100 - shown)), qPrintable(text));
}

QTEST_MAIN(TableFigureTest)

#include "tst_table_figure.moc"
