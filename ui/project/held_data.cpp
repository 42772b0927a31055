// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/project/held_data.h"

#include <memory>
#include <set>

namespace fuzzylens::ui {

std::vector<bool> heldData(const std::vector<std::vector<DatasetPtr>>& groups, double most)
{
    std::vector<bool> held(groups.size());
    std::set<std::shared_ptr<const void>> counted;
    double total = 0;
    for (std::size_t at = groups.size(); at-- > 0;) {
        std::set<std::shared_ptr<const void>> added;
        double bytes = 0;
        for (const DatasetPtr& data : groups[at])
            if (data && !counted.contains(data->table().owner()) && added.insert(data->table().owner()).second)
                bytes += data->table().bytes();
        held[at] = at + 1 == groups.size() || bytes == 0 || total + bytes <= most;
        if (!held[at])
            continue;
        total += bytes;
        counted.merge(added);
    }
    return held;
}

}  // namespace fuzzylens::ui
