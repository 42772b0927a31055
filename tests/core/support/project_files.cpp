// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/support/project_files.h"

namespace fuzzylens::test {

QString sourceFile(const QString& path)
{
    return QStringLiteral(FUZZYLENS_SOURCE_DIR "/") + path;
}

QString builtFile(const QString& path)
{
    return QStringLiteral(FUZZYLENS_BINARY_DIR "/") + path;
}

}  // namespace fuzzylens::test
