// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/features/feature_table_view.h"

#include "feature_fit.h"
#include "svg_figure.h"
#include "ui/views/features/feature_table_model.h"

#include <QAbstractItemModelTester>
#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QContextMenuEvent>
#include <QGuiApplication>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QSignalSpy>
#include <QTableView>
#include <QTest>
#include <QTimer>
#include <QToolButton>

#include <algorithm>

using namespace fuzzylens;
using namespace fuzzylens::ui;
using test::FitRecipe;
using test::makeFit;

class TestFeatureTable : public QObject
{
    Q_OBJECT

private slots:
    void modelKeepsItsPromises();
    void columnsFollowTheFit();
    void meansByHand();
    void repeatedNamesAreToldApart();
    void sortingPutsMissingLast();
    void refitKeepsRowsUntilSorted();
    void searchByPhrase();
    void searchByList();
    void rowsAndFocusAreOne();
    void aGeneSetIsMarkedAndCanStandAlone();
    void headerClickSorts();
    void headersAreSeenWhole();
    void pastedLinesAreAList();
    void copyIsTabSeparated();
    void namesAreCopiedAsDisplayed();
    void csvIsInTheOrderShown();
    void hiddenTableWaits();
    void emptyTable();
    void figureKeepsTextAsText();
    void sixtyThousandRowsAreSortedAndSearched();
};

namespace {

std::vector<int> rowsOf(const FeatureTableModel& model)
{
    std::vector<int> rows;
    for (int row = 0; row < model.rowCount(); ++row)
        rows.push_back(model.featureAt(row));
    return rows;
}

Eigen::VectorXd contributionOf(const Fit& fit)
{
    return separationContribution(fit.result->outcome.centers, fit.result->outcome.featureWeights);
}

struct Shown
{
    Scene scene;
    FeatureTableView view{scene};
    QTableView* table = view.findChild<QTableView*>("featureTable");
    QLineEdit* search = view.findChild<QLineEdit*>("featureSearch");
    QLabel* status = view.findChild<QLabel*>("featureStatus");
    FeatureTableModel* model = view.findChild<FeatureTableModel*>();

    explicit Shown(const FitRecipe& recipe = {})
    {
        view.resize(600, 400);
        scene.setFit(makeFit(recipe));
        view.show();
        [&] { QVERIFY(QTest::qWaitForWindowExposed(&view)); }();
    }
};

}  // namespace

void TestFeatureTable::modelKeepsItsPromises()
{
    FeatureTableModel model;
    QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    FitRecipe recipe;
    FitPtr fit = makeFit(recipe);
    model.setFit(fit, contributionOf(*fit));
    const QPersistentModelIndex kept = model.index(5, 0);
    const int feature = model.featureAt(5);
    model.sort(1, Qt::DescendingOrder);
    model.sort(0, Qt::AscendingOrder);
    QCOMPARE(model.featureAt(kept.row()), feature);
    recipe.shift = 4;
    fit = makeFit(recipe);
    model.setFit(fit, contributionOf(*fit));
    model.sortAgain();
    QCOMPARE(model.featureAt(kept.row()), feature);
    model.setShown(std::vector<int>{3, 7});
    QCOMPARE(model.rowCount(), 2);
    QCOMPARE(model.rowOf(4), -1);
    model.setShown(std::nullopt);
    model.setFit({}, {});
    QCOMPARE(model.rowCount(), 0);
}

void TestFeatureTable::columnsFollowTheFit()
{
    const auto headers = [](const FitRecipe& recipe) {
        const FitPtr fit = makeFit(recipe);
        QStringList result;
        const bool hasWeights = fit->result->outcome.featureWeights.size() > 0;
        for (const FeatureColumn& column :
             featureColumns(*fit, hasWeights ? contributionOf(*fit) : Eigen::VectorXd()))
            result << column.header;
        return result;
    };
    FitRecipe recipe;
    QCOMPARE(headers(recipe).size(), 9);
    recipe.weightRows = 1;
    QCOMPARE(headers(recipe), (QStringList{"Feature", "Contribution", "Rank", "Weight", "Weight rank", "Mean ALL",
                                           "Mean AML", "description"}));
    recipe.weightRows = 0;
    recipe.withData = false;
    QCOMPARE(headers(recipe), QStringList{"Feature"});
}

void TestFeatureTable::repeatedNamesAreToldApart()
{
    DatasetParts parts = makeFit()->data->parts();
    parts.featureNames[1] = parts.featureNames[4] = "i";
    const FitPtr fit = makeFit({}, std::make_shared<const Dataset>(std::move(parts)));
    QCOMPARE(fit->featureLabel(1), QStringLiteral("i#1"));
    QCOMPARE(fit->featureLabel(4), QStringLiteral("i#2"));
    QCOMPARE(fit->featureLabel(2), fit->featureName(2));
    const std::vector<FeatureColumn> columns = featureColumns(*fit, {});
    QCOMPARE(columns.front().text(4), QStringLiteral("i#2"));
    QCOMPARE(columns.front().exactText(4), QStringLiteral("i#2"));  // as displayed
}

void TestFeatureTable::meansByHand()
{
    FitRecipe recipe;
    recipe.samples = 4;
    const FitPtr fit = makeFit(recipe);
    const std::vector<FeatureColumn> columns = featureColumns(*fit, {});
    const Dataset& data = *fit->data;
    const auto mean = std::find_if(columns.begin(), columns.end(),
                                   [](const FeatureColumn& column) { return column.header == "Mean AML"; });
    QVERIFY(mean != columns.end());
    QCOMPARE(mean->numbers[2], (data.value(0, 2) + data.value(3, 2)) / 2);
}

void TestFeatureTable::sortingPutsMissingLast()
{
    FeatureColumn column;
    column.numbers = {2, std::nan(""), 1, 2};
    QCOMPARE(sortedFeatures(column, {0, 1, 2, 3}, true), (std::vector<int>{0, 3, 2, 1}));
    QCOMPARE(sortedFeatures(column, {3, 2, 1, 0}, false), (std::vector<int>{2, 0, 3, 1}));
    const std::vector<std::string> names{"b", "A", "a", "C"};
    column.texts = &names;
    QCOMPARE(sortedFeatures(column, {0, 1, 2, 3}, false), (std::vector<int>{1, 2, 0, 3}));
    QCOMPARE(ranksOf((Eigen::VectorXd(3) << 0.2, 0.5, 0.2).finished()), (std::vector<double>{2, 1, 3}));
}

void TestFeatureTable::refitKeepsRowsUntilSorted()
{
    FeatureTableModel model;
    FitRecipe recipe;
    FitPtr fit = makeFit(recipe);
    model.setFit(fit, contributionOf(*fit));
    model.sort(3, Qt::DescendingOrder);
    const auto before = rowsOf(model);
    QSignalSpy reset(&model, &QAbstractItemModel::modelReset);
    recipe.shift = 7;
    fit = makeFit(recipe);
    model.setFit(fit, contributionOf(*fit));
    QCOMPARE(rowsOf(model), before);
    QCOMPARE(reset.count(), 0);
    model.sortAgain();
    QVERIFY(rowsOf(model) != before);
    QCOMPARE(model.featureAt(0), 7);
}

void TestFeatureTable::searchByPhrase()
{
    const DatasetPtr data = test::makeData({});
    const FeatureSearch search(std::make_shared<const std::vector<std::string>>(data->featureNames()), data);
    QVERIFY(search.find("  ").isAll);
    QCOMPARE(search.find("g38").features, (std::vector<int>{38, 39}));
    QCOMPARE(search.find("kinase 3").features.front(), 3);
    QVERIFY(search.find("no such").features.empty());
    QVERIFY(!search.find("no such").isAll);
}

void TestFeatureTable::searchByList()
{
    const DatasetPtr data = test::makeData({});
    const FeatureSearch search(std::make_shared<const std::vector<std::string>>(data->featureNames()), data);
    const FeatureFinding finding = search.find("G1, g8;FOO\nG1\r\nBAR");
    QCOMPARE(finding.features, (std::vector<int>{1, 8, 9}));
    QCOMPARE(finding.asked, 4);
    QCOMPARE(finding.unmatched, (QStringList{"FOO", "BAR"}));
    QVERIFY(FeatureSearch().find("G1 G2").features.empty());
}

void TestFeatureTable::rowsAndFocusAreOne()
{
    Shown shown;
    shown.table->setCurrentIndex(shown.model->index(3, 0));
    QCOMPARE(shown.scene.focusFeature(), shown.model->featureAt(3));
    shown.scene.setFocusFeature(20);
    QCOMPARE(shown.model->featureAt(shown.table->currentIndex().row()), 20);
    shown.search->setText("G5");
    QCOMPARE(shown.scene.focusFeature(), 20);
    shown.search->clear();
    QCOMPARE(shown.scene.focusFeature(), 20);
    QCOMPARE(shown.model->featureAt(shown.table->currentIndex().row()), 20);
}

void TestFeatureTable::aGeneSetIsMarkedAndCanStandAlone()
{
    Shown shown;
    auto* only = shown.view.findChild<QToolButton*>("onlyMarkedFeatures");
    auto* unmark = shown.view.findChild<QToolButton*>("unmarkFeatures");
    QVERIFY(!only->isVisible());
    const auto name = [&](int feature, int role) {
        return shown.model->index(shown.model->rowOf(feature), 0).data(role).toString();
    };
    shown.scene.mark({"CYCLE", {}, {"G3", "G8", "absent"}});  // G8 stands twice
    QVERIFY(only->isVisible());
    QCOMPARE(name(3, Qt::DisplayRole), QStringLiteral("◆ G3"));
    QCOMPARE(name(3, Qt::AccessibleTextRole), QStringLiteral("G3, in CYCLE"));
    QCOMPARE(name(4, Qt::DisplayRole), QStringLiteral("G4"));
    QCOMPARE(shown.status->text(), QStringLiteral("40 features · ◆ 3 in CYCLE"));
    QTest::mouseClick(only, Qt::LeftButton);
    std::vector<int> rows = rowsOf(*shown.model);
    std::sort(rows.begin(), rows.end());
    QCOMPARE(rows, (std::vector<int>{3, 8, 9}));
    QTest::keyClicks(shown.search, QStringLiteral("g3"));
    QCOMPARE(rowsOf(*shown.model), std::vector<int>{3});
    shown.search->clear();
    FitRecipe fewer;
    fewer.features = 9;  // one of the two called G8 is gone
    shown.scene.setFit(makeFit(fewer));
    QCOMPARE(shown.model->rowCount(), 2);
    QCOMPARE(shown.scene.marks().features, (std::vector<int>{3, 8}));
    shown.scene.setFit(makeFit());
    QCOMPARE(shown.model->rowCount(), 3);
    shown.scene.mark({"OTHER", {}, {"G1"}});
    QCOMPARE(rowsOf(*shown.model), std::vector<int>{1});
    QTest::mouseClick(unmark, Qt::LeftButton);
    QCOMPARE(shown.model->rowCount(), 40);
    QVERIFY(!only->isVisible());
    QVERIFY(!shown.scene.marks().isAny());
    QCOMPARE(name(1, Qt::DisplayRole), QStringLiteral("G1"));
}

void TestFeatureTable::headerClickSorts()
{
    Shown shown;
    auto* header = shown.table->horizontalHeader();
    const auto click = [&](int column) {
        QTest::mouseClick(
            header->viewport(), Qt::LeftButton, {},
            {header->sectionViewportPosition(column) + header->sectionSize(column) / 2, header->height() / 2});
    };
    click(0);
    QCOMPARE(shown.model->sortColumn(), 0);
    QCOMPARE(shown.model->index(0, 0).data().toString(), "G0");
    click(0);
    QCOMPARE(shown.model->sortOrder(), Qt::DescendingOrder);
    click(1);
    QCOMPARE(shown.model->featureAt(0), 0);
}

void TestFeatureTable::headersAreSeenWhole()
{
    const Shown shown;
    const QAbstractItemModel* model = shown.table->model();
    const QHeaderView* header = shown.table->horizontalHeader();
    QVERIFY(model->columnCount() > 3);
    for (int column = 0; column < model->columnCount(); ++column) {
        const QString text = model->headerData(column, Qt::Horizontal).toString();
        QVERIFY2(header->sectionSize(column) >= header->fontMetrics().horizontalAdvance(text) + 12,
                 qPrintable(text));
        QVERIFY(!model->headerData(column, Qt::Horizontal, Qt::ToolTipRole).toString().isEmpty());
    }
}

void TestFeatureTable::pastedLinesAreAList()
{
    Shown shown;
    QGuiApplication::clipboard()->setText("G1\nG2\nNOPE\n");
    shown.search->setFocus();
    shown.search->paste();
    QCOMPARE(shown.model->rowCount(), 2);
    QVERIFY(shown.status->text().contains("not found: NOPE"));
    QVERIFY(shown.status->text().startsWith("2 of 40"));
}

void TestFeatureTable::copyIsTabSeparated()
{
    Shown shown;
    shown.table->selectRow(0);
    shown.table->setFocus();
    QTest::keySequence(shown.table, QKeySequence::Copy);
    const QStringList lines = QGuiApplication::clipboard()->text().split('\n');
    QCOMPARE(lines.size(), 3);
    QCOMPARE(lines[0].split('\t').size(), shown.model->columnCount());
    QVERIFY(lines[1].startsWith("G0\t"));
}

void TestFeatureTable::namesAreCopiedAsDisplayed()
{
    DatasetParts parts = makeFit()->data->parts();
    parts.featureNames[1] = parts.featureNames[4] = "i";
    const FitPtr fit = makeFit({}, std::make_shared<const Dataset>(std::move(parts)));
    Shown shown;
    shown.scene.setFit(fit);
    shown.scene.setFocusFeature(4);
    const auto copied = [] { return QGuiApplication::clipboard()->text(); };
    const QString displayed = shown.table->model()->index(shown.model->rowOf(4), 0).data().toString();
    QCOMPARE(displayed, QStringLiteral("i#2"));
    shown.table->findChild<QAction*>("copyNames")->trigger();
    QCOMPARE(copied(), displayed + '\n');
    shown.table->findChild<QAction*>("copyRows")->trigger();
    QVERIFY(copied().split('\n')[1].startsWith(displayed + '\t'));
    QVERIFY(shown.view.toCsv().contains(displayed + ','));
    // The context menu of every view: an explanation, names of the samples, and of the feature in focus.
    shown.scene.selection().apply(SelectMode::Replace, {0, 2});
    for (const int entry : {1, 2}) {
        QTimer::singleShot(0, &shown.view, [entry] {
            auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
            QVERIFY(menu);
            menu->actions()[entry]->trigger();
            menu->close();
        });
        QContextMenuEvent event(QContextMenuEvent::Keyboard, {}, shown.view.mapToGlobal(QPoint(5, 5)));
        QCoreApplication::sendEvent(&shown.view, &event);
        QCOMPARE(copied(), entry == 1 ? fit->sampleName(0) + '\n' + fit->sampleName(2) + '\n' : displayed + '\n');
    }
}

void TestFeatureTable::csvIsInTheOrderShown()
{
    Shown shown;
    shown.search->setText("G1 G2");
    const QStringList lines = shown.view.toCsv().split('\n');
    QCOMPARE(lines.size(), 4);
    QVERIFY(lines[0].startsWith("Feature,Contribution,Rank,"));
    QCOMPARE(lines[1].split(',')[1].toDouble(), shown.scene.contribution()[shown.model->featureAt(0)]);
}

void TestFeatureTable::hiddenTableWaits()
{
    Shown shown;
    shown.view.hide();
    QSignalSpy changed(shown.model, &QAbstractItemModel::dataChanged);
    FitRecipe recipe;
    recipe.shift = 5;
    shown.scene.setFit(makeFit(recipe));
    QCOMPARE(changed.count(), 0);
    shown.view.show();
    QCOMPARE(changed.count(), 1);
}

void TestFeatureTable::emptyTable()
{
    Scene scene;
    FeatureTableView view(scene);
    QVERIFY(!view.isApplicable());
    QVERIFY(!view.description().isEmpty());
    QVERIFY(!view.grab().isNull());
    scene.setFit(makeFit());
    QVERIFY(view.isApplicable());
    scene.setFit({});
    QCOMPARE(view.toCsv(), "\n");
}

void TestFeatureTable::figureKeepsTextAsText()
{
    Scene scene;
    FeatureTableView view(scene);
    scene.setFit(makeFit());
    const QString text = test::svgFigure(view);
    QVERIFY(text.contains(">G0<"));
    QVERIFY(text.contains("more"));
}

void TestFeatureTable::sixtyThousandRowsAreSortedAndSearched()
{
    FitRecipe recipe;
    recipe.features = 60000;
    recipe.steepness = 0.001;
    Shown shown(recipe);
    recipe.shift = 100;
    const FitPtr next = makeFit(recipe, shown.scene.fit()->data);
    shown.scene.setFit(next);
    shown.model->sort(0, Qt::AscendingOrder);
    QCOMPARE(shown.model->featureAt(0), 0);
    shown.model->sort(1, Qt::DescendingOrder);
    const Eigen::VectorXd contributions = contributionOf(*next);
    const std::vector<int> rows = rowsOf(*shown.model);
    QCOMPARE(rows.size(), std::size_t(recipe.features));
    QVERIFY(std::is_sorted(rows.begin(), rows.end(),
                           [&](int a, int b) { return contributions[a] > contributions[b]; }));
    shown.search->setText("G59");
    QCOMPARE(shown.model->rowCount(), 10 + 100 + 1000);  // G590 to G598 twice, and so on
    shown.search->clear();
    shown.table->scrollTo(shown.model->index(45000, 0));
    QVERIFY(shown.table->visualRect(shown.model->index(45000, 0)).isValid());
    QVERIFY(!shown.view.grab().isNull());
}

QTEST_MAIN(TestFeatureTable)
#include "tst_feature_table.moc"
