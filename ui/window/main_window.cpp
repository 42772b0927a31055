// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/main_window.h"

#include "ui/access/view_accessible.h"
#include "ui/compare/compare_controller.h"
#include "ui/compare/compare_workspace.h"
#include "ui/jobs/job.h"
#include "ui/pairs/pair_menu.h"
#include "ui/pairs/pairs_panel.h"
#include "ui/panels/data_panel.h"
#include "ui/panels/first_steps.h"
#include "ui/panels/flow_layout.h"
#include "ui/panels/input_filters.h"
#include "ui/panels/notice_bar.h"
#include "ui/panels/panel_scroll.h"
#include "ui/panels/parameter_panel.h"
#include "ui/panels/projection_row.h"
#include "ui/panels/step_notes.h"
#include "ui/panels/steps_panel.h"
#include "ui/panels/tab_order.h"
#include "ui/panels/verdict_card.h"
#include "ui/project/annealing_controller.h"
#include "ui/project/command_controller.h"
#include "ui/project/data_saver.h"
#include "ui/project/pair_controller.h"
#include "ui/project/probe_controller.h"
#include "ui/project/project.h"
#include "ui/project/projection_controller.h"
#include "ui/project/verdict_controller.h"
#include "ui/runs/run_history.h"
#include "ui/runs/runs_panel.h"
#include "ui/session/recovery.h"
#include "ui/teach/annealing_sequence.h"
#include "ui/teach/lesson_controller.h"
#include "ui/teach/lesson_panel.h"
#include "ui/teach/playback.h"
#include "ui/teach/player_bar.h"
#include "ui/teach/teach_workspace.h"
#include "ui/theme/core_text.h"
#include "ui/theme/parts_label.h"
#include "ui/theme/text_size.h"
#include "ui/theme/theme.h"
#include "ui/tune/cluster_numbers.h"
#include "ui/tune/feature_path.h"
#include "ui/tune/slider_score_controller.h"
#include "ui/tune/tune_controller.h"
#include "ui/tune/tune_workspace.h"
#include "ui/views/view.h"
#include "ui/window/main_menu.h"
#include "ui/window/open_actions.h"
#include "ui/window/overflow_row.h"
#include "ui/window/presentation.h"
#include "ui/window/save_actions.h"
#include "ui/window/session_actions.h"
#include "ui/window/shuffle_banner.h"
#include "ui/window/status_line.h"
#include "ui/workspaces/explore_workspace.h"
#include "ui/workspaces/side_by_side.h"
#include "ui/workspaces/veil.h"
#include "ui/workspaces/view_card.h"

#include <QApplication>
#include <QDialog>
#include <QDragEnterEvent>
#include <QFileInfo>
#include <QKeyEvent>
#include <QLabel>
#include <QMimeData>
#include <QPushButton>
#include <QScreen>
#include <QScrollArea>
#include <QScrollBar>
#include <QStackedWidget>
#include <QTimer>
#include <QUrl>
#include <QVBoxLayout>

#include <utility>

namespace fuzzylens::ui {

namespace {

constexpr int sidePanelWidth = 296;

QPushButton* actionButton(const QString& text, QAction* action, QWidget* parent)
{
    auto* button = new QPushButton(text, parent);
    button->setObjectName(action->objectName() + QStringLiteral("Button"));
    const auto follow = [button, action] {
        button->setEnabled(action->isEnabled());
        button->setToolTip(action->text().remove(QLatin1Char('&')) +
                           QStringLiteral(" (%1)").arg(action->shortcut().toString(QKeySequence::NativeText)));
    };
    QObject::connect(action, &QAction::changed, button, follow);
    follow();
    QObject::connect(button, &QPushButton::clicked, action, &QAction::trigger);
    return button;
}

QFrame* rule(QFrame::Shape shape, QWidget* parent)
{
    auto* line = new QFrame(parent);
    line->setObjectName(QStringLiteral("rule"));
    if (shape == QFrame::HLine)
        line->setFixedHeight(1);
    else
        line->setFixedWidth(1);
    return line;
}

/// Before the first view exists: the first request determines the value.
QWidget* withAccessibleViews(QWidget* parent)
{
    installViewAccessibility();
    return parent;
}

}  // namespace

MainWindow::MainWindow(QWidget* parent)
    : QMainWindow(withAccessibleViews(parent))
    , m_project(new Project(this))
    , m_verdict(new VerdictController(*m_project, this))
    , m_projection(new ProjectionController(*m_project, this))
    , m_pairs(new PairController(*m_project, this))
    , m_annealing(new AnnealingController(*m_project, this))
    , m_probes(new ProbeController(*m_project, this))
    , m_commands(new CommandController(*m_project, this))
    , m_runs(new RunHistory(*m_project, *m_verdict, this))
    , m_runsPanel(new RunsPanel(*m_runs, this))
    , m_notice(new NoticeBar(this))
    , m_workspace(new ExploreWorkspace(m_project->scene(), this))
    , m_tune(new TuneController(*m_project, this))
    , m_tuneWorkspace(new TuneWorkspace(*m_project, *m_tune, this))
    , m_compare(new CompareController(*m_project, this))
    , m_playback(new Playback(*m_project, this))
    , m_lessons(new LessonController(*m_project, *m_commands, *m_playback, this))
    , m_workspaces(new SideBySide(m_tuneWorkspace, m_workspace, this))
    , m_compareWorkspace(new CompareWorkspace(*m_project, *m_compare, m_workspaces))
    , m_teachWorkspace(new TeachWorkspace(*m_project, *m_playback, *m_lessons, m_workspaces))
    , m_session(new SessionController(*m_project, *m_runs, *m_workspace, this))
    , m_recovery(new Recovery(*m_project, *m_session, Recovery::usualFolder(), this))
    , m_sessions(new SessionActions(*m_project, *m_session, *m_recovery, *m_notice, this))
    , m_opening(new OpenActions(*m_project, *m_projection, *m_sessions, *m_notice, this))
    , m_saving(new SaveActions(*m_project, *m_verdict, *m_notice, this))
    , m_side(new QStackedWidget(this))
    , m_center(new QStackedWidget(this))
    , m_dropping(new Veil(QStringLiteral("dropVeil"), m_center))
    , m_fileName(new PartsLabel(this))
    , m_menu(new MainMenu(*this))
{
    setObjectName(QStringLiteral("mainWindow"));
    setAcceptDrops(true);
    // As large as intended, as small as the screen with the window's own frame asks.
    const QSize available = screen()->availableSize() - QSize(4, 36);
    resize(QSize(1280, 800).boundedTo(available));

    m_center->addWidget(makeEmptyState());
    auto* results = new QWidget(this);
    auto* parts = new QVBoxLayout(results);
    parts->setContentsMargins(0, 0, 0, 0);
    auto* panels = new PanelScroll(results);
    panels->add(makeFirstSteps());
    panels->add(new ShuffleBanner(*m_project, *m_runs, results));
    panels->add(new VerdictCard(*m_project, *m_verdict, results));
    auto* verdict = new QWidget(results);
    auto* verdictLayout = new QVBoxLayout(verdict);
    verdictLayout->setContentsMargins({});
    verdictLayout->addWidget(panels);
    parts->addWidget(verdict);
    parts->addWidget(m_workspaces, 1);
    auto* player =
        new PlayerBar(*m_playback, *new AnnealingSequence(m_project->scene().annealing(), this), results);
    player->hide();
    parts->addWidget(player);
    m_center->addWidget(results);
    auto* center = new QVBoxLayout;
    center->setContentsMargins(8, 8, 8, 0);
    center->addWidget(m_center, 1);
    auto* middle = new QHBoxLayout;
    middle->setSpacing(0);
    m_side->addWidget(makeSidePanel());
    m_side->addWidget(m_runsPanel);
    m_side->setFixedWidth(m_side->widget(0)->maximumWidth());
    middle->addWidget(m_side);
    middle->addWidget(rule(QFrame::VLine, this));
    auto* right = new QVBoxLayout;
    right->setSpacing(0);
    right->addLayout(center, 1);
    auto* status = new StatusLine(*m_project, this);
    right->addWidget(status);
    middle->addLayout(right, 1);
    auto* whole = new QWidget(this);
    auto* rows = new QVBoxLayout(whole);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->setSpacing(0);
    QWidget* header = makeHeader();
    QFrame* headerRule = rule(QFrame::HLine, this);
    rows->addWidget(header);
    rows->addWidget(headerRule);
    rows->addLayout(middle, 1);
    setCentralWidget(whole);
    m_notice->setParent(whole);
    m_notice->lieOver(m_center);

    auto* parameters = findChild<ParameterPanel*>();
    m_sliderScores = new SliderScoreController(*m_project, *m_tune, *parameters);
    connect(status, &StatusLine::notesRequested, parameters, &ParameterPanel::showNotes);
    connect(status, &StatusLine::featureRequested, this, [this](int feature) {
        m_project->scene().setFocusFeature(feature);
        m_workspace->bring(QStringLiteral("values"));
    });
    connect(m_lessons, &LessonController::restricted, parameters, &ParameterPanel::restrict);
    connect(m_lessons, &LessonController::viewRequested, m_workspace, &ExploreWorkspace::bring);
    connect(&m_teachWorkspace->lessons(), &LessonPanel::openRequested, m_opening,
            [this] { m_opening->openLesson(*m_lessons); });
    connect(&m_teachWorkspace->lessons(), &LessonPanel::saveRequested, m_saving,
            [this] { m_saving->saveLesson(*m_lessons); });
    m_lessons->setGuard([this] { return m_saving->offerToSave(*m_lessons); });
    connect(parameters, &ParameterPanel::notesChanged, status, &StatusLine::setNotes);
    connect(m_project, &Project::opened, this, &MainWindow::showDataset);
    connect(m_project, &Project::datasetChanged, this, &MainWindow::clearNotice);
    connect(m_session, &SessionController::changed, this, &MainWindow::showTitle);
    connect(m_session, &SessionController::opened, this, [this](const QString& path) {
        if (!m_session->isRecovered())
            emit opened(QFileInfo(path).absoluteFilePath());
    });
    connect(m_session, &SessionController::saved, this,
            [this](const QString& path) { emit opened(QFileInfo(path).absoluteFilePath()); });
    watchReading();
    connect(m_pairs, &PairController::refused, m_notice, &NoticeBar::showError);
    connect(m_pairs, &PairController::done, m_notice, &NoticeBar::showInformation);
    connect(m_probes, &ProbeController::isSoAlready, m_notice, &NoticeBar::showInformation);
    connect(m_workspace, &ExploreWorkspace::figureRequested, m_saving, &SaveActions::exportFigure);
    connect(m_workspace, &ExploreWorkspace::dataRequested, m_saving, &SaveActions::saveData);
    connect(m_tuneWorkspace, &TuneWorkspace::figureRequested, m_saving, &SaveActions::exportFigure);
    connect(m_tuneWorkspace, &TuneWorkspace::dataRequested, m_saving, &SaveActions::saveData);
    connect(m_tuneWorkspace, &TuneWorkspace::saveRequested, m_saving, [this] { m_saving->saveSearch(*m_tune); });
    connect(m_tuneWorkspace, &TuneWorkspace::openRequested, m_opening, [this] { m_opening->openSearch(*m_tune); });
    connect(m_tuneWorkspace, &TuneWorkspace::closed, this, [this] {
        if (m_workspaces->isOpen())
            toggleTune();
    });
    m_compareWorkspace->hide();
    connect(m_compareWorkspace, &CompareWorkspace::figureRequested, m_saving, &SaveActions::exportFigure);
    connect(m_compareWorkspace, &CompareWorkspace::dataRequested, m_saving, &SaveActions::saveData);
    connect(m_compareWorkspace, &CompareWorkspace::saveRequested, m_saving,
            [this] { m_saving->saveComparison(*m_compare); });
    connect(m_compareWorkspace, &CompareWorkspace::closed, this, [this] {
        if (m_workspaces->isOpen())
            toggleCompare();
    });
    m_teachWorkspace->hide();
    connect(m_teachWorkspace, &TeachWorkspace::figureRequested, m_saving, &SaveActions::exportFigure);
    connect(m_teachWorkspace, &TeachWorkspace::dataRequested, m_saving, &SaveActions::saveData);
    connect(m_teachWorkspace, &TeachWorkspace::closed, this, [this] {
        if (m_workspaces->isOpen())
            toggleTeach();
    });
    connect(m_workspaces, &SideBySide::changed, this, [this, player] {
        const bool teaches = m_workspaces->isOpen() && m_workspaces->left() == m_teachWorkspace;
        player->setVisible(teaches);
        m_playback->setOpen(teaches);
        m_lessons->setShown(teaches);
        if (!teaches)
            m_teachWorkspace->dropSecondMethod();
    });
    m_presentation = new Presentation(
        *this,
        {{header, headerRule, m_dataAndSteps, m_firstSteps, status}, verdict, m_side, m_workspaces, player});
    connect(m_teachWorkspace, &TeachWorkspace::secondViewMade, m_workspace, &ExploreWorkspace::add);
    connect(m_teachWorkspace, &TeachWorkspace::presentationRequested, this, &MainWindow::togglePresentation);
    connect(m_teachWorkspace, &TeachWorkspace::exportRequested, this, &MainWindow::exportUpdates);
    connect(m_presentation, &Presentation::changed, m_teachWorkspace,
            [this] { m_teachWorkspace->setPresenting(m_presentation->isOn()); });
    connect(m_saving, &SaveActions::pairsFileRequested, &m_menu->pairs(), &PairMenu::exportByDialog);
    connect(m_runsPanel, &RunsPanel::closed, this, &MainWindow::toggleRuns);
    connect(m_runsPanel, &RunsPanel::comparisonRequested, this, &MainWindow::compareRuns);
    m_building.reset();
    reserveScrollBar();
    showDataset();
}

MainWindow::~MainWindow()
{
    delete m_presentation;  // while the window is complete
    // Views and dialogs watch the project: they go first.
    qDeleteAll(findChildren<QDialog*>(QString(), Qt::FindDirectChildrenOnly));
    delete m_recovery;
    delete m_session;  // it asks the workspace how it is arranged
    delete takeCentralWidget();
}

/// The bar of the side panel has a place of its own: it covers nothing when it comes.
void MainWindow::reserveScrollBar()
{
    auto* scroll = m_side->findChild<QScrollArea*>(QStringLiteral("sidePanelScroll"));
    scroll->setFixedWidth(inText(sidePanelWidth) + scroll->verticalScrollBar()->sizeHint().width());
}

void MainWindow::inform(const QString& text)
{
    m_notice->showInformation(text);
}

void MainWindow::withdraw(const QString& text)
{
    if (m_notice->text() == text)
        clearNotice();
}

QWidget* MainWindow::makeFirstSteps()
{
    m_firstSteps = new FirstSteps(*m_project, this);
    connect(m_firstSteps, &FirstSteps::parameterRequested, this,
            [this] { findChild<ParameterPanel*>()->focusRow("lambda"); });
    connect(m_firstSteps, &FirstSteps::samplesRequested, this, [this] {
        if (View* samples = m_workspace->bring(QStringLiteral("scatter")))
            samples->setFocus();
    });
    connect(m_firstSteps, &FirstSteps::fileRequested, m_opening, &OpenActions::openByDialog);
    return m_firstSteps;
}

void MainWindow::beginFirstSteps()
{
    m_firstSteps->begin();
}

QWidget* MainWindow::makeHeader()
{
    auto* header = new QWidget(this);
    header->setObjectName(QStringLiteral("headerBar"));
    header->setFixedHeight(inText(42));
    auto* brand = new QLabel(tr("FuzzyLens"), header);
    QFont bold = brand->font();
    bold.setWeight(QFont::Bold);
    brand->setFont(bold);
    m_fileName->setObjectName(QStringLiteral("muted"));
    m_menu->setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Preferred);
    auto* open = new QPushButton(tr("Open…"), header);
    open->setObjectName(QStringLiteral("openButton"));
    open->setToolTip(tr("Open an expression matrix (%1)").arg(QKeySequence(QKeySequence::Open).toString()));
    connect(open, &QPushButton::clicked, m_opening, &OpenActions::openByDialog);
    auto* figure = new QPushButton(tr("Export figure…"), header);
    figure->setObjectName(QStringLiteral("exportButton"));
    figure->setToolTip(tr("Save the current view as PNG, SVG or PDF (Ctrl+E)"));
    connect(figure, &QPushButton::clicked, this, &MainWindow::exportCurrentFigure);
    auto* copy = new QPushButton(tr("Copy as command"), header);
    copy->setObjectName(QStringLiteral("copyCommandButton"));
    copy->setToolTip(tr("Copy the command line that reproduces this analysis (Ctrl+Shift+C)"));
    connect(copy, &QPushButton::clicked, m_saving, &SaveActions::copyCommand);
    auto* tune = makeProgressButton(header, tr("Tune"),
                                    {m_tune, &m_tuneWorkspace->clusterNumbers(), &m_tuneWorkspace->featurePath()});
    tune->setObjectName(QStringLiteral("tuneButton"));
    tune->setToolTip(tr("Compare parameter values by cross-validation (Ctrl+U)"));
    connect(tune, &QPushButton::clicked, this, &MainWindow::toggleTune);
    auto* compare = makeProgressButton(header, tr("Compare"), {m_compare});
    compare->setObjectName(QStringLiteral("compareButton"));
    compare->setToolTip(tr("Compare methods by cross-validation (Ctrl+K)"));
    connect(compare, &QPushButton::clicked, this, &MainWindow::toggleCompare);
    const auto offer = [this, figure, copy] {
        for (QPushButton* button : {figure, copy})
            button->setEnabled(m_project->scene().fit() != nullptr);
    };
    connect(&m_project->scene(), &Scene::fitChanged, figure, offer);
    offer();
    auto* buttons = new OverflowRow(header);
    for (QPushButton* button : {open, actionButton(tr("Undo"), m_menu->undoAction(), header),
                                actionButton(tr("Redo"), m_menu->redoAction(), header), tune, compare,
                                makeTeachButton(header), figure, copy})
        buttons->add(button);
    auto* layout = new QHBoxLayout(header);
    layout->setContentsMargins(14, 0, 12, 0);
    layout->setSpacing(8);
    layout->addWidget(brand);
    layout->addWidget(m_menu, 0, Qt::AlignVCenter);
    layout->addWidget(m_fileName, 1);
    layout->addWidget(buttons, 0, Qt::AlignVCenter);
    return header;
}

QPushButton* MainWindow::makeProgressButton(QWidget* header, const QString& text,
                                            const std::vector<const FitController*>& controllers)
{
    auto* button = new QPushButton(header);
    const auto follow = [this, button, text, controllers] {
        qint64 done = 0, total = 0;
        for (const FitController* controller : controllers)
            if (controller->isBusy()) {
                done += controller->progress().done;
                total += controller->progress().total;
            }
        button->setText(total > 0 ? tr("%1 %2 %", "workspace, progress").arg(text).arg(100 * done / total) : text);
        button->setEnabled(m_project->dataset() != nullptr);
    };
    for (const FitController* controller : controllers) {
        connect(controller, &FitController::changed, button, follow);
        connect(controller, &FitController::progressed, button, follow);
    }
    follow();
    return button;
}

QPushButton* MainWindow::makeTeachButton(QWidget* header)
{
    auto* button = new QPushButton(tr("Teach"), header);
    button->setObjectName(QStringLiteral("teachButton"));
    button->setToolTip(tr("Show how the fit comes about, update by update (Ctrl+H)"));
    const auto follow = [this, button] { button->setEnabled(m_project->dataset() != nullptr); };
    connect(m_project, &Project::datasetChanged, button, follow);
    connect(button, &QPushButton::clicked, this, &MainWindow::toggleTeach);
    follow();
    return button;
}

QWidget* MainWindow::makeSidePanel()
{
    auto* content = new QWidget;
    content->setObjectName(QStringLiteral("sidePanel"));
    new WheelFilter(content);
    new UndoFilter(content);
    auto* dataPanel = new DataPanel(*m_project, content);
    connect(dataPanel, &DataPanel::detailsRequested, m_opening, &OpenActions::showImport);
    m_dataAndSteps = new QWidget(content);
    auto* upper = new QVBoxLayout(m_dataAndSteps);
    upper->setContentsMargins({});
    upper->setSpacing(12);
    upper->addWidget(dataPanel);
    auto* projectionRow = new ProjectionRow(*m_projection, m_project->scene(), content);
    connect(projectionRow, &ProjectionRow::tableRequested, this, &MainWindow::showProjection);
    upper->addWidget(projectionRow);
    auto* steps = new StepsPanel(*m_project, content);
    connect(steps, &StepsPanel::picturesRequested, this,
            [this] { m_workspace->bring(QStringLiteral("preparation")); });
    upper->addWidget(steps);
    upper->addWidget(new StepNotes(*m_project, content));
    auto* layout = new QVBoxLayout(content);
    layout->setContentsMargins(14, 12, 4, 8);
    layout->setSpacing(12);
    layout->addWidget(m_dataAndSteps);
    layout->addWidget(new ParameterPanel(*m_project, content));
    auto* pairs = new PairsPanel(*m_project, *m_pairs, content);
    connect(pairs, &PairsPanel::drawingRequested, this, &MainWindow::drawPairs);
    connect(pairs, &PairsPanel::labelsRequested, &m_menu->pairs(), &PairMenu::takeFromLabels);
    connect(pairs, &PairsPanel::fileRequested, &m_menu->pairs(), &PairMenu::importByDialog);
    connect(pairs, &PairsPanel::tableRequested, this, [this] { m_workspace->bring(QStringLiteral("pairs")); });
    layout->addWidget(pairs);
    layout->addStretch(1);
    // Chips and rows come and go with the state.
    auto* order = new QTimer(content);
    order->setSingleShot(true);
    order->setInterval(0);
    const auto later = [order] { order->start(); };
    connect(order, &QTimer::timeout, content, [content] { orderTabsByLayout(*content); });
    connect(m_project, &Project::datasetChanged, order, later);
    connect(m_project, &Project::stateChanged, order, later);
    connect(&m_project->fitter(), &Fitter::preparedChanged, order, later);
    auto* scroll = new QScrollArea(this);
    scroll->setWidgetResizable(true);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    content->setFixedWidth(inText(sidePanelWidth));
    scroll->setWidget(content);
    scroll->setObjectName(QStringLiteral("sidePanelScroll"));
    scroll->setAccessibleName(tr("Data, steps and method"));
    scroll->setFocusPolicy(Qt::NoFocus);
    return scroll;
}

QWidget* MainWindow::makeEmptyState()
{
    auto* page = new QWidget(this);
    page->setObjectName(QStringLiteral("emptyState"));
    auto* title = new QLabel(tr("Open an expression matrix"), page);
    QFont large = title->font();
    large.setPointSizeF(large.pointSizeF() * 1.7);
    large.setWeight(QFont::DemiBold);
    title->setFont(large);
    auto* hint = new QLabel(tr("Drop a file here: text tables, Excel, AnnData, GCT, GEO and more, plain or "
                               "gzipped.\nSamples or genes in rows; FuzzyLens detects which and explains why."),
                            page);
    hint->setObjectName(QStringLiteral("muted"));
    hint->setAlignment(Qt::AlignCenter);
    hint->setWordWrap(true);
    auto* open = new QPushButton(tr("Open a file…"), page);
    open->setDefault(true);
    open->setObjectName(QStringLiteral("emptyOpen"));
    open->setToolTip(tr("Choose a file to open (Ctrl+O)"));
    connect(open, &QPushButton::clicked, m_opening, &OpenActions::openByDialog);
    auto* geo = new QPushButton(tr("Open from GEO…"), page);
    geo->setObjectName(QStringLiteral("emptyGeo"));
    geo->setToolTip(tr("Download a series or a curated data set by its accession (Ctrl+G)"));
    connect(geo, &QPushButton::clicked, m_opening, &OpenActions::openFromGeo);
    auto* demo = new QPushButton(tr("Open demonstration data"), page);
    demo->setObjectName(QStringLiteral("emptyDemonstration"));
    demo->setToolTip(tr("Open a simulated expression matrix to explore FuzzyLens"));
    connect(demo, &QPushButton::clicked, m_opening, &OpenActions::openDemonstration);
    auto* buttons = new FlowLayout(12, nullptr, Qt::AlignHCenter);
    for (QPushButton* button : {open, geo, demo})
        buttons->addWidget(button);
    auto* layout = new QVBoxLayout(page);
    layout->setSpacing(14);
    layout->addStretch();
    layout->addWidget(title, 0, Qt::AlignCenter);
    layout->addWidget(hint);
    layout->addLayout(buttons);
    layout->addStretch();
    return page;
}

void MainWindow::showDataset()
{
    const bool isOpen = m_project->dataset() != nullptr;
    m_center->setCurrentIndex(isOpen ? 1 : 0);
    if (isOpen)
        m_workspace->cards().front()->current()->setFocus();
    showTitle();
    if (isOpen && QFileInfo::exists(QString::fromStdString(m_project->input().file)))
        emit opened(QFileInfo(QString::fromStdString(m_project->input().file)).absoluteFilePath());
    if (isOpen && !m_session->isShowing())
        announceNotes(m_project->dataset()->issues().size());
}

void MainWindow::showTitle()
{
    const QString dataName = m_project->dataset() ? nameText(m_project->name()) : QString();
    const bool isRecovered = m_session->isRecovered();
    QString session = nameText(QFileInfo(isRecovered ? m_session->recoveredFrom() : m_session->path()).fileName());
    if (isRecovered)
        session = tr("%1 (recovered)").arg(session.isEmpty() ? dataName : session);
    else if (m_session->isReadOnly())
        session = tr("%1 (read-only)").arg(session);
    m_fileName->setSentence(session.isEmpty() ? dataName : tr("%1 · %2").arg(session, dataName));
    m_fileName->setToolTip(m_fileName->text());
    const QString name = session.isEmpty() ? dataName : session;
    setWindowTitle(name.isEmpty() ? tr("FuzzyLens") : tr("%1[*] — FuzzyLens").arg(name));
    setWindowModified(m_session->isModified());
}

void MainWindow::closeEvent(QCloseEvent* event)
{
    m_presentation->leave();
    if (m_saving->isWriting()) {
        event->ignore();
        return m_saving->closeWhenWritten();
    }
    if (!m_isLeaving && !m_lessons->mayDiscardEdits())
        return event->ignore();
    if (m_isLeaving || (!m_session->isModified() && !m_session->isSaving()))
        return event->accept();
    event->ignore();
    m_sessions->leave([this] {
        m_isLeaving = true;
        QMetaObject::invokeMethod(this, &QWidget::close, Qt::QueuedConnection);  // not inside this closing
    });
}

void MainWindow::dragEnterEvent(QDragEnterEvent* event)
{
    if (!event->mimeData()->hasUrls() || !event->mimeData()->urls().first().isLocalFile())
        return;
    event->acceptProposedAction();
    m_dropping->setText(event->mimeData()->urls().size() == 1 ? tr("Drop the file to open it")
                                                              : tr("Drop the files to open them together"));
}

void MainWindow::dragLeaveEvent(QDragLeaveEvent*)
{
    m_dropping->setText({});
}

void MainWindow::dropEvent(QDropEvent* event)
{
    m_dropping->setText({});
    QStringList paths;
    for (const QUrl& url : event->mimeData()->urls())
        paths << url.toLocalFile();
    if (paths.size() == 1)
        m_opening->openPath(paths.first());
    else
        m_opening->openFiles(paths);
}

void MainWindow::keyPressEvent(QKeyEvent* event)
{
    Scene& scene = m_project->scene();
    if (event->key() == Qt::Key_Escape && !scene.pairs().group().empty())
        return scene.pairs().setGroup({});
    if (event->key() != Qt::Key_Escape || !scene.marks().isAny())
        return QMainWindow::keyPressEvent(event);
    scene.mark({});
}

void MainWindow::changeEvent(QEvent* event)
{
    QMainWindow::changeEvent(event);
    if (event->type() == QEvent::PaletteChange)
        applyTheme();
}

}  // namespace fuzzylens::ui
