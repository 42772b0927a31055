// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/import/import_trouble.h"

#include "ui/import/override_kinds.h"
#include "ui/theme/core_text.h"
#include "ui/theme/counted.h"

#include <algorithm>
#include <string_view>
#include <unordered_set>

namespace fuzzylens::ui {

QString problemText(const ImportTrial& trial)
{
    if (!trial.error)
        return {};
    Issue issue = *trial.error;
    if (trial.featuresThatFit > 0)
        issue.remedy = "import only the most variable features, which fit into memory";
    return shownText(issueMessage(issue));
}

std::optional<Repair> repairFor(const ImportTrial& trial)
{
    if (trial.featuresThatFit > 0) {
        const QString count = countText(qint64(trial.featuresThatFit));
        return Repair{QObject::tr("Read the %1 most variable features").arg(count),
                      [fits = int(trial.featuresThatFit)](ImportOptions& options) { options.topVariance = fits; }};
    }
    for (const OverrideKind& kind : overrideKinds()) {
        if (kind.what != "missing values" || trial.oddText.empty())
            continue;
        return Repair{QObject::tr("Treat “%1” as missing").arg(QString::fromStdString(trial.oddText)),
                      [set = kind.setValue, value = kind.choices(trial).front().value](ImportOptions& options) {
                          set(options, value);
                      }};
    }
    return std::nullopt;
}

bool isAboutSamplesOf(const Dataset& data, const TablePreview& preview)
{
    const std::unordered_set<std::string_view> names(data.sampleNames().begin(), data.sampleNames().end());
    std::size_t rows = 0;
    std::vector<std::size_t> known;  // in each column
    for (const PreviewRow& row : preview.rows) {
        rows += !row.cells.empty();
        known.resize(std::max(known.size(), row.cells.size()), 0);
        for (std::size_t column = 0; column < row.cells.size(); ++column) {
            if (row.cells[column].role == PreviewCell::Role::Value)
                return false;
            known[column] += names.contains(row.cells[column].text);
        }
    }
    return rows > 1 && std::any_of(known.begin(), known.end(),
                                   [rows](std::size_t count) { return count > 0 && 2 * count >= rows - 1; });
}

}  // namespace fuzzylens::ui
