// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/geo/http_server.h"
#include "tests/ui/support/geo_downloads.h"
#include "ui/geo/geo_download.h"

#include <QLockFile>
#include <QSignalSpy>
#include <QTest>

using namespace fuzzylens;
using namespace fuzzylens::test;
using namespace fuzzylens::ui;

/// A file comes whole, from the cache or the server, or a sentence says why not.
class GeoDownloadTest : public GeoDownloads
{
    Q_OBJECT

private slots:
    void initTestCase() { makeFile(); }
    void init() { makeFolder(); }
    void fetches();
    void takesWhatIsInTheCache();
    void fetchesADamagedCacheAgain();
    void followsRedirections();
    void isSlow();
    void cancels();
    void needsNoPlaceToWriteForWhatLiesThere();
    void refuses_data();
    void refuses();
    void endlessFileIsRefused();
    void slowTransferIsEndedAndResumed();
    void reportsAnUnwritableCache();
};

void GeoDownloadTest::fetches()
{
    HttpServer server([&](const HttpRequest& request) { return HttpServer::file(request, m_whole); });
    const auto download = this->download();
    QSignalSpy progressed(download.get(), &GeoDownload::progressed);
    const Ended ended = fetch(*download, fileAt(server));
    QCOMPARE(ended.failure, QString());
    QCOMPARE(bytesOf(ended.path), m_whole);
    QCOMPARE(ended.sha256, sha256(m_whole));
    QVERIFY(!progressed.isEmpty());
    QCOMPARE(progressed.last()[0].toLongLong(), m_whole.size());
    QCOMPARE(progressed.last()[1].toLongLong(), m_whole.size());
    QCOMPARE(server.requests()[0].headers.value("accept-encoding"), QByteArray("identity"));
    QVERIFY(!QFile::exists(ended.path + ".part"));
}

void GeoDownloadTest::takesWhatIsInTheCache()
{
    HttpServer server([&](const HttpRequest& request) { return HttpServer::file(request, m_whole); });
    const auto download = this->download();
    fetch(*download, fileAt(server));
    const Ended ended = fetch(*download, fileAt(server));
    QCOMPARE(ended.sha256, sha256(m_whole));
    QCOMPARE(server.requests().size(), 1);
    QCOMPARE(fetch(*download, fileAt(server), true).sha256, sha256(m_whole));
    QCOMPARE(server.requests().size(), 2);
    // The file of the same name of another server is another file.
    HttpServer other([&](const HttpRequest& request) { return HttpServer::file(request, packedFile(10)); });
    QCOMPARE(fetch(*download, fileAt(other)).sha256, sha256(packedFile(10)));
    QCOMPARE(fetch(*download, fileAt(server)).sha256, sha256(m_whole));
}

void GeoDownloadTest::fetchesADamagedCacheAgain()
{
    HttpServer server([&](const HttpRequest& request) { return HttpServer::file(request, m_whole); });
    const auto download = this->download();
    const Ended first = fetch(*download, fileAt(server));
    QFile file(first.path);
    QVERIFY(file.open(QIODevice::ReadWrite) && file.seek(m_whole.size() / 2) && file.write("damage") == 6);
    file.close();
    QCOMPARE(fetch(*download, fileAt(server)).sha256, sha256(m_whole));
    QCOMPARE(bytesOf(first.path), m_whole);
    QCOMPARE(server.requests().size(), 2);
}

void GeoDownloadTest::followsRedirections()
{
    HttpServer server([&](const HttpRequest& request) {
        if (request.path == "/elsewhere")
            return HttpServer::file(request, m_whole);
        HttpAnswer answer;
        answer.status = 302;
        answer.headers = {"Location: /elsewhere"};
        return answer;
    });
    const auto download = this->download();
    const Ended ended = fetch(*download, fileAt(server));
    QCOMPARE(ended.failure, QString());
    QCOMPARE(bytesOf(ended.path), m_whole);
}

void GeoDownloadTest::isSlow()
{
    HttpServer server([&](const HttpRequest& request) {
        HttpAnswer answer = HttpServer::file(request, m_whole);
        answer.pieces = 10;
        answer.pause = patience / 8;  // longer in all than the patience with silence
        return answer;
    });
    const auto download = this->download();
    QCOMPARE(fetch(*download, fileAt(server)).sha256, sha256(m_whole));
}

void GeoDownloadTest::cancels()
{
    HttpServer server([&](const HttpRequest& request) {
        HttpAnswer answer = HttpServer::file(request, m_whole);
        if (server.requests().size() == 1) {
            answer.pieces = 4;
            answer.pause = 100;
        }
        return answer;
    });
    const auto download = this->download();
    const auto onceThereIsSome =
        connect(download.get(), &GeoDownload::progressed, download.get(), &GeoDownload::cancel);
    const Ended ended = fetch(*download, fileAt(server));
    QVERIFY(ended.isCancelled);
    QVERIFY(!download->isRunning());
    QVERIFY(!QFile::exists(GeoCache(m_folder->path()).pathOf(fileAt(server))));
    disconnect(onceThereIsSome);
    QCOMPARE(fetch(*download, fileAt(server)).sha256, sha256(m_whole));
    QVERIFY(server.requests()[1].headers.contains("range"));
}

void GeoDownloadTest::needsNoPlaceToWriteForWhatLiesThere()
{
    HttpServer server([&](const HttpRequest& request) { return HttpServer::file(request, m_whole); });
    const auto download = this->download();
    const Ended first = fetch(*download, fileAt(server));
    QLockFile other(first.path + ".lock");
    QVERIFY(other.tryLock());
    QCOMPARE(fetch(*download, fileAt(server)).sha256, sha256(m_whole));
    const Ended again = fetch(*download, fileAt(server), true);
    QVERIFY2(again.failure.contains("another instance of FuzzyLens"), qPrintable(again.failure));
}

void GeoDownloadTest::refuses_data()
{
    QTest::addColumn<HttpAnswer>("answer");
    QTest::addColumn<QString>("says");
    HttpAnswer answer;
    answer.status = 404;
    QTest::newRow("missing") << answer << "is no longer available at 127.0.0.1";
    answer.status = 500;
    answer.body = "<html>error</html>";
    QTest::newRow("server error") << answer << "error 500";
    answer.status = 200;
    QTest::newRow("a page of text") << answer << "did not send a gzip file";
    answer.body = m_whole.left(m_whole.size() / 2);
    QTest::newRow("too short on the server") << answer << "is damaged on the server";
    answer.body = m_whole;
    answer.body[m_whole.size() / 2] = char(~answer.body[m_whole.size() / 2]);
    QTest::newRow("damaged on the server") << answer << "is damaged on the server";
    answer.body = m_whole;
    answer.declared = m_whole.size() + 100;
    QTest::newRow("cut short") << answer << "closed the connection. Try again.";
    answer.declared = -1;
    answer.stalls = true;
    QTest::newRow("silence") << answer << "127.0.0.1 did not respond";
    answer.stalls = false;
    answer.body.clear();
    QTest::newRow("empty") << answer << "GSE1_series_matrix.txt.gz";
    HttpAnswer large = answer;
    large.body = m_whole;
    large.declared = qint64(1) << 60;
    large.pieces = 4;
    large.pause = 20;
    QTest::newRow("larger than the disk") << large << "are free";
    answer.status = 302;
    answer.headers = {"Location: /again"};
    QTest::newRow("redirections without end") << answer << "without end";
    answer.headers = {"Location: file:///etc/passwd"};
    QTest::newRow("redirection into the disk") << answer << "GSE1_series_matrix.txt.gz";
    answer.status = 206;
    answer.headers = {"Content-Range: bytes 7-8/9"};
    QTest::newRow("a part nobody asked for") << answer << "the wrong part of the file";
}

void GeoDownloadTest::refuses()
{
    QFETCH(HttpAnswer, answer);
    QFETCH(QString, says);
    HttpServer server([&](const HttpRequest&) { return answer; });
    const auto download = this->download();
    const Ended ended = fetch(*download, fileAt(server));
    QVERIFY2(ended.failure.contains(says), qPrintable(ended.failure));
    QVERIFY(ended.path.isEmpty());
    QVERIFY(!QFile::exists(GeoCache(m_folder->path()).pathOf(fileAt(server))));
    QVERIFY(!download->isRunning());
}

void GeoDownloadTest::endlessFileIsRefused()
{
    for (const qint64 declared : {qint64(-2), qint64(-1)}) {  // without and with Content-Length
        HttpServer server([&](const HttpRequest& request) {
            HttpAnswer answer = HttpServer::file(request, m_whole);
            answer.declared = declared;
            answer.pieces = 10;
            return answer;
        });
        const auto download = this->download();
        download->setLimits(m_whole.size() / 2, GeoDownload::mostTime);
        const Ended ended = fetch(*download, fileAt(server));
        QVERIFY2(ended.failure.contains("exceeds the download limit"), qPrintable(ended.failure));
        QVERIFY(!download->keepsPart());
        QVERIFY(!QFile::exists(GeoCache(m_folder->path()).partOf(fileAt(server))));
    }
}

void GeoDownloadTest::slowTransferIsEndedAndResumed()
{
    HttpServer server([&](const HttpRequest& request) {
        HttpAnswer answer = HttpServer::file(request, m_whole);
        if (server.requests().size() == 1) {
            answer.pieces = 20;
            answer.pause = patience / 8;
        }
        return answer;
    });
    const auto download = this->download();
    download->setLimits(GeoDownload::mostBytes, std::chrono::milliseconds(patience / 2));
    const Ended ended = fetch(*download, fileAt(server));
    QVERIFY2(ended.failure.contains("time limit") && ended.failure.contains("kept"), qPrintable(ended.failure));
    download->setLimits(GeoDownload::mostBytes, GeoDownload::mostTime);
    QCOMPARE(fetch(*download, fileAt(server)).sha256, sha256(m_whole));
    QVERIFY(server.requests()[1].headers.contains("range"));
}

void GeoDownloadTest::reportsAnUnwritableCache()
{
    HttpServer server([&](const HttpRequest& request) { return HttpServer::file(request, m_whole); });
    const QString blocked = m_folder->filePath("file");
    QFile file(blocked);
    QVERIFY(file.open(QIODevice::WriteOnly));
    GeoDownload download(m_network, GeoCache(blocked));
    const Ended ended = fetch(download, fileAt(server));
    QVERIFY2(ended.failure.contains(blocked), qPrintable(ended.failure));
}

QTEST_GUILESS_MAIN(GeoDownloadTest)
#include "tst_geo_download.moc"
