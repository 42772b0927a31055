// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <filesystem>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

namespace fuzzylens {

/// Cuts XML that arrives in pieces into runs of whole elements, so that a tree parser never holds a large part:
/// <sst><si>..</si><si>..</si></sst> comes as "<si>..</si><si>..</si>". Knows tags, quoted attributes, comments
/// and CDATA; what the elements hold is for the parser to check.
class ElementStream
{
public:
    /// Takes elements of a run; false stops.
    using Take = std::function<bool(std::string_view)>;

    /// @p wanted: the names (without prefix) from the root to the elements that are wanted. @p part of @p path is
    /// what messages name.
    ElementStream(std::vector<std::string> wanted, Take take, std::filesystem::path path, std::string part);

    /// The next piece. False if a run was not to be gone on from.
    /// @throws DataError if this is no XML, declares a document type, is nested deeper than a workbook's parts
    /// are, or one element is larger than any row.
    bool feed(std::string_view piece);
    /// After the last piece. @throws DataError if elements are still open.
    bool finish();

private:
    enum class Markup { Tag, Skipped, Incomplete };
    Markup nextMarkup(std::string_view& tag);
    Markup skipTo(std::string_view end, std::size_t from);
    std::size_t endOfTag() const;
    bool takeTag(std::string_view tag);
    void open(std::string_view tag);
    bool close(std::string_view tag);
    bool emit();
    bool isWanted() const;
    [[noreturn]] void fail(const std::string& what) const;

    std::vector<std::string> m_wanted;
    Take m_take;
    std::filesystem::path m_path;
    std::string m_part;
    std::string m_buffer;             // from the first element of the run on, or from the markup that is looked at
    std::size_t m_position = 0;       // of the next markup in the buffer
    std::size_t m_searched = 0;       // how far the end of that markup was looked for in vain
    std::size_t m_runEnd = 0;         // where the last whole element of the run ends; 0: there is none
    bool m_inRun = false;             // the buffer begins with a wanted element
    std::vector<std::string> m_open;  // names of the open elements
    bool m_anyTag = false;
};

/// @p name without its namespace prefix.
std::string_view localName(std::string_view name);

}  // namespace fuzzylens
