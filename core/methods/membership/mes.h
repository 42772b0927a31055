// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/methods/membership/affinity_propagation.h"
#include "core/methods/membership/annealing.h"
#include "core/methods/membership/probe_quality.h"
#include "core/methods/membership/sample_distances.h"
#include "core/methods/method.h"

#include <optional>
#include <string>
#include <vector>

namespace fuzzylens {

/// How the probes are found (methods.md 3.5).
enum class ProbeSelection {
    Random,
    Medoids,   // a few iterations of k-medoids
    Affinity,  // exemplars of affinity propagation
    Annealing,
    Pinned  // the pinned samples only
};

/// How the rows of the embedding are clustered.
enum class EmbeddingClustering {
    Fcm,
    KMeans,
    Spectral  // k-means on the left singular vectors of the bipartite graph of samples and probes (methods.md 3.4)
};

struct MesOptions
{
    Representation representation = Representation::Memberships;
    double beta = 1;  // sharpness of memberships, >= 0
    ProbeSelection selection = ProbeSelection::Random;
    int probes = 10;  // number of probes for Random and Medoids
    ProbeConstraints constraints;
    EmbeddingClustering clustering = EmbeddingClustering::Fcm;
    EmbeddingFcm fcm;  // clusters, restarts and seed apply to the other clusterings too
    ProbeMeasure measure = ProbeMeasure::XieBeni;
    AnnealingOptions annealing;
    AffinityOptions affinity;
};

/// The search for probes that these options describe, on the samples of @p problem.
class FUZZYLENS_EXPORT ProbeSearch
{
public:
    /// @param distances between the samples, not null. @throws std::invalid_argument if options and problem do not
    /// fit.
    ProbeSearch(const Problem& problem, const MesOptions& options, SampleDistancesPtr distances);
    ProbeSearch(const ProbeSearch&) = delete;
    ProbeSearch& operator=(const ProbeSearch&) = delete;

    ProbeAnnealing& annealing() { return m_annealing; }

private:
    SampleDistancesPtr m_distances;
    ProbeQuality m_quality;
    ProbeAnnealing m_annealing;
};

/// Membership embedding (MES) and distance embedding (DES) of Rovetta, Masulli and Filippone (2007): describes
/// each sample by its memberships in, or distances to, a few of the samples, the probes, and clusters these
/// descriptions. The features are used once, for the distances between the samples. Fills memberships, probes,
/// embedding, embeddingCenters, centers (means of the features), for MES the eigenvalues of the bipartite graph (1
/// - singular values, ascending), the history of the annealing, and with fuzzy c-means the collapse test.
/// @throws std::invalid_argument if the options do not fit, values are missing, or samples are too many
/// (sampleDistances()).
FUZZYLENS_EXPORT Outcome mes(const Problem& problem, const MesOptions& options, const RunControl& control = {});

/// Predicts new samples from their distances to the probes: the embedding, and memberships by the distances to its
/// centres (crisp after k-means and spectral clustering). After spectral clustering a sample of the fit may be
/// predicted to be in another cluster, as the nearest centre need not be that of its cluster.
/// @param outcome of mes(), with the values of its probes (makeModel()). @throws std::invalid_argument if @p
/// samples lack values or have other features.
FUZZYLENS_EXPORT Prediction predictFromProbes(const Outcome& outcome, const MesOptions& options,
                                              const Dataset& samples);

/// Parses probes separated by commas, each a sample name or "#" and an index from 0: "AML_12, A#2, #3". Of several
/// samples named A, A is the first and A#2 the second. A name that contains a comma or begins with "#" needs
/// double quotes. Names take precedence over indices; a quoted text is never an index. Returns ascending indices,
/// each once.
/// @throws std::invalid_argument naming the text that is neither a name nor an index.
FUZZYLENS_EXPORT std::vector<Eigen::Index> parseProbes(const std::string& text,
                                                       const std::vector<std::string>& sampleNames);
/// As parseProbes(), but ignores texts that are neither a name nor an index.
FUZZYLENS_EXPORT std::vector<Eigen::Index> knownProbes(const std::string& text,
                                                       const std::vector<std::string>& sampleNames);
/// The text from which parseProbes() reads @p probes: names, quoted where necessary; an index if the name is
/// ambiguous (samples A, A and A#2).
FUZZYLENS_EXPORT std::string probesText(const std::vector<Eigen::Index>& probes,
                                        const std::vector<std::string>& sampleNames);

FUZZYLENS_EXPORT MesOptions mesOptions(const Problem& problem, const Parameters& parameters,
                                       Representation representation);

MethodDescription describeMes();
MethodDescription describeDes();

}  // namespace fuzzylens
