// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/session/import_trial.h"

#include <QString>

#include <functional>
#include <optional>
#include <vector>

namespace fuzzylens::ui {

/// Something the user may decide about an import instead of the program. Values are texts, as the command line has
/// them.
struct OverrideKind
{
    struct Choice
    {
        QString text;       // on the button or in the list
        QString value;      // for the options
        QString decided{};  // as a decision calls it, where that is not the text
        QString name{};     // said in full, where the text is a sign
    };

    std::string what;                      // as the decisions call it
    std::optional<ImportChoice> choice{};  // nothing: the format leaves it to the user
    QString title;
    QString tip;
    bool isTyped = false;  // a text that can be typed; choices are suggestions
    std::function<std::vector<Choice>(const ImportTrial&)> choices;
    std::function<std::optional<QString>(const ImportOptions&)> value;  // nothing: it is left to the program
    std::function<void(ImportOptions&, const std::optional<QString>&)> setValue;
};

/// Why the file's format leaves no choice of this kind; empty if it does.
QString whyFixed(const ImportTrial& trial, const OverrideKind& kind);

/// What the file's format decides itself of what other files leave open, in sentences; empty if nothing.
QString fixedByFormat(const ImportTrial& trial);

/// Every kind, in the order in which they are shown.
const std::vector<OverrideKind>& overrideKinds();

/// The choice that a decision stands for; null if it is none of them.
const OverrideKind::Choice* choiceOf(const std::vector<OverrideKind::Choice>& choices, const Decision& decision);

/// The decision with its reason; null if none was needed.
const Decision* decisionAbout(const ImportTrial& trial, const std::string& what);

}  // namespace fuzzylens::ui
