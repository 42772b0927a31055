// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace fuzzylens::test {

/// A workbook made part by part, with every part open to be changed or left out.
class XlsxFile
{
public:
    /// The parts of a workbook without sheets.
    XlsxFile();

    /// Adds a sheet with these rows: "<row>...</row>"; @p state: "hidden".
    XlsxFile& sheet(const std::string& name, const std::string& rows, const std::string& state = {});
    /// Adds a sheet with exactly this XML.
    XlsxFile& sheetXml(const std::string& name, const std::string& xml, const std::string& state = {});
    XlsxFile& strings(const std::vector<std::string>& texts);
    /// Adds styles of cells with these format codes, numbered from 1; style 0 is plain.
    XlsxFile& formats(const std::vector<std::string>& codes);
    XlsxFile& from1904();

    /// The parts as they are written, workbook and relations included; changes of the caller win.
    std::map<std::string, std::string>& parts();
    /// With a password, every part is encrypted.
    void write(const std::filesystem::path& path, const std::string& password = {});

    static constexpr const char* main = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";

private:
    struct Sheet
    {
        std::string name, state;
    };
    void finish();

    std::map<std::string, std::string> m_parts;
    std::vector<Sheet> m_sheets;
    bool m_from1904 = false;
    bool m_finished = false;
};

/// A zip archive with these parts.
void writeZip(const std::filesystem::path& path, const std::map<std::string, std::string>& parts,
              const std::string& password = {});

/// "<c r="A1"><v>5</v></c>"
std::string numberCell(const std::string& address, const std::string& value, int style = 0);
/// A cell of type @p type: "s", "str", "b", "e", "d"; "inlineStr" puts the text where such cells have it.
std::string typedCell(const std::string& address, const std::string& type, const std::string& value);
/// A row with its number, of cells.
std::string row(int number, const std::string& cells);
/// Rows of a table: fields with commas between; what reads as a number is one, the rest inline texts.
std::string rowsOf(const std::vector<std::string>& lines);

}  // namespace fuzzylens::test
