// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/views/scatter_fit.h"
#include "ui/scene/scene.h"
#include "ui/views/confusion/confusion_view.h"
#include "ui/views/scatter/hover_facts.h"

#include <QItemSelectionModel>
#include <QTableView>
#include <QTest>

using namespace fuzzylens;
using namespace fuzzylens::ui;

/// Predictions of left-out samples, in the scene and in the confusion matrix.
class TestConfusionView : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void countsOfEachClassAndPrediction();
    void selectedCellsSelectTheirSamples();
    void predictionsBelongToOneFit();
    void coloursFollowThePredictions();
    void theCardOfASampleTellsThePrediction();

private:
    const Target& target() const { return m_scene->fit()->result->target; }
    /// The true classes, but sample 0 and the last one have class @p wrong.
    std::vector<int> predictions() const
    {
        std::vector<int> classes = target().classOf;
        for (const std::size_t sample : {std::size_t{0}, classes.size() - 1})
            classes[sample] = (classes[sample] + 1) % target().classes();
        return classes;
    }

    std::unique_ptr<Scene> m_scene;
};

void TestConfusionView::init()
{
    auto fit = std::make_shared<Fit>(*test::scatterFit());
    auto result = std::make_shared<Result>(*fit->result);
    result->outcome.predictedClass = result->target.classOf;
    fit->result = std::move(result);
    m_scene = std::make_unique<Scene>();
    m_scene->setFit(fit);
    QVERIFY(target().classes() >= 2);
    QVERIFY(std::all_of(target().classOf.begin(), target().classOf.end(), [](int cls) { return cls >= 0; }));
}

void TestConfusionView::countsOfEachClassAndPrediction()
{
    ConfusionView view(*m_scene);
    QVERIFY(view.isApplicable() && !view.missing().isEmpty());
    m_scene->setLeftOutClasses(predictions());
    QVERIFY(view.missing().isEmpty());
    int all = 0, wrong = 0;
    const QStringList lines = view.toCsv().trimmed().split(QLatin1Char('\n'));
    QCOMPARE(lines.front(), QStringLiteral("class,predicted,samples"));
    QCOMPARE(lines.size(), 1 + target().classes() * target().classes());
    for (const QString& line : lines.mid(1)) {
        const QStringList fields = line.split(QLatin1Char(','));
        all += fields[2].toInt();
        wrong += fields[0] == fields[1] ? 0 : fields[2].toInt();
    }
    QCOMPARE(all, m_scene->fit()->samples());
    QCOMPARE(wrong, 2);
    QVERIFY(view.description().contains(QStringLiteral("2 of them incorrect")));
}

void TestConfusionView::selectedCellsSelectTheirSamples()
{
    ConfusionView view(*m_scene);
    view.show();
    const std::vector<int> predicted = predictions();
    m_scene->setLeftOutClasses(predicted);
    auto* table = view.findChild<QTableView*>();
    const int cls = target().classOf.front();
    table->selectionModel()->select(table->model()->index(cls, predicted.front()), QItemSelectionModel::Select);
    for (std::size_t i = 0; i < predicted.size(); ++i)
        QCOMPARE(m_scene->selection().selected()[i],
                 target().classOf[i] == cls && predicted[i] == predicted.front());
    QVERIFY(m_scene->selection().selected()[0]);
}

void TestConfusionView::predictionsBelongToOneFit()
{
    m_scene->setLeftOutClasses(predictions());
    QCOMPARE(m_scene->misclassified(), (std::vector<int>{0, m_scene->fit()->samples() - 1}));
    m_scene->setFit(std::make_shared<Fit>(*m_scene->fit()));
    QVERIFY(m_scene->leftOutClasses().empty() && m_scene->misclassified().empty());
}

void TestConfusionView::coloursFollowThePredictions()
{
    m_scene->setColouring(m_scene->colouringByResult(Colouring::From::LeftOutErrors));
    QCOMPARE(m_scene->colouring().codes.front(), -1);
    m_scene->setLeftOutClasses(predictions());
    QCOMPARE(m_scene->colouring().codes[0], 1);
    QCOMPARE(m_scene->colouring().codes[1], 0);
    const Eigen::MatrixXd& memberships = m_scene->memberships();
    const Colouring clusters = m_scene->colouringByResult(Colouring::From::Cluster);
    const Colouring shares = m_scene->colouringByResult(Colouring::From::Membership, 1);
    const Colouring largest = m_scene->colouringByResult(Colouring::From::Certainty);
    for (int i = 0; i < m_scene->fit()->samples(); ++i) {
        const auto sample = std::size_t(i);
        QCOMPARE(largest.numbers[sample], memberships.row(i).maxCoeff());
        QCOMPARE(memberships(i, clusters.codes[sample]), largest.numbers[sample]);
        QCOMPARE(shares.numbers[sample], memberships(i, 1));
    }
    m_scene->setColouring(shares);
    m_scene->setFit(std::make_shared<Fit>(*m_scene->fit()));
    QCOMPARE(m_scene->colouring().numbers, shares.numbers);
}

void TestConfusionView::theCardOfASampleTellsThePrediction()
{
    m_scene->setLeftOutClasses(predictions());
    const HoverFacts wrong = HoverFacts::of(*m_scene, 0), right = HoverFacts::of(*m_scene, 1);
    QVERIFY(wrong.isWrong && wrong.verdict.contains(QStringLiteral("in cross-validation, actual ")));
    QVERIFY(!right.isWrong && right.verdict.endsWith(QStringLiteral("in cross-validation")));
}

QTEST_MAIN(TestConfusionView)
#include "tst_confusion_view.moc"
