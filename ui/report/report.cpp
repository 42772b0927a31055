// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/report/report.h"

#include "ui/report/report_words.h"

namespace fuzzylens::ui {

QString tableCaption(int number, const ReportTable& table)
{
    return ReportWords::tr("Table %1. %2").arg(QString::number(number), table.caption);
}

QString figureCaption(int number, const ReportFigure& figure)
{
    return ReportWords::tr("Figure %1. %2").arg(QString::number(number), figure.caption);
}

}  // namespace fuzzylens::ui
