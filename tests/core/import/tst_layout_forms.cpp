// SPDX-License-Identifier: GPL-3.0-or-later
// Whole data sets written as text tables of other forms: transformed, transposed, without their label.
#include "core/dataset/synthetic/synthetic.h"
#include "tests/core/import/csv_text.h"
#include "tests/core/support/shared_data.h"

#include <QtTest>

#include <array>
#include <cmath>

using namespace fuzzylens;

namespace {

using Texts = std::vector<std::string>;

enum class Form { Raw, Logarithm, Standardised };

/// Number of features that are written. More for the values as they are: the import decides from an excerpt then.
Index featuresOf(const Dataset& data, Form form)
{
    return std::min(data.features(), Index{form == Form::Raw ? 5000 : 1000});
}

std::string cellText(double value)
{
    return std::isnan(value) ? std::string() : QByteArray::number(value, 'g', 7).toStdString();
}

/// Samples in rows: values of the first features.
std::vector<Texts> valuesOf(const Dataset& data, Form form)
{
    const Index features = featuresOf(data, form);
    std::vector<Texts> table(static_cast<std::size_t>(data.samples()));
    double least = 0;
    for (Index l = 0; l < features; ++l)
        for (Index i = 0; i < data.samples(); ++i)
            least = std::fmin(least, data.value(i, l));
    for (Index l = 0; l < features; ++l) {
        double sum = 0, squares = 0, known = 0;
        for (Index i = 0; i < data.samples(); ++i)
            if (!data.isMissing(i, l)) {
                sum += data.value(i, l);
                ++known;
            }
        for (Index i = 0; i < data.samples(); ++i)
            if (!data.isMissing(i, l))
                squares += std::pow(data.value(i, l) - sum / known, 2);
        const double deviation = squares > 0 ? std::sqrt(squares / known) : 1;
        for (Index i = 0; i < data.samples(); ++i) {
            const double value = data.value(i, l);
            table[static_cast<std::size_t>(i)].push_back(cellText(form == Form::Raw ? value
                                                                  : form == Form::Logarithm
                                                                      ? std::log2(value - least + 1)
                                                                      : (value - sum / known) / deviation));
        }
    }
    return table;
}

std::string joined(const Texts& cells)
{
    std::string line;
    for (std::size_t c = 0; c < cells.size(); ++c)
        line += (c == 0 ? "" : "\t") + cells[c];
    return line + '\n';
}

/// The data set with @p table as its values, as a table of tabs, with the names, and the label if there is one and
/// @p isLabelled.
std::string tableOf(const Dataset& data, const std::vector<Texts>& table, bool isTransposed, bool isLabelled)
{
    const LabelField* label = isLabelled ? data.labelField(data.preferredLabel()) : nullptr;
    std::vector<Texts> rows{Texts{""}};
    if (label)
        rows.front().push_back(label->name.starts_with("column ") ? "class" : label->name);
    for (std::size_t l = 0; l < table.front().size(); ++l)
        rows.front().push_back(data.featureNames()[l]);
    for (std::size_t i = 0; i < table.size(); ++i) {
        Texts& cells = rows.emplace_back(Texts{data.sampleNames()[i]});
        if (label)
            cells.push_back(label->text(static_cast<Index>(i)));
        cells.insert(cells.end(), table[i].begin(), table[i].end());
    }
    std::string text;
    if (!isTransposed)
        for (const Texts& cells : rows)
            text += joined(cells);
    else
        for (std::size_t c = 0; c < rows.front().size(); ++c) {
            for (std::size_t r = 0; r < rows.size(); ++r)
                text += (r == 0 ? "" : "\t") + rows[r][c];
            text += '\n';
        }
    return text;
}

}  // namespace

class TestLayoutForms : public test::CsvText
{
    Q_OBJECT

private slots:
    void realData_data();
    void realData();
    void generatedData_data();
    void generatedData();
    void cleanupTestCase();

private:
    void readInOtherForms(const Dataset& original);

    std::array<int, 2> m_forms{};  // without and with label
    std::array<int, 2> m_rightForms{};
};

void TestLayoutForms::realData_data()
{
    QTest::addColumn<QString>("file");
    for (const char* file : {"colon.csv.gz",
                             "leukemia72.csv.gz",
                             "leukemia38_3051.csv.gz",
                             "lymphoma66.csv.gz",
                             "lymphoma62.csv.gz",
                             "leukemia_train.gct",
                             "leukemia_train.res",
                             "leukemia_test.gct",
                             "GSE4107_series_matrix.txt.gz",
                             "GSE103227_series_matrix.txt.gz",
                             "uci/iris.arff",
                             "uci/wine.arff",
                             "uci/ionosphere.arff",
                             "uci/balance-scale.arff",
                             "uci/vowel.arff",
                             "uci/glass.arff",
                             "uci/heart-statlog.arff",
                             "uci/soybean.arff",
                             "uci/breast-w.arff",
                             "uci/waveform.data",
                             "formats/leukemia_3class.arff.gz",
                             "formats/mice_protein_semicolon.csv",
                             "formats/mouse_liver_genes_in_rows.txt",
                             "formats/p100_v1.3.gct",
                             "formats/spellman_yeast.cdt",
                             "formats/yeast_three_header_rows.tab",
                             "formats/heart_scale.libsvm",
                             "formats/GDS507.soft.gz"})
        QTest::addRow("%s", file) << QString::fromLatin1(file);
}

void TestLayoutForms::realData()
{
    QFETCH(QString, file);
    const auto path = test::sharedData(file.toStdString());
    if (!path)
        QSKIP(test::missingDataMessage);
    readInOtherForms(*readDataset(*path).data);
}

void TestLayoutForms::generatedData_data()
{
    QTest::addColumn<int>("samples");
    QTest::addColumn<int>("features");
    QTest::newRow("more features than samples") << 40 << 300;
    QTest::newRow("more samples than features") << 300 << 40;
}

void TestLayoutForms::generatedData()
{
    QFETCH(int, samples);
    QFETCH(int, features);
    SyntheticOptions options;
    options.samples = samples;
    options.features = features;
    readInOtherForms(*synthesize("expression", options));
}

/// Raw, logarithms and standardised features, samples in rows and transposed, with the label and without it.
void TestLayoutForms::readInOtherForms(const Dataset& original)
{
    QStringList wrong;
    for (const Form form : {Form::Raw, Form::Logarithm, Form::Standardised}) {
        const std::vector<Texts> values = valuesOf(original, form);
        const Index features = featuresOf(original, form);
        for (const bool isLabelled : {true, false})
            for (const bool isTransposed : {false, true}) {
                const std::string text = tableOf(original, values, isTransposed, isLabelled);
                const DatasetPtr data = read(text);
                const bool isRight = data->samples() == original.samples() && data->features() == features;
                ++m_forms[isLabelled];
                m_rightForms[isLabelled] += isRight;
                // Without a label, weak evidence may be wrong if both readings are offered.
                if (isRight || (!isLabelled && decision(*data, "other orientation") != "not recorded"))
                    continue;
                QString problem = QStringLiteral("%1%2 form %3: %4 x %5 instead of %6 x %7\n")
                                      .arg(isLabelled ? QStringLiteral("labelled") : QStringLiteral("unlabelled"),
                                           isTransposed ? QStringLiteral(" transposed") : QString())
                                      .arg(int(form))
                                      .arg(data->samples())
                                      .arg(data->features())
                                      .arg(original.samples())
                                      .arg(features);
                for (const Decision& one : data->origin().decisions)
                    problem += QString::fromStdString("    " + one.what + ": " + one.value.text() + " (" +
                                                      one.reason.text() + ")\n");
                wrong << problem;
            }
    }
    QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join(QString())));
}

void TestLayoutForms::cleanupTestCase()
{
    qInfo("labelled: %d of %d, without label: %d of %d", m_rightForms[1], m_forms[1], m_rightForms[0], m_forms[0]);
}

QTEST_APPLESS_MAIN(TestLayoutForms)
#include "tst_layout_forms.moc"
