// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/methods/method.h"
#include "core/session/import_trial.h"
#include "tests/ui/support/event_loop.h"
#include "tests/ui/window/window_fixture.h"
#include "ui/access/table_dialog.h"
#include "ui/compare/compare_controller.h"
#include "ui/compare/compare_workspace.h"
#include "ui/export/export_dialog.h"
#include "ui/genesets/gene_set_dialog.h"
#include "ui/geo/geo_dialog.h"
#include "ui/import/import_dialog.h"
#include "ui/pairs/pairs_from_labels_dialog.h"
#include "ui/palette/command_palette.h"
#include "ui/panels/class_filter_dialog.h"
#include "ui/panels/left_out_dialog.h"
#include "ui/playground/second_method.h"
#include "ui/project/pair_controller.h"
#include "ui/project/verdict_controller.h"
#include "ui/runs/comparison_dialog.h"
#include "ui/runs/run_history.h"
#include "ui/teach/lesson_controller.h"
#include "ui/teach/playback.h"
#include "ui/teach/teach_workspace.h"
#include "ui/teach/update_export_dialog.h"
#include "ui/tune/tune_controller.h"
#include "ui/tune/tune_workspace.h"
#include "ui/views/view.h"
#include "ui/window/palette_entries.h"
#include "ui/window/projection_dialog.h"
#include "ui/workspaces/explore_workspace.h"
#include "ui/workspaces/view_card.h"

#include <QDialog>
#include <QTabWidget>
#include <QToolButton>

#include <functional>
#include <memory>

namespace fuzzylens::ui {

/// Brings the window into everything it can show, one after the other, and hands each to a visitor: for tests that
/// look at all of it (names, focus, cut texts).
class WindowStates
{
public:
    /// @p shown is the window itself or a dialog over it.
    using Visitor = std::function<void(const QString& state, QWidget& shown)>;

    WindowStates(MainWindow& window, Visitor visitor)
        : m_window(window)
        , m_visit(std::move(visitor))
    {}

    /// False when a fit is not there in time.
    bool visitAll()
    {
        visit(QStringLiteral("empty window"), m_window);
        return showSettledDemonstration(m_window) && visitMethods() && visitTune() && visitCompare() &&
               visitRuns() && visitDialogs() && visitPairs() && visitTeach();
    }

    /// Every method, with each picture that it has.
    bool visitMethods()
    {
        for (const MethodDescription& description : methods()) {
            if (!fit(description.id))
                return false;
            for (ViewCard* card : m_window.workspace().cards())
                for (View* view : card->views()) {
                    if (!view->isApplicable())
                        continue;
                    card->show(view);
                    visit(QString::fromStdString(description.id) + QStringLiteral(", ") + view->identifier(),
                          m_window);
                }
        }
        return fit("sfp");
    }

    bool visitDialogs()
    {
        Project& project = m_window.project();
        ViewCard* card = m_window.workspace().cards().front();
        visitDialog(std::make_unique<ClassFilterDialog>(project, &m_window));
        visitDialog(std::make_unique<LeftOutDialog>(project, &m_window));
        visitDialog(std::make_unique<ProjectionDialog>(project.scene(), &m_window));
        visitDialog(std::make_unique<GeneSetDialog>(project, &m_window));
        visitDialog(std::unique_ptr<QDialog>(GeoDialog::ofUser(&m_window)));
        visitDialog(std::make_unique<PairsFromLabelsDialog>(m_window.pairs(), &m_window));
        visitDialog(std::make_unique<ExportDialog>(*card->current(), &m_window));
        visitDialog(
            std::make_unique<ImportDialog>(project, trialOf(project.dataset(), project.input()), &m_window));
        for (ViewCard* each : m_window.workspace().cards())
            for (View* view : each->views())
                if (view->isApplicable())
                    visitDialog(std::make_unique<TableDialog>(*view, &m_window));
        auto* palette = m_window.findChild<CommandPalette*>();
        palette->open(paletteEntries(m_window));
        visit(QStringLiteral("palette"), m_window);
        palette->hide();
        return true;
    }

    /// Tune before a search and after it, with each of its views.
    bool visitTune()
    {
        m_window.toggleTune();
        visit(QStringLiteral("tune"), m_window);
        TuneController& tune = m_window.tune();
        SearchPlan plan;
        for (const SearchAxis& axis : tune.axes())
            if (axis.isByDefault)
                plan.axes.push_back(axis);
        std::vector<GridAxis> grids;
        for (const SearchAxis& axis : plan.axes)
            grids.push_back(gridAxis(axis, {axis.range.from, axis.range.to, 2}));
        plan.grid = Grid(grids);
        plan.protocol = {Protocol::Kind::Folds, 3, 1};
        tune.start(plan);
        if (!QTest::qWaitFor([&] { return !tune.isBusy() && tune.finished().size() == plan.grid.size(); }, 60000))
            return false;
        ViewCard& card = m_window.tuneWorkspace().card();
        for (View* view : card.views()) {
            card.show(view);
            visit(QStringLiteral("tune, ") + view->identifier(), m_window);
        }
        m_window.toggleTune();
        return true;
    }

    /// Compare before a comparison and after it, with each of its views.
    bool visitCompare()
    {
        m_window.toggleCompare();
        visit(QStringLiteral("compare"), m_window);
        CompareController& compare = m_window.compare();
        compare.start({{"sfp", "knn", "nearest-centroid"}, {Protocol::Kind::Folds, 3, 2}});
        if (!QTest::qWaitFor([&] { return !compare.isBusy() && compare.finished().size() == 3; }, 60000))
            return false;
        ViewCard& details = m_window.compareWorkspace().details();
        for (View* view : details.views()) {
            details.show(view);
            visit(QStringLiteral("compare, ") + view->identifier(), m_window);
        }
        m_window.toggleCompare();
        return true;
    }

    /// Teach with the updates of a fit, the step of a lesson and the editor.
    bool visitTeach()
    {
        m_window.toggleTeach();
        if (!QTest::qWaitFor([&] { return m_window.playback().last() > 0; }, 60000))
            return false;
        m_window.playback().show(2);
        visit(QStringLiteral("teach"), m_window);
        const ViewCard* card = m_window.workspace().cards().front();
        visitDialog(std::make_unique<UpdateExportDialog>(m_window.project(), m_window.playback(),
                                                         m_window.lessons(), card->views(), card->current(),
                                                         &m_window));
        m_window.playback().show(m_window.playback().last());
        ViewCard& updates = m_window.teachWorkspace().updates();
        for (View* view : updates.views()) {
            updates.show(view);
            visit(QStringLiteral("teach, ") + view->identifier(), m_window);
        }
        updates.show(updates.views().front());
        m_window.findChild<QToolButton*>(QStringLiteral("teachPlayground"))->click();
        visit(QStringLiteral("teach, playground without a set"), m_window);
        const InputSpec input{"synth:groups,samples=60", {}, {}};
        m_window.project().open(loadInput(input), QStringLiteral("groups"), input);
        m_window.findChild<QToolButton*>(QStringLiteral("playgroundEdit"))->click();
        m_window.teachWorkspace().secondMethod().setMethod("kmeans");
        const auto isComputed = [&] {
            return m_window.teachWorkspace().secondMethod().scene().fit() && m_window.playback().last() > 0;
        };
        if (!QTest::qWaitFor(isComputed, 60000))
            return false;
        visit(QStringLiteral("teach, playground"), m_window);
        m_window.teachWorkspace().secondMethod().setMethod({});
        m_window.findChild<QToolButton*>(QStringLiteral("teachLessons"))->click();
        LessonController& lessons = m_window.lessons();
        lessons.begin();
        visit(QStringLiteral("teach, editor"), m_window);
        LessonStep step = lessons.step();
        const LessonText text(std::map<std::string, std::string>{{"", "text"}});
        step.title = step.text = text;
        step.question = LessonQuestion{text, {text, text}, 0, text};
        step.goal = LessonGoal{"training_accuracy", 0.5, {}};
        lessons.change(step);
        lessons.setSaved();  // or closing it would ask
        lessons.edit(false);
        lessons.reveal();
        visit(QStringLiteral("teach, step"), m_window);
        lessons.close();
        m_window.toggleTeach();
        return true;
    }

    /// The list of the runs, and two of them compared.
    bool visitRuns()
    {
        RunHistory& runs = m_window.runs();
        for (const double gamma : {0.4, 0.5}) {
            const std::size_t before = runs.runs().size();
            m_window.project().setParameter("gamma", gamma, QStringLiteral("test"));
            const auto isKept = [&] {
                fireTimers(runs);
                return runs.runs().size() > before;
            };
            if (!QTest::qWaitFor(isKept, 20000))
                return false;
        }
        m_window.toggleRuns();
        visit(QStringLiteral("runs"), m_window);
        const RunPtr last = runs.runs().back(), before = runs.runs()[runs.runs().size() - 2];
        visitDialog(std::make_unique<ComparisonDialog>(before, last, &m_window));
        m_window.toggleRuns();
        return true;
    }

    bool visitPairs()
    {
        if (!fit("sffd"))
            return false;
        QSignalSpy settled(&m_window.project().fitter(), &Fitter::fitted);
        m_window.pairs().link(PairKind::Must, {0}, {1, 2});
        m_window.pairs().link(PairKind::Cannot, {0}, {30});
        if (!settled.wait(20000))
            return false;
        m_window.workspace().bring(QStringLiteral("pairs"));
        visit(QStringLiteral("pairs"), m_window);
        return true;
    }

private:
    bool fit(const std::string& method)
    {
        Project& project = m_window.project();
        if (project.state().method == method && project.scene().fit() && project.fitter().error().isEmpty()) {
            showVerdict();
            return true;
        }
        project.setMethod(method);
        const bool isFitted = QTest::qWaitFor(
            [&] {
                const FitPtr& shown = project.scene().fit();
                return !project.fitter().error().isEmpty() ||
                       (shown && !shown->preview && shown->result->method == method &&
                        project.fitter().isPrepared() && !project.fitter().job().isBusy());
            },
            60000);
        showVerdict();
        return isFitted;
    }

    /// Else it arrives in the middle of a visit.
    void showVerdict()
    {
        fireTimers(*m_window.findChild<VerdictController*>());
        finishJobs();
    }

    void visitDialog(std::unique_ptr<QDialog> dialog)
    {
        dialog->setAttribute(Qt::WA_DeleteOnClose, false);
        dialog->show();
        if (!QTest::qWaitForWindowExposed(dialog.get()))
            return;
        const QString state = dialog->objectName() + QStringLiteral(" dialog");
        auto* tabs = dialog->findChild<QTabWidget*>();
        for (int page = 0; page < (tabs ? tabs->count() : 1); ++page) {
            if (tabs)
                tabs->setCurrentIndex(page);
            visit(state, *dialog);
        }
    }

    void visit(const QString& state, QWidget& shown)
    {
        QTest::qWait(0);
        m_visit(state, shown);
    }

    MainWindow& m_window;
    Visitor m_visit;
};

}  // namespace fuzzylens::ui
