// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/window/window_fixture.h"
#include "ui/palette/palette_model.h"
#include "ui/panels/parameter_panel.h"
#include "ui/window/palette_entries.h"

#include <QLineEdit>
#include <QListView>
#include <QMenuBar>
#include <QSettings>

#include <set>

using namespace fuzzylens;
using namespace fuzzylens::ui;

class TestCommandPalette : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { prepareApplication(); }
    void init();
    void cleanup() { m_window.reset(); }
    void everythingIsThere();
    void idsTellEntriesApart();
    void anActionIsFoundAndRun();
    void aMethodIsChosen();
    void wordsPeopleUseFindTheirTask_data();
    void wordsPeopleUseFindTheirTask();
    void aStepIsAdded();
    void namesOfGenesAndSamplesChooseThem();
    void aParameterGetsTheFocus();
    void whatIsNotPossibleIsNotRun();
    void whatWasUsedLastComesFirst();
    void escapeGivesTheFocusBack();
    void goesWhenTheFocusGoes();

private:
    void type(const QString& text)
    {
        QTest::keyClick(m_window.get(), Qt::Key_P, Qt::ControlModifier | Qt::ShiftModifier);
        QTRY_VERIFY(search()->isVisible());
        QTRY_VERIFY(search()->hasFocus());
        QTest::keyClicks(search(), text);
    }
    QLineEdit* search() { return m_window->findChild<QLineEdit*>(QStringLiteral("paletteSearch")); }
    QListView* list() { return m_window->findChild<QListView*>(QStringLiteral("paletteList")); }
    QString chosen() { return list()->currentIndex().data().toString(); }

    std::unique_ptr<MainWindow> m_window;
};

void TestCommandPalette::init()
{
    QSettings().clear();
    m_window = windowOnTheDemonstration();
    QVERIFY(m_window);
}

void TestCommandPalette::everythingIsThere()
{
    const std::vector<PaletteEntry> entries = paletteEntries(*m_window);
    std::set<QString> ids;
    for (const PaletteEntry& entry : entries) {
        QVERIFY2(!entry.title.isEmpty() && !entry.group.isEmpty(), qPrintable(entry.id));
        QVERIFY(entry.run);
        ids.insert(entry.id);
    }
    for (const QAction* action : m_window->findChild<QMenuBar*>()->findChildren<QAction*>())
        if (!action->objectName().isEmpty() && !action->menu())
            QVERIFY2(ids.contains(action->objectName()), qPrintable(action->objectName()));
    for (const MethodDescription& description : methods())
        QVERIFY(ids.contains(QStringLiteral("method ") + QString::fromStdString(description.id)));
    QVERIFY(ids.contains(QStringLiteral("parameter alpha")));
    QVERIFY(ids.contains(QStringLiteral("page sfp.md")));
}

void TestCommandPalette::idsTellEntriesApart()
{
    std::set<QString> ids;
    for (const PaletteEntry& entry : paletteEntries(*m_window))
        QVERIFY2(ids.insert(entry.id).second, qPrintable(entry.id));
}

void TestCommandPalette::anActionIsFoundAndRun()
{
    SampleSelection& selection = m_window->project().scene().selection();
    type(QStringLiteral("sel all"));
    QCOMPARE(chosen(), QStringLiteral("Select all samples"));
    QTest::keyClick(search(), Qt::Key_Return);
    QVERIFY(!search()->isVisible());
    QCOMPARE(selection.count(), selection.size());
}

void TestCommandPalette::aMethodIsChosen()
{
    type(QStringLiteral("sffd"));
    QVERIFY2(chosen().startsWith(QStringLiteral("SFFD")), qPrintable(chosen()));
    QTest::keyClick(search(), Qt::Key_Return);
    QCOMPARE(m_window->project().state().method, std::string("sffd"));
}

/// The expected entry is among the first three.
void TestCommandPalette::wordsPeopleUseFindTheirTask_data()
{
    QTest::addColumn<QString>("id");
    const std::pair<const char*, const char*> expected[] = {{"validate", "testVerdict"},
                                                            {"cross-validation", "testVerdict"},
                                                            {"overfitting", "testVerdict"},
                                                            {"p-value", "testVerdict"},
                                                            {"chance", "testVerdict"},
                                                            {"outlier", "show_samples"},
                                                            {"mislabelled", "show_samples"},
                                                            {"unclear", "show_samples"},
                                                            {"unclear samples", "show_samples"},
                                                            {"export figure", "exportFigure"},
                                                            {"save picture", "exportFigure"},
                                                            {"gene names", "show_features"},
                                                            {"sample names", "copySampleNames"},
                                                            {"missing values", "addStep_impute"},
                                                            {"log", "addStep_log2"},
                                                            {"normalise", "addStep_zscore"},
                                                            {"normalize", "addStep_quantile"},
                                                            {"remove outlier", "leaveOutSamples"},
                                                            {"heat map", "show_expression"},
                                                            {"predict", "project"},
                                                            {"undo", "undo"}};
    for (const auto& [typed, id] : expected)
        QTest::newRow(typed) << QString::fromLatin1(id);
}

void TestCommandPalette::wordsPeopleUseFindTheirTask()
{
    QFETCH(QString, id);
    constexpr std::size_t leading = 3;
    m_window->project().setParameter("lambda", 0.5, QStringLiteral("test"));  // there is something to undo
    m_window->project().scene().selection().apply(SelectMode::Replace, {0});
    const std::vector<PaletteEntry> entries = paletteEntries(*m_window);
    const std::vector<PaletteHit> hits = paletteHits(entries, QString::fromLatin1(QTest::currentDataTag()), {});
    QStringList found;
    for (std::size_t i = 0; i < std::min(leading, hits.size()); ++i)
        found << entries[hits[i].entry].id;
    QVERIFY2(found.contains(id), qPrintable(found.join(QStringLiteral(", "))));
}

void TestCommandPalette::aStepIsAdded()
{
    const std::size_t before = m_window->project().state().steps.size();
    type(QStringLiteral("quantile"));
    QTest::keyClick(search(), Qt::Key_Return);
    QCOMPARE(m_window->project().state().steps.size(), before + 1);
    m_window->project().undo();
    QCOMPARE(m_window->project().state().steps.size(), before);
}

void TestCommandPalette::namesOfGenesAndSamplesChooseThem()
{
    Scene& scene = m_window->project().scene();
    const QString gene = scene.fit()->featureName(7), sample = scene.fit()->sampleName(4);
    type(gene.toLower());
    QCOMPARE(chosen(), gene);
    QTest::keyClick(search(), Qt::Key_Return);
    QCOMPARE(scene.focusFeature(), 7);
    QCOMPARE(scene.colouring().name, gene);
    type(sample);
    QCOMPARE(chosen(), sample);
    QTest::keyClick(search(), Qt::Key_Return);
    QCOMPARE(scene.selection().count(), 1);
    QVERIFY(scene.selection().selected()[4]);
    const std::vector<PaletteEntry> entries = paletteEntries(*m_window);
    for (const PaletteHit& hit : paletteHits(entries, {}, {}))
        QVERIFY(!entries[hit.entry].isName);
}

void TestCommandPalette::aParameterGetsTheFocus()
{
    for (const ParameterDescription& parameter : method("sfp").parameters) {
        auto* panel = m_window->findChild<ParameterPanel*>();
        if (!panel->hasRow(parameter.name))
            continue;
        panel->focusRow(parameter.name);
        QWidget* focus = QApplication::focusWidget();
        QVERIFY2(focus && panel->isAncestorOf(focus), parameter.name.c_str());
        QVERIFY2(!focus->visibleRegion().isEmpty(), parameter.name.c_str());
    }
}

void TestCommandPalette::whatIsNotPossibleIsNotRun()
{
    type(QStringLiteral("remove projected"));
    QVERIFY(!list()->currentIndex().data(PaletteModel::IsPossible).toBool());
    QTest::keyClick(search(), Qt::Key_Return);
    QVERIFY(search()->isVisible());
}

void TestCommandPalette::whatWasUsedLastComesFirst()
{
    type(QStringLiteral("invert"));
    const QString used = chosen();
    QTest::keyClick(search(), Qt::Key_Return);
    type({});
    QCOMPARE(chosen(), used);
}

void TestCommandPalette::escapeGivesTheFocusBack()
{
    QWidget* before = QApplication::focusWidget();
    QVERIFY(before);
    type(QStringLiteral("x"));
    QTest::keyClick(search(), Qt::Key_Down);
    QTest::keyClick(search(), Qt::Key_Escape);
    QVERIFY(!search()->isVisible());
    QCOMPARE(QApplication::focusWidget(), before);
}

void TestCommandPalette::goesWhenTheFocusGoes()
{
    type(QStringLiteral("x"));
    m_window->findChild<QWidget*>(QStringLiteral("method"))->setFocus();
    QVERIFY(!search()->isVisible());
}

QTEST_MAIN(TestCommandPalette)
#include "tst_command_palette.moc"
