// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QRegularExpression>
#include <QString>

#include <map>

namespace fuzzylens::ui {

/// The text that can be copied out of a PDF of Qt, without spaces and line breaks, in the order of painting: Qt
/// paints glyph by glyph, and each font has a map from its glyphs to Unicode.
inline QString selectableTextOf(const QByteArray& file)
{
    const auto matches = [](const QString& pattern, const QString& text) {
        return QRegularExpression(pattern, QRegularExpression::DotMatchesEverythingOption).globalMatch(text);
    };
    std::map<int, QString> objects;  // their dictionaries, or streams
    for (auto found = matches(QStringLiteral("\\n(\\d+) 0 obj\\n(.*?)endobj"), QString::fromLatin1(file));
         found.hasNext();) {
        const QRegularExpressionMatch object = found.next();
        QString& text = objects[object.captured(1).toInt()] = object.captured(2);
        const qsizetype begin = text.indexOf(QLatin1String("stream\n")) + 7;
        const qsizetype end = text.lastIndexOf(QLatin1String("\nendstream"));
        if (begin > end)
            continue;
        const bool isPacked = text.left(begin).contains(QLatin1String("/FlateDecode"));
        text = text.mid(begin, end - begin);
        const QByteArray expectedSize("\0\1\0\0", 4);
        if (isPacked)
            text = QString::fromLatin1(qUncompress(expectedSize + text.toLatin1()));
    }
    const auto code = [](const QString& digits) { return digits.toInt(nullptr, 16); };
    std::map<int, std::map<int, int>> fonts;  // Unicode of the glyphs
    for (const auto& [number, text] : objects) {
        const QRegularExpressionMatch link =
            QRegularExpression(QStringLiteral("/ToUnicode (\\d+) 0 R")).match(text);
        if (!link.hasMatch())
            continue;
        const QString hex = QStringLiteral("<([0-9a-fA-F]{4})>");
        const QString range =
            hex + QLatin1Char(' ') + hex + QStringLiteral("\\s*(?:") + hex + QStringLiteral("|\\[([^\\]]*)\\])");
        for (auto found = matches(range, objects[link.captured(1).toInt()]); found.hasNext();) {
            const QRegularExpressionMatch line = found.next();
            int glyph = code(line.captured(1));
            if (line.captured(4).isEmpty())
                for (int letter = code(line.captured(3)); glyph <= code(line.captured(2)); ++glyph, ++letter)
                    fonts[number][glyph] = letter;
            for (auto listed = matches(hex, line.captured(4)); listed.hasNext(); ++glyph)
                fonts[number][glyph] = code(listed.next().captured(1));
        }
    }
    QString all;
    for (const auto& [number, text] : objects) {
        int font = 0;
        for (auto found = matches(QStringLiteral("/F(\\d+) |<([0-9a-fA-F]{4})> Tj"), text); found.hasNext();) {
            const QRegularExpressionMatch part = found.next();
            if (!part.captured(1).isEmpty())
                font = part.captured(1).toInt();
            else if (const QChar letter(fonts[font][code(part.captured(2))]); !letter.isSpace())
                all += letter;
        }
    }
    return all.normalized(QString::NormalizationForm_KC);  // without ligatures
}

}  // namespace fuzzylens::ui
