// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/readers/arff_reader.h"

#include "core/data/label_choice.h"
#include "core/data/memory_guard.h"
#include "core/data/readers/arff_rows.h"
#include "core/data/readers/format_table.h"
#include "core/data/readers/turned.h"
#include "core/data/utf8.h"
#include "core/numeric/parallel.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <set>

namespace fuzzylens {

namespace {

using Kind = ArffAttribute::Kind;

/// What becomes of the attributes.
struct Roles
{
    int label = -1;
    int names = -1;
    std::vector<Decision> decisions;
};

void decideLabel(Roles& roles, const std::vector<ArffAttribute>& attributes, const ImportOptions& options)
{
    const auto choose = [&](int attribute, std::string reason) {
        roles.label = attribute;
        roles.decisions.push_back(
            {"label field", attributes[static_cast<std::size_t>(attribute)].name, std::move(reason)});
    };
    const auto last = static_cast<int>(attributes.size()) - 1;
    for (int a = 0; a <= last; ++a)
        if (options.labelField && attributes[static_cast<std::size_t>(a)].name == *options.labelField)
            return choose(a, "chosen");
    for (int a = 0; a <= last; ++a)
        if (isLabelName(attributes[static_cast<std::size_t>(a)].name))
            return choose(a, "by its name");
    if (attributes.back().kind == Kind::Nominal)
        return choose(last, "the last attribute, a nominal one");
    if (attributes.front().kind == Kind::Nominal)
        return choose(0, "the first attribute, a nominal one");
}

Roles decideRoles(const std::vector<ArffAttribute>& attributes, const std::filesystem::path& path,
                  const ImportOptions& options)
{
    Roles roles;
    const auto count = static_cast<int>(attributes.size());
    if (options.nameColumn && *options.nameColumn >= count)
        failFile(path, "there is no attribute " + std::to_string(*options.nameColumn + 1) +
                           " to take the names from; the file declares " + std::to_string(count));
    roles.names = options.nameColumn.value_or(-1);
    decideLabel(roles, attributes, options);
    if (roles.label == roles.names)
        roles.label = -1;
    return roles;
}

/// Everything that is read, an attribute each.
struct Columns
{
    std::shared_ptr<AlignedMatrix> values;
    std::vector<std::size_t> features;            // attributes of the columns of the matrix
    std::vector<double> label;                    // numbers or codes
    std::vector<std::vector<std::string>> texts;  // empty for attributes without texts
    std::int64_t rows = 0;
};

Columns columnsFor(const ArffHeader& header, const Roles& roles, std::int64_t rows,
                   const std::filesystem::path& path)
{
    Columns columns;
    columns.rows = rows;
    columns.texts.resize(header.attributes.size());
    std::size_t textColumns = 0;
    for (std::size_t a = 0; a < header.attributes.size(); ++a) {
        const bool isText = header.attributes[a].kind == Kind::Text || static_cast<int>(a) == roles.names;
        textColumns += isText;
        if (!isText && static_cast<int>(a) != roles.label)
            columns.features.push_back(a);
    }
    if (columns.features.empty())
        failFile(path, "no attribute is left for a feature", "declare one beside the label");
    const auto features = static_cast<Index>(columns.features.size());
    const double padded = static_cast<double>(rows + AlignedMatrix::lane);
    const double gathered =
        static_cast<double>(header.attributes.size()) * AlignedMatrix::lane * hardwareThreads();
    requireMemory(path, (padded * static_cast<double>(features) + gathered) * sizeof(double) +
                            padded * static_cast<double>(textColumns) * sizeof(std::string));
    for (std::size_t a = 0; a < header.attributes.size(); ++a)
        if (header.attributes[a].kind == Kind::Text || static_cast<int>(a) == roles.names)
            columns.texts[a].resize(static_cast<std::size_t>(rows));
    if (roles.label >= 0)
        columns.label.resize(static_cast<std::size_t>(rows));
    columns.values = std::make_shared<AlignedMatrix>(AlignedMatrix::uninitialised(rows, features));
    return columns;
}

std::vector<ArffTarget> targetsIn(Columns& columns, const Roles& roles)
{
    std::vector<ArffTarget> targets(columns.texts.size());
    for (std::size_t a = 0; a < targets.size(); ++a)
        if (!columns.texts[a].empty())
            targets[a].texts = &columns.texts[a];
    for (std::size_t f = 0; f < columns.features.size(); ++f)
        targets[columns.features[f]].numbers = columns.values->column(static_cast<Index>(f));
    if (roles.label >= 0 && !targets[static_cast<std::size_t>(roles.label)].texts)
        targets[static_cast<std::size_t>(roles.label)].numbers = columns.label.data();
    return targets;
}

/// Few whole numbers are classes.
LabelField numericField(const std::string& name, const std::vector<double>& numbers)
{
    std::vector<std::string> texts;
    for (const double number : numbers) {
        if (!std::isnan(number) && (number != std::floor(number) || std::abs(number) > 1e9))
            return LabelField::numeric(name, numbers);
        texts.push_back(std::isnan(number) ? std::string() : std::to_string(static_cast<std::int64_t>(number)));
    }
    LabelField field = labelFieldOf(name, texts, '.');
    return field.kind == LabelField::Kind::Categorical ? field : LabelField::numeric(name, numbers);
}

LabelField nominalField(const ArffAttribute& attribute, const double* codes, std::size_t rows)
{
    LabelField field{attribute.name, LabelField::Kind::Categorical, attribute.values, {}, {}};
    field.codes.reserve(rows);
    for (std::size_t r = 0; r < rows; ++r)
        field.codes.push_back(std::isnan(codes[r]) ? -1 : static_cast<int>(codes[r]));
    return field;
}

bool allDiffer(const std::vector<std::string>& texts)
{
    return std::set<std::string_view>(texts.begin(), texts.end()).size() == texts.size();
}

DatasetParts assembleArff(const ArffHeader& header, Roles roles, Columns columns,
                          const std::filesystem::path& path)
{
    DatasetParts parts;
    const auto rows = static_cast<std::size_t>(columns.rows);
    const auto& attributes = header.attributes;
    if (roles.label >= 0) {
        const auto label = static_cast<std::size_t>(roles.label);
        if (!columns.texts[label].empty())
            parts.labelFields.push_back(labelFieldOf(attributes[label].name, columns.texts[label], '.'));
        else if (attributes[label].kind == Kind::Nominal)
            parts.labelFields.push_back(nominalField(attributes[label], columns.label.data(), rows));
        else
            parts.labelFields.push_back(numericField(attributes[label].name, columns.label));
        parts.preferredLabel = attributes[label].name;
    }
    for (std::size_t a = 0; a < attributes.size(); ++a) {
        if (columns.texts[a].empty() || static_cast<int>(a) == roles.label)
            continue;
        const bool isName = roles.names < 0 ? parts.sampleNames.empty() && allDiffer(columns.texts[a])
                                            : static_cast<int>(a) == roles.names;
        if (isName) {
            roles.decisions.push_back(
                {"name column", attributes[a].name, roles.names < 0 ? "its texts differ in all rows" : "chosen"});
            parts.sampleNames = std::move(columns.texts[a]);
        } else {
            parts.labelFields.push_back(labelFieldOf(attributes[a].name, columns.texts[a], '.'));
        }
    }
    const std::size_t texts = parts.labelFields.size();
    for (std::size_t f = 0; f < columns.features.size(); ++f) {
        const ArffAttribute& attribute = attributes[columns.features[f]];
        parts.featureNames.push_back(attribute.name);
        if (attribute.kind == Kind::Nominal)
            parts.labelFields.push_back(
                nominalField(attribute, columns.values->column(static_cast<Index>(f)), rows));
    }
    for (std::size_t r = 0; parts.sampleNames.size() < rows; ++r)
        parts.sampleNames.push_back(std::to_string(r + 1));
    if (const std::size_t coded = parts.labelFields.size() - texts; coded > 0)
        roles.decisions.push_back({"nominal attributes", std::to_string(coded) + " coded as features",
                                   "in the order in which their values are declared"});
    parts.values = std::move(columns.values);
    parts.origin.path = path.string();
    parts.origin.decisions = std::move(roles.decisions);
    if (parts.preferredLabel.empty())
        preferLabel(parts, texts);
    return parts;
}

/// The data of a file that declares no attribute. Nothing if @p progress said stop.
std::optional<DatasetParts> readUndeclared(const FileBytes& file, const ArffHeader& header,
                                           const std::filesystem::path& path, const ImportOptions& options,
                                           const Progress& progress)
{
    const MissingTexts missing(options.missingTexts);
    const TableLayout layout = guessLayout(header.data.text, path, options, header.data.line);
    TableText data = header.data;
    data.skipRecords = layout.rowsAboveValues();
    auto table = parseTable(file, data, layout, path, missing, progress);
    if (!table)
        return std::nullopt;
    DatasetParts parts = assemble(std::move(*table), layout, path, missing);
    parts.issues.push_back(
        warningAt(path, data.line - 1, "the file declares no attribute", "its data are read as a table of text"));
    return parts;
}

std::optional<DatasetParts> readDeclared(const FileBytes& file, const ArffHeader& header,
                                         const std::filesystem::path& path, const ImportOptions& options,
                                         const Progress& progress)
{
    const Roles roles = decideRoles(header.attributes, path, options);
    const auto chunks = splitIntoChunks(file, header.data, header.lines, progress);
    if (!chunks)
        return std::nullopt;
    if (chunks->rows == 0)
        failLine(path, header.data.line - 1, "there is no row of data", {},
                 "fetch the file again if it is cut short");
    Columns columns = columnsFor(header, roles, chunks->rows, path);
    const MissingTexts missing(options.missingTexts);
    const ArffRows reader(header, missing, targetsIn(columns, roles));
    std::vector<ChunkFindings> found(chunks->chunks.size());
    const auto read = [&](std::size_t index) { found[index] = reader.read(chunks->chunks[index]); };
    if (!readChunks(file, *chunks, read, progress))
        return std::nullopt;
    ChunkFindings findings;
    for (const ChunkFindings& part : found)
        findings.merge(part);
    requireNumbers(path, findings, static_cast<int>(header.attributes.size()));
    DatasetParts parts = assembleArff(header, roles, std::move(columns), path);
    parts.origin.decisions.push_back(missingDecision(missing));
    noteMissing(path, findings, parts.issues);
    namesAsUtf8(parts, path);
    noteAllMissing(parts, path);
    turnIfChosen(parts, options);
    return parts;
}

}  // namespace

int ArffReader::confidence(const FileHead& head) const
{
    std::string_view text = withoutByteOrderMark(head.text);
    RecordScanner scanner(text, {'\0', lineEndOf(text), false, '%'});
    Record record;
    const bool begins =
        scanner.next(record) && (isArffKeyword(record.text, "@relation") ||
                                 isArffKeyword(record.text, "@attribute") || isArffKeyword(record.text, "@data"));
    return begins ? 100 : 0;
}

ReadResult ArffReader::read(const std::filesystem::path& path, const ImportOptions& options,
                            const Progress& progress) const
{
    requireRoomForTable(path);
    const auto file = FileBytes::open(path, progress);
    if (!file)
        return {nullptr, true};
    const ArffHeader header = readArffHeader(requireText(file->bytes(), path), path);
    auto parts = header.attributes.empty() ? readUndeclared(*file, header, path, options, progress)
                                           : readDeclared(*file, header, path, options, progress);
    if (!parts)
        return {nullptr, true};
    parts->issues.insert(parts->issues.begin(), header.issues.begin(), header.issues.end());
    parts->origin.sha256 = file->sha256();
    parts->origin.format = id();
    return {std::make_shared<const Dataset>(std::move(*parts))};
}

}  // namespace fuzzylens
