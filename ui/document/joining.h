// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/session/input.h"

#include <QString>

namespace fuzzylens::ui {

/// A data set with a file about its samples joined.
struct Joined
{
    QString path;
    DatasetPtr from;                  // before
    DatasetPtr data;                  // null when stopped
    InputSpec input;                  // how the command line names it
    bool isLabels = false;            // a CLS file, not a table
    Index matched = 0;                // samples the file speaks of
    std::vector<std::string> fields;  // label fields that came
};

/// Joins a CLS file, recognised by its suffix, or else a table of sample annotations. Runs in a worker.
/// @throws DataError if it does not fit.
Joined joinFile(const QString& path, const DatasetPtr& data, const InputSpec& input, const Progress& progress);

/// A sentence with the joined file and the number of samples.
QString joinSummary(const Joined& joined);

}  // namespace fuzzylens::ui
