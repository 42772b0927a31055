// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/views/synthetic_fit.h"
#include "ui/export/figure_export.h"
#include "ui/views/view.h"
#include "ui/views/view_registry.h"

#include <QTest>

using namespace fuzzylens;
using namespace fuzzylens::ui;

class TestViewRegistry : public QObject
{
    Q_OBJECT

private slots:
    void makesEveryView_data();
    void makesEveryView();
    void knowsNoOthers();
};

void TestViewRegistry::makesEveryView_data()
{
    QTest::addColumn<QString>("identifier");
    for (const QString& identifier : viewIdentifiers())
        QTest::newRow(qPrintable(identifier)) << identifier;
}

void TestViewRegistry::makesEveryView()
{
    QFETCH(QString, identifier);
    Scene scene;
    const std::unique_ptr<View> view(makeView(identifier, scene));
    QVERIFY(view);
    QCOMPARE(view->identifier(), identifier);
    QVERIFY(!view->title().isEmpty());
    QVERIFY(!view->isApplicable());
    QVERIFY(!view->description().isEmpty());
    scene.setFit(test::syntheticFit(24, 3, 30));
    scene.setFocusFeature(2);
    scene.selection().apply(SelectMode::Replace, {3});
    if (!view->isApplicable())
        return;
    QVERIFY(!view->toCsv().isEmpty());
    for (const QString& suffix : figureSuffixes()) {
        QString error;
        const QByteArray bytes = figureBytes(*view, suffix, {}, &error);
        QCOMPARE(error, QString());
        QVERIFY(!bytes.isEmpty());
        QVERIFY2(!bytes.contains("/DCTDecode"), "a figure must not lose anything to JPEG");
    }
}

void TestViewRegistry::knowsNoOthers()
{
    Scene scene;
    QVERIFY(!makeView(QStringLiteral("picture"), scene));
    for (const char* needed : {"scatter", "weights", "memberships", "objective"})
        QVERIFY(viewIdentifiers().contains(QLatin1String(needed)));
}

QTEST_MAIN(TestViewRegistry)
#include "tst_view_registry.moc"
