// SPDX-License-Identifier: GPL-3.0-or-later
// The sessions of every release stay readable: golden/VERSION.fuzzylens and its expected content, in
// VERSION.txt. One is added with a release, none is ever changed: tst_window_golden --make FILE makes it.
#include "tests/core/session/golden_facts.h"
#include "tests/core/support/project_files.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace fuzzylens;

class TestSessionGolden : public QObject
{
    Q_OBJECT

private slots:
    void saysWhatItSaid_data();
    void saysWhatItSaid();
};

void TestSessionGolden::saysWhatItSaid_data()
{
    QTest::addColumn<QString>("path");
    const QDir folder(test::sourceFile("tests/core/session/golden"));
    for (const QFileInfo& file : folder.entryInfoList({QStringLiteral("*.fuzzylens")}, QDir::Files))
        QTest::newRow(qPrintable(file.completeBaseName())) << file.absoluteFilePath();
}

void TestSessionGolden::saysWhatItSaid()
{
    QFETCH(QString, path);
    QFile said(QString(path).replace(QStringLiteral(".fuzzylens"), QStringLiteral(".txt")));
    QVERIFY(said.open(QIODevice::ReadOnly));
    const QTemporaryDir folder;
    const QString copy = folder.filePath(QStringLiteral("golden.fuzzylens"));
    QVERIFY(QFile::copy(path, copy));
    QVERIFY(QFile::setPermissions(copy, QFile::ReadOwner | QFile::WriteOwner));
    for (const auto access : {SessionFile::Access::Read, SessionFile::Access::Edit}) {
        const auto session = SessionFile::open(copy.toStdString(), access);
        QCOMPARE(QString::fromStdString(factsOf(*session)), QString::fromUtf8(said.readAll()));
        QVERIFY(said.seek(0));
    }
}

QTEST_GUILESS_MAIN(TestSessionGolden)
#include "tst_session_golden.moc"
