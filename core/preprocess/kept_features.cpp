// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/preprocess/kept_features.h"

#include "core/preprocess/step_support.h"

namespace fuzzylens::steps {

KeptFeatures::KeptFeatures(StepSpec spec, FeatureList kept, std::vector<std::string> unmatched, std::string note)
    : m_spec(std::move(spec))
    , m_kept(std::move(kept))
    , m_unmatched(std::move(unmatched))
    , m_note(std::move(note))
{}

DatasetPtr KeptFeatures::apply(const Dataset& data, const Progress&) const
{
    DatasetPtr result = data.subset(std::nullopt, m_kept.find(data));
    if (m_unmatched.empty() && m_note.empty())
        return result;
    DatasetParts parts = result->parts();
    if (!m_note.empty()) {
        Issue issue;
        issue.severity = Issue::Severity::Note;
        issue.what = message("step %1: %2", m_spec.name, Message(m_note));
        parts.issues.push_back(std::move(issue));
    }
    if (!m_unmatched.empty())
        parts.issues.push_back(unmatchedIssue());
    return std::make_shared<const Dataset>(std::move(parts));
}

Issue KeptFeatures::unmatchedIssue() const
{
    Issue issue;
    issue.what = message(m_unmatched.size() == 1 ? "step %1: %2 name is not among the features"
                                                 : "step %1: %2 names are not among the features",
                         m_spec.name, m_unmatched.size());
    for (const std::string& name : m_unmatched)
        issue.text += (issue.text.empty() ? "" : ", ") + name;
    issue.text = cutText(std::move(issue.text));
    return issue;
}

nlohmann::json KeptFeatures::toJson() const
{
    nlohmann::json result = specToJson(m_spec);
    m_kept.addTo(result);
    if (!m_unmatched.empty())
        result["unmatched"] = m_unmatched;
    if (!m_note.empty())
        result["note"] = m_note;
    return result;
}

FittedStepPtr KeptFeatures::fromJson(const StepSpec& spec, const nlohmann::json& json)
{
    auto unmatched = json.contains("unmatched") ? textsFromJson(json, "unmatched") : std::vector<std::string>();
    return std::make_shared<KeptFeatures>(spec, FeatureList(json), std::move(unmatched),
                                          json.value("note", std::string()));
}

FittedStepPtr keepFeatures(const StepSpec& spec, const Dataset& data, const std::vector<Index>& kept,
                           std::vector<std::string> unmatched, std::string note)
{
    if (kept.empty())
        throw errorInData(data, message("no feature remains after step %1", spec.text()), "",
                          message("change the argument of the step or switch it off"));
    return std::make_shared<KeptFeatures>(spec, FeatureList(data, kept), std::move(unmatched), std::move(note));
}

}  // namespace fuzzylens::steps
