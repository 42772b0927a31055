// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/plot/csv_text.h"

#include <QLocale>

namespace fuzzylens::ui {

QString csvField(const QString& text)
{
    const bool isPlain = text == text.trimmed() && !text.contains(QLatin1Char(',')) &&
                         !text.contains(QLatin1Char('"')) && !text.contains(QLatin1Char('\n')) &&
                         !text.contains(QLatin1Char('\r'));
    if (isPlain)
        return text;
    QString quoted = text;
    quoted.replace(QLatin1Char('"'), QLatin1String("\"\""));
    return QLatin1Char('"') + quoted + QLatin1Char('"');
}

QString csvLine(const QStringList& fields)
{
    QStringList written;
    written.reserve(fields.size());
    for (const QString& field : fields)
        written << csvField(field);
    return written.join(QLatin1Char(',')) + QLatin1Char('\n');
}

QString csvNumber(double value)
{
    return value == value ? QString::number(value, 'g', QLocale::FloatingPointShortest) : QString();
}

}  // namespace fuzzylens::ui
