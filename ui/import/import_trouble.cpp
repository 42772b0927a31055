// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/import/import_trouble.h"

#include "ui/import/override_kinds.h"

#include <QLocale>

#include <algorithm>

namespace fuzzylens::ui {

QString troubleText(const ImportTrial& trial)
{
    if (!trial.error)
        return {};
    Issue issue = *trial.error;
    if (trial.featuresThatFit > 0)
        issue.remedy = "the features that vary most would fit, chosen while the file is read";
    return QString::fromStdString(sentence(issue));
}

std::optional<Mend> mendOf(const ImportTrial& trial)
{
    if (trial.featuresThatFit > 0) {
        const QString count = QLocale(QLocale::English).toString(qlonglong(trial.featuresThatFit));
        return Mend{QObject::tr("Read the %1 that vary most").arg(count),
                    [fits = int(trial.featuresThatFit)](ImportOptions& options) { options.topVariance = fits; }};
    }
    for (const OverrideKind& kind : overrideKinds()) {
        if (kind.what != "missing values" || trial.oddText.empty())
            continue;
        return Mend{QObject::tr("Take “%1” for missing").arg(QString::fromStdString(trial.oddText)),
                    [set = kind.setValue, value = kind.choices(trial).front().value](ImportOptions& options) {
                        set(options, value);
                    }};
    }
    return std::nullopt;
}

}  // namespace fuzzylens::ui
