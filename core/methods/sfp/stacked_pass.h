// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/methods/sfp/stacked_data.h"

namespace fuzzylens::sfp_detail {

/// A fit whose clusters are columns of a StackedPass.
struct StackedModel
{
    const StackedFold* fold = nullptr;
    Index column = 0;  // of its first cluster
    Index clusters = 0;
    bool sharesWeights = false;
    double gamma = 1;                     // what differences of distances are compared with
    std::vector<double> masses;           // of the clusters; 0: an empty one, whose weights are uniform
    std::vector<double> lambdas;          // of the clusters
    std::vector<double> weightEntropies;  // after a pass: sum of w ln w of each cluster
    bool isDoubtful = false;              // after a pass: differences of large numbers have lost digits
};

/// The part of SFP iterations that reads the data, for clusters of many fits at once: from memberships over masses
/// to distances, by two matrix products for each panel of features (methods.md 6). The bits of a column depend on
/// no other column and not on its position.
class StackedPass
{
public:
    /// @param columns the most there are in a pass.
    StackedPass(const StackedData& data, Index columns);

    static Index padded(Index columns) { return (columns + 7) / 8 * 8; }

    /// Memberships over masses: a column sums to 1. Of an empty cluster: that of a centre it keeps.
    AlignedMatrix& coefficients() { return m_coefficients; }
    /// Runs a pass of the first @p columns. Those of no model must be 0 up to padded(columns).
    void run(std::vector<StackedModel*>& models, Index columns);
    const AlignedMatrix& distances() const { return m_distances; }  // n x columns, of all samples

private:
    struct Row
    {
        double origin = 0, total = 0, entropySum = 0;  // of e = exp((origin - s) / lambda)
    };

    void weighPanel(StackedModel& model, Index panel);
    void weighRow(StackedModel& model, Index first, Index clusters, double lambda, Index panel);
    void rescale(Index column, Index clusters, double exponent);
    void finish(StackedModel& model);

    const StackedData& m_data;
    AlignedMatrix m_coefficients, m_distances;
    AlignedMatrix m_sums;        // of a panel: centres and means of squares; then what multiplies x and x^2
    AlignedMatrix m_scatters;    // of a panel
    std::vector<Row> m_rows;     // of a column; of shared weights: of the first column
    std::vector<double> m_ends;  // of a column: sum of e v^2
};

}  // namespace fuzzylens::sfp_detail
