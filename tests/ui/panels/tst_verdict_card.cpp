// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/support/open_window.h"
#include "ui/panels/permutation_plot.h"
#include "ui/panels/verdict_card.h"
#include "ui/project/pair_controller.h"
#include "ui/project/verdict_controller.h"
#include "ui/runs/run_history.h"
#include "ui/window/save_actions.h"

#include <QClipboard>
#include <QLabel>
#include <QPushButton>

#include <cmath>

using namespace fuzzylens;
using namespace fuzzylens::ui;

/// What the window says about chance.
class TestVerdictCard : public OpenWindow
{
    Q_OBJECT

private slots:
    void initTestCase() { prepareApplication(); }
    void init() { openWindow(); }
    void cleanup() { closeWindow(); }
    void theDemonstrationIsBetterThanChance();
    void shuffledLabelsAreNoBetterThanChance();
    void aVerdictBelongsToItsFit();
    void undoBringsTheVerdictBack();
    void expensiveVerdictsAreComputedOnRequest();
    void withoutLabelsThereIsNoCard();
    void constraintsOfAllLabelsAreNoEvidence();
    void misclassifiedSamplesAreSelected();
    void theHintKnowsTheEffectOfItsSteps();
    void theHintNamesNoStepsThatAreWorse();

private:
    VerdictController& controller() const { return *m_window->findChild<VerdictController*>(); }
    VerdictCard& card() const { return *m_window->findChild<VerdictCard*>(); }
    QString text(const char* label) const { return find<QLabel>(*m_window, label)->text(); }
    bool isComplete() const { return controller().verdict() && controller().verdict()->isComplete; }
};

namespace {

constexpr int patience = 60000;

}  // namespace

void TestVerdictCard::theDemonstrationIsBetterThanChance()
{
    openDemonstration();
    QTRY_VERIFY_WITH_TIMEOUT(isComplete(), patience);
    QVERIFY(card().isVisible());
    QCOMPARE(controller().verdict()->test.permuted.size(), std::size_t(200));
    QVERIFY2(text("verdictHeading").contains(QStringLiteral("Better than chance")),
             qPrintable(text("verdictHeading")));
    QVERIFY2(text("verdictSentence").contains(QStringLiteral("of 90 samples are classified correctly")),
             qPrintable(text("verdictSentence")));
    QVERIFY(!text("verdictTraining").isEmpty());
    QVERIFY(!find<QPushButton>(*m_window, "testVerdict")->isVisible());
    QVERIFY(find<QWidget>(*m_window, "permutationPlot")->width() > 100);
    m_window->saving().copyCommand();
    QVERIFY(QApplication::clipboard()->text().endsWith(QStringLiteral(" --permutations 200")));
}

void TestVerdictCard::shuffledLabelsAreNoBetterThanChance()
{
    openDemonstration();
    QTRY_VERIFY_WITH_TIMEOUT(isComplete(), patience);
    QTRY_VERIFY_WITH_TIMEOUT(m_window->runs().current() && m_window->runs().current()->verdict, patience);
    auto* banner = find<QWidget>(*m_window, "shuffleBanner");
    QVERIFY(banner->isHidden());
    const AnalysisState before = m_window->project().state();
    const std::vector<int> labels = m_window->project().scene().fit()->result->target.classOf;
    find<QPushButton>(*m_window, "shuffleLabels")->click();
    QVERIFY(banner->isVisible());
    QTRY_VERIFY_WITH_TIMEOUT(m_window->project().scene().fit()->result->target.classOf != labels, patience);
    QTRY_VERIFY_WITH_TIMEOUT(isComplete(), patience);
    QVERIFY(controller().verdict()->test.isStoppedEarly);
    QVERIFY2(text("verdictHeading").contains(QStringLiteral("No better than chance")),
             qPrintable(text("verdictHeading")));
    QVERIFY(!text("verdictSentence").contains(QStringLiteral("No better than chance")));
    QVERIFY2(text("shuffleBannerReal").contains(QStringLiteral("of 90 samples are classified correctly")),
             qPrintable(text("shuffleBannerReal")));
    QVERIFY(!find<QPushButton>(*m_window, "shuffleLabels")->isVisible());
    const std::vector<int> once = m_window->project().scene().fit()->result->target.classOf;
    find<QPushButton>(*m_window, "shuffleLabelsAgain")->click();
    QTRY_VERIFY_WITH_TIMEOUT(m_window->project().scene().fit()->result->target.classOf != once, patience);
    find<QPushButton>(*m_window, "unshuffleLabels")->click();
    QVERIFY2(banner->isVisible(), "the pictures are still of shuffled labels");
    QTRY_VERIFY_WITH_TIMEOUT(banner->isHidden(), patience);
    QCOMPARE(m_window->project().state(), before);
    QTRY_COMPARE_WITH_TIMEOUT(m_window->project().scene().fit()->result->target.classOf, labels, patience);
}

void TestVerdictCard::aVerdictBelongsToItsFit()
{
    openDemonstration();
    QTRY_VERIFY_WITH_TIMEOUT(controller().verdict(), patience);
    Project& project = m_window->project();
    QSignalSpy settled(&project.fitter(), &Fitter::fitted);
    AnalysisState next = project.state();
    next.chosen["lambda"] = 4.0;
    project.change(next, QStringLiteral("test"));
    QVERIFY(settled.wait(20000));
    QVERIFY(!controller().verdict());
    QVERIFY(!text("verdictSentence").contains(QStringLiteral("correctly")));
    QTRY_VERIFY_WITH_TIMEOUT(isComplete(), patience);
}

void TestVerdictCard::undoBringsTheVerdictBack()
{
    openDemonstration();
    QTRY_VERIFY_WITH_TIMEOUT(isComplete(), patience);
    const VerdictPtr first = controller().verdict();
    Project& project = m_window->project();
    QSignalSpy settled(&project.fitter(), &Fitter::fitted);
    AnalysisState next = project.state();
    next.chosen["lambda"] = 4.0;
    project.change(next, QStringLiteral("test"));
    QVERIFY(settled.wait(20000));
    project.undoStack().undo();
    QTRY_COMPARE(controller().verdict(), first);
    QVERIFY(!controller().isBusy());
}

void TestVerdictCard::expensiveVerdictsAreComputedOnRequest()
{
    openDemonstration();
    Project& project = m_window->project();
    QSignalSpy settled(&project.fitter(), &Fitter::fitted);
    project.setMethod("scs");
    QVERIFY(settled.wait(20000));
    auto* test = find<QPushButton>(*m_window, "testVerdict");
    QVERIFY(card().isVisible() && test->isVisible() && !controller().isCheap());
    QTest::qWait(500);
    QVERIFY(!controller().verdict() && !controller().isBusy());
    test->click();
    QVERIFY(controller().isBusy());
    QTRY_VERIFY(!test->isVisible());
    project.undoStack().undo();
    QTRY_VERIFY(!text("verdictHeading").contains(QLatin1Char('?')));
}

void TestVerdictCard::withoutLabelsThereIsNoCard()
{
    const DatasetPtr data = demonstration();
    DatasetParts parts = data->parts();
    parts.labelFields.clear();
    parts.preferredLabel.clear();
    m_window->project().open(std::make_shared<const Dataset>(std::move(parts)), QStringLiteral("Unlabelled"),
                             {"demo", {}, {}});
    QTRY_VERIFY(m_window->project().scene().fit() || !m_window->project().fitter().error().isEmpty());
    QVERIFY(!card().isVisible());
}

/// Constraints that guided the fit take their samples out of the test.
void TestVerdictCard::constraintsOfAllLabelsAreNoEvidence()
{
    openDemonstration();
    Project& project = m_window->project();
    QSignalSpy settled(&project.fitter(), &Fitter::fitted);
    AnalysisState next = project.state();
    next.method = "pckmeans";
    project.change(next, QStringLiteral("test"));
    QVERIFY(settled.wait(20000));
    QTRY_VERIFY_WITH_TIMEOUT(isComplete(), patience);
    m_window->findChild<PairController*>()->takeFromLabels({});
    QVERIFY(settled.wait(20000));
    QTRY_VERIFY_WITH_TIMEOUT(!controller().error().isEmpty(), patience);
    QVERIFY(!controller().verdict());
    QVERIFY2(text("verdictSentence").contains(QStringLiteral("labels were not used in the fit")),
             qPrintable(text("verdictSentence")));
}

void TestVerdictCard::misclassifiedSamplesAreSelected()
{
    openDemonstration();
    QTRY_VERIFY_WITH_TIMEOUT(controller().verdict(), patience);
    const ValidatedAccuracy& accuracy = *controller().verdict()->accuracy;
    auto* select = find<QPushButton>(*m_window, "selectMisclassified");
    QVERIFY(select->isVisible());
    const std::vector<int>& wrong = m_window->project().scene().misclassified();
    QVERIFY(!wrong.empty() && wrong.size() <= 12);
    for (const int sample : wrong)
        QVERIFY(select->toolTip().contains(m_window->project().scene().fit()->sampleName(sample)));
    select->click();
    const std::vector<int> selected = m_window->project().scene().selection().samples();
    QCOMPARE(int(selected.size()), accuracy.total - accuracy.correct);
    const std::vector<int>& truth = m_window->project().scene().fit()->result->target.classOf;
    for (const int sample : selected)
        QVERIFY(accuracy.predictedClass[std::size_t(sample)] != truth[std::size_t(sample)]);
}

/// With logarithms these data are as they were: as good as the demonstration itself.
void TestVerdictCard::theHintKnowsTheEffectOfItsSteps()
{
    DatasetParts parts = preprocess(demonstration(), {StepSpec::parse("zscore")}).data->parts();
    auto values = std::make_shared<AlignedMatrix>(AlignedMatrix::copyOf(parts.values.dense()->map()));
    for (Index feature = 0; feature < values->columns(); ++feature)
        for (Index i = 0; i < values->rows(); ++i)
            (*values)(i, feature) = 1000 * std::exp((*values)(i, feature));
    parts.values = values;
    m_window->project().open(std::make_shared<const Dataset>(std::move(parts)), QStringLiteral("raw"), {});
    QTRY_VERIFY_WITH_TIMEOUT(text("hintText").contains(QStringLiteral("correct with the suggested steps")),
                             patience);
    const QString hint = text("hintText");
    auto* offer = find<QPushButton>(*m_window, "hintOffer");
    QVERIFY(offer->isVisible());
    offer->click();
    QTRY_VERIFY_WITH_TIMEOUT(m_window->project().scene().fit()->result->steps.size() > 1, patience);
    QTRY_VERIFY_WITH_TIMEOUT(isComplete(), patience);
    const ValidatedAccuracy& accuracy = *controller().verdict()->accuracy;
    QVERIFY2(
        hint.contains(
            QStringLiteral("In cross-validation, %1 of %2 samples").arg(accuracy.correct).arg(accuracy.total)),
        qPrintable(hint));
}

/// Informative features lie below the floor that is raised before the logarithm.
void TestVerdictCard::theHintNamesNoStepsThatAreWorse()
{
    DatasetParts parts = preprocess(demonstration(), {StepSpec::parse("zscore")}).data->parts();
    const std::vector<std::string>& roles = parts.annotations.front().texts;
    auto values = std::make_shared<AlignedMatrix>(AlignedMatrix::copyOf(parts.values.dense()->map()));
    for (Index feature = 0; feature < values->columns(); ++feature)
        for (Index i = 0; i < values->rows(); ++i) {
            double& value = (*values)(i, feature);
            value = roles[std::size_t(feature)] == "noise" ? 1000 * std::exp(value) : 10 + value;
        }
    parts.values = values;
    m_window->project().open(std::make_shared<const Dataset>(std::move(parts)), QStringLiteral("raw"), {});
    QTRY_VERIFY_WITH_TIMEOUT(text("hintText").contains(QStringLiteral("Suggested steps")), patience);
    QTRY_VERIFY_WITH_TIMEOUT(text("hintText").contains(QStringLiteral("No logarithm is suggested")), patience);
    QVERIFY2(!text("hintText").contains(QStringLiteral("Suggested steps")), qPrintable(text("hintText")));
    QVERIFY(!find<QPushButton>(*m_window, "hintOffer")->isVisible());
}

QTEST_MAIN(TestVerdictCard)
#include "tst_verdict_card.moc"
