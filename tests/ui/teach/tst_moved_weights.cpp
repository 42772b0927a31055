// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/support/open_window.h"
#include "ui/panels/notice_bar.h"
#include "ui/plot/view_table.h"
#include "ui/project/preparation.h"
#include "ui/teach/knock_out_view.h"
#include "ui/teach/playback.h"
#include "ui/teach/teach_workspace.h"
#include "ui/teach/weight_change_view.h"
#include "ui/window/save_actions.h"
#include "ui/workspaces/view_card.h"

#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QTableView>
#include <QToolButton>

#include <cmath>

using namespace fuzzylens;
using namespace fuzzylens::ui;

namespace {

constexpr int patience = 30000;

}  // namespace

/// Weights moved by mouse and keys, and knock-outs, as a user does.
class TestMovedWeights : public OpenWindow
{
    Q_OBJECT

private slots:
    void initTestCase() { prepareApplication(); }
    void init()
    {
        openWindow();
        m_window->resize(1280, 800);
        openDemonstration();
        QTRY_VERIFY_WITH_TIMEOUT(m_window->project().fitter().finalFit(), patience);
        QTRY_COMPARE(scene().fit(), m_window->project().fitter().finalFit());
        m_fit = scene().fit();
        m_window->toggleTeach();
        QTRY_VERIFY_WITH_TIMEOUT(playback().last() > 0, patience);
        m_window->teachWorkspace().updates().show(&view());
        QTRY_VERIFY(view().isVisible() && view().height() > 100);
    }
    void cleanup()
    {
        m_fit.reset();
        closeWindow();
    }
    void aDragMovesTheWeight();
    void escapeEndsTheDrag();
    void keysMoveTheWeight();
    void lockedWeightsStay();
    void resetShowsTheFit();
    void aClusterMovesAlone();
    void leavingTeachShowsTheFit();
    void leavingTeachWithoutUpdatesShowsTheFit();
    void anotherFitBeginsUnmoved();
    void anUpdateCanBeMoved();
    void typedFeaturesAreShown();
    void theLastWeightCannotBeRemoved();
    void movedWeightsAreNotSaved();
    void otherMethodsSaySo();
    void knockOutsSelectTheirSamples();

private:
    Playback& playback() { return m_window->playback(); }
    Scene& scene() { return m_window->project().scene(); }
    TeachWorkspace& teach() { return m_window->teachWorkspace(); }
    WeightChangeView& view() { return *teach().findChild<WeightChangeView*>(); }
    KnockOutView& knockOuts() { return *teach().findChild<KnockOutView*>(); }
    MovedWeights& moved() { return *teach().findChild<MovedWeights*>(); }
    const Outcome& shown() { return scene().fit()->result->outcome; }
    void press(int row) { QTest::mousePress(&view(), Qt::LeftButton, {}, view().barEnd(row).toPoint()); }
    void moveTo(const QPointF& at)
    {
        QMouseEvent move(QEvent::MouseMove, at, view().mapToGlobal(at), Qt::NoButton, Qt::LeftButton, {});
        QApplication::sendEvent(&view(), &move);
    }
    void release(const QPointF& at) { QTest::mouseRelease(&view(), Qt::LeftButton, {}, at.toPoint()); }

    FitPtr m_fit;
};

void TestMovedWeights::aDragMovesTheWeight()
{
    const int feature = view().features().front(), other = view().features().back();
    const double fitted = moved().weight(feature, MovedWeights::allClusters);
    const std::vector<int> before = view().features();
    const QPointF from = view().barEnd(0), middle = from - QPointF(20, 0), to = from - QPointF(40, 0);
    press(0);
    moveTo(middle);
    const double halfWay = moved().weight(feature, MovedWeights::allClusters);
    moveTo(to);
    QVERIFY(std::abs(view().barEnd(0).x() - to.x()) < 1.5);  // the bar follows the pointer
    release(to);
    const double weight = moved().weight(feature, MovedWeights::allClusters);
    QVERIFY(weight < halfWay && halfWay < fitted);
    QVERIFY(moved().weight(other, MovedWeights::allClusters) >
            moved().fittedWeight(other, MovedWeights::allClusters));
    QCOMPARE(view().features(), before);

    const FitPtr& fit = scene().fit();
    QVERIFY(fit != m_fit && fit->preview && hasMovedWeights(*fit));
    QVERIFY(std::abs(shown().featureWeights.col(feature).mean() - weight) < 1e-15);
    QVERIFY((shown().featureWeights.rowwise().sum().array() - 1).abs().maxCoeff() < 1e-12);
    QVERIFY(shown().memberships != m_fit->result->outcome.membershipsLabelFree);
    QVERIFY(shown().embedding != m_fit->result->outcome.embedding);
    const WeightEffect& effect = moved().effect();
    QCOMPARE(effect.correct, int(fit->result->metrics.at("training_correct")));
    QVERIFY(view().effectTexts().front().contains(QStringLiteral("%1 of %2 (fit: %3 of %2)")
                                                      .arg(effect.correct)
                                                      .arg(effect.labelled)
                                                      .arg(effect.correctBefore)));
    QVERIFY(find<QLabel>(*m_window, "statusBadge")->text().contains(QStringLiteral("weights moved")));
}

void TestMovedWeights::escapeEndsTheDrag()
{
    const QPointF from = view().barEnd(1);
    press(1);
    moveTo(from - QPointF(30, 0));
    QVERIFY(hasMovedWeights(*scene().fit()));
    QTest::keyClick(&view(), Qt::Key_Escape);
    QCOMPARE(scene().fit(), m_fit);
    QVERIFY(!moved().isMoved());
    moveTo(from - QPointF(60, 0));  // the button is still down
    release(from - QPointF(60, 0));
    QCOMPARE(scene().fit(), m_fit);
}

void TestMovedWeights::keysMoveTheWeight()
{
    const int second = view().features()[1];
    const double fitted = moved().weight(second, MovedWeights::allClusters);
    view().setFocus();
    QTest::keyClick(&view(), Qt::Key_Home);
    QTest::keyClick(&view(), Qt::Key_Down);
    QTest::keyClick(&view(), Qt::Key_Right);
    const double more = moved().weight(second, MovedWeights::allClusters);
    QVERIFY(more > fitted);
    QVERIFY(view().accessibleDescription().contains(m_fit->featureLabel(second)));
    QTest::keyClick(&view(), Qt::Key_Left);
    QTest::keyClick(&view(), Qt::Key_Left);
    QVERIFY(moved().weight(second, MovedWeights::allClusters) < fitted);
    QTest::keyClick(&view(), Qt::Key_0);
    QCOMPARE(shown().featureWeights.col(second).maxCoeff(), 0.0);
    QTest::keyClick(&view(), Qt::Key_Right);
    QVERIFY(shown().featureWeights.col(second).minCoeff() > 0);
    QTest::keyClick(&view(), Qt::Key_Delete);
    QCOMPARE(shown().featureWeights.col(second).maxCoeff(), 0.0);
    QTest::keyClick(&view(), Qt::Key_Backspace);
    QCOMPARE(scene().fit(), m_fit);
}

void TestMovedWeights::lockedWeightsStay()
{
    const int first = view().features()[0], second = view().features()[1];
    QTest::keyClick(&view(), Qt::Key_Home);
    QTest::keyClick(&view(), Qt::Key_L);
    QVERIFY(moved().isLocked(first));
    QCOMPARE(scene().fit(), m_fit);  // nothing has moved
    const Eigen::VectorXd locked = m_fit->result->outcome.featureWeights.col(first);
    QTest::keyClick(&view(), Qt::Key_0);
    QVERIFY(!moved().isMoved());
    press(0);
    moveTo(view().barEnd(0) - QPointF(40, 0));
    release(view().barEnd(0) - QPointF(40, 0));
    QVERIFY(!moved().isMoved());
    QTest::keyClick(&view(), Qt::Key_Home);
    QTest::keyClick(&view(), Qt::Key_Down);
    QTest::keyClick(&view(), Qt::Key_0);
    QCOMPARE(shown().featureWeights.col(second).maxCoeff(), 0.0);
    QVERIFY(shown().featureWeights.col(first) == locked);
    QVERIFY(view().toCsv().contains(QStringLiteral(",1\n")));
    QTest::keyClick(&view(), Qt::Key_Home);
    QTest::keyClick(&view(), Qt::Key_L);
    QVERIFY(!moved().isLocked(first));
    QVERIFY(moved().weight(first, 0) != locked[0]);  // it follows the others again
}

void TestMovedWeights::resetShowsTheFit()
{
    auto* reset = view().controls()->findChild<QToolButton*>(QStringLiteral("movedReset"));
    QVERIFY(!reset->isEnabled());
    QTest::keyClick(&view(), Qt::Key_Home);
    QTest::keyClick(&view(), Qt::Key_Delete);
    QVERIFY(scene().fit() != m_fit);
    QTest::mouseClick(reset, Qt::LeftButton);
    QCOMPARE(scene().fit(), m_fit);
    QVERIFY(!moved().isMoved() && !reset->isEnabled());
    QCOMPARE(playback().at(), playback().last());
}

void TestMovedWeights::aClusterMovesAlone()
{
    auto* cluster = view().controls()->findChild<QComboBox*>(QStringLiteral("movedCluster"));
    QCOMPARE(cluster->count(), moved().rows() + 1);
    cluster->setCurrentIndex(2);  // the second cluster
    const int feature = view().features().front();
    QTest::keyClick(&view(), Qt::Key_Home);
    QTest::keyClick(&view(), Qt::Key_Delete);
    QCOMPARE(shown().featureWeights(1, feature), 0.0);
    QVERIFY(shown().featureWeights.row(0).isApprox(m_fit->result->outcome.featureWeights.row(0), 1e-12));
}

void TestMovedWeights::leavingTeachShowsTheFit()
{
    const Eigen::MatrixXd memberships = m_fit->result->outcome.memberships;
    QTest::keyClick(&view(), Qt::Key_Home);
    QTest::keyClick(&view(), Qt::Key_Delete);
    QVERIFY(scene().fit() != m_fit);
    m_window->toggleTeach();
    QCOMPARE(scene().fit(), m_fit);
    QVERIFY(scene().fit()->result->outcome.memberships == memberships);
    QVERIFY(!moved().fit() && !moved().isMoved());
    m_window->toggleTeach();
    QCOMPARE(moved().fit(), m_fit);
    QVERIFY(!moved().isMoved());
}

/// The playback has nothing to return to.
void TestMovedWeights::leavingTeachWithoutUpdatesShowsTheFit()
{
    m_window->project().setMethod("pckmeans");
    QTRY_COMPARE_WITH_TIMEOUT(scene().fit()->result->method, std::string("pckmeans"), patience);
    QTRY_VERIFY_WITH_TIMEOUT(!playback().problem().isEmpty(), patience);
    const FitPtr fit = scene().fit();
    QCOMPARE(moved().fit(), fit);
    QCOMPARE(moved().rows(), 1);
    QVERIFY(moved().problem().isEmpty());
    moved().move(view().features().front(), 0, 0);
    QVERIFY(hasMovedWeights(*scene().fit()));
    m_window->toggleTeach();
    QCOMPARE(scene().fit(), fit);
}

void TestMovedWeights::anotherFitBeginsUnmoved()
{
    moved().move(view().features().front(), MovedWeights::allClusters, 0);
    moved().setLocked(view().features().back(), true);
    m_window->project().setParameter("lambda", 3.21, QStringLiteral("test"));
    QTRY_VERIFY_WITH_TIMEOUT(moved().fit() != m_fit && !moved().fit()->preview, patience);
    QCOMPARE(scene().fit(), moved().fit());
    QVERIFY(!moved().isMoved() && moved().locked().empty());
    QTRY_VERIFY_WITH_TIMEOUT(playback().last() > 0, patience);
}

void TestMovedWeights::anUpdateCanBeMoved()
{
    playback().show(playback().last() - 1);
    const FitPtr update = scene().fit();
    QCOMPARE(moved().fit(), update);
    moved().move(view().features().front(), MovedWeights::allClusters, 0);
    QVERIFY(hasMovedWeights(*scene().fit()));
    QCOMPARE(playback().at(), playback().last() - 1);
    moved().reset();
    QCOMPARE(scene().fit(), update);
    moved().move(view().features().front(), MovedWeights::allClusters, 0);
    playback().show(1);
    QVERIFY(!hasMovedWeights(*scene().fit()));
    QVERIFY(!moved().isMoved());
    playback().show(2);
    moved().move(view().features().front(), MovedWeights::allClusters, 0);
    m_window->toggleTeach();
    QCOMPARE(scene().fit(), m_fit);
}

void TestMovedWeights::typedFeaturesAreShown()
{
    const std::vector<int> leading = moved().leadingFeatures(MovedWeights::allClusters, 1 << 20);
    const int wanted = leading.back();
    QVERIFY(std::find(view().features().begin(), view().features().end(), wanted) == view().features().end());
    auto* field = view().controls()->findChild<QLineEdit*>(QStringLiteral("movedFind"));
    field->setText(m_fit->featureLabel(wanted).toLower());
    QTest::keyClick(field, Qt::Key_Return);
    QCOMPARE(view().features().back(), wanted);
    QCOMPARE(scene().focusFeature(), wanted);
    QVERIFY(field->text().isEmpty());
    field->setText(QStringLiteral("no such feature"));
    QTest::keyClick(field, Qt::Key_Return);
    QVERIFY(!field->text().isEmpty());
    QCOMPARE(view().features().back(), wanted);
}

void TestMovedWeights::theLastWeightCannotBeRemoved()
{
    m_window->project().setParameter("lambda", 1e-9, QStringLiteral("test"));
    QTRY_VERIFY_WITH_TIMEOUT(moved().fit() && moved().fit() != m_fit && !moved().fit()->preview, patience);
    const Eigen::MatrixXd& weights = moved().fit()->result->outcome.featureWeights;
    Eigen::Index feature = 0;
    QCOMPARE(weights.row(0).maxCoeff(&feature), 1.0);  // the only one
    const FitPtr fit = scene().fit();
    moved().move(int(feature), MovedWeights::allClusters, 0);
    QVERIFY(!moved().refusal().isEmpty());
    QCOMPARE(view().effectTexts(), QStringList{moved().refusal()});
    QCOMPARE(scene().fit(), fit);
}

void TestMovedWeights::movedWeightsAreNotSaved()
{
    moved().move(view().features().front(), MovedWeights::allClusters, 0);
    m_window->saving().saveResult();  // no dialog
    QVERIFY(m_window->findChild<NoticeBar*>()->text().contains(QStringLiteral("Reset")));
    QCOMPARE(m_window->project().fitter().finalFit(), m_fit);
}

void TestMovedWeights::otherMethodsSaySo()
{
    m_window->project().setMethod("pca");
    QTRY_COMPARE_WITH_TIMEOUT(scene().fit()->result->method, std::string("pca"), patience);
    QVERIFY(!view().isApplicable() && !knockOuts().isApplicable());
    QVERIFY(view().description().contains(QStringLiteral("cluster centres")));
    QVERIFY(!view().isVisible());
    moved().move(0, MovedWeights::allClusters, 0);
    QVERIFY(!hasMovedWeights(*scene().fit()));
    m_window->project().setMethod("fcm");
    QTRY_COMPARE_WITH_TIMEOUT(scene().fit()->result->method, std::string("fcm"), patience);
    QVERIFY(view().isApplicable());
    moved().move(view().features().front(), MovedWeights::allClusters, 0);
    QVERIFY(shown().memberships != moved().fit()->result->outcome.memberships);
}

void TestMovedWeights::knockOutsSelectTheirSamples()
{
    KnockOutView& table = knockOuts();
    teach().updates().show(&table);
    QVERIFY(!table.missing().isEmpty());
    QTest::mouseClick(static_cast<QToolButton*>(table.controls()), Qt::LeftButton);
    QTRY_VERIFY_WITH_TIMEOUT(!table.knockOuts().empty(), patience);
    QVERIFY(table.missing().isEmpty());
    const std::vector<int> leading =
        moved().leadingFeatures(MovedWeights::allClusters, KnockOutView::mostFeatures);
    QCOMPARE(table.knockOuts().size(), leading.size());
    for (std::size_t i = 0; i < leading.size(); ++i) {
        const KnockOut& one = table.knockOuts()[i];
        QCOMPARE(int(one.feature), leading[i]);
        moved().reset();
        moved().move(leading[i], MovedWeights::allClusters, 0);
        QCOMPARE(one.effect, moved().effect());
    }
    QCOMPARE(table.knockOuts().size(), leading.size());  // moving does not clear them

    auto* cells = find<QTableView>(teach(), "knockOutTable");
    cells->sortByColumn(3, Qt::DescendingOrder);
    std::size_t most = 0;
    for (const KnockOut& one : table.knockOuts())
        most = std::max(most, one.effect.changed.size());
    QCOMPARE(cells->model()->index(0, 3).data().toUInt(), most);
    cells->selectRow(0);
    QCOMPARE(std::size_t(scene().selection().count()), most);
    const ViewTable csv(table.toCsv());
    QCOMPARE(csv.rowCount(), int(leading.size()));
    QCOMPARE(csv.field(0, 4).toUInt(), most);

    m_window->project().setParameter("lambda", 3.21, QStringLiteral("test"));
    QTRY_VERIFY_WITH_TIMEOUT(table.knockOuts().empty(), patience);  // they were those of another fit
}

QTEST_MAIN(TestMovedWeights)
#include "tst_moved_weights.moc"
