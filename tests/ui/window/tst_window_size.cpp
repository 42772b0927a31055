// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/support/event_loop.h"
#include "tests/ui/window/window_fixture.h"
#include "ui/views/view.h"
#include "ui/workspaces/explore_workspace.h"
#include "ui/workspaces/view_card.h"

#include <QComboBox>
#include <QLayout>
#include <QScrollArea>
#include <QScrollBar>
#include <QStyleOptionComboBox>

using namespace fuzzylens;
using namespace fuzzylens::ui;

namespace {

constexpr int smallestScreen = 1240;

}  // namespace

/// The window never grows by itself: with any data open it fits into a screen of 1280 pixels.
class TestWindowSize : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { prepareApplication(); }
    void longNamesDoNotWidenTheWindow();
    void zoomingTheTextGivesTheSizeBack();
    void theTitlesOfTheCardsAreNotCut();
    void theSidePanelsBarCoversNothing();
};

void TestWindowSize::longNamesDoNotWidenTheWindow()
{
    MainWindow window;
    window.show();
    QVERIFY(showSettledDemonstration(window));
    const FitPtr& fit = window.project().scene().fit();
    QVERIFY(fit);
    const int before = window.minimumSizeHint().width();
    QVERIFY2(before <= smallestScreen, qPrintable(QString::number(before)));
    auto result = std::make_shared<Result>(*fit->result);
    for (auto* names : {&result->target.classNames, &result->fieldClasses})
        for (std::string& name : *names)
            name += " with a name as long as those that people give to their classes";
    auto longer = std::make_shared<Fit>(*fit);
    longer->result = std::move(result);
    window.project().scene().setFit(std::move(longer));
    QTest::qWait(0);
    QVERIFY2(window.minimumSizeHint().width() <= smallestScreen,
             qPrintable(QString::number(window.minimumSizeHint().width())));
}

void TestWindowSize::zoomingTheTextGivesTheSizeBack()
{
    MainWindow window;
    window.resize(1280, 800);
    window.show();
    QVERIFY(showSettledDemonstration(window));
    const auto zoom = [&window](const char* action) {
        window.findChild<QAction*>(QLatin1String(action))->trigger();
        processDueEvents();
    };
    const QSize before = window.size();
    zoom("textSize150");
    zoom("textSize200");
    const QSize large = window.size();
    zoom("ordinaryText");
    QCOMPARE(window.size(), before);
    QVERIFY(large.width() >= before.width());
    // A size that was chosen in between is kept.
    zoom("textSize200");
    window.resize(large + QSize(60, 40));
    zoom("ordinaryText");
    QCOMPARE(window.size(), large + QSize(60, 40));
    countAsSaved(window);
}

void TestWindowSize::theTitlesOfTheCardsAreNotCut()
{
    MainWindow window;
    window.resize(1280, 800);
    window.show();
    QVERIFY(showSettledDemonstration(window));
    for (const ViewCard* card : window.workspace().cards())
        for (View* view : card->views()) {
            window.workspace().bring(view->identifier());
            QTest::qWait(0);
            if (!view->controls())
                continue;
            for (const QComboBox* chooser : view->controls()->findChildren<QComboBox*>()) {
                QStyleOptionComboBox option;
                option.initFrom(chooser);
                option.editable = false;
                const int room =
                    chooser->style()
                        ->subControlRect(QStyle::CC_ComboBox, &option, QStyle::SC_ComboBoxEditField, chooser)
                        .width();
                QVERIFY2(room >= chooser->fontMetrics().horizontalAdvance(chooser->currentText()),
                         qPrintable(chooser->currentText()));
            }
        }
}

void TestWindowSize::theSidePanelsBarCoversNothing()
{
    MainWindow window;
    window.resize(1100, 420);
    window.show();
    QVERIFY(showSettledDemonstration(window));
    auto* scroll = window.findChild<QScrollArea*>(QStringLiteral("sidePanelScroll"));
    QTRY_VERIFY(scroll->verticalScrollBar()->isVisible());
    QVERIFY(scroll->widget()->width() <= scroll->viewport()->width());
    QVERIFY2(scroll->widget()->layout()->minimumSize().width() <= scroll->widget()->width(),
             qPrintable(QString::number(scroll->widget()->layout()->minimumSize().width())));
}

QTEST_MAIN(TestWindowSize)
#include "tst_window_size.moc"
