// SPDX-License-Identifier: GPL-3.0-or-later
// How much of a large file a reader reads between two questions whether to go on.
#include "core/import/reader.h"
#include "core/io/gzip.h"
#include "core/numeric/parallel.h"
#include "tests/core/import/small_files.h"
#include "tests/core/support/containers/xlsx_file.h"

#include <algorithm>
#include <map>

using namespace fuzzylens;

namespace {

/// A table of text that lets its format be filled in.
struct Table
{
    int rows = 0, columns = 0;
    std::string begin, end;       // of the file
    std::string names;            // begin the header; empty: there is none
    std::string rowBegin = "n,";  // and the number of the row where it has a '#'
    char delimiter = ',';
    std::string behindName, behindValue;
    bool areIndexed = false;  // "1:0.25"

    std::string text() const
    {
        std::string header = names, values;
        for (int c = 0; c < columns; ++c) {
            header += delimiter + std::string("h") + std::to_string(c) + behindName;
            values += (c == 0 ? "" : std::string(1, delimiter)) + (areIndexed ? std::to_string(c + 1) + ':' : "") +
                      std::to_string(c * 7919 % 10007) + ".2500000000000000" + behindValue;
        }
        std::string all = begin + (names.empty() ? "" : header + '\n');
        const std::size_t number = rowBegin.find('#');
        for (int r = 0; r < rows; ++r) {
            all += rowBegin;
            if (number != std::string::npos)
                all.replace(all.size() - rowBegin.size() + number, 1, std::to_string(r));
            all += values + '\n';
        }
        return all + end;
    }
};

/// The most that is done between two questions of a phase, and the whole of it, as it counts.
struct Phase
{
    std::int64_t last = 0, total = 0, most = 0;

    void add(const Step& step)
    {
        if (step.done < last)
            end();  // another pass
        most = std::max(most, step.done - last);
        last = step.done;
        total = step.total;
    }
    void end()
    {
        most = std::max(most, total - last);
        last = 0;
    }
};

/// Of the phases that go through a text.
std::map<std::string, Phase> phasesOf(const std::filesystem::path& path)
{
    std::map<std::string, Phase> phases;
    const ReadResult read = readDataset(path, {}, [&](const Step& step) {
        if (step.phase.starts_with("reading") || step.phase == "decompressing")
            phases[std::string(step.phase)].add(step);
        return true;
    });
    for (auto& [name, phase] : phases)
        phase.end();
    return read.data ? phases : std::map<std::string, Phase>();
}

}  // namespace

class TestReadingStops : public QObject
{
    Q_OBJECT

private slots:
    void questionsAreNear_data();
    void questionsAreNear();
    void questionsInAWorkbookAreNear();

private:
    test::SmallFiles m_files;
};

void TestReadingStops::questionsAreNear_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QByteArray>("text");
    for (const auto& [shape, rows, columns] : {std::tuple{"long", 24'000, 20}, {"wide", 16, 30'000}}) {
        const auto add = [shape = shape](const char* name, const Table& table) {
            QTest::addRow("%s, %s", name, shape) << name << QByteArray::fromStdString(table.text());
        };
        const std::string sizes = std::to_string(rows) + '\t' + std::to_string(columns);
        const Table plain{rows, columns, {}, {}, {}, {}, '\t', {}, {}, false};
        Table one = plain;
        one.delimiter = ',';
        one.names = "sample";
        one.rowBegin = "s#,";
        add("t.csv", one);
        add("t.csv.gz", one);
        one = plain;
        one.names = "sample";
        one.rowBegin = "s#\t";
        add("t.tsv", one);
        one.begin = "#1.2\n" + sizes + '\n';
        one.names = "Name\tDescription";
        one.rowBegin = "g#\tnone\t";
        add("t.gct", one);
        one.begin.clear();
        one.names = "UNIQID\tNAME\tGWEIGHT";
        one.rowBegin = "g#\tname\t1\t";
        add("t.cdt", one);
        one.names = "ID_REF";
        one.rowBegin = "g#\t";
        one.begin = "!Series_title\t\"t\"\n!series_matrix_table_begin\n";
        one.end = "!series_matrix_table_end\n";
        add("series.txt", one);
        one = plain;
        one.begin = "Description\tAccession";
        for (int c = 0; c < columns; ++c)
            one.begin += "\th" + std::to_string(c) + '\t';
        one.begin += '\n' + std::to_string(rows) + '\n';
        one.rowBegin = "none\tg#\t";
        one.behindValue = "\tP";
        add("t.res", one);
        one = plain;
        one.delimiter = ',';
        one.begin = "@relation r\n";
        for (int c = 0; c < columns; ++c)
            one.begin += "@attribute h" + std::to_string(c) + " numeric\n";
        one.begin += "@data\n";
        add("t.arff", one);
        one = plain;
        one.delimiter = ' ';
        one.areIndexed = true;
        one.rowBegin = "1 ";
        add("t.svm", one);
    }
    std::string entries = "%%MatrixMarket matrix coordinate real general\n2000 200 400000\n";
    for (int cell = 1; cell <= 200; ++cell)
        for (int gene = 1; gene <= 2000; ++gene)
            entries += std::to_string(gene) + ' ' + std::to_string(cell) + " 0.2500000000000000\n";
    QTest::addRow("t.mtx") << "t.mtx" << QByteArray::fromStdString(entries);
    Table curated{24'000, 20, "^DATASET = GDS1\n", "!dataset_table_end\n", {}, "g#\tS\t", '\t', {}, {}, false};
    for (int c = 0; c < curated.columns; ++c)
        curated.begin += "#h" + std::to_string(c) + " = Value for h" + std::to_string(c) + ": t\n";
    curated.begin += "!dataset_table_begin\n";
    curated.names = "ID_REF\tIDENTIFIER";
    QTest::addRow("t.soft") << "t.soft" << QByteArray::fromStdString(curated.text());
}

/// A reader that does much without a question cannot be stopped soon; a megabyte takes some milliseconds.
void TestReadingStops::questionsAreNear()
{
    QFETCH(QString, name);
    QFETCH(QByteArray, text);
    const auto path = m_files.at(name.toStdString());
    GzipPacker packer;
    std::ofstream(path, std::ios::binary)
        << (name.endsWith(".gz") ? packer.add(text.toStdString(), true) : text.toStdString());
    const std::map<std::string, Phase> phases = phasesOf(path);
    std::filesystem::remove(path);
    QVERIFY(!phases.empty());
    constexpr std::int64_t ofAThread = std::int64_t{9} << 19;  // 4.5 MiB
    QVERIFY(text.size() > 2 * ofAThread);
    constexpr std::int64_t mostChunks = 100'000;
    const std::int64_t bound = std::max<std::int64_t>(2, hardwareThreads()) * ofAThread;
    for (const auto& [phase, counted] : phases) {
        const std::int64_t bytes = counted.total > mostChunks  // else chunks are counted
                                       ? counted.most
                                       : counted.most * text.size() / std::max<std::int64_t>(counted.total, 1);
        QVERIFY2(bytes <= bound, (phase + ": " + std::to_string(bytes) + " of " + std::to_string(bound)).c_str());
    }
}

void TestReadingStops::questionsInAWorkbookAreNear()
{
    constexpr int rows = 4'000, columns = 20;
    std::vector<std::string> lines{"sample"};
    for (int c = 0; c < columns; ++c)
        lines.front() += ",g" + std::to_string(c);
    for (int r = 0; r < rows; ++r) {
        lines.push_back("s" + std::to_string(r));
        for (int c = 0; c < columns; ++c)
            lines.back() += ',' + std::to_string(r * c) + ".25";
    }
    test::XlsxFile workbook;
    const std::string sheet = test::rowsOf(lines);
    workbook.sheet("One", sheet);
    workbook.write(m_files.at("t.xlsx"));
    const std::map<std::string, Phase> phases = phasesOf(m_files.at("t.xlsx"));
    const Phase& counted = phases.at("reading the sheet");
    QVERIFY(counted.total >= static_cast<std::int64_t>(sheet.size()));
    QVERIFY(counted.total > 2 << 20);
    QVERIFY2(counted.most <= 1 << 20, std::to_string(counted.most).c_str());
}

QTEST_APPLESS_MAIN(TestReadingStops)
#include "tst_reading_stops.moc"
