// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/mapped_file.h"

#include "core/data/file_bytes.h"

#include <fcntl.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <csignal>
#include <cstdint>
#include <mutex>
#include <thread>

namespace fuzzylens {

namespace {

constexpr std::size_t mostFiles = 64;
std::array<std::atomic<MappedFile*>, mostFiles> watched{};
std::atomic<int> answering{0};  // signals on their way through the files; none of them goes meanwhile
static_assert(std::atomic<MappedFile*>::is_always_lock_free && std::atomic<int>::is_always_lock_free,
              "a signal handler may touch nothing else");

struct sigaction previousAction
{};
thread_local MappingWatch* currentWatch = nullptr;

const auto pageSize = static_cast<std::uintptr_t>(::sysconf(_SC_PAGESIZE));

extern "C" void onBusError(int, siginfo_t* info, void*)
{
    const bool isOfAnAccess = info->si_code > 0;
    ++answering;
    const bool isAnswered = isOfAnAccess && MappedFile::answerBusError(info->si_addr);
    --answering;
    if (isAnswered)
        return;
    ::sigaction(SIGBUS, &previousAction, nullptr);  // the access comes again, and finds what stood before
    if (!isOfAnAccess)
        ::raise(SIGBUS);  // someone sent it, and it does not come again by itself
}

/// Another part of the program may have set a handler of its own since.
void installHandler()
{
    struct sigaction current
    {};
    ::sigaction(SIGBUS, nullptr, &current);
    if ((current.sa_flags & SA_SIGINFO) != 0 && current.sa_sigaction == onBusError)
        return;
    previousAction = current;
    struct sigaction ours
    {};
    ours.sa_sigaction = onBusError;
    ours.sa_flags = SA_SIGINFO | SA_ONSTACK;
    ::sigemptyset(&ours.sa_mask);
    ::sigaction(SIGBUS, &ours, nullptr);
}

}  // namespace

bool MappedFile::answerBusError(const void* address)
{
    const auto at = reinterpret_cast<std::uintptr_t>(address) / pageSize * pageSize;
    for (const std::atomic<MappedFile*>& one : watched) {
        MappedFile* file = one.load();
        if (!file)
            continue;
        const auto start = reinterpret_cast<std::uintptr_t>(file->m_start);
        if (at < start || at >= start + file->m_size)
            continue;
        void* zeros = ::mmap(reinterpret_cast<void*>(at), start + file->m_size - at, PROT_READ,
                             MAP_PRIVATE | MAP_ANONYMOUS | MAP_FIXED | MAP_NORESERVE, -1, 0);
        if (zeros == MAP_FAILED)
            return false;
        file->m_cut.store(true, std::memory_order_relaxed);
        return true;
    }
    return false;
}

MappedFile::MappedFile(const char* start, std::size_t size, int descriptor)
    : m_start(start)
    , m_size(size)
    , m_descriptor(descriptor)
{}

MappedFile::~MappedFile()
{
    for (std::atomic<MappedFile*>& one : watched) {
        MappedFile* self = this;
        one.compare_exchange_strong(self, nullptr);
    }
    while (answering.load() > 0)
        std::this_thread::yield();  // a signal of another file may have found this one among them just before
    ::munmap(const_cast<char*>(m_start), m_size);
    ::close(m_descriptor);
}

std::shared_ptr<MappedFile> MappedFile::of(int descriptor, std::size_t size)
{
    static std::mutex mutex;
    const int copy = ::fcntl(descriptor, F_DUPFD_CLOEXEC, 0);
    if (copy < 0)
        return nullptr;
    void* start = ::mmap(nullptr, size, PROT_READ, MAP_PRIVATE, copy, 0);
    if (start == MAP_FAILED) {
        ::close(copy);
        return nullptr;
    }
    ::madvise(start, size, MADV_SEQUENTIAL);
    std::shared_ptr<MappedFile> file(new MappedFile(static_cast<const char*>(start), size, copy));
    const std::lock_guard lock(mutex);
    installHandler();
    return file->isWatched() ? file : nullptr;
}

/// Takes a place among the files watched over, if one is left.
bool MappedFile::isWatched()
{
    return std::any_of(watched.begin(), watched.end(), [this](std::atomic<MappedFile*>& one) {
        MappedFile* nobody = nullptr;
        return one.compare_exchange_strong(nobody, this);
    });
}

bool MappedFile::isShorter() const
{
    struct stat status
    {};
    return isCutShort() ||
           (::fstat(m_descriptor, &status) == 0 && static_cast<std::size_t>(status.st_size) < m_size);
}

MappingWatch::MappingWatch()
    : m_outer(currentWatch)
{
    currentWatch = this;
}

MappingWatch::~MappingWatch()
{
    currentWatch = m_outer;
}

MappingWatch* MappingWatch::current()
{
    return currentWatch;
}

bool MappingWatch::isAnyCutShort() const
{
    return std::any_of(m_files.begin(), m_files.end(), [](const auto& file) { return file->isCutShort(); });
}

void MappingWatch::requireWhole(const std::filesystem::path& path) const
{
    if (std::any_of(m_files.begin(), m_files.end(), [](const auto& file) { return file->isShorter(); }))
        failFile(path, "the file was cut short while it was read", "read it again when it is whole");
}

}  // namespace fuzzylens
