// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/support/little_memory.h"
#include "tests/ui/support/open_project.h"
#include "ui/project/project.h"
#include "ui/project/verdict_controller.h"

#include <QSignalSpy>

#include <malloc.h>

#include <algorithm>
#include <cmath>

using namespace fuzzylens;
using namespace fuzzylens::ui;

/// Signals of the project while it prepares the data.
class TestProject : public OpenProject
{
    Q_OBJECT

private slots:
    // Every arena of the C library takes 64 to 128 MB of the address space that the tests limit.
    void initTestCase() { mallopt(M_ARENA_MAX, 1); }
    void init() { openDemonstration(); }
    void theDataAreToldBeforeTheFit();
    void aResultFileKeepsThePlacesOfTheClasses();
    void aPreparationThatIsStoppedIsNone();
    void aFitLargerThanMemoryWaitsForConsent();
    void verdictLargerThanMemoryWaitsForConsent();

private:
    void openLarge();
};

void TestProject::theDataAreToldBeforeTheFit()
{
    QTRY_VERIFY(m_project->scene().fit());
    QSignalSpy told(&m_project->fitter(), &Fitter::preparedChanged);
    QStringList order;
    connect(&m_project->scene(), &Scene::preparationChanged, this, [&] { order << QStringLiteral("data"); });
    connect(&m_project->scene(), &Scene::fitChanged, this, [&] { order << QStringLiteral("fit"); });
    AnalysisState next = m_project->state();
    next.steps.insert(next.steps.begin(), {StepSpec::parse("top-variance=20"), true});
    m_project->change(next, QStringLiteral("test"));
    QTRY_COMPARE(order, (QStringList{QStringLiteral("data"), QStringLiteral("fit")}));
    QCOMPARE(told.count(), 1);
    QCOMPARE(m_project->scene().fit()->steps, m_project->scene().preparation());
    QCOMPARE(m_project->scene().preparation()->kept.features.size(), std::size_t(20));
    // A slider asks for no other data.
    m_project->setParameter("lambda", m_project->fitter().parameters().real("lambda") * 2, QStringLiteral("test"));
    QTRY_COMPARE(order.size(), qsizetype(3));
    QCOMPARE(told.count(), 1);
}

/// A class had another colour in the file than in the window when one before it was left out.
void TestProject::aResultFileKeepsThePlacesOfTheClasses()
{
    const LabelField field = *m_project->dataset()->labelField(m_project->state().label);
    leaveOutClass(field.classes[0]);
    const FitPtr inWindow = m_project->scene().fit();
    QVERIFY(inWindow->classPlaces().front() > 0);
    Fit inFile;
    inFile.result = std::make_shared<const Result>(resultFromJson(toJson(*inWindow->result), "r.json"));
    QCOMPARE(inFile.classPlaces(), inWindow->classPlaces());
    QCOMPARE(Scene::colouringByTarget(inFile).classes, Scene::colouringByTarget(*inWindow).classes);
    QCOMPARE(Scene::colouringByTarget(inFile).codes, Scene::colouringByTarget(*inWindow).codes);
}

void TestProject::aPreparationThatIsStoppedIsNone()
{
    FitRequest request{m_project->dataset(), m_project->input(), m_project->state(), nullptr, nullptr, false};
    request.state.steps = {{StepSpec::parse("zscore"), true}};
    const FitAnswer answer = computeFit(request, false, [](const Step&) { return false; });
    QVERIFY(!answer.fit && !answer.prepared);
    QVERIFY(answer.error.isEmpty());
}

/// 20 000 samples in 200 clusters: a fit of k-means with one restart is estimated at 300 MB and allocates less
/// than half of that. Six samples have a label.
void TestProject::openLarge()
{
    constexpr Index samples = 20'000, features = 3;
    auto values = std::make_shared<AlignedMatrix>(samples, features);
    for (Index l = 0; l < features; ++l)
        for (Index i = 0; i < samples; ++i)
            (*values)(i, l) = std::sin(double(i * (l + 1)));
    std::vector<std::string> classes(std::size_t(samples), "");
    for (std::size_t i = 0; i < 6; ++i)
        classes[i] = i % 2 ? "one" : "other";
    DatasetParts parts;
    parts.values = values;
    parts.sampleNames.assign(std::size_t(samples), "s");
    parts.featureNames.assign(std::size_t(features), "g");
    parts.labelFields = {LabelField::categorical("class", classes)};
    AnalysisState state;
    state.label = "class";
    state.method = "kmeans";
    state.chosen = {
        {"clusters", std::int64_t(200)}, {"restarts", std::int64_t(1)}, {"max_iterations", std::int64_t(2)}};
    m_project->open(std::make_shared<const Dataset>(std::move(parts)), QStringLiteral("large"),
                    {"large.csv", {}, {}}, state);
}

/// A refusal was all there was: the user could not decide to try.
void TestProject::aFitLargerThanMemoryWaitsForConsent()
{
#ifdef FUZZYLENS_SANITIZED
    QSKIP("a sanitizer takes memory of its own");
#endif
    const test::LittleMemory little(std::uint64_t{260} << 20);
    openLarge();
    QTRY_VERIFY(!m_project->fitter().error().isEmpty());
    QVERIFY2(m_project->fitter().error().contains(QStringLiteral("of memory, but only")),
             qPrintable(m_project->fitter().error()));
    QVERIFY(m_project->fitter().lacksMemory());
    QVERIFY(!m_project->scene().fit());
    m_project->fitter().refit();  // decides nothing
    QTRY_VERIFY(!m_project->fitter().job().isBusy());
    QVERIFY(m_project->fitter().lacksMemory());
    QSignalSpy settled(&m_project->fitter(), &Fitter::fitted);
    m_project->fitter().fitAnyway();
    QVERIFY(m_project->fitter().error().isEmpty() && !m_project->fitter().lacksMemory());
    QVERIFY2(settled.wait(20000), qPrintable(m_project->fitter().error()));
    QVERIFY(m_project->scene().fit() && !m_project->fitter().lacksMemory());
    // The next fit is asked about again.
    m_project->setParameter("clusters", std::int64_t(199), QStringLiteral("test"));
    QTRY_VERIFY(m_project->fitter().lacksMemory());
}

void TestProject::verdictLargerThanMemoryWaitsForConsent()
{
#ifdef FUZZYLENS_SANITIZED
    QSKIP("a sanitizer takes memory of its own");
#endif
    VerdictController verdict(*m_project);
    QSignalSpy settled(&m_project->fitter(), &Fitter::fitted);
    openLarge();
    QVERIFY(settled.wait(20000));
    AnalysisState supervised = m_project->state();
    supervised.method = "sfp";
    supervised.chosen["restarts"] = std::int64_t(1);
    supervised.chosen["max_iterations"] = std::int64_t(2);  // time, which the memory does not depend on
    m_project->change(supervised, QStringLiteral("test"));
    QVERIFY(settled.wait(20000));
    const test::LittleMemory little(std::uint64_t{440} << 20);
    verdict.compute();
    QTRY_VERIFY(!verdict.isBusy());
    QVERIFY(!verdict.verdict() && verdict.lacksMemory());
    QVERIFY(verdict.error().contains(QStringLiteral("of memory, but only")));
    verdict.compute(true);
    QTRY_VERIFY_WITH_TIMEOUT(verdict.verdict(), 60000);
    QVERIFY2(verdict.error().isEmpty(), qPrintable(verdict.error()));
    QCOMPARE(verdict.verdict()->accuracy->total, 6);
}

QTEST_MAIN(TestProject)
#include "tst_project.moc"
