// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/runs/run.h"

#include "ui/scene/fit_notes.h"
#include "ui/theme/counted.h"
#include "ui/views/settings_text.h"

#include <QCoreApplication>
#include <QLocale>
#include <QStringList>

namespace fuzzylens::ui {

namespace {

struct RunWords
{
    Q_DECLARE_TR_FUNCTIONS(Run)
};

QString figureOf(const Run& run)
{
    const QString leftOut = RunWords::tr("cross-validation %1/%2");
    if (run.verdict && run.verdict->accuracy)
        return leftOut.arg(countText(run.verdict->accuracy->correct), countText(run.verdict->accuracy->total));
    const std::map<std::string, double>& metrics = run.fit->result->metrics;
    for (const std::string prefix : {"leave_one_out_", "leave_one_out_global_"})
        if (const auto correct = metrics.find(prefix + "correct"), total = metrics.find(prefix + "samples");
            correct != metrics.end() && total != metrics.end())
            return leftOut.arg(countText(qint64(correct->second)), countText(qint64(total->second)));
    const QString training = trainingText(*run.fit->result);
    return training.isEmpty() ? agreementText(*run.fit->result) : training;
}

}  // namespace

QString titleOf(const Run& run)
{
    return run.name.isEmpty() ? methodText(*run.fit->result) : run.name;
}

QString scoreOf(const Run& run)
{
    const QString figure = figureOf(run);
    if (!run.verdict || run.verdict->isBetterThanChance())
        return figure;
    return (run.verdict->hasTooFewSamples() ? RunWords::tr("%1, too few samples to test")
                                            : RunWords::tr("%1, no better than chance"))
        .arg(figure);
}

QString searchTextOf(const Run& run)
{
    const Result& result = *run.fit->result;
    QStringList parts{run.name, methodText(result), QString::fromStdString(result.target.name), scoreOf(run),
                      QLocale().toString(run.when, QLocale::ShortFormat)};
    for (const StepSpec& step : result.steps)
        parts << QString::fromStdString(step.text());
    return parts.join(QLatin1Char(' '));
}

}  // namespace fuzzylens::ui
