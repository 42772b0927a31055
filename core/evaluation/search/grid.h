// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/common/export.h"

#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace fuzzylens {

/// A parameter, by its name or that of one of its scales, and the values to try.
struct GridAxis
{
    std::string name;
    std::vector<std::string> values;  // different texts, as resolveParameters() reads them

    bool operator==(const GridAxis&) const = default;
};

/// The axis as a list of its values, which parseGridAxis reads back: "lambda_prime=0.1,0.2".
FUZZYLENS_EXPORT std::string toText(const GridAxis& axis);

/// "lambda_prime=0.1:0.8:0.1", both ends included, or "loss=logloss,hinge".
/// @throws std::invalid_argument if @p text has another form, a step does not lead from the first value to the
/// last, or a value occurs twice.
FUZZYLENS_EXPORT GridAxis parseGridAxis(std::string_view text);

/// All combinations of the values of its axes, that of the last axis changing first, or a sample of N of them in
/// the same order: "random:N", or "sobol:N", which spreads them evenly by a Sobol sequence. Combinations that the
/// sequence repeats are skipped; if it has too few within a million points, the first missing ones are added.
class FUZZYLENS_EXPORT Grid
{
public:
    Grid() = default;
    /// @param sample as above; empty for all combinations. @param seed of a random sample.
    /// @throws std::invalid_argument if a name occurs twice, there are more than mostPoints points, or @p sample
    /// has another form, asks for more points than there are, or is "sobol" with more than 8 axes.
    explicit Grid(std::vector<GridAxis> axes, std::string sample = {}, std::uint64_t seed = 1);

    const std::vector<GridAxis>& axes() const { return m_axes; }
    /// How the points were chosen; empty for all combinations.
    const std::string& sample() const { return m_sample; }
    /// 1 without axes.
    std::size_t size() const { return m_sample.empty() ? m_combinations : m_points.size(); }
    /// The value of each axis at a point below size().
    std::map<std::string, std::string> point(std::size_t index) const;
    /// The positions of these values on their axes, in the order of axes().
    std::vector<std::size_t> positions(std::size_t index) const;
    /// The point at these positions. @throws std::invalid_argument if a sample does not have it.
    std::size_t index(const std::vector<std::size_t>& positions) const;

    static constexpr std::size_t mostPoints = 100000;

private:
    void choosePoints(std::uint64_t seed);

    std::vector<GridAxis> m_axes;
    std::size_t m_combinations = 1;
    std::string m_sample;
    std::vector<std::size_t> m_points;  // of a sample: its combinations, ascending
};

/// All points of @p grid, each once: first those at the ends and in the middle of every axis, then those halfway
/// between these, and so on. Points of the same step are in the order of the grid.
/// @param slice of each axis a position, or nothing where it varies: all points with these positions are before
/// the others. Empty: all points are in the slice.
FUZZYLENS_EXPORT std::vector<std::size_t> coarseToFine(const Grid& grid,
                                                       const std::vector<std::optional<std::size_t>>& slice = {});

}  // namespace fuzzylens
