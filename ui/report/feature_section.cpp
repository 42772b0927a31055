// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/plot/number_format.h"
#include "ui/report/report_sections.h"
#include "ui/report/report_words.h"
#include "ui/theme/core_text.h"
#include "ui/views/features/feature_columns.h"

#include <algorithm>
#include <functional>

namespace fuzzylens::ui {

namespace {

constexpr int listed = 20;
constexpr qsizetype longestAnnotation = 100;

/// Two rankings of the features; one of them may be unknown.
struct Rankings
{
    Eigen::VectorXd weights;                       // the largest of any cluster
    Eigen::VectorXd factors;                       // that features are scaled with, with their signs
    Eigen::VectorXd contribution;                  // to the separation of the centres
    std::vector<double> byWeight, byContribution;  // ranks from 1; empty: there is no such ranking
};

Rankings rankingsOf(const Outcome& outcome, const Eigen::VectorXd& contribution)
{
    Rankings result;
    result.contribution = contribution;
    if (outcome.featureWeights.size() > 0)
        result.weights = outcome.featureWeights.colwise().maxCoeff().transpose();
    result.factors = outcome.featureFactors;
    if (result.weights.size() > 0)
        result.byWeight = ranksOf(result.weights);
    if (contribution.size() > 0)
        result.byContribution = ranksOf(contribution);
    return result;
}

/// The features at the first places, in their order.
std::vector<int> leading(const std::vector<double>& ranks)
{
    std::vector<int> features(std::min(ranks.size(), std::size_t(listed)), 0);
    for (std::size_t feature = 0; feature < ranks.size(); ++feature)
        if (ranks[feature] <= listed)
            features[std::size_t(ranks[feature]) - 1] = int(feature);
    return features;
}

/// The leading ones by weight, then those leading by contribution that are not among them.
std::vector<int> listedFeatures(const Rankings& rankings)
{
    std::vector<int> features = leading(rankings.byWeight);
    const std::size_t byWeight = features.size();
    for (const int feature : leading(rankings.byContribution))
        if (std::find(features.begin(), features.begin() + std::ptrdiff_t(byWeight), feature) ==
            features.begin() + std::ptrdiff_t(byWeight))
            features.push_back(feature);
    return features;
}

/// What the data say of every feature, the first of it; null: nothing.
const AnnotationField* shownAnnotation(const Fit& fit)
{
    return fit.data && !fit.data->annotations().empty() ? &fit.data->annotations().front() : nullptr;
}

/// Columns of a table, made together: a heading, whether it is numeric, and its text for a feature.
struct FeatureTable
{
    ReportTable table;
    std::vector<std::function<QString(int)>> cells;

    void add(const QString& heading, bool isNumber, std::function<QString(int)> cell)
    {
        table.heading << heading;
        table.isNumber.push_back(isNumber);
        cells.push_back(std::move(cell));
    }
    void fill(const std::vector<int>& features)
    {
        for (const int feature : features) {
            QStringList row;
            for (const auto& cell : cells)
                row << cell(feature);
            table.rows.push_back(row);
        }
    }
};

QString rankText(const std::vector<double>& ranks, int feature)
{
    return countText(qint64(ranks[std::size_t(feature)]));
}

void addWeightColumns(FeatureTable& table, const Fit& fit, const Rankings& rankings)
{
    if (rankings.byWeight.empty())
        return;
    const Eigen::MatrixXd& weights = fit.result->outcome.featureWeights;
    table.add(ReportWords::tr("Rank by weight"), true,
              [&rankings](int feature) { return rankText(rankings.byWeight, feature); });
    table.add(weights.rows() > 1 ? ReportWords::tr("Largest weight") : ReportWords::tr("Weight"), true,
              [&rankings](int feature) { return numberText(rankings.weights[feature], 4); });
    if (weights.rows() > 1)
        table.add(ReportWords::tr("in cluster"), true, [&weights](int feature) {
            Eigen::Index cluster = 0;
            weights.col(feature).maxCoeff(&cluster);
            return QString::number(cluster + 1);
        });
    if (rankings.factors.size() > 0)
        table.add(ReportWords::tr("Factor"), true,
                  [&rankings](int feature) { return numberText(rankings.factors[feature], 4); });
}

ReportTable featureTable(const Fit& fit, const Rankings& rankings)
{
    FeatureTable table;
    table.table.caption =
        rankings.byWeight.empty()
            ? ReportWords::tr("Leading features by contribution to the separation of the centres")
        : rankings.byContribution.empty()
            ? ReportWords::tr("Leading features by weight")
            : ReportWords::tr("Leading features: the first %1 by weight, then any others among the first %1 by "
                              "contribution to the separation of the centres")
                  .arg(listed);
    table.add(ReportWords::tr("Feature"), false,
              [&fit](int feature) { return briefName(fit.featureLabel(feature)); });
    if (const AnnotationField* field = shownAnnotation(fit))
        table.add(QString::fromStdString(field->name), false, [field](int feature) {
            return shortened(QString::fromStdString(field->texts[std::size_t(feature)]), longestAnnotation);
        });
    addWeightColumns(table, fit, rankings);
    if (!rankings.byContribution.empty()) {
        table.add(ReportWords::tr("Rank by contribution"), true,
                  [&rankings](int feature) { return rankText(rankings.byContribution, feature); });
        table.add(ReportWords::tr("Contribution"), true,
                  [&rankings](int feature) { return numberText(rankings.contribution[feature], 4); });
    }
    table.fill(listedFeatures(rankings));
    return table.table;
}

/// How the two rankings are to be read.
QString meaningOf(const Rankings& rankings)
{
    QStringList sentences;
    if (rankings.factors.size() > 0)
        sentences << ReportWords::tr("The weight of a feature is proportional to the absolute value of its "
                                     "factor, as it enters the distances.");
    else if (!rankings.byWeight.empty())
        sentences << ReportWords::tr(
            "The weight of a feature is its influence on the distances to a cluster or, in some classifiers, on "
            "the prediction. A large weight alone does not mean that the feature separates the clusters.");
    if (!rankings.byContribution.empty())
        sentences << (rankings.byWeight.empty()
                          ? ReportWords::tr("This method does not weight features. The contribution of a feature "
                                            "is proportional to the squared difference of the centres in that "
                                            "feature, summed over the pairs of clusters.")
                          : ReportWords::tr(
                                "The contribution of feature l, (wᵢₗ + wⱼₗ)(cᵢₗ − cⱼₗ)² summed over the pairs of "
                                "clusters i and j, measures how strongly it separates the centres. Features that "
                                "rank high in both lists deserve a closer look."));
    return sentences.join(QLatin1Char(' '));
}

ReportTable probeTable(const Fit& fit)
{
    const Result& result = *fit.result;
    const bool hasClasses = result.target.kind == Target::Kind::Classes;
    ReportTable table{
        ReportWords::tr("Probes: the samples used to describe the other samples"), {ReportWords::tr("Probe")}, {}};
    if (hasClasses)
        table.heading << nameText(result.target.name);
    table.heading << ReportWords::tr("In cluster");
    for (const Eigen::Index probe : result.outcome.probes) {
        QStringList row{briefName(fit.sampleName(int(probe)))};
        const auto i = std::size_t(probe);
        if (hasClasses)
            row << (result.target.classOf[i] < 0
                        ? QString()
                        : nameText(result.target.classNames[std::size_t(result.target.classOf[i])]));
        row << (i < result.outcome.assigned.size() ? fit.shownCluster(result.outcome.assigned[i]) : QString());
        table.rows.push_back(row);
    }
    return table;
}

}  // namespace

ReportSection featureSection(const ReportInput& input)
{
    const Fit& fit = *input.fit;
    ReportSection section{QStringLiteral("features"), ReportWords::tr("Features"), {}};
    Scene scene;  // which says how contributions are had
    scene.setFit(input.fit);
    const Rankings rankings = rankingsOf(fit.result->outcome, scene.contribution());
    if (rankings.byWeight.empty() && rankings.byContribution.empty()) {
        section.blocks.push_back(ReportText{ReportWords::tr("This method gives no information about individual "
                                                            "features; it uses only relations between samples.")});
    } else {
        section.blocks.push_back(ReportText{meaningOf(rankings)});
        section.blocks.push_back(featureTable(fit, rankings));
    }
    if (!fit.result->outcome.probes.empty())
        section.blocks.push_back(probeTable(fit));
    return section;
}

}  // namespace fuzzylens::ui
