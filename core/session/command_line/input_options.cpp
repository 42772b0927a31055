// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/session/command_line/input_options.h"

#include "core/session/command_line/supported_options.h"
#include "core/session/session_file.h"

#include <algorithm>
#include <stdexcept>
#include <vector>

namespace fuzzylens {

namespace {

constexpr int mostColumns = 1'000'000'000;  // or rows
constexpr int notGiven = -2;                // -1 is a value of --name-column and --label-column

char oneCharacter(const std::string& option, const std::string& text)
{
    if (text == "tab" || text == "\\t")
        return '\t';
    if (text.size() != 1)
        throw std::invalid_argument(option + " expects one character or the word tab, not \"" + text + "\"");
    return text.front();
}

/// @p text in lower case, if it is a digest.
std::string digestIn(std::string text)
{
    constexpr std::size_t digits = 64;
    for (char& letter : text)
        if (letter >= 'A' && letter <= 'F')
            letter = static_cast<char>(letter - 'A' + 'a');
    if (text.size() != digits || text.find_first_not_of("0123456789abcdef") != std::string::npos)
        throw std::invalid_argument(
            "--sha256 expects 64 hexadecimal digits, as printed by sha256sum and the command info, not \"" + text +
            '"');
    return text;
}

}  // namespace

void InputOptions::addTo(CLI::App& command, const std::string& name)
{
    command
        .add_option(name, m_file,
                    "A data file; or - for standard input; or a session (.fuzzylens), whose current data are "
                    "used; or \"demo\" for the demonstration data; or \"synth:NAME\" for a synthetic data set, "
                    "with sizes and seed after commas (synth:rings,samples=200,seed=3)")
        ->required();
    addImportTo(command);
}

void InputOptions::addLabelsTo(CLI::App& command)
{
    command.add_option("--labels", m_labels, "CLS file with the classes of the samples")->type_name("FILE.cls");
    m_labelOption = command
                        .add_option("--label", m_label,
                                    "Label field: the name of a column, or its number from 1 if the file has no "
                                    "header; '' for no labels")
                        ->type_name("FIELD");
    command
        .add_option("--sample-table", m_sampleTables,
                    "Table of sample annotations, added as label fields by sample name; may be repeated")
        ->type_name("FILE")
        ->allow_extra_args(false);
}

void InputOptions::addImportTo(CLI::App& command)
{
    const std::string group =
        "Import settings of FILE (detected automatically unless given; see the command info)";
    std::string formats;
    std::vector<std::string> ids;
    for (const Reader* reader : readers()) {
        ids.emplace_back(reader->id());
        formats += (formats.empty() ? "" : ", ") + ids.back();
    }
    command.add_option("--format", m_format, "Format: " + formats)
        ->type_name("ID")
        ->check(CLI::IsMember(ids))
        ->group(group);
    command.add_option("--delimiter", m_delimiter, "Column separator: one character, or tab")
        ->type_name("C")
        ->group(group);
    command.add_option("--decimal", m_decimal, "Decimal mark: . or ,")->type_name("C")->group(group);
    command.add_option("--header-rows", m_headerRows, "Number of header lines")
        ->type_name("N")
        ->check(CLI::Range(0, mostColumns))
        ->group(group);
    command.add_option("--name-column", m_nameColumn, "Column of the row names, counted from 0; -1: none")
        ->type_name("N")
        ->check(CLI::Range(-1, mostColumns))
        ->group(group);
    command
        .add_option("--label-column", m_labelColumn,
                    "Column of the class label, counted from 0; it may be numeric; -1: none, every numeric column "
                    "is a feature")
        ->type_name("N")
        ->check(CLI::Range(-1, mostColumns))
        ->group(group);
    command.add_option("--orientation", m_orientation, "Whether the rows are samples or genes")
        ->type_name("samples-in-rows|genes-in-rows")
        ->check(CLI::IsMember({"samples-in-rows", "genes-in-rows"}))
        ->group(group);
    command.add_option("--sheet", m_sheet, "Sheet of a workbook: its name, or its number from 1")
        ->type_name("NAME")
        ->group(group);
    command.add_option("--layer", m_layer, "Matrix of an AnnData file: raw, or the name of one of its layers")
        ->type_name("NAME")
        ->group(group);
    command
        .add_option(
            "--top-variance", m_topVariance,
            "Read only the N features with the largest variance from an AnnData file or a Matrix Market folder")
        ->type_name("N")
        ->check(CLI::Range(1, mostColumns))
        ->group(group);
    command
        .add_flag("--single-precision", m_singlePrecision,
                  "Keep the values of a dense table in single precision: half the memory, about 7 digits")
        ->group(group);
    m_missingOption =
        command
            .add_option(
                "--missing", m_missing,
                "Text that marks a missing value, in addition to empty cells; may be repeated; '' for no text")
            ->type_name("TEXT")
            ->allow_extra_args(false)
            ->group(group);
    command
        .add_option("--sha256", m_sha256,
                    "Expected SHA-256 of FILE, or of the file from which the current data of a session were "
                    "imported; other files are rejected")
        ->type_name("HEX")
        ->group(group);
}

InputSpec InputOptions::spec() const
{
    InputSpec input{m_file == "-" ? "/dev/stdin" : m_file, {}, m_sampleTables};
    ImportOptions& import = input.import;
    if (!m_format.empty())
        import.format = m_format;
    if (!m_delimiter.empty())
        import.delimiter = oneCharacter("--delimiter", m_delimiter);
    if (!m_decimal.empty())
        import.decimalMark = oneCharacter("--decimal", m_decimal);
    if (m_headerRows >= 0)
        import.headerRows = m_headerRows;
    if (m_nameColumn != notGiven)
        import.nameColumn = m_nameColumn;
    if (m_labelColumn != notGiven)
        import.labelColumn = m_labelColumn;
    if (!m_orientation.empty())
        import.orientation = m_orientation == "genes-in-rows" ? ImportOptions::Orientation::GenesInRows
                                                              : ImportOptions::Orientation::SamplesInRows;
    if (!m_sheet.empty())
        import.sheet = m_sheet;
    if (!m_layer.empty())
        import.layer = m_layer;
    if (m_topVariance > 0)
        import.topVariance = m_topVariance;
    import.singlePrecision = m_singlePrecision;
    if (m_missingOption->count() > 0) {
        import.missingTexts = m_missing;
        std::erase(*import.missingTexts, std::string());  // the empty cell is missing anyhow
    }
    if (m_labelOption && m_labelOption->count() > 0)
        import.labelField = m_label;
    import.labelsFile = m_labels;
    if (!m_sha256.empty())
        input.sha256 = digestIn(m_sha256);
    syntheticSpec(m_file);  // throws where it cannot be meant
    return input;
}

}  // namespace fuzzylens
