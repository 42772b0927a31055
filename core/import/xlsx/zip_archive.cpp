// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/import/xlsx/zip_archive.h"

#include "core/common/memory_guard.h"
#include "core/io/file_bytes.h"

#include <zip.h>

#include <new>
#include <vector>

namespace fuzzylens {

namespace {

constexpr std::uint64_t largestPart = std::uint64_t{4} << 30;
constexpr std::uint64_t smallPart = std::uint64_t{16} << 20;
constexpr std::uint64_t ratioMattersFrom = std::uint64_t{16} << 20;
constexpr std::uint64_t greatestRatio = 250;  // deflate packs at most 1:1032; a sheet of nothing but zeros 1:100
constexpr std::size_t pieceSize = std::size_t{256} << 10;

const Message fetchAgain = message("download or copy the file again, or save it again");

struct CloseFile
{
    void operator()(zip_file_t* file) const { zip_fclose(file); }
};

/// Libzip 1.11 and later have a code of their own for a truncated archive.
bool hasNoEnd(int code)
{
#ifdef ZIP_ER_TRUNCATED_ZIP
    if (code == ZIP_ER_TRUNCATED_ZIP)
        return true;
#endif
    return code == ZIP_ER_NOZIP;
}

[[noreturn]] void failArchive(const std::filesystem::path& path, zip_error_t& error)
{
    const int code = zip_error_code_zip(&error);
    const std::string reason = zip_error_strerror(&error);
    zip_error_fini(&error);
    if (code == ZIP_ER_MEMORY)
        throw std::bad_alloc();
    if (hasNoEnd(code))
        failFile(path, message("the .xlsx file is truncated or damaged: its zip archive has no end"), fetchAgain);
    failFile(path, message("the zip archive of the .xlsx file cannot be read (%1)", reason), fetchAgain);
}

[[noreturn]] void failPart(const std::filesystem::path& path, const std::string& part, zip_error_t& error)
{
    switch (zip_error_code_zip(&error)) {
    case ZIP_ER_MEMORY:
        throw std::bad_alloc();
    case ZIP_ER_NOPASSWD:
    case ZIP_ER_ENCRNOTSUPP:
        failFile(path, message("the file is encrypted"), message("save it without a password"));
    case ZIP_ER_COMPNOTSUPP:
        failFile(path, message("the part %1 is compressed with a method that .xlsx files do not use", part),
                 message("save the file again"));
    case ZIP_ER_CRC:
        failFile(path, message("the part %1 is damaged: its checksum is wrong", part), fetchAgain);
    default:
        failFile(path, message("the part %1 is damaged (%2)", part, std::string(zip_error_strerror(&error))),
                 fetchAgain);
    }
}

}  // namespace

struct ZipArchive::Part
{
    bool found = false;
    zip_uint64_t index = 0;
    std::uint64_t size = 0;
    std::uint64_t packed = 0;
    bool encrypted = false;
};

void ZipArchive::Close::operator()(zip* archive) const
{
    zip_discard(archive);
}

ZipArchive::ZipArchive(std::string_view bytes, std::filesystem::path path)
    : m_path(std::move(path))
{
    zip_error_t error;
    zip_error_init(&error);
    zip_source_t* source = zip_source_buffer_create(bytes.data(), bytes.size(), 0, &error);
    if (!source)
        failArchive(m_path, error);
    m_zip.reset(zip_open_from_source(source, ZIP_RDONLY, &error));
    if (!m_zip) {
        zip_source_free(source);
        failArchive(m_path, error);
    }
    zip_error_fini(&error);
}

ZipArchive::Part ZipArchive::find(const std::string& part) const
{
    zip_stat_t status;
    zip_stat_init(&status);
    // Some programs write other capitals than they name.
    const zip_int64_t index = zip_name_locate(m_zip.get(), part.c_str(), ZIP_FL_NOCASE);
    constexpr zip_uint64_t needed = ZIP_STAT_SIZE | ZIP_STAT_COMP_SIZE;
    if (index < 0 || zip_stat_index(m_zip.get(), static_cast<zip_uint64_t>(index), 0, &status) != 0 ||
        (status.valid & needed) != needed)
        return {};
    return {true, static_cast<zip_uint64_t>(index), status.size, status.comp_size,
            (status.valid & ZIP_STAT_ENCRYPTION_METHOD) != 0 && status.encryption_method != ZIP_EM_NONE};
}

bool ZipArchive::has(const std::string& part) const
{
    return find(part).found;
}

std::uint64_t ZipArchive::size(const std::string& part) const
{
    return find(part).size;
}

bool ZipArchive::read(const std::string& part, const Sink& sink) const
{
    const Part found = find(part);
    if (!found.found)
        failFile(m_path, message("the part %1 is missing", part), fetchAgain);
    if (found.encrypted)
        failFile(m_path, message("the file is encrypted"), message("save it without a password"));
    if (found.size > largestPart || (found.size > ratioMattersFrom && found.size / greatestRatio > found.packed))
        failFile(m_path,
                 message("the part %1 would decompress from %2 to %3, which is not plausible for a sheet", part,
                         sizeText(static_cast<double>(found.packed)), sizeText(static_cast<double>(found.size))),
                 message("check the source of the file, or save the table as CSV"));
    const std::unique_ptr<zip_file_t, CloseFile> file(zip_fopen_index(m_zip.get(), found.index, 0));
    if (!file)
        failPart(m_path, part, *zip_get_error(m_zip.get()));
    std::vector<char> piece(pieceSize);
    std::uint64_t done = 0;
    while (true) {
        const zip_int64_t got = zip_fread(file.get(), piece.data(), piece.size());
        if (got < 0)
            failPart(m_path, part, *zip_file_get_error(file.get()));
        if (got == 0)
            break;
        done += static_cast<std::uint64_t>(got);
        if (done > found.size)
            failFile(m_path, message("the part %1 decompresses to more than the file declares", part), fetchAgain);
        if (!sink({piece.data(), static_cast<std::size_t>(got)}))
            return false;
    }
    if (done < found.size)
        failFile(m_path, message("the part %1 decompresses to less than the file declares", part), fetchAgain);
    return true;
}

std::string ZipArchive::readSmall(const std::string& part) const
{
    if (size(part) > smallPart)
        failFile(m_path, message("the part %1 is too large for a workbook", part), message("save the file again"));
    std::string text;
    read(part, [&text](std::string_view piece) {
        text += piece;
        return true;
    });
    return text;
}

}  // namespace fuzzylens
