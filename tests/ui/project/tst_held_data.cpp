// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/project/held_data.h"

#include <QTest>

using namespace fuzzylens;
using namespace fuzzylens::ui;

class TestHeldData : public QObject
{
    Q_OBJECT

private slots:
    void theNewestThatFit();
};

void TestHeldData::theNewestThatFit()
{
    constexpr double bytes = 104 * 8 * sizeof(double);  // of each
    const auto table = [] {
        DatasetParts parts;
        parts.values = std::make_shared<const AlignedMatrix>(AlignedMatrix(104, 8));
        for (int i = 0; i < 104; ++i)
            parts.sampleNames.push_back("s" + std::to_string(i));
        for (int l = 0; l < 8; ++l)
            parts.featureNames.push_back("g" + std::to_string(l));
        return std::make_shared<const Dataset>(std::move(parts));
    };
    const DatasetPtr open = table(), one = table(), two = table(), three = table();
    const std::vector<std::vector<DatasetPtr>> groups{{open, one}, {open, two}, {open, three}, {open, two}, {}};
    using Held = std::vector<bool>;
    QCOMPARE(heldData(groups), (Held{true, true, true, true, true}));
    QCOMPARE(heldData(groups, 4 * bytes + 1e3), (Held{true, true, true, true, true}));
    QCOMPARE(heldData(groups, 3.5 * bytes), (Held{false, true, true, true, true}));
    QCOMPARE(heldData(groups, 2.5 * bytes), (Held{false, true, false, true, true}));
    QCOMPARE(heldData(groups, 0), (Held{false, false, false, false, true}));
    QCOMPARE(heldData({{open, one}, {open, two}}, 0), (Held{false, true}));
    QCOMPARE(heldData({{open}, {open, two}}, 0), (Held{true, true}));  // needs nothing more
    QCOMPARE(heldData({}), Held());
}

QTEST_APPLESS_MAIN(TestHeldData)
#include "tst_held_data.moc"
