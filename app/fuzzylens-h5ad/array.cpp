// SPDX-License-Identifier: GPL-3.0-or-later
#include "array.h"

#include <algorithm>
#include <cstdlib>

namespace fuzzylens::h5ad {

namespace {

void requireFilters(const Node& dataset, hid_t properties)
{
    const int count = H5Pget_nfilters(properties);
    for (int i = 0; i < count; ++i) {
        unsigned flags = 0;
        std::size_t parameters = 0;
        const H5Z_filter_t filter = H5Pget_filter2(properties, static_cast<unsigned>(i), &flags, &parameters,
                                                   nullptr, 0, nullptr, nullptr);
        if (filter < 0 || H5Zfilter_avail(filter) <= 0)
            fail(dataset.path, "its compression is not supported (HDF5 filter " + std::to_string(filter) +
                                   "); write the file with gzip");
    }
}

/// The declared size cannot be thousands of times the stored size.
void requireStored(const Node& dataset)
{
    constexpr double fewBytes = 16e6, tightest = 1100;
    const Handle space(H5Dget_space(dataset.handle.id()), H5Sclose);
    const Handle type(H5Dget_type(dataset.handle.id()), H5Tclose);
    if (!space || !type)
        fail(dataset.path, "it is damaged");
    double bytes = static_cast<double>(H5Tget_size(type.id()));
    for (const hsize_t length : lengthsOf(dataset))
        bytes *= static_cast<double>(length);
    const auto stored = static_cast<double>(H5Dget_storage_size(dataset.handle.id()));
    if (bytes > fewBytes && bytes > tightest * stored)
        fail(dataset.path, "it declares far more values than the file stores");
}

std::string memberName(hid_t type, int member)
{
    char* name = H5Tget_member_name(type, static_cast<unsigned>(member));
    if (!name)
        return {};
    std::string result = name;
    H5free_memory(name);
    return result;
}

bool isBoolean(hid_t type)
{
    const int members = H5Tget_nmembers(type);
    if (members != 2)
        return false;
    const std::string first = memberName(type, 0), second = memberName(type, 1);
    return (first == "FALSE" && second == "TRUE") || (first == "TRUE" && second == "FALSE");
}

/// A type of records with one member.
Handle recordOf(const std::string& member, hid_t type)
{
    Handle record(H5Tcreate(H5T_COMPOUND, H5Tget_size(type)), H5Tclose);
    if (!record || H5Tinsert(record.id(), member.c_str(), 0, type) < 0)
        fail(member, "it cannot be read");
    return record;
}

}  // namespace

void requireReadable(const Node& dataset)
{
    if (!dataset.isDataset())
        fail(dataset.path, "it is not an array");
    const Handle properties(H5Dget_create_plist(dataset.handle.id()), H5Pclose);
    if (!properties)
        fail(dataset.path, "it is damaged");
    requireFilters(dataset, properties.id());
    requireStored(dataset);
}

ElementKind elementKindOf(hid_t type)
{
    switch (H5Tget_class(type)) {
    case H5T_STRING:
        return H5Tget_size(type) > 0 ? ElementKind::Text : ElementKind::Other;
    case H5T_FLOAT:
        return ElementKind::Real;
    case H5T_INTEGER:
        return ElementKind::Integer;
    case H5T_ENUM:
        return isBoolean(type) ? ElementKind::Boolean : ElementKind::Other;
    default:
        return ElementKind::Other;
    }
}

Array::Array(const Node& dataset, int member)
    : m_dataset(dataset)
{
    requireReadable(dataset);
    const std::vector<hsize_t> lengths = lengthsOf(dataset);
    if (lengths.size() != 1)
        fail(dataset.path, "it has more than one dimension");
    m_size = lengths.front();
    m_type = Handle(H5Dget_type(dataset.handle.id()), H5Tclose);
    if (m_type && member >= 0) {
        m_member = memberName(m_type.id(), member);
        m_type = Handle(H5Tget_member_type(m_type.id(), static_cast<unsigned>(member)), H5Tclose);
    }
    if (!m_type)
        fail(name(), "its type is damaged");
    m_kind = elementKindOf(m_type.id());
}

std::size_t Array::width() const
{
    return H5Tget_size(m_type.id());
}

std::string Array::name() const
{
    return m_member.empty() ? m_dataset.path : m_dataset.path + '/' + m_member;
}

void Array::read(hsize_t first, hsize_t count, hid_t type, void* to) const
{
    const Handle space(H5Dget_space(m_dataset.handle.id()), H5Sclose);
    const Handle room(H5Screate_simple(1, &count, nullptr), H5Sclose);
    const Handle record = m_member.empty() ? Handle() : recordOf(m_member, type);
    if (!space || !room || H5Sselect_hyperslab(space.id(), H5S_SELECT_SET, &first, nullptr, &count, nullptr) < 0 ||
        H5Dread(m_dataset.handle.id(), record ? record.id() : type, room.id(), space.id(), H5P_DEFAULT, to) < 0)
        fail(name(), "its values cannot be read, they are damaged");
}

void Array::read(hsize_t first, hsize_t count, std::vector<double>& to) const
{
    if (!isNumeric())
        fail(name(), "it does not contain numbers");
    to.resize(count);
    if (count > 0)
        read(first, count, H5T_NATIVE_DOUBLE, to.data());
}

void Array::read(hsize_t first, hsize_t count, std::vector<long long>& to) const
{
    if (m_kind != ElementKind::Integer && m_kind != ElementKind::Boolean)
        fail(name(), "it does not contain whole numbers");
    to.resize(count);
    if (count > 0)
        read(first, count, H5T_NATIVE_LLONG, to.data());
}

void Array::forEachText(const std::function<void(std::string_view)>& take) const
{
    if (m_kind != ElementKind::Text)
        fail(name(), "it does not contain text");
    constexpr hsize_t bytesTogether = hsize_t{4} << 20;
    const hsize_t together = std::clamp<hsize_t>(bytesTogether / width(), 1, block);
    for (hsize_t first = 0; first < m_size; first += together) {
        TextBlock texts(m_type.id(), std::min(together, m_size - first));
        read(first, texts.size(), texts.memoryType(), texts.data());
        texts.filled();
        for (std::size_t i = 0; i < texts.size(); ++i)
            take(texts.text(i));
    }
}

std::vector<long long> Array::whole(hsize_t most) const
{
    if (m_size > most)
        fail(name(), "it is longer than allowed");
    std::vector<long long> result;
    read(0, m_size, result);
    return result;
}

}  // namespace fuzzylens::h5ad
