// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/common/export.h"
#include "core/common/issue.h"
#include "core/dataset/missing_counts.h"
#include "core/dataset/value_table.h"
#include "core/numeric/aligned_matrix.h"

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace fuzzylens {

/// A property of the samples that can serve as label. Class order: the declared order, else first appearance.
struct LabelField
{
    enum class Kind { Categorical, Numeric };
    std::string name;
    Kind kind = Kind::Categorical;
    std::vector<std::string> classes;  // categorical: the names of the classes
    std::vector<int> codes;            // categorical: a sample each, index into classes; -1 unlabelled
    std::vector<double> numbers;       // numeric: a sample each; NaN unlabelled

    /// Samples of every class; categorical fields only.
    FUZZYLENS_EXPORT std::vector<int> counts() const;
    /// Text of a sample's value: class name, number, or "" when unlabelled.
    FUZZYLENS_EXPORT std::string text(Index sample) const;
    /// From texts, "" meaning unlabelled: classes in order of first appearance.
    FUZZYLENS_EXPORT static LabelField categorical(std::string name, const std::vector<std::string>& texts);
    FUZZYLENS_EXPORT static LabelField numeric(std::string name, std::vector<double> numbers);
    /// The field restricted to these samples; every class stays declared.
    FUZZYLENS_EXPORT LabelField subset(const std::vector<Index>& samples) const;
};

/// A property of the features that is shown, searched and written, never computed with.
struct AnnotationField
{
    std::string name;
    std::vector<std::string> texts;  // a feature each
};

/// One decision taken on import: "delimiter", "comma", "41 of 41 lines have 12 of them".
struct Decision
{
    std::string what;
    Message value;
    Message reason;
};

struct TablePreview;

/// Where a data set came from.
struct Origin
{
    std::string path;    // as given; empty for data made here
    std::string sha256;  // of the bytes of the file, lower-case hexadecimal
    std::string format;  // id of the reader or generator: "gct", "csv", "synthetic"
    std::vector<Decision> decisions;
    std::shared_ptr<const TablePreview> preview{};  // the corner of the file; null where it is no table of text
};

/// What a data set is made of; see Dataset.
struct DatasetParts
{
    ValueTable values;
    std::vector<std::string> sampleNames;
    std::vector<std::string> featureNames;
    std::vector<LabelField> labelFields;
    std::vector<AnnotationField> annotations;
    std::string preferredLabel;  // name of the label field the import decided on; empty when none
    Origin origin;
    std::vector<Issue> issues;  // found while reading
    std::shared_ptr<const MissingCounts>
        missing{};  // of the values; a data set counts them where this is not of them
};

/// An immutable table of samples x features with names, label fields and annotations; shared, never copied. A
/// missing value is NaN, and NaN means missing: readers refuse every other non-finite number. Names may repeat:
/// identity is the index.
class FUZZYLENS_EXPORT Dataset
{
public:
    /// @throws std::invalid_argument if the parts do not fit each other or a value is infinite.
    explicit Dataset(DatasetParts parts);

    Index samples() const { return m_parts.values.rows(); }
    Index features() const { return m_parts.values.columns(); }
    /// All values. A data set of a compact table makes and keeps them: use column() where single columns are
    /// enough.
    /// @throws DataError if memory does not suffice for that.
    const AlignedMatrix& values() const { return *m_parts.values.dense(m_parts.origin.path); }
    /// Those of a feature, one for each sample: in place, or in @p scratch.
    const double* column(Index feature, std::vector<double>& scratch) const
    {
        return m_parts.values.column(feature, scratch);
    }
    /// The stored values of a feature and the value of all other samples, of which only sparse data have any: in
    /// place, or in @p scratch.
    ColumnValues valuesOf(Index feature, std::vector<double>& scratch) const
    {
        return m_parts.values.valuesOf(feature, scratch);
    }
    double value(Index sample, Index feature) const { return m_parts.values(sample, feature); }
    const ValueTable& table() const { return m_parts.values; }
    bool isMissing(Index sample, Index feature) const { return value(sample, feature) != value(sample, feature); }
    Index missingCount() const { return m_parts.missing->total; }
    Index missingInFeature(Index feature) const
    {
        const std::vector<int>& counts = m_parts.missing->perColumn;
        return counts.empty() ? 0 : counts[static_cast<std::size_t>(feature)];
    }

    const std::vector<std::string>& sampleNames() const { return m_parts.sampleNames; }
    const std::vector<std::string>& featureNames() const { return m_parts.featureNames; }
    const std::vector<LabelField>& labelFields() const { return m_parts.labelFields; }
    const std::vector<AnnotationField>& annotations() const { return m_parts.annotations; }
    /// The field called @p name, or null.
    const LabelField* labelField(std::string_view name) const;
    const std::string& preferredLabel() const { return m_parts.preferredLabel; }
    const Origin& origin() const { return m_parts.origin; }
    const std::vector<Issue>& issues() const { return m_parts.issues; }

    /// A copy of the parts (sharing the values) to make a changed data set from.
    DatasetParts parts() const { return m_parts; }

    /// The same data, said to come from @p origin.
    std::shared_ptr<const Dataset> from(Origin origin) const;

    /// The data set restricted to these samples (all when nullopt) and features, in the order given.
    std::shared_ptr<const Dataset> subset(const std::optional<std::vector<Index>>& samples,
                                          const std::optional<std::vector<Index>>& features) const;

private:
    friend FUZZYLENS_EXPORT std::shared_ptr<const Dataset>
    withAllValues(const std::shared_ptr<const Dataset>& data);
    struct DenseForm;

    DatasetParts m_parts;
    std::shared_ptr<DenseForm> m_denseForm;  // of a compact table
};

using DatasetPtr = std::shared_ptr<const Dataset>;

/// The same data with a table of doubles: @p data itself, or, if its table is compact, one that it keeps as long
/// as it lives.
/// @throws DataError if memory does not suffice. Thread-safe.
FUZZYLENS_EXPORT DatasetPtr withAllValues(const DatasetPtr& data);

/// The same data with numbers in single precision; @p data itself if its table is compact. If these data have no
/// other user, their memory is given back while they are read.
/// @throws DataError naming the first value that is too large.
FUZZYLENS_EXPORT DatasetPtr inSinglePrecision(DatasetPtr data);

/// Of data in a compact table a copy that shares their numbers and keeps for itself what values() and
/// withAllValues() make; other data themselves.
FUZZYLENS_EXPORT DatasetPtr apartFrom(const DatasetPtr& data);

}  // namespace fuzzylens
