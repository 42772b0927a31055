// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/support/containers/xlsx_file.h"

#include "tests/core/support/seeds.h"

#include <QtTest>

#include <zip.h>

#include <cstdlib>

namespace fuzzylens::test {

namespace {

constexpr const char* declaration = R"(<?xml version="1.0" encoding="UTF-8" standalone="yes"?>)";
constexpr const char* officeRelations = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";

std::string relation(const std::string& id, const std::string& type, const std::string& target)
{
    return "<Relationship Id=\"" + id + "\" Type=\"" + officeRelations + "/" + type + "\" Target=\"" + target +
           "\"/>";
}

std::string relations(const std::string& content)
{
    return std::string(declaration) +
           "<Relationships xmlns=\"http://schemas.openxmlformats.org/package/2006/relationships\">" + content +
           "</Relationships>";
}

std::string columnName(std::size_t column)
{
    std::string name(1, static_cast<char>('A' + column % 26));
    return column < 26 ? name : columnName(column / 26 - 1) + name;
}

}  // namespace

XlsxFile::XlsxFile()
{
    m_parts["[Content_Types].xml"] =
        std::string(declaration) +
        "<Types xmlns=\"http://schemas.openxmlformats.org/package/2006/content-types\"/>";
    m_parts["_rels/.rels"] = relations(relation("rId1", "officeDocument", "xl/workbook.xml"));
}

XlsxFile& XlsxFile::sheet(const std::string& name, const std::string& rows, const std::string& state)
{
    return sheetXml(name,
                    std::string(declaration) + "<worksheet xmlns=\"" + main + "\"><sheetData>" + rows +
                        "</sheetData></worksheet>",
                    state);
}

XlsxFile& XlsxFile::sheetXml(const std::string& name, const std::string& xml, const std::string& state)
{
    m_sheets.push_back({name, state});
    m_parts["xl/worksheets/sheet" + std::to_string(m_sheets.size()) + ".xml"] = xml;
    return *this;
}

XlsxFile& XlsxFile::strings(const std::vector<std::string>& texts)
{
    std::string& part = m_parts["xl/sharedStrings.xml"];
    part = std::string(declaration) + "<sst xmlns=\"" + main + "\">";
    for (const std::string& text : texts)
        part += text.starts_with("<") ? "<si>" + text + "</si>"
                                      : "<si><t xml:space=\"preserve\">" + text + "</t></si>";
    part += "</sst>";
    return *this;
}

XlsxFile& XlsxFile::formats(const std::vector<std::string>& codes)
{
    std::string formats, styles = "<xf numFmtId=\"0\"/>";
    for (std::size_t i = 0; i < codes.size(); ++i) {
        const bool builtIn = codes[i].find_first_not_of("0123456789") == std::string::npos;
        const std::string id = builtIn ? codes[i] : std::to_string(164 + i);
        if (!builtIn)
            formats += "<numFmt numFmtId=\"" + id + "\" formatCode=\"" + codes[i] + "\"/>";
        styles += "<xf numFmtId=\"" + id + "\"/>";
    }
    m_parts["xl/styles.xml"] = std::string(declaration) + "<styleSheet xmlns=\"" + main + "\"><numFmts>" +
                               formats + "</numFmts><cellXfs>" + styles + "</cellXfs></styleSheet>";
    return *this;
}

XlsxFile& XlsxFile::from1904()
{
    m_from1904 = true;
    return *this;
}

void XlsxFile::finish()
{
    if (std::exchange(m_finished, true))
        return;
    std::string sheets, rels;
    for (std::size_t i = 0; i < m_sheets.size(); ++i) {
        const std::string number = std::to_string(i + 1);
        const std::string state = m_sheets[i].state.empty() ? "" : " state=\"" + m_sheets[i].state + "\"";
        sheets += "<sheet name=\"" + m_sheets[i].name + "\" sheetId=\"" + number + "\" r:id=\"rId" + number +
                  "\"" + state + "/>";
        rels += relation("rId" + number, "worksheet", "worksheets/sheet" + number + ".xml");
    }
    if (m_parts.contains("xl/sharedStrings.xml"))
        rels += relation("rIdStrings", "sharedStrings", "sharedStrings.xml");
    if (m_parts.contains("xl/styles.xml"))
        rels += relation("rIdStyles", "styles", "/xl/styles.xml");
    m_parts["xl/workbook.xml"] = std::string(declaration) + "<workbook xmlns=\"" + main + "\" xmlns:r=\"" +
                                 officeRelations + "\">" + (m_from1904 ? "<workbookPr date1904=\"1\"/>" : "") +
                                 "<sheets>" + sheets + "</sheets></workbook>";
    m_parts["xl/_rels/workbook.xml.rels"] = relations(rels);
}

std::map<std::string, std::string>& XlsxFile::parts()
{
    finish();
    return m_parts;
}

void XlsxFile::write(const std::filesystem::path& path, const std::string& password)
{
    writeZip(path, parts(), password);
}

void writeZip(const std::filesystem::path& path, const std::map<std::string, std::string>& parts,
              const std::string& password)
{
    std::string seed;
    for (const auto& [name, content] : parts)
        seed += "=== " + name + "\n" + content + "\n";
    keepSeed(seed, "xlsx-parts");
    int error = 0;
    zip_t* archive = zip_open(path.c_str(), ZIP_CREATE | ZIP_TRUNCATE, &error);
    QVERIFY2(archive, "the archive cannot be made");
    for (const auto& [name, content] : parts) {
        zip_source_t* source = zip_source_buffer(archive, content.data(), content.size(), 0);
        const zip_int64_t index = zip_file_add(archive, name.c_str(), source, ZIP_FL_OVERWRITE);
        QVERIFY(index >= 0);
        if (!password.empty())
            QCOMPARE(zip_file_set_encryption(archive, static_cast<zip_uint64_t>(index), ZIP_EM_AES_256,
                                             password.c_str()),
                     0);
    }
    QCOMPARE(zip_close(archive), 0);
}

std::string numberCell(const std::string& address, const std::string& value, int style)
{
    return "<c r=\"" + address + "\" s=\"" + std::to_string(style) + "\"><v>" + value + "</v></c>";
}

std::string typedCell(const std::string& address, const std::string& type, const std::string& value)
{
    const std::string inner = type == "inlineStr" ? "<is><t>" + value + "</t></is>" : "<v>" + value + "</v>";
    return "<c r=\"" + address + "\" t=\"" + type + "\">" + inner + "</c>";
}

std::string row(int number, const std::string& cells)
{
    return "<row r=\"" + std::to_string(number) + "\">" + cells + "</row>";
}

std::string rowsOf(const std::vector<std::string>& lines)
{
    std::string rows;
    for (std::size_t r = 0; r < lines.size(); ++r) {
        std::string cells;
        std::size_t column = 0;
        for (std::size_t start = 0; start <= lines[r].size(); ++column) {
            const std::size_t end = std::min(lines[r].find(',', start), lines[r].size());
            const std::string field = lines[r].substr(start, end - start);
            char* rest = nullptr;
            std::strtod(field.c_str(), &rest);
            const std::string address = columnName(column) + std::to_string(r + 1);
            if (!field.empty())
                cells += *rest == '\0' ? numberCell(address, field) : typedCell(address, "inlineStr", field);
            start = end + 1;
        }
        rows += row(static_cast<int>(r) + 1, cells);
    }
    return rows;
}

}  // namespace fuzzylens::test
