// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/session/input.h"

#include <CLI/CLI.hpp>

#include <string>
#include <vector>

namespace fuzzylens {

/// FILE and everything that says how to read it, as options of a sub-command. The only place where these options
/// are declared, for the program and for lines that are pasted.
class InputOptions
{
public:
    /// Adds the positional FILE (called @p name) and the import options. The object must outlive the parsing.
    void addTo(CLI::App& command, const std::string& name = "FILE");
    /// The same for labels only: --labels, --label and --sample-table.
    void addLabelsTo(CLI::App& command);

    /// @throws std::invalid_argument if a value has the wrong form.
    InputSpec spec() const;
    const std::string& file() const { return m_file; }

private:
    void addImportTo(CLI::App& command);

    std::string m_file;
    std::string m_labels;
    std::string m_label;
    CLI::Option* m_labelOption = nullptr;  // an empty field is a choice too
    std::vector<std::string> m_sampleTables;
    std::string m_format;
    std::string m_delimiter;
    std::string m_decimal;
    int m_headerRows = -1;
    int m_nameColumn = -2;   // not given
    int m_labelColumn = -2;  // not given
    std::string m_orientation;
    std::string m_sheet;
    std::string m_layer;
    int m_topVariance = 0;
    bool m_singlePrecision = false;
    std::vector<std::string> m_missing;
    CLI::Option* m_missingOption = nullptr;  // an empty text alone is a choice too
    std::string m_sha256;
};

}  // namespace fuzzylens
