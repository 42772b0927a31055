// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace fuzzylens::ui {

/// The progress of a job of many fits.
struct FitProgress
{
    qint64 done = 0;  // fits
    qint64 total = 0;
    double perSecond = 0;
    double secondsLeft = 0;

    /// @param milliseconds since the start of the job.
    static FitProgress after(qint64 milliseconds, qint64 done, qint64 total);
    /// 0 to 1000.
    int permille() const { return total > 0 ? int(1000 * done / total) : 0; }
};

/// "8 s", "3 min", "2 h".
QString durationText(double seconds);

/// "120 of 2 000 fits · 34 per second · about 55 s left".
QString progressText(const FitProgress& progress);

}  // namespace fuzzylens::ui
