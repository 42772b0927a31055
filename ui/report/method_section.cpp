// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/project/preparation.h"
#include "ui/report/report_sections.h"
#include "ui/report/report_words.h"
#include "ui/theme/core_text.h"
#include "ui/views/settings_text.h"

#include <algorithm>

namespace fuzzylens::ui {

namespace {

constexpr qsizetype longestValue = 200;

/// "9; α′ = 0.1": also as its scales of a symbol state it, where these do not ask for the data.
QString valueOf(const ParameterDescription& parameter, const Fit& fit)
{
    const Parameters& values = fit.result->parameters;
    QString text = shortened(parameterText(parameter, values.value(parameter.name)), longestValue);
    for (const ParameterScale& scale : parameter.scales)
        if (fit.prepared && !scale.symbol.empty())
            text +=
                QStringLiteral("; %1 = %2")
                    .arg(QString::fromStdString(scale.symbol))
                    .arg(scale.fromValue(values.number(parameter.name), fit.prepared->problem, values), 0, 'g', 4);
    return text;
}

/// Whether it stands where it stood for these data; empty where that is not known.
QString howItWasSet(const ParameterDescription& parameter, const Fit& fit)
{
    if (!fit.prepared || !fit.prepared->defaults.has(parameter.name))
        return {};
    return fit.prepared->defaults.value(parameter.name) == fit.result->parameters.value(parameter.name)
               ? ReportWords::tr("default")
               : ReportWords::tr("set by the user");
}

ReportTable parameterTable(const std::vector<const ParameterDescription*>& parameters, const Fit& fit)
{
    ReportTable table{ReportWords::tr("Parameters"),
                      {ReportWords::tr("Parameter"), ReportWords::tr("Symbol"), ReportWords::tr("Value")},
                      {}};
    const bool isSetKnown = fit.prepared != nullptr;
    if (isSetKnown)
        table.heading << ReportWords::tr("Origin");
    table.heading << ReportWords::tr("Description");
    for (const ParameterDescription* parameter : parameters) {
        QStringList row{shownText(parameter->label), QString::fromStdString(parameter->symbol),
                        valueOf(*parameter, fit)};
        if (isSetKnown)
            row << howItWasSet(*parameter, fit);
        table.rows.push_back(row << shownText(parameter->help));
    }
    return table;
}

/// Of a method that is not known here: names and values as they stand.
ReportTable bareParameterTable(const Parameters& parameters)
{
    ReportTable table{ReportWords::tr("Parameters"), {ReportWords::tr("Parameter"), ReportWords::tr("Value")}, {}};
    for (const auto& [name, value] : parameters)
        table.rows.push_back({QString::fromStdString(name), QString::fromStdString(toText(value))});
    return table;
}

/// The labels of given parameters that had no effect.
QString idleParameters(const MethodDescription& method, const std::vector<const ParameterDescription*>& played,
                       const Parameters& values)
{
    QStringList labels;
    for (const ParameterDescription& parameter : method.parameters)
        if (values.has(parameter.name) && std::find(played.begin(), played.end(), &parameter) == played.end())
            labels << shownText(parameter.label);
    return labels.join(QStringLiteral(", "));
}

}  // namespace

ReportSection methodSection(const ReportInput& input)
{
    const Result& result = *input.fit->result;
    ReportSection section{QStringLiteral("method"), ReportWords::tr("Method and parameters"), {}};
    const MethodDescription* known = findMethod(result.method);
    if (!known) {
        section.blocks.push_back(ReportText{ReportWords::tr("The method \"%1\" is not available in this version.")
                                                .arg(QString::fromStdString(result.method))});
        section.blocks.push_back(bareParameterTable(result.parameters));
        return section;
    }
    section.blocks.push_back(
        ReportText{QStringLiteral("%1. %2 %3")
                       .arg(shownText(known->name), sentenceOf(shownText(known->summary)),
                            ReportWords::tr("Published in: %1.").arg(QString::fromStdString(known->source)))});
    for (const std::string& line : known->formula.lines)
        section.blocks.push_back(ReportText{QString::fromStdString(line), ReportText::Kind::Formula});
    QStringList symbols;
    for (const std::string& sentence : known->formula.symbols)
        symbols << shownText(sentence);
    section.blocks.push_back(ReportText{symbols.join(QLatin1Char(' '))});
    const std::vector<const ParameterDescription*> played = playedParts(*known, result);
    if (!played.empty())
        section.blocks.push_back(parameterTable(played, *input.fit));
    if (const QString idle = idleParameters(*known, played, result.parameters); !idle.isEmpty())
        section.blocks.push_back(
            ReportText{ReportWords::tr("No effect in this fit: %1.").arg(idle), ReportText::Kind::Remark});
    return section;
}

}  // namespace fuzzylens::ui
