// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/views/scatter_fit.h"
#include "tests/ui/views/shown_scatter.h"
#include "tests/ui/views/svg_figure.h"
#include "ui/views/pairs/pair_table_view.h"

#include <QLabel>
#include <QSignalSpy>
#include <QTableView>
#include <QToolButton>
#include <QtTest>

using namespace fuzzylens;
using namespace fuzzylens::ui;

/// Pairs drawn in the picture and looked up in the table, as a person does it.
class TestScatterPairs : public test::ShownScatter
{
    Q_OBJECT

private:
    struct Asked
    {
        PairKind kind;
        std::vector<int> one, other;
    };

    std::vector<Asked> asked;

    void drag(const QList<QPoint>& path, Qt::KeyboardModifiers modifiers = {},
              Qt::MouseButton button = Qt::LeftButton)
    {
        QTest::mousePress(plot, button, modifiers, path.first());
        for (qsizetype i = 1; i < path.size(); ++i) {
            QMouseEvent move(QEvent::MouseMove, path[i], plot->mapToGlobal(path[i]), Qt::NoButton, button,
                             modifiers);
            QCoreApplication::sendEvent(plot, &move);
        }
        QTest::mouseRelease(plot, button, modifiers, path.last());
    }

    void link(int from, int to, Qt::KeyboardModifiers modifiers = {}, Qt::MouseButton button = Qt::LeftButton)
    {
        drag({at(from), (at(from) + at(to)) / 2, at(to)}, modifiers, button);
    }

    void choose(const char* tool)
    {
        view->controls()->show();
        QTest::mouseClick(view->controls()->findChild<QToolButton*>(tool), Qt::LeftButton);
    }

    /// Samples that no other one covers.
    std::vector<int> free(std::size_t count) const
    {
        std::vector<int> samples;
        for (int sample = 0; sample < 72 && samples.size() < count; ++sample)
            if (plot->sampleAt(at(sample)) == sample &&
                plot->plotArea().adjusted(9, 9, -9, -9).contains(at(sample)))
                samples.push_back(sample);
        return samples;
    }

    /// As the project would answer.
    void give(std::vector<PairMark> pairs) { scene->pairs().set(std::move(pairs), 0, true); }

    QString hint() const
    {
        const auto* label = view->findChild<QLabel*>("pairHint");
        return label->isVisible() ? label->text() : QString();
    }

private slots:
    void init()
    {
        asked.clear();
        openScene(test::scatterFit());
        scene->pairs().set({}, 0, true);
        connect(&scene->pairs(), &PairMarks::linkRequested, this,
                [this](PairKind kind, const std::vector<int>& one, const std::vector<int>& other) {
                    asked.push_back({kind, one, other});
                    scene->pairs().setGroup({});  // as the project does when it has done it
                });
        openView();
    }

    void theRightButtonDrawsWithAnyTool()
    {
        const std::vector<int> two = free(2);
        link(two[0], two[1], {}, Qt::RightButton);
        QCOMPARE(asked.size(), std::size_t(1));
        QCOMPARE(asked[0].kind, PairKind::Must);
        QCOMPARE(asked[0].one, std::vector<int>{two[0]});
        QCOMPARE(asked[0].other, std::vector<int>{two[1]});
        link(two[0], two[1], Qt::AltModifier, Qt::RightButton);
        QCOMPARE(asked[1].kind, PairKind::Cannot);
        QCOMPARE(scene->selection().count(), 0);
    }

    void aPairToolDrawsWithTheLeftButton()
    {
        const std::vector<int> two = free(2);
        choose("scatter.mustLink");
        link(two[0], two[1]);
        link(two[0], two[1], Qt::AltModifier);
        link(two[0], two[1], Qt::ControlModifier);
        choose("scatter.cannotLink");
        link(two[0], two[1]);
        QCOMPARE(asked.size(), std::size_t(4));
        QCOMPARE(asked[0].kind, PairKind::Must);
        for (std::size_t i = 1; i < 4; ++i)
            QCOMPARE(asked[i].kind, PairKind::Cannot);
        // To nowhere, and to the sample it began at: nothing.
        drag({at(two[0]), at(two[0]) + QPoint(30, 0), plot->plotArea().topLeft() + QPoint(3, 3)});
        drag({at(two[0]), at(two[0]) + QPoint(30, 30), at(two[0])});
        QCOMPARE(asked.size(), std::size_t(4));
    }

    void escapeGivesALinkUp()
    {
        const std::vector<int> two = free(2);
        choose("scatter.mustLink");
        QTest::mousePress(plot, Qt::LeftButton, {}, at(two[0]));
        QMouseEvent move(QEvent::MouseMove, at(two[1]), plot->mapToGlobal(at(two[1])), Qt::NoButton,
                         Qt::LeftButton, {});
        QCoreApplication::sendEvent(plot, &move);
        QTest::keyClick(plot, Qt::Key_Escape);
        QTest::mouseRelease(plot, Qt::LeftButton, {}, at(two[1]));
        QVERIFY(asked.empty());
    }

    void twoLassosPairInBulk()
    {
        choose("scatter.cannotLink");
        const QRect area = plot->plotArea();
        const QPoint corner = area.topLeft() + QPoint(1, 1);
        QCOMPARE(plot->sampleAt(corner), -1);
        const int middle = area.center().x();
        drag({corner, {middle, area.top() + 1}, {middle, area.bottom()}, {area.left() + 1, area.bottom()}});
        const std::vector<int> group = scene->pairs().group();
        QVERIFY(!group.empty() && group.size() < 72);
        QVERIFY(hint().startsWith(QString::number(group.size()) + " samples in the group"));
        const QPoint right(area.right() - 1, area.top() + 1);
        QCOMPARE(plot->sampleAt(right), -1);
        drag({right, {middle, area.top() + 1}, {middle, area.bottom()}, {area.right() - 1, area.bottom()}});
        QCOMPARE(asked.size(), std::size_t(1));
        QCOMPARE(asked[0].kind, PairKind::Cannot);
        QCOMPARE(asked[0].one, group);
        QCOMPARE(asked[0].one.size() + asked[0].other.size(), std::size_t(72));
        QVERIFY(scene->pairs().group().empty());
        drag({corner, {middle, area.top() + 1}, {middle, area.bottom()}, {area.left() + 1, area.bottom()}});
        QTest::keyClick(plot, Qt::Key_Escape);
        QVERIFY(scene->pairs().group().empty());
        QCOMPARE(asked.size(), std::size_t(1));
    }

    /// A fit that arrives while a link is drawn moves its beginning along; one of other samples ends it.
    void aLinkKeepsItsBeginning()
    {
        const std::vector<int> two = free(2);
        const auto press = [&] {
            QTest::mousePress(plot, Qt::RightButton, {}, at(two[0]));
            const QPoint way = (at(two[0]) + at(two[1])) / 2;
            QMouseEvent move(QEvent::MouseMove, way, plot->mapToGlobal(way), Qt::NoButton, Qt::RightButton, {});
            QCoreApplication::sendEvent(plot, &move);
        };
        press();
        auto moved = std::make_shared<Fit>(*scene->fit());
        auto result = std::make_shared<Result>(*moved->result);
        result->outcome.embedding = result->outcome.embedding.rowwise().reverse().eval();
        moved->result = result;
        scene->setFit(moved);
        QTest::mouseRelease(plot, Qt::RightButton, {}, at(two[1]));
        QCOMPARE(asked.size(), std::size_t(1));
        QCOMPARE(asked[0].one, std::vector<int>{two[0]});
        press();
        scene->setFit(test::scatterFit({40}));
        QTest::mouseRelease(plot, Qt::RightButton, {}, at(1));
        QCOMPARE(asked.size(), std::size_t(1));
    }

    /// Another button does not disturb what one does.
    void oneButtonAtATime()
    {
        const QPoint corner = plot->plotArea().topLeft() + QPoint(2, 2);
        QTest::mousePress(plot, Qt::LeftButton, {}, corner);
        QMouseEvent move(QEvent::MouseMove, corner + QPoint(60, 60), plot->mapToGlobal(corner), Qt::NoButton,
                         Qt::LeftButton, {});
        QCoreApplication::sendEvent(plot, &move);
        QTest::mousePress(plot, Qt::RightButton, {}, at(free(1).front()));
        QTest::mouseRelease(plot, Qt::RightButton, {}, at(free(1).front()));
        QVERIFY(asked.empty());
        QTest::mouseRelease(plot, Qt::LeftButton, {}, plot->plotArea().bottomRight());
        QCOMPARE(scene->selection().count(), 72);
    }

    /// The other lasso may begin anywhere, on a sample too: in a dense cloud there is no empty place.
    void theSecondLassoBeginsAnywhere()
    {
        choose("scatter.mustLink");
        const int first = free(1).front();
        scene->pairs().setGroup({first == 0 ? 1 : 0});
        QVERIFY2(hint().startsWith("1 sample in the group") && hint().contains("to link it with") &&
                     !hint().contains("them"),
                 qPrintable(hint()));
        const QPoint centre = at(first);
        drag({centre, centre + QPoint(12, -12), centre + QPoint(14, 14), centre + QPoint(-14, 14),
              centre + QPoint(-14, -14)});
        QCOMPARE(asked.size(), std::size_t(1));
        QCOMPARE(asked[0].one, std::vector<int>{first == 0 ? 1 : 0});
    }

    void theKeyboardPairs()
    {
        plot->setFocus();
        scene->selection().setHovered(4);
        QTest::keyClick(plot, Qt::Key_M);
        QCOMPARE(scene->pairs().group(), std::vector<int>{4});
        scene->selection().setHovered(9);
        QTest::keyClick(plot, Qt::Key_C);
        QCOMPARE(asked.size(), std::size_t(1));
        QCOMPARE(asked[0].kind, PairKind::Cannot);
    }

    void aLineIsSelectedAndRemoved()
    {
        const std::vector<int> some = free(3);
        give({{PairKind::Must, pairOf(some[0], some[1]), false, 0.1},
              {PairKind::Cannot, pairOf(some[1], some[2]), true, 0.7}});
        const QPointF from = plot->pixelOf(some[1]), to = plot->pixelOf(some[2]);
        QPoint place;
        for (double t = 0.1; t < 0.95; t += 0.05) {
            place = (from + t * (to - from)).toPoint();
            if (plot->sampleAt(place) < 0 && plot->pairAt(place) == 1)
                break;
        }
        QCOMPARE(plot->pairAt(place), 1);
        QTest::mouseClick(plot, Qt::LeftButton, {}, place);
        QCOMPARE(scene->pairs().selectedPairs(), std::vector<int>{1});
        QSignalSpy removal(&scene->pairs(), &PairMarks::removalRequested);
        QTest::keyClick(plot, Qt::Key_Delete);
        QCOMPARE(removal.count(), 1);
        QTest::mouseClick(plot, Qt::LeftButton, {}, plot->plotArea().topLeft() + QPoint(1, 1));
        QVERIFY(scene->pairs().selectedPairs().empty());
    }

    /// Who owns the pairs answers a fit before this view does: the picture stays of one fit until it is drawn
    /// again.
    void pairsComeWithTheirFit()
    {
        give({{PairKind::Must, {0, 1}, false, 0.1}, {PairKind::Must, {50, 71}, true, 0.7}});
        scene->pairs().select(SelectMode::Replace, {1});
        QCOMPARE(plot->content().pairs.pairs.size(), std::size_t(2));
        std::size_t before = 0, chosen = 0;
        const FitPtr next = test::scatterFit({40});
        QObject watch;
        connect(&scene->pairs(), &PairMarks::changed, &watch, [&] {
            before = plot->content().pairs.pairs.size();
            chosen = plot->content().pairs.selected.size();
        });
        scene->setFit(next);
        QCOMPARE(before, std::size_t(2));  // the samples drawn are still those before
        QCOMPARE(chosen, std::size_t(2));
        QVERIFY(plot->content().pairs.pairs.empty());
        give({{PairKind::Cannot, {0, 39}, false, 0.1}});
        QCOMPARE(plot->content().pairs.pairs.size(), std::size_t(1));
    }

    void theHintSaysWhatToDo()
    {
        QVERIFY(hint().contains("right mouse button"));
        choose("scatter.mustLink");
        QVERIFY(hint().contains("Drag from sample to sample for a must-link"));
        choose("scatter.rectangle");
        give({{PairKind::Must, {0, 1}, false, 0}});
        QVERIFY(hint().isEmpty());
        scene->pairs().set({}, 0, false);
        QVERIFY(hint().isEmpty());
        QVERIFY(!view->controls()->findChild<QToolButton*>("scatter.mustLink")->isVisible());
    }

    /// On paper too: a dashed line for a cannot-link, the cost of a violated pair.
    void onPaper()
    {
        const QString without = test::svgFigure(*view);
        give({{PairKind::Cannot, {0, 1}, true, 0.625}});
        const QString with = test::svgFigure(*view);
        QVERIFY(with.contains("0.625") && !without.contains("0.625"));
        QVERIFY(with.contains("cannot-link") && !with.contains("must-link") && !without.contains("cannot-link"));
        QVERIFY(with.count("stroke-dasharray") > without.count("stroke-dasharray"));
    }

    void theTable()
    {
        PairTableView table(*scene);
        table.resize(500, 300);
        QVERIFY(table.isApplicable());
        give({{PairKind::Must, {0, 1}, false, 0.25}, {PairKind::Cannot, {2, 3}, true, 0.75}});
        table.show();
        QVERIFY(QTest::qWaitForWindowExposed(&table));
        auto* rows = table.findChild<QTableView*>("pairTable");
        QCOMPARE(rows->model()->rowCount(), 2);
        QCOMPARE(rows->model()->index(0, 1).data().toString(), QString("sample_3"));  // the dearest first
        rows->selectRow(0);
        QCOMPARE(scene->pairs().selectedPairs(), std::vector<int>{1});
        scene->pairs().select(SelectMode::Replace, {0});
        QCOMPARE(rows->selectionModel()->selectedRows().size(), 1);
        QCOMPARE(rows->selectionModel()->selectedRows().front().row(), 1);
        table.controls()->findChild<QToolButton*>("pairs.onlyViolated")->setChecked(true);
        QCOMPARE(rows->model()->rowCount(), 1);
        QVERIFY(table.toCsv().contains("cannot-link,sample_3,sample_4,violated,0.75"));
        QSignalSpy removal(&scene->pairs(), &PairMarks::removalRequested);
        rows->selectRow(0);
        QTest::keyClick(rows, Qt::Key_Delete);
        QCOMPARE(removal.count(), 1);
    }
};

QTEST_MAIN(TestScatterPairs)
#include "tst_scatter_pairs.moc"
