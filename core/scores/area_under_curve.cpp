// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/scores/scores.h"

#include <algorithm>
#include <cmath>
#include <stdexcept>
#include <utility>

namespace fuzzylens {

namespace {

using Eigen::Index;
using Scored = std::pair<double, bool>;  // score, positive

/// Share of pairs of a positive and a negative sample in which the positive sample scores higher; ties count one
/// half.
double mannWhitney(std::vector<Scored> samples)
{
    std::sort(samples.begin(), samples.end());
    double won = 0, positives = 0, negatives = 0;
    for (std::size_t first = 0, end = 0; first < samples.size(); first = end) {
        double tiedPositives = 0, tiedNegatives = 0;
        for (; end < samples.size() && samples[end].first == samples[first].first; ++end)
            ++(samples[end].second ? tiedPositives : tiedNegatives);
        won += tiedPositives * (negatives + 0.5 * tiedNegatives);
        positives += tiedPositives;
        negatives += tiedNegatives;
    }
    return won / (positives * negatives);
}

/// The area with the scores of class @p of, among the samples of the two classes.
double within(const Eigen::MatrixXd& scores, const std::vector<int>& classes, int of, int other)
{
    std::vector<Scored> samples;
    for (std::size_t i = 0; i < classes.size(); ++i)
        if (classes[i] == of || classes[i] == other)
            samples.emplace_back(scores(static_cast<Index>(i), of), classes[i] == of);
    return mannWhitney(std::move(samples));
}

}  // namespace

double areaUnderCurve(const std::vector<double>& scores, const std::vector<bool>& positive)
{
    if (scores.size() != positive.size())
        throw std::invalid_argument("the area under the curve needs one score per sample");
    std::vector<Scored> samples;
    for (std::size_t i = 0; i < scores.size(); ++i) {
        if (!std::isfinite(scores[i]))
            throw std::invalid_argument("the scores of an area under the curve must be finite");
        samples.emplace_back(scores[i], positive[i]);
    }
    const auto positives = std::count(positive.begin(), positive.end(), true);
    if (positives == 0 || positives == static_cast<std::ptrdiff_t>(positive.size()))
        throw std::invalid_argument("the area under the curve needs positive and negative samples");
    return mannWhitney(std::move(samples));
}

double handTillArea(const Eigen::MatrixXd& scores, const std::vector<int>& classes)
{
    if (scores.rows() != static_cast<Index>(classes.size()))
        throw std::invalid_argument("the area under the curve needs one row of scores per sample");
    if (!scores.allFinite())
        throw std::invalid_argument("the scores of an area under the curve must be finite");
    std::vector<int> present;
    for (const int label : classes) {
        if (label >= scores.cols())
            throw std::invalid_argument("the area under the curve needs one column of scores per class");
        if (label >= 0 && std::find(present.begin(), present.end(), label) == present.end())
            present.push_back(label);
    }
    if (present.size() < 2)
        throw std::invalid_argument("the area under the curve needs samples of two classes");
    std::sort(present.begin(), present.end());
    double sum = 0;
    for (const int a : present)
        for (const int b : present)
            if (a != b)
                sum += within(scores, classes, a, b);
    return sum / static_cast<double>(present.size() * (present.size() - 1));
}

}  // namespace fuzzylens
