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
    std::vector<std::string> pictures{};  // SVG; of some tables
};

/// A table that can be reproduced and is printed together with its reference.
struct ReproducibleTable
{
    std::string name;
    std::string title;
    bool needsData = false;
    int draws = 0;  // of labelled samples at most, where fewer of them can be asked for; 0: none or a fixed number
    std::vector<std::string> pictures;  // names of the curves; a single one without a name
    /// @p data is the folder of the data files. @throws Cancelled when interrupted.
    std::function<Reproduced(const std::filesystem::path& data, int draws)> compute;
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
/// Accuracy of SFFD with irrelevant features.
std::string sffdNoise(const std::filesystem::path& data);
/// Accuracy of SFFD with settings chosen on held-out pairs.
std::string sffdTuning(const std::filesystem::path& data);
/// Representation error of fuzzy c-means on raw data, in the distance and in the membership embedding.
std::string mesTable1(const std::filesystem::path& data);
/// Probes that simulated annealing finds, from twenty seeds.
std::string mesAnnealing(const std::filesystem::path& data);
/// Accuracy of spectral feature scaling and other methods on colorectal cancer, half of the samples
/// labelled.
std::string scsColorectal(const std::filesystem::path& data, int draws);
/// The same compared with no scaling on three expression sets, at most @p draws on each.
std::string scsComparison(const std::filesystem::path& data, int draws);
/// The same on artificial shapes, for shares of labelled samples, with the factors that were found.
std::string scsShapes(int draws);
/// Figures 2 to 6 of the paper of spectral feature scaling, on the interlocked horseshoes; the figures 2, 3, 4, 5
/// and 6 are the pictures.
Reproduced scsFigures(int draws);

}  // namespace fuzzylens::cli
