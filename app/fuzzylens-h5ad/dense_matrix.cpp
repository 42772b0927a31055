// SPDX-License-Identifier: GPL-3.0-or-later
#include "matrix.h"

#include "array.h"

#include <algorithm>
#include <type_traits>

namespace fuzzylens::h5ad {

namespace {

constexpr hsize_t bytesTogether = hsize_t{2} << 20;       // that stay in the cache until they are in their columns
constexpr hsize_t bytesWithoutCache = hsize_t{32} << 20;  // pieces are unpacked again for each of these
constexpr hsize_t largestCache = hsize_t{512} << 20;

/// The lengths of the pieces a dataset is stored in; empty if it is one.
std::vector<hsize_t> chunkOf(const Node& dataset)
{
    const Handle properties(H5Dget_create_plist(dataset.handle.id()), H5Pclose);
    if (H5Pget_layout(properties.id()) != H5D_CHUNKED)
        return {};
    std::vector<hsize_t> lengths(2);
    if (H5Pget_chunk(properties.id(), 2, lengths.data()) != 2)
        fail(dataset.path, "it is damaged");
    return lengths;
}

bool isSingle(const Node& dataset)
{
    const Handle type(H5Dget_type(dataset.handle.id()), H5Tclose);
    return type && H5Tget_class(type.id()) == H5T_FLOAT && H5Tget_size(type.id()) <= sizeof(float);
}

class DenseMatrix : public Matrix
{
public:
    DenseMatrix(const Node& node, const std::vector<hsize_t>& lengths)
        : Matrix(lengths[0], lengths[1], false)
        , m_path(node.path)
        , m_chunk(chunkOf(node))
        , m_isSingle(isSingle(node))
        , m_rowOfChunks(rowOfChunks(node))
        , m_dataset(reopened(node))
    {}

    std::uint64_t size() const override { return samples(); }

    std::optional<StoredRows> storedRows() const override
    {
        const Handle type(H5Dget_type(m_dataset.id()), H5Tclose);
        const Handle properties(H5Dget_create_plist(m_dataset.id()), H5Pclose);
        const auto is = [&type](hid_t native) { return H5Tequal(type.id(), native) > 0; };
        const haddr_t offset = H5Dget_offset(m_dataset.id());
        if (offset == HADDR_UNDEF || H5Pget_layout(properties.id()) != H5D_CONTIGUOUS ||
            !(is(H5T_NATIVE_FLOAT) || is(H5T_NATIVE_DOUBLE)))
            return std::nullopt;
        return StoredRows{offset, static_cast<std::uint32_t>(H5Tget_size(type.id())), 0};
    }

    void read(const TakeRows& takeRows, const TakeEntries&, const Progress& progress) const override
    {
        const hsize_t together = rowsTogether();
        Rows rows;
        if (m_isSingle)
            rows = std::vector<float>();
        else
            rows = std::vector<double>();
        for (hsize_t first = 0; first < samples(); first += together) {
            const hsize_t count = std::min(together, samples() - first);
            progress(first);
            std::visit([&](auto& values) { readRows(first, count, values); }, rows);
            if (!takeRows(first, count, rows))
                return;
        }
    }

private:
    /// Bytes of all pieces that hold a row.
    double rowOfChunks(const Node& node) const
    {
        if (m_chunk.empty())
            return 0;
        const Handle type(H5Dget_type(node.handle.id()), H5Tclose);
        const hsize_t pieces = (features() + m_chunk[1] - 1) / std::max<hsize_t>(m_chunk[1], 1);
        return static_cast<double>(pieces) * static_cast<double>(m_chunk[0]) * static_cast<double>(m_chunk[1]) *
               static_cast<double>(H5Tget_size(type.id()));
    }

    bool hasCache() const { return m_rowOfChunks < static_cast<double>(largestCache); }

    /// The dataset with room for all pieces that hold a row, or each would be unpacked once a row.
    Handle reopened(const Node& node) const
    {
        const Handle access(H5Pcreate(H5P_DATASET_ACCESS), H5Pclose);
        constexpr std::size_t slots = 12'421;
        constexpr double policy = 1.0;  // pieces that were read whole go first
        if (!m_chunk.empty() && hasCache())
            H5Pset_chunk_cache(access.id(), slots, static_cast<std::size_t>(m_rowOfChunks) + (1U << 20), policy);
        Handle dataset(H5Dopen2(node.handle.id(), ".", access.id()), H5Dclose);
        if (!dataset)
            fail(node.path, "it is damaged");
        return dataset;
    }

    hsize_t rowsTogether() const
    {
        const hsize_t rowBytes = std::max<hsize_t>(features(), 1) * sizeof(double);
        const hsize_t bytes = hasCache() ? bytesTogether : bytesWithoutCache;
        const hsize_t fit = std::max<hsize_t>(bytes / rowBytes, 1);
        const hsize_t piece = m_chunk.empty() ? 1 : std::max<hsize_t>(m_chunk[0], 1);
        return fit < piece ? fit : fit / piece * piece;
    }

    template <typename Number>
    void readRows(hsize_t first, hsize_t count, std::vector<Number>& to) const
    {
        const hid_t memory = std::is_same_v<Number, float> ? H5T_NATIVE_FLOAT : H5T_NATIVE_DOUBLE;
        to.resize(count * features());
        const hsize_t start[2] = {first, 0}, lengths[2] = {count, features()};
        const Handle space(H5Dget_space(m_dataset.id()), H5Sclose);
        const Handle room(H5Screate_simple(2, lengths, nullptr), H5Sclose);
        if (!space || !room ||
            H5Sselect_hyperslab(space.id(), H5S_SELECT_SET, start, nullptr, lengths, nullptr) < 0 ||
            H5Dread(m_dataset.id(), memory, room.id(), space.id(), H5P_DEFAULT, to.data()) < 0)
            fail(m_path, "its values cannot be read, they are damaged");
    }

    std::string m_path;
    std::vector<hsize_t> m_chunk;
    bool m_isSingle;  // a float holds each value
    double m_rowOfChunks;
    Handle m_dataset;
};

}  // namespace

std::unique_ptr<Matrix> denseMatrix(const Node& node)
{
    requireReadable(node);
    const std::vector<hsize_t> lengths = lengthsOf(node);
    if (lengths.size() != 2)
        fail(node.path, "it has " + std::to_string(lengths.size()) + " dimensions, but a matrix has two");
    const Handle type(H5Dget_type(node.handle.id()), H5Tclose);
    const ElementKind kind = type ? elementKindOf(type.id()) : ElementKind::Other;
    if (kind == ElementKind::Text || kind == ElementKind::Other)
        fail(node.path, "it does not contain numbers");
    constexpr hsize_t widest = hsize_t{1} << 22;
    if (lengths[1] > widest)
        fail(node.path,
             "it declares " + std::to_string(lengths[1]) + " features, more than a gene matrix can have");
    return std::make_unique<DenseMatrix>(node, lengths);
}

std::unique_ptr<Matrix> matrixAt(const Node& node)
{
    return node.isGroup() ? sparseMatrix(node) : denseMatrix(node);
}

}  // namespace fuzzylens::h5ad
