// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/session/shell_words.h"

#include <algorithm>
#include <cstddef>
#include <stdexcept>

namespace fuzzylens {

namespace {

constexpr std::string_view blanks = " \t\n";
constexpr std::string_view prompt = "$ ", furtherPrompt = "> ";

/// Special characters outside of quotes, and why they are rejected.
struct Special
{
    std::string_view characters;
    std::string_view reason;
};
constexpr Special specials[] = {
    {"|", "a pipe starts a second command; use a single command"},
    {"&", "an & ends the command; use a single command"},
    {";", "a semicolon ends the command; use a single command"},
    {"<>", "redirections are not supported; remove the redirection"},
    {"`", "command substitution is not supported; replace it with its output"},
    {"()", "a parenthesis must be in quotes"},
    {"*?[", "file name patterns are not expanded; write out the file name or put it in quotes"},
    {"{", "a brace must be in quotes"},
};

/// The line with one kind of line end.
std::string withPlainEnds(std::string_view line)
{
    std::string text;
    for (std::size_t i = 0; i < line.size(); ++i)
        if (line[i] != '\r' || i + 1 == line.size() || line[i + 1] != '\n')
            text += line[i];
    return text;
}

/// Letters, not bytes, as a person counts them.
std::size_t letters(std::string_view utf8)
{
    constexpr unsigned char further = 0x80, mask = 0xC0;
    return static_cast<std::size_t>(std::count_if(
        utf8.begin(), utf8.end(), [](char byte) { return (static_cast<unsigned char>(byte) & mask) != further; }));
}

/// Takes a line apart from left to right.
class ShellLine
{
public:
    explicit ShellLine(std::string_view line)
        : m_text(withPlainEnds(line))
    {}

    std::vector<std::string> words()
    {
        skip(blanks);
        m_hasPrompt = rest().starts_with(prompt);
        if (m_hasPrompt)
            m_at += prompt.size();
        while (skipToWord())
            takeWord();
        return std::move(m_words);
    }

private:
    std::string_view rest() const { return std::string_view(m_text).substr(m_at); }
    bool isAtEnd() const { return m_at == m_text.size(); }
    char now() const { return m_text[m_at]; }

    void skip(std::string_view characters)
    {
        m_at = std::min(m_text.find_first_not_of(characters, m_at), m_text.size());
    }

    [[noreturn]] void refuse(std::size_t at, std::string_view reason) const
    {
        constexpr std::size_t most = 24;
        std::size_t end = std::min(m_text.find_first_of(blanks, at), m_text.size());
        const bool isLong = end - at > most;
        for (end = isLong ? at + most : end; end < m_text.size() && letters(m_text.substr(end, 1)) == 0;)
            ++end;  // whole letters
        throw std::invalid_argument("character " + std::to_string(letters(m_text.substr(0, at)) + 1) + ", at \"" +
                                    m_text.substr(at, end - at) + (isLong ? "...\"" : "\"") + ": " +
                                    std::string(reason));
    }

    /// A line that goes on: nothing for the shell.
    bool skipContinuation()
    {
        if (!rest().starts_with("\\\n"))
            return false;
        m_at += 2;
        if (m_hasPrompt && rest().starts_with(furtherPrompt))
            m_at += furtherPrompt.size();
        return true;
    }

    /// False at the end of the command.
    bool skipToWord()
    {
        bool isNewLine = false;
        while (!isAtEnd()) {
            if (blanks.find(now()) != std::string_view::npos)
                isNewLine |= m_text[m_at++] == '\n' && !m_words.empty();
            else if (now() == '#')
                m_at = std::min(m_text.find('\n', m_at), m_text.size());
            else if (!skipContinuation())
                break;
        }
        if (isNewLine && !isAtEnd())
            refuse(m_at, "a second command starts on a new line; use a single command, or end a continued line "
                         "with a backslash");
        return !isAtEnd();
    }

    void takeWord()
    {
        m_words.emplace_back();
        if (now() == '~')
            refuse(m_at, "~ is not expanded; write out the folder");
        while (!isAtEnd() && blanks.find(now()) == std::string_view::npos)
            takePart();
    }

    void takePart()
    {
        if (skipContinuation())
            return;
        if (now() == '\'')
            return takeSingleQuoted();
        if (now() == '"')
            return takeDoubleQuoted();
        if (now() == '\\') {
            if (m_at + 1 == m_text.size())
                refuse(m_at, "a character must follow the backslash");
            ++m_at;
        } else {
            requirePlain();
        }
        m_words.back() += m_text[m_at++];
    }

    void requirePlain() const
    {
        for (const Special& special : specials)
            if (special.characters.find(now()) != std::string_view::npos)
                refuse(m_at, special.reason);
        requireNoVariable();
    }

    void requireNoVariable() const
    {
        const std::string_view behind = rest().substr(1);
        const bool isLast =
            behind.empty() || blanks.find(behind.front()) != std::string_view::npos || behind.front() == '"';
        if (now() == '$' && !isLast)
            refuse(m_at, "variables are not expanded; write out the value");
    }

    void takeSingleQuoted()
    {
        const std::size_t end = m_text.find('\'', m_at + 1);
        if (end == std::string::npos)
            refuse(m_at, "the quote is not closed");
        m_words.back() += m_text.substr(m_at + 1, end - m_at - 1);
        m_at = end + 1;
    }

    void takeDoubleQuoted()
    {
        constexpr std::string_view escaped = "$`\"\\";
        const std::size_t begin = m_at++;
        for (; !isAtEnd() && now() != '"'; ++m_at) {
            if (rest().starts_with("\\\n")) {
                ++m_at;
                continue;
            }
            if (now() == '\\' && m_at + 1 < m_text.size() && escaped.find(m_text[m_at + 1]) != escaped.npos)
                ++m_at;
            else if (now() == '`')
                requirePlain();
            else
                requireNoVariable();
            m_words.back() += now();
        }
        if (isAtEnd())
            refuse(begin, "the quote is not closed");
        ++m_at;
    }

    std::string m_text;
    std::size_t m_at = 0;
    bool m_hasPrompt = false;
    std::vector<std::string> m_words;
};

}  // namespace

std::vector<std::string> shellWords(std::string_view line)
{
    return ShellLine(line).words();
}

}  // namespace fuzzylens
