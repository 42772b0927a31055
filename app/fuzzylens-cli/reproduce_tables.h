// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <functional>
#include <string>
#include <vector>

namespace fuzzylens::cli {

/// A table that can be computed again and is printed beside its reference.
struct ReproducibleTable
{
    std::string name;
    std::string title;
    bool needsData = false;
    /// The table as text; @p data is the folder of the data files. @throws Cancelled when interrupted.
    std::function<std::string(const std::filesystem::path& data)> compute;
};

const std::vector<ReproducibleTable>& reproducibleTables();

/// Counts of leave-one-out on the gene-expression sets, for eight values of lambda'.
std::string sfpLeaveOneOut(const std::filesystem::path& data);
/// Accuracy of SFP on the synthetic sets.
std::string sfpDemonstrations();
/// Accuracy of SFFD and its family with 40 % of the samples labelled.
std::string sffdProtocol(const std::filesystem::path& data);

}  // namespace fuzzylens::cli
