// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/common/memory_guard.h"
#include "core/common/utf8.h"
#include "core/import/h5ad/assembly.h"
#include "core/import/readers/finished.h"
#include "core/import/readers/format_readers.h"
#include "core/import/readers/sparse_values.h"
#include "core/import/unread_table.h"
#include "core/io/atomic_file.h"
#include "core/io/file_bytes.h"
#include "core/io/gzip.h"

#include <dlfcn.h>
#include <fcntl.h>
#include <unistd.h>

#include <algorithm>
#include <atomic>
#include <cerrno>
#include <chrono>
#include <cstdlib>
#include <filesystem>
#include <future>
#include <system_error>

namespace fuzzylens {

namespace {

constexpr const char* helperName = "fuzzylens-h5ad";

/// The folder of the library with this function; empty if unknown.
std::filesystem::path libraryFolder()
{
    Dl_info library{};
    if (dladdr(&helperName, &library) == 0 || !library.dli_fname)
        return {};
    std::error_code error;
    return std::filesystem::absolute(library.dli_fname, error).parent_path();
}

/// The program fuzzylens-h5ad: in the folder of the running program, or in libexec/fuzzylens or bin next to its
/// folder; else, for programs of others, in a folder libexec/fuzzylens above the library. Empty if it is in none.
std::filesystem::path helperProgram()
{
    std::error_code error;
    const std::filesystem::path folder = std::filesystem::read_symlink("/proc/self/exe", error).parent_path();
    for (const char* relative : {".", "../libexec/fuzzylens", "../bin"})
        if (const auto program = (folder / relative / helperName).lexically_normal();
            std::filesystem::is_regular_file(program, error))
            return program;
    for (auto above = libraryFolder(); above.has_relative_path(); above = above.parent_path())
        if (const auto program = above / "libexec/fuzzylens" / helperName;
            std::filesystem::is_regular_file(program, error))
            return program;
    return {};
}

/// AnnData files (.h5ad) of every layout. HDF5 crashes and hangs on damaged files, so the program fuzzylens-h5ad
/// reads them, with limited memory and time.
class H5adReader : public Reader
{
public:
    std::string_view id() const override { return "h5ad"; }
    std::string_view name() const override { return "AnnData (h5ad)"; }
    std::vector<std::string_view> suffixes() const override { return {"h5ad", "h5", "hdf5"}; }
    int confidence(const FileHead& head) const override;
    std::vector<FixedChoice> fixes(const FileHead& head) const override;
    ReadResult read(const FileHead& head, const ImportOptions& options, const Progress& progress) const override;
    UnreadTable lookAt(const FileHead& head, const ImportOptions& options,
                       const Progress& progress) const override;
    /// None of a packed file, which is unpacked as a whole.
    TablePreview firstRows(const FileHead& head, const ImportOptions& options,
                           const Progress& progress) const override;
};

constexpr std::string_view mark = "\x89HDF\r\n\x1a\n";

/// At the beginning, or behind a user block of 512 bytes or a power of two of them.
bool isHdf5(std::string_view text)
{
    constexpr std::size_t smallestUserBlock = 512;
    for (std::size_t at = 0; at < text.size(); at = std::max(2 * at, smallestUserBlock))
        if (text.substr(at).starts_with(mark))
            return true;
    return false;
}

h5ad::Limits limitsFor(std::uintmax_t fileSize, bool isCorner)
{
    const std::uint64_t memory = std::uint64_t{1} << (isCorner ? 28 : 31);
    constexpr std::uint64_t seconds = 1, bytesPerSecond = 100'000;
    h5ad::Limits limits;
    limits.memory = std::min(memory, availableMemory());
    limits.seconds = seconds + fileSize / bytesPerSecond;  // for a piece of the answer
    return limits;
}

/// Those that vary most are chosen before a matrix is turned: it would be the samples.
void requireFeaturesAcross(const std::filesystem::path& path, const ImportOptions& options)
{
    if (options.topVariance && options.orientation == ImportOptions::Orientation::GenesInRows)
        failFile(
            path,
            message("the most variable genes cannot be chosen during import if an AnnData file contains genes in "
                    "rows"),
            message("read all genes and choose with the step top-variance, or transpose the matrix with AnnData"));
}

/// Bytes in a file of their own, for a while.
class UnpackedFile
{
public:
    /// @throws DataError if there is no room for it.
    UnpackedFile(std::string_view bytes, const std::filesystem::path& path)
        : m_name((std::filesystem::temp_directory_path() / "fuzzylens-XXXXXX").string())
    {
        requireSpace(path, std::filesystem::temp_directory_path(), static_cast<double>(bytes.size()));
        const int descriptor = ::mkostemp(m_name.data(), O_CLOEXEC);
        m_temporary.emplace(m_name);
        while (descriptor >= 0 && !bytes.empty()) {
            const ssize_t done = ::write(descriptor, bytes.data(), bytes.size());
            if (done < 0 && errno != EINTR)
                break;
            bytes.remove_prefix(static_cast<std::size_t>(std::max<ssize_t>(done, 0)));
        }
        const int error = errno;
        if (descriptor >= 0)
            ::close(descriptor);
        if (descriptor >= 0 && bytes.empty())
            return;
        ::unlink(m_name.c_str());
        failFile(path, message("the file cannot be decompressed to %1", m_name),
                 std::generic_category().message(error));
    }
    ~UnpackedFile() { ::unlink(m_name.c_str()); }
    UnpackedFile(const UnpackedFile&) = delete;
    UnpackedFile& operator=(const UnpackedFile&) = delete;

    const std::string& name() const { return m_name; }

private:
    std::string m_name;
    std::optional<TemporaryName> m_temporary;
};

std::unique_ptr<ChildProcess> start(const std::filesystem::path& path, const std::string& name,
                                    const h5ad::Limits& limits, const ImportOptions& options, std::size_t samples)
{
    const std::filesystem::path program = helperProgram();
    if (program.empty())
        failFile(path, message("the program fuzzylens-h5ad, which reads HDF5 files, was not found"),
                 message("reinstall FuzzyLens"));
    try {
        return std::make_unique<ChildProcess>(
            program, std::vector<std::string>{name, std::to_string(limits.memory), std::to_string(limits.seconds),
                                              std::to_string(options.topVariance.value_or(0)),
                                              options.layer.value_or(""), std::to_string(samples)});
    } catch (const std::system_error& error) {
        failFile(path, message("the program that reads HDF5 files cannot be started"), error.what());
    }
}

/// False if @p progress requests cancellation. The child process reads a file itself that is
/// not packed and has a name of its own.
bool unpackIfPacked(const std::filesystem::path& path, const Progress& progress,
                    std::optional<FileBytes>& unpacked)
{
    requireFile(path);
    if (!beginsAsGzip(path) && !inheritedDescriptor(path))
        return true;
    unpacked = FileBytes::open(path, progress);
    return unpacked.has_value();
}

/// A file that is open for reading.
class OpenFile
{
public:
    OpenFile(const std::string& name, const std::filesystem::path& path)
        : m_descriptor(::open(name.c_str(), O_RDONLY | O_CLOEXEC))
    {
        if (m_descriptor < 0)
            failFile(path, message("the file cannot be read"), std::generic_category().message(errno));
    }
    ~OpenFile() { ::close(m_descriptor); }
    OpenFile(const OpenFile&) = delete;
    OpenFile& operator=(const OpenFile&) = delete;

    int descriptor() const { return m_descriptor; }

private:
    int m_descriptor;
};

/// The SHA-256 of a file, computed on a thread of its own.
class DigestBeside
{
public:
    explicit DigestBeside(const std::filesystem::path& path)
        : m_digest(std::async(std::launch::async, [this, path] {
            return sha256OfFile(path, [this](const Step&) { return !m_isStopped; });
        }))
    {}
    ~DigestBeside() { m_isStopped = true; }
    DigestBeside(const DigestBeside&) = delete;
    DigestBeside& operator=(const DigestBeside&) = delete;

    /// Empty when @p progress requests cancellation. @throws DataError if the file cannot be read.
    std::string wait(const Progress& progress)
    {
        constexpr std::chrono::milliseconds askEvery{20};
        while (m_digest.wait_for(askEvery) != std::future_status::ready)
            if (!shouldContinue(progress, {"reading"}))
                return {};
        return m_digest.get();
    }

private:
    std::atomic<bool> m_isStopped = false;
    std::future<std::string> m_digest;  // last: it waits for the thread
};

/// What the program says about a file; one that is packed is unpacked for it.
class Conversation
{
public:
    /// @param unpacked the bytes of a packed file. @param samples how many of a corner, whose features are as many
    /// as the options keep; 0: of all samples.
    Conversation(const std::optional<FileBytes>& unpacked, const std::filesystem::path& path,
                 const ImportOptions& options, const Progress& progress, std::size_t samples = 0)
        : m_limits(limitsFor(unpacked ? unpacked->bytes().size() : requireFile(path), samples > 0))
    {
        if (unpacked)
            m_unpacked.emplace(unpacked->bytes(), path);
        const std::string name = m_unpacked ? m_unpacked->name() : std::filesystem::absolute(path).string();
        m_file.emplace(name, path);
        m_process = start(path, name, m_limits, options, samples);
        m_stream.emplace(*m_process, path, m_limits, progress);
    }

    /// As MessageStream::next.
    std::optional<h5ad::Received> next()
    {
        const auto received = m_stream->next();
        m_unpacked.reset();  // the process has it open
        return received;
    }
    const h5ad::MessageStream& stream() const { return *m_stream; }
    int file() const { return m_file->descriptor(); }

private:
    h5ad::Limits m_limits;
    std::optional<UnpackedFile> m_unpacked;
    std::optional<OpenFile> m_file;
    std::unique_ptr<ChildProcess> m_process;
    std::optional<h5ad::MessageStream> m_stream;
};

/// False when the progress requests cancellation.
bool takeAll(Conversation& conversation, h5ad::Assembly& assembly)
{
    for (bool done = false; !done;) {
        const auto received = conversation.next();
        if (!received)
            return false;
        done = assembly.take(*received);
        if (assembly.isStopped())
            return false;
    }
    return true;
}

}  // namespace

int H5adReader::confidence(const FileHead& head) const
{
    return isHdf5(head.text) ? 100 : 0;
}

std::vector<FixedChoice> H5adReader::fixes(const FileHead&) const
{
    constexpr std::string_view asNumbers = "AnnData files contain numbers, not text";
    return {{ImportChoice::Delimiter, asNumbers},
            {ImportChoice::DecimalMark, asNumbers},
            {ImportChoice::HeaderRows, "AnnData files have no header rows"},
            {ImportChoice::NameColumn, "AnnData files define which names are used"},
            fixedLabelColumn,
            fixedSheet,
            {ImportChoice::MissingTexts, asNumbers}};
}

ReadResult H5adReader::read(const FileHead& head, const ImportOptions& options, const Progress& progress) const
{
    const std::filesystem::path& path = head.path;
    requireFeaturesAcross(path, options);
    std::optional<FileBytes> unpacked;
    if (!unpackIfPacked(path, progress, unpacked))
        return {nullptr, true};
    std::optional<DigestBeside> digest;
    std::string sha256;
    if (unpacked)
        sha256 = unpacked->sha256();
    else
        digest.emplace(path);
    Conversation conversation(unpacked, path, options, progress);
    unpacked.reset();
    h5ad::Assembly assembly(path, conversation.file(), options, conversation.stream(), progress);
    if (!takeAll(conversation, assembly))
        return {nullptr, true};
    DatasetParts parts = assembly.parts();
    if (assembly.isStopped())
        return {nullptr, true};
    if (digest)
        sha256 = digest->wait(progress);
    if (sha256.empty())
        return {nullptr, true};
    parts.origin.path = path.string();
    parts.origin.sha256 = sha256;
    parts.origin.format = "h5ad";
    return finished(std::move(parts), progress);
}

UnreadTable H5adReader::lookAt(const FileHead& head, const ImportOptions& options, const Progress& progress) const
{
    const std::filesystem::path& path = head.path;
    UnreadTable result;
    std::vector<std::string> matrices;
    std::optional<Decision> features;
    try {
        std::optional<FileBytes> unpacked;
        if (!unpackIfPacked(path, progress, unpacked))
            return {};
        Conversation conversation(unpacked, path, options, progress);
        std::optional<h5ad::Received> received = conversation.next();
        for (; received && received->kind == h5ad::Message::Matrices; received = conversation.next()) {
            bool changed = false;
            matrices.push_back(toUtf8(received->bytes, changed));
        }
        std::string_view rest;
        const auto shape = received ? h5ad::headOf<h5ad::Shape>(received->bytes, rest) : std::nullopt;
        if (shape && received->kind == h5ad::Message::Shape) {
            features = featuresDecision(static_cast<std::int64_t>(shape->kept),
                                        static_cast<std::int64_t>(shape->features));
            result.preview.memory = bytesOfReading(h5ad::sizeOf(*shape));
        }
    } catch (const DataError&) {
        // what there is to choose from, if it came so far
    }
    if (!matrices.empty() || options.layer)
        result.decisions.push_back(h5ad::matrixDecision(options, matrices));
    if (features)
        result.decisions.push_back(std::move(*features));
    result.preview.isOfFile = false;
    result.preview.choices = {{"matrix", std::move(matrices)}};
    return result;
}

TablePreview H5adReader::firstRows(const FileHead& head, const ImportOptions& options,
                                   const Progress& progress) const
{
    const std::filesystem::path& path = head.path;
    if (beginsAsGzip(path))
        return {};
    ImportOptions corner = options;
    corner.topVariance = TablePreview::mostColumns;
    Conversation conversation({}, path, corner, progress, TablePreview::mostRows);
    h5ad::Assembly assembly(path, conversation.file(), corner, conversation.stream(), progress);
    if (!takeAll(conversation, assembly))
        return {};
    DatasetParts parts = assembly.parts();
    if (assembly.isStopped())
        return {};
    parts.preferredLabel.clear();  // all samples decide about the label
    const DatasetPtr data = finished(std::move(parts), progress).data;
    return data ? previewOf(*data) : TablePreview();
}

const Reader& h5adReader()
{
    static const H5adReader reader;
    return reader;
}

}  // namespace fuzzylens
