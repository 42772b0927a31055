// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/methods/problem.h"
#include "core/methods/sfp/sfp.h"
#include "core/numeric/aligned_matrix.h"

#include <Eigen/Core>

#include <vector>

namespace fuzzylens::sfp_detail {

/// The label part of the objective: prototypes, losses and smoothing (methods.md 1.3). Samples without a label
/// have none. Without a target every member is a no-op and every loss is zero. Sums run over fixed blocks of
/// samples, so that they do not depend on the number of threads.
class LabelTerm
{
public:
    /// @throws std::invalid_argument if the loss does not fit the target.
    LabelTerm(const Target& target, SfpLoss loss, double smoothing, Index clusters, int threads);

    bool isActive() const { return m_kind != Target::Kind::None; }
    /// Prototypes of single samples, one a cluster; an unlabelled one gives the prototype of all labelled samples.
    void start(const std::vector<int>& samples);
    /// Every prototype that of all labelled samples.
    void startFromAll();
    /// Prototypes that minimise the term for these memberships; clusters flagged empty keep theirs.
    void update(const AlignedMatrix& memberships, const std::vector<char>& isEmpty);
    /// Adds alpha times the losses of samples [begin, end) to cluster j: sums[i - begin] += alpha l(y_i, z_j).
    void addLosses(double alpha, Index cluster, Index begin, Index end, double* sums) const;
    /// sum_ij u_ij l(y_i, z_j) plus smoothing, for the memberships of the last update.
    double value(const AlignedMatrix& memberships) const;

    const Eigen::MatrixXd& prototypes() const { return m_prototypes; }

private:
    Eigen::RowVectorXd prototype(const Eigen::RowVectorXd& masses, const Eigen::RowVectorXd& otherwise) const;
    Eigen::RowVectorXd overall() const;
    Eigen::MatrixXd massesOf(const AlignedMatrix& memberships, Index begin, Index end) const;
    void updateLosses();

    Target::Kind m_kind;
    SfpLoss m_loss;
    double m_smoothing;
    int m_classes;
    int m_threads;
    const std::vector<int>* m_classOf;
    const std::vector<double>* m_numbers;
    Eigen::MatrixXd m_prototypes;  // k x M, or k x 1
    Eigen::MatrixXd m_losses;      // M x k: loss of a class in a cluster
};

/// What a prototype of a cluster costs a sample of class @p cls, of @p classes.
double classLoss(SfpLoss loss, int classes, const Eigen::RowVectorXd& prototype, int cls);

/// Memberships-weighted mean of the prototypes, as probabilities of the classes (rows sum to 1) and the class the
/// loss decides on; ties go to the lowest class.
struct ClassDecision
{
    Eigen::MatrixXd probabilities;  // n x M
    std::vector<int> classes;       // n
};
ClassDecision decideClasses(SfpLoss loss, int classes, const Eigen::MatrixXd& memberships,
                            const Eigen::MatrixXd& prototypes);

/// Columns of the prototypes of a target.
Index prototypeColumns(SfpLoss loss, const Target& target);

}  // namespace fuzzylens::sfp_detail
