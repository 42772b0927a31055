// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/common/memory_guard.h"
#include "tests/core/import/small_files.h"

#include <QtTest>

#include <limits>

using namespace fuzzylens;
using test::SmallFiles;

class TestMemoryGuard : public QObject
{
    Q_OBJECT

private slots:
    void filesInMemoryAreFree_data();
    void filesInMemoryAreFree();
    void limitsOfVersion1Count();
    void limitsOfParentGroupsCount_data();
    void limitsOfParentGroupsCount();
    void spaceOnTheDisk();
};

void TestMemoryGuard::filesInMemoryAreFree_data()
{
    constexpr auto unlimited = qulonglong(std::numeric_limits<std::uint64_t>::max());
    QTest::addColumn<QString>("limit");
    QTest::addColumn<QString>("used");
    QTest::addColumn<QString>("held");
    QTest::addColumn<qulonglong>("free");
    QTest::newRow("nothing but files") << "1000"
                                       << "990"
                                       << "anon 90\ninactive_file 500\nactive_file 400\n"
                                       << 910ULL;
    QTest::newRow("no files") << "1000"
                              << "990"
                              << "anon 990\nfile 0\n"
                              << 10ULL;
    QTest::newRow("more files than counted") << "1000"
                                             << "300"
                                             << "inactive_file 400\n"
                                             << 1000ULL;
    QTest::newRow("above the limit") << "1000"
                                     << "1200"
                                     << "inactive_file 100\n"
                                     << 0ULL;
    QTest::newRow("no statistics") << "1000"
                                   << "400"
                                   << "" << 600ULL;
    QTest::newRow("no limit") << "max"
                              << "400"
                              << "inactive_file 100\n"
                              << unlimited;
    QTest::newRow("no group") << ""
                              << ""
                              << "" << unlimited;
}

/// After large files had been read every fit was refused: what the system keeps of them counted as taken.
void TestMemoryGuard::filesInMemoryAreFree()
{
    QFETCH(QString, limit);
    QFETCH(QString, used);
    QFETCH(QString, held);
    const SmallFiles files;
    files.write("memory.max", limit.toStdString());
    files.write("memory.current", used.toStdString());
    files.write("memory.stat", held.toStdString());
    QTEST(qulonglong(controlGroupMemory(files.at(""))), "free");
}

void TestMemoryGuard::limitsOfVersion1Count()
{
    const SmallFiles files;
    files.write("memory.limit_in_bytes", "1000");
    files.write("memory.usage_in_bytes", "700");
    files.write("memory.stat", "inactive_file 9\ntotal_inactive_file 300\ntotal_active_file 200\n");
    QCOMPARE(controlGroupMemory(files.at("")), std::uint64_t{800});
}

void TestMemoryGuard::limitsOfParentGroupsCount_data()
{
    QTest::addColumn<QString>("group");  // whose folder holds a limit
    QTest::addColumn<QString>("list");
    QTest::addColumn<bool>("isLimited");
    QTest::newRow("own group") << "user/job"
                               << "0::/user/job\n"
                               << true;
    QTest::newRow("parent") << "user"
                            << "0::/user/job\n"
                            << true;
    QTest::newRow("root") << "."
                          << "0::/user/job\n"
                          << true;
    QTest::newRow("another group") << "other"
                                   << "0::/user/job\n"
                                   << false;
    QTest::newRow("version 1") << "memory/user"
                               << "3:cpu,cpuacct:/\n2:memory,hugetlb:/user/job\n0::/\n"
                               << true;
    QTest::newRow("version 1, another controller") << "memory/user"
                                                   << "3:cpu:/user\n2:memory:/\n"
                                                   << false;
    QTest::newRow("version 1, root") << "memory"
                                     << "2:memory:/docker/1a\n"
                                     << true;
    QTest::newRow("no list") << "."
                             << "" << true;
}

void TestMemoryGuard::limitsOfParentGroupsCount()
{
    QFETCH(QString, group);
    QFETCH(QString, list);
    const SmallFiles files;
    std::filesystem::create_directories(files.at("user/job"));
    std::filesystem::create_directories(files.at("memory/user/job"));
    std::filesystem::create_directories(files.at(group.toStdString()));
    files.write(group.toStdString() + "/memory.max", "1000");
    files.write(group.toStdString() + "/memory.current", "400");
    const std::uint64_t free = controlGroupMemory(files.at(""), list.toStdString());
    QTEST(free == 600, "isLimited");
    QVERIFY(free == 600 || free == std::numeric_limits<std::uint64_t>::max());
}

// A packed file was unpacked until the disk was full.
void TestMemoryGuard::spaceOnTheDisk()
{
    const SmallFiles files;
    const Issue issue = test::issueOf([&] { requireSpace("t.h5ad.gz", files.at(""), 1e18); });
    QCOMPARE(issue.file, std::string("t.h5ad.gz"));
    QVERIFY2(issue.what.text().starts_with("the decompressed file requires ") &&
                 issue.what.text().ends_with(" are free in " + files.at("").string()),
             issue.what.text().c_str());
    QVERIFY2(issue.remedy.text().find("TMPDIR") != std::string::npos, issue.remedy.text().c_str());
    requireSpace("t.h5ad.gz", files.at(""), 1);
    requireSpace("t.h5ad.gz", files.at("absent"), 1e18);  // creating the file reports it
}

QTEST_APPLESS_MAIN(TestMemoryGuard)
#include "tst_memory_guard.moc"
