// SPDX-License-Identifier: GPL-3.0-or-later
// Gene sets and lists of genes as selections of features.
#include "core/import/gene_sets.h"
#include "core/import/reader.h"
#include "tests/core/import/small_files.h"
#include "tests/core/preprocess/step_data.h"

#include <QtTest>

#include <limits>

using namespace fuzzylens;
using test::makeData;
using test::names;
using test::renamed;
using test::run;

using Texts = std::vector<std::string>;

class TestGeneSets : public QObject
{
    Q_OBJECT

private slots:
    void readsGmt();
    void brokenGmt_data();
    void brokenGmt();
    void everyPrefixOfAFile();
    void selects();
    void selectsLoosely_data();
    void selectsLoosely();
    void lists_data();
    void lists();
    void listsWithMixedSeparators();
    void listsOfSamples_data();
    void listsOfSamples();
    void steps();
    void stepsThatCannot_data();
    void stepsThatCannot();
    void colonsInNames();
    void gmtIsNoDataSet();

private:
    static DatasetPtr data()
    {
        return renamed(makeData({{1, 2, 3, 4, 5}}), {"TP53", "BRCA1", "a,b", "HLA A", "TP53"});
    }
    std::string sets() const
    {
        return m_files.write("sets.gmt", "APOPTOSIS\thttp://x\tTP53\tFAS\nREPAIR\tna\tBRCA1\tTP53\tRAD51\n")
            .string();
    }

    test::SmallFiles m_files;
};

void TestGeneSets::readsGmt()
{
    const auto path = m_files.write("t.gmt", "\xef\xbb\xbfONE\tfirst set\tA\tB\tC\t\t\r\n\r\n"
                                             "TWO\t\t\"D, d\"\tB\tB\r\nTHR\xe9\x45\tna\tE");
    const std::vector<GeneSet> expected{
        {"ONE", "first set", {"A", "B", "C"}}, {"TWO", "", {"D, d", "B", "B"}}, {"THR\xc3\xa9\x45", "na", {"E"}}};
    QVERIFY(readGmt(path) == expected);
    QCOMPARE(QProcess::execute("gzip", {"-kf", QString::fromStdString(path.string())}), 0);
    QVERIFY(readGmt(path.string() + ".gz") == expected);
}

void TestGeneSets::brokenGmt_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<int>("row");
    QTest::addColumn<QString>("says");
    const QByteArray good = "ONE\tna\tA\n";
    QTest::addRow("empty") << QByteArray() << 0 << "empty";
    QTest::addRow("blank lines") << QByteArray("\n \n\t\n") << 0 << "contains no gene sets";
    QTest::addRow("binary") << QByteArray("ONE\tna\0A\n", 9) << 0 << "binary";
    const QList<QPair<const char*, QByteArray>> lines{{"name alone", "TWO"},
                                                      {"name and tab", "TWO\t"},
                                                      {"no genes", "TWO\tna"},
                                                      {"tabs for genes", "TWO\tna\t\t\t"},
                                                      {"commas for tabs", "TWO,na,A,B"},
                                                      {"blanks for tabs", "TWO na A B"},
                                                      {"prose", "These are no sets."}};
    for (const auto& [name, line] : lines)
        for (const int before : {0, 1, 3}) {
            QByteArray text;
            for (int i = 0; i < before; ++i)
                text += "S" + QByteArray::number(i) + "\tna\tA\n";
            QTest::addRow("%s in line %d", name, before + 1) << text + line + "\n"
                                                             << before + 1 << "separated by tabs";
        }
    const auto add = [](const char* name, const QByteArray& text, int row, const char* says) {
        QTest::addRow("%s", name) << text << row << says;
    };
    // cut at every structural place of the second line
    for (const int length : {1, 3, 4, 5, 6, 7, 8})
        QTest::addRow("cut after %d bytes", length)
            << good + QByteArray("TWO\tna\t\tB").left(length) << 2 << "separated by tabs";
    // wrong shapes
    add("a header of a table", "name,genes\nONE,A\n", 1, "separated by tabs");
    add("a plain list", "TP53\nBRCA1\n", 1, "separated by tabs");
    add("a GCT file", "#1.2\n1\t2\nName\tDescription\tA\n", 1, "separated by tabs");
    add("a GRP file", "# remark\nTP53\n", 1, "separated by tabs");
    add("XML", "<?xml version=\"1.0\"?>\n<GENESET/>\n", 1, "separated by tabs");
    add("a quoted name that is empty", "\"\"\tna\tA\n", 1, "has no name");
    add("a name of blanks", "  \tna\tA\n", 1, "has no name");
    add("genes of blanks", good + "TWO\tna\t \t  \n", 2, "separated by tabs");
    add("two of a name with quotes", good + "\"ONE\"\tna\tB\n", 2, "line 1 already contains");
    add("two of a name with blanks", good + " ONE \tna\tB\n", 2, "line 1 already contains");
    // hostile sizes
    add("a name of a million letters", QByteArray("x").repeated(1'000'000) + "\n", 1, "separated by tabs");
    add("a million tabs", good + "TWO\tna" + QByteArray(1'000'000, '\t') + "\n", 2, "separated by tabs");
    add(
        "a hundred thousand sets, the last of them cut",
        [] {
            QByteArray text;
            for (int i = 0; i < 100'000; ++i)
                text += "S" + QByteArray::number(i) + "\tna\tA\n";
            return text + "LAST\tna";
        }(),
        100'001, "separated by tabs");
    // encodings
    add("a byte-order mark alone", "\xef\xbb\xbf", 0, "contains only");
    add("UTF-16 cut short", QByteArray("\xff\xfeO\0N\0", 6), 1, "separated by tabs");
    add("a byte-order mark of UTF-16 alone", QByteArray("\xff\xfe", 2), 0, "byte-order mark");
    add("packed and damaged", "\x1f\x8b\x08 nothing", 0, "damaged");
    for (const char* ending : {"\n", "\r\n", "\r", ""}) {
        QTest::addRow("no name before %d", int(QByteArray(ending).toHex().toInt(nullptr, 16)))
            << QByteArray("\tna\tA") + ending << 1 << "has no name";
        QTest::addRow("two of a name before %d", int(QByteArray(ending).toHex().toInt(nullptr, 16)))
            << good + "TWO\tna\tA\n" + "ONE\tna\tB" + ending << 3 << "line 1 already contains";
    }
}

void TestGeneSets::brokenGmt()
{
    QFETCH(QByteArray, text);
    QFETCH(int, row);
    QFETCH(QString, says);
    const auto path = m_files.write("t.gmt", text.toStdString());
    const Issue issue = test::issueOf([&] { readGmt(path); });
    QVERIFY2(issue.what.text().find(says.toStdString()) != std::string::npos, sentence(issue).c_str());
    QCOMPARE(issue.row, row);
    QCOMPARE(issue.file, path.string());
}

void TestGeneSets::everyPrefixOfAFile()
{
    const std::string whole = "ONE\tfirst\tA\tB\r\n\"TWO\"\t\"x\"\"y\"\tC\tD\r\n";
    int read = 0;
    for (std::size_t length = 0; length <= whole.size(); ++length) {
        const auto path = m_files.write("t.gmt", whole.substr(0, length));
        try {
            read += static_cast<int>(readGmt(path).size());
        } catch (const DataError& error) {
            QVERIFY2(std::string(error.what()).starts_with(path.string()), error.what());
        }
    }
    QVERIFY(read > 0);
}

/// A name that several features have selects them all; one that repeats counts once.
void TestGeneSets::selects()
{
    const FeatureSelection selection =
        selectFeatures(*data(), {"S", "", {"NONE", "BRCA1", "TP53", "BRCA1", "NONE", "tp53"}});
    QCOMPARE(selection.name, std::string("S"));
    QCOMPARE(selection.features, (std::vector<Index>{1, 0, 4}));
    QCOMPARE(selection.unmatched, (Texts{"NONE"}));
    QCOMPARE(looseText(selection),
             std::string("1 name matches if letter case and version are ignored: tp53 is TP53"));
}

void TestGeneSets::selectsLoosely_data()
{
    QTest::addColumn<Texts>("features");
    QTest::addColumn<QString>("gene");
    QTest::addColumn<std::vector<int>>("found");
    using Found = std::vector<int>;
    QTest::newRow("small letters") << Texts{"TP53", "MYC"} << "Tp53" << Found{0};
    QTest::newRow("exactly before loosely") << Texts{"TP53", "Tp53"} << "Tp53" << Found{1};
    QTest::newRow("two names but for the letters") << Texts{"TP53", "Tp53"} << "tp53" << Found{};
    QTest::newRow("one name twice") << Texts{"TP53", "MYC", "TP53"} << "tp53" << Found{0, 2};
    QTest::newRow("features have versions") << Texts{"ENSG00000141510.18", "x"} << "ENSG00000141510" << Found{0};
    QTest::newRow("the gene has a version") << Texts{"x", "ENSG00000141510"} << "ENSG00000141510.3" << Found{1};
    QTest::newRow("another version") << Texts{"ENSG00000141510.18", "x"} << "ENSG00000141510.3" << Found{0};
    QTest::newRow("the version itself first")
        << Texts{"ENSG00000141510.18", "ENSG00000141510.3"} << "ENSG00000141510.3" << Found{1};
    QTest::newRow("two versions") << Texts{"NM_000546.5", "NM_000546.6"} << "NM_000546" << Found{0, 1};
    QTest::newRow("no version") << Texts{"AC004381.6", "x"} << "AC004381" << Found{};
}

void TestGeneSets::selectsLoosely()
{
    QFETCH(Texts, features);
    QFETCH(QString, gene);
    QFETCH(std::vector<int>, found);
    const FeatureSelection selection = FeatureFinder(features).select({"", "", {gene.toStdString()}});
    QCOMPARE(std::vector<int>(selection.features.begin(), selection.features.end()), found);
    QCOMPARE(selection.unmatched.empty(), !found.empty());
    const bool isExact = std::find(features.begin(), features.end(), gene.toStdString()) != features.end();
    QCOMPARE(selection.loosely.empty(), found.empty() || isExact);
}

void TestGeneSets::lists_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("genes");
    QTest::addRow("lines") << QByteArray("TP53\nBRCA1\n") << "TP53|BRCA1";
    QTest::addRow("lines of any ending") << QByteArray("TP53\r\n\r\nBRCA1\rNONE") << "TP53|BRCA1|NONE";
    QTest::addRow("commas") << QByteArray("TP53,BRCA1, NONE,") << "TP53|BRCA1|NONE";
    QTest::addRow("semicolons") << QByteArray("TP53;BRCA1") << "TP53|BRCA1";
    QTest::addRow("blanks") << QByteArray("  TP53 BRCA1  NONE ") << "TP53|BRCA1|NONE";
    QTest::addRow("tabs") << QByteArray("TP53\tBRCA1\tNONE") << "TP53|BRCA1|NONE";
    QTest::addRow("a mixture") << QByteArray("TP53, BRCA1; NONE\nTP53 OTHER") << "TP53|BRCA1|NONE|TP53|OTHER";
    QTest::addRow("quotes") << QByteArray("\"TP53\",\"BRCA1\"\n\"a,b\"") << "TP53|BRCA1|a,b";
    QTest::addRow("names with separators") << QByteArray("a,b\nHLA A\nTP53") << "a,b|HLA A|TP53";
    QTest::addRow("a name with a blank between commas") << QByteArray("TP53,HLA A") << "TP53|HLA A";
    QTest::addRow("remarks behind a tab") << QByteArray("TP53\ttumour protein, 53\nNONE\tnot here") << "TP53|NONE";
    QTest::addRow("words that are no names") << QByteArray("some words") << "some words";
    QTest::addRow("known names among words")
        << QByteArray("none HLA A or TP53 HLA A") << "none|HLA A|or|TP53|HLA A";
    QTest::addRow("nothing") << QByteArray(" \n,;\t\n") << "";
    QTest::addRow("Latin-1") << QByteArray("\xe9t\xe9") << "été";
}

void TestGeneSets::lists()
{
    QFETCH(QByteArray, text);
    QFETCH(QString, genes);
    QStringList found;
    const DatasetPtr known = data();
    for (const std::string& gene : geneListOf(text.toStdString(), known->featureNames()).genes)
        found << QString::fromStdString(gene);
    QCOMPARE(found.join('|'), genes);
}

// Words between blanks were read as one name if none of them was a feature.
void TestGeneSets::listsWithMixedSeparators()
{
    std::vector<std::string> known{"M27892_at", "M55150_at", "X95735_at", "a rare name"};
    for (int i = 0; i < 40; ++i)
        known.push_back("g" + std::to_string(i));
    const auto genes = [&known](const char* text) { return geneListOf(text, known).genes; };
    const std::vector<std::string> three{"M27892", "foo", "M55150_AT"};
    QCOMPARE(genes("M27892 foo M55150_AT"), three);
    QCOMPARE(genes("M27892 foo,M55150_AT"), three);
    QCOMPARE(genes("M27892;  foo \n M55150_AT\r\n"), three);
    QCOMPARE(genes("M27892\tX95735_at\tg3; foo"), (std::vector<std::string>{"M27892", "X95735_at", "g3", "foo"}));
    QCOMPARE(genes("g1 a rare name g2"), (std::vector<std::string>{"g1", "a rare name", "g2"}));
    QCOMPARE(genes("\"two words\",g2"), (std::vector<std::string>{"two words", "g2"}));
    // Names between quotes with blanks between them were one name, and a comma parted a name in quotes.
    QCOMPARE(genes("\"M27892_at\" \"foo\" \"X95735_at\""),
             (std::vector<std::string>{"M27892_at", "foo", "X95735_at"}));
    QCOMPARE(genes("[1] \"g1\" \"two words\"; \"foo, bar\" g2"),
             (std::vector<std::string>{"[1]", "g1", "two words", "foo, bar", "g2"}));
    QCOMPARE(genes("\"g1, g2"), (std::vector<std::string>{"\"g1", "g2"}));
    QCOMPARE(geneListOf("x y, z", {}).genes, (std::vector<std::string>{"x", "y", "z"}));
}

void TestGeneSets::listsOfSamples_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("kept");
    QTest::addRow("lines") << QByteArray("x\r\na b\r\n") << "1 | 3";
    QTest::addRow("commas") << QByteArray("x, y") << "1 | 2";
    QTest::addRow("quotes") << QByteArray("\"x\"\n\"c,d\"\n") << "1 | 4";
    QTest::addRow("names with separators") << QByteArray("c,d\na b\n") << "3 | 4";
    QTest::addRow("blanks around") << QByteArray("  x \n y\n") << "1 | 2";
    QTest::addRow("remarks behind a tab") << QByteArray("y\tof the second batch\n") << "2";
    QTest::addRow("a byte-order mark") << QByteArray("\xef\xbb\xbfx\ny") << "1 | 2";
}

/// The steps that choose samples read a list as those that choose features do.
void TestGeneSets::listsOfSamples()
{
    QFETCH(QByteArray, text);
    QFETCH(QString, kept);
    DatasetParts parts = makeData({{1}, {2}, {3}, {4}})->parts();
    parts.sampleNames = {"x", "y", "a b", "c,d"};
    const auto list = m_files.write("samples.txt", text.toStdString()).string();
    QCOMPARE(
        test::table(*run(("keep-samples=" + list).c_str(), std::make_shared<const Dataset>(std::move(parts)))),
        kept);
}

void TestGeneSets::steps()
{
    const std::string file = sets();
    const auto after = [&](const std::string& step) { return names(*run(step.c_str(), data())); };
    QCOMPARE(after("select=" + file + ":REPAIR"), QStringLiteral("BRCA1,TP53,TP53"));
    QCOMPARE(after("exclude=" + file + ":APOPTOSIS"), QStringLiteral("BRCA1,a,b,HLA A"));
    const auto only = m_files.write("only.gmt", "ONE\tna\tBRCA1\n").string();
    QCOMPARE(after("select=" + only), QStringLiteral("BRCA1"));
    const auto list = m_files.write("list.txt", "BRCA1, TP53").string();
    QCOMPARE(after("select=" + list), QStringLiteral("BRCA1,TP53,TP53"));
    const DatasetPtr partly = run(("select=" + file + ":REPAIR").c_str(), data());
    QCOMPARE(partly->issues().back().what.text(), std::string("step select: 1 name is not among the features"));
    QCOMPARE(partly->issues().back().text, std::string("RAD51"));
}

void TestGeneSets::stepsThatCannot_data()
{
    QTest::addColumn<QString>("argument");
    QTest::addColumn<QString>("says");
    QTest::addRow("several sets") << "sets.gmt"
                                  << "the file contains 2 gene sets";
    QTest::addRow("no such set") << "sets.gmt:NONE"
                                 << "unknown gene set \"NONE\"";
    QTest::addRow("no name") << "sets.gmt:"
                             << "unknown gene set \"\"";
    QTest::addRow("a list that is empty") << "empty.txt"
                                          << "list of names is empty";
    QTest::addRow("a set of nothing here") << "other.gmt:OTHER"
                                           << "none of the names";
    QTest::addRow("no GMT file") << "list.txt:ONE"
                                 << "separated by tabs";
}

void TestGeneSets::stepsThatCannot()
{
    QFETCH(QString, argument);
    QFETCH(QString, says);
    sets();
    m_files.write("empty.txt", " ,\n");
    m_files.write("other.gmt", "OTHER\tna\tX\n");
    m_files.write("list.txt", "TP53\n");
    const std::string step = "select=" + m_files.at(argument.toStdString()).string();
    const Issue issue = test::issueOf([&] { run(step.c_str(), data()); });
    QVERIFY2(issue.what.text().find(says.toStdString()) != std::string::npos, sentence(issue).c_str());
    QVERIFY(!issue.remedy.text().empty());
}

void TestGeneSets::colonsInNames()
{
    const std::string file = m_files.write("a:b.gmt", "GO:0006915\tna\tTP53\nGO:1\tna\tBRCA1\n").string();
    QCOMPARE(names(*run(("select=" + file + ":GO:0006915").c_str(), data())), QStringLiteral("TP53,TP53"));
    QCOMPARE(names(*run("select=BRCA1,x:y", data())), QStringLiteral("BRCA1"));
}

void TestGeneSets::gmtIsNoDataSet()
{
    const Issue issue = test::issueOf([&] { readDataset(sets()); });
    QVERIFY2(issue.what.text().find("contains gene sets and no values") != std::string::npos,
             sentence(issue).c_str());
}

QTEST_APPLESS_MAIN(TestGeneSets)
#include "tst_gene_sets.moc"
