// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/session/store/matrix_store.h"

#include "core/common/memory_guard.h"
#include "core/io/sha256.h"
#include "core/numeric/parallel.h"
#include "core/session/store/packed.h"

#include <algorithm>
#include <atomic>
#include <bit>
#include <cstring>
#include <vector>

namespace fuzzylens {

namespace {

std::string_view bytesOfColumn(const ValueTable& values, Index column, std::vector<double>& scratch)
{
    return {reinterpret_cast<const char*>(values.column(column, scratch)),
            sizeof(double) * static_cast<std::size_t>(values.rows())};
}

Index columnsOfPanel(Index rows)
{
    constexpr Index panelNumbers = Index{4} << 17;  // 4 MiB
    return std::max<Index>(1, panelNumbers / std::max<Index>(1, rows));
}

std::string panelIdentity(const std::string& digest, Index panel)
{
    return "panel " + std::to_string(panel) + " of " + digest;
}

std::string panelBytes(const ValueTable& values, Index first, Index last)
{
    std::string bytes;
    std::vector<double> scratch;
    for (Index column = first; column < last; ++column)
        bytes += bytesOfColumn(values, column, scratch);
    return bytes;
}

constexpr Index panelsTogether = 16;  // packed or unpacked by several threads

void putPanels(const Database& database, std::int64_t matrix, const ValueTable& values, const std::string& digest)
{
    const Index width = columnsOfPanel(values.rows()), panels = (values.columns() + width - 1) / width;
    Statement insert(database, "INSERT INTO panels(matrix, panel, numbers) VALUES(?, ?, ?)");
    std::vector<std::string> blobs(static_cast<std::size_t>(std::min(panels, panelsTogether)));
    for (Index first = 0; first < panels; first += panelsTogether) {
        const Index count = std::min(panelsTogether, panels - first);
        parallelFor(count, hardwareThreads(), [&](Index i) {
            const Index panel = first + i, last = std::min(values.columns(), (panel + 1) * width);
            blobs[static_cast<std::size_t>(i)] =
                packedNumbers(panelBytes(values, panel * width, last), panelIdentity(digest, panel));
        });
        for (Index i = 0; i < count; ++i)
            insert.bind(1, matrix).bind(2, first + i).bindBlob(3, blobs[static_cast<std::size_t>(i)]).run();
    }
}

/// Takes the panels of a matrix in their order: sparse, if at the end few enough values are not 0, unless there
/// are many among the first.
class PanelTable
{
public:
    PanelTable(const Database& database, Index rows, Index columns)
        : m_database(database)
        , m_rows(rows)
        , m_columns(columns)
    {
        if (rows == 0 || columns == 0)
            makeDense();
    }

    /// @param panels bytes of the next columns, @p width each, those of the last panel perhaps fewer.
    void take(const std::vector<std::string>& panels, Index count, Index width)
    {
        std::vector<Stored> stored(static_cast<std::size_t>(count));
        if (!m_values) {
            parallelFor(count, hardwareThreads(), [&](Index i) {
                stored[static_cast<std::size_t>(i)] = storedOf(panels[static_cast<std::size_t>(i)]);
            });
            if (m_next == 0 && isDense(stored, panels, count))
                makeDense();
        }
        if (m_values)
            parallelFor(count, hardwareThreads(),
                        [&](Index i) { copyPanel(panels[static_cast<std::size_t>(i)], m_next + i * width); });
        else
            append(stored);
        for (Index i = 0; i < count; ++i)
            m_next += columnsOf(panels[static_cast<std::size_t>(i)]);
    }

    ValueTable release()
    {
        if (m_values)
            return std::move(m_values);
        const bool isSparse = staysSparse(static_cast<double>(m_stored.values.size()), static_cast<double>(m_rows),
                                          static_cast<double>(m_columns));
        auto sparse = std::make_shared<const SparseColumns>(m_rows, std::move(m_stored.ends),
                                                            std::move(m_stored.rows), std::move(m_stored.values));
        return isSparse ? ValueTable(std::move(sparse))
                        : ValueTable(sparse->toDense(hardwareThreads(), m_database.path().string()));
    }

private:
    /// Values that are not +0, column by column.
    struct Stored
    {
        std::vector<std::size_t> ends{0};  // of the columns among them, behind a 0
        std::vector<std::uint32_t> rows;
        std::vector<double> values;
    };

    Index columnsOf(std::string_view bytes) const
    {
        return m_rows == 0 ? 0 : static_cast<Index>(bytes.size() / sizeof(double)) / m_rows;
    }

    Stored storedOf(std::string_view bytes) const
    {
        Stored result;
        const Index columns = columnsOf(bytes);
        for (Index column = 0; column < columns; ++column) {
            for (Index row = 0; row < m_rows; ++row, bytes.remove_prefix(sizeof(double))) {
                std::uint64_t bits = 0;
                std::memcpy(&bits, bytes.data(), sizeof bits);
                if (bits == 0)
                    continue;
                result.rows.push_back(static_cast<std::uint32_t>(row));
                result.values.push_back(std::bit_cast<double>(bits));
            }
            result.ends.push_back(result.values.size());
        }
        return result;
    }

    static bool isDense(const std::vector<Stored>& stored, const std::vector<std::string>& panels, Index count)
    {
        constexpr double most = 0.5;
        double values = 0, all = 0;
        for (Index i = 0; i < count; ++i) {
            values += static_cast<double>(stored[static_cast<std::size_t>(i)].values.size());
            all += static_cast<double>(panels[static_cast<std::size_t>(i)].size() / sizeof(double));
        }
        return values >= most * all;
    }

    void makeDense()
    {
        const double lanes = static_cast<double>(m_rows) + AlignedMatrix::lane;
        requireMemory(m_database.path(),
                      static_cast<double>(sizeof(double)) * lanes * static_cast<double>(m_columns));
        m_values = std::make_shared<AlignedMatrix>(AlignedMatrix::uninitialised(m_rows, m_columns));
    }

    void copyPanel(std::string_view bytes, Index first)
    {
        const std::size_t size = sizeof(double) * static_cast<std::size_t>(m_rows);
        for (Index column = first; size > 0 && !bytes.empty(); ++column, bytes.remove_prefix(size))
            std::memcpy(m_values->column(column), bytes.data(), size);
    }

    void append(const std::vector<Stored>& stored)
    {
        for (const Stored& part : stored) {
            const std::size_t before = m_stored.values.size();
            for (std::size_t column = 1; column < part.ends.size(); ++column)
                m_stored.ends.push_back(before + part.ends[column]);
            m_stored.rows.insert(m_stored.rows.end(), part.rows.begin(), part.rows.end());
            m_stored.values.insert(m_stored.values.end(), part.values.begin(), part.values.end());
        }
    }

    const Database& m_database;
    Index m_rows, m_columns;
    Index m_next = 0;  // the column after those taken
    std::shared_ptr<AlignedMatrix> m_values;
    Stored m_stored;  // unless there are m_values
};

void requireDigest(const Database& database, std::int64_t matrix, const std::string& digest)
{
    Statement select(database, "SELECT digest FROM matrices WHERE id = ?");
    if (!select.bind(1, matrix).step() || select.text(0) != digest)
        database.failDamaged();
}

}  // namespace

std::string digestOf(const ValueTable& values)
{
    Sha256 sha;
    std::vector<double> scratch;
    sha.add(std::to_string(values.rows()) + 'x' + std::to_string(values.columns()) + ':');
    for (Index column = 0; column < values.columns(); ++column)
        sha.add(bytesOfColumn(values, column, scratch));
    return sha.hex();
}

std::int64_t putMatrix(const Database& database, const ValueTable& values, const std::string& digest)
{
    Statement select(database, "SELECT id FROM matrices WHERE digest = ?");
    if (select.bindText(1, digest).step())
        return select.number(0);
    const std::int64_t matrix = database.number("SELECT coalesce(max(id), 0) + 1 FROM matrices");
    Statement(database, "INSERT INTO matrices(id, digest) VALUES(?, ?)").bind(1, matrix).bindText(2, digest).run();
    putPanels(database, matrix, values, digest);
    return matrix;
}

ValueTable readMatrix(const Database& database, std::int64_t matrix, const std::string& digest, Index rows,
                      Index columns, const Progress& progress)
{
    const Transaction snapshot(database, Transaction::Kind::Reading);
    requireDigest(database, matrix, digest);
    PanelTable table(database, rows, columns);
    const Index width = columnsOfPanel(rows), panels = (columns + width - 1) / width;
    Statement select(database, "SELECT panel, numbers FROM panels WHERE matrix = ? ORDER BY panel");
    select.bind(1, matrix);
    std::vector<std::string> blobs(static_cast<std::size_t>(std::min(panels, panelsTogether)));
    std::atomic<bool> isDamaged = false;
    for (Index first = 0; first < panels; first += panelsTogether) {
        if (!shouldContinue(progress, {"reading", first * width, columns}))
            return {};
        const Index count = std::min(panelsTogether, panels - first);
        for (Index i = 0; i < count; ++i) {
            if (!select.step() || select.number(0) != first + i)
                database.failDamaged();
            blobs[static_cast<std::size_t>(i)] = select.blob(1);
        }
        parallelFor(count, hardwareThreads(), [&](Index i) {
            const Index panel = first + i, last = std::min(columns, (panel + 1) * width);
            std::string& blob = blobs[static_cast<std::size_t>(i)];
            const std::size_t size = sizeof(double) * static_cast<std::size_t>(rows * (last - panel * width));
            std::optional<std::string> bytes =
                unpackedSize(blob) == size ? unpacked(blob, panelIdentity(digest, panel)) : std::nullopt;
            if (bytes)
                blob = *std::move(bytes);
            else
                isDamaged = true;
        });
        if (isDamaged)
            database.failDamaged();
        table.take(blobs, count, width);
    }
    return table.release();
}

}  // namespace fuzzylens
