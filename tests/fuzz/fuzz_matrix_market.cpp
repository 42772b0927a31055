// SPDX-License-Identifier: GPL-3.0-or-later
// A folder of matrix, features and barcodes, separated in the input by lines "====". Without such lines it
// is the matrix alone.
#include "tests/fuzz/harness.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    using namespace fuzzylens::fuzz;
    static const InputFolder folder;
    const std::vector<std::string> files = pieces(textOf(data, size), "====");
    constexpr std::array names{"matrix.mtx", "features.tsv", "barcodes.tsv"};
    for (std::size_t file = 0; file < names.size(); ++file)
        if (file < files.size())
            folder.write(names[file], files[file]);
        else
            std::filesystem::remove(folder.path() / names[file]);
    readInEveryWay(files.size() > 1 ? folder.path() : folder.path() / names[0], textOf(data, size), "");
    return 0;
}
