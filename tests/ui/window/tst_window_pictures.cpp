// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/dataset/synthetic/synthetic.h"
#include "tests/ui/window/window_fixture.h"
#include "ui/export/figure_export.h"
#include "ui/views/features/feature_values_view.h"
#include "ui/views/preparation/preparation_view.h"
#include "ui/views/scatter/scatter_view.h"
#include "ui/views/weights/weights_chart.h"
#include "ui/views/weights/weights_view.h"
#include "ui/workspaces/explore_workspace.h"
#include "ui/workspaces/veil.h"
#include "ui/workspaces/view_card.h"

#include <QAbstractButton>
#include <QAction>
#include <QFile>
#include <QTemporaryDir>

#include <cmath>

using namespace fuzzylens;
using namespace fuzzylens::ui;

/// What the pictures do in the window, with each other and with its menus.
class TestWindowPictures : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { prepareApplication(); }
    void init();
    void cleanup() { m_window.reset(); }
    void clickingABarShowsItsValues();
    void nothingIsExportedBeforeThereIsAFit();
    void theScaleOfTheScatterIsRemembered();
    void theStepsBringTheirPictures();
    void thePreparationIsShownWhereThereIsNoFit();
    void leavingOutKeepsWhatColours();
    void aPictureComesBackWhenItAppliesAgain();

private:
    void openDemonstration();

    QTemporaryDir m_folder;
    std::unique_ptr<MainWindow> m_window;
};

namespace {

template <typename T>
T* find(QWidget& window, const char* name)
{
    return window.findChild<T*>(QString::fromLatin1(name));
}

}  // namespace

void TestWindowPictures::init()
{
    m_window = std::make_unique<MainWindow>();
    m_window->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_window.get()));
}

void TestWindowPictures::openDemonstration()
{
    QVERIFY(showSettledDemonstration(*m_window));
}

void TestWindowPictures::clickingABarShowsItsValues()
{
    openDemonstration();
    Scene& scene = m_window->project().scene();
    auto* weights = qobject_cast<WeightsView*>(m_window->workspace().bring(QStringLiteral("weights")));
    auto* chart = m_window->findChild<WeightsChart*>();
    QTRY_VERIFY(chart->isVisible() && weights->bars().size() > 3);
    const int feature = weights->bars().rows[3].feature;
    QTest::mouseClick(chart, Qt::LeftButton, {}, chart->barLayout().bar(3, 0.5).center().toPoint());
    QCOMPARE(scene.focusFeature(), feature);
    auto* values = m_window->findChild<FeatureValuesView*>();
    QVERIFY(values->isVisible());
    QVERIFY(values->missing().isEmpty());
    QVERIFY(values->subject().contains(scene.fit()->featureLabel(feature)));
}

void TestWindowPictures::nothingIsExportedBeforeThereIsAFit()
{
    for (const char* name : {"exportButton", "copyCommandButton"})
        QVERIFY(!find<QWidget>(*m_window, name)->isEnabled());
    for (const char* name : {"exportFigure", "saveResult", "copyCommand"})
        QVERIFY(!find<QAction>(*m_window, name)->isEnabled());
    openDemonstration();
    for (const char* name : {"exportButton", "copyCommandButton"})
        QVERIFY(find<QWidget>(*m_window, name)->isEnabled());
    for (const char* name : {"exportFigure", "saveResult", "copyCommand"})
        QVERIFY(find<QAction>(*m_window, name)->isEnabled());
    const QString path = m_folder.filePath(QStringLiteral("values.svg"));
    auto* values = m_window->findChild<FeatureValuesView*>();
    QVERIFY(exportFigure(*values, path).contains(QStringLiteral("No feature is in focus")));
    QVERIFY(!QFile::exists(path));
}

void TestWindowPictures::theScaleOfTheScatterIsRemembered()
{
    auto* scatter = m_window->findChild<ScatterView*>();
    scatter->setAxisScale(AxisScale::Kind::Logarithmic);
    MainWindow next;
    QVERIFY(next.findChild<ScatterView*>()->axisChoice().scale == AxisScale::Kind::Logarithmic);
    scatter->setAxisScale(std::nullopt);
    MainWindow last;
    QVERIFY(!last.findChild<ScatterView*>()->axisChoice().scale);
}

void TestWindowPictures::leavingOutKeepsWhatColours()
{
    openDemonstration();
    Project& project = m_window->project();
    Scene& scene = project.scene();
    const int feature = 7;
    const QString name = scene.fit()->featureName(feature);
    scene.setColouring(Scene::colouringByFeature(*scene.fit(), feature));
    AnalysisState next = project.state();
    next.leftOutSamples = {(*scene.fit()->result->samples)[0]};
    next.leftOutFeatures = {(*scene.fit()->result->features)[0]};
    project.change(next, QStringLiteral("test"));
    QTRY_COMPARE(scene.fit()->samples(), int(scene.colouring().numbers.size()));
    QTRY_COMPARE(int(scene.fit()->data->features()), 1199);
    QCOMPARE(scene.colouring().name, name);
    QCOMPARE(scene.colouring().numbers.front(), scene.fit()->data->value(0, feature - 1));
    // Another set has nothing of it.
    openDemonstration();
    QVERIFY(scene.colouring().byClass());
}

void TestWindowPictures::theStepsBringTheirPictures()
{
    openDemonstration();
    auto* view = m_window->findChild<PreparationView*>();
    QVERIFY(!view->isVisible());
    m_window->findChild<QAbstractButton*>(QStringLiteral("showPreparation"))->click();
    QVERIFY(view->isVisible());
    QTRY_VERIFY(view->isUpToDate());
    const double highest = view->stage(PreparationView::After)->high;
    Project& project = m_window->project();
    AnalysisState next = project.state();
    next.steps.insert(next.steps.begin(), {StepSpec::parse("log2"), true});
    project.change(next, QStringLiteral("test"));
    QTRY_VERIFY(view->isUpToDate() && view->stage(PreparationView::After)->high != highest);
    QTRY_COMPARE(view->stage(PreparationView::After)->data, project.scene().fit()->data);
}

// A gap that nothing fills: no method has a fit, and the picture of where it is is not of the past.
void TestWindowPictures::aPictureComesBackWhenItAppliesAgain()
{
    openDemonstration();
    const auto fit = [this](const char* method) {
        m_window->project().setMethod(method);
        return QTest::qWaitFor([&] { return m_window->project().scene().fit()->result->method == method; }, 20000);
    };
    QVERIFY(fit("spectral"));
    View* spectrum = m_window->workspace().bring(QStringLiteral("spectrum"));
    QVERIFY(spectrum->isVisible());
    QVERIFY(fit("sfp"));
    QTRY_VERIFY(!spectrum->isVisible());
    QVERIFY(fit("pca"));
    QTRY_VERIFY(spectrum->isVisible());
}

void TestWindowPictures::thePreparationIsShownWhereThereIsNoFit()
{
    openDemonstration();
    Project& project = m_window->project();
    DatasetParts parts = project.dataset()->parts();
    auto values = std::make_shared<AlignedMatrix>(AlignedMatrix::copyOf(parts.values.dense()->map()));
    (*values)(3, 5) = std::nan("");
    parts.values = std::move(values);
    project.open(std::make_shared<const Dataset>(std::move(parts)), QStringLiteral("gap"), {});
    AnalysisState next = project.state();
    next.steps = {{StepSpec::parse("impute=mean"), true}};
    project.change(next, QStringLiteral("test"));
    auto* view = qobject_cast<PreparationView*>(m_window->workspace().bring(QStringLiteral("preparation")));
    QTRY_VERIFY(project.scene().fit() && view->isUpToDate() &&
                view->stage(PreparationView::After)->filledCount == 1);
    next.steps[0].isOn = false;
    project.change(next, QStringLiteral("test"));
    QTRY_VERIFY(!project.fitter().error().isEmpty());
    QTRY_VERIFY(view->isUpToDate());
    QCOMPARE(view->stage(PreparationView::After)->data->missingCount(), Index(1));
    Veil* veil = nullptr;
    for (ViewCard* card : m_window->workspace().cards())
        if (card->isAncestorOf(view))
            veil = card->findChild<Veil*>();
    QVERIFY(veil && !veil->isVisible());
    m_window->workspace().bring(QStringLiteral("memberships"));
    QVERIFY(veil->isVisible());
    m_window->workspace().bring(QStringLiteral("preparation"));
    QVERIFY(!veil->isVisible());
}

QTEST_MAIN(TestWindowPictures)
#include "tst_window_pictures.moc"
