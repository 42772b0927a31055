// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/methods/method.h"

#include "core/common/counted.h"
#include "core/common/nearest_name.h"
#include "core/dataset/dataset_cache.h"
#include "core/methods/data_checks.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <stdexcept>

namespace fuzzylens {

namespace {

const ParameterDescription* find(const MethodDescription& method, std::string_view name)
{
    for (const ParameterDescription& parameter : method.parameters)
        if (parameter.name == name)
            return &parameter;
    return nullptr;
}

[[noreturn]] void refuse(const std::string& name, const std::string& text, const std::string& allowed)
{
    throw std::invalid_argument(name + " cannot be \"" + text + "\": " + allowed);
}

double parseReal(const std::string& name, const std::string& text)
{
    double value = 0;
    const char* begin = text.data() + (text.starts_with('+') ? 1 : 0);
    const auto [end, error] = std::from_chars(begin, text.data() + text.size(), value);
    if (error != std::errc() || end != text.data() + text.size() || !std::isfinite(value) ||
        text.starts_with("+-"))
        refuse(name, text, "it must be a number");
    return value;
}

std::int64_t parseInteger(const std::string& name, const std::string& text)
{
    std::int64_t value = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (error != std::errc() || end != text.data() + text.size())
        refuse(name, text, "it must be a whole number");
    return value;
}

std::string joined(const std::vector<ParameterChoice>& choices)
{
    std::string result;
    for (const ParameterChoice& choice : choices)
        result += (result.empty() ? "" : ", ") + choice.value;
    return result;
}

ParameterValue parse(const ParameterDescription& parameter, const std::string& text)
{
    switch (parameter.kind) {
    case ParameterDescription::Kind::Real:
        return parseReal(parameter.name, text);
    case ParameterDescription::Kind::Integer:
        return parseInteger(parameter.name, text);
    case ParameterDescription::Kind::Switch:
        if (text == "true" || text == "1" || text == "yes" || text == "on")
            return true;
        if (text == "false" || text == "0" || text == "no" || text == "off")
            return false;
        refuse(parameter.name, text, "it must be true or false");
    case ParameterDescription::Kind::Choice:
    case ParameterDescription::Kind::Text:
        break;
    }
    return text;
}

std::string range(const ParameterDescription& parameter)
{
    const auto number = [&](double value) {
        return parameter.kind == ParameterDescription::Kind::Integer ? toText(static_cast<std::int64_t>(value))
                                                                     : toText(value);
    };
    std::string result = parameter.minimumIsOpen ? "it must exceed " : "it must be at least ";
    result += number(parameter.minimum);
    if (parameter.maximum < std::numeric_limits<double>::max())
        result += " and at most " + number(parameter.maximum);
    return result;
}

void check(const ParameterDescription& parameter, const ParameterValue& value)
{
    using Kind = ParameterDescription::Kind;
    const bool fits = (parameter.kind == Kind::Real && std::holds_alternative<double>(value)) ||
                      (parameter.kind == Kind::Integer && std::holds_alternative<std::int64_t>(value)) ||
                      (parameter.kind == Kind::Switch && std::holds_alternative<bool>(value)) ||
                      ((parameter.kind == Kind::Choice || parameter.kind == Kind::Text) &&
                       std::holds_alternative<std::string>(value));
    if (!fits)
        refuse(parameter.name, toText(value), "it is of another kind");
    if (parameter.kind == Kind::Real || parameter.kind == Kind::Integer) {
        const double number = parameter.kind == Kind::Real ? std::get<double>(value)
                                                           : static_cast<double>(std::get<std::int64_t>(value));
        const bool tooSmall =
            parameter.minimumIsOpen ? !(number > parameter.minimum) : !(number >= parameter.minimum);
        if (tooSmall || !(number <= parameter.maximum))
            refuse(parameter.name, toText(value), range(parameter));
    }
    if (parameter.kind == Kind::Choice) {
        const auto& text = std::get<std::string>(value);
        if (std::none_of(parameter.choices.begin(), parameter.choices.end(),
                         [&](const ParameterChoice& choice) { return choice.value == text; }))
            refuse(parameter.name, text, "it must be one of " + joined(parameter.choices));
    }
}

}  // namespace

std::string toText(const ParameterValue& value)
{
    if (const auto* flag = std::get_if<bool>(&value))
        return *flag ? "true" : "false";
    if (const auto* integer = std::get_if<std::int64_t>(&value))
        return std::to_string(*integer);
    if (const auto* text = std::get_if<std::string>(&value))
        return *text;
    char buffer[32];
    const auto [end, error] = std::to_chars(buffer, buffer + sizeof buffer, std::get<double>(value));
    return error == std::errc() ? std::string(buffer, end) : std::string();
}

const ParameterValue& Parameters::value(std::string_view name) const
{
    const auto place = m_values.find(name);
    if (place == m_values.end())
        throw std::invalid_argument("there is no parameter \"" + std::string(name) + "\"");
    return place->second;
}

namespace {

template <typename T>
const T& get(const Parameters& parameters, std::string_view name)
{
    const T* value = std::get_if<T>(&parameters.value(name));
    if (!value)
        throw std::invalid_argument("parameter \"" + std::string(name) + "\" is of another kind");
    return *value;
}

}  // namespace

double Parameters::real(std::string_view name) const
{
    return get<double>(*this, name);
}

std::int64_t Parameters::integer(std::string_view name) const
{
    return get<std::int64_t>(*this, name);
}

double Parameters::number(std::string_view name) const
{
    const auto* whole = std::get_if<std::int64_t>(&value(name));
    return whole ? static_cast<double>(*whole) : real(name);
}

bool Parameters::flag(std::string_view name) const
{
    return get<bool>(*this, name);
}

const std::string& Parameters::text(std::string_view name) const
{
    return get<std::string>(*this, name);
}

const MethodDescription* findMethod(std::string_view id)
{
    for (const MethodDescription& candidate : methods())
        if (candidate.id == id)
            return &candidate;
    return nullptr;
}

const MethodDescription& method(std::string_view id)
{
    if (const MethodDescription* found = findMethod(id))
        return *found;
    std::vector<std::string> known;
    for (const MethodDescription& candidate : methods())
        known.push_back(candidate.id);
    throw std::invalid_argument("there is no method \"" + std::string(id) + '"' + nearestOrAll(id, known));
}

Parameters defaultParameters(const MethodDescription& method, const Problem& problem)
{
    Parameters result;
    for (const ParameterDescription& parameter : method.parameters)
        result.set(parameter.name, parameter.byDefault(problem));
    return result;
}

Parameters parametersWith(const MethodDescription& method, const Parameters& defaults,
                          const std::map<std::string, ParameterValue>& chosen)
{
    Parameters result = defaults;
    for (const ParameterDescription& parameter : method.parameters) {
        const auto given = chosen.find(parameter.name);
        const ParameterValue& value = given != chosen.end() ? given->second : defaults.value(parameter.name);
        for (const ParameterChoice& choice : parameter.choices)
            if (value == ParameterValue(choice.value))
                for (const auto& [name, other] : choice.sets)
                    result.set(name, other);
    }
    for (const auto& [name, value] : chosen)
        if (result.has(name))
            result.set(name, value);
    return result;
}

namespace {

/// Of the parameters, then of their scales.
std::vector<std::string> parameterNames(const MethodDescription& method)
{
    std::vector<std::string> names;
    for (const ParameterDescription& parameter : method.parameters)
        names.push_back(parameter.name);
    for (const ParameterDescription& parameter : method.parameters)
        for (const ParameterScale& scale : parameter.scales)
            names.push_back(scale.name);
    return names;
}

}  // namespace

Parameters resolveParameters(const MethodDescription& method, const Problem& problem,
                             const std::map<std::string, std::string>& overrides)
{
    // Values first, scales after: a scale may depend on the others.
    std::map<std::string, ParameterValue> chosen;
    for (const auto& [name, text] : overrides) {
        if (const ParameterDescription* parameter = find(method, name)) {
            ParameterValue value = parse(*parameter, text);
            check(*parameter, value);
            chosen.emplace(name, std::move(value));
        }
    }
    Parameters result = parametersWith(method, defaultParameters(method, problem), chosen);
    std::map<const ParameterDescription*, std::string> scaleUsed;
    for (const auto& [name, text] : overrides) {
        if (find(method, name))
            continue;
        const ParameterDescription* owner = nullptr;
        const ParameterScale* scale = nullptr;
        for (const ParameterDescription& parameter : method.parameters)
            for (const ParameterScale& candidate : parameter.scales)
                if (candidate.name == name) {
                    owner = &parameter;
                    scale = &candidate;
                }
        if (!scale) {
            throw std::invalid_argument(method.id + " has no parameter \"" + name + '"' +
                                        nearestOrAll(name, parameterNames(method)));
        }
        if (overrides.contains(owner->name))
            throw std::invalid_argument("set either " + owner->name + " or " + name + ", not both");
        if (const auto [other, isFirst] = scaleUsed.emplace(owner, name); !isFirst)
            throw std::invalid_argument("set either " + other->second + " or " + name + ", not both");
        const double scaled = parseReal(name, text);
        const double low = scale->minimum(problem), high = scale->maximum(problem);
        if (!(scaled >= low && scaled <= high))
            refuse(name, text, "it must be between " + toText(low) + " and " + toText(high));
        const double real = scale->toValue(scaled, problem, result);
        const ParameterValue value = owner->kind == ParameterDescription::Kind::Integer
                                         ? ParameterValue(static_cast<std::int64_t>(std::llround(real)))
                                         : ParameterValue(real);
        check(*owner, value);
        result.set(owner->name, value);
    }
    return result;
}

void checkParameters(const MethodDescription& method, const Parameters& parameters)
{
    for (const ParameterDescription& parameter : method.parameters)
        check(parameter, parameters.value(parameter.name));
}

namespace {

struct Extent
{
    double largest = 0;  // size of a value
    Index feature = 0;   // that holds it
    double spread = 0;   // largest difference of two values of a feature
};

Extent extentOf(const Dataset& data)
{
    Extent extent;
    for (Index l = 0; l < data.features(); ++l) {
        const auto column = data.values().map().col(l);
        const double low = column.minCoeff(), high = column.maxCoeff(), size = std::max(-low, high);
        if (size > extent.largest)
            extent.feature = l;
        extent.largest = std::max(extent.largest, size);
        extent.spread = std::max(extent.spread, high - low);
    }
    return extent;
}

/// Squares of values, and of their differences, must be numbers of full precision. The extent is kept for the next
/// fit to the same data.
void requireSquares(const DatasetPtr& data)
{
    constexpr double greatest = 1e150, least = 1e-140;
    static DatasetCache<Extent> extents(ofAllData);
    const auto extent = extents.of(data, [&] { return std::make_shared<const Extent>(extentOf(*data)); });
    if (extent->largest > greatest)
        refuseLarge(*data, extent->feature, extent->largest);
    if (extent->spread > 0 && extent->spread < least)
        throw std::invalid_argument("the values of no feature differ by more than " + toText(extent->spread) +
                                    ": their squares are too small to compute with; multiply the data (step " +
                                    scalingStep(extent->spread) + ')');
}

}  // namespace

void requireComplete(const Problem& problem)
{
    const Dataset& data = *problem.data;
    if (data.features() < 1)
        throw std::invalid_argument("there is no feature left; bring some back or take another step out");
    if (data.samples() < 2)
        throw std::invalid_argument("at least 2 samples are needed, there " +
                                    std::string(data.samples() == 1 ? "is 1" : "are 0"));
    if (data.missingCount() == 0)
        return requireSquares(problem.data);
    std::string features;
    int incomplete = 0;
    for (Index feature = 0; feature < data.features(); ++feature) {
        if (data.missingInFeature(feature) == 0)
            continue;
        if (++incomplete <= 3)
            features += (incomplete > 1 ? ", " : "") + data.featureNames()[static_cast<std::size_t>(feature)];
    }
    std::string samples;
    int lacking = 0;
    for (Index sample = 0; sample < data.samples(); ++sample) {
        if (!data.values().map().row(sample).hasNaN())
            continue;
        if (++lacking <= 3)
            samples += (lacking > 1 ? ", " : "") + data.sampleNames()[static_cast<std::size_t>(sample)];
    }
    const bool isOne = data.missingCount() == 1;
    throw std::invalid_argument(
        counted(data.missingCount(), "value is", "values are") + " missing, in " +
        counted(lacking, "sample", "samples") + " (" + samples + (lacking > 3 ? ", …" : "") + ") and " +
        counted(incomplete, "feature", "features") + " (" + features + (incomplete > 3 ? ", …" : "") + "); fill " +
        (isOne ? "it" : "them") + " with the step impute=knn:5 or leave " +
        (incomplete == 1 ? "that feature" : "those features") + " out with drop-missing=0");
}

void requireFinite(const Outcome& outcome)
{
    // 0 x is 0 for finite x alone; a sum is quicker than asking each.
    const auto finite = [](const auto& values) { return (0.0 * values.array()).sum() == 0.0; };
    const auto allFinite = [](const std::vector<double>& values) {
        return std::all_of(values.begin(), values.end(), [](double value) { return std::isfinite(value); });
    };
    bool good = finite(outcome.memberships) && finite(outcome.featureWeights) && finite(outcome.centers) &&
                finite(outcome.labelPrototypes) && finite(outcome.embedding) &&
                finite(outcome.embeddingTraining) && finite(outcome.classProbabilities) &&
                outcome.embeddingCenters.allFinite() && outcome.probeValues.allFinite() &&
                finite(outcome.featureFactors) && finite(outcome.projection) &&
                outcome.projectionOffset.allFinite() && allFinite(outcome.predictedNumber) &&
                allFinite(outcome.eigenvalues) && allFinite(outcome.objective);
    for (const NamedSeries& series : outcome.objectiveTerms)
        good = good && allFinite(series.values);
    for (const NamedSeries& series : outcome.traces)
        good = good && allFinite(series.values);
    for (const NamedFigure& figure : outcome.figures)
        good = good && std::isfinite(figure.value);
    for (const ProbeTemperature& at : outcome.annealing)
        good = good && std::isfinite(at.temperature) && std::isfinite(at.energy) && std::isfinite(at.quality);
    if (!good)
        throw std::logic_error("the computation left the range of numbers; scale the data first (step zscore)");
}

Eigen::VectorXd separationContribution(const Eigen::MatrixXd& centers, const Eigen::MatrixXd& weights)
{
    Eigen::VectorXd result = Eigen::VectorXd::Zero(centers.cols());
    const auto weight = [&](Index cluster) { return weights.row(weights.rows() == 1 ? 0 : cluster).transpose(); };
    for (Index i = 0; i < centers.rows(); ++i)
        for (Index j = i + 1; j < centers.rows(); ++j)
            result.array() +=
                (weight(i) + weight(j)).array() * (centers.row(i) - centers.row(j)).transpose().array().square();
    return result;
}

double effectiveNumber(const Eigen::Ref<const Eigen::RowVectorXd>& weights)
{
    double entropy = 0;
    for (const double weight : weights)
        if (weight > 0)
            entropy -= weight * std::log(weight);
    return std::exp(entropy);
}

}  // namespace fuzzylens
