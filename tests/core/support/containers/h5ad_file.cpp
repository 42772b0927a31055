// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/support/containers/h5ad_file.h"

#include <algorithm>
#include <cstring>
#include <stdexcept>

namespace fuzzylens::test {

namespace {

/// Ends the test when HDF5 refuses what the test asks for.
template <typename Value>
Value sure(Value value)
{
    if (value < 0)
        throw std::runtime_error("HDF5 refuses what the test asks for");
    return value;
}

hid_t textType(const std::vector<std::string>& texts, H5adFile::Texts kind)
{
    const hid_t type = sure(H5Tcopy(H5T_C_S1));
    std::size_t longest = 1;
    for (const std::string& text : texts)
        longest = std::max(longest, text.size());
    H5Tset_size(type, kind == H5adFile::Texts::Variable ? H5T_VARIABLE : longest);
    if (kind != H5adFile::Texts::Variable)
        H5Tset_strpad(type, kind == H5adFile::Texts::Fixed ? H5T_STR_NULLPAD : H5T_STR_SPACEPAD);
    if (kind == H5adFile::Texts::Variable)
        H5Tset_cset(type, H5T_CSET_UTF8);
    return type;
}

/// The texts as HDF5 takes them: pointers, or fields of one width.
struct TextBytes
{
    std::vector<const char*> pointers;
    std::string fields;

    TextBytes(const std::vector<std::string>& texts, H5adFile::Texts kind, std::size_t width)
    {
        for (const std::string& text : texts) {
            pointers.push_back(text.c_str());
            if (kind == H5adFile::Texts::Variable)
                continue;
            fields += text;
            fields.append(width - text.size(), kind == H5adFile::Texts::SpacePadded ? ' ' : '\0');
        }
    }
    const void* data() const { return fields.empty() ? static_cast<const void*>(pointers.data()) : fields.data(); }
};

hid_t booleanType()
{
    const hid_t type = sure(H5Tenum_create(H5T_STD_I8LE));
    const std::int8_t no = 0, yes = 1;
    H5Tenum_insert(type, "FALSE", &no);
    H5Tenum_insert(type, "TRUE", &yes);
    return type;
}

}  // namespace

H5adFile::H5adFile(const std::filesystem::path& path, bool existing)
    : m_file(existing ? H5Fopen(path.c_str(), H5F_ACC_RDWR, H5P_DEFAULT)
                      : H5Fcreate(path.c_str(), H5F_ACC_TRUNC, H5P_DEFAULT, H5P_DEFAULT))
{
    sure(m_file);
}

H5adFile::~H5adFile()
{
    H5Fclose(m_file);
}

H5adFile& H5adFile::remove(const std::string& path)
{
    std::string parent;
    for (std::size_t slash = path.find('/'); slash != std::string::npos; slash = path.find('/', slash + 1))
        if (H5Lexists(m_file, path.substr(0, slash).c_str(), H5P_DEFAULT) <= 0)
            return *this;
    if (H5Lexists(m_file, path.c_str(), H5P_DEFAULT) > 0)
        sure(H5Ldelete(m_file, path.c_str(), H5P_DEFAULT));
    return *this;
}

hid_t H5adFile::create(const std::string& path, hid_t type, hid_t space, hid_t properties)
{
    remove(path);
    const hid_t links = sure(H5Pcreate(H5P_LINK_CREATE));
    H5Pset_create_intermediate_group(links, 1);
    const hid_t dataset = sure(H5Dcreate2(m_file, path.c_str(), type, space, links, properties, H5P_DEFAULT));
    H5Pclose(links);
    H5Sclose(space);
    return dataset;
}

H5adFile& H5adFile::group(const std::string& path)
{
    remove(path);
    const hid_t links = sure(H5Pcreate(H5P_LINK_CREATE));
    H5Pset_create_intermediate_group(links, 1);
    H5Gclose(sure(H5Gcreate2(m_file, path.c_str(), links, H5P_DEFAULT, H5P_DEFAULT)));
    H5Pclose(links);
    return *this;
}

H5adFile& H5adFile::numbers(const std::string& path, const std::vector<hsize_t>& lengths,
                            const std::vector<double>& values, const Stored& stored)
{
    const hid_t properties = H5Pcreate(H5P_DATASET_CREATE);
    if (!stored.chunk.empty())
        H5Pset_chunk(properties, static_cast<int>(stored.chunk.size()), stored.chunk.data());
    if (stored.gzip > 0)
        H5Pset_deflate(properties, static_cast<unsigned>(stored.gzip));
    const hid_t dataset =
        create(path, stored.type, H5Screate_simple(static_cast<int>(lengths.size()), lengths.data(), nullptr),
               properties);
    if (!values.empty())
        sure(H5Dwrite(dataset, H5T_NATIVE_DOUBLE, H5S_ALL, H5S_ALL, H5P_DEFAULT, values.data()));
    H5Dclose(dataset);
    H5Pclose(properties);
    return *this;
}

H5adFile& H5adFile::pieces(const std::string& path, const std::vector<hsize_t>& lengths, hid_t type, hsize_t rows,
                           const std::function<void(hsize_t, hsize_t, std::vector<double>&)>& fill)
{
    const auto dimensions = static_cast<int>(lengths.size());
    const hid_t space = H5Screate_simple(dimensions, lengths.data(), nullptr);
    const hid_t dataset = create(path, type, H5Scopy(space), H5P_DEFAULT);
    std::vector<double> values;
    for (hsize_t begin = 0; begin < lengths[0]; begin += rows) {
        std::vector<hsize_t> start(lengths.size(), 0), piece = lengths;
        start[0] = begin;
        piece[0] = std::min(rows, lengths[0] - begin);
        values.clear();
        fill(begin, begin + piece[0], values);
        const hid_t memory = H5Screate_simple(dimensions, piece.data(), nullptr);
        sure(H5Sselect_hyperslab(space, H5S_SELECT_SET, start.data(), nullptr, piece.data(), nullptr));
        sure(H5Dwrite(dataset, H5T_NATIVE_DOUBLE, memory, space, H5P_DEFAULT, values.data()));
        H5Sclose(memory);
    }
    H5Dclose(dataset);
    H5Sclose(space);
    return *this;
}

H5adFile& H5adFile::integers(const std::string& path, const std::vector<double>& values, hid_t type)
{
    return numbers(path, {values.size()}, values, {type, {}, 0});
}

H5adFile& H5adFile::texts(const std::string& path, const std::vector<std::string>& texts, Texts kind)
{
    const hsize_t count = texts.size();
    const hid_t type = textType(texts, kind);
    const hid_t dataset = create(path, type, H5Screate_simple(1, &count, nullptr), H5P_DEFAULT);
    const TextBytes bytes(texts, kind, H5Tget_size(type));
    if (count > 0)
        sure(H5Dwrite(dataset, type, H5S_ALL, H5S_ALL, H5P_DEFAULT, bytes.data()));
    H5Dclose(dataset);
    H5Tclose(type);
    return *this;
}

H5adFile& H5adFile::booleans(const std::string& path, const std::vector<int>& values)
{
    const std::vector<std::int8_t> bytes(values.begin(), values.end());
    const hsize_t count = values.size();
    const hid_t type = booleanType();
    const hid_t dataset = create(path, type, H5Screate_simple(1, &count, nullptr), H5P_DEFAULT);
    sure(H5Dwrite(dataset, type, H5S_ALL, H5S_ALL, H5P_DEFAULT, bytes.data()));
    H5Dclose(dataset);
    H5Tclose(type);
    return *this;
}

H5adFile& H5adFile::declared(const std::string& path, const std::vector<hsize_t>& lengths, hid_t type)
{
    const hid_t properties = H5Pcreate(H5P_DATASET_CREATE);
    std::vector<hsize_t> chunk;
    for (const hsize_t length : lengths)
        chunk.push_back(std::min<hsize_t>(length, 1000));
    H5Pset_chunk(properties, static_cast<int>(chunk.size()), chunk.data());
    H5Dclose(create(path, type, H5Screate_simple(static_cast<int>(lengths.size()), lengths.data(), nullptr),
                    properties));
    H5Pclose(properties);
    return *this;
}

H5adFile& H5adFile::zeros(const std::string& path, hsize_t thousandsOfRows, hsize_t columns)
{
    const std::vector<hsize_t> lengths{1000 * thousandsOfRows, columns}, piece{1000, columns};
    const hid_t properties = H5Pcreate(H5P_DATASET_CREATE);
    H5Pset_chunk(properties, 2, piece.data());
    H5Pset_deflate(properties, 1);
    const hid_t space = H5Screate_simple(2, lengths.data(), nullptr);
    const hid_t memory = H5Screate_simple(2, piece.data(), nullptr);
    const hid_t dataset = create(path, H5T_IEEE_F64LE, H5Scopy(space), properties);
    const std::vector<double> values(1000 * columns, 0.0);
    for (hsize_t part = 0; part < thousandsOfRows; ++part) {
        const std::vector<hsize_t> start{1000 * part, 0};
        sure(H5Sselect_hyperslab(space, H5S_SELECT_SET, start.data(), nullptr, piece.data(), nullptr));
        sure(H5Dwrite(dataset, H5T_NATIVE_DOUBLE, memory, space, H5P_DEFAULT, values.data()));
    }
    H5Dclose(dataset);
    H5Sclose(memory);
    H5Sclose(space);
    H5Pclose(properties);
    return *this;
}

H5adFile& H5adFile::lzf(const std::string& path, const std::vector<hsize_t>& lengths, const std::string& packed)
{
    constexpr H5Z_filter_t lzfFilter = 32000;
    unsigned bytes = sizeof(double);
    for (const hsize_t length : lengths)
        bytes *= static_cast<unsigned>(length);
    const unsigned parameters[3] = {4, 0x105, bytes};
    const hid_t properties = H5Pcreate(H5P_DATASET_CREATE);
    H5Pset_chunk(properties, static_cast<int>(lengths.size()), lengths.data());
    H5Pset_filter(properties, lzfFilter, H5Z_FLAG_OPTIONAL, 3, parameters);
    const hid_t dataset =
        create(path, H5T_IEEE_F64LE, H5Screate_simple(static_cast<int>(lengths.size()), lengths.data(), nullptr),
               properties);
    const std::vector<hsize_t> start(lengths.size(), 0);
    sure(H5Dwrite_chunk(dataset, H5P_DEFAULT, 0, start.data(), packed.size(), packed.data()));
    H5Dclose(dataset);
    H5Pclose(properties);
    return *this;
}

H5adFile& H5adFile::external(const std::string& path, const std::vector<hsize_t>& lengths, const std::string& file)
{
    const hid_t properties = H5Pcreate(H5P_DATASET_CREATE);
    H5Pset_external(properties, file.c_str(), 0, H5F_UNLIMITED);
    H5Dclose(create(path, H5T_IEEE_F64LE,
                    H5Screate_simple(static_cast<int>(lengths.size()), lengths.data(), nullptr), properties));
    H5Pclose(properties);
    return *this;
}

H5adFile& H5adFile::externalLink(const std::string& path, const std::string& file, const std::string& target)
{
    remove(path);
    sure(H5Lcreate_external(file.c_str(), target.c_str(), m_file, path.c_str(), H5P_DEFAULT, H5P_DEFAULT));
    return *this;
}

H5adFile& H5adFile::softLink(const std::string& path, const std::string& target)
{
    remove(path);
    sure(H5Lcreate_soft(target.c_str(), m_file, path.c_str(), H5P_DEFAULT, H5P_DEFAULT));
    return *this;
}

H5adFile& H5adFile::virtualDataset(const std::string& path, const std::vector<hsize_t>& lengths,
                                   const std::string& file, const std::string& target)
{
    const hid_t properties = sure(H5Pcreate(H5P_DATASET_CREATE));
    const hid_t space = sure(H5Screate_simple(static_cast<int>(lengths.size()), lengths.data(), nullptr));
    sure(H5Pset_virtual(properties, space, file.c_str(), target.c_str(), space));
    H5Dclose(create(path, H5T_IEEE_F64LE, space, properties));
    H5Pclose(properties);
    return *this;
}

H5adFile& H5adFile::records(const std::string& path, const std::vector<std::string>& index,
                            const std::vector<Member>& members)
{
    const hid_t indexType = textType(index, Texts::Fixed);
    const std::size_t width = H5Tget_size(indexType);
    std::size_t size = width;
    for (const Member& member : members)
        size += H5Tget_size(member.type);
    const hid_t type = sure(H5Tcreate(H5T_COMPOUND, size));
    H5Tinsert(type, "index", 0, indexType);
    std::vector<char> bytes(index.size() * size, '\0');
    for (std::size_t i = 0; i < index.size(); ++i)
        std::memcpy(bytes.data() + i * size, index[i].data(), index[i].size());
    std::size_t offset = width;
    for (const Member& member : members) {
        H5Tinsert(type, member.name.c_str(), offset, member.type);
        for (std::size_t i = 0; i < member.values.size(); ++i) {
            double value[2] = {member.values[i], 0};
            sure(H5Tconvert(H5T_NATIVE_DOUBLE, member.type, 1, value, nullptr, H5P_DEFAULT));
            std::memcpy(bytes.data() + i * size + offset, value, H5Tget_size(member.type));
        }
        offset += H5Tget_size(member.type);
    }
    const hsize_t count = index.size();
    const hid_t dataset = create(path, type, H5Screate_simple(1, &count, nullptr), H5P_DEFAULT);
    sure(H5Dwrite(dataset, type, H5S_ALL, H5S_ALL, H5P_DEFAULT, bytes.data()));
    H5Dclose(dataset);
    H5Tclose(type);
    H5Tclose(indexType);
    return *this;
}

namespace {

void writeAttribute(hid_t file, const std::string& path, const std::string& name, hid_t type, hid_t space,
                    const void* data)
{
    const hid_t object = sure(H5Oopen(file, path.c_str(), H5P_DEFAULT));
    if (H5Aexists(object, name.c_str()) > 0)
        H5Adelete(object, name.c_str());
    const hid_t attribute = sure(H5Acreate2(object, name.c_str(), type, space, H5P_DEFAULT, H5P_DEFAULT));
    if (H5Sget_simple_extent_npoints(space) > 0)
        sure(H5Awrite(attribute, type, data));
    H5Aclose(attribute);
    H5Sclose(space);
    H5Oclose(object);
}

}  // namespace

H5adFile& H5adFile::attribute(const std::string& path, const std::string& name, const std::string& text)
{
    const hid_t type = textType({text}, Texts::Variable);
    const char* pointer = text.c_str();
    writeAttribute(m_file, path, name, type, H5Screate(H5S_SCALAR), &pointer);
    H5Tclose(type);
    return *this;
}

H5adFile& H5adFile::attribute(const std::string& path, const std::string& name,
                              const std::vector<std::string>& texts)
{
    const hsize_t count = texts.size();
    const hid_t type = textType(texts, Texts::Variable);
    const TextBytes bytes(texts, Texts::Variable, 0);
    writeAttribute(m_file, path, name, type, H5Screate_simple(1, &count, nullptr), bytes.pointers.data());
    H5Tclose(type);
    return *this;
}

H5adFile& H5adFile::attribute(const std::string& path, const std::string& name,
                              const std::vector<long long>& numbers)
{
    const hsize_t count = numbers.size();
    writeAttribute(m_file, path, name, H5T_NATIVE_LLONG, H5Screate_simple(1, &count, nullptr), numbers.data());
    return *this;
}

H5adFile& H5adFile::reference(const std::string& path, const std::string& name, const std::string& target)
{
    hobj_ref_t reference{};
    sure(H5Rcreate(&reference, m_file, target.c_str(), H5R_OBJECT, -1));
    writeAttribute(m_file, path, name, H5T_STD_REF_OBJ, H5Screate(H5S_SCALAR), &reference);
    return *this;
}

H5adFile& H5adFile::sparse(const std::string& path, const std::string& encoding,
                           std::pair<long long, long long> shape, const std::vector<double>& data,
                           const std::vector<double>& indices, const std::vector<double>& starts)
{
    group(path).attribute(path, "encoding-type", encoding);
    attribute(path, "shape", std::vector<long long>{shape.first, shape.second});
    numbers(path + "/data", {data.size()}, data);
    return integers(path + "/indices", indices).integers(path + "/indptr", starts);
}

H5adFile& H5adFile::table(const std::string& path, const std::vector<std::string>& index,
                          const std::vector<std::string>& columns)
{
    group(path).attribute(path, "encoding-type", "dataframe").attribute(path, "_index", "_index");
    if (columns.empty())
        attribute(path, "column-order", std::vector<long long>{});
    else
        attribute(path, "column-order", columns);
    return texts(path + "/_index", index);
}

H5adFile& H5adFile::categories(const std::string& path, const std::vector<double>& codes,
                               const std::vector<std::string>& classes)
{
    return group(path)
        .attribute(path, "encoding-type", "categorical")
        .integers(path + "/codes", codes, H5T_STD_I8LE)
        .texts(path + "/categories", classes);
}

}  // namespace fuzzylens::test
