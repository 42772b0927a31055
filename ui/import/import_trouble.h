// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/session/import_trial.h"

#include <QString>

#include <optional>

namespace fuzzylens::ui {

/// A way to read a file that cannot be read as things stand.
struct Mend
{
    QString text;  // on a button
    InputSpec input;
};

/// Why a file could not be read, in a sentence for the window.
QString troubleText(const ImportTrial& trial);

/// What one click would help; nothing if no way is known.
std::optional<Mend> mendOf(const ImportTrial& trial);

}  // namespace fuzzylens::ui
