// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/import/h5ad/helper_program.h"

#include <dlfcn.h>

namespace fuzzylens::h5ad {

namespace {

constexpr const char* helperName = "fuzzylens-h5ad";

/// The folder of the library with this function; empty if unknown.
std::filesystem::path libraryFolder()
{
    Dl_info library{};
    if (dladdr(&helperName, &library) == 0 || !library.dli_fname)
        return {};
    std::error_code error;
    return std::filesystem::absolute(library.dli_fname, error).parent_path();
}

}  // namespace

std::filesystem::path helperProgram()
{
    std::error_code error;
    const std::filesystem::path folder = std::filesystem::read_symlink("/proc/self/exe", error).parent_path();
    for (const char* place : {".", "../libexec/fuzzylens", "../bin"})
        if (const auto program = (folder / place / helperName).lexically_normal();
            std::filesystem::is_regular_file(program, error))
            return program;
    for (auto above = libraryFolder(); above.has_relative_path(); above = above.parent_path())
        if (const auto program = above / "libexec/fuzzylens" / helperName;
            std::filesystem::is_regular_file(program, error))
            return program;
    return {};
}

}  // namespace fuzzylens::h5ad
