// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/dataset/dataset.h"

#include <string>
#include <string_view>
#include <vector>

namespace fuzzylens {

/// The genes whose symbols a spreadsheet takes for a date: current symbols, "SEPTIN1", and in brackets what was
/// typed, "SEPT1". Several where different genes give the same date.
struct DateGene
{
    std::string symbol;
    std::string typed;
};

/// What a name that a spreadsheet made of a gene symbol may have been.
struct ChangedName
{
    Index feature = 0;
    std::vector<DateGene> genes;  // one: it is that; none: a clone of RIKEN, which one cannot be told
};

/// The genes of a date as spreadsheets write it: 1-Sep, Sep-01, 1-Sep-20, 2001/09/01, 2020-03-01, 3/1/2020; of a
/// day number (43891 is 1 March 2020) if @p isNumberDate. Where day and month could be either, those of both.
FUZZYLENS_EXPORT std::vector<DateGene> genesOfDate(std::string_view name, bool isNumberDate = false);

/// The features of @p data whose names spreadsheets have changed: dates; and, where other features have names of
/// letters, day numbers and what they make of clones of RIKEN (2310009E13Rik becomes 2.31E+13). None where most
/// names are such. In data of mice or rats, as the other names tell, symbols are written as theirs are.
FUZZYLENS_EXPORT std::vector<ChangedName> changedNames(const Dataset& data);

/// Issues that list features with names spreadsheets have changed, and what they were likely called; none for
/// none.
std::vector<Issue> changedNameIssues(const Dataset& data);

}  // namespace fuzzylens
