// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/methods/spectral/local_fisher.h"
#include "core/methods/spectral/scs.h"

namespace fuzzylens {

/// The methods that spectral feature scaling is compared with (methods.md 4.6). Each fills an outcome as scs()
/// does; the linear ones also the projection. Asked to stop, each does so within a fraction of a second, also
/// inside its decompositions. All throw std::invalid_argument if values are missing, the options do not fit, or
/// there are fewer dimensions than asked for.

/// Principal components: directions of greatest variance.
FUZZYLENS_EXPORT Outcome pca(const Problem& problem, const ReducedSpaceOptions& space,
                             const RunControl& control = {});

struct FisherOptions
{
    bool isLocal = true;  // LFDA; else LDA, which has one dimension less than classes
    double ridge = 1e-3;  // of the mean variance inside classes
    FisherScaling metric = FisherScaling::Weighted;
    ReducedSpaceOptions space;
};
/// Linear discriminant analysis, local (Sugiyama 2007) or not, of the labelled samples.
FUZZYLENS_EXPORT Outcome discriminant(const Problem& problem, const FisherOptions& options,
                                      const RunControl& control = {});

/// Gaussian kernel exp(-d^2 / (2 sigma^2)) of the samples.
struct KernelOptions
{
    bool isRelative = true;  // sigma is the median distance times the factor; else the factor itself
    double widthFactor = 1;
    /// Of more samples than this many the kernel is approximated by its columns of so many landmarks, drawn with
    /// the seed of the reduction and stratified by class where there are labels (landmarkKernel()); the median is
    /// that of the pairs of a fixed sample. The outcome then has the warning "kernel-approximated".
    Index mostExact = 2048;
    Index landmarks = 1024;
};

/// Kernel local Fisher discriminant analysis on the labelled samples; ridge 0.001 as published there.
FUZZYLENS_EXPORT Outcome klfda(const Problem& problem, const FisherOptions& options, const KernelOptions& kernel,
                               const RunControl& control = {});

struct PreservingOptions
{
    GraphOptions graph;
    double keptVariance = 0.95;  // LPP: of the principal components it begins with; with all of them it is SC
    double ridge = 1e-3;         // KLPP: of the mean of the diagonal; with none it is SC
    /// What the ridge is added to: L a = lambda (D + ridge) a, as published, has its least values where the kernel
    /// hardly varies, and the samples fall on one point; with it on both sides these have the value 1.
    enum class RidgeOn { BothSides, Degrees };
    RidgeOn ridgeOn = RidgeOn::BothSides;
    ReducedSpaceOptions space;
};
/// Locality preserving projections (He and Niyogi 2003): directions along which neighbours stay together.
FUZZYLENS_EXPORT Outcome lpp(const Problem& problem, const PreservingOptions& options,
                             const RunControl& control = {});
/// The same in the space of a kernel.
FUZZYLENS_EXPORT Outcome klpp(const Problem& problem, const PreservingOptions& options,
                              const KernelOptions& kernel, const RunControl& control = {});

MethodDescription describePca();
MethodDescription describeLda();
MethodDescription describeLfda();
MethodDescription describeKlfda();
MethodDescription describeLpp();
MethodDescription describeKlpp();

}  // namespace fuzzylens
