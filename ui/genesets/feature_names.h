// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <string>
#include <vector>

namespace fuzzylens::ui {

class Document;

/// What the features are called where a step is added at the end of the list: by the file, or as the steps that
/// give names (repair-names, symbols) call them. Features that other steps leave out are among them.
std::shared_ptr<const std::vector<std::string>> featureNamesBehindSteps(const Document& document);

}  // namespace fuzzylens::ui
