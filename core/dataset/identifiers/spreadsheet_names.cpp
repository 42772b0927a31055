// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/dataset/identifiers/spreadsheet_names.h"

#include "core/common/cell.h"
#include "core/dataset/identifiers/identifier.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <charconv>
#include <chrono>
#include <optional>

namespace fuzzylens {

namespace {

enum Month { February = 2, March = 3, April = 4, September = 9, October = 10, December = 12 };

struct NamedDate
{
    int month;
    int day;
    const char* symbol;
    const char* typed;
};

/// Symbols of the HGNC, with the former symbols and aliases that spreadsheets change.
constexpr std::array<NamedDate, 13> namedDates{{{March, 1, "MTARC1", "MARC1"},
                                                {March, 2, "MTARC2", "MARC2"},
                                                {September, 13, "SEPTIN7P2", "SEPT13"},
                                                {September, 15, "SELENOF", "SEP15"},
                                                {October, 1, "POU2F1", "OCT1"},
                                                {October, 1, "SLC22A1", "OCT1"},
                                                {October, 2, "POU2F2", "OCT2"},
                                                {October, 2, "SLC22A2", "OCT2"},
                                                {October, 3, "SLC22A3", "OCT3"},
                                                {October, 3, "POU5F1", "OCT3"},
                                                {October, 4, "POU5F1", "OCT4"},
                                                {December, 1, "DELEC1", "DEC1"},
                                                {December, 2, "BHLHE41", "DEC2"}}};

void addGenes(std::vector<DateGene>& genes, int month, int day)
{
    constexpr int lastMarch = 11, lastSeptin = 14, pseudogene = 13;
    const std::string number = std::to_string(day);
    if (month == March && day >= 1 && day <= lastMarch)
        genes.push_back({"MARCHF" + number, "MARCH" + number});
    if (month == September && day >= 1 && day <= lastSeptin && day != pseudogene)
        genes.push_back({"SEPTIN" + number, "SEPT" + number});
    for (const NamedDate& date : namedDates)
        if (date.month == month && date.day == day)
            genes.push_back({date.symbol, date.typed});
}

/// 1 to 12; 0 if it is none.
int monthCalled(std::string_view text)
{
    constexpr std::array<std::string_view, 12> months{"jan", "feb", "mar", "apr", "may", "jun",
                                                      "jul", "aug", "sep", "oct", "nov", "dec"};
    const std::string name = inSmallLetters(text);
    for (std::size_t m = 0; m < months.size(); ++m)
        if (name == months[m] || (name == "sept" && months[m] == "sep"))
            return static_cast<int>(m) + 1;
    return 0;
}

/// A whole number of at most @p digits digits; -1 if it is none.
int numberOf(std::string_view text, std::size_t digits)
{
    if (text.empty() || text.size() > digits || text.find_first_not_of("0123456789") != std::string_view::npos)
        return -1;
    int value = 0;
    std::from_chars(text.data(), text.data() + text.size(), value);
    return value;
}

std::vector<std::string_view> partsOf(std::string_view name)
{
    std::vector<std::string_view> parts;
    while (true) {
        const std::size_t end = std::min(name.find_first_of("-/. "), name.size());
        parts.push_back(name.substr(0, end));
        if (end == name.size())
            return parts;
        name.remove_prefix(end + 1);
    }
}

/// "2001-09-01 00:00:00" without the time, which is midnight.
std::string_view withoutMidnight(std::string_view name)
{
    for (const std::string_view midnight : {" 00:00:00", "T00:00:00", " 0:00"})
        if (name.ends_with(midnight))
            name.remove_suffix(midnight.size());
    return name;
}

/// 1-Sep, Sep-01, 1-Sep-20, 1-Sep-2020.
std::vector<DateGene> genesOfNamedMonth(const std::vector<std::string_view>& parts)
{
    std::vector<DateGene> genes;
    const bool isYearLast = parts.size() == 3 && (numberOf(parts[2], 2) >= 0 || numberOf(parts[2], 4) >= 1000);
    if (parts.size() != 2 && !isYearLast)
        return genes;
    if (const int month = monthCalled(parts[1]); month > 0)
        addGenes(genes, month, numberOf(parts[0], 2));
    else if (const int first = monthCalled(parts[0]); first > 0 && parts.size() == 2)
        addGenes(genes, first, numberOf(parts[1], 2));
    return genes;
}

/// 2001/09/01, 9/1/2001, 1.9.2001.
std::vector<DateGene> genesOfNumberedMonth(const std::vector<std::string_view>& parts)
{
    std::vector<DateGene> genes;
    if (parts.size() != 3)
        return genes;
    constexpr int firstYear = 1000;
    if (numberOf(parts[0], 4) >= firstYear) {
        addGenes(genes, numberOf(parts[1], 2), numberOf(parts[2], 2));
    } else if (numberOf(parts[2], 4) >= firstYear) {
        const int one = numberOf(parts[0], 2), other = numberOf(parts[1], 2);
        addGenes(genes, one, other);
        if (one != other)
            addGenes(genes, other, one);
    }
    return genes;
}

/// Days since 30 December 1899, of this century up to 2099.
std::vector<DateGene> genesOfDayNumber(std::string_view name)
{
    constexpr int first = 36526, last = 73050;
    std::vector<DateGene> genes;
    const int number = numberOf(name, 5);
    if (number < first || number > last)
        return genes;
    using namespace std::chrono;
    const year_month_day date = sys_days{year{1899} / 12 / 30} + days{number};
    addGenes(genes, static_cast<int>(static_cast<unsigned>(date.month())),
             static_cast<int>(static_cast<unsigned>(date.day())));
    return genes;
}

/// 2.31E+13 of 2310009E13Rik.
bool isClone(std::string_view name)
{
    const std::size_t exponent = name.find("E+");
    if (exponent == std::string_view::npos || exponent == 0 || numberOf(name.substr(exponent + 2), 2) < 0)
        return false;
    const std::string_view mantissa = name.substr(0, exponent);
    return numberOf(mantissa.substr(0, 1), 1) > 0 &&
           (mantissa.size() == 1 || (mantissa[1] == '.' && numberOf(mantissa.substr(2), 6) >= 0));
}

bool isLetter(char c)
{
    return std::isalpha(static_cast<unsigned char>(c)) != 0;
}

/// "Trp53", "Actb".
bool isWrittenAsInMice(std::string_view name)
{
    return name.size() > 1 && std::isupper(static_cast<unsigned char>(name[0])) &&
           std::any_of(name.begin() + 1, name.end(), isLetter) &&
           std::none_of(name.begin() + 1, name.end(),
                        [](char c) { return std::isupper(static_cast<unsigned char>(c)) != 0; });
}

std::string asInMice(std::string symbol)
{
    symbol = inSmallLetters(symbol);
    symbol.front() = static_cast<char>(std::toupper(static_cast<unsigned char>(symbol.front())));
    return symbol;
}

std::string likelyText(const ChangedName& name)
{
    std::string text;
    for (const DateGene& gene : name.genes)
        text += (text.empty() ? "" : " or ") + gene.symbol + " (" + gene.typed + ')';
    return text.empty() ? "a RIKEN clone such as 2310009E13Rik" : text;
}

/// "feature 3, 1-Sep: SEPTIN1 (SEPT1)".
std::string listText(const Dataset& data, const std::vector<ChangedName>& names)
{
    constexpr std::size_t most = 30;
    std::string text;
    for (std::size_t i = 0; i < std::min(names.size(), most); ++i)
        text += (i == 0 ? "" : "; ") + std::string("feature ") + std::to_string(names[i].feature + 1) + ", " +
                data.featureNames()[static_cast<std::size_t>(names[i].feature)] + ": " + likelyText(names[i]);
    return text + (names.size() > most ? "; and " + std::to_string(names.size() - most) + " more" : "");
}

void addIssue(std::vector<Issue>& issues, const Dataset& data, const std::vector<ChangedName>& names,
              const std::string& what, const std::string& remedy)
{
    if (names.empty())
        return;
    Issue issue;
    issue.what =
        (names.size() == 1 ? "1 feature has a name" : std::to_string(names.size()) + " features have names") +
        ' ' + what + ": " + listText(data, names);
    issue.file = data.origin().path;
    issue.remedy = remedy;
    issues.push_back(std::move(issue));
}

}  // namespace

std::vector<DateGene> genesOfDate(std::string_view name, bool isNumberDate)
{
    name = withoutMidnight(trimmed(name));
    const std::vector<std::string_view> parts = partsOf(name);
    std::vector<DateGene> genes = genesOfNamedMonth(parts);
    if (genes.empty())
        genes = genesOfNumberedMonth(parts);
    if (genes.empty() && isNumberDate)
        genes = genesOfDayNumber(name);
    return genes;
}

std::vector<ChangedName> changedNames(const Dataset& data)
{
    const std::vector<std::string>& names = data.featureNames();
    const auto called = std::count_if(names.begin(), names.end(), [](const std::string& name) {
        return !name.empty() && isLetter(name.front()) && genesOfDate(name).empty();
    });
    const bool areCalled = 2 * called > std::ssize(names);
    const bool isOfMice = 2 * std::count_if(names.begin(), names.end(), isWrittenAsInMice) > called;
    std::vector<ChangedName> result;
    for (Index l = 0; l < data.features(); ++l) {
        const std::string& name = names[static_cast<std::size_t>(l)];
        ChangedName changed{l, genesOfDate(name, areCalled)};
        for (DateGene& gene : changed.genes)
            if (isOfMice)
                gene = {asInMice(gene.symbol), asInMice(gene.typed)};
        if (!changed.genes.empty() || (areCalled && isClone(name)))
            result.push_back(std::move(changed));
    }
    if (2 * result.size() > names.size())
        result.clear();  // they are dates, and mean that
    return result;
}

std::vector<Issue> changedNameIssues(const Dataset& data)
{
    std::vector<ChangedName> certain, ambiguous, clones;
    for (const ChangedName& name : changedNames(data))
        (name.genes.empty() ? clones : name.genes.size() == 1 ? certain : ambiguous).push_back(name);
    std::vector<Issue> issues;
    addIssue(issues, data, certain, "that a spreadsheet converted from a gene symbol",
             "the step mend-names restores the symbols");
    addIssue(issues, data, ambiguous, "that a spreadsheet converted from one of several gene symbols",
             "find the original symbols in the source of the data");
    addIssue(issues, data, clones, "that a spreadsheet converted from a clone name to a number",
             "find the original clone names in the source of the data");
    return issues;
}

}  // namespace fuzzylens
