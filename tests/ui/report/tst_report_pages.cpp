// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/report/column_widths.h"
#include "ui/report/pdf_page.h"

#include <QTest>

#include <numeric>

using namespace fuzzylens::ui;

class TestReportPages : public QObject
{
    Q_OBJECT

private slots:
    void columnsFitThePage_data();
    void columnsFitThePage();
    void narrowColumnsStayAsTheyAre();
    void noPieceIsCut();
    void headingsStayWithWhatFollows();
    void picturesFillPages();
    void headingsOfTablesAreRepeated();
    void longWordsBreak();
};

void TestReportPages::columnsFitThePage_data()
{
    QTest::addColumn<std::vector<double>>("natural");
    QTest::newRow("one that is too wide") << std::vector<double>{9000};
    QTest::newRow("all too wide") << std::vector<double>{700, 800, 900};
    QTest::newRow("one of three") << std::vector<double>{50, 5000, 60};
    QTest::newRow("one just wider than its share") << std::vector<double>{101, 100, 100, 100, 100};
    QTest::newRow("all have room") << std::vector<double>{10, 20, 30};
    QTest::newRow("many") << std::vector<double>(40, 300.0);
}

void TestReportPages::columnsFitThePage()
{
    QFETCH(std::vector<double>, natural);
    const std::vector<double> widths = columnWidths(natural, 500);
    QCOMPARE(widths.size(), natural.size());
    QVERIFY(std::accumulate(widths.begin(), widths.end(), 0.0) <= 500 * (1 + 1e-12));
    const double least = 500.0 / double(natural.size()) / 2;
    for (std::size_t i = 0; i < widths.size(); ++i) {
        QVERIFY(widths[i] <= natural[i] * (1 + 1e-12));
        QVERIFY(widths[i] >= std::min(natural[i], least));
    }
}

void TestReportPages::narrowColumnsStayAsTheyAre()
{
    QCOMPARE(columnWidths({10, 20, 30}, 500), (std::vector<double>{10, 20, 30}));
    const std::vector<double> widths = columnWidths({50, 1000, 60, 3000}, 500);
    QCOMPARE(widths[0], 50.0);
    QCOMPARE(widths[2], 60.0);
    QVERIFY(widths[3] > widths[1]);
    QCOMPARE(columnWidths({}, 500).size(), std::size_t(0));
}

namespace {

PagePiece piece(double height, double before = 0, bool stays = false, int heading = -1)
{
    return {height, before, stays, heading, {}};
}

}  // namespace

void TestReportPages::noPieceIsCut()
{
    std::vector<PagePiece> pieces;
    for (int i = 0; i < 50; ++i)
        pieces.push_back(piece(7 + i % 13, i % 5));
    const std::vector<PlacedPage> pages = paginated(pieces, 60);
    std::size_t next = 0;
    for (const PlacedPage& page : pages) {
        QVERIFY(!page.empty());
        QCOMPARE(page.front().top, 0.0);
        double bottom = 0;
        for (const PlacedPiece& placed : page) {
            QCOMPARE(placed.piece, next++);
            QVERIFY(placed.top >= bottom);
            bottom = placed.top + pieces[placed.piece].height;
        }
        QVERIFY(bottom <= 60);
    }
    QCOMPARE(next, pieces.size());
    // A block higher than a page has its own page.
    const std::vector<PlacedPage> high = paginated({piece(10), piece(100), piece(10)}, 60);
    QCOMPARE(high.size(), std::size_t(3));
}

void TestReportPages::headingsStayWithWhatFollows()
{
    const std::vector<PlacedPage> pages =
        paginated({piece(40), piece(5, 0, true), piece(5, 0, true), piece(20)}, 60);
    QCOMPARE(pages.size(), std::size_t(2));
    QCOMPARE(pages[0].size(), std::size_t(1));
    QCOMPARE(pages[1].size(), std::size_t(3));
    // Together they are higher than a page: then only the pieces count.
    const std::vector<PlacedPage> apart = paginated({piece(40, 0, true), piece(40)}, 60);
    QCOMPARE(apart.size(), std::size_t(2));
}

/// A picture that can do with less fills the page, rather than to leave much of it empty.
void TestReportPages::picturesFillPages()
{
    PagePiece picture = piece(50, 2);
    picture.least = 30;
    const std::vector<PlacedPage> filled = paginated({piece(20), piece(5, 0, true), picture, piece(10)}, 60);
    QCOMPARE(filled[0].size(), std::size_t(3));
    QCOMPARE(filled[0].back().height, 33.0);
    QCOMPARE(filled[0].back().top, 27.0);
    QCOMPARE(filled[1].front().top, 0.0);
    // Little of the page would be empty: as high as it should be, on the next one.
    picture.least = 10;
    const std::vector<PlacedPage> next = paginated({piece(45), picture}, 60);
    QCOMPARE(next.size(), std::size_t(2));
    QCOMPARE(next[1].front().height, 50.0);
    // It cannot be that low.
    picture.least = 45;
    QCOMPARE(paginated({piece(20), picture}, 60)[1].front().height, 50.0);
}

void TestReportPages::headingsOfTablesAreRepeated()
{
    std::vector<PagePiece> pieces{piece(10, 0, true)};
    for (int row = 0; row < 9; ++row)
        pieces.push_back(piece(10, 0, false, 0));
    const std::vector<PlacedPage> pages = paginated(pieces, 50);
    QCOMPARE(pages.size(), std::size_t(3));
    for (const PlacedPage& page : pages) {
        QCOMPARE(page.front().piece, std::size_t(0));
        QCOMPARE(page[1].top, 10.0);
    }
}

void TestReportPages::longWordsBreak()
{
    const PageFont font{9, false, false, Qt::black};
    const double width = dotsOfPoints(100);
    QCOMPARE(PageText(QStringLiteral("short"), font, width).lines(), 1);
    const QString word(300, QLatin1Char('w'));
    QVERIFY(PageText::widthOf(word, font) > 5 * width);
    QVERIFY(PageText(word, font, width).lines() > 5);
    QCOMPARE(PageText(QStringLiteral("one\ntwo"), font, width).lines(), 2);
}

QTEST_MAIN(TestReportPages)
#include "tst_report_pages.moc"
