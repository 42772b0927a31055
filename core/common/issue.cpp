// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/common/issue.h"

#include "core/common/utf8.h"

namespace fuzzylens {

Message issueMessage(const Issue& issue)
{
    std::vector<Message> parts;
    std::string pattern;
    const auto add = [&](const char* before, Message part, const char* after = "") {
        parts.push_back(std::move(part));
        pattern += before + ('%' + std::to_string(parts.size())) + after;
    };
    const auto addPlace = [&](Message part) { add(parts.empty() ? "" : ", ", std::move(part)); };
    if (!issue.file.empty())
        addPlace(Message::verbatim(issue.file));
    if (!issue.cell.empty())
        addPlace(message("cell %1", issue.cell));
    else if (issue.row > 0)
        addPlace(message("row %1", std::to_string(issue.row)));
    if (issue.cell.empty() && issue.column > 0)
        addPlace(message("column %1", std::to_string(issue.column)));
    add(parts.empty() ? "" : ": ", issue.what);
    if (!issue.text.empty())
        add(" (", message("\"%1\"", issue.text), ")");
    if (!issue.remedy.isEmpty())
        add("; ", issue.remedy);
    const std::string text = filledPattern(pattern, parts.size(), [&](std::size_t i) { return parts[i].text(); });
    const bool isEnded = text.empty() || text.back() == '.' || text.back() == '?';
    return {isEnded ? pattern : pattern + '.', std::move(parts)};
}

std::string sentence(const Issue& issue)
{
    return oneLine(issueMessage(issue).text());
}

ArgumentError::ArgumentError(Message reason)
    : std::invalid_argument(reason.text())
    , m_reason(std::move(reason))
{}

DataError::DataError(Issue issue)
    : std::runtime_error(sentence(issue))
    , m_issue(std::move(issue))
{}

Message messageOf(const std::exception& error)
{
    if (const auto* const ofData = dynamic_cast<const DataError*>(&error))
        return issueMessage(ofData->issue());
    if (const auto* const ofArgument = dynamic_cast<const ArgumentError*>(&error))
        return ofArgument->reason();
    return error.what();
}

}  // namespace fuzzylens
