// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/gzip.h"
#include "core/data/reader.h"
#include "tests/ui/geo/http_server.h"
#include "ui/geo/geo_catalogue.h"
#include "ui/geo/geo_download.h"

#include <QCryptographicHash>
#include <QLockFile>
#include <QNetworkAccessManager>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

using namespace fuzzylens;
using namespace fuzzylens::test;
using namespace fuzzylens::ui;

namespace {

constexpr int patience = 400;  // milliseconds; a test does not wait half a minute for a dead server

/// A gzip file of some size that does not pack well.
QByteArray packedFile(int lines)
{
    std::string text = "!Series_title\t\"test\"\n";
    unsigned state = 1;
    for (int i = 0; i < lines; ++i) {
        state = state * 1664525U + 1013904223U;
        text += std::to_string(state) + '\t' + std::to_string(state >> 7U) + '\n';
    }
    return QByteArray::fromStdString(GzipPacker().add(text, true));
}

QString sha256(const QByteArray& bytes)
{
    return QString::fromLatin1(QCryptographicHash::hash(bytes, QCryptographicHash::Sha256).toHex());
}

QByteArray bytesOf(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

/// How one download ended.
struct Ended
{
    QString path, sha256, failure;
    bool isCancelled = false;
};

Ended fetch(GeoDownload& download, const GeoFile& file, bool again = false)
{
    Ended ended;
    int ends = 0;
    QObject context;
    QObject::connect(&download, &GeoDownload::finished, &context, [&](const QString& path, const QString& digest) {
        ended.path = path;
        ended.sha256 = digest;
        ++ends;
    });
    QObject::connect(&download, &GeoDownload::failed, &context, [&](const QString& sentence) {
        ended.failure = sentence;
        ++ends;
    });
    QObject::connect(&download, &GeoDownload::cancelled, &context, [&] {
        ended.isCancelled = true;
        ++ends;
    });
    download.start(file, again);
    if (!QTest::qWaitFor([&] { return ends > 0; }, 20000))
        ended.failure = QStringLiteral("it did not end");
    if (ends > 1)
        ended.failure = QStringLiteral("it ended more than once");
    return ended;
}

}  // namespace

class GeoDownloadTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { m_whole = packedFile(40000); }
    void init() { m_folder = std::make_unique<QTemporaryDir>(); }

    void namesOfAccessions_data();
    void namesOfAccessions();
    void foldersOfAccessions();
    void listsSeveralPlatforms();
    void listsACuratedDataSet();
    void cannotList_data();
    void cannotList();
    void fetches();
    void takesWhatIsInTheCache();
    void fetchesADamagedCacheAgain();
    void goesOnWhereItBrokeOff();
    void beginsAnewWhenTheFileHasChanged();
    void beginsAnewWhenThePartIsTooLong();
    void beginsAnewWhenTheRestIsOfAnotherFile();
    void fetchesWhatHasAnotherSizeByNow();
    void keepsNoPartItCannotGoOnFrom();
    void followsRedirections();
    void isSlow();
    void cancels();
    void goesOnFromTheCheck();
    void needsNoPlaceToWriteForWhatLiesThere();
    void refuses_data();
    void refuses();
    void reportsAnUnwritableCache();

private:
    GeoFile fileAt(const HttpServer& server) const
    {
        return {QStringLiteral("GSE1_series_matrix.txt.gz"),
                {},
                server.url(QStringLiteral("/f/GSE1_series_matrix.txt.gz")),
                -1};
    }
    std::unique_ptr<GeoDownload> download()
    {
        auto result = std::make_unique<GeoDownload>(m_network, GeoCache(m_folder->path()));
        result->setPatience(patience);
        return result;
    }

    QNetworkAccessManager m_network;
    std::unique_ptr<QTemporaryDir> m_folder;
    QByteArray m_whole;
};

void GeoDownloadTest::namesOfAccessions_data()
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

void GeoDownloadTest::namesOfAccessions()
{
    QFETCH(QString, text);
    QFETCH(QString, accession);
    const std::optional<GeoAccession> parsed = parseGeoAccession(text);
    QCOMPARE(parsed ? parsed->text : QString(), accession);
}

void GeoDownloadTest::foldersOfAccessions()
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

void GeoDownloadTest::listsSeveralPlatforms()
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

void GeoDownloadTest::listsACuratedDataSet()
{
    HttpServer server([](const HttpRequest& request) {
        HttpAnswer answer;
        answer.status = request.method == "HEAD" ? 405 : 200;  // a server that does not tell sizes
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

void GeoDownloadTest::cannotList_data()
{
    QTest::addColumn<HttpAnswer>("answer");
    QTest::addColumn<QString>("accession");
    QTest::addColumn<QString>("says");
    HttpAnswer answer;
    answer.status = 404;
    QTest::newRow("no such series") << answer << "GSE999999"
                                    << "GSE999999 is not at 127.0.0.1";
    QTest::newRow("no such data set") << answer << "GDS999999"
                                      << "GDS999999 is not at 127.0.0.1";
    answer.status = 503;
    QTest::newRow("out of order") << answer << "GSE1"
                                  << "error 503";
    answer.status = 200;
    answer.body = "<html>nothing here</html>";
    QTest::newRow("no matrix") << answer << "GSE1"
                               << "GSE1 has no series matrix";
    answer.body = QByteArray(9 << 20, 'x');
    QTest::newRow("a page without end") << answer << "GSE1"
                                        << "is not one";
    answer.body.clear();
    answer.stalls = true;
    QTest::newRow("silence") << answer << "GSE1"
                             << "nothing came from 127.0.0.1";
}

void GeoDownloadTest::cannotList()
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

void GeoDownloadTest::goesOnWhereItBrokeOff()
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
    QVERIFY2(first.failure.contains("What has arrived is kept"), qPrintable(first.failure));
    const GeoCache cache(m_folder->path());
    QVERIFY(!QFile::exists(cache.pathOf(fileAt(server))));
    QCOMPARE(QFileInfo(cache.partOf(fileAt(server))).size(), half);
    const Ended second = fetch(*download, fileAt(server));
    QCOMPARE(second.failure, QString());
    QCOMPARE(bytesOf(second.path), m_whole);
    QCOMPARE(server.requests()[1].headers.value("range"), "bytes=" + QByteArray::number(half) + '-');
}

void GeoDownloadTest::beginsAnewWhenTheFileHasChanged()
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

/// A server that knows nothing of If-Range sends the rest of the file it has by now.
void GeoDownloadTest::beginsAnewWhenTheRestIsOfAnotherFile()
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

void GeoDownloadTest::fetchesWhatHasAnotherSizeByNow()
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

void GeoDownloadTest::keepsNoPartItCannotGoOnFrom()
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

void GeoDownloadTest::beginsAnewWhenThePartIsTooLong()
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

// Given up while it is checked, the file has arrived: it is not fetched again.
void GeoDownloadTest::goesOnFromTheCheck()
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

void GeoDownloadTest::needsNoPlaceToWriteForWhatLiesThere()
{
    HttpServer server([&](const HttpRequest& request) { return HttpServer::file(request, m_whole); });
    const auto download = this->download();
    const Ended first = fetch(*download, fileAt(server));
    QLockFile other(first.path + ".lock");
    QVERIFY(other.tryLock());
    QCOMPARE(fetch(*download, fileAt(server)).sha256, sha256(m_whole));
    const Ended again = fetch(*download, fileAt(server), true);
    QVERIFY2(again.failure.contains("another FuzzyLens"), qPrintable(again.failure));
}

void GeoDownloadTest::refuses_data()
{
    QTest::addColumn<HttpAnswer>("answer");
    QTest::addColumn<QString>("says");
    HttpAnswer answer;
    answer.status = 404;
    QTest::newRow("missing") << answer << "is not at 127.0.0.1 any more";
    answer.status = 500;
    answer.body = "<html>error</html>";
    QTest::newRow("server error") << answer << "error 500";
    answer.status = 200;
    QTest::newRow("a page of text") << answer << "no gzip file";
    answer.body = m_whole.left(m_whole.size() / 2);
    QTest::newRow("too short on the server") << answer << "is damaged as it lies";
    answer.body = m_whole;
    answer.body[m_whole.size() / 2] = char(~answer.body[m_whole.size() / 2]);
    QTest::newRow("damaged on the server") << answer << "is damaged as it lies";
    answer.body = m_whole;
    answer.declared = m_whole.size() + 100;
    QTest::newRow("cut short") << answer << "broke the connection off. Try again.";
    answer.declared = -1;
    answer.stalls = true;
    QTest::newRow("silence") << answer << "nothing came from 127.0.0.1";
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
    QTest::newRow("a part nobody asked for") << answer << "another part";
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
