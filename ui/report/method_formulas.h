// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

#include <string>

namespace fuzzylens::ui {

/// The formula of a method: its objective or equation, and its symbols.
struct MethodFormulas
{
    QStringList formulas;
    QString letters;
};

/// As FuzzyLens computes it (METHODS); without formulas for a method that is not known.
MethodFormulas formulasOf(const std::string& method);

}  // namespace fuzzylens::ui
