// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/playground/playground.h"

#include "core/methods/method.h"
#include "core/preprocess/steps.h"
#include "ui/project/project.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <set>

namespace fuzzylens::ui {

namespace {

/// What suits a set: settings of SFP (those of `reproduce sfp-demonstrations`), and a noise at which it can no
/// longer be recognised.
struct Suited
{
    const char* clusters;
    const char* alpha;
    const char* gamma;
    double mostNoise;
};

const std::map<std::string, Suited, std::less<>>& suited()
{
    static const std::map<std::string, Suited, std::less<>> all = {
        {"mixture", {"10", "0.5", "0.97", 5}}, {"spiral", {"30", "0.9", "0.97", 0.15}},
        {"rings", {"12", "0.9", "0.9", 0.4}},  {"disc", {"16", "0.9", "0.9", 0.5}},
        {"xor", {"4", "0.9", "0.9", 0.5}},     {"moons", {"8", "0.9", "0.9", 0.5}},
        {"groups", {"3", "0.5", "0.9", 5}},    {"drawn", {"4", "0.9", "0.9", 0.5}},
    };
    return all;
}

/// Two groups of six points: enough for a fit.
std::vector<PlacedSample> firstPoints()
{
    return {{-0.3, 0, 1}, {-0.4, 0.17, 1}, {-0.6, 0.17, 1}, {-0.7, 0, 1}, {-0.6, -0.17, 1}, {-0.4, -0.17, 1},
            {0.7, 0, 2},  {0.6, 0.17, 2},  {0.4, 0.17, 2},  {0.3, 0, 2},  {0.4, -0.17, 2},  {0.6, -0.17, 2}};
}

/// A fit needs two samples at different places in both directions, and two classes.
bool canBeFitted(const std::vector<PlacedSample>& points)
{
    std::set<double> x, y;
    std::set<int> classes;
    for (const PlacedSample& point : points) {
        x.insert(point.x);
        y.insert(point.y);
        classes.insert(point.classNumber);
    }
    return x.size() > 1 && y.size() > 1 && classes.size() > 1;
}

std::map<std::string, ParameterValue> suitedParameters(const std::string& set, const DatasetPtr& data)
{
    const Suited& settings = suited().at(set);
    const DatasetPtr prepared = preprocess(data, {StepSpec::parse("zscore")}).data;
    const Parameters all = resolveParameters(method("sfp"), makeProblem(prepared, prepared->preferredLabel()),
                                             {{"clusters", settings.clusters},
                                              {"alpha_prime", settings.alpha},
                                              {"gamma_prime", settings.gamma},
                                              {"lambda_scale", "mean"},
                                              {"lambda_prime", "0.5"}});
    std::map<std::string, ParameterValue> chosen;
    for (const auto& [name, value] : all)
        if (name == "clusters" || name == "alpha" || name == "gamma" || name == "lambda_scale" || name == "lambda")
            chosen.emplace(name, value);
    return chosen;
}

}  // namespace

Playground::Playground(Project& project, QObject* parent)
    : QObject(parent)
    , m_project(project)
{
    connect(&m_project, &Project::datasetChanged, this, &Playground::follow);
    follow();
}

const std::vector<SyntheticDescription>& Playground::sets()
{
    static const std::vector<SyntheticDescription> planar = [] {
        std::vector<SyntheticDescription> result;
        for (const SyntheticDescription& set : syntheticSets())
            if (set.isPlanar)
                result.push_back(set);
        result.push_back(drawnDescription());
        return result;
    }();
    return planar;
}

double Playground::mostNoise(const std::string& set)
{
    return suited().at(set).mostNoise;
}

void Playground::follow()
{
    m_spec = m_project.dataset() ? syntheticSpec(m_project.input().file) : std::nullopt;
    if (m_spec && (!suited().contains(m_spec->name) || !m_project.input().sampleTables.empty()))
        m_spec.reset();  // joined tables belong to these samples alone
    emit changed();
}

const SyntheticDescription& Playground::description() const
{
    return *std::find_if(sets().begin(), sets().end(),
                         [this](const SyntheticDescription& set) { return set.name == m_spec->name; });
}

int Playground::samples() const
{
    return int(m_project.dataset()->samples());
}

int Playground::noiseFeatures() const
{
    return int(m_project.dataset()->features()) - 2;
}

int Playground::classes() const
{
    return int(m_project.dataset()->labelField("class")->classes.size());
}

double Playground::noise() const
{
    return m_spec->options.noise.value_or(description().noise);
}

std::vector<PlacedSample> Playground::points() const
{
    if (!m_spec)
        return {};
    if (m_spec->name == drawnSet && m_spec->options.noise.value_or(0) == 0)
        return m_spec->options.points;
    const auto rounded = [](double value) { return std::round(value * 1000) / 1000; };
    std::vector<PlacedSample> result;
    const Dataset& data = *m_project.dataset();
    for (Index i = 0; i < data.samples(); ++i)
        result.push_back({rounded(data.value(i, 0)), rounded(data.value(i, 1)),
                          1 + data.labelField("class")->codes[std::size_t(i)]});
    return result;
}

void Playground::open(const std::string& name)
{
    SyntheticSpec spec{name, {}};
    if (name == drawnSet)
        spec.options.points = firstPoints();
    const DatasetPtr data = synthesize(name, spec.options);
    AnalysisState state = initialState(*data);
    state.method = m_project.state().method;
    state.steps = {{StepSpec::parse("zscore"), true}};
    if (state.method == "sfp")
        state.chosen = suitedParameters(name, data);
    const InputSpec input{inputText(spec), {}, {}};
    if (m_spec)
        return m_project.replace(data, input, tr("change of the data set"), state);
    m_project.leave([this, data, input, state] { m_project.open(data, nameOf(input), input, state); });
}

void Playground::change(const SyntheticSpec& spec)
{
    if (!m_spec)
        return;
    m_project.beginDrag();  // of its own, or within that of a slider or stroke: the fit stays until the next one
    m_project.replace(synthesize(spec.name, spec.options), {inputText(spec), {}, {}},
                      tr("change of the generated data"));
    m_project.endDrag();
}

void Playground::draw(const std::vector<PlacedSample>& points)
{
    if (!m_spec || !canBeFitted(points))
        return;
    SyntheticSpec spec{std::string(drawnSet), {}};
    spec.options.points = points;
    if (noiseFeatures() > 0)
        spec.options.features = noiseFeatures() + 2;
    change(spec);
}

}  // namespace fuzzylens::ui
