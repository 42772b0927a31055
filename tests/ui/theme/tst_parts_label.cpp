// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/theme/parts_label.h"

#include <QTest>

using namespace fuzzylens::ui;

/// Parts are shown whole or not at all.
class TestPartsLabel : public QObject
{
    Q_OBJECT

private slots:
    void leavesOutWholeParts();
    void aSentenceEndsAtAWord();
};

void TestPartsLabel::leavesOutWholeParts()
{
    PartsLabel label;
    const QStringList parts{QStringLiteral("20 ms"), QStringLiteral(" · 7 iterations"),
                            QStringLiteral("    objective 5.1234"), QStringLiteral("    seed 1")};
    label.setParts(parts);
    QCOMPARE(label.text(), parts.join(QString()));
    QStringList allowed{QStringLiteral("…"), label.text()};
    for (qsizetype count = 1; count < parts.size(); ++count)
        allowed << parts.mid(0, count).join(QString()) + QStringLiteral(" …");
    QSet<QString> seen;
    for (int width = 10; width < 600; width += 5) {
        label.resize(width, 24);
        QVERIFY2(allowed.contains(label.shown()), qPrintable(label.shown()));
        QVERIFY(label.fontMetrics().horizontalAdvance(label.shown()) <= width ||
                label.shown() == QStringLiteral("…"));
        seen.insert(label.shown());
    }
    QCOMPARE(seen.size(), allowed.size());
}

void TestPartsLabel::aSentenceEndsAtAWord()
{
    PartsLabel label;
    label.setSentence(QStringLiteral("clusters must not exceed the 38 samples"));
    label.resize(label.fontMetrics().horizontalAdvance(QStringLiteral("clusters must not exc")), 24);
    QCOMPARE(label.shown(), QStringLiteral("clusters must not …"));
}

QTEST_MAIN(TestPartsLabel)
#include "tst_parts_label.moc"
