// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/writer.h"

#include "core/data/file_bytes.h"
#include "core/data/table_writer.h"

#include <algorithm>
#include <cctype>

namespace fuzzylens {

namespace {

std::string lowerExtension(const std::filesystem::path& path)
{
    std::string extension = path.extension().string();
    std::transform(extension.begin(), extension.end(), extension.begin(),
                   [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
    return extension;
}

}  // namespace

void writeDataset(const Dataset& data, const std::filesystem::path& path)
{
    std::filesystem::path plain = path;
    const bool packed = lowerExtension(path) == ".gz";
    if (packed)
        plain.replace_extension();
    const std::string format = lowerExtension(plain);
    if (format == ".csv" || format == ".tsv")
        return writeDelimited(data, path, format == ".csv" ? ',' : '\t', packed);
    if (format != ".gct")
        failFile(path, "the format to write is not known by this suffix",
                 "use .csv, .tsv or .gct, each also with .gz");
    // The labels first: they are what may be refused.
    const LabelField* field = data.labelField(data.preferredLabel());
    if (field && field->kind == LabelField::Kind::Categorical)
        writeCls(*field, std::filesystem::path(plain).replace_extension(".cls"));
    writeGct(data, path, packed);
}

}  // namespace fuzzylens
