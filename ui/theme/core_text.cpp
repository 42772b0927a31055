// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/theme/core_text.h"

#include "core/common/utf8.h"
#include "ui/theme/core_sentences.h"

#include <QCoreApplication>
#include <QRegularExpression>

#include <optional>
#include <vector>

namespace fuzzylens::ui {

namespace {

constexpr const char* context = "core";

/// A sentence with placeholders, %1 for unchanged text and %L2 for a translated text of the core.
struct Sentence
{
    const char* source = nullptr;
    QRegularExpression expression;
    std::vector<bool> isText;  // of the places, in the order of the source
    std::vector<int> numbers;
};

Sentence takenApart(const char* source)
{
    Sentence result{source, {}, {}, {}};
    const QString text = QString::fromUtf8(source);
    static const QRegularExpression place(QStringLiteral("%(L?)([1-9])"));
    QString pattern;
    qsizetype end = 0;
    for (auto places = place.globalMatch(text); places.hasNext();) {
        const QRegularExpressionMatch match = places.next();
        pattern +=
            QRegularExpression::escape(text.mid(end, match.capturedStart() - end)) + QStringLiteral("(.+?)");
        end = match.capturedEnd();
        result.isText.push_back(match.capturedLength(1) > 0);
        result.numbers.push_back(match.captured(2).toInt());
    }
    pattern += QRegularExpression::escape(text.mid(end));
    result.expression = QRegularExpression(QRegularExpression::anchoredPattern(pattern),
                                           QRegularExpression::DotMatchesEverythingOption);
    return result;
}

const std::vector<Sentence>& sentences()
{
    static const std::vector<Sentence> all = [] {
        std::vector<Sentence> result;
        for (const char* source : coreSentences())
            result.push_back(takenApart(source));
        return result;
    }();
    return all;
}

/// @p translation with its placeholders replaced by the texts of the core's sentence; all at once, as a name may
/// hold what looks like a place.
QString filled(const QString& translation, const Sentence& sentence, const QRegularExpressionMatch& match)
{
    static const QRegularExpression place(QStringLiteral("%L?([1-9])"));
    QString text;
    qsizetype end = 0;
    for (auto places = place.globalMatch(translation); places.hasNext();) {
        const QRegularExpressionMatch at = places.next();
        text += translation.mid(end, at.capturedStart() - end);
        end = at.capturedEnd();
        for (std::size_t i = 0; i < sentence.numbers.size(); ++i)
            if (sentence.numbers[i] == at.captured(1).toInt()) {
                const QString part = match.captured(int(i) + 1);
                text += sentence.isText[i] ? shownText(part) : part;
            }
    }
    return text + translation.mid(end);
}

std::optional<QString> translated(const char* text)
{
    const QString shown = QCoreApplication::translate(context, text);
    return shown == QString::fromUtf8(text) ? std::nullopt : std::optional(shown);
}

}  // namespace

QString shownText(std::string_view text)
{
    const std::string ended(text);
    const QString plain = QString::fromStdString(ended);
    static const char* const any = coreSentences().front();
    if (const std::optional<QString> whole = ended.empty() ? std::nullopt : translated(ended.c_str()))
        return *whole;
    if (ended.empty() || !translated(any))
        return plain;  // the window speaks the core's language
    for (const Sentence& sentence : sentences())
        if (const QRegularExpressionMatch match = sentence.expression.match(plain); match.hasMatch())
            if (const std::optional<QString> shown = translated(sentence.source))
                return filled(*shown, sentence, match);
    return plain;
}

QString shownValue(std::string_view what, std::string_view value)
{
    const bool isName =
        what.find("label") != std::string_view::npos && value != "none" && !value.starts_with("column ");
    return isName ? QString::fromUtf8(value.data(), qsizetype(value.size())) : shownText(value);
}

QString shownName(std::string_view name)
{
    const QString plain = QString::fromUtf8(name.data(), qsizetype(name.size()));
    const QString ofCluster = QStringLiteral("effective_features_");  // and the cluster from 0
    if (plain.startsWith(ofCluster))
        return QCoreApplication::translate("core", "effective features, cluster %1")
            .arg(plain.mid(ofCluster.size()).toInt() + 1);
    return shownText(QString(plain).replace(QLatin1Char('_'), QLatin1Char(' ')));
}

QString nameText(std::string_view name)
{
    return QString::fromStdString(oneLine(name));
}

QString shownSentence(std::string_view words)
{
    QString sentence = shownText(words);
    sentence[0] = sentence[0].toUpper();
    return sentence + QLatin1Char('.');
}

QString messageText(const QString& text)
{
    return QString::fromStdString(withoutControls(text.toStdString()));
}

}  // namespace fuzzylens::ui
