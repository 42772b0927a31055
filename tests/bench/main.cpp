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
    std::fputs("fuzzylens-bench [--json | --quiet] [--only TOPIC]...\nTopics:\n", stderr);
    for (const Measurement& measurement : measurements())
        std::fprintf(stderr, "  %-12s %s\n", measurement.name.c_str(), measurement.help.c_str());
    return code;
}

void print(const Figures& figures, bool asJson)
{
    if (!asJson) {
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
    bool asJson = false;
    bool quiet = false;
    std::vector<std::string> only;
    for (int i = 1; i < argc; ++i) {
        if (std::strcmp(argv[i], "--json") == 0)
            asJson = true;
        else if (std::strcmp(argv[i], "--quiet") == 0)
            quiet = true;
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
    try {
        for (const Measurement& measurement : measurements())
            if (only.empty() || std::find(only.begin(), only.end(), measurement.name) != only.end())
                measurement.run(figures);
    } catch (const std::exception& error) {
        std::fprintf(stderr, "fuzzylens-bench: %s\n", error.what());
        return 1;
    }
    if (!quiet)
        print(figures, asJson);
    return 0;
}
