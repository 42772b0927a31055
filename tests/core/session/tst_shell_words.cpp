// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/session/shell_quote.h"
#include "core/session/shell_words.h"

#include <QProcess>
#include <QtTest>

#include <random>
#include <stdexcept>

using fuzzylens::shellQuoted;
using fuzzylens::shellWords;

namespace {

using Words = std::vector<std::string>;

/// What /bin/sh makes of the line.
Words wordsOfShell(const QByteArray& line)
{
    QProcess shell;
    shell.start("/bin/sh", {"-c", "set -- " + QString::fromUtf8(line) + "\nprintf '%s\\0' \"$@\""});
    if (!shell.waitForFinished() || shell.exitCode() != 0)
        return {"the shell refuses it"};
    QList<QByteArray> parts = shell.readAllStandardOutput().split('\0');
    parts.removeLast();
    Words words;
    for (const QByteArray& part : parts)
        words.push_back(part.toStdString());
    return words;
}

QString refusal(const QByteArray& line)
{
    try {
        shellWords(line.toStdString());
    } catch (const std::invalid_argument& error) {
        return QString::fromUtf8(error.what());
    }
    return {};
}

}  // namespace

/// Lines are taken apart as a shell does, as far as one command goes.
class TestShellWords : public QObject
{
    Q_OBJECT

private slots:
    void isTheInverseOfQuoting();
    void agreesWithTheShell_data();
    void agreesWithTheShell();
    void leavesPromptsAway();
    void refusesWhatIsMoreThanACommand_data();
    void refusesWhatIsMoreThanACommand();
    void countsLettersAndNotBytes();
};

void TestShellWords::isTheInverseOfQuoting()
{
    const std::string letters = "ab'\"\\$`*?[]{}()<>|&;#~! \t\n\r=-,";
    std::mt19937 random(7);
    for (int round = 0; round < 2000; ++round) {
        Words words(1 + random() % 4);
        std::string line;
        for (std::string& word : words) {
            for (auto length = random() % 9; length > 0; --length)
                word += letters[random() % letters.size()];
            // A line ends with \n or \r\n, also where it is quoted.
            for (std::size_t at = 0; (at = word.find("\r\n")) != std::string::npos;)
                word.erase(at, 1);
            line += (line.empty() ? "" : " ") + shellQuoted(word);
        }
        QVERIFY2(shellWords(line) == words, line.c_str());
    }
}

void TestShellWords::agreesWithTheShell_data()
{
    QTest::addColumn<QByteArray>("line");
    const auto row = [](const char* name, const char* line) { QTest::newRow(name) << QByteArray(line); };
    row("plain", "fit sfp data.csv --seed 3");
    row("blanks", "  fit \t sfp  ");
    row("empty word", "--label '' --pairs \"\"");
    row("quotes in a word", "a'b c'd\"e f\"g");
    row("apostrophe", "'it'\\''s' \"it's\"");
    row("backslashes", "a\\ b \\\\ \\' \\\" \\$x \\a");
    row("backslashes in quotes", "\"a\\b\\\\c\\\"d\\$e\\`f\" 'a\\b'");
    row("continued", "fit \\\n sfp \\\n   d\\\nata.csv");
    row("continued in quotes", "\"a\\\nb\"");
    row("line break in quotes", "'a\nb'");
    row("comment", "fit sfp # and so on | more");
    row("number sign in a word", "a#b --pinned '#3' x");
    row("dollar alone", "a$ \"b$\"");
    row("tilde in a word", "a~b --labels=~/c");
    row("equals", "--set=alpha=0.5 x=y");
    row("ends with line breaks", "fit sfp\n\n");
    row("umlaut", "gr\xC3\xB6\xC3\x9F"
                  "e.csv");
}

void TestShellWords::agreesWithTheShell()
{
    QFETCH(QByteArray, line);
    QCOMPARE(shellWords(line.toStdString()), wordsOfShell(line));
}

void TestShellWords::leavesPromptsAway()
{
    const Words words{"fuzzylens-cli", "fit", "sfp"};
    QCOMPARE(shellWords("$ fuzzylens-cli fit sfp"), words);
    QCOMPARE(shellWords("\n  $ fuzzylens-cli fit \\\n> sfp\n"), words);
    QCOMPARE(shellWords("fuzzylens-cli fit \\\r\n  sfp\r\n"), words);
    QVERIFY(shellWords("").empty());
    QVERIFY(shellWords(" \n # nothing").empty());
}

void TestShellWords::refusesWhatIsMoreThanACommand_data()
{
    QTest::addColumn<QByteArray>("line");
    QTest::addColumn<QString>("where");
    QTest::addColumn<QString>("what");
    const auto row = [](const char* name, const char* line, const char* where, const char* what) {
        QTest::newRow(name) << QByteArray(line) << QString::fromUtf8(where) << QString::fromUtf8(what);
    };
    row("pipe", "fit sfp d.csv | less", "character 15, at \"|\"", "pipe");
    row("redirection", "fit sfp d.csv > r.json", "character 15", "redirection");
    row("input", "fit sfp < d.csv", "character 9", "redirection");
    row("both", "fit sfp && fit fcm", "character 9", "&");
    row("in the background", "fit sfp&", "character 8", "&");
    row("semicolon", "fit sfp; fit fcm", "character 8", "semicolon");
    row("second line", "fit sfp\nfit fcm", "character 9, at \"fit\"", "second command");
    row("variable", "fit sfp $DATA/d.csv", "character 9, at \"$DATA/d.csv\"", "variable");
    row("variable in quotes", "fit sfp \"$DATA/d.csv\"", "character 10", "variable");
    row("braced variable", "fit ${A}", "character 5", "variable");
    row("command", "fit $(cat x)", "character 5", "variable");
    row("command in backquotes", "fit `cat x`", "character 5", "command substitution");
    row("the same in quotes", "fit \"`cat x`\"", "character 6", "command substitution");
    row("star", "fit sfp *.csv", "character 9", "pattern");
    row("question mark", "fit sfp d?.csv", "character 10", "pattern");
    row("bracket", "fit sfp d[12].csv", "character 10", "pattern");
    row("braces", "fit sfp d{1,2}.csv", "character 10", "brace");
    row("home", "fit sfp ~/d.csv", "character 9", "~");
    row("quote", "fit 'sfp d.csv", "character 5, at \"'sfp\"", "not closed");
    row("double quote", "fit \"sfp d.csv", "character 5", "not closed");
    row("backslash", "fit \\", "character 5", "backslash");
    row("parenthesis", "(fit sfp)", "character 1", "parenthesis");
}

void TestShellWords::refusesWhatIsMoreThanACommand()
{
    QFETCH(QByteArray, line);
    QFETCH(QString, where);
    QFETCH(QString, what);
    const QString said = refusal(line);
    QVERIFY2(said.startsWith(where) && said.contains(what) && !said.contains('\n'), qPrintable(said));
}

void TestShellWords::countsLettersAndNotBytes()
{
    const QString said = refusal("gr\xC3\xB6\xC3\x9F"
                                 "e $x\xC3\xA4\xC3\xA4\xC3\xA4\xC3\xA4\xC3\xA4\xC3\xA4\xC3\xA4"
                                 "\xC3\xA4\xC3\xA4\xC3\xA4\xC3\xA4\xC3\xA4\xC3\xA4");
    QVERIFY2(said.startsWith(QStringLiteral("character 7, at")), qPrintable(said));
    QVERIFY(!said.contains(QChar::ReplacementCharacter));
}

QTEST_GUILESS_MAIN(TestShellWords)
#include "tst_shell_words.moc"
