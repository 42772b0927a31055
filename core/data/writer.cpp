// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/writer.h"

#include "core/data/file_bytes.h"
#include "core/data/readers/gct_reader.h"
#include "core/data/table_writer.h"

namespace fuzzylens {

namespace {

/// What a reader of @p path would take for the classes of data that have none.
void requireNoLabelsBeside(const std::filesystem::path& path)
{
    const std::filesystem::path beside = labelsBeside(path);
    std::error_code error;
    if (std::filesystem::is_regular_file(beside, error))
        failFile(path,
                 "these data have no classes, but the file " + beside.filename().string() +
                     " beside it would be taken for theirs",
                 "move that file away, or choose another name");
}

void writeGctAndCls(const Dataset& data, const std::filesystem::path& path, bool packed)
{
    const LabelField* field = data.labelField(data.preferredLabel());
    WholeFile gct(path, packed);
    if (!field || field->kind != LabelField::Kind::Categorical) {
        requireNoLabelsBeside(path);
        addGct(gct, data);
        return gct.commit();
    }
    WholeFile cls(labelsBeside(path), false);
    addCls(cls, *field);  // first: it is what may be refused
    addGct(gct, data);
    WholeFile::commitTogether({&gct, &cls});
}

}  // namespace

void writeDataset(const Dataset& data, const std::filesystem::path& path)
{
    const bool packed = lowerExtension(path) == ".gz";
    const std::string format = lowerExtension(packed ? path.stem() : path);
    if (format == ".gct")
        return writeGctAndCls(data, path, packed);
    if (format != ".csv" && format != ".tsv")
        failFile(path, "the format to write is not known by this suffix",
                 "use .csv, .tsv or .gct, each also with .gz");
    WholeFile file(path, packed);
    addDelimited(file, data, format == ".csv" ? ',' : '\t');
    file.commit();
}

}  // namespace fuzzylens
