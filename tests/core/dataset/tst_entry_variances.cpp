// SPDX-License-Identifier: GPL-3.0-or-later
// By which variance the features of a sparse matrix are chosen while it is read.
#include "core/dataset/entry_variances.h"
#include "core/import/reader.h"
#include "core/numeric/random.h"
#include "core/preprocess/steps.h"
#include "tests/core/import/small_files.h"

#include <QtTest>

#include <limits>
#include <tuple>

using namespace fuzzylens;
using Texts = std::vector<std::string>;

class TestEntryVariances : public QObject
{
    Q_OBJECT

private slots:
    void missingValuesHaveNoVariance_data();
    void missingValuesHaveNoVariance();
    void entriesForOnePlaceAreOneValue_data();
    void entriesForOnePlaceAreOneValue();
    void variancesInSeveralPasses();

private:
    DatasetPtr read(const QByteArray& text, const ImportOptions& options = {}) const
    {
        return readDataset(m_files.write("matrix.mtx", text.toStdString()), options).data;
    }
    test::SmallFiles m_files;
};

void TestEntryVariances::missingValuesHaveNoVariance_data()
{
    QTest::addColumn<bool>("isArray");
    QTest::addRow("entries") << false;
    QTest::addRow("every value") << true;
}

// A missing value counted as a zero.
void TestEntryVariances::missingValuesHaveNoVariance()
{
    QFETCH(bool, isArray);
    constexpr int features = 12, samples = 9;
    const auto isGap = [](int l, int i) { return (l * 5 + i * 7) % 4 == 0 || l == 7; };
    const auto valueAt = [](int l, int i) {
        return (l + i) % 3 == 0 ? 0 : 1000 + l * 3 + (i * i * (l + 2)) % (11 + l);
    };
    QByteArray entries;
    int count = 0;
    std::vector<std::pair<double, int>> variances;
    for (int l = 0; l < features; ++l) {
        double sum = 0, squares = 0;
        int known = 0;
        for (int i = 0; i < samples; ++i)
            if (!isGap(l, i)) {
                sum += valueAt(l, i);
                ++known;
            }
        for (int i = 0; i < samples; ++i)
            if (!isGap(l, i))
                squares += std::pow(valueAt(l, i) - sum / known, 2);
        variances.emplace_back(known > 0 ? squares / known : -1, -l);
    }
    for (int i = 0; i < samples; ++i)
        for (int l = 0; l < features; ++l) {
            const QByteArray value = isGap(l, i) ? QByteArray("nan") : QByteArray::number(valueAt(l, i));
            if (isArray || value != "0") {
                entries += isArray
                               ? value + '\n'
                               : QByteArray::number(l + 1) + ' ' + QByteArray::number(i + 1) + ' ' + value + '\n';
                ++count;
            }
        }
    const QByteArray size = QByteArray::number(features) + ' ' + QByteArray::number(samples);
    const QByteArray text = isArray ? "%%MatrixMarket matrix array real general\n" + size + '\n' + entries
                                    : "%%MatrixMarket matrix coordinate real general\n" + size + ' ' +
                                          QByteArray::number(count) + '\n' + entries;
    std::sort(variances.rbegin(), variances.rend());
    const DatasetPtr all = read(text);
    for (const int kept : {1, 3, 6, 11}) {
        std::vector<int> expected;
        for (int k = 0; k < kept; ++k)
            expected.push_back(1 - variances[static_cast<std::size_t>(k)].second);
        std::sort(expected.begin(), expected.end());
        Texts names;
        for (const int gene : expected)
            names.push_back(std::to_string(gene));
        ImportOptions options;
        options.topVariance = kept;
        QCOMPARE(read(text, options)->featureNames(), names);
        QCOMPARE(preprocess(all, {StepSpec::parse("top-variance=" + std::to_string(kept))}).data->featureNames(),
                 names);
    }
}

void TestEntryVariances::entriesForOnePlaceAreOneValue_data()
{
    QTest::addColumn<QString>("order");
    for (const char* order : {"cells", "genes", "none"})
        QTest::addRow("%s", order) << order;
}

// Each of them counted as a value when the genes that vary most were chosen.
void TestEntryVariances::entriesForOnePlaceAreOneValue()
{
    QFETCH(QString, order);
    constexpr int genes = 40, cells = 11;
    std::vector<std::tuple<int, int, int>> entries;
    for (int l = 1; l <= genes; ++l)
        for (int i = 1; i <= cells; ++i)
            if ((l * 3 + i * 5) % 4 != 0) {
                const int value = (l * 7 + i * i * (l % 5 + 1)) % (l + 3), piece = l % 2 == 0 ? 900 : 1;
                entries.insert(entries.end(), {{l, i, piece}, {l, i, -2 * piece}, {l, i, piece + value}});
            }
    if (order == "cells")
        std::stable_sort(entries.begin(), entries.end(),
                         [](const auto& a, const auto& b) { return std::get<1>(a) < std::get<1>(b); });
    if (order == "none") {
        Random random(5);
        for (std::size_t k = entries.size(); k > 1; --k)
            std::swap(entries[k - 1], entries[random.below(k)]);
    }
    QByteArray text = "%%MatrixMarket matrix coordinate integer general\n" + QByteArray::number(genes) + ' ' +
                      QByteArray::number(cells) + ' ' + QByteArray::number(std::ssize(entries)) + '\n';
    for (const auto& [gene, cell, value] : entries)
        text += QByteArray::number(gene) + ' ' + QByteArray::number(cell) + ' ' + QByteArray::number(value) + '\n';
    const DatasetPtr all = read(text);
    for (const int kept : {1, 5, 20}) {
        ImportOptions options;
        options.topVariance = kept;
        QCOMPARE(read(text, options)->featureNames(),
                 preprocess(all, {StepSpec::parse("top-variance=" + std::to_string(kept))}).data->featureNames());
    }
}

void TestEntryVariances::variancesInSeveralPasses()
{
    constexpr std::size_t samples = 3, features = 4, room = 7;  // for two features
    constexpr double gap = std::numeric_limits<double>::quiet_NaN();
    // 1 2 0, 0 0 0, 5 ? 2, 4 0 -4, those of the first and the last two in no order
    const std::vector<std::tuple<std::size_t, std::size_t, double>> entries{
        {2, 0, -3}, {0, 0, 1}, {1, 2, 1},  {2, 3, -4}, {0, 3, 3},   {0, 2, 5}, {2, 0, 3},
        {1, 0, 2},  {1, 1, 7}, {1, 1, -7}, {0, 3, 1},  {1, 2, gap}, {2, 2, 2}};
    EntryVariances found(samples, features, room);
    int passes = 0;
    do {
        for (const auto& [sample, feature, value] : entries)
            found.add(sample, feature, value);
        ++passes;
    } while (found.finishPass());
    QCOMPARE(passes, 3);
    QCOMPARE(found.variances(), (std::vector<double>{2.0 / 3, 0.0, 2.25, 32.0 / 3}));
}

QTEST_APPLESS_MAIN(TestEntryVariances)
#include "tst_entry_variances.moc"
