// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/common/memory_guard.h"

#include "core/common/memory_consent.h"

#include <linux/magic.h>
#include <sys/resource.h>
#include <sys/vfs.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cstdio>
#include <fstream>
#include <iterator>
#include <limits>
#include <optional>
#include <sstream>
#include <utility>

namespace fuzzylens {

namespace {

thread_local bool isConsentGiven = false;

constexpr std::uint64_t unlimited = std::numeric_limits<std::uint64_t>::max();

std::uint64_t machineMemory()
{
    std::ifstream file("/proc/meminfo");
    std::string key, unit;
    std::uint64_t kilobytes = 0;
    while (file >> key >> kilobytes && std::getline(file, unit))
        if (key == "MemAvailable:")
            return kilobytes * 1024;
    return unlimited;
}

/// Page cache of the control group, recently used or not: the kernel reclaims it before it refuses an allocation.
/// Version 1 writes the sums over a group and its children as total_...
std::uint64_t pageCache(const std::filesystem::path& folder, const std::string& prefix)
{
    std::ifstream file(folder / "memory.stat");
    std::string key;
    std::uint64_t bytes = 0, cached = 0;
    while (file >> key >> bytes)
        if (key == prefix + "inactive_file" || key == prefix + "active_file")
            cached += bytes;
    return cached;
}

std::optional<std::uint64_t> numberIn(const std::filesystem::path& path)
{
    std::uint64_t number = 0;
    return std::ifstream(path) >> number ? std::optional(number) : std::nullopt;
}

std::string textOfFile(const std::filesystem::path& path)
{
    std::ifstream file(path);
    return {std::istreambuf_iterator<char>(file), {}};
}

/// The least that the groups from @p group up to the root at @p mount leave.
std::uint64_t leastOfGroups(const std::filesystem::path& mount, const std::filesystem::path& group)
{
    std::uint64_t least = controlGroupMemory(mount);
    std::filesystem::path folder = mount;
    for (const std::filesystem::path& part : group.relative_path()) {
        folder /= part;
        least = std::min(least, controlGroupMemory(folder));
    }
    return least;
}

std::uint64_t addressSpace()
{
    rlimit limit{};
    std::uint64_t pages = 0;
    if (getrlimit(RLIMIT_AS, &limit) != 0 || limit.rlim_cur == RLIM_INFINITY ||
        !(std::ifstream("/proc/self/statm") >> pages))
        return unlimited;
    const std::uint64_t used = pages * static_cast<std::uint64_t>(sysconf(_SC_PAGESIZE));
    return limit.rlim_cur > used ? limit.rlim_cur - used : 0;
}

}  // namespace

std::uint64_t controlGroupMemory(const std::filesystem::path& folder)
{
    struct Version
    {
        const char *limit, *current, *prefix;
    };
    for (const Version& version : {Version{"memory.max", "memory.current", ""},
                                   Version{"memory.limit_in_bytes", "memory.usage_in_bytes", "total_"}}) {
        const auto limit = numberIn(folder / version.limit), current = numberIn(folder / version.current);
        if (!limit || !current)
            continue;
        const std::uint64_t used = *current - std::min(*current, pageCache(folder, version.prefix));
        return *limit > used ? *limit - used : 0;
    }
    return unlimited;
}

std::uint64_t controlGroupMemory(const std::filesystem::path& mount, const std::string& groups)
{
    // Inside a container the root is often its own group, listed under the name it has outside.
    std::uint64_t least = std::min(controlGroupMemory(mount), controlGroupMemory(mount / "memory"));
    std::istringstream lines(groups);
    for (std::string line; std::getline(lines, line);) {
        const std::size_t first = line.find(':'), second = line.find(':', first + 1);
        if (second == std::string::npos)
            continue;
        const std::string controllers = ',' + line.substr(first + 1, second - first - 1) + ',';
        const std::filesystem::path group = line.substr(second + 1);
        if (controllers == ",,")
            least = std::min(least, leastOfGroups(mount, group));
        else if (controllers.find(",memory,") != std::string::npos)
            least = std::min(least, leastOfGroups(mount / "memory", group));
    }
    return least;
}

std::uint64_t availableMemory()
{
    return std::min(
        {machineMemory(), controlGroupMemory("/sys/fs/cgroup", textOfFile("/proc/self/cgroup")), addressSpace()});
}

std::string sizeText(double bytes)
{
    constexpr std::array<const char*, 6> units{"bytes", "kB", "MB", "GB", "TB", "PB"};
    std::size_t unit = 0;
    for (; bytes >= 999.5 && unit + 1 < units.size(); ++unit)
        bytes /= 1000.0;
    std::array<char, 32> buffer{};
    std::snprintf(buffer.data(), buffer.size(), bytes < 9.95 && unit > 0 ? "%.1f %s" : "%.0f %s", bytes,
                  units[unit]);
    return buffer.data();
}

MemoryConsent::MemoryConsent(bool isGiven)
    : m_before(std::exchange(isConsentGiven, isGiven))
{}

MemoryConsent::~MemoryConsent()
{
    isConsentGiven = m_before;
}

bool MemoryConsent::isGiven()
{
    return isConsentGiven;
}

void requireMemory(const std::filesystem::path& path, double needed, Message remedy)
{
    // Reading what the system has available takes about a millisecond.
    constexpr double tooLittleToAsk = 4 << 20;
    if (isConsentGiven || needed <= tooLittleToAsk)
        return;
    const std::uint64_t available = availableMemory();
    if (needed <= static_cast<double>(available))
        return;
    Issue issue;
    issue.severity = Issue::Severity::Error;
    issue.what = message("this requires about %1 of memory, but only %2 are available", sizeText(needed),
                         sizeText(static_cast<double>(available)));
    issue.file = path.string();
    issue.remedy = std::move(remedy);
    throw MemoryError(std::move(issue));
}

void requireSpace(const std::filesystem::path& path, const std::filesystem::path& folder, double needed)
{
    const std::string remedy = "decompress the file yourself, or set TMPDIR to a folder with more free space";
    struct statfs system
    {};
    if (::statfs(folder.c_str(), &system) != 0)
        return;  // writing there reports the error
    const double free = static_cast<double>(system.f_bavail) * static_cast<double>(system.f_bsize);
    if (needed > free)
        throw DataError({Issue::Severity::Error,
                         message("the decompressed file requires %1 of disk space, but only %2 are free in %3",
                                 sizeText(needed), sizeText(free), folder.string()),
                         path.string(),
                         0,
                         0,
                         {},
                         remedy});
    if (system.f_type == TMPFS_MAGIC)
        requireMemory(path, needed, remedy);
}

void requireMemoryForFile(const std::filesystem::path& path)
{
    std::error_code error;
    const auto size = std::filesystem::file_size(path, error);
    if (!error)
        requireMemory(path, static_cast<double>(size), message("check that this is the intended file"));
}

}  // namespace fuzzylens
