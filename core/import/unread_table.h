// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/import/reader.h"
#include "core/import/table_preview.h"

#include <filesystem>
#include <string_view>
#include <vector>

namespace fuzzylens {

/// What can be said of a file that was not read.
struct UnreadTable
{
    TablePreview preview;             // no rows where the file is no text
    std::vector<Decision> decisions;  // as far as they can be taken
};

/// Looks at a file that could not be read with @p options, as the reader of its format does: never throws for what
/// it holds.
FUZZYLENS_EXPORT UnreadTable lookAtUnread(const std::filesystem::path& path, const ImportOptions& options,
                                          const Progress& progress = {});

/// The first rows of a file that is about to be read with @p options; none where finding them takes as long as
/// reading all of it. Never throws for what the file holds.
FUZZYLENS_EXPORT TablePreview firstRows(const std::filesystem::path& path, const ImportOptions& options,
                                        const Progress& progress = {});

/// The first lines of a file, split at @p delimiter, without any decision about them;
/// empty if they are no text.
UnreadTable lookAtLines(const FileHead& head, char delimiter);

/// The head of a file as a table of text of which nothing is known; empty if it is no text.
UnreadTable lookAtText(const FileHead& head, const ImportOptions& options);

/// The same for a text, the beginning of what @p path holds.
UnreadTable lookAtText(std::string_view text, const std::filesystem::path& path, const ImportOptions& options);

}  // namespace fuzzylens
