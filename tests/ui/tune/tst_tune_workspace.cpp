// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/support/event_loop.h"
#include "tests/ui/support/open_window.h"
#include "ui/panels/spoken_slider.h"
#include "ui/tune/cluster_numbers.h"
#include "ui/tune/cluster_view.h"
#include "ui/tune/feature_path.h"
#include "ui/tune/landscape_view.h"
#include "ui/tune/path_view.h"
#include "ui/tune/trials_view.h"
#include "ui/tune/tune_controller.h"
#include "ui/tune/tune_settings.h"
#include "ui/tune/tune_workspace.h"
#include "ui/tune/validation_view.h"
#include "ui/views/scatter/scatter_view.h"
#include "ui/workspaces/explore_workspace.h"
#include "ui/workspaces/side_by_side.h"
#include "ui/workspaces/view_card.h"

#include <QAccessible>
#include <QCheckBox>
#include <QComboBox>
#include <QHeaderView>
#include <QImage>
#include <QLabel>
#include <QLineEdit>
#include <QMessageBox>
#include <QPushButton>
#include <QSpinBox>
#include <QTableView>
#include <QToolButton>

#include <cmath>

using namespace fuzzylens;
using namespace fuzzylens::ui;

namespace {

constexpr int patience = 60000;

}  // namespace

/// The workspace Tune, used as by a hand.
class TestTuneWorkspace : public OpenWindow
{
    Q_OBJECT

private slots:
    void initTestCase() { prepareApplication(); }
    void init();
    void cleanup() { closeWindow(); }
    void aSearchTakesTwoClicks();
    void aClickOnACellShowsItsFit();
    void draggingOverCellsIsOneStep();
    void theLandscapeByKeys();
    void aThirdParameterHasASlider();
    void theCurveShowsOneParameter();
    void theTableIsSortedAndSetsParameters();
    void trialsAndTuningFileAreWritten();
    void aStoppedSearchIsSavedAndOpened();
    void useTheseParametersReturnsToExplore();
    void outOfDateTrialsAreCovered();
    void messagesInsteadOfDialogs();
    void withoutLabelsNumbersOfClustersAreCompared();
    void thePathIsOnAPageOfItsOwn();
    void wrongNumbersAreMarked();
    void figuresAreDrawn();
    void everyPartHasAName();
    void aNarrowWindowShowsOneAtATime();

private:
    template <typename T>
    T* part(const char* name)
    {
        return m_window->tuneWorkspace().findChild<T*>(QString::fromLatin1(name));
    }
    /// Of the page of the search: other pages have fields of the same name.
    template <typename T>
    T* field(const QString& name)
    {
        return m_window->tuneWorkspace().findChild<TuneSettings*>()->findChild<T*>(name);
    }
    TuneController& tune() { return m_window->tune(); }
    /// A grid that takes little time.
    void narrowTheGrid()
    {
        for (const char* name : {"lambda_prime", "gamma_prime"}) {
            field<QLineEdit>(QLatin1String("from_") + QLatin1String(name))->setText(QStringLiteral("0.2"));
            field<QLineEdit>(QLatin1String("to_") + QLatin1String(name))->setText(QStringLiteral("0.8"));
            field<QSpinBox>(QLatin1String("count_") + QLatin1String(name))->setValue(3);
        }
        auto* protocol = part<QComboBox>("searchProtocol");
        protocol->setCurrentIndex(protocol->findData(QStringLiteral("kfold:5")));
    }
    bool search()
    {
        narrowTheGrid();
        QTest::mouseClick(part<QPushButton>("startSearch"), Qt::LeftButton);
        const bool isComplete =
            tune().isBusy() &&
            QTest::qWaitFor([this] { return !tune().isBusy() && tune().finished().size() == 9; }, patience);
        if (!isComplete)
            qWarning("%s", qPrintable(part<QLabel>("tuneMessage")->text()));
        processDueEvents();
        return isComplete;
    }
    bool showsFitOf(std::size_t candidate)
    {
        return QTest::qWaitFor(
            [&] {
                return m_window->project().scene().fit()->result->parameters ==
                       tune().record().candidates[candidate];
            },
            patience);
    }
};

void TestTuneWorkspace::init()
{
    openWindow();
    m_window->resize(1280, 800);
    openDemonstration();
    m_window->toggleTune();
    QTRY_VERIFY(m_window->tuneWorkspace().isVisible());
    processDueEvents();  // it is laid out
}

void TestTuneWorkspace::aSearchTakesTwoClicks()
{
    m_window->toggleTune();
    QVERIFY(!m_window->tuneWorkspace().isVisible());
    QTest::mouseClick(find<QPushButton>(*m_window, "tuneButton"), Qt::LeftButton);
    auto* start = part<QPushButton>("startSearch");
    QTRY_VERIFY(start->isVisible());
    QTRY_VERIFY(start->hasFocus());
    processDueEvents();
    QTest::mouseClick(start, Qt::LeftButton);
    QVERIFY(tune().isBusy());
    QCOMPARE(tune().search()->plan().grid.size(), std::size_t(81));
    QCOMPARE(tune().search()->plan().protocol, Protocol());
    QTRY_VERIFY_WITH_TIMEOUT(!tune().finished().empty(), patience);
    QVERIFY(part<QLabel>("searchStatus")->text().contains(QStringLiteral("fits")));
    QTest::mouseClick(start, Qt::LeftButton);
    QVERIFY(!tune().isBusy());
    QTRY_VERIFY(part<QLabel>("searchStatus")->text().startsWith(QStringLiteral("Stopped")));
}

void TestTuneWorkspace::aClickOnACellShowsItsFit()
{
    QVERIFY(search());
    auto* view = part<LandscapeView>("landscapeView");
    QTRY_VERIFY(view->isVisible());
    const AnalysisState before = m_window->project().state();
    const int steps = m_window->project().undoStack().count();
    const LandscapeChart chart = view->chart();
    QCOMPARE(chart.cells.size(), std::size_t(9));
    QTest::mouseClick(view, Qt::LeftButton, {}, view->placeOf(2, 1).toPoint());
    QCOMPARE(tune().selected(), chart.cell(2, 1).candidate);
    QCOMPARE(m_window->project().undoStack().count(), steps + 1);
    QVERIFY(showsFitOf(chart.cell(2, 1).candidate));
    QVERIFY(m_window->workspace().isVisible());  // it shows the fit
    QVERIFY(part<QLabel>("selectedTrial")->text().contains(QStringLiteral("in use")));
    QVERIFY(view->chart().cell(2, 1).marks.isInUse);
    m_window->project().undo();
    QVERIFY(m_window->project().state() == before);
}

void TestTuneWorkspace::draggingOverCellsIsOneStep()
{
    QVERIFY(search());
    auto* view = part<LandscapeView>("landscapeView");
    const int steps = m_window->project().undoStack().count();
    QTest::mousePress(view, Qt::LeftButton, {}, view->placeOf(0, 0).toPoint());
    for (const int column : {1, 2})
        QTest::mouseMove(view, view->placeOf(column, 2).toPoint());
    QTest::mouseRelease(view, Qt::LeftButton, {}, view->placeOf(2, 2).toPoint());
    QCOMPARE(tune().selected(), view->chart().cell(2, 2).candidate);
    QCOMPARE(m_window->project().undoStack().count(), steps + 1);
    QVERIFY(!m_window->project().isDragging());
    QVERIFY(showsFitOf(view->chart().cell(2, 2).candidate));
}

void TestTuneWorkspace::theLandscapeByKeys()
{
    QVERIFY(search());
    auto* view = part<LandscapeView>("landscapeView");
    view->setFocus();
    for (int i = 0; i < 3; ++i) {
        QTest::keyClick(view, Qt::Key_Left);
        QTest::keyClick(view, Qt::Key_Down);
    }
    QTest::keyClick(view, Qt::Key_Right);
    QVERIFY2(view->accessibleDescription().contains(QStringLiteral("γ′ 0.2, λ′ 0.5")),
             qPrintable(view->accessibleDescription()));
    QTest::keyClick(view, Qt::Key_Return);
    QCOMPARE(tune().selected(), view->chart().cell(1, 0).candidate);
    QVERIFY(showsFitOf(view->chart().cell(1, 0).candidate));
}

void TestTuneWorkspace::aThirdParameterHasASlider()
{
    auto* labelWeight = field<QCheckBox>(QStringLiteral("search_alpha_prime"));
    labelWeight->setChecked(true);
    field<QSpinBox>(QStringLiteral("count_alpha_prime"))->setValue(2);
    narrowTheGrid();
    QTest::mouseClick(part<QPushButton>("startSearch"), Qt::LeftButton);
    QTRY_VERIFY_WITH_TIMEOUT(!tune().isBusy() && tune().finished().size() == 18, patience);
    processDueEvents();
    auto* view = part<LandscapeView>("landscapeView");
    auto* slider = part<SpokenSlider>("slice_alpha_prime");
    QVERIFY(slider && slider->isVisible());
    QCOMPARE(slider->maximum(), 1);
    const Grid& grid = tune().search()->plan().grid;
    QCOMPARE(slider->value(), int(grid.positions(*tune().best()).front()));
    const int steps = m_window->project().undoStack().count();
    for (const int position : {0, 1, 0}) {
        slider->setValue(position);
        const LandscapeChart chart = view->chart();
        QCOMPARE(chart.cells.size(), std::size_t(9));
        for (const LandscapeChart::Cell& cell : chart.cells)
            QCOMPARE(int(grid.positions(cell.candidate).front()), position);
        QVERIFY(view->description().contains(chart.slice) && chart.slice.startsWith(QStringLiteral("α′ ")));
        QVERIFY(
            slider->words().startsWith(QString::fromStdString(grid.axes().front().values[std::size_t(position)])));
    }
    QVERIFY(!tune().isBusy() && tune().finished().size() == 18);  // it was only drawn again
    QCOMPARE(m_window->project().undoStack().count(), steps);
    QVERIFY(view->toCsv().startsWith(QStringLiteral("lambda_prime,gamma_prime,alpha_prime,accuracy,")));
    // The caption names what all cells share.
    QVERIFY2(view->origin().contains(QStringLiteral("α ")) && view->origin().contains(QStringLiteral("5 folds")) &&
                 !view->origin().contains(QStringLiteral("λ ")) && !view->origin().contains(QStringLiteral("γ ")),
             qPrintable(view->origin()));
    QVERIFY(QRectF(view->rect()).contains(QRectF(slider->geometry())));
    QVERIFY(view->placeOf(1, 0).y() < slider->mapTo(view, QPoint()).y());
    auto* across = part<QComboBox>("landscapeX");
    across->setCurrentIndex(0);
    emit across->activated(0);
    QVERIFY(!part<SpokenSlider>("slice_alpha_prime") && part<SpokenSlider>("slice_lambda_prime"));
    QCOMPARE(view->chart().cells.size(), std::size_t(6));
}

void TestTuneWorkspace::theCurveShowsOneParameter()
{
    part<QCheckBox>("search_gamma_prime")->setChecked(false);
    narrowTheGrid();
    QTest::mouseClick(part<QPushButton>("startSearch"), Qt::LeftButton);
    QTRY_VERIFY_WITH_TIMEOUT(!tune().isBusy() && tune().finished().size() == 3, patience);
    auto* view = part<ValidationView>("validationView");
    QTRY_VERIFY(view->isVisible());
    const ValidationChart chart = view->chart();
    QCOMPARE(chart.points.size(), std::size_t(3));
    for (const ValidationChart::Point& point : chart.points) {
        const Score& score = findTrial(tune().record(), point.candidate)->scores.at("accuracy");
        QCOMPARE(*point.score, score.mean);
        QCOMPARE(point.error, standardError(score));
        QVERIFY(point.training && *point.training >= 0 && *point.training <= 1);
    }
    QTest::mouseClick(view, Qt::LeftButton, {}, view->placeOf(2).toPoint());
    QVERIFY(showsFitOf(2));
    QTest::keyClick(view, Qt::Key_Home);
    QTest::keyClick(view, Qt::Key_Return);
    QVERIFY(showsFitOf(0));
}

void TestTuneWorkspace::theTableIsSortedAndSetsParameters()
{
    QVERIFY(search());
    auto* trials = part<TrialsView>("trialsView");
    m_window->tuneWorkspace().card().show(trials);
    auto* table = part<QTableView>("trialsTable");
    QTRY_VERIFY(table->isVisible());
    QCOMPARE(table->model()->rowCount(), 9);
    constexpr int accuracy = 2;
    QTest::mouseClick(table->horizontalHeader()->viewport(), Qt::LeftButton, {},
                      {table->columnViewportPosition(accuracy) + 10, 8});
    QCOMPARE(table->horizontalHeader()->sortIndicatorSection(), accuracy);
    for (int row = 1; row < 9; ++row) {
        const double one = table->model()->index(row - 1, accuracy).data().toString().toDouble(),
                     next = table->model()->index(row, accuracy).data().toString().toDouble();
        QVERIFY(table->horizontalHeader()->sortIndicatorOrder() == Qt::AscendingOrder ? one <= next : one >= next);
    }
    table->setFocus();
    table->setCurrentIndex(table->model()->index(4, 0));
    QTest::keyClick(table, Qt::Key_Return);
    QVERIFY(showsFitOf(tune().selected()));
    QVERIFY(trials->toCsv().startsWith(QStringLiteral("gamma_prime,lambda_prime,accuracy,")));
    QCOMPARE(trials->toCsv().count(QLatin1Char('\n')), 10);
}

void TestTuneWorkspace::trialsAndTuningFileAreWritten()
{
    QVERIFY(search());
    auto* trials = part<TrialsView>("trialsView");
    m_window->tuneWorkspace().card().show(trials);
    part<QTableView>("trialsTable")->setFocus();
    const QString csv = m_folder.filePath(QStringLiteral("trials.csv")),
                  json = m_folder.filePath(QStringLiteral("tune.json"));
    answerFileDialog(csv);
    m_window->saveCurrentData();
    QFile written(csv);
    QVERIFY(written.open(QIODevice::ReadOnly));
    QCOMPARE(QString::fromUtf8(written.readAll()), trials->toCsv());
    answerFileDialog(json);
    QTest::mouseClick(part<QPushButton>("saveSearch"), Qt::LeftButton);
    QFile saved(json);
    QVERIFY(saved.open(QIODevice::ReadOnly));
    QCOMPARE(tuneResultFromJson(saved.readAll().toStdString(), "tune.json").record.trials.size(), std::size_t(9));
}

void TestTuneWorkspace::aStoppedSearchIsSavedAndOpened()
{
    auto* start = part<QPushButton>("startSearch");
    auto* resume = part<QPushButton>("resumeSearch");
    QVERIFY(resume->isHidden());
    QTest::mouseClick(start, Qt::LeftButton);  // 81 settings
    QTRY_VERIFY_WITH_TIMEOUT(!tune().finished().empty(), patience);
    QTest::mouseClick(start, Qt::LeftButton);
    QTRY_VERIFY(resume->isVisible());
    const std::size_t finished = tune().finished().size();
    QVERIFY(finished < 81);
    const QString json = m_folder.filePath(QStringLiteral("part.json"));
    answerFileDialog(json);
    QTest::mouseClick(part<QPushButton>("saveSearch"), Qt::LeftButton);
    openDemonstration();
    QVERIFY(tune().finished().empty());
    auto* open = part<QPushButton>("openSearch");
    QTRY_VERIFY(open->isVisible() && open->isEnabled());
    processDueEvents();
    field<QCheckBox>(QStringLiteral("search_gamma_prime"))->setChecked(false);
    answerFileDialog(json);
    QTest::mouseClick(open, Qt::LeftButton);
    QVERIFY(tune().isBusy() && tune().finished().size() == finished);
    QVERIFY(field<QCheckBox>(QStringLiteral("search_gamma_prime"))->isChecked());
    QTest::mouseClick(start, Qt::LeftButton);
    // A file that is none.
    QFile broken(json);
    QVERIFY(broken.open(QIODevice::WriteOnly) && broken.write("{}") == 2);
    broken.close();
    const std::size_t kept = tune().finished().size();
    answerFileDialog(json);
    QTRY_VERIFY(open->isVisible());
    QTest::mouseClick(open, Qt::LeftButton);
    QCOMPARE(tune().finished().size(), kept);
}

void TestTuneWorkspace::useTheseParametersReturnsToExplore()
{
    QVERIFY(search());
    QTest::mouseClick(part<QPushButton>("showSimplest"), Qt::LeftButton);
    QCOMPARE(tune().selected(), *tune().simplest());
    QVERIFY(part<QLabel>("selectedTrial")
                ->text()
                .contains(QStringLiteral("simplest of %1 within").arg(tune().withinOneError())));
    QTest::mouseClick(part<QPushButton>("useParameters"), Qt::LeftButton);
    QVERIFY(!m_window->tuneWorkspace().isVisible());
    QVERIFY(showsFitOf(*tune().simplest()));
    m_window->toggleTune();  // the trials are still there
    QCOMPARE(tune().finished().size(), std::size_t(9));
}

void TestTuneWorkspace::outOfDateTrialsAreCovered()
{
    QVERIFY(search());
    auto* veil = m_window->tuneWorkspace().card().findChild<QWidget*>(QStringLiteral("outdatedVeil"));
    QVERIFY(!veil->isVisible());
    AnalysisState next = m_window->project().state();
    next.steps.clear();
    m_window->project().change(next, QStringLiteral("test"));
    QVERIFY(veil->isVisible());
    QVERIFY(veil->accessibleName().startsWith(QStringLiteral("Out of date")));
    QVERIFY(!part<QPushButton>("useParameters")->isEnabled());
    auto* view = part<LandscapeView>("landscapeView");
    const AnalysisState before = m_window->project().state();
    QTest::mouseClick(view, Qt::LeftButton, {}, view->placeOf(0, 0).toPoint());
    QVERIFY(m_window->project().state() == before);
    m_window->project().undo();
    QVERIFY(!veil->isVisible());
}

void TestTuneWorkspace::messagesInsteadOfDialogs()
{
    auto* message = part<QLabel>("tuneMessage");
    auto* start = part<QPushButton>("startSearch");
    QVERIFY(message->isHidden() && start->isEnabled());
    m_window->project().setMethod("fcm");
    QTRY_VERIFY(message->text().contains(QStringLiteral("does not predict classes")));
    QVERIFY(!start->isEnabled());
    m_window->project().setMethod("sfp");
    QTRY_VERIFY(message->isHidden() && start->isEnabled());
    AnalysisState next = m_window->project().state();
    next.label.clear();
    m_window->project().change(next, QStringLiteral("test"));
    QTRY_VERIFY(message->text().contains(QStringLiteral("label field")));
    QVERIFY(!start->isEnabled());
    m_window->project().undo();
    QTRY_VERIFY(message->isHidden() && start->isEnabled());
    // The rows are made again when the data are prepared.
    const auto nothingIsChosen = [&] {
        for (QCheckBox* box : m_window->tuneWorkspace().findChildren<QCheckBox*>())
            box->setChecked(false);
        return message->text().contains(QStringLiteral("at least one parameter"));
    };
    QTRY_VERIFY2(nothingIsChosen(), qPrintable(message->text()));
    QVERIFY(m_window->findChildren<QMessageBox*>().isEmpty());
    QVERIFY(!QApplication::activeModalWidget());
}

void TestTuneWorkspace::withoutLabelsNumbersOfClustersAreCompared()
{
    auto* instead = part<QPushButton>("compareClusters");
    QVERIFY(instead->isHidden());
    m_window->project().setMethod("fcm");
    QTRY_VERIFY(instead->isVisible());
    processDueEvents();
    QTest::mouseClick(instead, Qt::LeftButton);
    auto* page = part<QWidget>("clusterNumbers");
    QTRY_VERIFY(page->isVisible());
    auto* start = page->findChild<QPushButton*>(QStringLiteral("startSweep"));
    QVERIFY(start->isEnabled() && start->hasFocus());
    auto* last = page->findChild<QLineEdit*>(QStringLiteral("to_clusters"));
    QCOMPARE(last->text(), QStringLiteral("10"));
    last->setText(QStringLiteral("3"));
    page->findChild<QSpinBox*>(QStringLiteral("count_clusters"))->setValue(2);
    QTest::mouseClick(start, Qt::LeftButton);
    ClusterNumbers& numbers = m_window->tuneWorkspace().clusterNumbers();
    QVERIFY(numbers.isBusy());
    const auto* button = find<QPushButton>(*m_window, "tuneButton");
    QTRY_VERIFY_WITH_TIMEOUT(button->text().endsWith(QLatin1Char('%')), patience);
    QTRY_VERIFY_WITH_TIMEOUT(!numbers.isBusy() && numbers.consensus(1), patience);
    QCOMPARE(button->text(), QStringLiteral("Tune"));
    QCOMPARE(numbers.sweep()->values(), (std::vector<std::string>{"2", "3"}));
    auto* view = page->findChild<ClusterView*>();
    QVERIFY2(view->origin().startsWith(QStringLiteral("FCM: m 1")), qPrintable(view->origin()));
    view->setFocus();
    QCOMPARE(m_window->tuneWorkspace().focusedView(), static_cast<View*>(view));
    auto* veil = page->findChild<QWidget*>(QStringLiteral("outdatedVeil"));
    QVERIFY(!veil->isVisible());
    m_window->project().setParameter("fuzzifier", 1.5, QStringLiteral("test"));
    QVERIFY(veil->isVisible());
    m_window->project().undo();
    QVERIFY(!veil->isVisible());
}

void TestTuneWorkspace::thePathIsOnAPageOfItsOwn()
{
    QToolButton* tab = m_window->tuneWorkspace().findChildren<QToolButton*>(QStringLiteral("tuneTab")).at(2);
    QTest::mouseClick(tab, Qt::LeftButton);
    auto* page = part<QWidget>("featurePath");
    QTRY_VERIFY(page->isVisible());
    page->findChild<QSpinBox*>(QStringLiteral("count_lambda_prime"))->setValue(3);
    processDueEvents();
    QTest::mouseClick(page->findChild<QPushButton*>(QStringLiteral("startSweep")), Qt::LeftButton);
    FeaturePath& path = m_window->tuneWorkspace().featurePath();
    QTRY_VERIFY_WITH_TIMEOUT(!path.isBusy() && path.points().size() == 3 && path.points()[2].stability, patience);
    auto* view = page->findChild<PathView*>();
    QTest::mouseClick(view, Qt::LeftButton, {}, view->placeOf(0.5).toPoint());
    QVERIFY(std::abs(m_window->project().fitter().parameters().real("lambda") - 1) < 0.05);
    m_window->project().setMethod("fcm");
    auto* message = page->findChild<QLabel*>(QStringLiteral("sweepMessage"));
    QTRY_VERIFY(message->text().contains(QStringLiteral("selects features")));
}

void TestTuneWorkspace::wrongNumbersAreMarked()
{
    auto* from = field<QLineEdit>(QStringLiteral("from_lambda_prime"));
    auto* start = part<QPushButton>("startSearch");
    for (const char* wrong : {"abc", "", "-1", "0.95"}) {
        from->selectAll();
        QTest::keyClicks(from, QString::fromLatin1(wrong));
        if (!*wrong)
            QTest::keyClick(from, Qt::Key_Delete);
        QVERIFY2(from->property("wrong").toBool(), wrong);
        QVERIFY(!start->isEnabled());
        QVERIFY(part<QLabel>("tuneMessage")->text().contains(QStringLiteral("λ′")));
    }
    from->selectAll();
    QTest::keyClicks(from, QStringLiteral("0.3"));
    QVERIFY(!from->property("wrong").toBool());
    QVERIFY(start->isEnabled());
}

void TestTuneWorkspace::figuresAreDrawn()
{
    QVERIFY(search());
    for (View* view : m_window->tuneWorkspace().card().views()) {
        QVERIFY(view->missing().isEmpty());
        QImage image(600, 400, QImage::Format_ARGB32_Premultiplied);
        image.fill(Qt::white);
        const QImage empty = image;
        QCPPainter painter(&image);
        view->paintFigure(painter, image.rect(), Theme::paper());
        painter.end();
        QVERIFY2(image != empty, qPrintable(view->identifier()));
        QVERIFY(!view->toCsv().isEmpty());
    }
}

void TestTuneWorkspace::everyPartHasAName()
{
    QVERIFY(search());
    for (View* view : m_window->tuneWorkspace().card().views()) {
        m_window->tuneWorkspace().card().show(view);
        QAccessibleInterface* access = QAccessible::queryAccessibleInterface(view);
        QVERIFY(access && access->tableInterface());
        QVERIFY(!access->text(QAccessible::Name).isEmpty());
        QVERIFY(view->description().contains(QStringLiteral("Best:")));
    }
    for (QWidget* widget : m_window->tuneWorkspace().findChildren<QWidget*>())
        if (widget->isVisible() && (widget->focusPolicy() & Qt::TabFocus) &&
            !qobject_cast<QAbstractSpinBox*>(widget->parentWidget())) {
            const QAccessibleInterface* access = QAccessible::queryAccessibleInterface(widget);
            QVERIFY2(!access->text(QAccessible::Name).isEmpty(), qPrintable(widget->objectName()));
        }
}

void TestTuneWorkspace::aNarrowWindowShowsOneAtATime()
{
    auto* left = new QLabel(QStringLiteral("left"));
    auto* main = new QLabel(QStringLiteral("main"));
    SideBySide both(left, main);
    left->setMinimumWidth(300);
    main->setMinimumWidth(400);
    both.resize(600, 200);
    both.show();
    QVERIFY(QTest::qWaitForWindowExposed(&both));
    QVERIFY(main->isVisible() && !left->isVisible());
    both.setOpen(true);
    QVERIFY(left->isVisible() && !main->isVisible());
    both.resize(800, 200);
    QTRY_VERIFY(left->isVisible() && main->isVisible());
    both.setOpen(false);
    QVERIFY(main->isVisible() && !left->isVisible());
}

QTEST_MAIN(TestTuneWorkspace)
#include "tst_tune_workspace.moc"
