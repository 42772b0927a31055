// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/project/project.h"

#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <memory>

using namespace fuzzylens;
using namespace fuzzylens::ui;

/// Files that are opened, and released data that are read again.
class TestLoader : public QObject
{
    Q_OBJECT

private slots:
    void theNewestOpeningWins();
    void firstRowsAreSeenWhileAFileIsRead();
    void aCancelledReloadIsDropped();
    void constantDataLeaveTheOpenDataInPlace();

private:
    QString file(const QString& name) const
    {
        const QString path = m_folder.filePath(name);
        QFile file(path);
        if (!file.open(QIODevice::WriteOnly))
            qFatal("cannot write %s", qPrintable(path));
        file.write("sample,class,g1,g2\n");
        for (int i = 0; i < 20; ++i)
            file.write(
                QStringLiteral("s%1,%2,%3,%4\n").arg(i).arg(i % 2 ? "x" : "y").arg(i).arg(i * 7 % 5).toUtf8());
        return path;
    }

    QTemporaryDir m_folder;
};

/// The first file ends while the second waits: it was shown, judged by the revision of the second request.
void TestLoader::theNewestOpeningWins()
{
    Project project;
    QStringList shown;
    connect(&project, &Project::datasetChanged, this, [&] { shown << project.name(); });
    project.loader().open(file(QStringLiteral("first.csv")));
    project.loader().open(file(QStringLiteral("second.csv")));
    QTRY_VERIFY(!project.loader().opening().isBusy());
    QCOMPARE(project.name(), QStringLiteral("second.csv"));
    QVERIFY(!shown.contains(QStringLiteral("first.csv")));
}

void TestLoader::firstRowsAreSeenWhileAFileIsRead()
{
    const QString path = m_folder.filePath(QStringLiteral("large.csv"));
    QFile large(path);
    QVERIFY(large.open(QIODevice::WriteOnly));
    constexpr int samples = 20'000, features = 200;
    large.write("sample,class");
    for (int l = 0; l < features; ++l)
        large.write(",g" + QByteArray::number(l));
    for (int i = 0; i < samples; ++i)
        large.write("\ns" + QByteArray::number(i) + (i % 2 ? ",x" : ",y") +
                    (',' + QByteArray::number(i * 0.25)).repeated(features));
    large.close();
    std::vector<std::size_t> rows;
    // On a busy machine the file may be read first.
    constexpr int attempts = 20;
    for (int attempt = 0; attempt < attempts && rows.empty(); ++attempt) {
        Project project;
        connect(&project.loader(), &Loader::firstRowsSeen, this, [&](const TablePreview& seen) {
            QVERIFY(!project.dataset());
            rows.push_back(seen.rows.size());
        });
        project.loader().open(path);
        QTRY_VERIFY(!project.loader().opening().isBusy());
    }
    QCOMPARE(rows, std::vector<std::size_t>{TablePreview::mostRows});
}

void TestLoader::aCancelledReloadIsDropped()
{
    Project project;
    auto released = std::make_shared<ImportedData>();
    released->input.file = file(QStringLiteral("released.csv")).toStdString();
    const std::weak_ptr<ImportedData> watched = released;
    bool hasRun = false;
    project.loader().readAgain(
        released, [] { return true; }, [&hasRun, released] { hasRun = true; });
    released.reset();
    QVERIFY(!watched.expired());
    project.loader().readingAgain().cancel();
    QTRY_VERIFY(watched.expired());
    QVERIFY(!hasRun);
}

void TestLoader::constantDataLeaveTheOpenDataInPlace()
{
    Project project;
    project.loader().open(file(QStringLiteral("open.csv")));
    QTRY_COMPARE(project.name(), QStringLiteral("open.csv"));
    const QString path = m_folder.filePath(QStringLiteral("constant.csv"));
    QFile constant(path);
    QVERIFY(constant.open(QIODevice::WriteOnly) && constant.write("sample,class,g1\na,x,1\nb,y,1\nc,x,1\n") > 0);
    constant.close();
    QSignalSpy failed(&project.loader(), &Loader::readingFailed);
    project.loader().open(path);
    QTRY_COMPARE(failed.size(), 1);
    QVERIFY2(failed[0][0].toString().startsWith(path), qPrintable(failed[0][0].toString()));
    QCOMPARE(project.name(), QStringLiteral("open.csv"));
}

QTEST_MAIN(TestLoader)
#include "tst_loader.moc"
