// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

#include <string>

namespace fuzzylens::ui {

/// What a method does, in symbols: what it minimises or solves, and what the letters mean.
struct MethodFormulas
{
    QStringList formulas;
    QString letters;
};

/// As FuzzyLens computes it (METHODS); without formulas for a method that is not known.
MethodFormulas formulasOf(const std::string& method);

}  // namespace fuzzylens::ui
