// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/session/import_trial.h"

#include <QString>

#include <functional>
#include <optional>

namespace fuzzylens::ui {

/// A way to read a file that cannot be read as things stand.
struct Mend
{
    QString text;  // on a button
    std::function<void(ImportOptions&)> apply;
};

/// Why a file could not be read, in a sentence for the window.
QString troubleText(const ImportTrial& trial);

/// What one click would help; nothing if no way is known.
std::optional<Mend> mendOf(const ImportTrial& trial);

}  // namespace fuzzylens::ui
