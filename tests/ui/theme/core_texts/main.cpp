// SPDX-License-Identifier: GPL-3.0-or-later
// Prints the texts of the core's registries that the window shows (ui/theme/core_text.h) as C++ that lupdate
// reads. For resources/translations/update and tst_translation.
#include "core/dataset/synthetic/synthetic.h"
#include "core/import/reader.h"
#include "core/io/file_bytes.h"
#include "core/methods/method.h"
#include "core/preprocess/step_groups.h"

#include <iostream>
#include <set>

using namespace fuzzylens;

namespace {

class Texts
{
public:
    void add(std::string_view text)
    {
        if (!text.empty())
            m_texts.emplace(text);
    }
    void add(const ParameterDescription& parameter)
    {
        for (const std::string* text : {&parameter.label, &parameter.help, &parameter.small, &parameter.large})
            add(*text);
        for (const ParameterChoice& choice : parameter.choices) {
            add(choice.label);
            add(choice.help);
        }
        for (const ParameterScale& scale : parameter.scales)
            for (const std::string* text : {&scale.label, &scale.small, &scale.large})
                add(*text);
    }
    /// But for what it was published in: that is quoted as it stands.
    void add(const MethodDescription& method)
    {
        add(method.name);
        add(method.summary);
        for (const ParameterDescription& parameter : method.parameters)
            add(parameter);
    }
    void add(const StepDescription& step)
    {
        for (const std::string* text : {&step.title, &step.help, &step.argument})
            add(*text);
        for (const StepChoice& choice : step.choices)
            add(choice.help);
        for (const std::vector<StepChoice>& group : step.endings)
            for (const StepChoice& ending : group)
                add(ending.help);
    }
    void add(const SyntheticDescription& set)
    {
        add(set.title);
        add(set.help);
    }
    void add(const Reader& reader)
    {
        add(reader.name());
        for (const FixedChoice& fixed : reader.fixes({}))
            add(fixed.reason);
    }
    const std::set<std::string>& all() const { return m_texts; }

private:
    std::set<std::string> m_texts;
};

std::string quoted(const std::string& text)
{
    std::string result = "\"";
    for (const char letter : text)
        result += letter == '\n'                    ? "\\n"
                  : letter == '"' || letter == '\\' ? std::string{'\\', letter}
                                                    : std::string{letter};
    return result + '"';
}

}  // namespace

int main()
{
    Texts texts;
    for (const MethodDescription& method : methods())
        texts.add(method);
    for (const StepGroup& group : stepGroups()) {
        texts.add(group.title);
        for (const StepDescription& step : group.steps)
            texts.add(step);
    }
    for (const SyntheticDescription& set : syntheticSets())
        texts.add(set);
    for (const Reader* reader : readers())
        texts.add(*reader);
    for (const std::string& text : texts.all())
        std::cout << "QT_TRANSLATE_NOOP(\"core\", " << quoted(text) << ");\n";
}
