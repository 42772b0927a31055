// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/import/xlsx/workbook.h"

#include "core/common/cell.h"
#include "core/common/memory_guard.h"
#include "core/common/utf8.h"
#include "core/import/xlsx/element_stream.h"
#include "core/import/xlsx/xml.h"
#include "core/io/file_bytes.h"

#include <charconv>
#include <map>

namespace fuzzylens {

namespace {

const Message saveAsXlsx = message("save it as an Excel workbook (.xlsx), or save the table as CSV");

struct Relation
{
    std::string id;
    std::string type;  // the last part of it: "worksheet"
    std::string part;
};

/// The part a target names, seen from the folder of the part that names it.
std::string resolved(const std::string& from, std::string_view target)
{
    if (target.starts_with('/'))
        return std::string(target.substr(1));
    const std::filesystem::path folder = std::filesystem::path(from).parent_path();
    return (folder / target).lexically_normal().generic_string();
}

std::string relationsPart(const std::string& part)
{
    const std::filesystem::path path(part);
    return (path.parent_path() / "_rels" / (path.filename().string() + ".rels")).generic_string();
}

/// What a part refers to; @p part is empty for the archive itself.
std::vector<Relation> relationsOf(const ZipArchive& archive, const std::string& part,
                                  const std::filesystem::path& path)
{
    const std::string name = part.empty() ? "_rels/.rels" : relationsPart(part);
    std::vector<Relation> relations;
    ElementStream stream(
        {"Relationships", "Relationship"},
        [&](std::string_view run) {
            pugi::xml_document document;
            parseXml(document, run, path, name);
            for (const pugi::xml_node& node : document.children()) {
                const std::string_view type = attributeCalled(node, "Type");
                relations.push_back({std::string(attributeCalled(node, "Id")),
                                     std::string(type.substr(type.rfind('/') + 1)),
                                     resolved(part, attributeCalled(node, "Target"))});
            }
            return true;
        },
        path, name);
    stream.feed(archive.readSmall(name));
    stream.finish();
    return relations;
}

[[noreturn]] void failOtherArchive(const ZipArchive& archive, const std::filesystem::path& path)
{
    if (archive.has("xl/workbook.bin"))
        failFile(path, message("this is a binary Excel workbook (.xlsb)"), saveAsXlsx);
    if (archive.has("content.xml") && archive.has("mimetype"))
        failFile(path, message("this is an OpenDocument file"), saveAsXlsx);
    if (archive.has("word/document.xml") || archive.has("ppt/presentation.xml"))
        failFile(path, message("this is a text document or a presentation, not a workbook"),
                 message("choose the file that contains the table"));
    if (archive.has("xl/workbook.xml"))
        failFile(path, message("the workbook contains no list of its parts"), message("save it again"));
    failFile(path, message("this is a zip archive without a workbook"),
             message("extract it and choose a file in it"));
}

std::string workbookPart(const ZipArchive& archive, const std::filesystem::path& path)
{
    if (archive.has("_rels/.rels"))
        for (const Relation& relation : relationsOf(archive, {}, path))
            if (relation.type == "officeDocument" && archive.has(relation.part) &&
                !relation.part.ends_with(".bin") && !archive.has("word/document.xml") &&
                !archive.has("ppt/presentation.xml"))
                return relation.part;
    failOtherArchive(archive, path);
}

/// Hands every element at @p wanted of a part, one by one, to @p take. False if @p progress requests cancellation.
template <typename Take>
bool forEachElement(const ZipArchive& archive, const std::string& part, std::vector<std::string> wanted,
                    const std::filesystem::path& path, const Progress& progress, const Take& take)
{
    std::int64_t done = 0;
    const auto total = static_cast<std::int64_t>(archive.size(part));
    ElementStream stream(
        std::move(wanted),
        [&](std::string_view run) {
            pugi::xml_document document;
            parseXml(document, run, path, part);
            for (const pugi::xml_node& node : document.children())
                take(node);
            return true;
        },
        path, part);
    const bool isRead = archive.read(part, [&](std::string_view piece) {
        done += static_cast<std::int64_t>(piece.size());
        stream.feed(piece);
        return shouldContinue(progress, {"reading the workbook", done, total});
    });
    return isRead && stream.finish();
}

constexpr std::size_t mostSheets = 10'000;

bool readSheets(Workbook& workbook, const ZipArchive& archive, const std::string& part,
                const std::vector<Relation>& relations, const std::filesystem::path& path,
                const Progress& progress)
{
    std::map<std::string, std::string, std::less<>> partOf;
    for (const Relation& relation : relations)
        if (relation.type == "worksheet")
            partOf.emplace(relation.id, relation.part);
    bool isLatin1 = false;
    bool isRead = forEachElement(
        archive, part, {"workbook", "sheets", "sheet"}, path, progress, [&](const pugi::xml_node& node) {
            for (const pugi::xml_attribute& attribute : node.attributes())
                if (const auto found = partOf.find(attribute.value());
                    localName(attribute.name()) == "id" && found != partOf.end())
                    workbook.sheets.push_back({toUtf8(attributeCalled(node, "name"), isLatin1), found->second,
                                               attributeCalled(node, "state").ends_with("idden")});
            if (workbook.sheets.size() > mostSheets)
                failFile(path, message("the workbook declares more than %1 sheets", mostSheets),
                         message("save it again, or save the table as CSV"));
        });
    isRead = isRead && forEachElement(archive, part, {"workbook", "workbookPr"}, path, progress,
                                      [&](const pugi::xml_node& node) {
                                          const std::string_view value = attributeCalled(node, "date1904");
                                          workbook.from1904 = value == "1" || value == "true" || value == "on";
                                      });
    return isRead;
}

bool readStrings(Workbook& workbook, const ZipArchive& archive, const std::string& part,
                 const std::filesystem::path& path, const Progress& progress)
{
    constexpr double bytesBetweenAsking = 64e6;
    double bytes = 0, asked = 0;
    return forEachElement(archive, part, {"sst", "si"}, path, progress, [&](const pugi::xml_node& node) {
        const std::string& text = workbook.strings.emplace_back(richTextOf(node));
        bytes += static_cast<double>(sizeof text + text.size());
        if (bytes - asked < bytesBetweenAsking)
            return;
        asked = bytes;
        requireMemory(path, bytesBetweenAsking);
    });
}

int numberIn(std::string_view text)
{
    int number = -1;
    std::from_chars(text.data(), text.data() + text.size(), number);
    return number;
}

bool readFormats(Workbook& workbook, const ZipArchive& archive, const std::string& part,
                 const std::filesystem::path& path, const Progress& progress)
{
    std::map<int, DateFormat> custom;
    const bool isRead = forEachElement(archive, part, {"styleSheet", "numFmts", "numFmt"}, path, progress,
                                       [&](const pugi::xml_node& node) {
                                           custom[numberIn(attributeCalled(node, "numFmtId"))] =
                                               dateFormatOf(attributeCalled(node, "formatCode"));
                                       });
    return isRead && forEachElement(archive, part, {"styleSheet", "cellXfs", "xf"}, path, progress,
                                    [&](const pugi::xml_node& node) {
                                        const int format = numberIn(attributeCalled(node, "numFmtId"));
                                        const auto found = custom.find(format);
                                        workbook.formats.push_back(found != custom.end() ? found->second
                                                                                         : dateFormatOf(format));
                                    });
}

}  // namespace

std::optional<Workbook> readWorkbook(const ZipArchive& archive, const std::filesystem::path& path,
                                     const Progress& progress)
{
    const std::string part = workbookPart(archive, path);
    if (!archive.has(relationsPart(part)))
        failFile(path, message("the workbook contains no list of its parts"), message("save it again"));
    const std::vector<Relation> relations = relationsOf(archive, part, path);
    Workbook workbook;
    bool isRead = readSheets(workbook, archive, part, relations, path, progress);
    for (const Relation& relation : relations) {
        if (!archive.has(relation.part))
            continue;
        if (isRead && relation.type == "sharedStrings")
            isRead = readStrings(workbook, archive, relation.part, path, progress);
        if (isRead && relation.type == "styles")
            isRead = readFormats(workbook, archive, relation.part, path, progress);
    }
    if (!isRead)
        return std::nullopt;
    if (workbook.sheets.empty())
        failFile(path, message("the workbook contains no worksheet"), message("choose a workbook with a table"));
    return workbook;
}

}  // namespace fuzzylens
