// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/dataset/identifiers/spreadsheet_names.h"
#include "core/preprocess/step_kind.h"
#include "core/preprocess/step_support.h"

#include <map>
#include <stdexcept>

namespace fuzzylens::steps {

namespace {

/// Gives features called by dates the symbols of their genes.
class RepairNames : public FittedStep
{
public:
    RepairNames(StepSpec spec, std::map<std::string, std::string> symbols)
        : m_spec(std::move(spec))
        , m_symbols(std::move(symbols))
    {}

    StepSpec spec() const override { return m_spec; }

    DatasetPtr apply(const Dataset& data, const Progress&) const override
    {
        DatasetParts parts = data.parts();
        std::size_t mended = 0;
        for (std::string& name : parts.featureNames)
            if (const auto symbol = m_symbols.find(name); symbol != m_symbols.end()) {
                name = symbol->second;
                ++mended;
            }
        Issue issue;
        issue.severity = Issue::Severity::Note;
        issue.what = message(mended == 1 ? "step mend-names: %1 feature was renamed to its gene symbol"
                                         : "step mend-names: %1 features were renamed to their gene symbols",
                             mended);
        for (const auto& [name, symbol] : m_symbols)
            issue.text += (issue.text.empty() ? "" : ", ") + name + " is " + symbol;
        parts.issues.push_back(std::move(issue));
        return std::make_shared<const Dataset>(std::move(parts));
    }

    nlohmann::json toJson() const override
    {
        nlohmann::json result = specToJson(m_spec);
        result["symbols"] = m_symbols;
        return result;
    }

    static FittedStepPtr fromJson(const StepSpec& spec, const nlohmann::json& json)
    {
        return std::make_shared<RepairNames>(spec, json.at("symbols").get<std::map<std::string, std::string>>());
    }

private:
    StepSpec m_spec;
    std::map<std::string, std::string> m_symbols;
};

FittedStepPtr fitRepairedNames(const StepSpec& spec, const Dataset& data, const Progress&)
{
    std::map<std::string, std::string> symbols;
    for (const ChangedName& name : changedNames(data))
        if (name.genes.size() == 1)
            symbols.emplace(data.featureNames()[static_cast<std::size_t>(name.feature)],
                            name.genes.front().symbol);
    return std::make_shared<RepairNames>(spec, std::move(symbols));
}

}  // namespace

std::vector<StepKind> repairNamesKinds()
{
    return {{{"mend-names", "Repair names changed by spreadsheets",
              "Restores the gene symbols (SEPTIN1) of features that a spreadsheet changed to dates (1-Sep, "
              "43891), if only one gene matches. The other features are listed in the import warnings.",
              "", ""},
             checkNoArgument,
             fitRepairedNames,
             RepairNames::fromJson}};
}

}  // namespace fuzzylens::steps
