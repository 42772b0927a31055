// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/session/comparison.h"

#include <QString>

#include <vector>

namespace fuzzylens::ui {

/// The parts of a comparison of two runs, in reading order.
struct ComparisonPart
{
    enum class Kind {
        Cluster,  // one of the first run and the one matched to it, or one that is matched to none
        Moved,    // samples that went to another cluster than the matched one
        Gained,   // a feature whose weight grew
        Lost,     // or shrank
    };

    Kind kind = Kind::Cluster;
    int first = -1;   // cluster of the first run; of a feature its place in ResultComparison::mostChanged
    int second = -1;  // cluster of the second run; of a feature none
    QString what;     // in words
    QString ofFirst;  // samples or weight in the first run, as numbers of a table; empty where there are none
    QString ofSecond;
    QString ofBoth;  // samples that stay or move
};

/// In the order of the picture: the clusters of the first run, those of the second that are matched to none, where
/// samples went to, at most @p mostWeights features each that gained and that lost.
std::vector<ComparisonPart> partsOf(const ResultComparison& comparison, std::size_t mostWeights);

/// One line for each, under the heading "part,first,second,both".
QString csvOf(const std::vector<ComparisonPart>& parts);

}  // namespace fuzzylens::ui
