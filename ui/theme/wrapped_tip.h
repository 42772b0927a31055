// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace fuzzylens::ui {

/// A long tool tip that Qt breaks into lines: plain text it would show as one line across the screen.
inline QString wrappedTip(const QString& text)
{
    if (text.isEmpty())
        return text;
    QString html = text.toHtmlEscaped();
    html.replace(QLatin1Char('\n'), QLatin1String("<br>"));
    return QStringLiteral("<p>") + html + QStringLiteral("</p>");
}

}  // namespace fuzzylens::ui
