// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/methods/membership/laplacian_report.h"

#include "core/numeric/powers_of_ten.h"

namespace fuzzylens {

namespace {

LaplacianFinding identity(const LaplacianCheck& check, const char* id, Message name,
                          const ComparedEntries& compared, Message sentence, bool isRelative = false)
{
    const bool holds = compared.error <= check.rounding;
    return {id,
            std::move(name),
            true,
            holds,
            compared.entries,
            compared.error,
            message(isRelative ? (holds ? "%1: maximum relative error %2."
                                        : "%1: maximum relative error %2, which rounding cannot explain.")
                    : holds    ? "%1: maximum error %2."
                               : "%1: maximum error %2, which rounding cannot explain.",
                    std::move(sentence), errorText(compared.error))};
}

LaplacianFinding difference(const char* id, Message name, const ComparedEntries& compared, Message sentence)
{
    return {id, std::move(name), false, false, compared.entries, compared.error, std::move(sentence)};
}

LaplacianFinding diagonal(const LaplacianCheck& check)
{
    const std::string least = inPowersOfTen(check.leastOwn, 3), greatest = inPowersOfTen(check.greatestOwn, 3);
    return difference(
        "diagonal", message("diagonal, L and V"), {1.0 - check.leastOwn, check.probes},
        message(least == greatest
                    ? "The diagonal of the Laplacian is 1, whereas the membership of a probe in itself is %1."
                    : "The diagonal of the Laplacian is 1, whereas the membership of a probe in itself ranges "
                      "from %1 to %2.",
                least, greatest));
}

Message otherRowsSentence(const LaplacianCheck& check)
{
    return message(
        check.otherRows.entries == 1
            ? "In the rows of samples that are not probes, the Laplacian is minus the membership, in 1 entry"
            : "In the rows of samples that are not probes, the Laplacian is minus the membership, in %1 entries",
        check.otherRows.entries);
}

Message probeRowsSentence(const LaplacianCheck& check)
{
    return message(
        check.probeRows.entries == 1
            ? "In the rows of probes they differ in 1 entry by up to %2, because the degree of a probe sums over "
              "all other samples, but its memberships sum over all probes including itself."
            : "In the rows of probes they differ in %1 entries by up to %2, because the degree of a probe sums "
              "over all other samples, but its memberships sum over all probes including itself.",
        check.probeRows.entries, errorText(check.probeRows.error));
}

Message asymmetrySentence(const LaplacianCheck& check)
{
    return message("The Laplacian is not symmetric: transposed entries differ by up to %1.",
                   errorText(check.asymmetry.error));
}

}  // namespace

std::string errorText(double error)
{
    constexpr int digits = 2;
    return inPowersOfTen(error, digits);
}

std::vector<LaplacianFinding> laplacianFindings(const LaplacianCheck& check)
{
    std::vector<LaplacianFinding> all;
    if (check.otherRows.entries > 0)
        all.push_back(identity(check, "other_rows", message("rows of non-probe samples, L = −V"), check.otherRows,
                               otherRowsSentence(check)));
    if (check.probeRows.entries > 0)
        all.push_back(difference("probe_rows", message("rows of probes, L and −V"), check.probeRows,
                                 probeRowsSentence(check)));
    all.push_back(diagonal(check));
    if (check.asymmetry.error > check.rounding)
        all.push_back(
            difference("asymmetry", message("asymmetry of L"), check.asymmetry, asymmetrySentence(check)));
    if (check.scaled.entries > 0)
        all.push_back(identity(
            check, "scaled", message("L and V without normalisation"), check.scaled,
            message("Without normalisation, both contain the same weight for every sample and every other probe"),
            true));
    if (check.selfLoops)
        all.push_back(identity(check, "self_loops", message("I − V = L with self-loops"), *check.selfLoops,
                               message("Because every sample is a probe, I − V is the Laplacian of the same graph "
                                       "with a self-loop of weight 1 at every sample")));
    if (check.bipartite.entries > 0)
        all.push_back(identity(check, "bipartite", message("V = random walk to the probes"), check.bipartite,
                               message("Every membership is a transition probability of the random walk on the "
                                       "graph that connects every sample to every probe, including itself")));
    if (check.spectrum)
        all.push_back(
            identity(check, "spectrum", message("spectrum, 1 ∓ singular values"), *check.spectrum,
                     message("The eigenvalues of that graph's Laplacian are 1 minus and 1 plus the singular "
                             "values of its weights, divided by the square roots of their sums")));
    return all;
}

Message laplacianSummary(const LaplacianCheck& check)
{
    const Eigen::Index others = check.samples - check.probes;
    const Message summary = message(
        others == 0 ? "For %1 samples and %2 probes (β = %3), the memberships equal the negative normalised "
                      "Laplacian in no row, because every sample is a probe."
        : check.probes == 1
            ? "For %1 samples and %2 probe (β = %3), the memberships equal the negative normalised Laplacian in "
              "the rows of the %4 samples that are not probes, but not in the row of the probe."
        : others == 1
            ? "For %1 samples and %2 probes (β = %3), the memberships equal the negative normalised Laplacian in "
              "the row of the 1 sample that is not a probe, but not in the rows of the probes."
            : "For %1 samples and %2 probes (β = %3), the memberships equal the negative normalised Laplacian in "
              "the rows of the %4 samples that are not probes, but not in the rows of the probes.",
        check.samples, check.probes, inPowersOfTen(check.beta, 3), others);
    if (check.samplesWithoutEdges == 0)
        return summary;
    return message(check.samplesWithoutEdges == 1
                       ? "%1 1 sample has no edges, because its weights are too small to be represented (βd² "
                         "above 670); it cannot be compared."
                       : "%1 %2 samples have no edges, because their weights are too small to be represented (βd² "
                         "above 670); they cannot be compared.",
                   summary, check.samplesWithoutEdges);
}

}  // namespace fuzzylens
