// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/common/message.h"

#include <QString>

#include <exception>
#include <string>
#include <string_view>

namespace fuzzylens {
struct StepSpec;
}

namespace fuzzylens::ui {

/// A text of the core (the name of a method, of an axis) as the window shows and speaks it: in the window's
/// language where there is a translation in the context "core", else as it is. Never where a text is a key: files,
/// sessions and command lines hold the core's own.
QString shownText(std::string_view text);
inline QString shownText(const std::string& text)
{
    return shownText(std::string_view(text));
}
inline QString shownText(const char* text)
{
    return shownText(std::string_view(text));
}
inline QString shownText(const QString& text)
{
    return shownText(text.toStdString());
}
/// A message of the core in the window's language, its names in one line, the thousands of its numbers apart.
QString shownText(const Message& message);

/// A name out of a file as it is shown and copied: in one line, characters that control the direction of writing
/// or a terminal escaped.
QString nameText(std::string_view name);
inline QString nameText(const QString& name)
{
    return nameText(name.toStdString());
}

/// A name out of a file, "membership_entropy", as a text of the core: "membership entropy", shown as above;
/// clusters count from 1.
QString shownName(std::string_view name);

/// @p text with control characters escaped, for a message that may hold names out of files.
QString messageText(const QString& text);

/// The message of an error, in the window's language if it is a DataError or an ArgumentError.
QString exceptionText(const std::exception& error);

/// The title of a step, "Standardise"; of one that is not known here its name.
QString stepTitle(const StepSpec& step);

/// shownText(), as a sentence: with a capital letter and a full stop. @param message not empty.
QString shownSentence(const Message& message);

}  // namespace fuzzylens::ui
