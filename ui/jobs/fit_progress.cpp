// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/jobs/fit_progress.h"

#include "ui/theme/counted.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

namespace fuzzylens::ui {

namespace {

struct FitProgressWords
{
    Q_DECLARE_TR_FUNCTIONS(FitProgress)
};

}  // namespace

QString durationText(double seconds)
{
    constexpr double minute = 60, hour = 3600;
    if (seconds < 2 * minute)
        return FitProgressWords::tr("%1 s").arg(std::max(1.0, std::ceil(seconds)));
    return seconds < 2 * hour ? FitProgressWords::tr("%1 min").arg(std::round(seconds / minute))
                              : FitProgressWords::tr("%1 h").arg(std::round(seconds / hour));
}

FitProgress FitProgress::after(qint64 milliseconds, qint64 done, qint64 total)
{
    const double rate = milliseconds > 0 ? 1000.0 * double(done) / double(milliseconds) : 0;
    return {done, total, rate, rate > 0 ? double(total - done) / rate : 0};
}

QString progressText(const FitProgress& progress)
{
    QString text = FitProgressWords::tr("%1 of %2 fits").arg(countText(progress.done), countText(progress.total));
    if (progress.perSecond > 0)
        text += FitProgressWords::tr(" · %1 per second · about %2 left")
                    .arg(progress.perSecond < 10 ? QString::number(progress.perSecond, 'f', 1)
                                                 : countText(qint64(progress.perSecond)),
                         durationText(progress.secondsLeft));
    return text;
}

}  // namespace fuzzylens::ui
