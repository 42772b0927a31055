// SPDX-License-Identifier: GPL-3.0-or-later
// What the core says is shown in the window's language: what stands in its registries, what it fills in, and what
// fits of every method say. Where it is a key it stays as it is.
#include "tests/core/support/project_files.h"
#include "tests/ui/theme/core_texts/terms.h"
#include "tests/ui/window/window_fixture.h"
#include "ui/palette/palette_entry.h"
#include "ui/theme/core_text.h"
#include "ui/theme/counted.h"
#include "ui/theme/translation.h"
#include "ui/window/palette_entries.h"

#include "core/common/issue.h"
#include "core/dataset/synthetic/synthetic.h"
#include "core/import/reader.h"
#include "core/methods/method.h"
#include "core/preprocess/steps.h"
#include "core/session/fit_command.h"

#include <QComboBox>
#include <QDirIterator>
#include <QRegularExpression>
#include <QTemporaryFile>

using namespace fuzzylens;
using namespace fuzzylens::ui;

namespace {

/// Every text that stands in the core's sources, what continues on the next line put together.
QString textsOfTheCore()
{
    QString all;
    QDirIterator files(test::sourceFile("core"), {QStringLiteral("*.cpp"), QStringLiteral("*.h")}, QDir::Files,
                       QDirIterator::Subdirectories);
    while (files.hasNext()) {
        QFile file(files.next());
        if (!file.open(QIODevice::ReadOnly))
            qFatal("%s cannot be read", qPrintable(file.fileName()));
        all += QString::fromUtf8(file.readAll());
    }
    all.replace(QRegularExpression(QStringLiteral("\"\\s*\"")), QString());
    all.replace(QStringLiteral("\\\""), QStringLiteral("\""));
    const QRegularExpression codes(QStringLiteral("\\\\u([0-9a-f]{4})"));
    for (auto match = codes.match(all); match.hasMatch(); match = codes.match(all))
        all.replace(match.captured(), QChar(match.captured(1).toUShort(nullptr, 16)));
    return all.replace(QLatin1Char('_'), QLatin1Char(' '));
}

/// Whether @p piece can be put together of stretches of @p texts that are no mere letters; of a short one that
/// cannot be told.
bool isSaid(QStringView piece, const QString& texts)
{
    constexpr qsizetype least = 6, shortest = 8;
    if (piece.size() < shortest)
        return true;
    while (!piece.isEmpty()) {
        if (!piece.front().isLetterOrNumber()) {  // a comma may be a text of its own
            piece = piece.mid(1);
            continue;
        }
        qsizetype length = piece.size();
        while (length > 0 && !texts.contains(piece.left(length)))
            --length;
        if (length < std::min(least, piece.size()))
            return false;
        piece = piece.mid(length);
    }
    return true;
}

/// Alike in both languages.
bool isAlike(const QString& text)
{
    static const QStringList alike{QStringLiteral("label"), QStringLiteral("alpha"), QStringLiteral("ridge")};
    return alike.contains(text);
}

bool isShown(const QString& text)
{
    return text.isEmpty() || isAlike(text) || shownText(text) != text;
}

Result fitOf(const MethodDescription& method, const DatasetPtr& data)
{
    FitCommand command;
    command.method = method.id;
    const Preprocessed prepared = preprocess(data, {{"zscore", ""}});
    Problem problem = fitProblem(prepared.data, {}, 1);
    if (method.usesPairs) {
        command.pairs = "labels:30";
        problem.pairs = std::make_shared<const PairSet>(fitPairs(command, *data, prepared.steps, problem.target));
    }
    command.parameters = defaultParameters(method, problem);
    Result result = makeResult(command, data, problem, method.run(problem, command.parameters, {}));
    if (method.leaveOneOut)
        addLeaveOneOut(result,
                       leaveOneOut({method, data, prepared.steps, problem, command.parameters}, InFold::Always));
    return result;
}

}  // namespace

class TestCoreText : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void theCoreSaysItsTerms();
    void namesAreFilled_data();
    void namesAreFilled();
    void messagesAreFilled();
    void errorsAreToldInGerman();
    void whatNobodyKnowsStays();
    void fitsAreToldInGerman_data();
    void fitsAreToldInGerman();
    void keysStayAsTheyAre();
    void thePaletteKnowsBothNames();
    void stepsBackAreNamed();
    void thousandsStandApart();
};

void TestCoreText::initTestCase()
{
    prepareApplication();
    installTranslation(QStringLiteral("de"));
    QVERIFY(shownText(coreTerms[0]) != QString::fromUtf8(coreTerms[0]));
}

void TestCoreText::theCoreSaysItsTerms()
{
    const QString texts = textsOfTheCore();
    for (const char* term : coreTerms)
        QVERIFY2(isSaid(QString::fromUtf8(term), texts), term);
    QVERIFY(!isSaid(u"there are zebras in this graph of the samples", texts));
}

void TestCoreText::namesAreFilled_data()
{
    QTest::addColumn<QString>("said");
    QTest::addColumn<QString>("shown");
    const auto row = [](const char* name, const char* said, const char* shown) {
        QTest::newRow(name) << QString::fromUtf8(said) << QString::fromUtf8(shown);
    };
    row("of a registry", "neighbours", "Nachbarn");
    row("a number", "cluster 12", "Cluster 12");
    row("a name that is a text too", "distance to mean", "Abstand zu mean");
    row("a name that looks like a place", "distance to %2", "Abstand zu %2");
}

void TestCoreText::namesAreFilled()
{
    QFETCH(QString, said);
    QTEST(shownText(said), "shown");
}

void TestCoreText::messagesAreFilled()
{
    const Message clusters = message("there are %1 classes but only %2 clusters", 3, 2);
    QCOMPARE(clusters.text(), std::string("there are 3 classes but only 2 clusters"));
    QCOMPARE(shownText(clusters), QStringLiteral("es gibt 3 Klassen, aber nur 2 Cluster"));
    const Message graph = message("The graph of the samples %1. The first dimensions separate only these "
                                  "components; choose more neighbours or a larger width.",
                                  message("has %1 connected components", 2));
    QCOMPARE(
        shownText(graph),
        QStringLiteral("Der Graph der Proben hat 2 Zusammenhangskomponenten. Die ersten Dimensionen trennen nur "
                       "diese Komponenten; mehr Nachbarn oder eine größere Breite wählen."));
    // A name stays, also one that looks like a place or is a text of the core.
    const Message label = message("step %1 comes after %2: %3; move it before that step", std::string("%2 none\n"),
                                  std::string("a"), std::string("b"));
    QVERIFY(shownText(label).contains(QStringLiteral("%2 none")));
    QVERIFY(!shownText(label).contains(QLatin1Char('\n')));
    QCOMPARE(shownText(Message::verbatim("none")), QStringLiteral("none"));
    QVERIFY(shownText(Message("none")) != QStringLiteral("none"));
    Issue issue;
    issue.what = "it contains no values";
    issue.file = "a.csv";
    issue.row = 3;
    issue.text = "x";
    issue.remedy = message("exclude such samples with the step drop-samples");
    QCOMPARE(sentence(issue), std::string("a.csv, row 3: it contains no values (\"x\"); exclude such samples with "
                                          "the step drop-samples."));
    QCOMPARE(
        shownText(issueMessage(issue)),
        QStringLiteral("a.csv, Zeile 3: sie enthält keine Werte („x“); solche Proben mit dem Schritt drop-samples "
                       "ausschließen."));
}

void TestCoreText::errorsAreToldInGerman()
{
    const ArgumentError pinned(message("no probe is pinned; pin some or choose another selection"));
    QCOMPARE(exceptionText(pinned),
             QStringLiteral("keine Sonde ist fixiert; einige fixieren oder eine andere Auswahl wählen"));
    QCOMPARE(std::string(pinned.what()), std::string("no probe is pinned; pin some or choose another selection"));
    // Of a fit, of a file and of a step.
    const auto requireGerman = [](const std::function<void()>& fails, const char* part) {
        try {
            fails();
        } catch (const std::exception& error) {
            const QString text = exceptionText(error);
            QVERIFY2(text.contains(QString::fromUtf8(part)), qPrintable(text));
            QVERIFY2(!text.contains(QString::fromUtf8(error.what())), error.what());
            return;
        }
        QFAIL("there was no error");
    };
    Target target;
    target.kind = Target::Kind::Classes;
    target.name = "type";
    target.classNames = {"A"};
    SyntheticOptions few;
    few.samples = 40;
    const DatasetPtr data = synthesize("horseshoes", few);
    target.classOf.assign(40, 0);
    requireGerman(
        [&] {
            const Problem problem{data, target};
            const MethodDescription& classifier = method("nearest-centroid");
            classifier.run(problem, defaultParameters(classifier, problem), {});
        },
        "Das Labelfeld „type“");
    requireGerman([&] { preprocess(data, {{"log2", ""}}); }, "log2 eines Werts");
    requireGerman(
        [&] {
            Problem problem = fitProblem(data, {}, 1);
            Parameters parameters = defaultParameters(method("fcm"), problem);
            parameters.set("clusters", std::int64_t(41));
            method("fcm").run(problem, parameters, {});
        },
        "Proben");
    QTemporaryFile file(QDir::tempPath() + QStringLiteral("/XXXXXX.csv"));
    QVERIFY(file.open());
    file.write("sample,a,b\ns1,1,2\ns2,3,x\ns3,5,6\n");
    file.close();
    requireGerman([&] { readDataset(file.fileName().toStdString(), {}); }, "Text statt einer Zahl");
}

void TestCoreText::whatNobodyKnowsStays()
{
    QCOMPARE(shownText(QStringLiteral("a plugin's own words")), QStringLiteral("a plugin's own words"));
    QCOMPARE(shownText(QString()), QString());
}

void TestCoreText::fitsAreToldInGerman_data()
{
    QTest::addColumn<QString>("method");
    for (const MethodDescription& method : methods())
        QTest::newRow(method.id.c_str()) << QString::fromStdString(method.id);
}

void TestCoreText::fitsAreToldInGerman()
{
    QFETCH(QString, method);
    SyntheticOptions options;
    options.samples = 40;
    const DatasetPtr data = synthesize("horseshoes", options);
    const Result result = fitOf(fuzzylens::method(method.toStdString()), data);
    const Outcome& outcome = result.outcome;
    QStringList texts;
    for (const std::string& axis : outcome.embeddingAxes)
        texts << QString::fromStdString(axis);
    for (const NamedSeries& series : outcome.objectiveTerms)
        texts << QString::fromStdString(series.name).replace(QLatin1Char('_'), QLatin1Char(' '));
    for (const NamedSeries& series : outcome.traces)
        texts << QString::fromStdString(series.name);
    for (const auto& [name, value] : result.metrics) {
        const QString plain = QString::fromStdString(name).replace(QLatin1Char('_'), QLatin1Char(' '));
        QVERIFY2(shownName(name) != plain || isShown(plain), qPrintable(plain));
    }
    for (const Warning& warning : outcome.warnings)
        QVERIFY2(shownText(warning.text) != QString::fromStdString(warning.text.text()), warning.id.c_str());
}

void TestCoreText::keysStayAsTheyAre()
{
    const std::unique_ptr<MainWindow> window = windowOnTheDemonstration();
    QVERIFY(window);
    const auto* methodBox = window->findChild<QComboBox*>(QStringLiteral("method"));
    QCOMPARE(methodBox->currentData().toString(), QStringLiteral("sfp"));
    QCOMPARE(methodBox->currentText(), QStringLiteral("SFP · überwachte Fuzzy-Partitionierung"));
    const auto* loss = window->findChild<QComboBox*>(QStringLiteral("editor_loss"));
    QCOMPARE(loss->currentData().toString(), QStringLiteral("logloss"));
    QCOMPARE(loss->accessibleName(), QStringLiteral("Verlust"));
    const FitPtr& fit = window->project().scene().fit();
    QVERIFY(fit->clusterName(0).startsWith(QLatin1String("cluster 1")));
    QVERIFY(fit->shownCluster(0).startsWith(QLatin1String("Cluster 1")));
    QVERIFY(!QString::fromStdString(fit->result->command).contains(QLatin1String("Verlust")));
    countAsSaved(*window);
}

void TestCoreText::thePaletteKnowsBothNames()
{
    const std::unique_ptr<MainWindow> window = windowOnTheDemonstration();
    QVERIFY(window);
    const std::vector<PaletteEntry> entries = paletteEntries(*window);
    const auto best = [&entries](const char* typed) {
        const std::vector<PaletteHit> hits = paletteHits(entries, QString::fromUtf8(typed), {});
        return hits.empty() ? QString() : entries[hits.front().entry].id;
    };
    for (const char* typed : {"spektrale Merkmalsskalierung", "spectral feature scaling"})
        QCOMPARE(best(typed), QStringLiteral("method scs"));
    for (const char* typed : {"Unschärfe", "fuzziness"})
        QCOMPARE(best(typed), QStringLiteral("parameter gamma"));
    countAsSaved(*window);
}

void TestCoreText::stepsBackAreNamed()
{
    const std::unique_ptr<MainWindow> window = windowOnTheDemonstration();
    QVERIFY(window);
    const auto* undo = window->findChild<QAction*>(QStringLiteral("undo"));
    const auto* redo = window->findChild<QAction*>(QStringLiteral("redo"));
    QCOMPARE(undo->text(), QStringLiteral("&Rückgängig"));
    QVERIFY(!undo->isEnabled());
    window->project().setParameter("clusters", std::int64_t(4), QStringLiteral("Cluster ändern"));
    QCOMPARE(undo->text(), QStringLiteral("&Rückgängig: Cluster ändern"));
    QVERIFY(undo->isEnabled() && !redo->isEnabled());
    window->project().undo();
    QCOMPARE(undo->text(), QStringLiteral("&Rückgängig"));
    QCOMPARE(redo->text(), QStringLiteral("&Wiederholen: Cluster ändern"));
    countAsSaved(*window);
}

void TestCoreText::thousandsStandApart()
{
    QCOMPARE(countText(999), QStringLiteral("999"));
    QCOMPARE(countText(7129), QStringLiteral("7\u202f129"));
    QCOMPARE(countText(-1234567), QStringLiteral("-1\u202f234\u202f567"));
    QCOMPARE(counted(12625, QStringLiteral("feature"), QStringLiteral("features")),
             QStringLiteral("12\u202f625 features"));
    const Message used = message("%1 of %2", 1203, std::size_t(2000));
    QCOMPARE(shownText(used), QStringLiteral("1\u202f203 von 2\u202f000"));
    QCOMPARE(used.text(), std::string("1203 of 2000"));
    QCOMPARE(shownText(message("column %1", std::string("2000"))), QStringLiteral("Spalte 2000"));
}

QTEST_MAIN(TestCoreText)
#include "tst_core_text.moc"
