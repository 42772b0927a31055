// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/geo/http_server.h"
#include "tests/ui/support/geo_downloads.h"
#include "ui/geo/geo_download.h"

using namespace fuzzylens;
using namespace fuzzylens::test;
using namespace fuzzylens::ui;

/// A download that broke off goes on, or begins again.
class GeoResumeTest : public GeoDownloads
{
    Q_OBJECT

private slots:
    void initTestCase() { makeFile(); }
    void init() { makeFolder(); }
    void goesOnWhereItBrokeOff();
    void beginsAnewWhenTheFileHasChanged();
    void beginsAnewWhenThePartIsTooLong();
    void beginsAnewWhenTheRestIsOfAnotherFile();
    void fetchesWhatHasAnotherSizeByNow();
    void keepsNoPartItCannotGoOnFrom();
    void goesOnFromTheCheck();
};

void GeoResumeTest::goesOnWhereItBrokeOff()
{
    const qsizetype half = m_whole.size() / 2;
    HttpServer server([&](const HttpRequest& request) {
        HttpAnswer answer = HttpServer::file(request, m_whole);
        if (server.requests().size() == 1)
            answer.breaksAfter = half;
        return answer;
    });
    const auto download = this->download();
    const Ended first = fetch(*download, fileAt(server));
    QVERIFY2(first.failure.contains("The downloaded part is kept"), qPrintable(first.failure));
    const GeoCache cache(m_folder->path());
    QVERIFY(!QFile::exists(cache.pathOf(fileAt(server))));
    QCOMPARE(QFileInfo(cache.partOf(fileAt(server))).size(), half);
    const Ended second = fetch(*download, fileAt(server));
    QCOMPARE(second.failure, QString());
    QCOMPARE(bytesOf(second.path), m_whole);
    QCOMPARE(server.requests()[1].headers.value("range"), "bytes=" + QByteArray::number(half) + '-');
}

void GeoResumeTest::beginsAnewWhenTheFileHasChanged()
{
    const QByteArray newer = packedFile(30000);
    HttpServer server([&](const HttpRequest& request) {
        if (server.requests().size() > 1)
            return HttpServer::file(request, newer, "\"2\"");
        HttpAnswer answer = HttpServer::file(request, m_whole);
        answer.breaksAfter = m_whole.size() / 2;
        return answer;
    });
    const auto download = this->download();
    QVERIFY(!fetch(*download, fileAt(server)).failure.isEmpty());
    QCOMPARE(bytesOf(fetch(*download, fileAt(server)).path), newer);
}

void GeoResumeTest::beginsAnewWhenThePartIsTooLong()
{
    const QByteArray shorter = packedFile(100);
    HttpServer server([&](const HttpRequest& request) {
        if (server.requests().size() > 1)
            return HttpServer::file(request, shorter);  // under the same tag, against the rules
        HttpAnswer answer = HttpServer::file(request, m_whole);
        answer.breaksAfter = m_whole.size() / 2;
        return answer;
    });
    const auto download = this->download();
    QVERIFY(!fetch(*download, fileAt(server)).failure.isEmpty());
    const Ended second = fetch(*download, fileAt(server));
    QCOMPARE(second.failure, QString());
    QCOMPARE(bytesOf(second.path), shorter);
    QCOMPARE(server.requests().size(), 3);
}

/// A server that knows nothing of If-Range sends the rest of the file it has by now.
void GeoResumeTest::beginsAnewWhenTheRestIsOfAnotherFile()
{
    const QByteArray newer = packedFile(30000);
    HttpServer server([&](const HttpRequest& request) {
        if (server.requests().size() > 1) {
            HttpRequest careless = request;
            careless.headers.remove("if-range");
            return HttpServer::file(careless, newer, "\"2\"");
        }
        HttpAnswer answer = HttpServer::file(request, m_whole);
        answer.breaksAfter = 100;
        return answer;
    });
    const auto download = this->download();
    QVERIFY(!fetch(*download, fileAt(server)).failure.isEmpty());
    const Ended second = fetch(*download, fileAt(server));
    QCOMPARE(second.failure, QString());
    QCOMPARE(bytesOf(second.path), newer);
    QCOMPARE(server.requests().size(), 3);
}

void GeoResumeTest::fetchesWhatHasAnotherSizeByNow()
{
    const QByteArray newer = packedFile(30000);
    HttpServer server([&](const HttpRequest& request) {
        return server.requests().size() == 1 ? HttpServer::file(request, m_whole)
                                             : HttpServer::file(request, newer, "\"2\"");
    });
    const auto download = this->download();
    fetch(*download, fileAt(server));
    GeoFile listed = fileAt(server);
    listed.size = newer.size();
    QVERIFY(!GeoCache(m_folder->path()).find(listed));
    QCOMPARE(bytesOf(fetch(*download, listed).path), newer);
}

void GeoResumeTest::keepsNoPartItCannotGoOnFrom()
{
    HttpServer server([&](const HttpRequest&) {
        HttpAnswer answer;  // neither ETag nor date
        answer.body = m_whole;
        answer.breaksAfter = m_whole.size() / 2;
        return answer;
    });
    const auto download = this->download();
    const Ended ended = fetch(*download, fileAt(server));
    QVERIFY2(!ended.failure.isEmpty() && !ended.failure.contains("kept"), qPrintable(ended.failure));
    QVERIFY(!QFile::exists(GeoCache(m_folder->path()).partOf(fileAt(server))));
}

void GeoResumeTest::goesOnFromTheCheck()
{
    HttpServer server([&](const HttpRequest& request) { return HttpServer::file(request, m_whole); });
    const auto download = this->download();
    const auto inTheCheck = connect(download.get(), &GeoDownload::checking, download.get(), &GeoDownload::cancel,
                                    Qt::QueuedConnection);
    const Ended first = fetch(*download, fileAt(server));
    QVERIFY(first.isCancelled || !first.path.isEmpty());
    disconnect(inTheCheck);
    QCOMPARE(fetch(*download, fileAt(server)).sha256, sha256(m_whole));
    QCOMPARE(server.requests().size(), 1);
}

QTEST_GUILESS_MAIN(GeoResumeTest)
#include "tst_geo_resume.moc"
