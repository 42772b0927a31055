// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/preprocess/step_kind.h"
#include "core/preprocess/step_support.h"

#include <cmath>
#include <limits>

namespace fuzzylens::steps {

namespace {

/// A function of the value alone: nothing is learnt, and it applies for any features are.
using Function = double (*)(double value, double argument);

struct Pointwise
{
    const char* name;
    Function function;
    double lowest;    // values up to and including this one are refused
    Message refusal;  // then
    Message remedy;
};

constexpr double none = -std::numeric_limits<double>::infinity();
const Message positiveRemedy = message("add a step that makes all values positive before it, such as floor=1");

const Pointwise pointwise[] = {
    {"log2", [](double x, double) { return std::log2(x); }, 0, message("log2 of a value <= 0"), positiveRemedy},
    {"log1p", [](double x, double) { return std::log1p(x); }, -1, message("log1p of a value <= -1"),
     message("add a step that raises small values before it, such as floor=0")},
    {"ln", [](double x, double) { return std::log(x); }, 0, message("ln of a value <= 0"), positiveRemedy},
    {"scale", [](double x, double factor) { return x * factor; }, none, {}, {}},
    {"floor", [](double x, double least) { return x < least ? least : x; }, none, {}, {}},
    {"ceil", [](double x, double greatest) { return x > greatest ? greatest : x; }, none, {}, {}},
};

const Pointwise& find(const std::string& name)
{
    for (const Pointwise& candidate : pointwise)
        if (name == candidate.name)
            return candidate;
    throw std::logic_error("unknown pointwise step " + name);
}

class PointwiseStep : public FittedStep
{
public:
    explicit PointwiseStep(StepSpec spec)
        : m_spec(std::move(spec))
        , m_kind(find(m_spec.name))
        , m_argument(m_spec.argument.empty() ? 0.0 : parseNumber(m_spec.argument).value())
    {}

    StepSpec spec() const override { return m_spec; }
    nlohmann::json toJson() const override { return specToJson(m_spec); }

    DatasetPtr apply(const Dataset& data, const Progress&) const override
    {
        return rewritten(data, m_spec.name, [&](const RewrittenValues& values) {
            for (Index i = 0; i < values.count; ++i) {
                const double value = values.from[i];
                if (value <= m_kind.lowest)
                    throw errorAtValue(data, values.sample(i), values.feature, m_kind.refusal, m_kind.remedy);
                values.to[i] = std::isnan(value) ? value : m_kind.function(value, m_argument);
            }
        });
    }

private:
    StepSpec m_spec;
    const Pointwise& m_kind;
    double m_argument;
};

void checkNumber(const StepSpec& spec)
{
    constexpr double most = std::numeric_limits<double>::max();
    numberArgument(spec, -most, most);
}

FittedStepPtr fitPointwise(const StepSpec& spec, const Dataset&, const Progress&)
{
    return std::make_shared<PointwiseStep>(spec);
}

FittedStepPtr pointwiseFromJson(const StepSpec& spec, const nlohmann::json&)
{
    return std::make_shared<PointwiseStep>(spec);
}

}  // namespace

std::vector<StepKind> logarithmKinds()
{
    return {
        {{"log2", "Logarithm to base 2",
          "Replaces every value by its base-2 logarithm. Values must be positive; if they are not, add the step "
          "floor before this one.",
          "", ""},
         checkNoArgument,
         fitPointwise,
         pointwiseFromJson,
         nullptr,
         nullptr,
         true},
        {{"log1p", "Logarithm of 1 + value",
          "Replaces every value x by ln(1 + x); zero stays zero. Suitable for counts.", "", ""},
         checkNoArgument,
         fitPointwise,
         pointwiseFromJson,
         nullptr,
         nullptr,
         true},
        {{"ln", "Natural logarithm",
          "Replaces every value by its natural logarithm. Values must be positive; if they are not, add the step "
          "floor before this one.",
          "", ""},
         checkNoArgument,
         fitPointwise,
         pointwiseFromJson,
         nullptr,
         nullptr,
         true},
    };
}

std::vector<StepKind> limitKinds()
{
    return {
        {{"scale", "Multiply by a number", "Multiplies every value by the same number.", "factor", "0.01"},
         checkNumber,
         fitPointwise,
         pointwiseFromJson},
        {{"floor", "Raise small values", "Sets values below the given number to that number.", "minimum value",
          "20"},
         checkNumber,
         fitPointwise,
         pointwiseFromJson,
         nullptr,
         nullptr,
         true},
        {{"ceil", "Cap large values", "Sets values above the given number to that number.", "maximum value",
          "16000"},
         checkNumber,
         fitPointwise,
         pointwiseFromJson,
         nullptr,
         nullptr,
         true},
    };
}

}  // namespace fuzzylens::steps
