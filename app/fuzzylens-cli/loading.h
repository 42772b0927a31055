// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "output_files.h"

#include "core/session/command_line/input_options.h"

namespace fuzzylens::cli {

/// The input that @p options name. @throws UsageError if a value has the wrong form.
InputSpec specOf(const InputOptions& options);

/// The files @p input names.
FileRoles filesOf(const InputSpec& input);

/// Reads the data set. @throws Cancelled when interrupted; UsageError if an option is given that does not apply to
/// the reader of the file; else as loadInput, every message naming the file.
DatasetPtr load(const InputSpec& input);

}  // namespace fuzzylens::cli
