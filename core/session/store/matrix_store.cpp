// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/session/store/matrix_store.h"

#include "core/common/memory_guard.h"
#include "core/io/sha256.h"
#include "core/numeric/parallel.h"
#include "core/session/store/packed.h"

#include <algorithm>
#include <atomic>
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

void takePanel(AlignedMatrix& values, Index first, Index last, std::string_view bytes)
{
    const std::size_t size = sizeof(double) * static_cast<std::size_t>(values.rows());
    for (Index column = first; column < last; ++column, bytes.remove_prefix(size))
        if (size > 0)
            std::memcpy(values.column(column), bytes.data(), size);
}

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

std::shared_ptr<const AlignedMatrix> readMatrix(const Database& database, std::int64_t matrix,
                                                const std::string& digest, Index rows, Index columns,
                                                const Progress& progress)
{
    const Transaction snapshot(database, Transaction::Kind::Reading);
    requireDigest(database, matrix, digest);
    const double lanes = static_cast<double>(rows) + AlignedMatrix::lane;
    requireMemory(database.path(), static_cast<double>(sizeof(double)) * lanes * static_cast<double>(columns));
    auto values = std::make_shared<AlignedMatrix>(AlignedMatrix::uninitialised(rows, columns));
    const Index width = columnsOfPanel(rows), panels = (columns + width - 1) / width;
    Statement select(database, "SELECT panel, numbers FROM panels WHERE matrix = ? ORDER BY panel");
    select.bind(1, matrix);
    std::vector<std::string> blobs(static_cast<std::size_t>(std::min(panels, panelsTogether)));
    std::atomic<bool> isDamaged = false;
    for (Index first = 0; first < panels; first += panelsTogether) {
        if (!shouldContinue(progress, {"reading", first * width, columns}))
            return nullptr;
        const Index count = std::min(panelsTogether, panels - first);
        for (Index i = 0; i < count; ++i) {
            if (!select.step() || select.number(0) != first + i)
                database.failDamaged();
            blobs[static_cast<std::size_t>(i)] = select.blob(1);
        }
        parallelFor(count, hardwareThreads(), [&](Index i) {
            const Index panel = first + i, last = std::min(columns, (panel + 1) * width);
            const std::string& blob = blobs[static_cast<std::size_t>(i)];
            const std::size_t size = sizeof(double) * static_cast<std::size_t>(rows * (last - panel * width));
            const std::optional<std::string> bytes =
                unpackedSize(blob) == size ? unpacked(blob, panelIdentity(digest, panel)) : std::nullopt;
            if (bytes)
                takePanel(*values, panel * width, last, *bytes);
            else
                isDamaged = true;
        });
        if (isDamaged)
            database.failDamaged();
    }
    return values;
}

}  // namespace fuzzylens
