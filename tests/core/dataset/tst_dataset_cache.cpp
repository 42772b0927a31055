// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/dataset/dataset_cache.h"
#include "core/dataset/synthetic/synthetic.h"

#include <QTest>

using namespace fuzzylens;

/// Cached values of data sets, and their lifetime.
class TestKeptForData : public QObject
{
    Q_OBJECT

private slots:
    void ofTheDataAskedForLast();
    void ofAllThatAreThere();
    void nothingIsNotKept();

private:
    int ask(DatasetCache<int>& kept, const DatasetPtr& data)
    {
        return *kept.of(data, [this] { return std::make_shared<const int>(++m_made); });
    }

    int m_made = 0;
};

void TestKeptForData::ofTheDataAskedForLast()
{
    DatasetCache<int> kept;
    const DatasetPtr one = demonstration(), other = demonstration();
    const int first = ask(kept, one);
    QCOMPARE(ask(kept, one), first);
    QVERIFY(ask(kept, other) != first);
    QVERIFY(ask(kept, one) != first);
}

/// Undo goes from data to data and back: the window asks for what a worker made of them, and must not make it.
void TestKeptForData::ofAllThatAreThere()
{
    DatasetCache<int> kept(ofAllData);
    std::vector<DatasetPtr> data;
    std::vector<int> made;
    for (int i = 0; i < 30; ++i) {
        data.push_back(demonstration());
        made.push_back(ask(kept, data.back()));
    }
    const int all = m_made;
    for (std::size_t i = 0; i < data.size(); ++i)
        QCOMPARE(ask(kept, data[i]), made[i]);
    QCOMPARE(m_made, all);
    std::weak_ptr<const int> gone = kept.of(data[3], [] { return std::make_shared<const int>(0); });
    data.erase(data.begin() + 3);
    ask(kept, demonstration());
    QVERIFY(gone.expired());
}

void TestKeptForData::nothingIsNotKept()
{
    DatasetCache<int> kept;
    const DatasetPtr data = demonstration();
    QVERIFY(!kept.of(data, [] { return std::shared_ptr<const int>(); }));
    const int before = m_made;
    QCOMPARE(ask(kept, data), before + 1);
}

QTEST_GUILESS_MAIN(TestKeptForData)
#include "tst_dataset_cache.moc"
