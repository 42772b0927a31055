// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/spoken_slider.h"

#include <QAccessible>
#include <QTest>

using fuzzylens::ui::SpokenSlider;

class TestSpokenSlider : public QObject
{
    Q_OBJECT

private slots:
    void theDescriptionJoinsWhatThereIs_data();
    void theDescriptionJoinsWhatThereIs();
};

void TestSpokenSlider::theDescriptionJoinsWhatThereIs_data()
{
    QTest::addColumn<QString>("words");
    QTest::addColumn<QString>("own");
    QTest::addColumn<QString>("description");
    QTest::newRow("both") << "0.9"
                          << "sharpness"
                          << "0.9. sharpness";
    QTest::newRow("no words") << ""
                              << "sharpness"
                              << "sharpness";
    QTest::newRow("words alone") << "0.9"
                                 << ""
                                 << "0.9";
}

void TestSpokenSlider::theDescriptionJoinsWhatThereIs()
{
    QFETCH(QString, words);
    QFETCH(QString, own);
    SpokenSlider slider({[](int position) { return double(position); }, [](double number) { return int(number); }},
                        nullptr);
    slider.setWords(words);
    slider.setAccessibleDescription(own);
    QAccessibleInterface* accessible = QAccessible::queryAccessibleInterface(&slider);
    QVERIFY(accessible);
    QTEST(accessible->text(QAccessible::Description), "description");
}

QTEST_MAIN(TestSpokenSlider)
#include "tst_spoken_slider.moc"
