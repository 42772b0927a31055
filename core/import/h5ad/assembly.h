// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/import/h5ad/incoming_rows.h"
#include "core/import/h5ad/message_stream.h"
#include "core/import/reader.h"
#include "core/import/readers/sparse_values.h"

#include <filesystem>
#include <string>
#include <vector>

namespace fuzzylens::h5ad {

/// Size of the matrix that is kept; its entries: those of all features.
MatrixSize sizeOf(const Shape& shape);

/// Which of the @p matrices of a file is read.
Decision matrixDecision(const ImportOptions& options, const std::vector<std::string>& matrices);

/// Makes a data set of the messages about an AnnData file, trusting none of them.
class FUZZYLENS_EXPORT Assembly
{
public:
    /// @param file open for reading: the bytes that the messages are about.
    Assembly(std::filesystem::path path, int file, const ImportOptions& options, const MessageStream& stream,
             const Progress& progress);

    /// Takes a message. True when it was the last.
    /// @throws DataError if the data do not fit into memory, are flawed, or the message is none that may come.
    bool take(const Received& received);
    /// The progress requests cancellation while a message was taken: no other may come.
    bool isStopped() const { return m_isStopped; }
    /// After the last message; without values when the progress requests cancellation. @throws DataError if
    /// something is missing.
    DatasetParts parts();

private:
    /// The column that the next texts, numbers or codes belong to.
    struct Column
    {
        ColumnHead head;
        std::string name;
        std::vector<std::string> texts;
        std::vector<double> numbers;
        std::vector<int> codes;
    };

    void takeShape(std::string_view bytes);
    void takeColumn(std::string_view bytes);
    void takeTexts(std::string_view bytes);
    void takeNumbers(std::string_view bytes);
    void takeCodes(std::string_view bytes);
    void takeRows(std::string_view bytes);
    void takeStoredRows(std::string_view bytes);
    void takeEntries(std::string_view bytes);
    ValueTable values();
    void requireMayCome(bool areRows) const;
    void requireFinite(const std::optional<ValuePlace>& infinite) const;
    void finishColumn();
    void addField(Column column);
    void addAnnotation(Column column);
    [[noreturn]] void failInfinite(Index sample, Index feature) const;
    bool mayStaySingle() const;
    void requireRoomFor(std::uint32_t width) const;
    std::size_t expected(Role role) const;

    std::filesystem::path m_path;
    int m_file;
    const ImportOptions& m_options;
    const MessageStream& m_stream;
    const Progress& m_progress;
    bool m_isStopped = false;
    Shape m_shape;
    bool m_shaped = false;
    std::optional<Column> m_column;
    std::size_t m_textBytes = 0, m_askedBytes = 0;
    std::optional<IncomingRows> m_rows;   // of a dense matrix
    std::optional<EntryTable> m_entries;  // of a sparse one
    std::uint64_t m_entryCount = 0;
    DatasetParts m_parts;
    std::string m_matrix;
    std::vector<std::string> m_matrices;  // what those of the file are called
};

}  // namespace fuzzylens::h5ad
