// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/session/input.h"

#include "core/import/label_choice.h"
#include "core/import/readers/format_readers.h"
#include "core/io/file_bytes.h"
#include "core/methods/constant_features.h"
#include "core/methods/parameter_kinds.h"
#include "core/session/session_file.h"

#include <array>
#include <charconv>
#include <stdexcept>

namespace fuzzylens {

namespace {

constexpr std::string_view syntheticPrefix = "synth:";

template <typename T>
T parseNumber(std::string_view name, std::string_view text)
{
    T value{};
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (error != std::errc() || end != text.data() + text.size())
        throw std::invalid_argument(std::string(name) + " cannot be \"" + std::string(text) +
                                    "\": it must be a whole number");
    return value;
}

std::uint64_t seedOf(std::string_view name, std::string_view text)
{
    const auto seed = parseNumber<std::int64_t>(name, text);
    if (seed < 0 || seed > largestSeed)
        throw std::invalid_argument(std::string(name) + " cannot be \"" + std::string(text) +
                                    "\": it must be a whole number from 0 to " + std::to_string(largestSeed));
    return static_cast<std::uint64_t>(seed);
}

double realOf(std::string_view name, std::string_view text)
{
    double value = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (error != std::errc() || end != text.data() + text.size())
        throw std::invalid_argument(std::string(name) + " cannot be \"" + std::string(text) +
                                    "\": it must be a number");
    return value;
}

std::string realText(double value)
{
    std::array<char, 32> text{};
    return {text.data(), std::to_chars(text.data(), text.data() + text.size(), value).ptr};
}

/// The parts of @p text between separators.
std::vector<std::string_view> partsOf(std::string_view text, char separator)
{
    std::vector<std::string_view> parts;
    while (true) {
        const std::size_t end = text.find(separator);
        parts.push_back(text.substr(0, end));
        if (end == std::string_view::npos)
            return parts;
        text.remove_prefix(end + 1);
    }
}

/// "1:-0.5:0.25/2:0.5:0.25": class, x and y of each point.
std::vector<PlacedSample> pointsOf(std::string_view text)
{
    std::vector<PlacedSample> points;
    for (const std::string_view point : partsOf(text, '/')) {
        const std::vector<std::string_view> parts = partsOf(point, ':');
        if (parts.size() != 3)
            throw std::invalid_argument("points are written CLASS:X:Y and separated by /, not \"" +
                                        std::string(point) + '"');
        points.push_back({realOf("x", parts[1]), realOf("y", parts[2]), parseNumber<int>("class", parts[0])});
    }
    return points;
}

std::string pointsText(const std::vector<PlacedSample>& points)
{
    std::string text;
    for (const PlacedSample& point : points)
        text += (text.empty() ? "" : "/") + std::to_string(point.classNumber) + ':' + realText(point.x) + ':' +
                realText(point.y);
    return text;
}

void setOption(SyntheticOptions& options, std::string_view name, std::string_view text)
{
    if (name == "samples")
        options.samples = parseNumber<int>(name, text);
    else if (name == "features")
        options.features = parseNumber<int>(name, text);
    else if (name == "seed")
        options.seed = seedOf(name, text);
    else if (name == "classes")
        options.classes = parseNumber<int>(name, text);
    else if (name == "noise")
        options.noise = realOf(name, text);
    else if (name == "points")
        options.points = pointsOf(text);
    else
        throw std::invalid_argument("a synthetic data set accepts the options samples, features, seed, classes, "
                                    "noise and points, not \"" +
                                    std::string(name) + "\"");
}

/// A label named by the number of its column shows as the preferred one under the name it was given.
bool isTakenByNumber(const Dataset& data, const std::string& label)
{
    return !label.empty() && label.find_first_not_of("0123456789") == std::string::npos &&
           !data.preferredLabel().empty();
}

[[noreturn]] void refuseLabel(const InputSpec& input, const Dataset& data)
{
    std::string known;
    for (const LabelField& field : data.labelFields())
        known += (known.empty() ? "" : ", ") + field.name;
    throw DataError(
        Issue{Issue::Severity::Error, message("unknown label field"), input.file, 0, 0, *input.import.labelField,
              known.empty() ? "the file has no label fields; specify the classes with --labels FILE.cls"
                            : "available label fields: " + known});
}

DatasetPtr dataOfSession(const std::string& file, const Progress& progress)
{
    const auto session = SessionFile::open(file, SessionFile::Access::Read);
    return session->data(session->openData().id, progress);
}

/// Inputs that are no table: synthetic data and sessions.
DatasetPtr given(const InputSpec& input, const Progress& progress)
{
    DatasetPtr data;
    if (const auto spec = syntheticSpec(input.file))
        data = synthesize(spec->name, spec->options);
    else if (isMade(input))
        data = demonstration();
    else
        data = dataOfSession(input.file, progress);
    if (data && !input.import.labelsFile.empty())
        data = withLabels(*data, readCls(input.import.labelsFile), input.import.labelsFile.string());
    return data && input.import.singlePrecision ? inSinglePrecision(std::move(data)) : data;
}

DatasetPtr read(const InputSpec& input, const Progress& progress)
{
    ImportOptions options = input.import;
    if (!input.sampleTables.empty() || (options.labelField && options.labelField->empty()))
        options.labelField.reset();  // it may be in a sample table, or be empty
    return readDataset(input.file, options, progress).data;
}

DatasetPtr loaded(const InputSpec& input, const Progress& progress)
{
    const bool isTable = !isMade(input) && !isSession(input.file);
    DatasetPtr data = isTable ? read(input, progress) : given(input, progress);
    if (!data)
        return data;
    data = withSampleTables(std::move(data), input.sampleTables, progress);
    if (!data || !input.import.labelField)
        return data;
    const std::string& label = *input.import.labelField;
    if (label.empty() || data->labelField(label))
        return preferring(data, label);
    if (isTable && !input.sampleTables.empty()) {
        // The field is a column of the file that was not read as a label.
        data = readDataset(input.file, input.import, progress).data;
        if (!data)
            return data;
        const std::string read = data->preferredLabel();
        data = withSampleTables(std::move(data), input.sampleTables, progress);
        if (!data)
            return data;
        data = preferring(data, read);
    }
    if (!data->labelField(label) && (!isTable || !isTakenByNumber(*data, label)))
        refuseLabel(input, *data);
    return data;
}

/// The digest to expect of a file that could not be read; that wanted where it cannot be had.
std::string digestOfFile(const InputSpec& input, const Progress& progress)
{
    if (isMade(input) || isSession(input.file))
        return input.sha256;
    try {
        const std::string digest = sha256OfFile(matrixInFolder(input.file), progress);
        return digest.empty() ? input.sha256 : digest;
    } catch (const DataError&) {
        return input.sha256;
    }
}

void requireDigest(const InputSpec& input, const std::string& digest)
{
    constexpr std::size_t shown = 12;
    if (digest == input.sha256)
        return;
    failFile(input.file,
             digest.empty() ? message("these are not the expected data: the SHA-256 is unknown, expected %1...",
                                      input.sha256.substr(0, shown))
                            : message("these are not the expected data: the SHA-256 is %1..., expected %2...",
                                      digest.substr(0, shown), input.sha256.substr(0, shown)),
             message("remove --sha256 to use them anyway"));
}

}  // namespace

bool isMade(const InputSpec& input)
{
    return input.file == "demo" || input.file.starts_with(syntheticPrefix);
}

std::string fromRoot(const std::filesystem::path& file)
{
    std::error_code error;
    const std::filesystem::path whole = file.empty() ? file : std::filesystem::absolute(file, error);
    return (whole.empty() ? file : whole).string();
}

InputSpec fromRoot(InputSpec input)
{
    if (!isMade(input) && input.file != "-")
        input.file = fromRoot(std::filesystem::path(input.file));
    for (std::string& table : input.sampleTables)
        table = fromRoot(std::filesystem::path(table));
    input.import.labelsFile = fromRoot(input.import.labelsFile);
    return input;
}

std::optional<SyntheticSpec> syntheticSpec(std::string_view file)
{
    if (!file.starts_with(syntheticPrefix))
        return std::nullopt;
    file.remove_prefix(syntheticPrefix.size());
    SyntheticSpec spec;
    spec.name = file.substr(0, file.find(','));
    file.remove_prefix(spec.name.size());
    while (!file.empty()) {
        const std::string_view part = file.substr(1, file.find(',', 1) - 1);
        file.remove_prefix(part.size() + 1);
        const std::size_t equals = part.find('=');
        setOption(spec.options, part.substr(0, equals),
                  equals == std::string_view::npos ? std::string_view() : part.substr(equals + 1));
    }
    return spec;
}

std::string inputText(const SyntheticSpec& spec)
{
    std::string text = std::string(syntheticPrefix) + spec.name;
    if (spec.options.samples)
        text += ",samples=" + std::to_string(*spec.options.samples);
    if (spec.options.features)
        text += ",features=" + std::to_string(*spec.options.features);
    if (spec.options.seed != SyntheticOptions().seed)
        text += ",seed=" + std::to_string(spec.options.seed);
    if (spec.options.classes)
        text += ",classes=" + std::to_string(*spec.options.classes);
    if (spec.options.noise)
        text += ",noise=" + realText(*spec.options.noise);
    if (!spec.options.points.empty())
        text += ",points=" + pointsText(spec.options.points);
    return text;
}

DatasetPtr withSampleTables(DatasetPtr data, const std::vector<std::string>& files, const Progress& progress)
{
    for (const std::string& file : files) {
        data = withSampleTable(*data, file, progress).data;
        if (!data)
            break;
    }
    return data;
}

void requireAnalysable(const Dataset& data)
{
    const std::string& file = data.origin().path;
    if (data.samples() < 2)
        failFile(file, message("at least 2 samples are needed, but there is only %1", data.samples()),
                 message("check whether the samples are in rows or in columns (orientation)"));
    Index feature = 0;
    while (feature < data.features() && isConstant(data, feature))
        ++feature;
    if (feature == data.features())
        failFile(file, message("every feature is constant, so no method can distinguish the samples"),
                 message("check the import settings, or choose data whose values differ between samples"));
}

DatasetPtr loadInput(const InputSpec& input, const Progress& progress)
{
    if (input.sha256.empty())
        return loaded(input, progress);
    DatasetPtr data;
    try {
        data = loaded(input, progress);
    } catch (const DataError&) {
        requireDigest(input, digestOfFile(input, progress));  // is more precise than an error about another file
        throw;
    }
    if (data)
        requireDigest(input, data->origin().sha256);
    return data;
}

}  // namespace fuzzylens
