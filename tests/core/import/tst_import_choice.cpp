// SPDX-License-Identifier: GPL-3.0-or-later
// What a user may decide about a file is heeded, and what its format decides is said to be fixed.
#include "core/session/import_trial.h"
#include "tests/core/import/small_files.h"
#include "tests/core/support/containers/h5ad_file.h"
#include "tests/core/support/containers/xlsx_file.h"

#include <algorithm>

using namespace fuzzylens;

namespace {

/// Choices that no file of the test is read by when nothing is chosen.
ImportOptions choosing(ImportChoice choice)
{
    ImportOptions options;
    switch (choice) {
    case ImportChoice::Delimiter:
        options.delimiter = '|';
        break;
    case ImportChoice::DecimalMark:
        options.decimalMark = ',';
        break;
    case ImportChoice::HeaderRows:
        options.headerRows = 2;
        break;
    case ImportChoice::NameColumn:
        options.nameColumn = -1;
        break;
    case ImportChoice::LabelColumn:
        options.labelColumn = 1;
        break;
    case ImportChoice::Orientation:
        options.orientation = ImportOptions::Orientation::GenesInRows;
        break;
    case ImportChoice::Sheet:
        options.sheet = "Two";
        break;
    case ImportChoice::Layer:
        options.layer = "counts";
        break;
    case ImportChoice::TopVariance:
        options.topVariance = 1;
        break;
    case ImportChoice::MissingTexts:
        options.missingTexts = {"1.5"};
        break;
    }
    return options;
}

/// Everything a reading says, or why there is none.
std::string readingOf(const std::filesystem::path& path, const ImportOptions& options)
{
    try {
        const DatasetPtr data = readDataset(path, options).data;
        std::string text;
        for (const Decision& decision : data->origin().decisions)
            text += decision.what + '=' + decision.value.text() + " (" + decision.reason.text() + ")\n";
        for (const std::string& name : data->sampleNames())
            text += name + '\n';
        for (const std::string& name : data->featureNames())
            text += name + '\n';
        for (Index sample = 0; sample < data->samples(); ++sample)
            for (Index feature = 0; feature < data->features(); ++feature)
                text += std::to_string(data->value(sample, feature)) + '\n';
        return text;
    } catch (const DataError& error) {
        return error.what();
    }
}

}  // namespace

class TestImportChoice : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void choicesAreHeededOrFixed_data();
    void choicesAreHeededOrFixed();
    void sameContentGivesEqualMatrices_data();
    void sameContentGivesEqualMatrices();
    void trialsSayWhatIsFixed();
    void trialsLeaveFixedChoicesToTheFormat();
    void nothingIsFixedOfUnknownFiles();
    void trialsRefuseWhatNoMethodCanFit();

private:
    test::SmallFiles m_files;
};

void TestImportChoice::initTestCase()
{
    m_files.write("t.csv", "sample,g1,g2\nA,1.5,2\nB,3,4\n");
    m_files.write("t.gct", "#1.2\n2\t2\nName\tDescription\tA\tB\ng1\td\t1.5\t3\ng2\te\t2\t4\n");
    m_files.write("t.res",
                  "Description\tAccession\tA\t\tB\t\n\t\t\t\t\t\n2\nd\tg1\t1.5\tP\t3\tA\ne\tg2\t2\tP\t4\tA\n");
    m_files.write("series.txt", "!Series_title\t\"t\"\n!Sample_geo_accession\t\"A\"\t\"B\"\n"
                                "!series_matrix_table_begin\n\"ID_REF\"\t\"A\"\t\"B\"\n\"g1\"\t1.5\t3\n"
                                "\"g2\"\t2\t4\n!series_matrix_table_end\n");
    m_files.write("t.soft", "^DATASET = GDS1\n!dataset_table_begin\nID_REF\tIDENTIFIER\tA\tB\ng1\tS1\t1.5\t3\n"
                            "g2\tS2\t2\t4\n!dataset_table_end\n");
    m_files.write("t.arff", "@relation r\n@attribute name string\n@attribute g1 numeric\n@attribute g2 numeric\n"
                            "@data\nA,1.5,2\nB,3,4\n");
    m_files.write("bare.arff", "@relation r\n@data\ng1,g2\n1.5,2\n3,4\n");
    m_files.write("t.cdt", "UNIQID\tNAME\tGWEIGHT\tA\tB\ng1\tS1\t1\t1.5\t3\ng2\tS2\t1\t2\t4\n");
    m_files.write("t.svm", "1 1:1.5 2:2\n2 1:3 2:4\n");
    std::filesystem::create_directory(m_files.at("10x"));
    m_files.write("10x/matrix.mtx", "%%MatrixMarket matrix coordinate real general\n2 2 4\n1 1 1.5\n2 1 2\n"
                                    "1 2 3\n2 2 4\n");
    m_files.write("10x/features.tsv", "ID1\tg1\nID2\tg2\n");
    m_files.write("10x/barcodes.tsv", "A\nB\n");
    test::XlsxFile workbook;
    workbook.sheet("One", test::rowsOf({"sample,g1,g2", "A,1.5,2", "B,3,4"}));
    workbook.sheet("Two", test::rowsOf({"sample,g1", "A,7", "B,8"}));
    workbook.write(m_files.at("t.xlsx"));
    test::H5adFile file(m_files.at("t.h5ad"));
    file.numbers("X", {2, 2}, {1.5, 2, 3, 4}).numbers("layers/counts", {2, 2}, {5, 6, 7, 8});
    file.table("obs", {"A", "B"}).table("var", {"g1", "g2"});
}

void TestImportChoice::choicesAreHeededOrFixed_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("fixed");  // a letter for every choice, in their order
    const auto row = [](const char* name, const char* fixed) { QTest::addRow("%s", name) << name << fixed; };
    row("t.csv", "......SLT.");
    row("t.gct", "D.H.C.SLT.");
    row("t.res", "D.H.C.SLT.");
    row("series.txt", "D.H.C.SLT.");
    row("t.soft", "D.H.C.SLT.");
    row("t.cdt", "D.H.C.SLT.");
    row("t.arff", "DMH...SLT.");
    row("bare.arff", "......SLT.");
    row("t.svm", "DMHNC.SLT.");
    row("10x", "DMH.C.SL..");
    row("t.xlsx", "D......LT.");
    row("t.h5ad", "DMHNC.S..G");
}

/// A choice that a reader passed over without a word was believed by whoever made it.
void TestImportChoice::choicesAreHeededOrFixed()
{
    QFETCH(QString, name);
    QFETCH(QString, fixed);
    const std::filesystem::path path = m_files.at(name.toStdString());
    const std::string asDecided = readingOf(path, {});
    QVERIFY2(asDecided.find("1.500000") != std::string::npos, asDecided.c_str());
    const std::vector<FixedChoice> told = fixedChoices(path);
    for (std::size_t c = 0; c < allImportChoices.size(); ++c) {
        const ImportChoice choice = allImportChoices[c];
        const bool isFixed = std::any_of(told.begin(), told.end(),
                                         [choice](const FixedChoice& one) { return one.choice == choice; });
        QCOMPARE(isFixed, fixed[static_cast<int>(c)] != '.');
        const std::string chosen = readingOf(path, choosing(choice));
        QVERIFY2((chosen == asDecided) == isFixed, (std::to_string(c) + ": " + chosen).c_str());
    }
}

void TestImportChoice::sameContentGivesEqualMatrices_data()
{
    choicesAreHeededOrFixed_data();
}

void TestImportChoice::sameContentGivesEqualMatrices()
{
    QFETCH(QString, name);
    const DatasetPtr csv = readDataset(m_files.at("t.csv")).data;
    const DatasetPtr data = readDataset(m_files.at(name.toStdString())).data;
    QVERIFY(data->values().map() == csv->values().map());
    if (name != "t.svm")  // has no names
        QCOMPARE(data->featureNames(), csv->featureNames());
    if (name != "t.svm" && name != "bare.arff")
        QCOMPARE(data->sampleNames(), csv->sampleNames());
}

void TestImportChoice::trialsSayWhatIsFixed()
{
    const ImportTrial read = tryInput({m_files.at("t.gct").string(), {}, {}});
    QCOMPARE(whyFixed(read, ImportChoice::Delimiter), std::string_view("GCT files always use tabs"));
    QCOMPARE(whyFixed(read, ImportChoice::DecimalMark), std::string_view());
    const ImportTrial again = trialOf(read.data, read.input);
    QVERIFY(again.fixed == read.fixed);
    const std::string broken = m_files.write("broken.gct", "#1.2\n2\t2\nName\tDescription\tA\tB\n").string();
    const ImportTrial unread = tryInput({broken, {}, {}});
    QVERIFY(unread.error);
    QCOMPARE(whyFixed(unread, ImportChoice::HeaderRows),
             std::string_view("GCT files mark where the values begin"));
}

void TestImportChoice::trialsLeaveFixedChoicesToTheFormat()
{
    ImportOptions options = choosing(ImportChoice::Delimiter);
    options.decimalMark = '.';
    options.format = "gct";
    const ImportTrial trial = tryInput({m_files.at("t.gct").string(), options, {}});
    QVERIFY(trial.data);
    QVERIFY(!trial.input.import.delimiter);
    QCOMPARE(*trial.input.import.decimalMark, '.');
    QCOMPARE(*trial.input.import.format, std::string("gct"));
}

void TestImportChoice::trialsRefuseWhatNoMethodCanFit()
{
    const auto refused = [this](const char* text) {
        const std::string path = m_files.write("refused.csv", text).string();
        const ImportTrial trial = tryInput({path, {}, {}});
        return !trial.data && trial.error && trial.error->file == path && !trial.error->remedy.isEmpty() &&
               readDataset(path).data;
    };
    QVERIFY(refused("sample,class,g1,g2\nA,x,1,2\nB,y,1,2\nC,x,1,2\n"));
    QVERIFY(refused("#1.2\n2\t1\nName\tDescription\tA\ng1\td\t1\ng2\te\t2\n"));
    QVERIFY(!refused("sample,class,g1\nA,x,1\nB,y,2\nC,x,1\n"));
    QVERIFY(!refused("sample,class,g1,g2\nA,x,1,2\nB,y,1,2\nC,x,1,3\n"));
}

void TestImportChoice::nothingIsFixedOfUnknownFiles()
{
    QVERIFY(tryInput({m_files.at("absent.gct").string(), {}, {}}).fixed.empty());
    QVERIFY(tryInput({"demo", {}, {}}).fixed.empty());
    QCOMPARE(test::issueOf([&] { fixedChoices(m_files.at("absent.gct")); }).what.text(),
             std::string("the file was not found"));
}

QTEST_APPLESS_MAIN(TestImportChoice)
#include "tst_import_choice.moc"
