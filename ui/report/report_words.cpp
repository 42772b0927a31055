// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/report/report_words.h"

#include "ui/plot/number_format.h"
#include "ui/theme/core_text.h"

#include <algorithm>

namespace fuzzylens::ui {

QString percentText(double share)
{
    return ReportWords::tr("%1 %").arg(100 * share, 0, 'f', 1);
}

QString shareText(qint64 part, qint64 whole)
{
    return whole > 0 ? ReportWords::tr("%1 of %2 (%3)")
                           .arg(countText(part), countText(whole), percentText(double(part) / double(whole)))
                     : QStringLiteral("–");
}

QString countsText(const std::vector<std::string>& names, const std::vector<int>& counts)
{
    QStringList texts;
    for (std::size_t i = 0; i < names.size() && i < counts.size(); ++i)
        if (counts[i] > 0)
            texts << QStringLiteral("%1 %2").arg(nameText(names[i]), countText(counts[i]));
    return texts.join(QStringLiteral(", "));
}

std::vector<int> classCounts(const Target& target)
{
    std::vector<int> counts(std::size_t(target.classes()), 0);
    for (const int code : target.classOf)
        if (code >= 0)
            ++counts[std::size_t(code)];
    return counts;
}

QString methodName(const Result& result)
{
    const MethodDescription* known = findMethod(result.method);
    return known ? shownText(known->name) : QString::fromStdString(result.method);
}

QString parameterText(const ParameterDescription& parameter, const ParameterValue& value)
{
    if (const bool* isOn = std::get_if<bool>(&value))
        return *isOn ? ReportWords::tr("yes") : ReportWords::tr("no");
    constexpr int digits = 6;
    if (const double* number = std::get_if<double>(&value))
        return QString::number(*number, 'g', digits);
    const std::string text = toText(value);
    for (const ParameterChoice& choice : parameter.choices)
        if (choice.value == text)
            return shownText(choice.label);
    return text.empty() ? ReportWords::tr("none") : QString::fromStdString(text);
}

QString shortened(const QString& text, qsizetype length)
{
    return text.size() <= length ? text : text.left(length - 1) + QChar(0x2026);
}

QString briefName(const QString& name, qsizetype length)
{
    if (name.size() <= length)
        return name;
    const qsizetype end = length / 3;
    return name.left(length - 1 - end) + QChar(0x2026) + name.right(end);
}

QString endText(const Outcome& outcome)
{
    const QString after = outcome.iterations == 1
                              ? ReportWords::tr("1 iteration")
                              : ReportWords::tr("%1 iterations").arg(countText(outcome.iterations));
    switch (outcome.stopped) {
    case Stopped::Converged:
        return ReportWords::tr("converged after %1").arg(after);
    case Stopped::IterationLimit:
        return ReportWords::tr("stopped at the limit of %1 without converging").arg(after);
    case Stopped::Cancelled:
        break;
    }
    return ReportWords::tr("was cancelled after %1").arg(after);
}

QString sentenceOf(const QString& text)
{
    QString sentence = text.trimmed();
    if (sentence.isEmpty())
        return sentence;
    sentence[0] = sentence[0].toUpper();
    return QStringLiteral(".!?").contains(sentence.back()) ? sentence : sentence + QLatin1Char('.');
}

QString settingOfStep(const StepSpec& step)
{
    constexpr qsizetype longest = 400;
    const QString argument = shortened(QString::fromStdString(step.argument), longest);
    for (const StepDescription& description : stepDescriptions())
        if (description.name == step.name && !description.argument.empty()) {
            const QString what = QString::fromStdString(description.argument).section(QLatin1Char(':'), 0, 0);
            return argument.isEmpty() ? ReportWords::tr("%1: %2 (default)")
                                            .arg(what, QString::fromStdString(description.byDefault))
                                      : ReportWords::tr("%1: %2").arg(what, argument);
        }
    return argument.isEmpty() ? QStringLiteral("–") : argument;
}

QString settingOf(const ParameterDescription& parameter, const Parameters& values)
{
    const QString value = parameterText(parameter, values.value(parameter.name));
    const QString name =
        parameter.symbol.empty() ? shownText(parameter.label) : QString::fromStdString(parameter.symbol);
    return parameter.symbol.empty() ? ReportWords::tr("%1: %2").arg(name, value)
                                    : QStringLiteral("%1 = %2").arg(name, value);
}

}  // namespace fuzzylens::ui
