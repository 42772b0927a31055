// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/import/h5ad/assembly.h"

#include "core/common/memory_guard.h"
#include "core/common/utf8.h"
#include "core/import/label_choice.h"
#include "core/import/readers/transposed.h"
#include "core/import/table_preview.h"
#include "core/import/text_table.h"
#include "core/io/file_bytes.h"

#include <algorithm>
#include <set>

namespace fuzzylens::h5ad {

namespace {

constexpr std::size_t askEvery = std::size_t{64} << 20;

bool isWidth(std::uint32_t bytesOfNumber)
{
    return bytesOfNumber == sizeof(float) || bytesOfNumber == sizeof(double);
}

}  // namespace

Decision matrixDecision(const ImportOptions& options, const std::vector<std::string>& matrices)
{
    constexpr std::string_view mainMatrix = "X";
    const std::string called = options.layer.value_or(std::string(mainMatrix));
    std::string others;
    for (const std::string& name : matrices)
        if (name != called)
            others += (others.empty() ? "" : ", ") + name;
    const fuzzylens::Message reason = message(options.layer ? "chosen" : "the main matrix");
    return {"matrix", fuzzylens::Message::verbatim(called),
            others.empty() ? reason : message("%1; also available: %2", reason, others)};
}

MatrixSize sizeOf(const Shape& shape)
{
    MatrixSize size{static_cast<std::int64_t>(shape.samples), static_cast<std::int64_t>(shape.kept)};
    if (shape.sparse != 0)
        size.entries = shape.entries;
    return size;
}

Assembly::Assembly(std::filesystem::path path, int file, const ImportOptions& options, const MessageStream& stream,
                   const Progress& progress)
    : m_path(std::move(path))
    , m_file(file)
    , m_options(options)
    , m_stream(stream)
    , m_progress(progress)
{}

bool Assembly::take(const Received& received)
{
    bool changed = false;
    switch (received.kind) {
    case Message::Shape:
        takeShape(received.bytes);
        break;
    case Message::Column:
        takeColumn(received.bytes);
        break;
    case Message::Texts:
        takeTexts(received.bytes);
        break;
    case Message::Numbers:
        takeNumbers(received.bytes);
        break;
    case Message::Codes:
        takeCodes(received.bytes);
        break;
    case Message::Rows:
        takeRows(received.bytes);
        break;
    case Message::StoredRows:
        takeStoredRows(received.bytes);
        break;
    case Message::Entries:
        takeEntries(received.bytes);
        break;
    case Message::Matrix:
        m_matrix = toUtf8(received.bytes, changed);
        break;
    case Message::Matrices:
        m_matrices.push_back(toUtf8(received.bytes, changed));
        break;
    case Message::LeftOut:
        m_parts.issues.push_back({Issue::Severity::Note,
                                  "a column that contains neither text nor numbers is ignored",
                                  m_path.string(),
                                  0,
                                  0,
                                  shownText(received.bytes),
                                  {}});
        break;
    case Message::Done:
        finishColumn();
        return true;
    default:
        m_stream.failMeaningless();
    }
    return false;
}

void Assembly::takeShape(std::string_view bytes)
{
    std::string_view rest;
    const auto shape = headOf<Shape>(bytes, rest);
    constexpr std::uint64_t most = std::uint64_t{1} << 40;
    if (!shape || m_shaped || shape->samples > most || shape->kept > shape->features || shape->features > most)
        m_stream.failMeaningless();
    m_shape = *shape;
    m_shaped = true;
    if (m_shape.samples == 0 || m_shape.kept == 0)
        failFile(m_path, "the matrix is empty: it has " + std::to_string(m_shape.samples) + " samples and " +
                             std::to_string(m_shape.features) + " features");
    const auto samples = static_cast<std::int64_t>(m_shape.samples),
               kept = static_cast<std::int64_t>(m_shape.kept);
    if (m_options.orientation == ImportOptions::Orientation::GenesInRows)
        requireMemory(m_path, bytesOfReading({samples, kept}) + matrixBytes(kept, samples));
    else if (mayStaySingle())  // doubles are asked for when they come
        requireMemory(m_path, bytesOfReading({samples, kept}) / 2);
    else
        requireRoom(sizeOf(m_shape), m_path, TooLarge::MayKeepTopVariance);
    if (m_shape.sparse != 0)
        m_entries.emplace(samples, kept, m_shape.entries);
    else
        m_rows.emplace(samples, kept, mayStaySingle());
}

/// Whether floats are kept as they come.
bool Assembly::mayStaySingle() const
{
    return m_options.singlePrecision && m_shape.sparse == 0 &&
           m_options.orientation != ImportOptions::Orientation::GenesInRows;
}

/// Before the first numbers of @p width bytes.
void Assembly::requireRoomFor(std::uint32_t width) const
{
    if (mayStaySingle() && width > sizeof(float) && m_rows->count() == 0)
        requireRoom(sizeOf(m_shape), m_path, TooLarge::MayKeepTopVariance);
}

std::size_t Assembly::expected(Role role) const
{
    return role == Role::SampleNames || role == Role::Obs ? m_shape.samples : m_shape.kept;
}

void Assembly::takeColumn(std::string_view bytes)
{
    finishColumn();
    std::string_view name;
    const auto head = headOf<ColumnHead>(bytes, name);
    if (!head || !m_shaped || head->role > Role::Var || head->kind > ColumnKind::Categories)
        m_stream.failMeaningless();
    bool changed = false;
    m_column = Column{*head, toUtf8(name, changed), {}, {}, {}};
}

void Assembly::takeTexts(std::string_view bytes)
{
    if (!m_column || m_column->head.kind == ColumnKind::Number)
        m_stream.failMeaningless();
    bool changed = false;
    while (!bytes.empty()) {
        const auto length = headOf<std::uint32_t>(bytes, bytes);
        if (!length || *length > bytes.size())
            m_stream.failMeaningless();
        m_column->texts.push_back(toUtf8(bytes.substr(0, *length), changed));
        m_textBytes += sizeof(std::string) + *length;
        bytes.remove_prefix(*length);
    }
    if (m_textBytes - m_askedBytes < askEvery)
        return;
    m_askedBytes = m_textBytes;
    requireMemory(m_path, static_cast<double>(askEvery));
}

void Assembly::takeNumbers(std::string_view bytes)
{
    if (!m_column || m_column->head.kind != ColumnKind::Number || bytes.size() % sizeof(double) != 0 ||
        m_column->numbers.size() + bytes.size() / sizeof(double) > m_shape.samples)
        m_stream.failMeaningless();
    const std::size_t before = m_column->numbers.size();
    m_column->numbers.resize(before + bytes.size() / sizeof(double));
    bytes.copy(reinterpret_cast<char*>(m_column->numbers.data() + before), bytes.size());
}

void Assembly::takeCodes(std::string_view bytes)
{
    if (!m_column || m_column->head.kind != ColumnKind::Categories || bytes.size() % sizeof(int) != 0 ||
        m_column->codes.size() + bytes.size() / sizeof(int) > expected(m_column->head.role))
        m_stream.failMeaningless();
    const std::size_t before = m_column->codes.size();
    m_column->codes.resize(before + bytes.size() / sizeof(int));
    bytes.copy(reinterpret_cast<char*>(m_column->codes.data() + before), bytes.size());
    for (std::size_t i = before; i < m_column->codes.size(); ++i)
        if (m_column->codes[i] < -1 || m_column->codes[i] >= static_cast<int>(m_column->texts.size()))
            m_stream.failMeaningless();
}

void Assembly::finishColumn()
{
    if (!m_column)
        return;
    Column column = std::move(*m_column);
    m_column.reset();
    const std::size_t size = column.head.kind == ColumnKind::Categories ? column.codes.size()
                             : column.head.kind == ColumnKind::Number   ? column.numbers.size()
                                                                        : column.texts.size();
    if (size != expected(column.head.role))
        m_stream.failMeaningless();
    switch (column.head.role) {
    case Role::SampleNames:
        m_parts.sampleNames = std::move(column.texts);
        break;
    case Role::FeatureNames:
        m_parts.featureNames = std::move(column.texts);
        break;
    case Role::Obs:
        addField(std::move(column));
        break;
    case Role::Var:
        addAnnotation(std::move(column));
        break;
    }
}

void Assembly::addField(Column column)
{
    if (column.head.kind == ColumnKind::Number) {
        LabelField field = LabelField::numeric(column.name, std::move(column.numbers));
        // The file says that these are numbers: few for the samples there are, too.
        const std::set<double> levels(field.numbers.begin(), field.numbers.end());
        if (areClasses(field.numbers) && 2 * levels.size() <= field.numbers.size()) {
            std::vector<std::string> texts;
            for (Index i = 0; i < static_cast<Index>(field.numbers.size()); ++i)
                texts.push_back(field.text(i));
            field = LabelField::categorical(field.name, texts);
        }
        m_parts.labelFields.push_back(std::move(field));
    } else if (column.head.kind == ColumnKind::Text) {
        m_parts.labelFields.push_back(LabelField::categorical(column.name, column.texts));
    } else {
        LabelField field;
        field.name = std::move(column.name);
        field.classes = std::move(column.texts);
        field.codes = std::move(column.codes);
        m_parts.labelFields.push_back(std::move(field));
    }
}

void Assembly::addAnnotation(Column column)
{
    if (column.head.kind == ColumnKind::Number)
        m_stream.failMeaningless();
    AnnotationField field{std::move(column.name), {}};
    if (column.head.kind == ColumnKind::Text)
        field.texts = std::move(column.texts);
    else
        for (const int code : column.codes)
            field.texts.push_back(code < 0 ? std::string() : column.texts[static_cast<std::size_t>(code)]);
    m_parts.annotations.push_back(std::move(field));
}

void Assembly::failInfinite(Index sample, Index feature) const
{
    failFile(m_path,
             "infinite value in " + m_matrix + ", sample \"" +
                 shownText(m_parts.sampleNames[static_cast<std::size_t>(sample)]) + "\", feature \"" +
                 shownText(m_parts.featureNames[static_cast<std::size_t>(feature)]) + '"',
             "correct the value, or mark it as missing");
}

void Assembly::requireFinite(const std::optional<ValuePlace>& infinite) const
{
    if (infinite)
        failInfinite(infinite->sample, infinite->feature);
}

/// Numbers of rows, or entries, come after the names.
void Assembly::requireMayCome(bool areRows) const
{
    if (!(areRows ? m_rows.has_value() : m_entries.has_value()) || m_parts.sampleNames.empty() ||
        m_parts.featureNames.empty())
        m_stream.failMeaningless();
}

void Assembly::takeRows(std::string_view bytes)
{
    finishColumn();
    requireMayCome(true);
    std::string_view rest;
    const auto head = headOf<RowsHead>(bytes, rest);
    const auto before = static_cast<std::uint64_t>(m_rows->count());
    if (!head || head->first != before || head->count > m_shape.samples - before || !isWidth(head->width) ||
        rest.size() / head->width != head->count * m_shape.kept || rest.size() % head->width != 0)
        m_stream.failMeaningless();
    requireRoomFor(head->width);
    m_rows->append(static_cast<Index>(head->count), head->width, rest.data());
    requireFinite(m_rows->infinite());
}

void Assembly::takeStoredRows(std::string_view bytes)
{
    finishColumn();
    requireMayCome(true);
    std::string_view rest;
    const auto stored = headOf<StoredRows>(bytes, rest);
    constexpr std::uint64_t most = std::uint64_t{1} << 62;
    if (!stored || !isWidth(stored->width) || stored->offset > most || m_rows->count() > 0)
        m_stream.failMeaningless();
    requireRoomFor(stored->width);
    const auto reading = m_rows->read(m_file, *stored, m_progress);
    if (reading == IncomingRows::Reading::Failed)
        failFile(m_path, fuzzylens::message("the file cannot be read"));
    if (reading == IncomingRows::Reading::TooShort)
        m_stream.failMeaningless();
    m_isStopped = reading == IncomingRows::Reading::Stopped;
    requireFinite(m_rows->infinite());
}

void Assembly::takeEntries(std::string_view bytes)
{
    finishColumn();
    requireMayCome(false);
    if (bytes.size() % sizeof(Entry) != 0 || bytes.size() / sizeof(Entry) > m_shape.entries - m_entryCount)
        m_stream.failMeaningless();
    m_entryCount += bytes.size() / sizeof(Entry);
    while (!bytes.empty()) {
        const Entry entry = *headOf<Entry>(bytes, bytes);
        if (entry.sample >= m_shape.samples || entry.feature >= m_shape.kept)
            m_stream.failMeaningless();
        m_entries->add(entry.sample, entry.feature, entry.value);
    }
}

ValueTable Assembly::values()
{
    requireMayCome(m_rows.has_value());
    if (m_rows) {
        if (m_rows->count() != static_cast<Index>(m_shape.samples))
            m_stream.failMeaningless();
        return m_rows->release();
    }
    ValueTable values = m_entries->release(m_progress);
    requireFinite(m_entries->infinite());
    return values;
}

DatasetParts Assembly::parts()
{
    m_parts.values = values();
    m_isStopped = !m_parts.values;
    if (m_isStopped)
        return {};
    if (m_rows && m_rows->areFinite())
        m_parts.missing = std::make_shared<const MissingCounts>(MissingCounts{m_parts.values.owner(), 0, {}});
    m_parts.origin.decisions = {
        matrixDecision(m_options, m_matrices),
        featuresDecision(static_cast<std::int64_t>(m_shape.kept), static_cast<std::int64_t>(m_shape.features))};
    m_parts.origin.path = m_path.string();
    turnIfChosen(m_parts, m_options);
    preferLabel(m_parts);
    TablePreview preview;
    preview.choices = {{"matrix", m_matrices}};
    m_parts.origin.preview = std::make_shared<const TablePreview>(std::move(preview));
    noteAllMissing(m_parts, m_path);
    return std::move(m_parts);
}

}  // namespace fuzzylens::h5ad
