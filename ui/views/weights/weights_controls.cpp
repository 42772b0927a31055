// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/weights/weights_controls.h"

#include "ui/theme/select_all_on_click.h"
#include "ui/theme/text_size.h"
#include "ui/theme/wrapped_tip.h"
#include "ui/views/chooser.h"

#include <QHBoxLayout>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QToolButton>

#include <algorithm>

namespace fuzzylens::ui {

WeightsControls::WeightsControls(QWidget* parent)
    : QWidget(parent)
    , m_order(new Chooser(QStringLiteral("weightsOrder"), tr("Contributions or weights"),
                          tr("Contribution: fraction of the squared distances between the cluster centres due to "
                             "the feature;\nshows which features separate the clusters.\nWeight: influence on the "
                             "distances to a cluster (large if the feature varies little there),\nor on the "
                             "prediction of a classifier. A large weight in a cluster alone does not mean "
                             "relevance.\nWeight contrast: largest difference in weight between two clusters."),
                          this))
    , m_count(new QSpinBox)
    , m_factors(new QToolButton(this))
    , m_keep(new QToolButton(this))
{
    m_count->setObjectName(QStringLiteral("weightsCount"));
    m_count->setAccessibleName(tr("Number of features"));
    m_count->setToolTip(tr("Number of features shown (5 to 50)"));
    m_count->setRange(5, 50);
    m_count->setValue(12);
    new SelectAllOnClick(*m_count);
    m_count->setFixedSize(inText(38), inText(26));
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins({});
    row->setSpacing(2);
    m_factors->setObjectName(QStringLiteral("weightsFactors"));
    m_factors->setText(QStringLiteral("±"));
    m_factors->setAccessibleName(tr("Signed factors"));
    m_factors->setToolTip(wrappedTip(
        tr("On: signed factors by which the method multiplies squared differences, ordered by magnitude; negative "
           "factors point to the left.\nOff: weights, the relative influence of each feature.")));
    m_factors->setCheckable(true);
    m_factors->setAutoRaise(true);
    m_factors->setFixedSize(inText(26), inText(26));
    m_factors->hide();
    m_keep->setObjectName(QStringLiteral("weightsKeep"));
    m_keep->setText(QStringLiteral("▬"));  // as before their explanation
    m_keep->setAccessibleName(tr("Pin as reference"));
    m_keep->setToolTip(
        tr("Shows these bars in grey beneath those of later fits,\nto compare solvers or settings."));
    m_keep->setCheckable(true);
    m_keep->setAutoRaise(true);
    m_keep->setFixedSize(inText(22), inText(26));
    for (QWidget* widget : std::initializer_list<QWidget*>{m_order, m_count, m_factors, m_keep})
        row->addWidget(widget);
    connect(m_count, &QSpinBox::valueChanged, this, &WeightsControls::questionChanged);
    const auto choose = [this] {
        m_chosen = question();
        emit questionChanged();
    };
    connect(m_order, &QComboBox::currentIndexChanged, this, choose);
    connect(m_order, &QComboBox::activated, this, choose);  // also of the entry that is shown without a choice
    connect(m_keep, &QToolButton::clicked, this, &WeightsControls::keepAsked);
    connect(m_factors, &QToolButton::clicked, this, [this](bool isOn) {
        m_wantsFactors = isOn;
        emit questionChanged();
    });
}

void WeightsControls::offer(const Scene& scene)
{
    const Fit& fit = *scene.fit();
    const Eigen::Index rows = scene.weights().rows();
    QStringList names;
    m_offered.clear();
    const auto add = [&](WeightOrder order, int cluster, const QString& name) {
        m_offered.push_back({cluster, 0, order});
        names << name;
    };
    // Centres that coincide are set apart by nothing.
    if (scene.contribution().sum() > 0 || !scene.hasOwnWeights())
        add(WeightOrder::ByContribution, rows > 1 ? WeightQuestion::largest : 0, tr("contribution"));
    if (scene.hasOwnWeights() && rows == 1)
        add(WeightOrder::ByWeight, 0, tr("weight"));
    for (int cluster = 0; rows > 1 && cluster < int(rows); ++cluster)
        add(WeightOrder::ByWeight, cluster, tr("weight in %1").arg(fit.shownCluster(cluster)));
    if (rows > 1)
        add(WeightOrder::ByWeight, WeightQuestion::contrast, tr("weight contrast"));
    m_order->setVisible(names.size() > 1);  // else there is no choice
    const Eigen::VectorXd& factors = fit.result->outcome.featureFactors;
    m_hasFactors = factors.size() > 0;
    m_factors->setVisible(m_hasFactors);
    m_factors->setChecked(m_hasFactors && m_wantsFactors.value_or((factors.array() < 0).any()));
    QStringList shown;
    for (int i = 0; i < m_order->count(); ++i)
        shown << m_order->itemText(i);
    const QSignalBlocker quiet(m_order);
    if (names != shown) {
        m_order->clear();
        m_order->addItems(names);
    }
    // Factors are what such a method is about.
    const WeightQuestion usual{0, 0, m_hasFactors ? WeightOrder::ByWeight : WeightOrder::ByContribution};
    m_order->setCurrentIndex(closest(m_chosen.value_or(usual)));
}

int WeightsControls::closest(const WeightQuestion& question) const
{
    const auto likeness = [&](const WeightQuestion& offered) {
        return offered.order != question.order ? 0 : offered.cluster == question.cluster ? 2 : 1;
    };
    const auto best = std::max_element(m_offered.begin(), m_offered.end(),
                                       [&](const auto& a, const auto& b) { return likeness(a) < likeness(b); });
    return int(best - m_offered.begin());
}

void WeightsControls::setKept(bool isKept)
{
    m_keep->setChecked(isKept);
}

bool WeightsControls::showsFactors() const
{
    return m_hasFactors && m_factors->isChecked();
}

WeightQuestion WeightsControls::question() const
{
    WeightQuestion question;
    if (m_order->currentIndex() >= 0)
        question = m_offered[std::size_t(m_order->currentIndex())];
    question.count = m_count->value();
    return question;
}

void WeightsControls::setQuestion(const WeightQuestion& question)
{
    m_chosen = question;
    const QSignalBlocker quietCount(m_count), quietOrder(m_order);
    m_count->setValue(question.count);
    m_order->setCurrentIndex(closest(question));
}

}  // namespace fuzzylens::ui
