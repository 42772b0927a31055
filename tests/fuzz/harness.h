// SPDX-License-Identifier: GPL-3.0-or-later
// What the fuzz targets share. A target gives bytes to a reader and demands: an error is a DataError of one clear
// sentence; what is read is sound; memory and time are bounded (by the options of the run).
#pragma once

#include "core/import/reader.h"

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

namespace fuzzylens::fuzz {

/// A folder of this process in memory, where it can be, that goes with the process.
class InputFolder
{
public:
    InputFolder();
    ~InputFolder();
    InputFolder(const InputFolder&) = delete;
    InputFolder& operator=(const InputFolder&) = delete;

    const std::filesystem::path& path() const { return m_path; }
    std::filesystem::path write(const std::string& name, std::string_view bytes) const;

private:
    std::filesystem::path m_path;
};

/// Runs @p action. A DataError has to be one sentence of readable text; any other exception ends the program.
void allowDataError(const std::function<void()>& action);

/// Ends the program unless codes, names and issues of @p data are what Dataset promises.
void requireSound(const Dataset& data);

/// Reads @p path in every way a person can ask for: as it is; with decisions overridden; stopped on the way; and
/// as the import pane looks at a file that cannot be read. The overridden options follow from @p bytes.
void readInEveryWay(const std::filesystem::path& path, std::string_view bytes, const std::string& format);

/// The pieces of @p bytes between lines that are exactly @p mark.
std::vector<std::string> pieces(std::string_view bytes, std::string_view mark);

inline std::string_view textOf(const std::uint8_t* data, std::size_t size)
{
    return {reinterpret_cast<const char*>(data), size};
}

}  // namespace fuzzylens::fuzz
