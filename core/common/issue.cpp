// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/common/issue.h"

#include "core/common/utf8.h"

namespace fuzzylens {

std::string sentence(const Issue& issue)
{
    std::string result;
    if (!issue.file.empty())
        result = issue.file;
    if (!issue.cell.empty())
        result += (result.empty() ? "cell " : ", cell ") + issue.cell;
    else if (issue.row > 0)
        result += (result.empty() ? "row " : ", row ") + std::to_string(issue.row);
    if (issue.cell.empty() && issue.column > 0)
        result += (result.empty() ? "column " : ", column ") + std::to_string(issue.column);
    if (!result.empty())
        result += ": ";
    result += issue.what;
    if (!issue.text.empty())
        result += " (\"" + issue.text + "\")";
    if (!issue.remedy.empty())
        result += "; " + issue.remedy;
    if (!result.empty() && result.back() != '.' && result.back() != '?')
        result += '.';
    return oneLine(result);
}

DataError::DataError(Issue issue)
    : std::runtime_error(sentence(issue))
    , m_issue(std::move(issue))
{}

}  // namespace fuzzylens
