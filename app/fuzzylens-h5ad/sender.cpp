// SPDX-License-Identifier: GPL-3.0-or-later
#include "sender.h"

#include "time_limit.h"

#include <unistd.h>

#include <cerrno>
#include <cstdlib>
#include <cstring>
#include <stdexcept>

namespace fuzzylens::h5ad {

namespace {

constexpr std::size_t textsTogether = std::size_t{1} << 20;
constexpr std::size_t longestText = std::size_t{1} << 20;

void write(const void* from, std::size_t size)
{
    const char* bytes = static_cast<const char*>(from);
    while (size > 0) {
        const ssize_t done = ::write(STDOUT_FILENO, bytes, size);
        if (done < 0 && errno != EINTR)
            std::_Exit(EXIT_FAILURE);
        if (done <= 0)
            continue;
        bytes += done;
        size -= static_cast<std::size_t>(done);
    }
}

}  // namespace

void Sender::message(Message kind, const void* head, std::size_t headSize, const void* body, std::size_t bodySize)
{
    MessageHead start;
    start.kind = kind;
    start.size = headSize + bodySize;
    write(&start, sizeof start);
    write(head, headSize);
    write(body, bodySize);
    renewTimeLimit();
}

void Sender::shape(const Shape& shape)
{
    message(Message::Shape, &shape, sizeof shape);
}

void Sender::progress(Phase phase, std::uint64_t done, std::uint64_t total)
{
    const ProgressNote note{phase, 0, done, total};
    message(Message::Progress, &note, sizeof note);
}

void Sender::column(Role role, ColumnKind kind, std::string_view name)
{
    const ColumnHead head{role, kind};
    message(Message::Column, &head, sizeof head, name.data(), name.size());
}

void Sender::numbers(const std::vector<double>& numbers)
{
    message(Message::Numbers, numbers.data(), numbers.size() * sizeof(double));
}

void Sender::codes(const std::vector<std::int32_t>& codes)
{
    message(Message::Codes, codes.data(), codes.size() * sizeof(std::int32_t));
}

void Sender::entries(const std::vector<Entry>& entries)
{
    message(Message::Entries, entries.data(), entries.size() * sizeof(Entry));
}

void Sender::storedRows(const StoredRows& rows)
{
    message(Message::StoredRows, &rows, sizeof rows);
}

void Sender::text(Message kind, std::string_view text)
{
    message(kind, text.data(), text.size());
}

void Sender::done()
{
    message(Message::Done, nullptr, 0);
}

void Sender::addText(std::string_view text)
{
    if (text.size() > longestText)
        throw std::length_error("a name has more than a million characters");
    const auto length = static_cast<std::uint32_t>(text.size());
    m_texts.append(reinterpret_cast<const char*>(&length), sizeof length);
    m_texts += text;
    if (m_texts.size() >= textsTogether)
        sendTexts();
}

void Sender::sendTexts()
{
    if (!m_texts.empty())
        text(Message::Texts, m_texts);
    m_texts.clear();
}

}  // namespace fuzzylens::h5ad
