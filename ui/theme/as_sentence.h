// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <string_view>

namespace fuzzylens::ui {

/// Words of the core as a sentence: with a capital letter and a full stop. @param words not empty.
inline QString asSentence(std::string_view words)
{
    QString sentence = QString::fromUtf8(words.data(), qsizetype(words.size()));
    sentence[0] = sentence[0].toUpper();
    return sentence + QLatin1Char('.');
}

}  // namespace fuzzylens::ui
