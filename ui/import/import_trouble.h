// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/session/import_trial.h"

#include <QString>

#include <functional>
#include <optional>

namespace fuzzylens::ui {

/// A way to read a file that cannot be read as things stand.
struct Repair
{
    QString text;  // on a button
    std::function<void(ImportOptions&)> apply;
};

/// Why a file could not be read, in a sentence for the window.
QString problemText(const ImportTrial& trial);

/// What one click would help; nothing if no way is known.
std::optional<Repair> repairFor(const ImportTrial& trial);

/// Whether the preview of a file looks like a table of annotations for the samples of @p data: no values, and a
/// column in which at least half of the texts behind the first are names of samples.
bool isAboutSamplesOf(const Dataset& data, const TablePreview& preview);

}  // namespace fuzzylens::ui
