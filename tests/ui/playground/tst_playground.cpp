// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/support/open_window.h"
#include "ui/playground/drawing_pad.h"
#include "ui/playground/second_method.h"
#include "ui/playground/second_method_view.h"
#include "ui/teach/lesson_panel.h"
#include "ui/teach/teach_workspace.h"
#include "ui/views/scatter/scatter_view.h"
#include "ui/workspaces/view_card.h"

#include <QComboBox>
#include <QLabel>
#include <QSignalSpy>
#include <QSlider>
#include <QToolButton>

using namespace fuzzylens;
using namespace fuzzylens::ui;

namespace {

constexpr int patience = 30000;

}  // namespace

/// The playground, used as by a hand.
class TestPlayground : public OpenWindow
{
    Q_OBJECT

private slots:
    void initTestCase() { prepareApplication(); }
    void init()
    {
        openWindow();
        m_window->resize(1280, 800);
        openDemonstration();
        m_window->toggleTeach();
        click("teachPlayground");
        QVERIFY(!m_window->teachWorkspace().lessons().isVisible());
    }
    void cleanup() { closeWindow(); }
    void setsHaveSettingsThatSuitThem_data();
    void setsHaveSettingsThatSuitThem();
    void slidersChangeTheData();
    void aDragIsOneStep();
    void picturesStayWhileSamplesChange();
    void pointsAreDrawnChangedAndErased();
    void keysDraw();
    void drawnPointsComeBackFromACommand();
    void twoMethodsAreSideBySide();
    void aSecondMethodHasItsOwnParameters();
    void aSecondMethodTakesTheSelection();
    void aHiddenPadEndsItsStroke();

private:
    Project& project() { return m_window->project(); }
    Scene& scene() { return project().scene(); }
    void click(const char* name) { QTest::mouseClick(find<QToolButton>(*m_window, name), Qt::LeftButton); }
    QSlider* slider(const char* name) { return find<QSlider>(*m_window, name); }
    DrawingPad* pad() { return find<DrawingPad>(*m_window, "drawingPad"); }
    SecondMethod& second() { return m_window->teachWorkspace().secondMethod(); }
    void choose(const char* list, const char* item)
    {
        auto* box = find<QComboBox>(*m_window, list);
        const int index = box->findData(QString::fromLatin1(item));
        QVERIFY(index >= 0);
        box->setCurrentIndex(index);
        emit box->activated(index);
    }
    void open(const char* set)
    {
        choose("playgroundSet", set);
        QVERIFY(QString::fromStdString(project().input().file)
                    .startsWith(QStringLiteral("synth:") + QLatin1String(set)));
        waitForFit();
    }
    void waitForFit()
    {
        QTRY_VERIFY_WITH_TIMEOUT(project().fitter().finalFit() && scene().fit() == project().fitter().finalFit() &&
                                     scene().fit()->original == project().dataset(),
                                 patience);
    }
    double accuracy() { return scene().fit()->result->metrics.at("training_accuracy"); }
};

void TestPlayground::setsHaveSettingsThatSuitThem_data()
{
    QTest::addColumn<QByteArray>("set");
    QTest::addColumn<double>("accuracy");
    QTest::newRow("mixture") << QByteArray("mixture") << 0.97;
    QTest::newRow("spiral") << QByteArray("spiral") << 0.95;
    QTest::newRow("rings") << QByteArray("rings") << 0.97;
    QTest::newRow("disc") << QByteArray("disc") << 0.9;
    QTest::newRow("xor") << QByteArray("xor") << 0.95;
    QTest::newRow("moons") << QByteArray("moons") << 0.95;
    QTest::newRow("groups") << QByteArray("groups") << 0.97;
}

void TestPlayground::setsHaveSettingsThatSuitThem()
{
    QFETCH(QByteArray, set);
    QFETCH(double, accuracy);
    open(set.constData());
    QVERIFY2(this->accuracy() >= accuracy, qPrintable(QString::number(this->accuracy())));
    const auto* view = m_window->findChild<ScatterView*>(QStringLiteral("scatter"));
    QVERIFY(view->axisChoice().data);
    QVERIFY(find<QLabel>(*m_window, "playgroundScores")
                ->text()
                .contains(QLatin1String("% of the training samples correct")));
}

void TestPlayground::slidersChangeTheData()
{
    open("rings");
    const Index samples = project().dataset()->samples();
    QVERIFY(slider("playgroundClasses")->isEnabled());
    slider("playgroundClasses")->setValue(2);
    QCOMPARE(project().dataset()->labelField("class")->classes.size(), std::size_t(4));
    slider("playgroundFeatures")->setValue(5);
    QCOMPARE(project().dataset()->features(), Index(7));
    QCOMPARE(project().dataset()->samples(), samples);
    slider("playgroundNoise")->setValue(0);
    QVERIFY(std::abs(std::hypot(project().dataset()->value(0, 0), project().dataset()->value(0, 1)) - 1) < 1e-12);
    slider("playgroundSamples")->setValue(0);
    QCOMPARE(project().dataset()->samples(), Index(20));
    waitForFit();
    QCOMPARE(scene().fit()->samples(), 20);
    const Eigen::MatrixXd before = project().dataset()->values().map();
    click("playgroundAgain");
    QVERIFY(project().dataset()->values().map() != before);
    open("mixture");
    QVERIFY(!slider("playgroundClasses")->isEnabled());
}

void TestPlayground::aDragIsOneStep()
{
    open("rings");
    QCOMPARE(project().undoStack().count(), 0);
    const Eigen::MatrixXd before = project().dataset()->values().map();
    auto* noise = slider("playgroundNoise");
    emit noise->sliderPressed();
    for (const int position : {20, 30, 40})
        noise->setValue(position);
    emit noise->sliderReleased();
    QCOMPARE(project().undoStack().count(), 1);
    QVERIFY(project().dataset()->values().map() != before);
    project().undo();
    QVERIFY(project().dataset()->values().map() == before);
    waitForFit();
}

/// While the number of samples changes there is always a fit, of the samples before or after.
void TestPlayground::picturesStayWhileSamplesChange()
{
    open("rings");
    QSignalSpy fits(&scene(), &Scene::fitChanged);
    bool wasEmpty = false;
    connect(&scene(), &Scene::fitChanged, this, [&] { wasEmpty = wasEmpty || !scene().fit(); });
    for (const int position : {1, 3, 5, 2}) {
        slider("playgroundSamples")->setValue(position);
        waitForFit();
        QCOMPARE(scene().fit()->samples(), int(project().dataset()->samples()));
    }
    QVERIFY(fits.count() >= 4);
    QVERIFY(!wasEmpty);
    scene().disconnect(this);
}

void TestPlayground::pointsAreDrawnChangedAndErased()
{
    open("drawn");
    click("playgroundEdit");
    QTRY_VERIFY(pad()->isVisible() && pad()->height() >= pad()->sizeHint().height());
    const std::size_t before = pad()->points().size();
    find<QComboBox>(*m_window, "playgroundClass")->setCurrentIndex(2);
    const QPoint start = pad()->pixelOf({-0.8, 0.8}).toPoint(), end = pad()->pixelOf({0.8, 0.8}).toPoint();
    QTest::mousePress(pad(), Qt::LeftButton, {}, start);
    for (int i = 1; i <= 20; ++i)
        QTest::mouseMove(pad(), start + (end - start) * i / 20);
    QTest::mouseRelease(pad(), Qt::LeftButton, {}, end);
    const std::size_t drawn = pad()->points().size();
    QVERIFY(drawn > before + 5);
    QCOMPARE(project().dataset()->samples(), Index(drawn));
    QCOMPARE(project().dataset()->labelField("class")->counts()[2], int(drawn - before));
    waitForFit();
    QCOMPARE(project().undoStack().count(), 1);

    click("playgroundPaint");
    find<QComboBox>(*m_window, "playgroundClass")->setCurrentIndex(0);
    QTest::mouseClick(pad(), Qt::LeftButton, {}, pad()->pixelOf({-0.8, 0.8}).toPoint());
    QVERIFY(project().dataset()->labelField("class")->counts()[2] < int(drawn - before));
    QCOMPARE(project().dataset()->samples(), Index(drawn));

    click("playgroundErase");
    QTest::mouseClick(pad(), Qt::LeftButton, {}, pad()->pixelOf({0.8, 0.8}).toPoint());
    QVERIFY(project().dataset()->samples() < Index(drawn));
    waitForFit();
    QCOMPARE(project().undoStack().count(), 3);
    while (project().undoStack().canUndo())
        project().undo();
    QCOMPARE(pad()->points().size(), before);
    waitForFit();
}

void TestPlayground::keysDraw()
{
    open("drawn");
    click("playgroundEdit");
    QTRY_VERIFY(pad()->isVisible() && pad()->height() >= pad()->sizeHint().height());
    const std::size_t before = pad()->points().size();
    pad()->setFocus();
    QTest::keyClick(pad(), Qt::Key_Up);
    QTest::keyClick(pad(), Qt::Key_Space);
    QCOMPARE(pad()->points().size(), before + 1);
    QVERIFY(pad()->points().back().y > 0);
    QCOMPARE(project().dataset()->samples(), Index(before + 1));
}

void TestPlayground::drawnPointsComeBackFromACommand()
{
    SyntheticSpec spec{std::string(drawnSet), {}};
    spec.options.points = {{-0.25, 0.5, 1}, {0.125, -1, 2}, {1e-3, 0, 8}};
    spec.options.noise = 0.1;
    const auto again = syntheticSpec(inputText(spec));
    QVERIFY(again);
    QCOMPARE(again->name, spec.name);
    QVERIFY(again->options.points == spec.options.points);
    QCOMPARE(*again->options.noise, 0.1);
    for (const char* wrong : {"synth:drawn,points=1:2", "synth:drawn,points=1:a:2", "synth:drawn,points=x:1:2"})
        QVERIFY_THROWS_EXCEPTION(std::invalid_argument, static_cast<void>(syntheticSpec(wrong)));
}

void TestPlayground::twoMethodsAreSideBySide()
{
    open("rings");
    choose("secondMethod", "random-forest");
    QTRY_VERIFY_WITH_TIMEOUT(second().scene().fit(), patience);
    QCOMPARE(second().scene().fit()->result->method, std::string("random-forest"));
    QCOMPARE(second().scene().fit()->original, project().dataset());
    QVERIFY2(m_window->findChild<SecondMethodView*>()->isVisible(), "next to the samples");
    QVERIFY(m_window->findChild<ScatterView*>(QStringLiteral("scatter"))->isVisible());
    // It follows the data, the steps and the selection.
    slider("playgroundNoise")->setValue(45);
    QTRY_VERIFY_WITH_TIMEOUT(second().scene().fit() && second().scene().fit()->original == project().dataset(),
                             patience);
    waitForFit();
    std::vector<bool> some(std::size_t(scene().fit()->samples()), false);
    some[3] = true;
    scene().selection().set(some);
    QVERIFY(second().scene().selection().selected() == some);
    choose("secondMethod", "kmeans");
    QTRY_VERIFY_WITH_TIMEOUT(second().scene().fit()->result->method == "kmeans", patience);
    const std::string same = project().state().method;
    QCOMPARE(same, std::string("sfp"));
    choose("secondMethod", "");
    QVERIFY(!second().scene().fit());
    choose("secondMethod", "kmeans");  // the same once more
    QTRY_VERIFY_WITH_TIMEOUT(second().scene().fit(), patience);
    choose("secondMethod", "random-forest");
    choose("secondMethod", "");  // a fit under way does not arrive any more
    QTest::qWait(500);
    QVERIFY(!second().scene().fit());
    choose("secondMethod", "knn");
    m_window->toggleTeach();
    QVERIFY2(second().method().empty(), "it belongs to Teach");
    m_window->toggleTeach();
    QCOMPARE(find<QComboBox>(*m_window, "secondMethod")->currentData().toString(), QString());
}

/// They stay when the first method's change, and are those that the first method has not.
void TestPlayground::aSecondMethodHasItsOwnParameters()
{
    open("rings");
    choose("secondMethod", "knn");
    QTRY_VERIFY_WITH_TIMEOUT(second().scene().fit(), patience);
    auto* box = find<QWidget>(*m_window, "secondParameters");
    auto* neighbours = find<QSlider>(*box, "slider_neighbours");
    QVERIFY(neighbours->isVisible());
    const auto used = [this] { return second().scene().fit()->result->parameters.integer("neighbours"); };
    const auto before = used();
    QTest::keyClick(neighbours, Qt::Key_Right);
    QTRY_VERIFY_WITH_TIMEOUT(used() > before, patience);
    const auto chosen = used();
    QVERIFY(project().state().chosen.count("neighbours") == 0);
    QTest::keyClick(slider("slider_gamma"), Qt::Key_Right);
    waitForFit();
    QTRY_VERIFY_WITH_TIMEOUT(second().project().fitter().finalFit() == second().scene().fit(), patience);
    QCOMPARE(used(), chosen);
    choose("secondMethod", "fcm");
    QTRY_VERIFY_WITH_TIMEOUT(second().scene().fit()->result->method == "fcm", patience);
    QVERIFY(box->findChild<QSlider*>("slider_fuzzifier")->isVisible());
    QVERIFY2(!box->findChild<QSlider*>("slider_clusters"), "the first method has clusters");
    choose("secondMethod", "");
    QVERIFY(!box->isVisible());
}

/// Another fit of the second method leaves the selection as it is.
void TestPlayground::aSecondMethodTakesTheSelection()
{
    open("groups");
    std::vector<bool> some(std::size_t(scene().fit()->samples()), false);
    some[7] = true;
    scene().selection().set(some);
    choose("secondMethod", "kmeans");
    QTRY_VERIFY_WITH_TIMEOUT(second().scene().fit(), patience);
    QVERIFY(scene().selection().selected() == some);
    QVERIFY(second().scene().selection().selected() == some);
    some[8] = true;
    second().scene().selection().set(some);
    QVERIFY(scene().selection().selected() == some);
}

/// Hiding the pad in the middle of a stroke ends the stroke.
void TestPlayground::aHiddenPadEndsItsStroke()
{
    open("drawn");
    click("playgroundEdit");
    QTRY_VERIFY(pad()->isVisible());
    QTest::mousePress(pad(), Qt::LeftButton, {}, pad()->rect().center());
    QVERIFY(project().isDragging());
    click("teachLessons");
    QVERIFY(!project().isDragging());
}

QTEST_MAIN(TestPlayground)
#include "tst_playground.moc"
