// SPDX-License-Identifier: GPL-3.0-or-later
// Broken files made from whole ones: each has to end in one clear sentence with the place.
#pragma once

#include "core/import/reader.h"
#include "tests/core/import/small_files.h"

#include <QtTest>

namespace fuzzylens::test {

/// The columns of a table of broken files: the text, the row and column the sentence has to name (0: the file as a
/// whole), and a part of the expected message.
inline void addBrokenColumns()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<int>("row");
    QTest::addColumn<int>("column");
    QTest::addColumn<QString>("says");
}

/// A row of the table for every delimiter in the lines @p first to @p last of @p whole, with the line ended there.
inline void addCutRows(const char* name, const QByteArray& whole, char delimiter, int first, int last,
                       const char* says = " where ")
{
    const QList<QByteArray> lines = whole.split('\n');
    for (int line = first; line <= last; ++line) {
        QList<QByteArray> cut = lines;
        const QByteArray& text = lines[line - 1];
        for (qsizetype at = text.indexOf(delimiter); at >= 0; at = text.indexOf(delimiter, at + 1)) {
            cut[line - 1] = text.left(at);
            QTest::addRow("%s, line %d cut at %d", name, line, static_cast<int>(at))
                << cut.join('\n') << line << 0 << says;
        }
    }
}

/// Rows of the table with something that is no number in every cell from column @p leading (from 0) on.
inline void addWrongCells(const char* name, const QByteArray& whole, char delimiter, int first, int last,
                          int leading)
{
    const QList<QByteArray> lines = whole.split('\n');
    const QList<std::pair<QByteArray, const char*>> wrong{
        {"x", "text where a number"}, {"1e999", "too large"}, {"-inf", "infinite"}, {"1,5.2", "text where"}};
    for (int line = first; line <= last; ++line) {
        QList<QByteArray> cells = QByteArray(lines[line - 1]).replace("\r", "").split(delimiter);
        for (int column = leading; column < cells.size(); ++column)
            for (const auto& [text, says] : wrong) {
                QList<QByteArray> changed = cells, all = lines;
                changed[column] = text;
                all[line - 1] = changed.join(delimiter);
                QTest::addRow("%s, %s in line %d, column %d", name, text.constData(), line, column + 1)
                    << all.join('\n') << line << column + 1 << says;
            }
    }
}

/// Reads the broken file of this row of the table, as @p format.
inline void checkBroken(const SmallFiles& files, const std::string& name, const std::string& format)
{
    QFETCH(QByteArray, text);
    QFETCH(int, row);
    QFETCH(int, column);
    QFETCH(QString, says);
    const auto path = files.write(name, text.toStdString());
    ImportOptions options;
    options.format = format;
    const Issue issue = issueOf([&] { readDataset(path, options); });
    QVERIFY2(issue.what.text().find(says.toStdString()) != std::string::npos, sentence(issue).c_str());
    QCOMPARE(issue.file, path.string());
    QCOMPARE(issue.row, row);
    QCOMPARE(issue.column, column);
    QCOMPARE(issue.severity, Issue::Severity::Error);
}

/// Stops the reading of @p path at every question whether to go on.
inline void checkCancelling(const std::filesystem::path& path)
{
    int asked = 0;
    QVERIFY(readDataset(path, {}, [&asked](const Step&) { return ++asked > 0; }).data);
    QVERIFY(asked > 1);
    for (int stopAt = 1; stopAt <= asked; ++stopAt) {
        int count = 0;
        const ReadResult result = readDataset(path, {}, [&](const Step&) { return ++count < stopAt; });
        QVERIFY(result.cancelled && !result.data);
        QCOMPARE(count, stopAt);
    }
}

}  // namespace fuzzylens::test
