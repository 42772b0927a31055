// SPDX-License-Identifier: GPL-3.0-or-later
// Speed of reading tables, compared with other installed programs, and how much
// memory that takes.
#include "tests/bench/core/reading.h"

#include "core/import/reader.h"
#include "core/session/shell_quote.h"
#include "tests/bench/core/peer.h"
#include "tests/bench/core/tables.h"
#include "tests/bench/measurement.h"

#include <cstdio>
#include <fstream>
#include <stdexcept>

namespace fuzzylens::bench {

namespace {

constexpr int repeats = 3;

/// A program that prints the seconds of reading the file of its argument, the least of three times.
struct Peer
{
    std::string name;
    std::string command;
};

Peer inR(const std::string& reads)
{
    return {"fread", "Rscript -e 'library(data.table); f <- commandArgs(TRUE)[1]; "
                     "cat(min(sapply(1:3, function(i) system.time(" +
                         reads + ")[[\"elapsed\"]])))'"};
}

Peer inPython(const std::string& name, const std::string& module, const std::string& reads)
{
    return {name, "python3 -c 'import sys, time, " + module + "\ndef once():\n    start = time.perf_counter(); " +
                      reads + "; return time.perf_counter() - start\nprint(min(once() for i in range(3)))'"};
}

void measureReading(Figures& figures, const std::string& figure, const Table& table)
{
    const double seconds = leastSeconds({[&] { readDataset(table.path()); }}, 1.0, repeats)[0];
    figures.emplace_back(figure, table.megabytes() / seconds);
}

/// A peer reads @p read, which holds what @p table holds; its figure is in megabytes of @p table.
void measurePeer(Figures& figures, const std::string& figure, const Table& table, const Peer& peer,
                 const Table& read)
{
    const double seconds = numberFrom(peer.command + " " + shellQuoted(read.path().string()));
    if (seconds > 0)
        figures.emplace_back(figure + "_" + peer.name, table.megabytes() / seconds);
    else
        std::fprintf(stderr, "fuzzylens-bench: %s is not installed, so it is not compared\n", peer.name.c_str());
}

void measureCsv(Figures& figures)
{
    const Table table("speed.csv");
    fillCsv(table, 200, 20000);
    measureReading(figures, "csv_mb_per_s", table);
    measurePeer(figures, "csv_mb_per_s", table, inR("fread(f)"), table);
    measurePeer(figures, "csv_mb_per_s", table,
                inPython("pandas", "pandas", "pandas.read_csv(sys.argv[1], index_col=0)"), table);
}

/// Of unpacked text, packed or not, so that the figures can be compared.
void measureSeriesMatrix(Figures& figures)
{
    const Table table("speed_series_matrix.txt"), packed("speed_series_matrix.txt.gz");
    fillSeriesMatrix(table, 100, 54675);
    fillSeriesMatrix(packed, 100, 54675);
    const std::string figure = "series_matrix_mb_per_s";
    measureReading(figures, figure, table);
    measurePeer(figures, figure, table, inR("fread(f, skip = \"ID_REF\", fill = TRUE)"), table);
    const Peer pandas =
        inPython("pandas", "pandas", "pandas.read_csv(sys.argv[1], sep=\"\\t\", comment=\"!\", index_col=0)");
    measurePeer(figures, figure, table, pandas, table);
    const double seconds = leastSeconds({[&] { readDataset(packed.path()); }}, 1.0, repeats)[0];
    figures.emplace_back("series_matrix_packed_mb_per_s", table.megabytes() / seconds);
    measurePeer(figures, "series_matrix_packed_mb_per_s", table, pandas, packed);
}

/// The others read the same table as CSV, which is how they would get it; anndata the file itself, and makes
/// doubles of it in the order of columns, which is what the data set holds.
void measureH5ad(Figures& figures)
{
    constexpr int samples = 1000, features = 10000;
    const Table dense("speed.h5ad"), sparse("speed_sparse.h5ad"), text("speed_h5ad.csv");
    fillH5ad(dense, samples, features, false);
    fillH5ad(sparse, samples, features, true);
    fillCsv(text, samples, features);
    const auto inAnndata = [](const char* name, const std::string& made) {
        return inPython(name, "anndata, numpy", made);
    };
    const std::string values = "anndata.read_h5ad(sys.argv[1]).X";
    const Peer anndata = inAnndata("anndata", values),
               doubles = inAnndata("anndata_to_doubles", "numpy.asfortranarray(" + values + ", dtype=float)"),
               doublesOfSparse = inAnndata("anndata_to_doubles", values + ".astype(float).toarray(order=\"F\")");
    measureReading(figures, "h5ad_mb_per_s", dense);
    measurePeer(figures, "h5ad_mb_per_s", dense, anndata, dense);
    measurePeer(figures, "h5ad_mb_per_s", dense, doubles, dense);
    measurePeer(figures, "h5ad_mb_per_s", dense, inR("fread(f)"), text);
    measurePeer(figures, "h5ad_mb_per_s", dense,
                inPython("pandas", "pandas", "pandas.read_csv(sys.argv[1], index_col=0)"), text);
    measureReading(figures, "h5ad_sparse_mb_per_s", sparse);
    measurePeer(figures, "h5ad_sparse_mb_per_s", sparse, anndata, sparse);
    measurePeer(figures, "h5ad_sparse_mb_per_s", sparse, doublesOfSparse, sparse);
}

double peakOf(const Table& table)
{
    const std::string program = std::filesystem::read_symlink("/proc/self/exe").string();
    const double multiple =
        numberFrom(shellQuoted(program) + " --peak-of-reading " + shellQuoted(table.path().string()));
    if (multiple < 0)
        throw std::runtime_error("the program that reads a large table failed");
    return multiple;
}

void measureCsvPeak(Figures& figures)
{
    const Table table("peak.csv");
    fillCsv(table, 3500, 20000);
    figures.emplace_back("csv_peak_file_mb", table.megabytes());
    figures.emplace_back("csv_peak_memory_over_matrix", peakOf(table));
}

void measureSeriesMatrixPeak(Figures& figures)
{
    for (const std::string suffix : {"", ".gz"}) {
        const Table table("peak_series_matrix.txt" + suffix);
        fillSeriesMatrix(table, 200, 54675);
        figures.emplace_back(suffix.empty() ? "series_matrix_peak_memory_over_matrix"
                                            : "series_matrix_packed_peak_memory_over_matrix",
                             peakOf(table));
    }
}

/// A file that other programs read too: its figure, and the names of these programs in figures and in the table.
struct ReadByOthers
{
    std::string title, figure;
    std::vector<std::pair<std::string, std::string>> peers;
};

/// Rows of the table of the topic "peers".
MarkdownTable tableOf(const std::vector<ReadByOthers>& files, const Figures& figures)
{
    MarkdownTable table{"peers", {"computation", "other program", "ratio"}, {}};
    for (const ReadByOthers& file : files)
        for (const auto& [peer, title] : file.peers) {
            const auto ours = valueOf(figures, file.figure), theirs = valueOf(figures, file.figure + "_" + peer);
            if (ours && theirs)
                table.rows.push_back({file.title, title, shortText(*ours / *theirs)});
        }
    return table;
}

MarkdownTable csvTable(const Figures& figures)
{
    return tableOf(
        {{"reading CSV, 200 × 20 000", "csv_mb_per_s", {{"fread", "data.table::fread"}, {"pandas", "pandas"}}}},
        figures);
}

MarkdownTable seriesMatrixTable(const Figures& figures)
{
    return tableOf(
        {{"reading a GEO series matrix, 100 × 54 675",
          "series_matrix_mb_per_s",
          {{"fread", "data.table::fread"}, {"pandas", "pandas"}}},
         {"reading a GEO series matrix with gzip", "series_matrix_packed_mb_per_s", {{"pandas", "pandas"}}}},
        figures);
}

MarkdownTable h5adTable(const Figures& figures)
{
    const std::pair<std::string, std::string> doubles{"anndata_to_doubles", "anndata, converted to doubles"};
    return tableOf(
        {{"reading dense HDF5 of single precision, 1000 × 10 000",
          "h5ad_mb_per_s",
          {{"anndata", "anndata, which keeps rows and single precision"}, doubles}},
         {"reading sparse HDF5, 1000 × 10 000", "h5ad_sparse_mb_per_s", {{"anndata", "anndata"}, doubles}}},
        figures);
}

const Registration csv{
    {"csv", "parsing a wide table, beside other readers that are installed", measureCsv, csvTable}};
const Registration seriesMatrix{{"series-matrix",
                                 "a series matrix of 54675 probes x 100 samples, beside the others",
                                 measureSeriesMatrix, seriesMatrixTable}};
const Registration h5ad{{"h5ad", "AnnData, dense and sparse, beside the others", measureH5ad, h5adTable}};
const Registration csvPeak{{"csv-memory", "the largest memory while a table of 500 MB is opened", measureCsvPeak}};
const Registration seriesMatrixPeak{{"series-matrix-memory",
                                     "the largest memory while 54675 probes x 200 samples are opened",
                                     measureSeriesMatrixPeak}};

}  // namespace

int printPeakOfReading(const char* path)
{
    const double before = statusKilobytes("VmRSS:");
    const ReadResult result = readDataset(path);
    const AlignedMatrix& values = result.data->values();
    const double matrix = static_cast<double>(values.stride() * values.columns()) * sizeof(double);
    const double peak = statusKilobytes("VmHWM:");
    if (before < 0 || peak < 0)
        return 1;
    constexpr double kilobyte = 1024;
    std::printf("%.6f\n", kilobyte * (peak - before) / matrix);
    return 0;
}

}  // namespace fuzzylens::bench
