// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/support/open_window.h"
#include "ui/panels/notice_bar.h"
#include "ui/teach/playback.h"
#include "ui/teach/player_bar.h"
#include "ui/teach/teach_workspace.h"
#include "ui/teach/timeline.h"
#include "ui/teach/updates_view.h"
#include "ui/theme/parts_label.h"
#include "ui/window/save_actions.h"

#include <QToolButton>

#include <cmath>

using namespace fuzzylens;
using namespace fuzzylens::ui;

namespace {

constexpr int patience = 30000;

}  // namespace

/// A fit shown update by update, used as by a hand.
class TestPlayback : public OpenWindow
{
    Q_OBJECT

private slots:
    void initTestCase() { prepareApplication(); }
    void init()
    {
        openWindow();
        m_window->resize(1280, 800);
        openDemonstration();
        // By default the labels decide in the first iteration.
        m_window->project().setParameter("alpha", 0.2, QStringLiteral("test"));
        m_window->project().setParameter("gamma", 1.0, QStringLiteral("test"));
        QTRY_VERIFY_WITH_TIMEOUT(m_window->project().fitter().finalFit(), patience);
        QTRY_COMPARE(scene().fit(), m_window->project().fitter().finalFit());
        QVERIFY(scene().fit()->result->outcome.iterations > 3);
    }
    void cleanup() { closeWindow(); }
    void everyUpdateIsAFitOfTheScene();
    void buttonsAndKeysGoBothWays();
    void playingEndsAtTheFit();
    void anotherFitShowsTheSameUpdate();
    void closingShowsTheFitAgain();
    void aClickOnTheChartShowsTheUpdate();
    void methodsWithoutUpdatesSaySo();
    void anUpdateIsNotSavedAsTheResult();

private:
    Playback& playback() { return m_window->playback(); }
    Scene& scene() { return m_window->project().scene(); }
    void open()
    {
        m_window->toggleTeach();
        QTRY_VERIFY_WITH_TIMEOUT(playback().last() > 0, patience);
    }
    void click(const char* name) { QTest::mouseClick(find<QToolButton>(*m_window, name), Qt::LeftButton); }
};

void TestPlayback::everyUpdateIsAFitOfTheScene()
{
    const FitPtr fit = scene().fit();
    open();
    QCOMPARE(playback().at(), playback().last());
    QCOMPARE(scene().fit(), fit);
    QCOMPARE(playback().last(), 4 * fit->result->outcome.iterations);
    const auto* label = find<PartsLabel>(*m_window, "playerLabel");
    double before = std::numeric_limits<double>::infinity();
    Eigen::MatrixXd memberships;
    for (int at = 0; at < playback().last(); ++at) {
        playback().show(at);
        QVERIFY(scene().fit()->preview);
        const ShownUpdate& update = *scene().fit()->update;
        QCOMPARE(update.block, playback().updates()[std::size_t(at)].block);
        const std::map<std::string, double>& metrics = scene().fit()->result->metrics;
        QCOMPARE(metrics.at("iterations"), double(update.iteration));
        int correct = 0;
        const Result& shown = *scene().fit()->result;
        for (std::size_t i = 0; i < shown.target.classOf.size(); ++i)
            correct += shown.target.classOf[i] >= 0 && shown.outcome.predictedClass[i] == shown.target.classOf[i];
        QCOMPARE(metrics.at("training_correct"), double(correct));
        if (at > 0) {
            QVERIFY(label->text().contains(QString::number(update.iteration)));
            QVERIFY(update.objective <= before + 1e-9 * std::abs(before));
            before = update.objective;
        }
        const Eigen::MatrixXd& now = scene().fit()->result->outcome.memberships;
        QVERIFY(now == memberships || at == 0 || update.block == "memberships");
        memberships = now;
    }
    QVERIFY(m_window->isVisible());
}

void TestPlayback::buttonsAndKeysGoBothWays()
{
    open();
    click("playerRewind");
    QCOMPARE(playback().at(), 0);
    QVERIFY(!find<QToolButton>(*m_window, "playerBack")->isEnabled());
    click("playerForward");
    click("playerForward");
    QCOMPARE(playback().at(), 2);
    click("playerBack");
    QCOMPARE(playback().at(), 1);
    auto& timeline = m_window->findChild<PlayerBar*>()->timeline();
    QTest::keyClick(&timeline, Qt::Key_Right);
    QCOMPARE(playback().at(), 2);
    QTest::keyClick(&timeline, Qt::Key_End);
    QCOMPARE(playback().at(), playback().last());
    QVERIFY(!scene().fit()->update);
    QTRY_VERIFY(timeline.width() > 200);
    const QPoint at(int(std::lround(timeline.pixelOf(5))), timeline.height() / 2);
    QTest::mouseClick(&timeline, Qt::LeftButton, {}, at);
    QCOMPARE(playback().at(), 5);
    QCOMPARE(timeline.value(), 5);
}

void TestPlayback::playingEndsAtTheFit()
{
    const FitPtr fit = scene().fit();
    open();
    playback().setPace(Playback::Fast);
    playback().show(playback().last() - 3);
    QSignalSpy shown(&scene(), &Scene::fitChanged);
    click("playerPlay");
    QVERIFY(playback().isPlaying());
    QTRY_VERIFY_WITH_TIMEOUT(!playback().isPlaying(), patience);
    QCOMPARE(shown.count(), 3);
    QCOMPARE(scene().fit(), fit);
    click("playerPlay");  // from the start again
    QCOMPARE(playback().at(), 0);
    click("playerPlay");
    QVERIFY(!playback().isPlaying());
}

void TestPlayback::anotherFitShowsTheSameUpdate()
{
    open();
    playback().show(6);
    const FitPtr before = scene().fit();
    m_window->project().setParameter("lambda", 3.21, QStringLiteral("test"));
    QTRY_VERIFY_WITH_TIMEOUT(scene().fit() != before && scene().fit()->update, patience);
    QCOMPARE(playback().at(), 6);
    QCOMPARE(scene().fit()->result->parameters.real("lambda"), 3.21);
    QCOMPARE(scene().fit()->update->block, playback().updates()[6].block);
}

void TestPlayback::closingShowsTheFitAgain()
{
    const FitPtr fit = scene().fit();
    open();
    playback().show(3);
    QVERIFY(scene().fit() != fit);
    m_window->toggleTeach();
    QCOMPARE(scene().fit(), fit);
    QVERIFY(!m_window->findChild<PlayerBar*>()->isVisible());
    QVERIFY(playback().updates().empty());
}

void TestPlayback::aClickOnTheChartShowsTheUpdate()
{
    open();
    auto* view = m_window->teachWorkspace().findChild<UpdatesView*>();
    QTRY_VERIFY(view->isVisible() && view->height() > 100);
    QTest::mouseClick(view, Qt::LeftButton, {}, view->placeOf(7).toPoint());
    QCOMPARE(playback().at(), 7);
    const QStringList lines = view->toCsv().trimmed().split(QLatin1Char('\n'));
    QCOMPARE(lines.size(), playback().last() + 2);
    QVERIFY(view->drop(7).has_value());
    QVERIFY(!view->drop(1).has_value());  // nothing is known of the objective at the start
}

void TestPlayback::methodsWithoutUpdatesSaySo()
{
    m_window->project().setMethod("pca");
    QTRY_COMPARE_WITH_TIMEOUT(scene().fit()->result->method, std::string("pca"), patience);
    m_window->toggleTeach();
    QTRY_VERIFY_WITH_TIMEOUT(!playback().problem().isEmpty(), patience);
    QCOMPARE(find<PartsLabel>(*m_window, "playerLabel")->text(), playback().problem());
    QVERIFY(!find<QToolButton>(*m_window, "playerPlay")->isEnabled());
}

void TestPlayback::anUpdateIsNotSavedAsTheResult()
{
    open();
    playback().show(2);
    m_window->saving().saveResult();  // no dialog
    QVERIFY(m_window->findChild<NoticeBar*>()->text().contains(QStringLiteral("Teach")));
    QVERIFY(!m_window->project().fitter().finalFit()->update);
}

QTEST_MAIN(TestPlayback)
#include "tst_playback.moc"
