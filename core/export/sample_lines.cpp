// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/export/sample_lines.h"

#include "core/export/text_cells.h"

#include <algorithm>
#include <cmath>
#include <vector>

namespace fuzzylens {

void addSampleLines(StoppableFile& file, const Dataset& data, char delimiter, std::string_view missing,
                    const std::function<void(std::string& line, Index sample)>& begin)
{
    std::vector<double> scratch;
    AlignedMatrix block;  // of data in single precision
    const bool isSparse = data.table().sparse();
    for (Index first = 0; first < data.samples(); first += AlignedMatrix::lane) {
        const Index size = std::min(AlignedMatrix::lane, data.samples() - first);
        std::vector<std::string> lines(static_cast<std::size_t>(size));
        for (std::size_t i = 0; i < lines.size(); ++i)
            begin(lines[i], first + static_cast<Index>(i));
        // Column by column, as the values lie in memory.
        for (Index l = 0; l < data.features(); ++l) {
            if (!file.shouldContinueAfter(static_cast<Index>(lines.size())))
                return;
            const double* column =
                isSparse ? data.column(l, scratch) + first : data.table().block(first, size, l, 1, block).values;
            for (std::size_t i = 0; i < lines.size(); ++i) {
                lines[i] += delimiter;
                if (std::isnan(column[i]))
                    lines[i] += missing;
                else
                    appendNumber(lines[i], column[i]);
            }
        }
        for (std::string& line : lines)
            file.add(line += '\n');
    }
}

}  // namespace fuzzylens
