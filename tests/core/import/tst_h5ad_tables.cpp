// SPDX-License-Identifier: GPL-3.0-or-later
// The tables about samples and features of AnnData files, in every layout.
#include "core/import/reader.h"
#include "tests/core/import/small_files.h"
#include "tests/core/support/containers/h5ad_file.h"

#include <QtTest>

#include <cmath>

using namespace fuzzylens;
using test::H5adFile;

using Texts = std::vector<std::string>;

class TestH5adTables : public QObject
{
    Q_OBJECT

private slots:
    void currentTables();
    void tablesOfVersion07();
    void recordTables();
    void namesThatAreNumbers();
    void oddColumnsAreLeftOut();
    void fewWholeNumbersAreClasses();
    void turnedAround();
    void textKinds_data();
    void textKinds();

private:
    std::filesystem::path path() const { return m_files.at("t.h5ad"); }
    DatasetPtr read() const { return readDataset(path()).data; }
    /// Tables of 3 samples and 4 features.
    static void tables(H5adFile& file)
    {
        file.table("obs", {"A", "B", "C"}).table("var", {"g1", "g2", "g3", "g4"});
    }
    static const std::vector<double>& values()
    {
        static const std::vector<double> all{1, 0, 2, 0, 0, 3, 0, 0, 4, 0, 0, 5};
        return all;
    }

    test::SmallFiles m_files;
};

void TestH5adTables::currentTables()
{
    {
        H5adFile file(path());
        file.numbers("X", {4, 2}, {1, 2, 3, 4, 5, 6, 7, 8});
        file.table("obs", {"A", "B", "C", "D"}, {"type", "age", "flag", "dose", "none", "rank"});
        file.categories("obs/type", {1, 0, 1, -1}, {"late", "early"});
        file.integers("obs/age", {30, 40, 50, 60}, H5T_STD_I64LE);
        file.booleans("obs/flag", {1, 0, 0, 1});
        file.numbers("obs/dose/values", {4}, {1.5, 2.5, 0, 3.5}).booleans("obs/dose/mask", {0, 0, 1, 0});
        file.texts("obs/none/values", {"x", "y", "", "x"}).booleans("obs/none/mask", {0, 1, 1, 0});
        file.group("obs/rank")
            .integers("obs/rank/codes", {0, 1, 1, 0})
            .numbers("obs/rank/categories", {2}, {0.5, 2});
        file.table("var", {"g1", "g2"}, {"symbol", "mean", "hv", "kind"});
        file.texts("var/symbol", {"TP53", "BRCA1"});
        file.numbers("var/mean", {2}, {0.1, 20}, {H5T_IEEE_F32LE, {}, 0});
        file.booleans("var/hv", {1, 0});
        file.categories("var/kind", {0, -1}, {"gene"});
        file.numbers("obsm/X_pca", {4, 1}, {1, 2, 3, 4});
    }
    const DatasetPtr data = read();
    QCOMPARE(data->preferredLabel(), std::string("type"));
    QCOMPARE(data->labelField("type")->classes, (Texts{"late", "early"}));
    QCOMPARE(data->labelField("type")->codes, (std::vector<int>{1, 0, 1, -1}));
    QCOMPARE(data->labelField("age")->numbers, (std::vector<double>{30, 40, 50, 60}));
    QCOMPARE(data->labelField("flag")->classes, (Texts{"True", "False"}));
    QVERIFY(std::isnan(data->labelField("dose")->numbers[2]));
    QCOMPARE(data->labelField("dose")->numbers[3], 3.5);
    QCOMPARE(data->labelField("none")->codes, (std::vector<int>{0, -1, -1, 0}));
    QCOMPARE(data->labelField("rank")->classes, (Texts{"0.5", "2"}));
    QCOMPARE(data->labelFields().size(), std::size_t{6});
    QCOMPARE(data->annotations().size(), std::size_t{4});
    QCOMPARE(data->annotations()[0].texts, (Texts{"TP53", "BRCA1"}));
    QCOMPARE(data->annotations()[1].texts, (Texts{"0.1", "20"}));
    QCOMPARE(data->annotations()[2].texts, (Texts{"True", "False"}));
    QCOMPARE(data->annotations()[3].texts, (Texts{"gene", ""}));
}

void TestH5adTables::tablesOfVersion07()
{
    {
        H5adFile file(path());
        tables(file);
        file.numbers("X", {3, 4}, values());
        file.attribute("obs", "column-order", Texts{"type", "other"});
        file.texts("obs/__categories/type", {"x", "y"}).integers("obs/type", {1, 1, 0}, H5T_STD_I8LE);
        file.reference("obs/type", "categories", "obs/__categories/type");
        file.texts("elsewhere", {"u", "v"}).integers("obs/other", {0, 1, -1}, H5T_STD_I16LE);
        file.reference("obs/other", "categories", "elsewhere");
    }
    const DatasetPtr data = read();
    QCOMPARE(data->labelField("type")->classes, (Texts{"x", "y"}));
    QCOMPARE(data->labelField("type")->codes, (std::vector<int>{1, 1, 0}));
    QCOMPARE(data->labelField("other")->codes, (std::vector<int>{0, 1, -1}));
}

void TestH5adTables::recordTables()
{
    {
        H5adFile file(path());
        file.numbers("X", {3, 4}, values());
        file.records("obs", {"A", "B", "C"},
                     {{"type", H5T_STD_I8LE, {1, 0, 1}},
                      {"count", H5T_STD_I64LE, {10, 20, 30}},
                      {"share", H5T_IEEE_F32LE, {0.5, 0.25, 0}}});
        file.records("var", {"g1", "g2", "g3", "g4"}, {{"mean", H5T_IEEE_F32LE, {0.1, 2, 3, 4}}});
        file.texts("uns/type_categories", {"x", "y"}, H5adFile::Texts::Fixed);
    }
    const DatasetPtr data = read();
    QCOMPARE(data->sampleNames(), (Texts{"A", "B", "C"}));
    QCOMPARE(data->labelField("type")->classes, (Texts{"x", "y"}));
    QCOMPARE(data->labelField("type")->codes, (std::vector<int>{1, 0, 1}));
    QCOMPARE(data->labelField("count")->numbers, (std::vector<double>{10, 20, 30}));
    QCOMPARE(data->labelField("share")->numbers, (std::vector<double>{0.5, 0.25, 0}));
    QCOMPARE(data->annotations()[0].texts[0], std::string("0.1"));
}

void TestH5adTables::namesThatAreNumbers()
{
    {
        H5adFile file(path());
        tables(file);
        file.numbers("X", {3, 4}, values()).integers("obs/_index", {10, 11, 12}, H5T_STD_I64LE);
    }
    QCOMPARE(read()->sampleNames(), (Texts{"10", "11", "12"}));
}

void TestH5adTables::oddColumnsAreLeftOut()
{
    {
        H5adFile file(path());
        tables(file);
        file.numbers("X", {3, 4}, values());
        file.attribute("obs", "column-order", Texts{"odd", "n"}).group("obs/odd").integers("obs/n", {1, 2, 3});
    }
    const DatasetPtr data = read();
    QCOMPARE(data->labelFields().size(), std::size_t{1});
    QCOMPARE(data->issues().size(), std::size_t{1});
    QCOMPARE(data->issues()[0].text, std::string("obs/odd"));
}

void TestH5adTables::fewWholeNumbersAreClasses()
{
    {
        H5adFile file(path());
        file.numbers("X", {4, 1}, {1, 2, 3, 4});
        file.table("obs", {"A", "B", "C", "D"}, {"label", "count"}).table("var", {"g1"});
        file.integers("obs/label", {0, 1, 1, 0}).integers("obs/count", {7, 8, 9, 7});
    }
    const DatasetPtr data = read();
    QCOMPARE(data->labelField("label")->classes, (Texts{"0", "1"}));
    QCOMPARE(data->labelField("label")->codes, (std::vector<int>{0, 1, 1, 0}));
    QCOMPARE(data->preferredLabel(), std::string("label"));
    QVERIFY(data->labelField("count")->kind == LabelField::Kind::Numeric);
}

void TestH5adTables::turnedAround()
{
    {
        H5adFile file(path());
        file.numbers("X", {2, 3}, {1, 2, 3, 4, 5, 6});
        file.table("obs", {"g1", "g2"}).table("var", {"A", "B", "C"});
    }
    ImportOptions options;
    options.orientation = ImportOptions::Orientation::GenesInRows;
    const DatasetPtr data = readDataset(path(), options).data;
    QCOMPARE(data->sampleNames(), (Texts{"A", "B", "C"}));
    QCOMPARE(data->featureNames(), (Texts{"g1", "g2"}));
    QCOMPARE(data->value(2, 0), 3.0);
    QCOMPARE(data->value(0, 1), 4.0);
}

void TestH5adTables::textKinds_data()
{
    QTest::addColumn<int>("kind");
    QTest::addRow("variable") << static_cast<int>(H5adFile::Texts::Variable);
    QTest::addRow("fixed") << static_cast<int>(H5adFile::Texts::Fixed);
    QTest::addRow("padded with blanks") << static_cast<int>(H5adFile::Texts::SpacePadded);
}

void TestH5adTables::textKinds()
{
    QFETCH(int, kind);
    const auto chosen = static_cast<H5adFile::Texts>(kind);
    {
        H5adFile file(path());
        tables(file);
        file.numbers("X", {3, 4}, values());
        file.texts("obs/_index", {"a", "a longer name", "\xc3\xa9t\xc3\xa9"}, chosen);
        file.texts("obs/site", {"liver", "", "lung"}, chosen).attribute("obs", "column-order", Texts{"site"});
    }
    const DatasetPtr data = read();
    QCOMPARE(data->sampleNames(), (Texts{"a", "a longer name", "\xc3\xa9t\xc3\xa9"}));
    QCOMPARE(data->labelField("site")->classes, (Texts{"liver", "lung"}));
    QCOMPARE(data->labelField("site")->codes, (std::vector<int>{0, -1, 1}));
}

QTEST_APPLESS_MAIN(TestH5adTables)
#include "tst_h5ad_tables.moc"
