// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/common/nearest_name.h"

#include <QTest>

using namespace fuzzylens;

class TestNearestName : public QObject
{
    Q_OBJECT

private slots:
    void findsWhatWasMeant_data();
    void findsWhatWasMeant();
    void saysTheNearestOrAll();
};

void TestNearestName::findsWhatWasMeant_data()
{
    QTest::addColumn<QString>("word");
    QTest::addColumn<QString>("meant");
    QTest::newRow("a letter too few") << "zscor"
                                      << "zscore";
    QTest::newRow("a letter too many") << "lambdda"
                                       << "lambda";
    QTest::newRow("another letter") << "lamkda"
                                    << "lambda";
    QTest::newRow("two letters swapped") << "zsocre"
                                         << "zscore";
    QTest::newRow("a beginning") << "top-v"
                                 << "top-variance";
    QTest::newRow("a mark too few") << "topvariance"
                                    << "top-variance";
    QTest::newRow("itself") << "ln"
                            << "ln";
    QTest::newRow("short and swapped") << "nl"
                                       << "ln";
    QTest::newRow("nothing like it") << "nonsense"
                                     << "";
    QTest::newRow("short and far") << "xy"
                                   << "";
    QTest::newRow("nothing") << ""
                             << "";
}

void TestNearestName::findsWhatWasMeant()
{
    QFETCH(QString, word);
    QFETCH(QString, meant);
    const std::string found = nearestName(word.toStdString(), {"log2", "ln", "zscore", "lambda", "top-variance"});
    QCOMPARE(QString::fromStdString(found), meant);
}

void TestNearestName::saysTheNearestOrAll()
{
    QCOMPARE(nearestOrAll("zscor", {"log2", "zscore"}), std::string("; the most similar name is \"zscore\""));
    QCOMPARE(nearestOrAll("what", {"log2", "zscore"}), std::string("; available: log2, zscore"));
}

QTEST_APPLESS_MAIN(TestNearestName)
#include "tst_nearest_name.moc"
