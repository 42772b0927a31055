// SPDX-License-Identifier: GPL-3.0-or-later
// The command line: the arguments of fuzzylens-cli, one a line; after lines "====" the contents of the files a, b
// and c of the folder in which it runs. The first line is also read as a line that was pasted into the window.
#include "tests/fuzz/harness.h"

#include "app/fuzzylens-cli/program.h"
#include "core/session/command_line/fit_line.h"

#include <algorithm>
#include <cctype>
#include <cstdio>
#include <cstdlib>
#include <iostream>
#include <sstream>

using namespace fuzzylens;

namespace {

std::vector<std::string> lines(const std::string& text)
{
    std::vector<std::string> result;
    std::istringstream stream(text);
    for (std::string line; std::getline(stream, line);)
        result.push_back(std::move(line));
    return result;
}

/// False for an argument that leaves the folder or holds a number above 99: that could be hours of iterations.
bool isSmallAndLocal(const std::string& argument)
{
    int digits = 0;
    bool isFraction = false;
    for (const char character : argument) {
        if (std::isdigit(static_cast<unsigned char>(character)) == 0) {
            isFraction = character == '.';
            digits = 0;
        } else if (!isFraction && ++digits > 2) {
            return false;
        }
    }
    return argument.find('/') == std::string::npos && argument.find("..") == std::string::npos &&
           argument.find('\0') == std::string::npos &&
           std::none_of(argument.begin(), argument.end(), [&](const char& character) {
               return (character == 'e' || character == 'E') && &character != argument.data() &&
                      std::isdigit(static_cast<unsigned char>(*(&character - 1))) != 0;
           });
}

[[noreturn]] void fail(const char* rule, const std::string& text)
{
    std::fprintf(stderr, "FUZZYLENS RULE BROKEN: %s: %s\n", rule, text.c_str());
    std::abort();
}

/// Captures the output to a stream during its lifetime.
class Captured
{
public:
    explicit Captured(std::ostream& stream)
        : m_stream(stream)
        , m_before(stream.rdbuf(m_text.rdbuf()))
    {}
    ~Captured() { m_stream.rdbuf(m_before); }
    Captured(const Captured&) = delete;
    Captured& operator=(const Captured&) = delete;

    std::string text() const { return m_text.str(); }

private:
    std::ostringstream m_text;
    std::ostream& m_stream;
    std::streambuf* m_before;
};

void runProgram(std::vector<std::string> arguments)
{
    // The tables of publications take minutes.
    if (!std::all_of(arguments.begin(), arguments.end(), isSmallAndLocal) ||
        std::find(arguments.begin(), arguments.end(), "reproduce") != arguments.end())
        return;
    arguments.insert(arguments.begin(), "fuzzylens-cli");
    std::vector<char*> words;
    for (std::string& argument : arguments)
        words.push_back(argument.data());
    words.push_back(nullptr);
    const Captured out(std::cout);
    const Captured messages(std::cerr);
    const int code = cli::runProgram(static_cast<int>(arguments.size()), words.data());
    if (code < 0 || code > 2)
        fail("the exit code is 0, 1 or 2", std::to_string(code));
    if (code != 0 && messages.text().empty())
        fail("a failure has a message", arguments.back());
    for (const std::string& line : lines(messages.text()))
        if (std::any_of(line.begin(), line.end(), [](unsigned char character) { return character < ' '; }))
            fail("a message holds no control characters", line);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* input, std::size_t size)
{
    static const fuzz::InputFolder folder;
    static const std::filesystem::path work = folder.path() / "work";
    const std::vector<std::string> parts = fuzz::pieces(fuzz::textOf(input, size), "====");
    const std::vector<std::string> arguments = lines(parts.front());
    if (arguments.empty())
        return 0;
    try {
        readFitLine(arguments.front());
    } catch (const std::invalid_argument&) {
        // A line with mistakes.
    }
    std::filesystem::create_directory(work);
    std::filesystem::current_path(work);
    for (std::size_t file = 1; file < std::min<std::size_t>(parts.size(), 4); ++file)
        folder.write(std::string("work/") + static_cast<char>('a' + file - 1), parts[file]);
    runProgram(arguments);
    std::filesystem::current_path(folder.path());
    std::filesystem::remove_all(work);
    return 0;
}
