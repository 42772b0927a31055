// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/import/readers/entry_table.h"
#include "tests/core/support/little_memory.h"

#include <QtTest>

using namespace fuzzylens;

class TestEntryTable : public QObject
{
    Q_OBJECT

private slots:
    void entriesInAnyOrder_data();
    void entriesInAnyOrder();
    void takesTheMemoryItStates();
};

void TestEntryTable::entriesInAnyOrder_data()
{
    QTest::addColumn<int>("entries");
    QTest::addRow("sparse") << 5;
    QTest::addRow("dense") << 50;
}

void TestEntryTable::entriesInAnyOrder()
{
    QFETCH(int, entries);
    EntryTable table(10, 6, std::uint64_t(entries));
    table.add(9, 5, 2);
    table.add(1, 0, 3);
    table.add(0, 5, -1);
    table.add(9, 5, 0.5);  // of a place that has a value
    const ValueTable values = table.release({});
    QCOMPARE(values.sparse() != nullptr, entries == 5);
    QCOMPARE(values(9, 5), 2.5);
    QCOMPARE(values(1, 0), 3.0);
    QCOMPARE(values(0, 5), -1.0);
    QCOMPARE(values(0, 0), 0.0);
}

void TestEntryTable::takesTheMemoryItStates()
{
#ifdef FUZZYLENS_SANITIZED
    QSKIP("Address sanitizer does not reuse released memory.");
#endif
    constexpr std::uint32_t samples = 40'000, features = 1000, perFeature = 5000;
    constexpr std::uint64_t entries = std::uint64_t{features} * perFeature;
    const double stated = EntryTable::bytesOfOrdering(samples, features, entries);
    constexpr std::uint64_t rounding = 8'000'000;
    const test::LittleMemory little(static_cast<std::uint64_t>(stated) + rounding);
    EntryTable table(samples, features, entries);
    for (std::uint32_t i = 0; i < perFeature; ++i)
        for (std::uint32_t l = 0; l < features; ++l)
            table.add(8 * i, l, 1);
    const ValueTable values = table.release({});
    QVERIFY(values.sparse());
    QCOMPARE(values.sparse()->valueCount(), std::size_t(entries));
    QCOMPARE(values(8, 999), 1.0);
    QCOMPARE(values(9, 999), 0.0);
}

QTEST_APPLESS_MAIN(TestEntryTable)
#include "tst_entry_table.moc"
