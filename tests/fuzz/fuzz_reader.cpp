// SPDX-License-Identifier: GPL-3.0-or-later
// A file in the format FUZZ_FORMAT, the id of a reader; empty: for any readers take it for.
#include "tests/fuzz/harness.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    using namespace fuzzylens::fuzz;
    static const InputFolder folder;
    readInEveryWay(folder.write("input.dat", textOf(data, size)), textOf(data, size), FUZZ_FORMAT);
    return 0;
}
