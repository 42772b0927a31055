// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/support/naive_sfp.h"

#include <cmath>

namespace fuzzylens::test {

namespace {

struct Naive
{
    const Problem& problem;
    const SfpOptions& options;
    Index n = problem.data->samples(), p = problem.data->features(), k = options.clusters;
    int M = problem.target.classes();
    bool isNumeric = problem.target.kind == Target::Kind::Numbers;
    bool isSigned = options.loss == SfpLoss::Logistic || options.loss == SfpLoss::Hinge;
    bool isShared = options.weights == SfpWeights::Shared;
    NaiveSfp it = {};
    std::vector<bool> varies = {};

    double x(Index i, Index l) const { return problem.data->value(i, l); }
    bool labelled(Index i) const { return problem.target.isLabelled(i); }
    int cls(Index i) const { return problem.target.classOf[static_cast<std::size_t>(i)]; }
    double number(Index i) const { return problem.target.numbers[static_cast<std::size_t>(i)]; }
    bool hasTarget() const { return problem.target.kind != Target::Kind::None; }

    double margin(double y, double z) const
    {
        const double t = y * z;
        if (options.loss == SfpLoss::Hinge)
            return t < 1 ? 1 - t : 0;
        return t > 0 ? std::log(1 + std::exp(-t)) : std::log(1 + std::exp(t)) - t;
    }

    double loss(Index i, Index j) const
    {
        if (!hasTarget() || !labelled(i))
            return 0;
        if (isNumeric)
            return std::pow(number(i) - it.z(j, 0), 2);
        double sum = 0;
        switch (options.loss) {
        case SfpLoss::LogLoss:
            return -std::log(it.z(j, cls(i)));
        case SfpLoss::ZeroOne:
            return it.z(j, cls(i)) > 0.5 ? 0 : 1;
        case SfpLoss::Squared:
            for (int m = 0; m < M; ++m)
                sum += std::pow((m == cls(i) ? 1.0 : 0.0) - it.z(j, m), 2);
            return sum;
        default:
            if (M == 2)
                return margin(cls(i) == 1 ? 1 : -1, it.z(j, 0));
            for (int m = 0; m < M; ++m)
                sum += margin(m == cls(i) ? 1 : -1, it.z(j, m));
            return sum;
        }
    }

    void prototype(Index j, const std::vector<double>& share)
    {
        if (!hasTarget())
            return;
        double total = 0, weighted = 0;
        std::vector<double> mass(static_cast<std::size_t>(M));
        for (Index i = 0; i < n; ++i) {
            if (!labelled(i))
                continue;
            total += share[static_cast<std::size_t>(i)];
            if (isNumeric)
                weighted += share[static_cast<std::size_t>(i)] * number(i);
            else
                mass[static_cast<std::size_t>(cls(i))] += share[static_cast<std::size_t>(i)];
        }
        const double e = options.smoothing;
        if (isNumeric) {
            it.z(j, 0) = weighted / total;
            return;
        }
        int majority = 0;
        for (int m = 0; m < M; ++m)
            if (mass[static_cast<std::size_t>(m)] > mass[static_cast<std::size_t>(majority)])
                majority = m;
        for (int m = 0; m < it.z.cols(); ++m) {
            const double positive = mass[static_cast<std::size_t>(it.z.cols() == 1 ? 1 : m)];
            const double negative = total - positive;
            switch (options.loss) {
            case SfpLoss::LogLoss:
                it.z(j, m) = (positive + e) / (total + M * e);
                break;
            case SfpLoss::Logistic:
                it.z(j, m) = std::log((positive + e) / (negative + e));
                break;
            case SfpLoss::Hinge:
                it.z(j, m) = positive > negative ? 1 : positive < negative ? -1 : 0;
                break;
            case SfpLoss::Squared:
                it.z(j, m) = positive / total;
                break;
            case SfpLoss::ZeroOne:
                it.z(j, m) = m == majority ? 1 : 0;
                break;
            }
        }
    }

    double lambdaOf(Index j) const
    {
        if (options.lambdaScale == SfpLambdaScale::Sum)
            return options.lambda;
        if (options.lambdaScale == SfpLambdaScale::Mean)
            return options.lambda * static_cast<double>(n) / static_cast<double>(k);
        return options.lambda * it.u.col(j).sum();
    }

    double logSum(Index j) const
    {
        double sum = 0;
        for (Index l = 0; l < p; ++l)
            if (it.w(j, l) > 0)
                sum += it.w(j, l) * std::log(it.w(j, l));
        return sum;
    }

    void distances()
    {
        for (Index i = 0; i < n; ++i)
            for (Index j = 0; j < k; ++j) {
                it.d(i, j) = 0;
                for (Index l = 0; l < p; ++l)
                    it.d(i, j) += it.w(j, l) * std::pow(x(i, l) - it.v(j, l), 2);
            }
    }

    void start()
    {
        it.u.setZero(n, k);
        it.v.setZero(k, p);
        it.w.setZero(k, p);
        it.d.setZero(n, k);
        it.z.setZero(k, !hasTarget() ? 0 : isNumeric || (isSigned && M == 2) ? 1 : M);
        Index varying = 0;
        for (Index l = 0; l < p; ++l) {
            bool differs = false;
            for (Index i = 1; i < n; ++i)
                differs = differs || x(i, l) != x(0, l);
            varies.push_back(differs);
            varying += differs;
        }
        for (Index j = 0; j < k; ++j) {
            const int first = options.startSamples[static_cast<std::size_t>(j)];
            std::vector<double> share(static_cast<std::size_t>(n));
            if (hasTarget() && labelled(first))
                share[static_cast<std::size_t>(first)] = 1;
            else
                share.assign(share.size(), 1.0);
            prototype(j, share);
            if (hasTarget() && !isNumeric && !labelled(first) && (options.loss == SfpLoss::LogLoss || isSigned))
                prototype(j, std::vector<double>(static_cast<std::size_t>(n), 0.0));
            for (Index l = 0; l < p; ++l) {
                it.v(j, l) = x(first, l);
                it.w(j, l) = varies[static_cast<std::size_t>(l)] ? 1.0 / static_cast<double>(varying) : 0.0;
            }
        }
        distances();
    }

    void membershipStep()
    {
        for (Index i = 0; i < n; ++i) {
            std::vector<double> a;
            for (Index j = 0; j < k; ++j) {
                const double offset =
                    options.lambdaScale == SfpLambdaScale::Cluster ? options.lambda * logSum(j) : 0;
                a.push_back((it.d(i, j) + options.alpha * loss(i, j) + offset) / options.gamma);
            }
            const double least = *std::min_element(a.begin(), a.end());
            double sum = 0;
            for (const double value : a)
                sum += std::exp(least - value);
            for (Index j = 0; j < k; ++j)
                it.u(i, j) = std::exp(least - a[static_cast<std::size_t>(j)]) / sum;
        }
    }

    void weightStep()
    {
        Eigen::MatrixXd s = Eigen::MatrixXd::Zero(k, p);
        for (Index j = 0; j < k; ++j) {
            const double mass = it.u.col(j).sum();
            std::vector<double> share;
            for (Index i = 0; i < n; ++i)
                share.push_back(it.u(i, j));
            prototype(j, share);
            for (Index l = 0; l < p; ++l) {
                it.v(j, l) = 0;
                for (Index i = 0; i < n; ++i)
                    it.v(j, l) += it.u(i, j) * x(i, l) / mass;
                for (Index i = 0; i < n; ++i)
                    s(j, l) += it.u(i, j) * std::pow(x(i, l) - it.v(j, l), 2);
            }
        }
        for (Index j = 0; j < k; ++j) {
            Eigen::VectorXd exponent(p);
            double lambda = lambdaOf(j);
            if (isShared) {
                lambda = 0;
                for (Index c = 0; c < k; ++c)
                    lambda += lambdaOf(c);
            }
            double least = HUGE_VAL, sum = 0;
            for (Index l = 0; l < p; ++l) {
                exponent[l] = (isShared ? s.col(l).sum() : s(j, l)) / lambda;
                if (varies[static_cast<std::size_t>(l)])
                    least = std::min(least, exponent[l]);
            }
            for (Index l = 0; l < p; ++l) {
                it.w(j, l) = varies[static_cast<std::size_t>(l)] ? std::exp(least - exponent[l]) : 0;
                sum += it.w(j, l);
            }
            it.w.row(j) /= sum;
        }
    }

    void evaluate()
    {
        double distance = 0, label = 0, membership = 0, weight = 0;
        for (Index j = 0; j < k; ++j) {
            for (Index i = 0; i < n; ++i) {
                distance += it.u(i, j) * it.d(i, j);
                label += it.u(i, j) * loss(i, j);
                if (it.u(i, j) > 0)
                    membership += it.u(i, j) * std::log(it.u(i, j));
            }
            weight += lambdaOf(j) * logSum(j);
            if (!hasTarget() || isNumeric)
                continue;
            for (int m = 0; m < it.z.cols(); ++m) {
                if (options.loss == SfpLoss::LogLoss)
                    label -= options.smoothing * std::log(it.z(j, m));
                if (options.loss == SfpLoss::Logistic)
                    label += options.smoothing * (margin(1, it.z(j, m)) + margin(-1, it.z(j, m)));
            }
        }
        it.distance.push_back(distance);
        it.label.push_back(options.alpha * label);
        it.membershipEntropy.push_back(options.gamma * membership);
        it.weightEntropy.push_back(weight);
        it.objective.push_back(distance + options.alpha * label + options.gamma * membership + weight);
    }
};

}  // namespace

NaiveSfp naiveSfp(const Problem& problem, const SfpOptions& options)
{
    Naive naive{problem, options};
    naive.start();
    for (int iteration = 0; iteration < options.maxIterations; ++iteration) {
        naive.membershipStep();
        naive.weightStep();
        naive.distances();
        naive.evaluate();
    }
    return naive.it;
}

}  // namespace fuzzylens::test
