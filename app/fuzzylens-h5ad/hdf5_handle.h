// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <hdf5.h>

#include <optional>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

namespace fuzzylens::h5ad {

/// Description of the error in the file; becomes the Failure message.
class FileError : public std::runtime_error
{
public:
    using std::runtime_error::runtime_error;
};

/// Throws a FileError about the object @p name: that memory did not suffice if that was it, else @p what.
[[noreturn]] void fail(const std::string& name, const std::string& what);

/// An HDF5 identifier that is closed in the end.
class Handle
{
public:
    using Close = herr_t (*)(hid_t);

    Handle() = default;
    Handle(hid_t id, Close close)
        : m_id(id)
        , m_close(close)
    {}
    ~Handle()
    {
        if (m_id >= 0)
            m_close(m_id);
    }
    Handle(Handle&& other) noexcept
        : m_id(std::exchange(other.m_id, -1))
        , m_close(other.m_close)
    {}
    Handle& operator=(Handle&& other) noexcept
    {
        std::swap(m_id, other.m_id);
        std::swap(m_close, other.m_close);
        return *this;
    }

    explicit operator bool() const { return m_id >= 0; }
    hid_t id() const { return m_id; }

private:
    hid_t m_id = -1;
    Close m_close = nullptr;
};

/// An object of the file and its path in it.
struct Node
{
    enum class Kind { Group, Dataset, Other };
    Handle handle;
    std::string path;
    Kind kind = Kind::Other;

    bool isGroup() const { return kind == Kind::Group; }
    bool isDataset() const { return kind == Kind::Dataset; }
};

/// The root group. @throws FileError if this is no HDF5 file or a damaged one.
Node openFile(const char* path);
/// The object called @p name in a group; nothing if there is none (or a link to nothing).
/// @throws FileError if it is there and cannot be opened.
std::optional<Node> child(const Node& group, const std::string& name);
/// The object that must be there. @throws FileError naming it.
Node requireChild(const Node& group, const std::string& name);
/// Names in a group, sorted. @throws FileError if they cannot be read.
std::vector<std::string> childNames(const Node& group);

/// A text attribute, or nothing if it is absent or no single text.
std::optional<std::string> textAttribute(const Node& node, const char* name);
/// The texts of an attribute; empty if it is absent or holds no text.
std::vector<std::string> textsAttribute(const Node& node, const char* name);
/// The whole numbers of an attribute; empty if it is absent or holds none.
std::vector<long long> numbersAttribute(const Node& node, const char* name);
/// The object an attribute refers to, or nothing.
std::optional<Node> referenceAttribute(const Node& node, const char* name);

/// The lengths of a dataset or attribute. @throws FileError if it has no simple shape.
std::vector<hsize_t> lengthsOf(const Node& dataset);

}  // namespace fuzzylens::h5ad
