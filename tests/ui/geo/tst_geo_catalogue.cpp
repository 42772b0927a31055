// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/geo/http_server.h"
#include "tests/ui/support/geo_downloads.h"
#include "ui/geo/geo_catalogue.h"
#include "ui/geo/geo_download.h"

#include <QSignalSpy>
#include <QTest>

using namespace fuzzylens;
using namespace fuzzylens::test;
using namespace fuzzylens::ui;

/// Which files there are for an accession.
class GeoCatalogueTest : public GeoDownloads
{
    Q_OBJECT

private slots:
    void namesOfAccessions_data();
    void namesOfAccessions();
    void foldersOfAccessions();
    void listsSeveralPlatforms();
    void listsACuratedDataSet();
    void cannotList_data();
    void cannotList();
};

void GeoCatalogueTest::namesOfAccessions_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("accession");
    QTest::newRow("plain") << "GSE4107"
                           << "GSE4107";
    QTest::newRow("small letters and blanks") << " gse4107\n"
                                              << "GSE4107";
    QTest::newRow("curated") << "GDS507"
                             << "GDS507";
    QTest::newRow("leading zeros") << "GSE0012"
                                   << "GSE12";
    QTest::newRow("a sample") << "GSM94"
                              << "";
    QTest::newRow("a platform") << "GPL570"
                                << "";
    QTest::newRow("no number") << "GSE"
                               << "";
    QTest::newRow("zero") << "GSE0"
                          << "";
    QTest::newRow("way out of the folder") << "GSE1/../../x"
                                           << "";
    QTest::newRow("several") << "GSE1 GSE2"
                             << "";
    QTest::newRow("endless") << "GSE12345678901234567890"
                             << "";
}

void GeoCatalogueTest::namesOfAccessions()
{
    QFETCH(QString, text);
    QFETCH(QString, accession);
    const std::optional<GeoAccession> parsed = parseGeoAccession(text);
    QCOMPARE(parsed ? parsed->text : QString(), accession);
}

void GeoCatalogueTest::foldersOfAccessions()
{
    const QUrl base = *parseGeoServer(QStringLiteral("https://example.org/geo"));
    const auto folder = [&](const char* text) { return parseGeoAccession(text)->folder(base).toString(); };
    QCOMPARE(folder("GSE4107"), QStringLiteral("https://example.org/geo/series/GSE4nnn/GSE4107/matrix/"));
    QCOMPARE(folder("GSE12"), QStringLiteral("https://example.org/geo/series/GSEnnn/GSE12/matrix/"));
    QCOMPARE(folder("GSE103227"), QStringLiteral("https://example.org/geo/series/GSE103nnn/GSE103227/matrix/"));
    QCOMPARE(folder("GDS507"), QStringLiteral("https://example.org/geo/datasets/GDSnnn/GDS507/soft/"));
    QVERIFY(!parseGeoServer(QStringLiteral("ftp://example.org/")));
    QVERIFY(!parseGeoServer(QStringLiteral("file:///etc/")));
    QVERIFY(!parseGeoServer(QStringLiteral("not an address")));
}

void GeoCatalogueTest::listsSeveralPlatforms()
{
    HttpServer server([](const HttpRequest& request) {
        HttpAnswer answer;
        if (request.path.endsWith('/'))
            answer.body = "<html><a href=\"../\">up</a>"
                          "<a href=\"GSE1-GPL96_series_matrix.txt.gz\">GSE1-GPL96_series_matrix.txt.gz</a> 2.7M\n"
                          "<a href='/geo/GSE1-GPL97_series_matrix.txt.gz'>again</a>"
                          "<a href=\"GSE1-GPL96_series_matrix.txt.gz\">twice</a>"
                          "<a href=\"GSE12_series_matrix.txt.gz\">another series</a>";
        else
            answer.body = request.path.contains("GPL96") ? QByteArray(100, 'x') : QByteArray(70, 'x');
        return answer;
    });
    GeoCatalogue catalogue(m_network);
    std::vector<GeoFile> files;
    connect(&catalogue, &GeoCatalogue::listed, this, [&](const std::vector<GeoFile>& listed) { files = listed; });
    catalogue.ask(*parseGeoAccession("GSE1"), server.url());
    QTRY_VERIFY(!catalogue.isBusy());
    QCOMPARE(files.size(), std::size_t(2));
    QCOMPARE(files[0].platform, QStringLiteral("GPL96"));
    QCOMPARE(files[0].size, qint64(100));
    QCOMPARE(files[0].url, server.url("/series/GSEnnn/GSE1/matrix/GSE1-GPL96_series_matrix.txt.gz"));
    QCOMPARE(files[1].platform, QStringLiteral("GPL97"));
    QCOMPARE(files[1].size, qint64(70));
}

void GeoCatalogueTest::listsACuratedDataSet()
{
    HttpServer server([](const HttpRequest& request) {
        HttpAnswer answer;
        answer.status = request.method == "HEAD" ? 405 : 200;  // a server that sends no sizes
        return answer;
    });
    GeoCatalogue catalogue(m_network);
    std::vector<GeoFile> files;
    connect(&catalogue, &GeoCatalogue::listed, this, [&](const std::vector<GeoFile>& listed) { files = listed; });
    catalogue.ask(*parseGeoAccession("GDS507"), server.url());
    QTRY_VERIFY(!catalogue.isBusy());
    QCOMPARE(files.size(), std::size_t(1));
    QCOMPARE(files[0].url, server.url("/datasets/GDSnnn/GDS507/soft/GDS507.soft.gz"));
    QCOMPARE(files[0].size, qint64(-1));
}

void GeoCatalogueTest::cannotList_data()
{
    QTest::addColumn<HttpAnswer>("answer");
    QTest::addColumn<QString>("accession");
    QTest::addColumn<QString>("says");
    HttpAnswer answer;
    answer.status = 404;
    QTest::newRow("no such series") << answer << "GSE999999"
                                    << "GSE999999 was not found at 127.0.0.1";
    QTest::newRow("no such data set") << answer << "GDS999999"
                                      << "GDS999999 was not found at 127.0.0.1";
    answer.status = 503;
    QTest::newRow("out of order") << answer << "GSE1"
                                  << "error 503";
    answer.status = 200;
    answer.body = "<html>nothing here</html>";
    QTest::newRow("no matrix") << answer << "GSE1"
                               << "GSE1 has no series matrix";
    answer.body = QByteArray(9 << 20, 'x');
    QTest::newRow("a page without end") << answer << "GSE1"
                                        << "is not a list of files";
    answer.body = QByteArray(1000, 'x');
    answer.pieces = 1000;
    answer.pause = patience / 4;
    QTest::newRow("a page that drips") << answer << "GSE1"
                                       << "no list of files from 127.0.0.1 within";
    answer.body.clear();
    answer.stalls = true;
    QTest::newRow("silence") << answer << "GSE1"
                             << "127.0.0.1 did not respond";
}

void GeoCatalogueTest::cannotList()
{
    QFETCH(HttpAnswer, answer);
    QFETCH(QString, accession);
    QFETCH(QString, says);
    HttpServer server([&](const HttpRequest&) { return answer; });
    GeoCatalogue catalogue(m_network);
    catalogue.setPatience(patience);
    QSignalSpy failed(&catalogue, &GeoCatalogue::failed);
    catalogue.ask(*parseGeoAccession(accession), server.url());
    QTRY_COMPARE(failed.count(), 1);
    QVERIFY2(failed[0][0].toString().contains(says), qPrintable(failed[0][0].toString()));
    QVERIFY(!catalogue.isBusy());
}

QTEST_GUILESS_MAIN(GeoCatalogueTest)
#include "tst_geo_catalogue.moc"
