// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/heatmap/expression_model.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>
#include <numeric>

namespace fuzzylens::ui {

namespace {

constexpr double saturation = 3;  // standard deviations at which colours end

struct Spread
{
    double mean = 0;
    double scale = 0;  // 1 / standard deviation; 0 when constant
};

Spread spreadOf(const double* values, Index count)
{
    double sum = 0, squares = 0;
    Index present = 0;
    for (Index i = 0; i < count; ++i)
        if (values[i] == values[i]) {
            sum += values[i];
            ++present;
        }
    if (present == 0)
        return {};
    const double mean = sum / double(present);
    for (Index i = 0; i < count; ++i)
        if (values[i] == values[i])
            squares += (values[i] - mean) * (values[i] - mean);
    const double deviation = std::sqrt(squares / double(present));
    return {mean, deviation > 1e-12 * std::abs(mean) ? 1 / deviation : 0.0};
}

}  // namespace

Eigen::VectorXd featureScores(const Scene& scene, const FeatureRanking& ranking)
{
    if (!scene.fit())
        return {};
    const Eigen::MatrixXd& weights = scene.weights();
    switch (ranking.by) {
    case FeatureRanking::By::Contribution:
        if (scene.contribution().size() > 0)
            return scene.contribution();
        [[fallthrough]];
    case FeatureRanking::By::LargestWeight:
        return weights.size() > 0 ? Eigen::VectorXd(weights.colwise().maxCoeff()) : Eigen::VectorXd();
    case FeatureRanking::By::ClusterWeight:
        break;
    }
    if (weights.rows() == 0)
        return {};
    return weights.row(std::clamp<Eigen::Index>(ranking.cluster, 0, weights.rows() - 1));
}

std::vector<int> topFeatures(const Eigen::VectorXd& scores, int count)
{
    std::vector<int> order(std::size_t(scores.size()));
    std::iota(order.begin(), order.end(), 0);
    const auto kept = order.begin() + std::clamp<std::ptrdiff_t>(count, 0, std::ptrdiff_t(order.size()));
    std::partial_sort(order.begin(), kept, order.end(),
                      [&](int a, int b) { return scores[a] != scores[b] ? scores[a] > scores[b] : a < b; });
    order.erase(kept, order.end());
    return order;
}

FeatureGroups byHighestCluster(const Fit& fit, std::vector<int> features)
{
    FeatureGroups groups;
    const Eigen::MatrixXd& centers = fit.result->outcome.centers;
    if (centers.rows() < 2 || centers.cols() != fit.data->features()) {
        groups.features = std::move(features);
        return groups;
    }
    std::vector<std::vector<int>> raised(std::size_t(centers.rows()));
    for (const int feature : features) {
        Eigen::Index cluster = 0;
        centers.col(feature).maxCoeff(&cluster);
        raised[std::size_t(cluster)].push_back(feature);
    }
    for (const std::vector<int>& group : raised) {
        if (group.empty())
            continue;
        groups.starts.push_back(int(groups.features.size()));
        groups.features.insert(groups.features.end(), group.begin(), group.end());
    }
    return groups;
}

MaxPyramid zScores(const Dataset& data, const std::vector<int>& features, const std::vector<int>& sampleAt,
                   const Progress& progress)
{
    std::vector<float> cells(features.size() * sampleAt.size());
    constexpr std::size_t askEvery = 64;
    std::vector<double> scratch;
    for (std::size_t row = 0; row < features.size(); ++row) {
        if (row % askEvery == 0 &&
            !shouldContinue(progress, {"drawing", std::int64_t(row), std::int64_t(features.size())}))
            return {};
        const double* values = data.column(features[row], scratch);
        const Spread spread = spreadOf(values, data.samples());
        float* out = cells.data() + row * sampleAt.size();
        for (std::size_t position = 0; position < sampleAt.size(); ++position)
            out[position] = float((values[sampleAt[position]] - spread.mean) * spread.scale);
    }
    return MaxPyramid(int(features.size()), int(sampleAt.size()), cells);
}

std::vector<std::uint8_t> imputedMarks(const PreparedData& data, const std::vector<int>& features,
                                       const std::vector<int>& sampleAt)
{
    if (data.original->missingCount() == 0)
        return {};
    std::vector<std::uint8_t> marks(features.size() * sampleAt.size(), 0);
    bool isAny = false;
    for (std::size_t row = 0; row < features.size(); ++row) {
        if (!data.kept.mayBeFilled(*data.original, features[row]))
            continue;
        for (std::size_t position = 0; position < sampleAt.size(); ++position)
            if (data.isImputed(sampleAt[position], features[row])) {
                marks[row * sampleAt.size() + position] = 1;
                isAny = true;
            }
    }
    return isAny ? marks : std::vector<std::uint8_t>();
}

SampleOrder expressionOrder(const Fit& fit, MembershipKind kind, const std::vector<int>& classOf)
{
    const Eigen::MatrixXd& memberships = fit.memberships(kind);
    const auto samples = std::size_t(fit.samples());
    const bool hasClasses = classOf.size() == samples;
    if (memberships.rows() == fit.samples())
        return hasClasses ? orderByClusterAndClass(memberships, classOf) : orderByCluster(memberships);
    return orderByClass(Eigen::MatrixXd::Zero(fit.samples(), 1),
                        hasClasses ? classOf : std::vector<int>(samples, -1));
}

std::shared_ptr<ExpressionModel> expressionModel(const FitPtr& fit, std::vector<int> ranked, SampleOrder order,
                                                 const QString& valueName, const Progress& progress)
{
    auto model = std::make_shared<ExpressionModel>();
    FeatureGroups groups = byHighestCluster(*fit, std::move(ranked));
    std::vector<int>& features = groups.features;
    model->cells = zScores(*fit->data, features, order.sampleAt, progress);
    if (model->cells.rows() != int(features.size()))
        return nullptr;
    if (fit->steps && fit->steps->data == fit->data)
        model->marks = imputedMarks(*fit->steps, features, order.sampleAt);
    model->markName = QCoreApplication::translate("Heatmap", "missing in the file, imputed");
    model->samplesAlong = Qt::Horizontal;
    model->rows = {int(features.size()),
                   [fit, features](int row) { return fit->featureLabel(features[std::size_t(row)]); },
                   std::move(groups.starts),
                   {}};
    model->columns = {
        int(order.sampleAt.size()),
        [fit, sampleAt = order.sampleAt](int column) { return fit->sampleName(sampleAt[std::size_t(column)]); },
        std::move(order.groupStarts),
        {}};
    if (fit->result->outcome.memberships.rows() == fit->samples())
        for (const int cluster : order.groupKeys)
            model->columns.groupNames << fit->shownCluster(cluster);
    model->setSampleOrder(std::move(order.sampleAt));
    model->low = -saturation;
    model->high = saturation;
    model->isDiverging = true;
    model->valueName = valueName;
    model->fit = fit;
    model->features = std::move(features);
    return model;
}

}  // namespace fuzzylens::ui
