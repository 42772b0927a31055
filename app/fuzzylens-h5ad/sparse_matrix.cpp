// SPDX-License-Identifier: GPL-3.0-or-later
#include "matrix.h"

#include "array.h"

#include <algorithm>

namespace fuzzylens::h5ad {

namespace {

constexpr hsize_t mostLines = hsize_t{1} << 28;

struct Form
{
    bool byRows = true;
    hsize_t samples = 0, features = 0;
};

Form formOf(const Node& group)
{
    std::string encoding = textAttribute(group, "encoding-type").value_or("");
    if (encoding.empty())
        encoding = textAttribute(group, "h5sparse_format").value_or("") + "_matrix";
    if (encoding != "csr_matrix" && encoding != "csc_matrix")
        fail(group.path, "its kind of matrix is not supported");
    std::vector<long long> shape = numbersAttribute(group, "shape");
    if (shape.empty())
        shape = numbersAttribute(group, "h5sparse_shape");
    if (shape.size() != 2 || shape[0] < 0 || shape[1] < 0)
        fail(group.path, "its numbers of rows and columns are missing");
    return {encoding == "csr_matrix", static_cast<hsize_t>(shape[0]), static_cast<hsize_t>(shape[1])};
}

class SparseMatrix : public Matrix
{
public:
    SparseMatrix(const Node& group, const Form& form)
        : Matrix(form.samples, form.features, true)
        , m_path(group.path)
        , m_byRows(form.byRows)
        , m_dataNode(requireChild(group, "data"))
        , m_indexNode(requireChild(group, "indices"))
        , m_startNode(requireChild(group, "indptr"))
        , m_data(m_dataNode)
        , m_indices(m_indexNode)
        , m_starts(m_startNode)
    {
        if (m_starts.size() != lines() + 1)
            fail(m_path + "/indptr", "it has " + std::to_string(m_starts.size()) + " values where " +
                                         std::to_string(lines() + 1) + " are expected");
        if (m_data.size() != m_indices.size())
            fail(m_path, "data and indices have different lengths");
    }

    bool goesBySamples() const override { return m_byRows; }
    std::uint64_t size() const override { return m_data.size(); }

    void read(const TakeRows&, const TakeEntries& takeEntries, const Progress& progress) const override
    {
        const std::vector<long long> starts = m_starts.whole(mostLines);
        requireOrder(starts);
        std::vector<double> values;
        std::vector<long long> indices;
        std::vector<Entry> entries;
        std::size_t line = 0;
        for (hsize_t first = 0; first < m_data.size(); first += Array::block) {
            const hsize_t count = std::min(Array::block, m_data.size() - first);
            progress(first);
            m_data.read(first, count, values);
            m_indices.read(first, count, indices);
            entries.clear();
            for (std::size_t i = 0; i < count; ++i) {
                while (static_cast<long long>(first + i) >= starts[line + 1])
                    ++line;
                entries.push_back(entry(line, indices[i], values[i]));
            }
            if (!takeEntries(entries))
                return;
        }
    }

private:
    hsize_t lines() const { return m_byRows ? samples() : features(); }

    void requireOrder(const std::vector<long long>& starts) const
    {
        if (starts.front() != 0 || starts.back() != static_cast<long long>(m_data.size()) ||
            !std::is_sorted(starts.begin(), starts.end()))
            fail(m_path + "/indptr", "it does not index the stored values in order");
    }

    Entry entry(std::size_t line, long long index, double value) const
    {
        const hsize_t across = m_byRows ? features() : samples();
        if (index < 0 || static_cast<hsize_t>(index) >= across)
            fail(m_path + "/indices", "index " + std::to_string(index) + " is out of range, there are " +
                                          std::to_string(across) + (m_byRows ? " features" : " samples"));
        const auto along = static_cast<std::uint32_t>(line), other = static_cast<std::uint32_t>(index);
        return m_byRows ? Entry{along, other, value} : Entry{other, along, value};
    }

    std::string m_path;
    bool m_byRows;
    Node m_dataNode, m_indexNode, m_startNode;
    Array m_data, m_indices, m_starts;
};

}  // namespace

std::unique_ptr<Matrix> sparseMatrix(const Node& node)
{
    const Form form = formOf(node);
    if (form.samples > mostLines || form.features > mostLines)
        fail(node.path, "it declares " + std::to_string(form.samples) + " x " + std::to_string(form.features) +
                            " values, more than a matrix of samples and genes can have");
    return std::make_unique<SparseMatrix>(node, form);
}

}  // namespace fuzzylens::h5ad
