// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/support/open_project.h"
#include "ui/project/project.h"
#include "ui/views/samples/sample_table.h"
#include "ui/views/samples/sample_table_view.h"

#include <QSignalSpy>
#include <QTest>

#include <algorithm>

using namespace fuzzylens;
using namespace fuzzylens::ui;

/// The selection stays with its samples while others are left out and brought back.
class TestProjectSelection : public OpenProject
{
    Q_OBJECT

private slots:
    void init() { openDemonstration(); }
    void theSelectionSurvivesLeavingOutAndUndo();
    void aSelectionIsUndoneBeforeItsFitIsBack();
    void samplesOfTheSameNameKeepTheirSelection();
    void aTwinThatIsLeftOutTakesNoOthersPlace();
    void theSelectionComesWhenTheTableHasItsRows();
};

void TestProjectSelection::theSelectionSurvivesLeavingOutAndUndo()
{
    const auto& names = m_project->dataset()->sampleNames();
    select({names[2], names[3], names[40]});
    leaveOut({names[2], names[3], names[7]});
    QCOMPARE(selected(), (std::set<std::string>{names[40]}));
    m_project->undoStack().undo();
    QTRY_COMPARE(m_project->scene().fit()->samples(), int(names.size()));
    QCOMPARE(selected(), (std::set<std::string>{names[2], names[3], names[40]}));
    // A selection edited by others ignores absent samples.
    m_project->undoStack().redo();
    QTRY_VERIFY(m_project->scene().fit()->samples() < int(names.size()));
    select({names[50]});
    m_project->undoStack().undo();
    QCOMPARE(selected(), (std::set<std::string>{names[40]}));
    m_project->undoStack().redo();
    leaveOut({});
    QCOMPARE(selected(), (std::set<std::string>{names[50]}));
}

void TestProjectSelection::aSelectionIsUndoneBeforeItsFitIsBack()
{
    const auto& names = m_project->dataset()->sampleNames();
    select({names[5]});
    select({names[6]});
    leaveOut({names[0]});
    m_project->undoStack().undo();  // the samples
    m_project->undoStack().undo();  // and at once the selection
    QTRY_COMPARE(m_project->scene().fit()->samples(), int(names.size()));
    QCOMPARE(selected(), (std::set<std::string>{names[5]}));
}

void TestProjectSelection::samplesOfTheSameNameKeepTheirSelection()
{
    DatasetParts parts = m_project->dataset()->parts();
    parts.sampleNames[1] = parts.sampleNames[3] = "twin";
    const std::string first = parts.sampleNames[0];
    QSignalSpy settled(&m_project->fitter(), &Fitter::fitted);
    m_project->open(std::make_shared<const Dataset>(std::move(parts)), QStringLiteral("twins"), {});
    QVERIFY(settled.wait(20000));
    std::vector<bool> second(std::size_t(m_project->dataset()->samples()), false);
    second[3] = true;
    m_project->scene().selection().set(second);
    leaveOut({first});
    QCOMPARE(m_project->scene().selection().samples(), std::vector<int>{2});
}

/// Twins were distinguished by how many of the name come before, whichever of them was there.
void TestProjectSelection::aTwinThatIsLeftOutTakesNoOthersPlace()
{
    DatasetParts parts = m_project->dataset()->parts();
    const LabelField field = *m_project->dataset()->labelField(m_project->state().label);
    const auto placeOf = [&](int code) {
        return std::find(field.codes.begin(), field.codes.end(), code) - field.codes.begin();
    };
    const auto out = std::size_t(placeOf(0)), in = std::size_t(placeOf(1));
    parts.sampleNames[out] = parts.sampleNames[in] = "twin";
    QSignalSpy settled(&m_project->fitter(), &Fitter::fitted);
    m_project->open(std::make_shared<const Dataset>(std::move(parts)), QStringLiteral("twins"), {});
    QVERIFY(settled.wait(20000));
    std::vector<bool> chosen(std::size_t(m_project->dataset()->samples()), false);
    chosen[in] = true;
    m_project->scene().selection().set(chosen);
    leaveOutClass(field.classes[0]);
    QCOMPARE(selected(), (std::set<std::string>{"twin"}));
    m_project->undoStack().undo();
    QTRY_COMPARE(m_project->scene().fit()->samples(), int(m_project->dataset()->samples()));
    QCOMPARE(m_project->scene().selection().samples(), std::vector<int>{int(in)});
}

/// The table was asked for its rows while it still had those of the fit before, more than there were samples.
void TestProjectSelection::theSelectionComesWhenTheTableHasItsRows()
{
    SampleTableView view(m_project->scene());
    view.resize(700, 400);
    view.show();
    QVERIFY(QTest::qWaitForWindowExposed(&view));
    auto* table = view.findChild<SampleTable*>(QStringLiteral("samples.table"));
    for (int column = 0; column < table->model()->columnCount(); ++column)
        if (table->model()->headerData(column, Qt::Horizontal).toString() == QLatin1String("Certainty"))
            table->sortByColumn(column, Qt::AscendingOrder);
    const LabelField field = *m_project->dataset()->labelField(m_project->state().label);
    const auto kept = std::find(field.codes.begin(), field.codes.end(), 1) - field.codes.begin();
    select({m_project->dataset()->sampleNames()[std::size_t(kept)]});
    const SampleSelection& selection = m_project->scene().selection();
    bool isInStep = true;
    connect(&selection, &SampleSelection::changed, this, [&] {
        isInStep = isInStep && (selection.count() == 0 || table->model()->rowCount() == selection.size());
    });
    leaveOutClass(field.classes[0]);
    QCOMPARE(selection.count(), 1);
    QCOMPARE(table->model()->rowCount(), selection.size());
    QVERIFY(isInStep);
}

QTEST_MAIN(TestProjectSelection)
#include "tst_project_selection.moc"
