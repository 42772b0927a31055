// SPDX-License-Identifier: GPL-3.0-or-later
#include "input_options.h"

#include "interrupt.h"
#include "trouble.h"

#include "core/session/session_file.h"

#include <stdexcept>
#include <vector>

namespace fuzzylens::cli {

namespace {

constexpr int notGiven = -2;  // -1 is a value of --name-column and --label-column

char oneCharacter(const std::string& option, const std::string& text)
{
    if (text == "tab" || text == "\\t")
        return '\t';
    if (text.size() != 1)
        throw UsageError(option + " takes one character or the word tab, not \"" + text + "\"");
    return text.front();
}

std::string optionOf(ImportChoice choice)
{
    switch (choice) {
    case ImportChoice::Delimiter:
        return "--delimiter";
    case ImportChoice::DecimalMark:
        return "--decimal";
    case ImportChoice::HeaderRows:
        return "--header-rows";
    case ImportChoice::NameColumn:
        return "--name-column";
    case ImportChoice::LabelColumn:
        return "--label-column";
    case ImportChoice::Orientation:
        return "--orientation";
    case ImportChoice::Sheet:
        return "--sheet";
    case ImportChoice::Layer:
        return "--layer";
    case ImportChoice::TopVariance:
        return "--top-variance";
    case ImportChoice::MissingTexts:
        break;
    }
    return "--missing";
}

/// An option that says nothing to the reader of the file would be a decision the user believes in and nobody took.
void requireHeeded(const InputSpec& input)
{
    const auto refuse = [&input](const std::string& option, std::string_view reason) {
        throw UsageError(
            input.file + ": " + std::string(reason) + ": leave " + option + " away" +
            (option == optionOf(ImportChoice::TopVariance) ? ", and fit with --step top-variance=N" : ""));
    };
    const bool isOfSession = isSession(input.file);
    const std::string_view given = isOfSession ? "a session holds its data as they were read"
                                               : "these data are made by the program and not read from a file";
    if (!isMade(input) && !isOfSession) {
        for (const FixedChoice& fixed : fixedChoices(input.file, input.import))
            if (isChosen(input.import, fixed.choice))
                refuse(optionOf(fixed.choice), fixed.reason);
        return;
    }
    if (input.import.format)
        refuse("--format", given);
    for (const ImportChoice choice : allImportChoices)
        if (isChosen(input.import, choice))
            refuse(optionOf(choice), given);
}

}  // namespace

void InputOptions::addTo(CLI::App& command, const std::string& name)
{
    command
        .add_option(
            name, m_file,
            "A data file; or a session (.fuzzylens), whose open data are taken; or \"demo\", the demonstration "
            "data; or \"synth:NAME\", a synthetic set, with sizes and seed after commas "
            "(synth:rings,samples=200,seed=3)")
        ->required();
    addImportTo(command);
}

void InputOptions::addLabelsTo(CLI::App& command)
{
    command.add_option("--labels", m_labels, "Classes of the samples, a CLS file")->type_name("FILE.cls");
    m_labelOption =
        command
            .add_option("--label", m_label,
                        "The label field: the name of a column (its number, from 1, when the file has no "
                        "header); '' for no labels")
            ->type_name("FIELD");
    command
        .add_option("--sample-table", m_sampleTables,
                    "A table with more about the samples, joined by sample name as label fields; may be repeated")
        ->type_name("FILE")
        ->allow_extra_args(false);
}

void InputOptions::addImportTo(CLI::App& command)
{
    const std::string group = "Reading FILE (what is not said is decided by looking at it; see info)";
    std::string formats;
    for (const Reader* reader : readers())
        formats += (formats.empty() ? "" : ", ") + std::string(reader->id());
    command.add_option("--format", m_format, "Format: " + formats)->type_name("ID")->group(group);
    command.add_option("--delimiter", m_delimiter, "What separates the columns: one character, or tab")
        ->type_name("C")
        ->group(group);
    command.add_option("--decimal", m_decimal, "The decimal mark, . or ,")->type_name("C")->group(group);
    command.add_option("--header-rows", m_headerRows, "Number of header lines")
        ->type_name("N")
        ->check(CLI::NonNegativeNumber)
        ->group(group);
    command.add_option("--name-column", m_nameColumn, "Column of the row names, from 0; -1: there is none")
        ->type_name("N")
        ->check(CLI::Range(-1, 1'000'000'000))
        ->group(group);
    command
        .add_option("--label-column", m_labelColumn,
                    "Column of the label, from 0, also one of numbers; -1: there is none, numbers are features")
        ->type_name("N")
        ->check(CLI::Range(-1, 1'000'000'000))
        ->group(group);
    command.add_option("--orientation", m_orientation, "What stands in rows")
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
        .add_option("--top-variance", m_topVariance,
                    "Keep only the N features with the greatest variance while an AnnData file or a Matrix Market "
                    "folder is read")
        ->type_name("N")
        ->check(CLI::PositiveNumber)
        ->group(group);
    command
        .add_option("--missing", m_missing,
                    "Text that stands for a missing value, beside the empty cell; may be repeated")
        ->type_name("TEXT")
        ->allow_extra_args(false)
        ->group(group);
}

InputSpec InputOptions::spec() const
{
    InputSpec input{m_file, {}, m_sampleTables};
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
    if (!m_missing.empty())
        import.missingTexts = m_missing;
    if (m_labelOption && m_labelOption->count() > 0)
        import.labelField = m_label;
    import.labelsFile = m_labels;
    asUsage([&] { return syntheticSpec(m_file); });
    return input;
}

FileRoles filesOf(const InputSpec& input)
{
    FileRoles files = {{"data", isMade(input) ? "" : input.file}, {"labels", input.import.labelsFile.string()}};
    for (const std::string& table : input.sampleTables)
        files.push_back({"sample table", table});
    return files;
}

DatasetPtr load(const InputSpec& input)
{
    DatasetPtr data = naming(input.file, [&] {
        requireHeeded(input);
        return loadInput(input, interruptible());
    });
    if (!data)
        throw Cancelled();
    return data;
}

}  // namespace fuzzylens::cli
