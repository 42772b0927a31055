// SPDX-License-Identifier: GPL-3.0-or-later
#include "confinement.h"

#include "hdf5_handle.h"

#include <fcntl.h>
#include <linux/landlock.h>
#include <seccomp.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/syscall.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <csignal>
#include <initializer_list>
#include <memory>
#include <vector>

namespace fuzzylens::h5ad {

namespace {

void require(bool restricted)
{
    if (!restricted)
        throw FileError("the process that reads HDF5 files cannot be restricted, so the file is not read");
}

void limit(int resource, unsigned long long value)
{
    const auto kind = static_cast<__rlimit_resource>(resource);
    rlimit both{};
    require(getrlimit(kind, &both) == 0);
    both.rlim_cur = both.rlim_max = std::min<rlim_t>(value, both.rlim_max);  // a lower limit cannot be raised
    require(setrlimit(kind, &both) == 0);
}

#ifndef FUZZYLENS_SANITIZED

/// Denies every file but the one at @p path, where the kernel has Landlock.
void denyOtherFiles(const std::string& path)
{
    landlock_path_beneath_attr file{};
    file.allowed_access = LANDLOCK_ACCESS_FS_READ_FILE;
    file.parent_fd = open(path.c_str(), O_PATH | O_CLOEXEC);
    if (file.parent_fd < 0)
        throw FileError("the file cannot be opened");
    landlock_ruleset_attr rules{};
    rules.handled_access_fs = (LANDLOCK_ACCESS_FS_MAKE_SYM << 1) - 1;  // every right of the first version
    const auto ruleset = static_cast<int>(syscall(SYS_landlock_create_ruleset, &rules, sizeof rules, 0));
    const bool isSupported = ruleset >= 0 || (errno != ENOSYS && errno != EOPNOTSUPP);
    if (!isSupported) {
        close(file.parent_fd);
        return;
    }
    require(ruleset >= 0 && syscall(SYS_landlock_add_rule, ruleset, LANDLOCK_RULE_PATH_BENEATH, &file, 0) == 0 &&
            syscall(SYS_landlock_restrict_self, ruleset, 0) == 0);
    close(file.parent_fd);
    close(ruleset);
}

/// Every system call that is not needed to read a file fails with EPERM.
void filterSystemCalls()
{
    const std::unique_ptr<void, void (*)(scmp_filter_ctx)> filter(seccomp_init(SCMP_ACT_ERRNO(EPERM)),
                                                                  seccomp_release);
    require(filter != nullptr);
    for (const int call : {SCMP_SYS(read),           SCMP_SYS(pread64),       SCMP_SYS(readv),
                           SCMP_SYS(write),          SCMP_SYS(writev),        SCMP_SYS(lseek),
                           SCMP_SYS(close),          SCMP_SYS(fstat),         SCMP_SYS(stat),
                           SCMP_SYS(lstat),          SCMP_SYS(newfstatat),    SCMP_SYS(statx),
                           SCMP_SYS(access),         SCMP_SYS(faccessat),     SCMP_SYS(readlink),
                           SCMP_SYS(getcwd),         SCMP_SYS(fcntl),         SCMP_SYS(brk),
                           SCMP_SYS(munmap),         SCMP_SYS(mremap),        SCMP_SYS(madvise),
                           SCMP_SYS(futex),          SCMP_SYS(clock_gettime), SCMP_SYS(gettimeofday),
                           SCMP_SYS(time),           SCMP_SYS(getrandom),     SCMP_SYS(getpid),
                           SCMP_SYS(gettid),         SCMP_SYS(getrusage),     SCMP_SYS(rt_sigaction),
                           SCMP_SYS(rt_sigprocmask), SCMP_SYS(rt_sigreturn),  SCMP_SYS(restart_syscall),
                           SCMP_SYS(exit),           SCMP_SYS(exit_group)})
        require(seccomp_rule_add(filter.get(), SCMP_ACT_ALLOW, call, 0) == 0);
    const auto allowWith = [&](int call, const std::vector<scmp_arg_cmp>& arguments) {
        require(seccomp_rule_add_array(filter.get(), SCMP_ACT_ALLOW, call, static_cast<unsigned>(arguments.size()),
                                       arguments.data()) == 0);
    };
    const auto allowWithout = [&](int call, unsigned argument, scmp_datum_t flags) {
        allowWith(call, {{argument, SCMP_CMP_MASKED_EQ, flags, 0}});
    };
    constexpr scmp_datum_t writing = O_ACCMODE | O_CREAT | O_TRUNC | (O_TMPFILE & ~O_DIRECTORY);
    allowWithout(SCMP_SYS(open), 1, writing);
    allowWithout(SCMP_SYS(openat), 2, writing);
    allowWithout(SCMP_SYS(mmap), 2, PROT_EXEC);
    allowWithout(SCMP_SYS(mprotect), 2, PROT_EXEC);
    // abort() sends SIGABRT to this process itself; renewTimeLimit() changes the limit of its processor time.
    allowWith(SCMP_SYS(tgkill), {{0, SCMP_CMP_EQ, static_cast<scmp_datum_t>(getpid()), 0}});
    allowWith(SCMP_SYS(prlimit64), {{0, SCMP_CMP_EQ, 0, 0}, {1, SCMP_CMP_EQ, RLIMIT_CPU, 0}});
    require(seccomp_load(filter.get()) == 0);
}

#endif

}  // namespace

void confine(const std::string& path, unsigned long long memory)
{
    limit(RLIMIT_CORE, 0);
    limit(RLIMIT_FSIZE, 0);
    require(prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) == 0 && prctl(PR_SET_PDEATHSIG, SIGKILL) == 0);
#ifndef FUZZYLENS_SANITIZED  // sanitizers map terabytes and start a process of their own to look for leaks
    limit(RLIMIT_NPROC, 0);
    limit(RLIMIT_AS, memory);
    denyOtherFiles(path);
    filterSystemCalls();
#else
    static_cast<void>(path);
    static_cast<void>(memory);
#endif
}

}  // namespace fuzzylens::h5ad
