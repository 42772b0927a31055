// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/dataset.h"
#include "ui/document/document.h"
#include "ui/panels/steps_panel.h"
#include "ui/theme/theme.h"

#include <QAbstractButton>
#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QLayout>
#include <QLineEdit>
#include <QScrollArea>
#include <QScrollBar>
#include <QSettings>
#include <QStandardPaths>
#include <QTest>
#include <QVBoxLayout>

#include <cmath>

using namespace fuzzylens;
using namespace fuzzylens::ui;

namespace {

/// 200 features of 9 samples, made from a number between 0 and 1 each.
DatasetPtr arrays(double (*value)(double), const std::string& digest = {})
{
    DatasetParts parts;
    auto values = std::make_shared<AlignedMatrix>(9, 200);
    for (Index l = 0; l < 200; ++l) {
        parts.featureNames.push_back("g" + std::to_string(l));
        for (Index i = 0; i < 9; ++i)
            (*values)(i, l) = value(double((l * 37 + i * 101) % 199) / 198);
    }
    for (Index i = 0; i < 9; ++i)
        parts.sampleNames.push_back("s" + std::to_string(i));
    parts.values = values;
    parts.origin.sha256 = digest;
    return std::make_shared<const Dataset>(std::move(parts));
}

double countOf(double share)
{
    return std::floor(71234 * std::pow(share, 20));
}
double intensityOf(double share)
{
    return 5.8 + 20000 * std::pow(share, 6);
}
double differenceOf(double share)
{
    return -300 + 20000 * std::pow(share, 6);
}
double shareOf(double share)
{
    return share;
}
double logarithmOf(double share)
{
    return 2.5 + 10 * share;
}

}  // namespace

/// Steps are dragged and moved by keys, and a hint above them says what the values look like.
class TestStepsPanel : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void init();
    void cleanup();
    void aStepIsDragged_data();
    void aStepIsDragged();
    void aDragShowsWhereItDrops();
    void escapeLetsGoOfAStep();
    void aDragNearTheEdgeScrolls();
    void keysMoveAStep();
    void aLongTitleIsReadWhole();
    void aHintOffersAStep();
    void aHintIsDismissedForGood();
    void hintsFollowTheSteps_data();
    void hintsFollowTheSteps();

private:
    template <typename T>
    T* find(const QString& name)
    {
        return m_window->findChild<T*>(name);
    }
    void useSteps(const std::vector<std::string>& steps);
    std::vector<std::string> steps() const;
    QPoint betweenRows(int before) const;
    void hold(QWidget* handle);
    void moveTo(QWidget* handle, const QPoint& globalPlace);
    void letGo(QWidget* handle, const QPoint& globalPlace);

    std::unique_ptr<Document> m_document;
    std::unique_ptr<QWidget> m_window;
};

void TestStepsPanel::initTestCase()
{
    QStandardPaths::setTestModeEnabled(true);
    QCoreApplication::setOrganizationName(QStringLiteral("FuzzyLensTest"));
    QSettings().remove(QStringLiteral("dismissedHints"));
    QApplication::setPalette(lightPalette());
    applyTheme();
}

void TestStepsPanel::init()
{
    m_document = std::make_unique<Document>();
    m_document->setLive(false);
    m_document->openDataset(arrays(shareOf), QStringLiteral("shares"), {});
    m_window = std::make_unique<QWidget>();
    auto* layout = new QVBoxLayout(m_window.get());
    layout->addWidget(new StepsPanel(*m_document, m_window.get()));
    layout->addStretch(1);
    layout->setContentsMargins(0, 0, 0, 0);
    m_window->resize(278, 500);  // the room of the side panel
    m_window->show();
    m_window->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
}

void TestStepsPanel::cleanup()
{
    m_window.reset();
    m_document.reset();
}

void TestStepsPanel::useSteps(const std::vector<std::string>& steps)
{
    AnalysisState next = m_document->state();
    next.steps.clear();
    for (const std::string& step : steps)
        next.steps.push_back({StepSpec::parse(step), true});
    m_document->change(next, QStringLiteral("test"));
    QCoreApplication::processEvents();  // new rows are shown and have their places
}

std::vector<std::string> TestStepsPanel::steps() const
{
    std::vector<std::string> names;
    for (const StepItem& item : m_document->state().steps)
        names.push_back(item.spec.name);
    return names;
}

/// On the screen, in the upper part of row @p before, or beneath the last one.
QPoint TestStepsPanel::betweenRows(int before) const
{
    const auto* panel = m_window->findChild<QWidget*>(QStringLiteral("stepsPanel"));
    const auto* row = panel->findChild<QWidget*>(QStringLiteral("step_%1").arg(before));
    const int x = panel->width() / 2;
    if (row && row->isVisible())
        return row->mapToGlobal(QPoint(x, 3));
    const auto* last = panel->findChild<QWidget*>(QStringLiteral("step_%1").arg(before - 1));
    return last->mapToGlobal(QPoint(x, last->height() - 3));
}

void TestStepsPanel::hold(QWidget* handle)
{
    QTest::mousePress(handle, Qt::LeftButton, {}, handle->rect().center());
}

void TestStepsPanel::moveTo(QWidget* handle, const QPoint& globalPlace)
{
    const QPoint from = handle->mapToGlobal(handle->rect().center());
    for (int part = 1; part <= 4; ++part)
        QTest::mouseMove(handle, handle->mapFromGlobal(from + (globalPlace - from) * part / 4));
}

void TestStepsPanel::letGo(QWidget* handle, const QPoint& globalPlace)
{
    QTest::mouseRelease(handle, Qt::LeftButton, {}, handle->mapFromGlobal(globalPlace));
}

void TestStepsPanel::aStepIsDragged_data()
{
    QTest::addColumn<int>("from");
    QTest::addColumn<int>("before");
    QTest::addColumn<QString>("expected");
    QTest::newRow("first to last") << 0 << 4 << QStringLiteral("log1p zscore center floor");
    QTest::newRow("last to first") << 3 << 0 << QStringLiteral("center floor log1p zscore");
    QTest::newRow("down by one") << 1 << 3 << QStringLiteral("floor zscore log1p center");
    QTest::newRow("up by one") << 2 << 1 << QStringLiteral("floor zscore log1p center");
    QTest::newRow("to where it is") << 1 << 1 << QStringLiteral("floor log1p zscore center");
    QTest::newRow("to behind itself") << 1 << 2 << QStringLiteral("floor log1p zscore center");
}

void TestStepsPanel::aStepIsDragged()
{
    QFETCH(int, from);
    QFETCH(int, before);
    QFETCH(QString, expected);
    useSteps({"floor=20", "log1p", "zscore", "center"});
    const int undoSteps = m_document->undoStack().count();
    const std::vector<std::string> asTheyWere = steps();
    auto* box = find<QCheckBox>(QStringLiteral("stepIsOn_%1").arg(from));
    box->setFocus();
    const std::string taken = steps()[std::size_t(from)];
    auto* handle = find<QWidget>(QStringLiteral("stepHandle_%1").arg(from));
    const QPoint place = betweenRows(before);
    hold(handle);
    moveTo(handle, place);
    letGo(handle, place);
    QStringList names;
    for (const std::string& name : steps())
        names << QString::fromStdString(name);
    QCOMPARE(names.join(QLatin1Char(' ')), expected);
    const bool hasMoved = steps() != asTheyWere;
    QCOMPARE(m_document->undoStack().count() - undoSteps, hasMoved ? 1 : 0);
    QVERIFY(!find<QWidget>(QStringLiteral("dropLine"))->isVisible());
    // The focus went with the step.
    const std::vector<std::string> now = steps();
    const auto landed = std::find(now.begin(), now.end(), taken) - now.begin();
    QVERIFY(find<QCheckBox>(QStringLiteral("stepIsOn_%1").arg(landed))->hasFocus());
    if (hasMoved)
        m_document->undoStack().undo();
    QCOMPARE(steps(), asTheyWere);
}

void TestStepsPanel::aDragShowsWhereItDrops()
{
    useSteps({"floor=20", "log1p", "zscore"});
    auto* line = find<QWidget>(QStringLiteral("dropLine"));
    auto* handle = find<QWidget>(QStringLiteral("stepHandle_0"));
    auto* last = find<QWidget>(QStringLiteral("step_2"));
    hold(handle);
    QVERIFY(!line->isVisible());
    moveTo(handle, betweenRows(2));
    QVERIFY(line->isVisible());
    QVERIFY(std::abs(line->geometry().center().y() - last->y()) <= 4);
    moveTo(handle, betweenRows(3));
    QVERIFY(std::abs(line->geometry().center().y() - last->geometry().bottom()) <= 4);
    moveTo(handle, betweenRows(0));
    QVERIFY(!line->isVisible());  // it would stay where it is
    letGo(handle, betweenRows(0));
    QCOMPARE(steps(), (std::vector<std::string>{"floor", "log1p", "zscore"}));
}

void TestStepsPanel::escapeLetsGoOfAStep()
{
    useSteps({"floor=20", "log1p", "zscore"});
    auto* handle = find<QWidget>(QStringLiteral("stepHandle_0"));
    const QPoint place = betweenRows(3);
    hold(handle);
    moveTo(handle, place);
    QTest::keyClick(handle, Qt::Key_Escape);
    QVERIFY(!find<QWidget>(QStringLiteral("dropLine"))->isVisible());
    letGo(handle, place);
    QCOMPARE(steps(), (std::vector<std::string>{"floor", "log1p", "zscore"}));
    // Steps that change under the pointer end a drag too.
    hold(handle);
    moveTo(handle, place);
    useSteps({"zscore", "center"});
    letGo(handle, place);
    QCOMPARE(steps(), (std::vector<std::string>{"zscore", "center"}));
}

void TestStepsPanel::aDragNearTheEdgeScrolls()
{
    QScrollArea area;
    auto* panel = new StepsPanel(*m_document);
    area.setWidget(panel);
    area.setWidgetResizable(true);
    area.resize(300, 130);
    useSteps({"floor=20", "log1p", "zscore", "center", "minmax", "scale=2", "ceil=9", "quantile"});
    area.show();
    QVERIFY(QTest::qWaitForWindowExposed(&area));
    QTRY_VERIFY(area.verticalScrollBar()->maximum() > 0);
    auto* handle = panel->findChild<QWidget*>(QStringLiteral("stepHandle_0"));
    const QPoint edge = area.viewport()->mapToGlobal(QPoint(100, area.viewport()->height() - 4));
    hold(handle);
    moveTo(handle, edge);
    QTRY_COMPARE(area.verticalScrollBar()->value(), area.verticalScrollBar()->maximum());
    letGo(handle, edge);
    QCOMPARE(steps().back(), std::string("floor"));
}

void TestStepsPanel::keysMoveAStep()
{
    useSteps({"log1p", "zscore", "top-variance=2"});
    auto* box = find<QCheckBox>(QStringLiteral("stepIsOn_0"));
    box->setFocus();
    QTest::keyClick(box, Qt::Key_Down, Qt::AltModifier);
    QCOMPARE(steps(), (std::vector<std::string>{"zscore", "log1p", "top-variance"}));
    QVERIFY(find<QCheckBox>(QStringLiteral("stepIsOn_1"))->hasFocus());
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Up, Qt::AltModifier);
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Up, Qt::AltModifier);  // is the first already
    QCOMPARE(steps(), (std::vector<std::string>{"log1p", "zscore", "top-variance"}));
    QCOMPARE(m_document->undoStack().count(), 3);
    // From an argument in which something is being typed: it counts, and goes along.
    auto* argument = find<QWidget>(QStringLiteral("step_2"))->findChild<QLineEdit*>();
    argument->setFocus();
    argument->selectAll();
    QTest::keyClicks(argument, QStringLiteral("3"));
    QTest::keyClick(argument, Qt::Key_Up, Qt::AltModifier);
    QCOMPARE(steps(), (std::vector<std::string>{"log1p", "top-variance", "zscore"}));
    QCOMPARE(m_document->state().steps[1].spec.argument, std::string("3"));
    QVERIFY(find<QWidget>(QStringLiteral("step_1"))->isAncestorOf(QApplication::focusWidget()));
    // From a choice, whose list Alt+Down would open otherwise.
    auto* choice = find<QWidget>(QStringLiteral("step_2"))->findChild<QComboBox*>();
    choice->setFocus();
    QTest::keyClick(choice, Qt::Key_Up, Qt::AltModifier);
    QCOMPARE(steps(), (std::vector<std::string>{"log1p", "zscore", "top-variance"}));
}

// A title longer than its row touched the box of the argument.
void TestStepsPanel::aLongTitleIsReadWhole()
{
    useSteps({"top-variance=2000", "ceil=20"});
    for (const int index : {0, 1}) {
        auto* row = find<QWidget>(QStringLiteral("step_%1").arg(index));
        auto* box = find<QCheckBox>(QStringLiteral("stepIsOn_%1").arg(index));
        const QWidget* argument = row->findChild<QLineEdit*>();
        const auto placeOf = [row](const QWidget* part) {
            return QRect(part->mapTo(row, QPoint()), part->size());
        };
        QTRY_VERIFY(box->width() >= box->sizeHint().width());
        const auto isBelow = [&] { return placeOf(argument).top() >= placeOf(box).bottom(); };
        QTRY_COMPARE(isBelow(), index == 0);  // the rows take their places by and by
        QVERIFY(!placeOf(argument).intersects(placeOf(box)));
        QVERIFY(isBelow() || placeOf(argument).left() - placeOf(box).right() > 4);
    }
    // Wider, the argument goes beside the title and the focus stays.
    auto* argument = find<QWidget>(QStringLiteral("step_0"))->findChild<QLineEdit*>();
    argument->setFocus();
    m_window->resize(460, 500);
    auto* box = find<QCheckBox>(QStringLiteral("stepIsOn_0"));
    QTRY_VERIFY(argument->mapToGlobal(QPoint()).x() > box->mapToGlobal(QPoint(box->width(), 0)).x());
    QVERIFY(argument->hasFocus());
    QCOMPARE(argument->text(), QStringLiteral("2000"));
}

void TestStepsPanel::aHintOffersAStep()
{
    QVERIFY(!find<QWidget>(QStringLiteral("hintRow"))->isVisible());
    m_document->openDataset(arrays(countOf), QStringLiteral("counts"), {});
    auto* text = find<QLabel>(QStringLiteral("hintText"));
    QTRY_VERIFY(text->isVisible());
    QCOMPARE(text->text(), QStringLiteral("Values look like raw counts (whole numbers, 0 to 71,234)."));
    auto* offer = find<QAbstractButton>(QStringLiteral("hintOffer"));
    QCOMPARE(offer->text(), QStringLiteral("Add log1p"));
    const std::vector<std::string> before = steps();
    QTest::mouseClick(offer, Qt::LeftButton);
    std::vector<std::string> expected = before;
    expected.insert(expected.begin(), "log1p");
    QCOMPARE(steps(), expected);
    QCOMPARE(m_document->undoStack().count(), 1);
    QVERIFY(!text->isVisible());
    m_document->undoStack().undo();
    QVERIFY(text->isVisible());
}

void TestStepsPanel::aHintIsDismissedForGood()
{
    const DatasetPtr data = arrays(countOf, "0a1b2c");
    m_document->openDataset(data, QStringLiteral("counts"), {});
    auto* row = find<QWidget>(QStringLiteral("hintRow"));
    QTRY_VERIFY(row->isVisible());
    QTest::mouseClick(find<QAbstractButton>(QStringLiteral("hintDismiss")), Qt::LeftButton);
    QVERIFY(!row->isVisible());
    m_document->openDataset(arrays(intensityOf, "3d4e5f"), QStringLiteral("others"), {});
    QTRY_VERIFY(row->isVisible());
    m_document->openDataset(data, QStringLiteral("counts"), {});
    QTest::qWait(60);
    QVERIFY(!row->isVisible());
}

void TestStepsPanel::hintsFollowTheSteps_data()
{
    QTest::addColumn<DatasetPtr>("data");
    QTest::addColumn<QString>("stepNames");
    QTest::addColumn<QString>("text");  // what the hint says, somewhere; empty: no hint
    QTest::addColumn<QString>("offer");
    const auto row = [](const char* name, const DatasetPtr& data, const char* listed, const char* text,
                        const char* offer) {
        QTest::newRow(name) << data << QString::fromLatin1(listed) << QString::fromUtf8(text)
                            << QString::fromLatin1(offer);
    };
    const DatasetPtr scored = preprocess(arrays(intensityOf), {StepSpec::parse("zscore=sample")}).data;
    row("intensities", arrays(intensityOf), "zscore", "without a logarithm (5.8 to 20,006)", "Add log2");
    row("intensities with one", arrays(intensityOf), "log2 zscore", "", "");
    row("below zero", arrays(differenceOf), "zscore", "(−300 to 19,700). Some are below 0", "");
    row("counts with ln", arrays(countOf), "ln", "", "");
    row("logarithms", arrays(logarithmOf), "zscore", "", "");
    row("logarithms of logarithms", arrays(logarithmOf), "zscore log1p", "logarithms already (2.5 to 12.5)",
        "Switch off log1p");
    row("z-scores", scored, "", "standard deviation 1 already (divisor n − 1)", "");
    row("z-scores again", scored, "zscore", "standard deviation 1 already", "Switch off zscore");
}

void TestStepsPanel::hintsFollowTheSteps()
{
    QFETCH(DatasetPtr, data);
    QFETCH(QString, stepNames);
    QFETCH(QString, text);
    m_document->openDataset(data, QStringLiteral("data"), {});
    std::vector<std::string> listed;
    for (const QString& step : stepNames.split(QLatin1Char(' '), Qt::SkipEmptyParts))
        listed.push_back(step.toStdString());
    useSteps(listed);
    auto* row = find<QWidget>(QStringLiteral("hintRow"));
    if (text.isEmpty()) {
        QTest::qWait(60);
        QVERIFY(!row->isVisible());
        return;
    }
    QTRY_VERIFY(row->isVisible());
    const QString said = find<QLabel>(QStringLiteral("hintText"))->text();
    QVERIFY2(said.contains(text), qPrintable(said));
    auto* offer = find<QAbstractButton>(QStringLiteral("hintOffer"));
    QTEST(offer->isVisible() ? offer->text() : QString(), "offer");
}

QTEST_MAIN(TestStepsPanel)
#include "tst_steps_panel.moc"
