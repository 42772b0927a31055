// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/unread_table.h"

#include "core/data/file_bytes.h"
#include "core/data/table_layout.h"
#include "core/data/text_chunks.h"
#include "core/data/text_table.h"

#include <algorithm>

namespace fuzzylens {

namespace {

/// The layout of a table; where the text is none as things stand, its fields at least.
TableLayout layoutOf(std::string_view text, const std::filesystem::path& path, const ImportOptions& options,
                     const MissingTexts& missing)
{
    try {
        return guessLayout(text, path, options);
    } catch (const DataError&) {
        TableLayout layout;
        decideDelimiting(layout, text, options, missing);
        RecordScanner scanner(text, layout.delimiting);
        Record record;
        while (scanner.line() <= static_cast<std::int64_t>(TablePreview::mostRows) && scanner.next(record))
            layout.columns =
                std::max(layout.columns, static_cast<int>(countFields(record.text, layout.delimiting.delimiter)));
        return layout;
    }
}

}  // namespace

UnreadTable Reader::lookAt(const std::filesystem::path& path, const ImportOptions& options, const Progress&) const
{
    return lookAtText(path, options);
}

UnreadTable lookAtText(std::string_view text, const std::filesystem::path& path, const ImportOptions& options)
{
    UnreadTable result;
    const MissingTexts missing(options.missingTexts);
    const TableLayout layout = layoutOf(text, path, options, missing);
    const bool isDecided = !layout.roles.empty();
    result.preview = previewOf({text, 1, isDecided ? layout.rowsAboveValues() : 0, {}}, layout, missing);
    result.decisions = layout.decisions;
    result.decisions.push_back(missingDecision(missing));
    return result;
}

UnreadTable lookAtText(const std::filesystem::path& path, const ImportOptions& options)
{
    try {
        const FileHead head = readHead(path);
        const std::string_view text = requireText(head.text, path);
        if (text.empty())
            return {};
        UnreadTable result = lookAtText(text, path, options);
        result.preview.memory = predictedMemory(path);
        return result;
    } catch (const DataError&) {
        return {};  // there is nothing to look at
    }
}

}  // namespace fuzzylens
