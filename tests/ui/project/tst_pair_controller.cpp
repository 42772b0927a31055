// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/numeric/random.h"
#include "tests/ui/support/open_project.h"
#include "ui/project/pair_controller.h"

#include <QtTest>

#include <numeric>

using namespace fuzzylens;
using namespace fuzzylens::ui;

/// Pairs as part of the project: drawn, removed, and kept through exclusions and undo.
class TestPairController : public OpenProject
{
    Q_OBJECT

private slots:
    void init();
    void drawsAndUndoes();
    void anotherKindReplaces();
    void groups();
    void refusals();
    void contradictions();
    void removes();
    void followsWhatIsLeftOut();
    void whatIsSelectedEndsWithItsSamples();
    void followsAnotherReading();
    void aFit();
    void ofLabels();
    void files();
    void brokenFiles_data();
    void brokenFiles();
    void keyboardGroups();
    void aSlowFitIsAnsweredByAPreview();

private:
    const PairMarks& marks() { return m_project->scene().pairs(); }
    std::size_t pairCount() { return m_pairs->requested() ? m_pairs->requested()->pairs.size() : 0; }
    std::string name(int row) { return m_project->dataset()->sampleNames()[std::size_t(row)]; }
    void use(const char* method);

    std::unique_ptr<PairController> m_pairs;
};

void TestPairController::init()
{
    m_pairs.reset();
    openDemonstration();
    use("pckmeans");
    m_project->undoStack().clear();
    m_pairs = std::make_unique<PairController>(*m_project);
}

void TestPairController::use(const char* method)
{
    QSignalSpy settled(&m_project->fitter(), &Fitter::fitted);
    m_project->setMethod(method);
    QVERIFY(settled.wait(longWait));
}

void TestPairController::drawsAndUndoes()
{
    m_pairs->link(PairKind::Must, {4}, {2});
    m_pairs->link(PairKind::Cannot, {0}, {1});
    QCOMPARE(marks().pairs().size(), std::size_t(2));
    QCOMPARE(marks().pairs()[0].samples, (SamplePair{2, 4}));
    QCOMPARE(marks().pairs()[1].kind, PairKind::Cannot);
    m_project->undo();
    QCOMPARE(marks().pairs().size(), std::size_t(1));
    m_project->undo();
    QVERIFY(marks().pairs().empty());
    QVERIFY(!m_pairs->requested());
    m_project->redo();
    m_project->redo();
    QCOMPARE(pairCount(), std::size_t(2));
}

void TestPairController::anotherKindReplaces()
{
    m_pairs->link(PairKind::Must, {1}, {2});
    m_pairs->link(PairKind::Cannot, {2}, {1});
    QCOMPARE(pairCount(), std::size_t(1));
    QCOMPARE(marks().pairs()[0].kind, PairKind::Cannot);
}

void TestPairController::groups()
{
    m_pairs->link(PairKind::Must, {0, 1, 2}, {2, 3});
    QCOMPARE(pairCount(), std::size_t(5));  // no sample with itself
    m_pairs->link(PairKind::Must, {5, 6, 7}, {5, 6, 7});
    QCOMPARE(pairCount(), std::size_t(8));
}

/// What cannot be done is said and changes nothing, the history neither.
void TestPairController::refusals()
{
    QSignalSpy refused(m_pairs.get(), &PairController::refused);
    m_pairs->link(PairKind::Must, {3}, {3});
    QCOMPARE(refused.count(), 1);
    QVERIFY(refused.last().first().toString().contains("itself"));
    m_pairs->link(PairKind::Must, {3}, {4});
    const int steps = m_project->undoStack().count();
    m_pairs->link(PairKind::Must, {4}, {3});
    QCOMPARE(refused.count(), 2);
    QVERIFY(refused.last().first().toString().contains("already"));
    std::vector<int> many(2000);
    std::iota(many.begin(), many.end(), 0);
    m_pairs->link(PairKind::Must, many, many);
    QCOMPARE(refused.count(), 3);
    QCOMPARE(pairCount(), std::size_t(1));
    QCOMPARE(m_project->undoStack().count(), steps);
}

void TestPairController::contradictions()
{
    QSignalSpy refused(m_pairs.get(), &PairController::refused);
    m_pairs->link(PairKind::Must, {0}, {1});
    m_pairs->link(PairKind::Must, {1}, {2});
    QVERIFY(m_pairs->contradictions().isEmpty());
    m_pairs->link(PairKind::Cannot, {0}, {2});
    const QString chain = QString::fromStdString(name(0) + " – " + name(1) + " – " + name(2)) + '.';
    QVERIFY2(m_pairs->contradictions().endsWith(chain), qPrintable(m_pairs->contradictions()));
    QCOMPARE(refused.count(), 1);  // said, and done: it is the user's to repair
    QCOMPARE(pairCount(), std::size_t(3));
    m_pairs->removeAll();
    QVERIFY(m_pairs->contradictions().isEmpty());
    std::vector<int> all(std::size_t(m_project->dataset()->samples()));
    std::iota(all.begin(), all.end(), 0);
    m_pairs->link(PairKind::Must, {0}, all);
    QVERIFY(m_pairs->contradictions().startsWith("Must-links connect all"));
}

void TestPairController::removes()
{
    m_pairs->link(PairKind::Must, {0}, {1, 2, 3});
    PairMarks& marks = m_project->scene().pairs();
    marks.select(SelectMode::Replace, {0, 2});
    marks.removeSelected();
    QCOMPARE(pairCount(), std::size_t(1));
    QCOMPARE(marks.pairs()[0].samples, (SamplePair{0, 2}));
    QVERIFY(marks.selectedPairs().empty());
    m_project->undo();
    QCOMPARE(pairCount(), std::size_t(3));
    m_pairs->removeAll();
    QCOMPARE(pairCount(), std::size_t(0));
}

/// A sample that is left out takes its pairs off the screen, not away.
void TestPairController::followsWhatIsLeftOut()
{
    m_pairs->link(PairKind::Must, {0}, {5});
    m_pairs->link(PairKind::Cannot, {5}, {6});
    leaveOut({name(0)});
    QCOMPARE(marks().pairs().size(), std::size_t(1));
    QCOMPARE(marks().elsewhere(), 1);
    QCOMPARE(marks().pairs()[0].samples, (SamplePair{4, 5}));
    m_pairs->link(PairKind::Must, {0}, {1});  // rows 1 and 2
    m_project->undo();
    m_project->undo();
    QTRY_COMPARE(marks().pairs().size(), std::size_t(2));
    m_project->redo();
    m_project->redo();
    QTRY_COMPARE(marks().pairs().size(), std::size_t(2));
    QVERIFY(m_pairs->requested()->pairs.must == (std::vector<SamplePair>{{0, 5}, {1, 2}}));
}

/// A pending group and selected pairs belong to the displayed samples: other samples clear them.
void TestPairController::whatIsSelectedEndsWithItsSamples()
{
    PairMarks& marks = m_project->scene().pairs();
    m_pairs->link(PairKind::Must, {3}, {4});
    m_pairs->link(PairKind::Must, {4}, {5});
    marks.select(SelectMode::Replace, {0});
    marks.setGroup({7});
    leaveOut({name(0)});
    QVERIFY(marks.selectedPairs().empty());
    QVERIFY(marks.group().empty());
    QCOMPARE(marks.pairs().size(), std::size_t(2));
}

/// Pairs follow their samples by name into another import; absent ones are reported.
void TestPairController::followsAnotherReading()
{
    m_pairs->link(PairKind::Must, {0}, {5});
    m_pairs->link(PairKind::Cannot, {2}, {6});
    DatasetParts parts = m_project->dataset()->parts();
    parts.sampleNames[0] = "renamed";
    std::swap(parts.sampleNames[2], parts.sampleNames[3]);
    ImportTrial trial;
    trial.input = m_project->input();
    trial.data = std::make_shared<const Dataset>(std::move(parts));
    QSignalSpy refused(m_pairs.get(), &PairController::refused);
    m_project->adopt(trial, m_project->state().label);
    QCOMPARE(pairCount(), std::size_t(1));
    QCOMPARE(m_pairs->requested()->pairs.cannot.front(), (SamplePair{3, 6}));
    QCOMPARE(refused.count(), 0);
    QTRY_COMPARE(refused.count(), 1);  // behind what the window clears for the new data
    m_project->undo();
    QCOMPARE(pairCount(), std::size_t(2));
}

/// The method uses the pairs of the state, and the marks show whether they are violated.
void TestPairController::aFit()
{
    use("fcm");
    QVERIFY(!marks().areGuiding());
    use("sffd");
    QVERIFY(marks().areGuiding());
    const Result before = *m_project->scene().fit()->result;
    int apart = 1;
    while (before.outcome.assigned[std::size_t(apart)] == before.outcome.assigned[0])
        ++apart;
    QSignalSpy settled(&m_project->fitter(), &Fitter::fitted);
    m_pairs->link(PairKind::Must, {0}, {apart});
    QVERIFY(marks().pairs()[0].isPending);  // the fit that is still on screen does not know it
    QVERIFY(settled.wait(longWait));
    const Result after = *m_project->scene().fit()->result;
    QCOMPARE(after.metrics.at("must_links"), 1.0);
    QCOMPARE(after.outcome.assigned[0] != after.outcome.assigned[std::size_t(apart)],
             marks().pairs()[0].isViolated);
    QVERIFY(after.outcome.memberships != before.outcome.memberships);
    QVERIFY(!marks().pairs()[0].isPending);
    m_pairs->link(PairKind::Cannot, {0, 1}, {2, 5, 7});
    QVERIFY(settled.wait(longWait));
    double cost = 0;
    for (const PairMark& pair : marks().pairs())
        cost += pair.cost;
    const Outcome& outcome = m_project->scene().fit()->result->outcome;
    QCOMPARE(outcome.objectiveTerms[2].name, std::string("pairs"));
    QVERIFY(std::abs(cost - outcome.objectiveTerms[2].values.back()) < 1e-9);
    // A method that does not use pairs shows none and counts none as violated; a new one is no reason to fit
    // again.
    use("fcm");
    QVERIFY(marks().pairs().empty() && marks().violated() == 0 && !marks().areGuiding());
    const FitPtr fit = m_project->scene().fit();
    QSignalSpy refused(m_pairs.get(), &PairController::refused);
    m_pairs->link(PairKind::Must, {8}, {9});
    QTRY_VERIFY(!m_project->fitter().job().isBusy());
    QCOMPARE(m_project->scene().fit(), fit);
    QCOMPARE(refused.size(), 1);
    QVERIFY(refused[0][0].toString().contains("kept"));
    QVERIFY(marks().pairs().empty());
    use("sffd");
    QCOMPARE(marks().pairs().size(), pairCount());
}

void TestPairController::ofLabels()
{
    const std::vector<int>& classOf = m_project->scene().fit()->result->target.classOf;
    m_pairs->takeFromLabels({});
    QCOMPARE(m_pairs->requested()->pairs, pairsOfClasses(classOf));
    m_pairs->takeFromLabels({1, 30, 7, true});
    QCOMPARE(pairCount(), std::size_t(30));
    const PairSet some = m_pairs->requested()->pairs;
    m_pairs->takeFromLabels({1, 30, 8, true});
    QVERIFY(m_pairs->requested()->pairs != some);
    m_pairs->takeFromLabels({1, 30, 7, true});
    QCOMPARE(m_pairs->requested()->pairs, some);
    m_pairs->takeFromLabels({1, 30, 8, false});
    QVERIFY(pairCount() > 30 && pairCount() <= 60);
    // Half of the labels: only so many samples are in pairs.
    m_pairs->takeFromLabels({0.5, {}, 1, true});
    std::set<int> named;
    for (const auto* list : {&m_pairs->requested()->pairs.must, &m_pairs->requested()->pairs.cannot})
        for (const SamplePair& pair : *list)
            named.insert({pair.first, pair.second});
    QVERIFY(named.size() > classOf.size() / 3 && named.size() < classOf.size() * 2 / 3);
    AnalysisState next = m_project->state();
    next.label.clear();
    m_project->change(next, QStringLiteral("test"));
    QTRY_COMPARE(m_project->scene().fit()->result->target.kind, Target::Kind::None);
    QSignalSpy refused(m_pairs.get(), &PairController::refused);
    m_pairs->takeFromLabels({});
    QCOMPARE(refused.count(), 1);
}

void TestPairController::files()
{
    m_pairs->link(PairKind::Must, {0, 1}, {2, 3});
    m_pairs->link(PairKind::Cannot, {0}, {9});
    const PairSet drawn = m_pairs->requested()->pairs;
    const QString path = m_folder.filePath(QStringLiteral("pairs.txt"));
    QSignalSpy done(m_pairs.get(), &PairController::done);
    m_pairs->exportTo(path);
    QVERIFY(done.wait());
    m_pairs->removeAll();
    m_pairs->importFrom(path);
    QVERIFY(done.wait());
    QCOMPARE(m_pairs->requested()->pairs, drawn);
    QCOMPARE(m_pairs->requested()->source, path.toStdString());
    QSignalSpy refused(m_pairs.get(), &PairController::refused);
    m_pairs->exportTo(m_folder.filePath(QStringLiteral("nowhere/pairs.txt")));
    QVERIFY(refused.wait());
}

void TestPairController::brokenFiles_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("said");
    QTest::newRow("unknown sample") << QByteArray("must nobody @0\n") << "nobody";
    QTest::newRow("itself") << QByteArray("cannot @0 @0\n") << "two different samples";
    QTest::newRow("no pairs") << QByteArray("gene,1,2,3\n") << "not a constraint";
    QTest::newRow("empty") << QByteArray("# nothing\n") << "contains no constraints";
}

void TestPairController::brokenFiles()
{
    QFETCH(QByteArray, text);
    QFETCH(QString, said);
    text.replace("@0", QByteArray::fromStdString(name(0)));
    m_pairs->link(PairKind::Must, {0}, {1});
    const int steps = m_project->undoStack().count();
    QSignalSpy refused(m_pairs.get(), &PairController::refused);
    m_pairs->importFrom(write("broken.txt", text));
    QVERIFY(refused.wait());
    QCOMPARE(refused.count(), 1);
    const QString sentence = refused.first().first().toString();
    QVERIFY2(sentence.contains(said) && sentence.contains("broken.txt"), qPrintable(sentence));
    QCOMPARE(pairCount(), std::size_t(1));
    QCOMPARE(m_project->undoStack().count(), steps);
}

/// M, C and G: the selection, else the sample at the cursor.
void TestPairController::keyboardGroups()
{
    Scene& scene = m_project->scene();
    scene.selection().setHovered(3);
    scene.pairs().linkMeant(PairKind::Cannot);
    QCOMPARE(scene.pairs().group(), std::vector<int>{3});
    scene.selection().setHovered(8);
    scene.pairs().linkMeant(PairKind::Cannot);
    QVERIFY(scene.pairs().group().empty());
    QCOMPARE(m_pairs->requested()->pairs, (PairSet{{}, {{3, 8}}}));
    scene.selection().apply(SelectMode::Replace, {0, 1, 2});
    scene.pairs().linkMeant(PairKind::Must);
    QCOMPARE(m_pairs->requested()->pairs.must.size(), std::size_t(3));
    scene.pairs().takeGroup();
    QCOMPARE(scene.pairs().group().size(), std::size_t(3));
    QCOMPARE(scene.selection().count(), 0);
    scene.selection().apply(SelectMode::Replace, {5, 6});
    scene.pairs().linkMeant(PairKind::Must);
    QCOMPARE(m_pairs->requested()->pairs.must.size(), std::size_t(9));
}

/// Where a whole fit takes longer than a frame a drawn pair is answered by a refinement of the fit on screen,
/// which then settles.
void TestPairController::aSlowFitIsAnsweredByAPreview()
{
    constexpr Index samples = 250, features = 600;
    Random random(11);
    auto values = std::make_shared<AlignedMatrix>(samples, features);
    DatasetParts parts;
    for (Index i = 0; i < samples; ++i) {
        parts.sampleNames.push_back("s" + std::to_string(i));
        for (Index l = 0; l < features; ++l)
            (*values)(i, l) = random.normal() + (l < 40 ? 2.0 * double(i % 3) : 0.0);
    }
    for (Index l = 0; l < features; ++l)
        parts.featureNames.push_back("g" + std::to_string(l));
    parts.values = values;
    use("sffd");
    QSignalSpy settled(&m_project->fitter(), &Fitter::fitted);
    m_project->open(std::make_shared<const Dataset>(std::move(parts)), QStringLiteral("slow"), {"slow", {}, {}});
    QVERIFY(settled.wait(longWait));
    AnalysisState next = m_project->state();
    next.method = "sffd";
    m_project->change(next, QStringLiteral("test"));
    QVERIFY(settled.wait(longWait));
    QVERIFY(m_project->scene().fit()->milliseconds > FitJob::frameMilliseconds);
    QSignalSpy shown(&m_project->scene(), &Scene::fitChanged);
    m_pairs->link(PairKind::Must, {0}, {1});
    QVERIFY(shown.wait(longWait));
    QVERIFY(m_project->scene().fit()->preview);
    QCOMPARE(m_project->scene().fit()->result->metrics.at("must_links"), 1.0);
    QVERIFY(settled.wait(longWait));
    QVERIFY(!m_project->scene().fit()->preview);
}

QTEST_MAIN(TestPairController)
#include "tst_pair_controller.moc"
