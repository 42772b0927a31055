// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/session/result_tables.h"
#include "core/session/store/database.h"

#include <cstdint>
#include <string>
#include <vector>

namespace fuzzylens {

/// Keeps @p arrays of the result of a run in @p database, column by column, packed. Names of samples and features
/// are kept once, not with each array.
void putArrays(const Database& database, std::int64_t run, const std::vector<ResultTable>& arrays);

/// The arrays of the result of a run.
class RunArrays final : public ResultArrays
{
public:
    /// @param columns of each array, as the text of the result says. @p database must outlive this.
    RunArrays(const Database& database, std::int64_t run, ColumnCounts columns);

    bool has(const std::string& key) const override { return m_columns.contains(key); }
    Eigen::MatrixXd matrix(const std::string& key, const char* axis, Index rows, Index columns) const override;
    void read(const std::string& key, const std::vector<std::string>& columns, Index rows,
              const std::function<void(const Row& cells)>& take) const override;
    [[noreturn]] void failDamaged() const override { m_database.failDamaged(); }

private:
    std::string cells(const std::string& key, std::size_t column) const;

    const Database& m_database;
    std::int64_t m_run;
    ColumnCounts m_columns;
};

}  // namespace fuzzylens
