// SPDX-License-Identifier: GPL-3.0-or-later
#include "hdf5_handle.h"

#include "texts.h"

#include <algorithm>

namespace fuzzylens::h5ad {

namespace {

herr_t noteLackOfMemory(unsigned, const H5E_error2_t* error, void* lacked)
{
    if (error->min_num == H5E_NOSPACE)
        *static_cast<bool*>(lacked) = true;
    return 0;
}

bool memoryLacked()
{
    bool lacked = false;
    H5Ewalk2(H5E_DEFAULT, H5E_WALK_UPWARD, noteLackOfMemory, &lacked);
    return lacked;
}

/// Before its shape is read: for a virtual dataset HDF5 may open other files to determine it.
void rejectExternalValues(const Handle& dataset, const std::string& path)
{
    const Handle properties(H5Dget_create_plist(dataset.id()), H5Pclose);
    if (!properties)
        fail(path, "it is damaged");
    const H5D_layout_t layout = H5Pget_layout(properties.id());
    if (layout == H5D_VIRTUAL || (layout == H5D_CONTIGUOUS && H5Pget_external_count(properties.id()) != 0))
        fail(path, "its values are stored in another file, which is not read; copy them into this file");
}

/// The type of a link, or nothing if there is no link of that name.
std::optional<H5L_type_t> linkType(const Node& group, const std::string& name)
{
    H5L_info_t info{};
    if (H5Lexists(group.handle.id(), name.c_str(), H5P_DEFAULT) <= 0 ||
        H5Lget_info(group.handle.id(), name.c_str(), &info, H5P_DEFAULT) < 0)
        return std::nullopt;
    return info.type;
}

Node nodeOf(Handle handle, std::string path)
{
    const H5I_type_t type = H5Iget_type(handle.id());
    if (type == H5I_DATASET)
        rejectExternalValues(handle, path);
    const Node::Kind kind = type == H5I_GROUP     ? Node::Kind::Group
                            : type == H5I_DATASET ? Node::Kind::Dataset
                                                  : Node::Kind::Other;
    return {std::move(handle), std::move(path), kind};
}

std::string pathOf(const Node& group, const std::string& name)
{
    return group.path.empty() ? name : group.path + '/' + name;
}

struct Attribute
{
    Handle handle, type;
    hssize_t count = 0;
};

std::optional<Attribute> attribute(const Node& node, const char* name, H5T_class_t kind)
{
    if (H5Aexists(node.handle.id(), name) <= 0)
        return std::nullopt;
    Attribute result;
    result.handle = Handle(H5Aopen(node.handle.id(), name, H5P_DEFAULT), H5Aclose);
    if (!result.handle)
        fail(node.path, std::string("its attribute ") + name + " is damaged");
    result.type = Handle(H5Aget_type(result.handle.id()), H5Tclose);
    const Handle space(H5Aget_space(result.handle.id()), H5Sclose);
    constexpr hssize_t most = 1'000'000;
    result.count = space ? H5Sget_simple_extent_npoints(space.id()) : -1;
    if (!result.type || result.count < 0 || result.count > most)
        fail(node.path, std::string("its attribute ") + name + " is damaged");
    if (H5Tget_class(result.type.id()) != kind || result.count == 0)
        return std::nullopt;
    return result;
}

}  // namespace

void fail(const std::string& name, const std::string& what)
{
    const std::string subject = name.empty() ? std::string() : name + ": ";
    if (memoryLacked())
        throw FileError(subject + "reading it needs more memory than is allowed for an HDF5 file");
    throw FileError(subject + what);
}

Node openFile(const char* path)
{
    // Without this link class HDF5 cannot open another file, not even for a soft link that leads through one.
    if (H5Lunregister(H5L_TYPE_EXTERNAL) < 0)
        fail({}, "links to other files cannot be switched off, so the file is not read");
    const Handle file(H5Fopen(path, H5F_ACC_RDONLY, H5P_DEFAULT), H5Fclose);
    if (!file)
        fail({}, "the HDF5 file is damaged or truncated");
    Handle root(H5Gopen2(file.id(), "/", H5P_DEFAULT), H5Gclose);
    if (!root)
        fail({}, "the HDF5 file is damaged: it has no root group");
    return {std::move(root), {}, Node::Kind::Group};
}

std::optional<Node> child(const Node& group, const std::string& name)
{
    // The names of columns may hold what HDF5 takes for a path.
    const auto link = group.isGroup() ? linkType(group, name) : std::nullopt;
    if (link == H5L_TYPE_EXTERNAL)
        fail(pathOf(group, name),
             "it is a link to another file, which is not followed; copy the data into this file");
    if (!link || H5Oexists_by_name(group.handle.id(), name.c_str(), H5P_DEFAULT) <= 0)
        return std::nullopt;
    Handle handle(H5Oopen(group.handle.id(), name.c_str(), H5P_DEFAULT), H5Oclose);
    if (!handle)
        fail(pathOf(group, name), "it is damaged");
    return nodeOf(std::move(handle), pathOf(group, name));
}

Node requireChild(const Node& group, const std::string& name)
{
    auto node = child(group, name);
    if (!node)
        fail(pathOf(group, name), "it is missing");
    return std::move(*node);
}

std::vector<std::string> childNames(const Node& group)
{
    std::vector<std::string> names;
    const auto add = [](hid_t, const char* name, const H5L_info_t*, void* to) -> herr_t {
        constexpr std::size_t most = 100'000;
        auto* list = static_cast<std::vector<std::string>*>(to);
        list->emplace_back(name);
        return list->size() > most ? -1 : 0;
    };
    if (H5Literate(group.handle.id(), H5_INDEX_NAME, H5_ITER_INC, nullptr, add, &names) < 0)
        fail(group.path, "its contents cannot be listed, it is damaged");
    return names;
}

std::vector<std::string> textsAttribute(const Node& node, const char* name)
{
    const auto found = attribute(node, name, H5T_STRING);
    if (!found)
        return {};
    TextBlock block(found->type.id(), static_cast<std::size_t>(found->count));
    if (H5Aread(found->handle.id(), block.memoryType(), block.data()) < 0)
        fail(node.path, std::string("its attribute ") + name + " is damaged");
    block.filled();
    std::vector<std::string> texts;
    for (std::size_t i = 0; i < block.size(); ++i)
        texts.emplace_back(block.text(i));
    return texts;
}

std::optional<std::string> textAttribute(const Node& node, const char* name)
{
    std::vector<std::string> texts = textsAttribute(node, name);
    if (texts.size() != 1)
        return std::nullopt;
    return std::move(texts.front());
}

std::vector<long long> numbersAttribute(const Node& node, const char* name)
{
    const auto found = attribute(node, name, H5T_INTEGER);
    if (!found)
        return {};
    std::vector<long long> numbers(static_cast<std::size_t>(found->count));
    if (H5Aread(found->handle.id(), H5T_NATIVE_LLONG, numbers.data()) < 0)
        fail(node.path, std::string("its attribute ") + name + " is damaged");
    return numbers;
}

std::optional<Node> referenceAttribute(const Node& node, const char* name)
{
    const auto found = attribute(node, name, H5T_REFERENCE);
    if (!found || found->count != 1 || H5Tequal(found->type.id(), H5T_STD_REF_OBJ) <= 0)
        return std::nullopt;
    hobj_ref_t reference{};
    if (H5Aread(found->handle.id(), H5T_STD_REF_OBJ, &reference) < 0)
        fail(node.path, std::string("its attribute ") + name + " is damaged");
    Handle handle(H5Rdereference2(node.handle.id(), H5P_DEFAULT, H5R_OBJECT, &reference), H5Oclose);
    if (!handle)
        fail(node.path, std::string("its attribute ") + name + " refers to nothing");
    return nodeOf(std::move(handle), node.path + " (" + name + ")");
}

std::vector<hsize_t> lengthsOf(const Node& dataset)
{
    const Handle space(H5Dget_space(dataset.handle.id()), H5Sclose);
    if (!space || H5Sget_simple_extent_type(space.id()) != H5S_SIMPLE)
        fail(dataset.path, "it is not an array");
    const int rank = H5Sget_simple_extent_ndims(space.id());
    std::vector<hsize_t> lengths(static_cast<std::size_t>(std::max(rank, 0)));
    if (rank < 1 || H5Sget_simple_extent_dims(space.id(), lengths.data(), nullptr) < 0)
        fail(dataset.path, "it is not an array");
    return lengths;
}

}  // namespace fuzzylens::h5ad
