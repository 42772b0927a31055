// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/common/issue.h"
#include "tests/core/support/seeds.h"

#include <QTemporaryDir>
#include <QtTest>

#include <filesystem>
#include <fstream>
#include <string>
#include <string_view>

namespace fuzzylens::test {

/// A folder for one test, with files made of a text. Its files are seeds of the fuzz targets.
class SmallFiles
{
public:
    SmallFiles() = default;
    ~SmallFiles()
    {
        for (const auto& entry : std::filesystem::recursive_directory_iterator(at("")))
            if (entry.is_regular_file())
                keepFileAsSeed(entry.path());
    }
    SmallFiles(const SmallFiles&) = delete;
    SmallFiles& operator=(const SmallFiles&) = delete;

    std::filesystem::path write(const std::string& name, std::string_view text) const
    {
        const std::filesystem::path path = at(name);
        std::ofstream(path, std::ios::binary) << text;
        keepSeed(text);
        return path;
    }
    std::filesystem::path at(const std::string& name) const
    {
        return std::filesystem::path(m_folder.path().toStdString()) / name;
    }
    static std::string read(const std::filesystem::path& path)
    {
        std::ifstream file(path, std::ios::binary);
        return {std::istreambuf_iterator<char>(file), {}};
    }

private:
    QTemporaryDir m_folder;
};

/// @p text with every @p from made @p to.
inline QByteArray replaced(QByteArray text, const char* from, const char* to)
{
    return text.replace(from, to);
}

/// The issue that @p action throws; fails the test if it throws none.
template <typename Action>
Issue issueOf(Action action)
{
    try {
        action();
    } catch (const DataError& error) {
        return error.issue();
    }
    return {Issue::Severity::Note, "nothing was thrown", {}, -1, -1, {}, {}};
}

}  // namespace fuzzylens::test
