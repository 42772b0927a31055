// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/fuzz/harness.h"

#include "core/import/table_preview.h"
#include "core/import/unread_table.h"

#include <sys/resource.h>
#include <sys/syscall.h>
#include <unistd.h>

#include <cstdio>
#include <cstdlib>
#include <fstream>

namespace {

[[noreturn]] void fail(const char* rule, const std::string& text = {})
{
    std::fprintf(stderr, "FUZZYLENS RULE BROKEN: %s: %s\n", rule, text.c_str());
    std::abort();
}

}  // namespace

/// The sanitizer asks for limits before anything of it stands.
static bool isRunning = false;

/// The limit on the address space that the core asks for (visible, or the core would find the system's): 32 MB
/// above what is in use, so that tables larger than that are refused as they would be on a machine with little
/// memory. (A real limit cannot be set under the address sanitizer, whose shadow takes terabytes.)
extern "C" __attribute__((visibility("default"), no_sanitize("address", "undefined", "coverage"))) int
getrlimit(__rlimit_resource_t resource, rlimit* limit) noexcept
{
    constexpr rlim_t room = rlim_t{32} << 20;
    const long answer = syscall(SYS_prlimit64, 0, resource, nullptr, limit);
    if (isRunning && answer == 0 && resource == RLIMIT_AS)
        if (std::FILE* file = std::fopen("/proc/self/statm", "r")) {
            unsigned long pages = 0;
            if (std::fscanf(file, "%lu", &pages) == 1)
                limit->rlim_cur = pages * static_cast<rlim_t>(sysconf(_SC_PAGESIZE)) + room;
            std::fclose(file);
        }
    return static_cast<int>(answer);
}

namespace fuzzylens::fuzz {

namespace {

bool isReadable(std::string_view text)
{
    for (std::size_t at = 0; at < text.size();) {
        const auto first = static_cast<unsigned char>(text[at]);
        const std::size_t length = first < 0x80    ? 1
                                   : first >= 0xF0 ? 4
                                   : first >= 0xE0 ? 3
                                   : first >= 0xC2 ? 2
                                                   : 0;
        if (length == 0 || at + length > text.size())
            return false;
        for (std::size_t next = 1; next < length; ++next)
            if ((static_cast<unsigned char>(text[at + next]) & 0xC0) != 0x80)
                return false;
        at += length;
    }
    return true;
}

void requireReadable(std::string_view text, const char* what)
{
    if (!isReadable(text))
        fail("text is UTF-8", what + (": " + std::string(text)));
}

void requireSentence(const Issue& issue)
{
    const std::string text = sentence(issue);
    requireReadable(text, "issue");
    if (issue.what.text().empty() || text.find_first_of("\r\n") != std::string::npos)
        fail("an issue is one sentence", text);
    if (issue.row < 0 || issue.column < 0)
        fail("places count from 1", text);
}

/// A small generator that turns the bytes of an input into decisions.
class Decisions
{
public:
    explicit Decisions(std::string_view bytes)
        : m_state(std::hash<std::string_view>()(bytes))
    {}

    unsigned below(unsigned count)
    {
        m_state = m_state * 6364136223846793005U + 1442695040888963407U;
        return static_cast<unsigned>(m_state >> 33) % count;
    }

private:
    std::uint64_t m_state;
};

ImportOptions overridden(Decisions& decisions)
{
    ImportOptions options;
    if (decisions.below(2))
        options.delimiter = "\t,; "[decisions.below(4)];
    if (decisions.below(3) == 0)
        options.decimalMark = decisions.below(2) ? ',' : '.';
    if (decisions.below(2))
        options.headerRows = static_cast<int>(decisions.below(4));
    if (decisions.below(2))
        options.nameColumn = static_cast<int>(decisions.below(4)) - 1;
    if (decisions.below(4) == 0)
        options.labelColumn = static_cast<int>(decisions.below(4)) - 1;
    if (decisions.below(2))
        options.orientation = decisions.below(2) ? ImportOptions::Orientation::GenesInRows
                                                 : ImportOptions::Orientation::SamplesInRows;
    if (decisions.below(4) == 0)
        options.labelField = std::to_string(decisions.below(6));
    if (decisions.below(4) == 0)
        options.sheet = std::to_string(decisions.below(3));
    if (decisions.below(4) == 0)
        options.layer = "raw";
    if (decisions.below(4) == 0)
        options.topVariance = static_cast<int>(1 + decisions.below(5));
    if (decisions.below(3) == 0)
        options.missingTexts = {"NA", "0", ""};
    return options;
}

void read(const std::filesystem::path& path, const ImportOptions& options, const Progress& progress = {})
{
    allowDataError([&] {
        const ReadResult result = readDataset(path, options, progress);
        if (!result.data && !result.cancelled)
            fail("reading gives data or was stopped");
        if (result.data) {
            requireSound(*result.data);
            previewOf(*result.data);
        }
    });
}

}  // namespace

InputFolder::InputFolder()
{
    const bool inMemory = std::filesystem::is_directory("/dev/shm");
    std::string name = (inMemory ? "/dev/shm" : std::filesystem::temp_directory_path().string()) + "/fuzz-XXXXXX";
    if (!mkdtemp(name.data()))
        fail("a folder can be made", name);
    m_path = name;
    isRunning = true;
}

InputFolder::~InputFolder()
{
    std::error_code error;
    std::filesystem::remove_all(m_path, error);
}

std::filesystem::path InputFolder::write(const std::string& name, std::string_view bytes) const
{
    const std::filesystem::path path = m_path / name;
    std::ofstream(path, std::ios::binary).write(bytes.data(), static_cast<std::streamsize>(bytes.size()));
    return path;
}

void allowDataError(const std::function<void()>& action)
{
    try {
        action();
    } catch (const DataError& error) {
        requireSentence(error.issue());
    } catch (const std::exception& error) {
        fail("only a DataError comes out of a reader", error.what());
    }
}

void requireSound(const Dataset& data)
{
    for (const std::string& name : data.sampleNames())
        requireReadable(name, "sample");
    for (const std::string& name : data.featureNames())
        requireReadable(name, "feature");
    for (const LabelField& field : data.labelFields()) {
        requireReadable(field.name, "label field");
        for (const std::string& name : field.classes)
            requireReadable(name, "class");
        for (const int code : field.codes)
            if (code < -1 || code >= static_cast<int>(field.classes.size()))
                fail("codes are indices of classes", field.name);
    }
    for (const AnnotationField& field : data.annotations()) {
        requireReadable(field.name, "annotation");
        for (const std::string& text : field.texts)
            requireReadable(text, "annotation");
    }
    if (!data.preferredLabel().empty() && !data.labelField(data.preferredLabel()))
        fail("the preferred label field is there", data.preferredLabel());
    for (const Issue& issue : data.issues())
        requireSentence(issue);
    for (const Decision& decision : data.origin().decisions)
        requireReadable(decision.what + decision.value.text() + decision.reason.text(), "decision");
}

void readInEveryWay(const std::filesystem::path& path, std::string_view bytes, const std::string& format)
{
    ImportOptions options;
    if (!format.empty())
        options.format = format;
    read(path, options);

    Decisions decisions(bytes);
    ImportOptions changed = overridden(decisions);
    changed.format = options.format;
    read(path, changed);

    unsigned left = decisions.below(8);
    read(path, options, [&left](const Step&) { return left-- > 0; });

    allowDataError([&] { lookAtUnread(path, changed); });
}

std::vector<std::string> pieces(std::string_view bytes, std::string_view mark)
{
    std::vector<std::string> result(1);
    while (!bytes.empty()) {
        const std::size_t end = std::min(bytes.find('\n'), bytes.size() - 1) + 1;
        const std::string_view line = bytes.substr(0, end);
        bytes.remove_prefix(end);
        if (line.substr(0, line.find('\n')) == mark)
            result.emplace_back();
        else
            result.back() += line;
    }
    return result;
}

}  // namespace fuzzylens::fuzz
