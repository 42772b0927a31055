// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/settings_text.h"

#include "ui/plot/number_format.h"
#include "ui/theme/core_text.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>

namespace fuzzylens::ui {

namespace {

/// The label of a choice without the text in brackets; an unknown value unchanged.
QString choiceText(const ParameterDescription& parameter, const std::string& value)
{
    for (const ParameterChoice& choice : parameter.choices)
        if (choice.value == value)
            return shownText(choice.label).section(QStringLiteral(" ("), 0, 0);
    return QString::fromStdString(value);
}

/// "k 3", "scaling least squares": by its symbol where it has one, else by its label.
QString settingText(const ParameterDescription& parameter, const Parameters& values)
{
    const QString name =
        parameter.symbol.empty() ? shownText(parameter.label) : QString::fromStdString(parameter.symbol);
    const QString value = parameter.kind == ParameterDescription::Kind::Real
                              ? numberText(values.real(parameter.name))
                          : parameter.kind == ParameterDescription::Kind::Integer
                              ? countText(values.integer(parameter.name))
                              : choiceText(parameter, toText(values.value(parameter.name)));
    return name + QLatin1Char(' ') + value;
}

bool isNumber(const ParameterDescription& parameter)
{
    return parameter.kind == ParameterDescription::Kind::Real ||
           parameter.kind == ParameterDescription::Kind::Integer;
}

}  // namespace

QString briefName(const MethodDescription& method)
{
    return shownText(method.name).section(QStringLiteral(" · "), 0, 0);
}

QString methodText(const Result& result, const std::set<std::string>& without)
{
    const MethodDescription* known = findMethod(result.method);  // a result file may be of a method not known here
    if (!known)
        return QString::fromStdString(result.method).toUpper();
    QString text = briefName(*known);
    QStringList settings;
    for (const ParameterDescription* parameter : playedParts(*known, result)) {
        const bool isLeadingChoice =
            parameter == &known->parameters.front() && parameter->kind == ParameterDescription::Kind::Choice;
        if (without.contains(parameter->name))
            continue;
        if (isLeadingChoice || (!parameter->advanced && !parameter->symbol.empty() && isNumber(*parameter)))
            settings << settingText(*parameter, result.parameters);
    }
    if (!settings.isEmpty())
        text += QStringLiteral(": ") + settings.join(QStringLiteral(", "));
    return text;
}

QString stepsText(const Result& result)
{
    QStringList steps;
    for (const StepSpec& step : result.steps)
        steps << QString::fromStdString(step.text());
    return steps.join(QStringLiteral(", "));
}

QString differenceText(const Result& other, const Result& result)
{
    const MethodDescription* known = findMethod(other.method);
    if (!known || other.method != result.method)
        return methodText(other);
    QStringList differences;
    for (const ParameterDescription* parameter : playedParts(*known, other))
        if (!result.parameters.has(parameter->name) ||
            other.parameters.value(parameter->name) != result.parameters.value(parameter->name))
            differences << settingText(*parameter, other.parameters);
    if (other.steps != result.steps)
        differences << (other.steps.empty()
                            ? QCoreApplication::translate("SettingsText", "no steps")
                            : QCoreApplication::translate("SettingsText", "steps %1").arg(stepsText(other)));
    return differences.join(QStringLiteral(", "));
}

std::vector<const ParameterDescription*> playedParts(const MethodDescription& method, const Result& result)
{
    const auto isStated = [&](const ParameterDescription& each) { return result.parameters.has(each.name); };
    const bool areAllStated = std::all_of(method.parameters.begin(), method.parameters.end(), isStated);
    std::vector<const ParameterDescription*> parts;
    for (const ParameterDescription& each : method.parameters)
        if (isStated(each) && !(areAllStated && each.applies && !each.applies(result.target, result.parameters)))
            parts.push_back(&each);
    return parts;
}

}  // namespace fuzzylens::ui
