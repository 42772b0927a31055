// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/support/little_memory.h"
#include "tests/ui/support/open_document.h"
#include "ui/document/accuracy_controller.h"
#include "ui/document/document.h"

#include <QSignalSpy>

#include <malloc.h>

#include <algorithm>
#include <cmath>

using namespace fuzzylens;
using namespace fuzzylens::ui;

/// Signals of the document while it prepares the data.
class TestDocument : public OpenDocument
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
    void leaveOneOutLargerThanMemoryWaitsForConsent();

private:
    void openLarge();
};

void TestDocument::theDataAreToldBeforeTheFit()
{
    QTRY_VERIFY(m_document->scene().fit());
    QSignalSpy told(&m_document->fits(), &FitController::prepared);
    QStringList order;
    connect(&m_document->scene(), &Scene::preparationChanged, this, [&] { order << QStringLiteral("data"); });
    connect(&m_document->scene(), &Scene::fitChanged, this, [&] { order << QStringLiteral("fit"); });
    AnalysisState next = m_document->state();
    next.steps.insert(next.steps.begin(), {StepSpec::parse("top-variance=20"), true});
    m_document->change(next, QStringLiteral("test"));
    QTRY_COMPARE(order, (QStringList{QStringLiteral("data"), QStringLiteral("fit")}));
    QCOMPARE(told.count(), 1);
    QCOMPARE(m_document->scene().fit()->steps, m_document->scene().preparation());
    QCOMPARE(m_document->scene().preparation()->kept.features.size(), std::size_t(20));
    // A slider asks for no other data.
    m_document->setParameter("lambda", m_document->parameters().real("lambda") * 2, QStringLiteral("test"));
    QTRY_COMPARE(order.size(), qsizetype(3));
    QCOMPARE(told.count(), 1);
}

/// A class had another colour in the file than in the window when one before it was left out.
void TestDocument::aResultFileKeepsThePlacesOfTheClasses()
{
    const LabelField field = *m_document->dataset()->labelField(m_document->state().label);
    leaveOutClass(field.classes[0]);
    const FitPtr inWindow = m_document->scene().fit();
    QVERIFY(inWindow->classPlaces().front() > 0);
    Fit inFile;
    inFile.result = std::make_shared<const Result>(resultFromJson(toJson(*inWindow->result), "r.json"));
    QCOMPARE(inFile.classPlaces(), inWindow->classPlaces());
    QCOMPARE(Scene::colouringByTarget(inFile).classes, Scene::colouringByTarget(*inWindow).classes);
    QCOMPARE(Scene::colouringByTarget(inFile).codes, Scene::colouringByTarget(*inWindow).codes);
}

void TestDocument::aPreparationThatIsStoppedIsNone()
{
    FitRequest request{m_document->dataset(), m_document->input(), m_document->state(), nullptr, nullptr, false};
    request.state.steps = {{StepSpec::parse("zscore"), true}};
    const FitAnswer answer = computeFit(request, false, [](const Step&) { return false; });
    QVERIFY(!answer.fit && !answer.prepared);
    QVERIFY(answer.error.isEmpty());
}

/// 20 000 samples in 200 clusters: a fit of k-means with one restart is estimated at 300 MB and allocates less
/// than half of that. Six samples have a label.
void TestDocument::openLarge()
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
    m_document->openDataset(std::make_shared<const Dataset>(std::move(parts)), QStringLiteral("large"),
                            {"large.csv", {}, {}}, state);
}

/// A refusal was all there was: the user could not decide to try.
void TestDocument::aFitLargerThanMemoryWaitsForConsent()
{
#ifdef FUZZYLENS_SANITIZED
    QSKIP("a sanitizer takes memory of its own");
#endif
    const test::LittleMemory little(std::uint64_t{260} << 20);
    openLarge();
    QTRY_VERIFY(!m_document->error().isEmpty());
    QVERIFY2(m_document->error().contains(QStringLiteral("of memory and")), qPrintable(m_document->error()));
    QVERIFY(m_document->lacksMemory());
    QVERIFY(!m_document->scene().fit());
    m_document->refit();  // decides nothing
    QTRY_VERIFY(!m_document->fits().job().isBusy());
    QVERIFY(m_document->lacksMemory());
    QSignalSpy settled(m_document.get(), &Document::settled);
    m_document->fitAnyway();
    QVERIFY(m_document->error().isEmpty() && !m_document->lacksMemory());
    QVERIFY2(settled.wait(20000), qPrintable(m_document->error()));
    QVERIFY(m_document->scene().fit() && !m_document->lacksMemory());
    // The next fit is asked about again.
    m_document->setParameter("clusters", std::int64_t(199), QStringLiteral("test"));
    QTRY_VERIFY(m_document->lacksMemory());
}

void TestDocument::leaveOneOutLargerThanMemoryWaitsForConsent()
{
#ifdef FUZZYLENS_SANITIZED
    QSKIP("a sanitizer takes memory of its own");
#endif
    AccuracyController accuracy(*m_document);
    QSignalSpy settled(m_document.get(), &Document::settled), refused(&accuracy, &AccuracyController::refused);
    openLarge();
    QVERIFY(settled.wait(20000));
    AnalysisState supervised = m_document->state();
    supervised.method = "sfp";
    supervised.chosen["restarts"] = std::int64_t(1);
    m_document->change(supervised, QStringLiteral("test"));
    QVERIFY(settled.wait(20000));
    const test::LittleMemory little(std::uint64_t{440} << 20);
    accuracy.compute();
    QTRY_VERIFY(!accuracy.isBusy());
    QVERIFY(refused.isEmpty() && !accuracy.accuracy());  // it was not requested by the user
    accuracy.computeAsAsked();
    QTRY_COMPARE(refused.size(), 1);
    QVERIFY(refused.front()[1].toBool());
    QVERIFY(refused.front()[0].toString().contains(QStringLiteral("of memory and")));
    accuracy.computeAsAsked(true);
    QTRY_VERIFY_WITH_TIMEOUT(!accuracy.isBusy(), 60000);
    QVERIFY2(refused.size() == 1, qPrintable(refused.back()[0].toString()));
    QCOMPARE(accuracy.accuracy()->labels.global.total, 6);
}

QTEST_MAIN(TestDocument)
#include "tst_document.moc"
