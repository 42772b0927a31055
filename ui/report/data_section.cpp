// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/plot/number_format.h"
#include "ui/report/report_sections.h"
#include "ui/report/report_words.h"
#include "ui/theme/core_text.h"

#include <QFileInfo>

#include <algorithm>

namespace fuzzylens::ui {

namespace {

constexpr std::size_t mostNotes = 40;

QString tableSize(qint64 samples, qint64 features)
{
    return ReportWords::tr("%1 samples × %2 features").arg(countText(samples), countText(features));
}

ReportTable sourceTable(const ReportInput& input)
{
    const Fit& fit = *input.fit;
    const Result& result = *fit.result;
    const Dataset* original = fit.original.get();
    const QString path = QString::fromStdString(result.inputPath);
    ReportTable table{ReportWords::tr("The data"), {}, {}};
    const auto add = [&table](const QString& name, const QString& value) { table.rows.push_back({name, value}); };
    if (result.inputSha256.empty())
        add(ReportWords::tr("Source"), ReportWords::tr("%1, made by FuzzyLens (%2)").arg(input.name, path));
    else
        add(ReportWords::tr("File"), QFileInfo(path).fileName());
    if (!result.inputSha256.empty())
        add(ReportWords::tr("SHA-256"), QString::fromStdString(result.inputSha256));
    if (original) {
        add(ReportWords::tr("Format"), QString::fromStdString(original->origin().format));
        add(ReportWords::tr("As read"), tableSize(original->samples(), original->features()));
        add(ReportWords::tr("Missing values as read"), countText(original->missingCount()));
    }
    add(ReportWords::tr("In the fit"), tableSize(fit.samples(), qint64(result.features->size())));
    if (result.target.kind == Target::Kind::None)
        add(ReportWords::tr("Labels"), ReportWords::tr("none"));
    else
        add(ReportWords::tr("Labels"), result.target.kind == Target::Kind::Numbers
                                           ? ReportWords::tr("numbers, %1").arg(nameText(result.target.name))
                                           : nameText(result.target.name));
    return table;
}

/// How many samples of this class the fit has seen the label of.
int countInFit(const Target& target, const std::vector<int>& counts, const std::string& name)
{
    const auto found = std::find(target.classNames.begin(), target.classNames.end(), name);
    return found == target.classNames.end() ? 0 : counts[std::size_t(found - target.classNames.begin())];
}

ReportTable classTable(const Fit& fit)
{
    const Target& target = fit.result->target;
    const std::vector<int> inFit = classCounts(target);
    const LabelField* field = fit.original ? fit.original->labelField(target.name) : nullptr;
    const bool isKnown = field && field->kind == LabelField::Kind::Categorical;
    const std::vector<int> asRead = isKnown ? field->counts() : std::vector<int>();
    ReportTable table{ReportWords::tr("Classes of %1 and their samples").arg(nameText(target.name)),
                      {ReportWords::tr("Class")},
                      {},
                      {false}};
    if (isKnown)
        table.heading << ReportWords::tr("As read");
    table.heading << ReportWords::tr("In the fit");
    table.isNumber.resize(std::size_t(table.heading.size()), true);
    const std::vector<std::string>& names = isKnown ? field->classes : target.classNames;
    for (std::size_t i = 0; i < names.size(); ++i) {
        QStringList row{nameText(names[i])};
        if (isKnown)
            row << countText(asRead[i]);
        table.rows.push_back(row << countText(countInFit(target, inFit, names[i])));
    }
    const auto unlabelled = std::count(target.classOf.begin(), target.classOf.end(), -1);
    if (unlabelled > 0) {
        QStringList row{ReportWords::tr("without a label")};
        if (isKnown)
            row << countText(std::count(field->codes.begin(), field->codes.end(), -1));
        table.rows.push_back(row << countText(unlabelled));
    }
    return table;
}

ReportTable decisionTable(const std::vector<Decision>& decisions)
{
    ReportTable table{ReportWords::tr("How the file was read"),
                      {ReportWords::tr("What"), ReportWords::tr("Decision"), ReportWords::tr("Why")},
                      {}};
    for (const Decision& decision : decisions)
        table.rows.push_back({shownText(decision.what), shownText(decision.value), shownText(decision.reason)});
    return table;
}

/// Without the folders of who made the report.
QString noteText(Issue issue)
{
    issue.file = QFileInfo(QString::fromStdString(issue.file)).fileName().toStdString();
    return shownText(issueMessage(issue));
}

}  // namespace

ReportSection dataSection(const ReportInput& input)
{
    const Fit& fit = *input.fit;
    ReportSection section{QStringLiteral("data"), ReportWords::tr("Data"), {sourceTable(input)}};
    if (fit.result->target.kind == Target::Kind::Classes)
        section.blocks.push_back(classTable(fit));
    if (!fit.original) {
        section.blocks.push_back(ReportText{
            ReportWords::tr("This report was made from a result alone: how the file was read is not in it."),
            ReportText::Kind::Remark});
        return section;
    }
    if (const std::vector<Decision>& decisions = fit.original->origin().decisions; !decisions.empty())
        section.blocks.push_back(decisionTable(decisions));
    const std::vector<Issue>& issues = fit.original->issues();
    if (issues.empty()) {
        section.blocks.push_back(
            ReportText{ReportWords::tr("Nothing was found wrong with the data when they were read.")});
        return section;
    }
    ReportList notes;
    for (std::size_t i = 0; i < std::min(issues.size(), mostNotes); ++i)
        notes.items << noteText(issues[i]);
    if (issues.size() > mostNotes)
        notes.items << ReportWords::tr("… and %1 more of these.").arg(issues.size() - mostNotes);
    section.blocks.push_back(ReportText{ReportWords::tr("To be known about the data as read:")});
    section.blocks.push_back(std::move(notes));
    return section;
}

}  // namespace fuzzylens::ui
