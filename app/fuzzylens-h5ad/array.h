// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "hdf5_handle.h"
#include "texts.h"

#include <functional>
#include <string_view>
#include <vector>

namespace fuzzylens::h5ad {

/// @throws FileError if the values of a dataset cannot be: kept in another file, packed with a filter that is not
/// here, or declared to be many while hardly a byte is stored.
void requireReadable(const Node& dataset);

enum class ElementKind { Text, Real, Integer, Boolean, Other };
ElementKind elementKindOf(hid_t type);

/// A dataset of one dimension, or one member of its records, read block by block.
class Array
{
public:
    /// @throws FileError if @p dataset is no list that can be read.
    explicit Array(const Node& dataset, int member = -1);

    hsize_t size() const { return m_size; }
    ElementKind kind() const { return m_kind; }
    bool isNumeric() const { return m_kind != ElementKind::Text && m_kind != ElementKind::Other; }
    /// Bytes of an element in the file.
    std::size_t width() const;
    std::string name() const;

    /// Reads @p count elements from @p first on as doubles, or as whole numbers.
    void read(hsize_t first, hsize_t count, std::vector<double>& to) const;
    void read(hsize_t first, hsize_t count, std::vector<long long>& to) const;
    /// Calls @p take for every text.
    void forEachText(const std::function<void(std::string_view)>& take) const;
    /// All elements of a short array. @throws FileError if it is longer than @p most.
    std::vector<long long> whole(hsize_t most) const;

    static constexpr hsize_t block = 65'536;

private:
    void read(hsize_t first, hsize_t count, hid_t type, void* to) const;

    const Node& m_dataset;
    std::string m_member;  // empty: the elements themselves
    Handle m_type;
    ElementKind m_kind = ElementKind::Other;
    hsize_t m_size = 0;
};

}  // namespace fuzzylens::h5ad
