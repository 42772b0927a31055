// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/common/export.h"
#include "core/numeric/aligned_matrix.h"

#include <vector>

namespace fuzzylens {

/// Finds the nearest of many points without comparing all of them: a k-d tree (Friedman, Bentley and Finkel 1977),
/// with the bounding box of every node.
class FUZZYLENS_EXPORT PointTree
{
public:
    /// @param points d x m, finite; d and m 1 or more.
    explicit PointTree(const Eigen::MatrixXd& points);

    /// Distances that count as equal.
    struct Tolerance
    {
        double relative = 0;  // of the squared distance
        double absolute = 0;  // in squared distances
    };
    /// The index of the point nearest to @p at (d numbers) other than @p except: the first of those whose distance
    /// equals the least one; -1 if there is no other.
    Index nearest(const double* at, Index except, const Tolerance& tolerance) const;

private:
    struct Node
    {
        Index left = -1, right = -1;  // -1: a leaf
        Index leaf = -1;
    };
    struct Search;

    Index build(const Eigen::MatrixXd& points, Index* first, Index* last);
    double squaredDistanceOfBox(Index node, const double* at) const;
    void visit(Index node, double distance, Search& search) const;
    void scan(Index leaf, Search& search) const;

    Index m_dimensions;
    std::vector<Node> m_nodes;         // the root first
    std::vector<double> m_boxes;       // of each node the least values, then the greatest
    std::vector<double> m_leafPoints;  // of each leaf, dimensions x lanes; beyond the points of a leaf infinite
    std::vector<Index> m_leafIndices;  // of each leaf, lanes; -1 beyond
};

}  // namespace fuzzylens
