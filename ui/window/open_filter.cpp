// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/open_filter.h"

#include "core/import/reader.h"
#include "ui/session/session_controller.h"

#include <QCoreApplication>
#include <QStringList>

namespace fuzzylens::ui {

QString openFilter()
{
    QStringList patterns{QLatin1Char('*') + SessionController::suffix()};
    for (const Reader* reader : readers())
        for (const std::string_view suffix : reader->suffixes())
            for (const char* packing : {"", ".gz"})
                patterns << QStringLiteral("*.%1%2").arg(
                    QString::fromUtf8(suffix.data(), qsizetype(suffix.size())), QLatin1String(packing));
    patterns.removeDuplicates();
    return QCoreApplication::translate("fuzzylens::ui::OpenFilter",
                                       "Expression matrices and sessions (%1);;All files (*)")
        .arg(patterns.join(QLatin1Char(' ')));
}

}  // namespace fuzzylens::ui
