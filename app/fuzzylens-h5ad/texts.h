// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "hdf5_handle.h"

#include <cstddef>
#include <string_view>
#include <vector>

namespace fuzzylens::h5ad {

/// Room for some texts of an HDF5 type, of fixed or variable length.
class TextBlock
{
public:
    /// @p type: a string type of the file.
    TextBlock(hid_t type, std::size_t count);
    ~TextBlock();
    TextBlock(const TextBlock&) = delete;
    TextBlock& operator=(const TextBlock&) = delete;

    /// The type to read with.
    hid_t memoryType() const { return m_type.id(); }
    void* data() { return m_variable ? static_cast<void*>(m_pointers.data()) : m_bytes.data(); }
    /// Says that data() was read to.
    void filled() { m_filled = true; }

    std::size_t size() const { return m_count; }
    /// Without padding.
    std::string_view text(std::size_t index) const;

private:
    Handle m_type;
    std::size_t m_count;
    bool m_variable;
    bool m_filled = false;
    std::size_t m_width = 0;
    H5T_str_t m_padding = H5T_STR_NULLTERM;
    std::vector<char*> m_pointers;
    std::vector<char> m_bytes;
};

}  // namespace fuzzylens::h5ad
