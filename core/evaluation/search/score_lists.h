// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/evaluation/search/choice.h"

#include <map>
#include <optional>
#include <string>
#include <vector>

namespace fuzzylens {

/// Values of scores, as they come; a score that lacks one of them, or has one that is not finite, is left out.
class ScoreLists
{
public:
    void add(const std::string& name, const std::optional<double>& value);
    std::map<std::string, Score> scores() const;

private:
    struct List
    {
        std::vector<double> values;
        bool isComplete = true;
    };
    std::map<std::string, List> m_lists;
};

}  // namespace fuzzylens
