// SPDX-License-Identifier: GPL-3.0-or-later
#include <chrono>
#include <filesystem>
#include <fstream>
#include <string>
#include <thread>

namespace {

/// True while the watch dog of Qt Test is still on its way out.
bool watchdogLives()
{
    std::error_code error;
    for (const auto& task : std::filesystem::directory_iterator("/proc/self/task", error)) {
        std::ifstream file(task.path() / "comm");
        std::string name;
        if (std::getline(file, name) && name == "QtTest Watchdog")
            return true;
    }
    return false;
}

/// Linked into every test program. The wait for a thread returns before it has freed what Qt keeps for it; a
/// program that ends in that moment is notified of a leak which is none. So the end waits for the thread, five
/// seconds at most.
struct WaitForThreads
{
    ~WaitForThreads()
    {
        for (int i = 0; i < 5000 && watchdogLives(); ++i)
            std::this_thread::sleep_for(std::chrono::milliseconds(1));
    }
} const waitForThreads;

}  // namespace
