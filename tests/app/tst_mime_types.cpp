// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/cli_runner.h"
#include "tests/core/support/project_files.h"

#include <QDir>
#include <QMimeDatabase>
#include <QTemporaryDir>
#include <QTest>

using namespace fuzzylens::test;

/// What a desktop takes our files for, once resources/org.fuzzylens.FuzzyLens.mime.xml is installed.
class MimeTypesTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void contentDecides_data();
    void contentDecides();
    void namesDecide_data();
    void namesDecide();
    void theDesktopFileNamesKnownTypes();

private:
    QTemporaryDir m_folder;
};

void MimeTypesTest::initTestCase()
{
    const QString packages = m_folder.filePath(QStringLiteral("mime/packages"));
    QVERIFY(QDir().mkpath(packages));
    QVERIFY(QFile::copy(sourceFile("resources/org.fuzzylens.FuzzyLens.mime.xml"),
                        packages + QStringLiteral("/org.fuzzylens.FuzzyLens.xml")));
    const QString common = QStringLiteral("/usr/share/mime/packages/freedesktop.org.xml");
    if (!QFile::copy(common, packages + QStringLiteral("/freedesktop.org.xml")))
        QSKIP("shared-mime-info is missing: app/run setup test installs it");
    // One folder, as /usr/share is: of several, Qt 6.4 heeds the last for content.
    qputenv("XDG_DATA_HOME", m_folder.path().toLocal8Bit());
    qputenv("XDG_DATA_DIRS", m_folder.path().toLocal8Bit());
}

void MimeTypesTest::contentDecides_data()
{
    QTest::addColumn<QByteArray>("content");
    QTest::addColumn<QString>("type");
    QByteArray database = QByteArray("SQLite format 3", 16).leftJustified(100, '\0');
    QTest::newRow("a database of others") << database << QStringLiteral("application/vnd.sqlite3");
    QTest::newRow("a session") << database.replace(68, 4, "FzLs") << QStringLiteral("application/x-fuzzylens");
    QTest::newRow("no database") << QByteArray(68, ' ') + "FzLs" << QStringLiteral("text/plain");
    QTest::newRow("GCT 1.2") << QByteArray("#1.2\n1\t2\n") << QStringLiteral("text/x-gct");
    QTest::newRow("GCT 1.3") << QByteArray("#1.3\r\n1\t2\t0\t0\r\n") << QStringLiteral("text/x-gct");
    QTest::newRow("CDT") << QByteArray("GID\tNAME\tGWEIGHT\ta\n") << QStringLiteral("text/x-cdt");
}

void MimeTypesTest::contentDecides()
{
    QFETCH(QByteArray, content);
    QTEST(QMimeDatabase().mimeTypeForData(content).name(), "type");
}

void MimeTypesTest::namesDecide_data()
{
    QTest::addColumn<QString>("type");
    QTest::newRow("a.fuzzylens") << QStringLiteral("application/x-fuzzylens");
    QTest::newRow("a.gct") << QStringLiteral("text/x-gct");
    QTest::newRow("a.cdt") << QStringLiteral("text/x-cdt");
    QTest::newRow("a.arff") << QStringLiteral("text/x-arff");
    QTest::newRow("a.h5ad") << QStringLiteral("application/x-h5ad");
}

void MimeTypesTest::namesDecide()
{
    const auto match = QMimeDatabase::MatchExtension;
    QTEST(QMimeDatabase().mimeTypeForFile(QString::fromLatin1(QTest::currentDataTag()), match).name(), "type");
}

void MimeTypesTest::theDesktopFileNamesKnownTypes()
{
    const QByteArray file = fileBytes(sourceFile("resources/org.fuzzylens.FuzzyLens.desktop"));
    const qsizetype begin = file.indexOf("\nMimeType=") + 10;
    const QByteArrayList types = file.mid(begin, file.indexOf('\n', begin) - begin).split(';');
    QVERIFY(types.size() > 5);
    for (const QByteArray& type : types)
        QVERIFY2(type.isEmpty() || QMimeDatabase().mimeTypeForName(QString::fromLatin1(type)).isValid(), type);
}

QTEST_GUILESS_MAIN(MimeTypesTest)
#include "tst_mime_types.moc"
