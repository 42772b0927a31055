// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tune/feature_path.h"

#include "core/common/issue.h"
#include "core/evaluation/search/leading_features.h"
#include "ui/project/project.h"
#include "ui/theme/core_text.h"
#include "ui/tune/tune_controller.h"
#include "ui/tune/validation.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <stdexcept>
#include <utility>

namespace fuzzylens::ui {

namespace {

constexpr int pathValues = 33;
constexpr qint64 stabilityFits = 20;  // clusterResamples

/// The scale of an axis; null where it has the values of the parameter.
const ParameterScale* scaleOf(const MethodDescription& method, const SearchAxis& axis)
{
    for (const ParameterDescription& parameter : method.parameters)
        for (const ParameterScale& scale : parameter.scales)
            if (parameter.name == axis.parameter && scale.name == axis.name)
                return &scale;
    return nullptr;
}

/// Between the numbers of an axis and the logarithms of its parameter.
struct PathScale
{
    const ParameterScale* scale;
    const Problem& problem;
    Parameters others;

    double logarithm(double number) const
    {
        return std::log(scale ? scale->toValue(number, problem, others) : number);
    }
    double number(double logarithm) const
    {
        return scale ? scale->fromValue(std::exp(logarithm), problem, others) : std::exp(logarithm);
    }
};

PathScale scaleOf(const Sweep& sweep)
{
    return {scaleOf(sweep.method(), sweep.axis()), sweep.problem(), sweep.candidates().front()};
}

std::string roundedText(double number)
{
    constexpr int digits = 4;
    std::array<char, 32> text;
    const auto end =
        std::to_chars(text.data(), text.data() + text.size(), number, std::chars_format::general, digits);
    return {text.data(), end.ptr};
}

double rounded(double number)
{
    return std::stod(roundedText(number));
}

}  // namespace

FeaturePath::FeaturePath(Project& project, const TuneController& tune, QObject* parent)
    : SweepController(project, parent)
    , m_tune(tune)
{}

std::vector<SearchAxis> FeaturePath::axes() const
{
    constexpr double margin = 0.02;  // of a scale with ends where the parameter is infinite or zero
    const Fitter& fitter = project().fitter();
    if (!fitter.isPrepared())
        return {};
    std::vector<SearchAxis> axes;
    for (SearchAxis& axis :
         searchAxes(method(project().state().method), problemOf(*fitter.prepared()), fitter.parameters()))
        if (axis.label == "feature selection") {
            if (!axis.isLogarithmic) {
                const double width = axis.maximum - axis.minimum;
                axis.range.from = std::round(100 * (axis.minimum + margin * width)) / 100;
                axis.range.to = std::round(100 * (axis.maximum - margin * width)) / 100;
            }
            axis.range.count = pathValues;
            axes.push_back(axis);
        }
    return axes;
}

QString FeaturePath::obstacle() const
{
    if (QString obstacle = preparationObstacle(project()); !obstacle.isEmpty())
        return obstacle;
    return axes().empty() ? tr("%1 has no parameter that selects features with these settings. Choose another "
                               "method, such as SFP.")
                                .arg(shownText(method(project().state().method).name))
                          : QString();
}

/// Evenly spaced in the logarithm of the parameter.
GridAxis FeaturePath::values(const SearchAxis& axis, const SearchRange& range) const
{
    gridAxis(axis, range);  // throws if it is out of range
    const Fitter& fitter = project().fitter();
    const PathScale scale{scaleOf(method(project().state().method), axis), fitter.prepared()->problem,
                          fitter.parameters()};
    const double from = scale.logarithm(range.from), to = scale.logarithm(range.to);
    GridAxis grid{axis.name, {}};
    for (int i = 0; i < range.count; ++i) {
        const double t = range.count > 1 ? double(i) / (range.count - 1) : 0.0;
        std::string text = roundedText(std::clamp(scale.number(from + t * (to - from)), range.from, range.to));
        if (std::find(grid.values.begin(), grid.values.end(), text) == grid.values.end())
            grid.values.push_back(std::move(text));
    }
    return grid;
}

std::vector<std::size_t> FeaturePath::order(const Sweep& sweep) const
{
    return coarseToFine(sweep.grid());
}

std::vector<SweepController::Phase> FeaturePath::phases(const SweepPtr& sweep)
{
    std::vector<Phase> phases;
    phases.push_back(
        {1, [this, sweep](std::size_t candidate, const RunControl& control) {
             Point point;
             try {
                 const Outcome outcome =
                     sweep->method().run(sweep->problem(), sweep->candidates()[candidate], control);
                 if (outcome.stopped == Stopped::Cancelled)
                     return false;
                 point.weights = meanFeatureWeights(outcome);
                 for (const auto& ofCluster : outcome.featureWeights.rowwise())
                     point.effectiveFeatures += effectiveNumber(ofCluster) / double(outcome.featureWeights.rows());
             } catch (const std::invalid_argument& error) {
                 point.refusal = messageOf(error);
             }
             report(sweep, [this, candidate, point = std::move(point)] { takeFit(candidate, point); });
             return true;
         }});
    const Protocol protocol = m_tune.defaultProtocol();
    m_protocol.reset();
    if (m_tune.canCrossValidate() && m_tune.obstacle(protocol).isEmpty()) {
        m_protocol = protocol;
        const auto search = std::make_shared<const Search>(sweep->search(protocol, "accuracy"));
        phases.push_back({qint64(search->plan().sets.size()),
                          [this, sweep, search](std::size_t candidate, const RunControl& control) {
                              const std::vector<Trial> trials = search->run({candidate}, control);
                              if (trials.empty())
                                  return false;
                              if (const Trial& trial = trials.front(); trial.refusal.isEmpty())
                                  report(sweep, [this, candidate, accuracy = trial.scores.at("accuracy")] {
                                      m_points[candidate].accuracy = accuracy;
                                  });
                              return true;
                          }});
    }
    const bool hasPairs = sweep->method().usesPairs && sweep->problem().pairs;  // they have no subsamples
    const int compared = std::min(leadingCount, int(sweep->problem().data->features()) / 2);
    if (!hasPairs && compared > 0)
        phases.push_back(
            {stabilityFits, [this, sweep, compared](std::size_t candidate, const RunControl& control) {
                 try {
                     const std::optional<double> stability =
                         leadingFeatureStability(sweep->method(), sweep->problem(), sweep->candidates()[candidate],
                                                 compared, sweep->seed(), control);
                     if (!stability)
                         return false;
                     report(sweep, [this, candidate, stability] { m_points[candidate].stability = stability; });
                 } catch (const std::invalid_argument&) {
                     // A value that some subsample cannot be fitted with has no stability.
                 }
                 return true;
             }});
    return phases;
}

void FeaturePath::clear(std::size_t size)
{
    m_points.assign(size, {});
    m_largest.resize(0);
    m_leading.clear();
}

void FeaturePath::takeFit(std::size_t candidate, Point point)
{
    if (m_largest.size() == 0)
        m_largest = point.weights;
    else if (point.weights.size() > 0)
        m_largest = m_largest.cwiseMax(point.weights).eval();
    m_leading = leadingFeatures(m_largest, leadingCount);
    m_points[candidate] = std::move(point);
}

double FeaturePath::logarithm(std::size_t candidate) const
{
    return std::log(sweep()->candidates()[candidate].number(sweep()->axis().parameter));
}

double FeaturePath::logarithmOf(double scaled) const
{
    return scaleOf(*sweep()).logarithm(scaled);
}

void FeaturePath::setLogarithm(double logarithm)
{
    if (!sweep() || isStale())
        return;
    const PathScale path = scaleOf(*sweep());
    const auto [low, high] = std::minmax(this->logarithm(0), this->logarithm(sweep()->size() - 1));
    const double number = rounded(path.number(std::clamp(logarithm, low, high)));
    setParameter(path.scale ? path.scale->toValue(number, sweep()->problem(), path.others) : number);
}

void FeaturePath::beginDrag()
{
    if (!std::exchange(m_isDragging, true))
        project().beginDrag();
}

void FeaturePath::endDrag()
{
    if (std::exchange(m_isDragging, false))
        project().endDrag();
}

}  // namespace fuzzylens::ui
