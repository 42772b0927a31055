// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/import/unread_table.h"

#include "core/import/table_layout.h"
#include "core/import/text_chunks.h"
#include "core/import/text_table.h"
#include "core/io/file_bytes.h"

#include <algorithm>

namespace fuzzylens {

namespace {

/// So many columns as the first records of @p text have fields.
void widen(TableLayout& layout, std::string_view text)
{
    RecordScanner scanner(text, layout.delimiting);
    Record record;
    while (scanner.line() <= static_cast<std::int64_t>(TablePreview::mostRows) && scanner.next(record))
        layout.columns =
            std::max(layout.columns, static_cast<int>(countFields(record.text, layout.delimiting.delimiter)));
}

/// The layout of a table; where the text is none as things stand, its fields at least.
TableLayout layoutOf(std::string_view text, const std::filesystem::path& path, const ImportOptions& options,
                     const MissingTexts& missing)
{
    try {
        return guessLayout(text, path, options);
    } catch (const DataError&) {
        TableLayout layout;
        decideDelimiting(layout, text, options, missing);
        widen(layout, text);
        return layout;
    }
}

/// What @p look says of the beginning of a file, with the memory that the file would take.
template <typename Look>
UnreadTable lookAtHead(const FileHead& head, Look&& look)
{
    try {
        const std::string_view text = requireText(head.text, head.path);
        if (text.empty())
            return {};
        UnreadTable result = look(text);
        result.preview.memory = predictedMemory(head);
        return result;
    } catch (const DataError&) {
        return {};  // there is nothing to look at
    }
}

}  // namespace

UnreadTable Reader::lookAt(const FileHead& head, const ImportOptions& options, const Progress&) const
{
    UnreadTable result = lookAtLines(head, '\t');
    result.decisions.push_back(missingDecision(MissingTexts(options.missingTexts)));
    return result;
}

TablePreview Reader::firstRows(const FileHead& head, const ImportOptions& options, const Progress& progress) const
{
    return lookAt(head, options, progress).preview;
}

UnreadTable lookAtLines(const FileHead& head, char delimiter)
{
    return lookAtHead(head, [&](std::string_view text) {
        TableLayout layout;
        layout.delimiting = {delimiter, lineEndOf(text), false};
        widen(layout, text);
        return UnreadTable{previewOf({text.substr(0, layout.textSize), 1, 0, {}}, layout, MissingTexts()), {}};
    });
}

UnreadTable lookAtText(std::string_view text, const std::filesystem::path& path, const ImportOptions& options)
{
    UnreadTable result;
    const MissingTexts missing(options.missingTexts);
    const std::optional<std::string> collapsed = collapseBlanks(text, options);
    if (collapsed)
        text = *collapsed;
    const TableLayout layout = layoutOf(text, path, options, missing);
    const bool isDecided = !layout.roles.empty();
    result.preview = previewOf({text, 1, isDecided ? layout.rowsAboveValues() : 0, {}}, layout, missing);
    result.decisions = layout.decisions;
    result.decisions.push_back(missingDecision(missing));
    return result;
}

UnreadTable lookAtText(const FileHead& head, const ImportOptions& options)
{
    return lookAtHead(head, [&](std::string_view text) { return lookAtText(text, head.path, options); });
}

}  // namespace fuzzylens
