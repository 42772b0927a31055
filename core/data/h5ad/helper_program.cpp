// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/h5ad/helper_program.h"

namespace fuzzylens::h5ad {

std::filesystem::path helperProgram()
{
    std::error_code error;
    const std::filesystem::path folder = std::filesystem::read_symlink("/proc/self/exe", error).parent_path();
    for (const char* place : {".", "../libexec/fuzzylens", "../bin"})
        if (const auto program = (folder / place / "fuzzylens-h5ad").lexically_normal();
            std::filesystem::is_regular_file(program, error))
            return program;
    return {};
}

}  // namespace fuzzylens::h5ad
