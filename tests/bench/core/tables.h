// SPDX-License-Identifier: GPL-3.0-or-later
// Tables that are made for a measurement and go with it.
#pragma once

#include <filesystem>
#include <string>

namespace fuzzylens::bench {

/// A file for one measurement.
class Table
{
public:
    explicit Table(const std::string& name);
    ~Table();
    Table(const Table&) = delete;
    Table& operator=(const Table&) = delete;

    const std::filesystem::path& path() const { return m_path; }
    double megabytes() const;

private:
    std::filesystem::path m_path;
};

/// Samples in rows: a name and values with four digits after the point.
void fillCsv(const Table& table, int samples, int features);

/// A GEO series matrix, probes in rows, with the header of a series of @p samples; packed where the name of the
/// table ends in ".gz".
void fillSeriesMatrix(const Table& table, int samples, int features);

/// AnnData of single precision; of a sparse one, a value in ten is not zero.
void fillH5ad(const Table& table, int samples, int features, bool isSparse);

/// AnnData of single precision with the field "class", written in pieces so that it takes little memory. Every
/// third sample is of class B, the others of class A. Normal values, of class B with 1.5 more in a tenth of the
/// features.
void fillLabelledH5ad(const Table& table, int samples, int features);

/// The same of counts, of which one in twelve is not zero; in a tenth of the features those of class B are about
/// three times as large. @param features a multiple of 12.
void fillCountsH5ad(const Table& table, int samples, int features);

}  // namespace fuzzylens::bench
