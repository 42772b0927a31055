// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/import/h5ad/message_stream.h"

#include "core/common/utf8.h"
#include "core/io/file_bytes.h"

#include <algorithm>
#include <csignal>

namespace fuzzylens::h5ad {

namespace {

constexpr const char* writeAnew = "download or copy the file again, or write it again with AnnData";
constexpr std::size_t longestFailure = 400;

std::string_view phaseName(Phase phase)
{
    switch (phase) {
    case Phase::Variances:
        return "finding the most variable features";
    case Phase::Values:
        return "reading numbers";
    case Phase::Names:
        break;
    }
    return "reading names";
}

std::string signalName(int signal)
{
    switch (signal) {
    case SIGSEGV:
    case SIGBUS:
        return "an invalid memory access";
    case SIGABRT:
        return "a fatal error";
    case SIGFPE:
        return "a division by zero";
    default:
        return "signal " + std::to_string(signal);
    }
}

}  // namespace

MessageStream::MessageStream(ChildProcess& process, std::filesystem::path path, const Limits& limits,
                             const Progress& progress)
    : m_process(process)
    , m_path(std::move(path))
    , m_limits(limits)
    , m_progress(progress)
{}

void MessageStream::failEnded()
{
    const ProcessEnding ending = m_process.ending();
    if (ending.signal == SIGXCPU)
        failFile(m_path, "reading takes too much processor time for a file of this size; the HDF5 file is damaged",
                 writeAnew);
    if (ending.signal == SIGKILL)
        failFile(m_path,
                 "the system stopped the program that reads HDF5 files, probably because of insufficient memory",
                 "close other programs, or use a machine with more memory");
    if (ending.signal != 0)
        failFile(m_path,
                 "the HDF5 library stopped with " + signalName(ending.signal) + "; the HDF5 file is damaged",
                 writeAnew);
    failFile(m_path,
             "the program that reads HDF5 files ended unexpectedly" +
                 (ending.exitCode < 0 ? std::string() : ", with exit code " + std::to_string(ending.exitCode)),
             "reinstall FuzzyLens");
}

void MessageStream::failMeaningless() const
{
    failFile(m_path, "the program that reads HDF5 files returned an invalid response; the HDF5 file is damaged",
             writeAnew);
}

/// False if the progress requests cancellation.
bool MessageStream::fill(void* to, std::size_t size)
{
    const auto mayContinue = [this] {
        return shouldContinue(m_progress, {phaseName(m_state.phase), static_cast<std::int64_t>(m_state.done),
                                           static_cast<std::int64_t>(m_state.total)});
    };
    switch (m_process.read(to, size, mayContinue, m_limits.silence)) {
    case ChildProcess::Answer::Whole:
        return true;
    case ChildProcess::Answer::Stopped:
        return false;
    case ChildProcess::Answer::Ended:
        failEnded();
    case ChildProcess::Answer::Silent:
        break;
    }
    failFile(m_path,
             "the HDF5 library did not respond for " + std::to_string(m_limits.silence.count() / 1000) +
                 " seconds; the HDF5 file is damaged",
             writeAnew);
}

void MessageStream::note(const Received& received)
{
    std::string_view rest;
    if (received.kind == Message::Progress) {
        const auto state = headOf<ProgressNote>(received.bytes, rest);
        if (!state || state->done > state->total)
            failMeaningless();
        m_state = *state;
    } else if (received.kind == Message::Failure) {
        const std::string what = oneLine(received.bytes.substr(0, longestFailure));
        if (what.find_first_not_of(' ') == std::string::npos)
            failMeaningless();
        failFile(m_path, what);
    }
}

std::optional<Received> MessageStream::next()
{
    while (true) {
        MessageHead head;
        if (!fill(&head, sizeof head))
            return std::nullopt;
        if (head.mark != MessageHead::magic || head.size > MessageHead::largest)
            failMeaningless();
        m_buffer.resize(std::max<std::size_t>(m_buffer.size(), head.size));
        if (!fill(m_buffer.data(), head.size))
            return std::nullopt;
        const Received received{head.kind, {m_buffer.data(), head.size}};
        note(received);
        if (received.kind != Message::Progress)
            return received;
    }
}

}  // namespace fuzzylens::h5ad
