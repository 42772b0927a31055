// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/window/window_fixture.h"
#include "ui/genesets/gene_set_dialog.h"
#include "ui/panels/class_filter_dialog.h"
#include "ui/panels/left_out_dialog.h"
#include "ui/project/projection_controller.h"
#include "ui/views/view.h"
#include "ui/window/projection_dialog.h"
#include "ui/workspaces/explore_workspace.h"
#include "ui/workspaces/view_card.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QAbstractSlider>
#include <QAbstractSpinBox>
#include <QAccessible>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QHeaderView>
#include <QLineEdit>
#include <QMenu>
#include <QRegularExpression>
#include <QScrollBar>
#include <QTextDocument>

using namespace fuzzylens;
using namespace fuzzylens::ui;

namespace {

/// Parts that Qt makes inside others, and what those others answer for.
bool isInnerPart(const QWidget& widget)
{
    const QWidget* parent = widget.parentWidget();
    return widget.objectName().startsWith(QLatin1String("qt_")) || qobject_cast<const QScrollBar*>(&widget) ||
           qobject_cast<const QHeaderView*>(&widget) || qobject_cast<const QAbstractSpinBox*>(parent) ||
           qobject_cast<const QComboBox*>(parent) || qobject_cast<const QLineEdit*>(parent) ||
           qobject_cast<const QAbstractItemView*>(parent) || qobject_cast<const QHeaderView*>(parent) ||
           qobject_cast<const QDialogButtonBox*>(parent) || widget.inherits("QComboBoxPrivateContainer") ||
           qobject_cast<const QMenu*>(&widget) || (parent && parent->inherits("QComboBoxPrivateContainer"));
}

bool isControl(const QWidget& widget)
{
    return qobject_cast<const QAbstractButton*>(&widget) || qobject_cast<const QLineEdit*>(&widget) ||
           qobject_cast<const QComboBox*>(&widget) || qobject_cast<const QAbstractSpinBox*>(&widget) ||
           qobject_cast<const QAbstractSlider*>(&widget) || qobject_cast<const QAbstractItemView*>(&widget);
}

/// What each control of @p window lacks of object name, accessible name and tool tip, a line each.
QStringList lacksOf(QWidget& window)
{
    QStringList lacks;
    for (QWidget* widget : window.findChildren<QWidget*>()) {
        if (isInnerPart(*widget) || !isControl(*widget) || widget->testAttribute(Qt::WA_TransparentForMouseEvents))
            continue;
        QStringList missing;
        if (widget->objectName().isEmpty())
            missing << QStringLiteral("object name");
        const QAccessibleInterface* access = QAccessible::queryAccessibleInterface(widget);
        if (!access || access->text(QAccessible::Name).isEmpty())
            missing << QStringLiteral("accessible name");
        bool hasTip = false;
        for (const QWidget* asked = widget; asked && asked != &window && !hasTip; asked = asked->parentWidget())
            hasTip = !asked->toolTip().isEmpty();
        if (!hasTip)
            missing << QStringLiteral("tool tip");
        if (!missing.isEmpty())
            lacks << QStringLiteral("%1 \"%2\" in \"%3\" lacks %4")
                         .arg(QString::fromLatin1(widget->metaObject()->className()), widget->objectName(),
                              widget->parentWidget()->objectName(), missing.join(QStringLiteral(", ")));
    }
    return lacks;
}

}  // namespace

/// What a screen reader, a keyboard and a hesitating pointer find in the window.
class TestAccessibility : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { prepareApplication(); }
    void init();
    void cleanup() { m_window.reset(); }
    void everyControlIsNamedAndExplained();
    void longTooltipsAreWrapped();
    void dialogsAreNamedAndExplained();
    void everyPictureSaysWhatIsToBeSeen();
    void descriptionsFollowTheFit();
    void theTabOrderIsTheVisualOrder();

private:
    Project& project() { return m_window->project(); }

    std::unique_ptr<MainWindow> m_window;
};

void TestAccessibility::init()
{
    m_window = windowOnTheDemonstration();
    QVERIFY(m_window);
}

void TestAccessibility::everyControlIsNamedAndExplained()
{
    const QStringList lacks = lacksOf(*m_window);
    QVERIFY2(lacks.isEmpty(), qPrintable(QLatin1Char('\n') + lacks.join(QLatin1Char('\n'))));
}

/// Qt breaks the lines of rich text only; a long line of plain text is cut off at the edge of the screen.
void TestAccessibility::longTooltipsAreWrapped()
{
    constexpr qsizetype longest = 110;
    for (const QWidget* widget : m_window->findChildren<QWidget*>()) {
        if (Qt::mightBeRichText(widget->toolTip()))
            continue;
        for (const QString& line : widget->toolTip().split(QLatin1Char('\n')))
            QVERIFY2(line.size() <= longest, qPrintable(widget->objectName() + QStringLiteral(": ") + line));
    }
}

void TestAccessibility::dialogsAreNamedAndExplained()
{
    ClassFilterDialog classes(project());
    LeftOutDialog leftOut(project());
    ProjectionDialog projection(project().scene());
    GeneSetDialog geneSets(project());
    for (QDialog* dialog : {static_cast<QDialog*>(&classes), static_cast<QDialog*>(&leftOut),
                            static_cast<QDialog*>(&projection), static_cast<QDialog*>(&geneSets)}) {
        const QStringList lacks = lacksOf(*dialog);
        QVERIFY2(lacks.isEmpty(), qPrintable(QLatin1Char('\n') + lacks.join(QLatin1Char('\n'))));
    }
}

void TestAccessibility::everyPictureSaysWhatIsToBeSeen()
{
    project().scene().setFocusFeature(0);
    for (ViewCard* card : m_window->workspace().cards())
        for (View* view : card->views()) {
            if (!view->isApplicable())
                continue;
            card->show(view);
            QTRY_COMPARE(view->accessibleDescription(), view->description());
            QVERIFY2(view->description().contains(QRegularExpression(QStringLiteral("\\d"))),
                     qPrintable(view->identifier() + QStringLiteral(": ") + view->description()));
            QVERIFY(!view->accessibleName().isEmpty());
        }
    const Fit& fit = *project().scene().fit();
    const QString memberships = m_window->workspace().bring(QStringLiteral("memberships"))->description();
    for (int cluster = 0; cluster < fit.clusters(); ++cluster)
        QVERIFY2(memberships.contains(fit.clusterName(cluster)), qPrintable(memberships));
    const QString scatter = m_window->workspace().bring(QStringLiteral("scatter"))->description();
    for (const std::string& name : fit.result->target.classNames)
        QVERIFY2(scatter.contains(QString::fromStdString(name)), qPrintable(scatter));
}

void TestAccessibility::descriptionsFollowTheFit()
{
    View* memberships = m_window->workspace().bring(QStringLiteral("memberships"));
    QTRY_COMPARE(memberships->accessibleDescription(), memberships->description());
    const QString before = memberships->accessibleDescription();
    QSignalSpy settled(&project().fitter(), &Fitter::fitted);
    project().setParameter("clusters", std::int64_t(project().scene().fit()->clusters() + 1),
                           QStringLiteral("test"));
    QVERIFY(settled.wait(20000));
    QTRY_VERIFY(memberships->accessibleDescription() != before);
    QCOMPARE(memberships->accessibleDescription(), memberships->description());
}

void TestAccessibility::theTabOrderIsTheVisualOrder()
{
    // From the first chip down the side panel: every stop lies below or to the right of the one before.
    auto* panel = m_window->findChild<QWidget*>(QStringLiteral("sidePanel"));
    QWidget* start = panel->findChild<QWidget*>(QStringLiteral("datasetFacts"));
    start->setFocus(Qt::TabFocusReason);
    QPoint last = start->mapTo(panel, QPoint(0, start->height() / 2));
    int stops = 0;
    for (;; ++stops) {
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
        QWidget* now = QApplication::focusWidget();
        if (!now || !panel->isAncestorOf(now))
            break;
        const QPoint place = now->mapTo(panel, QPoint(0, now->height() / 2));
        const bool isNext =
            place.y() > last.y() + 6 || (std::abs(place.y() - last.y()) <= 6 && place.x() > last.x());
        QVERIFY2(isNext, qPrintable(now->objectName()));
        last = place;
        QVERIFY(stops < 100);
    }
    QVERIFY(stops > 8);
}

QTEST_MAIN(TestAccessibility)
#include "tst_accessibility.moc"
