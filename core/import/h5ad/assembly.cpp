// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/import/h5ad/assembly.h"

#include "core/common/memory_guard.h"
#include "core/common/utf8.h"
#include "core/import/label_choice.h"
#include "core/import/readers/sparse_values.h"
#include "core/import/readers/transposed.h"
#include "core/import/table_preview.h"
#include "core/import/text_table.h"
#include "core/io/file_bytes.h"

#include <algorithm>
#include <cmath>
#include <cstring>
#include <limits>
#include <set>

namespace fuzzylens::h5ad {

namespace {

constexpr std::size_t askEvery = std::size_t{64} << 20;

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

Assembly::Assembly(std::filesystem::path path, const ImportOptions& options, const MessageStream& stream,
                   const Progress& progress)
    : m_path(std::move(path))
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
        requireMemory(m_path, denseBytes(samples, kept) + matrixBytes(kept, samples));
    else
        requireRoomForDense(samples, kept, m_path, TooLarge::MayKeepTopVariance);
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

template <typename Number>
void Assembly::placeRows(Index first, Index count, const char* bytes)
{
    const Index width = m_values->columns();
    const auto at = [&](Index i, Index l) {
        Number value = 0;
        std::memcpy(&value, bytes + static_cast<std::size_t>(i * width + l) * sizeof(Number), sizeof value);
        return value;
    };
    constexpr Number infinite = std::numeric_limits<Number>::infinity();
    for (Index i = 0; i < count; ++i) {
        Number largest = 0;
        for (Index l = 0; l < width; ++l)
            largest = std::abs(at(i, l)) > largest ? std::abs(at(i, l)) : largest;
        for (Index l = 0; largest == infinite; ++l)
            if (std::abs(at(i, l)) == infinite)
                failInfinite(first + i, l);
    }
    // As many columns together as values lie in a cache line of a row.
    constexpr Index together = 64 / static_cast<Index>(sizeof(Number));
    for (Index left = 0; left < width; left += together)
        for (Index i = 0; i < count; ++i)
            for (Index l = left; l < std::min(left + together, width); ++l)
                (*m_values)(first + i, l) = static_cast<double>(at(i, l));
}

void Assembly::takeRows(std::string_view bytes)
{
    finishColumn();
    std::string_view rest;
    const auto head = headOf<RowsHead>(bytes, rest);
    const auto width = static_cast<Index>(m_shape.kept);
    if (!head || m_shape.sparse != 0 || m_parts.sampleNames.empty() || m_parts.featureNames.empty() ||
        head->first != m_rows || head->count > m_shape.samples - m_rows ||
        (head->width != sizeof(float) && head->width != sizeof(double)) ||
        rest.size() / head->width != head->count * m_shape.kept || rest.size() % head->width != 0)
        m_stream.failMeaningless();
    if (!m_values)
        m_values = std::make_shared<AlignedMatrix>(
            AlignedMatrix::uninitialised(static_cast<Index>(m_shape.samples), width));
    const auto first = static_cast<Index>(head->first), count = static_cast<Index>(head->count);
    if (head->width == sizeof(float))
        placeRows<float>(first, count, rest.data());
    else
        placeRows<double>(first, count, rest.data());
    m_rows += head->count;
}

void Assembly::takeEntries(std::string_view bytes)
{
    finishColumn();
    if (m_shape.sparse == 0 || bytes.size() % sizeof(Entry) != 0 || m_parts.sampleNames.empty() ||
        m_parts.featureNames.empty())
        m_stream.failMeaningless();
    if (!m_values)
        m_values = zeros(static_cast<std::int64_t>(m_shape.samples), static_cast<std::int64_t>(m_shape.kept),
                         m_path, m_progress);
    if (!m_values) {
        m_isStopped = true;
        return;
    }
    while (!bytes.empty()) {
        const Entry entry = *headOf<Entry>(bytes, bytes);
        if (entry.sample >= m_shape.samples || entry.feature >= m_shape.kept)
            m_stream.failMeaningless();
        double& value = (*m_values)(entry.sample, entry.feature);
        value += entry.value;
        if (std::isinf(value))
            failInfinite(entry.sample, entry.feature);
    }
}

DatasetParts Assembly::parts()
{
    if (m_shape.sparse != 0 && !m_values && m_shaped)
        takeEntries({});  // not a single value is stored
    if (!m_values || (m_shape.sparse == 0 && m_rows != m_shape.samples))
        m_stream.failMeaningless();
    m_parts.values = std::move(m_values);
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
