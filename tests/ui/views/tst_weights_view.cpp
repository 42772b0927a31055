// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/weights/weights_view.h"

#include "feature_fit.h"
#include "svg_figure.h"
#include "ui/views/weights/weights_chart.h"

#include <QComboBox>
#include <QImage>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTest>
#include <QToolButton>

#include <numeric>

using namespace fuzzylens;
using namespace fuzzylens::ui;
using test::FitRecipe;
using test::makeFit;

class TestWeightsView : public QObject
{
    Q_OBJECT

private slots:
    void appliesOnlyWithWeightsOrCentres();
    void withoutWeightsByContribution();
    void clickingABarFocusesItsFeature();
    void arrowKeysMoveTheFocus();
    void choosersChangeTheQuestion();
    void sharedWeightsHaveNoContrast();
    void oneCluster();
    void barsMoveFromFitToFit();
    void theScaleChangesInSteps();
    void allFeaturesAreInTheHistogram();
    void focusFromElsewhereIsShown();
    void aGeneSetIsMarked();
    void factorsShowTheirSigns();
    void factorsThatAreAllPositiveShowAsWeights();
    void knownInformativeFeaturesHaveDots();
    void barsAreKeptBesideThoseThatFollow();
    void keptBarsGoWithTheirFeatures();
    void controlsOutliveNothing();
    void csvHoldsWhatIsShown();
    void figureKeepsTextAsText();
    void barsFollowEveryFit();
};

namespace {

struct Shown
{
    Scene scene;
    WeightsView view{scene};
    WeightsChart* chart = view.findChild<WeightsChart*>("weightsChart");

    explicit Shown(const FitRecipe& recipe = {})
    {
        view.resize(390, 330);
        scene.setFit(makeFit(recipe));
        view.show();
        [&] { QVERIFY(QTest::qWaitForWindowExposed(&view)); }();
    }

    /// By weight in the first cluster, not by contribution.
    void byWeight()
    {
        for (const int entry : {0, 1})
            control<QComboBox>("weightsOrder")->setCurrentIndex(entry);
    }

    /// Shows this once bars have arrived.
    void show(const FitPtr& fit)
    {
        scene.setFit(fit);
        [&] { QTRY_VERIFY(!chart->isMoving()); }();
    }

    template <typename Widget>
    Widget* control(const char* name)
    {
        return view.controls()->findChild<Widget*>(name);
    }

    void click(int row)
    {
        QTest::mouseClick(chart, Qt::LeftButton, {}, chart->barLayout().bar(row, 1).center().toPoint());
    }
};

/// A fit of a method that scales features: factors falling in size, every third of them below 0 if asked for.
FitPtr scaledFit(bool hasNegative, const DatasetPtr& data = {})
{
    FitRecipe recipe;
    recipe.weightRows = 1;
    auto fit = std::make_shared<Fit>(*makeFit(recipe, data));
    auto result = std::make_shared<Result>(*fit->result);
    Outcome& outcome = result->outcome;
    outcome.featureFactors = 5 * outcome.featureWeights.row(0).transpose();
    for (Eigen::Index l = 1; hasNegative && l < outcome.featureFactors.size(); l += 3)
        outcome.featureFactors[l] *= -1;
    fit->result = result;
    return fit;
}

/// @p fit as one of spectral feature scaling by this solver.
FitPtr bySolver(const FitPtr& fit, const std::string& solver)
{
    auto scaled = std::make_shared<Fit>(*fit);
    auto result = std::make_shared<Result>(*fit->result);
    result->method = "scs";
    result->parameters = resolveParameters(method("scs"), {fit->data, result->target, {}}, {{"solver", solver}});
    scaled->result = result;
    return scaled;
}

}  // namespace

void TestWeightsView::appliesOnlyWithWeightsOrCentres()
{
    Scene scene;
    WeightsView view(scene);
    QSignalSpy spy(&view, &View::applicabilityChanged);
    QVERIFY(!view.isApplicable());
    QVERIFY(!view.description().isEmpty());
    scene.setFit(makeFit());
    QVERIFY(view.isApplicable());
    QCOMPARE(spy.count(), 1);
    FitRecipe none;
    none.weightRows = 0;
    const auto bare = std::make_shared<Fit>(*makeFit(none));
    const auto result = std::make_shared<Result>(*bare->result);
    result->outcome.centers.resize(0, 0);
    bare->result = result;
    scene.setFit(bare);
    QVERIFY(!view.isApplicable());
    QCOMPARE(spy.count(), 2);
    scene.setFit({});
    QVERIFY(!view.isApplicable());
    QCOMPARE(spy.count(), 2);
}

/// FCM and the like: every feature weighs the same, so what separates them is how far the centres are.
void TestWeightsView::withoutWeightsByContribution()
{
    FitRecipe recipe;
    recipe.weightRows = 0;
    Shown shown(recipe);
    const WeightBars& bars = shown.view.bars();
    QCOMPARE(bars.size(), 12);
    QVERIFY(bars.order == WeightOrder::ByContribution);
    QCOMPARE(bars.rows[0].feature, 0);
    double whole = 0;  // the centres are 3 / (1 + l) apart
    for (int l = 0; l < 40; ++l)
        whole += 1.0 / ((1 + l) * (1 + l));
    QVERIFY(std::abs(bars.value(0) - 1 / whole) < 1e-12);
    QVERIFY(bars.heading.contains("all features have equal weight"));
    QVERIFY(!shown.control<QComboBox>("weightsOrder")->isVisible());
    shown.scene.setFit(makeFit());
    QVERIFY(shown.control<QComboBox>("weightsOrder")->isVisibleTo(shown.view.controls()));
    QVERIFY(shown.view.bars().order == WeightOrder::ByContribution);
}

void TestWeightsView::clickingABarFocusesItsFeature()
{
    Shown shown;
    shown.byWeight();
    QTRY_VERIFY(!shown.chart->isMoving());
    QCOMPARE(shown.view.bars().size(), 12);
    shown.click(4);
    QCOMPARE(shown.scene.focusFeature(), shown.view.bars().rows[4].feature);
    QCOMPARE(shown.view.bars().focusRow, 4);
    const QImage image = shown.chart->grab().toImage();
    const Theme theme = Theme::of(shown.view.palette());
    const QPoint inside = shown.chart->barLayout().bar(4, 0.1).center().toPoint();
    QCOMPARE(image.pixelColor(inside), focusColor(theme));
    const QPoint other = shown.chart->barLayout().bar(5, 0.1).center().toPoint();
    QCOMPARE(image.pixelColor(other), barColor(theme));
}

void TestWeightsView::arrowKeysMoveTheFocus()
{
    Shown shown;
    shown.chart->setFocus();
    QTest::keyClick(shown.chart, Qt::Key_Down);
    QCOMPARE(shown.view.bars().focusRow, 0);
    QTest::keyClick(shown.chart, Qt::Key_Down);
    QCOMPARE(shown.view.bars().focusRow, 1);
    QTest::keyClick(shown.chart, Qt::Key_Up);
    QTest::keyClick(shown.chart, Qt::Key_Up);
    QCOMPARE(shown.view.bars().focusRow, 0);
    QTest::keyClick(shown.chart, Qt::Key_End);
    QCOMPARE(shown.view.bars().focusRow, 11);
    QCOMPARE(shown.scene.focusFeature(), shown.view.bars().rows[11].feature);
}

void TestWeightsView::choosersChangeTheQuestion()
{
    Shown shown;
    auto* order = shown.control<QComboBox>("weightsOrder");
    QCOMPARE(order->count(), 4);
    QCOMPARE(shown.view.bars().order, WeightOrder::ByContribution);
    QCOMPARE(shown.view.bars().otherHeading, "largest weight");
    QCOMPARE(shown.view.bars().other(0), shown.scene.weights().col(shown.view.bars().rows[0].feature).maxCoeff());
    order->setCurrentIndex(1);
    const int first = shown.view.bars().rows[0].feature;
    QVERIFY(order->itemText(2).contains("AML"));
    order->setCurrentIndex(2);
    QVERIFY(shown.view.bars().rows[0].feature != first);
    QCOMPARE(shown.view.bars().otherHeading, "contribution");
    order->setCurrentIndex(3);
    QVERIFY(shown.view.bars().heading.contains("contrast"));
    shown.control<QSpinBox>("weightsCount")->setValue(50);
    QCOMPARE(shown.view.bars().size(), 40);
    order->setCurrentIndex(0);
    for (int row = 1; row < shown.view.bars().size(); ++row)
        QVERIFY(shown.view.bars().value(row) <= shown.view.bars().value(row - 1));
    QVERIFY(shown.view.controls()->minimumSizeHint().width() <= 260);
    QVERIFY(shown.view.controls()->sizeHint().height() <= 26);
}

void TestWeightsView::sharedWeightsHaveNoContrast()
{
    FitRecipe recipe;
    recipe.weightRows = 1;
    Shown shown(recipe);
    QCOMPARE(shown.control<QComboBox>("weightsOrder")->count(), 2);
    QCOMPARE(shown.view.bars().size(), 12);
    QVERIFY(shown.view.description().contains("all clusters"));
    shown.control<QComboBox>("weightsOrder")->setCurrentIndex(1);
    shown.scene.setFit(makeFit());
    QVERIFY2(shown.view.bars().order == WeightOrder::ByWeight, "what was chosen stays");
}

void TestWeightsView::oneCluster()
{
    FitRecipe recipe;
    recipe.clusters = 1;
    recipe.weightRows = 1;
    Shown shown(recipe);
    QVERIFY2(shown.view.bars().order == WeightOrder::ByWeight, "one centre is not apart from others");
    QVERIFY(!shown.control<QComboBox>("weightsOrder")->isVisibleTo(shown.view.controls()));
    QCOMPARE(shown.view.bars().size(), 12);
}

void TestWeightsView::barsMoveFromFitToFit()
{
    FitRecipe recipe;
    Shown shown(recipe);
    shown.byWeight();
    QTRY_VERIFY(!shown.chart->isMoving());
    const QImage before = shown.chart->grab().toImage();
    recipe.shift = 2;
    shown.scene.setFit(makeFit(recipe));
    QCOMPARE(shown.view.bars().rows[0].feature, 2);
    QVERIFY(shown.chart->isMoving());
    QTRY_VERIFY(!shown.chart->isMoving());
    const QImage after = shown.chart->grab().toImage();
    QVERIFY(after != before);
    Shown fresh(recipe);
    fresh.byWeight();
    QTRY_VERIFY(!fresh.chart->isMoving());
    QCOMPARE(after, fresh.chart->grab().toImage());
    shown.view.hide();
    shown.scene.setFit(makeFit());
    shown.view.show();
    QVERIFY2(!shown.chart->isMoving(), "nobody saw where they were");
    FitRecipe others;
    others.features = 30;
    shown.scene.setFit(makeFit(others));
    QVERIFY2(!shown.chart->isMoving(), "they are of other features");
}

void TestWeightsView::theScaleChangesInSteps()
{
    FitRecipe recipe;
    Shown shown(recipe);
    shown.byWeight();
    const auto longest = [&] { return shown.view.bars().longest; };
    QVERIFY(std::abs(longest() - 0.2) < 1e-12);  // the largest weight is 0.14
    const double share = shown.view.bars().value(0) / longest();
    recipe.steepness = 0.08;
    shown.show(makeFit(recipe));
    QVERIFY(std::abs(longest() - 0.2) < 1e-12);
    QVERIFY(shown.view.bars().value(0) / longest() < 0.7 * share);
    recipe.steepness = 0.01;  // towards even weights, 0.025
    shown.show(makeFit(recipe));
    QVERIFY(std::abs(longest() - 0.05) < 1e-12);
    QVERIFY(std::abs(shown.view.bars().even - 1.0 / 40) < 1e-12);
    const BarLayout& layout = shown.chart->barLayout();
    const double place = layout.zero + layout.unit * shown.view.bars().even / longest();
    const QImage image = shown.chart->grab().toImage();
    const QColor line = Theme::of(shown.view.palette()).muted;
    int dashes = 0;
    for (int y = int(layout.bars.top()); y < int(layout.bars.bottom()); ++y)
        dashes += image.pixelColor(int(place), y) == line;
    QVERIFY2(dashes > layout.bars.height() / 20, "the line of the even share");
    recipe.steepness = 1;
    shown.show(makeFit(recipe));
    QVERIFY(std::abs(longest() - 1) < 1e-12);
}

void TestWeightsView::allFeaturesAreInTheHistogram()
{
    FitRecipe recipe;
    recipe.features = 7129;
    recipe.steepness = 0.002;
    Shown shown(recipe);
    shown.byWeight();
    const WeightSpread& spread = shown.view.bars().spread;
    QCOMPARE(spread.lowest, -7);
    QCOMPARE(std::accumulate(spread.counts.begin(), spread.counts.end(), 0), 7129);
    QCOMPARE(spread.even, 1.0 / 7129);
    QCOMPARE(spread.least, shown.view.bars().value(11));
    QVERIFY(shown.view.bars().spreadHeading.contains("7\u202f129"));
    QCOMPARE(spread.focus, 0.0);
    shown.scene.setFocusFeature(3);
    QCOMPARE(spread.focus, shown.scene.weights()(0, 3));
    const BarLayout& layout = shown.chart->barLayout();
    QVERIFY(layout.spread.top() >= layout.spreadHeading.bottom());
    QVERIFY(layout.heading.top() >= layout.spread.bottom());
    shown.control<QComboBox>("weightsOrder")->setCurrentIndex(3);
    QVERIFY2(spread.isEmpty() && layout.spread.height() == 0, "a contrast is no share");
}

void TestWeightsView::focusFromElsewhereIsShown()
{
    Shown shown;
    const int feature = shown.view.bars().rows[7].feature;
    shown.scene.setFocusFeature(feature);
    QCOMPARE(shown.view.bars().focusRow, 7);
    shown.scene.setFocusFeature(-1);
    QCOMPARE(shown.view.bars().focusRow, -1);
}

void TestWeightsView::aGeneSetIsMarked()
{
    Shown shown;
    const double names = shown.chart->barLayout().names.left();
    const RankedFeature second = shown.view.bars().rows[1];
    shown.scene.mark({"CYCLE", {}, {shown.scene.fit()->featureName(second.feature).toStdString(), "absent"}});
    const WeightBars& bars = shown.view.bars();
    QVERIFY(bars.isMarked(1));
    QVERIFY(!bars.isMarked(0));
    QCOMPARE(bars.marksHeading, QStringLiteral("◆ 1 of 12 in CYCLE"));
    QVERIFY(shown.chart->barLayout().heading.top() >= shown.chart->barLayout().marksHeading.bottom());
    QVERIFY2(
        shown.chart->accessibleDescription().endsWith(QStringLiteral("1 of 12 in CYCLE: %1.").arg(bars.names[1])),
        qPrintable(shown.chart->accessibleDescription()));
    const BarLayout& layout = shown.chart->barLayout();
    const QImage image = shown.chart->grab().toImage();
    const Theme theme = Theme::of(shown.view.palette());
    QCOMPARE(image.pixelColor(layout.row(layout.marks, 1).center().toPoint()), theme.text);
    QCOMPARE(image.pixelColor(layout.row(layout.marks, 0).center().toPoint()), theme.card);
    shown.byWeight();
    FitRecipe other;
    other.shift = 3;
    shown.show(makeFit(other));  // other rows lead
    for (int row = 0; row < bars.size(); ++row)
        QCOMPARE(bars.isMarked(row), bars.rows[std::size_t(row)].feature == second.feature);
    shown.scene.mark({});
    QVERIFY(bars.marksHeading.isEmpty());
    QCOMPARE(shown.chart->barLayout().names.left(), names);
    shown.scene.setFit(nullptr);
    shown.scene.mark({"CYCLE", {}, {"G1"}});  // there is nothing to be marked
    QCOMPARE(shown.view.bars().size(), 0);
}

void TestWeightsView::factorsShowTheirSigns()
{
    Shown shown;
    QVERIFY(!shown.control<QToolButton>("weightsFactors")->isVisibleTo(shown.view.controls()));
    const FitPtr fit = scaledFit(true);
    shown.show(fit);
    auto* button = shown.control<QToolButton>("weightsFactors");
    QVERIFY(button->isVisibleTo(shown.view.controls()) && button->isChecked());
    const WeightBars& bars = shown.view.bars();
    const Eigen::VectorXd& factors = fit->result->outcome.featureFactors;
    for (int row = 0; row < bars.size(); ++row) {
        QCOMPARE(bars.value(row), factors[bars.rows[std::size_t(row)].feature]);
        QVERIFY(row == 0 || std::abs(bars.value(row)) <= std::abs(bars.value(row - 1)));
    }
    QVERIFY(bars.value(1) < 0);
    QVERIFY(bars.heading.startsWith("factor"));
    const BarLayout& layout = shown.chart->barLayout();
    QVERIFY(layout.zero > layout.bars.left() + 20);
    const QImage image = shown.chart->grab().toImage();
    const Theme theme = Theme::of(shown.view.palette());
    const double y = layout.bar(1, -1).center().y();
    QCOMPARE(image.pixelColor(QPointF(layout.zero - 6, y).toPoint()), barColor(theme));
    QVERIFY(image.pixelColor(QPointF(layout.zero + 3, y).toPoint()) != barColor(theme));
    const QStringList lines = shown.view.toCsv().split('\n');
    QCOMPARE(lines.first(), "rank,feature,index,weight,contribution,factor");
    QCOMPARE(lines[2].split(',')[5].toDouble(), factors[1]);
    QCOMPARE(lines[2].split(',')[3].toDouble(), fit->result->outcome.featureWeights(0, 1));
    QVERIFY(shown.view.subject().contains("Scaling factors"));
    button->click();
    QVERIFY(bars.heading.startsWith("weight"));
    QVERIFY(bars.low == 0 && bars.value(1) > 0);
    shown.scene.setFit(scaledFit(true));
    QVERIFY2(bars.heading.startsWith("weight"), "what was chosen stays");
    QVERIFY(shown.view.controls()->minimumSizeHint().width() <= 260);
}

void TestWeightsView::factorsThatAreAllPositiveShowAsWeights()
{
    Shown shown;
    shown.scene.setFit(scaledFit(false));
    auto* button = shown.control<QToolButton>("weightsFactors");
    QVERIFY(!button->isChecked());
    QVERIFY(shown.view.bars().heading.startsWith("weight"));
    button->click();
    QVERIFY(shown.view.bars().heading.startsWith("factor"));
    QCOMPARE(shown.view.bars().low, 0.0);
    shown.byWeight();
    shown.scene.setFit(makeFit());
    QVERIFY(shown.view.bars().heading.startsWith("weight"));
}

void TestWeightsView::knownInformativeFeaturesHaveDots()
{
    DatasetParts parts = test::makeData({})->parts();
    AnnotationField role{"role", {}};
    for (int l = 0; l < 40; ++l)
        role.texts.emplace_back(l == 0 || l == 1 || l == 30 ? "informative" : "noise");
    parts.annotations.push_back(role);
    Shown shown;
    QVERIFY(shown.view.bars().informative.empty());
    shown.show(scaledFit(true, std::make_shared<const Dataset>(std::move(parts))));
    const WeightBars& bars = shown.view.bars();
    QCOMPARE(bars.informativeHeading, QStringLiteral("● known informative: 2 of the first 3"));
    QVERIFY(bars.isInformative(0) && bars.isInformative(1) && !bars.isInformative(2));
    QVERIFY(shown.view.description().contains("known informative: 2 of the first 3."));
    const BarLayout& layout = shown.chart->barLayout();
    const QImage image = shown.chart->grab().toImage();
    const Theme theme = Theme::of(shown.view.palette());
    QCOMPARE(image.pixelColor(layout.row(layout.informative, 0).center().toPoint()), theme.text);
    QCOMPARE(image.pixelColor(layout.row(layout.informative, 2).center().toPoint()), theme.card);
    shown.scene.mark({"CYCLE", {}, {"G2"}});
    QVERIFY(layout.informative.left() >= layout.marks.right() && layout.marks.width() > 0);
    QVERIFY(layout.informativeHeading.top() >= layout.marksHeading.bottom());
    QVERIFY(layout.heading.top() >= layout.informativeHeading.bottom());
    shown.scene.setFit(nullptr);
    QVERIFY(bars.informative.empty());
}

void TestWeightsView::barsAreKeptBesideThoseThatFollow()
{
    Shown shown;
    shown.scene.setFit(bySolver(scaledFit(false), "lsq"));
    shown.byWeight();
    QVERIFY(shown.view.bars().kept.empty() && shown.chart->barLayout().referenceHeading.height() == 0);
    QTest::mouseClick(shown.control<QToolButton>("weightsKeep"), Qt::LeftButton);
    for (int row = 0; row < shown.view.bars().size(); ++row)
        QCOMPARE(shown.view.bars().kept[std::size_t(row)], shown.view.bars().value(row));
    shown.control<QComboBox>("weightsOrder")->setCurrentIndex(0);  // of the same quantity as the bars
    for (int row = 0; row < shown.view.bars().size(); ++row)
        QCOMPARE(shown.view.bars().kept[std::size_t(row)], shown.view.bars().value(row));
    shown.byWeight();
    const Eigen::RowVectorXd before = shown.scene.weights().row(0);

    FitRecipe other;
    other.weightRows = 1;
    other.shift = 4;
    shown.scene.setFit(bySolver(makeFit(other), "ratio"));
    const auto sees = [&](const WeightBars& bars) {
        for (int row = 0; row < bars.size(); ++row)
            if (bars.kept[std::size_t(row)] != before[bars.rows[std::size_t(row)].feature])
                return false;
        return bars.kept.size() == bars.rows.size();
    };
    QCOMPARE(shown.view.bars().rows[0].feature, 4);
    QVERIFY(sees(shown.view.bars()));
    QTRY_VERIFY(!shown.chart->isMoving());
    QVERIFY2(shown.view.bars().referenceHeading.startsWith("▬ reference: solver least squares"),
             qPrintable(shown.view.bars().referenceHeading));
    QVERIFY2(shown.view.bars().referenceHeading.contains("8 of its top 12"),
             qPrintable(shown.view.bars().referenceHeading));
    QVERIFY(shown.view.description().contains("8 of its top 12"));
    QVERIFY(shown.view.toCsv().section('\n', 0, 0).contains("reference: solver least squares"));
    QVERIFY(test::svgFigure(shown.view).contains("reference: solver least squares"));
    const BarLayout& layout = shown.chart->barLayout();
    QVERIFY(layout.heading.top() >= layout.referenceHeading.bottom());
    const QImage image = shown.chart->grab().toImage();
    const QRectF kept = layout.referenceBar(8, shown.view.bars().kept[8] / shown.view.bars().longest);
    QVERIFY(kept.width() > 4 && kept.bottom() < layout.bars.top() + 9 * layout.pitch);
    QCOMPARE(image.pixelColor(kept.center().toPoint()), Theme::of(shown.view.palette()).muted);

    QTest::mouseClick(shown.control<QToolButton>("weightsKeep"), Qt::LeftButton);
    QVERIFY(shown.view.bars().kept.empty());
    QVERIFY(!shown.view.toCsv().contains("pinned"));
}

void TestWeightsView::keptBarsGoWithTheirFeatures()
{
    Shown shown;
    auto* keep = shown.control<QToolButton>("weightsKeep");
    QTest::mouseClick(keep, Qt::LeftButton);
    QVERIFY(!shown.view.bars().kept.empty());
    FitRecipe fewer;
    fewer.features = 30;
    shown.scene.setFit(makeFit(fewer));
    QVERIFY(shown.view.bars().kept.empty() && !keep->isChecked());
    shown.scene.setFit(nullptr);
    QTest::mouseClick(keep, Qt::LeftButton);
    QVERIFY(!keep->isChecked());
}

void TestWeightsView::controlsOutliveNothing()
{
    Scene scene;
    QWidget card;
    {
        WeightsView view(scene);
        view.controls()->setParent(&card);
    }
    QVERIFY(card.children().isEmpty());
    auto view = std::make_unique<WeightsView>(scene);
    {
        QWidget shortLived;
        view->controls()->setParent(&shortLived);
    }
    QVERIFY(!view->controls());
}

void TestWeightsView::csvHoldsWhatIsShown()
{
    Shown shown;
    shown.byWeight();
    const QStringList lines = shown.view.toCsv().split('\n');
    QCOMPARE(lines.first(), "rank,feature,index,weight,contribution");
    QCOMPARE(lines.size(), 14);
    const QStringList first = lines[1].split(',');
    QCOMPARE(first[1], "G0");
    QCOMPARE(first[3].toDouble(), shown.view.bars().rows[0].weight);
}

void TestWeightsView::figureKeepsTextAsText()
{
    Shown shown;
    const QString text = test::svgFigure(shown.view);
    for (const QString& name : shown.view.bars().names)
        QVERIFY(text.contains(">" + name + "<"));
    QVERIFY(text.contains("effective"));
}

void TestWeightsView::barsFollowEveryFit()
{
    FitRecipe recipe;
    recipe.samples = 72;
    recipe.features = 7129;
    recipe.steepness = 0.01;
    Shown shown(recipe);
    shown.byWeight();
    const DatasetPtr data = test::makeData(recipe);
    for (int i = 0; i < 5; ++i) {
        recipe.shift = 100 * i;
        shown.scene.setFit(makeFit(recipe, data));
        QCOMPARE(shown.view.bars().rows[0].feature, recipe.shift);
    }
}

QTEST_MAIN(TestWeightsView)
#include "tst_weights_view.moc"
