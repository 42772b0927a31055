// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/session/result.h"
#include "tests/core/support/project_files.h"

#include <QFile>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>
#include <QXmlStreamReader>

using namespace fuzzylens;

class TestRender : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void drawsAResult_data();
    void drawsAResult();
    void drawsWhatOtherProgramsHaveWritten_data();
    void drawsWhatOtherProgramsHaveWritten();
    void looksAtTheScatterAsAsked();
    void refusesWrongCommands_data();
    void refusesWrongCommands();
    void failsOnBadFiles_data();
    void failsOnBadFiles();
    void controlCharactersAreNotPrinted();
    void helpListsEveryView();
    void writesReports();
    void refusesWrongReports_data();
    void refusesWrongReports();
    void viewsOfValuesSayWhereTheyAreDrawn_data();
    void viewsOfValuesSayWhereTheyAreDrawn();

private:
    struct Ended
    {
        int code;
        QString errors;
    };

    Ended render(const QStringList& arguments) const;
    QString path(const QString& name) const { return m_folder.filePath(name); }
    void write(const QString& name, const QByteArray& text) const;

    QTemporaryDir m_folder;
};

TestRender::Ended TestRender::render(const QStringList& arguments) const
{
    QProcess process;
    process.setWorkingDirectory(m_folder.path());
    process.start(test::builtFile("bin/fuzzylens-render"), arguments);
    process.waitForFinished();
    return {process.exitStatus() == QProcess::NormalExit ? process.exitCode() : -1,
            QString::fromUtf8(process.readAllStandardError())};
}

void TestRender::write(const QString& name, const QByteArray& text) const
{
    QFile file(path(name));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(text);
}

void TestRender::initTestCase()
{
    if (!QFile::exists(test::builtFile("bin/fuzzylens-render")))
        QSKIP("this build has no fuzzylens-render");
    Result result;
    result.command = "fuzzylens-cli fit sfp data.csv";
    result.method = "sfp";
    result.parameters.set("alpha", 9.0);
    result.samples = std::make_shared<std::vector<std::string>>(std::vector<std::string>{"s1", "s2", "s3"});
    result.features = std::make_shared<std::vector<std::string>>(std::vector<std::string>{"g1", "g2"});
    result.target.kind = Target::Kind::Classes;
    result.target.name = "class";
    result.target.classNames = {"ALL", "AML"};
    result.target.classOf = {0, 0, 1};
    result.outcome.memberships.resize(3, 2);
    result.outcome.memberships << 0.9, 0.1, 0.7, 0.3, 0.25, 0.75;
    result.outcome.featureWeights.setConstant(2, 2, 0.5);
    result.outcome.centers.setIdentity(2, 2);
    result.outcome.embedding.setRandom(3, 2);
    result.outcome.embeddingAxes = {"distance to cluster 1", "distance to cluster 2"};
    result.outcome.probes = {0, 2};
    result.outcome.assigned = {0, 0, 1};
    result.outcome.objective = {3, 2.5, 2.25};
    result.outcome.objectiveTerms = {{"distance", {2, 1.5, 1.25}}, {"label", {1, 1, 1}}};
    result.outcome.iterations = 3;
    result.outcome.annealing = {{10, 12.5, 12, 30, 20, {0}}, {9, 3.5, 3, 30, 10, {1}}};
    const QByteArray text = QByteArray::fromStdString(toJson(result));
    write(QStringLiteral("result.json"), text);
    const auto writeWith = [&](const char* name, const char* before, const char* after) {
        QByteArray changed = text;
        QVERIFY(changed.contains(before));
        write(QString::fromLatin1(name), changed.replace(before, after));
    };
    writeWith("whole.json", R"("alpha":9.0)", R"("alpha":9)");
    writeWith("foreign.json", R"("method": "sfp")", R"("method": "method of tomorrow")");
    writeWith("nonsense.json", R"("alpha":9.0)", R"("alpha":"nine")");
    result.outcome.graph = {{0, 1, 0.75}, {1, 2, 0.25}};
    result.outcome.embedding.setRandom(3, 3);
    result.outcome.embeddingAxes = {"axis one", "axis two", "axis three"};
    write(QStringLiteral("spectral.json"), QByteArray::fromStdString(toJson(result)));
    result.outcome.memberships.resize(0, 0);
    write(QStringLiteral("bare.json"), QByteArray::fromStdString(toJson(result)));
    write(QStringLiteral("broken.json"), "{\"format\": \"fuzzylens-result\", ");
}

void TestRender::drawsAResult_data()
{
    QTest::addColumn<QString>("view");
    QTest::addColumn<QString>("name");
    QTest::addColumn<QByteArray>("start");
    for (const char* view : {"scatter", "weights", "memberships", "embedding", "objective", "annealing"}) {
        const QString identifier = QString::fromLatin1(view);
        QTest::addRow("%s as SVG", view) << identifier << QStringLiteral("figure.svg") << QByteArray("<?xml");
        QTest::addRow("%s as PDF", view) << identifier << QStringLiteral("figure.pdf") << QByteArray("%PDF-1.");
        QTest::addRow("%s as PNG", view) << identifier << QStringLiteral("figure.png") << QByteArray("\x89PNG");
    }
}

void TestRender::drawsAResult()
{
    QFETCH(QString, view);
    QFETCH(QString, name);
    QFETCH(QByteArray, start);
    QFile::remove(path(name));
    const Ended ended =
        render({QStringLiteral("result.json"), QStringLiteral("--view"), view, QStringLiteral("-o"), name,
                QStringLiteral("--size"), QStringLiteral("85x60mm"), QStringLiteral("--dpi=150")});
    QCOMPARE(ended.errors, QString());
    QCOMPARE(ended.code, 0);
    QFile file(path(name));
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QByteArray bytes = file.readAll();
    QVERIFY(bytes.startsWith(start));
    QVERIFY(!bytes.contains("/DCTDecode"));
    if (name.endsWith(QLatin1String(".svg"))) {
        QXmlStreamReader reader(bytes);
        while (!reader.atEnd())
            reader.readNext();
        QVERIFY2(!reader.hasError(), qPrintable(reader.errorString()));
    }
}

void TestRender::drawsWhatOtherProgramsHaveWritten_data()
{
    QTest::addColumn<QString>("file");
    QTest::newRow("a real number without a point") << "whole.json";
    QTest::newRow("a method there is not") << "foreign.json";
}

/// They ended with an uncaught exception.
void TestRender::drawsWhatOtherProgramsHaveWritten()
{
    QFETCH(QString, file);
    for (const char* view :
         {"scatter", "samples", "weights", "features", "memberships", "embedding", "objective"}) {
        const Ended ended = render({file, QStringLiteral("--view"), QString::fromLatin1(view),
                                    QStringLiteral("-o"), QStringLiteral("foreign.svg")});
        QCOMPARE(ended.errors, QString());
        QCOMPARE(ended.code, 0);
    }
}

void TestRender::looksAtTheScatterAsAsked()
{
    const auto drawn = [this](const QString& more) {
        const Ended ended =
            render((QStringLiteral("spectral.json --view scatter -o look.svg ") + more).split(QLatin1Char(' ')));
        QFile file(path(QStringLiteral("look.svg")));
        return ended.code == 0 && file.open(QIODevice::ReadOnly) ? file.readAll() : ended.errors.toUtf8();
    };
    const QByteArray plain = drawn(QStringLiteral("--dpi 150"));
    QVERIFY2(plain.contains("axis two") && !plain.contains("axis three"), plain);
    QVERIFY(!plain.contains("similarity"));
    QVERIFY(drawn(QStringLiteral("--graph")).contains("similarity 0.25 to 0.75"));
    const QByteArray turned = drawn(QStringLiteral("--turn 40,-10"));
    QVERIFY(turned.contains("axis three"));
    QVERIFY(turned != drawn(QStringLiteral("--turn=50,-10")));
    for (const char* option : {"--graph", "--turn=1,2"}) {
        const Ended ended =
            render({QStringLiteral("result.json"), QStringLiteral("--view"), QStringLiteral("scatter"),
                    QStringLiteral("-o"), QStringLiteral("a.png"), QString::fromLatin1(option)});
        QCOMPARE(ended.code, 1);
        QVERIFY(!QFile::exists(path(QStringLiteral("a.png"))));
    }
}

void TestRender::refusesWrongCommands_data()
{
    QTest::addColumn<QString>("arguments");
    QTest::newRow("a turn of another view") << "spectral.json --view memberships -o a.png --turn 1,2";
    QTest::newRow("a graph of another view") << "spectral.json --view memberships -o a.png --graph";
    QTest::newRow("half a turn") << "spectral.json --view scatter -o a.png --turn 40";
    QTest::newRow("a turn over the top") << "spectral.json --view scatter -o a.png --turn 0,91";
    QTest::newRow("nothing") << "";
    QTest::newRow("no view") << "result.json -o a.png";
    QTest::newRow("no output") << "result.json --view memberships";
    QTest::newRow("unknown view") << "result.json --view picture -o a.png";
    QTest::newRow("unknown option") << "result.json --view memberships -o a.png --colour red";
    QTest::newRow("bad size") << "result.json --view memberships -o a.png --size 85mm";
    QTest::newRow("bad dpi") << "result.json --view memberships -o a.png --dpi many";
    QTest::newRow("value missing") << "result.json --view memberships -o";
    QTest::newRow("two files") << "result.json bare.json --view memberships -o a.png";
}

void TestRender::refusesWrongCommands()
{
    QFETCH(QString, arguments);
    const Ended ended = render(arguments.split(QLatin1Char(' '), Qt::SkipEmptyParts));
    QCOMPARE(ended.code, 2);
    QVERIFY(ended.errors.startsWith(QStringLiteral("fuzzylens-render: ")));
    QVERIFY(!QFile::exists(path(QStringLiteral("a.png"))));
}

void TestRender::failsOnBadFiles_data()
{
    QTest::addColumn<QString>("file");
    QTest::addColumn<QString>("output");
    QTest::newRow("no such file") << "absent.json"
                                  << "a.png";
    QTest::newRow("a directory") << "."
                                 << "a.png";
    QTest::newRow("broken") << "broken.json"
                            << "a.png";
    QTest::newRow("a parameter of another kind") << "nonsense.json"
                                                 << "a.png";
    QTest::newRow("without memberships") << "bare.json"
                                         << "a.png";
    QTest::newRow("unknown format") << "result.json"
                                    << "a.bmp";
    QTest::newRow("no such folder") << "result.json"
                                    << "no/folder/a.png";
}

void TestRender::failsOnBadFiles()
{
    QFETCH(QString, file);
    QFETCH(QString, output);
    const Ended ended =
        render({file, QStringLiteral("--view"), QStringLiteral("memberships"), QStringLiteral("-o"), output});
    QCOMPARE(ended.code, 1);
    QVERIFY2(ended.errors.count(QLatin1Char('\n')) == 1, qPrintable(ended.errors));
    QVERIFY(!QFile::exists(path(output)));
}

void TestRender::controlCharactersAreNotPrinted()
{
    const QString name = QStringLiteral("a\x1b[31m\n.json"), view = QStringLiteral("--view"),
                  output = QStringLiteral("-o"), figure = QStringLiteral("a.png");
    for (const QStringList& arguments : {QStringList{name, view, QStringLiteral("weights"), output, figure},
                                         {name, view, name, output, figure},
                                         {QStringLiteral("report"), name, output, figure}}) {
        const Ended ended = render(arguments);
        QVERIFY(ended.code > 0);
        const QString sentence = ended.errors.section(QLatin1Char('\n'), 0, 0);
        QVERIFY2(!ended.errors.contains(QLatin1Char('\x1b')) && sentence.contains(QStringLiteral("31m")),
                 qPrintable(ended.errors));
    }
}

void TestRender::helpListsEveryView()
{
    QString known = render({QStringLiteral("result.json"), QStringLiteral("--view"), QStringLiteral("?")}).errors;
    known = known.section(QStringLiteral("available views: "), 1).section(QLatin1Char(';'), 0, 0);
    const QStringList views = known.split(QStringLiteral(", "));
    QCOMPARE(views.size(), 16);
    for (const QStringList& command : {QStringList{"fuzzylens-render"}, QStringList{"fuzzylens-cli", "render"}}) {
        QProcess process;
        process.start(test::builtFile("bin/") + command[0],
                      command.mid(1) + QStringList{QStringLiteral("--help")});
        QVERIFY(process.waitForFinished());
        const QByteArray help = process.readAllStandardOutput();
        for (const QString& view : views)
            QVERIFY2(help.contains(view.toUtf8()), qPrintable(view));
    }
}

void TestRender::viewsOfValuesSayWhereTheyAreDrawn_data()
{
    QTest::addColumn<QString>("view");
    QTest::newRow("values") << "values";
    QTest::newRow("expression") << "expression";
    QTest::newRow("preparation") << "preparation";
    QTest::newRow("pairs") << "pairs";
    QTest::newRow("laplacian") << "laplacian";
}

void TestRender::viewsOfValuesSayWhereTheyAreDrawn()
{
    QFETCH(QString, view);
    const Ended ended = render({QStringLiteral("result.json"), QStringLiteral("--view"), view,
                                QStringLiteral("-o"), QStringLiteral("v.png")});
    QCOMPARE(ended.code, 1);
    QVERIFY2(ended.errors.contains(QStringLiteral("export it from the window")), qPrintable(ended.errors));
}

void TestRender::writesReports()
{
    const Ended ended = render({QStringLiteral("report"), QStringLiteral("result.json"), QStringLiteral("-o"),
                                QStringLiteral("written")});
    QVERIFY2(ended.code == 0, qPrintable(ended.errors));
    QFile page(path(QStringLiteral("written.html"))), document(path(QStringLiteral("written.pdf")));
    QVERIFY(page.open(QIODevice::ReadOnly) && document.open(QIODevice::ReadOnly));
    QVERIFY(document.readAll().startsWith("%PDF-"));
    const QByteArray text = page.readAll();
    QVERIFY(text.contains("fuzzylens-cli fit sfp data.csv"));
    QXmlStreamReader reader(text);
    while (!reader.atEnd())
        reader.readNext();
    QVERIFY2(!reader.hasError(), qPrintable(reader.errorString()));
    // fuzzylens-cli starts it, and a session names its data too.
    QProcess cli;
    cli.setWorkingDirectory(m_folder.path());
    const QString program = test::builtFile("bin/fuzzylens-cli");
    for (const char* line :
         {"fit kmeans demo --session work.fuzzylens", "report work.fuzzylens --output=session.pdf"}) {
        cli.start(program, QString::fromLatin1(line).split(QLatin1Char(' ')));
        QVERIFY(cli.waitForFinished());
        QVERIFY2(cli.exitCode() == 0, cli.readAllStandardError().constData());
    }
    QFile session(path(QStringLiteral("session.html")));
    QVERIFY(session.open(QIODevice::ReadOnly));
    QVERIFY(session.readAll().contains("Import settings"));
}

void TestRender::refusesWrongReports_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<int>("code");
    QTest::addColumn<QString>("error");
    const QString result = QStringLiteral("result.json"), output = QStringLiteral("-o");
    QTest::newRow("no result") << QStringList{output, QStringLiteral("x")} << 2
                               << QStringLiteral("a result file is required");
    QTest::newRow("no name") << QStringList{result} << 2 << QStringLiteral("-o is required");
    QTest::newRow("a name without a value")
        << QStringList{result, output} << 2 << QStringLiteral("requires a value");
    QTest::newRow("two results") << QStringList{result, result, output, QStringLiteral("x")} << 2
                                 << QStringLiteral("only one result file is allowed");
    QTest::newRow("an option of figures")
        << QStringList{result, QStringLiteral("--dpi=300")} << 2 << QStringLiteral("unknown option --dpi");
    QTest::newRow("no such file") << QStringList{QStringLiteral("none.json"), output, QStringLiteral("x")} << 1
                                  << QStringLiteral("none.json");
    QTest::newRow("no such folder") << QStringList{result, output, QStringLiteral("no/folder/x")} << 1
                                    << QStringLiteral("x.html");
}

void TestRender::refusesWrongReports()
{
    QFETCH(QStringList, arguments);
    QFETCH(int, code);
    QFETCH(QString, error);
    const Ended ended = render(QStringList{QStringLiteral("report")} + arguments);
    QCOMPARE(ended.code, code);
    QVERIFY2(ended.errors.contains(error), qPrintable(ended.errors));
    QVERIFY(!QFile::exists(path(QStringLiteral("x.html"))) && !QFile::exists(path(QStringLiteral("x.pdf"))));
}

QTEST_GUILESS_MAIN(TestRender)
#include "tst_render.moc"
