// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace fuzzylens::bench {

/// Named numbers, in the order measured.
using Figures = std::vector<std::pair<std::string, double>>;

/// A table of a document in Markdown.
struct MarkdownTable
{
    std::string name;  // tables of several topics with the same name become one
    std::vector<std::string> head;
    std::vector<std::vector<std::string>> rows;  // each as long as the head
};

/// A topic of fuzzylens-bench: what `--only name` runs.
struct Measurement
{
    std::string name;
    std::string help;
    std::function<void(Figures&)> run;
    std::function<MarkdownTable(const Figures&)> table = {};  // of its figures; null: it has none
};

std::vector<Measurement>& measurements();

/// A static of this type adds a topic: `const Registration sfp{{"sfp", "...", measureSfp}};`
struct Registration
{
    explicit Registration(Measurement measurement) { measurements().push_back(std::move(measurement)); }
};

/// Adds the columns of @p more to @p table, and its rows: those with the first cell of a row of @p table complete
/// that row. Cells that neither has are "–".
void join(MarkdownTable& table, const MarkdownTable& more);

/// The table between comments that name it, as tests/bench/update-tables finds it in a document.
std::string toMarkdown(const MarkdownTable& table);

/// Of the first figure called @p name.
std::optional<double> valueOf(const Figures& figures, const std::string& name);

/// Two digits of numbers from 0.1 to 99, two decimals of smaller ones, no decimals of larger ones.
std::string shortText(double value);

/// What the system says of this process under @p key ("VmHWM:"); negative where it does not.
double statusKilobytes(const std::string& key);

/// Resets "VmHWM:" to the memory in use. False where the system does not allow it.
bool resetPeakMemory();

/// Seconds of one call of each of @p bodies: the least of the calls in as many rounds as fit into @p seconds, at
/// least @p least. A round calls one body after the other, each a few times, so that what else the machine does
/// affects all of them equally, and the minimum is the undisturbed time.
std::vector<double> leastSeconds(const std::vector<std::function<void()>>& bodies, double seconds, int least = 5);

}  // namespace fuzzylens::bench
