// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/import/reader.h"
#include "tests/core/import/small_files.h"

#include <QtTest>

#include <chrono>
#include <fstream>

using namespace fuzzylens;

namespace {

/// Rows of equal length with the value @p value, longer together than one piece of reading.
std::string textWith(const std::string& value, std::size_t size)
{
    std::string text = "sample,g1,g2,g3\n";
    const std::string row = "name," + value + ",-3e5,17\n";
    while (text.size() + row.size() <= size)
        text += row;
    return text;
}

}  // namespace

class TestChangedFile : public QObject
{
    Q_OBJECT

private slots:
    void changeWhileReadingIsReported_data();
    void changeWhileReadingIsReported();
    void changeOfASampleTableIsReported();

private:
    test::SmallFiles m_files;
};

void TestChangedFile::changeWhileReadingIsReported_data()
{
    QTest::addColumn<QString>("phase");
    QTest::addColumn<QString>("change");
    QTest::addColumn<int>("megabytes");
    for (const char* phase : {"reading", "reading numbers"})
        for (const char* change : {"rewrite", "shorten", "replace"})
            for (const int megabytes : {12, 68})
                QTest::addRow("%s, %s, %d MB", change, phase, megabytes) << phase << change << megabytes;
}

void TestChangedFile::changeWhileReadingIsReported()
{
    QFETCH(QString, phase);
    QFETCH(QString, change);
    QFETCH(int, megabytes);
    const auto size = static_cast<std::size_t>(megabytes) * 1'000'000;
    const std::string later = textWith("9.75", size);
    const auto path = m_files.write("large.csv", textWith("1.25", size));
    // An earlier time than that of the change, however coarse the clock of the file system is.
    std::filesystem::last_write_time(path, std::filesystem::file_time_type::clock::now() - std::chrono::hours(1));
    bool isChanged = false;
    const Progress progress = [&](const Step& step) {
        if (isChanged || step.phase != phase.toStdString() || step.done == 0)
            return true;
        isChanged = true;
        if (change == "shorten") {
            std::filesystem::resize_file(path, 5'000'001);
        } else if (change == "rewrite") {
            std::fstream(path, std::ios::in | std::ios::out | std::ios::binary) << later;
        } else {
            const auto other = m_files.write("other.csv", later);
            std::filesystem::rename(other, path);
        }
        return true;
    };
    const Issue issue = test::issueOf([&] { readDataset(path, {}, progress); });
    std::filesystem::remove(path);
    QVERIFY(isChanged);
    QCOMPARE(issue.what.text(), std::string("the file changed while it was read"));
    QCOMPARE(issue.file, path.string());
}

void TestChangedFile::changeOfASampleTableIsReported()
{
    constexpr std::size_t size = 12'000'000;
    const DatasetPtr data = readDataset(m_files.write("small.csv", "sample,g1,g2\nname,1,2\nother,3,5\n")).data;
    const auto path = m_files.write("table.csv", textWith("1.25", size));
    std::filesystem::last_write_time(path, std::filesystem::file_time_type::clock::now() - std::chrono::hours(1));
    const Progress progress = [&](const Step& step) {
        if (step.phase == "reading" && step.done > 0)
            std::fstream(path, std::ios::in | std::ios::out | std::ios::binary) << textWith("9.75", size);
        return true;
    };
    const Issue issue = test::issueOf([&] { withSampleTable(*data, path, progress); });
    QCOMPARE(issue.what.text(), std::string("the file changed while it was read"));
}

QTEST_APPLESS_MAIN(TestChangedFile)
#include "tst_changed_file.moc"
