// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/report/report_contents.h"

#include "ui/report/report_pictures.h"
#include "ui/report/report_sections.h"
#include "ui/report/report_words.h"

namespace fuzzylens::ui {

namespace {

ReportSection pictureSection(const ReportPictures& pictures)
{
    ReportSection section{QStringLiteral("pictures"), ReportWords::tr("Pictures"), {}};
    for (std::size_t picture = 0; picture < pictures.count(); ++picture)
        section.blocks.push_back(pictures.figure(picture));
    return section;
}

}  // namespace

Report reportOf(const ReportInput& input, const ReportPictures& pictures)
{
    Report report;
    report.title = ReportWords::tr("%1: %2").arg(input.name, methodName(*input.fit->result));
    report.subtitle =
        ReportWords::tr("Report by FuzzyLens %1, %2")
            .arg(QStringLiteral(FUZZYLENS_VERSION), input.made.toString(QStringLiteral("yyyy-MM-dd")));
    report.language = ReportWords::tr("en", "of these texts, as HTML names languages");
    report.sections = {quoteSection(input),  dataSection(input),   stepsSection(input),
                       methodSection(input), resultSection(input), accuracySection(input)};
    if (pictures.count() > 0)
        report.sections.push_back(pictureSection(pictures));
    report.sections.push_back(featureSection(input));
    report.sections.push_back(repeatSection(input));
    return report;
}

}  // namespace fuzzylens::ui
