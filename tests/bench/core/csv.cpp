// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/bench/core/csv.h"

#include "core/data/reader.h"
#include "core/numeric/random.h"
#include "core/session/shell_quote.h"
#include "tests/bench/measurement.h"

#include <charconv>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <stdexcept>
#include <string>

#include <unistd.h>

namespace fuzzylens::bench {

namespace {

constexpr int repeats = 3;
constexpr int differentLines = 16;
constexpr double megabyte = 1e6;

/// A file for one measurement.
class Table
{
public:
    /// Samples in rows: a name and values with four digits after the point.
    Table(int samples, int features)
        : m_path(std::filesystem::temp_directory_path() /
                 ("fuzzylens-bench-" + std::to_string(getpid()) + "-" + std::to_string(samples) + ".csv"))
    {
        std::ofstream file(m_path, std::ios::binary);
        file << "sample";
        for (int l = 0; l < features; ++l)
            file << ",g" << l;
        file << '\n';
        Random random(1);
        std::vector<std::string> lines;
        for (int i = 0; i < samples; ++i) {
            if (i < differentLines)
                lines.push_back(line(features, random));
            file << 's' << i << lines[static_cast<std::size_t>(i % differentLines)];
        }
        if (!file.flush())
            throw std::runtime_error("there is no room for " + m_path.string());
    }
    ~Table()
    {
        std::error_code ignored;
        std::filesystem::remove(m_path, ignored);
    }
    Table(const Table&) = delete;
    Table& operator=(const Table&) = delete;

    const std::filesystem::path& path() const { return m_path; }
    double megabytes() const { return static_cast<double>(std::filesystem::file_size(m_path)) / megabyte; }

private:
    static std::string line(int features, Random& random)
    {
        std::string text;
        char number[32];
        for (int l = 0; l < features; ++l) {
            const auto end =
                std::to_chars(number, number + sizeof number, random.normal(), std::chars_format::fixed, 4).ptr;
            text.append(1, ',').append(number, end);
        }
        return text + '\n';
    }

    std::filesystem::path m_path;
};

/// The number a command prints; negative if it fails.
double numberFrom(const std::string& command)
{
    FILE* pipe = popen((command + " 2>/dev/null").c_str(), "r");
    if (!pipe)
        return -1;
    double number = -1;
    if (std::fscanf(pipe, "%lf", &number) != 1)
        number = -1;
    return pclose(pipe) == 0 ? number : -1;
}

/// Another program's reader: it prints its seconds, the least of some repeats.
void measurePeer(Figures& figures, const Table& table, const std::string& name, const std::string& command)
{
    const double seconds = numberFrom(command + " " + shellQuoted(table.path().string()));
    if (seconds > 0)
        figures.emplace_back("csv_parse_mb_per_s_" + name, table.megabytes() / seconds);
    else
        std::fprintf(stderr, "fuzzylens-bench: %s is not installed, so it is not compared\n", name.c_str());
}

constexpr const char* fread = "Rscript -e 'library(data.table); f <- commandArgs(TRUE)[1]; "
                              "cat(min(sapply(1:3, function(i) system.time(fread(f))[[\"elapsed\"]])))'";
constexpr const char* pandas = "python3 -c 'import sys, time, pandas\n"
                               "def once():\n"
                               "    start = time.perf_counter(); pandas.read_csv(sys.argv[1], index_col=0)\n"
                               "    return time.perf_counter() - start\n"
                               "print(min(once() for i in range(3)))'";

void measureSpeed(Figures& figures)
{
    const Table table(200, 20000);
    const double seconds = leastSeconds({[&] { readDataset(table.path()); }}, 1.0, repeats)[0];
    figures.emplace_back("csv_parse_mb_per_s", table.megabytes() / seconds);
    measurePeer(figures, table, "fread", fread);
    measurePeer(figures, table, "pandas", pandas);
}

void measurePeak(Figures& figures)
{
    const Table table(3500, 20000);
    const std::string program = std::filesystem::read_symlink("/proc/self/exe").string();
    const double multiple =
        numberFrom(shellQuoted(program) + " --peak-of-reading " + shellQuoted(table.path().string()));
    if (multiple < 0)
        throw std::runtime_error("the program that reads a large table failed");
    figures.emplace_back("csv_peak_file_mb", table.megabytes());
    figures.emplace_back("csv_peak_memory_over_matrix", multiple);
}

const Registration speed{{"csv", "parsing a wide table, beside other readers that are installed", measureSpeed}};
const Registration peak{{"csv-memory", "the largest memory while a table of 500 MB is opened", measurePeak}};

}  // namespace

int printPeakOfReading(const char* path)
{
    const ReadResult result = readDataset(path);
    const AlignedMatrix& values = result.data->values();
    const double matrix = static_cast<double>(values.stride() * values.columns()) * sizeof(double);
    std::ifstream status("/proc/self/status");
    for (std::string line; std::getline(status, line);)
        if (line.starts_with("VmHWM:")) {
            std::printf("%.6f\n", 1024 * std::stod(line.substr(6)) / matrix);
            return 0;
        }
    return 1;
}

}  // namespace fuzzylens::bench
