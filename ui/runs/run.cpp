// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/runs/run.h"

#include "ui/scene/fit_notes.h"
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

}  // namespace

QString titleOf(const Run& run)
{
    return run.name.isEmpty() ? methodText(*run.fit->result) : run.name;
}

QString scoreOf(const Run& run)
{
    if (run.leftOut) {
        const AccuracyReport& report = run.leftOut->labels.preferred();
        return RunWords::tr("left out %1/%2").arg(report.correct).arg(report.total);
    }
    const QString training = trainingText(*run.fit->result);
    return training.isEmpty() ? agreementText(*run.fit->result) : training;
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
