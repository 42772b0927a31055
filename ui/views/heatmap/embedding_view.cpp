// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/heatmap/embedding_view.h"

#include "ui/plot/number_format.h"
#include "ui/theme/core_text.h"
#include "ui/views/scatter/scatter_coordinates.h"

#include <algorithm>
#include <numeric>
#include <tuple>

namespace fuzzylens::ui {

namespace {

/// What the probes of the fit say; nothing where its embedding is not by probes.
const Eigen::MatrixXd& byProbes(const Scene& shown)
{
    const Outcome& outcome = shown.fit()->result->outcome;
    static const Eigen::MatrixXd nothing;
    const bool fits = outcome.embedding.cols() == Eigen::Index(outcome.probes.size()) &&
                      outcome.embedding.rows() == outcome.memberships.rows();
    return fits ? outcome.embedding : nothing;
}

/// Positions of the samples in an order.
std::vector<int> positionsIn(const std::vector<int>& sampleAt)
{
    std::vector<int> positions(sampleAt.size());
    for (std::size_t position = 0; position < sampleAt.size(); ++position)
        positions[std::size_t(sampleAt[position])] = int(position);
    return positions;
}

/// From the smallest membership of a sample in the probe of another to the largest membership; from 0 if all are
/// equal. What probes say of themselves is the least distance, and nothing of how far the others are.
std::pair<double, double> range(const Eigen::MatrixXd& values, const std::vector<Eigen::Index>& probes)
{
    const double most = values.maxCoeff();
    double least = most;
    for (Eigen::Index k = 0; k < values.cols(); ++k)
        for (Eigen::Index i = 0; i < values.rows(); ++i)
            if (i != probes[std::size_t(k)])
                least = std::min(least, values(i, k));
    constexpr double alike = 1e-9;
    if (most - least <= alike * most)
        least = 0;
    return {least, most > 0 ? most : 1};
}

/// The group of samples that a position belongs to.
int groupOf(const SampleOrder& order, int position)
{
    const auto next = std::upper_bound(order.groupStarts.begin(), order.groupStarts.end(), position);
    return int(next - order.groupStarts.begin()) - 1;
}

}  // namespace

EmbeddingView::EmbeddingView(Scene& scene, QWidget* parent)
    : SampleMapView(scene, QStringLiteral("embedding"), byProbes, parent)
{
    setAccessibleName(tr("Embedding"));
}

bool EmbeddingView::areDistances() const
{
    return scene().fit()->result->method == "des";
}

QString EmbeddingView::probeName(int column) const
{
    return scene().fit()->sampleName(int(scene().fit()->result->outcome.probes[std::size_t(column)]));
}

QString EmbeddingView::columnName(int column) const
{
    return axisName(scene().fit()->result->outcome, column);
}

std::vector<int> EmbeddingView::columnsIn(const SampleOrder& order) const
{
    const std::vector<int> positions = positionsIn(order.sampleAt);
    const std::vector<Eigen::Index>& probes = scene().fit()->result->outcome.probes;
    std::vector<int> columns(probes.size());
    std::iota(columns.begin(), columns.end(), 0);
    std::sort(columns.begin(), columns.end(), [&](int a, int b) {
        return positions[std::size_t(probes[std::size_t(a)])] < positions[std::size_t(probes[std::size_t(b)])];
    });
    return columns;
}

void EmbeddingView::complete(HeatmapModel& model, const std::vector<int>& columns, const SampleOrder& order) const
{
    const FitPtr fit = scene().fit();
    const std::vector<int> positions = positionsIn(order.sampleAt);
    std::vector<int> probes;
    int before = -1;
    for (const int column : columns) {
        const auto probe = std::size_t(fit->result->outcome.probes[std::size_t(column)]);
        if (const int group = groupOf(order, positions[probe]); group != before) {
            before = group;
            model.columns.groupStarts.push_back(int(probes.size()));
            const int key = order.groupKeys[std::size_t(group)];
            model.columns.groupNames << (!isByClass() ? fit->shownCluster(key)
                                         : key < 0    ? tr("unlabelled")
                                                      : scene().colouring().classes.value(key));
        }
        probes.push_back(int(probe));
    }
    model.columns.count = int(probes.size());
    model.columns.name = [fit, probes](int position) { return fit->sampleName(probes[std::size_t(position)]); };
    std::tie(model.low, model.high) = range(values(), fit->result->outcome.probes);
    model.valueName = areDistances() ? tr("distance from the probe") : tr("membership in the probe");
}

ReadOut EmbeddingView::readOut(int row, int column) const
{
    constexpr std::size_t listed = 5;
    const int sample = model()->sampleAt[std::size_t(row)], pointed = columnAt(column);
    const auto says = values().row(sample);
    const auto number = [&](int probe) {
        return areDistances() ? plainNumber(says[probe], 4) : QString::number(says[probe], 'f', 3);
    };
    std::vector<int> nearest(std::size_t(says.size()));
    std::iota(nearest.begin(), nearest.end(), 0);
    const auto shown = std::min(listed, nearest.size());
    std::partial_sort(nearest.begin(), nearest.begin() + std::ptrdiff_t(shown), nearest.end(), [&](int a, int b) {
        return std::pair(areDistances() ? says[a] : -says[a], a) <
               std::pair(areDistances() ? says[b] : -says[b], b);
    });
    ReadOut result;
    result.title = sampleTitle(sample);
    result.lines << QStringLiteral("%1: %2").arg(shownText(columnName(pointed)), number(pointed));
    const std::vector<Eigen::Index>& probes = scene().fit()->result->outcome.probes;  // a search may be at others
    if (std::binary_search(probes.begin(), probes.end(), Eigen::Index(sample)))
        result.lines << tr("is a probe itself");
    result.lines << tr("nearest probes:");
    for (std::size_t i = 0; i < shown; ++i)
        result.lines << QStringLiteral("%1  %2").arg(probeName(nearest[i]), number(nearest[i]));
    return result;
}

QString EmbeddingView::description() const
{
    if (!isApplicable())
        return emptyText();
    const Fit& fit = *scene().fit();
    const int probes = int(values().cols());
    if (areDistances())
        return tr("Distances of %1 samples from %2 probes, samples ordered %3; the mean distance is %4 to the "
                  "nearest probe and %5 to the farthest probe.")
                   .arg(countText(fit.samples()), countText(probes), orderText(),
                        plainNumber(values().rowwise().minCoeff().mean(), 3),
                        plainNumber(values().rowwise().maxCoeff().mean(), 3)) +
               ringsText();
    return tr("Memberships of %1 samples in %2 probes, samples ordered %3; the largest membership of a sample is "
              "%4 on average (%5 if all memberships were equal).")
               .arg(countText(fit.samples()), countText(probes), orderText(),
                    NumberFormat{2, false}.text(values().rowwise().maxCoeff().mean()),
                    NumberFormat{2, false}.text(1.0 / probes)) +
           ringsText();
}

QString EmbeddingView::subject() const
{
    if (!isApplicable())
        return title();
    return areDistances() ? tr("Distances of the samples from the probes")
                          : tr("Memberships of the samples in the probes");
}

QString EmbeddingView::emptyText() const
{
    return scene().fit() ? tr("This method has no probes.")
                         : tr("The embedding appears here after the first fit.");
}

}  // namespace fuzzylens::ui
