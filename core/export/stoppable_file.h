// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/common/progress.h"
#include "core/dataset/dataset.h"
#include "core/io/atomic_file.h"

#include <string>
#include <string_view>

namespace fuzzylens {

/// A file into which the values of a data set are written, and a progress that may stop it: asked at least once
/// for every 16384 values that are made text, and for every 128 KiB of text on its way to the file. After it said
/// stop nothing more is written.
class StoppableFile
{
public:
    StoppableFile(AtomicFile& file, const Dataset& data, const Progress& progress);

    const std::filesystem::path& path() const { return m_file.path(); }
    /// @throws DataError if the bytes cannot be written.
    void add(std::string_view text);
    /// The same for the buffer @p text once it is large; the written part is removed from it.
    void addGathered(std::string& text);
    /// To be called before @p values more values are made text. False if the progress requests cancellation.
    bool shouldContinueAfter(Index values);
    bool isStopped() const { return m_isStopped; }

private:
    void ask();

    AtomicFile& m_file;
    const Progress& m_progress;
    std::int64_t m_total;
    std::int64_t m_done = 0;
    std::int64_t m_sinceAsked = 0;
    bool m_isStopped = false;
};

}  // namespace fuzzylens
