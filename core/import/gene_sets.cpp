// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/import/gene_sets.h"

#include "core/common/delimited_text.h"
#include "core/common/memory_guard.h"
#include "core/common/utf8.h"
#include "core/import/name_list.h"
#include "core/import/text_table.h"

#include <algorithm>
#include <cctype>
#include <new>
#include <optional>
#include <unordered_map>

namespace fuzzylens {

namespace {

constexpr std::size_t namesShown = 8;

[[noreturn]] void failLine(const std::filesystem::path& path, std::int64_t line, Message what,
                           std::string_view text, Message remedy)
{
    throw DataError(
        {Issue::Severity::Error, std::move(what), path.string(), line, 0, shownText(text), std::move(remedy)});
}

GeneSet setOf(const Record& record, const std::filesystem::path& path)
{
    requireRoomForFields(record.text, '\t');
    std::vector<Field> fields = fieldsOf(record.text, '\t');
    while (!fields.empty() && fields.back().value().empty())
        fields.pop_back();
    constexpr std::size_t leading = 2;  // name and description
    if (fields.size() <= leading)
        failLine(
            path, record.line,
            message("a line of a GMT file must contain a name, a description and genes, separated by tabs"),
            trimmed(record.text),
            message("correct the line; if the file is a plain list, rename it so that it does not end in .gmt"));
    bool changed = false;
    GeneSet set{toUtf8(fields[0].value(), changed), toUtf8(fields[1].value(), changed), {}};
    if (set.name.empty())
        failLine(path, record.line, message("the gene set has no name"), trimmed(record.text),
                 message("add a name"));
    for (std::size_t i = leading; i < fields.size(); ++i)
        if (std::string gene = toUtf8(fields[i].value(), changed); !gene.empty())
            set.genes.push_back(std::move(gene));
    return set;
}

/// "FEW, LIKE, THESE, ..."
std::string namesOf(const std::vector<GeneSet>& sets)
{
    std::string text;
    for (std::size_t i = 0; i < std::min(sets.size(), namesShown); ++i)
        text += (i == 0 ? "" : ", ") + sets[i].name;
    return text + (sets.size() > namesShown ? ", ..." : "");
}

GeneSet setCalled(const std::filesystem::path& path, const std::string& name)
{
    std::vector<GeneSet> sets = readGmt(path);
    const auto found =
        std::find_if(sets.begin(), sets.end(), [&](const GeneSet& set) { return set.name == name; });
    if (found == sets.end())
        failFile(path, message("unknown gene set \"%1\"", name),
                 message("available (%1): %2", sets.size(), namesOf(sets)));
    return std::move(*found);
}

GeneSet onlySet(const std::filesystem::path& path)
{
    std::vector<GeneSet> sets = readGmt(path);
    if (sets.size() > 1)
        failFile(path, message("the file contains %1 gene sets", sets.size()),
                 message("choose one with %1:NAME; available: %2", path.string(), namesOf(sets)));
    return std::move(sets.front());
}

/// The set that FILE:NAME names, if there is such a file; both may contain colons.
std::optional<GeneSet> setInFile(const std::string& argument)
{
    std::error_code error;
    for (std::size_t colon = argument.rfind(':'); colon != std::string::npos && colon > 0;
         colon = argument.rfind(':', colon - 1))
        if (const std::string file = argument.substr(0, colon); std::filesystem::is_regular_file(file, error))
            return setCalled(file, argument.substr(colon + 1));
    return std::nullopt;
}

}  // namespace

bool isGmtName(const std::filesystem::path& path)
{
    return lowerExtension(path) == ".gmt" ||
           (lowerExtension(path) == ".gz" &&
            lowerExtension(std::filesystem::path(path).replace_extension()) == ".gmt");
}

std::vector<GeneSet> readGmt(const std::filesystem::path& path)
try {
    requireMemoryForFile(path);
    const auto file = FileBytes::open(path);
    const std::string_view text = requireText(file->bytes(), path);
    RecordScanner scanner(text, {'\t', lineEndOf(text), false});
    std::vector<GeneSet> sets;
    std::unordered_map<std::string, std::int64_t> lineOf;
    Record record;
    while (scanner.next(record)) {
        if (trimmed(record.text).empty())
            continue;
        sets.push_back(setOf(record, path));
        const auto [known, isNew] = lineOf.emplace(sets.back().name, record.line);
        if (!isNew)
            failLine(path, record.line,
                     message("line %1 already contains a gene set with this name", known->second),
                     sets.back().name, message("rename one of them"));
    }
    if (sets.empty())
        failFile(path, message("the file contains no gene sets"));
    return sets;
} catch (const std::bad_alloc&) {
    failFile(path, message("the gene sets do not fit into memory"),
             message("check that this is the intended file"));
}

std::vector<GeneSet> readGeneSets(const std::filesystem::path& path, const std::vector<std::string>& names)
{
    if (isGmtName(path))
        return readGmt(path);
    requireFile(path);
    return {{path.stem().string(), {}, steps::namesOf(path.string(), names)}};
}

GeneSet geneListOf(std::string_view text, const std::vector<std::string>& names)
{
    return {{}, {}, steps::namesInText(text, names)};
}

std::optional<std::vector<std::string>> listedNames(const std::string& argument)
{
    std::vector<std::string> names = steps::splitNames(argument);
    return !names.empty() && listArgument(names) == argument ? std::optional(std::move(names)) : std::nullopt;
}

GeneSet geneSetOf(const std::string& argument, const Dataset& data)
{
    std::error_code error;
    const bool isFile = std::filesystem::is_regular_file(argument, error);
    if (isFile && isGmtName(argument))
        return onlySet(argument);
    if (!isFile)
        if (auto set = setInFile(argument))
            return std::move(*set);
    const std::string name = isFile ? std::filesystem::path(argument).stem().string() : std::string();
    return {name, {}, steps::namesOf(argument, data.featureNames())};
}

}  // namespace fuzzylens
