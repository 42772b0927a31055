// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/report/report.h"
#include "ui/report/report_input.h"

namespace fuzzylens::ui {

/// The file, how it was read, the classes, what is to be known about it.
ReportSection dataSection(const ReportInput& input);
/// What was done to the values before the fit.
ReportSection stepsSection(const ReportInput& input);
/// The method in words and symbols, and every parameter.
ReportSection methodSection(const ReportInput& input);
/// How the fit ended, what it says of itself, its clusters.
ReportSection resultSection(const ReportInput& input);
/// Accuracies, each called what it is, beside that of the largest class; and what was not computed.
ReportSection accuracySection(const ReportInput& input);
/// The leading features by weight and by what they contribute to the separation of the centres, or what the method
/// has instead.
ReportSection featureSection(const ReportInput& input);
/// A paragraph for the methods of a paper, with what it cites.
ReportSection quoteSection(const ReportInput& input);
/// Command line, digest, versions, date.
ReportSection repeatSection(const ReportInput& input);

}  // namespace fuzzylens::ui
