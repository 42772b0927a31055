// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/laplacian/laplacian_view.h"

#include "core/methods/membership/sample_distances.h"
#include "core/methods/method.h"
#include "feature_fit.h"
#include "svg_figure.h"

#include <QRegularExpression>
#include <QSignalSpy>
#include <QTest>

using namespace fuzzylens;
using namespace fuzzylens::ui;
using test::FitRecipe;
using test::makeData;
using test::makeFit;

class TestLaplacianView : public QObject
{
    Q_OBJECT

private slots:
    void appliesToMembershipsInProbes();
    void isComputedWhileItIsSeen();
    void followsTheNewestFit();
    void aFailureIsSaid();
    void pointerAndKeysReadOffEigenvalues();
    void sentencesWhereThereIsRoom();
    void partsDoNotOverlap_data();
    void partsDoNotOverlap();
    void theWidestGapIsFound();
    void csvHasFindingsAndEigenvalues();
    void figureKeepsTextAsText();
    void whatIsSaidOfTheGapIsWhole();
    void readingOffByKeysIsTold();
    void rowsWithoutRoomAreCounted();
    void failedIdentitiesComeFirst();
    void whatIsNotKnownIsNotExported();
};

static FitPtr embedded(const char* id, int probes, double sharpness = 0.1)
{
    const Problem problem{makeData({}), {}, {}};
    const MethodDescription& description = method(id);
    std::map<std::string, std::string> overrides{{"probes", std::to_string(probes)}};
    if (std::string(id) == "mes")
        overrides["beta_relative"] = std::to_string(sharpness);
    auto result = std::make_shared<Result>();
    result->method = id;
    result->parameters = resolveParameters(description, problem, overrides);
    result->outcome = description.run(problem, result->parameters, {});
    result->samples = std::make_shared<const std::vector<std::string>>(problem.data->sampleNames());
    result->features = std::make_shared<const std::vector<std::string>>(problem.data->featureNames());
    auto fit = std::make_shared<Fit>();
    fit->result = result;
    fit->data = problem.data;
    return fit;
}

/// A view of a fit, as large as in the window.
struct Shown
{
    Scene scene;
    LaplacianView view{scene};

    explicit Shown(const FitPtr& fit)
    {
        view.resize(520, 300);
        scene.setFit(fit);
        view.show();
    }
    bool waits()
    {
        return QTest::qWaitFor([this] { return view.isUpToDate(); });
    }
};

void TestLaplacianView::appliesToMembershipsInProbes()
{
    Scene scene;
    LaplacianView view(scene);
    QSignalSpy spy(&view, &View::applicabilityChanged);
    QVERIFY(!view.isApplicable());
    QVERIFY(!view.grab().isNull());
    scene.setFit(embedded("mes", 7));
    QVERIFY(view.isApplicable());
    scene.setFit(embedded("des", 7));
    QVERIFY(!view.isApplicable());
    scene.setFit(makeFit());
    QVERIFY(!view.isApplicable());
    QCOMPARE(spy.count(), 2);
    auto bare = std::make_shared<Fit>(*embedded("mes", 7));
    bare->data.reset();
    scene.setFit(bare);
    QVERIFY(!view.isApplicable());
    QVERIFY2(view.description().contains("a result file contains none"), qPrintable(view.description()));
    QVERIFY(view.toCsv().isEmpty());
}

void TestLaplacianView::isComputedWhileItIsSeen()
{
    Scene scene;
    LaplacianView view(scene);
    const FitPtr fit = embedded("mes", 7);
    scene.setFit(fit);
    QVERIFY(!view.isBusy());
    QVERIFY(!view.check());
    view.show();
    QTRY_VERIFY(view.isUpToDate());
    const auto expected = laplacianCheck(sampleDistances(fit->data, 1)->squared, fit->result->outcome.probes,
                                         fit->result->parameters.real("beta"));
    QCOMPARE(view.check()->otherRows.entries, Index{31 * 7});
    QCOMPARE(view.check()->otherRows.error, expected->otherRows.error);
    QCOMPARE(view.check()->probeRows.error, expected->probeRows.error);
    QVERIFY2(view.description().contains("rows of the 31 samples that are not probes"),
             qPrintable(view.description()));
    QVERIFY(view.description().contains("widest gap"));
    QVERIFY(!view.grab().isNull());
    view.hide();
    scene.setFit(embedded("mes", 5));
    QVERIFY2(!view.check(), "hidden it holds on to nothing");
}

void TestLaplacianView::followsTheNewestFit()
{
    Shown shown(embedded("mes", 3));
    for (const int probes : {4, 5, 6, 38, 9})
        shown.scene.setFit(embedded("mes", probes));
    QVERIFY(shown.waits());
    QCOMPARE(shown.view.check()->probes, Index{9});
    shown.scene.setFit(makeFit());
    QVERIFY(!shown.view.check());
    shown.scene.setFit(embedded("mes", 38));
    QVERIFY(shown.waits());
    QVERIFY(shown.view.check()->selfLoops);
}

/// Probes the data have not: no fit of the program, but no reason to stand still either.
void TestLaplacianView::aFailureIsSaid()
{
    auto broken = std::make_shared<Fit>(*embedded("mes", 3));
    auto result = std::make_shared<Result>(*broken->result);
    result->outcome.probes = {99};
    broken->result = result;
    Shown shown(broken);
    QTRY_VERIFY2(shown.view.description().contains("probes must be distinct sample indices"),
                 qPrintable(shown.view.description()));
    QVERIFY(!shown.view.grab().isNull());
}

void TestLaplacianView::pointerAndKeysReadOffEigenvalues()
{
    Shown shown(embedded("mes", 7));
    LaplacianView& view = shown.view;
    QVERIFY(QTest::qWaitForWindowExposed(&view) && shown.waits());
    QTest::keyClick(&view, Qt::Key_End);
    QCOMPARE(view.hoveredEigenvalue(), 6);
    QTest::keyClick(&view, Qt::Key_Left);
    QCOMPARE(view.hoveredEigenvalue(), 5);
    QTest::keyClick(&view, Qt::Key_Home);
    QCOMPARE(view.hoveredEigenvalue(), 0);
    QTest::keyClick(&view, Qt::Key_Right);
    QCOMPARE(view.hoveredEigenvalue(), 1);
    QVERIFY2(view.description().contains("2 of 7: "), qPrintable(view.description()));
    QTest::mouseMove(&view, {470, 200});
    QTRY_VERIFY(view.hoveredEigenvalue() > 1);
    QTest::keyClick(&view, Qt::Key_End);
    shown.scene.setFit(embedded("mes", 3));
    QVERIFY(shown.waits());
    QCOMPARE(view.hoveredEigenvalue(), -1);
}

static LaplacianPicture pictureOf(int probes)
{
    const FitPtr fit = embedded("mes", probes);
    const auto check = laplacianCheck(sampleDistances(fit->data, 1)->squared, fit->result->outcome.probes,
                                      fit->result->parameters.real("beta"));
    return LaplacianPicture::of(*check, {});
}

void TestLaplacianView::sentencesWhereThereIsRoom()
{
    const LaplacianPicture picture = pictureOf(7);
    const LaplacianLayout small = LaplacianLayout::of({0, 0, 520, 280}, picture, QFont());
    const LaplacianLayout large = LaplacianLayout::of({0, 0, 1200, 900}, picture, QFont());
    QVERIFY(!small.hasSentences && large.hasSentences);
    QCOMPARE(large.rows.size(), picture.rows.size());
    QCOMPARE(small.rows.size(), picture.rows.size());
}

void TestLaplacianView::partsDoNotOverlap_data()
{
    QTest::addColumn<double>("width");
    QTest::addColumn<double>("height");
    QTest::newRow("card") << 520.0 << 300.0;
    QTest::newRow("narrow") << 260.0 << 320.0;
    QTest::newRow("small") << 200.0 << 120.0;
    QTest::newRow("large") << 1200.0 << 900.0;
}

void TestLaplacianView::partsDoNotOverlap()
{
    QFETCH(double, width);
    QFETCH(double, height);
    const LaplacianPicture picture = pictureOf(7);
    const QRectF area(0, 0, width, height);
    const LaplacianLayout layout = LaplacianLayout::of(area, picture, QFont());
    QVERIFY(area.contains(layout.frame.plot()) && layout.frame.plot().width() > 20);
    const QRectF chart = layout.caption.united(layout.frame.plot());
    double bottom = layout.hasSentences ? layout.summary.bottom() : layout.header.bottom();
    for (const QRectF& row : layout.rows) {
        QVERIFY(area.contains(row) && !row.intersects(chart));
        QVERIFY(row.top() >= bottom);
        bottom = row.bottom();
        QCOMPARE(picture.rows[std::size_t(layout.rowAt(row.center()))].name,
                 picture.rows[std::size_t(&row - layout.rows.data())].name);
    }
    for (int i = 0; i < layout.frame.count; ++i)
        QCOMPARE(layout.frame.valueAt(layout.frame.place(i, 0.5)), i);
    QCOMPARE(layout.frame.valueAt({-50, 0}), -1);
}

void TestLaplacianView::theWidestGapIsFound()
{
    LaplacianPicture picture;
    QCOMPARE(picture.belowGap(), 0);
    QVERIFY(picture.eigenvalueText(-1).isEmpty());
    picture.eigenvalues = {0};
    QCOMPARE(picture.belowGap(), 0);
    picture.eigenvalues = {0, 0.1, 0.15, 0.75, 0.9, 1};
    picture.allEigenvalues = 300;
    QCOMPARE(picture.belowGap(), 3);
    QVERIFY2(picture.eigenvalueText(-1).contains("0.6, after 3"), qPrintable(picture.eigenvalueText(-1)));
    QVERIFY(picture.eigenvalueText(3).contains("4 of 300: 0.75"));
}

void TestLaplacianView::csvHasFindingsAndEigenvalues()
{
    Scene scene;
    LaplacianView view(scene);
    scene.setFit(embedded("mes", 7));
    const QStringList lines = view.toCsv().split('\n', Qt::SkipEmptyParts);
    QCOMPARE(lines[0], "kind,name,entries,value");
    QCOMPARE(lines.filter("identity,").size(), 4);
    QCOMPARE(lines.filter("difference,").size(), 3);
    QCOMPARE(lines.filter("eigenvalue,").size(), 7);
    QCOMPARE(lines.size(), 15);
    QVERIFY(lines[1].contains(",217,"));
}

void TestLaplacianView::figureKeepsTextAsText()
{
    Scene scene;
    LaplacianView view(scene);
    scene.setFit(embedded("mes", 7));
    const QString text = test::svgFigure(view);
    QVERIFY2(text.contains(QStringLiteral("L = −V")), qPrintable(text));
    QVERIFY(text.contains("widest gap"));
}

/// It was cut, and beta and the errors were written as programs write them.
void TestLaplacianView::whatIsSaidOfTheGapIsWhole()
{
    LaplacianPicture picture = pictureOf(7);
    picture.eigenvalues = {0.1, 0.1 + 1.2345e-7};
    const QFont font;
    const QFontMetricsF metrics(font);
    for (const double width : {190.0, 520.0, 900.0}) {
        const LaplacianLayout layout = LaplacianLayout::of({0, 0, width, 420}, picture, font);
        const QRectF needed = metrics.boundingRect(QRectF(0, 0, layout.caption.width(), 1e4), Qt::TextWordWrap,
                                                   picture.eigenvalueText(-1));
        QVERIFY(needed.width() <= layout.caption.width());
        QVERIFY(layout.caption.height() >= metrics.height() + needed.height());
        QVERIFY(layout.frame.plot().top() >= layout.caption.bottom());
    }
    for (const LaplacianPicture::Row& row : picture.rows)
        for (const QString& text : {row.error, row.sentence, row.name})
            QVERIFY2(!text.contains(QRegularExpression(QStringLiteral("[0-9]e[-+]?[0-9]| -V|-\\+"))),
                     qPrintable(text));
}

void TestLaplacianView::readingOffByKeysIsTold()
{
    Shown shown(embedded("mes", 7));
    LaplacianView& view = shown.view;
    QVERIFY(QTest::qWaitForWindowExposed(&view) && shown.waits());
    QTest::keyClick(&view, Qt::Key_Home);
    QTest::keyClick(&view, Qt::Key_Right);
    QVERIFY2(view.accessibleDescription().contains("2 of 7: "), qPrintable(view.accessibleDescription()));
    shown.scene.setFit(makeFit());
    QVERIFY2(view.accessibleDescription().contains(
                 "this view shows which entries of the embedding form a graph Laplacian"),
             qPrintable(view.accessibleDescription()));
}

void TestLaplacianView::rowsWithoutRoomAreCounted()
{
    const LaplacianPicture picture = pictureOf(7);
    QVERIFY(LaplacianLayout::of({0, 0, 1200, 900}, picture, QFont()).more.isEmpty());
    const LaplacianLayout small = LaplacianLayout::of({0, 0, 260, 300}, picture, QFont());
    QVERIFY(!small.rows.empty() && small.rows.size() < picture.rows.size());
    QVERIFY(!small.more.isEmpty() && small.more.top() >= small.rows.back().bottom());
    QVERIFY(!small.more.intersects(small.caption));
    QCOMPARE(small.rowAt(small.more.center()), -1);
    Scene scene;
    LaplacianView view(scene);
    scene.setFit(embedded("mes", 7));
    const QString text = test::svgFigure(view);
    QVERIFY2(text.contains(QRegularExpression(">and \\d more<")), qPrintable(text));
}

void TestLaplacianView::failedIdentitiesComeFirst()
{
    const FitPtr fit = embedded("mes", 7);
    auto check = *laplacianCheck(sampleDistances(fit->data, 1)->squared, fit->result->outcome.probes,
                                 fit->result->parameters.real("beta"));
    check.bipartite.error = 1;
    const LaplacianPicture picture = LaplacianPicture::of(check, {});
    QVERIFY(picture.rows.front().verdict == LaplacianPicture::Verdict::Fails);
    QCOMPARE(picture.rows.size(), pictureOf(7).rows.size());
}

/// Neither is it computed in the thread of the window, nor does what goes wrong there end the program.
void TestLaplacianView::whatIsNotKnownIsNotExported()
{
    Shown shown(embedded("mes", 7));
    QVERIFY2(shown.view.missing().contains("being compared with the Laplacian"), qPrintable(shown.view.missing()));
    QVERIFY(shown.view.toCsv().isEmpty());
    QVERIFY(shown.waits());
    QVERIFY(shown.view.missing().isEmpty() && !shown.view.toCsv().isEmpty());
    auto broken = std::make_shared<Fit>(*embedded("mes", 3));
    auto result = std::make_shared<Result>(*broken->result);
    result->outcome.probes = {99};
    broken->result = result;
    shown.scene.setFit(broken);
    QTRY_VERIFY2(shown.view.missing().contains("probes must be distinct sample indices"),
                 qPrintable(shown.view.missing()));
    QVERIFY(shown.view.toCsv().isEmpty());
    Scene scene;
    LaplacianView hidden(scene);
    scene.setFit(broken);
    QVERIFY(hidden.toCsv().isEmpty());
}

QTEST_MAIN(TestLaplacianView)
#include "tst_laplacian_view.moc"
