// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/import/reader.h"
#include "core/import/table_preview.h"
#include "core/import/unread_table.h"
#include "tests/core/import/small_files.h"
#include "tests/core/support/containers/h5ad_file.h"
#include "tests/core/support/containers/xlsx_file.h"

#include <QtTest>

#include <sys/stat.h>

using namespace fuzzylens;
using test::H5adFile;

/// The beginning of a file that has not been read yet is that of the data.
class TestFirstRows : public QObject
{
    Q_OBJECT

private slots:
    void annData_data();
    void annData();
    void smallAnnData();
    void text();
    void workbook();
    void noneWhereTheyTakeAsLongAsAll();

private:
    static constexpr int samples = 45, features = 30;
    static double value(int sample, int feature) { return (5 * sample + 3 * feature) % 7 == 0 ? sample + 0.5 : 0; }
    void writeAnnData(const QString& form) const;

    test::SmallFiles m_files;
};

void TestFirstRows::annData_data()
{
    QTest::addColumn<QString>("form");
    for (const char* form : {"one piece", "packed chunks", "csr_matrix", "csc_matrix"})
        QTest::addRow("%s", form) << form;
}

void TestFirstRows::writeAnnData(const QString& form) const
{
    const bool byRows = form != "csc_matrix";
    const int lines = byRows ? samples : features, across = byRows ? features : samples;
    std::vector<double> all, data, indices, starts{0};
    for (int line = 0; line < lines; ++line) {
        for (int other = 0; other < across; ++other) {
            all.push_back(byRows ? value(line, other) : value(other, line));
            if (all.back() == 0)
                continue;
            data.push_back(all.back());
            indices.push_back(other);
        }
        starts.push_back(double(data.size()));
    }
    std::vector<std::string> sampleNames, featureNames;
    std::vector<double> codes;
    for (int i = 0; i < samples; ++i) {
        sampleNames.push_back("s" + std::to_string(i));
        codes.push_back(i % 2);
    }
    for (int l = 0; l < features; ++l)
        featureNames.push_back("g" + std::to_string(l));
    H5adFile file(m_files.at("t.h5ad"));
    file.table("obs", sampleNames, {"group"})
        .categories("obs/group", codes, {"x", "y"})
        .table("var", featureNames);
    if (form == "one piece")
        file.numbers("X", {samples, features}, all);
    else if (form == "packed chunks")
        file.numbers("X", {samples, features}, all, {H5T_IEEE_F32LE, {7, 11}, 4});
    else
        file.sparse("X", form.toStdString(), {samples, features}, data, indices, starts);
}

void TestFirstRows::annData()
{
    QFETCH(QString, form);
    writeAnnData(form);
    const std::filesystem::path path = m_files.at("t.h5ad");
    DatasetParts parts = readDataset(path).data->parts();
    QCOMPARE(parts.preferredLabel, std::string("group"));
    parts.preferredLabel.clear();  // all samples decide about it
    const TablePreview seen = firstRows(path, {}), known = previewOf(Dataset(std::move(parts)));
    QCOMPARE(seen.isOfFile, false);
    QCOMPARE(seen.rows.size(), std::size_t(20));
    QCOMPARE(seen.rows.size(), known.rows.size());
    for (std::size_t row = 0; row < seen.rows.size(); ++row)
        QVERIFY2(seen.rows[row].cells == known.rows[row].cells, std::to_string(row).c_str());
    QCOMPARE(seen.rows[19].cells.size(), std::size_t(10));
}

void TestFirstRows::smallAnnData()
{
    const std::filesystem::path path = m_files.at("small.h5ad");
    {
        H5adFile file(path);
        file.table("obs", {"A", "B"}).table("var", {"g1", "g2", "g3"});
        file.sparse("X", "csr_matrix", {2, 3}, {1, 2, 3}, {0, 0, 2}, {0, 2, 3});  // two entries at one place
        file.numbers("layers/other", {2, 3}, {1, 2, 3, 4, 5, 6});
    }
    const auto numbersOf = [&](const ImportOptions& options) {
        QStringList rows;
        for (const PreviewRow& row : firstRows(path, options).rows) {
            QStringList cells;
            for (const PreviewCell& cell : row.cells)
                cells << QString::fromStdString(cell.text);
            rows << cells.join(' ');
        }
        return rows;
    };
    QCOMPARE(numbersOf({}), (QStringList{" g1 g2 g3", "A 3 0 0", "B 0 0 3"}));
    ImportOptions options;
    options.layer = "other";
    QCOMPARE(numbersOf(options), (QStringList{" g1 g2 g3", "A 1 2 3", "B 4 5 6"}));
    options.orientation = ImportOptions::Orientation::GenesInRows;
    QCOMPARE(numbersOf(options), (QStringList{" A B", "g1 1 4", "g2 2 5", "g3 3 6"}));
    options.layer = "none";
    QVERIFY(numbersOf(options).isEmpty());
}

void TestFirstRows::text()
{
    std::string table = "sample,class,g1,g2\n";
    for (int i = 0; i < samples; ++i)
        table += "s" + std::to_string(i) + (i % 2 ? ",x," : ",y,") + std::to_string(i) + ",2.5\n";
    const std::filesystem::path path = m_files.write("t.csv", table);
    const TablePreview seen = firstRows(path, {}), known = previewOf(*readDataset(path).data);
    QCOMPARE(seen.rows.size(), std::size_t(20));
    QCOMPARE(seen.columnsInAll, 4);
    for (std::size_t row = 0; row < seen.rows.size(); ++row)
        QVERIFY2(seen.rows[row].cells == known.rows[row].cells, std::to_string(row).c_str());
}

/// Later rows of the sheet are not read: a missing end does not matter.
void TestFirstRows::workbook()
{
    std::vector<std::string> lines{"sample,class,g1,g2"};
    for (int i = 0; i < 12000; ++i)
        lines.push_back("s" + std::to_string(i) + (i % 2 ? ",x," : ",y,") + std::to_string(i) + ",2.5");
    const std::filesystem::path path = m_files.at("t.xlsx");
    const std::string rows = test::rowsOf(lines);
    test::XlsxFile().sheet("S", rows).write(path);
    const TablePreview seen = firstRows(path, {}), known = previewOf(*readDataset(path).data);
    QCOMPARE(seen.rows.size(), std::size_t(20));
    QCOMPARE(seen.columnsInAll, 4);
    for (std::size_t row = 0; row < seen.rows.size(); ++row)
        QVERIFY2(seen.rows[row].cells == known.rows[row].cells, std::to_string(row).c_str());
    const std::string sheet = std::string("<worksheet xmlns=\"") + test::XlsxFile::main + "\"><sheetData>" + rows;
    test::XlsxFile().sheetXml("S", sheet + "<row><c r=\"A1\"").write(path);
    QVERIFY_THROWS_EXCEPTION(DataError, readDataset(path));
    QCOMPARE(firstRows(path, {}).rows.size(), std::size_t(20));
}

void TestFirstRows::noneWhereTheyTakeAsLongAsAll()
{
    QVERIFY(firstRows(m_files.at("none.csv"), {}).rows.empty());
    QVERIFY(firstRows(m_files.write("t.h5ad", "\x89HDF\r\n\x1a\n and no more"), {}).rows.empty());
    // A pipe can be read once, and opening one waits until another program writes to it.
    QCOMPARE(::mkfifo(m_files.at("fifo.csv").c_str(), S_IRUSR | S_IWUSR), 0);
    QVERIFY(firstRows(m_files.at("fifo.csv"), {}).rows.empty());
    writeAnnData("one piece");
    QVERIFY(firstRows(m_files.at("t.h5ad"), {}, [](const Step&) { return false; }).rows.empty());
}

QTEST_APPLESS_MAIN(TestFirstRows)
#include "tst_first_rows.moc"
