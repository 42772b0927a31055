// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/export/writer.h"

#include "core/common/memory_guard.h"
#include "core/common/nearest_name.h"
#include "core/export/format_writers.h"
#include "core/export/written_difference.h"
#include "core/import/reader.h"
#include "core/import/readers/format_readers.h"
#include "core/io/file_bytes.h"

#include <algorithm>
#include <optional>
#include <stdexcept>

namespace fuzzylens {

namespace {

constexpr std::string_view gct12 = "gct-1.2", gct13 = "gct-1.3";

/// What a reader of @p path would take for the classes of data that have none there.
void requireNoLabelsBeside(const std::filesystem::path& path)
{
    const std::filesystem::path beside = labelFilePath(path);
    std::error_code error;
    if (std::filesystem::is_regular_file(beside, error))
        failFile(path,
                 message("no CLS file is written with these data, but the existing file %1 would be read as their "
                         "class labels",
                         beside.filename().string()),
                 message("move or rename that file, or choose another file name"));
}

/// Whether GCT 1.2 and a CLS file hold everything but the name of the label field.
bool fitsGct12(const Dataset& data)
{
    const auto& annotations = data.annotations();
    if (annotations.size() > 1 || (annotations.size() == 1 && annotations.front().name != "Description"))
        return false;
    if (data.labelFields().empty())
        return true;
    const LabelField& field = data.labelFields().front();
    return data.labelFields().size() == 1 && field.name == data.preferredLabel() && clsObjection(field).empty();
}

std::string suffixesText()
{
    std::vector<std::string_view> suffixes;
    for (const WritableFormat& format : writableFormats())
        if (std::find(suffixes.begin(), suffixes.end(), format.suffix) == suffixes.end())
            suffixes.push_back(format.suffix);
    std::string text;
    for (std::size_t i = 0; i < suffixes.size(); ++i)
        text += (i == 0 ? "" : i + 1 == suffixes.size() ? " or " : ", ") + std::string(suffixes[i]);
    return text;
}

std::string formatSuffix(const std::filesystem::path& path)
{
    return lowerExtension(lowerExtension(path) == ".gz" ? path.stem() : path);
}

std::string_view formatFor(const Dataset& data, const std::filesystem::path& path, const std::string& chosen)
{
    const std::vector<WritableFormat>& formats = writableFormats();
    if (!chosen.empty()) {
        std::vector<std::string> known;
        for (const WritableFormat& format : formats)
            if (known.emplace_back(format.id) == chosen)
                return format.id;
        throw std::invalid_argument("unknown output format \"" + chosen + '"' + nearestOrAll(chosen, known));
    }
    requireFormatBySuffix(path);
    const std::string suffix = formatSuffix(path);
    if (suffix == ".gct")
        return fitsGct12(data) ? gct12 : gct13;
    return std::find_if(formats.begin(), formats.end(),
                        [&](const WritableFormat& format) { return format.suffix == suffix; })
        ->id;
}

/// Whether @p beside is a CLS file with the classes of @p field. One with others was made by somebody else:
/// only the file that is asked for is replaced.
bool areLabelsThere(const std::filesystem::path& beside, const LabelField& field)
{
    std::error_code error;
    if (!std::filesystem::is_regular_file(beside, error))
        return false;
    try {
        const LabelField there = readCls(beside);
        if (there.classes == field.classes && there.codes == field.codes)
            return true;
    } catch (const DataError&) {
        // no labels, but something
    }
    failFile(beside,
             message("the class labels would be written to this file, but it already exists with other content"),
             message("move or rename that file, or choose another file name"));
}

/// The files of one data set: written, read back, put into their places.
class DatasetFiles
{
public:
    DatasetFiles(const Dataset& data, const std::filesystem::path& path, const WriteOptions& options)
        : m_data(data)
        , m_path(path)
        , m_options(options)
        , m_file(path, lowerExtension(path) == ".gz")
    {}

    bool write(std::string_view format)
    {
        addLabels(format);  // first: they are what may be refused
        if (!addValues(format) || !isCheckedAndAgreed())
            return false;
        if (m_labels)
            AtomicFile::commitTogether({&m_file, &*m_labels});
        else
            m_file.commit();
        return true;
    }

private:
    void addLabels(std::string_view format)
    {
        if (format != gct12 && format != gct13)
            return;
        const LabelField* field = m_data.labelField(m_data.preferredLabel());
        const bool areBeside = format == gct12 && field && field->kind == LabelField::Kind::Categorical;
        if (m_file.isWrittenInPlace()) {
            if (areBeside)
                m_absent.push_back("the label field \"" + field->name +
                                   "\" (its CLS file cannot be written next to a device or pipe)");
            return;
        }
        if (!areBeside)
            return requireNoLabelsBeside(m_path);
        const std::filesystem::path beside = labelFilePath(m_path);
        if (areLabelsThere(beside, *field)) {
            m_labelsThere = beside;
            return;
        }
        m_labels.emplace(beside, false);
        addCls(*m_labels, *field);
    }

    /// False if stopped.
    bool addValues(std::string_view format)
    {
        if (m_data.samples() == 0 || m_data.features() == 0)
            failFile(m_path, message("data without samples or without features cannot be written"));
        StoppableFile file(m_file, m_data, m_options.progress);
        if (format == gct12)
            addGct12(file, m_data);
        else if (format == gct13)
            addGct13(file, m_data);
        else if (format == "arff")
            addArff(file, m_data);
        else if (format == "cdt")
            addCdt(file, m_data);
        else
            addDelimited(file, m_data, format == "csv" ? ',' : '\t');
        return !file.isStopped();
    }

    /// The data that the files say; nothing for a device, or where memory has no room for them; null if stopped.
    std::optional<DatasetPtr> readBack()
    {
        constexpr double beside = 1.5;  // memory for reading in addition to the values
        const double needed = static_cast<double>(m_data.samples()) * static_cast<double>(m_data.features()) *
                              sizeof(double) * beside;
        const std::filesystem::path place = m_file.finished();
        if (place.empty() || needed > static_cast<double>(availableMemory()))
            return std::nullopt;
        ImportOptions import;
        import.labelsFile = m_labels ? m_labels->finished() : m_labelsThere;
        try {
            return readDataset(place, import, m_options.progress).data;
        } catch (const DataError& error) {
            refuse(message("the written file could not be read back: %1", error.issue().what));
        }
    }

    [[noreturn]] void refuse(const Message& what) const
    {
        failFile(m_path, message("the data cannot be written in this format: %1", what),
                 message("choose another format, such as ARFF or CSV"));
    }

    bool isAgreed(const std::vector<std::string>& absent) const
    {
        return absent.empty() || !m_options.agrees || m_options.agrees(absent);
    }

    bool isCheckedAndAgreed()
    {
        const std::optional<DatasetPtr> read = readBack();
        if (!read)
            return isAgreed(m_absent);
        if (!*read)
            return false;
        const auto difference = writtenDifference(m_data, **read, m_options.progress);
        if (difference && !difference->wrong.empty())
            refuse(difference->wrong);
        return difference && isAgreed(difference->absent);
    }

    const Dataset& m_data;
    const std::filesystem::path& m_path;
    const WriteOptions& m_options;
    AtomicFile m_file;
    std::optional<AtomicFile> m_labels;
    std::filesystem::path m_labelsThere;  // which say the same already
    std::vector<std::string> m_absent;    // reported without reading back
};

}  // namespace

const std::vector<WritableFormat>& writableFormats()
{
    static const std::vector<WritableFormat> formats = {
        {"csv", "Comma-separated table", ".csv"},
        {"tsv", "Tab-separated table", ".tsv"},
        {gct12, "GCT 1.2, with the classes in a CLS file", ".gct"},
        {gct13, "GCT 1.3, with annotations and label fields", ".gct"},
        {"arff", "ARFF, for Weka", ".arff"},
        {"cdt", "CDT, for Cluster and TreeView", ".cdt"},
    };
    return formats;
}

void requireFormatBySuffix(const std::filesystem::path& path)
{
    const std::vector<WritableFormat>& formats = writableFormats();
    const std::string suffix = formatSuffix(path);
    if (std::none_of(formats.begin(), formats.end(),
                     [&](const WritableFormat& format) { return format.suffix == suffix; }))
        failFile(path, message("the suffix of the file name does not match an output format"),
                 message("use %1, optionally followed by .gz", suffixesText()));
}

bool writeDataset(const Dataset& data, const std::filesystem::path& path, const WriteOptions& options)
{
    const std::string_view format = formatFor(data, path, options.format);
    return DatasetFiles(data, path, options).write(format);
}

std::string leftOutSentence(const std::vector<std::string>& absent)
{
    std::string text;
    for (std::size_t i = 0; i < absent.size(); ++i)
        text += (i == 0 ? "this format cannot store " : i + 1 == absent.size() ? " and " : ", ") + absent[i];
    return text;
}

}  // namespace fuzzylens
