// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/support/open_window.h"
#include "tests/ui/views/scatter_fit.h"
#include "ui/plot/view_table.h"
#include "ui/views/explanation/explanation_view.h"
#include "ui/views/features/feature_values_view.h"
#include "ui/views/heatmap/membership_view.h"
#include "ui/views/scatter/scatter_canvas.h"

#include <QAction>
#include <QMenu>
#include <QTextBrowser>
#include <QTextCursor>
#include <QToolButton>

#include <map>

using namespace fuzzylens;
using namespace fuzzylens::ui;

/// The explanation of a sample in the window, by clicks.
class TestExplanationView : public OpenWindow
{
    Q_OBJECT

private slots:
    void initTestCase() { prepareApplication(); }
    void init();
    void cleanup() { closeWindow(); }
    void aClickExplainsASample();
    void anotherViewChosenByTheUserStays();
    void theMenuExplainsTheSelectedSample();
    void theContextMenuExplainsASample();
    void aClickOnAFeatureShowsItsValues();
    void aClickOnANeighbourExplainsIt();
    void itFollowsTheFit();
    void partsAddUpInTheTable();
    void nothingIsCut_data();
    void nothingIsCut();
    void methodsWithoutSumsHaveMembershipsAndNeighbours();
    void resultsWithoutDataHaveMemberships();
    void oneSampleIsExplainedAtATime();

private:
    Scene& scene() const { return m_window->project().scene(); }
    template <typename T>
    T& view() const
    {
        return *m_window->findChild<T*>();
    }
    QTextBrowser& page() const { return *find<QTextBrowser>(*m_window, "explanation.page"); }
    QString text() const { return page().toPlainText(); }
    QString name(int sample) const { return scene().fit()->sampleName(sample); }
    void clickSample(int sample);
    /// @param begin of the word in the text of the page.
    void clickWord(const QString& word, int from = 0);
    void showTab(const char* view);
    int aSampleThatIsNotCovered(int from) const;
};

namespace {

/// The values of the rows of @p csv whose first two fields are these.
std::vector<double> values(const ViewTable& table, const QString& part, const QString& cluster)
{
    std::vector<double> result;
    for (int row = 0; row < table.rowCount(); ++row)
        if (table.field(row, 0) == part && table.field(row, 1) == cluster)
            result.push_back(table.field(row, 3).toDouble());
    return result;
}

FitPtr fitBy(const char* method)
{
    auto fit = std::make_shared<Fit>(*ui::test::scatterFit());
    auto result = std::make_shared<Result>(*fit->result);
    result->method = method;
    fit->result = std::move(result);
    return fit;
}

}  // namespace

void TestExplanationView::init()
{
    openWindow();
    m_window->resize(1280, 800);
    openDemonstration();
}

int TestExplanationView::aSampleThatIsNotCovered(int from) const
{
    const auto& canvas = view<ScatterCanvas>();
    for (int sample = from; sample < scene().fit()->samples(); ++sample)
        if (canvas.sampleAt(canvas.pixelOf(sample).toPoint()) == sample)  // as it is clicked
            return sample;
    return -1;
}

void TestExplanationView::clickSample(int sample)
{
    auto& canvas = view<ScatterCanvas>();
    QTest::mouseClick(&canvas, Qt::LeftButton, {}, canvas.pixelOf(sample).toPoint());
    QCOMPARE(scene().selection().samples(), std::vector<int>{sample});
}

void TestExplanationView::clickWord(const QString& word, int from)
{
    QTextCursor cursor = page().document()->find(word, from);
    QVERIFY2(!cursor.isNull(), qPrintable(word));
    cursor.setPosition(cursor.selectionStart() + 1);
    page().setTextCursor(cursor);
    page().ensureCursorVisible();
    QTest::mouseClick(page().viewport(), Qt::LeftButton, {}, page().cursorRect(cursor).center());
}

void TestExplanationView::showTab(const char* identifier)
{
    for (QToolButton* tab : m_window->findChildren<QToolButton*>(QStringLiteral("cardTab")))
        if (tab->property("view").toString() == QLatin1String(identifier))
            tab->click();
}

void TestExplanationView::aClickExplainsASample()
{
    QVERIFY(view<MembershipView>().isVisible());
    const int first = aSampleThatIsNotCovered(0), second = aSampleThatIsNotCovered(first + 1);
    clickSample(first);
    QTRY_VERIFY(view<ExplanationView>().isVisible());
    QTRY_VERIFY(text().contains(name(first)));
    QVERIFY(view<ExplanationView>().description().startsWith(name(first)));
    clickSample(second);
    QTRY_VERIFY(text().section(QLatin1Char('\n'), 0, 0).contains(name(second)));
    QVERIFY(view<ExplanationView>().description().startsWith(name(second)));
    // As fitted and without the own label.
    QVERIFY(text().contains(QStringLiteral("as fitted")));
    QVERIFY(text().contains(QStringLiteral("label term")));
}

void TestExplanationView::anotherViewChosenByTheUserStays()
{
    const int first = aSampleThatIsNotCovered(0), second = aSampleThatIsNotCovered(first + 1);
    clickSample(first);
    QTRY_VERIFY(view<ExplanationView>().isVisible());
    showTab("memberships");
    QVERIFY(view<MembershipView>().isVisible());
    clickSample(second);
    QVERIFY(view<MembershipView>().isVisible());
    showTab("explanation");
    QTRY_VERIFY(text().contains(name(second)));
    clickSample(first);
    QVERIFY(view<ExplanationView>().isVisible());
}

void TestExplanationView::theMenuExplainsTheSelectedSample()
{
    auto* action = find<QAction>(*m_window, "explainSample");
    QVERIFY(!action->isEnabled());
    scene().selection().apply(SelectMode::Replace, {4});
    QVERIFY(view<MembershipView>().isVisible());
    QVERIFY(action->isEnabled());
    action->trigger();
    QVERIFY(view<ExplanationView>().isVisible());
    QTRY_VERIFY(text().contains(name(4)));
    scene().selection().apply(SelectMode::Add, {5});
    QVERIFY(!action->isEnabled());
}

void TestExplanationView::theContextMenuExplainsASample()
{
    clickSample(aSampleThatIsNotCovered(0));
    showTab("memberships");
    const int second = aSampleThatIsNotCovered(scene().selection().samples().front() + 1);
    auto& canvas = view<ScatterCanvas>();
    QTest::mouseClick(&canvas, Qt::RightButton, {}, canvas.pixelOf(second).toPoint());
    QTRY_VERIFY(find<QAction>(canvas, "explainThisSample"));
    find<QAction>(canvas, "explainThisSample")->trigger();
    find<QMenu>(canvas, "sampleMenu")->close();
    QVERIFY(view<ExplanationView>().isVisible());
    QCOMPARE(scene().selection().samples(), std::vector<int>{second});
}

void TestExplanationView::aClickOnAFeatureShowsItsValues()
{
    clickSample(aSampleThatIsNotCovered(0));
    QTRY_VERIFY(text().contains(QStringLiteral("top features")));
    const ViewTable table(view<ExplanationView>().toCsv());
    int row = 0;
    while (table.field(row, 0) != QLatin1String("part of the distance"))
        ++row;
    const QString feature = table.field(row, 2);
    clickWord(feature);
    QVERIFY(scene().focusFeature() >= 0);
    QCOMPARE(scene().fit()->featureLabel(scene().focusFeature()), feature);
    QVERIFY(view<FeatureValuesView>().isVisible());
    QVERIFY(view<ExplanationView>().isVisible());
}

void TestExplanationView::aClickOnANeighbourExplainsIt()
{
    const int sample = aSampleThatIsNotCovered(0);
    clickSample(sample);
    QTRY_VERIFY(text().contains(QStringLiteral("Nearest samples")));
    const ExplanationText text = *ExplanationText::of(scene().fit(), sample);
    const int neighbour = int(text.explanation.neighbours.front().sample);
    clickWord(name(neighbour), int(this->text().indexOf(QStringLiteral("Nearest samples"))));
    QCOMPARE(scene().selection().samples(), std::vector<int>{neighbour});
    QTRY_VERIFY(view<ExplanationView>().description().startsWith(name(neighbour)));
}

void TestExplanationView::itFollowsTheFit()
{
    const int sample = aSampleThatIsNotCovered(0);
    clickSample(sample);
    QTRY_VERIFY(text().contains(name(sample)));
    const QString before = text();
    Project& project = m_window->project();
    QSignalSpy settled(&project.fitter(), &Fitter::fitted);
    AnalysisState next = project.state();
    next.chosen["lambda"] = 0.7;
    project.change(next, QStringLiteral("test"));
    QVERIFY(settled.wait(20000));
    QTRY_VERIFY(text() != before);
    QVERIFY(text().contains(name(sample)));
    const ViewTable table(view<ExplanationView>().toCsv());
    const Fit& fit = *scene().fit();
    for (int cluster = 0; cluster < fit.clusters(); ++cluster)
        QCOMPARE(values(table, QStringLiteral("distance"), fit.clusterName(cluster)),
                 std::vector<double>{fit.result->outcome.embedding(sample, cluster)});
}

void TestExplanationView::partsAddUpInTheTable()
{
    const int sample = aSampleThatIsNotCovered(0);
    clickSample(sample);
    const ViewTable table(view<ExplanationView>().toCsv());
    const Fit& fit = *scene().fit();
    for (int cluster = 0; cluster < fit.clusters(); ++cluster) {
        const QString name = fit.clusterName(cluster);
        double sum = 0;
        for (const double part : values(table, QStringLiteral("part of the distance"), name))
            sum += part;
        for (const double part : values(table, QStringLiteral("other features"), name))
            sum += part;
        QCOMPARE(sum, fit.result->outcome.embedding(sample, cluster));
    }
}

void TestExplanationView::nothingIsCut_data()
{
    QTest::addColumn<int>("width");
    for (const int width : {260, 300, 400, 500, 900})
        QTest::addRow("%d", width) << width;
}

/// The table has as many clusters as there is room for.
void TestExplanationView::nothingIsCut()
{
    QFETCH(int, width);
    Scene one;
    one.setFit(ui::test::scatterFit({.samples = 60, .features = 20, .clusters = 6}));
    one.selection().apply(SelectMode::Replace, {3});
    ExplanationView shown(one);
    shown.resize(width, 250);
    shown.show();
    auto* content = shown.findChild<QTextBrowser*>();
    QTRY_VERIFY(content->toPlainText().contains(QStringLiteral("sample_4")));
    QVERIFY2(content->document()->size().width() <= content->viewport()->width(),
             qPrintable(QString::number(content->document()->size().width())));
}

void TestExplanationView::methodsWithoutSumsHaveMembershipsAndNeighbours()
{
    Scene one;
    one.setFit(fitBy("gk"));
    one.selection().apply(SelectMode::Replace, {3});
    const ExplanationView shown(one);
    const ViewTable table(shown.toCsv());
    std::map<QString, int> parts;
    for (int row = 0; row < table.rowCount(); ++row)
        ++parts[table.field(row, 0)];
    QCOMPARE(parts, (std::map<QString, int>{{QStringLiteral("membership"), 2}, {QStringLiteral("neighbour"), 5}}));
    QVERIFY(!ExplanationText::of(one.fit(), 3)
                 ->html(Theme::of(lightPalette()), QFont(), 400)
                 .contains(QStringLiteral("distance")));
}

void TestExplanationView::resultsWithoutDataHaveMemberships()
{
    auto fit = std::make_shared<Fit>(*fitBy("sfp"));
    fit->data = nullptr;
    Scene one;
    one.setFit(fit);
    one.selection().apply(SelectMode::Replace, {3});
    const ExplanationView shown(one);
    const ViewTable table(shown.toCsv());
    QCOMPARE(table.rowCount(), 2);
    QVERIFY(!ExplanationText::of(fit, 3)->html(Theme::of(lightPalette()), QFont(), 400).isEmpty());
}

/// Without it the card shows the picture it showed before.
void TestExplanationView::oneSampleIsExplainedAtATime()
{
    const auto& shown = view<ExplanationView>();
    QVERIFY(!shown.isApplicable());
    clickSample(aSampleThatIsNotCovered(0));
    QVERIFY(shown.isVisible());
    QVERIFY(shown.missing().isEmpty());
    scene().selection().set(std::vector<bool>(std::size_t(scene().selection().size()), true));
    QVERIFY(!shown.missing().isEmpty());
    QVERIFY(shown.toCsv().isEmpty());
    QVERIFY(view<MembershipView>().isVisible());
    scene().selection().apply(SelectMode::Replace, {1});
    QVERIFY(shown.isVisible());
    QTRY_VERIFY(text().contains(name(1)));
    scene().selection().clear();
    QVERIFY(view<MembershipView>().isVisible());
}

QTEST_MAIN(TestExplanationView)
#include "tst_explanation_view.moc"
