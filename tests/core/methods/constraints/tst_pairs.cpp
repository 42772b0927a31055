// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/import/pair_file.h"
#include "core/methods/constraints/pair_trouble.h"
#include "core/numeric/random.h"
#include "tests/core/import/small_files.h"

#include <QtTest>

#include <set>

using namespace fuzzylens;
using namespace fuzzylens::test;

class TestPairs : public QObject
{
    Q_OBJECT

private slots:
    void order();
    void classes();
    void someOfClasses();
    void kept();
    void components();
    void contradictions();
    void troubleIsTold();
    void closure();
    void closureOfRandomPairs();
    void closureIsBounded();
    void fileReads();
    void fileRoundTrip();
    void linesRoundTrip();
    void amongOtherNames();
    void brokenFiles_data();
    void brokenFiles();
};

static const std::vector<std::string> names{"A", "B", "with blank", "A", "quote\"d", "#x", "tab\there"};

void TestPairs::order()
{
    QCOMPARE(inOrder({{{2, 1}, {1, 2}, {0, 1}}, {}}, 3), (PairSet{{{0, 1}, {1, 2}}, {}}));
    QVERIFY_THROWS_EXCEPTION(std::invalid_argument, pairOf(3, 3));
    QVERIFY_THROWS_EXCEPTION(std::invalid_argument, pairOf(-1, 3));
    QVERIFY_THROWS_EXCEPTION(std::invalid_argument, inOrder({{{0, 3}}, {}}, 3));
}

void TestPairs::classes()
{
    QCOMPARE(pairsOfClasses({0, -1, 1, 0}), (PairSet{{{0, 3}}, {{0, 2}, {2, 3}}}));
    QVERIFY(pairsOfClasses({-1, 2}).empty());
}

void TestPairs::someOfClasses()
{
    std::vector<int> classOf;
    for (int i = 0; i < 40; ++i)
        classOf.push_back(i % 5 - 1);
    const PairSet all = pairsOfClasses(classOf);
    QCOMPARE(all.size(), std::size_t(32 * 31 / 2));
    const PairSet some = somePairsOfClasses(classOf, 100, 7);
    QCOMPARE(some.size(), std::size_t(100));
    QCOMPARE(some, somePairsOfClasses(classOf, 100, 7));
    QVERIFY(some != somePairsOfClasses(classOf, 100, 8));
    QCOMPARE(somePairsOfClasses(classOf, 496, 7), all);
    QCOMPARE(somePairsOfClasses(classOf, 495, 7).size(), std::size_t(495));
    for (const SamplePair& pair : some.must)
        QVERIFY(std::binary_search(all.must.begin(), all.must.end(), pair));
    for (const SamplePair& pair : some.cannot)
        QVERIFY(std::binary_search(all.cannot.begin(), all.cannot.end(), pair));
    // Each as likely: over many draws of one, every pair comes up.
    std::set<SamplePair> seen;
    for (std::uint64_t seed = 0; seed < 200; ++seed) {
        const PairSet one = somePairsOfClasses({0, 0, 1, 1, 1}, 1, seed);
        QCOMPARE(one.size(), std::size_t(1));
        seen.insert(one.must.begin(), one.must.end());
        seen.insert(one.cannot.begin(), one.cannot.end());
    }
    QCOMPARE(seen.size(), std::size_t(10));
}

void TestPairs::kept()
{
    const PairSet pairs{{{0, 1}, {1, 4}}, {{2, 3}, {3, 4}}};
    QCOMPARE(keptPairs(pairs, {4, 3, 1}), (PairSet{{{0, 2}}, {{0, 1}}}));
}

void TestPairs::components()
{
    QCOMPARE(mustLinkComponents({{{1, 3}, {3, 4}}, {{0, 1}}}, 5), std::vector<int>({0, 1, 2, 1, 1}));
    QVERIFY(mustLinkComponents({}, 0).empty());
}

void TestPairs::contradictions()
{
    const PairSet pairs{{{0, 1}, {0, 4}, {1, 2}, {2, 3}, {3, 4}}, {{0, 3}, {0, 5}, {1, 2}}};
    const std::vector<Contradiction> found = contradictionsIn(pairs, 6, 10);
    QVERIFY(contradictionsIn(pairs, 6, 0).front().chain.empty());
    QCOMPARE(found.size(), std::size_t(2));
    QCOMPARE(found[0].cannot, (SamplePair{0, 3}));
    QCOMPARE(found[0].chain, std::vector<int>({0, 4, 3}));  // not the longer way by 1 and 2
    QCOMPARE(found[1].chain, std::vector<int>({1, 2}));
}

/// The warnings of a fit and the window use the same text.
void TestPairs::troubleIsTold()
{
    const std::vector<std::string> called{"A", "B", "C", "D", "E", "F", "G", "H"};
    const auto told = [&](const PairSet& pairs, std::size_t chains) {
        return contradictionMessage(contradictionsIn(pairs, 8, chains), called).text();
    };
    const PairSet chain{{{0, 1}, {1, 2}, {2, 3}, {3, 4}, {4, 5}, {5, 6}}, {{0, 2}, {0, 5}, {0, 6}}};
    QCOMPARE(told({chain.must, {{0, 7}}}, 3), std::string());
    const std::string first = "A and C have a cannot-link, but must-links connect them: A – B – C";
    QCOMPARE(told({chain.must, {{0, 2}}}, 3), first);
    QCOMPARE(told(chain, 3),
             first + "; A and F have a cannot-link, but must-links connect them: A – B – C – D – E – F; "
                     "A and G have a cannot-link, but must-links connect them: A – B – C – … – E – F – G");
    QCOMPARE(told(chain, 1), first + "; 2 more cannot-links contradict the must-links");
    QCOMPARE(told({chain.must, {{0, 2}, {0, 5}}}, 1), first + "; 1 more cannot-link contradicts the must-links");
    QCOMPARE(joinedMessage(chain, 7).text(),
             std::string("must-links connect all 7 samples, so only a single cluster can satisfy them"));
    QCOMPARE(joinedMessage(chain, 8).text(), std::string());
    QCOMPARE(joinedMessage({}, 1).text(), std::string());
}

void TestPairs::closure()
{
    const PairSet closed = transitiveClosure({{{0, 1}, {1, 2}, {3, 4}}, {{0, 3}, {0, 5}}}, 6);
    QCOMPARE(closed.must, (std::vector<SamplePair>{{0, 1}, {0, 2}, {1, 2}, {3, 4}}));
    QCOMPARE(closed.cannot,
             (std::vector<SamplePair>{{0, 3}, {0, 4}, {0, 5}, {1, 3}, {1, 4}, {1, 5}, {2, 3}, {2, 4}, {2, 5}}));
    // A contradiction stays a contradiction.
    QCOMPARE(transitiveClosure({{{0, 1}, {1, 2}}, {{0, 2}}}, 3).cannot, (std::vector<SamplePair>{{0, 2}}));
}

/// Against Warshall's: together if there is a path of must-links, apart if a path has one cannot-link.
void TestPairs::closureOfRandomPairs()
{
    Random random(3);
    for (int trial = 0; trial < 50; ++trial) {
        constexpr int n = 12;
        PairSet pairs;
        std::vector<std::vector<bool>> together(n, std::vector<bool>(n)), apart(n, std::vector<bool>(n));
        for (int i = 0; i < n; ++i)
            together[std::size_t(i)][std::size_t(i)] = true;
        for (int count = 0; count < 9; ++count) {
            const std::vector<int> two = random.sample(n, 2);
            auto& list = count < 6 ? pairs.must : pairs.cannot;
            list.push_back(pairOf(two[0], two[1]));
            auto& relation = count < 6 ? together : apart;
            relation[std::size_t(two[0])][std::size_t(two[1])] = true;
            relation[std::size_t(two[1])][std::size_t(two[0])] = true;
        }
        for (std::size_t via = 0; via < n; ++via)
            for (std::size_t i = 0; i < n; ++i)
                for (std::size_t j = 0; j < n; ++j)
                    if (together[i][via] && together[via][j])
                        together[i][j] = true;
        const PairSet ordered = inOrder(pairs, n);
        const PairSet closed = transitiveClosure(ordered, n);
        for (int i = 0; i < n; ++i)
            for (int j = i + 1; j < n; ++j) {
                const bool isTogether = together[std::size_t(i)][std::size_t(j)];
                QCOMPARE(std::binary_search(closed.must.begin(), closed.must.end(), SamplePair{i, j}), isTogether);
                bool isApart = false;
                for (std::size_t a = 0; a < n && !isTogether; ++a)
                    for (std::size_t b = 0; b < n; ++b)
                        isApart =
                            isApart || (apart[a][b] && together[std::size_t(i)][a] && together[b][std::size_t(j)]);
                if (isTogether)
                    isApart = apart[std::size_t(i)][std::size_t(j)];
                QCOMPARE(std::binary_search(closed.cannot.begin(), closed.cannot.end(), SamplePair{i, j}),
                         isApart);
            }
    }
}

void TestPairs::closureIsBounded()
{
    PairSet chain;
    for (int i = 1; i < 100; ++i)
        chain.must.push_back({i - 1, i});
    QVERIFY_THROWS_EXCEPTION(std::invalid_argument, transitiveClosure(chain, 100, 1000));
    QCOMPARE(transitiveClosure(chain, 100, 4950).must.size(), std::size_t(4950));
}

void TestPairs::fileReads()
{
    const PairSet expected{{{0, 2}}, {{1, 3}}};
    QCOMPARE(pairsInText("must\tA#1\twith blank\ncannot\tB\tA#2\n", "p.txt", names), expected);
    QVERIFY(pairsInText("", "p.txt", names).empty());
    const SmallFiles files;
    QCOMPARE(readPairs(files.write("windows.txt", "\xEF\xBB\xBF# pairs\r\n\r\nmust A#1 \"with blank\"\r\n"
                                                  "cannot  A#2   B\r\ncannot B A#2\r\n"),
                       names),
             expected);
    QCOMPARE(readPairs(files.write("pairs.txt", "must B \"#x\"\n"), names), (PairSet{{{1, 5}}, {}}));
}

void TestPairs::fileRoundTrip()
{
    PairSet pairs;
    for (int i = 0; i < 7; ++i)
        for (int j = i + 1; j < 7; ++j)
            (((i + j) % 2 != 0) ? pairs.must : pairs.cannot).push_back({i, j});
    QCOMPARE(pairsInText(pairsText(pairs, names), "p.txt", names), pairs);
    // A sample that is really called so.
    const std::vector<std::string> odd{"A", "A", "A#2"};
    QCOMPARE(pairsInText("must\tA#1\tA#2\n", "p.txt", odd), (PairSet{{{0, 2}}, {}}));
}

/// Options of a command line equal the file.
void TestPairs::linesRoundTrip()
{
    const PairSet pairs{{{0, 2}, {1, 5}}, {{0, 3}, {4, 6}}};
    QCOMPARE(pairLines({{{1, 2}}, {}}, names), std::vector<std::string>{"must B \"with blank\""});
    std::string text;
    for (const std::string& line : pairLines(pairs, names))
        text += line + '\n';
    QCOMPARE(pairsInText(text, "lines", names), pairs);
}

/// Another reading of the same file may have its samples in another order, or lack some.
void TestPairs::amongOtherNames()
{
    const PairSet pairs{{{0, 3}, {1, 2}}, {{2, 3}}};
    QCOMPARE(pairsAmong(names, pairs, names), pairs);
    const std::vector<std::string> others{"x", "with blank", "A", "A"};
    QCOMPARE(pairsAmong(others, pairs, names), (PairSet{{{2, 3}}, {{1, 3}}}));
    QVERIFY(pairsAmong({"x", "y"}, pairs, names).empty());
}

void TestPairs::brokenFiles_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("says");
    QTest::addRow("another word") << "must B #x\nmay B #x\n"
                                  << "row 2";
    QTest::addRow("one name") << "must B\n"
                              << "expected \"must A B\"";
    QTest::addRow("three names") << "must B #x with\n"
                                 << "not a constraint";
    QTest::addRow("unknown") << "\ncannot B Nobody\n"
                             << "row 2: no sample has this name";
    QTest::addRow("nearly known") << "cannot B \"with blnk\"\n"
                                  << "the most similar name is \"with blank\"";
    QTest::addRow("itself") << "must B B\n"
                            << "a constraint must name two different samples";
    QTest::addRow("several of the name") << "must A B\n"
                                         << "2 samples have this name";
    QTest::addRow("no such number") << "must A#3 B\n"
                                    << "no sample has this name";
    QTest::addRow("binary") << QString::fromLatin1("must\x01\x02", 6) << "binary";
}

void TestPairs::brokenFiles()
{
    QFETCH(QString, text);
    QFETCH(QString, says);
    try {
        pairsInText(text.toStdString(), "pairs.txt", names);
        QFAIL("nothing was thrown");
    } catch (const DataError& error) {
        QVERIFY2(QString(error.what()).contains(says), error.what());
        QVERIFY2(QString(error.what()).contains("pairs.txt"), error.what());
    }
}

QTEST_APPLESS_MAIN(TestPairs)
#include "tst_pairs.moc"
