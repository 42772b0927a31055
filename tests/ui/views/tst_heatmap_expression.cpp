// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/views/synthetic_fit.h"
#include "ui/views/heatmap/expression_view.h"

#include "tests/ui/views/svg_figure.h"

#include <QApplication>
#include <QComboBox>
#include <QKeyEvent>
#include <QPainter>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTest>

#include <set>

using namespace fuzzylens;
using namespace fuzzylens::ui;
using fuzzylens::ui::test::syntheticFit;

class TestHeatmapExpression : public QObject
{
    Q_OBJECT

private slots:
    void ranksFeatures();
    void scalesEachFeature();
    void appliesOnlyWithDataAndWeights();
    void showsTheTopFeaturesByCluster();
    void choosersChangeThePicture();
    void clickingARowFocusesItsFeature();
    void dragSelectsSamples();
    void aGeneSetIsMarked();
    void aFigureNamesItsFeatures();
    void namesCutToOneTextAreLeftOut();
    void writesCsv();
    void missingValuesStayMissing();
    void meansOfFilledValuesAreMarked();
    void filledValuesAreHatched_data();
    void filledValuesAreHatched();
    void oneFilledValueAmongThousandsIsSeen();
    void aHotFeatureAmongThousandsIsSeen();
    void manyFeaturesAreComputedInTheBackground();
};

namespace {

struct Shown
{
    Scene scene;
    ExpressionView view{scene};

    explicit Shown(FitPtr fit = syntheticFit(30, 3, 200))
    {
        scene.setFit(std::move(fit));
        view.resize(520, 420);
        view.show();
        if (!QTest::qWaitForWindowExposed(&view))
            qFatal("the view does not show");
    }

    const ExpressionModel& model() const { return static_cast<const ExpressionModel&>(*view.model()); }
    QPoint centreOf(int row, int column)
    {
        const HeatmapPicture& picture = *view.picture();
        const QPointF centre =
            picture.rowRect({row, row + 1}).intersected(picture.columnRect({column, column + 1})).center();
        return {int(centre.x()), int(centre.y())};
    }
};

}  // namespace

void TestHeatmapExpression::ranksFeatures()
{
    Eigen::VectorXd scores(5);
    scores << 1, 3, 2, 3, 0;
    QCOMPARE(topFeatures(scores, 3), (std::vector<int>{1, 3, 2}));
    QCOMPARE(topFeatures(scores, 99).size(), std::size_t(5));
    QVERIFY(topFeatures({}, 4).empty());
}

void TestHeatmapExpression::scalesEachFeature()
{
    const FitPtr fit = syntheticFit(30, 3, 20);
    const SampleOrder order = expressionOrder(*fit, MembershipKind::LabelFree, fit->result->target.classOf);
    const MaxPyramid cells = zScores(*fit->data, {4, 9}, order.sampleAt);
    for (int row = 0; row < 2; ++row) {
        double sum = 0, squares = 0;
        for (int column = 0; column < 30; ++column) {
            sum += double(cells.at(row, column));
            squares += double(cells.at(row, column)) * double(cells.at(row, column));
        }
        QVERIFY(std::abs(sum) < 1e-4);
        QVERIFY(std::abs(squares / 30 - 1) < 1e-5);
    }
    QVERIFY(zScores(*fit->data, {4, 9}, order.sampleAt, [](const Step&) { return false; }).isEmpty());
}

void TestHeatmapExpression::appliesOnlyWithDataAndWeights()
{
    Scene scene;
    ExpressionView view(scene);
    QSignalSpy changed(&view, &View::applicabilityChanged);
    QVERIFY(!view.isApplicable());
    scene.setFit(syntheticFit(12, 2));
    QVERIFY(!view.isApplicable());
    view.grab();
    scene.setFit(syntheticFit(12, 2, 15));
    QVERIFY(view.isApplicable());
    QCOMPARE(changed.count(), 1);
    QCOMPARE(view.picture()->model().rows.count, 15);
}

void TestHeatmapExpression::showsTheTopFeaturesByCluster()
{
    Shown shown;
    const ExpressionModel& model = shown.model();
    QCOMPARE(model.rows.count, ExpressionView::defaultCount);
    QCOMPARE(model.columns.count, 30);
    QCOMPARE(model.columns.groupStarts.size(), std::size_t(3));
    const Eigen::VectorXd& contribution = shown.scene.contribution();
    std::vector<int> shownFeatures = model.features;
    std::vector<int> ranked = topFeatures(contribution, ExpressionView::defaultCount);
    std::sort(shownFeatures.begin(), shownFeatures.end());
    std::sort(ranked.begin(), ranked.end());
    QCOMPARE(shownFeatures, ranked);
    // Rows highest in the same cluster stand together, by rank.
    const Eigen::MatrixXd& centers = shown.scene.fit()->result->outcome.centers;
    const auto highest = [&](std::size_t row) {
        Eigen::Index cluster = 0;
        centers.col(model.features[row]).maxCoeff(&cluster);
        return cluster;
    };
    for (std::size_t row = 1; row < model.features.size(); ++row) {
        const bool startsGroup =
            std::count(model.rows.groupStarts.begin(), model.rows.groupStarts.end(), int(row));
        QVERIFY(startsGroup ? highest(row - 1) < highest(row) : highest(row - 1) == highest(row));
        QVERIFY(startsGroup || contribution[model.features[row - 1]] >= contribution[model.features[row]]);
    }
    QVERIFY(model.rows.groupStarts.size() > 1);
    QVERIFY(!shown.view.picture()->rowNames().isEmpty());
    QVERIFY(!shown.view.picture()->strips().empty());
}

void TestHeatmapExpression::choosersChangeThePicture()
{
    Shown shown;
    auto* ranking = shown.view.controls()->findChild<QComboBox*>(QStringLiteral("expressionRanking"));
    auto* count = shown.view.controls()->findChild<QSpinBox*>(QStringLiteral("expressionCount"));
    QCOMPARE(ranking->count(), 5);
    count->setValue(10);
    QCOMPARE(shown.model().rows.count, 10);
    ranking->setCurrentIndex(3);
    QCOMPARE(shown.view.ranking().cluster, 1);
    const auto weights = shown.scene.fit()->result->outcome.featureWeights.row(1);
    Eigen::Index heaviest = 0;
    weights.maxCoeff(&heaviest);
    QCOMPARE(std::count(shown.model().features.begin(), shown.model().features.end(), int(heaviest)), 1);
    shown.scene.setFit(syntheticFit(30, 2, 200));
    QCOMPARE(ranking->count(), 4);
    QCOMPARE(shown.view.ranking().cluster, 1);
}

void TestHeatmapExpression::clickingARowFocusesItsFeature()
{
    Shown shown;
    QTest::mouseClick(&shown.view, Qt::LeftButton, {}, shown.centreOf(5, 11));
    QCOMPARE(shown.scene.focusFeature(), shown.model().features[5]);
    QCOMPARE(shown.scene.selection().samples(), std::vector<int>{shown.model().sampleAt[11]});
    const QRectF names = shown.view.picture()->rowNames();
    QTest::mouseClick(&shown.view, Qt::LeftButton, {}, QPoint(int(names.center().x()), shown.centreOf(7, 0).y()));
    QCOMPARE(shown.scene.focusFeature(), shown.model().features[7]);
    QCOMPARE(shown.scene.selection().count(), 1);
}

void TestHeatmapExpression::dragSelectsSamples()
{
    Shown shown;
    QTest::mousePress(&shown.view, Qt::LeftButton, {}, shown.centreOf(3, 4));
    QTest::mouseMove(&shown.view, shown.centreOf(3, 6));
    QTest::mouseMove(&shown.view, shown.centreOf(4, 9));
    QTest::mouseRelease(&shown.view, Qt::LeftButton, {}, shown.centreOf(4, 9));
    QCOMPARE(shown.scene.selection().count(), 6);
    QCOMPARE(shown.scene.focusFeature(), -1);
    QVERIFY(shown.view.currentReadOut().text().contains(QStringLiteral("z-score")));
}

void TestHeatmapExpression::aGeneSetIsMarked()
{
    Shown shown;
    const QString plain = shown.view.description();
    const int row = 4, feature = shown.model().features[row];
    const QRectF place = shown.view.picture()->rowRect({row, row + 1});
    const QPoint mark(int(place.left()) - 3, int(place.center().y()));
    const QColor before = shown.view.grab().toImage().pixelColor(mark);
    shown.scene.mark({"CYCLE", {}, {shown.scene.fit()->featureName(feature).toStdString()}});
    const Theme theme = Theme::of(shown.view.palette());
    QVERIFY(before != theme.text);
    QCOMPARE(shown.view.grab().toImage().pixelColor(mark), theme.text);
    QCOMPARE(shown.view.description(), plain + QStringLiteral(" 1 of the features shown is in CYCLE."));
    QTest::mouseMove(&shown.view, shown.centreOf(row, 3));
    QVERIFY(shown.view.currentReadOut().title.endsWith(QStringLiteral("◆ CYCLE")));
    // Escape first clears the samples selected; with none it is left to the window.
    shown.scene.selection().apply(SelectMode::Replace, {2});
    shown.view.setFocus();
    QKeyEvent first(QEvent::KeyPress, Qt::Key_Escape, Qt::NoModifier);
    QKeyEvent second(QEvent::KeyPress, Qt::Key_Escape, Qt::NoModifier);
    QApplication::sendEvent(&shown.view, &first);
    QCOMPARE(shown.scene.selection().count(), 0);
    QVERIFY(first.isAccepted());
    QApplication::sendEvent(&shown.view, &second);
    QVERIFY(!second.isAccepted());
    shown.scene.mark({});
    QCOMPARE(shown.view.grab().toImage().pixelColor(mark), before);
}

void TestHeatmapExpression::aFigureNamesItsFeatures()
{
    Shown shown;
    shown.view.setCount(20);
    const std::vector<int> features = shown.model().features;
    const QString figure = test::svgFigure(shown.view);
    for (const int feature : {features.front(), features.back()})
        QVERIFY(figure.contains(shown.scene.fit()->featureName(feature) + QLatin1Char('<')));
    QVERIFY(shown.view.figureHasNames());
    QVERIFY(shown.view.subject().contains(QStringLiteral("20 leading features by contribution")));
    // Names smaller than 5 points are unreadable.
    shown.view.setCount(80);
    QVERIFY(!test::svgFigure(shown.view)
                 .contains(shown.scene.fit()->featureName(features.front()) + QLatin1Char('<')));
    QVERIFY(!shown.view.figureHasNames());
}

// Beneath a low map all samples were called "GSM9…".
void TestHeatmapExpression::namesCutToOneTextAreLeftOut()
{
    const auto isNamed = [](const QString& before, const QString& behind) {
        auto model = std::make_shared<HeatmapModel>();
        model->rows.count = 40;
        model->rows.name = [](int position) { return QString::number(position); };
        model->columns.count = 12;
        model->columns.name = [=](int position) { return before + QString::number(10 + position) + behind; };
        model->samplesAlong = Qt::Horizontal;
        const HeatmapPicture picture(model, QRectF(0, 0, 420, 160), {QApplication::font(), 1, false, false});
        return !picture.columnNames().isEmpty();
    };
    QVERIFY(isNamed({}, {}));
    QVERIFY(isNamed({}, QStringLiteral(" is the name of a sample")));
    QVERIFY(!isNamed(QStringLiteral("a sample that is called "), {}));
}

void TestHeatmapExpression::writesCsv()
{
    Shown shown(syntheticFit(5, 2, 8));
    const QStringList lines = shown.view.toCsv().split(QLatin1Char('\n'));
    QCOMPARE(lines.size(), 10);
    QCOMPARE(lines[0].count(QLatin1Char(',')), 5);
    QVERIFY(lines[1].startsWith(shown.scene.fit()->featureName(shown.model().features[0])));
}

void TestHeatmapExpression::missingValuesStayMissing()
{
    const FitPtr complete = syntheticFit(12, 2, 6);
    DatasetParts parts = complete->data->parts();
    auto values = std::make_shared<AlignedMatrix>(AlignedMatrix::copyOf(parts.values.dense()->map()));
    (*values)(3, 2) = std::nan("");
    parts.values = values;
    auto fit = std::make_shared<Fit>(*complete);
    fit->data = std::make_shared<Dataset>(std::move(parts));
    Shown shown(fit);
    const auto row = std::find(shown.model().features.begin(), shown.model().features.end(), 2);
    const int place = int(row - shown.model().features.begin());
    QVERIFY(std::isnan(shown.model().cells.at(place, shown.model().positionOf[3])));
    QTest::mouseMove(&shown.view, shown.centreOf(place, shown.model().positionOf[3]));
    QTRY_VERIFY(shown.view.currentReadOut().text().contains(QStringLiteral("missing")));
}

namespace {

/// @p fit as if the values of these cells (sample, feature) had been missing as read.
FitPtr filledAt(const FitPtr& fit, const std::vector<std::pair<int, int>>& cells)
{
    DatasetParts parts = fit->data->parts();
    auto values = std::make_shared<AlignedMatrix>(AlignedMatrix::copyOf(fit->data->values().map()));
    for (const auto& [sample, feature] : cells)
        (*values)(sample, feature) = std::nan("");
    parts.values = std::move(values);
    auto steps = std::make_shared<PreparedData>();
    steps->original = std::make_shared<const Dataset>(std::move(parts));
    steps->data = fit->data;
    steps->kept = cellOrigins(*steps->original, {fitStep(StepSpec::parse("impute=mean"), *steps->original)});
    auto result = std::make_shared<Fit>(*fit);
    result->steps = steps;
    return result;
}

/// How many different colours the inner part of a cell shows.
int coloursIn(const QImage& drawn, const QRectF& cell)
{
    std::set<QRgb> colours;
    const QRect inner = cell.toAlignedRect().adjusted(2, 2, -2, -2);
    for (int y = inner.top(); y <= inner.bottom(); ++y)
        for (int x = inner.left(); x <= inner.right(); ++x)
            colours.insert(drawn.pixel(x, y));
    return int(colours.size());
}

}  // namespace

// Where one of the probes a gene is the mean of had to be filled, nothing said so.
void TestHeatmapExpression::meansOfFilledValuesAreMarked()
{
    DatasetParts parts = syntheticFit(3, 1, 4)->data->parts();
    auto values = std::make_shared<AlignedMatrix>(AlignedMatrix::copyOf(parts.values.dense()->map()));
    (*values)(1, 0) = (*values)(2, 3) = std::nan("");
    parts.values = std::move(values);
    parts.annotations = {{"symbol", {"ONE", "ONE", "TWO", "THREE"}}};
    PreparedData prepared;
    prepared.original = std::make_shared<const Dataset>(std::move(parts));
    const Preprocessed done =
        preprocess(prepared.original, {StepSpec::parse("impute=mean"), StepSpec::parse("symbols=@symbol,mean")});
    prepared.data = done.data;
    prepared.kept = cellOrigins(*prepared.original, done.steps);
    QCOMPARE(imputedMarks(prepared, {2, 0}, {0, 1, 2}), (std::vector<std::uint8_t>{0, 0, 1, 0, 1, 0}));
}

void TestHeatmapExpression::filledValuesAreHatched_data()
{
    QTest::addColumn<QPalette>("palette");
    QTest::newRow("light") << lightPalette();
    QTest::newRow("dark") << darkPalette();
}

void TestHeatmapExpression::filledValuesAreHatched()
{
    QFETCH(QPalette, palette);
    const FitPtr fit = filledAt(syntheticFit(12, 2, 30), {{3, 0}, {8, 2}});
    Shown shown(fit);
    shown.view.setPalette(palette);
    shown.view.setCount(6);
    QCOMPARE(shown.model().marks.size(), std::size_t(6 * 12));
    const QImage drawn = shown.view.grab().toImage();
    int hatched = 0;
    for (int row = 0; row < 6; ++row)
        for (int column = 0; column < 12; ++column) {
            const int feature = shown.model().features[std::size_t(row)];
            const int sample = shown.model().sampleAt[std::size_t(column)];
            const bool isFilled = (feature == 0 && sample == 3) || (feature == 2 && sample == 8);
            QCOMPARE(shown.model().isMarked(row, column), isFilled);
            const HeatmapPicture& picture = *shown.view.picture();
            const int colours = coloursIn(
                drawn, picture.rowRect({row, row + 1}).intersected(picture.columnRect({column, column + 1})));
            QCOMPARE(colours > 1, isFilled);
            hatched += isFilled;
        }
    QCOMPARE(hatched, 2);
    QVERIFY(shown.view.description().contains(QStringLiteral("2 missing values were imputed")));
    const QString figure = test::svgFigure(shown.view);
    QVERIFY(figure.contains(QStringLiteral("missing in the file, imputed")));
}

// Where pixels stand for several cells a tone lies over them.
void TestHeatmapExpression::oneFilledValueAmongThousandsIsSeen()
{
    Shown shown(filledAt(syntheticFit(30, 3, 3000), {{14, 2222}}));
    shown.view.setCount(3000);
    QTRY_COMPARE(shown.view.model()->rows.count, 3000);
    const auto drawn = [&](const HeatmapModelPtr& model) {
        QImage image(520, 420, QImage::Format_RGB32);
        image.fill(Qt::white);
        QPainter painter(&image);
        HeatmapPicture(model, QRectF(image.rect()).adjusted(12, 6, -12, -6), {shown.view.font(), 1, false, false})
            .paint(painter, Theme::of(lightPalette()));
        return image;
    };
    auto bare = std::make_shared<HeatmapModel>(*shown.view.model());
    std::fill(bare->marks.begin(), bare->marks.end(), std::uint8_t(0));  // empty the legend would go
    const QImage with = drawn(shown.view.model()), without = drawn(bare);
    const HeatmapPicture picture(shown.view.model(), QRectF(with.rect()).adjusted(12, 6, -12, -6),
                                 {shown.view.font(), 1, false, false});
    const auto& features = shown.model().features;
    const int row = int(std::find(features.begin(), features.end(), 2222) - features.begin());
    const int column = shown.model().positionOf[14];
    const QRectF cell = picture.rowRect({row, row + 1}).intersected(picture.columnRect({column, column + 1}));
    int toned = 0;
    for (int y = 0; y < with.height(); ++y)
        for (int x = 0; x < with.width(); ++x)
            if (with.pixel(x, y) != without.pixel(x, y)) {
                ++toned;
                QVERIFY(cell.adjusted(-1, -1, 1, 1).contains(QPointF(x, y)));
                QVERIFY(with.pixelColor(x, y).lightness() < without.pixelColor(x, y).lightness());
            }
    QVERIFY(toned >= 1);
}

void TestHeatmapExpression::aHotFeatureAmongThousandsIsSeen()
{
    auto fit = std::make_shared<Fit>(*syntheticFit(40, 2, 5000));
    DatasetParts parts = fit->data->parts();
    auto values = std::make_shared<AlignedMatrix>(40, 5000);
    constexpr int hot = 3210, sample = 17;
    for (int feature = 0; feature < 5000; ++feature)
        for (int i = 0; i < 40; ++i)
            (*values)(i, feature) = i % 2;
    for (int i = 0; i < 40; ++i)
        (*values)(i, hot) = i == sample ? 40 : 0;
    parts.values = values;
    fit->data = std::make_shared<Dataset>(std::move(parts));
    Shown shown(fit);
    shown.view.setCount(5000);
    QTRY_COMPARE(shown.model().rows.count, 5000);
    const auto row = std::find(shown.model().features.begin(), shown.model().features.end(), hot);
    const QPoint place =
        shown.centreOf(int(row - shown.model().features.begin()), shown.model().positionOf[sample]);
    const QImage picture = shown.view.grab().toImage();
    const QColor seen = picture.pixelColor(place * picture.devicePixelRatio());
    QCOMPARE(seen, Theme::of(shown.view.palette()).diverging(1));
}

void TestHeatmapExpression::manyFeaturesAreComputedInTheBackground()
{
    constexpr int samples = 1000, features = 20000;
    Shown shown(syntheticFit(samples, 3, features));
    shown.view.setCount(features);
    QVERIFY(shown.view.isBusy());
    QCOMPARE(shown.model().rows.count, ExpressionView::defaultCount);
    QTRY_COMPARE_WITH_TIMEOUT(shown.model().rows.count, features, longWait);
    shown.view.resize(910, 700);
    const QImage before = shown.view.grab().toImage();
    QCOMPARE(before.size(), shown.view.size());
    shown.scene.selection().setHovered(1);
    QVERIFY(shown.view.grab().toImage() != before);
}

QTEST_MAIN(TestHeatmapExpression)
#include "tst_heatmap_expression.moc"
