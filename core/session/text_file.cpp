// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/session/text_file.h"

#include "core/data/file_bytes.h"
#include "core/data/issue.h"
#include "core/data/memory_guard.h"

#include <cerrno>
#include <cstring>
#include <fstream>

namespace fuzzylens {

namespace {

[[noreturn]] void fail(const std::filesystem::path& path, std::string what)
{
    throw DataError(Issue{Issue::Severity::Error, std::move(what), path.string(), 0, 0, {}, {}});
}

}  // namespace

std::string readTextFile(const std::filesystem::path& path)
{
    requireFile(path);
    requireRoomForWhole(path);
    std::ifstream file(path, std::ios::binary);
    if (!file)
        fail(path, std::string("it cannot be read: ") + std::strerror(errno));
    std::string text{std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>()};
    if (file.bad())
        fail(path, "reading stopped half-way");
    return text;
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
