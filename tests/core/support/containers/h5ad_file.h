// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <hdf5.h>

#include <filesystem>
#include <functional>
#include <string>
#include <utility>
#include <vector>

namespace fuzzylens::test {

/// An HDF5 file that is made, or changed, object by object. Objects are named by their paths; missing groups on
/// the way are made; what stood there before is removed.
class H5adFile
{
public:
    enum class Texts { Variable, Fixed, SpacePadded };
    struct Stored
    {
        hid_t type = H5T_IEEE_F64LE;
        std::vector<hsize_t> chunk;  // empty: in one piece
        int gzip = 0;
    };

    explicit H5adFile(const std::filesystem::path& path, bool existing = false);
    ~H5adFile();
    H5adFile(const H5adFile&) = delete;
    H5adFile& operator=(const H5adFile&) = delete;

    H5adFile& group(const std::string& path);
    H5adFile& numbers(const std::string& path, const std::vector<hsize_t>& lengths,
                      const std::vector<double>& values, const Stored& stored = {H5T_IEEE_F64LE, {}, 0});
    /// Numbers in one or two dimensions that are written @p rows at a time: @p fill appends those from row @p
    /// begin to row @p end, row by row, to an empty list.
    H5adFile& pieces(const std::string& path, const std::vector<hsize_t>& lengths, hid_t type, hsize_t rows,
                     const std::function<void(hsize_t begin, hsize_t end, std::vector<double>&)>& fill);
    /// Whole numbers in one dimension.
    H5adFile& integers(const std::string& path, const std::vector<double>& values, hid_t type = H5T_STD_I32LE);
    H5adFile& texts(const std::string& path, const std::vector<std::string>& texts, Texts kind = Texts::Variable);
    H5adFile& booleans(const std::string& path, const std::vector<int>& values);
    /// Declares a dataset and stores nothing of it.
    H5adFile& declared(const std::string& path, const std::vector<hsize_t>& lengths, hid_t type = H5T_IEEE_F64LE);
    /// Many packed pieces of zeros, each of 1000 rows.
    H5adFile& zeros(const std::string& path, hsize_t thousandsOfRows, hsize_t columns);
    /// A piece of doubles packed with h5py's filter lzf, as these bytes.
    H5adFile& lzf(const std::string& path, const std::vector<hsize_t>& lengths, const std::string& packed);
    /// A dataset with values in another file.
    H5adFile& external(const std::string& path, const std::vector<hsize_t>& lengths, const std::string& file);
    /// Links: to an object of another file, and to a path of this one.
    H5adFile& externalLink(const std::string& path, const std::string& file, const std::string& target);
    H5adFile& softLink(const std::string& path, const std::string& target);
    /// A virtual dataset: all of @p target in another file.
    H5adFile& virtualDataset(const std::string& path, const std::vector<hsize_t>& lengths, const std::string& file,
                             const std::string& target);
    /// Records with the index, and with numbers of the members' types.
    struct Member
    {
        std::string name;
        hid_t type;
        std::vector<double> values;
    };
    H5adFile& records(const std::string& path, const std::vector<std::string>& index,
                      const std::vector<Member>& members);

    H5adFile& attribute(const std::string& path, const std::string& name, const std::string& text);
    H5adFile& attribute(const std::string& path, const std::string& name, const std::vector<std::string>& texts);
    H5adFile& attribute(const std::string& path, const std::string& name, const std::vector<long long>& numbers);
    H5adFile& reference(const std::string& path, const std::string& name, const std::string& target);
    H5adFile& remove(const std::string& path);

    /// A group of compressed rows ("csr_matrix") or columns ("csc_matrix").
    H5adFile& sparse(const std::string& path, const std::string& encoding, std::pair<long long, long long> shape,
                     const std::vector<double>& data, const std::vector<double>& indices,
                     const std::vector<double>& starts);
    /// A table of today's layout with nothing but its index.
    H5adFile& table(const std::string& path, const std::vector<std::string>& index,
                    const std::vector<std::string>& columns = {});
    /// Categories of today's layout.
    H5adFile& categories(const std::string& path, const std::vector<double>& codes,
                         const std::vector<std::string>& classes);

private:
    hid_t create(const std::string& path, hid_t type, hid_t space, hid_t properties);

    hid_t m_file;
};

}  // namespace fuzzylens::test
