// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/support/event_loop.h"
#include "tests/ui/window/window_fixture.h"
#include "ui/panels/spoken_slider.h"

#include <QAbstractButton>
#include <QComboBox>
#include <QDialog>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QSlider>
#include <QSpinBox>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>

using namespace fuzzylens;
using namespace fuzzylens::ui;

/// Mouse wheel and keyboard in controls: the wheel scrolls, Ctrl+Z undoes, mistakes are explained.
class TestPanelInput : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { prepareApplication(); }
    void init();
    void cleanup() { m_window.reset(); }
    void theWheelTurnsOnlyWhatHasTheFocus_data();
    void theWheelTurnsOnlyWhatHasTheFocus();
    void theWheelGivesNoFocus();
    void theWheelChangesNoControlOfADialog();
    void undoAfterTypingUndoesTheStep();
    void undoWhileTypingIsTheFieldsOwn();
    void whatIsRefusedIsRefusedInWords_data();
    void whatIsRefusedIsRefusedInWords();
    void aRefusalGoesWithWhatIsUndone_data() { whatIsRefusedIsRefusedInWords_data(); }
    void aRefusalGoesWithWhatIsUndone();
    void aCommaIsTakenWhereTheLanguageHasIt();
    void aClickTakesAllDigits();
    void symbolsAreForTheAdvancedView();
    void longNumbersAreSeenWhole();
    void longChoicesAreSeenWhole();

private:
    QLineEdit* boxOf(const QString& row, const QString& field);
    static void type(QLineEdit* box, const QString& text);
    Project& project() { return m_window->project(); }
    template <typename T>
    T* find(const char* name)
    {
        return m_window->findChild<T*>(QString::fromLatin1(name));
    }

    std::unique_ptr<MainWindow> m_window;
};

void TestPanelInput::init()
{
    m_window = windowOnTheDemonstration();
    QVERIFY(m_window);
}

void TestPanelInput::theWheelTurnsOnlyWhatHasTheFocus_data()
{
    QTest::addColumn<QString>("name");
    QTest::newRow("slider") << "slider_lambda";
    QTest::newRow("number") << "editor_clusters";
    QTest::newRow("label") << "labelField";
}

void TestPanelInput::theWheelTurnsOnlyWhatHasTheFocus()
{
    QFETCH(QString, name);
    auto* control = m_window->findChild<QWidget*>(name);
    QVERIFY(control && !control->hasFocus());
    const AnalysisState before = project().state();
    turnWheel(control, -120);
    QVERIFY(project().state() == before);
    control->setFocus();
    turnWheel(control, -120);
    QVERIFY(!(project().state() == before));
}

void TestPanelInput::theWheelGivesNoFocus()
{
    int controls = 0;
    for (const QWidget* widget : m_window->findChildren<QWidget*>())
        if (widget->isVisible() && (widget->inherits("QAbstractSpinBox") || widget->inherits("QComboBox") ||
                                    (widget->inherits("QAbstractSlider") && !widget->inherits("QScrollBar")))) {
            ++controls;
            QVERIFY2(widget->focusPolicy() != Qt::WheelFocus, qPrintable(widget->objectName()));
        }
    QVERIFY(controls > 5);
}

void TestPanelInput::theWheelChangesNoControlOfADialog()
{
    QDialog dialog(m_window.get());
    auto* line = new QLineEdit(&dialog);
    auto* number = new QSpinBox(&dialog);
    auto* choice = new QComboBox(&dialog);
    choice->addItems({"a", "b"});
    auto* layout = new QVBoxLayout(&dialog);
    for (QWidget* widget : std::initializer_list<QWidget*>{line, number, choice})
        layout->addWidget(widget);
    dialog.show();
    QVERIFY(QTest::qWaitForWindowActive(&dialog));
    line->setFocus();
    QTRY_VERIFY(line->hasFocus());
    turnWheel(number, 120);
    turnWheel(choice, -120);
    QCOMPARE(number->value(), 0);
    QCOMPARE(choice->currentIndex(), 0);
    QVERIFY(line->hasFocus());
    number->setFocus();
    turnWheel(number, 120);
    QCOMPARE(number->value(), 1);
}

void TestPanelInput::undoAfterTypingUndoesTheStep()
{
    auto* clusters = find<QSpinBox>("editor_clusters");
    const int before = clusters->value();
    clusters->setFocus();
    clusters->selectAll();
    QTest::keyClicks(clusters, QString::number(before + 1));
    QTest::keyClick(clusters, Qt::Key_Return);
    QTRY_COMPARE(project().fitter().parameters().integer("clusters"), before + 1);
    processDueEvents();
    QTest::keySequence(QApplication::focusWidget(), QKeySequence(QKeySequence::Undo));
    QTRY_COMPARE(project().fitter().parameters().integer("clusters"), before);
}

void TestPanelInput::undoWhileTypingIsTheFieldsOwn()
{
    QTest::keyClick(find<QSlider>("slider_lambda"), Qt::Key_Right);
    const AnalysisState before = project().state();
    auto* box = find<QWidget>("parameter_lambda")->findChild<QLineEdit*>(QStringLiteral("valueBox"));
    QVERIFY(box);
    box->setFocus();
    QTest::keyClicks(box, QStringLiteral("0"));
    QTest::keySequence(box, QKeySequence(QKeySequence::Undo));
    QVERIFY(project().state() == before);
}

void TestPanelInput::whatIsRefusedIsRefusedInWords_data()
{
    QTest::addColumn<QString>("row");
    QTest::addColumn<QString>("field");
    QTest::addColumn<QString>("typed");
    QTest::addColumn<QString>("range");
    QTest::newRow("k too small") << "parameter_clusters"
                                 << ""
                                 << "0"
                                 << "a whole number from 1 to 1000";
    QTest::newRow("k too large") << "parameter_clusters"
                                 << ""
                                 << "5000"
                                 << "a whole number from 1 to 1000";
    QTest::newRow("k is no number") << "parameter_clusters"
                                    << ""
                                    << "two"
                                    << "a whole number from 1 to 1000";
    QTest::newRow("seed") << "parameter_seed"
                          << ""
                          << "3000000000"
                          << "a whole number from 0 to 2147483647";
    QTest::newRow("α′") << "parameter_alpha"
                        << "scaled"
                        << "7"
                        << "a number from 0.001 to 1";
    QTest::newRow("α") << "parameter_alpha"
                       << "real"
                       << "-1"
                       << "a number from 0 to 1e+12";
    QTest::newRow("ε") << "parameter_smoothing"
                       << ""
                       << "much"
                       << "a number from 1e-12 to 1";
}

QLineEdit* TestPanelInput::boxOf(const QString& row, const QString& field)
{
    for (auto* box : m_window->findChild<QWidget*>(row)->findChildren<QLineEdit*>())
        if (box->property("field").toString() == field)
            return box;
    return nullptr;
}

/// As manually, with Enter.
void TestPanelInput::type(QLineEdit* box, const QString& text)
{
    box->setFocus();
    box->selectAll();
    QTest::keyClicks(QApplication::focusWidget(), text);
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
}

void TestPanelInput::whatIsRefusedIsRefusedInWords()
{
    QFETCH(QString, row);
    QFETCH(QString, field);
    QFETCH(QString, typed);
    QFETCH(QString, range);
    find<QAbstractButton>("moreParameters")->setChecked(true);
    QLineEdit* box = boxOf(row, field);
    QVERIFY(box);
    auto* words = m_window->findChild<QWidget*>(row)->findChild<QLabel*>(QStringLiteral("refusal"));
    QVERIFY(!words->isVisible());
    const AnalysisState before = project().state();
    type(box, typed);
    QVERIFY(project().state() == before);
    QVERIFY(words->isVisible());
    QVERIFY2(words->text().contains(typed) && words->text().contains(range), qPrintable(words->text()));
    type(box, QStringLiteral("1"));
    QVERIFY(!words->isVisible());
}

void TestPanelInput::aCommaIsTakenWhereTheLanguageHasIt()
{
    find<QAbstractButton>("moreParameters")->setChecked(true);
    QLineEdit* scaled = boxOf(QStringLiteral("parameter_gamma"), QStringLiteral("scaled"));
    QLineEdit* real = boxOf(QStringLiteral("parameter_gamma"), QStringLiteral("real"));
    QVERIFY(scaled && real);
    const AnalysisState before = project().state();
    QLocale::setDefault(QLocale::English);
    type(real, QStringLiteral("0,25"));
    QVERIFY(project().state() == before);
    QLocale::setDefault(QLocale::German);
    type(real, QStringLiteral("0,25"));
    QCOMPARE(project().state().chosen.at("gamma"), ParameterValue(0.25));
    type(scaled, QStringLiteral("0,5"));
    QCOMPARE(project().state().chosen.at("gamma"), ParameterValue(1.0));
    type(real, QStringLiteral("0.125"));
    QCOMPARE(project().state().chosen.at("gamma"), ParameterValue(0.125));
    const AnalysisState after = project().state();
    type(real, QStringLiteral("1.000,5"));
    QVERIFY(project().state() == after);
    QLocale::setDefault(QLocale::C);
}

void TestPanelInput::aClickTakesAllDigits()
{
    auto* count = find<QSpinBox>("weightsCount");
    auto* digits = count->findChild<QLineEdit*>();
    QTest::mouseClick(digits, Qt::LeftButton, {}, QPoint(digits->width() - 2, digits->height() / 2));
    QTRY_COMPARE(digits->selectedText(), QStringLiteral("12"));
    QTest::keyClicks(digits, QStringLiteral("10"));
    QTest::keyClick(digits, Qt::Key_Return);
    QCOMPARE(count->value(), 10);
}

void TestPanelInput::aRefusalGoesWithWhatIsUndone()
{
    QFETCH(QString, row);
    QFETCH(QString, field);
    QFETCH(QString, typed);
    find<QAbstractButton>("moreParameters")->setChecked(true);
    project().setParameter("lambda", project().fitter().parameters().real("lambda") * 2, QStringLiteral("test"));
    QLineEdit* box = boxOf(row, field);
    const QString before = box->text();
    type(box, typed);
    auto* words = m_window->findChild<QWidget*>(row)->findChild<QLabel*>(QStringLiteral("refusal"));
    QVERIFY(words->isVisible());
    project().undoStack().undo();
    QVERIFY(!words->isVisible());
    QVERIFY(!box->property("wrong").toBool());
    QCOMPARE(box->text(), before);
}

/// Fuzziness falls with γ′: what the plain view shows grows to the right, and is read back so.
void TestPanelInput::symbolsAreForTheAdvancedView()
{
    QLineEdit* scaled = boxOf(QStringLiteral("parameter_gamma"), QStringLiteral("scaled"));
    QLineEdit* real = boxOf(QStringLiteral("parameter_gamma"), QStringLiteral("real"));
    auto* row = find<QWidget>("parameter_gamma");
    auto* name = row->findChild<QAbstractButton*>(QStringLiteral("scaleName"));
    auto* slider = find<SpokenSlider>("slider_gamma");
    QVERIFY(scaled->isVisible() && !real->isVisible());
    QVERIFY(!name->text().contains(QStringLiteral("γ")));
    type(scaled, QStringLiteral("0.8"));
    const auto gamma = [&] { return std::get<double>(project().state().chosen.at("gamma")); };
    QVERIFY2(std::abs(gamma() - 4) < 1e-9, "γ′ 0.2, that is (1 − 0.2) / 0.2");
    QCOMPARE(scaled->text(), QStringLiteral("0.800"));
    QVERIFY2(row->toolTip().contains(QStringLiteral("γ′ 0.200, γ 4")), qPrintable(row->toolTip()));
    QVERIFY2(slider->words().startsWith(QStringLiteral("0.800 fuzziness; from 0.001")),
             qPrintable(slider->words()));
    QVERIFY(std::abs(slider->numberAt(slider->value()) - 0.8) < 1e-9);
    const int before = slider->value();
    QTest::keyClick(slider, Qt::Key_Right);
    QVERIFY(slider->value() > before && gamma() > 4);
    QVERIFY(scaled->text().toDouble() > 0.8);
    find<QAbstractButton>("moreParameters")->setChecked(true);
    QVERIFY(real->isVisible());
    QCOMPARE(name->text(), QStringLiteral("γ′ (1 − fuzziness)"));
    QCOMPARE(scaled->accessibleName(), name->text());
    QVERIFY2(slider->words().contains(QStringLiteral(" γ′ (1 − fuzziness), γ ")), qPrintable(slider->words()));
    QCOMPARE(find<QWidget>("parameter_lambda")->findChild<QAbstractButton*>(QStringLiteral("scaleName"))->text(),
             QStringLiteral("λ′ feature selection ▾"));
    QVERIFY(scaled->text().toDouble() < 0.2);
    type(scaled, QStringLiteral("0.2"));
    QVERIFY(std::abs(gamma() - 4) < 1e-9);
    const auto labels = find<QWidget>("parameter_clusters")->findChildren<QLabel*>();
    QVERIFY(std::any_of(labels.begin(), labels.end(),
                        [](const QLabel* label) { return label->text().startsWith(QStringLiteral("k ")); }));
    find<QAbstractButton>("moreParameters")->setChecked(false);
    QVERIFY(!real->isVisible() && scaled->text() == QStringLiteral("0.800"));
}

void TestPanelInput::longNumbersAreSeenWhole()
{
    find<QAbstractButton>("moreParameters")->setChecked(true);
    for (const double lambda : {0.01626, 0.0012345678, 1.2345678e-9, 123.456789, 1.2345678e17}) {
        project().setParameter("lambda", lambda, QStringLiteral("test"));
        for (auto* box : find<QWidget>("parameter_lambda")->findChildren<QLineEdit*>()) {
            QVERIFY(!box->text().isEmpty());
            QVERIFY2(box->fontMetrics().horizontalAdvance(box->text()) <= box->width() - 14,
                     qPrintable(box->text()));
        }
    }
}

/// They were cut at 180 pixels: "target (recommende".
void TestPanelInput::longChoicesAreSeenWhole()
{
    project().setMethod("scs");
    QTRY_VERIFY(find<QComboBox>("editor_solver") && find<QComboBox>("editor_solver")->isVisible());
    auto* solver = find<QComboBox>("editor_solver");
    QTRY_VERIFY(solver->width() >= solver->sizeHint().width());  // which is that of the longest
    for (auto* choice : find<QWidget>("parameterPanel")->findChildren<QComboBox*>())
        if (choice->objectName().startsWith("editor_") && choice->isVisible())
            QVERIFY2(choice->width() >= choice->sizeHint().width(), qPrintable(choice->objectName()));
}

QTEST_MAIN(TestPanelInput)
#include "tst_panel_input.moc"
