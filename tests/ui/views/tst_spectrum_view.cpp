// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/spectrum/spectrum_view.h"

#include "feature_fit.h"
#include "svg_figure.h"

#include <QImage>
#include <QSignalSpy>
#include <QTest>

#include <cmath>

using namespace fuzzylens;
using namespace fuzzylens::ui;
using test::makeData;
using test::makeFit;

class TestSpectrumView : public QObject
{
    Q_OBJECT

private slots:
    void appliesToEigenvaluesButNotOfProbes();
    void tellsTrivialUsedAndOthers();
    void theGapAfterTheClustersIsNamed_data();
    void theGapAfterTheClustersIsNamed();
    void variancesSaySo();
    void aMethodFitted_data();
    void aMethodFitted();
    void similaritiesOfAResultFile();
    void usedValuesHaveTheAccentColour();
    void pointerAndKeysReadOffValues();
    void partsDoNotOverlap_data();
    void partsDoNotOverlap();
    void gapsAreToldInWholeWhereThePictureIsNarrow();
    void figuresSayWhichSolver();
    void csvHasValuesAndSimilarities();
    void figureKeepsTextAsText();
};

namespace {

struct Recipe
{
    std::vector<double> eigenvalues{0, 0.1, 0.15, 0.75, 0.9, 1};
    int dimensions = 2;
    int clusters = 3;
    std::string method = "scs";
    std::vector<NamedFigure> figures{};
    bool vanishes = false;
};

const std::vector<NamedFigure> fourMeans{
    {"similarity_inside", 0.8}, {"similarity_across", 0.05}, {"linear_inside", 0.28}, {"linear_across", -0.01}};

FitPtr spectralFit(const Recipe& recipe)
{
    test::FitRecipe plain;
    plain.clusters = recipe.clusters;
    auto fit = std::make_shared<Fit>(*makeFit(plain));
    auto result = std::make_shared<Result>(*fit->result);
    result->method = recipe.method;
    result->outcome.eigenvalues = recipe.eigenvalues;
    result->outcome.embedding = Eigen::MatrixXd::Zero(plain.samples, recipe.dimensions);
    result->outcome.figures = recipe.figures;
    if (recipe.vanishes)
        result->outcome.warnings.push_back({"vanishing-similarity", "…"});
    fit->result = result;
    return fit;
}

SpectrumChart chartOf(const Recipe& recipe)
{
    return SpectrumChart::of(*spectralFit(recipe));
}

/// A view as large as in the window.
struct Shown
{
    Scene scene;
    SpectrumView view{scene};

    explicit Shown(const Recipe& recipe)
    {
        view.resize(520, 300);
        scene.setFit(spectralFit(recipe));
        view.show();
        [&] { QVERIFY(QTest::qWaitForWindowExposed(&view)); }();
    }
    SpectrumLayout layout() const
    {
        return SpectrumLayout::of(QRectF(view.rect()).adjusted(8, 2, -8, -4), view.chart(), view.font());
    }
};

}  // namespace

void TestSpectrumView::appliesToEigenvaluesButNotOfProbes()
{
    Scene scene;
    SpectrumView view(scene);
    QSignalSpy spy(&view, &View::applicabilityChanged);
    QVERIFY(!view.isApplicable());
    QVERIFY(view.description().contains("first fit"));
    QVERIFY(!view.grab().isNull());
    scene.setFit(spectralFit({}));
    QVERIFY(view.isApplicable());
    const auto ofProbes = std::make_shared<Fit>(*spectralFit({}));
    const auto result = std::make_shared<Result>(*ofProbes->result);
    result->outcome.probes = {3, 5};
    ofProbes->result = result;
    scene.setFit(ofProbes);
    QVERIFY(!view.isApplicable());
    QVERIFY(view.description().contains("no eigenvalues"));
    QVERIFY(view.toCsv().isEmpty());
    scene.setFit(makeFit());
    QVERIFY(!view.isApplicable());
    QCOMPARE(spy.count(), 2);
}

void TestSpectrumView::tellsTrivialUsedAndOthers()
{
    using Use = SpectrumChart::Use;
    const SpectrumChart graph = chartOf({});
    QCOMPARE(graph.use(0), Use::Trivial);
    QCOMPARE(graph.use(1), Use::Dimension);
    QCOMPARE(graph.use(2), Use::Dimension);
    QCOMPARE(graph.use(3), Use::None);
    QVERIFY2(graph.text(2).contains("eigenvalue 3: 0.15") && graph.text(2).contains("dimension 2"),
             qPrintable(graph.text(2)));
    QVERIFY(graph.text(0).contains("same for all samples"));
    QVERIFY(graph.text(3).contains("not used"));
    const SpectrumChart projected = chartOf({.eigenvalues = {0.1, 0.2, 0.3}, .dimensions = 1, .method = "lpp"});
    QCOMPARE(projected.use(0), Use::Dimension);
    QCOMPARE(projected.use(1), Use::None);
    QVERIFY(projected.heading().contains("projections"));
    const SpectrumChart few = chartOf({.eigenvalues = {0, 0.4}, .dimensions = 3});
    QCOMPARE(few.dimensions, 1);
}

void TestSpectrumView::theGapAfterTheClustersIsNamed_data()
{
    QTest::addColumn<QList<double>>("eigenvalues");
    QTest::addColumn<int>("clusters");
    QTest::addColumn<int>("below");
    QTest::addColumn<int>("widest");
    QTest::addColumn<QString>("text");
    const QList<double> graph{0, 0.1, 0.15, 0.75, 0.9, 1};
    QTest::newRow("widest") << graph << 3 << 3 << 3 << "gap after 3 clusters: 0.6, the widest";
    QTest::newRow("not the widest") << graph << 2 << 2 << 3
                                    << "gap after 2 clusters: 0.05; widest gap 0.6, after 3";
    QTest::newRow("more clusters than values") << graph << 9 << 0 << 3 << "widest gap 0.6, after 3";
    QTest::newRow("projected, without a trivial one")
        << QList<double>{0.1, 0.5, 0.6} << 2 << 1 << 1 << "gap after 2 clusters: 0.4, the widest";
    QTest::newRow("all alike") << QList<double>{0, 0, 0} << 2 << 2 << 0 << "gap after 2 clusters: 0";
    QTest::newRow("one") << QList<double>{0} << 2 << 0 << 0 << "";
}

void TestSpectrumView::theGapAfterTheClustersIsNamed()
{
    QFETCH(QList<double>, eigenvalues);
    QFETCH(int, clusters);
    QFETCH(int, below);
    QFETCH(int, widest);
    QFETCH(QString, text);
    const SpectrumChart chart =
        chartOf({.eigenvalues = {eigenvalues.begin(), eigenvalues.end()}, .clusters = clusters});
    QCOMPARE(chart.belowClusters(), below);
    QCOMPARE(chart.belowWidest(), widest);
    QCOMPARE(chart.text(-1), text);
    Scene scene;
    SpectrumView view(scene);
    scene.setFit(spectralFit({.eigenvalues = {eigenvalues.begin(), eigenvalues.end()}, .clusters = clusters}));
    QVERIFY(!view.grab().isNull());
}

void TestSpectrumView::variancesSaySo()
{
    const SpectrumChart chart = chartOf({.eigenvalues = {30, 10, 2, 1},
                                         .dimensions = 2,
                                         .method = "pca",
                                         .figures = {{"explained_variance", 0.8}}});
    QVERIFY(chart.areVariances);
    QCOMPARE(chart.belowClusters(), 0);
    QCOMPARE(chart.belowWidest(), 1);
    QCOMPARE(chart.text(-1), "largest drop 20, after 1");
    QVERIFY(std::abs(chart.total - 50) < 1e-12);
    QVERIFY2(chart.text(0).contains("60 % of the variance"), qPrintable(chart.text(0)));
    QVERIFY(chart.heading().contains("principal components"));
    QVERIFY(chart.axis().contains("component"));
    Scene scene;
    SpectrumView view(scene);
    scene.setFit(spectralFit({.eigenvalues = {30, 10, 2, 1}, .method = "pca"}));
    QVERIFY(view.subject().contains("Variances"));
    QVERIFY(view.toCsv().contains("variance,1,30,dimension"));
}

/// What the methods of the program give.
void TestSpectrumView::aMethodFitted_data()
{
    QTest::addColumn<QString>("id");
    QTest::addColumn<int>("trivial");
    QTest::addColumn<int>("similarities");
    QTest::newRow("scs") << "scs" << 1 << 2;
    QTest::newRow("spectral") << "spectral" << 1 << 0;
    QTest::newRow("lpp") << "lpp" << 0 << 0;
    QTest::newRow("klpp") << "klpp" << 0 << 0;
    QTest::newRow("pca") << "pca" << 0 << 0;
}

void TestSpectrumView::aMethodFitted()
{
    QFETCH(QString, id);
    QFETCH(int, trivial);
    QFETCH(int, similarities);
    const auto fit = std::make_shared<Fit>(*makeFit());
    const Problem problem{fit->data, fit->result->target, {}};
    const MethodDescription& description = method(id.toStdString());
    const auto result = std::make_shared<Result>(*fit->result);
    result->method = description.id;
    result->parameters = resolveParameters(description, problem, {{"dimensions", "2"}});
    result->outcome = description.run(problem, result->parameters, {});
    fit->result = result;
    const SpectrumChart chart = SpectrumChart::of(*fit);
    QVERIFY(chart.size() > 4);
    QCOMPARE(chart.trivial, trivial);
    QCOMPARE(chart.dimensions, 2);
    QCOMPARE(int(chart.similarities.size()), similarities);
    QCOMPARE(chart.areVariances, id == "pca");
    for (int i = 1; i < chart.size(); ++i) {
        const double step = chart.values[std::size_t(i)] - chart.values[std::size_t(i) - 1];
        QVERIFY(chart.areVariances ? step <= 0 : step >= 0);
    }
    QVERIFY(!chart.areVariances || chart.total > chart.values[0]);
}

void TestSpectrumView::similaritiesOfAResultFile()
{
    Recipe recipe;
    recipe.vanishes = true;
    const auto fit = std::make_shared<Fit>(*spectralFit(recipe));
    const auto result = std::make_shared<Result>(*fit->result);
    for (const NamedFigure& figure : fourMeans)  // files have figures among the metrics
        result->metrics[figure.name] = figure.value;
    fit->result = result;
    const SpectrumChart chart = SpectrumChart::of(*fit);
    QCOMPARE(chart.similarities.size(), std::size_t(2));
    QCOMPARE(chart.similarities[1].means, (std::array<double, 2>{0.28, -0.01}));
    QVERIFY(chart.vanishing.contains("vanishes"));
    QVERIFY(chartOf({}).similarities.empty() && chartOf({}).vanishing.isEmpty());
}

void TestSpectrumView::usedValuesHaveTheAccentColour()
{
    Shown shown({.figures = fourMeans});
    const QImage image = shown.view.grab().toImage();
    const Theme theme = Theme::of(shown.view.palette());
    const SpectrumLayout layout = shown.layout();
    const auto colour = [&](int index) {
        return image.pixelColor(
            layout.frame.place(index, shown.view.chart().values[std::size_t(index)]).toPoint());
    };
    QCOMPARE(colour(1), theme.accent);
    QCOMPARE(colour(2), theme.accent);
    QCOMPARE(colour(3), theme.muted);
    QVERIFY(colour(0) != theme.accent && colour(0) != theme.muted);
}

void TestSpectrumView::pointerAndKeysReadOffValues()
{
    Shown shown({});
    SpectrumView& view = shown.view;
    QTest::keyClick(&view, Qt::Key_End);
    QCOMPARE(view.hoveredValue(), 5);
    QTest::keyClick(&view, Qt::Key_Left);
    QCOMPARE(view.hoveredValue(), 4);
    QTest::keyClick(&view, Qt::Key_Home);
    QCOMPARE(view.hoveredValue(), 0);
    QTest::keyClick(&view, Qt::Key_Right);
    QCOMPARE(view.hoveredValue(), 1);
    QVERIFY2(view.description().contains("Eigenvalue 2: 0.1 · dimension 1."), qPrintable(view.description()));
    QTest::mouseMove(&view, shown.layout().frame.place(3, 0.3).toPoint());
    QTRY_COMPARE(view.hoveredValue(), 3);
    shown.scene.setFit(spectralFit({.eigenvalues = {0, 0.5}}));
    QCOMPARE(view.hoveredValue(), -1);
}

void TestSpectrumView::partsDoNotOverlap_data()
{
    QTest::addColumn<double>("width");
    QTest::addColumn<double>("height");
    QTest::addColumn<bool>("hasSimilarities");
    for (const bool has : {true, false}) {
        const char* with = has ? "with similarities" : "without";
        QTest::addRow("card %s", with) << 520.0 << 300.0 << has;
        QTest::addRow("narrow %s", with) << 260.0 << 320.0 << has;
        QTest::addRow("small %s", with) << 200.0 << 120.0 << has;
        QTest::addRow("large %s", with) << 1200.0 << 900.0 << has;
    }
}

void TestSpectrumView::partsDoNotOverlap()
{
    QFETCH(double, width);
    QFETCH(double, height);
    QFETCH(bool, hasSimilarities);
    const SpectrumChart chart = chartOf(
        {.figures = hasSimilarities ? fourMeans : std::vector<NamedFigure>{}, .vanishes = hasSimilarities});
    const QRectF area(0, 0, width, height);
    const SpectrumLayout layout = SpectrumLayout::of(area, chart, QFont());
    QVERIFY(area.contains(layout.frame.plot()) && layout.frame.plot().width() > 20 &&
            layout.frame.plot().height() > 5);
    QVERIFY(layout.readOut.top() >= layout.heading.bottom());
    QVERIFY(layout.frame.plot().top() >= layout.readOut.bottom());
    QVERIFY(!layout.legend.intersects(layout.frame.plot()) && !layout.legend.intersects(layout.readOut));
    const QRectF picture = layout.heading.united(layout.frame.plot());
    QCOMPARE(layout.similarityHeading.isEmpty(), !hasSimilarities || height < 200);
    double bottom = layout.similarityHeading.bottom();
    for (const SpectrumLayout::Group& group : layout.groups)
        for (const QRectF& row : {group.name, group.rows[0], group.rows[1]}) {
            QVERIFY(area.contains(row) && !row.intersects(picture));
            constexpr double rounding = 1e-9;
            QVERIFY(row.top() >= bottom - rounding);
            bottom = row.bottom();
        }
    QCOMPARE(layout.vanishing.isEmpty(), !hasSimilarities);  // the sentence has its place at any size
    QVERIFY(layout.vanishing.isEmpty() || (area.contains(layout.vanishing) && layout.vanishing.top() >= bottom &&
                                           layout.vanishing.height() >= QFontMetricsF(QFont()).height() - 0.5 &&
                                           !layout.vanishing.intersects(layout.frame.plot())));
    QVERIFY(!hasSimilarities || width < 500 || layout.groups.size() == 2);
    for (int i = 0; i < layout.frame.count; ++i)
        QCOMPARE(layout.frame.valueAt(layout.frame.place(i, 0.5)), i);
    QCOMPARE(layout.frame.valueAt({-50, 0}), -1);
}

/// It was cut after "gap after 2 clusters: 0.05; widest…".
void TestSpectrumView::gapsAreToldInWholeWhereThePictureIsNarrow()
{
    const SpectrumChart chart = chartOf({.clusters = 2});
    for (const double width : {160.0, 180.0}) {
        const SpectrumLayout layout = SpectrumLayout::of({0, 0, width, 320}, chart, QFont());
        const QRectF asked = QFontMetricsF(QFont()).boundingRect(QRectF(0, 0, layout.readOut.width(), 1e4),
                                                                 Qt::TextWordWrap, chart.text(-1));
        QVERIFY(asked.height() > 1.5 * QFontMetricsF(QFont()).height());
        QVERIFY(asked.height() <= layout.readOut.height() && asked.width() <= layout.readOut.width());
        QVERIFY(layout.frame.plot().top() >= layout.readOut.bottom());
    }
}

void TestSpectrumView::figuresSayWhichSolver()
{
    const auto fit = std::make_shared<Fit>(*spectralFit({}));
    const auto result = std::make_shared<Result>(*fit->result);
    const Problem problem{fit->data, fit->result->target, {}};
    result->parameters = resolveParameters(method("scs"), problem, {{"solver", "ratio"}});
    fit->result = result;
    Scene scene;
    SpectrumView view(scene);
    scene.setFit(fit);
    QVERIFY2(view.origin().startsWith("SC-S: solver ratio"), qPrintable(view.origin()));
}

void TestSpectrumView::csvHasValuesAndSimilarities()
{
    Scene scene;
    SpectrumView view(scene);
    scene.setFit(spectralFit({.figures = fourMeans}));
    const QStringList lines = view.toCsv().split('\n', Qt::SkipEmptyParts);
    QCOMPARE(lines[0], "kind,name,value,use");
    QCOMPARE(lines[1], "eigenvalue,1,0,trivial");
    QCOMPARE(lines[2], "eigenvalue,2,0.1,dimension");
    QCOMPARE(lines[4], "eigenvalue,4,0.75,");
    QCOMPARE(lines.filter("mean similarity,within,").size(), 2);
    QCOMPARE(lines.filter("mean similarity,between,").size(), 2);
    QCOMPARE(lines.size(), 11);
}

void TestSpectrumView::figureKeepsTextAsText()
{
    Scene scene;
    SpectrumView view(scene);
    scene.setFit(spectralFit({.figures = fourMeans}));
    const QString text = test::svgFigure(view);
    QVERIFY2(text.contains("gap after 3 clusters"), qPrintable(text));
    QVERIFY(text.contains(">between<") && text.contains(">Similarity by class<"));
}

QTEST_MAIN(TestSpectrumView)
#include "tst_spectrum_view.moc"
