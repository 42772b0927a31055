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
    ReportTable table{ReportWords::tr("What it was made with"), {}, {}};
    const auto add = [&table](const QString& name, const QString& value) { table.rows.push_back({name, value}); };
    add(ReportWords::tr("FuzzyLens"), QStringLiteral(FUZZYLENS_VERSION));
    add(ReportWords::tr("Instruction set of the fit"),
        result.outcome.instructionSet.empty() ? ReportWords::tr("not known")
                                              : QString::fromStdString(result.outcome.instructionSet));
    add(ReportWords::tr("Seed"), result.parameters.has("seed") ? QString::number(result.parameters.integer("seed"))
                                                               : ReportWords::tr("none: nothing is drawn"));
    add(ReportWords::tr("SHA-256 of the file"), result.inputSha256.empty()
                                                    ? ReportWords::tr("none: the data are made by the program")
                                                    : QString::fromStdString(result.inputSha256));
    add(ReportWords::tr("Eigen"),
        QStringLiteral("%1.%2.%3").arg(EIGEN_WORLD_VERSION).arg(EIGEN_MAJOR_VERSION).arg(EIGEN_MINOR_VERSION));
    add(ReportWords::tr("Qt"), QString::fromLatin1(qVersion()));
    add(ReportWords::tr("QCustomPlot"), QStringLiteral(QCUSTOMPLOT_VERSION_STR));
    add(ReportWords::tr("System"),
        QStringLiteral("%1, %2").arg(QSysInfo::prettyProductName(), QSysInfo::currentCpuArchitecture()));
    add(ReportWords::tr("Date"), input.made.toOffsetFromUtc(input.made.offsetFromUtc()).toString(Qt::ISODate));
    return table;
}

}  // namespace

ReportSection repeatSection(const ReportInput& input)
{
    ReportSection section{QStringLiteral("repeat"), ReportWords::tr("To repeat it"), {}};
    section.blocks.push_back(ReportText{
        ReportWords::tr("This line gives the same numbers, bit for bit, with the same version and instruction "
                        "set on the same file:")});
    section.blocks.push_back(
        ReportText{QString::fromStdString(input.fit->result->command), ReportText::Kind::Code});
    if (input.fit->lacksPairsFile)
        section.blocks.push_back(ReportText{
            ReportWords::tr("The line names a file of pairs that was not saved when this report was written.")});
    section.blocks.push_back(versionTable(input));
    return section;
}

}  // namespace fuzzylens::ui
