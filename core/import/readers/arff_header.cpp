// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/import/readers/arff_header.h"

#include "core/import/readers/format_table.h"

#include <algorithm>
#include <array>
#include <cctype>

namespace fuzzylens {

namespace {

const char* skipBlanks(const char* position, const char* end)
{
    return std::find_if_not(position, end, [](char c) { return c == ' ' || c == '\t'; });
}

bool isWord(std::string_view text, std::string_view lower)
{
    return std::equal(text.begin(), text.end(), lower.begin(), lower.end(),
                      [](unsigned char a, char b) { return std::tolower(a) == b; });
}

constexpr std::string_view fieldsComment = "% attributes that are label fields:";
constexpr std::string_view labelComment = "% attribute that is the label:";

/// The numbers, less one, in a first line that begins with @p comment.
std::optional<std::vector<std::size_t>> numbersBehind(std::string_view comment, std::string_view text,
                                                      char lineEnd)
{
    if (!text.starts_with(comment))
        return std::nullopt;
    const std::string_view line = text.substr(0, text.find(lineEnd)).substr(comment.size());
    std::vector<std::size_t> numbers;
    for (const std::string& word : splitFields(trimmed(line), ' ')) {
        const std::int64_t number = parseCount(word);
        if (number > 0)
            numbers.push_back(static_cast<std::size_t>(number - 1));
        else if (!word.empty())
            return std::nullopt;
    }
    return numbers;
}

char escaped(char c)
{
    switch (c) {
    case 'n':
        return '\n';
    case 'r':
        return '\r';
    case 't':
        return '\t';
    default:
        return c;
    }
}

class HeaderReader
{
public:
    HeaderReader(std::string_view text, const std::filesystem::path& path)
        : m_text(text)
        , m_path(path)
        , m_delimiting{'\0', lineEndOf(text), false, '%'}
        , m_scanner(text, m_delimiting)
    {}

    ArffHeader read()
    {
        while (m_scanner.next(m_record)) {
            if (isArffKeyword(m_record.text, "@data"))
                return finished(m_scanner.position(), m_scanner.line());
            if (isArffKeyword(m_record.text, "@attribute"))
                readAttribute();
            else if (!trimmed(m_record.text).starts_with('@'))
                return withoutDataLine();
        }
        failFile(m_path, message("the file contains no data: the line @data is missing"),
                 message("download the file again if it is truncated"));
    }

private:
    [[noreturn]] void fail(Message what, Message remedy = {}) const
    {
        failLine(m_path, m_record.line, std::move(what), trimmed(m_record.text), std::move(remedy));
    }

    ArffHeader finished(std::size_t position, std::int64_t line)
    {
        m_header.data = {m_text.substr(position), line, 0, {}};
        m_header.lines = m_delimiting;
        return std::move(m_header);
    }

    ArffHeader withoutDataLine()
    {
        if (m_header.attributes.empty())
            fail(message("an ARFF file begins with @relation and @attribute"));
        m_header.issues.push_back(warningAt(m_path, m_record.line, message("the line @data is missing")));
        return finished(static_cast<std::size_t>(m_record.text.data() - m_text.data()), m_record.line);
    }

    void readAttribute()
    {
        std::string_view record = m_record.text;
        const char* end = record.data() + record.size();
        const char* position =
            std::find_if(skipBlanks(record.data(), end), end, [](char c) { return c == ' ' || c == '\t'; });
        ArffField name;
        position = readArffField(position, end, " \t{", name);
        if (name.unclosed)
            fail(message("the quotes around the name of the attribute are not closed"));
        ArffAttribute attribute;
        attribute.name = name.value();
        const auto rest = trimmed({position, static_cast<std::size_t>(end - position)});
        if ((attribute.name.empty() && !name.quoted) || rest.empty())
            fail(message("the attribute has no type"), message("write @attribute NAME TYPE"));
        if (rest.front() == '{')
            readValues(attribute, rest);
        else
            attribute.kind = kindOf(rest);
        m_header.attributes.push_back(std::move(attribute));
    }

    ArffAttribute::Kind kindOf(std::string_view type) const
    {
        constexpr std::array<std::string_view, 6> numeric{"numeric", "real",   "integer",
                                                          "float",   "double", "continuous"};
        const std::string_view word = type.substr(0, type.find_first_of(" \t["));
        const auto is = [word](std::string_view known) { return isWord(word, known); };
        if (std::any_of(numeric.begin(), numeric.end(), is))
            return ArffAttribute::Kind::Numeric;
        if (is("string") || is("date") || is("text"))
            return ArffAttribute::Kind::Text;
        fail(is("relational") ? "relational attributes are not supported" : "unknown attribute type",
             message("supported types: numeric, string, date and {values}"));
    }

    /// The values between braces; they may go on in the next lines.
    void readValues(ArffAttribute& attribute, std::string_view text)
    {
        attribute.kind = ArffAttribute::Kind::Nominal;
        const Record first = m_record;
        const char* position = text.data() + 1;
        const char* end = text.data() + text.size();
        while (true) {
            position = skipBlanks(position, end);
            if (position == end || *position == '\r') {
                if (!m_scanner.next(m_record) || trimmed(m_record.text).starts_with('@')) {
                    m_record = first;
                    fail(message("the values of the attribute are not closed with }"));
                }
                position = m_record.text.data();
                end = position + m_record.text.size();
                continue;
            }
            if (*position == '}')
                break;
            if (*position == ',') {
                ++position;
                continue;
            }
            ArffField value;
            position = readArffField(position, end, ",}", value);
            if (value.unclosed)
                fail(message("the quotes around a value of the attribute are not closed"));
            attribute.values.push_back(value.value());
        }
        if (attribute.values.empty())
            fail(message("the attribute declares no value"));
        attribute.indexValues();
    }

    std::string_view m_text;
    const std::filesystem::path& m_path;
    Delimiting m_delimiting;
    RecordScanner m_scanner;
    Record m_record;
    ArffHeader m_header;
};

}  // namespace

int ArffAttribute::codeOf(const std::string& value) const
{
    const auto found = m_codes.find(value);
    return found == m_codes.end() ? -1 : found->second;
}

void ArffAttribute::indexValues()
{
    for (const std::string& value : values)
        m_codes.emplace(value, static_cast<int>(&value - values.data()));
}

std::string ArffLabelRoles::comment() const
{
    std::string text(fieldsComment);
    for (const std::size_t field : fields)
        text += ' ' + std::to_string(field + 1);
    if (label)
        text += '\n' + std::string(labelComment) + ' ' + std::to_string(*label + 1);
    return text + '\n';
}

std::optional<ArffLabelRoles> ArffLabelRoles::readFrom(std::string_view text)
{
    const char lineEnd = lineEndOf(text);
    const auto first = numbersBehind(fieldsComment, text, lineEnd);
    if (!first)
        return std::nullopt;
    ArffLabelRoles roles{*first, std::nullopt};
    const auto second =
        numbersBehind(labelComment, text.substr(std::min(text.find(lineEnd), text.size() - 1) + 1), lineEnd);
    if (second && second->size() == 1)
        roles.label = second->front();
    return roles;
}

ArffHeader readArffHeader(std::string_view text, const std::filesystem::path& path)
{
    ArffHeader header = HeaderReader(text, path).read();
    header.roles = ArffLabelRoles::readFrom(text);
    const auto isUndeclared = [&header](std::size_t attribute) { return attribute >= header.attributes.size(); };
    if (header.roles && (std::any_of(header.roles->fields.begin(), header.roles->fields.end(), isUndeclared) ||
                         (header.roles->label && isUndeclared(*header.roles->label))))
        header.roles.reset();
    return header;
}

std::string ArffField::value() const
{
    std::string result;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const bool escape = quoted && text[i] == '\\' && i + 1 < text.size();
        result += escape ? escaped(text[++i]) : text[i];
    }
    return result;
}

const char* readArffField(const char* position, const char* end, std::string_view ends, ArffField& field)
{
    position = skipBlanks(position, end);
    const auto isEnd = [ends](char c) { return ends.find(c) != std::string_view::npos; };
    field = {};
    if (position != end && (*position == '\'' || *position == '"')) {
        const char quote = *position;
        const char* close = position + 1;
        while (close != end && *close != quote)
            close += *close == '\\' && close + 1 != end ? 2 : 1;
        field.quoted = true;
        field.unclosed = close == end;
        field.text = {position + 1, static_cast<std::size_t>(close - position - 1)};
        return std::find_if(close == end ? end : close + 1, end, isEnd);
    }
    const char* next = std::find_if(position, end, isEnd);
    field.text = trimmed({position, static_cast<std::size_t>(next - position)});
    return next;
}

bool isArffKeyword(std::string_view record, std::string_view keyword)
{
    record = trimmed(record);
    return record.size() >= keyword.size() && isWord(record.substr(0, keyword.size()), keyword) &&
           (record.size() == keyword.size() || record[keyword.size()] == ' ' || record[keyword.size()] == '\t');
}

}  // namespace fuzzylens
