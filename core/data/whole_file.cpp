// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/whole_file.h"

#include "core/data/file_bytes.h"
#include "core/data/writer.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstdlib>
#include <cstring>
#include <string>

namespace fuzzylens {

namespace {

constexpr mode_t readableByAll = 0666;

/// What open() would give a new file here. Reading the mask means setting it for a moment.
mode_t modeOfNewFile()
{
    const mode_t mask = ::umask(0);
    ::umask(mask);
    return readableByAll & ~mask;
}

}  // namespace

WholeFile::WholeFile(std::filesystem::path path, bool packed)
    : m_path(std::move(path))
    , m_place(m_path)
{
    if (packed)
        m_packer.emplace();
    if (m_path == "-") {
        m_descriptor = ::dup(STDOUT_FILENO);
    } else {
        std::error_code error;
        if (const auto target = std::filesystem::canonical(m_path, error); !error)
            m_place = target;
        const auto status = std::filesystem::status(m_place, error);
        if (std::filesystem::is_directory(status))
            failFile(m_path, "this is a folder, not a file", "name a file in it");
        if (std::filesystem::exists(status) && !std::filesystem::is_regular_file(status))
            m_descriptor = ::open(m_place.c_str(), O_WRONLY | O_CLOEXEC);
        else
            openAside();
    }
    if (m_descriptor < 0)
        fail();
}

WholeFile::~WholeFile()
{
    if (m_descriptor >= 0)
        ::close(m_descriptor);
    if (!m_aside.empty())
        ::unlink(m_aside.c_str());
}

void WholeFile::openAside()
{
    struct stat old
    {};
    const bool exists = ::stat(m_place.c_str(), &old) == 0;
    if (exists && ::access(m_place.c_str(), W_OK) != 0)
        fail();
    std::string name = (m_place.parent_path() / ("." + m_place.filename().string() + ".XXXXXX")).string();
    m_descriptor = ::mkstemp(name.data());
    if (m_descriptor < 0)
        return;
    m_aside = name;
    ::fchmod(m_descriptor, exists ? old.st_mode & 07777 : modeOfNewFile());
}

void WholeFile::fail() const
{
    failFile(m_path, "the file cannot be written", std::string(std::strerror(errno)));
}

void WholeFile::write(std::string_view bytes)
{
    while (!bytes.empty()) {
        const ssize_t written = ::write(m_descriptor, bytes.data(), bytes.size());
        if (written < 0 && errno != EINTR)
            fail();
        if (written > 0)
            bytes.remove_prefix(static_cast<std::size_t>(written));
    }
}

void WholeFile::add(std::string_view bytes)
{
    if (m_packer)
        write(m_packer->add(bytes));
    else
        write(bytes);
}

void WholeFile::commit()
{
    if (m_packer)
        write(m_packer->add({}, true));
    if (m_aside.empty())
        return;
    if (::fsync(m_descriptor) != 0 || ::rename(m_aside.c_str(), m_place.c_str()) != 0)
        fail();
    m_aside.clear();
    const auto folder = m_place.has_parent_path() ? m_place.parent_path() : std::filesystem::path(".");
    const int descriptor = ::open(folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    if (descriptor >= 0) {
        ::fsync(descriptor);
        ::close(descriptor);
    }
}

void writeWhole(const std::filesystem::path& path, std::string_view text)
{
    WholeFile file(path, false);
    file.add(text);
    file.commit();
}

}  // namespace fuzzylens
