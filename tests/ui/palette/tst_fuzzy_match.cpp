// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/palette/fuzzy_match.h"
#include "ui/palette/palette_entry.h"

#include <QStringList>
#include <QTest>

#include <functional>
#include <numeric>

using namespace fuzzylens::ui;

namespace {

using Places = QList<int>;

/// Every way to find @p word in @p text, one after the other.
int bestByTrial(const QString& word, const QString& text, int letter, int from, int before)
{
    if (letter == word.size())
        return 0;
    int best = -1000000;
    for (int place = from; place < text.size(); ++place) {
        if (text[place].toCaseFolded() != word[letter].toCaseFolded())
            continue;
        const bool isStart = place == 0 ||
                             (text[place].isLetterOrNumber() && !text[place - 1].isLetterOrNumber()) ||
                             (text[place].isUpper() && text[place - 1].isLower());
        const int worth = place == 0 ? 12 : isStart ? 9 : 1;
        const int here = letter == 0 ? worth : place == before + 1 ? std::max(worth, 7) : worth - 3;
        best = std::max(best, here + bestByTrial(word, text, letter + 1, place + 1, place));
    }
    return best;
}

std::vector<PaletteEntry> entries(const QStringList& titles)
{
    std::vector<PaletteEntry> all;
    for (const QString& title : titles)
        all.push_back({title,
                       title,
                       QStringLiteral("File"),
                       QStringLiteral("what a notebook wants"),
                       {},
                       true,
                       false,
                       false,
                       {}});
    return all;
}

QStringList found(const std::vector<PaletteEntry>& all, const QString& typed, const QStringList& lately = {})
{
    QStringList titles;
    for (const PaletteHit& hit : paletteHits(all, typed, lately))
        titles << all[hit.entry].title;
    return titles;
}

}  // namespace

class TestFuzzyMatch : public QObject
{
    Q_OBJECT

private slots:
    void lettersInOrder_data();
    void lettersInOrder();
    void theBestOfAllWays();
    void wordsInAnyOrder();
    void lettersThatFollowEachOtherCount();
    void whatIsTypedExactlyComesFirst();
    void pagesComeBehindWhatDoesSomething();
    void whatIsPossibleComesFirst();
    void usedLastComesFirstAmongEquals();
    void groupAndDetailAnswerToo();
};

void TestFuzzyMatch::lettersInOrder_data()
{
    QTest::addColumn<QString>("typed");
    QTest::addColumn<QString>("text");
    QTest::addColumn<bool>("matches");
    QTest::addColumn<Places>("places");
    QTest::newRow("beginnings of words") << "los"
                                         << "Leave out selected samples" << true << Places{0, 6, 10};
    QTest::newRow("a stretch") << "out"
                               << "Leave out" << true << Places{6, 7, 8};
    QTest::newRow("case aside") << "GEO"
                                << "open from geo" << true << Places{10, 11, 12};
    QTest::newRow("beyond ASCII") << "ä"
                                  << "Größe Ähnlich" << true << Places{6};
    QTest::newRow("wrong order") << "tuo"
                                 << "Leave out" << false << Places{};
    QTest::newRow("a letter twice") << "oo"
                                    << "Leave out" << false << Places{};
    QTest::newRow("nothing typed") << ""
                                   << "Leave out" << true << Places{};
    QTest::newRow("no text") << "a"
                             << "" << false << Places{};
    QTest::newRow("humps") << "fA"
                           << "findAction" << true << Places{0, 4};
}

void TestFuzzyMatch::lettersInOrder()
{
    QFETCH(QString, typed);
    QFETCH(QString, text);
    QFETCH(bool, matches);
    QFETCH(Places, places);
    const auto match = fuzzyMatch(typed, text);
    QCOMPARE(match.has_value(), matches);
    if (match)
        QCOMPARE(Places(match->places.begin(), match->places.end()), places);
}

/// Against all ways tried one after the other, on words of few different letters.
void TestFuzzyMatch::theBestOfAllWays()
{
    const QString alphabet = QStringLiteral("ab A");
    unsigned state = 1;
    const auto draw = [&](int length) {
        QString word;
        for (int i = 0; i < length; ++i) {
            state = state * 1664525U + 1013904223U;
            word += alphabet[(state >> 24) % unsigned(alphabet.size())];
        }
        return word;
    };
    int matched = 0;
    for (int trial = 0; trial < 400; ++trial) {
        const QString text = draw(9), word = draw(3).remove(QLatin1Char(' '));
        if (word.isEmpty())
            continue;
        const int best = bestByTrial(word, text, 0, 0, -9);
        const auto match = fuzzyMatch(word, text);
        QCOMPARE(match.has_value(), best > -100000);
        if (!match)
            continue;
        ++matched;
        QCOMPARE(match->score, best);
        QString letters;
        for (const int place : match->places)
            letters += text[place];
        QCOMPARE(letters.toLower(), word.toLower());
    }
    QVERIFY(matched > 100);
}

void TestFuzzyMatch::wordsInAnyOrder()
{
    const auto one = fuzzyMatch(u"out leave", u"Leave out"), other = fuzzyMatch(u"leave out", u"Leave out");
    QVERIFY(one && other);
    QCOMPARE(one->score, other->score);
    QCOMPARE(one->places, other->places);
    QVERIFY(!fuzzyMatch(u"leave in", u"Leave out"));
}

void TestFuzzyMatch::lettersThatFollowEachOtherCount()
{
    const auto together = fuzzyMatch(u"mes", u"MES · Zugehörigkeitseinbettung");
    const auto apart = fuzzyMatch(u"mes", u"Merkmale standardisieren");
    QVERIFY(together && apart);
    QVERIFY(together->score > apart->score);
}

void TestFuzzyMatch::whatIsTypedExactlyComesFirst()
{
    const auto all = entries({QStringLiteral("Open recent notebook"), QStringLiteral("Open"),
                              QStringLiteral("Export the picture of every note")});
    QCOMPARE(found(all, QStringLiteral("open")).first(), QStringLiteral("Open"));
    QCOMPARE(found(all, QStringLiteral("open note")).first(), QStringLiteral("Open recent notebook"));
}

void TestFuzzyMatch::pagesComeBehindWhatDoesSomething()
{
    auto all = entries({QStringLiteral("SFP"), QStringLiteral("SFP, a method")});
    all.front().isPage = true;
    QCOMPARE(found(all, QStringLiteral("sfp")).first(), QStringLiteral("SFP, a method"));
}

void TestFuzzyMatch::whatIsPossibleComesFirst()
{
    auto all = entries({QStringLiteral("Undo"), QStringLiteral("Unlink the group of directed ones")});
    all.front().isEnabled = false;
    QCOMPARE(found(all, QStringLiteral("undo")).first(), all.back().title);
}

void TestFuzzyMatch::usedLastComesFirstAmongEquals()
{
    const QString a = QStringLiteral("Undo"), b = QStringLiteral("Redo"), c = QStringLiteral("Quit");
    const auto all = entries({a, b, c});
    QCOMPARE(found(all, {}), QStringList({a, b, c}));
    QCOMPARE(found(all, {}, {c, b}), QStringList({c, b, a}));
    QCOMPARE(found(all, QStringLiteral("un"), {c, b}).first(), a);
}

void TestFuzzyMatch::groupAndDetailAnswerToo()
{
    const auto all = entries({QStringLiteral("Undo"), QStringLiteral("Filter")});
    QCOMPARE(found(all, QStringLiteral("file")), QStringList({QStringLiteral("Filter"), QStringLiteral("Undo")}));
    QCOMPARE(found(all, QStringLiteral("notebook undo")), QStringList({QStringLiteral("Undo")}));
    QCOMPARE(found(all, QStringLiteral("otebook")), QStringList());
}

QTEST_GUILESS_MAIN(TestFuzzyMatch)
#include "tst_fuzzy_match.moc"
