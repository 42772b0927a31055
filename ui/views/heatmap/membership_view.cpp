// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/heatmap/membership_view.h"

#include "ui/theme/counted.h"
#include "ui/theme/wrapped_tip.h"
#include "ui/views/scatter/cluster_colors.h"

#include <QHBoxLayout>
#include <QToolButton>

namespace fuzzylens::ui {

MembershipView::MembershipView(Scene& scene, QWidget* parent)
    : SampleMapView(
          scene, QStringLiteral("membership"),
          [](const Scene& shown) -> const Eigen::MatrixXd& { return shown.memberships(); }, parent)
{
    setAccessibleName(tr("Memberships"));
}

bool MembershipView::hasLabelFree() const
{
    return scene().fit() && scene().fit()->hasLabelFreeMemberships();
}

QString MembershipView::subject() const
{
    if (!hasLabelFree())
        return tr("Memberships of the samples in the clusters");
    return scene().membershipKind() == MembershipKind::AsFitted
               ? tr("Memberships of the samples in the clusters, as fitted to the labels")
               : tr("Memberships of the samples in the clusters, without their own labels");
}

QWidget* MembershipView::controls()
{
    if (m_controls)
        return m_controls;
    m_controls = new QWidget(this);
    m_controls->setObjectName(QStringLiteral("membershipControls"));
    m_controls->hide();  // until a card shows them
    m_asFitted = new QToolButton(m_controls);
    m_asFitted->setObjectName(QStringLiteral("membershipAsFitted"));
    m_asFitted->setText(tr("as fitted"));
    m_asFitted->setAccessibleName(tr("Memberships as fitted"));
    m_asFitted->setToolTip(wrappedTip(
        tr("On: memberships use the sample's own label, as in the fit. Off: memberships are computed without it, "
           "as for a new sample, and show which samples are ambiguous. This applies to all views.")));
    m_asFitted->setCheckable(true);
    m_asFitted->setProperty("isChoice", true);  // with a border, also when it is off
    auto* layout = new QHBoxLayout(m_controls);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(4);
    layout->addWidget(m_asFitted);
    layout->addWidget(SampleMapView::controls());
    connect(m_asFitted, &QToolButton::toggled, this, [this](bool isOn) {
        scene().setMembershipKind(isOn ? MembershipKind::AsFitted : MembershipKind::LabelFree);
    });
    connect(&scene(), &Scene::fitChanged, this, &MembershipView::showKind);
    connect(&scene(), &Scene::membershipKindChanged, this, &MembershipView::showKind);
    showKind();
    return m_controls;
}

void MembershipView::showKind()
{
    m_asFitted->setVisible(hasLabelFree());
    m_asFitted->setChecked(scene().membershipKind() == MembershipKind::AsFitted);
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
    const Eigen::MatrixXd& memberships = scene().memberships();
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
    const Eigen::MatrixXd& memberships = scene().memberships();
    std::vector<int> sizes(std::size_t(fit.clusters()), 0);
    for (Eigen::Index i = 0; i < memberships.rows(); ++i) {
        Eigen::Index largest = 0;
        memberships.row(i).maxCoeff(&largest);
        ++sizes[std::size_t(largest)];
    }
    QStringList parts;
    for (int cluster = 0; cluster < fit.clusters(); ++cluster)
        parts << tr("%1 (%2)").arg(fit.shownCluster(cluster), countText(sizes[std::size_t(cluster)]));
    return tr("%1: %2 samples, %3 clusters, samples ordered %4. Samples per cluster of largest membership: %5. "
              "Mean largest membership: %6.")
               .arg(subject())
               .arg(fit.samples())
               .arg(fit.clusters())
               .arg(orderText(), parts.join(QStringLiteral(", ")))
               .arg(memberships.rowwise().maxCoeff().mean(), 0, 'f', 2) +
           ringsText();
}

QString MembershipView::emptyText() const
{
    return scene().fit() ? tr("This result has no memberships.")
                         : tr("Memberships appear here after the first fit.");
}

}  // namespace fuzzylens::ui
