// SPDX-License-Identifier: GPL-3.0-or-later
// Damaged and hostile workbooks: one clear sentence each, soon, and without taking much memory.
#include "core/import/reader.h"
#include "core/numeric/random.h"
#include "tests/core/import/small_files.h"
#include "tests/core/support/containers/xlsx_file.h"
#include "tests/core/support/little_memory.h"

#include <QtTest>

#include <functional>

using namespace fuzzylens;
using test::numberCell;
using test::row;
using test::rowsOf;
using test::typedCell;
using test::XlsxFile;

using Parts = std::map<std::string, std::string>;
using Change = std::function<void(Parts&)>;
Q_DECLARE_METATYPE(Change)

namespace {

constexpr const char* sheetPart = "xl/worksheets/sheet1.xml";
constexpr std::uint64_t someMemory = 300'000'000;

XlsxFile table()
{
    XlsxFile file;
    file.strings({"sample", "class", "g1", "x", "y"})
        .formats({"16"})
        .sheet("S",
               row(1, typedCell("A1", "s", "0") + typedCell("B1", "s", "1") + typedCell("C1", "s", "2")) +
                   row(2, typedCell("A2", "inlineStr", "A") + typedCell("B2", "s", "3") + numberCell("C2", "1")) +
                   row(3, typedCell("A3", "inlineStr", "B") + typedCell("B3", "s", "4") + numberCell("C3", "2")));
    return file;
}

/// Sets the sheet of the table to these rows.
Change rows(const std::string& content)
{
    return [content](Parts& parts) {
        parts[sheetPart] = "<worksheet><sheetData>" + content + "</sheetData></worksheet>";
    };
}

Change replace(const std::string& part, const std::string& from, const std::string& to)
{
    return [=](Parts& parts) {
        std::string& text = parts.at(part);
        text.replace(text.find(from), from.size(), to);
    };
}

Change without(const std::string& part)
{
    return [part](Parts& parts) { parts.erase(part); };
}

Change set(const std::string& part, const std::string& text)
{
    return [=](Parts& parts) { parts[part] = text; };
}

std::string repeated(const std::string& text, std::size_t times)
{
    std::string result;
    result.reserve(text.size() * times);
    for (std::size_t i = 0; i < times; ++i)
        result += text;
    return result;
}

}  // namespace

class TestXlsxBroken : public QObject
{
    Q_OBJECT

private slots:
    void workbooks_data();
    void workbooks();
    void otherFiles_data();
    void otherFiles();
    void encrypted();
    void cutAtEveryPlace();
    void everyPartCut();
    void damagedBytes();
    void declaredSmallerThanItIs();
    void zipBomb();

private:
    /// What reading says, within little memory.
    Issue refusal(const std::filesystem::path& path)
    {
        const test::LittleMemory little(someMemory);
        return test::issueOf([&] { readDataset(path); });
    }

    test::SmallFiles m_files;
};

void TestXlsxBroken::workbooks_data()
{
    QTest::addColumn<Change>("change");
    QTest::addColumn<QString>("says");
    QTest::addColumn<QString>("cell");
    const auto add = [](const char* name, Change change, const char* says, const char* cell = "") {
        QTest::addRow("%s", name) << change << says << cell;
    };
    const std::string good = numberCell("A1", "1");
    add("no relations", without("_rels/.rels"), "contains no list of its parts");
    add("no workbook", without("xl/workbook.xml"), "without a workbook");
    add("no relations of the workbook", without("xl/_rels/workbook.xml.rels"), "contains no list of its parts");
    add("no sheet part", without(sheetPart), "the part xl/worksheets/sheet1.xml is missing");
    add("no shared strings", without("xl/sharedStrings.xml"), "shared string that is not in the workbook", "A1");
    add("no sheets", replace("xl/workbook.xml", "<sheets>", "<sheets/><other>"), "is damaged");
    add("sheets of nothing", set("xl/workbook.xml", "<workbook><sheets/></workbook>"), "no worksheet");
    add("empty part", set(sheetPart, ""), "is not XML");
    add("no XML", set(sheetPart, "sample,g1\nA,1\n"), "is not XML");
    add("binary part", set(sheetPart, std::string("\0\1\2\3", 4)), "is not XML in UTF-8");
    add("UTF-16", set(sheetPart, std::string("\xff\xfe<\0w\0", 6)), "is not XML in UTF-8");
    add("relations of no XML", set("_rels/.rels", "x"), "is not XML");
    add("an end without beginning", set(sheetPart, "<worksheet></sheetData></worksheet>"),
        "has an end tag but no start tag");
    add("never closed", set(sheetPart, "<worksheet><sheetData>"), "\"sheetData\" has no end");
    add("attribute never closed", rows("<row r=\"1><c/></row>"), "has no end");
    add("twice the same attribute separator", rows("<row r==\"1\"><c/></row>"), "is damaged");
    add("a document type", set(sheetPart, "<!DOCTYPE x [<!ENTITY a \"b\">]><worksheet/>"),
        "declares a document type");
    add("entities within entities",
        set("xl/sharedStrings.xml", "<!DOCTYPE lolz [<!ENTITY lol \"lol\"><!ENTITY lol2 \"&lol;&lol;\">]><sst/>"),
        "declares a document type");
    add("deep XML", set(sheetPart, repeated("<a>", 5'000'000)), "nested too deeply");
    add("deep XML in a row", rows("<row r=\"1\">" + repeated("<c>", 100'000)), "nested too deeply");
    add("deep XML closed again", rows("<row>" + repeated("<r>", 9000) + repeated("</r>", 9000) + "</row>"),
        "nested too deeply");
    add("an endless comment", set(sheetPart, "<worksheet><!--" + repeated("comment", 1'000'000)), "has no end");
    add("an endless tag", set(sheetPart, "<worksheet " + repeated("a", 3'000'000)), "a tag that is too long");
    add("an endless name", rows("<row><" + repeated("c", 3'000'000) + "/></row>"), "a tag that is too long");
    add("row of number zero", rows(row(0, good)), "an invalid row number");
    add("row beyond the sheet", rows(row(1'048'577, "")), "an invalid row number");
    add("row beyond the integers", rows("<row r=\"99999999999999999999\"/>"), "an invalid row number");
    add("row of letters", rows("<row r=\"x\"/>"), "an invalid row number");
    add("rows in the wrong order", rows(row(3, "") + row(2, "")), "row 2 follows row 3", "A2");
    add("the same row twice", rows(row(3, "") + row(3, "")), "row 3 follows row 3", "A3");
    add("more rows than a sheet has", rows(row(1'048'576, "") + "<row/>"), "not in order");
    add("cell of another row", rows(row(1, numberCell("A2", "1"))), "has an invalid address", "A1");
    add("cell without column", rows(row(1, numberCell("1", "1"))), "has an invalid address", "A1");
    add("cell without row", rows(row(1, numberCell("A", "1"))), "has an invalid address", "A1");
    add("cell beyond the sheet", rows(row(1, numberCell("XFE1", "1"))), "a column number that is too large", "A1");
    add("cell far beyond the sheet", rows(row(1, numberCell("ZZZZZZZ1", "1"))), "has an invalid address", "A1");
    add("cell behind the last", rows(row(1, numberCell("XFD1", "1") + "<c><v>2</v></c>")),
        "column number that is too large");
    add("two values in a cell", rows(row(1, numberCell("B1", "1") + numberCell("B1", "2"))), "two values", "B1");
    add("shared text beyond the last", rows(row(1, typedCell("B1", "s", "5"))), "a shared string", "B1");
    add("shared text below zero", rows(row(1, typedCell("B1", "s", "-1"))), "a shared string", "B1");
    add("shared text of words", rows(row(1, typedCell("B1", "s", "four"))), "a shared string", "B1");
    add("shared text beyond the integers", rows(row(1, typedCell("B1", "s", "99999999999999999999999"))),
        "a shared string", "B1");
    add("a stray cell far away",
        rows(row(1, typedCell("A1", "inlineStr", "a") + typedCell("XFD1", "inlineStr", "b")) +
             [] {
                 std::string rest;
                 for (int r = 2; r < 2000; ++r)
                     rest += row(r, numberCell("A" + std::to_string(r), "1"));
                 return rest;
             }()),
        "only 2000 cells contain values", "XFD1");
    add(
        "hostile dimension",
        [](Parts& parts) {
            parts[sheetPart] = "<worksheet><dimension ref=\"A1:XFD1048576\"/><cols><col min=\"1\" "
                               "max=\"4294967295\"/></cols><sheetData/></worksheet>";
        },
        "contains no values");
    add("empty sheet", rows(""), "the workbook contains no values");
    add("cells of nothing", rows(row(1, "<c r=\"A1\"><v></v></c><c r=\"B1\" t=\"inlineStr\"/>")),
        "contains no values");
    add("text alone", rows(rowsOf({"These,are", "no,numbers"})), "no column contains numbers");
    add("header alone", rows(rowsOf({"sample,class,g1"})), "no rows of numbers");
    add("infinite",
        rows(rowsOf({"sample,g1", "A,1", "B,x", "C,3"}) +
             row(9, typedCell("A9", "str", "D") + typedCell("B9", "str", "inf"))),
        "text where a number", "B3");
    add("overflow",
        rows(rowsOf({"sample,g1", "A,1", "B,2"}) + row(5, numberCell("A5", "7") + numberCell("B5", "1e999"))),
        "too large", "B5");
    add("styles of no XML", set("xl/styles.xml", "<"), "is not XML");
    add("shared strings cut short", set("xl/sharedStrings.xml", "<sst><si><t>a</t></si><si><t>b"), "has no end");
    add("a relation that climbs out", replace("xl/_rels/workbook.xml.rels", "worksheets/", "../../../etc/"),
        "is missing");
}

void TestXlsxBroken::workbooks()
{
    QFETCH(Change, change);
    QFETCH(QString, says);
    QFETCH(QString, cell);
    XlsxFile file = table();
    change(file.parts());
    const auto path = m_files.at("t.xlsx");
    file.write(path);
    const Issue issue = refusal(path);
    QVERIFY2(issue.what.text().find(says.toStdString()) != std::string::npos, sentence(issue).c_str());
    QCOMPARE(issue.file, path.string());
    if (!cell.isEmpty())
        QCOMPARE(issue.cell, cell.toStdString());
    QVERIFY(sentence(issue).size() < 500);
}

void TestXlsxBroken::otherFiles_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QString>("says");
    const QByteArray compound("\xD0\xCF\x11\xE0\xA1\xB1\x1A\xE1");
    QTest::addRow("xls") << compound + QByteArray(2000, '\0') << "Excel 97-2003 workbook (.xls)";
    QTest::addRow("encrypted workbook")
        << compound + QByteArray(600, '\0') + QByteArray("E\0n\0c\0r\0y\0p\0t\0e\0d\0P\0a\0c\0k\0a\0g\0e\0", 32)
        << "the workbook is encrypted";
    QTest::addRow("mark alone") << QByteArray("PK\x03\x04") << "truncated or damaged";
    QTest::addRow("empty archive") << QByteArray("PK\x05\x06") + QByteArray(18, '\0') << "without a workbook";
    const auto zipped = [this](const Parts& parts) {
        test::writeZip(m_files.at("other.zip"), parts);
        return QByteArray::fromStdString(test::SmallFiles::read(m_files.at("other.zip")));
    };
    QTest::addRow("archive of a table")
        << zipped({{"table.csv", "a,b\n1,2\n"}}) << "zip archive without a workbook";
    QTest::addRow("OpenDocument") << zipped({{"mimetype", "x"}, {"content.xml", "<a/>"}}) << "OpenDocument";
    QTest::addRow("binary workbook") << zipped({{"xl/workbook.bin", "x"}}) << "binary Excel workbook";
    QTest::addRow("Word") << zipped({{"word/document.xml", "<a/>"}}) << "a text document";
}

void TestXlsxBroken::otherFiles()
{
    QFETCH(QByteArray, bytes);
    QFETCH(QString, says);
    for (const char* name : {"t.xls", "t.xlsx", "t.csv"}) {
        const Issue issue = refusal(m_files.write(name, bytes.toStdString()));
        QVERIFY2(issue.what.text().find(says.toStdString()) != std::string::npos, sentence(issue).c_str());
        QVERIFY(!issue.remedy.text().empty());
    }
}

void TestXlsxBroken::encrypted()
{
    XlsxFile file = table();
    file.write(m_files.at("t.xlsx"), "secret");
    QCOMPARE(refusal(m_files.at("t.xlsx")).what.text(), std::string("the file is encrypted"));
}

void TestXlsxBroken::cutAtEveryPlace()
{
    XlsxFile file = table();
    file.write(m_files.at("whole.xlsx"));
    const std::string whole = test::SmallFiles::read(m_files.at("whole.xlsx"));
    QVERIFY(readDataset(m_files.at("whole.xlsx")).data);
    for (std::size_t length = 4; length < whole.size(); length += 3) {
        const auto path = m_files.write("cut.xlsx", whole.substr(0, length));
        const Issue issue = test::issueOf([&] { readDataset(path); });
        QVERIFY2(issue.file == path.string() && issue.what.text().find("zip archive") != std::string::npos,
                 sentence(issue).c_str());
    }
}

void TestXlsxBroken::everyPartCut()
{
    const Parts whole = table().parts();
    int read = 0;
    for (const auto& [name, text] : whole)
        for (std::size_t length = 0; length < text.size(); length += 5) {
            Parts parts = whole;
            parts[name].resize(length);
            const auto path = m_files.at("t.xlsx");
            test::writeZip(path, parts);
            try {
                read += readDataset(path).data != nullptr;
            } catch (const DataError& error) {
                QVERIFY2(std::string(error.what()).starts_with(path.string()), error.what());
            }
        }
    QVERIFY(read > 0);  // unneeded parts may be cut
}

void TestXlsxBroken::damagedBytes()
{
    XlsxFile file = table();
    const Parts whole = file.parts();
    const auto path = m_files.at("t.xlsx");
    file.write(path);
    const std::string packed = test::SmallFiles::read(path);
    Random random(5);
    const std::string common = "<>/\"'=&;!-[]?:_x0 19ACr\n\xff\x01";
    const auto damage = [&](std::string& text) {
        for (std::uint64_t changes = 1 + random.below(4); changes > 0; --changes)
            text[static_cast<std::size_t>(random.below(text.size()))] = common[random.below(common.size())];
    };
    for (int round = 0; round < 600; ++round) {
        if (round % 2 == 0) {
            std::string bytes = packed;
            damage(bytes);
            m_files.write("t.xlsx", bytes);
        } else {
            Parts parts = whole;
            damage(
                parts[round % 4 == 1 ? sheetPart : std::next(parts.begin(), random.below(parts.size()))->first]);
            test::writeZip(path, parts);
        }
        try {
            readDataset(path);
        } catch (const DataError& error) {
            QVERIFY2(std::string(error.what()).starts_with(path.string()), error.what());
        }
    }
}

/// The directory of the archive contradicts the packed file.
void TestXlsxBroken::declaredSmallerThanItIs()
{
    XlsxFile file;
    file.sheet("S", rowsOf(std::vector<std::string>(400, "1,2,3")));
    file.write(m_files.at("t.xlsx"));
    std::string bytes = test::SmallFiles::read(m_files.at("t.xlsx"));
    const auto size = static_cast<std::uint32_t>(file.parts()[sheetPart].size());
    for (std::size_t at = bytes.find("PK\x01\x02"); at != std::string::npos;
         at = bytes.find("PK\x01\x02", at + 1)) {
        constexpr std::size_t sizeField = 24;
        for (unsigned byte = 0; byte < 4; ++byte)
            if (bytes.compare(at + 46, std::string_view(sheetPart).size(), sheetPart) == 0)
                bytes[at + sizeField + byte] = static_cast<char>((size / 2) >> (8 * byte) & 0xFF);
    }
    const Issue issue = refusal(m_files.write("t.xlsx", bytes));
    QVERIFY2(issue.what.text().find("xl/worksheets/sheet1.xml") != std::string::npos, sentence(issue).c_str());
}

void TestXlsxBroken::zipBomb()
{
    XlsxFile file = table();
    file.parts()[sheetPart] = "<worksheet><sheetData>" + std::string(60'000'000, ' ');
    file.write(m_files.at("t.xlsx"));
    QVERIFY(std::filesystem::file_size(m_files.at("t.xlsx")) < 100'000);
    const Issue issue = refusal(m_files.at("t.xlsx"));
    QVERIFY2(issue.what.text().find("would decompress from") != std::string::npos, sentence(issue).c_str());
    QVERIFY2(issue.what.text().find("60 MB") != std::string::npos, sentence(issue).c_str());
}

QTEST_APPLESS_MAIN(TestXlsxBroken)
#include "tst_xlsx_broken.moc"
