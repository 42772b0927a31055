// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/report/report.h"
#include "ui/report/report_input.h"

namespace fuzzylens::ui {

class ReportPictures;

/// Everything a report says of a fit. @param pictures of that fit, each drawn already.
Report reportOf(const ReportInput& input, const ReportPictures& pictures);

}  // namespace fuzzylens::ui
