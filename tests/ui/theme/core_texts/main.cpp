// SPDX-License-Identifier: GPL-3.0-or-later
// Prints the texts of the core that the window shows (ui/theme/core_text.h) as C++ that lupdate reads: those of
// its registries, and the literals in the calls of message() in all sources. For resources/translations/update and
// tst_translation.
#include "core/dataset/synthetic/synthetic.h"
#include "core/import/reader.h"
#include "core/io/file_bytes.h"
#include "core/methods/method.h"
#include "core/preprocess/step_groups.h"
#include "tests/ui/theme/core_texts/terms.h"

#include <filesystem>
#include <fstream>
#include <iostream>
#include <regex>
#include <set>
#include <sstream>

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
        add(method.useWhen);
        for (const std::string& sentence : method.formula.symbols)
            add(sentence);
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

/// The literals in the first argument of a call that begins at @p at, those next to one another put together.
std::vector<std::string> literalsAt(const std::string& source, std::size_t at)
{
    std::vector<std::string> texts;
    bool goesOn = false;
    for (int depth = 0; at < source.size() && (depth > 0 || (source[at] != ',' && source[at] != ')')); ++at) {
        if (source[at] == '"') {
            if (!goesOn)
                texts.emplace_back();
            for (++at; source[at] != '"'; ++at) {
                at += source[at] == '\\';  // a quotation mark
                texts.back() += source[at];
            }
            goesOn = true;
        } else if (!std::isspace(static_cast<unsigned char>(source[at]))) {
            goesOn = false;
        }
        depth += source[at] == '(' ? 1 : source[at] == ')' ? -1 : 0;
    }
    return texts;
}

void addMessages(Texts& texts)
{
    const std::filesystem::path folders[]{FUZZYLENS_SOURCE_DIR "/core", FUZZYLENS_SOURCE_DIR "/ui",
                                          FUZZYLENS_SOURCE_DIR "/app"};
    const std::regex call("\\bmessage\\(");
    for (const std::filesystem::path& folder : folders)
        for (const auto& entry : std::filesystem::recursive_directory_iterator(folder)) {
            if (entry.path().extension() != ".cpp" && entry.path().extension() != ".h")
                continue;
            std::stringstream content;
            content << std::ifstream(entry.path()).rdbuf();
            const std::string source = content.str();
            for (std::sregex_iterator found(source.begin(), source.end(), call), end; found != end; ++found)
                for (const std::string& text :
                     literalsAt(source, static_cast<std::size_t>(found->position() + found->length())))
                    texts.add(text);
        }
}

}  // namespace

int main()
{
    Texts texts;
    addMessages(texts);
    for (const char* term : coreTerms)
        texts.add(term);
    for (const MethodDescription& method : methods())
        texts.add(method);
    for (const Purpose purpose : purposes)
        texts.add(purposeHeading(purpose));
    for (const StepGroup& group : stepGroups()) {
        texts.add(group.title);
        for (const StepDescription& step : group.steps)
            texts.add(step);
    }
    for (const SyntheticDescription& set : syntheticSets())
        texts.add(set);
    texts.add(drawnDescription());
    for (const Reader* reader : readers())
        texts.add(*reader);
    for (const std::string& text : texts.all())
        std::cout << "QT_TRANSLATE_NOOP(\"core\", " << quoted(text) << ");\n";
}
