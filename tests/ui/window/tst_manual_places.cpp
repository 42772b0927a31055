// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/methods/method.h"
#include "tests/ui/window/window_fixture.h"
#include "ui/access/table_dialog.h"
#include "ui/export/export_dialog.h"
#include "ui/genesets/gene_set_dialog.h"
#include "ui/geo/geo_dialog.h"
#include "ui/import/import_dialog.h"
#include "ui/pairs/pairs_from_labels_dialog.h"
#include "ui/palette/command_palette.h"
#include "ui/panels/class_filter_dialog.h"
#include "ui/panels/left_out_dialog.h"
#include "ui/panels/parameter_panel.h"
#include "ui/panels/parameter_row.h"
#include "ui/panels/step_row.h"
#include "ui/project/projection_controller.h"
#include "ui/runs/comparison_dialog.h"
#include "ui/runs/run_history.h"
#include "ui/views/view.h"
#include "ui/window/manual_page.h"
#include "ui/window/manual_places.h"
#include "ui/window/manual_window.h"
#include "ui/window/projection_dialog.h"
#include "ui/workspaces/explore_workspace.h"
#include "ui/workspaces/view_card.h"

#include <QFile>
#include <QMenu>
#include <QMenuBar>
#include <QTextBlock>

using namespace fuzzylens;
using namespace fuzzylens::ui;

namespace {

/// Whether the page is there, and its heading.
bool isThere(const QString& place)
{
    QFile file(QStringLiteral(":/manual/") + place.section(QLatin1Char('#'), 0, 0));
    if (!file.open(QIODevice::ReadOnly))
        return false;
    if (!place.contains(QLatin1Char('#')))
        return true;
    QTextDocument page;
    page.setMarkdown(QString::fromUtf8(file.readAll()));
    for (QTextBlock block = page.begin(); block.isValid(); block = block.next())
        if (block.blockFormat().headingLevel() > 0 &&
            manualAnchor(block.text()) == place.section(QLatin1Char('#'), 1))
            return true;
    return false;
}

/// What can have the focus in @p window and leads to no place of its own, a line each.
QStringList recoverableIn(const QWidget& window)
{
    QStringList lost;
    for (const QWidget* widget : window.findChildren<QWidget*>()) {
        if (widget->focusPolicy() == Qt::NoFocus || widget->window() != window.window())
            continue;
        const QString place = manualPlaceOf(widget);
        if (place == QLatin1String("index.md") || !isThere(place))
            lost << QStringLiteral("%1 \"%2\" leads to %3")
                        .arg(QString::fromLatin1(widget->metaObject()->className()), widget->objectName(), place);
    }
    return lost;
}

ManualWindow* shownManual()
{
    for (QWidget* widget : QApplication::topLevelWidgets())
        if (auto* manual = qobject_cast<ManualWindow*>(widget); manual && manual->isVisible())
            return manual;
    return nullptr;
}

QString shownPage()
{
    const ManualWindow* manual = shownManual();
    return manual ? manual->findChild<ManualPage*>()->page() : QString();
}

}  // namespace

#define NOTHING_IS_LOST_IN(window)                                                                                \
    do {                                                                                                          \
        const QStringList lost = recoverableIn(window);                                                           \
        QVERIFY2(lost.isEmpty(), qPrintable(QLatin1Char('\n') + lost.join(QLatin1Char('\n'))));                   \
    } while (false)

/// F1: the manual at the section about the focused widget.
class TestManualPlaces : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { prepareApplication(); }
    void init();
    void cleanup() { m_window.reset(); }
    void anchorsAreMadeOfHeadings();
    void everythingInTheWindowHasAPlace();
    void everyDialogHasAPlace();
    void pictureAndStepLeadToTheirHeadings();
    void parametersOfEveryMethodLeadToTheirHeadings();
    void theKeyShowsThePlaceOfTheFocus();
    void theKeyWorksInADialogThatBlocksTheWindow();
    void theKeyWorksInAMenu();

private:
    Project& project() { return m_window->project(); }
    /// Gives @p widget the focus and presses F1 there.
    void askAt(QWidget* widget);

    std::unique_ptr<MainWindow> m_window;
};

void TestManualPlaces::init()
{
    m_window = windowOnTheDemonstration();
    QVERIFY(m_window);
}

void TestManualPlaces::askAt(QWidget* widget)
{
    widget->window()->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(widget->window()));
    widget->setFocus();
    QTRY_COMPARE(QApplication::focusWidget(), widget);
    QTest::keyClick(widget, Qt::Key_F1);
}

void TestManualPlaces::anchorsAreMadeOfHeadings()
{
    QCOMPARE(manualAnchor(QStringLiteral("label weight α′")), QStringLiteral("label-weight-α"));
    QCOMPARE(manualAnchor(QStringLiteral("A result (`\"format\"`)")), QStringLiteral("a-result-format"));
    QCOMPARE(manualAnchor(QStringLiteral("width of the kernel σ²")), QStringLiteral("width-of-the-kernel-σ"));
    QCOMPARE(manualPlaceOf(static_cast<const QWidget*>(nullptr)), QStringLiteral("index.md"));
}

void TestManualPlaces::everythingInTheWindowHasAPlace()
{
    NOTHING_IS_LOST_IN(*m_window);
    MainWindow empty;
    NOTHING_IS_LOST_IN(empty);
}

void TestManualPlaces::everyDialogHasAPlace()
{
    View* scatter = m_window->workspace().bring(QStringLiteral("scatter"));
    NOTHING_IS_LOST_IN(ClassFilterDialog(project()));
    NOTHING_IS_LOST_IN(LeftOutDialog(project()));
    NOTHING_IS_LOST_IN(ProjectionDialog(project().scene()));
    NOTHING_IS_LOST_IN(GeneSetDialog(project()));
    NOTHING_IS_LOST_IN(ExportDialog(*scatter));
    NOTHING_IS_LOST_IN(ImportDialog(project(), trialOf(project().dataset(), project().input())));
    NOTHING_IS_LOST_IN(PairsFromLabelsDialog(m_window->pairs()));
    const std::unique_ptr<GeoDialog> geo(GeoDialog::ofUser(nullptr));
    NOTHING_IS_LOST_IN(*geo);
    const std::unique_ptr<TableDialog> table(new TableDialog(*scatter, nullptr));
    NOTHING_IS_LOST_IN(*table);
    QTRY_VERIFY_WITH_TIMEOUT(!m_window->runs().runs().empty(), 20000);
    const RunPtr run = m_window->runs().runs().front();
    const std::unique_ptr<ComparisonDialog> comparison(new ComparisonDialog(run, run, nullptr));
    NOTHING_IS_LOST_IN(*comparison);
    CommandPalette palette(m_window.get());
    QCOMPARE(manualPlaceOf(&palette), QStringLiteral("shortcuts.md#command-palette"));
}

void TestManualPlaces::pictureAndStepLeadToTheirHeadings()
{
    for (ViewCard* card : m_window->workspace().cards())
        for (View* view : card->views()) {
            const QString place = manualPlaceOf(view);
            QVERIFY2(place.startsWith(QLatin1String("views.md#")) && isThere(place), qPrintable(place));
            card->show(view);
            if (card->current() == view && view->controls())
                QCOMPARE(manualPlaceOf(view->controls()), place);
        }
    auto* step = m_window->findChild<StepRow*>();
    QVERIFY(step);
    QCOMPARE(manualPlaceOf(step), QStringLiteral("preprocessing.md#standardise-features"));
}

void TestManualPlaces::parametersOfEveryMethodLeadToTheirHeadings()
{
    auto* panel = m_window->findChild<ParameterPanel*>();
    for (const MethodDescription& description : methods()) {
        project().setMethod(description.id);
        QTRY_COMPARE(QString::fromStdString(panel->shownMethod().id), QString::fromStdString(description.id));
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);  // rows of the method before
        QCOMPARE(manualPlaceOf(panel), manualPlaceOf(description));
        for (const ParameterRow* row : panel->findChildren<ParameterRow*>()) {
            const QString place = manualPlaceOf(row);
            QVERIFY2(isThere(place), qPrintable(place));
        }
    }
}

void TestManualPlaces::theKeyShowsThePlaceOfTheFocus()
{
    askAt(m_window->findChild<QWidget*>(QStringLiteral("slider_lambda")));
    QTRY_COMPARE(shownPage(), QStringLiteral("sfp.md"));
    const auto* page = shownManual()->findChild<ManualPage*>();
    QCOMPARE(page->textCursor().block().text(), QStringLiteral("feature selection λ"));
    askAt(m_window->workspace().bring(QStringLiteral("memberships")));
    QTRY_COMPARE(page->textCursor().block().text(), QStringLiteral("Memberships"));
    // In the manual itself the key leads to its first page.
    askAt(shownManual()->findChild<ManualPage*>());
    QTRY_COMPARE(shownPage(), QStringLiteral("index.md"));
}

/// A window beside the main one would be as blocked as that: the manual stands beside the dialog, and stays.
void TestManualPlaces::theKeyWorksInADialogThatBlocksTheWindow()
{
    LeftOutDialog dialog(project(), m_window.get());
    dialog.open();
    askAt(dialog.findChild<QWidget*>(QStringLiteral("leftOutNames")));
    QTRY_COMPARE(shownPage(), QStringLiteral("opening.md"));
    QCOMPARE(shownManual()->parentWidget(), static_cast<QWidget*>(&dialog));
    QVERIFY(QTest::qWaitForWindowActive(shownManual()));
    dialog.reject();
    QVERIFY(shownManual());
    QCOMPARE(shownManual()->parentWidget(), static_cast<QWidget*>(m_window.get()));
}

void TestManualPlaces::theKeyWorksInAMenu()
{
    auto* menu = m_window->findChild<QMenu*>(QStringLiteral("pairMenu"));
    QVERIFY(menu);
    menu->popup(m_window->mapToGlobal(QPoint(50, 50)));
    QVERIFY(QTest::qWaitForWindowExposed(menu));
    QTest::keyClick(menu, Qt::Key_F1);
    QTRY_COMPARE(shownPage(), QStringLiteral("constraints.md"));
    QVERIFY(!menu->isVisible());
}

QTEST_MAIN(TestManualPlaces)
#include "tst_manual_places.moc"
