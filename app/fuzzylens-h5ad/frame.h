// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "hdf5_handle.h"
#include "sender.h"

#include <optional>
#include <vector>

namespace fuzzylens::h5ad {

/// The table about samples (obs) or features (var): a group of columns, or in old files an array of records.
class Frame
{
public:
    /// @p root: of the file, whose group uns holds names of categories in old files.
    /// @throws FileError if @p node is no table.
    Frame(Node node, const Node& root, bool aboutSamples);

    /// Rows of the table, the length of its index. @throws FileError if the index is missing or damaged.
    hsize_t size() const;
    const std::string& path() const { return m_node.path; }
    /// Sends the names, then every other column; those of features as text. Only the rows @p kept, in order, if
    /// given. @throws FileError if a column is damaged.
    void send(Sender& sender, const std::optional<std::vector<std::size_t>>& kept) const;
    /// The names only.
    void sendNames(Sender& sender, const std::optional<std::vector<std::size_t>>& kept) const;

private:
    std::vector<std::string> columns() const;
    int member(const std::string& name) const;

    Node m_node;
    const Node& m_root;
    bool m_aboutSamples;
    std::string m_index;
    std::vector<std::string> m_members;  // of the records
};

}  // namespace fuzzylens::h5ad
