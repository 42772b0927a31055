// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/report/report.h"
#include "ui/report/report_input.h"

namespace fuzzylens::ui {

/// The file, its import, the classes and its issues.
ReportSection dataSection(const ReportInput& input);
/// The preprocessing steps.
ReportSection stepsSection(const ReportInput& input);
/// The method in words and symbols, and every parameter.
ReportSection methodSection(const ReportInput& input);
/// How the fit ended, its warnings and metrics, its clusters.
ReportSection resultSection(const ReportInput& input);
/// Accuracies with their protocols, compared with the share of the largest class; and those not computed.
ReportSection accuracySection(const ReportInput& input);
/// The leading features by weight and by contribution to the separation of the centres, or what the method
/// has instead.
ReportSection featureSection(const ReportInput& input);
/// A paragraph for the methods section of a paper, with citations.
ReportSection quoteSection(const ReportInput& input);
/// Command line, digest, versions, date.
ReportSection repeatSection(const ReportInput& input);

}  // namespace fuzzylens::ui
