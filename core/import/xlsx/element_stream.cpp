// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/import/xlsx/element_stream.h"

#include "core/io/file_bytes.h"

#include <algorithm>

namespace fuzzylens {

namespace {

constexpr std::size_t runSize = std::size_t{1} << 20;
constexpr std::size_t largestElement = std::size_t{64} << 20;
constexpr std::size_t largestTag = std::size_t{1} << 20;
constexpr std::size_t deepest = 64;

}  // namespace

std::string_view localName(std::string_view name)
{
    const std::size_t colon = name.find(':');
    return colon == std::string_view::npos ? name : name.substr(colon + 1);
}

ElementStream::ElementStream(std::vector<std::string> wanted, Take take, std::filesystem::path path,
                             std::string part)
    : m_wanted(std::move(wanted))
    , m_take(std::move(take))
    , m_path(std::move(path))
    , m_part(std::move(part))
{}

void ElementStream::fail(const std::string& what) const
{
    failFile(m_path, "the part " + m_part + ' ' + what, "save the file again, or save the table as CSV");
}

bool ElementStream::isWanted() const
{
    return m_open.size() == m_wanted.size() && std::equal(m_open.begin(), m_open.end(), m_wanted.begin());
}

/// Position after the > of the tag at the position, ignoring > in quoted attributes; npos if it has not arrived
/// yet.
std::size_t ElementStream::endOfTag() const
{
    char quote = '\0';
    for (std::size_t i = m_position + 1; i < m_buffer.size(); ++i) {
        const char c = m_buffer[i];
        if (quote != '\0')
            quote = c == quote ? '\0' : quote;
        else if (c == '"' || c == '\'')
            quote = c;
        else if (c == '>')
            return i + 1;
    }
    return std::string::npos;
}

ElementStream::Markup ElementStream::skipTo(std::string_view end, std::size_t from)
{
    const std::size_t found = m_buffer.find(end, std::max(from, m_searched));
    if (found == std::string::npos) {
        m_searched = std::max(from, m_buffer.size() - std::min(m_buffer.size(), end.size()));
        return Markup::Incomplete;
    }
    m_position = found + end.size();
    m_searched = 0;
    return Markup::Skipped;
}

/// Goes behind the next markup; a tag is given out.
ElementStream::Markup ElementStream::nextMarkup(std::string_view& tag)
{
    constexpr std::string_view comment = "<!--", cdata = "<![CDATA[", longest = cdata;
    m_position = std::min(m_buffer.find('<', m_position), m_buffer.size());
    const std::string_view rest = std::string_view(m_buffer).substr(m_position);
    if (rest.size() < 2)
        return Markup::Incomplete;
    if (rest.starts_with("<?"))
        return skipTo("?>", m_position + 2);
    if (rest.starts_with("<!")) {
        if (rest.starts_with(comment))
            return skipTo("-->", m_position + comment.size());
        if (rest.starts_with(cdata))
            return skipTo("]]>", m_position + cdata.size());
        const std::string_view begun = rest.substr(0, longest.size());
        if (comment.starts_with(begun) || cdata.starts_with(begun))
            return Markup::Incomplete;
        fail("declares a document type, which is not allowed in a workbook");
    }
    const std::size_t end = endOfTag();
    if (end == std::string::npos && rest.size() > largestTag)
        fail("contains a tag that is too long");
    if (end == std::string::npos)
        return Markup::Incomplete;
    tag = std::string_view(m_buffer).substr(m_position + 1, end - m_position - 2);
    m_position = end;
    return Markup::Tag;
}

void ElementStream::open(std::string_view tag)
{
    const std::string_view name = tag.substr(0, tag.find_first_of(" \t\r\n/"));
    if (m_open.size() == deepest)
        fail("contains elements that are nested too deeply");
    m_open.emplace_back(localName(name));
    if (!m_inRun && isWanted()) {
        // The tag began one < before its text and ends one > behind it.
        const std::size_t start = m_position - tag.size() - 2;
        m_buffer.erase(0, start);
        m_position -= start;
        m_inRun = true;
    }
}

bool ElementStream::close(std::string_view name)
{
    name = localName(name.substr(0, name.find_last_not_of(" \t\r\n") + 1));
    if (m_open.empty() || m_open.back() != name)
        fail("is damaged: element \"" + std::string(name.substr(0, 40)) + "\" has an end tag but no start tag");
    const bool wanted = isWanted();
    m_open.pop_back();
    if (!wanted)
        return true;
    m_runEnd = m_position;
    return m_runEnd < runSize || emit();
}

/// Hands the whole elements of the run on.
bool ElementStream::emit()
{
    const bool mayContinue = m_runEnd == 0 || m_take(std::string_view(m_buffer).substr(0, m_runEnd));
    m_buffer.erase(0, m_runEnd);
    m_position -= m_runEnd;
    m_searched -= std::min(m_searched, m_runEnd);
    m_runEnd = 0;
    m_inRun = false;
    return mayContinue;
}

bool ElementStream::takeTag(std::string_view tag)
{
    m_anyTag = true;
    if (tag.starts_with('/'))
        return close(tag.substr(1));
    const bool isEmpty = tag.ends_with('/');
    open(tag);
    if (!isEmpty)
        return true;
    const std::string name = m_open.back();
    return close(name);
}

bool ElementStream::feed(std::string_view piece)
{
    m_buffer += piece;
    if (!m_anyTag && m_buffer.find('\0') != std::string::npos)
        fail("is not XML in UTF-8");
    std::string_view tag;
    while (true) {
        const Markup markup = nextMarkup(tag);
        if (markup == Markup::Incomplete)
            break;
        if (markup == Markup::Tag && !takeTag(tag))
            return false;
    }
    if (m_runEnd > 0 && m_open.size() < m_wanted.size() - 1 && !emit())
        return false;
    if (!m_inRun) {
        m_buffer.erase(0, m_position);
        m_searched -= std::min(m_searched, m_position);
        m_position = 0;
    }
    if (m_buffer.size() - m_runEnd > largestElement)
        fail("contains an element that is too large for a row of a sheet");
    return true;
}

bool ElementStream::finish()
{
    if (!m_open.empty())
        fail("is truncated: element \"" + m_open.back().substr(0, 40) + "\" has no end tag");
    if (!m_anyTag)
        fail("is not XML");
    return emit();
}

}  // namespace fuzzylens
