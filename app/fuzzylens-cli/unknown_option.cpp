// SPDX-License-Identifier: GPL-3.0-or-later
#include "unknown_option.h"

#include "core/common/nearest_name.h"

#include <algorithm>
#include <vector>

namespace fuzzylens::cli {

std::string unknownOption(const CLI::App& app)
{
    if (app.get_prefix_command())
        return {};
    const std::string dashes = "--";
    const std::vector<std::string> unused = app.remaining();
    const auto option = std::find_if(unused.begin(), unused.end(),
                                     [&](const std::string& text) { return text.starts_with(dashes); });
    if (option == unused.end() || *option == dashes)  // what follows are no options
        return {};
    std::vector<std::string> names;
    for (const CLI::Option* known : app.get_options())
        names.insert(names.end(), known->get_lnames().begin(), known->get_lnames().end());
    const std::string name = option->substr(dashes.size(), option->find('=') - dashes.size());
    const std::string nearest = nearestName(name, names);
    return "unknown option " + dashes + name +
           (nearest.empty() ? "" : "; the most similar name is " + dashes + nearest);
}

}  // namespace fuzzylens::cli
