// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/heatmap/membership_view.h"

#include "ui/views/scatter/cluster_colors.h"

namespace fuzzylens::ui {

MembershipView::MembershipView(Scene& scene, QWidget* parent)
    : SampleMapView(
          scene, QStringLiteral("membership"),
          [](const Outcome& outcome) -> const Eigen::MatrixXd& { return outcome.memberships; }, parent)
{
    setAccessibleName(tr("Memberships"));
}

QString MembershipView::columnName(int column) const
{
    return scene().fit()->clusterName(column);
}

void MembershipView::complete(HeatmapModel& model, const std::vector<int>& columns, const SampleOrder&) const
{
    model.columns = {int(columns.size()),
                     [fit = scene().fit()](int cluster) { return fit->shownCluster(cluster); },
                     columns,  // each by itself
                     {}};
    model.valueName = tr("membership");
}

ReadOut MembershipView::readOut(int row, int) const
{
    const FitPtr& fit = scene().fit();
    const int sample = model()->sampleAt[std::size_t(row)];
    const Eigen::MatrixXd& memberships = fit->result->outcome.memberships;
    ReadOut result;
    result.title = sampleTitle(sample);
    result.colors = clusterColors(*fit, theme());
    std::vector<std::pair<double, int>> largest;
    for (int cluster = 0; cluster < fit->clusters(); ++cluster) {
        result.shares.push_back(memberships(sample, cluster));
        largest.emplace_back(-memberships(sample, cluster), cluster);
    }
    constexpr std::size_t listed = 5;
    std::sort(largest.begin(), largest.end());
    for (std::size_t i = 0; i < std::min(listed, largest.size()); ++i)
        result.lines << QStringLiteral("%1  %2")
                            .arg(fit->shownCluster(largest[i].second))
                            .arg(-largest[i].first, 0, 'f', 3);
    return result;
}

QString MembershipView::description() const
{
    if (!isApplicable())
        return emptyText();
    const Fit& fit = *scene().fit();
    const Eigen::MatrixXd& memberships = fit.result->outcome.memberships;
    std::vector<int> sizes(std::size_t(fit.clusters()), 0);
    for (Eigen::Index i = 0; i < memberships.rows(); ++i) {
        Eigen::Index largest = 0;
        memberships.row(i).maxCoeff(&largest);
        ++sizes[std::size_t(largest)];
    }
    QStringList parts;
    for (int cluster = 0; cluster < fit.clusters(); ++cluster)
        parts << tr("%1 leads in %2").arg(fit.shownCluster(cluster)).arg(sizes[std::size_t(cluster)]);
    return tr("Memberships of %1 samples in %2 clusters, samples ordered %3: %4; the largest membership of a "
              "sample is "
              "%5 on average.")
        .arg(fit.samples())
        .arg(fit.clusters())
        .arg(orderText(), parts.join(QStringLiteral(", ")))
        .arg(memberships.rowwise().maxCoeff().mean(), 0, 'f', 2);
}

QString MembershipView::emptyText() const
{
    return scene().fit() ? tr("This result has no memberships.")
                         : tr("Memberships appear here with the first fit.");
}

}  // namespace fuzzylens::ui
