// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/views/scatter_fit.h"
#include "ui/views/samples/sample_table.h"
#include "ui/views/samples/sample_table_model.h"
#include "ui/views/samples/sample_table_proxy.h"
#include "ui/views/samples/sample_table_view.h"

#include <QAbstractItemModelTester>
#include <QApplication>
#include <QClipboard>
#include <QContextMenuEvent>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QPainter>
#include <QTimer>
#include <QToolButton>
#include <QtTest>

#include <algorithm>

using namespace fuzzylens;
using namespace fuzzylens::ui;
using Kind = SampleTableModel::Kind;

/// The sample table: its model, its order and filter, and a person's hands on it.
class TestSampleTable : public QObject
{
    Q_OBJECT

private:
    std::unique_ptr<Scene> scene;
    std::unique_ptr<SampleTableView> view;
    SampleTable* table = nullptr;

    void show(const FitPtr& fit)
    {
        view.reset();
        scene = std::make_unique<Scene>();
        scene->setFit(fit);
        view = std::make_unique<SampleTableView>(*scene);
        table = view->findChild<SampleTable*>("samples.table");
        view->resize(700, 400);
        view->show();
        QVERIFY(QTest::qWaitForWindowExposed(view.get()));
    }

    void click(int row, Qt::KeyboardModifiers modifiers = {})
    {
        const QRect cell = table->visualRect(table->model()->index(row, 0));
        QVERIFY(cell.isValid());
        QTest::mouseClick(table->viewport(), Qt::LeftButton, modifiers, cell.center());
    }

    static int columnOf(const QAbstractItemModel& model, const QString& title)
    {
        for (int column = 0; column < model.columnCount(); ++column)
            if (model.headerData(column, Qt::Horizontal).toString() == title)
                return column;
        return -1;
    }

private slots:
    void init() { show(test::scatterFit()); }

    void modelKeepsItsPromises()
    {
        SampleTableModel model;
        SampleTableProxy proxy(&model);
        QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        QAbstractItemModelTester proxyTester(&proxy, QAbstractItemModelTester::FailureReportingMode::QtTest);
        model.setFit(test::scatterFit());
        QCOMPARE(model.rowCount(), 72);
        QCOMPARE(model.columnCount(), 8);
        model.setFit(test::scatterFit({.seed = 2}));
        proxy.sort(4);
        model.setFit(test::scatterFit({.samples = 5, .clusters = 3}));
        proxy.setText("sample_3");
        QCOMPARE(proxy.rowCount(), 1);
        model.setFit(nullptr);
        QCOMPARE(model.rowCount(), 0);
    }

    void sameSamplesDoNotReset()
    {
        SampleTableModel model;
        model.setFit(test::scatterFit());
        QSignalSpy reset(&model, &QAbstractItemModel::modelReset);
        QSignalSpy changed(&model, &QAbstractItemModel::dataChanged);
        model.setFit(test::scatterFit({.seed = 2}));
        QCOMPARE(reset.count(), 0);
        QCOMPARE(changed.count(), 1);
    }

    void cellsOfferTheRawNumber()
    {
        SampleTableModel model;
        const FitPtr fit = test::scatterFit();
        model.setFit(fit);
        const int u1 = columnOf(model, "u1"), certainty = columnOf(model, "Certainty");
        QCOMPARE(model.index(4, u1).data(SampleTableModel::NumberRole).toDouble(),
                 fit->result->outcome.memberships(4, 0));
        QCOMPARE(model.index(4, certainty).data(SampleTableModel::NumberRole).toDouble(),
                 fit->result->outcome.memberships.row(4).maxCoeff());
        QCOMPARE(model.index(4, u1).data().toString().size(), 5);
        QVERIFY(model.index(0, 0).data(Qt::AccessibleTextRole).toString().contains("sample_1"));
    }

    void wrongRowsAreMarked()
    {
        SampleTableModel model;
        model.setFit(test::scatterFit());
        QCOMPARE(model.wrongCount(), 4);
        QVERIFY(model.isWrong(16));
        QVERIFY(model.index(16, columnOf(model, "Predicted")).data(SampleTableModel::WrongRole).toBool());
    }

    /// Predictions of a fit are too good; those of the cross-validation follow later.
    void crossValidatedPredictionsReplaceThoseOfTheFit()
    {
        auto* wrong = view->controls()->findChild<QToolButton*>("samples.onlyWrong");
        QVERIFY(wrong->text().contains("training errors: 4"));
        const int column = columnOf(*table->model(), "Predicted");
        const auto header = [&](int role) {
            return table->model()->headerData(column, Qt::Horizontal, role).toString();
        };
        QVERIFY(header(Qt::ToolTipRole).contains("Training prediction"));
        std::vector<int> predicted = scene->fit()->result->target.classOf;
        const auto labelled = std::find_if(predicted.begin(), predicted.end(), [](int cls) { return cls >= 0; });
        const int sample = int(labelled - predicted.begin());
        *labelled = 1 - *labelled;
        scene->setLeftOutClasses(predicted);
        QVERIFY(header(Qt::DisplayRole).contains("CV"));
        QVERIFY(header(Qt::ToolTipRole).contains("Cross-validated prediction"));
        QCOMPARE(wrong->text(), QString("misclassified: 1"));
        QVERIFY(view->description().contains("1 misclassified in cross-validation"));
        wrong->click();
        QCOMPARE(table->model()->rowCount(), 1);
        QCOMPARE(table->model()->index(0, 0).data().toString(), scene->fit()->sampleName(sample));
        scene->setLeftOutClasses({});
        QVERIFY(wrong->text().contains("training errors: 4"));
    }

    void namesSortByTheirNumbers()
    {
        SampleTableModel model;
        model.setFit(test::scatterFit());
        QVERIFY(model.isBefore(1, 9, 0));  // sample_2 before sample_10
        SampleTableProxy proxy(&model);
        proxy.sort(0, Qt::DescendingOrder);
        QCOMPARE(proxy.sampleAt(0), 71);
    }

    void headersSort()
    {
        const int certainty = columnOf(*table->model(), "Certainty");
        QHeaderView* header = table->horizontalHeader();
        const QPoint place(header->sectionViewportPosition(certainty) + header->sectionSize(certainty) / 2,
                           header->height() / 2);
        QTest::mouseClick(header->viewport(), Qt::LeftButton, {}, place);
        double previous = header->sortIndicatorOrder() == Qt::AscendingOrder ? -1 : 2;
        for (int row = 0; row < 72; ++row) {
            const double value =
                table->model()->index(row, certainty).data(SampleTableModel::NumberRole).toDouble();
            QVERIFY(header->sortIndicatorOrder() == Qt::AscendingOrder ? value >= previous : value <= previous);
            previous = value;
        }
    }

    void theFilterFinds()
    {
        view->controls()->show();
        auto* filter = view->controls()->findChild<QLineEdit*>("samples.filter");
        QTest::keyClicks(filter, "bll");
        QVERIFY(table->model()->rowCount() >= 36 && table->model()->rowCount() < 72);
        filter->setText("nothing like it");
        QVERIFY(view->findChild<QLabel*>("samples.empty")->isVisible());
        filter->clear();
        QCOMPARE(table->model()->rowCount(), 72);
        auto* wrong = view->controls()->findChild<QToolButton*>("samples.onlyWrong");
        QTest::mouseClick(wrong, Qt::LeftButton);
        QCOMPARE(table->model()->rowCount(), 4);
        QVERIFY(view->controls()->sizeHint().width() <= 260);
    }

    void clicksActOnTheSceneSelection()
    {
        click(1);
        QCOMPARE(scene->selection().samples(), std::vector<int>{1});
        click(4, Qt::ShiftModifier);
        QCOMPARE(scene->selection().samples(), (std::vector<int>{1, 2, 3, 4}));
        click(2, Qt::ControlModifier);
        QCOMPARE(scene->selection().samples(), (std::vector<int>{1, 3, 4}));
        click(4, Qt::AltModifier);
        QCOMPARE(scene->selection().samples(), (std::vector<int>{1, 3}));
        click(0);
        QCOMPARE(scene->selection().samples(), std::vector<int>{0});
    }

    void keysActOnTheSceneSelection()
    {
        click(3);
        table->setFocus();
        QTest::keyClick(table, Qt::Key_Down);
        QCOMPARE(scene->selection().hovered(), 4);
        QTest::keyClick(table, Qt::Key_Space);
        QCOMPARE(scene->selection().samples(), (std::vector<int>{3, 4}));
        QTest::keyClick(table, Qt::Key_I, Qt::ControlModifier);
        QCOMPARE(scene->selection().count(), 70);
        QTest::keyClick(table, Qt::Key_A, Qt::ControlModifier);
        QCOMPARE(scene->selection().count(), 72);
        QTest::keyClick(table, Qt::Key_Escape);
        QCOMPARE(scene->selection().count(), 0);
    }

    void selectAllTakesTheRowsShown()
    {
        view->controls()->findChild<QLineEdit*>("samples.filter")->setText("sample_7");
        QTest::keyClick(table, Qt::Key_A, Qt::ControlModifier);
        QCOMPARE(scene->selection().count(), 4);  // 7, 70, 71, 72
    }

    void otherViewsBringRowsIntoSight()
    {
        scene->selection().apply(SelectMode::Replace, {70});
        const QRect cell = table->visualRect(table->model()->index(70, 0));
        QVERIFY(table->viewport()->rect().intersects(cell));
    }

    void selectedRowsAreTinted()
    {
        const auto pixel = [this](int row) {
            const QRect cell = table->visualRect(table->model()->index(row, 0));
            return table->viewport()->grab().toImage().pixelColor(cell.right() - 2, cell.center().y());
        };
        const QColor before = pixel(2);
        scene->selection().apply(SelectMode::Replace, {2});
        QVERIFY(pixel(2) != before);
        QCOMPARE(pixel(1), before);
    }

    void namesAreCopied()
    {
        scene->selection().apply(SelectMode::Replace, {0, 5});
        QTimer::singleShot(0, table, [] {
            auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
            QVERIFY(menu);
            menu->findChild<QAction*>("copyNames")->trigger();
            menu->close();
        });
        QContextMenuEvent event(QContextMenuEvent::Keyboard, {}, table->mapToGlobal(QPoint(5, 5)));
        QCoreApplication::sendEvent(table, &event);
        QStringList names = QGuiApplication::clipboard()->text().split('\n', Qt::SkipEmptyParts);
        names.sort();
        QStringList expected{scene->fit()->sampleName(0), scene->fit()->sampleName(5)};
        expected.sort();
        QCOMPARE(names, expected);
    }

    void copyHoldsTheSelectedRows()
    {
        scene->selection().apply(SelectMode::Replace, {0, 5});
        table->setFocus();
        QTest::keyClick(table, Qt::Key_C, Qt::ControlModifier);
        const QStringList lines = QGuiApplication::clipboard()->text().split('\n', Qt::SkipEmptyParts);
        QCOMPARE(lines.size(), 3);
        QVERIFY(lines[0].startsWith("Sample\tclass"));
        QVERIFY(lines[2].startsWith("sample_6\t"));
    }

    void csvReadsBackExactly()
    {
        const QStringList lines = view->toCsv().split('\n', Qt::SkipEmptyParts);
        QCOMPARE(lines.size(), 73);
        const int u1 = int(lines[0].split(',').indexOf("u1"));
        QCOMPARE(lines[8].split(',')[u1].toDouble(), scene->fit()->result->outcome.memberships(7, 0));
    }

    void withoutAFitThereIsNothing()
    {
        QSignalSpy changed(view.get(), &View::applicabilityChanged);
        scene->setFit(nullptr);
        QCOMPARE(changed.count(), 1);
        QVERIFY(!view->isApplicable());
        QVERIFY(view->toCsv().isEmpty());
        QTest::keyClick(table, Qt::Key_A, Qt::ControlModifier);
        QImage image(100, 100, QImage::Format_RGB32);
        QCPPainter painter(&image);
        view->paintFigure(painter, QRectF(0, 0, 100, 100), Theme::paper());
    }

    void figuresStayInside()
    {
        QImage page(300, 220, QImage::Format_RGB32);
        page.fill(Qt::magenta);
        QCPPainter painter(&page);
        view->paintFigure(painter, QRectF(30, 25, 240, 170), Theme::paper());
        painter.end();
        for (int x = 0; x < page.width(); ++x)
            for (int y = 0; y < page.height(); ++y)
                if (!QRect(30, 25, 240, 170).contains(x, y))
                    QCOMPARE(page.pixelColor(x, y), QColor(Qt::magenta));
    }

    void aHundredThousandRowsAreSortedAndFiltered()
    {
        show(test::scatterFit({.samples = 100000, .features = 2}));
        const int certainty = columnOf(*table->model(), "Certainty");
        table->sortByColumn(certainty, Qt::DescendingOrder);
        const auto certaintyOf = [&](int row) {
            return table->model()->index(row, certainty).data(Qt::UserRole).toDouble();
        };
        for (int row = 1; row < table->model()->rowCount(); ++row)
            QVERIFY(certaintyOf(row) <= certaintyOf(row - 1));
        auto* filter = view->controls()->findChild<QLineEdit*>("samples.filter");
        filter->setText("99");
        QVERIFY(table->model()->rowCount() < 100000);
        filter->clear();
        QCOMPARE(table->model()->rowCount(), 100000);
        QTest::keyClick(table, Qt::Key_A, Qt::ControlModifier);
        QCOMPARE(scene->selection().count(), 100000);
        scene->setFit(test::scatterFit({.samples = 100000, .features = 2, .seed = 2}));
        QCOMPARE(scene->selection().count(), 100000);
    }
};

QTEST_MAIN(TestSampleTable)
#include "tst_sample_table.moc"
