// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/methods/sfp/label_term.h"

#include "core/common/issue.h"
#include "core/methods/sfp/combined_blocks.h"
#include "core/numeric/ties.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace fuzzylens::sfp_detail {

namespace {

using Eigen::MatrixXd;
using Eigen::RowVectorXd;

constexpr double largestNumber = 1e140;  // squares of differences stay finite

bool isSigned(SfpLoss loss)
{
    return loss == SfpLoss::Logistic || loss == SfpLoss::Hinge;
}

double logisticLoss(double margin)
{
    return std::log1p(std::exp(-std::abs(margin))) + std::max(-margin, 0.0);
}

// The prototype of a loss on {-1, +1} for masses of the two signs.
double signedPrototype(SfpLoss loss, double positive, double negative, double smoothing)
{
    if (loss == SfpLoss::Logistic)
        return std::log((positive + smoothing) / (negative + smoothing));
    return positive > negative ? 1.0 : positive < negative ? -1.0 : 0.0;
}

double signedLoss(SfpLoss loss, double margin)
{
    return loss == SfpLoss::Logistic ? logisticLoss(margin) : std::max(0.0, 1.0 - margin);
}

}  // namespace

Index prototypeColumns(SfpLoss loss, const Target& target)
{
    if (target.kind == Target::Kind::Numbers)
        return 1;
    return isSigned(loss) && target.classes() == 2 ? 1 : target.classes();
}

double classLoss(SfpLoss loss, int classes, const RowVectorXd& z, int cls)
{
    switch (loss) {
    case SfpLoss::LogLoss:
        return -std::log(z[cls]);
    case SfpLoss::Logistic:
    case SfpLoss::Hinge: {
        if (z.size() == 1 && classes == 2)
            return signedLoss(loss, cls == 1 ? z[0] : -z[0]);
        double sum = 0;
        for (Index m = 0; m < z.size(); ++m)
            sum += signedLoss(loss, m == cls ? z[m] : -z[m]);
        return sum;
    }
    case SfpLoss::Squared:
        return z.squaredNorm() - 2 * z[cls] + 1;
    case SfpLoss::ZeroOne:
        return 1 - z[cls];
    }
    return 0;
}

LabelTerm::LabelTerm(const Target& target, SfpLoss loss, double smoothing, Index clusters, int threads)
    : m_kind(target.kind)
    , m_loss(loss)
    , m_smoothing(smoothing)
    , m_classes(target.classes())
    , m_threads(threads)
    , m_classOf(&target.classOf)
    , m_numbers(&target.numbers)
{
    if (m_kind == Target::Kind::Numbers && loss != SfpLoss::Squared)
        throw ArgumentError(
            message("the label \"%1\" is numeric, so the loss must be squared; the other losses need classes",
                    target.name));
    for (const double number : target.numbers)
        if (std::abs(number) > largestNumber)
            throw ArgumentError(message("the label \"%1\" contains %2, which is too large to compute with",
                                        target.name, toText(number)));
    if (m_kind == Target::Kind::Classes && m_classes == 0)
        m_kind = Target::Kind::None;  // no sample is labelled
    if (!isActive())
        return;
    m_prototypes = MatrixXd::Zero(clusters, prototypeColumns(loss, target));
    if (m_kind == Target::Kind::Classes)
        m_losses = MatrixXd::Zero(m_classes, clusters);
}

// Classes: masses holds the membership mass of every class. Numbers: mass, and mass times number.
RowVectorXd LabelTerm::prototype(const RowVectorXd& masses, const RowVectorXd& otherwise) const
{
    RowVectorXd result = otherwise;
    if (m_kind == Target::Kind::Numbers) {
        if (masses[0] > 0)
            result[0] = masses[1] / masses[0];
        return result;
    }
    const double total = masses.sum();
    switch (m_loss) {
    case SfpLoss::LogLoss:
        result = (masses.array() + m_smoothing) / (total + m_classes * m_smoothing);
        break;
    case SfpLoss::Logistic:
    case SfpLoss::Hinge:
        if (result.size() == 1 && m_classes == 2)
            result[0] = signedPrototype(m_loss, masses[1], masses[0], m_smoothing);
        else
            for (Index m = 0; m < m_classes; ++m)
                result[m] = signedPrototype(m_loss, masses[m], total - masses[m], m_smoothing);
        break;
    case SfpLoss::Squared:
        if (total > 0)
            result = masses / total;
        break;
    case SfpLoss::ZeroOne:
        if (total > 0) {
            result.setZero();
            result[firstLargest(masses)] = 1;
        }
        break;
    }
    return result;
}

RowVectorXd LabelTerm::overall() const
{
    RowVectorXd masses = RowVectorXd::Zero(m_kind == Target::Kind::Numbers ? 2 : m_classes);
    if (m_kind == Target::Kind::Numbers) {
        for (const double number : *m_numbers)
            if (number == number)
                masses += RowVectorXd{{1.0, number}};
    } else {
        for (const int cls : *m_classOf)
            if (cls >= 0)
                masses[cls] += 1;
    }
    return prototype(masses, RowVectorXd::Zero(m_prototypes.cols()));
}

void LabelTerm::start(const std::vector<int>& samples)
{
    if (!isActive())
        return;
    const RowVectorXd otherwise = overall();
    for (std::size_t j = 0; j < samples.size(); ++j) {
        const auto sample = static_cast<std::size_t>(samples[j]);
        RowVectorXd masses = RowVectorXd::Zero(m_kind == Target::Kind::Numbers ? 2 : m_classes);
        if (m_kind == Target::Kind::Numbers) {
            if ((*m_numbers)[sample] == (*m_numbers)[sample])
                masses << 1.0, (*m_numbers)[sample];
        } else if ((*m_classOf)[sample] >= 0) {
            masses[(*m_classOf)[sample]] = 1;
        }
        m_prototypes.row(static_cast<Index>(j)) = prototype(masses, otherwise);
    }
    updateLosses();
}

void LabelTerm::startFromAll()
{
    if (!isActive())
        return;
    m_prototypes.rowwise() = overall();
    updateLosses();
}

void LabelTerm::update(const AlignedMatrix& memberships, const std::vector<char>& isEmpty)
{
    if (!isActive())
        return;
    const MatrixXd masses = sumOfBlocks(memberships.rows(), m_threads,
                                        [&](Index begin, Index end) { return massesOf(memberships, begin, end); });
    for (Index j = 0; j < memberships.columns(); ++j)
        if (!isEmpty[static_cast<std::size_t>(j)])
            m_prototypes.row(j) = prototype(masses.row(j), m_prototypes.row(j));
    updateLosses();
}

// A row for each cluster, of samples [begin, end).
MatrixXd LabelTerm::massesOf(const AlignedMatrix& memberships, Index begin, Index end) const
{
    MatrixXd masses = MatrixXd::Zero(memberships.columns(), m_kind == Target::Kind::Numbers ? 2 : m_classes);
    for (Index j = 0; j < memberships.columns(); ++j) {
        const double* u = memberships.column(j);
        for (Index i = begin; i < end; ++i) {
            if (m_kind == Target::Kind::Classes) {
                if (const int cls = (*m_classOf)[static_cast<std::size_t>(i)]; cls >= 0)
                    masses(j, cls) += u[i];
            } else if (const double number = (*m_numbers)[static_cast<std::size_t>(i)]; number == number) {
                masses(j, 0) += u[i];
                masses(j, 1) += u[i] * number;
            }
        }
    }
    return masses;
}

void LabelTerm::updateLosses()
{
    if (m_kind != Target::Kind::Classes)
        return;
    for (Index j = 0; j < m_prototypes.rows(); ++j)
        for (int m = 0; m < m_classes; ++m)
            m_losses(m, j) = classLoss(m_loss, m_classes, m_prototypes.row(j), m);
}

void LabelTerm::addLosses(double alpha, Index cluster, Index begin, Index end, double* sums) const
{
    if (m_kind == Target::Kind::Classes) {
        const double* losses = m_losses.col(cluster).data();
        for (Index i = begin; i < end; ++i)
            if (const int cls = (*m_classOf)[static_cast<std::size_t>(i)]; cls >= 0)
                sums[i - begin] += alpha * losses[cls];
    } else if (m_kind == Target::Kind::Numbers) {
        const double z = m_prototypes(cluster, 0);
        for (Index i = begin; i < end; ++i)
            if (const double number = (*m_numbers)[static_cast<std::size_t>(i)]; number == number)
                sums[i - begin] += alpha * (number - z) * (number - z);
    }
}

double LabelTerm::value(const AlignedMatrix& memberships) const
{
    if (!isActive())
        return 0;
    double sum = sumOfBlocks(memberships.rows(), m_threads, [&](Index begin, Index end) {
        Eigen::ArrayXd losses(end - begin);
        double ofBlock = 0;
        for (Index j = 0; j < memberships.columns(); ++j) {
            losses.setZero();
            addLosses(1.0, j, begin, end, losses.data());
            ofBlock += losses.matrix().dot(memberships.map().col(j).segment(begin, end - begin));
        }
        return ofBlock;
    });
    for (Index j = 0; j < memberships.columns() && m_kind == Target::Kind::Classes; ++j) {
        if (m_loss == SfpLoss::LogLoss)
            sum -= m_smoothing * m_prototypes.row(j).array().log().sum();
        if (m_loss == SfpLoss::Logistic)
            for (const double z : m_prototypes.row(j))
                sum += m_smoothing * (logisticLoss(z) + logisticLoss(-z));
    }
    return sum;
}

ClassDecision decideClasses(SfpLoss loss, int classes, const MatrixXd& memberships, const MatrixXd& prototypes)
{
    ClassDecision decision;
    MatrixXd scores = memberships * prototypes;
    const bool single = isSigned(loss) && classes == 2;
    MatrixXd& probabilities = decision.probabilities;
    if (loss == SfpLoss::Logistic)
        scores = (1.0 + (-scores.array()).exp()).inverse().matrix();
    else if (loss == SfpLoss::Hinge)
        scores = (0.5 + 0.5 * scores.array()).max(0.0).min(1.0).matrix();
    if (single) {
        probabilities.resize(scores.rows(), 2);
        probabilities.col(1) = scores.col(0);
        probabilities.col(0) = 1.0 - scores.col(0).array();
    } else {
        probabilities = std::move(scores);
    }
    decision.classes.resize(static_cast<std::size_t>(probabilities.rows()));
    for (Index i = 0; i < probabilities.rows(); ++i) {
        decision.classes[static_cast<std::size_t>(i)] = static_cast<int>(firstLargest(probabilities.row(i)));
        const double sum = probabilities.row(i).sum();
        if (sum > 0)
            probabilities.row(i) /= sum;
        else
            probabilities.row(i).setConstant(1.0 / classes);
    }
    return decision;
}

}  // namespace fuzzylens::sfp_detail
