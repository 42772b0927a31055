// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/dataset/dataset.h"

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace fuzzylens {

/// A feature by a name of its own: "TP53", or where the name repeats, "TP53#2", the second of them.
FUZZYLENS_EXPORT std::string numberedName(const std::vector<std::string>& names, Index feature);

/// The numbered names of all.
FUZZYLENS_EXPORT std::vector<std::string> numberedNames(const std::vector<std::string>& names);

/// "TP53#2" as "TP53" and 2; nothing for other texts.
std::optional<std::pair<std::string_view, std::size_t>> takenApart(std::string_view numberedName);

/// The issue that lists the names several features have; nothing where every name is of one.
FUZZYLENS_EXPORT std::optional<Issue> repeatedNameIssue(const Dataset& data);

/// The warning that sample names repeat: how many, and the samples with the first of them, counted from 1. Nothing
/// if every sample has its own name.
std::optional<Issue> repeatedSampleIssue(const Dataset& data);

}  // namespace fuzzylens
