// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/features/value_groups.h"

#include <algorithm>
#include <cmath>

namespace fuzzylens::ui {

namespace {

double quantile(const std::vector<double>& sorted, double share)
{
    const double place = share * double(sorted.size() - 1);
    const auto below = std::size_t(place);
    const std::size_t above = std::min(below + 1, sorted.size() - 1);
    return sorted[below] + (place - double(below)) * (sorted[above] - sorted[below]);
}

}  // namespace

BoxSummary BoxSummary::of(std::vector<double> values)
{
    BoxSummary box;
    box.count = int(values.size());
    if (values.empty())
        return box;
    std::sort(values.begin(), values.end());
    box.lowQuartile = quantile(values, 0.25);
    box.median = quantile(values, 0.5);
    box.highQuartile = quantile(values, 0.75);
    const double reach = 1.5 * (box.highQuartile - box.lowQuartile);
    box.lowWhisker = *std::lower_bound(values.begin(), values.end(), box.lowQuartile - reach);
    box.highWhisker = *(std::upper_bound(values.begin(), values.end(), box.highQuartile + reach) - 1);
    return box;
}

ValueGroups ValueGroups::of(const Fit& fit, const Colouring& colouring, int feature)
{
    const Colouring byClass =
        colouring.byClass() && !colouring.classes.isEmpty() ? colouring : Scene::colouringByTarget(fit);
    ValueGroups result;
    const double* column = fit.data->values().column(feature);
    result.values.assign(column, column + fit.data->samples());
    const int classes = int(byClass.classes.size());
    result.groups.resize(std::size_t(classes) + 1);
    for (int code = 0; code < classes; ++code) {
        result.groups[std::size_t(code)].name = byClass.classes[code];
        result.groups[std::size_t(code)].code = code;
    }
    result.groups.back().name = classes > 0 ? QObject::tr("unlabelled") : QObject::tr("all samples");
    for (int sample = 0; sample < int(result.values.size()); ++sample) {
        if (std::isnan(result.values[std::size_t(sample)])) {
            ++result.missing;
            continue;
        }
        const int code =
            classes > 0 && sample < int(byClass.codes.size()) ? byClass.codes[std::size_t(sample)] : -1;
        result.groups[std::size_t(code < 0 ? classes : code)].samples.push_back(sample);
    }
    std::erase_if(result.groups, [](const Group& group) { return group.samples.empty(); });
    for (Group& group : result.groups) {
        std::vector<double> values;
        for (const int sample : group.samples)
            values.push_back(result.values[std::size_t(sample)]);
        group.box = BoxSummary::of(std::move(values));
    }
    return result;
}

double jitter(int sample)
{
    // multiples of the golden ratio fill an interval evenly
    const double place = (sample + 1) * 0.6180339887498949;
    return place - std::floor(place) - 0.5;
}

}  // namespace fuzzylens::ui
