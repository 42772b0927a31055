// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/methods/membership/laplacian_report.h"

#include "core/numeric/powers_of_ten.h"

namespace fuzzylens {

namespace {

std::string count(Eigen::Index many, const std::string& one, const std::string& several)
{
    return std::to_string(many) + ' ' + (many == 1 ? one : several);
}

LaplacianFinding identity(const LaplacianCheck& check, const char* id, const char* name,
                          const ComparedEntries& compared, const std::string& sentence, const char* kind = "")
{
    const bool holds = compared.error <= check.rounding;
    return {id,
            name,
            true,
            holds,
            compared.entries,
            compared.error,
            sentence + ": greatest " + kind + "error " + errorText(compared.error) +
                (holds ? "." : ", which is more than rounding explains.")};
}

LaplacianFinding difference(const char* id, const char* name, const ComparedEntries& compared,
                            const std::string& sentence)
{
    return {id, name, false, false, compared.entries, compared.error, sentence};
}

LaplacianFinding diagonal(const LaplacianCheck& check)
{
    const std::string least = inPowersOfTen(check.leastOwn, 3), greatest = inPowersOfTen(check.greatestOwn, 3);
    return difference("diagonal", "diagonal, L and V", {1.0 - check.leastOwn, check.probes},
                      "On the diagonal the Laplacian has 1, where the membership of a probe in itself is " +
                          least + (least == greatest ? "." : " to " + greatest + "."));
}

std::string otherRowsSentence(const LaplacianCheck& check)
{
    return "In the rows of samples that are no probes the Laplacian is minus the membership, in " +
           count(check.otherRows.entries, "entry", "entries");
}

std::string probeRowsSentence(const LaplacianCheck& check)
{
    return "In the rows of probes it is not: in " + count(check.probeRows.entries, "entry", "entries") +
           " they differ by up to " + errorText(check.probeRows.error) +
           ", as the degree of a probe is summed over all samples but itself, its memberships over the probes "
           "with "
           "itself.";
}

std::string asymmetrySentence(const LaplacianCheck& check)
{
    return "The Laplacian is not symmetric: entries across its diagonal differ by up to " +
           errorText(check.asymmetry.error) + '.';
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
        all.push_back(identity(check, "other_rows", "rows of other samples, L = \u2212V", check.otherRows,
                               otherRowsSentence(check)));
    if (check.probeRows.entries > 0)
        all.push_back(
            difference("probe_rows", "rows of probes, L and \u2212V", check.probeRows, probeRowsSentence(check)));
    all.push_back(diagonal(check));
    if (check.asymmetry.error > check.rounding)
        all.push_back(difference("asymmetry", "asymmetry of L", check.asymmetry, asymmetrySentence(check)));
    if (check.scaled.entries > 0)
        all.push_back(
            identity(check, "scaled", "L and V times their sums", check.scaled,
                     "Multiplied by the sums they were divided by, both are the same weight, for every sample "
                     "and every other probe",
                     "relative "));
    if (check.selfLoops)
        all.push_back(
            identity(check, "self_loops", "I \u2212 V = L with loops", *check.selfLoops,
                     "As every sample is a probe, I \u2212 V is the Laplacian of the same graph with a loop "
                     "of weight 1 at every sample"));
    if (check.bipartite.entries > 0)
        all.push_back(
            identity(check, "bipartite", "V = random walk to probes", check.bipartite,
                     "Every membership is a step of the random walk on the graph that joins every sample "
                     "to every probe, itself too"));
    if (check.spectrum)
        all.push_back(identity(check, "spectrum", "spectrum, 1 \u2213 singular values", *check.spectrum,
                               "The eigenvalues of that graph's Laplacian are 1 minus and 1 plus the singular "
                               "values of its weights over the roots of their sums"));
    return all;
}

std::string laplacianSummary(const LaplacianCheck& check)
{
    const Eigen::Index others = check.samples - check.probes;
    std::string text = "The memberships of " + count(check.samples, "sample", "samples") + " in " +
                       count(check.probes, "probe", "probes") + ", \u03b2 = " + inPowersOfTen(check.beta, 3) +
                       ", are ";
    if (others > 0)
        text += "the normalised Laplacian, but for the sign, in the rows of the " +
                count(others, "sample that is no probe", "samples that are no probes") +
                "; not in the rows of the " + (check.probes == 1 ? "probe." : "probes.");
    else
        text += "in no row the normalised Laplacian, as every sample is a probe.";
    if (check.samplesWithoutEdges > 0)
        text += ' ' + count(check.samplesWithoutEdges, "sample has", "samples have") +
                " no edges: the weights are too small for numbers (\u03b2d\u00b2 above 670), so that there is "
                "nothing to compare with.";
    return text;
}

}  // namespace fuzzylens
