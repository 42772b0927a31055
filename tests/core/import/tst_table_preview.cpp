// SPDX-License-Identifier: GPL-3.0-or-later
// The corner of a file as it was read, the decisions taken, and the candidates for the label.
#include "core/import/label_choice.h"
#include "core/io/gzip.h"
#include "core/session/import_trial.h"
#include "tests/core/import/small_files.h"

#include <cmath>

using namespace fuzzylens;
using Role = PreviewCell::Role;

namespace {

std::string decision(const std::vector<Decision>& decisions, const std::string& what)
{
    for (const Decision& one : decisions)
        if (one.what == what)
            return one.value.text() + " (" + one.reason.text() + ")";
    return "not recorded";
}

/// The roles of a row, a letter each.
QString roles(const PreviewRow& row)
{
    const QString letters = QStringLiteral("?#hnlTvm!s");
    QString text;
    for (const PreviewCell& cell : row.cells)
        text += letters[static_cast<int>(cell.role)];
    return text;
}

}  // namespace

class TestTablePreview : public QObject
{
    Q_OBJECT

private slots:
    void everyCellHasARole_data();
    void everyCellHasARole();
    void textIsThatOfTheFile();
    void namesAndLabelsFarRightAreShown();
    void everyDecisionIsRecorded();
    void memoryIsThatOfTheValues();
    void dataWithoutTextShowThemselves();
    void unknownSyntheticSetsAreErrors();
    void textForNumberIsKnownByItsId();
    void unreadFilesShowWhatCanBeSeen();
    void unreadFilesOfOtherFormatsShowTheirLines_data();
    void unreadFilesOfOtherFormatsShowTheirLines();
    void unreadFilesNeverThrow_data();
    void unreadFilesNeverThrow();
    void labelsAreRanked();
    void labelsOfNoUseComeLast();
    void valuesAreAlwaysAmongTheCells();
    void memoryOfAnUnreadPackedFile();
    void featuresThatFitAreOffered();

private:
    ImportTrial tried(const std::string& name, std::string_view text, const ImportOptions& import = {}) const
    {
        return tryInput({m_files.write(name, text).string(), import, {}});
    }
    test::SmallFiles m_files;
};

void TestTablePreview::everyCellHasARole_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QStringList>("expected");
    QTest::newRow("samples in rows") << "a.csv" << QByteArray("sample,class,g1,g2\nA,x,1,NA\nB,,,2\n")
                                     << QStringList{"hhhh", "nlvm", "nmmv"};
    QTest::newRow("genes in rows, a row of labels")
        << "b.tsv" << QByteArray("gene\tA\tB\nclass\tx\ty\ng1\t1\t2\ng2\t3\t4\n")
        << QStringList{"hhh", "hll", "nvv", "nvv"};
    QTest::newRow("remarks, a short header, another text")
        << "c.csv" << QByteArray("# by hand\ng1,g2,about\nA,1,2,p\nB,3,4,q\nC,5,6,r\n")
        << QStringList{"#", "hhhh", "nvvT", "nvvT", "nvvT"};
    QTest::newRow("Orange") << "d.tab"
                            << QByteArray("g1\tg2\tkind\nc\tc\td\n\t\tclass\n1\t?\tx\n3\t4\ty\n5\t6\tx\n7\t8\ty\n")
                            << QStringList{"hhh", "hhh", "hhh", "vml", "vvl", "vvl", "vvl"};
    QTest::newRow("GCT") << "e.gct" << QByteArray("#1.2\n1\t2\nName\tDescription\tA\tB\ng1\td\t1\t\n")
                         << QStringList{"#", "##", "hhhh", "nTvm"};
    QTest::newRow("detection calls are left out")
        << "f.res" << QByteArray("Description\tAccession\tA\t\tB\t\n\td\t\te\n1\nsome\tg1\t1\tP\t2\tA\n")
        << QStringList{"hhhhhh", "hhhhhh", "Tnvsvs"};
    QTest::newRow("series matrix, the table alone")
        << "g.txt"
        << QByteArray("!Series_title\t\"t\"\n!Sample_title\t\"p\"\t\"q\"\n!series_matrix_table_begin\n"
                      "\"ID_REF\"\t\"S1\"\t\"S2\"\n\"g1\"\t1\t2\n!series_matrix_table_end\n")
        << QStringList{"hhh", "nvv"};
}

void TestTablePreview::everyCellHasARole()
{
    QFETCH(QString, name);
    QFETCH(QByteArray, text);
    QFETCH(QStringList, expected);
    const ImportTrial trial = tried(name.toStdString(), text.toStdString());
    QVERIFY2(trial.data, trial.error ? sentence(*trial.error).c_str() : "stopped");
    QVERIFY(trial.preview.isOfFile);
    QStringList found;
    for (const PreviewRow& row : trial.preview.rows)
        found << roles(row);
    QCOMPARE(found, expected);
}

void TestTablePreview::textIsThatOfTheFile()
{
    std::string text = "name;g1;\"say \"\"g2\"\"\"\n";
    for (int row = 1; row <= 40; ++row)
        text += "s" + std::to_string(row) + ";1,50;2\n";
    const TablePreview preview = tried("t.csv", text + "caf\xe9;1;2\n").preview;
    QCOMPARE(preview.rows.size(), TablePreview::mostRows);
    QCOMPARE(preview.rows[0].cells[2].text, std::string("say \"g2\""));
    QCOMPARE(preview.rows[1].cells[1], (PreviewCell{"1,50", Role::Value}));
    QCOMPARE(preview.rows[19].line, std::int64_t{20});
    QCOMPARE(tried("u.csv", "caf\xe9,g1\nA,1\nB,2\n").preview.rows[0].cells[0].text, std::string("caf\xc3\xa9"));
}

void TestTablePreview::namesAndLabelsFarRightAreShown()
{
    std::string text;
    for (int row = 0; row < 12; ++row) {
        for (int column = 0; column < 21; ++column)
            text += std::to_string(row * 0.25 + column * 0.5) + ",";
        text += row % 2 ? "x\n" : "y\n";
    }
    const TablePreview preview = tried("t.data", text).preview;
    QCOMPARE(preview.columns, (std::vector<int>{0, 1, 2, 3, 4, 5, 6, 7, 8, 21}));
    QCOMPARE(preview.columnsInAll, 22);
    QCOMPARE(roles(preview.rows[0]), QStringLiteral("vvvvvvvvvl"));
}

void TestTablePreview::everyDecisionIsRecorded()
{
    const std::string table = "sample;class;g1\nA;x;1,5\nB;y;2\n";
    const std::vector<Decision> decided = tried("t.csv", table).decisions;
    QCOMPARE(decided.front().what, std::string("format"));
    for (const char* what : {"delimiter", "decimal mark", "header rows", "name column", "label column",
                             "orientation", "missing values"})
        QVERIFY2(decision(decided, what) != "not recorded", what);
    QCOMPARE(
        decision(decided, "missing values"),
        std::string("empty cell, NA, N/A, n/a, #N/A, ?, null, NULL, None, none, Filtered (the default texts)"));
    ImportOptions import;
    import.format = "csv";
    import.delimiter = ';';
    import.decimalMark = ',';
    import.headerRows = 1;
    import.nameColumn = 0;
    import.orientation = ImportOptions::Orientation::SamplesInRows;
    import.missingTexts = {"-"};
    const std::vector<Decision> chosen = tried("t.csv", table, import).decisions;
    QCOMPARE(decision(chosen, "missing values"), std::string("empty cell, - (chosen)"));
    for (const char* what : {"format", "delimiter", "decimal mark", "header rows", "name column", "orientation"})
        QVERIFY2(QString::fromStdString(decision(chosen, what)).endsWith("(chosen)"), what);

    const std::vector<Decision> gct =
        tried("t.gct", "#1.2\n1\t2\nName\tDescription\tA\tB\ng1\td\t1\t2\n").decisions;
    QCOMPARE(decision(gct, "format"), std::string("GCT (1.2, 1.3) (the start of the file matches this format)"));
    QCOMPARE(decision(gct, "decimal mark"), std::string("point (defined by the format)"));
    QCOMPARE(decision(gct, "name column"), std::string("Name (defined by the format)"));
}

void TestTablePreview::memoryIsThatOfTheValues()
{
    // 3 samples take the 8 places of a lane.
    QCOMPARE(tried("t.csv", "g1,g2\n1,2\n3,4\n5,6\n").preview.memory, 8.0 * 2 * sizeof(double));
    const ImportTrial made = tryInput({"synth:rings,samples=16", {}, {}});
    QCOMPARE(made.preview.memory, 16.0 * static_cast<double>(made.data->features()) * sizeof(double));
}

void TestTablePreview::dataWithoutTextShowThemselves()
{
    const ImportTrial made = tryInput({"synth:rings,samples=90", {}, {}});
    QVERIFY(!made.preview.isOfFile);
    QCOMPARE(made.preview.rows.size(), TablePreview::mostRows);
    QCOMPARE(roles(made.preview.rows[1]).left(3), QStringLiteral("nlv"));
    QCOMPARE(made.preview.rows[1].cells[0].text, made.data->sampleNames()[0]);
    QCOMPARE(std::stod(made.preview.rows[1].cells[2].text), made.data->value(0, 0));
}

void TestTablePreview::unknownSyntheticSetsAreErrors()
{
    for (const char* input : {"synth:nothing", "synth:rings,samples=x", "synth:rings,colour=1"}) {
        const ImportTrial trial = tryInput({input, {}, {}});
        QVERIFY(!trial.data && trial.error);
        QCOMPARE(trial.error->file, std::string(input));
        QVERIFY(!trial.error->what.isEmpty());
    }
}

void TestTablePreview::textForNumberIsKnownByItsId()
{
    const ImportTrial text = tried("t.csv", "sample,class,g1\nA,x,1\nB,y,2\nC,x,1.7.3\nD,y,3\nE,x,4\n");
    QCOMPARE(text.error->id, std::string("text-for-number"));
    QCOMPARE(text.oddText, std::string("1.7.3"));
    const ImportTrial infinite = tried("t.csv", "sample,class,g1\nA,x,1\nB,y,2\nC,x,inf\nD,y,3\nE,x,4\n");
    QVERIFY(infinite.error->id.empty());
    QVERIFY(infinite.oddText.empty());
}

void TestTablePreview::unreadFilesShowWhatCanBeSeen()
{
    const std::string table = "sample,class,g1\nA,x,1\nB,y,2\nC,x,1.7.3\nD,y,3\nE,x,4\n";
    const ImportTrial trial = tried("t.csv", table);
    QVERIFY(!trial.data);
    QCOMPARE(trial.error->row, std::int64_t{4});
    QCOMPARE(roles(trial.preview.rows[3]), QStringLiteral("nl!"));
    QCOMPARE(decision(trial.decisions, "delimiter").substr(0, 5), std::string("comma"));
    QVERIFY(trial.preview.memory > 0);

    ImportOptions wrong;
    wrong.delimiter = ';';
    const ImportTrial cut = tried("t.csv", table, wrong);
    QVERIFY(!cut.data);
    QCOMPARE(cut.preview.rows.size(), std::size_t{6});
    QCOMPARE(cut.preview.rows[0].cells, (std::vector<PreviewCell>{{"sample,class,g1", Role::Unknown}}));
    QCOMPARE(decision(cut.decisions, "delimiter"), std::string("semicolon (chosen)"));
}

void TestTablePreview::unreadFilesOfOtherFormatsShowTheirLines_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("format");
    QTest::addColumn<QStringList>("decisions");
    QTest::addColumn<QStringList>("line");  // the third
    const QStringList ofTable{"format", "missing values"};
    QTest::newRow("GCT") << "a.gct" << QByteArray("#1.2\n1\t2\nName\tDescription\tA, old\tB\ng1\td\t1\tx\n")
                         << "GCT (1.2, 1.3)" << ofTable << QStringList{"Name", "Description", "A, old", "B"};
    QTest::newRow("RES") << "a.res"
                         << QByteArray("Description\tAccession\tA\t\tB\t\n\td\t\te\n1\nsome\tg1\tx\tP\t2\tA\n")
                         << "RES" << ofTable << QStringList{"1"};
    QTest::newRow("series matrix") << "a.txt"
                                   << QByteArray("!Series_title\t\"t\"\n!Sample_title\t\"p\"\t\"q\"\n"
                                                 "!series_matrix_table_begin\n\"ID_REF\"\t\"S1\"\n\"g1\"\tx\n")
                                   << "GEO series matrix" << ofTable << QStringList{"!series_matrix_table_begin"};
    QTest::newRow("ARFF") << "a.arff"
                          << QByteArray("@relation r\n@attribute a real\n@attribute b real\n@data\n1,x\n")
                          << "ARFF" << ofTable << QStringList{"@attribute b real"};
    QTest::newRow("LIBSVM") << "a.svm" << QByteArray("1 1:2 2:3\n-1 1:1\n1 1099511627776:1 2:1\n") << "LIBSVM"
                            << ofTable << QStringList{"1", "1099511627776:1", "2:1"};
    QTest::newRow("Matrix Market") << "a.mtx"
                                   << QByteArray("%%MatrixMarket matrix coordinate real general\n2 2 1\n1 x 3\n")
                                   << "Matrix Market (10x)" << QStringList{"format", "orientation", "features"}
                                   << QStringList{"1", "x", "3"};
    QTest::newRow("a page") << "a.html" << QByteArray("<!DOCTYPE html>\n<p>1,2\n<p>3,4\n") << "" << QStringList()
                            << QStringList{"<p>3,4"};
}

/// They were shown as the table of text that they are not: a delimiter, header rows, roles of cells.
void TestTablePreview::unreadFilesOfOtherFormatsShowTheirLines()
{
    QFETCH(QString, name);
    QFETCH(QByteArray, text);
    QFETCH(QString, format);
    const ImportTrial trial = tried(name.toStdString(), text.toStdString());
    QVERIFY(!trial.data && trial.error);
    QStringList decisions, line;
    for (const Decision& one : trial.decisions)
        decisions << QString::fromStdString(one.what);
    QTEST(decisions, "decisions");
    if (!format.isEmpty())
        QCOMPARE(QString::fromStdString(trial.decisions.front().value.text()), format);
    for (const PreviewCell& cell : trial.preview.rows.at(2).cells) {
        line << QString::fromStdString(cell.text);
        QVERIFY(cell.role == Role::Unknown);
    }
    QTEST(line, "line");
}

void TestTablePreview::unreadFilesNeverThrow_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::newRow("nothing") << QByteArray();
    QTest::newRow("blank lines") << QByteArray("\n\n \n");
    QTest::newRow("binary") << QByteArray("\0\1\2\3", 4);
    QTest::newRow("words") << QByteArray("no table\nat all\n");
    QTest::newRow("a quote that is never closed") << QByteArray("a,\"b\nc,d\n");
    QTest::newRow("GCT cut short") << QByteArray("#1.2\n3\t2\nName\tDescription\tA\n");
}

void TestTablePreview::unreadFilesNeverThrow()
{
    QFETCH(QByteArray, text);
    const ImportTrial trial = tried("broken.txt", text.toStdString());
    QVERIFY(!trial.data && trial.error);
    QVERIFY(trial.preview.rows.size() <= TablePreview::mostRows);
    QVERIFY(tryInput({m_files.at("is not there").string(), {}, {}}).preview.rows.empty());
}

void TestTablePreview::labelsAreRanked()
{
    const ImportTrial trial =
        tried("t.csv", "sample,sex,note,disease,g1\nA,f,p,x,1\nB,m,q,y,2\nC,f,r,x,3\nD,m,s,y,4\n");
    std::vector<std::string> names;
    for (const LabelCandidate& candidate : rankedLabels(*trial.data))
        names.push_back(candidate.field->name);
    QCOMPARE(names.front(), trial.data->preferredLabel());
    DatasetParts parts = trial.data->parts();
    parts.preferredLabel.clear();
    names.clear();
    const Dataset without(std::move(parts));
    for (const LabelCandidate& candidate : rankedLabels(without))
        names.push_back(candidate.field->name);
    QCOMPARE(names, (std::vector<std::string>{"disease", "sex", "note"}));
}

void TestTablePreview::labelsOfNoUseComeLast()
{
    DatasetParts parts = tried("t.csv", "g1\n1\n2\n3\n4\n").data->parts();
    parts.labelFields = {LabelField::categorical("tissue", {"gut", "gut", "gut", "gut"}),
                         LabelField::categorical("title", {"a", "b", "c", "d"}),
                         LabelField::numeric("dose", {2, 2, 2, std::nan("")}),
                         LabelField::categorical("data_processing", {"MAS5", "MAS5", "RMA", "RMA"}),
                         LabelField::numeric("age", {40, 50, std::nan(""), 41}),
                         LabelField::categorical("Gender", {"f", "m", "f", ""}),
                         LabelField::categorical("grown in", {"dish", "dish", "mouse", "mouse"})};
    const Dataset data(std::move(parts));
    std::vector<std::string> useful, useless;
    for (const LabelCandidate& candidate : rankedLabels(data))
        (candidate.use == LabelUse::Useful ? useful : useless).push_back(candidate.field->name);
    QCOMPARE(useful, (std::vector<std::string>{"grown in", "Gender", "age", "data_processing"}));
    QCOMPARE(useless, (std::vector<std::string>{"title", "tissue", "dose"}));
    QCOMPARE(rankedLabels(data).back().use, LabelUse::Same);
}

/// Many rows above the values, and many columns before them, leave room for some values.
void TestTablePreview::valuesAreAlwaysAmongTheCells()
{
    std::string text = "#1.3\n2\t2\t12\t18\nid";
    for (int column = 0; column < 12; ++column)
        text += "\tabout" + std::to_string(column);
    text += "\tA\tB\n";
    for (int row = 0; row < 18; ++row) {
        text += row == 17 ? "class" : "said" + std::to_string(row);
        for (int column = 0; column < 12; ++column)
            text += "\tna";
        text += "\tx\ty\n";
    }
    for (const char* gene : {"g1", "g2"}) {
        text += gene;
        for (int column = 0; column < 12; ++column)
            text += "\tt";
        text += "\t1.5\t2\n";
    }
    const ImportTrial trial = tried("t.gct", text);
    QVERIFY2(trial.data, trial.error ? sentence(*trial.error).c_str() : "stopped");
    QCOMPARE(trial.data->preferredLabel(), std::string("class"));
    QCOMPARE(trial.preview.columns, (std::vector<int>{0, 1, 2, 3, 4, 5, 6, 7, 13, 14}));
    const std::vector<PreviewRow>& rows = trial.preview.rows;
    QCOMPARE(rows.size(), std::size_t{11 + 2});
    QCOMPARE(roles(rows[10]), QStringLiteral("hhhhhhhhhh"));
    QCOMPARE(rows[11].line, std::int64_t{22});
    QCOMPARE(roles(rows[11]), QStringLiteral("nTTTTTTTvv"));
}

/// Of a packed file the size says little: what its beginning unpacks to does.
void TestTablePreview::memoryOfAnUnreadPackedFile()
{
    std::string text = "sample,g1,g2,g3\nA,1,2,-\n";
    for (int row = 0; row < 60'000; ++row)
        text += "s" + std::to_string(row) + ",1,2,3\n";
    const ImportTrial plain = tried("t.csv", text), packed = tried("t.csv.gz", GzipPacker().add(text, true));
    QVERIFY(!plain.data && !packed.data);
    QVERIFY2(plain.preview.memory > 1e6 && packed.preview.memory > 0.5 * plain.preview.memory &&
                 packed.preview.memory < 2 * plain.preview.memory,
             (std::to_string(plain.preview.memory) + " " + std::to_string(packed.preview.memory)).c_str());
    QCOMPARE(packed.oddText, std::string("-"));
}

/// As the readers of other formats do that know how many features there are.
void TestTablePreview::featuresThatFitAreOffered()
{
    const ImportTrial large =
        tried("t.mtx", "%%MatrixMarket matrix coordinate real general\n100000000 5000 1\n1 1 5\n");
    QVERIFY(!large.data && large.error);
    QVERIFY(large.featuresThatFit >= 50 && large.featuresThatFit <= 2000);
    QVERIFY2(large.error->remedy.text().find("--top-variance " + std::to_string(large.featuresThatFit) +
                                             " requires") != std::string::npos,
             large.error->remedy.text().c_str());
    QCOMPARE(decision(large.decisions, "features"), std::string("all 100000000 (no features are excluded)"));
    // The names and places of the features, not all values.
    QVERIFY(large.preview.memory > 5e10 && large.preview.memory < 1e12);
}

QTEST_APPLESS_MAIN(TestTablePreview)
#include "tst_table_preview.moc"
