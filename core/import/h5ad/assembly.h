// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/import/h5ad/message_stream.h"
#include "core/import/reader.h"

#include <filesystem>
#include <string>
#include <vector>

namespace fuzzylens::h5ad {

/// Which of the @p matrices of a file is read.
Decision matrixDecision(const ImportOptions& options, const std::vector<std::string>& matrices);

/// Makes a data set of the messages about an AnnData file, trusting none of them.
class Assembly
{
public:
    Assembly(std::filesystem::path path, const ImportOptions& options, const MessageStream& stream,
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
    template <typename Number>
    void placeRows(Index first, Index count, const char* bytes);
    void takeEntries(std::string_view bytes);
    void finishColumn();
    void addField(Column column);
    void addAnnotation(Column column);
    void store(double value, Index sample, Index feature);
    [[noreturn]] void failInfinite(Index sample, Index feature) const;
    std::size_t expected(Role role) const;

    std::filesystem::path m_path;
    const ImportOptions& m_options;
    const MessageStream& m_stream;
    const Progress& m_progress;
    bool m_isStopped = false;
    Shape m_shape;
    bool m_shaped = false;
    std::optional<Column> m_column;
    std::size_t m_textBytes = 0, m_askedBytes = 0;
    std::uint64_t m_rows = 0;
    std::shared_ptr<AlignedMatrix> m_values;
    DatasetParts m_parts;
    std::string m_matrix;
    std::vector<std::string> m_matrices;  // what those of the file are called
};

}  // namespace fuzzylens::h5ad
