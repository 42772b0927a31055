// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace fuzzylens::test {

/// A file of the project by its path from the top level ("resources/manual").
QString sourceFile(const QString& path);

/// A file below the build folder ("bin/fuzzylens-cli").
QString builtFile(const QString& path);

}  // namespace fuzzylens::test
