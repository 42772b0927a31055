// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/support/open_window.h"
#include "tests/ui/support/text_recorder.h"
#include "ui/plot/number_format.h"
#include "ui/plot/view_table.h"
#include "ui/teach/equation_box.h"
#include "ui/teach/formula_view.h"
#include "ui/teach/playback.h"
#include "ui/teach/teach_workspace.h"
#include "ui/workspaces/view_card.h"

#include <QToolButton>

#include <cmath>

using namespace fuzzylens;
using namespace fuzzylens::ui;

namespace {

constexpr int patience = 30000;

}  // namespace

/// The equation of an update and its numbers, used as by a hand.
class TestFormula : public OpenWindow
{
    Q_OBJECT

private slots:
    void initTestCase() { prepareApplication(); }
    void init()
    {
        openWindow();
        m_window->resize(1280, 800);
        openDemonstration();
        m_window->project().setParameter("alpha", 0.2, QStringLiteral("test"));
        m_window->project().setParameter("gamma", 1.0, QStringLiteral("test"));
        settle();
    }
    void cleanup() { closeWindow(); }
    void numbersAreThoseOfTheUpdate();
    void selectionAndFocusChooseTheNumber();
    void othersSaySo();
    void fractionsAreStacked();
    void wordsSpellTheEquation();
    void figuresHaveTheSameSizeAtAnyResolution();

private:
    Playback& playback() { return m_window->playback(); }
    Scene& scene() { return m_window->project().scene(); }
    FormulaView& view() { return *m_window->teachWorkspace().findChild<FormulaView*>(); }
    void settle()
    {
        QTRY_VERIFY_WITH_TIMEOUT(m_window->project().fitter().finalFit() &&
                                     scene().fit() == m_window->project().fitter().finalFit(),
                                 patience);
    }
    void click(const char* name) { QTest::mouseClick(find<QToolButton>(*m_window, name), Qt::LeftButton); }
    void open()
    {
        m_window->toggleTeach();
        QTRY_VERIFY_WITH_TIMEOUT(playback().last() > 0, patience);
        for (QToolButton* tab : m_window->teachWorkspace().findChildren<QToolButton*>(QStringLiteral("cardTab")))
            if (tab->property("view") == view().identifier())
                QTest::mouseClick(tab, Qt::LeftButton);
        QTRY_VERIFY(view().isVisible());
    }
    /// The last line of the table: the updated number.
    double result()
    {
        const ViewTable table(view().toCsv());
        return table.field(table.rowCount() - 1, 2).toDouble();
    }
};

void TestFormula::numbersAreThoseOfTheUpdate()
{
    open();
    click("playerRewind");
    QVERIFY(!view().missing().isEmpty());
    for (const char* block : {"memberships", "centers", "prototypes", "weights"}) {
        click("playerForward");
        QCOMPARE(playback().updates()[std::size_t(playback().at())].block, block);
        QVERIFY(view().missing().isEmpty());
        const EquationIndices at = view().indices();
        const Outcome& after = scene().fit()->result->outcome;
        const std::map<std::string, double> expected{
            {"memberships", after.memberships(at.sample, at.cluster)},
            {"centers", after.centers(at.cluster, at.feature)},
            {"prototypes", after.labelPrototypes(at.cluster, at.label)},
            {"weights", after.featureWeights(after.featureWeights.rows() == 1 ? 0 : at.cluster, at.feature)}};
        QVERIFY2(std::abs(result() - expected.at(block)) < 1e-5, block);
        QVERIFY(view().accessibleDescription().contains(plainNumber(result(), 4)));
        QVERIFY(view().accessibleDescription().contains(scene().fit()->sampleName(int(at.sample))));
    }
}

void TestFormula::selectionAndFocusChooseTheNumber()
{
    open();
    playback().show(2);  // centres
    QCOMPARE(view().indices().sample, 0);
    const QString before = view().toCsv();
    scene().selection().apply(SelectMode::Replace, {5, 9});
    QCOMPARE(view().indices().sample, 5);
    Eigen::Index cluster = 0;
    scene().fit()->result->outcome.memberships.row(5).maxCoeff(&cluster);
    QCOMPARE(view().indices().cluster, cluster);
    QVERIFY(view().toCsv() != before);
    scene().setFocusFeature(3);
    QCOMPARE(view().indices().feature, 3);
    QVERIFY(std::abs(result() - scene().fit()->result->outcome.centers(cluster, 3)) < 1e-5);
    QVERIFY(view().accessibleDescription().contains(scene().fit()->featureLabel(3)));
}

void TestFormula::othersSaySo()
{
    m_window->project().setMethod("scad1");
    settle();
    open();
    playback().show(2);
    QVERIFY(!playback().hasEquations());
    QCOMPARE(view().missing(), view().accessibleDescription());
    QCOMPARE(view().toCsv().count(QLatin1Char('\n')), 1);
}

void TestFormula::figuresHaveTheSameSizeAtAnyResolution()
{
    open();
    playback().show(1);
    QVERIFY(view().missing().isEmpty());
    const auto texts = [this](int dpi) {
        TextRecorder recorder(QSize(600, 400), Qt::white, dpi);
        QCPPainter painter(&recorder);
        view().paintFigure(painter, QRectF(0, 0, 300, 200), Theme::paper());
        painter.end();
        return recorder.texts();
    };
    const std::vector<TextRecorder::Text> coarse = texts(72), fine = texts(1200);
    QVERIFY(coarse.size() > 10);
    QCOMPARE(fine.size(), coarse.size());
    for (std::size_t i = 0; i < fine.size(); ++i) {
        QCOMPARE(fine[i].text, coarse[i].text);
        QVERIFY(std::abs(fine[i].place.height() - coarse[i].place.height()) < 1);
        QVERIFY2(QRectF(0, 0, 300, 200).contains(fine[i].place), qPrintable(fine[i].text));
    }
}

void TestFormula::fractionsAreStacked()
{
    const QFont font = m_window->font();
    const EquationBox plain = typeset("ab", font), fraction = typeset("\\frac{a}{b}", font);
    QCOMPARE(fraction.bars.size(), std::size_t{1});
    QCOMPARE(fraction.texts.size(), std::size_t{2});
    QVERIFY(fraction.texts[0].at.y() < fraction.bars[0].top() &&
            fraction.texts[1].at.y() > fraction.bars[0].bottom());
    QVERIFY(fraction.height() > 1.5 * plain.height());
    const EquationBox scripts = typeset("u_{ij}^m", font);
    QCOMPARE(scripts.texts.size(), std::size_t{4});
    QVERIFY(scripts.texts[0].font.italic());
    QVERIFY(scripts.texts[1].at.y() > 0 && scripts.texts[3].at.y() < 0);
    QVERIFY(scripts.texts[1].at.x() >= scripts.texts[0].at.x() + 1);
    QVERIFY(!typeset("\\exp", font).texts[0].font.italic());
}

void TestFormula::wordsSpellTheEquation()
{
    const QStringList numbers{QStringLiteral("0.5"), QStringLiteral("−2")};
    QCOMPARE(typeset("\\frac{%1*%2}{%1 - %2}", m_window->font(), numbers).words,
             QStringLiteral("(0.5 times (−2)) divided by (0.5 minus (−2))"));
    QCOMPARE(typeset("\\sum_i u_{ij}", m_window->font()).words, QStringLiteral("sum i of u i j"));
}

QTEST_MAIN(TestFormula)
#include "tst_formula.moc"
