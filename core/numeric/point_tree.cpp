// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/numeric/point_tree.h"

#include <algorithm>
#include <limits>
#include <numeric>

namespace fuzzylens {

namespace {

constexpr Index pointsOfLeaf = 16;
constexpr double infinite = std::numeric_limits<double>::infinity();

}  // namespace

/// First the least distance is found, then the first point within the limit that it sets.
struct PointTree::Search
{
    const double* at;
    Index except;
    double least = infinite;
    double limit = infinite;
    Index found = -1;
    bool isLimited = false;

    double most() const { return isLimited ? limit : least; }
    void take(Index index, double distance)
    {
        if (!isLimited)
            least = std::min(least, distance);
        else if (distance <= limit && (found < 0 || index < found))
            found = index;
    }
};

PointTree::PointTree(const Eigen::MatrixXd& points)
    : m_dimensions(points.rows())
{
    std::vector<Index> indices(static_cast<std::size_t>(points.cols()));
    std::iota(indices.begin(), indices.end(), Index{0});
    build(points, indices.data(), indices.data() + indices.size());
}

/// Returns the node of these points.
Index PointTree::build(const Eigen::MatrixXd& points, Index* first, Index* last)
{
    const Index node = std::ssize(m_nodes);
    m_nodes.emplace_back();
    const auto box = static_cast<std::size_t>(2 * m_dimensions * node);
    m_boxes.resize(box + static_cast<std::size_t>(2 * m_dimensions));
    Eigen::Map<Eigen::ArrayXd> low(m_boxes.data() + box, m_dimensions);
    Eigen::Map<Eigen::ArrayXd> high(m_boxes.data() + box + m_dimensions, m_dimensions);
    low = high = points.col(*first).array();
    for (const Index* point = first + 1; point != last; ++point) {
        low = low.min(points.col(*point).array());
        high = high.max(points.col(*point).array());
    }
    if (last - first <= pointsOfLeaf) {
        const Index leaf = std::ssize(m_leafIndices) / pointsOfLeaf;
        m_leafIndices.resize(static_cast<std::size_t>((leaf + 1) * pointsOfLeaf), -1);
        m_leafPoints.resize(static_cast<std::size_t>((leaf + 1) * pointsOfLeaf * m_dimensions), infinite);
        std::sort(first, last);
        for (Index i = 0; i < last - first; ++i) {
            m_leafIndices[static_cast<std::size_t>(leaf * pointsOfLeaf + i)] = first[i];
            for (Index l = 0; l < m_dimensions; ++l)
                m_leafPoints[static_cast<std::size_t>((leaf * m_dimensions + l) * pointsOfLeaf + i)] =
                    points(l, first[i]);
        }
        m_nodes[static_cast<std::size_t>(node)].leaf = leaf;
        return node;
    }
    Index widest = 0;
    (high - low).maxCoeff(&widest);
    Index* const middle = first + (last - first) / 2;
    std::nth_element(first, middle, last,
                     [&](Index one, Index other) { return points(widest, one) < points(widest, other); });
    const Index left = build(points, first, middle), right = build(points, middle, last);
    m_nodes[static_cast<std::size_t>(node)].left = left;
    m_nodes[static_cast<std::size_t>(node)].right = right;
    return node;
}

Index PointTree::nearest(const double* at, Index except, const Tolerance& tolerance) const
{
    Search search{at, except};
    const double distance = squaredDistanceOfBox(0, at);
    visit(0, distance, search);
    if (search.least == infinite)
        return -1;
    search.limit = search.least * (1 + tolerance.relative) + tolerance.absolute;
    search.isLimited = true;
    visit(0, distance, search);
    return search.found;
}

double PointTree::squaredDistanceOfBox(Index node, const double* at) const
{
    const double* const low = m_boxes.data() + 2 * m_dimensions * node;
    const double* const high = low + m_dimensions;
    double sum = 0;
    for (Index l = 0; l < m_dimensions; ++l) {
        const double beyond = std::max(std::max(low[l] - at[l], at[l] - high[l]), 0.0);
        sum += beyond * beyond;
    }
    return sum;
}

void PointTree::visit(Index node, double distance, Search& search) const
{
    if (distance > search.most())
        return;
    const Node& here = m_nodes[static_cast<std::size_t>(node)];
    if (here.leaf >= 0)
        return scan(here.leaf, search);
    const double left = squaredDistanceOfBox(here.left, search.at);
    const double right = squaredDistanceOfBox(here.right, search.at);
    if (left <= right) {
        visit(here.left, left, search);
        visit(here.right, right, search);
    } else {
        visit(here.right, right, search);
        visit(here.left, left, search);
    }
}

void PointTree::scan(Index leaf, Search& search) const
{
    using Lanes = Eigen::Array<double, pointsOfLeaf, 1>;
    const double* const points = m_leafPoints.data() + leaf * m_dimensions * pointsOfLeaf;
    Lanes squares = Lanes::Zero();
    for (Index l = 0; l < m_dimensions; ++l)
        squares += (Eigen::Map<const Lanes>(points + l * pointsOfLeaf) - search.at[l]).square();
    if (squares.minCoeff() > search.most())
        return;
    const Index* const indices = m_leafIndices.data() + leaf * pointsOfLeaf;
    for (Index i = 0; i < pointsOfLeaf && indices[i] >= 0; ++i)
        if (indices[i] != search.except)
            search.take(indices[i], squares[i]);
}

}  // namespace fuzzylens
