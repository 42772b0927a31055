// SPDX-License-Identifier: GPL-3.0-or-later
// Damaged and hostile HDF5 files: one clear message each, soon, even if the process that reads them ends.
#include "core/import/reader.h"
#include "core/import/unread_table.h"
#include "core/numeric/random.h"
#include "tests/core/import/small_files.h"
#include "tests/core/support/containers/h5ad_file.h"
#include "tests/core/support/little_memory.h"

#include <QtTest>

#include <sys/stat.h>

#include <functional>
#include <limits>

using namespace fuzzylens;
using test::H5adFile;

using Change = std::function<void(H5adFile&)>;
Q_DECLARE_METATYPE(Change)

namespace {

using Texts = std::vector<std::string>;
using Numbers = std::vector<long long>;

constexpr std::uint64_t someMemory = 300'000'000;

}  // namespace

class TestH5adBroken : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void files_data();
    void files();
    void largerThanMemory_data();
    void largerThanMemory();
    void smallAsItIsStored();
    void otherHdf5Files_data();
    void otherHdf5Files();
    void cutAtEveryPlace();
    void damagedBytes();

private:
    void writeSparse(const char* name, int samples, int samplesWithEntries);
    std::filesystem::path fresh(const std::string& name) const
    {
        return m_files.write(name, test::SmallFiles::read(m_files.at("whole.h5ad")));
    }
    static Issue refusal(const std::filesystem::path& path)
    {
        const test::LittleMemory little(someMemory);
        return test::issueOf([&] { readDataset(path); });
    }

    test::SmallFiles m_files;
};

/// A file with one thing of every kind.
void TestH5adBroken::initTestCase()
{
    H5adFile file(m_files.at("whole.h5ad"));
    file.sparse("X", "csr_matrix", {3, 4}, {1, 2, 3, 4, 5}, {0, 2, 1, 0, 3}, {0, 2, 3, 5});
    file.table("obs", {"A", "B", "C"}, {"type", "age", "site", "dose", "old"});
    file.categories("obs/type", {0, 1, 0}, {"x", "y"});
    file.integers("obs/age", {1, 2, 3}).texts("obs/site", {"a", "b", "c"});
    file.numbers("obs/dose/values", {3}, {1, 2, 3}).booleans("obs/dose/mask", {0, 1, 0});
    file.texts("obs/__categories/old", {"u", "v"}).integers("obs/old", {0, 1, 1});
    file.table("var", {"g1", "g2", "g3", "g4"}, {"mean"}).numbers("var/mean", {4}, {1, 2, 3, 4});
    H5adFile(m_files.at("other.h5")).numbers("secret", {3, 4}, {}).numbers("column", {3}, {7, 8, 9});
    QCOMPARE(::mkfifo(m_files.at("fifo").c_str(), S_IRUSR | S_IWUSR), 0);
}

void TestH5adBroken::files_data()
{
    QTest::addColumn<Change>("change");
    QTest::addColumn<QString>("says");
    const auto add = [](const char* name, Change change, const char* says) {
        QTest::addRow("%s", name) << change << says;
    };
    const auto without = [](const char* path, const char* says) {
        QTest::addRow("without %s", path) << Change([path](H5adFile& file) { file.remove(path); }) << says;
    };
    const double infinity = std::numeric_limits<double>::infinity();
    without("X", "there is no matrix named X; the file has none");
    without("obs", "no tables obs and var");
    without("var", "no tables obs and var");
    without("X/data", "there is no matrix named X");
    without("X/indices", "X/indices: it is missing");
    without("X/indptr", "there is no matrix named X");
    without("obs/_index", "obs/_index: it is missing");
    without("obs/age", "obs/age: it is missing");
    without("obs/type/codes", "obs/type: it has no codes and categories");
    without("var/_index", "var/_index: it is missing");
    add(
        "X of one dimension", [](H5adFile& f) { f.numbers("X", {12}, {}); }, "X: it has 1 dimensions");
    add(
        "X of three dimensions",
        [](H5adFile& f) {
            f.numbers("X", {3, 2, 2}, {});
        },
        "X: it has 3 dimensions");
    add(
        "X of text", [](H5adFile& f) { f.texts("X", {"a"}); }, "X: it has 1 dimensions");
    add(
        "X of records",
        [](H5adFile& f) {
            f.records("X", {"a", "b"}, {});
        },
        "X: it has 1 dimensions");
    add(
        "too few samples",
        [](H5adFile& f) {
            f.numbers("X", {2, 4}, {});
        },
        "X contains 2 samples, the table obs 3");
    add(
        "too many features",
        [](H5adFile& f) {
            f.numbers("X", {3, 5}, {});
        },
        "X contains 5 features, the table var 4");
    add(
        "no samples",
        [](H5adFile& f) {
            f.numbers("X", {0, 4}, {}).table("obs", {});
        },
        "the matrix is empty");
    add(
        "no features",
        [](H5adFile& f) {
            f.numbers("X", {3, 0}, {}).table("var", {});
        },
        "the matrix is empty");
    add(
        "infinite",
        [=](H5adFile& f) {
            f.numbers("X", {3, 4}, {0, 0, 0, 0, 0, 0, infinity, 0, 0, 0, 0, 0});
        },
        "infinite value in X, sample \"B\", feature \"g3\"");
    add(
        "infinite entry",
        [=](H5adFile& f) {
            f.numbers("X/data", {5}, {1, 2, -infinity, 4, 5});
        },
        "infinite value in X, sample \"B\", feature \"g2\"");
    add(
        "unknown encoding", [](H5adFile& f) { f.attribute("X", "encoding-type", "coo_matrix"); },
        "X: its kind of matrix is not supported");
    add(
        "encoding of numbers", [](H5adFile& f) { f.attribute("X", "encoding-type", Numbers{1}); },
        "kind of matrix is not supported");
    add(
        "shape of one number", [](H5adFile& f) { f.attribute("X", "shape", Numbers{3}); },
        "numbers of rows and columns are missing");
    add(
        "shape of text", [](H5adFile& f) { f.attribute("X", "shape", "3 x 4"); },
        "numbers of rows and columns are missing");
    add(
        "shape below zero",
        [](H5adFile& f) {
            f.attribute("X", "shape", Numbers{-3, 4});
        },
        "numbers of rows and columns are missing");
    add(
        "shape of another size",
        [](H5adFile& f) {
            f.attribute("X", "shape", Numbers{4, 4});
        },
        "X/indptr: it has 4 values where 5 are expected");
    add(
        "shape beyond reason",
        [](H5adFile& f) {
            f.attribute("X", "shape", Numbers{1LL << 40, 4});
        },
        "more than a matrix of samples and genes can have");
    add(
        "shape at the end of the integers",
        [](H5adFile& f) {
            f.attribute("X", "shape", Numbers{std::numeric_limits<long long>::max(), 4});
        },
        "more than a matrix of samples and genes can have");
    add(
        "csr that says csc", [](H5adFile& f) { f.attribute("X", "encoding-type", "csc_matrix"); },
        "X/indptr: it has 4 values where 5");
    add(
        "fewer indices than data",
        [](H5adFile& f) {
            f.integers("X/indices", {0, 1});
        },
        "different lengths");
    add(
        "index beyond the features",
        [](H5adFile& f) {
            f.integers("X/indices", {0, 2, 4, 0, 3});
        },
        "X/indices: index 4 is out of range, there are 4 features");
    add(
        "index below zero",
        [](H5adFile& f) {
            f.integers("X/indices", {0, 2, -1, 0, 3});
        },
        "index -1 is out of range");
    add(
        "indices that are no whole numbers",
        [](H5adFile& f) {
            f.numbers("X/indices", {5}, {0, 2, 1, 0, 3});
        },
        "X/indices: it does not contain whole numbers");
    add(
        "starts that go back",
        [](H5adFile& f) {
            f.integers("X/indptr", {0, 3, 2, 5});
        },
        "does not index the stored values in order");
    add(
        "starts that stop early",
        [](H5adFile& f) {
            f.integers("X/indptr", {0, 2, 3, 4});
        },
        "does not index the stored values in order");
    add(
        "starts beyond the data",
        [](H5adFile& f) {
            f.integers("X/indptr", {0, 2, 3, 1000000});
        },
        "does not index the stored values in order");
    add(
        "starts that begin late",
        [](H5adFile& f) {
            f.integers("X/indptr", {1, 2, 3, 5});
        },
        "does not index the stored values in order");
    add(
        "data of text",
        [](H5adFile& f) {
            f.texts("X/data", {"a", "b", "c", "d", "e"});
        },
        "X/data: it does not contain numbers");
    add(
        "data of two dimensions",
        [](H5adFile& f) {
            f.numbers("X/data", {5, 1}, {});
        },
        "more than one dimension");
    add(
        "data that is a group", [](H5adFile& f) { f.group("X/data"); }, "X/data: it is not an array");
    add(
        "code without category",
        [](H5adFile& f) {
            f.integers("obs/type/codes", {0, 2, 1});
        },
        "obs/type/codes: code 2 is out of range, there are 2 categories");
    add(
        "codes of text",
        [](H5adFile& f) {
            f.texts("obs/type/codes", {"a", "b", "c"});
        },
        "obs/type/codes: it does not contain whole numbers");
    add(
        "too few codes", [](H5adFile& f) { f.integers("obs/type/codes", {0}); },
        "obs/type/codes: it has 1 values where there are 3 samples");
    add(
        "old code without category",
        [](H5adFile& f) {
            f.integers("obs/old", {0, 1, 9});
        },
        "obs/old: code 9");
    add(
        "too few values",
        [](H5adFile& f) {
            f.integers("obs/age", {1, 2});
        },
        "obs/age: it has 2 values");
    add(
        "too many texts",
        [](H5adFile& f) {
            f.texts("obs/site", {"a", "b", "c", "d"});
        },
        "obs/site: it has 4 values");
    add(
        "short mask", [](H5adFile& f) { f.booleans("obs/dose/mask", {0}); }, "obs/dose/mask: it has 1 values");
    add(
        "index of two dimensions",
        [](H5adFile& f) {
            f.numbers("obs/_index", {3, 1}, {});
        },
        "more than one dimension");
    add(
        "index that is a group", [](H5adFile& f) { f.group("obs/_index"); }, "obs/_index/values: it is missing");
    add(
        "index called as nothing is", [](H5adFile& f) { f.attribute("obs", "_index", "none"); },
        "obs/none: it is missing");
    add(
        "obs of numbers",
        [](H5adFile& f) {
            f.integers("obs", {1, 2, 3});
        },
        "obs: it is not a table");
    add(
        "columns that are not there",
        [](H5adFile& f) {
            f.attribute("obs", "column-order", Texts{"age", "x"});
        },
        "obs/x: it is missing");
    add(
        "reference to nothing",
        [](H5adFile& f) {
            f.integers("obs/age", {0, 0, 0}).texts("gone", {"a"}).reference("obs/age", "categories", "gone");
            f.remove("gone");
        },
        "obs/age");
    add(
        "values in another file",
        [](H5adFile& f) {
            f.external("X", {3, 4}, "/etc/hostname");
        },
        "X: its values are stored in another file");
    add(
        "virtual dataset",
        [](H5adFile& f) {
            f.virtualDataset("X", {3, 4}, "other.h5", "secret");
        },
        "X: its values are stored in another file");
    add(
        "matrix linked from another file", [](H5adFile& f) { f.externalLink("X", "other.h5", "secret"); },
        "X: it is a link to another file");
    add(
        "column linked from another file", [](H5adFile& f) { f.externalLink("obs/age", "other.h5", "column"); },
        "obs/age: it is a link to another file");
    add(
        "link through an external link",
        [](H5adFile& f) { f.externalLink("uns", "other.h5", "/").softLink("X", "/uns/secret"); },
        "there is no matrix named X");
    add(
        "link to a FIFO", [](H5adFile& f) { f.externalLink("X", "fifo", "secret"); },
        "X: it is a link to another file");
    add(
        "a matrix of nothing",
        [](H5adFile& f) {
            f.declared("X", {1ULL << 40, 4});
        },
        "X: it declares far more values than the file stores");
    add(
        "wide matrix of nothing",
        [](H5adFile& f) {
            f.declared("X", {3, 1ULL << 40});
        },
        "declares far more values");
    add(
        "names of nothing", [](H5adFile& f) { f.declared("obs/_index", {1ULL << 40}); },
        "declares far more values");
    add(
        "entries of nothing",
        [](H5adFile& f) { f.declared("X/data", {1ULL << 40}).declared("X/indices", {1ULL << 40}, H5T_STD_I32LE); },
        "declares far more values");
    add(
        "a column of nothing", [](H5adFile& f) { f.declared("var/mean", {1ULL << 50}); },
        "declares far more values");
}

void TestH5adBroken::files()
{
    QFETCH(Change, change);
    QFETCH(QString, says);
    const auto path = fresh("t.h5ad");
    {
        H5adFile file(path, true);
        change(file);
    }
    const Issue issue = refusal(path);
    QVERIFY2(issue.what.text().find(says.toStdString()) != std::string::npos, sentence(issue).c_str());
    QCOMPARE(issue.file, path.string());
    QVERIFY(sentence(issue).size() < 500);
    QVERIFY(firstRows(path, {}).rows.size() <= 4);  // of a header and 3 samples
}

/// 1600 entries in each of the first samples and one more in the last; all but the last feature are constant
/// there.
void TestH5adBroken::writeSparse(const char* name, int samples, int samplesWithEntries)
{
    constexpr int features = 20'000, entries = 1600;
    std::vector<double> numbers, places, starts{0};
    for (int i = 0; i < samples; ++i) {
        for (int at = 0; at < (i < samplesWithEntries ? entries : 0); ++at) {
            numbers.push_back(1);
            places.push_back(at * features / entries);
        }
        if (i == samples - 1) {
            numbers.push_back(1);
            places.push_back(features - 1);
        }
        starts.push_back(double(numbers.size()));
    }
    const std::vector<double> sampleNames(std::size_t(samples), 7), featureNames(features);
    H5adFile file(m_files.at(name));
    file.sparse("X", "csr_matrix", {samples, features}, numbers, places, starts);
    file.table("obs", {})
        .integers("obs/_index", sampleNames)
        .table("var", {})
        .integers("var/_index", featureNames);
}

void TestH5adBroken::largerThanMemory_data()
{
    QTest::addColumn<int>("samples");
    QTest::addColumn<int>("samplesWithEntries");
    QTest::addColumn<QString>("remedy");
    QTest::addRow("offers fewer features") << 5'000 << 5'000 << "--top-variance";
    QTest::addRow("too many samples for any") << 2'000'000 << 0 << "keep fewer samples";
}

void TestH5adBroken::largerThanMemory()
{
    constexpr std::uint64_t lessMemory = 250'000'000;
    QFETCH(int, samples);
    QFETCH(int, samplesWithEntries);
    QFETCH(QString, remedy);
    writeSparse("large.h5ad", samples, samplesWithEntries);
    const test::LittleMemory little(lessMemory);
    const Issue issue = test::issueOf([&] { readDataset(m_files.at("large.h5ad")); });
    QVERIFY2(issue.what.text().find("of memory, but only") != std::string::npos, sentence(issue).c_str());
    QVERIFY2(issue.remedy.text().find(remedy.toStdString()) != std::string::npos, issue.remedy.text().c_str());
    if (samplesWithEntries == 0)
        return;
    ImportOptions options;
    options.topVariance =
        QString::fromStdString(issue.remedy.text()).section("--top-variance ", 1).section(' ', 0, 0).toInt();
    const DatasetPtr data = readDataset(m_files.at("large.h5ad"), options).data;
    QCOMPARE(data->features(), *options.topVariance);
    QCOMPARE(data->value(4'999, data->features() - 1), 1.0);
}

/// Only the entries count, not all values.
void TestH5adBroken::smallAsItIsStored()
{
    writeSparse("small.h5ad", 5'000, 100);
    const test::LittleMemory little(someMemory);
    const DatasetPtr data = readDataset(m_files.at("small.h5ad")).data;
    QVERIFY(data->table().sparse());
    QCOMPARE(data->features(), Index(20'000));
    QCOMPARE(data->value(4'999, 19'999), 1.0);
    QCOMPARE(data->value(99, 25), 1.0);  // the second entry of 1600 is at 12, the third at 25
    QCOMPARE(data->value(100, 25), 0.0);
}

void TestH5adBroken::otherHdf5Files_data()
{
    QTest::addColumn<Change>("change");
    QTest::addColumn<QString>("says");
    QTest::addRow("empty") << Change([](H5adFile&) {}) << "not an AnnData file";
    QTest::addRow("10x") << Change([](H5adFile& file) { file.texts("matrix/barcodes", {"A"}); })
                         << "10x Genomics HDF5 file";
    QTest::addRow("tables that are numbers") << Change([](H5adFile& file) {
        file.numbers("X", {1, 1}, {1}).integers("obs", {1}).integers("var", {1});
    }) << "obs: it is not a table";
}

void TestH5adBroken::otherHdf5Files()
{
    QFETCH(Change, change);
    QFETCH(QString, says);
    const auto path = m_files.at("other.h5");
    {
        H5adFile file(path);
        change(file);
    }
    const Issue issue = refusal(path);
    QVERIFY2(issue.what.text().find(says.toStdString()) != std::string::npos, sentence(issue).c_str());
}

void TestH5adBroken::cutAtEveryPlace()
{
    QVERIFY(readDataset(m_files.at("whole.h5ad")).data);
    const std::string whole = test::SmallFiles::read(m_files.at("whole.h5ad"));
    for (std::size_t length = 8; length < whole.size(); length += length < 200 ? 8 : 211) {
        const auto path = m_files.write("cut.h5ad", whole.substr(0, length));
        const Issue issue = test::issueOf([&] { readDataset(path); });
        QVERIFY2(issue.file == path.string() && !issue.what.text().empty(), sentence(issue).c_str());
    }
}

void TestH5adBroken::damagedBytes()
{
    const std::string whole = test::SmallFiles::read(m_files.at("whole.h5ad"));
    Random random(7);
    for (int round = 0; round < 120; ++round) {
        std::string bytes = whole;
        for (std::uint64_t changes = 1 + random.below(20); changes > 0; --changes)
            bytes[static_cast<std::size_t>(8 + random.below(bytes.size() - 8))] =
                static_cast<char>(random.below(3) == 0 ? 0xFF : random.below(256));
        const auto path = m_files.write("damaged.h5ad", bytes);
        try {
            readDataset(path);
        } catch (const DataError& error) {
            QVERIFY2(std::string(error.what()).starts_with(path.string()), error.what());
        }
    }
}

QTEST_APPLESS_MAIN(TestH5adBroken)
#include "tst_h5ad_broken.moc"
