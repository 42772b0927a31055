// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/export/written_difference.h"

#include "core/common/utf8.h"
#include "core/export/format_writers.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <cstdint>

namespace fuzzylens {

namespace {

std::string inQuotes(const std::string& text)
{
    return '"' + shownText(text) + '"';
}

/// "a, b and c", no more than a few.
std::string listOf(const std::vector<std::string>& names)
{
    constexpr std::size_t most = 6;
    std::string text;
    const std::size_t shown = std::min(names.size(), most);
    for (std::size_t i = 0; i < shown; ++i)
        text += (i == 0 ? "" : i + 1 == names.size() ? " and " : ", ") + inQuotes(names[i]);
    return text + (shown < names.size() ? " and " + std::to_string(names.size() - shown) + " more" : "");
}

std::string differentNames(const char* what, const std::vector<std::string>& names,
                           const std::vector<std::string>& read)
{
    if (names.size() != read.size())
        return std::to_string(names.size()) + ' ' + what + "s would be read as " + std::to_string(read.size());
    const auto [name, other] = std::mismatch(names.begin(), names.end(), read.begin());
    return name == names.end()
               ? std::string()
               : std::string("the ") + what + ' ' + inQuotes(*name) + " would be read as " + inQuotes(*other);
}

bool areSame(double one, double other)
{
    return std::isnan(one) ? std::isnan(other)
                           : std::bit_cast<std::uint64_t>(one) == std::bit_cast<std::uint64_t>(other);
}

/// Nothing if @p progress requests cancellation.
std::optional<std::string> differentValues(const Dataset& data, const Dataset& read, const Progress& progress)
{
    constexpr Index valuesBetweenAsking = 1 << 20;
    Index sinceAsked = 0;
    std::vector<double> scratch, scratchOfRead;
    for (Index l = 0; l < data.features(); ++l) {
        const double* values = data.column(l, scratch);
        const double* readValues = read.column(l, scratchOfRead);
        for (Index i = 0; i < data.samples(); ++i)
            if (!areSame(values[i], readValues[i]))
                return "the value of sample " + inQuotes(data.sampleNames()[static_cast<std::size_t>(i)]) +
                       ", feature " + inQuotes(data.featureNames()[static_cast<std::size_t>(l)]) +
                       " would be read as a different value";
        sinceAsked += data.samples();
        if (sinceAsked < valuesBetweenAsking)
            continue;
        sinceAsked = 0;
        if (!shouldContinue(progress, {"checking", l, data.features()}))
            return std::nullopt;
    }
    return std::string();
}

bool areSameNumbers(const LabelField& field, const LabelField& read)
{
    return std::equal(field.numbers.begin(), field.numbers.end(), read.numbers.begin(), read.numbers.end(),
                      areSame);
}

/// Whether a sample's class is called the same. Numbers that became classes are compared by their texts.
bool haveSameTexts(const LabelField& field, const LabelField& read)
{
    if (field.kind == LabelField::Kind::Numeric && read.kind == LabelField::Kind::Numeric)
        return areSameNumbers(field, read);
    for (std::size_t i = 0; i < std::max(field.codes.size(), field.numbers.size()); ++i)
        if (field.text(static_cast<Index>(i)) != read.text(static_cast<Index>(i)))
            return false;
    return true;
}

/// The label fields of one data set and those of the other; each finds its like once.
class FieldComparison
{
public:
    FieldComparison(const Dataset& data, const Dataset& read, WrittenDifference& difference)
        : m_data(data)
        , m_read(read)
        , m_fields(preferredFirst(data))
        , m_difference(difference)
    {
        for (const LabelField& field : read.labelFields())
            m_left.push_back(&field);
    }

    void compare()
    {
        for (const LabelField* field : m_fields)
            compare(*field);
        reportAbsent("the label field", "the label fields", m_absent);
        reportAbsent("the order of the classes of", "the order of the classes of", m_order);
        reportAbsent("the numeric type of the label field", "the numeric type of the label fields", m_numbers);
        reportAbsent("the categorical type of the label field", "the categorical type of the label fields",
                     m_classes);
        if (!m_left.empty() && m_difference.wrong.empty())
            m_difference.wrong =
                "the file would be read with an additional label field " + inQuotes(m_left.front()->name);
        const bool isAbsent =
            std::find(m_absent.begin(), m_absent.end(), m_data.preferredLabel()) != m_absent.end();
        if (m_read.preferredLabel() != m_data.preferredLabel() && m_renamed.empty() && !isAbsent)
            m_difference.absent.push_back(m_data.preferredLabel().empty()
                                              ? "the choice to use no label field"
                                              : "the choice of " + inQuotes(m_data.preferredLabel()) +
                                                    " as the label field");
        else if (!m_renamed.empty())
            m_difference.absent.push_back("the name of the label field " + inQuotes(m_renamed));
    }

private:
    void reportAbsent(const std::string& one, const std::string& several, const std::vector<std::string>& names)
    {
        if (!names.empty())
            m_difference.absent.push_back((names.size() == 1 ? one : several) + ' ' + listOf(names));
    }

    const LabelField* take(const std::string& name)
    {
        const auto found = std::find_if(m_left.begin(), m_left.end(),
                                        [&](const LabelField* field) { return field->name == name; });
        if (found == m_left.end())
            return nullptr;
        const LabelField* field = *found;
        m_left.erase(found);
        return field;
    }

    void compare(const LabelField& field)
    {
        const LabelField* read = take(field.name);
        // The classes of a CLS file have no name.
        if (!read && field.name == m_data.preferredLabel() && m_read.preferredLabel() == "class" &&
            !m_data.labelField("class")) {
            read = take("class");
            if (read)
                m_renamed = field.name;
        }
        if (!read)
            m_absent.push_back(field.name);
        else if (!haveSameTexts(field, *read))
            m_difference.wrong = m_difference.wrong.empty() ? "a label of the field " + inQuotes(field.name) +
                                                                  " would be read as a different label"
                                                            : m_difference.wrong;
        else if (field.kind != read->kind)
            (field.kind == LabelField::Kind::Numeric ? m_numbers : m_classes).push_back(field.name);
        else if (field.classes != read->classes)
            m_order.push_back(field.name);
    }

    const Dataset& m_data;
    const Dataset& m_read;
    std::vector<const LabelField*> m_fields;
    std::vector<const LabelField*> m_left;
    std::vector<std::string> m_absent, m_order, m_numbers, m_classes;
    std::string m_renamed;
    WrittenDifference& m_difference;
};

void compareAnnotations(const Dataset& data, const Dataset& read, WrittenDifference& difference)
{
    std::vector<std::string> absent;
    for (const AnnotationField& field : data.annotations()) {
        const AnnotationField* same = annotationCalled(read, field.name);
        if (!same)
            absent.push_back(field.name);
        else if (same->texts != field.texts && difference.wrong.empty())
            difference.wrong =
                "a text of the annotation " + inQuotes(field.name) + " would be read as a different text";
    }
    if (!absent.empty())
        difference.absent.push_back((absent.size() == 1 ? "the annotation " : "the annotations ") +
                                    listOf(absent));
    for (const AnnotationField& field : read.annotations())
        if (!annotationCalled(data, field.name) && difference.wrong.empty())
            difference.wrong = "the file would be read with an additional annotation " + inQuotes(field.name);
}

}  // namespace

std::optional<WrittenDifference> writtenDifference(const Dataset& data, const Dataset& read,
                                                   const Progress& progress)
{
    WrittenDifference difference;
    difference.wrong = differentNames("sample", data.sampleNames(), read.sampleNames());
    if (difference.wrong.empty())
        difference.wrong = differentNames("feature", data.featureNames(), read.featureNames());
    if (difference.wrong.empty()) {
        std::optional<std::string> different = differentValues(data, read, progress);
        if (!different)
            return std::nullopt;
        difference.wrong = std::move(*different);
    }
    if (!difference.wrong.empty())
        return difference;
    FieldComparison(data, read, difference).compare();
    compareAnnotations(data, read, difference);
    return difference;
}

}  // namespace fuzzylens
