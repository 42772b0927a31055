// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/common/message.h"

namespace fuzzylens {

Message::Message(std::string text)
    : m_pattern(std::move(text))
{}

Message::Message(const char* text)
    : m_pattern(text)
{}

Message::Message(std::string pattern, std::vector<Message> arguments)
    : m_pattern(std::move(pattern))
    , m_arguments(std::move(arguments))
{}

Message Message::verbatim(std::string text)
{
    Message message(std::move(text));
    message.m_kind = Kind::Verbatim;
    return message;
}

Message Message::number(std::string digits)
{
    Message message(std::move(digits));
    message.m_kind = Kind::Number;
    return message;
}

std::string Message::text() const
{
    return filledPattern(m_pattern, m_arguments.size(), [this](std::size_t i) { return m_arguments[i].text(); });
}

}  // namespace fuzzylens
