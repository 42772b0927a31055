// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <string>
#include <utility>
#include <vector>

namespace fuzzylens::bench {

/// Named numbers, in the order measured.
using Figures = std::vector<std::pair<std::string, double>>;

/// A topic of fuzzylens-bench: what `--only name` runs.
struct Measurement
{
    std::string name;
    std::string help;
    std::function<void(Figures&)> run;
};

std::vector<Measurement>& measurements();

/// A static of this type adds a topic: `const Registration sfp{{"sfp", "...", measureSfp}};`
struct Registration
{
    explicit Registration(Measurement measurement) { measurements().push_back(std::move(measurement)); }
};

/// What the system says of this process under @p key ("VmHWM:"); negative where it does not.
double statusKilobytes(const std::string& key);

/// Seconds of one call of each of @p bodies: the least of the calls in as many rounds as fit into @p seconds, at
/// least @p least. A round calls one body after the other, each a few times, so that what else the machine does
/// affects all of them equally, and the minimum is the undisturbed time.
std::vector<double> leastSeconds(const std::vector<std::function<void()>>& bodies, double seconds, int least = 5);

}  // namespace fuzzylens::bench
