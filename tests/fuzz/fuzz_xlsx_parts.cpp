// SPDX-License-Identifier: GPL-3.0-or-later
// The parts of a workbook, each behind a line "=== NAME": mutations reach the XML instead of ending at the
// archive.
#include "tests/fuzz/harness.h"

#include <zip.h>

#include <cstdlib>
#include <list>

namespace {

void writeArchive(const std::filesystem::path& path, std::string_view input)
{
    int error = 0;
    zip_t* archive = zip_open(path.c_str(), ZIP_CREATE | ZIP_TRUNCATE, &error);
    if (!archive)
        std::abort();
    std::list<std::string> parts;
    constexpr std::string_view mark = "=== ";
    for (std::size_t at = input.find(mark); at < input.size();) {
        const std::size_t line = std::min(input.find('\n', at), input.size());
        const std::size_t next = std::min(input.find("\n=== ", line), input.size());
        const std::string name(input.substr(at + mark.size(), line - at - mark.size()));
        const std::string& part =
            parts.emplace_back(input.substr(std::min(line + 1, next), next - line - (line < next)));
        zip_source_t* source = zip_source_buffer(archive, part.data(), part.size(), 0);
        const zip_int64_t index = zip_file_add(archive, name.c_str(), source, ZIP_FL_OVERWRITE);
        if (index < 0)
            zip_source_free(source);
        else
            zip_set_file_compression(archive, static_cast<zip_uint64_t>(index), ZIP_CM_STORE, 0);
        at = next + 1;
    }
    if (zip_close(archive) != 0)
        zip_discard(archive);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    using namespace fuzzylens::fuzz;
    static const InputFolder folder;
    const std::filesystem::path path = folder.path() / "input.xlsx";
    std::filesystem::remove(path);
    writeArchive(path, textOf(data, size));
    readInEveryWay(path, textOf(data, size), "xlsx");
    return 0;
}
