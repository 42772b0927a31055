// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/support/open_document.h"
#include "ui/document/document.h"

#include <QSignalSpy>

#include <algorithm>

using namespace fuzzylens;
using namespace fuzzylens::ui;

/// What the document tells while it prepares the data.
class TestDocument : public OpenDocument
{
    Q_OBJECT

private slots:
    void init() { openDemonstration(); }
    void theDataAreToldBeforeTheFit();
    void aResultFileKeepsThePlacesOfTheClasses();
    void aPreparationThatIsStoppedIsNone();
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

QTEST_MAIN(TestDocument)
#include "tst_document.moc"
