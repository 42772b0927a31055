// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/report/column_widths.h"

#include <algorithm>

namespace fuzzylens::ui {

std::vector<double> columnWidths(std::vector<double> natural, double available)
{
    std::vector<double> ascending = natural;
    std::sort(ascending.begin(), ascending.end());
    double left = available, wanted = 0;
    std::size_t narrow = 0;
    while (narrow < ascending.size() && ascending[narrow] <= left / double(ascending.size() - narrow))
        left -= ascending[narrow++];
    if (narrow == ascending.size())
        return natural;
    const double share = left / double(ascending.size() - narrow);
    for (std::size_t i = narrow; i < ascending.size(); ++i)
        wanted += ascending[i];
    for (double& width : natural)
        if (width > share)
            width = share / 2 + left / 2 * width / wanted;
    return natural;
}

}  // namespace fuzzylens::ui
