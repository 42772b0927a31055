// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/methods/membership/affinity_messages.h"

#include "core/numeric/random.h"

#include <algorithm>
#include <limits>

namespace fuzzylens {

namespace {

constexpr Index panelWidth = 64;  // columns; fixed, so the result does not depend on the number of threads
constexpr double infinity = std::numeric_limits<double>::infinity();

using Column = Eigen::Map<Eigen::ArrayXd, Eigen::Aligned64>;

Column columnOf(AlignedMatrix& matrix, Index column)
{
    return Column(matrix.column(column), matrix.rows());
}

/// Takes @p values into the largest and the second largest so far.
template <typename Largest, typename Second, typename Values>
void takeIn(Largest&& largest, Second&& second, const Values& values)
{
    second = second.max(largest.min(values));
    largest = largest.max(values);
}

Index panelsOf(Index columns)
{
    return (columns + panelWidth - 1) / panelWidth;
}

}  // namespace

AffinityMessages::AffinityMessages(const Eigen::MatrixXd& squaredDistances, const std::vector<ProbeRole>& roles,
                                   double preference, double noise, std::uint64_t seed)
    : m_free(samplesInRole(roles, ProbeRole::Free))
    , m_preference(preference)
    , m_noise(noise)
    , m_seed(seed)
    , m_exemplars(m_free.size(), 0)
{
    const Index n = squaredDistances.rows(), columns = static_cast<Index>(m_free.size());
    m_similarities = AlignedMatrix(n, columns);
    m_responsibilities = AlignedMatrix(n, columns);
    m_availabilities = AlignedMatrix(n, columns);
    m_largest = AlignedMatrix(n, panelsOf(columns));
    m_second = AlignedMatrix(n, panelsOf(columns));
    m_rowLargest = AlignedMatrix(n, 1);
    m_rowSecond = AlignedMatrix(n, 1);
    setFloor(squaredDistances, roles);
}

void AffinityMessages::setFloor(const Eigen::MatrixXd& squaredDistances, const std::vector<ProbeRole>& roles)
{
    const Index n = squaredDistances.rows();
    m_floorLargest = Eigen::ArrayXd::Constant(n, -infinity);
    m_floorSecond = m_floorLargest;
    const std::vector<Index> pinned = samplesInRole(roles, ProbeRole::Pinned);
    for (const Index sample : pinned)
        takeIn(m_floorLargest, m_floorSecond, -squaredDistances.col(sample).array());
    for (const Index sample : pinned)
        m_floorLargest[sample] = m_floorSecond[sample] = infinity;
}

template <typename OfColumn>
bool AffinityMessages::overPanels(int threads, const ShouldContinue& shouldContinue, const OfColumn& ofColumn)
{
    const auto ofPanel = [&](Index panel) {
        columnOf(m_largest, panel).setConstant(-infinity);
        columnOf(m_second, panel).setConstant(-infinity);
        const Index end = std::min((panel + 1) * panelWidth, m_similarities.columns());
        for (Index column = panel * panelWidth; column < end; ++column) {
            ofColumn(column);
            note(column, panel);
        }
    };
    if (m_largest.columns() == 1) {
        if (shouldContinue && !shouldContinue())
            return false;
        ofPanel(0);
    } else if (!parallelWhile(m_largest.columns(), threads, shouldContinue, ofPanel)) {
        return false;
    }
    mergePanels();
    return true;
}

bool AffinityMessages::begin(const Eigen::MatrixXd& squaredDistances, int threads,
                             const ShouldContinue& shouldContinue)
{
    return overPanels(threads, shouldContinue, [&](Index column) { fill(squaredDistances, column); });
}

bool AffinityMessages::iterate(double damping, int threads, const ShouldContinue& shouldContinue)
{
    m_damping = damping;
    const bool isDone = overPanels(threads, shouldContinue, [this](Index column) {
        respond(column);
        makeAvailable(column);
    });
    if (!isDone)
        return false;
    for (std::size_t c = 0; c < m_free.size(); ++c) {
        const auto column = static_cast<Index>(c);
        m_exemplars[c] = m_responsibilities(m_free[c], column) + m_availabilities(m_free[c], column) > 0.0;
    }
    return true;
}

bool AffinityMessages::areAllSettled()
{
    m_held = m_floorLargest;
    for (std::size_t c = 0; c < m_free.size(); ++c)
        if (m_exemplars[c]) {
            const auto column = static_cast<Index>(c);
            m_held = m_held.max(columnOf(m_availabilities, column) + columnOf(m_similarities, column));
        }
    return (m_held == columnOf(m_rowLargest, 0)).all();
}

void AffinityMessages::fill(const Eigen::MatrixXd& squaredDistances, Index column)
{
    const Index sample = m_free[static_cast<std::size_t>(column)];
    Column similarities = columnOf(m_similarities, column);
    similarities = -squaredDistances.col(sample).array();
    similarities[sample] = m_preference;
    if (m_noise == 0.0)
        return;
    Random random(deriveSeed(m_seed, {static_cast<std::uint64_t>(sample)}));
    for (double& similarity : similarities)
        similarity += m_noise * random.uniform(-1, 1);
}

/// r(i,k) = s(i,k) - max over the others k' of a(i,k') + s(i,k'). Where k holds the row's maximum, the others'
/// is the second; of equal maxima the second is the largest again.
void AffinityMessages::respond(Index column)
{
    const Index n = m_similarities.rows();
    const double* const __restrict similarity = m_similarities.column(column);
    const double* const __restrict availability = m_availabilities.column(column);
    const double* const __restrict largest = m_rowLargest.column(0);
    const double* const __restrict second = m_rowSecond.column(0);
    double* const __restrict responsibility = m_responsibilities.column(column);
    const double kept = m_damping, taken = 1.0 - m_damping;
    for (Index i = 0; i < n; ++i) {
        const double held = availability[i] + similarity[i];
        const double first = largest[i], next = second[i];  // both read, or the loop does not vectorise
        const double others = held < first ? first : next;
        responsibility[i] = kept * responsibility[i] + taken * (similarity[i] - others);
    }
}

/// a(i,k) = min(0, r(k,k) + sum over i' other than i and k of max(0, r(i',k))); a(k,k) is that sum over all but k.
void AffinityMessages::makeAvailable(Index column)
{
    const Index sample = m_free[static_cast<std::size_t>(column)];
    const Column responsibilities = columnOf(m_responsibilities, column);
    Column availabilities = columnOf(m_availabilities, column);
    const double own = responsibilities[sample], before = availabilities[sample];
    const double asked = responsibilities.max(0.0).sum() - std::max(own, 0.0);
    const double kept = m_damping, taken = 1.0 - m_damping;
    availabilities = kept * availabilities + taken * (own + asked - responsibilities.max(0.0)).min(0.0);
    availabilities[sample] = kept * before + taken * asked;
}

void AffinityMessages::note(Index column, Index panel)
{
    takeIn(columnOf(m_largest, panel), columnOf(m_second, panel),
           columnOf(m_availabilities, column) + columnOf(m_similarities, column));
}

void AffinityMessages::mergePanels()
{
    Column largest = columnOf(m_rowLargest, 0), second = columnOf(m_rowSecond, 0);
    largest = m_floorLargest;
    second = m_floorSecond;
    for (Index panel = 0; panel < m_largest.columns(); ++panel) {
        takeIn(largest, second, columnOf(m_largest, panel));
        second = second.max(columnOf(m_second, panel));
    }
}

}  // namespace fuzzylens
