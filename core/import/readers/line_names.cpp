// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/import/readers/line_names.h"

#include "core/common/memory_guard.h"
#include "core/import/readers/format_table.h"

#include <algorithm>

namespace fuzzylens {

namespace {

/// The text before "matrix" in the name of the matrix file.
std::string beginning(const std::filesystem::path& path)
{
    const std::string name = path.filename().string();
    const std::size_t matrix = name.rfind("matrix");
    return matrix == std::string::npos ? std::string() : name.substr(0, matrix);
}

std::filesystem::path fileBeside(const std::filesystem::path& path, const std::vector<std::string>& names)
{
    std::error_code error;
    for (const std::string& name : names)
        for (const char* suffix : {"", ".gz"}) {
            const std::filesystem::path file = path.parent_path() / (beginning(path) + name + suffix);
            if (std::filesystem::is_regular_file(file, error))
                return file;
        }
    return {};
}

}  // namespace

LineNames readLineNames(const std::filesystem::path& path, const std::vector<std::string>& names)
{
    LineNames result;
    result.file = fileBeside(path, names);
    if (result.file.empty())
        return result;
    requireMemoryForFile(result.file);
    const auto file = FileBytes::open(result.file);
    const std::string_view text = requireText(file->bytes(), result.file);
    RecordScanner scanner(text, {'\t', lineEndOf(text), false});
    Record record;
    while (scanner.next(record)) {
        std::vector<std::string> texts = textsOf(record.text);
        if (result.columns.empty())
            result.columns.resize(texts.size());
        if (texts.size() != result.columns.size())
            failLine(result.file, record.line,
                     "the row has " + fieldsText(texts.size()) + " where the first has " +
                         std::to_string(result.columns.size()),
                     {}, "give every row the same number of fields");
        for (std::size_t c = 0; c < texts.size(); ++c)
            result.columns[c].push_back(std::move(texts[c]));
    }
    return result;
}

}  // namespace fuzzylens
