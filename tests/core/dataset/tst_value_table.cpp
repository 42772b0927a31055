// SPDX-License-Identifier: GPL-3.0-or-later
// A sparse table holds the same numbers as one of all values.
#include "core/dataset/dataset.h"
#include "tests/core/dataset/sparse_data.h"

#include <QtTest>

#include <array>

using namespace fuzzylens;
using test::mostlyZeros;
using test::sparseOf;

class TestValueTable : public QObject
{
    Q_OBJECT

private slots:
    void numbers();
    void absentValues();
    void parts();
    void partsThatDoNotFit();
    void missingValues();
    void subsets_data();
    void subsets();
    void sameNumbers();
    void bytes();
    void singlePrecision();
    void blocks();
};

void TestValueTable::numbers()
{
    const AlignedMatrix all = mostlyZeros(17, 23, 1);
    const ValueTable table = sparseOf(all);
    QVERIFY(table.sparse());
    QCOMPARE(table.rows(), Index(17));
    QCOMPARE(table.columns(), Index(23));
    std::vector<double> scratch(3, 7.0);
    for (Index l = 0; l < 23; ++l) {
        const double* column = table.column(l, scratch);
        for (Index i = 0; i < 17; ++i) {
            QVERIFY(test::areSame(column[i], all(i, l)));
            QVERIFY(test::areSame(table(i, l), all(i, l)));
            QVERIFY(test::areSame((*table.dense())(i, l), all(i, l)));
        }
    }
    QCOMPARE(table.dense(), table.dense());  // made once
    QVERIFY(!ValueTable());
    QVERIFY(!ValueTable().dense());
    QCOMPARE(ValueTable().rows(), Index(0));
}

void TestValueTable::partsThatDoNotFit()
{
    const auto make = [](std::vector<std::size_t> starts, std::vector<std::uint32_t> rows,
                         std::vector<double> values) {
        return SparseColumns(4, std::move(starts), std::move(rows), std::move(values));
    };
    QCOMPARE(make({0, 1, 1}, {3}, {2.0}).columns(), Index(2));
    QVERIFY_THROWS_EXCEPTION(std::invalid_argument, make({}, {}, {}));
    QVERIFY_THROWS_EXCEPTION(std::invalid_argument, make({0, 2}, {1}, {2.0}));
    QVERIFY_THROWS_EXCEPTION(std::invalid_argument, make({0, 1}, {1, 2}, {2.0}));
    const SparseColumns two = make({0, 1, 1}, {3}, {2.0});
    QVERIFY_THROWS_EXCEPTION(std::invalid_argument, two.withValues({1.0, 2.0}, {0.0, 0.0}));
    QVERIFY_THROWS_EXCEPTION(std::invalid_argument, two.withValues({1.0}, {0.0}));
}

/// Columns whose values that are not stored are not 0.
void TestValueTable::absentValues()
{
    AlignedMatrix all = mostlyZeros(11, 9, 5);
    const auto sparse = sparseOf(all);
    std::vector<double> values, otherValues;
    for (Index l = 0; l < 9; ++l) {
        const ColumnValues column = sparse->column(l);
        otherValues.push_back(-0.5 * static_cast<double>(l));
        for (std::size_t at = 0; at < column.size; ++at)
            values.push_back(column.values[at] + 0.25);
        for (Index i = 0; i < 11; ++i)
            all(i, l) = all(i, l) == 0.0 ? otherValues.back() : all(i, l) + 0.25;
    }
    const auto changed = sparse->withValues(values, otherValues);
    const ValueTable table(changed->withOwnDense());
    QVERIFY(test::haveSameValues(
        *test::dataOf(table), *test::dataOf(std::make_shared<AlignedMatrix>(AlignedMatrix::copyOf(all.map())))));
    QVERIFY(table.all()->map() == all.map());
    const DatasetPtr part = test::dataOf(table)->subset(std::vector<Index>{9, 2, 2}, std::vector<Index>{8, 1});
    QVERIFY(part->values().map() == all.map()({9, 2, 2}, {8, 1}));
    table.dense();
    QVERIFY(table.sparse()->bytesOfDense() == 0 && changed->bytesOfDense() == 8.0 * 11 * 9);
}

void TestValueTable::parts()
{
    for (const Index rows : {1, 9, 2501, 10007, 170001}) {
        const AlignedMatrix all = mostlyZeros(rows, 3, 7);
        const auto table = sparseOf(all);
        QCOMPARE(table->firstRow(0), Index(0));
        QCOMPARE(table->firstRow(table->rowBlocks()), rows);
        // About a fifth of the values is stored: 32 of 160 rows, in blocks of 256 or more.
        QCOMPARE(table->rowBlocks(), (rows + 255) / 256);
        for (Index l = 0; l < 3; ++l) {
            const ColumnValues whole = table->column(l);
            std::size_t before = 0;
            for (Index block = 0; block < table->rowBlocks(); ++block) {
                const ColumnValues part = table->part(l, block);
                QVERIFY(part.rows == whole.rows + before && part.values == whole.values + before);
                for (std::size_t at = 0; at < part.size; ++at)
                    QVERIFY(part.rows[at] >= table->firstRow(block) && part.rows[at] < table->firstRow(block + 1));
                before += part.size;
            }
            QCOMPARE(before, whole.size);
        }
    }
}

void TestValueTable::missingValues()
{
    const auto all = std::make_shared<AlignedMatrix>(mostlyZeros(40, 30, 2));
    (*all)(3, 4) = (*all)(39, 4) = (*all)(0, 29) = std::numeric_limits<double>::quiet_NaN();
    const DatasetPtr dense = test::dataOf(all), sparse = test::dataOf(sparseOf(*all));
    QCOMPARE(sparse->missingCount(), Index(3));
    for (Index l = 0; l < 30; ++l)
        QCOMPARE(sparse->missingInFeature(l), dense->missingInFeature(l));
    (*all)(5, 5) = -std::numeric_limits<double>::infinity();
    QVERIFY_THROWS_EXCEPTION(std::invalid_argument, test::dataOf(sparseOf(*all)));
}

void TestValueTable::subsets_data()
{
    using Places = std::optional<std::vector<Index>>;
    QTest::addColumn<Places>("samples");
    QTest::addColumn<Places>("features");
    QTest::addRow("all") << Places() << Places();
    QTest::addRow("features") << Places() << Places({{5, 0, 5, 12}});
    QTest::addRow("samples, some twice") << Places({{9, 9, 0, 4}}) << Places();
    QTest::addRow("samples in order") << Places({{0, 3, 4, 9}}) << Places({{12, 12, 1}});
    QTest::addRow("both") << Places({{1, 8}}) << Places({{12, 3}});
    QTest::addRow("none") << Places({std::vector<Index>()}) << Places();
}

void TestValueTable::subsets()
{
    using Places = std::optional<std::vector<Index>>;
    QFETCH(Places, samples);
    QFETCH(Places, features);
    const auto all = std::make_shared<AlignedMatrix>(mostlyZeros(10, 13, 3));
    const DatasetPtr expected = test::dataOf(all)->subset(samples, features);
    const DatasetPtr found = test::dataOf(sparseOf(*all))->subset(samples, features);
    QVERIFY(found->table().sparse());
    QVERIFY(test::haveSameValues(*found, *expected));
    QVERIFY(found->sampleNames() == expected->sampleNames());
    QCOMPARE(found->missingCount(), expected->missingCount());
}

void TestValueTable::sameNumbers()
{
    const DatasetPtr one = test::dataOf(sparseOf(mostlyZeros(5, 4, 1)));
    DatasetParts parts = one->parts();
    parts.sampleNames[0] = "another name";
    const Dataset renamed(parts);
    QVERIFY(renamed.table().owner() == one->table().owner());
    QVERIFY(one->subset(std::nullopt, std::nullopt)->table().owner() != one->table().owner());
}

void TestValueTable::bytes()
{
    const auto all = std::make_shared<AlignedMatrix>(9, 2);
    (*all)(8, 1) = 1.0;
    QCOMPARE(ValueTable(all).bytes(), 16.0 * 2 * 8);  // nine rows take the room of sixteen
    QCOMPARE(ValueTable(sparseOf(*all)).bytes(), 12.0);
    QCOMPARE(ValueTable().bytes(), 0.0);
}

/// The memory of the doubles is given back while they are read; their numbers are not needed any more.
void TestValueTable::singlePrecision()
{
    constexpr Index rows = 3001, columns = 400;
    const auto numbers = [&] {
        Random random(4);
        auto all = std::make_shared<AlignedMatrix>(rows, columns);
        for (Index l = 0; l < columns; ++l)
            for (Index i = 0; i < rows; ++i)
                (*all)(i, l) = random.normal();
        (*all)(17, 3) = std::numeric_limits<double>::quiet_NaN();
        return all;
    };
    const auto refuse = [](Index, Index) { throw std::invalid_argument("too large"); };
    const auto exact = numbers();
    const ValueTable table = ValueTable::inSinglePrecision(numbers(), refuse);
    QVERIFY(table.floats() && table.compact() && !table.sparse());
    QCOMPARE(table.rows(), rows);
    QCOMPARE(table.columns(), columns);
    QCOMPARE(table.bytes(), 4.0 * rows * columns);
    std::vector<double> scratch;
    for (Index l = 0; l < columns; ++l) {
        const double* column = table.column(l, scratch);
        for (Index i = 0; i < rows; ++i) {
            QVERIFY(test::areSame(column[i], static_cast<double>(static_cast<float>((*exact)(i, l)))));
            QVERIFY(test::areSame(column[i], table(i, l)));
        }
    }
    // Numbers that somebody else uses stay.
    const ValueTable shared = ValueTable::inSinglePrecision(exact, refuse);
    QVERIFY(test::haveSameValues(*test::dataOf(shared), *test::dataOf(table)));
    QVERIFY(test::haveSameValues(*test::dataOf(exact), *test::dataOf(numbers())));
    const std::vector<Index> some{9, 2, 2}, features{8, 1};
    const DatasetPtr part = test::dataOf(table)->subset(some, features);
    QVERIFY(part->table().floats());
    QVERIFY(part->values().map() == table.dense()->map()(some, features));
    QCOMPARE(table.compact()->bytesOfDense(), 0.0);
    QVERIFY(table.compact()->withOwnDense().compact()->bytesOfDense() == 8.0 * rows * columns);
    std::vector<double> shifted(3);
    for (const std::size_t odd : {3001, 3004, 5000}) {  // always on a boundary, so that sums are the same
        shifted.resize(odd);
        QCOMPARE(reinterpret_cast<std::uintptr_t>(table.column(1, shifted)) % 64, std::uintptr_t(0));
    }
    (*exact)(5, 1) = 1e-39;
    QCOMPARE(ValueTable::inSinglePrecision(exact, refuse)(5, 1), 0.0);
    (*exact)(5, 1) = -1e39;
    QVERIFY_THROWS_EXCEPTION(std::invalid_argument, ValueTable::inSinglePrecision(exact, refuse));
}

/// Of either precision: aligned, with zeros beyond the last row.
void TestValueTable::blocks()
{
    const auto all = std::make_shared<AlignedMatrix>(mostlyZeros(21, 9, 3));
    const ValueTable single = ValueTable::inSinglePrecision(all, {});
    for (const ValueTable& table : {ValueTable(all), single}) {
        AlignedMatrix scratch;
        for (const auto& [row, rows, column, columns] :
             {std::array<Index, 4>{0, 24, 0, 9}, {8, 16, 2, 3}, {16, 8, 7, 2}, {0, 8, 8, 1}}) {
            const ValueBlock block = table.block(row, rows, column, columns, scratch);
            for (Index l = 0; l < columns; ++l) {
                QCOMPARE(reinterpret_cast<std::uintptr_t>(block.values + l * block.stride) % 64,
                         std::uintptr_t(0));
                for (Index i = 0; i < rows; ++i)
                    QCOMPARE(block.values[l * block.stride + i], row + i < 21 ? (*all)(row + i, column + l) : 0.0);
            }
        }
    }
}

QTEST_APPLESS_MAIN(TestValueTable)
#include "tst_value_table.moc"
