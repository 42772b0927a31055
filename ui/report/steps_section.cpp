// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/project/preparation.h"
#include "ui/report/report_sections.h"
#include "ui/report/report_words.h"
#include "ui/theme/core_text.h"

namespace fuzzylens::ui {

namespace {

constexpr qsizetype longestArgument = 400;

QString helpOfStep(const StepSpec& step)
{
    for (const StepDescription& description : stepDescriptions())
        if (description.name == step.name)
            return shownText(description.help);
    return {};
}

ReportTable stepTable(const std::vector<StepSpec>& steps)
{
    ReportTable table{ReportWords::tr("Preprocessing steps, in the order of application"),
                      {ReportWords::tr("Step"), ReportWords::tr("Setting"), ReportWords::tr("Description"),
                       ReportWords::tr("On the command line")},
                      {}};
    for (std::size_t i = 0; i < steps.size(); ++i) {
        const StepSpec& step = steps[i];
        table.rows.push_back({QStringLiteral("%1. %2").arg(i + 1).arg(stepTitle(step)), settingOfStep(step),
                              helpOfStep(step), shortened(QString::fromStdString(step.text()), longestArgument)});
    }
    return table;
}

/// Messages of the steps, and doubtful positions.
QStringList notesOfSteps(const Fit& fit)
{
    QStringList notes;
    if (fit.original && fit.data) {
        const std::vector<Issue>& issues = fit.data->issues();
        for (std::size_t i = fit.original->issues().size(); i < issues.size(); ++i)
            notes << shownText(issueMessage(issues[i]));
    }
    for (const StepWarning& warning : stepWarnings(fit.result->steps))
        notes << ReportWords::tr("Step %1 should come before step %2: %3.")
                     .arg(warning.step + 1)
                     .arg(warning.before + 1)
                     .arg(shownText(warning.text));
    return notes;
}

}  // namespace

ReportSection stepsSection(const ReportInput& input)
{
    ReportSection section{QStringLiteral("steps"), ReportWords::tr("Preprocessing"), {}};
    const std::vector<StepSpec>& steps = input.fit->result->steps;
    if (steps.empty())
        section.blocks.push_back(ReportText{
            ReportWords::tr("No preprocessing step was applied: the method used the imported values.")});
    else
        section.blocks.push_back(stepTable(steps));
    if (const QStringList notes = notesOfSteps(*input.fit); !notes.isEmpty())
        section.blocks.push_back(ReportList{notes});
    return section;
}

}  // namespace fuzzylens::ui
