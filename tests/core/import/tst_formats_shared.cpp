// SPDX-License-Identifier: GPL-3.0-or-later
// The real data sets open, without a question, as their description says.
#include "core/import/reader.h"
#include "core/io/file_bytes.h"
#include "tests/core/support/shared_data.h"
#include "tests/core/support/tolerances.h"

#include <QtTest>

#include <algorithm>
#include <cmath>
#include <limits>
#include <map>
#include <set>

using namespace fuzzylens;

using Counts = std::map<std::string, int>;

class TestFormatsShared : public QObject
{
    Q_OBJECT

private slots:
    void files_data();
    void files();
    void chosenLabels();
    void labelsOfTheClsFile_data();
    void labelsOfTheClsFile();
    void namesAndValues();
    void sameContentInOtherFormats();
    void leukaemiaTestInTwoFormats();
    void leukaemiaTrainingInTwoFormats();
    void heartInTwoFormats();

private:
    static Counts countsOf(const Dataset& data)
    {
        Counts result;
        if (const LabelField* field = data.labelField(data.preferredLabel())) {
            const std::vector<int> counts = field->counts();
            for (std::size_t c = 0; c < counts.size(); ++c)
                if (counts[c] > 0)
                    result[field->classes[c]] = counts[c];
        }
        return result;
    }
};

Q_DECLARE_METATYPE(Counts)

void TestFormatsShared::files_data()
{
    QTest::addColumn<QString>("file");
    QTest::addColumn<QString>("format");
    QTest::addColumn<int>("samples");
    QTest::addColumn<int>("features");
    QTest::addColumn<int>("missing");
    QTest::addColumn<QString>("label");
    QTest::addColumn<Counts>("classes");
    const auto add = [](const char* file, const char* format, int samples, int features, int missing,
                        const char* label, const Counts& classes) {
        QTest::addRow("%s", file) << file << format << samples << features << missing << label << classes;
    };
    add("colon.csv.gz", "csv", 62, 2000, 0, "label", {{"tumour", 40}, {"normal", 22}});
    add("leukemia72.csv.gz", "csv", 72, 7129, 0, "label", {{"ALL", 47}, {"AML", 25}});
    add("leukemia38_3051.csv.gz", "csv", 38, 3051, 0, "label", {{"ALL", 27}, {"AML", 11}});
    add("lymphoma66.csv.gz", "csv", 66, 4026, 12269, "label", {{"DLBCL", 46}, {"CLL", 11}, {"FL", 9}});
    add("lymphoma62.csv.gz", "csv", 62, 4026, 0, "label", {{"DLBCL", 42}, {"CLL", 11}, {"FL", 9}});
    add("formats/pbmc68k_reduced.h5ad", "h5ad", 700, 765, 0, "bulk_labels",
        {{"Dendritic", 240},
         {"CD14+ Monocyte", 129},
         {"CD19+ B", 95},
         {"CD4+/CD25 T Reg", 68},
         {"CD8+ Cytotoxic T", 54},
         {"CD8+/CD45RA+ Naive Cytotoxic", 43},
         {"CD56+ NK", 31},
         {"CD4+/CD45RO+ Memory", 19},
         {"CD34+", 13},
         {"CD4+/CD45RA+/CD25- Naive T", 8}});
    add("formats/anndata_0.7_layout.h5ad", "h5ad", 30, 20, 0, "", {});
    add("formats/brain_tumour.xlsx", "xlsx", 28, 1070, 0, "column 2", {{"CG", 14}, {"NG", 14}});
    add("leukemia_train.gct", "gct", 38, 7129, 0, "class", {{"ALL", 27}, {"AML", 11}});
    add("leukemia_test.gct", "gct", 35, 7129, 0, "class", {{"ALL", 21}, {"AML", 14}});
    add("leukemia_train.res", "res", 38, 7129, 0, "class", {{"ALL", 27}, {"AML", 11}});
    add("GSE4107_series_matrix.txt.gz", "series-matrix", 22, 54675, 0, "title without numbers",
        {{"patient's mucosa", 12}, {"healthy control", 10}});
    add("GSE103227_series_matrix.txt.gz", "series-matrix", 10, 58944, 0, "diagnosis",
        {{"glioblastoma", 5}, {"normal", 5}});
    add("uci/iris.arff", "arff", 150, 4, 0, "class",
        {{"Iris-setosa", 50}, {"Iris-versicolor", 50}, {"Iris-virginica", 50}});
    add("uci/wine.arff", "arff", 178, 13, 0, "class", {{"2", 71}, {"1", 59}, {"3", 48}});
    add("uci/ionosphere.arff", "arff", 351, 34, 0, "class", {{"g", 225}, {"b", 126}});
    add("uci/balance-scale.arff", "arff", 625, 4, 0, "class", {{"L", 288}, {"R", 288}, {"B", 49}});
    Counts vowels;
    for (const char* vowel : {"hid", "hId", "hEd", "hAd", "hYd", "had", "hOd", "hod", "hUd", "hud", "hed"})
        vowels[vowel] = 90;
    add("uci/vowel.arff", "arff", 990, 13, 0, "Class", vowels);
    add("uci/glass.arff", "arff", 214, 9, 0, "Type",
        {{"build wind non-float", 76},
         {"build wind float", 70},
         {"headlamps", 29},
         {"vehic wind float", 17},
         {"containers", 13},
         {"tableware", 9}});
    add("uci/heart-statlog.arff", "arff", 270, 13, 0, "class", {{"absent", 150}, {"present", 120}});
    Counts diseases{{"brown-spot", 92},       {"alternarialeaf-spot", 91}, {"frog-eye-leaf-spot", 91},
                    {"phytophthora-rot", 88}, {"anthracnose", 44},         {"brown-stem-rot", 44},
                    {"2-4-d-injury", 16},     {"cyst-nematode", 14},       {"diaporthe-pod-&-stem-blight", 15},
                    {"herbicide-injury", 8}};
    for (const char* disease :
         {"diaporthe-stem-canker", "charcoal-rot", "rhizoctonia-root-rot", "powdery-mildew", "downy-mildew",
          "bacterial-blight", "bacterial-pustule", "purple-seed-stain", "phyllosticta-leaf-spot"})
        diseases[disease] = 20;
    add("uci/soybean.arff", "arff", 683, 35, 2337, "class", diseases);
    add("uci/breast-w.arff", "arff", 699, 9, 16, "Class", {{"benign", 458}, {"malignant", 241}});
    add("formats/leukemia_3class.arff.gz", "arff", 72, 5327, 0, "class", {{"0", 38}, {"2", 25}, {"1", 9}});
    add("formats/dexter_sparse.arff", "arff", 2, 20000, 0, "class", {{"-1", 1}, {"1", 1}});
    add("formats/quoted_nominal.arff", "arff", 6, 1, 0, "smoker", {{"no", 4}, {"yes", 2}});
    add("uci/waveform.data", "csv", 5000, 21, 0, "column 22", {{"2", 1696}, {"0", 1657}, {"1", 1647}});
    add("formats/mice_protein_semicolon.csv", "csv", 1080, 77, 1396, "class",
        {{"c-CS-m", 150},
         {"c-SC-m", 150},
         {"c-CS-s", 135},
         {"c-SC-s", 135},
         {"t-CS-m", 135},
         {"t-SC-m", 135},
         {"t-SC-s", 135},
         {"t-CS-s", 105}});
    add("formats/heart_scale.libsvm", "libsvm", 270, 13, 0, "class", {{"-1", 150}, {"+1", 120}});
    add("formats/10x_v2/matrix.mtx", "mtx", 12, 343, 0, "", {});
    add("formats/spellman_yeast.cdt", "cdt", 60, 97, 404, "", {});
    add("formats/yeast_three_header_rows.tab", "csv", 186, 79, 214, "function",
        {{"Ribo", 121}, {"Proteas", 35}, {"Resp", 30}});
    add("formats/GDS507.soft.gz", "soft", 17, 22645, 0, "disease state", {{"RCC", 9}, {"normal", 8}});
    add("formats/mouse_liver_genes_in_rows.txt", "csv", 48, 250, 0, "", {});
}

void TestFormatsShared::files()
{
    QFETCH(QString, file);
    QFETCH(QString, format);
    QFETCH(int, samples);
    QFETCH(int, features);
    QFETCH(int, missing);
    QFETCH(QString, label);
    QFETCH(Counts, classes);
    const auto path = test::sharedData(file.toStdString());
    if (!path)
        QSKIP(test::missingDataMessage);
    const DatasetPtr data = readDataset(*path).data;
    QVERIFY(data);
    QCOMPARE(data->samples(), samples);
    QCOMPARE(data->features(), features);
    QCOMPARE(data->missingCount(), missing);
    QCOMPARE(QString::fromStdString(data->preferredLabel()), label);
    QCOMPARE(countsOf(*data), classes);
    QCOMPARE(data->origin().sha256, sha256OfFile(*path));
    QCOMPARE(QString::fromStdString(data->origin().format), format);
    QVERIFY(!data->origin().decisions.empty());
    for (const Decision& decision : data->origin().decisions)
        QVERIFY(!decision.reason.text().empty());
}

void TestFormatsShared::chosenLabels()
{
    const auto path = test::sharedData("formats/p100_v1.3.gct");
    if (!path)
        QSKIP(test::missingDataMessage);
    const DatasetPtr p100 = readDataset(*path).data;
    QCOMPARE(p100->samples(), 96);
    QCOMPARE(p100->features(), 96);
    QCOMPARE(p100->missingCount(), 1);
    QCOMPARE(p100->annotations().size(), std::size_t{11});
    QCOMPARE(p100->labelFields().size(), std::size_t{19});
    QCOMPARE(p100->preferredLabel(), std::string("pert_iname"));
    QCOMPARE(p100->labelField("pert_iname")->counts(), std::vector<int>(32, 3));
}

void TestFormatsShared::labelsOfTheClsFile_data()
{
    QTest::addColumn<QString>("file");
    QTest::addColumn<QString>("labels");
    QTest::addColumn<Counts>("classes");
    QTest::addRow("training") << "leukemia_train.gct"
                              << "leukemia_train.cls" << Counts{{"ALL", 27}, {"AML", 11}};
    QTest::addRow("test") << "leukemia_test.gct"
                          << "leukemia_test.cls" << Counts{{"ALL", 21}, {"AML", 14}};
}

void TestFormatsShared::labelsOfTheClsFile()
{
    QFETCH(QString, file);
    QFETCH(QString, labels);
    QFETCH(Counts, classes);
    const auto path = test::sharedData(file.toStdString());
    if (!path)
        QSKIP(test::missingDataMessage);
    ImportOptions options;
    options.labelsFile = *test::sharedData(labels.toStdString());
    const DatasetPtr data = readDataset(*path, options).data;
    QCOMPARE(countsOf(*data), classes);
    QCOMPARE(data->annotations().size(), std::size_t{1});
    QCOMPARE(data->annotations()[0].name, std::string("Description"));
    QCOMPARE(data->annotations()[0].texts[0], std::string("AFFX-BioB-5_at (endogenous control)"));
}

void TestFormatsShared::namesAndValues()
{
    const auto path = test::sharedData("leukemia_test.gct");
    const auto table = test::sharedData("leukemia72.csv.gz");
    if (!path || !table)
        QSKIP(test::missingDataMessage);
    const DatasetPtr gct = readDataset(*path).data;
    QCOMPARE(gct->sampleNames()[1], std::string("ALL 406 TA+ (ML) Norel"));
    QCOMPARE(gct->value(0, 0), -214.0);
    const DatasetPtr csv = readDataset(*table).data;
    QCOMPARE(csv->sampleNames()[71], std::string("72"));
    QCOMPARE(csv->featureNames()[0], std::string("AFFX-BioB-5_at"));
    QCOMPARE(csv->value(1, 2), -1.0);
    QCOMPARE(csv->value(0, 18), 15091.0);
}

void TestFormatsShared::sameContentInOtherFormats()
{
    const auto gctPath = test::sharedData("leukemia_train.gct");
    const auto resPath = test::sharedData("leukemia_train.res");
    if (!gctPath || !resPath)
        QSKIP(test::missingDataMessage);
    const DatasetPtr gct = readDataset(*gctPath).data;
    const DatasetPtr res = readDataset(*resPath).data;
    QCOMPARE(res->featureNames(), gct->featureNames());
    QCOMPARE(res->sampleNames(), gct->sampleNames());
    QVERIFY(res->values().map() == gct->values().map());
}

/// Of every sample of @p data the nearest one of @p table.
static std::vector<Index> samplesOf(const Dataset& data, const Dataset& table)
{
    std::vector<Index> result;
    for (Index i = 0; i < data.samples(); ++i) {
        Index best = -1;
        double least = std::numeric_limits<double>::infinity();
        for (Index j = 0; j < table.samples(); ++j) {
            double distance = 0;
            for (Index l = 0; l < data.features(); l += 50)
                distance += std::abs(data.value(i, l) - table.value(j, l));
            if (distance < least) {
                least = distance;
                best = j;
            }
        }
        result.push_back(best);
    }
    return result;
}

/// All 35 arrays of the independent set as distributed are arrays of the whole table, the first one of its
/// training set.
void TestFormatsShared::leukaemiaTestInTwoFormats()
{
    const auto gctPath = test::sharedData("leukemia_test.gct");
    const auto csvPath = test::sharedData("leukemia72.csv.gz");
    if (!gctPath || !csvPath)
        QSKIP(test::missingDataMessage);
    const DatasetPtr gct = readDataset(*gctPath).data, csv = readDataset(*csvPath).data;
    QCOMPARE(gct->featureNames(), csv->featureNames());
    const std::vector<Index> same = samplesOf(*gct, *csv);
    QCOMPARE(same.front(), Index(0));
    for (std::size_t i = 0; i < same.size(); ++i) {
        QVERIFY(i == 0 || same[i] >= 38);
        for (Index l = 0; l < csv->features(); ++l)
            QCOMPARE(gct->value(static_cast<Index>(i), l), csv->value(same[i], l));
    }
    QCOMPARE(std::set<Index>(same.begin(), same.end()).size(), same.size());
}

/// 10 of the 38 arrays are those of the table, the others were rescaled and rounded again.
void TestFormatsShared::leukaemiaTrainingInTwoFormats()
{
    const auto gctPath = test::sharedData("leukemia_train.gct");
    const auto csvPath = test::sharedData("leukemia72.csv.gz");
    if (!gctPath || !csvPath)
        QSKIP(test::missingDataMessage);
    const DatasetPtr gct = readDataset(*gctPath).data, csv = readDataset(*csvPath).data;
    QCOMPARE(gct->featureNames(), csv->featureNames());
    const std::vector<Index> same = samplesOf(*gct, *csv);
    int equal = 0;
    double most = 0;
    for (std::size_t i = 0; i < same.size(); ++i) {
        QVERIFY(same[i] < 38);
        double difference = 0;
        for (Index l = 0; l < csv->features(); ++l)
            difference =
                std::max(difference, std::abs(gct->value(static_cast<Index>(i), l) - csv->value(same[i], l)));
        equal += difference == 0;
        most = std::max(most, difference);
    }
    QCOMPARE(std::set<Index>(same.begin(), same.end()).size(), same.size());
    QCOMPARE(equal, 10);
    QVERIFY(most > 0 && most <= 270);
}

/// The LIBSVM file is the ARFF file with every feature scaled to [-1, 1], to about six digits.
void TestFormatsShared::heartInTwoFormats()
{
    const auto arffPath = test::sharedData("uci/heart-statlog.arff");
    const auto libsvmPath = test::sharedData("formats/heart_scale.libsvm");
    if (!arffPath || !libsvmPath)
        QSKIP(test::missingDataMessage);
    const DatasetPtr arff = readDataset(*arffPath).data, libsvm = readDataset(*libsvmPath).data;
    for (Index l = 0; l < arff->features(); ++l) {
        const double* column = arff->values().column(l);
        const auto [low, high] = std::minmax_element(column, column + arff->samples());
        for (Index i = 0; i < arff->samples(); ++i)
            QVERIFY(std::abs(2 * (column[i] - *low) / (*high - *low) - 1 - libsvm->value(i, l)) <
                    test::tolerance::sixDecimals);
    }
}

QTEST_APPLESS_MAIN(TestFormatsShared)
#include "tst_formats_shared.moc"
