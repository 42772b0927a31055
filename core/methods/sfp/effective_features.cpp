// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/methods/sfp/effective_features.h"

#include "core/dataset/column_statistics.h"

#include <cmath>
#include <memory>
#include <mutex>
#include <utility>
#include <vector>

namespace fuzzylens::sfp_detail {

namespace {

struct ClassScatters
{
    std::weak_ptr<const Dataset> data;
    std::vector<int> classOf;
    Eigen::MatrixXd scatters;  // varying features x classes
    Eigen::VectorXd sizes;     // labelled samples of each class
};
using ScattersPtr = std::shared_ptr<const ClassScatters>;

ScattersPtr computeScatters(const Problem& problem)
{
    const Dataset& data = *problem.data;
    auto result = std::make_shared<ClassScatters>();
    result->data = problem.data;
    const bool hasClasses = problem.target.kind == Target::Kind::Classes && problem.target.classes() > 0;
    if (hasClasses)
        result->classOf = problem.target.classOf;
    const Index classes = hasClasses ? problem.target.classes() : 1;
    const auto classOf = [&](Index i) {
        return hasClasses ? problem.target.classOf[static_cast<std::size_t>(i)] : 0;
    };
    result->sizes = Eigen::VectorXd::Zero(classes);
    for (Index i = 0; i < data.samples(); ++i)
        if (classOf(i) >= 0)
            result->sizes[classOf(i)] += 1;
    result->scatters.resize(data.features(), classes);
    Index kept = 0;
    const auto samples = static_cast<double>(data.samples());
    Eigen::VectorXd sums(classes), squares(classes), others;
    std::vector<double> scratch;
    for (Index l = 0; l < data.features(); ++l) {
        const ColumnValues column = data.valuesOf(l, scratch);
        const double origin =
            (column.stored().sum() + static_cast<double>(column.others) * column.other) / samples;
        sums.setZero();
        squares.setZero();
        others = result->sizes;  // of each class, the samples that have the value of all others
        for (std::size_t i = 0; i < column.size; ++i) {
            if (const int cls = classOf(static_cast<Index>(column.row(i))); cls >= 0) {
                const double difference = column.values[i] - origin;
                sums[cls] += difference;
                squares[cls] += difference * difference;
                others[cls] -= 1;
            }
        }
        const double other = column.other - origin;
        sums += other * others;
        squares += other * other * others;
        const auto [low, high] = steps::range(column);
        if (!(high > low) || !std::isfinite(squares.sum()))
            continue;
        result->scatters.row(kept++) =
            (squares.array() - sums.array().square() / result->sizes.array()).max(0.0).matrix().transpose();
    }
    result->scatters.conservativeResize(kept, classes);
    return result;
}

/// The last few problems; scales are asked for one problem many times in a row.
class KeptScatters
{
public:
    /// Null when they are not kept.
    ScattersPtr find(const Problem& problem)
    {
        static const std::vector<int> none;
        const auto& classOf = problem.target.kind == Target::Kind::Classes ? problem.target.classOf : none;
        const std::lock_guard lock(m_guard);
        std::erase_if(m_kept, [](const ScattersPtr& candidate) { return candidate->data.expired(); });
        for (const ScattersPtr& candidate : m_kept)
            if (candidate->data.lock() == problem.data && candidate->classOf == classOf)
                return candidate;
        return nullptr;
    }

    void keep(ScattersPtr scatters)
    {
        constexpr std::size_t most = 16;
        const std::lock_guard lock(m_guard);
        if (m_kept.size() == most)
            m_kept.erase(m_kept.begin());
        m_kept.push_back(std::move(scatters));
    }

private:
    std::mutex m_guard;
    std::vector<ScattersPtr> m_kept;
};

/// No thread waits for another: at worst two compute the same value.
ScattersPtr scattersOf(const Problem& problem)
{
    static KeptScatters kept;
    ScattersPtr scatters = kept.find(problem);
    if (!scatters) {
        scatters = computeScatters(problem);
        kept.keep(scatters);
    }
    return scatters;
}

double entropy(const Eigen::Ref<const Eigen::ArrayXd>& scatter, double lambda)
{
    const Eigen::ArrayXd exponent = ((scatter - scatter.minCoeff()) / lambda).min(700.0);
    const Eigen::ArrayXd weights = (-exponent).exp();
    const double total = weights.sum();
    return (weights * exponent).sum() / total + std::log(total);
}

double meanEntropy(double lambda, const ClassScatters& classes, const WeightSetting& setting)
{
    const Index count = classes.scatters.cols();
    const bool isUnsupervised = classes.classOf.empty();
    const double samples = classes.sizes.sum();
    Eigen::ArrayXXd scatters = classes.scatters;
    Eigen::ArrayXd lambdas = Eigen::ArrayXd::Constant(count, lambda);
    if (isUnsupervised)
        scatters /= setting.clusters;
    if (setting.scale == SfpLambdaScale::Mean)
        lambdas *= samples / setting.clusters;
    else if (setting.scale == SfpLambdaScale::Cluster)
        lambdas *= isUnsupervised ? samples / setting.clusters : 1.0;
    if (setting.scale == SfpLambdaScale::Cluster && !isUnsupervised)
        lambdas *= classes.sizes.array();
    if (setting.weights == SfpWeights::Shared)
        return entropy(scatters.rowwise().sum(), lambdas.sum());
    double sum = 0;
    for (Index c = 0; c < count; ++c)
        sum += entropy(scatters.col(c), lambdas[c]);
    return sum / static_cast<double>(count);
}

}  // namespace

double effectiveFeatures(double lambda, const Problem& problem, const WeightSetting& setting)
{
    const ScattersPtr classes = scattersOf(problem);
    return classes->scatters.rows() == 0 ? 1.0 : std::exp(meanEntropy(lambda, *classes, setting));
}

double lambdaForEffectiveFeatures(double number, const Problem& problem, const WeightSetting& setting)
{
    const ScattersPtr classes = scattersOf(problem);
    double low = std::log(1e-12), high = std::log(1e18);
    if (classes->scatters.rows() == 0)
        return 1.0;
    const double wanted = std::log(number);
    constexpr int halvings = 60;
    for (int i = 0; i < halvings; ++i) {
        const double middle = 0.5 * (low + high);
        (meanEntropy(std::exp(middle), *classes, setting) < wanted ? low : high) = middle;
    }
    return std::exp(0.5 * (low + high));
}

}  // namespace fuzzylens::sfp_detail
