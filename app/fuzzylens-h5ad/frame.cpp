// SPDX-License-Identifier: GPL-3.0-or-later
#include "frame.h"

#include "column_sender.h"

#include <algorithm>

namespace fuzzylens::h5ad {

namespace {

constexpr const char* oldCategories = "__categories";

std::vector<std::string> membersOf(const Node& dataset)
{
    const Handle type(H5Dget_type(dataset.handle.id()), H5Tclose);
    if (!type || H5Tget_class(type.id()) != H5T_COMPOUND)
        fail(dataset.path, "it is not a table");
    std::vector<std::string> names;
    const int count = H5Tget_nmembers(type.id());
    for (int i = 0; i < count; ++i) {
        char* name = H5Tget_member_name(type.id(), static_cast<unsigned>(i));
        names.emplace_back(name ? name : "");
        H5free_memory(name);
    }
    return names;
}

/// The index of a table: an array, or the values of a group that says where there are none.
Node indexOf(const Node& table, const std::string& name)
{
    Node index = requireChild(table, name);
    return index.isGroup() ? requireChild(index, "values") : std::move(index);
}

/// A column as a group: categories, or values and where there are none.
void sendGroup(ColumnSender& sender, const std::string& name, const Node& column, Sender& out)
{
    const std::string encoding = textAttribute(column, "encoding-type").value_or("");
    if (child(column, "codes") && child(column, "categories")) {
        const Node codes = requireChild(column, "codes"), classes = requireChild(column, "categories");
        if (classes.isGroup()) {
            const Node values = requireChild(classes, "values");
            sender.sendCategories(name, Array(codes), Array(values));
        } else {
            sender.sendCategories(name, Array(codes), Array(classes));
        }
    } else if (child(column, "values") && child(column, "mask")) {
        const Node values = requireChild(column, "values"), mask = requireChild(column, "mask");
        const Array masked(mask);
        sender.sendPlain(name, Array(values), &masked);
    } else if (encoding == "categorical") {
        fail(column.path, "it has no codes and categories");
    } else {
        out.text(Message::LeftOut, column.path);
    }
}

}  // namespace

Frame::Frame(Node node, const Node& root, bool aboutSamples)
    : m_node(std::move(node))
    , m_root(root)
    , m_aboutSamples(aboutSamples)
{
    if (m_node.isGroup()) {
        m_index = textAttribute(m_node, "_index").value_or("_index");
        if (!child(m_node, m_index) && child(m_node, "index"))
            m_index = "index";
        return;
    }
    if (!m_node.isDataset())
        fail(m_node.path, "it is not a table");
    m_members = membersOf(m_node);
    m_index = member("index") >= 0 || m_members.empty() ? "index" : m_members.front();
    if (member("_index") >= 0)
        m_index = "_index";
}

int Frame::member(const std::string& name) const
{
    const auto found = std::find(m_members.begin(), m_members.end(), name);
    return found == m_members.end() ? -1 : static_cast<int>(found - m_members.begin());
}

hsize_t Frame::size() const
{
    if (m_node.isDataset())
        return Array(m_node, std::max(member(m_index), 0)).size();
    const Node index = indexOf(m_node, m_index);
    return Array(index).size();
}

/// Without the index.
std::vector<std::string> Frame::columns() const
{
    std::vector<std::string> names = m_members;
    if (m_node.isGroup()) {
        names = textsAttribute(m_node, "column-order");
        if (names.empty() && H5Aexists(m_node.handle.id(), "column-order") <= 0)
            names = childNames(m_node);
        std::erase(names, oldCategories);
    }
    std::erase(names, m_index);
    return names;
}

void Frame::sendNames(Sender& sender, const std::optional<std::vector<std::size_t>>& kept) const
{
    ColumnSender columnSender(sender, m_aboutSamples, size(), kept);
    if (m_node.isDataset())
        return columnSender.sendNames(Array(m_node, std::max(member(m_index), 0)));
    const Node index = indexOf(m_node, m_index);
    columnSender.sendNames(Array(index));
}

void Frame::send(Sender& sender, const std::optional<std::vector<std::size_t>>& kept) const
{
    sendNames(sender, kept);
    ColumnSender columnSender(sender, m_aboutSamples, size(), kept);
    if (m_node.isDataset()) {
        const auto uns = child(m_root, "uns");
        for (const std::string& name : columns()) {
            const Array values(m_node, member(name));
            const auto classes = uns ? child(*uns, name + "_categories") : std::nullopt;
            if (classes && classes->isDataset() && values.kind() == ElementKind::Integer)
                columnSender.sendCategories(name, values, Array(*classes));
            else
                columnSender.sendPlain(name, values);
        }
        return;
    }
    const auto shared = child(m_node, oldCategories);
    for (const std::string& name : columns()) {
        const Node column = requireChild(m_node, name);
        auto classes = shared ? child(*shared, name) : std::nullopt;
        if (!classes && column.isDataset())
            classes = referenceAttribute(column, "categories");
        if (column.isGroup())
            sendGroup(columnSender, name, column, sender);
        else if (classes)
            columnSender.sendCategories(name, Array(column), Array(*classes));
        else
            columnSender.sendPlain(name, Array(column));
    }
}

}  // namespace fuzzylens::h5ad
