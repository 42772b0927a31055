// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/view.h"

#include "core/methods/method.h"
#include "ui/views/weights/number_format.h"

#include <QFileInfo>

#include <algorithm>

namespace fuzzylens::ui {

namespace {

/// The parameters that are not advanced and played a part, as they are written in formulas.
QString settingsOf(const Result& result)
{
    QStringList settings;
    const MethodDescription* known = findMethod(result.method);  // a result file may be of a method not known here
    if (!known)
        return {};
    const auto isStated = [&](const ParameterDescription& each) { return result.parameters.has(each.name); };
    // In a file of an older version some may be missing; what plays a part is not to be told then.
    const bool areAllStated = std::all_of(known->parameters.begin(), known->parameters.end(), isStated);
    for (const ParameterDescription& parameter : known->parameters) {
        if (parameter.advanced || parameter.symbol.empty() || !isStated(parameter) ||
            (areAllStated && parameter.applies && !parameter.applies(result.target, result.parameters)))
            continue;
        const QString symbol = QString::fromStdString(parameter.symbol);
        if (parameter.kind == ParameterDescription::Kind::Real)
            settings << symbol + QLatin1Char(' ') + numberText(result.parameters.real(parameter.name));
        else if (parameter.kind == ParameterDescription::Kind::Integer)
            settings << symbol + QLatin1Char(' ') + countText(result.parameters.integer(parameter.name));
    }
    return settings.join(QStringLiteral(", "));
}

/// The steps that change values or choose features; what is left out by hand shows in the counts.
QString stepsOf(const Result& result)
{
    QStringList steps;
    for (const StepSpec& step : result.steps)
        if (step.name != "drop-samples" && step.name != "keep-samples" && step.name != "exclude")
            steps << QString::fromStdString(step.text());
    return steps.join(QStringLiteral(", "));
}

}  // namespace

QString View::origin() const
{
    const FitPtr& fit = scene().fit();
    if (!fit)
        return {};
    const Result& result = *fit->result;
    QStringList parts;
    if (!result.method.empty()) {
        const QString settings = settingsOf(result);
        parts << QString::fromStdString(result.method).toUpper() +
                     (settings.isEmpty() ? QString() : QStringLiteral(": ") + settings);
    }
    const QString size =
        tr("%1 samples × %2 features").arg(countText(fit->samples()), countText(qint64(result.features->size())));
    const QString file = QFileInfo(QString::fromStdString(result.inputPath)).fileName();
    parts << (file.isEmpty() ? size : file + QStringLiteral(", ") + size);
    if (const QString steps = stepsOf(result); !steps.isEmpty())
        parts << tr("after %1").arg(steps);
    return parts.join(QStringLiteral(" · "));
}

}  // namespace fuzzylens::ui
