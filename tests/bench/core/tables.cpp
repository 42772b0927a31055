// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/bench/core/tables.h"

#include "core/io/atomic_file.h"
#include "core/numeric/random.h"
#include "tests/core/support/containers/h5ad_file.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <functional>
#include <stdexcept>
#include <vector>

#include <unistd.h>

namespace fuzzylens::bench {

namespace {

constexpr double megabyte = 1e6;
constexpr int valuesOfPiece = 1'000'000;

/// Lines of so many values, each value behind @p delimiter; a file repeats them, far enough apart that packing it
/// does not find that.
class ValueLines
{
public:
    ValueLines(int values, char delimiter)
    {
        constexpr int fewest = 16, differentValues = 400'000;
        const int differentLines = std::max(fewest, differentValues / values);
        Random random(1);
        for (int i = 0; i < differentLines; ++i) {
            std::string& text = m_lines.emplace_back();
            char number[32];
            for (int l = 0; l < values; ++l) {
                const auto end =
                    std::to_chars(number, number + sizeof number, random.normal(), std::chars_format::fixed, 4)
                        .ptr;
                text.append(1, delimiter).append(number, end);
            }
            text += '\n';
        }
    }
    const std::string& operator[](int row) const
    {
        return m_lines[static_cast<std::size_t>(row) % m_lines.size()];
    }

private:
    std::vector<std::string> m_lines;
};

AtomicFile fileFor(const Table& table)
{
    return {table.path(), table.path().extension() == ".gz"};
}

std::vector<std::string> names(const char* prefix, int count)
{
    std::vector<std::string> result;
    for (int i = 0; i < count; ++i)
        result.push_back(prefix + std::to_string(i));
    return result;
}

/// What AnnData itself asks for.
void describe(test::H5adFile& file, bool isSparse)
{
    const auto version = [&file](const std::string& path, const char* text) {
        file.attribute(path, "encoding-version", std::string(text));
    };
    version("X", isSparse ? "0.1.0" : "0.2.0");
    if (!isSparse)
        file.attribute("X", "encoding-type", std::string("array"));
    for (const std::string frame : {"obs", "var"}) {
        version(frame, "0.2.0");
        version(frame + "/_index", "0.2.0");
        file.attribute(frame + "/_index", "encoding-type", std::string("string-array"));
    }
    version("/", "0.1.0");
    file.attribute("/", "encoding-type", std::string("anndata"));
}

bool isClassB(int sample)
{
    return sample % 3 == 0;
}

void addNames(test::H5adFile& file, int samples, int features)
{
    std::vector<double> codes;
    for (int i = 0; i < samples; ++i)
        codes.push_back(isClassB(i) ? 1 : 0);
    file.table("obs", names("cell", samples), {"class"}).table("var", names("gene", features));
    file.categories("obs/class", codes, {"A", "B"});
    file.attribute("obs/class", "encoding-version", std::string("0.2.0"));
}

constexpr int featuresOfCount = 12;

/// The features of a sample of fillCountsH5ad() that are not zero, ascending, and their counts.
void addCounts(int sample, int features, std::vector<double>* counted, std::vector<double>* counts)
{
    Random random(deriveSeed(1, {static_cast<std::uint64_t>(sample)}));
    for (int first = 0; first < features; first += featuresOfCount) {
        const double place = random.uniform();  // the first of the twelve are expressed in more samples
        const int feature = first + static_cast<int>(featuresOfCount * place * place);
        const double mean = isClassB(sample) && feature % 10 == 0 ? 6 : 2;
        const double count = 1 + std::floor(-mean * std::log(1 - random.uniform()));
        if (counted)
            counted->push_back(feature);
        if (counts)
            counts->push_back(count);
    }
}

}  // namespace

Table::Table(const std::string& name)
    : m_path(std::filesystem::temp_directory_path() / ("fuzzylens-bench-" + std::to_string(getpid()) + "-" + name))
{}

Table::~Table()
{
    std::error_code ignored;
    std::filesystem::remove(m_path, ignored);
}

double Table::megabytes() const
{
    return static_cast<double>(std::filesystem::file_size(m_path)) / megabyte;
}

void fillCsv(const Table& table, int samples, int features)
{
    AtomicFile file = fileFor(table);
    const ValueLines lines(features, ',');
    std::string header = "sample";
    for (int l = 0; l < features; ++l)
        header += ",g" + std::to_string(l);
    file.add(header + '\n');
    for (int i = 0; i < samples; ++i) {
        file.add('s' + std::to_string(i));
        file.add(lines[i]);
    }
    file.commit();
}

void fillSeriesMatrix(const Table& table, int samples, int features)
{
    AtomicFile file = fileFor(table);
    std::string title = "!Sample_title", state = "!Sample_characteristics_ch1", header = "\"ID_REF\"";
    for (int i = 0; i < samples; ++i) {
        title += "\t\"patient " + std::to_string(i) + '"';
        state += i % 2 ? "\t\"state: tumour\"" : "\t\"state: normal\"";
        header += "\t\"GSM" + std::to_string(i) + '"';
    }
    file.add("!Series_title\t\"A measurement\"\n\n" + title + '\n' + state + "\n!series_matrix_table_begin\n" +
             header + '\n');
    const ValueLines lines(samples, '\t');
    for (int l = 0; l < features; ++l) {
        file.add('"' + std::to_string(l) + "_at\"");
        file.add(lines[l]);
    }
    file.add("!series_matrix_table_end\n");
    file.commit();
}

void fillH5ad(const Table& table, int samples, int features, bool isSparse)
{
    test::H5adFile file(table.path());
    Random random(1);
    if (isSparse) {
        constexpr int step = 10;
        std::vector<double> data, indices, starts{0};
        for (int i = 0; i < samples; ++i) {
            for (int l = i % step; l < features; l += step) {
                data.push_back(random.normal());
                indices.push_back(l);
            }
            starts.push_back(static_cast<double>(data.size()));
        }
        file.sparse("X", "csr_matrix", {samples, features}, data, indices, starts);
    } else {
        std::vector<double> values(static_cast<std::size_t>(samples) * static_cast<std::size_t>(features));
        for (double& value : values)
            value = random.normal();
        file.numbers("X", {static_cast<hsize_t>(samples), static_cast<hsize_t>(features)}, values,
                     {H5T_IEEE_F32LE, {}, 0});
    }
    file.table("obs", names("cell", samples)).table("var", names("gene", features));
    describe(file, isSparse);
}

void fillLabelledH5ad(const Table& table, int samples, int features)
{
    test::H5adFile file(table.path());
    Random random(1);
    const auto rows = static_cast<hsize_t>(std::max(1, valuesOfPiece / features));
    file.pieces("X", {static_cast<hsize_t>(samples), static_cast<hsize_t>(features)}, H5T_IEEE_F32LE, rows,
                [&](hsize_t begin, hsize_t end, std::vector<double>& values) {
                    for (auto i = static_cast<int>(begin); i < static_cast<int>(end); ++i)
                        for (int l = 0; l < features; ++l)
                            values.push_back(random.normal() + (isClassB(i) && l % 10 == 0 ? 1.5 : 0.0));
                });
    addNames(file, samples, features);
    describe(file, false);
}

void fillCountsH5ad(const Table& table, int samples, int features)
{
    test::H5adFile file(table.path());
    const int perSample = features / featuresOfCount;
    const auto entries = static_cast<hsize_t>(samples) * static_cast<hsize_t>(perSample);
    const auto piece =
        static_cast<hsize_t>(perSample) * static_cast<hsize_t>(std::max(1, valuesOfPiece / perSample));
    const auto samplesOf = [&](hsize_t begin, hsize_t end, const std::function<void(int)>& add) {
        for (hsize_t entry = begin; entry < end; entry += static_cast<hsize_t>(perSample))
            add(static_cast<int>(entry / static_cast<hsize_t>(perSample)));
    };
    file.group("X").attribute("X", "encoding-type", std::string("csr_matrix"));
    file.attribute("X", "shape", std::vector<long long>{samples, features});
    file.pieces("X/data", {entries}, H5T_IEEE_F32LE, piece,
                [&](hsize_t begin, hsize_t end, std::vector<double>& values) {
                    samplesOf(begin, end, [&](int i) { addCounts(i, features, nullptr, &values); });
                });
    file.pieces("X/indices", {entries}, H5T_STD_I32LE, piece,
                [&](hsize_t begin, hsize_t end, std::vector<double>& values) {
                    samplesOf(begin, end, [&](int i) { addCounts(i, features, &values, nullptr); });
                });
    std::vector<double> starts;
    for (int i = 0; i <= samples; ++i)
        starts.push_back(static_cast<double>(i) * perSample);
    file.integers("X/indptr", starts);
    addNames(file, samples, features);
    describe(file, true);
}

}  // namespace fuzzylens::bench
