// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/runs/comparison_parts.h"

#include "ui/plot/csv_text.h"
#include "ui/runs/comparison_picture.h"
#include "ui/theme/core_text.h"

#include <algorithm>

namespace fuzzylens::ui {

namespace {

using Kind = ComparisonPart::Kind;

void addClusters(const ResultComparison& comparison, std::vector<ComparisonPart>& parts)
{
    const Eigen::VectorXi first = comparison.table.rowwise().sum(),
                          second = comparison.table.colwise().sum().transpose();
    for (int i = 0; i < int(comparison.matchedTo.size()); ++i) {
        ComparisonPart part{Kind::Cluster, i, comparison.matchedTo[std::size_t(i)], {}, {}, {}, {}};
        part.ofFirst = QString::number(first[i]);
        if (part.second < 0) {
            part.what = ComparisonPicture::tr("Cluster %1 of the first run, without a match").arg(i + 1);
        } else {
            part.what =
                ComparisonPicture::tr("Cluster %1 of the first run, matched to cluster %2 of the second run")
                    .arg(i + 1)
                    .arg(part.second + 1);
            part.ofSecond = QString::number(second[part.second]);
            part.ofBoth = QString::number(comparison.table(i, part.second));
        }
        parts.push_back(part);
    }
    const std::vector<int>& matched = comparison.matchedTo;
    for (int j = 0; j < int(second.size()); ++j)
        if (std::find(matched.begin(), matched.end(), j) == matched.end())
            parts.push_back({Kind::Cluster,
                             -1,
                             j,
                             ComparisonPicture::tr("Cluster %1 of the second run, without a match").arg(j + 1),
                             {},
                             QString::number(second[j]),
                             {}});
}

void addMoves(const ResultComparison& comparison, std::vector<ComparisonPart>& parts)
{
    for (int i = 0; i < int(comparison.table.rows()); ++i)
        for (int j = 0; j < int(comparison.table.cols()); ++j)
            if (comparison.table(i, j) > 0 && comparison.matchedTo[std::size_t(i)] != j)
                parts.push_back(
                    {Kind::Moved,
                     i,
                     j,
                     ComparisonPicture::tr("Samples that moved from cluster %1 to cluster %2 of the second run")
                         .arg(i + 1)
                         .arg(j + 1),
                     {},
                     {},
                     QString::number(comparison.table(i, j))});
}

void addWeights(const std::vector<ResultComparison::Weight>& weights, Kind kind,
                std::vector<ComparisonPart>& parts)
{
    const QString what =
        kind == Kind::Gained ? ComparisonPicture::tr("%1 gained weight") : ComparisonPicture::tr("%1 lost weight");
    for (std::size_t place = 0; place < weights.size(); ++place)
        parts.push_back({kind,
                         int(place),
                         -1,
                         what.arg(nameText(weights[place].feature)),
                         csvNumber(weights[place].first),
                         csvNumber(weights[place].second),
                         {}});
}

}  // namespace

std::vector<ComparisonPart> partsOf(const ResultComparison& comparison, std::size_t mostWeights)
{
    std::vector<ComparisonPart> parts;
    if (comparison.samples > 0) {
        addClusters(comparison, parts);
        addMoves(comparison, parts);
    }
    addWeights(comparison.mostChanged(mostWeights, false), Kind::Gained, parts);
    addWeights(comparison.mostChanged(mostWeights, true), Kind::Lost, parts);
    return parts;
}

QString csvOf(const std::vector<ComparisonPart>& parts)
{
    QString text = csvLine(
        {QStringLiteral("part"), QStringLiteral("first"), QStringLiteral("second"), QStringLiteral("both")});
    for (const ComparisonPart& part : parts)
        text += csvLine({part.what, part.ofFirst, part.ofSecond, part.ofBoth});
    return text;
}

}  // namespace fuzzylens::ui
