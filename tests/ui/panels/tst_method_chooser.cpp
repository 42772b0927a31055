// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/methods/method.h"
#include "tests/ui/support/open_project.h"
#include "ui/panels/method_notes.h"
#include "ui/panels/parameter_panel.h"
#include "ui/project/project.h"
#include "ui/theme/theme.h"

#include <QAbstractButton>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QSlider>
#include <QStyleOptionFrame>

#include <algorithm>
#include <cmath>

using namespace fuzzylens;
using namespace fuzzylens::ui;

/// The method is chosen in the panel; the user's settings are kept for each.
class TestMethodChooser : public OpenProject
{
    Q_OBJECT

private slots:
    void init();
    void everyMethodIsOffered();
    void headingsGroupTheMethods();
    void keysSkipHeadings();
    void idleParametersAreDisabled();
    void constraintsEnableTheirParameters();
    void everyMethodFits_data();
    void everyMethodFits();
    void whatMeansTheSameIsTakenAlong();
    void settingsComeBackWithTheirMethod();
    void undoForgetsWhatItTookBack();
    void presetsMoveTheOthers();
    void plainRealsHaveSliders();
    void sliderShowsTheFuzzifierOfTheData();
    void wholeNumbersHaveSliders();
    void valuesFitTheirBoxes();
    void whatPlaysNoPartIsNotShown();
    void theDataArePreparedOnce();
    void whatAFitSaysIsNotSaidOfAnotherChoice();

private:
    /// As a click on an entry of the list does.
    void choose(const QString& id)
    {
        const int row = m_chooser->findData(id);
        QVERIFY(row >= 0);
        m_chooser->setCurrentIndex(row);
        emit m_chooser->activated(row);
    }
    void waitForFit()
    {
        QTRY_VERIFY(m_project->scene().fit() &&
                    m_project->scene().fit()->result->method == m_project->state().method);
    }

    std::unique_ptr<ParameterPanel> m_panel;
    QComboBox* m_chooser = nullptr;
};

void TestMethodChooser::init()
{
    m_panel.reset();
    openDemonstration();
    m_panel = std::make_unique<ParameterPanel>(*m_project);
    m_panel->show();
    m_chooser = m_panel->findChild<QComboBox*>(QStringLiteral("method"));
    QVERIFY(m_chooser);
    waitForFit();
}

/// Least squares warns for nearly all data; before the next solver has finished the warning is not repeated.
void TestMethodChooser::whatAFitSaysIsNotSaidOfAnotherChoice()
{
    choose(QStringLiteral("scs"));
    waitForFit();
    const auto isSaid = [this] {
        const std::vector<Warning>& said = m_project->scene().fit()->result->outcome.warnings;
        const std::vector<Warning> notes = methodNotes(*m_project);
        return !said.empty() && std::any_of(notes.begin(), notes.end(), [&](const Warning& note) {
            return std::any_of(said.begin(), said.end(), [&](const Warning& one) { return one.id == note.id; });
        });
    };
    QTRY_VERIFY(isSaid());
    const FitPtr before = m_project->scene().fit();
    m_project->setParameter("solver", std::string("target"), QStringLiteral("test"));
    QCOMPARE(m_project->scene().fit(), before);
    QVERIFY(!isSaid());
    m_project->undo();
    QVERIFY(isSaid());
}

void TestMethodChooser::everyMethodIsOffered()
{
    QCOMPARE(std::size_t(m_chooser->count()), methods().size() + purposes.size());
    QCOMPARE(m_chooser->currentData().toString(), QStringLiteral("sfp"));
    for (const MethodDescription& one : methods()) {
        const int row = m_chooser->findData(QString::fromStdString(one.id));
        QVERIFY(row >= 0);
        QVERIFY(m_chooser->itemData(row, Qt::ToolTipRole)
                    .toString()
                    .contains(QString::fromStdString(one.useWhen).toHtmlEscaped()));
    }
}

void TestMethodChooser::headingsGroupTheMethods()
{
    std::string heading;
    for (int row = 0; row < m_chooser->count(); ++row) {
        const std::string id = m_chooser->itemData(row).toString().toStdString();
        if (id.empty())
            heading = m_chooser->itemText(row).toStdString();
        else
            QCOMPARE(heading, purposeHeading(method(id).purpose));
        QCOMPARE(m_chooser->model()->flags(m_chooser->model()->index(row, 0)).testFlag(Qt::ItemIsEnabled),
                 !id.empty());
    }
}

/// From the first to the last method and back, a key for each.
void TestMethodChooser::keysSkipHeadings()
{
    m_chooser->setFocus();
    QTest::keyClick(m_chooser, Qt::Key_Home);
    QCOMPARE(m_chooser->currentData().toString().toStdString(), methods().front().id);
    for (std::size_t i = 1; i < methods().size(); ++i) {
        QTest::keyClick(m_chooser, Qt::Key_Down);
        QCOMPARE(m_chooser->currentData().toString().toStdString(), methods()[i].id);
        QCOMPARE(m_project->state().method, methods()[i].id);
    }
    for (std::size_t i = methods().size() - 1; i-- > 0;) {
        QTest::keyClick(m_chooser, Qt::Key_Up);
        QCOMPARE(m_chooser->currentData().toString().toStdString(), methods()[i].id);
    }
}

/// Without labels the label weight is shown, disabled, with the reason.
void TestMethodChooser::idleParametersAreDisabled()
{
    auto* slider = m_panel->findChild<QSlider*>(QStringLiteral("slider_alpha"));
    QVERIFY(slider && slider->isEnabled());
    AnalysisState next = m_project->state();
    next.label.clear();
    m_project->change(next, QStringLiteral("test"));
    QTRY_VERIFY(!slider->isEnabled());
    QWidget* row = slider->parentWidget();
    QVERIFY(!row->isHidden());
    const auto* reason = row->findChild<QLabel*>(QStringLiteral("idleReason"));
    QVERIFY(reason->isVisible());
    QCOMPARE(reason->text(), QStringLiteral("There are no labels."));
    QVERIFY(row->toolTip().contains(reason->text()));
    m_project->undo();
    QTRY_VERIFY(slider->isEnabled());
    QVERIFY(!reason->isVisible());
}

void TestMethodChooser::constraintsEnableTheirParameters()
{
    choose(QStringLiteral("pckmeans"));
    waitForFit();
    QSlider* slider = nullptr;
    QTRY_VERIFY((slider = m_panel->findChild<QSlider*>(QStringLiteral("slider_weight"))) && !slider->isEnabled());
    AnalysisState next = m_project->state();
    next.pairs = requestedPairs(PairSet{{{0, 1}}, {}});
    m_project->change(next, QStringLiteral("test"));
    QTRY_VERIFY(slider->isEnabled());
    m_project->undo();
    QTRY_VERIFY(!slider->isEnabled());
}

void TestMethodChooser::everyMethodFits_data()
{
    QTest::addColumn<QString>("id");
    for (const MethodDescription& one : methods())
        QTest::addRow("%s", one.id.c_str()) << QString::fromStdString(one.id);
}

void TestMethodChooser::everyMethodFits()
{
    QFETCH(QString, id);
    choose(id);
    waitForFit();
    QVERIFY2(m_project->fitter().error().isEmpty(), qPrintable(m_project->fitter().error()));
    QCOMPARE(m_project->scene().fit()->result->outcome.memberships.rows(), m_project->dataset()->samples());
    QCOMPARE(m_chooser->currentData().toString(), id);
}

void TestMethodChooser::whatMeansTheSameIsTakenAlong()
{
    choose(QStringLiteral("fcm"));
    m_project->setParameter("clusters", std::int64_t(4), QStringLiteral("test"));
    m_project->setParameter("fuzzifier", 1.5, QStringLiteral("test"));
    choose(QStringLiteral("gk"));
    QCOMPARE(m_project->state().chosen.size(), std::size_t(2));
    choose(QStringLiteral("sffd"));
    QCOMPARE(m_project->state().chosen.size(), std::size_t(1));
    QVERIFY(m_project->state().chosen.contains("clusters"));
    // A strength of labels is no label weight of SFP.
    choose(QStringLiteral("ssfcm-pedrycz"));
    m_project->setParameter("alpha", 7.0, QStringLiteral("test"));
    choose(QStringLiteral("sfp"));
    QVERIFY(!m_project->state().chosen.contains("alpha"));
}

void TestMethodChooser::settingsComeBackWithTheirMethod()
{
    m_project->setParameter("lambda", 0.25, QStringLiteral("test"));
    choose(QStringLiteral("fcm"));
    QVERIFY(m_project->state().chosen.empty());
    choose(QStringLiteral("sfp"));
    QCOMPARE(std::get<double>(m_project->state().chosen.at("lambda")), 0.25);
}

void TestMethodChooser::undoForgetsWhatItTookBack()
{
    choose(QStringLiteral("fcm"));
    m_project->setParameter("fuzzifier", 3.0, QStringLiteral("test"));
    choose(QStringLiteral("sfp"));
    for (int step = 0; step < 3; ++step)
        m_project->undoStack().undo();
    QCOMPARE(m_project->state().method, std::string("sfp"));
    choose(QStringLiteral("fcm"));
    QVERIFY(m_project->state().chosen.empty());
    m_project->undoStack().undo();
    QCOMPARE(m_project->state().method, std::string("sfp"));
    QTRY_COMPARE(m_chooser->currentData().toString(), QStringLiteral("sfp"));
}

void TestMethodChooser::presetsMoveTheOthers()
{
    choose(QStringLiteral("sffd"));
    waitForFit();
    m_project->setParameter("K", 0.3, QStringLiteral("test"));
    m_project->setParameter("preset", std::string("published"), QStringLiteral("test"));
    QCOMPARE(m_project->fitter().parameters().real("K"), 5.0);
    QCOMPARE(m_project->fitter().parameters().real("shrinkage"), 0.01);
    m_project->setParameter("K", 2.0, QStringLiteral("test"));
    QCOMPARE(m_project->fitter().parameters().real("K"), 2.0);
}

void TestMethodChooser::plainRealsHaveSliders()
{
    choose(QStringLiteral("fcm"));
    waitForFit();
    QSlider* slider = nullptr;
    QTRY_VERIFY((slider = m_panel->findChild<QSlider*>(QStringLiteral("slider_fuzzifier"))));
    slider->setValue(slider->maximum());
    QTRY_COMPARE(m_project->fitter().parameters().real("fuzzifier"), 4.0);
    const auto* more = m_panel->findChild<QAbstractButton*>(QStringLiteral("moreParameters"));
    QVERIFY2(more->text().contains(QStringLiteral("restarts")), qPrintable(more->text()));
}

/// Below it is the bound from which on the clusters can become one.
void TestMethodChooser::sliderShowsTheFuzzifierOfTheData()
{
    choose(QStringLiteral("fcm"));
    waitForFit();
    const double chosen = m_project->fitter().parameters().real("fuzzifier");
    QVERIFY(chosen > 1 && chosen < 1.2);
    QCOMPARE(m_project->scene().fit()->result->parameters.real("fuzzifier"), chosen);
    QSlider* slider = nullptr;
    QTRY_VERIFY((slider = m_panel->findChild<QSlider*>(QStringLiteral("slider_fuzzifier"))));
    QVERIFY(slider->value() > slider->minimum());
    const QWidget* row = slider->parentWidget();
    const auto boxes = row->findChildren<QLineEdit*>(QStringLiteral("valueBox"));
    QVERIFY(std::any_of(boxes.begin(), boxes.end(), [chosen](const QLineEdit* box) {
        return std::abs(box->text().toDouble() - chosen) < 1e-3;
    }));
    const auto* effect = row->findChild<QLabel*>(QStringLiteral("sliderEffect"));
    QTRY_VERIFY(effect->isVisible() && effect->text().contains(QStringLiteral("1.0")));
    QVERIFY(!m_project->state().chosen.contains("fuzzifier"));
}

void TestMethodChooser::wholeNumbersHaveSliders()
{
    choose(QStringLiteral("spectral"));
    waitForFit();
    QSlider* slider = nullptr;
    QTRY_VERIFY((slider = m_panel->findChild<QSlider*>(QStringLiteral("slider_neighbours"))));
    QCOMPARE(slider->maximum(), 49);  // 1 to 50
    slider->setValue(19);
    QTRY_COMPARE(m_project->fitter().parameters().integer("neighbours"), std::int64_t(20));
    auto* box = slider->parentWidget()->findChild<QLineEdit*>(QStringLiteral("valueBox"));
    for (QLineEdit* one : slider->parentWidget()->findChildren<QLineEdit*>(QStringLiteral("valueBox")))
        if (one->isVisible())
            box = one;
    box->setText(QStringLiteral("7.5"));
    box->setModified(true);
    emit box->editingFinished();
    QCOMPARE(m_project->fitter().parameters().integer("neighbours"), std::int64_t(20));  // no whole number
    box->setText(QStringLiteral("9"));
    box->setModified(true);
    emit box->editingFinished();
    QTRY_COMPARE(m_project->fitter().parameters().integer("neighbours"), std::int64_t(9));
}

/// A text that does not fit is scrolled; of one that came into an empty box the first digit alone was seen.
void TestMethodChooser::valuesFitTheirBoxes()
{
    applyTheme();
    constexpr int lineMargin = 2;  // QLineEdit's own, on both sides
    int boxes = 0;
    for (const QLineEdit* box : m_panel->findChildren<QLineEdit*>(QStringLiteral("valueBox"))) {
        if (!box->isVisible())
            continue;
        ++boxes;
        QStyleOptionFrame option;
        option.initFrom(box);
        option.lineWidth = box->style()->pixelMetric(QStyle::PM_DefaultFrameWidth, &option, box);
        const int room = box->style()->subElementRect(QStyle::SE_LineEditContents, &option, box).width();
        QVERIFY(!box->text().isEmpty());
        QVERIFY2(box->fontMetrics().horizontalAdvance(box->text()) + 1 <= room - 2 * lineMargin,
                 qPrintable(box->text()));
    }
    QVERIFY(boxes >= 3);
}

void TestMethodChooser::whatPlaysNoPartIsNotShown()
{
    choose(QStringLiteral("scs"));
    waitForFit();
    const auto row = [this](const char* slider) {
        auto* found = m_panel->findChild<QSlider*>(QLatin1String("slider_") + QLatin1String(slider));
        return found ? found->parentWidget() : nullptr;
    };
    QTRY_VERIFY(row("ridge") && row("ridge")->isHidden());
    QVERIFY(!row("width")->isHidden());
    m_project->setParameter("solver", std::string("target"), QStringLiteral("test"));
    QTRY_VERIFY(!row("ridge")->isHidden());
}

/// Another method sees the very data that are there; other steps prepare them again.
void TestMethodChooser::theDataArePreparedOnce()
{
    const DatasetPtr data = m_project->scene().fit()->data;
    choose(QStringLiteral("fcm"));
    waitForFit();
    QCOMPARE(m_project->scene().fit()->data, data);
    QVERIFY(m_project->fitter().parameters().has("fuzzifier"));
    AnalysisState next = m_project->state();
    next.steps.clear();
    m_project->change(next, QStringLiteral("test"));
    QTRY_VERIFY(m_project->scene().fit()->data != data);
    QVERIFY(m_project->fitter().error().isEmpty());
}

QTEST_MAIN(TestMethodChooser)
#include "tst_method_chooser.moc"
