// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/import/reader.h"
#include "core/import/table_preview.h"
#include "core/io/gzip.h"
#include "core/preprocess/steps.h"
#include "tests/core/import/broken_files.h"
#include "tests/core/import/small_files.h"

#include <QtTest>

using namespace fuzzylens;
using Texts = std::vector<std::string>;

class TestMatrixMarketReader : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void folders_data();
    void folders();
    void variants_data();
    void variants();
    void symmetric_data();
    void symmetric();
    void array();
    void entriesForOnePlace();
    void withoutNames();
    void turnedAround();
    void topVariance();
    void folderOfAnotherName();
    void aListOfNamesSaysWhereTheMatrixIs();
    void choices();
    void wrongNames_data();
    void wrongNames();
    void noMatrixInFolder();
    void broken_data();
    void broken();
    void cancelled();

private:
    std::filesystem::path write(const std::string& name, const QByteArray& text) const
    {
        if (!QString::fromStdString(name).endsWith(".gz"))
            return m_files->write(name, text.toStdString());
        GzipPacker packer;
        return m_files->write(name, packer.add(text.toStdString(), true));
    }
    DatasetPtr read(const QByteArray& text, const ImportOptions& options = {}) const
    {
        return readDataset(write("matrix.mtx", text), options).data;
    }
    std::unique_ptr<test::SmallFiles> m_files;
};

static const QByteArray plainText = "%%MatrixMarket matrix coordinate integer general\n"
                                    "%metadata_json: {\"format_version\": 2}\n"
                                    "3 2 4\n"
                                    "1 1 5\n"
                                    "3 1 1\n"
                                    "2 2 7\n"
                                    "3 2 2\n";
static const QByteArray genes =
    "ENSG1\tTP53\tGene Expression\nENSG2\tMYC\tGene Expression\nENSG3\tTP53\tAntibody Capture\n";
static const QByteArray cells = "AAAC-1\nAAAG-1\n";

/// TP53 is the symbol of two features.
static bool saysOnlyThatNamesRepeat(const Dataset& data)
{
    return data.issues().size() == 1 && data.issues()[0].severity == Issue::Severity::Note &&
           data.issues()[0].what.text().find("TP53 (2 times)") != std::string::npos;
}

void TestMatrixMarketReader::init()
{
    m_files = std::make_unique<test::SmallFiles>();
}

void TestMatrixMarketReader::folders_data()
{
    QTest::addColumn<QString>("start");
    QTest::addColumn<QString>("genesFile");
    QTest::addColumn<QString>("end");
    QTest::addRow("version 2") << ""
                               << "genes.tsv"
                               << "";
    QTest::addRow("version 3") << ""
                               << "features.tsv"
                               << ".gz";
    QTest::addRow("version 3, unpacked") << ""
                                         << "features.tsv"
                                         << "";
    QTest::addRow("with a beginning") << "GSM1_S2_"
                                      << "features.tsv"
                                      << ".gz";
}

void TestMatrixMarketReader::folders()
{
    QFETCH(QString, start);
    QFETCH(QString, genesFile);
    QFETCH(QString, end);
    const auto matrix = write((start + "matrix.mtx" + end).toStdString(), plainText);
    write((start + genesFile + end).toStdString(), genes);
    write((start + "barcodes.tsv" + end).toStdString(), cells);
    for (const auto& path : {matrix, matrix.parent_path()}) {
        const DatasetPtr data = readDataset(path).data;
        QCOMPARE(data->origin().format, std::string("mtx"));
        QCOMPARE(data->origin().path, matrix.string());
        QCOMPARE(data->sampleNames(), (Texts{"AAAC-1", "AAAG-1"}));
        QCOMPARE(data->featureNames(), (Texts{"TP53", "MYC", "TP53"}));
        QCOMPARE(data->annotations().size(), std::size_t{2});
        QCOMPARE(data->annotations()[0].name, std::string("gene id"));
        QCOMPARE(data->annotations()[0].texts, (Texts{"ENSG1", "ENSG2", "ENSG3"}));
        QCOMPARE(data->annotations()[1].texts[2], std::string("Antibody Capture"));
        QCOMPARE(data->value(0, 0), 5.0);
        QCOMPARE(data->value(0, 1), 0.0);
        QCOMPARE(data->value(1, 1), 7.0);
        QCOMPARE(data->value(1, 2), 2.0);
        QVERIFY(saysOnlyThatNamesRepeat(*data));
    }
}

void TestMatrixMarketReader::variants_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addRow("plain") << plainText;
    QTest::addRow("CR LF") << test::replaced(plainText, "\n", "\r\n");
    QTest::addRow("CR") << test::replaced(plainText, "\n", "\r");
    QTest::addRow("capitals") << test::replaced(plainText, "matrix coordinate integer general",
                                                "MATRIX Coordinate Integer General");
    QTest::addRow("real")
        << test::replaced(plainText, "integer", "real").replace(" 5\n", " 5.0\n").replace(" 7\n", " +.7e1\n");
    QTest::addRow("tabs and blanks") << test::replaced(plainText, " 1 ", "\t 1\t").replace("3 2 4", " 3  2\t4 ");
    QTest::addRow("remarks among the entries") << test::replaced(plainText, "2 2 7", "% here\n\n2 2 7");
    QTest::addRow("no remarks") << test::replaced(plainText, "%metadata_json: {\"format_version\": 2}\n", "");
    QTest::addRow("no last line end") << plainText.trimmed();
}

void TestMatrixMarketReader::variants()
{
    QFETCH(QByteArray, text);
    write("genes.tsv", genes);
    write("barcodes.tsv", cells);
    const DatasetPtr data = read(text);
    QCOMPARE(data->value(0, 0), 5.0);
    QCOMPARE(data->value(0, 2), 1.0);
    QCOMPARE(data->value(1, 1), 7.0);
    QCOMPARE(data->value(1, 2), 2.0);
    QVERIFY(saysOnlyThatNamesRepeat(*data));
}

void TestMatrixMarketReader::symmetric_data()
{
    QTest::addColumn<QByteArray>("kind");
    QTest::addColumn<QByteArray>("entries");
    QTest::addColumn<double>("mirrored");
    QTest::addColumn<double>("diagonal");
    QTest::addRow("symmetric") << QByteArray("real symmetric") << QByteArray("1 1 3\n2 1 4\n") << 4.0 << 3.0;
    QTest::addRow("skew-symmetric") << QByteArray("real skew-symmetric") << QByteArray("2 1 4\n") << -4.0 << 0.0;
    QTest::addRow("pattern") << QByteArray("pattern symmetric") << QByteArray("1 1\n2 1\n") << 1.0 << 1.0;
}

void TestMatrixMarketReader::symmetric()
{
    QFETCH(QByteArray, kind);
    QFETCH(QByteArray, entries);
    QFETCH(double, mirrored);
    QFETCH(double, diagonal);
    ImportOptions options;
    options.orientation = ImportOptions::Orientation::SamplesInRows;
    const QByteArray count = QByteArray::number(entries.count('\n'));
    const DatasetPtr data =
        read("%%MatrixMarket matrix coordinate " + kind + "\n2 2 " + count + "\n" + entries, options);
    QCOMPARE(data->value(0, 1), mirrored);
    QCOMPARE(data->value(0, 0), diagonal);
    QCOMPARE(std::abs(data->value(1, 0)), std::abs(mirrored));
}

void TestMatrixMarketReader::array()
{
    const DatasetPtr data = read("%%MatrixMarket matrix array real general\n2 3\n1\n2\n3\n4\n5\n6.5\n");
    QCOMPARE(data->samples(), 3);
    QCOMPARE(data->value(0, 1), 2.0);
    QCOMPARE(data->value(2, 1), 6.5);
}

void TestMatrixMarketReader::entriesForOnePlace()
{
    QCOMPARE(read(test::replaced(plainText, "3 1 1\n", "1 1 2\n"))->value(0, 0), 7.0);
}

void TestMatrixMarketReader::withoutNames()
{
    const DatasetPtr data = read(plainText);
    QCOMPARE(data->featureNames(), (Texts{"1", "2", "3"}));
    QCOMPARE(data->sampleNames(), (Texts{"1", "2"}));
    QCOMPARE(data->issues().size(), std::size_t{2});
}

/// Cells in rows, as other programs export them.
void TestMatrixMarketReader::turnedAround()
{
    write("genes.tsv", cells);
    write("barcodes.tsv", genes);
    const DatasetPtr data = read(plainText);
    QCOMPARE(data->samples(), 3);
    QCOMPARE(data->sampleNames(), (Texts{"ENSG1", "ENSG2", "ENSG3"}));
    QCOMPARE(data->value(2, 1), 2.0);
}

void TestMatrixMarketReader::topVariance()
{
    write("features.tsv", genes);
    ImportOptions options;
    options.topVariance = 2;
    const DatasetPtr data = read(plainText, options);
    QCOMPARE(data->featureNames(), (Texts{"TP53", "MYC"}));
    QCOMPARE(data->annotations()[0].texts, (Texts{"ENSG1", "ENSG2"}));
    QCOMPARE(data->value(1, 1), 7.0);
    QCOMPARE(data->value(0, 0), 5.0);
    options.topVariance = 9;
    QCOMPARE(read(plainText, options)->features(), 3);
}

void TestMatrixMarketReader::folderOfAnotherName()
{
    const auto path = write("counts.mtx", plainText);
    QCOMPARE(readDataset(path.parent_path()).data->origin().path, path.string());
    write("other.mtx", plainText);
    QVERIFY(test::issueOf([&] { readDataset(path.parent_path()); }).what.text().find("folder") !=
            std::string::npos);
}

// It was said that no column holds numbers.
void TestMatrixMarketReader::aListOfNamesSaysWhereTheMatrixIs()
{
    write("matrix.mtx", plainText);
    for (const char* name : {"genes.tsv", "barcodes.tsv"}) {
        const auto path = write(name, genes);
        const Issue issue = test::issueOf([&] { readDataset(path); });
        QVERIFY2(issue.what.text().find("matrix in the same folder") != std::string::npos,
                 issue.what.text().c_str());
        QVERIFY2(issue.remedy.text().find("matrix.mtx") != std::string::npos, issue.remedy.text().c_str());
    }
}

void TestMatrixMarketReader::choices()
{
    write("genes.tsv", genes);
    ImportOptions options;
    options.nameColumn = 0;
    const DatasetPtr data = read(plainText, options);
    QCOMPARE(data->featureNames(), (Texts{"ENSG1", "ENSG2", "ENSG3"}));
    QCOMPARE(data->annotations()[0].name, std::string("gene name"));
    QCOMPARE(data->origin().preview->choices.at(0).what, std::string("name column"));
    QCOMPARE(data->origin().preview->choices.at(0).values, (Texts{"gene id", "gene name", "feature type"}));
    options = {};
    options.missingTexts = Texts{"7"};
    QVERIFY(read(plainText, options)->isMissing(1, 1));
}

void TestMatrixMarketReader::wrongNames_data()
{
    QTest::addColumn<QString>("file");
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<int>("row");
    QTest::addColumn<QString>("says");
    QTest::addRow("a gene too few") << "genes.tsv" << QByteArray("a\tA\nb\tB\n") << 0 << "names 2 genes";
    QTest::addRow("a cell too many") << "barcodes.tsv" << cells + "x\n" << 0 << "names 3 cells";
    QTest::addRow("a field too few") << "features.tsv" << QByteArray("a\tA\nb\nc\tC\n") << 2 << "1 field where";
    QTest::addRow("an empty file") << "barcodes.tsv" << QByteArray() << 0 << "empty";
    QTest::addRow("packed and damaged") << "barcodes.tsv" << QByteArray("\x1f\x8b\x08 nothing") << 0 << "damaged";
    QTest::addRow("binary") << "genes.tsv" << QByteArray("\x01\x02\x03") << 0 << "binary";
}

void TestMatrixMarketReader::wrongNames()
{
    QFETCH(QString, file);
    QFETCH(QByteArray, text);
    QFETCH(int, row);
    QFETCH(QString, says);
    const auto path = m_files->write(file.toStdString(), text.toStdString());
    const Issue issue = test::issueOf([&] { read(plainText); });
    QVERIFY2(issue.what.text().find(says.toStdString()) != std::string::npos, sentence(issue).c_str());
    QCOMPARE(issue.file, path.string());
    QCOMPARE(issue.row, row);
}

void TestMatrixMarketReader::noMatrixInFolder()
{
    write("barcodes.tsv", cells);
    const Issue issue = test::issueOf([&] { readDataset(m_files->at("")); });
    QVERIFY2(issue.what.text().find("folder") != std::string::npos, issue.what.text().c_str());
}

void TestMatrixMarketReader::broken_data()
{
    test::addBrokenColumns();
    test::addCutRows("entry", plainText, ' ', 4, 7, "must contain a row index, a column index and a value");
    test::addWrongCells("entry", plainText, ' ', 4, 7, 2);
    const auto add = [](const char* name, const QByteArray& text, int row, const char* says) {
        QTest::addRow("%s", name) << text << row << 0 << says;
    };
    const auto size = [](const char* line) { return test::replaced(plainText, "3 2 4", line); };
    const auto first = [](const char* line) {
        return test::replaced(plainText, "matrix coordinate integer general", line);
    };
    add("the first line alone", plainText.left(plainText.indexOf('\n') + 1), 2, "is missing");
    add("remarks alone", plainText.left(plainText.indexOf("3 2 4")), 3, "is missing");
    add("sizes alone", plainText.left(plainText.indexOf("1 1 5")), 3,
        "declares 4 entries, but the file contains 0");
    add("an entry too few", test::replaced(plainText, "3 2 2\n", ""), 3,
        "declares 4 entries, but the file contains 3");
    add("an entry too many", plainText + "1 2 1\n", 3, "declares 4 entries, but the file contains 5");
    add("no banner", test::replaced(plainText, "%%MatrixMarket", "%%Matrix"), 1, "begins with %%MatrixMarket");
    add("a vector", first("vector coordinate integer general"), 1, "must contain matrix");
    add("another storage", first("matrix dense integer general"), 1, "coordinate or array");
    add("complex numbers", first("matrix coordinate complex general"), 1, "complex numbers");
    add("no type", first("matrix coordinate"), 1, "specifies no valid number type");
    add("no symmetry", first("matrix coordinate real"), 1, "specifies no valid symmetry");
    add("a hermitian matrix", first("matrix coordinate real hermitian"), 1, "specifies no valid symmetry");
    add("two sizes", size("3 2"), 3, "rows, columns and entries");
    add("four sizes", size("3 2 4 1"), 3, "rows, columns and entries");
    add("a size of words", size("three 2 4"), 3, "rows, columns and entries");
    add("a size below zero", size("-3 2 4"), 3, "rows, columns and entries");
    add("a size with a point", size("3.0 2 4"), 3, "rows, columns and entries");
    add("no rows", size("0 2 0"), 3, "no rows or no columns");
    add("2^40 rows", size("1099511627776 2 4"), 3, "a size larger than any file");
    add("2^64 columns", size("3 18446744073709551616 4"), 3, "a size larger than any file");
    add("1e12 rows", size("1000000000000 2 4"), 0, "of memory, but only");
    add("2^36 columns", size("3 68719476736 4"), 0, "of memory, but only");
    add("1e11 entries", size("1000000 1000000 100000000000"), 0, "of memory, but only");
    add("1e12 entries", size("3 2 1000000000000"), 3, "declares 1000000000000 entries, but the file contains 4");
    add("not as many rows as columns", first("matrix coordinate integer symmetric"), 3, "as many rows as columns");
    add("an index of 0", test::replaced(plainText, "3 1 1", "0 1 1"), 5, "row index must be between 1 and 3");
    add("a row too large", test::replaced(plainText, "3 1 1", "4 1 1"), 5, "row index must be between 1 and 3");
    add("a column too large", test::replaced(plainText, "3 1 1", "3 3 1"), 5,
        "column index must be between 1 and 2");
    add("an index of 2^40", test::replaced(plainText, "3 1 1", "1099511627776 1 1"), 5,
        "row index must be between 1 and 3");
    add("an index of 2^64", test::replaced(plainText, "3 1 1", "3 18446744073709551616 1"), 5,
        "column index must be between 1 and 2");
    add("an index below zero", test::replaced(plainText, "3 1 1", "-3 1 1"), 5,
        "row index must be between 1 and 3");
    add("an index with a point", test::replaced(plainText, "3 1 1", "3.0 1 1"), 5,
        "row index must be between 1 and 3");
    add("four words", test::replaced(plainText, "3 1 1", "3 1 1 1"), 5,
        "must contain a row index, a column index and a value");
    add("a value in a pattern", first("matrix coordinate pattern general"), 4,
        "must contain a row index and a column index");
    add("a symmetric array", first("matrix array real symmetric"), 1, "an array must be general");
    add("an array too short", "%%MatrixMarket matrix array real general\n2 2\n1\n2\n3\n", 2, "declares 4 entries");
    add("an array too long", "%%MatrixMarket matrix array real general\n1 2\n1\n2\n3\n", 5, "more values");
    add("an array of 1e12", "%%MatrixMarket matrix array real general\n1000000 1000000\n1\n", 0,
        "of memory, but only");
}

void TestMatrixMarketReader::broken()
{
    test::checkBroken(*m_files, "broken.mtx", "mtx");
}

void TestMatrixMarketReader::cancelled()
{
    QByteArray text = "%%MatrixMarket matrix coordinate integer general\n1000 1000 100000\n";
    for (int i = 0; i < 100'000; ++i)
        text += QByteArray::number(1 + i % 1000) + ' ' + QByteArray::number(1 + i / 100) + " 1\n";
    test::checkCancelling(write("matrix.mtx", text));
}

QTEST_APPLESS_MAIN(TestMatrixMarketReader)
#include "tst_matrix_market_reader.moc"
