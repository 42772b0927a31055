// SPDX-License-Identifier: GPL-3.0-or-later
// What the process that reads HDF5 files says about the matrix: numbers arrive exactly, and nothing it says is
// trusted.
#include "core/import/h5ad/assembly.h"
#include "tests/core/import/small_files.h"

#include <QTemporaryDir>
#include <QtTest>

#include <fcntl.h>
#include <unistd.h>

#include <fstream>

using namespace fuzzylens;
using h5ad::Entry;
using Kind = h5ad::Message;

namespace {

template <typename Value>
std::string bytesOf(const Value& value)
{
    return {reinterpret_cast<const char*>(&value), sizeof value};
}

template <typename Value>
std::string bytesOf(const std::vector<Value>& values)
{
    std::string bytes;
    for (const Value& value : values)
        bytes += bytesOf(value);
    return bytes;
}

std::string messageOf(Kind kind, const std::string& bytes)
{
    return bytesOf(h5ad::MessageHead{h5ad::MessageHead::magic, kind, bytes.size()}) + bytes;
}

constexpr std::uint64_t mostEntries = 100;  // that a sparse matrix declares

std::string shape(std::uint64_t samples, std::uint64_t features, bool isSparse)
{
    return messageOf(Kind::Shape,
                     bytesOf(h5ad::Shape{samples, features, features, isSparse ? mostEntries : 0, isSparse, 0}));
}

std::string names(h5ad::Role role, const std::string& prefix, std::uint64_t count)
{
    std::string texts;
    for (std::uint64_t i = 0; i < count; ++i) {
        const std::string name = prefix + std::to_string(i);
        texts += bytesOf(static_cast<std::uint32_t>(name.size())) + name;
    }
    return messageOf(Kind::Column, bytesOf(h5ad::ColumnHead{role, h5ad::ColumnKind::Text})) +
           messageOf(Kind::Texts, texts);
}

/// All that comes before the numbers of such a matrix.
std::string start(std::uint64_t samples, std::uint64_t features, bool isSparse)
{
    return shape(samples, features, isSparse) + names(h5ad::Role::SampleNames, "s", samples) +
           names(h5ad::Role::FeatureNames, "g", features);
}

template <typename Number>
std::string rows(const h5ad::RowsHead& head, const std::vector<Number>& numbers)
{
    return messageOf(Kind::Rows, bytesOf(head) + bytesOf(numbers));
}

std::string storedRows(std::uint64_t offset, std::uint32_t width)
{
    return messageOf(Kind::StoredRows, bytesOf(h5ad::StoredRows{offset, width, 0}));
}

std::string entries(const std::vector<Entry>& values)
{
    return messageOf(Kind::Entries, bytesOf(values));
}

const std::string done = messageOf(Kind::Done, {});
const std::vector<double> four{1.5, -2.0, 3.0, 4.0};

}  // namespace

class TestH5adMessages : public QObject
{
    Q_OBJECT

private slots:
    void storedRowsAreExact_data();
    void storedRowsAreExact();
    void entriesAreSummedInOrder_data() { sizesOfSparse(); }
    void entriesAreSummedInOrder();
    void noEntries_data() { sizesOfSparse(); }
    void noEntries();
    void infiniteValues_data();
    void infiniteValues();
    void meaningless_data();
    void meaningless();
    void cancels_data();
    void cancels();

private:
    static void sizesOfSparse();
    std::string write(const char* name, const std::string& bytes) const
    {
        const std::string path = m_folder.filePath(name).toStdString();
        std::ofstream(path, std::ios::binary) << bytes;
        return path;
    }

    /// The data set of these messages about a file with these bytes.
    DatasetParts partsOf(const std::string& messages, const std::string& file, const Progress& progress = {}) const
    {
        const int descriptor = ::open(write("t.h5ad", file).c_str(), O_RDONLY | O_CLOEXEC);
        const auto close = qScopeGuard([&] { ::close(descriptor); });
        ChildProcess process("/bin/cat", {write("messages", messages)});
        h5ad::MessageStream stream(process, "t.h5ad", {0, 1}, progress);
        const ImportOptions options;
        h5ad::Assembly assembly("t.h5ad", descriptor, options, stream, progress);
        for (bool isDone = false; !isDone && !assembly.isStopped();) {
            const auto received = stream.next();
            if (!received)
                return {};
            isDone = assembly.take(*received);
        }
        return assembly.isStopped() ? DatasetParts() : assembly.parts();
    }

    QTemporaryDir m_folder;
};

void TestH5adMessages::storedRowsAreExact_data()
{
    QTest::addColumn<int>("samples");
    QTest::addColumn<int>("features");
    QTest::addRow("one") << 1 << 1;
    QTest::addRow("one row") << 1 << 1000;
    QTest::addRow("one column") << 1000 << 1;
    QTest::addRow("several blocks") << 3000 << 203;
    QTest::addRow("rows longer than a block") << 3 << 600000;
}

void TestH5adMessages::storedRowsAreExact()
{
    QFETCH(int, samples);
    QFETCH(int, features);
    const std::size_t size = static_cast<std::size_t>(samples) * static_cast<std::size_t>(features);
    std::vector<float> singles(size);
    std::vector<double> doubles(size);
    for (std::size_t i = 0; i < size; ++i) {
        doubles[i] = std::sqrt(static_cast<double>(i)) * (i % 3 == 0 ? -1e30 : 1.0);
        singles[i] = static_cast<float>(doubles[i]);
    }
    doubles[size / 2] = std::numeric_limits<double>::denorm_min();
    singles[size / 2] = -std::numeric_limits<float>::denorm_min();
    doubles.back() = singles.back() = std::numeric_limits<float>::quiet_NaN();
    const std::string before = "seven b";  // numbers need not be aligned
    const auto samplesOf = static_cast<std::uint64_t>(samples), featuresOf = static_cast<std::uint64_t>(features);
    const auto isOf = [&](const AlignedMatrix& values, const auto& numbers) {
        for (Index i = 0; i < values.rows(); ++i)
            for (Index l = 0; l < values.columns(); ++l) {
                const auto number =
                    static_cast<double>(numbers[static_cast<std::size_t>(i * values.columns() + l)]);
                if (values(i, l) != number && !(std::isnan(values(i, l)) && std::isnan(number)))
                    return false;
            }
        return true;
    };
    const std::string head = start(samplesOf, featuresOf, false);
    const DatasetParts ofSingles =
        partsOf(head + storedRows(before.size(), sizeof(float)) + done, before + bytesOf(singles));
    QVERIFY(isOf(*ofSingles.values.dense(), singles));
    const DatasetParts ofDoubles =
        partsOf(head + storedRows(before.size(), sizeof(double)) + done, before + bytesOf(doubles));
    QVERIFY(isOf(*ofDoubles.values.dense(), doubles));
}

void TestH5adMessages::sizesOfSparse()
{
    QTest::addColumn<int>("samples");
    QTest::addColumn<int>("features");
    QTest::addColumn<bool>("staysSparse");
    QTest::addRow("few values") << 3 << 2 << false;
    QTest::addRow("many values") << 300 << 200 << true;
}

void TestH5adMessages::entriesAreSummedInOrder()
{
    QFETCH(int, samples);
    QFETCH(int, features);
    QFETCH(bool, staysSparse);
    // 1e16 + 1 - 1e16 + 1 depends on the order: 1 as given, 0 from the other end.
    const std::string messages =
        start(static_cast<std::uint64_t>(samples), static_cast<std::uint64_t>(features), true) +
        entries({{0, 1, 1e16}, {2, 0, 4.0}, {0, 1, 1.0}}) +
        entries({{0, 1, -1e16},
                 {1, 0, -1.0},
                 {0, 1, 1.0},
                 {2, 0, 0.5},
                 {2, 1, std::numeric_limits<double>::denorm_min()}}) +
        done;
    const DatasetParts parts = partsOf(messages, "x");
    Eigen::MatrixXd expected = Eigen::MatrixXd::Zero(samples, features);
    expected(0, 1) = 1.0;
    expected(1, 0) = -1.0;
    expected(2, 0) = 4.5;
    expected(2, 1) = std::numeric_limits<double>::denorm_min();
    QCOMPARE(parts.values.sparse() != nullptr, staysSparse);
    for (Index i = 0; i < samples; ++i)
        for (Index l = 0; l < features; ++l)
            QCOMPARE(parts.values(i, l), expected(i, l));
    QVERIFY(Eigen::MatrixXd(parts.values.dense()->map()) == expected);
}

void TestH5adMessages::noEntries()
{
    QFETCH(int, samples);
    QFETCH(int, features);
    const DatasetParts parts = partsOf(
        start(static_cast<std::uint64_t>(samples), static_cast<std::uint64_t>(features), true) + done, "x");
    QVERIFY(Eigen::MatrixXd(parts.values.dense()->map()) == Eigen::MatrixXd::Zero(samples, features));
}

void TestH5adMessages::infiniteValues_data()
{
    QTest::addColumn<QByteArray>("messages");
    const double infinite = std::numeric_limits<double>::infinity();
    const auto add = [](const char* name, const std::string& messages) {
        QTest::addRow("%s", name) << QByteArray::fromStdString(messages);
    };
    add("rows", start(2, 2, false) + rows({0, 2, 8, 0}, std::vector{1.0, 2.0, -infinite, 3.0}) + done);
    add("stored rows", start(2, 2, false) + storedRows(0, sizeof(double)) + done);
    add("entries", start(2, 2, true) + entries({{1, 0, 1e308}, {1, 0, 1e308}}) + done);
    add("entries of a large matrix", start(200, 200, true) + entries({{1, 0, 1e308}, {1, 0, 1e308}}) + done);
}

void TestH5adMessages::infiniteValues()
{
    QFETCH(QByteArray, messages);
    const double infinite = std::numeric_limits<double>::infinity();
    const Issue issue = test::issueOf([&] {
        partsOf(messages.toStdString(), bytesOf(std::vector{std::nan(""), 2.0, infinite, -infinite}));
    });
    const std::string text = issue.what.text();
    QVERIFY2(text.find("infinite value in ") != std::string::npos && text.find("\"s1\"") != std::string::npos &&
                 text.find("\"g0\"") != std::string::npos,
             text.c_str());
}

void TestH5adMessages::meaningless_data()
{
    QTest::addColumn<QByteArray>("messages");
    const auto add = [](const char* name, const std::string& messages) {
        QTest::addRow("%s", name) << QByteArray::fromStdString(messages + done);
    };
    const std::string dense = start(2, 2, false), sparse = start(2, 2, true);
    constexpr std::uint64_t huge = std::uint64_t{1} << 63;
    add("nothing", {});
    add("no matrix", dense);
    add("rows before names", shape(2, 2, false) + rows({0, 2, 8, 0}, four));
    add("rows before a shape", rows({0, 2, 8, 0}, four));
    add("a row less", dense + rows({0, 1, 8, 0}, std::vector{1.0, 2.0}));
    add("a row more", dense + rows({0, 3, 8, 0}, std::vector<double>(6)));
    add("as many rows as overflow", dense + rows({0, huge, 8, 0}, four));
    add("first row left out", dense + rows({1, 1, 8, 0}, std::vector{1.0, 2.0}));
    add("a row twice", dense + rows({0, 2, 8, 0}, four) + rows({0, 1, 8, 0}, std::vector{1.0, 2.0}));
    add("half a number", dense + rows({0, 2, 8, 0}, std::vector<float>(7)));
    add("numbers without width", dense + rows({0, 2, 0, 0}, four));
    add("numbers of three bytes", dense + rows({0, 2, 3, 0}, std::vector<char>(12)));
    add("head of rows too short", dense + messageOf(Kind::Rows, "x"));
    add("rows of a sparse matrix", sparse + rows({0, 2, 8, 0}, four));
    add("entries of a dense matrix", dense + entries({{0, 0, 1.0}}));
    add("sample out of range", sparse + entries({{2, 0, 1.0}}));
    add("feature out of range", sparse + entries({{0, 2, 1.0}}));
    add("more entries than declared", sparse + entries(std::vector<Entry>(mostEntries + 1)));
    add("half an entry", sparse + messageOf(Kind::Entries, bytesOf(four) + "x"));
    add("stored beyond the end", dense + storedRows(1, 8));
    add("stored far beyond the end", dense + storedRows(huge - 1, 8));
    add("stored before the beginning", dense + storedRows(~std::uint64_t{0}, 8));
    add("stored numbers without width", dense + storedRows(0, 0));
    add("stored rows of a sparse matrix", sparse + storedRows(0, 8));
    add("stored after others", dense + rows({0, 1, 8, 0}, std::vector{1.0, 2.0}) + storedRows(0, 8));
    add("stored twice", dense + storedRows(0, 8) + storedRows(0, 8));
    add("head of stored rows too short", dense + messageOf(Kind::StoredRows, "x"));
}

void TestH5adMessages::meaningless()
{
    QFETCH(QByteArray, messages);
    const Issue issue = test::issueOf([&] { partsOf(messages.toStdString(), bytesOf(four)); });
    QVERIFY2(issue.what.text().find("an invalid response") != std::string::npos, sentence(issue).c_str());
}

void TestH5adMessages::cancels_data()
{
    QTest::addColumn<QByteArray>("messages");
    QTest::addRow("stored rows") << QByteArray::fromStdString(start(2, 2, false) + storedRows(0, 8) + done);
    QTest::addRow("entries") << QByteArray::fromStdString(start(2, 2, true) + entries({{0, 0, 1.0}}) + done);
    QTest::addRow("entries of a large matrix")
        << QByteArray::fromStdString(start(200, 200, true) + entries({{0, 0, 1.0}}) + done);
}

void TestH5adMessages::cancels()
{
    QFETCH(QByteArray, messages);
    const Progress whileNumbersCome = [](const Step& step) {
        return step.total == 0 || (step.phase != "reading numbers" && step.phase != "ordering values");
    };
    QVERIFY(!partsOf(messages.toStdString(), bytesOf(four), whileNumbersCome).values);
}

QTEST_APPLESS_MAIN(TestH5adMessages)
#include "tst_h5ad_messages.moc"
