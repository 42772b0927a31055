// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/theme/core_text.h"

#include "core/common/issue.h"
#include "core/common/utf8.h"
#include "core/preprocess/steps.h"
#include "ui/theme/counted.h"

#include <QCoreApplication>

#include <array>
#include <optional>

namespace fuzzylens::ui {

namespace {

constexpr const char* context = "core";

/// Names with a number or another name in them, which files keep as text ("component 2").
constexpr std::array namePatterns{
    QT_TRANSLATE_NOOP("core", "cluster %1"),     QT_TRANSLATE_NOOP("core", "distance to cluster %1"),
    QT_TRANSLATE_NOOP("core", "distance to %1"), QT_TRANSLATE_NOOP("core", "membership of %1"),
    QT_TRANSLATE_NOOP("core", "component %1"),   QT_TRANSLATE_NOOP("core", "discriminant %1"),
    QT_TRANSLATE_NOOP("core", "projection %1"),  QT_TRANSLATE_NOOP("core", "vector %1"),
    QT_TRANSLATE_NOOP("core", "decision %1"),    QT_TRANSLATE_NOOP("core", "votes for %1"),
    QT_TRANSLATE_NOOP("core", "score of %1"),    QT_TRANSLATE_NOOP("core", "column %1"),
    QT_TRANSLATE_NOOP("core", "%1 bytes")};

std::optional<QString> translated(const char* text)
{
    const QString shown = QCoreApplication::translate(context, text);
    return shown == QString::fromUtf8(text) ? std::nullopt : std::optional(shown);
}

/// @p text as one of the patterns, translated.
std::optional<QString> shownPattern(const QString& text)
{
    if (!translated(namePatterns.front()))
        return std::nullopt;  // the window speaks the language of the core
    const QString place = QStringLiteral("%1");
    for (const char* const source : namePatterns) {
        const QString pattern = QString::fromUtf8(source), before = pattern.section(place, 0, 0),
                      after = pattern.section(place, 1);
        if (text.size() < pattern.size() - 1 || !text.startsWith(before) || !text.endsWith(after))
            continue;
        if (const std::optional<QString> shown = translated(source))
            return QString(*shown).replace(place, text.mid(before.size()).chopped(after.size()));
    }
    return std::nullopt;
}

}  // namespace

QString shownText(std::string_view text)
{
    const std::string ended(text);
    const QString plain = QString::fromStdString(ended);
    if (ended.empty())
        return plain;
    if (const std::optional<QString> whole = translated(ended.c_str()))
        return *whole;
    return shownPattern(plain).value_or(plain);
}

QString shownText(const Message& message)
{
    if (message.isVerbatim())
        return nameText(message.pattern());
    if (message.isNumber())
        return countText(QString::fromStdString(message.pattern()).toLongLong());
    if (message.arguments().empty())
        return nameText(shownText(message.pattern()));
    const std::string pattern = QCoreApplication::translate(context, message.pattern().c_str()).toStdString();
    return QString::fromStdString(filledPattern(pattern, message.arguments().size(), [&message](std::size_t i) {
        return shownText(message.arguments()[i]).toStdString();
    }));
}

QString shownName(std::string_view name)
{
    const QString plain = QString::fromUtf8(name.data(), qsizetype(name.size()));
    const QString ofCluster = QStringLiteral("effective_features_");  // and the cluster from 0
    if (plain.startsWith(ofCluster))
        return QCoreApplication::translate("core", "effective number of features, cluster %1")
            .arg(plain.mid(ofCluster.size()).toInt() + 1);
    const QString words = QString(plain).replace(QLatin1Char('_'), QLatin1Char(' '));
    for (const auto& [prefix, pattern] :
         {std::pair(QStringLiteral("repaired "), QT_TRANSLATE_NOOP("core", "repaired %1")),
          std::pair(QStringLiteral("entire set "), QT_TRANSLATE_NOOP("core", "entire set %1"))})
        if (const QString whole = shownText(words); whole == words && words.startsWith(prefix))
            return QCoreApplication::translate("core", pattern).arg(shownText(words.mid(prefix.size())));
    return shownText(words);
}

QString nameText(std::string_view name)
{
    return QString::fromStdString(oneLine(name));
}

QString exceptionText(const std::exception& error)
{
    return shownText(messageOf(error));
}

QString stepTitle(const StepSpec& step)
{
    for (const StepDescription& description : stepDescriptions())
        if (description.name == step.name)
            return shownText(description.title);
    return QString::fromStdString(step.name);
}

QString shownSentence(const Message& message)
{
    QString sentence = shownText(message);
    sentence[0] = sentence[0].toUpper();
    return sentence.endsWith(QLatin1Char('.')) ? sentence : sentence + QLatin1Char('.');
}

QString messageText(const QString& text)
{
    return QString::fromStdString(withoutControls(text.toStdString()));
}

}  // namespace fuzzylens::ui
