// SPDX-License-Identifier: GPL-3.0-or-later
// Reading a table of text twice in pieces and reading it in memory give the same data set or message.
#include "core/import/readers/format_readers.h"
#include "core/import/text_chunks.h"
#include "tests/fuzz/harness.h"

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <limits>
#include <new>

namespace fuzzylens::fuzz {

namespace {

void require(bool isTrue, const std::string& rule)
{
    if (isTrue)
        return;
    std::fprintf(stderr, "FUZZYLENS RULE BROKEN: %s\n", rule.c_str());
    std::abort();
}

/// What a reader makes of a file: data, or a message.
struct Answer
{
    DatasetPtr data;
    std::string message;
    bool lacksMemory = false;
};

Answer read(const std::filesystem::path& path, std::uint64_t mostInMemory)
{
    Answer answer;
    allowDataError([&] {
        try {
            answer.data = makeCsvReader(mostInMemory)->read(readHead(path), {}, {}).data;
        } catch (const DataError& error) {
            answer.message = sentence(error.issue());
            throw;
        } catch (const std::bad_alloc&) {
            answer.lacksMemory = true;
        }
    });
    return answer;
}

void requireSame(const Dataset& one, const Dataset& other)
{
    require(one.sampleNames() == other.sampleNames() && one.featureNames() == other.featureNames(),
            "pieces give the same names");
    require(one.issues().size() == other.issues().size(), "pieces give the same issues");
    require(one.preferredLabel() == other.preferredLabel(), "pieces give the same label");
    for (Index l = 0; l < one.features(); ++l)
        for (Index i = 0; i < one.samples(); ++i)
            require(one.isMissing(i, l) ? other.isMissing(i, l) : one.value(i, l) == other.value(i, l),
                    "pieces give the same values");
}

/// @p text without carriage returns inside lines, which end a line if the text has no line feed.
std::string withoutLoneReturns(std::string_view text)
{
    std::string result;
    for (std::size_t i = 0; i < text.size(); ++i)
        if (text[i] != '\r' || text.substr(i + 1, 1) == "\n")
            result += text[i];
    return result;
}

/// The records of @p text whose pieces have @p size bytes.
std::vector<std::string> recordsInPieces(std::string_view text, const Delimiting& delimiting, std::size_t size)
{
    std::vector<std::string> records;
    ChunkSplitter splitter(
        {}, delimiting, [&records](const Record& record, std::string_view) { records.emplace_back(record.text); });
    std::string window;
    for (std::size_t given = 0; given < text.size() || given == 0; given += size) {
        window += text.substr(given, size);
        const bool isAll = given + size >= text.size();
        window.erase(0, splitter.add(window, isAll, [](std::size_t) { return true; }).value());
    }
    return records;
}

}  // namespace

}  // namespace fuzzylens::fuzz

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    using namespace fuzzylens;
    using namespace fuzzylens::fuzz;
    static const InputFolder folder;
    const std::string text = withoutLoneReturns(textOf(data, size));
    const auto path = folder.write("input.csv", text);
    const Answer inMemory = read(path, std::numeric_limits<std::uint64_t>::max()), inPieces = read(path, 0);
    if (inMemory.lacksMemory || inPieces.lacksMemory)
        return 0;
    require(inMemory.message == inPieces.message,
            "pieces give the same message: " + inMemory.message + " / " + inPieces.message);
    require((inMemory.data == nullptr) == (inPieces.data == nullptr), "pieces give data when memory does");
    if (inMemory.data)
        requireSame(*inMemory.data, *inPieces.data);
    for (const Delimiting& delimiting : {Delimiting{','}, Delimiting{'\t', '\n', true, '\0', 3}}) {
        std::vector<std::string> records;
        RecordScanner scanner(text, delimiting);
        for (Record record; scanner.next(record);)
            records.emplace_back(record.text);
        for (const std::size_t piece : {std::size_t{1}, std::size_t{13}, std::size_t{500}})
            if (piece * 20'000 > text.size())
                require(recordsInPieces(text, delimiting, piece) == records, "pieces give the same records");
    }
    return 0;
}
