// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/views/probe_fit.h"
#include "tests/ui/views/shown_scatter.h"
#include "tests/ui/views/svg_figure.h"
#include "ui/theme/theme.h"
#include "ui/views/scatter/hover_facts.h"
#include "ui/views/scatter/scatter_controls.h"

#include <QClipboard>
#include <QContextMenuEvent>
#include <QGuiApplication>
#include <QMenu>
#include <QSignalSpy>
#include <QtTest>

#include <numeric>

using namespace fuzzylens;
using namespace fuzzylens::ui;

/// Probes as pins in the picture of the samples, and what a person asks of them there.
class TestScatterProbes : public test::ShownScatter
{
    Q_OBJECT

private:
    struct Asked
    {
        std::vector<int> samples;
        ProbeRole role;
    };

    std::vector<Asked> asked;

    /// How many pixels of this colour are in the head of a pin that stands on a sample.
    int inHead(int sample, const QColor& colour) const
    {
        const QImage picture = view->grab().toImage();
        const QPoint tip = plot->mapTo(view.get(), at(sample));
        int count = 0;
        for (int y = -20; y < -4; ++y)
            for (int x = -7; x < 8; ++x)
                count += picture.pixelColor((tip + QPoint(x, y)) * picture.devicePixelRatio()) == colour ? 1 : 0;
        return count;
    }

    void show(const FitPtr& fit)
    {
        scene->setFit(fit);
        QTRY_COMPARE(plot->content().samples(), fit->samples());
    }

    QStringList menuTexts() const
    {
        QStringList texts;
        if (const auto* menu = view->findChild<QMenu*>("sampleMenu"))
            for (const QAction* action : menu->actions())
                if (action->isEnabled() && !action->isSeparator() && action->objectName() != "copyNames" &&
                    action->objectName() != "explainThisSample")
                    texts << action->objectName();
        return texts;
    }

    void closeMenu()
    {
        if (auto* menu = view->findChild<QMenu*>("sampleMenu"))
            menu->close();
        QTRY_VERIFY(!view->findChild<QMenu*>("sampleMenu"));
    }

private slots:
    void pinsLeaveNamesInSight();
    void figuresKeepLongTitlesOfAxes();
    void chosenAxesStayWithTheirProbes();
    void init()
    {
        asked.clear();
        openScene(test::probeFit({4, 9, 20}));
        connect(&scene->probes(), &ProbeMarks::roleRequested, this,
                [this](const std::vector<int>& samples, ProbeRole role) {
                    asked.push_back({samples, role});
                });
        openView();
    }

    void pinsStandOnTheProbes()
    {
        const Theme theme = Theme::of(view->palette());
        show(test::probeFit({4}));
        QTRY_VERIFY(inHead(4, theme.text) > 20);
        QCOMPARE(inHead(4, theme.accent), 0);
        const int withHole = inHead(4, theme.text);
        scene->probes().setConstraints({{4}, {}}, true);
        QVERIFY2(inHead(4, theme.accent) > withHole + 3, "on grey paper the hole alone tells them apart");
        scene->setFit(test::scatterFit());
        QTRY_COMPARE(inHead(4, theme.accent), 0);
    }

    /// A search that goes on shows its probes without the cloud being drawn again.
    void aSearchMovesThePinsAlone()
    {
        const Theme theme = Theme::of(view->palette());
        scene->probes().setConstraints({{30}, {}}, true);
        QVERIFY(inHead(30, theme.accent) > 20);
        QSignalSpy drawn(plot, &QCustomPlot::afterReplot);
        scene->probes().showSearch({50});
        scene->probes().setConstraints({{50}, {}}, true);
        QVERIFY(inHead(50, theme.accent) > 20);
        QCoreApplication::processEvents();
        QCOMPARE(drawn.count(), 0);
        scene->probes().setConstraints({}, true);
        QCOMPARE(plot->content().probes.found, std::vector<int>{50});
        QVERIFY(plot->content().probes.isSearching);
        scene->probes().endSearch();
        QCOMPARE(plot->content().probes.found, (std::vector<int>{4, 9, 20}));
    }

    void manyPinsAreLow()
    {
        ProbePicture few, many;
        few.found = {1, 2, 3};
        many.found.resize(100);
        QCOMPARE(few.height(), ProbePicture::tallest);
        QVERIFY(many.height() < 9);
        many.found.resize(10000);
        QCOMPARE(many.height(), ProbePicture::lowest);
    }

    void whatASampleIsIsRead()
    {
        scene->probes().setConstraints({{9}, {30}}, true);
        const ProbePicture& probes = plot->content().probes;
        QCOMPARE(probes.roleOf(4), QStringLiteral("probe"));
        QCOMPARE(probes.roleOf(9), QStringLiteral("pinned probe"));
        QCOMPARE(probes.roleOf(30), QStringLiteral("excluded from the probes"));
        QVERIFY(probes.roleOf(31).isEmpty());
        auto* card = view->findChild<QWidget*>("scatter.hover");
        plot->setFocus();
        scene->selection().setHovered(8);
        QTest::keyClick(plot, Qt::Key_PageDown);
        QVERIFY(card->isVisible());
        QVERIFY(card->accessibleDescription().contains("pinned probe"));
        scene->probes().setConstraints({{}, {9, 30}}, true);
        QVERIFY2(card->accessibleDescription().contains("excluded probe"), "it is one of the fit's all the same");
        QVERIFY(view->description().contains("of them probe"));
        const QString csv = view->toCsv();
        QVERIFY(csv.section(QLatin1Char('\n'), 0, 0).endsWith(",probe"));
        QVERIFY(csv.section(QLatin1Char('\n'), 10, 10).endsWith(",excluded probe"));
        QVERIFY(csv.section(QLatin1Char('\n'), 31, 31).endsWith(",excluded from the probes"));
        QCOMPARE(plot->content().probes.found, (std::vector<int>{4, 9, 20}));
    }

    /// The axes are of the probes of the fit, the pins of those a search is at: figure and table say so.
    void probesOfASearchAreSaidToBe()
    {
        scene->probes().showSearch({50, 51});
        QCOMPARE(plot->content().probes.roleOf(50), QStringLiteral("probe of the search"));
        QVERIFY(test::svgFigure(*view).contains(">probe of the search<"));
        QVERIFY(view->toCsv().section(QLatin1Char('\n'), 51, 51).endsWith(",probe of the search"));
        QVERIFY(view->description().contains("of the search"));
        scene->probes().endSearch();
        QVERIFY(!test::svgFigure(*view).contains("of the search"));
    }

    /// The nearest prototype is the nearest among what the probes say, as the method has it.
    void theNearestPrototypeIsOfTheEmbedding()
    {
        const Fit& fit = *scene->fit();
        const Outcome& outcome = fit.result->outcome;
        for (const int sample : {0, 1, 17, 40}) {
            const double first = (outcome.embeddingCenters.row(0) - outcome.embedding.row(sample)).norm();
            const double second = (outcome.embeddingCenters.row(1) - outcome.embedding.row(sample)).norm();
            QCOMPARE(nearestPrototype(fit, sample), first <= second ? 0 : 1);
        }
    }

    void theLegendNamesThem()
    {
        auto* key = view->findChild<QWidget*>("scatter.legend.probes");
        QVERIFY(key->isVisible());
        QCOMPARE(key->accessibleName(), QStringLiteral("3 probes"));
        scene->probes().setConstraints({{9}, {30}}, true);
        QVERIFY(key->accessibleDescription().contains("1 pinned"));
        QVERIFY(key->accessibleDescription().contains("1 sample excluded"));
        scene->probes().setConstraints({{33, 34}, {9}}, true);
        QCOMPARE(key->accessibleName(), QStringLiteral("3 probes"));  // that the fit has
        scene->probes().setConstraints({{9}, {30}}, true);
        const QString figure = test::svgFigure(*view);
        for (const char* text : {">probe<", ">pinned probe<", ">excluded from the probes<"})
            QVERIFY2(figure.contains(QLatin1String(text)), text);
        show(test::scatterFit());
        QTRY_VERIFY(!key->isVisible());
        QVERIFY(!test::svgFigure(*view).contains("probe"));
        scene->probes().setConstraints({{}, {30}}, true);
        QTRY_VERIFY(key->isVisible());
        QCOMPARE(key->accessibleName(), QStringLiteral("1 excluded"));
        QVERIFY(!key->accessibleDescription().contains("Pins"));
        scene->probes().setConstraints({{3, 4}, {30}}, true);
        QCOMPARE(key->accessibleName(), QStringLiteral("2 pinned"));
    }

    /// Two of many probes say little: the principal plane is shown until something else is chosen.
    void manyProbesAreShownByTheirPrincipalPlane()
    {
        std::vector<Eigen::Index> many(12);
        std::iota(many.begin(), many.end(), 5);
        QVERIFY(!view->axisChoice().principal);
        show(test::probeFit(many));
        QVERIFY(view->axisChoice().principal);
        QTRY_VERIFY(plot->xAxis->label().startsWith("PC 1 of the embedding"));
        show(test::probeFit({4, 9}));
        QVERIFY(!view->axisChoice().principal);
        QCOMPARE(plot->xAxis->label(), QStringLiteral("membership of sample_5"));
        AxisChoice own;
        own.x = 1;
        own.y = 0;
        view->setAxisChoice(own);
        show(test::probeFit(many));
        QVERIFY(!view->axisChoice().principal);
        show(test::scatterFit({.axes = 7}));
        QVERIFY2(view->axisChoice().principal, "seven distances");
        show(test::scatterFit({.axes = 2}));
        QVERIFY(!view->axisChoice().principal);
        AxisChoice features;
        features.data = true;
        view->setAxisChoice(features);
        show(test::probeFit(many));
        QVERIFY2(!view->axisChoice().principal, "one plane or the other");
    }

    void keysAskForRoles()
    {
        plot->setFocus();
        scene->selection().apply(SelectMode::Replace, {3, 8});
        QTest::keyClick(plot, Qt::Key_P);
        QVERIFY(asked.empty());  // the method has no constraints
        scene->probes().setConstraints({}, true);
        QTest::keyClick(plot, Qt::Key_P);
        QTest::keyClick(plot, Qt::Key_N);
        QTest::keyClick(plot, Qt::Key_L);
        QCOMPARE(asked.size(), std::size_t(3));
        QCOMPARE(asked[0].samples, (std::vector<int>{3, 8}));
        QVERIFY(asked[0].role == ProbeRole::Pinned && asked[1].role == ProbeRole::Forbidden &&
                asked[2].role == ProbeRole::Free);
    }

    void theMenuIsOfTheSampleOrTheSelection()
    {
        int sample = 0;
        while (plot->sampleAt(at(sample)) != sample)
            ++sample;
        QTest::mouseClick(plot, Qt::RightButton, {}, at(sample));
        QVERIFY(menuTexts().isEmpty());  // the method has no probes
        view->findChild<QMenu*>("sampleMenu")->findChild<QAction*>("copyNames")->trigger();
        closeMenu();
        QCOMPARE(QGuiApplication::clipboard()->text(), scene->fit()->sampleName(sample) + '\n');
        scene->probes().setConstraints({{sample}, {}}, true);
        QTest::mouseClick(plot, Qt::RightButton, {}, at(sample));
        QCOMPARE(menuTexts(), (QStringList{"neverHere", "leaveHere"}));
        view->findChild<QMenu*>("sampleMenu")->findChild<QAction*>("neverHere")->trigger();
        closeMenu();
        QCOMPARE(asked.size(), std::size_t(1));
        QCOMPARE(asked[0].samples, std::vector<int>{sample});
        QVERIFY(asked[0].role == ProbeRole::Forbidden);

        scene->selection().apply(SelectMode::Replace, {sample, sample + 1});
        QTest::mouseClick(plot, Qt::RightButton, {}, at(sample));
        QCOMPARE(menuTexts().size(), 3);
        view->findChild<QMenu*>("sampleMenu")->findChild<QAction*>("pinHere")->trigger();
        closeMenu();
        QCOMPARE(asked[1].samples, (std::vector<int>{sample, sample + 1}));

        QContextMenuEvent byKey(QContextMenuEvent::Keyboard, QPoint(5, 5), plot->mapToGlobal(QPoint(5, 5)));
        QCoreApplication::sendEvent(plot, &byKey);
        QCOMPARE(menuTexts().size(), 3);
        closeMenu();
    }

    /// It names samples of a fit, and goes with them.
    void theMenuGoesWithItsSamples()
    {
        scene->probes().setConstraints({}, true);
        scene->selection().apply(SelectMode::Replace, {60});
        QContextMenuEvent byKey(QContextMenuEvent::Keyboard, QPoint(5, 5), plot->mapToGlobal(QPoint(5, 5)));
        QCoreApplication::sendEvent(plot, &byKey);
        scene->setFit(test::probeFit({3, 7}));
        QCOMPARE(menuTexts().size(), 2);  // of the same samples
        scene->setFit(test::probeFit({3, 7}, 40));
        QTRY_VERIFY(!view->findChild<QMenu*>("sampleMenu"));
        QVERIFY(asked.empty());
    }

    /// A drag with the right button draws a pair, as before, and opens no menu.
    void aDragWithTheRightButtonOpensNone()
    {
        scene->probes().setConstraints({}, true);
        const QPoint corner = plot->plotArea().topLeft() + QPoint(2, 2);
        QCOMPARE(plot->sampleAt(corner), -1);
        scene->selection().apply(SelectMode::Replace, {3});
        QTest::mousePress(plot, Qt::RightButton, {}, corner);
        QMouseEvent move(QEvent::MouseMove, corner + QPoint(60, 60), plot->mapToGlobal(corner), Qt::NoButton,
                         Qt::RightButton, {});
        QCoreApplication::sendEvent(plot, &move);
        QTest::mouseRelease(plot, Qt::RightButton, {}, corner + QPoint(60, 60));
        QVERIFY(!view->findChild<QMenu*>("sampleMenu"));
        QCOMPARE(scene->selection().count(), 1);
    }
};

/// Names of centres stand where no pin is, as long as there is such a place, and in any case over the pins.
void TestScatterProbes::pinsLeaveNamesInSight()
{
    ProbePicture picture;
    picture.found = {0};
    picture.pinned = {1};
    const auto toPlace = [](int sample) { return sample == 0 ? QPointF(50, 50) : QPointF(90, 50); };
    QCOMPARE(pinsUnder({40, 35, 20, 10}, picture, toPlace, 18), 1);
    QCOMPARE(pinsUnder({40, 35, 60, 10}, picture, toPlace, 18), 2);
    QCOMPARE(pinsUnder({40, 51, 60, 10}, picture, toPlace, 18), 0);
    const auto nowhere = [](int) { return QPointF(qQNaN(), qQNaN()); };
    QCOMPARE(pinsUnder({0, 0, 100, 100}, picture, nowhere, 18), 0);
    const FitPtr fit = test::probeFit({50});
    show(fit);
    const QString text = test::svgFigure(*view);
    QVERIFY(text.indexOf(fit->clusterName(0)) > 0);
}

/// "principal component 2…" was left of the title of the y axis in a figure of one column.
void TestScatterProbes::figuresKeepLongTitlesOfAxes()
{
    show(test::probeFit({4, 9, 20, 30, 40, 50}));
    QString words = test::svgFigure(*view).remove(QRegularExpression(QStringLiteral("<[^>]*>")));
    words.remove(QRegularExpression(QStringLiteral("\\s")));
    for (const char* title : {"PC1oftheembedding(", "PC2oftheembedding("})
        QVERIFY2(words.contains(QLatin1String(title)), qPrintable(words));
}

/// The probes that follow may be others: an axis is of a probe, not of a place among them.
void TestScatterProbes::chosenAxesStayWithTheirProbes()
{
    ScatterControls controls;
    controls.setFit(*test::probeFit({4, 9, 20, 30, 40, 50}));
    AxisChoice choice;
    choice.x = 1;
    choice.y = 3;
    controls.setChoice(choice);
    controls.setFit(*test::probeFit({2, 4, 9, 20, 30, 60}));
    QCOMPARE(controls.choice().x, 2);
    QCOMPARE(controls.choice().y, 4);
    controls.setFit(*test::probeFit({2, 4, 30, 60, 61}));  // one is there no more
    QCOMPARE(controls.choice().x, 0);
    QCOMPARE(controls.choice().y, 2);
    controls.setFit(*test::probeFit({5, 6, 7}));
    QCOMPARE(controls.choice().x, 0);
    QCOMPARE(controls.choice().y, 1);
}

QTEST_MAIN(TestScatterProbes)
#include "tst_scatter_probes.moc"
