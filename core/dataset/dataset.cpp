// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/dataset/dataset.h"

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <functional>
#include <limits>
#include <mutex>
#include <stdexcept>
#include <unordered_map>

namespace fuzzylens {

namespace {

using Places = std::optional<std::vector<Index>>;  // in order; all when nullopt

Index countOf(const Places& places, Index all)
{
    return places ? static_cast<Index>(places->size()) : all;
}

Index at(const Places& places, Index index)
{
    return places ? (*places)[static_cast<std::size_t>(index)] : index;
}

template <typename Number>
void copyRows(const Number* from, const Places& rows, Index count, Number* to)
{
    if (!rows)
        std::copy_n(from, count, to);
    else
        for (Index i = 0; i < count; ++i)
            to[i] = from[(*rows)[static_cast<std::size_t>(i)]];
}

ValueTable densePart(const AlignedMatrix& values, const Places& rows, const Places& columns)
{
    const Index n = countOf(rows, values.rows()), p = countOf(columns, values.columns());
    auto kept = std::make_shared<AlignedMatrix>(AlignedMatrix::uninitialised(n, p));
    for (Index l = 0; l < p; ++l)
        copyRows(values.column(at(columns, l)), rows, n, kept->column(l));
    return kept;
}

ValueTable floatPart(const FloatColumns& values, const Places& rows, const Places& columns)
{
    const Index n = countOf(rows, values.rows()), p = countOf(columns, values.columns());
    auto kept = std::make_shared<FloatColumns>(n, p);
    for (Index l = 0; l < p; ++l)
        copyRows(values.values(at(columns, l)), rows, n, kept->values(l));
    return kept;
}

ValueTable sparsePart(const SparseColumns& values, const Places& rows, const Places& columns)
{
    const Index n = countOf(rows, values.rows()), p = countOf(columns, values.columns());
    std::vector<std::size_t> starts{0};
    std::vector<std::uint32_t> rowOf;
    // Of each row, among those kept; none where their order changes.
    std::vector<std::int64_t> places;
    if (rows && std::adjacent_find(rows->begin(), rows->end(), std::greater_equal<>()) == rows->end()) {
        places.assign(static_cast<std::size_t>(values.rows()), -1);
        for (std::size_t place = 0; place < rows->size(); ++place)
            places[static_cast<std::size_t>((*rows)[place])] = static_cast<std::int64_t>(place);
    }
    std::vector<double> numbers, otherValues, column(static_cast<std::size_t>(values.rows()));
    for (Index l = 0; l < p; ++l) {
        const ColumnValues from = values.column(at(columns, l));
        otherValues.push_back(from.other);
        if (!rows) {
            rowOf.insert(rowOf.end(), from.rows, from.rows + from.size);
            numbers.insert(numbers.end(), from.values, from.values + from.size);
        } else if (!places.empty()) {
            for (std::size_t k = 0; k < from.size; ++k)
                if (const std::int64_t place = places[from.rows[k]]; place >= 0) {
                    rowOf.push_back(static_cast<std::uint32_t>(place));
                    numbers.push_back(from.values[k]);
                }
        } else if (from.size > 0) {
            values.fill(at(columns, l), column.data());
            for (Index i = 0; i < n; ++i)
                if (const double value = column[static_cast<std::size_t>(at(rows, i))]; value != from.other) {
                    rowOf.push_back(static_cast<std::uint32_t>(i));
                    numbers.push_back(value);
                }
        }
        starts.push_back(numbers.size());
    }
    return std::make_shared<const SparseColumns>(n, std::move(starts), std::move(rowOf), std::move(numbers),
                                                 std::move(otherValues));
}

}  // namespace

std::vector<int> LabelField::counts() const
{
    std::vector<int> result(classes.size(), 0);
    for (const int code : codes)
        if (code >= 0)
            ++result[static_cast<std::size_t>(code)];
    return result;
}

std::string LabelField::text(Index sample) const
{
    const auto i = static_cast<std::size_t>(sample);
    if (kind == Kind::Categorical)
        return codes[i] < 0 ? std::string() : classes[static_cast<std::size_t>(codes[i])];
    if (std::isnan(numbers[i]))
        return {};
    char buffer[32];
    std::snprintf(buffer, sizeof buffer, "%.10g", numbers[i]);
    return buffer;
}

LabelField LabelField::categorical(std::string name, const std::vector<std::string>& texts)
{
    LabelField field;
    field.name = std::move(name);
    std::unordered_map<std::string, int> seen;
    field.codes.reserve(texts.size());
    for (const std::string& text : texts) {
        if (text.empty()) {
            field.codes.push_back(-1);
            continue;
        }
        const auto [place, isNew] = seen.emplace(text, static_cast<int>(field.classes.size()));
        if (isNew)
            field.classes.push_back(text);
        field.codes.push_back(place->second);
    }
    return field;
}

LabelField LabelField::numeric(std::string name, std::vector<double> numbers)
{
    LabelField field;
    field.name = std::move(name);
    field.kind = Kind::Numeric;
    field.numbers = std::move(numbers);
    return field;
}

LabelField LabelField::subset(const std::vector<Index>& samples) const
{
    LabelField result;
    result.name = name;
    result.kind = kind;
    result.classes = classes;
    for (const Index sample : samples) {
        if (kind == Kind::Categorical)
            result.codes.push_back(codes[static_cast<std::size_t>(sample)]);
        else
            result.numbers.push_back(numbers[static_cast<std::size_t>(sample)]);
    }
    return result;
}

namespace {

/// The same numbers in another table. Its missing values are known already.
DatasetPtr inTable(const Dataset& data, ValueTable table)
{
    DatasetParts parts = data.parts();
    auto missing = std::make_shared<MissingCounts>(*parts.missing);
    missing->matrix = table.owner();
    parts.missing = std::move(missing);
    parts.values = std::move(table);
    return std::make_shared<const Dataset>(std::move(parts));
}

}  // namespace

struct Dataset::DenseForm
{
    std::mutex guard;
    DatasetPtr data;
};

Dataset::Dataset(DatasetParts parts)
    : m_parts(std::move(parts))
{
    if (m_parts.values.compact())
        m_denseForm = std::make_shared<DenseForm>();
    if (!m_parts.values)
        throw std::invalid_argument("a data set requires values");
    const auto n = static_cast<std::size_t>(samples()), p = static_cast<std::size_t>(features());
    if (m_parts.sampleNames.size() != n)
        throw std::invalid_argument("a data set requires one sample name per row");
    if (m_parts.featureNames.size() != p)
        throw std::invalid_argument("a data set requires one feature name per column");
    for (const LabelField& field : m_parts.labelFields) {
        const bool categorical = field.kind == LabelField::Kind::Categorical;
        if ((categorical ? field.codes.size() : field.numbers.size()) != n)
            throw std::invalid_argument("label field \"" + field.name + "\" requires one value per sample");
        for (const int code : field.codes)
            if (code < -1 || code >= static_cast<int>(field.classes.size()))
                throw std::invalid_argument("label field \"" + field.name + "\" has a code without a class");
    }
    for (const AnnotationField& field : m_parts.annotations)
        if (field.texts.size() != p)
            throw std::invalid_argument("annotation \"" + field.name + "\" requires one text per feature");
    if (!m_parts.missing || !m_parts.missing->isFor(m_parts.values))
        m_parts.missing = countMissing(m_parts.values);
}

const LabelField* Dataset::labelField(std::string_view name) const
{
    for (const LabelField& field : m_parts.labelFields)
        if (field.name == name)
            return &field;
    return nullptr;
}

std::shared_ptr<const Dataset> Dataset::from(Origin origin) const
{
    auto result = std::make_shared<Dataset>(*this);
    result->m_parts.origin = std::move(origin);
    if (m_denseForm)
        result->m_denseForm = std::make_shared<DenseForm>();
    return result;
}

DatasetPtr withAllValues(const DatasetPtr& data)
{
    if (!data->m_denseForm)
        return data;
    const std::lock_guard lock(data->m_denseForm->guard);
    DatasetPtr& kept = data->m_denseForm->data;
    if (!kept)  // nothing here may wait for another thread, which may wait for the lock
        kept = inTable(*data, data->table().dense(data->origin().path));
    return kept;
}

DatasetPtr inSinglePrecision(DatasetPtr data)
{
    if (data->table().compact())
        return data;
    DatasetParts parts = data->parts();
    data.reset();  // without another user, its memory can be given back
    const auto refuse = [&parts](Index sample, Index feature) {
        Issue issue;
        issue.severity = Issue::Severity::Error;
        issue.file = parts.origin.path;
        issue.what = message("a value too large for single precision, sample \"%1\", feature \"%2\"",
                             parts.sampleNames[static_cast<std::size_t>(sample)],
                             parts.featureNames[static_cast<std::size_t>(feature)]);
        issue.remedy = message("read the file in double precision");
        throw DataError(std::move(issue));
    };
    const std::shared_ptr<const MissingCounts> missing = std::move(parts.missing);
    parts.values = ValueTable::inSinglePrecision(std::move(parts.values), refuse);
    parts.missing = std::make_shared<const MissingCounts>(
        MissingCounts{parts.values.owner(), missing->total, missing->perColumn});
    return std::make_shared<const Dataset>(std::move(parts));
}

DatasetPtr apartFrom(const DatasetPtr& data)
{
    const CompactColumns* const compact = data->table().compact();
    return compact ? inTable(*data, compact->withOwnDense()) : data;
}

std::shared_ptr<const Dataset> Dataset::subset(const std::optional<std::vector<Index>>& keptSamples,
                                               const std::optional<std::vector<Index>>& keptFeatures) const
{
    DatasetParts result;
    const ValueTable& table = m_parts.values;
    result.values = table.sparse()   ? sparsePart(*table.sparse(), keptSamples, keptFeatures)
                    : table.floats() ? floatPart(*table.floats(), keptSamples, keptFeatures)
                                     : densePart(values(), keptSamples, keptFeatures);
    result.origin = m_parts.origin;
    result.issues = m_parts.issues;
    result.preferredLabel = m_parts.preferredLabel;
    if (keptSamples) {
        for (const Index i : *keptSamples)
            result.sampleNames.push_back(m_parts.sampleNames[static_cast<std::size_t>(i)]);
        for (const LabelField& field : m_parts.labelFields)
            result.labelFields.push_back(field.subset(*keptSamples));
    } else {
        result.sampleNames = m_parts.sampleNames;
        result.labelFields = m_parts.labelFields;
    }
    if (keptFeatures) {
        result.annotations.reserve(m_parts.annotations.size());
        for (const AnnotationField& field : m_parts.annotations) {
            AnnotationField part{field.name, {}};
            for (const Index l : *keptFeatures)
                part.texts.push_back(field.texts[static_cast<std::size_t>(l)]);
            result.annotations.push_back(std::move(part));
        }
        for (const Index l : *keptFeatures)
            result.featureNames.push_back(m_parts.featureNames[static_cast<std::size_t>(l)]);
    } else {
        result.featureNames = m_parts.featureNames;
        result.annotations = m_parts.annotations;
    }
    return std::make_shared<const Dataset>(std::move(result));
}

}  // namespace fuzzylens
