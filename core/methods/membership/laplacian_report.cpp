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
            message(isRelative ? (holds ? "%1: greatest relative error %2."
                                        : "%1: greatest relative error %2, which is more than rounding explains.")
                    : holds    ? "%1: greatest error %2."
                               : "%1: greatest error %2, which is more than rounding explains.",
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
        message(
            least == greatest
                ? "On the diagonal the Laplacian has 1, where the membership of a probe in itself is %1."
                : "On the diagonal the Laplacian has 1, where the membership of a probe in itself is %1 to %2.",
            least, greatest));
}

Message otherRowsSentence(const LaplacianCheck& check)
{
    return message(
        check.otherRows.entries == 1
            ? "In the rows of samples that are no probes the Laplacian is minus the membership, in 1 entry"
            : "In the rows of samples that are no probes the Laplacian is minus the membership, in %1 entries",
        check.otherRows.entries);
}

Message probeRowsSentence(const LaplacianCheck& check)
{
    return message(
        check.probeRows.entries == 1
            ? "In the rows of probes it is not: in 1 entry they differ by up to %2, as the degree of a probe is "
              "summed over all samples but itself, its memberships over the probes with itself."
            : "In the rows of probes it is not: in %1 entries they differ by up to %2, as the degree of a probe "
              "is summed over all samples but itself, its memberships over the probes with itself.",
        check.probeRows.entries, errorText(check.probeRows.error));
}

Message asymmetrySentence(const LaplacianCheck& check)
{
    return message("The Laplacian is not symmetric: entries across its diagonal differ by up to %1.",
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
        all.push_back(identity(check, "other_rows", message("rows of other samples, L = −V"), check.otherRows,
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
            check, "scaled", message("L and V times their sums"), check.scaled,
            message("Multiplied by the sums they were divided by, both are the same weight, for every sample "
                    "and every other probe"),
            true));
    if (check.selfLoops)
        all.push_back(
            identity(check, "self_loops", message("I − V = L with loops"), *check.selfLoops,
                     message("As every sample is a probe, I − V is the Laplacian of the same graph with a loop "
                             "of weight 1 at every sample")));
    if (check.bipartite.entries > 0)
        all.push_back(
            identity(check, "bipartite", message("V = random walk to probes"), check.bipartite,
                     message("Every membership is a step of the random walk on the graph that joins every sample "
                             "to every probe, itself too")));
    if (check.spectrum)
        all.push_back(
            identity(check, "spectrum", message("spectrum, 1 ∓ singular values"), *check.spectrum,
                     message("The eigenvalues of that graph's Laplacian are 1 minus and 1 plus the singular "
                             "values of its weights over the roots of their sums")));
    return all;
}

Message laplacianSummary(const LaplacianCheck& check)
{
    const Eigen::Index others = check.samples - check.probes;
    const Message summary =
        message(others == 0 ? "The memberships of %1 samples in %2 probes, β = %3, are in no row the normalised "
                              "Laplacian, as every sample is a probe."
                : check.probes == 1
                    ? "The memberships of %1 samples in %2 probe, β = %3, are the normalised Laplacian, but for "
                      "the sign, in the rows of the %4 samples that are no probes; not in the rows of the probe."
                : others == 1
                    ? "The memberships of %1 samples in %2 probes, β = %3, are the normalised Laplacian, but for "
                      "the sign, in the rows of the 1 sample that is no probe; not in the rows of the probes."
                    : "The memberships of %1 samples in %2 probes, β = %3, are the normalised Laplacian, but for "
                      "the sign, in the rows of the %4 samples that are no probes; not in the rows of the probes.",
                check.samples, check.probes, inPowersOfTen(check.beta, 3), others);
    if (check.samplesWithoutEdges == 0)
        return summary;
    return message(check.samplesWithoutEdges == 1
                       ? "%1 1 sample has no edges: the weights are too small for numbers (βd² above 670), so "
                         "that there is nothing to compare with."
                       : "%1 %2 samples have no edges: the weights are too small for numbers (βd² above 670), so "
                         "that there is nothing to compare with.",
                   summary, check.samplesWithoutEdges);
}

}  // namespace fuzzylens
