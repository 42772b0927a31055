// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/gzip.h"
#include "tests/app/cli_runner.h"
#include "tests/ui/geo/http_server.h"

#include <QTemporaryDir>
#include <QTest>

using namespace fuzzylens;
using namespace fuzzylens::test;

namespace {

/// Runs fuzzylens-cli while this thread goes on answering as a server; the cache of its user is in @p folder.
CliRun fetch(const QStringList& arguments, const QString& folder)
{
    QProcess process;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert(QStringLiteral("XDG_CACHE_HOME"), folder + QStringLiteral("/cache"));
    process.setProcessEnvironment(environment);
    process.setWorkingDirectory(folder);
    process.start(cliProgram, QStringList{QStringLiteral("fetch")} + arguments);
    if (!QTest::qWaitFor([&] { return process.state() == QProcess::NotRunning; }, 60000))
        process.kill();
    return finished(process);
}

const QByteArray seriesMatrix = "!Series_title\t\"A small one\"\n"
                                "!Series_geo_accession\t\"GSE1\"\n"
                                "!Sample_title\t\"sick 1\"\t\"sick 2\"\t\"well 1\"\t\"well 2\"\n"
                                "!Sample_geo_accession\t\"GSM1\"\t\"GSM2\"\t\"GSM3\"\t\"GSM4\"\n"
                                "!series_matrix_table_begin\n"
                                "\"ID_REF\"\t\"GSM1\"\t\"GSM2\"\t\"GSM3\"\t\"GSM4\"\n"
                                "\"p1\"\t1.5\t2\t3\t4\n"
                                "\"p2\"\t4\t3.25\t2\t1\n"
                                "!series_matrix_table_end\n";

}  // namespace

class CliFetchTest : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void fetches();
    void largeFileWithoutLengthIsRefused();
    void asksForThePlatform();
    void leavesNoHalfFile();
    void refusesCommands_data();
    void refusesCommands();

private:
    QString base() const { return m_server->url().toString(); }

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<HttpServer> m_server;
    QByteArray m_page, m_file;
    qsizetype m_breaksAfter = -1;
};

void CliFetchTest::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    m_page = "<a href=\"GSE1_series_matrix.txt.gz\">x</a>";
    m_file =
        QByteArray::fromStdString(GzipPacker().add({seriesMatrix.data(), std::size_t(seriesMatrix.size())}, true));
    m_breaksAfter = -1;
    m_server = std::make_unique<HttpServer>([this](const HttpRequest& request) {
        HttpAnswer answer = request.path.endsWith('/') ? HttpAnswer{200, m_page, {}, -1, -1, 1, 0, false}
                                                       : HttpServer::file(request, m_file);
        if (!request.path.endsWith('/'))
            answer.breaksAfter = m_breaksAfter;
        return answer;
    });
}

void CliFetchTest::fetches()
{
    const CliRun run = fetch({"gse1", "-o", "out.txt.gz", "--base-url", base()}, m_folder->path());
    QCOMPARE(run.err, QByteArray());
    QCOMPARE(run.exitCode, 0);
    QCOMPARE(fileBytes(m_folder->filePath("out.txt.gz")), m_file);
    const QJsonObject info = runCli({"info", "out.txt.gz", "--json"}, m_folder->path()).json().object();
    QCOMPARE(info["samples"].toInt(), 4);
    QCOMPARE(info["features"].toInt(), 2);
    // A cached file needs no second download, also for standard output.
    const qsizetype requests = m_server->requests().size();
    const CliRun again = fetch({"GSE1", "-o", "-", "--base-url", base()}, m_folder->path());
    QCOMPARE(again.out, m_file);
    QCOMPARE(m_server->requests().size(), requests + 2);  // the folder and the size
}

void CliFetchTest::largeFileWithoutLengthIsRefused()
{
    HttpServer server([this](const HttpRequest& request) {
        HttpAnswer answer;
        answer.body = request.path.endsWith('/') ? m_page : QByteArray(2'000'000, 'x');
        answer.declared = request.path.endsWith('/') ? -1 : -2;
        return answer;
    });
    const CliRun run =
        fetch({"GSE1", "-o", "out.txt.gz", "--base-url", server.url().toString(), "--max-megabytes", "1"},
              m_folder->path());
    QCOMPARE(run.exitCode, 1);
    QVERIFY2(run.isOneSentence() && run.err.contains("1.0 MB"), run.err);
    QCOMPARE(QDir(m_folder->path()).entryList(QDir::Files | QDir::Hidden), QStringList());
}

void CliFetchTest::asksForThePlatform()
{
    m_page = "<a href=\"GSE1-GPL96_series_matrix.txt.gz\">x</a><a href=\"GSE1-GPL97_series_matrix.txt.gz\">x</a>";
    const QStringList line{"GSE1", "-o", "out.txt.gz", "--base-url", base()};
    const CliRun run = fetch(line, m_folder->path());
    QCOMPARE(run.exitCode, 1);
    QVERIFY(run.isOneSentence());
    QVERIFY2(run.err.contains("--platform: GPL96, GPL97"), run.err);
    QVERIFY(!QFile::exists(m_folder->filePath("out.txt.gz")));
    QVERIFY(fetch(line + QStringList{"--platform", "GPL5"}, m_folder->path()).err.contains("no file for"));
    QCOMPARE(fetch(line + QStringList{"--platform", "gpl97"}, m_folder->path()).exitCode, 0);
    QVERIFY(m_server->requests().last().path.contains("GPL97"));
}

void CliFetchTest::leavesNoHalfFile()
{
    m_breaksAfter = m_file.size() / 2;
    writeFile(m_folder->filePath("out.txt.gz"), "what was there");
    const QStringList line{"GSE1", "-o", "out.txt.gz", "--base-url", base()};
    const CliRun run = fetch(line, m_folder->path());
    QCOMPARE(run.exitCode, 1);
    QVERIFY2(run.isOneSentence(), run.err);
    QCOMPARE(fileBytes(m_folder->filePath("out.txt.gz")), QByteArray("what was there"));
    QCOMPARE(QDir(m_folder->path()).entryList(QDir::Files), QStringList{"out.txt.gz"});
    m_breaksAfter = -1;
    QCOMPARE(fetch(line, m_folder->path()).exitCode, 0);
    QCOMPARE(fileBytes(m_folder->filePath("out.txt.gz")), m_file);
    QVERIFY(m_server->requests().last().headers.contains("range"));
}

void CliFetchTest::refusesCommands_data()
{
    QTest::addColumn<QStringList>("line");
    QTest::addColumn<int>("code");
    QTest::addColumn<QByteArray>("says");
    QTest::newRow("no accession") << QStringList{"-o", "x"} << 2 << QByteArray("ACCESSION is required");
    QTest::newRow("no place") << QStringList{"GSE1"} << 2 << QByteArray("--output is required");
    QTest::newRow("no number") << QStringList{"colon", "-o", "x"} << 2 << QByteArray("colon is not an accession");
    QTest::newRow("no address") << QStringList{"GSE1", "-o", "x", "--base-url", "ftp://x/"} << 2
                                << QByteArray("is not an address");
    QTest::newRow("impossible place") << QStringList{"GSE1", "-o", "no/such/folder/x"} << 1
                                      << QByteArray("no/such");
    QTest::newRow("nobody there") << QStringList{"GSE1", "-o", "x", "--base-url", "http://127.0.0.1:1/"} << 1
                                  << QByteArray("cannot be reached");
}

void CliFetchTest::refusesCommands()
{
    QFETCH(QStringList, line);
    QFETCH(int, code);
    QFETCH(QByteArray, says);
    const CliRun run = fetch(line, m_folder->path());
    QCOMPARE(run.exitCode, code);
    QVERIFY2(run.isOneSentence(), run.err);
    QVERIFY2(run.err.contains(says), run.err);
}

QTEST_GUILESS_MAIN(CliFetchTest)
#include "tst_cli_fetch.moc"
