// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/import/reader.h"
#include "tests/core/import/small_files.h"

namespace fuzzylens::test {

/// A test that reads tables written down in it.
class CsvText : public QObject
{
protected:
    DatasetPtr read(std::string_view text, const ImportOptions& options = {}) const
    {
        return readDataset(m_files.write("table.csv", text), options).data;
    }
    /// What the import decided on @p what.
    static std::string decision(const Dataset& data, const std::string& what)
    {
        for (const Decision& one : data.origin().decisions)
            if (one.what == what)
                return one.value.text();
        return "not recorded";
    }

    SmallFiles m_files;
};

}  // namespace fuzzylens::test
