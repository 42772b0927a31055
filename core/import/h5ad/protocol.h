// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>

/// What fuzzylens-h5ad, the program that reads HDF5 files, writes on its standard output, and the core reads:
/// messages of a head and as many bytes, in the byte order of the machine. First the Matrices of the file and
/// Shape, then the columns of obs and var, each a Column and the messages of its kind, then Rows or Entries until
/// the matrix is whole, or StoredRows once, then Done. Progress, Note and Failure come in between; a Failure is
/// the last.
namespace fuzzylens::h5ad {

enum class Message : std::uint32_t {
    Shape = 1,
    Progress,
    Column,
    Texts,       // each a length (4 bytes) and its bytes; appended to the column
    Numbers,     // doubles, NaN where there is none; appended to the column
    Codes,       // 32-bit indices of classes, -1 where there is none; appended to the column
    Rows,        // RowsHead, then numbers row by row
    Entries,     // of Entry; several at one place are summed
    StoredRows,  // where the file holds all rows, one after the other
    Matrix,      // a text: path of the matrix in the file
    Matrices,    // a text: what one of the matrices of the file is called
    LeftOut,     // a text: a column that holds neither text nor numbers
    Failure,     // a text: description of the error
    Done
};

struct MessageHead
{
    static constexpr std::uint32_t magic = 0x35484C46;
    static constexpr std::uint64_t largest = std::uint64_t{64} << 20;

    std::uint32_t mark = magic;
    Message kind = Message::Done;
    std::uint64_t size = 0;  // of what follows
};

struct Shape
{
    std::uint64_t samples = 0;
    std::uint64_t features = 0;  // of the matrix
    std::uint64_t kept = 0;      // that will come
    std::uint64_t entries = 0;   // stored; of a sparse matrix
    std::uint32_t sparse = 0;
    std::uint32_t unused = 0;
};

enum class Phase : std::uint32_t { Names, Variances, Values };

struct ProgressNote
{
    Phase phase = Phase::Names;
    std::uint32_t unused = 0;
    std::uint64_t done = 0;
    std::uint64_t total = 0;
};

/// Names of samples or of features, a column of obs, or a column of var.
enum class Role : std::uint32_t { SampleNames, FeatureNames, Obs, Var };
/// Text: Texts only. Number: Numbers only. Categories: Texts, the classes, then Codes.
enum class ColumnKind : std::uint32_t { Text, Number, Categories };

/// The name of the column follows.
struct ColumnHead
{
    Role role = Role::SampleNames;
    ColumnKind kind = ColumnKind::Text;
};

struct RowsHead
{
    std::uint64_t first = 0;
    std::uint64_t count = 0;
    std::uint32_t width = 0;  // bytes of a number: of a float or of a double
    std::uint32_t unused = 0;
};

struct StoredRows
{
    std::uint64_t offset = 0;  // of the first number, in bytes from the beginning of the file
    std::uint32_t width = 0;   // bytes of a number: of a float or of a double, as the machine holds them
    std::uint32_t unused = 0;
};

struct Entry
{
    std::uint32_t sample = 0;
    std::uint32_t feature = 0;  // among those kept
    double value = 0;
};

}  // namespace fuzzylens::h5ad
