// SPDX-License-Identifier: GPL-3.0-or-later
#include "texts.h"

#include <algorithm>

namespace fuzzylens::h5ad {

TextBlock::TextBlock(hid_t type, std::size_t count)
    : m_type(H5Tcopy(type), H5Tclose)
    , m_count(count)
    , m_variable(H5Tis_variable_str(type) > 0)
    , m_width(H5Tget_size(type))
    , m_padding(H5Tget_strpad(type))
{
    if (m_variable)
        m_pointers.resize(count, nullptr);
    else
        m_bytes.resize(count * m_width);
}

TextBlock::~TextBlock()
{
    if (!m_variable || !m_filled)
        return;
    const hsize_t count = m_count;
    const Handle space(H5Screate_simple(1, &count, nullptr), H5Sclose);
    H5Dvlen_reclaim(m_type.id(), space.id(), H5P_DEFAULT, m_pointers.data());
}

std::string_view TextBlock::text(std::size_t index) const
{
    if (m_variable)
        return m_pointers[index] ? std::string_view(m_pointers[index]) : std::string_view();
    std::string_view text(m_bytes.data() + index * m_width, m_width);
    text = text.substr(0, text.find('\0'));
    if (m_padding == H5T_STR_SPACEPAD)
        text = text.substr(0, text.find_last_not_of(' ') + 1);
    return text;
}

}  // namespace fuzzylens::h5ad
