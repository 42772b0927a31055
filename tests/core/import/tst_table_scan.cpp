// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/import/readers/format_readers.h"
#include "core/import/table_preview.h"
#include "core/import/table_scan.h"
#include "core/io/gzip.h"
#include "tests/core/import/small_files.h"
#include "tests/core/support/little_memory.h"

#include <QtTest>

#include <fstream>
#include <random>

using namespace fuzzylens;

namespace {

/// Records with quotes that are closed, closed in a later line or never, blank lines and both ends of lines.
std::string mixedText(unsigned seed)
{
    std::mt19937 random(seed);
    const std::vector<std::string> fields{"1.5",    "-2", "\"a b\"", "\"two\nlines\"",
                                          "\"open", "",   "x\"y",    "\"\"\"\""};
    std::string text;
    for (int row = 0; row < 300; ++row) {
        const int columns = 1 + static_cast<int>(random() % 5);
        for (int c = 0; c < columns; ++c)
            text += (c > 0 ? "," : "") + fields[random() % fields.size()];
        text += random() % 3 == 0 ? "\r\n" : random() % 10 == 0 ? "\n\n \n" : "\n";
    }
    return text;
}

struct Rows
{
    std::vector<std::string> texts;
    std::vector<std::int64_t> lines;
    bool operator==(const Rows&) const = default;
};

/// The records of @p text that arrives in pieces of at most @p mostBytes.
Rows recordsInPieces(const std::string& text, const Delimiting& delimiting, std::size_t mostBytes, unsigned seed)
{
    std::mt19937 random(seed);
    Rows rows;
    ChunkSplitter splitter({}, delimiting, [&rows](const Record& record, std::string_view) {
        rows.texts.emplace_back(record.text);
        rows.lines.push_back(record.line);
    });
    std::string window;
    for (std::size_t given = 0; true;) {
        const std::size_t size = std::min(1 + random() % mostBytes, text.size() - given);
        window += text.substr(given, size);
        given += size;
        const auto split = splitter.add(window, given == text.size(), [](std::size_t) { return true; });
        window.erase(0, split.value());
        if (given == text.size())
            return rows;
    }
}

std::string packed(const std::string& text)
{
    GzipPacker packer;
    return packer.add(text, true);
}

std::string asUtf16(const std::string& text)
{
    std::string result("\xff\xfe");
    for (const char c : text)
        (result += c) += '\0';
    return result;
}

constexpr int columns = 20;  // of numbers in the large table

std::string makeLargeTable(bool samplesInRows)
{
    constexpr int rows = 22'003;
    const std::string padding(330, '.');  // fewer numbers make as many bytes
    std::mt19937 random(7);
    std::string text = samplesInRows ? "sample,class,note" : "gene,symbol,note";
    for (int c = 0; c < columns; ++c)
        text += (samplesInRows ? ",g" : ",S") + std::to_string(c);
    for (int r = 0; r < rows; ++r) {
        text += (samplesInRows ? "\nS" : "\ng") + std::to_string(r) + (random() % 2 == 0 ? ",yes," : ",no,");
        text += r > rows / 2 && random() % 9 == 0 ? "\"two\r\nlines, \"\"quoted\"\"" + padding + '"'
                                                  : "plain" + padding;
        for (int c = 0; c < columns; ++c)
            text += random() % 50 == 0 ? ","
                                       : "," + std::to_string(static_cast<int>(random() % 2'000'000) - 1'000'000);
    }
    return text;
}

/// A table of 11 MB, more than the import keeps in memory. Only later rows have texts that need quotes.
const std::string& largeTable(bool samplesInRows)
{
    static const std::string samples = makeLargeTable(true), genes = makeLargeTable(false);
    return samplesInRows ? samples : genes;
}

void compare(const Dataset& one, const Dataset& other)
{
    QCOMPARE(one.samples(), other.samples());
    QCOMPARE(one.features(), other.features());
    QCOMPARE(one.sampleNames(), other.sampleNames());
    QCOMPARE(one.featureNames(), other.featureNames());
    QCOMPARE(one.origin().sha256, other.origin().sha256);
    QCOMPARE(one.preferredLabel(), other.preferredLabel());
    QCOMPARE(one.labelFields().size(), other.labelFields().size());
    for (std::size_t i = 0; i < one.labelFields().size(); ++i)
        QVERIFY(one.labelFields()[i].codes == other.labelFields()[i].codes);
    QCOMPARE(one.origin().decisions.size(), other.origin().decisions.size());
    for (std::size_t i = 0; i < one.origin().decisions.size(); ++i)
        QCOMPARE(one.origin().decisions[i].value, other.origin().decisions[i].value);
    QVERIFY(one.origin().preview->rows.size() == other.origin().preview->rows.size());
    int different = 0;
    for (Index l = 0; l < one.features(); ++l)
        for (Index i = 0; i < one.samples(); ++i)
            different += one.isMissing(i, l) ? !other.isMissing(i, l) : one.value(i, l) != other.value(i, l);
    QCOMPARE(different, 0);
}

}  // namespace

/// Tables that are too large to be held in memory as text.
class TestTableScan : public QObject
{
    Q_OBJECT

private slots:
    void piecesMakeTheSameRecords();
    void chunksOfPiecesAreThoseOfTheText();
    void rowsAreDroppedAcrossChunks();
    void sameDataAsInMemory_data();
    void sameDataAsInMemory();
    void endOfTheTable_data();
    void endOfTheTable();
    void faultsNameTheirPlace();
    void cancelled_data();
    void cancelled();
    void changedBetweenScanAndReading();
    void lineLargerThanMemory();

private:
    DatasetPtr read(const std::string& name, const std::string& text, bool inMemory)
    {
        return makeCsvReader(inMemory ? std::uint64_t{1} << 40 : 0)
            ->read(readHead(m_files.write(name, text)), {}, {})
            .data;
    }
    test::SmallFiles m_files;
};

void TestTableScan::piecesMakeTheSameRecords()
{
    for (unsigned seed = 0; seed < 40; ++seed) {
        const std::string text = mixedText(seed);
        for (const Delimiting& delimiting : {Delimiting{','}, Delimiting{',', '\n', true, '\0', 3}}) {
            Rows expected;
            RecordScanner scanner(text, delimiting);
            for (Record record; scanner.next(record);) {
                expected.texts.emplace_back(record.text);
                expected.lines.push_back(record.line);
            }
            for (const std::size_t mostBytes : {std::size_t{1}, std::size_t{40}, std::size_t{3000}})
                QVERIFY(recordsInPieces(text, delimiting, mostBytes, seed) == expected);
        }
    }
}

void TestTableScan::chunksOfPiecesAreThoseOfTheText()
{
    const std::string& text = largeTable(true);
    const Delimiting commas;
    const auto expected = splitIntoChunks({text, 1, 0, {}}, commas, {});
    ChunkSplitter splitter({}, commas);
    std::string window;
    constexpr std::size_t piece = 1'000'003;
    for (std::size_t given = 0; given < text.size(); given += piece) {
        window += text.substr(given, piece);
        window.erase(0,
                     splitter.add(window, given + piece >= text.size(), [](std::size_t) { return true; }).value());
    }
    const TextChunks chunks = splitter.take();
    QCOMPARE(chunks.rows, expected->rows);
    QCOMPARE(chunks.chunks.size(), expected->chunks.size());
    for (std::size_t i = 0; i < chunks.chunks.size(); ++i) {
        const TextChunk &one = chunks.chunks[i], &other = expected->chunks[i];
        QCOMPARE(one.offset, other.offset);
        QCOMPARE(one.size, other.size);
        QCOMPARE(one.line, other.line);
        QCOMPARE(one.firstRow, other.firstRow);
        QCOMPARE(one.rows, other.rows);
        QVERIFY(one.shouldContinue == other.shouldContinue);
    }
}

void TestTableScan::rowsAreDroppedAcrossChunks()
{
    TextChunks chunks;
    for (const std::int64_t rows : {1, 1, 5, 2, 1}) {
        TextChunk& chunk = chunks.chunks.emplace_back();
        chunk.firstRow = chunks.rows;
        chunk.rows = rows;
        chunks.rows += rows;
    }
    chunks.dropFirst(3);
    chunks.dropLast(2);
    QCOMPARE(chunks.rows, 5);
    QCOMPARE(chunks.chunks.size(), std::size_t{4});
    QCOMPARE(chunks.chunks[0].headerRecords, 1);
    QCOMPARE(chunks.chunks[2].headerRecords, 1);
    QCOMPARE(chunks.chunks[2].firstRow, 0);
    QCOMPARE(chunks.chunks[2].rows, 4);
    QCOMPARE(chunks.chunks[3].firstRow, 4);
    QCOMPARE(chunks.chunks[3].rows, 1);
}

void TestTableScan::sameDataAsInMemory_data()
{
    QTest::addColumn<bool>("samplesInRows");
    QTest::addColumn<QString>("form");
    for (const char* form : {"plain", "packed", "two members", "UTF-16", "byte-order mark"})
        for (const bool samplesInRows : {true, false})
            QTest::addRow("%s, %s in rows", form, samplesInRows ? "samples" : "genes") << samplesInRows << form;
}

void TestTableScan::sameDataAsInMemory()
{
    QFETCH(bool, samplesInRows);
    QFETCH(QString, form);
    std::string text = largeTable(samplesInRows);
    if (form == "packed")
        text = packed(text);
    else if (form == "two members")
        text = packed(text.substr(0, 6'345'678)) + packed(text.substr(6'345'678));
    else if (form == "UTF-16")
        text = asUtf16(text);
    else if (form == "byte-order mark")
        text = "\xef\xbb\xbf" + text;
    const DatasetPtr expected = read("table.csv", text, true), data = read("table.csv", text, false);
    QVERIFY(expected && data);
    compare(*data, *expected);
}

void TestTableScan::endOfTheTable_data()
{
    QTest::addColumn<QString>("end");
    QTest::addRow("line end") << "\n";
    QTest::addRow("rows of delimiters") << "\n,,,,\n,,\n\n;;;\n";
    QTest::addRow("name alone") << "\nend" + QString(columns + 2, ',');
    QTest::addRow("name alone, rows of delimiters") << "\nend" + QString(columns + 2, ',') + "\n,,,,\n";
    QTest::addRow("labels of the columns") << "\nclass,,," + QString("ill,well,").repeated(columns / 2).chopped(1);
}

/// Last rows without values are found although only an excerpt of the table is in memory.
void TestTableScan::endOfTheTable()
{
    QFETCH(QString, end);
    for (const bool samplesInRows : {true, false}) {
        const std::string text = largeTable(samplesInRows) + end.toStdString();
        const DatasetPtr expected = read("table.csv", text, true), data = read("table.csv", text, false);
        QVERIFY(expected && data);
        compare(*data, *expected);
    }
}

void TestTableScan::faultsNameTheirPlace()
{
    std::string text = largeTable(true);
    const std::size_t note = text.find(",plain", 9'000'000);
    text.insert(text.find(',', note + 1) + 1, "?");
    const Issue expected = test::issueOf([&] { read("table.csv", text, true); });
    const Issue issue = test::issueOf([&] { read("table.csv", text, false); });
    QVERIFY(expected.what.text().starts_with("text where a number should be"));
    QCOMPARE(issue.what.text(), expected.what.text());
    QVERIFY(issue.row > 10'000);
    QCOMPARE(issue.row, expected.row);
    QCOMPARE(issue.column, expected.column);
    text += "\nshort,row";
    const Issue ragged = test::issueOf([&] { read("table.csv", text, true); });
    QCOMPARE(test::issueOf([&] { read("table.csv", text, false); }).row, ragged.row);
    const std::string file = packed(text);
    const Issue damaged = test::issueOf([&] { read("table.csv", file.substr(0, file.size() * 3 / 4), false); });
    QVERIFY(damaged.what.text().starts_with("the gzip file is truncated"));
}

void TestTableScan::cancelled_data()
{
    QTest::addColumn<QString>("phase");
    for (const char* phase : {"reading", "reading numbers"})
        QTest::addRow("%s", phase) << phase;
}

void TestTableScan::cancelled()
{
    QFETCH(QString, phase);
    const auto path = m_files.write("table.csv", largeTable(true));
    const ReadResult result = makeCsvReader(0)->read(
        readHead(path), {}, [&](const Step& step) { return step.phase != phase.toStdString() || step.done == 0; });
    QVERIFY(result.cancelled);
    QVERIFY(!result.data);
}

void TestTableScan::changedBetweenScanAndReading()
{
    const std::string& text = largeTable(true);
    for (const std::size_t size : {text.size(), std::size_t{9'000'000}, std::size_t{100}}) {
        const auto path = m_files.write("table.csv", text);
        std::filesystem::last_write_time(path,
                                         std::filesystem::file_time_type::clock::now() - std::chrono::hours(1));
        const Progress change = [&](const Step& step) {
            if (step.phase == "reading numbers" && step.done == 0)
                std::ofstream(path, std::ios::binary) << std::string(size, '\n');
            return true;
        };
        const Issue issue = test::issueOf([&] { makeCsvReader(0)->read(readHead(path), {}, change); });
        QCOMPARE(issue.what.text(), std::string("the file changed while it was read"));
    }
}

/// A file of 1 MB whose only line is a gigabyte long.
void TestTableScan::lineLargerThanMemory()
{
#ifdef FUZZYLENS_SANITIZED
    QSKIP("a sanitizer takes memory of its own");
#endif
    const std::string member = packed(std::string(std::size_t{16} << 20, '1'));
    std::string file;
    for (int i = 0; i < 64; ++i)
        file += member;
    const auto path = m_files.write("line.csv.gz", file);
    const test::LittleMemory limit(std::uint64_t{500} << 20);
    const Issue issue = test::issueOf([&] { makeCsvReader(0)->read(readHead(path), {}, {}); });
    QVERIFY2(issue.what.text().starts_with("this requires about"), issue.what.text().c_str());
}

QTEST_APPLESS_MAIN(TestTableScan)
#include "tst_table_scan.moc"
