// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/heatmap/sample_order.h"

#include <algorithm>
#include <limits>
#include <tuple>

namespace fuzzylens::ui {

namespace {

struct Key
{
    int outer = 0;
    int inner = 0;
    double certainty = 0;
    int sample = 0;

    auto tied() const { return std::tuple(outer, inner, -certainty, sample); }
};

int lastWhenUnlabelled(int code)
{
    return code < 0 ? std::numeric_limits<int>::max() : code;
}

std::vector<Key> clustersOf(const Eigen::MatrixXd& memberships)
{
    std::vector<Key> keys(std::size_t(memberships.rows()));
    for (std::size_t i = 0; i < keys.size(); ++i)
        keys[i] = {0, 0, memberships.cols() > 0 ? memberships(Eigen::Index(i), 0) : 0.0, int(i)};
    for (Eigen::Index cluster = 1; cluster < memberships.cols(); ++cluster)
        for (std::size_t i = 0; i < keys.size(); ++i)
            if (const double membership = memberships(Eigen::Index(i), cluster); membership > keys[i].certainty) {
                keys[i].outer = int(cluster);
                keys[i].certainty = membership;
            }
    return keys;
}

SampleOrder sorted(std::vector<Key> keys)
{
    std::sort(keys.begin(), keys.end(), [](const Key& a, const Key& b) { return a.tied() < b.tied(); });
    SampleOrder order;
    order.sampleAt.reserve(keys.size());
    for (const Key& key : keys) {
        const int code = key.outer == std::numeric_limits<int>::max() ? -1 : key.outer;
        if (order.groupKeys.empty() || order.groupKeys.back() != code) {
            order.groupKeys.push_back(code);
            order.groupStarts.push_back(int(order.sampleAt.size()));
        }
        order.sampleAt.push_back(key.sample);
    }
    return order;
}

}  // namespace

SampleOrder orderByCluster(const Eigen::MatrixXd& memberships)
{
    return sorted(clustersOf(memberships));
}

SampleOrder orderByClass(const Eigen::MatrixXd& memberships, const std::vector<int>& classOf)
{
    std::vector<Key> keys = clustersOf(memberships);
    for (Key& key : keys)
        key = {lastWhenUnlabelled(classOf[std::size_t(key.sample)]), key.outer, key.certainty, key.sample};
    return sorted(std::move(keys));
}

SampleOrder orderByClusterAndClass(const Eigen::MatrixXd& memberships, const std::vector<int>& classOf)
{
    std::vector<Key> keys = clustersOf(memberships);
    for (Key& key : keys)
        key.inner = lastWhenUnlabelled(classOf[std::size_t(key.sample)]);
    return sorted(std::move(keys));
}

}  // namespace fuzzylens::ui
