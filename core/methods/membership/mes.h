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

/// How the probes are found (METHODS 3.5).
enum class ProbeSelection {
    Random,
    Medoids,   // rough k-means whose centroids are samples
    Affinity,  // exemplars of affinity propagation
    Annealing,
    Pinned  // the pinned samples alone
};

/// How samples are clustered by what the probes say of them.
enum class EmbeddingClustering {
    Fcm,
    KMeans,
    Spectral  // k-means on the left singular vectors of the bipartite graph of samples and probes (METHODS 3.4)
};

struct MesOptions
{
    Representation representation = Representation::Memberships;
    double beta = 1;  // of memberships: 0 or more
    ProbeSelection selection = ProbeSelection::Random;
    int probes = 10;  // of Random and Medoids
    ProbeConstraints constraints;
    EmbeddingClustering clustering = EmbeddingClustering::Fcm;
    EmbeddingFcm fcm;  // clusters, restarts and seed count for the other ways too
    ProbeMeasure measure = ProbeMeasure::XieBeni;
    AnnealingOptions annealing;
    AffinityOptions affinity;
};

/// The search for probes that these options describe, on the samples of @p problem.
class FUZZYLENS_EXPORT ProbeSearch
{
public:
    /// @param distances of the samples. @throws std::invalid_argument if options and problem do not fit.
    ProbeSearch(const Problem& problem, const MesOptions& options, SampleDistancesPtr distances);
    ProbeSearch(const ProbeSearch&) = delete;
    ProbeSearch& operator=(const ProbeSearch&) = delete;

    ProbeAnnealing& annealing() { return m_annealing; }

private:
    SampleDistancesPtr m_distances;
    ProbeQuality m_quality;
    ProbeAnnealing m_annealing;
};

/// Membership embedding (MES) and distance embedding (DES) of Rovetta, Masulli and Filippone (2007): samples are
/// described by a few of them, the probes, and clustered by that. The features are asked once, for the distances
/// between the samples. The outcome has the probes, the embedding with its centres, the centres
/// among the features, for MES the eigenvalues of the bipartite graph (1 - singular values, ascending), the
/// course of the annealing, and with fuzzy c-means the collapse test.
/// @throws std::invalid_argument if the options do not fit, values are missing, or samples are too many
/// (sampleDistances()).
FUZZYLENS_EXPORT Outcome mes(const Problem& problem, const MesOptions& options, const RunControl& control = {});

/// New samples by their distances from the probes: embedding, and memberships by the distances from its centres;
/// the nearest alone after k-means and spectral clustering. (Spectral clusters are not those of the nearest
/// centre: samples of the fit may be predicted to be in another.)
/// @param outcome of mes(), with the values of its probes (makeModel()). @throws std::invalid_argument if @p
/// samples lack values or have other features.
FUZZYLENS_EXPORT Prediction predictFromProbes(const Outcome& outcome, const MesOptions& options,
                                              const Dataset& samples);

/// Probes by name or by index from 0, which "#" marks, separated by commas: "AML_12, A#2, #3". The second of
/// several samples called A is A#2, A alone the first. A name with a comma, or one that begins with "#", needs
/// double quotes. Names of samples take precedence over indices; a quoted text is never an index. Ascending, each
/// once.
/// @throws std::invalid_argument naming the text that is neither a name nor an index.
FUZZYLENS_EXPORT std::vector<Eigen::Index> parseProbes(const std::string& text,
                                                       const std::vector<std::string>& sampleNames);
/// The same, but texts that are neither are ignored.
FUZZYLENS_EXPORT std::vector<Eigen::Index> knownProbes(const std::string& text,
                                                       const std::vector<std::string>& sampleNames);
/// The text that parseProbes() reads these from: names, in quotes where they need them; an index alone where
/// another sample is called by the number of a name that repeats (A, A and A#2).
FUZZYLENS_EXPORT std::string probesText(const std::vector<Eigen::Index>& probes,
                                        const std::vector<std::string>& sampleNames);

FUZZYLENS_EXPORT MesOptions mesOptions(const Problem& problem, const Parameters& parameters,
                                       Representation representation);

MethodDescription describeMes();
MethodDescription describeDes();

}  // namespace fuzzylens
