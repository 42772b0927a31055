// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/weights/weights_controls.h"

#include "ui/theme/select_all_on_click.h"
#include "ui/theme/text_size.h"
#include "ui/views/chooser.h"

#include <QHBoxLayout>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QToolButton>

#include <algorithm>

namespace fuzzylens::ui {

WeightsControls::WeightsControls(QWidget* parent)
    : QWidget(parent)
    , m_cluster(new Chooser(
          QStringLiteral("weightsCluster"), tr("Weights of"),
          tr("Whose weights the bars show; \"contrast\" is the largest difference between two clusters"), this))
    , m_count(new QSpinBox)
    , m_order(new Chooser(
          QStringLiteral("weightsOrder"), tr("Order of the features"),
          tr("By weight: least scatter inside the cluster.\nBy contribution: what sets the centres apart.\n"
             "A high weight alone is not high relevance."),
          this))
    , m_factors(new QToolButton(this))
    , m_keep(new QToolButton(this))
{
    m_count->setObjectName(QStringLiteral("weightsCount"));
    m_count->setAccessibleName(tr("Number of features"));
    m_count->setToolTip(tr("How many features are shown (5 to 50)"));
    m_count->setRange(5, 50);
    m_count->setValue(12);
    new SelectAllOnClick(*m_count);
    m_count->setFixedSize(inText(38), inText(26));
    m_order->addItems({tr("weight"), tr("contribution")});
    m_order->setMinimumWidth(inText(94));
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins({});
    row->setSpacing(2);
    m_factors->setObjectName(QStringLiteral("weightsFactors"));
    m_factors->setText(QStringLiteral("±"));
    m_factors->setAccessibleName(tr("Signed factors"));
    m_factors->setToolTip(tr("Signed factors: what the method multiplies squared differences by, those below 0 to "
                             "the left, ordered by size.\nElse weights: the share each feature counts with."));
    m_factors->setCheckable(true);
    m_factors->setAutoRaise(true);
    m_factors->setFixedSize(inText(26), inText(26));
    m_factors->hide();
    m_keep->setObjectName(QStringLiteral("weightsKeep"));
    m_keep->setText(QStringLiteral("▬"));  // as before their explanation
    m_keep->setAccessibleName(tr("Keep these bars"));
    m_keep->setToolTip(
        tr("Keep these bars in grey beside those of the fits that follow,\neach relative to its own "
           "longest: how another solver or setting differs."));
    m_keep->setCheckable(true);
    m_keep->setAutoRaise(true);
    m_keep->setFixedSize(inText(22), inText(26));
    for (QWidget* widget : std::initializer_list<QWidget*>{m_cluster, m_count, m_order, m_factors, m_keep})
        row->addWidget(widget);
    connect(m_cluster, &QComboBox::currentIndexChanged, this, &WeightsControls::questionChanged);
    connect(m_count, &QSpinBox::valueChanged, this, &WeightsControls::questionChanged);
    connect(m_order, &QComboBox::currentIndexChanged, this, &WeightsControls::questionChanged);
    connect(m_keep, &QToolButton::clicked, this, &WeightsControls::keepAsked);
    connect(m_factors, &QToolButton::clicked, this, [this](bool isOn) {
        m_wantsFactors = isOn;
        emit questionChanged();
    });
}

void WeightsControls::offer(const Scene& scene)
{
    const Fit& fit = *scene.fit();
    QStringList names;
    const Eigen::MatrixXd& weights = scene.weights();
    m_hasWeights = scene.hasOwnWeights();
    if (weights.rows() == 1)
        names << (fit.clusters() > 1 ? tr("all clusters") : fit.shownCluster(0));
    else
        for (int cluster = 0; cluster < int(weights.rows()); ++cluster)
            names << fit.shownCluster(cluster);
    if (weights.rows() > 1)
        names << tr("contrast");
    m_order->setEnabled(m_hasWeights && scene.contribution().size() > 0);
    m_order->setVisible(m_hasWeights);  // else there is no choice
    const Eigen::VectorXd& factors = fit.result->outcome.featureFactors;
    m_hasFactors = factors.size() > 0;
    m_factors->setVisible(m_hasFactors);
    m_factors->setChecked(m_hasFactors && m_wantsFactors.value_or((factors.array() < 0).any()));
    QStringList offered;
    for (int i = 0; i < m_cluster->count(); ++i)
        offered << m_cluster->itemText(i);
    if (names == offered)
        return;
    const bool wasContrast = m_cluster->count() > 1 && m_cluster->currentIndex() == m_cluster->count() - 1;
    const int last = int(names.size()) - 1;
    const QSignalBlocker quiet(m_cluster);
    const int before = m_cluster->currentIndex();
    m_cluster->clear();
    m_cluster->addItems(names);
    m_cluster->setCurrentIndex(wasContrast ? last : std::clamp(before, 0, std::max(0, last - 1)));
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
    const int index = std::max(0, m_cluster->currentIndex());
    const bool isContrast = m_cluster->count() > 1 && index == m_cluster->count() - 1;
    question.cluster = isContrast ? WeightQuestion::contrast : index;
    question.count = m_count->value();
    const bool byContribution = !m_hasWeights || (m_order->currentIndex() == 1 && m_order->isEnabled());
    question.order = byContribution ? WeightOrder::ByContribution : WeightOrder::ByWeight;
    return question;
}

void WeightsControls::setQuestion(const WeightQuestion& question)
{
    const QSignalBlocker quietCluster(m_cluster), quietCount(m_count), quietOrder(m_order);
    const bool isContrast = question.cluster == WeightQuestion::contrast;
    m_cluster->setCurrentIndex(isContrast ? m_cluster->count() - 1
                                          : std::clamp(question.cluster, 0, std::max(0, m_cluster->count() - 1)));
    m_count->setValue(question.count);
    m_order->setCurrentIndex(question.order == WeightOrder::ByContribution ? 1 : 0);
}

}  // namespace fuzzylens::ui
