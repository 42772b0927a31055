// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/bench/core/reading.h"
#include "tests/bench/core/scaling.h"
#include "tests/bench/measurement.h"

#include <nlohmann/json.hpp>

#include <cstdio>
#include <cstring>
#include <exception>

using namespace fuzzylens::bench;

namespace {

int usage(int code)
{
    std::fputs("fuzzylens-bench [--json | --markdown | --quiet] [--only TOPIC]...\nTopics:\n", stderr);
    for (const Measurement& measurement : measurements())
        std::fprintf(stderr, "  %-12s %s\n", measurement.name.c_str(), measurement.help.c_str());
    return code;
}

enum class Form { Lines, Json, Markdown, None };

void printTables(const Figures& figures, const std::vector<const Measurement*>& run)
{
    std::vector<MarkdownTable> tables;
    for (const Measurement* measurement : run) {
        if (!measurement->table)
            continue;
        const MarkdownTable table = measurement->table(figures);
        const auto known = std::find_if(tables.begin(), tables.end(),
                                        [&](const MarkdownTable& other) { return other.name == table.name; });
        if (known == tables.end())
            tables.push_back(table);
        else
            join(*known, table);
    }
    for (const MarkdownTable& table : tables)
        std::puts(toMarkdown(table).c_str());
}

void print(const Figures& figures, Form form)
{
    if (form == Form::Lines) {
        for (const auto& [name, value] : figures)
            std::printf("%-40s %.6g\n", name.c_str(), value);
        return;
    }
    nlohmann::ordered_json json;
    for (const auto& [name, value] : figures)
        json[name] = value;
    std::puts(json.dump(2).c_str());
}

}  // namespace

int main(int argc, char** argv)
{
    Form form = Form::Lines;
    std::vector<std::string> only;
    for (int i = 1; i < argc; ++i) {
        if (std::strcmp(argv[i], "--json") == 0)
            form = Form::Json;
        else if (std::strcmp(argv[i], "--markdown") == 0)
            form = Form::Markdown;
        else if (std::strcmp(argv[i], "--quiet") == 0)
            form = Form::None;
        else if (std::strcmp(argv[i], "--only") == 0 && i + 1 < argc)
            only.emplace_back(argv[++i]);
        else if (std::strcmp(argv[i], "--peak-of-reading") == 0 && i + 1 < argc)
            return printPeakOfReading(argv[i + 1]);
        else if (std::strcmp(argv[i], "--peak-of-scaling") == 0 && i + 1 < argc)
            return printPeakOfScaling(argv[i + 1]);
        else
            return usage(std::strcmp(argv[i], "--help") == 0 ? 0 : 2);
    }
    for (const std::string& name : only)
        if (std::none_of(measurements().begin(), measurements().end(),
                         [&](const Measurement& measurement) { return measurement.name == name; }))
            return usage(2);
    Figures figures;
    std::vector<const Measurement*> run;
    try {
        for (const Measurement& measurement : measurements())
            if (only.empty() || std::find(only.begin(), only.end(), measurement.name) != only.end()) {
                measurement.run(figures);
                run.push_back(&measurement);
            }
    } catch (const std::exception& error) {
        std::fprintf(stderr, "fuzzylens-bench: %s\n", error.what());
        return 1;
    }
    if (form == Form::Markdown)
        printTables(figures, run);
    else if (form != Form::None)
        print(figures, form);
    return 0;
}
