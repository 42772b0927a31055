// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/synthetic.h"
#include "tests/ui/window/window_fixture.h"
#include "ui/views/scatter/cluster_colors.h"
#include "ui/views/view.h"
#include "ui/window/notice_bar.h"
#include "ui/workspaces/explore_workspace.h"
#include "ui/workspaces/view_card.h"

#include <QAbstractButton>
#include <QAccessible>
#include <QClipboard>
#include <QComboBox>
#include <QFile>
#include <QFileDialog>
#include <QLabel>
#include <QLineEdit>
#include <QSlider>
#include <QTemporaryDir>

#include <limits>

using namespace fuzzylens;
using namespace fuzzylens::ui;

namespace {

template <typename T>
T* find(QWidget& window, const char* name)
{
    return window.findChild<T*>(QString::fromLatin1(name));
}

}  // namespace

class TestMainWindow : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { prepareApplication(); }
    void init();
    void cleanup();
    void emptyStateSaysWhatToDo();
    void demonstrationIsFittedAtOnce();
    void aSliderMovesEverything();
    void aDragIsOneUndoStep();
    void undoRestoresTheCachedOutcome();
    void aSliderStormEndsOnTheLastValue();
    void previewsAreMarkedAndSettle();
    void leavingOutAClassAndBringingItBack();
    void labelsAndStepsChangeTheFit();
    void aStateWithoutAFitSaysWhyInFull();
    void gapsAreFilledByOneClick();
    void theReasonForNoFitComesBack();
    void joiningKeepsTheFocusAndTheRecentFiles();
    void badFilesChangeNothing_data();
    void badFilesChangeNothing();
    void everyWidgetThatTakesFocusHasAName();
    void copiedCommandNamesTheData();
    void theModelIsSavedByTheMenu();
    void numbersThatCannotBeWrittenAreAnError();
    void aFitThatDidNotComeToRestIsNotCalledSettled();

private:
    void openDemonstration();
    QString write(const char* name, const QByteArray& text);
    void openGaps();
    void joinLabels();

    QTemporaryDir m_folder;
    std::unique_ptr<MainWindow> m_window;
};

void TestMainWindow::init()
{
    m_window = std::make_unique<MainWindow>();
    m_window->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_window.get()));
}

void TestMainWindow::cleanup()
{
    m_window.reset();
}

void TestMainWindow::openDemonstration()
{
    QVERIFY(showSettledDemonstration(*m_window));
}

void TestMainWindow::emptyStateSaysWhatToDo()
{
    auto* page = find<QWidget>(*m_window, "emptyState");
    QVERIFY(page && page->isVisible());
    for (const char* action : {"exportFigure", "saveResult", "saveModel", "copyCommand"})
        QVERIFY2(!find<QAction>(*m_window, action)->isEnabled(), action);  // there is nothing to save yet
    QVERIFY(!page->findChildren<QLabel*>().isEmpty());
}

void TestMainWindow::demonstrationIsFittedAtOnce()
{
    openDemonstration();
    const FitPtr fit = m_window->document().scene().fit();
    QVERIFY(fit);
    QVERIFY(!fit->preview);
    QCOMPARE(fit->samples(), int(m_window->document().dataset()->samples()));
    QVERIFY(find<QWidget>(*m_window, "emptyState")->isHidden() ||
            !find<QWidget>(*m_window, "emptyState")->isVisible());
    QVERIFY(find<QLabel>(*m_window, "statusFacts")->text().contains(QStringLiteral("ms")));
}

void TestMainWindow::aSliderMovesEverything()
{
    openDemonstration();
    Document& document = m_window->document();
    auto* slider = find<QSlider>(*m_window, "slider_lambda");
    QVERIFY(slider);
    const FitPtr before = document.scene().fit();
    slider->setFocus();
    QTest::keyClick(slider, Qt::Key_Right);
    QTRY_VERIFY(document.scene().fit() != before);
    QVERIFY(document.scene().fit()->result->parameters.real("lambda") !=
            before->result->parameters.real("lambda"));
    QTRY_VERIFY(!document.scene().fit()->preview);
    // A settled fit is a cold fit: the same from the command line's side.
    const Outcome cold = method("sfp").run(document.prepared()->problem, document.parameters(), {});
    QCOMPARE(document.scene().fit()->result->outcome.memberships, cold.memberships);
}

void TestMainWindow::aDragIsOneUndoStep()
{
    openDemonstration();
    Document& document = m_window->document();
    auto* slider = find<QSlider>(*m_window, "slider_lambda");
    const AnalysisState before = document.state();
    const int steps = document.undoStack().count();
    slider->setSliderDown(true);
    for (int i = 0; i < 12; ++i)
        slider->setValue(slider->value() + 1);
    slider->setSliderDown(false);
    QCOMPARE(document.undoStack().count(), steps + 1);
    QVERIFY(!(document.state() == before));
    document.undoStack().undo();
    QVERIFY(document.state() == before);
    document.undoStack().redo();
    QVERIFY(!(document.state() == before));
}

void TestMainWindow::undoRestoresTheCachedOutcome()
{
    openDemonstration();
    Document& document = m_window->document();
    const FitPtr before = document.scene().fit();
    QSignalSpy settled(&document, &Document::settled);
    QTest::keyClick(find<QSlider>(*m_window, "slider_lambda"), Qt::Key_Right);
    QVERIFY(settled.wait(20000));
    document.undoStack().undo();
    QTRY_COMPARE(document.scene().fit(), before);
}

void TestMainWindow::aSliderStormEndsOnTheLastValue()
{
    openDemonstration();
    Document& document = m_window->document();
    auto* slider = find<QSlider>(*m_window, "slider_lambda");
    int mostAlive = 0;
    QElapsedTimer clock;
    qint64 longestGap = 0;
    QTimer ticker;
    ticker.setInterval(1);
    connect(&ticker, &QTimer::timeout, this, [&] {
        longestGap = std::max(longestGap, clock.restart());
        mostAlive = std::max(mostAlive, document.fits().job().alive());
    });
    clock.start();
    ticker.start();
    quint64 shown = 0;
    bool wentBack = false;
    connect(&document.fits().job(), &LatestJob::finished, this, [&](quint64 generation, const std::any&) {
        wentBack |= generation < shown;
        shown = generation;
    });
    slider->setFocus();
    for (int tick = 0; tick < 200; ++tick) {
        if (tick % 3 == 0) {
            QTest::keyClick(slider, tick % 2 ? Qt::Key_Left : Qt::Key_Right);
        } else if (tick % 3 == 1) {
            turnWheel(slider, tick % 2 ? 120 : -120);
        } else {
            QTest::mouseClick(slider, Qt::LeftButton, {},
                              QPoint(20 + (tick * 37) % (slider->width() - 40), slider->height() / 2));
        }
        QTest::qWait(1);
    }
    ticker.stop();
    QTRY_VERIFY_WITH_TIMEOUT(!document.fits().job().isBusy() && !document.scene().fit()->preview, 20000);
    QCOMPARE(document.scene().fit()->result->parameters.real("lambda"), document.parameters().real("lambda"));
    QVERIFY2(mostAlive <= 3, qPrintable(QString::number(mostAlive)));  // two running, one waiting
    QVERIFY(!wentBack);
    qInfo("longest gap of the event loop in the storm: %lld ms", longestGap);
}

void TestMainWindow::previewsAreMarkedAndSettle()
{
    openDemonstration();
    Document& document = m_window->document();
    FitRequest request{document.dataset(),  document.input(),       document.state(),
                       document.prepared(), document.scene().fit(), true};
    request.state.chosen["lambda"] = document.parameters().real("lambda") * 1.5;
    const FitAnswer preview = computeFit(request, true, {});
    QVERIFY2(preview.fit, qPrintable(preview.error));
    QVERIFY(preview.fit->preview);
    const FitAnswer settled = computeFit(request, false, {});
    QVERIFY(settled.fit && !settled.fit->preview);
}

void TestMainWindow::leavingOutAClassAndBringingItBack()
{
    openDemonstration();
    Document& document = m_window->document();
    const int all = document.scene().fit()->samples();
    const std::string name = document.prepared()->problem.target.classNames.front();
    auto* chip = m_window->findChild<QAbstractButton*>(QStringLiteral("class_") + QString::fromStdString(name));
    QVERIFY(chip);
    chip->click();
    QTRY_VERIFY(document.scene().fit()->samples() < all);
    // Colours and markers are those of the classes as read: the second class does not become the first.
    const Colouring& colouring = document.scene().colouring();
    QCOMPARE(colouring.classes.front(), QString::fromStdString(name));
    QCOMPARE(*std::min_element(colouring.codes.begin(), colouring.codes.end()), 1);
    QVERIFY(!find<QWidget>(*m_window, "scatter.legend.0"));
    QVERIFY(find<QWidget>(*m_window, "scatter.legend.1")->isVisible());
    for (const QColor& color : clusterColors(*document.scene().fit(), Theme::paper()))
        QVERIFY(color != Theme::paper().classColor(0));
    QVERIFY(find<QWidget>(*m_window, "bringBack")->isVisible());
    find<QAbstractButton>(*m_window, "bringBack")->click();
    QTRY_COMPARE(document.scene().fit()->samples(), all);
}

void TestMainWindow::labelsAndStepsChangeTheFit()
{
    openDemonstration();
    Document& document = m_window->document();
    auto* label = find<QComboBox>(*m_window, "labelField");
    const FitPtr labelled = document.scene().fit();
    label->setCurrentIndex(0);
    emit label->activated(0);
    QTRY_VERIFY(document.scene().fit() != labelled);
    QCOMPARE(document.scene().fit()->result->target.kind, Target::Kind::None);
    AnalysisState next = document.state();
    next.steps.push_back({StepSpec::parse("top-variance=100"), true});
    document.change(next, QStringLiteral("test"));
    QTRY_COMPARE(int(document.scene().fit()->result->features->size()), 100);
}

void TestMainWindow::aStateWithoutAFitSaysWhyInFull()
{
    openDemonstration();
    Document& document = m_window->document();
    auto* notice = m_window->findChild<NoticeBar*>();
    AnalysisState next = document.state();
    next.chosen["clusters"] = std::int64_t(100000);
    document.change(next, QStringLiteral("test"));
    QTRY_VERIFY(!document.error().isEmpty());
    QVERIFY2(notice->text().startsWith(document.error()), qPrintable(notice->text()));
    QVERIFY(notice->text().contains(QStringLiteral(". The pictures show the fit before")));
    const QList<QWidget*> veils = m_window->findChildren<QWidget*>(QStringLiteral("outdatedVeil"));
    QCOMPARE(veils.size(), qsizetype(m_window->workspace().cards().size()));
    for (const QWidget* veil : veils)
        QVERIFY(veil->isVisible() && !veil->accessibleName().isEmpty());
    document.undoStack().undo();
    QTRY_VERIFY(document.error().isEmpty());
    for (const QWidget* veil : veils)
        QVERIFY(!veil->isVisible());
    QTRY_VERIFY(notice->text().isEmpty());
}

QString TestMainWindow::write(const char* name, const QByteArray& text)
{
    QFile file(m_folder.filePath(QString::fromLatin1(name)));
    return file.open(QIODevice::WriteOnly) && file.write(text) == text.size() ? file.fileName() : QString();
}

/// Twenty samples, of which one lacks a value.
void TestMainWindow::openGaps()
{
    QString text = QStringLiteral("sample,class,a,b,c\n");
    for (int i = 0; i < 20; ++i)
        text += QStringLiteral("s%1,%2,%3,%4,%5\n")
                    .arg(i)
                    .arg(i % 2 ? "x" : "y")
                    .arg(i % 7)
                    .arg(i == 4 ? QString() : QString::number(i % 5))
                    .arg(i % 3);
    m_window->openPath(write("gaps.csv", text.toUtf8()));
    QTRY_VERIFY(!m_window->document().error().isEmpty());
}

void TestMainWindow::joinLabels()
{
    QSignalSpy joined(&m_window->document(), &Document::joined);
    m_window->openPath(write("labels.cls", "20 2 1\n# u v\n" + QByteArray("0 1 ").repeated(10) + '\n'));
    QVERIFY(joined.wait(20000));
    QTRY_VERIFY(!m_window->document().fits().job().isBusy());
}

/// The same reason is no change of the document: the window says it again once nothing else is to be said.
void TestMainWindow::theReasonForNoFitComesBack()
{
    openGaps();
    Document& document = m_window->document();
    auto* notice = m_window->findChild<NoticeBar*>();
    auto* mend = find<QAbstractButton>(*m_window, "mendNotice");
    const auto isBack = [&] { return notice->text() == document.error() && mend->isVisible(); };
    QVERIFY(isBack());
    joinLabels();
    QVERIFY2(notice->text().startsWith(QStringLiteral("Joined labels.cls")), qPrintable(notice->text()));
    QVERIFY(!mend->isVisible());
    notice->findChild<QTimer*>()->start(1);  // its time is over
    QTRY_VERIFY2(isBack(), qPrintable(notice->text()));
    document.undoStack().undo();
    QTRY_VERIFY(!document.fits().job().isBusy());
    QVERIFY2(isBack(), qPrintable(notice->text()));
    document.undoStack().redo();
    QTRY_VERIFY(!document.fits().job().isBusy());
    QVERIFY2(isBack(), qPrintable(notice->text()));

    m_window->openPath(m_folder.filePath(QStringLiteral("labels.cls")));
    QVERIFY(!mend->isVisible());
    document.joining().cancel();
    QTRY_VERIFY2(isBack(), qPrintable(notice->text()));

    QSignalSpy failed(&document, &Document::readingFailed);
    document.join(write("other.csv", "name,tissue\nnobody,bone\n"));
    QVERIFY(failed.wait(20000));
    QTRY_VERIFY(!document.joining().isBusy());
    QVERIFY2(notice->text().contains(QStringLiteral("other.csv")), qPrintable(notice->text()));
    find<QAbstractButton>(*m_window, "dismissNotice")->click();
    QVERIFY2(isBack(), qPrintable(notice->text()));
    find<QAbstractButton>(*m_window, "dismissNotice")->click();
    QVERIFY(notice->text().isEmpty());  // of this one it has been seen
}

void TestMainWindow::joiningKeepsTheFocusAndTheRecentFiles()
{
    m_window->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
    QSignalSpy opened(m_window.get(), &MainWindow::opened);
    openGaps();
    QCOMPARE(opened.size(), 1);
    auto* label = find<QComboBox>(*m_window, "labelField");
    label->setFocus();
    joinLabels();
    QVERIFY(label->hasFocus());
    m_window->document().undoStack().undo();
    QVERIFY(label->hasFocus());
    QCOMPARE(opened.size(), 1);
}

void TestMainWindow::gapsAreFilledByOneClick()
{
    openGaps();
    Document& document = m_window->document();
    auto* mend = find<QAbstractButton>(*m_window, "mendNotice");
    QVERIFY(mend->isVisible());
    mend->click();
    QTRY_VERIFY(document.scene().fit());
    QVERIFY(document.error().isEmpty());
    QVERIFY(!mend->isVisible());
    QCOMPARE(document.state().steps.front().spec.text(), std::string("impute=knn:5"));
}

void TestMainWindow::badFilesChangeNothing_data()
{
    QTest::addColumn<QByteArray>("content");
    QTest::newRow("empty") << QByteArray();
    QTest::newRow("binary junk") << QByteArray("\x00\x01\x02\xff\xfe\x00zz\x7f", 8).repeated(200);
    QTest::newRow("ragged rows") << QByteArray("s,label,a,b\nx,A,1,2\ny,B,1\n");
    QTest::newRow("text among numbers") << QByteArray("s,label,a,b\nx,A,1,2\ny,B,oops,4\nz,A,3,4\nw,B,5,6\n");
    QTest::newRow("broken gzip") << QByteArray("\x1f\x8b\x08\x00\x00\x00\x00\x00\x00\x03zzz", 13);
}

void TestMainWindow::badFilesChangeNothing()
{
    QFETCH(QByteArray, content);
    openDemonstration();
    Document& document = m_window->document();
    const DatasetPtr before = document.dataset();
    const FitPtr fit = document.scene().fit();
    const QString path = m_folder.filePath(QStringLiteral("broken.csv"));
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(content);
    file.close();
    QSignalSpy failed(&document, &Document::readingFailed);
    m_window->openPath(path);
    QTRY_COMPARE(failed.size(), 1);
    auto* notice = m_window->findChild<NoticeBar*>();
    QVERIFY(notice->text().contains(QStringLiteral("broken.csv")));
    QCOMPARE(document.dataset(), before);
    QCOMPARE(document.scene().fit(), fit);
}

void TestMainWindow::everyWidgetThatTakesFocusHasAName()
{
    openDemonstration();
    QStringList nameless;
    for (const QWidget* widget : m_window->findChildren<QWidget*>()) {
        if (widget->focusPolicy() == Qt::NoFocus || !widget->isVisible() || widget->objectName().startsWith("qt_"))
            continue;
        QAccessibleInterface* access = QAccessible::queryAccessibleInterface(const_cast<QWidget*>(widget));
        if (access && access->text(QAccessible::Name).isEmpty())
            nameless << QStringLiteral("%1 in %2")
                            .arg(widget->metaObject()->className(),
                                 QString::fromLatin1(widget->parentWidget()->metaObject()->className()));
    }
    QVERIFY2(nameless.isEmpty(), qPrintable(nameless.join(QStringLiteral(", "))));
}

void TestMainWindow::copiedCommandNamesTheData()
{
    openDemonstration();
    m_window->copyCommand();
    const QString command = QApplication::clipboard()->text();
    QVERIFY2(command.startsWith(QStringLiteral("fuzzylens-cli fit sfp demo")), qPrintable(command));
}

/// The dialog that is open next is answered with this file.
static void answerFileDialog(const QString& path)
{
    QTimer::singleShot(0, qApp, [path] {
        auto* dialog = qobject_cast<QFileDialog*>(QApplication::activeModalWidget());
        if (!dialog)
            return;
        dialog->selectFile(path);
        QMetaObject::invokeMethod(dialog, "accept");
    });
}

void TestMainWindow::numbersThatCannotBeWrittenAreAnError()
{
    openDemonstration();
    auto fit = std::make_shared<Fit>(*m_window->document().scene().fit());
    auto result = std::make_shared<Result>(*fit->result);
    result->outcome.objective.front() = std::numeric_limits<double>::quiet_NaN();
    fit->result = result;
    m_window->document().scene().setFit(fit);
    const QString path = m_folder.filePath(QStringLiteral("result.json"));
    answerFileDialog(path);
    find<QAction>(*m_window, "saveResult")->trigger();
    const QString said = m_window->findChild<NoticeBar*>()->text();
    QVERIFY2(said.contains(QStringLiteral("not finite")), qPrintable(said));
    QVERIFY(!QFile::exists(path));
}

void TestMainWindow::theModelIsSavedByTheMenu()
{
    openDemonstration();
    const QString path = m_folder.filePath(QStringLiteral("model.json"));
    answerFileDialog(path);
    m_window->findChild<QAction*>(QStringLiteral("saveModel"))->trigger();
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadOnly));
    const Model model = modelFromJson(file.readAll().toStdString(), "model.json");
    QCOMPARE(model.features, *m_window->document().scene().fit()->result->features);
    QVERIFY(m_window->findChild<NoticeBar*>()->text().contains(QStringLiteral("model.json")));
}

void TestMainWindow::aFitThatDidNotComeToRestIsNotCalledSettled()
{
    openDemonstration();
    auto* badge = find<QLabel>(*m_window, "statusBadge");
    QVERIFY2(badge->text().contains(QStringLiteral("settled")), qPrintable(badge->text()));
    Document& document = m_window->document();
    AnalysisState next = document.state();
    next.chosen["tolerance"] = 0.0;
    next.chosen["max_iterations"] = std::int64_t(3);
    document.change(next, QStringLiteral("test"));
    QTRY_VERIFY(document.scene().fit()->result->outcome.stopped == Stopped::IterationLimit);
    QVERIFY2(badge->text().contains(QStringLiteral("stopped early")), qPrintable(badge->text()));
    QVERIFY(!badge->text().contains(QStringLiteral("settled")));
}

QTEST_MAIN(TestMainWindow)
#include "tst_main_window.moc"
