// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/core/support/project_files.h"
#include "tests/sanitized_waits.h"

#include <QByteArray>
#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QString>
#include <QStringList>

namespace fuzzylens::test {

inline const QString cliProgram = builtFile("bin/fuzzylens-cli");

/// What a run of fuzzylens-cli left behind.
struct CliRun
{
    int exitCode = -1;  // -1: it did not end by itself
    QByteArray out;
    QByteArray err;

    QJsonDocument json() const { return QJsonDocument::fromJson(out); }
    /// One line on standard error, and nothing on standard output.
    bool isOneSentence() const { return out.isEmpty() && err.count('\n') == 1 && err.endsWith('\n'); }
};

inline CliRun finished(QProcess& process)
{
    const bool ended = (process.state() == QProcess::NotRunning || process.waitForFinished(5 * longWait)) &&
                       process.exitStatus() == QProcess::NormalExit;
    return {ended ? process.exitCode() : -1, process.readAllStandardOutput(), process.readAllStandardError()};
}

/// Runs fuzzylens-cli in @p folder.
inline CliRun runCli(const QStringList& arguments, const QString& folder = {})
{
    QProcess process;
    process.setWorkingDirectory(folder);
    process.start(cliProgram, arguments);
    return finished(process);
}

/// Runs a shell line in which "fuzzylens-cli" is the program under test.
inline CliRun runShell(const QString& line, const QString& folder = {})
{
    QProcess process;
    process.setWorkingDirectory(folder);
    process.start("/bin/bash", {"-c", "fuzzylens-cli() { '" + cliProgram + "' \"$@\"; }; " + line});
    return finished(process);
}

inline void writeFile(const QString& path, const QByteArray& bytes)
{
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
        qFatal("cannot write %s", qPrintable(path));
}

inline QByteArray fileBytes(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

inline QJsonObject jsonFile(const QString& path)
{
    return QJsonDocument::fromJson(fileBytes(path)).object();
}

/// 12 samples of two classes in 4 features; the first two separate the classes.
inline QByteArray smallTable()
{
    QByteArray text = "sample,class,g1,g2,\"g,3\",g4\n";
    for (int i = 0; i < 12; ++i) {
        const int cls = i % 2;
        text += "s" + QByteArray::number(i) + (cls ? ",sick," : ",well,");
        text +=
            QByteArray::number(cls * 3 + 0.1 * (i % 5)) + ',' + QByteArray::number(1 - cls * 2 + 0.07 * (i % 7));
        text +=
            ',' + QByteArray::number(0.3 * (i * 7 % 11)) + ',' + QByteArray::number(1e-3 * (i * 5 % 13)) + '\n';
    }
    return text;
}

}  // namespace fuzzylens::test
