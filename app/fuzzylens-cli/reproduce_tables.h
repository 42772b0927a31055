// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <functional>
#include <string>
#include <vector>

namespace fuzzylens::cli {

struct Reproduced
{
    std::string text;
    std::string picture{};  // SVG; of some tables
};

/// A table that can be computed again and is printed beside its reference.
struct ReproducibleTable
{
    std::string name;
    std::string title;
    bool needsData = false;
    bool hasPicture = false;
    /// @p data is the folder of the data files. @throws Cancelled when interrupted.
    std::function<Reproduced(const std::filesystem::path& data)> compute;
};

const std::vector<ReproducibleTable>& reproducibleTables();

/// Counts of leave-one-out on the gene-expression sets, for eight values of lambda'.
std::string sfpLeaveOneOut(const std::filesystem::path& data);
/// Accuracy of SFP on the synthetic sets.
std::string sfpDemonstrations();
/// Accuracy of SFFD and its family with 40 % of the samples labelled.
std::string sffdProtocol(const std::filesystem::path& data);
/// Accuracy of SFFD against the labelled share.
Reproduced sffdShare(const std::filesystem::path& data);
/// Accuracy of SFFD beside irrelevant features.
std::string sffdNoise(const std::filesystem::path& data);
/// Accuracy of SFFD with what is chosen on held-out pairs.
std::string sffdTuning(const std::filesystem::path& data);
/// Representation error of fuzzy c-means on raw data, in the distance and in the membership embedding.
std::string mesTable1(const std::filesystem::path& data);
/// Probes that simulated annealing finds, from twenty seeds.
std::string mesAnnealing(const std::filesystem::path& data);
/// Accuracy of spectral feature scaling and the methods beside it on colorectal cancer, half of the samples
/// labelled.
std::string scsColorectal(const std::filesystem::path& data);
/// The same beside no scaling on three expression sets.
std::string scsComparison(const std::filesystem::path& data);
/// The same on artificial shapes, for shares of labelled samples, with the factors that were found.
Reproduced scsShapes();

}  // namespace fuzzylens::cli
