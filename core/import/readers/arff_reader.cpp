// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/import/readers/format_readers.h"

#include "core/common/memory_guard.h"
#include "core/import/label_choice.h"
#include "core/import/readers/arff_rows.h"
#include "core/import/readers/finished.h"
#include "core/import/readers/format_table.h"
#include "core/import/readers/transposed.h"
#include "core/import/unread_table.h"
#include "core/io/file_bytes.h"
#include "core/numeric/parallel.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <set>

namespace fuzzylens {

namespace {

/// ARFF of Weka, dense and sparse. One attribute is the label: the one chosen, else one called class, label,
/// target or y, else the last or the first if it is nominal. The other nominal attributes become features coded in
/// the order declared, from 0, and are offered as label fields too; texts become label fields, or, if they differ
/// in all rows, the names of the samples. Without any @attribute the data are read as a table of text.
class ArffReader : public Reader
{
public:
    std::string_view id() const override { return "arff"; }
    std::string_view name() const override { return "ARFF"; }
    std::vector<std::string_view> suffixes() const override { return {"arff"}; }
    int confidence(const FileHead& head) const override;
    std::vector<FixedChoice> fixes(const FileHead& head) const override;
    ReadResult read(const FileHead& head, const ImportOptions& options, const Progress& progress) const override;
    UnreadTable lookAt(const FileHead& head, const ImportOptions& options,
                       const Progress& progress) const override;
};

using Kind = ArffAttribute::Kind;

/// How the attributes are used.
struct Roles
{
    int label = -1;
    int furtherLabel = -1;  // looks like the label, where another one was chosen
    int names = -1;
    bool areNamesChosen = false;  // then -1 means that there are none
    bool noLabel = false;         // chosen so
    std::vector<bool> outside;    // an attribute each: it is a label field and no feature
    std::vector<Decision> decisions;
};

/// The attribute that a comment or its name says is the label, and why; -1 for none.
std::pair<int, std::string> namedLabel(const ArffHeader& header)
{
    if (header.roles)
        return {header.roles->label ? static_cast<int>(*header.roles->label) : -1, "given in a comment"};
    for (std::size_t a = 0; a < header.attributes.size(); ++a)
        if (isLabelName(header.attributes[a].name))
            return {static_cast<int>(a), "recognised by name"};
    return {-1, "no attribute looks like a label"};
}

/// The attribute that looks like the label, and why; -1 for none.
std::pair<int, std::string> guessedLabel(const ArffHeader& header)
{
    const std::vector<ArffAttribute>& attributes = header.attributes;
    auto named = namedLabel(header);
    if (named.first >= 0 || header.roles)
        return named;
    if (attributes.back().kind == Kind::Nominal)
        return {static_cast<int>(attributes.size()) - 1, "the last attribute, which is nominal"};
    if (attributes.front().kind == Kind::Nominal)
        return {0, "the first attribute, which is nominal"};
    return named;
}

/// The attribute that was chosen as the label; -1 for none.
int chosenLabel(const ArffHeader& header, const ImportOptions& options)
{
    if (options.labelColumn)
        return *options.labelColumn;
    const std::vector<ArffAttribute>& attributes = header.attributes;
    const auto found = std::find_if(attributes.begin(), attributes.end(), [&](const ArffAttribute& one) {
        return options.labelField && one.name == *options.labelField;
    });
    return found == attributes.end() ? -1 : static_cast<int>(found - attributes.begin());
}

void decideLabel(Roles& roles, const ArffHeader& header, const ImportOptions& options)
{
    const auto decide = [&](const char* what, int attribute, Message reason) {
        const std::vector<ArffAttribute>& attributes = header.attributes;
        roles.decisions.push_back({what,
                                   attribute < 0
                                       ? message("none")
                                       : Message::verbatim(attributes[static_cast<std::size_t>(attribute)].name),
                                   std::move(reason)});
    };
    const int chosen = chosenLabel(header, options);
    roles.noLabel = options.labelColumn && chosen < 0;
    const auto [guess, reason] = options.labelColumn ? namedLabel(header) : guessedLabel(header);
    if (chosen >= 0 || roles.noLabel) {
        roles.label = chosen;
        decide("label column", chosen, "chosen");
        // What looks like a label stays one, so that it is no feature to learn another label from.
        if (chosen >= 0 && guess >= 0 && guess != chosen) {
            roles.furtherLabel = guess;
            decide("further label column", guess, reason);
        }
        return;
    }
    roles.label = guess;
    if (guess >= 0 || !header.roles)
        decide("label column", guess, reason);
}

Roles decideRoles(const ArffHeader& header, const std::filesystem::path& path, const ImportOptions& options)
{
    Roles roles;
    const auto count = static_cast<int>(header.attributes.size());
    if (options.nameColumn && *options.nameColumn >= count)
        failFile(path, message("attribute %1, chosen for the names, does not exist; the file declares %2",
                               *options.nameColumn + 1, count));
    if (options.labelColumn && *options.labelColumn >= count)
        failFile(path, message("attribute %1, chosen for the label, does not exist; the file declares %2",
                               *options.labelColumn + 1, count));
    if (options.labelColumn.value_or(-1) >= 0 && options.labelColumn == options.nameColumn)
        failFile(path,
                 message("attribute %1 cannot contain both the names and the label", *options.labelColumn + 1),
                 message("choose another attribute for one of them"));
    roles.names = options.nameColumn.value_or(-1);
    roles.areNamesChosen = options.nameColumn.has_value();
    if (roles.areNamesChosen && roles.names < 0)
        roles.decisions.push_back({"name column", "none", "chosen"});
    decideLabel(roles, header, options);
    if (roles.label == roles.names)
        roles.label = -1;
    roles.outside.resize(header.attributes.size(), false);
    for (const int label : {roles.label, roles.furtherLabel})
        if (label >= 0 && label != roles.names)
            roles.outside[static_cast<std::size_t>(label)] = true;
    if (header.roles) {
        for (const std::size_t field : header.roles->fields)
            roles.outside[field] = true;
        roles.decisions.push_back({"label fields",
                                   message(header.roles->fields.size() == 1 ? "1 attribute" : "%1 attributes",
                                           header.roles->fields.size()),
                                   "given in a comment"});
    }
    return roles;
}

/// The attributes that may hold the names and the label, the first of very many.
TablePreview attributesToChoose(const ArffHeader& header)
{
    constexpr std::size_t most = 1000;
    std::vector<std::string> names;
    for (std::size_t a = 0; a < std::min(most, header.attributes.size()); ++a)
        names.push_back(header.attributes[a].name);
    TablePreview preview;
    preview.choices = {{"name column", names}, {"label column", names}};
    return preview;
}

/// Everything that is read, an attribute each.
struct Columns
{
    std::shared_ptr<AlignedMatrix> values;
    std::vector<std::size_t> features;         // attributes of the columns of the matrix
    std::vector<std::vector<double>> outside;  // numbers or codes of label fields that are no features, else empty
    std::vector<std::vector<std::string>> texts;  // empty for attributes without texts
    std::int64_t rows = 0;
};

Columns columnsFor(const ArffHeader& header, const Roles& roles, std::int64_t rows,
                   const std::filesystem::path& path)
{
    Columns columns;
    columns.rows = rows;
    columns.texts.resize(header.attributes.size());
    columns.outside.resize(header.attributes.size());
    std::size_t textColumns = 0, fieldColumns = 0;
    for (std::size_t a = 0; a < header.attributes.size(); ++a) {
        const bool isText = header.attributes[a].kind == Kind::Text || static_cast<int>(a) == roles.names;
        textColumns += isText;
        fieldColumns += !isText && roles.outside[a];
        if (!isText && !roles.outside[a])
            columns.features.push_back(a);
    }
    if (columns.features.empty())
        failFile(path, message("no attribute remains as a feature"),
                 message("declare at least one in addition to the label"));
    const auto features = static_cast<Index>(columns.features.size());
    const double padded = static_cast<double>(rows + AlignedMatrix::lane);
    const double gathered =
        static_cast<double>(header.attributes.size()) * AlignedMatrix::lane * hardwareThreads();
    const double numbers = static_cast<double>(features) + static_cast<double>(fieldColumns);
    requireMemory(path, (padded * numbers + gathered) * sizeof(double) +
                            padded * static_cast<double>(textColumns) * sizeof(std::string));
    for (std::size_t a = 0; a < header.attributes.size(); ++a)
        if (header.attributes[a].kind == Kind::Text || static_cast<int>(a) == roles.names)
            columns.texts[a].resize(static_cast<std::size_t>(rows));
        else if (roles.outside[a])
            columns.outside[a].resize(static_cast<std::size_t>(rows));
    columns.values = std::make_shared<AlignedMatrix>(AlignedMatrix::uninitialised(rows, features));
    return columns;
}

std::vector<ArffTarget> targetsIn(Columns& columns)
{
    std::vector<ArffTarget> targets(columns.texts.size());
    for (std::size_t a = 0; a < targets.size(); ++a)
        if (!columns.texts[a].empty())
            targets[a].texts = &columns.texts[a];
        else if (!columns.outside[a].empty())
            targets[a].numbers = columns.outside[a].data();
    for (std::size_t f = 0; f < columns.features.size(); ++f)
        targets[columns.features[f]].numbers = columns.values->column(static_cast<Index>(f));
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

/// A label field that is no feature; of numbers few whole ones are classes if @p mayBeClasses.
LabelField fieldOutside(const ArffAttribute& attribute, const std::vector<double>& numbers, bool mayBeClasses)
{
    if (attribute.kind == Kind::Nominal)
        return nominalField(attribute, numbers.data(), numbers.size());
    return mayBeClasses ? numericField(attribute.name, numbers) : LabelField::numeric(attribute.name, numbers);
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
        else
            parts.labelFields.push_back(fieldOutside(attributes[label], columns.outside[label], !header.roles));
        parts.preferredLabel = attributes[label].name;
    }
    for (std::size_t a = 0; a < attributes.size(); ++a)
        if (!columns.outside[a].empty() && static_cast<int>(a) != roles.label)
            parts.labelFields.push_back(fieldOutside(attributes[a], columns.outside[a], false));
    for (std::size_t a = 0; a < attributes.size(); ++a) {
        if (columns.texts[a].empty() || static_cast<int>(a) == roles.label)
            continue;
        const bool isCalledSo = isSampleIdName(attributes[a].name);
        const bool isName = roles.areNamesChosen
                                ? static_cast<int>(a) == roles.names
                                : parts.sampleNames.empty() && (isCalledSo || allDiffer(columns.texts[a]));
        if (isName) {
            roles.decisions.push_back({"name column", Message::verbatim(attributes[a].name),
                                       roles.names >= 0 ? "chosen"
                                       : isCalledSo     ? "recognised by name"
                                                        : "different text in every row"});
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
        roles.decisions.push_back({"nominal attributes", message("%1 coded as features", coded),
                                   "in the order in which the values are declared"});
    parts.values = std::move(columns.values);
    parts.origin.path = path.string();
    parts.origin.decisions = std::move(roles.decisions);
    parts.origin.preview = std::make_shared<const TablePreview>(attributesToChoose(header));
    if (parts.preferredLabel.empty() && !header.roles && !roles.noLabel)
        preferLabel(parts, texts);
    return parts;
}

/// The data of a file that declares no attribute. Nothing if @p progress requests cancellation.
std::optional<DatasetParts> readUndeclared(const FileBytes& file, const ArffHeader& header,
                                           const std::filesystem::path& path, const ImportOptions& options,
                                           const Progress& progress)
{
    const MissingTexts missing(options.missingTexts);
    const TableLayout layout = guessLayout(header.data.text, path, options, header.data.line);
    TableText data = header.data;
    data.text = data.text.substr(0, layout.textSize);
    data.skipRecords = layout.rowsAboveValues();
    auto table = parseTable(file, data, layout, path, missing, progress);
    if (!table)
        return std::nullopt;
    DatasetParts parts = assemble(std::move(*table), layout, path, missing);
    parts.issues.push_back(warningAt(path, data.line - 1, message("the file declares no attributes"),
                                     message("its data are read as a text table")));
    return parts;
}

std::optional<DatasetParts> readDeclared(const FileBytes& file, const ArffHeader& header,
                                         const std::filesystem::path& path, const ImportOptions& options,
                                         const Progress& progress)
{
    const Roles roles = decideRoles(header, path, options);
    auto chunks = splitIntoChunks(header.data, header.lines, progress);
    if (!chunks)
        return std::nullopt;
    if (chunks->rows == 0)
        failLine(path, header.data.line - 1, message("the file contains no rows of data"), {},
                 message("download the file again if it is truncated"));
    Columns columns = columnsFor(header, roles, chunks->rows, path);
    const MissingTexts missing(options.missingTexts);
    const ArffRows reader(header, missing, targetsIn(columns));
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

/// Looks at the lines down to the data, or to where @p text ends.
bool declaresAttributes(std::string_view text)
{
    RecordScanner scanner(text, {'\0', lineEndOf(text), false, '%'});
    Record record;
    while (scanner.next(record) && !isArffKeyword(record.text, "@data"))
        if (isArffKeyword(record.text, "@attribute"))
            return true;
    return false;
}

}  // namespace

int ArffReader::confidence(const FileHead& head) const
{
    RecordScanner scanner(head.text, {'\0', lineEndOf(head.text), false, '%'});
    Record record;
    const bool begins =
        scanner.next(record) && (isArffKeyword(record.text, "@relation") ||
                                 isArffKeyword(record.text, "@attribute") || isArffKeyword(record.text, "@data"));
    return begins ? 100 : 0;
}

std::vector<FixedChoice> ArffReader::fixes(const FileHead& head) const
{
    if (!declaresAttributes(head.text))
        return {fixedSheet, fixedLayer, fixedTopVariance};  // read as any text
    return {{ImportChoice::Delimiter, "ARFF files always use commas"},
            {ImportChoice::DecimalMark, "ARFF files always use decimal points"},
            {ImportChoice::HeaderRows, "ARFF files mark where the values begin"},
            fixedSheet,
            fixedLayer,
            fixedTopVariance};
}

ReadResult ArffReader::read(const FileHead& head, const ImportOptions& options, const Progress& progress) const
{
    const std::filesystem::path& path = head.path;
    requireRoomForTable(head);
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
    return finished(std::move(*parts), progress);
}

UnreadTable ArffReader::lookAt(const FileHead& head, const ImportOptions& options, const Progress&) const
{
    UnreadTable result = lookAtLines(head, ',');
    result.decisions.push_back(missingDecision(MissingTexts(options.missingTexts)));
    return result;
}

const Reader& arffReader()
{
    static const ArffReader reader;
    return reader;
}

}  // namespace fuzzylens
