// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/common/progress.h"
#include "core/import/h5ad/child_process.h"
#include "core/import/h5ad/protocol.h"

#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace fuzzylens::h5ad {

/// What reading an HDF5 file may take.
struct Limits
{
    std::uint64_t memory = 0;                   // bytes, of the process that reads it
    std::uint64_t seconds = 0;                  // of processor time, for a piece of its answer
    std::chrono::milliseconds silence{60'000};  // between two pieces of its answer
};

/// A message; its bytes are those of the stream until the next.
struct Received
{
    Message kind = Message::Done;
    std::string_view bytes;
};

/// The messages of the process that reads an HDF5 file.
class FUZZYLENS_EXPORT MessageStream
{
public:
    /// @p path: what messages name.
    MessageStream(ChildProcess& process, std::filesystem::path path, const Limits& limits,
                  const Progress& progress);

    /// The next message but those of progress. Nothing if the progress requests cancellation.
    /// @throws DataError if the process says that something is wrong, ends before it is done, is silent for too
    /// long, or has impossible content.
    std::optional<Received> next();

    /// A DataError: what arrived is none of the messages that may.
    [[noreturn]] void failMeaningless() const;

private:
    bool fill(void* to, std::size_t size);
    [[noreturn]] void failEnded();
    void note(const Received& received);

    ChildProcess& m_process;
    std::filesystem::path m_path;
    Limits m_limits;
    const Progress& m_progress;
    ProgressNote m_state;
    std::vector<char> m_buffer;
};

/// The head of a message, or nothing if it is too short for one; @p rest is what follows.
template <typename Head>
std::optional<Head> headOf(std::string_view bytes, std::string_view& rest)
{
    if (bytes.size() < sizeof(Head))
        return std::nullopt;
    Head head;
    bytes.copy(reinterpret_cast<char*>(&head), sizeof head);
    rest = bytes.substr(sizeof head);
    return head;
}

}  // namespace fuzzylens::h5ad
