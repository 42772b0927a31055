// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <string_view>

namespace fuzzylens::ui {

/// A text of the core (the name of a method, a note on a fit) as the window shows and speaks it: in the window's
/// language where there is a translation in the context "core", else as it is. Never where a text is a key: files,
/// sessions and command lines hold the core's own. Sentences that the core fills with names and numbers are known
/// by coreSentences().
QString shownText(std::string_view text);
inline QString shownText(const QString& text)
{
    return shownText(text.toStdString());
}

/// A name out of a file as it is shown and copied: in one line, characters that control the direction of writing
/// or a terminal escaped.
QString nameText(std::string_view name);
inline QString nameText(const QString& name)
{
    return nameText(name.toStdString());
}

/// The value of a decision about @p what: the name of a column of labels is the user's and stays as it is.
QString shownValue(std::string_view what, std::string_view value);

/// A name out of a file, "membership_entropy", as a text of the core: "membership entropy", shown as above;
/// clusters count from 1.
QString shownName(std::string_view name);

/// @p text with control characters escaped, for a message that may hold names out of files.
QString messageText(const QString& text);

/// shownText(), as a sentence: with a capital letter and a full stop. @param words not empty.
QString shownSentence(std::string_view words);

}  // namespace fuzzylens::ui
