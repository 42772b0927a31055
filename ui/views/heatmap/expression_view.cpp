// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/heatmap/expression_view.h"

#include "ui/plot/csv_text.h"
#include "ui/plot/number_format.h"
#include "ui/theme/select_all_on_click.h"
#include "ui/theme/text_size.h"
#include "ui/views/chooser.h"

#include <QHBoxLayout>
#include <QSignalBlocker>
#include <QSpinBox>

#include <algorithm>
#include <cmath>

namespace fuzzylens::ui {

namespace {

constexpr Index cellsAtOnce = 200000;  // a few milliseconds of work

}  // namespace

ExpressionView::ExpressionView(Scene& scene, QWidget* parent)
    : HeatmapView(scene, parent)
    , m_wasApplicable(isApplicable())
{
    setObjectName(QStringLiteral("expressionView"));
    setAccessibleName(tr("Expression"));
    buildControls();
    offerRankings();
    connect(&scene, &Scene::fitChanged, this, [this] {
        offerRankings();
        if (std::exchange(m_wasApplicable, isApplicable()) != m_wasApplicable)
            emit applicabilityChanged();
    });
    connect(&scene, &Scene::focusFeatureChanged, this, [this] { update(); });
    connect(&scene, &Scene::marksChanged, this, [this] { update(); });
    m_job.onFinished(this, [this](quint64, const std::shared_ptr<ExpressionModel>& model) {
        if (model && model->fit == this->scene().fit())
            accept(model);
    });
}

bool ExpressionView::isApplicable() const
{
    const FitPtr& fit = scene().fit();
    return fit && fit->data && fit->data->features() > 0 && scene().weights().size() > 0;
}

void ExpressionView::buildControls()
{
    m_controls = new QWidget(this);
    m_controls->setObjectName(QStringLiteral("expressionControls"));
    m_controls->hide();
    m_rankingChooser = new Chooser(
        QStringLiteral("expressionRanking"), tr("Rank features by"),
        tr("Rank the features by their contribution to the separation of the centres, or by their weight"),
        m_controls);
    m_countBox = new QSpinBox(m_controls);
    m_countBox->setObjectName(QStringLiteral("expressionCount"));
    m_countBox->setAccessibleName(tr("Number of features"));
    m_countBox->setToolTip(tr("Number of features shown"));
    m_countBox->setPrefix(tr("top "));
    m_countBox->setKeyboardTracking(false);
    m_countBox->setRange(1, 1000000);
    m_countBox->setValue(m_count);
    new SelectAllOnClick(*m_countBox);
    m_countBox->setFixedHeight(inText(26));
    auto* layout = new QHBoxLayout(m_controls);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(4);
    layout->addWidget(m_rankingChooser);
    layout->addWidget(m_countBox);
    connect(m_rankingChooser, &QComboBox::currentIndexChanged, this, [this](int index) {
        if (index >= 0)
            setRanking({index == 0   ? FeatureRanking::By::Contribution
                        : index == 1 ? FeatureRanking::By::LargestWeight
                                     : FeatureRanking::By::ClusterWeight,
                        std::max(0, index - 2)});
    });
    connect(m_countBox, &QSpinBox::valueChanged, this, &ExpressionView::setCount);
}

void ExpressionView::offerRankings()
{
    if (!isApplicable())
        return;
    const QSignalBlocker blockRanking(m_rankingChooser), blockCount(m_countBox);
    const int rows = int(scene().weights().rows());
    QStringList names{tr("contribution")};
    if (scene().hasOwnWeights())
        names << tr("largest weight");
    else
        m_ranking = {};
    for (int cluster = 0; rows > 1 && cluster < rows; ++cluster)
        names << tr("weight in %1").arg(scene().fit()->shownCluster(cluster));
    if (m_ranking.by == FeatureRanking::By::ClusterWeight && m_ranking.cluster >= rows)
        m_ranking = {};
    QStringList present;
    for (int index = 0; index < m_rankingChooser->count(); ++index)
        present << m_rankingChooser->itemText(index);
    if (present != names) {
        m_rankingChooser->clear();
        m_rankingChooser->addItems(names);
    }
    m_rankingChooser->setCurrentIndex(int(m_ranking.by) + m_ranking.cluster);
    if (const auto features = int(scene().fit()->data->features()); features != m_countBox->maximum())
        m_countBox->setMaximum(features);  // else it would be laid out again
    m_countBox->setValue(m_count);
}

void ExpressionView::setRanking(const FeatureRanking& ranking)
{
    if (ranking == m_ranking)
        return;
    m_ranking = ranking;
    offerRankings();
    invalidate();
}

void ExpressionView::setCount(int count)
{
    if (count == m_count || count < 1)
        return;
    m_count = count;
    m_countBox->setValue(count);
    invalidate();
}

std::vector<int> ExpressionView::classCodes() const
{
    const Colouring& colouring = scene().colouring();
    return colouring.byClass() && !colouring.classes.isEmpty() ? colouring.codes : std::vector<int>();
}

std::shared_ptr<ExpressionModel> ExpressionView::modelNow() const
{
    const FitPtr& fit = scene().fit();
    return expressionModel(fit, topFeatures(featureScores(scene(), m_ranking), m_count),
                           expressionOrder(*fit, scene().membershipKind(), classCodes()), tr("z-score"));
}

void ExpressionView::rebuildNow()
{
    m_job.cancel();
    accept(isApplicable() ? modelNow() : nullptr);
}

void ExpressionView::rebuild()
{
    if (!isApplicable() || Index(m_count) * scene().fit()->data->samples() <= cellsAtOnce)
        return rebuildNow();
    m_job.request([fit = scene().fit(), scores = featureScores(scene(), m_ranking), count = m_count,
                   kind = scene().membershipKind(), classes = classCodes(),
                   name = tr("z-score")](const Progress& progress) {
        return expressionModel(fit, topFeatures(scores, count), expressionOrder(*fit, kind, classes), name,
                               progress);
    });
}

void ExpressionView::accept(std::shared_ptr<ExpressionModel> model)
{
    if (model)
        if (auto strip = colouringStrip(model->sampleAt))
            model->strips.push_back(std::move(*strip));
    setModel(std::move(model));
}

ReadOut ExpressionView::readOut(int row, int column) const
{
    const ExpressionModel& model = shown();
    const Fit& fit = *model.fit;
    const int feature = model.features[std::size_t(row)], sample = model.sampleAt[std::size_t(column)];
    ReadOut result;
    result.title = fit.featureLabel(feature);
    if (isInMarkedSet(row))
        result.title += QStringLiteral(" %1 %2").arg(FeatureMarks::sign(), scene().marks().name());
    QString name = fit.sampleName(sample);
    if (const QString text = classText(sample); !text.isEmpty())
        name += QStringLiteral(" · ") + text;
    result.lines << name;
    const double value = fit.data->value(sample, feature);
    result.lines << (std::isnan(value) ? tr("value missing")
                                       : tr("value %1 · z-score %2")
                                             .arg(numberText(value, 4), NumberFormat{2, false}.text(
                                                                            double(model.cells.at(row, column)))));
    if (model.isMarked(row, column))
        result.lines << tr("missing in the file, imputed");
    if (!scene().hasOwnWeights())
        return result;
    const Eigen::MatrixXd& weights = scene().weights();
    Eigen::Index heaviest = 0;
    const double weight = weights.col(feature).maxCoeff(&heaviest);
    result.lines << (weights.rows() > 1
                         ? tr("weight %1 in %2").arg(numberText(weight), fit.shownCluster(int(heaviest)))
                         : tr("weight %1").arg(numberText(weight)));
    return result;
}

void ExpressionView::cellClicked(int row, int)
{
    scene().setFocusFeature(shown().features[std::size_t(row)]);
}

int ExpressionView::markedRow() const
{
    if (!model() || scene().focusFeature() < 0)
        return -1;
    const std::vector<int>& features = shown().features;
    const auto found = std::find(features.begin(), features.end(), scene().focusFeature());
    return found == features.end() ? -1 : int(found - features.begin());
}

bool ExpressionView::isInMarkedSet(int row) const
{
    const ExpressionModel& model = shown();
    return model.fit->result->features == scene().fit()->result->features &&
           scene().marks().contains(model.features[std::size_t(row)]);
}

QString ExpressionView::description() const
{
    if (!isApplicable())
        return emptyText();
    const Fit& fit = *scene().fit();
    QString text = tr("Expression of the %1 highest-ranked features (%2) in %3 samples, as z-scores; samples are "
                      "ordered by cluster, features by the cluster with their highest expression.")
                       .arg(std::min<Index>(m_count, fit.data->features()))
                       .arg(m_rankingChooser->currentText())
                       .arg(fit.samples());
    const Eigen::VectorXd scores = featureScores(scene(), m_ranking);
    Eigen::Index first = 0;
    if (scores.size() > 0 && scores.maxCoeff(&first) > 0)
        text += tr(" %1 ranks first.").arg(fit.featureLabel(int(first)));
    if (const auto imputed = model() ? std::count(model()->marks.begin(), model()->marks.end(), 1) : 0)
        text += imputed == 1
                    ? tr(" 1 missing value was imputed; it is hatched.")
                    : tr(" %1 missing values were imputed; they are hatched.").arg(countText(qint64(imputed)));
    if (const FeatureMarks& marks = scene().marks(); marks.isAny()) {
        const std::vector<int> ranked = topFeatures(scores, m_count);
        const auto marked =
            std::count_if(ranked.begin(), ranked.end(), [&marks](int feature) { return marks.contains(feature); });
        text += tr(" %1 of the features shown %2 in %3.")
                    .arg(countText(marked), marked == 1 ? tr("is") : tr("are"), marks.name());
    }
    return text + ringsText();
}

QString ExpressionView::subject() const
{
    if (!isApplicable())
        return title();
    return tr("Expression (z-scores) of the %1 leading features by %2; samples by cluster")
        .arg(countText(std::min<Index>(m_count, scene().fit()->data->features())),
             m_rankingChooser->currentText());
}

QString ExpressionView::emptyText() const
{
    if (!scene().fit())
        return tr("Expression appears here after the first fit.");
    return scene().fit()->data ? tr("This result has no feature weights to rank features by.")
                               : tr("The data of this result are not available.");
}

QString ExpressionView::toCsv() const
{
    if (!isApplicable())
        return {};
    const std::shared_ptr<ExpressionModel> model = modelNow();
    QStringList fields{QStringLiteral("feature")};
    for (int column = 0; column < model->columns.count; ++column)
        fields << model->columns.name(column);
    QString text = csvLine(fields);
    for (int row = 0; row < model->rows.count; ++row) {
        fields = QStringList(model->fit->featureLabel(model->features[std::size_t(row)]));
        for (int column = 0; column < model->columns.count; ++column)
            fields << csvNumber(double(model->cells.at(row, column)));
        text += csvLine(fields);
    }
    return text;
}

}  // namespace fuzzylens::ui
