// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/theme/cluster_text.h"

#include <QGuiApplication>
#include <QTest>

using namespace fuzzylens::ui;

/// The class stays readable where a cluster's whole name has no room.
class TestClusterText : public QObject
{
    Q_OBJECT

private slots:
    void theNameIsWholeWhereItFits();
    void theClassOutlivesTheWord();
    void otherTextsAreOnlyCut();

private:
    const QString m_name = QStringLiteral("cluster 3 · type 1");
    const QFont m_font = QGuiApplication::font();
    const QFontMetricsF m_metrics{m_font};
};

void TestClusterText::theNameIsWholeWhereItFits()
{
    QCOMPARE(fittingClusterText(m_name, m_metrics.horizontalAdvance(m_name), m_font), m_name);
}

void TestClusterText::theClassOutlivesTheWord()
{
    const double width = m_metrics.horizontalAdvance(m_name) - 2;
    QCOMPARE(fittingClusterText(m_name, width, m_font), QStringLiteral("3 · type 1"));
    QVERIFY(fittingClusterText(m_name, width / 3, m_font).startsWith(QLatin1Char('3')));
    QCOMPARE(fittingClusterText(m_name, m_metrics.horizontalAdvance(QStringLiteral("3 · ")), m_font),
             QStringLiteral("3"));
    QCOMPARE(fittingClusterText(QStringLiteral("cluster 3 · B"),
                                m_metrics.horizontalAdvance(QStringLiteral("cluster 3 · B")) - 2, m_font),
             QStringLiteral("3 · B"));
    // Of a cluster without a class "clust…" was left.
    const QString plain = QStringLiteral("cluster 12");
    QCOMPARE(fittingClusterText(plain, m_metrics.horizontalAdvance(plain) - 2, m_font), QStringLiteral("12"));
}

void TestClusterText::otherTextsAreOnlyCut()
{
    const QString gene = QStringLiteral("M30703_s_at and more");
    QCOMPARE(fittingClusterText(gene, 60, m_font, Qt::ElideMiddle),
             m_metrics.elidedText(gene, Qt::ElideMiddle, 60));
}

QTEST_MAIN(TestClusterText)
#include "tst_cluster_text.moc"
