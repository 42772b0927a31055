// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/bench/measurement.h"

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <fstream>
#include <limits>

namespace fuzzylens::bench {

namespace {

constexpr const char* absent = "–";

}  // namespace

std::vector<Measurement>& measurements()
{
    static std::vector<Measurement> all;
    return all;
}

void join(MarkdownTable& table, const MarkdownTable& more)
{
    const std::size_t before = table.rows.size();
    std::vector<std::size_t> columns;
    for (const std::string& title : more.head) {
        const auto known = std::find(table.head.begin(), table.head.end(), title);
        columns.push_back(static_cast<std::size_t>(known - table.head.begin()));
        if (known == table.head.end())
            table.head.push_back(title);
    }
    for (std::vector<std::string>& row : table.rows)
        row.resize(table.head.size(), absent);
    for (const std::vector<std::string>& row : more.rows) {
        std::size_t at = 0;
        while (at < before && table.rows[at].front() != row.front())
            ++at;
        if (at == before) {
            at = table.rows.size();
            table.rows.emplace_back(table.head.size(), absent);
        }
        for (std::size_t column = 0; column < row.size(); ++column)
            table.rows[at][columns[column]] = row[column];
    }
}

std::string toMarkdown(const MarkdownTable& table)
{
    const auto line = [](const std::vector<std::string>& cells) {
        std::string text = "|";
        for (const std::string& cell : cells)
            text += ' ' + cell + " |";
        return text + '\n';
    };
    std::string text = "<!-- fuzzylens-bench: " + table.name + " -->\n\n" + line(table.head) + '|';
    for (std::size_t column = 0; column < table.head.size(); ++column)
        text += "---|";
    text += '\n';
    for (const std::vector<std::string>& row : table.rows)
        text += line(row);
    return text + "\n<!-- end of table -->\n";
}

std::optional<double> valueOf(const Figures& figures, const std::string& name)
{
    const auto found =
        std::find_if(figures.begin(), figures.end(), [&](const auto& figure) { return figure.first == name; });
    return found == figures.end() ? std::nullopt : std::optional(found->second);
}

std::string shortText(double value)
{
    char text[32];
    std::snprintf(text, sizeof text, "%.*f", value < 1 ? 2 : value < 9.95 ? 1 : 0, value);
    return text;
}

double statusKilobytes(const std::string& key)
{
    std::ifstream status("/proc/self/status");
    for (std::string line; std::getline(status, line);)
        if (line.starts_with(key))
            return std::stod(line.substr(key.size()));
    return -1;
}

bool resetPeakMemory()
{
    std::ofstream request("/proc/self/clear_refs");
    request << "5" << std::flush;  // proc(5)
    return request.good();
}

std::vector<double> leastSeconds(const std::vector<std::function<void()>>& bodies, double seconds, int least)
{
    using Clock = std::chrono::steady_clock;
    constexpr int callsPerRound = 3;
    std::vector<double> times(bodies.size(), std::numeric_limits<double>::infinity());
    const auto begin = Clock::now();
    for (int round = 0; round < least || std::chrono::duration<double>(Clock::now() - begin).count() < seconds;
         ++round)
        for (std::size_t body = 0; body < bodies.size(); ++body)
            for (int call = 0; call < callsPerRound; ++call) {
                const auto start = Clock::now();
                bodies[body]();
                times[body] = std::min(times[body], std::chrono::duration<double>(Clock::now() - start).count());
            }
    return times;
}

}  // namespace fuzzylens::bench
