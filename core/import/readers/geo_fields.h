// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/common/cell.h"
#include "core/dataset/dataset.h"

#include <string>
#include <string_view>
#include <vector>

namespace fuzzylens {

/// One line of a GEO file about the samples: "!Sample_title" and a text a sample.
struct SampleLine
{
    std::string tag;  // "title", "characteristics_ch1"
    std::vector<std::string> texts;
};

/// Label fields from the lines about @p samples samples, those worth comparing first: titles without the words
/// that hold digits (when that leaves few), characteristics by their key ("Gender:F" and "Gender: F" are one
/// field), sources, descriptions; then the full titles and every other line. Curly quotes become plain ones.
struct GeoFields
{
    std::vector<LabelField> fields;
    std::size_t candidates = 0;  // how many of them may serve as label unasked
};
GeoFields geoFields(const std::vector<SampleLine>& lines, std::size_t samples, const MissingTexts& missing);

/// @p title without its words that hold a digit; words end at blanks and underscores.
FUZZYLENS_EXPORT std::string withoutNumbers(std::string_view title);

}  // namespace fuzzylens
