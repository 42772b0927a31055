// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/export/writer.h"
#include "core/import/reader.h"
#include "core/io/file_bytes.h"
#include "core/numeric/random.h"
#include "tests/core/import/small_files.h"
#include "tests/core/support/shared_data.h"

#include <QtTest>

#include <bit>
#include <cstring>
#include <filesystem>
#include <limits>

using namespace fuzzylens;
using Texts = std::vector<std::string>;

class TestDatasetWriter : public QObject
{
    Q_OBJECT

private slots:
    void roundTrip_data();
    void roundTrip();
    void roundTripOfRealData();
    void whatGctAndClsCannotCarry();
    void gctAndClsTogetherOrNotAtAll();
    void noLabelsOfOtherDataBeside_data();
    void noLabelsOfOtherDataBeside();
    void labelsOfOthersAreKept();
    void stopsWhileItWrites_data();
    void stopsWhileItWrites();
    void unknownSuffix();
    void wholeOrNotAtAll();
    void keepsLinksAndRights();
    void packedFilesAreEqual();

private:
    static DatasetParts awkwardParts();
    static void compare(const Dataset& read, const Dataset& written, bool everyField);
    test::SmallFiles m_files;
};

/// Any bit pattern that is a number, gaps, and names that look like something else.
DatasetParts TestDatasetWriter::awkwardParts()
{
    constexpr Index samples = 21, features = 35;
    Random random(7);
    auto values = std::make_shared<AlignedMatrix>(samples, features);
    for (Index l = 0; l < features; ++l)
        for (Index i = 0; i < samples; ++i) {
            const auto any = std::bit_cast<double>(random.bits());
            (*values)(i, l) = std::isfinite(any) ? any : std::numeric_limits<double>::quiet_NaN();
        }
    (*values)(0, 0) = -0.0;
    (*values)(1, 0) = std::numeric_limits<double>::denorm_min();
    (*values)(2, 0) = std::numeric_limits<double>::max();
    (*values)(3, 0) = std::numeric_limits<double>::quiet_NaN();
    DatasetParts parts;
    parts.values = values;
    for (Index i = 0; i < samples; ++i)
        parts.sampleNames.push_back("S" + std::to_string(i % 20));
    for (Index l = 0; l < features; ++l)
        parts.featureNames.push_back("g" + std::to_string(l % 34));
    const Texts odd{"NA",         " blank ",  "a,b", "say \"so\"", "12", "",
                    "tab\tin it", "\xc3\xa9", "nan", "'",          "\"", "?"};
    std::copy(odd.begin(), odd.end(), parts.sampleNames.begin() + 1);
    std::copy(odd.begin(), odd.end(), parts.featureNames.begin() + 1);
    Texts classes, stages;
    std::vector<double> ages;
    for (Index i = 0; i < samples; ++i) {
        classes.push_back(i % 3 == 0 ? "b" : "a");
        stages.push_back(i % 4 == 3 ? "" : i % 2 == 0 ? "late, or so" : "NA");
        ages.push_back(i == 5 ? std::numeric_limits<double>::quiet_NaN() : 20 + 1.0 / static_cast<double>(i + 3));
    }
    parts.labelFields = {LabelField::categorical("stage", stages), LabelField::numeric("age", ages),
                         LabelField::categorical("class", classes)};
    parts.preferredLabel = "class";
    return parts;
}

void TestDatasetWriter::compare(const Dataset& read, const Dataset& written, bool everyField)
{
    QCOMPARE(read.samples(), written.samples());
    QCOMPARE(read.features(), written.features());
    QCOMPARE(read.sampleNames(), written.sampleNames());
    QCOMPARE(read.featureNames(), written.featureNames());
    QCOMPARE(read.missingCount(), written.missingCount());
    int different = 0;
    for (Index l = 0; l < read.features(); ++l)
        for (Index i = 0; i < read.samples(); ++i) {
            const double a = read.value(i, l), b = written.value(i, l);
            different += read.isMissing(i, l) ? !written.isMissing(i, l) : std::memcmp(&a, &b, sizeof a) != 0;
        }
    QCOMPARE(different, 0);
    QCOMPARE(read.preferredLabel(), written.preferredLabel());
    for (const LabelField& field : written.labelFields()) {
        const LabelField* same = read.labelField(field.name);
        if (!everyField && field.name != written.preferredLabel())
            continue;
        QVERIFY2(same, field.name.c_str());
        QVERIFY(same->kind == field.kind);
        QCOMPARE(same->classes, field.classes);
        QCOMPARE(same->codes, field.codes);
        for (std::size_t i = 0; i < field.numbers.size(); ++i)
            QVERIFY(std::isnan(field.numbers[i]) ? std::isnan(same->numbers[i])
                                                 : field.numbers[i] == same->numbers[i]);
    }
}

void TestDatasetWriter::roundTrip_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("format");
    for (const char* name : {"t.csv", "t.tsv", "t.csv.gz", "t.TSV.GZ", "t.arff", "t.Arff.gz"})
        QTest::addRow("%s", name) << name << "";
    for (const char* name : {"t.gct", "t.gct.gz", "t.GCT.GZ", "t.txt"})
        QTest::addRow("GCT 1.2 in %s", name) << name << "gct-1.2";
}

void TestDatasetWriter::roundTrip()
{
    QFETCH(QString, name);
    QFETCH(QString, format);
    const Dataset data(awkwardParts());
    const auto path = m_files.at(name.toStdString());
    QVERIFY(writeDataset(data, path, {format.toStdString()}));
    const DatasetPtr read = readDataset(path).data;
    compare(*read, data, format != "gct-1.2");
}

void TestDatasetWriter::roundTripOfRealData()
{
    const auto path = test::sharedData("lymphoma66.csv.gz");
    if (!path)
        QSKIP(test::missingDataMessage);
    const DatasetPtr whole = readDataset(*path).data;
    std::vector<Index> features;
    for (Index l = 0; l < whole->features(); l += 4)
        features.push_back(l);
    const DatasetPtr data = whole->subset(std::nullopt, features);
    writeDataset(*data, m_files.at("lymphoma.csv.gz"));
    compare(*readDataset(m_files.at("lymphoma.csv.gz")).data, *data, true);
    writeDataset(*data, m_files.at("lymphoma.gct"));
    DatasetParts named = data->parts();  // a CLS file has no name for its labels
    named.labelFields.front().name = named.preferredLabel = "class";
    compare(*readDataset(m_files.at("lymphoma.gct")).data, Dataset(named), true);
}

void TestDatasetWriter::whatGctAndClsCannotCarry()
{
    DatasetParts parts = awkwardParts();
    parts.preferredLabel = "stage";
    const auto path = m_files.at("refused.gct");
    const Issue blank = test::issueOf([&] { writeDataset(Dataset(parts), path, {"gct-1.2"}); });
    QVERIFY2(blank.what.text().find("contains a space") != std::string::npos, blank.what.text().c_str());
    parts = awkwardParts();
    parts.featureNames[3] = "two\nlines";
    const Issue lines = test::issueOf([&] { writeDataset(Dataset(parts), path); });
    QVERIFY2(lines.what.text().find("line break") != std::string::npos, lines.what.text().c_str());
    QVERIFY(!std::filesystem::exists(path));
    writeDataset(Dataset(parts), m_files.at("lines.csv"));
    compare(*readDataset(m_files.at("lines.csv")).data, Dataset(parts), true);
}

// The labels were in place before the values could be refused.
void TestDatasetWriter::gctAndClsTogetherOrNotAtAll()
{
    const auto gct = m_files.write("both.gct", "old values"), cls = m_files.write("both.cls", "old labels");
    DatasetParts parts = awkwardParts();
    parts.featureNames[3] = "two\nlines";
    test::issueOf([&] { writeDataset(Dataset(parts), gct, {"gct-1.2"}); });
    QCOMPARE(test::SmallFiles::read(cls), std::string("old labels"));
    QCOMPARE(test::SmallFiles::read(gct), std::string("old values"));
    std::filesystem::remove(cls);
    std::filesystem::create_directories(cls / "in the way");
    const Issue folder = test::issueOf([&] { writeDataset(Dataset(awkwardParts()), gct, {"gct-1.2"}); });
    QVERIFY2(folder.file.ends_with("both.cls"), folder.file.c_str());
    QCOMPARE(test::SmallFiles::read(gct), std::string("old values"));
}

void TestDatasetWriter::noLabelsOfOtherDataBeside_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("preferred");
    QTest::newRow("no label field preferred") << "stale.gct"
                                              << "";
    QTest::newRow("numbers as labels") << "stale.gct"
                                       << "age";
    QTest::newRow("packed") << "stale.gct.gz"
                            << "";
    QTest::newRow("packed, in capitals") << "stale.GCT.GZ"
                                         << "";
}

// Data without classes took those of a CLS file that lay there from other data.
void TestDatasetWriter::noLabelsOfOtherDataBeside()
{
    QFETCH(QString, name);
    QFETCH(QString, preferred);
    const auto path = m_files.at(name.toStdString());
    writeDataset(Dataset(awkwardParts()), path, {"gct-1.2"});
    const std::string labels = test::SmallFiles::read(m_files.at("stale.cls"));
    const std::string values = test::SmallFiles::read(path);
    DatasetParts parts = awkwardParts();
    parts.preferredLabel = preferred.toStdString();
    parts.values = std::make_shared<AlignedMatrix>(parts.values.rows(), parts.values.columns());
    const Issue issue = test::issueOf([&] { writeDataset(Dataset(parts), path, {"gct-1.2"}); });
    QVERIFY2(issue.what.text().find("stale.cls") != std::string::npos, issue.what.text().c_str());
    QVERIFY(!issue.remedy.text().empty());
    QCOMPARE(test::SmallFiles::read(m_files.at("stale.cls")), labels);
    QCOMPARE(test::SmallFiles::read(path), values);
    std::filesystem::remove(m_files.at("stale.cls"));
    writeDataset(Dataset(parts), path, {"gct-1.2"});
    QVERIFY(readDataset(path).data->preferredLabel().empty());
    QVERIFY(!std::filesystem::exists(m_files.at("stale.cls")));
}

// A CLS file that the user had not named was replaced by that of a GCT file, without a message.
void TestDatasetWriter::labelsOfOthersAreKept()
{
    const auto path = m_files.at("labelled.gct"), labels = m_files.at("labelled.cls");
    const Dataset data(awkwardParts());
    m_files.write("labelled.gct", "old values");
    for (const char* there : {"21 2 1\n# a b\na a a a a a a a a a a b b b b b b b b b b\n", "no labels at all"}) {
        m_files.write("labelled.cls", there);
        const Issue issue = test::issueOf([&] { writeDataset(data, path, {"gct-1.2"}); });
        QVERIFY2(issue.what.text().find("already exists with other content") != std::string::npos,
                 issue.what.text().c_str());
        QCOMPARE(issue.file, labels.string());
        QCOMPARE(test::SmallFiles::read(labels), std::string(there));
        QCOMPARE(test::SmallFiles::read(path), std::string("old values"));
    }
    std::filesystem::remove(labels);
    QVERIFY(writeDataset(data, path, {"gct-1.2"}));
    const std::string written = test::SmallFiles::read(labels) + "\n";
    m_files.write("labelled.cls", written);  // the same classes in other bytes
    QVERIFY(writeDataset(data, path, {"gct-1.2"}));
    QCOMPARE(test::SmallFiles::read(labels), written);
}

void TestDatasetWriter::stopsWhileItWrites_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("format");
    QTest::addColumn<int>("samples");
    for (const WritableFormat& format : writableFormats())
        for (const int samples : {4, 20'000})  // long columns, or long rows
            for (const char* packed : {"", ".gz"}) {
                const std::string id(format.id), suffix = std::string(format.suffix) + packed;
                QTest::addRow("%s in %s, %d samples", id.c_str(), suffix.c_str(), samples)
                    << QString::fromStdString("stop" + suffix) << QString::fromStdString(id) << samples;
            }
}

// A writer could be stopped when it had written everything, and not before.
void TestDatasetWriter::stopsWhileItWrites()
{
    QFETCH(QString, name);
    QFETCH(QString, format);
    QFETCH(int, samples);
    constexpr std::int64_t values = 80'000, betweenQuestions = 16'384;
    DatasetParts parts;
    auto matrix = std::make_shared<AlignedMatrix>(samples, values / samples);
    for (Index l = 0; l < matrix->columns(); ++l)
        for (Index i = 0; i < samples; ++i)
            (*matrix)(i, l) = static_cast<double>(i % 7) + static_cast<double>(l);
    for (int i = 0; i < samples; ++i)
        parts.sampleNames.push_back("s" + std::to_string(i));
    for (Index l = 0; l < matrix->columns(); ++l)
        parts.featureNames.push_back("g" + std::to_string(l));
    parts.values = matrix;
    const Dataset data(parts);
    test::SmallFiles files;
    const auto path = files.write(name.toStdString(), "old values");
    std::int64_t last = 0, furthest = 0, most = 0;
    WriteOptions options{format.toStdString(), {}, {}};
    options.progress = [&](const Step& step) {
        if (step.phase != "writing")
            return true;
        most = std::max(most, step.done - last);
        last = step.done;
        furthest = std::max(furthest, step.done);
        return step.done < values / 2;
    };
    QVERIFY(!writeDataset(data, path, options));
    QVERIFY2(most <= betweenQuestions, std::to_string(most).c_str());
    QVERIFY2(furthest < values / 2 + betweenQuestions, std::to_string(furthest).c_str());
    QCOMPARE(test::SmallFiles::read(path), std::string("old values"));
    QCOMPARE(std::distance(std::filesystem::directory_iterator(files.at("")), {}), std::ptrdiff_t(1));
}

void TestDatasetWriter::unknownSuffix()
{
    const Issue issue = test::issueOf([&] { writeDataset(Dataset(awkwardParts()), m_files.at("t.docx")); });
    QVERIFY2(issue.remedy.text().find(".csv") != std::string::npos, issue.remedy.text().c_str());
}

void TestDatasetWriter::wholeOrNotAtAll()
{
    const auto path = m_files.write("kept.txt", "before");
    writeAtomically(path, "after");
    QCOMPARE(test::SmallFiles::read(path), std::string("after"));
    test::issueOf([&] { writeAtomically(m_files.at("absent/kept.txt"), "x"); });
    const Issue folder = test::issueOf([&] { writeAtomically(m_files.at(""), "x"); });
    QVERIFY2(folder.what.text().find("folder") != std::string::npos, folder.what.text().c_str());
    const Issue full = test::issueOf([&] { writeAtomically("/dev/full", "x"); });
    QVERIFY2(full.what.text().find("cannot be written") != std::string::npos, full.what.text().c_str());
    int left = 0;
    for (const auto& entry : std::filesystem::directory_iterator(m_files.at("")))
        left += entry.path().filename().string().find(".kept") == 0;
    QCOMPARE(left, 0);
}

void TestDatasetWriter::keepsLinksAndRights()
{
    const auto path = m_files.write("target.txt", "before");
    std::filesystem::permissions(path, std::filesystem::perms(0640));
    const auto link = m_files.at("link.txt");
    std::filesystem::create_symlink(path, link);
    writeAtomically(link, "after");
    QVERIFY(std::filesystem::is_symlink(link));
    QCOMPARE(test::SmallFiles::read(path), std::string("after"));
    QVERIFY(std::filesystem::status(path).permissions() == std::filesystem::perms(0640));
}

void TestDatasetWriter::packedFilesAreEqual()
{
    const Dataset data(awkwardParts());
    writeDataset(data, m_files.at("one.csv.gz"));
    writeDataset(data, m_files.at("two.csv.gz"));
    QCOMPARE(sha256OfFile(m_files.at("one.csv.gz")), sha256OfFile(m_files.at("two.csv.gz")));
    QCOMPARE(sha256OfFile(m_files.write("abc", "abc")),
             std::string("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"));
}

QTEST_APPLESS_MAIN(TestDatasetWriter)
#include "tst_dataset_writer.moc"
