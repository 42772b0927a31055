// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/session/text_file.h"

#include "core/common/memory_guard.h"
#include "core/io/file_bytes.h"

#include <algorithm>

namespace fuzzylens {

std::string readTextFile(const std::filesystem::path& path)
{
    requireMemoryForFile(path);
    return std::string(FileBytes::open(path)->bytes());
}

std::vector<std::string> linesOf(std::string_view text)
{
    constexpr std::string_view byteOrderMark = "\xEF\xBB\xBF";
    if (text.starts_with(byteOrderMark))
        text.remove_prefix(byteOrderMark.size());
    std::vector<std::string> lines;
    while (!text.empty()) {
        std::string_view line = text.substr(0, text.find('\n'));
        text.remove_prefix(std::min(text.size(), line.size() + 1));
        if (line.ends_with('\r'))
            line.remove_suffix(1);
        lines.emplace_back(line);
    }
    return lines;
}

}  // namespace fuzzylens
