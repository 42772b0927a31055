// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/session/import_trial.h"

#include <QByteArray>

#include <deque>
#include <memory>
#include <string>
#include <vector>

namespace fuzzylens::ui {

/// A data set that the history of a project leads to, and how to have it again.
struct ImportedData
{
    InputSpec input;
    DatasetPtr data;     // null: released
    std::string sha256;  // of the file
    QByteArray names;    // of released data, a digest of names and label fields, which can come from other files

    /// Whether the data read now equal the released ones; only for released data.
    bool isSameAs(const Dataset& read) const;
};
using ImportedDataPtr = std::shared_ptr<ImportedData>;

/// @p reading with its data released: the digests that identify it.
ImportedData withoutData(const ImportedData& reading);

/// The data sets in the history of a project. Joined files share the values of the data they are joined to; a
/// file that is read otherwise has values of its own, and undo wants both. Values that are not on screen are kept
/// as long as they take no more than the budget together; beyond that those used longest ago are released. They
/// are read again from their file when undo returns to them; its digest shows whether it is unchanged.
class ImportedDataSets
{
public:
    static constexpr double usualBudget = 1024.0 * 1024 * 1024;  // bytes

    void setBudget(double bytes) { m_budget = bytes; }
    ImportedDataPtr keep(const DatasetPtr& data, const InputSpec& input);
    /// Marks @p reading as displayed, and releases data beyond the budget. Returns the previous one.
    std::vector<DatasetPtr> use(const ImportedDataPtr& reading);

private:
    double m_budget = usualBudget;
    std::deque<std::weak_ptr<ImportedData>> m_readings;  // that used last in front
};

}  // namespace fuzzylens::ui
