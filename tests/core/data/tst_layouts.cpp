// SPDX-License-Identifier: GPL-3.0-or-later
// Layouts of text tables as programs and archives write them, filled with generated values.
#include "tests/core/data/csv_text.h"

#include <QtTest>

#include <array>
#include <cmath>
#include <functional>

using namespace fuzzylens;
using Texts = std::vector<std::string>;

namespace {

/// A generated table with samples in rows: features differ in location, classes take turns.
struct Table
{
    int samples = 12;
    int features = 5;
    Texts classes{"low", "high"};
    std::string samplePrefix = "case ", featurePrefix = "m. ";

    /// Two decimals; of every feature another location.
    double value(int i, int l) const
    {
        const int noise = (i * 37 + l * 101 + i * l * 13) % 89;
        return std::round(100 * (l * l * 3.0 + l * 10 + noise * 0.11 + 1)) / 100;
    }
    std::string text(int i, int l) const { return QByteArray::number(value(i, l), 'f', 2).toStdString(); }
    std::string sample(int i) const { return samplePrefix + std::to_string(100 + (i * 7) % 61); }
    std::string feature(int l) const
    {
        return featurePrefix + std::string(1, static_cast<char>('p' + l % 10)) + std::to_string(l);
    }
    std::string label(int i) const { return classes[static_cast<std::size_t>(i) % classes.size()]; }
};

std::string joined(const Texts& cells, const std::string& delimiter)
{
    std::string line;
    for (std::size_t c = 0; c < cells.size(); ++c)
        line += (c == 0 ? "" : delimiter) + cells[c];
    return line + '\n';
}

/// One line of text for every sample, made of its cells.
std::string lines(const Table& table, const std::string& delimiter, const std::function<Texts(int)>& cells)
{
    std::string text;
    for (int i = 0; i < table.samples; ++i)
        text += joined(cells(i), delimiter);
    return text;
}

Texts values(const Table& table, int i)
{
    Texts cells;
    for (int l = 0; l < table.features; ++l)
        cells.push_back(table.text(i, l));
    return cells;
}

Texts featureNames(const Table& table)
{
    Texts names;
    for (int l = 0; l < table.features; ++l)
        names.push_back(table.feature(l));
    return names;
}

Texts sampleNames(const Table& table)
{
    Texts names;
    for (int i = 0; i < table.samples; ++i)
        names.push_back(table.sample(i));
    return names;
}

Texts operator+(Texts cells, const Texts& more)
{
    cells.insert(cells.end(), more.begin(), more.end());
    return cells;
}

Texts operator+(const std::string& first, const Texts& more)
{
    return Texts{first} + more;
}

/// The values of a feature in all samples.
Texts profile(const Table& table, int l)
{
    Texts cells;
    for (int i = 0; i < table.samples; ++i)
        cells.push_back(table.text(i, l));
    return cells;
}

/// Features in rows, each with its name first.
std::string featureLines(const Table& table, const std::string& delimiter)
{
    std::string text;
    for (int l = 0; l < table.features; ++l)
        text += joined(table.feature(l) + profile(table, l), delimiter);
    return text;
}

}  // namespace

class TestLayouts : public test::CsvText
{
    Q_OBJECT

private slots:
    void layouts_data();
    void layouts();
    void cleanupTestCase();

private:
    int m_tried = 0;
    int m_right = 0;
};

namespace {

/// What a layout opens as.
struct Expected
{
    int samples = 12;
    int features = 5;
    int classes = 2;                  // of the preferred label; 0: there is none
    std::string sample = "1";         // name of the first sample
    std::string feature = "1";        // name of the first feature
    std::string firstValue = "1.00";  // of the first sample and feature
};

void row(const char* name, const std::string& text, const Expected& expected)
{
    QTest::addRow("%s", name) << QByteArray::fromStdString(text) << expected.samples << expected.features
                              << expected.classes << QByteArray::fromStdString(expected.sample)
                              << QByteArray::fromStdString(expected.feature) << std::stod(expected.firstValue);
}

/// The values decide the orientation, because no name does.
void addOrientations()
{
    const Table table;
    const Expected named{12, 5, 0, table.sample(0), table.feature(0)};
    row("samples in rows, unique names",
        joined("" + featureNames(table), ",") +
            lines(table, ",", [&](int i) { return table.sample(i) + values(table, i); }),
        named);
    row("genes in rows, unique names", joined("" + sampleNames(table), "\t") + featureLines(table, "\t"), named);
    Table wide = table;
    wide.features = 22;
    wide.samples = 195;
    wide.samplePrefix = "voice_R";
    const auto voice = [&](int i) { return "voice_R" + std::to_string(i) + "_" + std::to_string(i % 6); };
    row("22 measurements of 195 samples",
        joined("name" + featureNames(wide), ",") +
            lines(wide, ",", [&](int i) { return voice(i) + values(wide, i); }),
        {195, 22, 0, voice(0), wide.feature(0)});
    Table rows = table;
    rows.samples = 8;
    rows.features = 40;
    row("genes in rows called V1, V2 ...",
        [&] {
            std::string header = "\"\"";
            for (int i = 1; i <= rows.samples; ++i)
                header += ",\"V" + std::to_string(i) + '"';
            return header + '\n' + featureLines(rows, ",");
        }(),
        {8, 40, 0, "V1", rows.feature(0)});
    row("genes in rows called by numbers",
        [&] {
            std::string text = joined("" + sampleNames(rows), "\t");
            for (int l = 0; l < rows.features; ++l)
                text += joined(std::to_string(7157 + l * l * 13) + profile(rows, l), "\t");
            return text;
        }(),
        {8, 40, 0, rows.sample(0), "7157"});
    row("genes in rows without a header", featureLines(rows, "\t"), {8, 40, 0, "1", rows.feature(0)});
    row("repeated names of genes",
        [&] {
            std::string text = joined("" + sampleNames(rows), "\t");
            for (int l = 0; l < rows.features; ++l)
                text += joined(rows.feature(l / 2) + profile(rows, l), "\t");
            return text;
        }(),
        {8, 40, 0, rows.sample(0), rows.feature(0)});
    row("names of genes that became dates",
        [&] {
            std::string text = joined("" + sampleNames(rows), "\t");
            for (int l = 0; l < rows.features; ++l) {
                const std::string date = l % 20 == 0 ? "1-Mar" : l % 20 == 7 ? "2-Sep" : rows.feature(l);
                text += joined(date + profile(rows, l), "\t");
            }
            return text;
        }(),
        {8, 40, 0, rows.sample(0), "1-Mar"});
    const auto standardised = [](int i, int l) {
        // Two values once and the others twice: mean 0 and variance 1 in every column.
        const std::array<const char*, 4> levels{"-1.341641", "-0.447214", "0.447214", "1.341641"};
        return std::string(levels[static_cast<std::size_t>((i + l + i / 4) % 4)]);
    };
    const int count = 12;
    std::string scaled = joined("" + featureNames(table), ","), turned = joined("" + sampleNames(table), ",");
    for (int i = 0; i < count; ++i) {
        Texts cells{table.sample(i)};
        for (int l = 0; l < 5; ++l)
            cells.push_back(standardised(i, l));
        scaled += joined(cells, ",");
    }
    for (int l = 0; l < 5; ++l) {
        Texts cells{table.feature(l)};
        for (int i = 0; i < count; ++i)
            cells.push_back(standardised(i, l));
        turned += joined(cells, ",");
    }
    const Expected isScaled{12, 5, 0, table.sample(0), table.feature(0), "-1.341641"};
    row("standardised features in columns", scaled, isScaled);
    row("standardised features in rows", turned, isScaled);
}

}  // namespace

void TestLayouts::layouts_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<int>("samples");
    QTest::addColumn<int>("features");
    QTest::addColumn<int>("classes");
    QTest::addColumn<QByteArray>("sample");
    QTest::addColumn<QByteArray>("feature");
    QTest::addColumn<double>("value");
    addOrientations();
}

void TestLayouts::layouts()
{
    QFETCH(QByteArray, text);
    QFETCH(int, samples);
    QFETCH(int, features);
    QFETCH(int, classes);
    QFETCH(QByteArray, sample);
    QFETCH(QByteArray, feature);
    QFETCH(double, value);
    ++m_tried;
    const DatasetPtr data = read(text.toStdString());
    std::string decisions;
    for (const Decision& one : data->origin().decisions)
        decisions += one.what + ": " + one.value + " (" + one.reason + ")\n";
    const auto reasons = [&] { return qPrintable("\n" + QString::fromStdString(decisions)); };
    QVERIFY2(data->samples() == samples && data->features() == features,
             qPrintable(QStringLiteral("%1 x %2\n").arg(data->samples()).arg(data->features()) +
                        QString::fromStdString(decisions)));
    const LabelField* label = data->labelField(data->preferredLabel());
    QVERIFY2((label ? static_cast<int>(label->classes.size()) : 0) == classes, reasons());
    QCOMPARE(QByteArray::fromStdString(data->sampleNames().front()), sample);
    QCOMPARE(QByteArray::fromStdString(data->featureNames().front()), feature);
    QCOMPARE(data->value(0, 0), value);
    for (const Decision& one : data->origin().decisions)
        QVERIFY(!one.reason.empty());
    ++m_right;
}

void TestLayouts::cleanupTestCase()
{
    qInfo("layouts that open rightly: %d of %d", m_right, m_tried);
}

QTEST_APPLESS_MAIN(TestLayouts)
#include "tst_layouts.moc"
