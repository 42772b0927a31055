// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/evaluation/search/protocol.h"

#include <charconv>
#include <optional>
#include <stdexcept>

namespace fuzzylens {

namespace {

std::optional<int> wholeNumber(std::string_view text)
{
    int value = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    const bool isWhole = error == std::errc() && end == text.data() + text.size();
    return isWhole ? std::optional(value) : std::nullopt;
}

}  // namespace

Protocol parseProtocol(std::string_view text)
{
    using Kind = Protocol::Kind;
    if (text == "loo")
        return {Kind::LeaveOneOut};
    if (text == "nested-loo")
        return {Kind::NestedLeaveOneOut};
    if (text == "none")
        return {Kind::None};
    constexpr int mostFolds = 1000, mostRepeats = 1000;
    for (const auto& [prefix, kind] : {std::pair(std::string_view("kfold:"), Kind::Folds),
                                       std::pair(std::string_view("nested:"), Kind::NestedFolds)}) {
        if (!text.starts_with(prefix))
            continue;
        const std::string_view numbers = text.substr(prefix.size());
        const std::size_t cross = kind == Kind::Folds ? numbers.find('x') : std::string_view::npos;
        const std::optional<int> folds = wholeNumber(numbers.substr(0, cross));
        const std::optional<int> repeats =
            cross == std::string_view::npos ? std::optional(1) : wholeNumber(numbers.substr(cross + 1));
        if (folds && repeats && *folds >= 2 && *folds <= mostFolds && *repeats >= 1 && *repeats <= mostRepeats)
            return {kind, *folds, *repeats};
    }
    throw std::invalid_argument("\"" + std::string(text) +
                                "\" is no kind of cross-validation; write loo, kfold:K, kfold:KxR, nested-loo, "
                                "nested:K or none, with K folds (2 or more) and R repeats");
}

std::string toText(const Protocol& protocol)
{
    switch (protocol.kind) {
    case Protocol::Kind::LeaveOneOut:
        break;
    case Protocol::Kind::Folds:
        return "kfold:" + std::to_string(protocol.folds) +
               (protocol.repeats > 1 ? 'x' + std::to_string(protocol.repeats) : "");
    case Protocol::Kind::NestedLeaveOneOut:
        return "nested-loo";
    case Protocol::Kind::NestedFolds:
        return "nested:" + std::to_string(protocol.folds);
    case Protocol::Kind::None:
        return "none";
    }
    return "loo";
}

}  // namespace fuzzylens
