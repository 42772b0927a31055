// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/import/import_choice.h"

#include "core/import/reader.h"

namespace fuzzylens {

namespace {

/// Gives @p use the member of @p options that holds @p choice.
template <typename Options, typename Use>
void withMember(Options& options, ImportChoice choice, const Use& use)
{
    switch (choice) {
    case ImportChoice::Delimiter:
        return use(options.delimiter);
    case ImportChoice::DecimalMark:
        return use(options.decimalMark);
    case ImportChoice::HeaderRows:
        return use(options.headerRows);
    case ImportChoice::NameColumn:
        return use(options.nameColumn);
    case ImportChoice::LabelColumn:
        return use(options.labelColumn);
    case ImportChoice::Orientation:
        return use(options.orientation);
    case ImportChoice::Sheet:
        return use(options.sheet);
    case ImportChoice::Layer:
        return use(options.layer);
    case ImportChoice::TopVariance:
        return use(options.topVariance);
    case ImportChoice::MissingTexts:
        return use(options.missingTexts);
    }
}

}  // namespace

bool isChosen(const ImportOptions& options, ImportChoice choice)
{
    bool result = false;
    withMember(options, choice, [&result](const auto& member) { result = member.has_value(); });
    return result;
}

void leaveToReader(ImportOptions& options, ImportChoice choice)
{
    withMember(options, choice, [](auto& member) { member.reset(); });
}

}  // namespace fuzzylens
