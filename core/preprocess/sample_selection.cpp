// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/import/name_list.h"
#include "core/preprocess/step_kind.h"
#include "core/preprocess/step_support.h"

#include <algorithm>
#include <stdexcept>
#include <string_view>
#include <unordered_set>

namespace fuzzylens::steps {

namespace {

constexpr std::string_view dropStep = "drop-samples";

/// Keeps the samples whose label field has one of the texts, or, when the field is empty, whose name is one of
/// them; drop-samples keeps the others.
class SampleSelection : public FittedStep
{
public:
    SampleSelection(StepSpec spec, std::string field, std::vector<std::string> texts)
        : m_spec(std::move(spec))
        , m_field(std::move(field))
        , m_texts(std::move(texts))
    {}

    StepSpec spec() const override { return m_spec; }

    DatasetPtr apply(const Dataset& data, const Progress&) const override
    {
        const LabelField* field = m_field.empty() ? nullptr : data.labelField(m_field);
        if (!m_field.empty() && !field)
            return allWithNote(data, "the data have no label field \"" + m_field + '"');
        const std::vector<Index> kept = matching(data, field);
        if (kept.empty() && (field || drops()))
            throw errorInData(data, message("no sample remains after step %1", m_spec.text()), "",
                              message("change the argument of the step or switch it off"));
        if (kept.empty())
            return allWithNote(data, "none of the names is among the samples");
        return data.subset(kept, std::nullopt);
    }

    std::vector<Index> matching(const Dataset& data, const LabelField* field) const
    {
        const std::unordered_set<std::string_view> wanted(m_texts.begin(), m_texts.end());
        std::vector<Index> result;
        for (Index i = 0; i < data.samples(); ++i) {
            const std::string text = field ? field->text(i) : data.sampleNames()[static_cast<std::size_t>(i)];
            if (wanted.contains(text) != drops())
                result.push_back(i);
        }
        return result;
    }

    /// True if a sample has one of the texts.
    bool namesAny(const Dataset& data, const LabelField* field) const
    {
        const std::size_t kept = matching(data, field).size();
        return drops() ? kept < static_cast<std::size_t>(data.samples()) : kept > 0;
    }

    nlohmann::json toJson() const override
    {
        nlohmann::json result = specToJson(m_spec);
        result["texts"] = m_texts;
        if (!m_field.empty())
            result["field"] = m_field;
        return result;
    }

private:
    bool drops() const { return m_spec.name == dropStep; }

    DatasetPtr allWithNote(const Dataset& data, const std::string& reason) const
    {
        DatasetParts parts = data.parts();
        Issue issue;
        issue.severity = Issue::Severity::Note;
        issue.what = message("step %1 keeps all samples: %2", m_spec.text(), reason);
        parts.issues.push_back(std::move(issue));
        return std::make_shared<const Dataset>(std::move(parts));
    }

    StepSpec m_spec;
    std::string m_field;
    std::vector<std::string> m_texts;
};

/// The label field an argument FIELD:VALUE starts with, or null. Names of fields may hold colons themselves: the
/// longest that fits.
const LabelField* fieldOf(const Dataset& data, const std::string& argument)
{
    const LabelField* result = nullptr;
    for (const LabelField& field : data.labelFields())
        if (argument.starts_with(field.name + ':') && (!result || field.name.size() > result->name.size()))
            result = &field;
    return result;
}

std::string knownTexts(const LabelField& field, Index samples)
{
    std::vector<std::string> known = field.classes;
    for (Index i = 0; i < samples && field.kind == LabelField::Kind::Numeric; ++i)
        if (const std::string text = field.text(i); std::find(known.begin(), known.end(), text) == known.end())
            known.push_back(text);
    std::string result;
    for (std::size_t i = 0; i < std::min<std::size_t>(known.size(), 8); ++i)
        result += (i == 0 ? "" : ", ") + known[i];
    return result + (known.size() > 8 ? ", ..." : "");
}

FittedStepPtr fitByField(const StepSpec& spec, const Dataset& data, const LabelField& field)
{
    const std::string value = spec.argument.substr(field.name.size() + 1);
    for (const auto& texts : {std::vector<std::string>{value}, splitNames(value)}) {
        auto step = std::make_shared<SampleSelection>(spec, field.name, texts);
        if (step->namesAny(data, &field))
            return step;
    }
    throw errorInData(data, message("no sample has this value of label field \"%1\"", field.name), value,
                      message("its values are %1", knownTexts(field, data.samples())));
}

FittedStepPtr fitSelection(const StepSpec& spec, const Dataset& data, const Progress&)
{
    if (const LabelField* field = fieldOf(data, spec.argument))
        return fitByField(spec, data, *field);
    auto step = std::make_shared<SampleSelection>(spec, "", namesOf(spec.argument, data.sampleNames()));
    if (!step->namesAny(data, nullptr))
        throw errorInData(data, message("none of the names given to step %1 is among the samples", spec.name),
                          spec.argument,
                          message("use FIELD:VALUE with a label field of the data, sample names separated by "
                                  "commas, or a file of sample names"));
    return step;
}

FittedStepPtr selectionFromJson(const StepSpec& spec, const nlohmann::json& json)
{
    return std::make_shared<SampleSelection>(spec, json.value("field", std::string()),
                                             textsFromJson(json, "texts"));
}

void anyArgument(const StepSpec&) {}

}  // namespace

std::vector<StepKind> sampleSelectionKinds()
{
    return {{{"keep-samples",
              "Keep samples by label or name",
              "Keeps the samples whose label field has the given value (FIELD:VALUE), or the samples listed in a "
              "file.",
              "FIELD:VALUE, or a file of sample names",
              "",
              {},
              false,
              true},
             anyArgument,
             fitSelection,
             selectionFromJson,
             nullptr,
             nullptr,
             true},
            {{"drop-samples",
              "Exclude samples by label or name",
              "Excludes the samples whose label field has the given value (FIELD:VALUE), or the samples listed in "
              "a file.",
              "FIELD:VALUE, or a file of sample names",
              "",
              {},
              false,
              true},
             anyArgument,
             fitSelection,
             selectionFromJson,
             nullptr,
             nullptr,
             true}};
}

}  // namespace fuzzylens::steps
