// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/session/shell_quote.h"

#include <QProcess>
#include <QtTest>

using fuzzylens::shellQuoted;

class TestShellQuote : public QObject
{
    Q_OBJECT

private slots:
    void leavesPlainWordsAlone();
    void survivesTheShell_data();
    void survivesTheShell();
};

void TestShellQuote::leavesPlainWordsAlone()
{
    QCOMPARE(shellQuoted("data/leukemia_train.gct"), std::string("data/leukemia_train.gct"));
    QCOMPARE(shellQuoted("alpha=0.1"), std::string("alpha=0.1"));
    QCOMPARE(shellQuoted(""), std::string("''"));
}

void TestShellQuote::survivesTheShell_data()
{
    QTest::addColumn<QString>("text");
    QTest::newRow("blank") << "two words";
    QTest::newRow("quotes") << R"(it's "so")";
    QTest::newRow("dollar and backquote") << "$HOME `ls` \\n";
    QTest::newRow("globs and operators") << "*?[a] | & ; < > ( ) # ! ~";
    QTest::newRow("line break") << "a\nb";
    QTest::newRow("umlaut") << QStringLiteral("größe");
    QTest::newRow("tilde") << "~";
    QTest::newRow("only quotes") << "''''";
}

void TestShellQuote::survivesTheShell()
{
    QFETCH(QString, text);
    QProcess shell;
    shell.start("/bin/sh", {"-c", "printf %s " + QString::fromStdString(shellQuoted(text.toStdString()))});
    QVERIFY(shell.waitForFinished());
    QCOMPARE(QString::fromUtf8(shell.readAllStandardOutput()), text);
}

QTEST_GUILESS_MAIN(TestShellQuote)
#include "tst_shell_quote.moc"
