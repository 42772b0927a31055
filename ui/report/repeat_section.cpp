// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/report/report_sections.h"
#include "ui/report/report_words.h"

#include <QSysInfo>

#include <Eigen/Core>

#include <qcustomplot.h>

namespace fuzzylens::ui {

namespace {

ReportTable versionTable(const ReportInput& input)
{
    const Result& result = *input.fit->result;
    ReportTable table{ReportText::tr("What it was made with"), {}, {}};
    const auto add = [&table](const QString& name, const QString& value) { table.rows.push_back({name, value}); };
    add(ReportText::tr("FuzzyLens"), QStringLiteral(FUZZYLENS_VERSION));
    add(ReportText::tr("Instruction set of the fit"), result.outcome.instructionSet.empty()
                                                          ? ReportText::tr("not known")
                                                          : QString::fromStdString(result.outcome.instructionSet));
    add(ReportText::tr("Seed"), result.parameters.has("seed") ? QString::number(result.parameters.integer("seed"))
                                                              : ReportText::tr("none: nothing is drawn"));
    add(ReportText::tr("SHA-256 of the file"), result.inputSha256.empty()
                                                   ? ReportText::tr("none: the data are made by the program")
                                                   : QString::fromStdString(result.inputSha256));
    add(ReportText::tr("Eigen"),
        QStringLiteral("%1.%2.%3").arg(EIGEN_WORLD_VERSION).arg(EIGEN_MAJOR_VERSION).arg(EIGEN_MINOR_VERSION));
    add(ReportText::tr("Qt"), QString::fromLatin1(qVersion()));
    add(ReportText::tr("QCustomPlot"), QStringLiteral(QCUSTOMPLOT_VERSION_STR));
    add(ReportText::tr("System"),
        QStringLiteral("%1, %2").arg(QSysInfo::prettyProductName(), QSysInfo::currentCpuArchitecture()));
    add(ReportText::tr("Date"), input.made.toOffsetFromUtc(input.made.offsetFromUtc()).toString(Qt::ISODate));
    return table;
}

}  // namespace

ReportSection repeatSection(const ReportInput& input)
{
    ReportSection section{QStringLiteral("repeat"), ReportText::tr("To repeat it"), {}};
    section.blocks.push_back(ReportText{
        ReportText::tr("This line gives the same numbers, bit for bit, with the same version and instruction "
                       "set on the same file:")});
    section.blocks.push_back(
        ReportText{QString::fromStdString(input.fit->result->command), ReportText::Kind::Code});
    if (input.fit->lacksPairsFile)
        section.blocks.push_back(ReportText{
            ReportText::tr("The line names a file of pairs that was not saved when this report was written.")});
    section.blocks.push_back(versionTable(input));
    return section;
}

}  // namespace fuzzylens::ui
