// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/heatmap/membership_view.h"

#include "ui/views/scatter/cluster_colors.h"

#include "ui/export/csv_text.h"
#include "ui/views/chooser.h"
#include "ui/views/heatmap/sample_order.h"

namespace fuzzylens::ui {

namespace {

MaxPyramid cellsOf(const Eigen::MatrixXd& memberships, const std::vector<int>& sampleAt)
{
    const auto clusters = std::size_t(memberships.cols());
    std::vector<float> cells(sampleAt.size() * clusters);
    for (std::size_t cluster = 0; cluster < clusters; ++cluster) {
        const double* column = memberships.data() + cluster * std::size_t(memberships.rows());
        for (std::size_t position = 0; position < sampleAt.size(); ++position)
            cells[position * clusters + cluster] = float(column[sampleAt[position]]);
    }
    return MaxPyramid(int(sampleAt.size()), int(clusters), cells);
}

}  // namespace

MembershipView::MembershipView(Scene& scene, QWidget* parent)
    : HeatmapView(scene, parent)
    , m_wasApplicable(isApplicable())
{
    setObjectName(QStringLiteral("membershipView"));
    setAccessibleName(tr("Memberships"));
    connect(&scene, &Scene::fitChanged, this, [this] {
        if (std::exchange(m_wasApplicable, isApplicable()) != m_wasApplicable)
            emit applicabilityChanged();
    });
    const auto offerClasses = [this] {
        if (m_orderChooser)
            m_orderChooser->setEnabled(hasClasses());
    };
    connect(&scene, &Scene::colouringChanged, this, offerClasses);
}

bool MembershipView::isApplicable() const
{
    return scene().fit() && scene().fit()->result->outcome.memberships.size() > 0;
}

bool MembershipView::hasClasses() const
{
    const Colouring& colouring = scene().colouring();
    return colouring.byClass() && !colouring.classes.isEmpty();
}

QWidget* MembershipView::controls()
{
    if (!m_orderChooser) {
        m_orderChooser = new Chooser(QStringLiteral("membershipOrder"), tr("Order of the samples"),
                                     tr("Order the samples by cluster and certainty, or by class"), this);
        m_orderChooser->addItems({tr("by certainty"), tr("by class")});
        m_orderChooser->setCurrentIndex(int(m_order));
        m_orderChooser->setEnabled(hasClasses());
        connect(m_orderChooser, &QComboBox::currentIndexChanged, this,
                [this](int index) { setOrder(Order(index)); });
    }
    return m_orderChooser;
}

void MembershipView::setOrder(Order order)
{
    if (order == m_order)
        return;
    m_order = order;
    if (m_orderChooser)
        m_orderChooser->setCurrentIndex(int(order));
    invalidate();
}

void MembershipView::rebuildNow()
{
    if (!isApplicable())
        return setModel(nullptr);
    const FitPtr fit = scene().fit();
    const Eigen::MatrixXd& memberships = fit->result->outcome.memberships;
    const Colouring& colouring = scene().colouring();
    const bool byClass =
        m_order == Order::ByClass && hasClasses() && colouring.codes.size() == std::size_t(memberships.rows());
    SampleOrder order = byClass ? orderByClass(memberships, colouring.codes) : orderByCertainty(memberships);

    auto model = std::make_shared<HeatmapModel>();
    model->cells = cellsOf(memberships, order.sampleAt);
    if (auto strip = colouringStrip(order.sampleAt))
        model->strips.push_back(std::move(*strip));
    model->setSampleOrder(std::move(order.sampleAt));
    model->samplesAlong = Qt::Vertical;
    model->rows = {
        int(memberships.rows()),
        [fit, positions = model.get()](int row) { return fit->sampleName(positions->sampleAt[std::size_t(row)]); },
        std::move(order.groupStarts),
        {}};
    model->columns = {int(memberships.cols()), [fit](int cluster) { return fit->clusterName(cluster); }, {}, {}};
    for (int cluster = 0; cluster < model->columns.count; ++cluster)
        model->columns.groupStarts.push_back(cluster);
    model->valueName = tr("membership");
    setModel(std::move(model));
}

ReadOut MembershipView::readOut(int row, int) const
{
    const FitPtr& fit = scene().fit();
    const int sample = model()->sampleAt[std::size_t(row)];
    const Eigen::MatrixXd& memberships = fit->result->outcome.memberships;
    ReadOut result;
    result.title = fit->sampleName(sample);
    if (const QString name = classText(sample); !name.isEmpty())
        result.title += QStringLiteral(" · ") + name;
    std::vector<std::pair<double, int>> largest;
    for (int cluster = 0; cluster < fit->clusters(); ++cluster) {
        result.shares.push_back(memberships(sample, cluster));
        result.colors = clusterColors(*scene().fit(), theme());
        largest.emplace_back(-memberships(sample, cluster), cluster);
    }
    constexpr std::size_t listed = 5;
    std::sort(largest.begin(), largest.end());
    for (std::size_t i = 0; i < std::min(listed, largest.size()); ++i)
        result.lines
            << QStringLiteral("%1  %2").arg(fit->clusterName(largest[i].second)).arg(-largest[i].first, 0, 'f', 3);
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
        parts << tr("%1 leads in %2").arg(fit.clusterName(cluster)).arg(sizes[std::size_t(cluster)]);
    const QString order =
        m_order == Order::ByClass && hasClasses() ? tr("by class") : tr("by cluster and certainty");
    return tr("Memberships of %1 samples in %2 clusters, samples ordered %3: %4; the largest membership of a "
              "sample is "
              "%5 on average.")
        .arg(fit.samples())
        .arg(fit.clusters())
        .arg(order, parts.join(QStringLiteral(", ")))
        .arg(memberships.rowwise().maxCoeff().mean(), 0, 'f', 2);
}

QString MembershipView::emptyText() const
{
    return scene().fit() ? tr("This result has no memberships.")
                         : tr("Memberships appear here with the first fit.");
}

QString MembershipView::toCsv() const
{
    if (!isApplicable())
        return {};
    const Fit& fit = *scene().fit();
    const Eigen::MatrixXd& memberships = fit.result->outcome.memberships;
    const bool byClass = m_order == Order::ByClass && hasClasses();
    const SampleOrder order =
        byClass ? orderByClass(memberships, scene().colouring().codes) : orderByCertainty(memberships);
    QStringList header{QStringLiteral("sample"), QStringLiteral("class")};
    for (int cluster = 0; cluster < fit.clusters(); ++cluster)
        header << fit.clusterName(cluster);
    QString text = csvLine(header);
    for (const int sample : order.sampleAt) {
        QStringList fields{fit.sampleName(sample), classText(sample)};
        for (int cluster = 0; cluster < fit.clusters(); ++cluster)
            fields << csvNumber(memberships(sample, cluster));
        text += csvLine(fields);
    }
    return text;
}

}  // namespace fuzzylens::ui
