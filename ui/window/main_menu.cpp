// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/main_menu.h"
#include "ui/window/open_actions.h"
#include "ui/window/save_actions.h"

#include "core/dataset/synthetic/synthetic.h"
#include "ui/files/file_dialogs.h"
#include "ui/pairs/pair_menu.h"
#include "ui/palette/command_palette.h"
#include "ui/probes/probe_menu.h"
#include "ui/project/project.h"
#include "ui/project/projection_controller.h"
#include "ui/teach/playback.h"
#include "ui/theme/core_text.h"
#include "ui/theme/menu_keys.h"
#include "ui/theme/text_size.h"
#include "ui/theme/theme.h"
#include "ui/theme/translation.h"
#include "ui/tune/slider_score_controller.h"
#include "ui/views/scatter/attribute_menu.h"
#include "ui/views/scatter/scatter_view.h"
#include "ui/views/view.h"
#include "ui/window/main_window.h"
#include "ui/window/manual_key.h"
#include "ui/window/manual_window.h"
#include "ui/window/palette_entries.h"
#include "ui/window/selection_menu.h"
#include "ui/window/session_actions.h"
#include "ui/window/window_keys.h"
#include "ui/workspaces/explore_workspace.h"
#include "ui/workspaces/view_card.h"

#include <QActionGroup>
#include <QApplication>
#include <QFileInfo>
#include <QSettings>
#include <QTimer>

namespace fuzzylens::ui {

namespace {

constexpr int mostRecent = 10;
const QString recentKey = QStringLiteral("recentFiles");

QAction* add(QMenu* menu, const QString& name, const QString& text, const QKeySequence& shortcut = {})
{
    QAction* action = menu->addAction(text);
    action->setObjectName(name);
    action->setShortcut(shortcut);
    return action;
}

}  // namespace

MainMenu::MainMenu(MainWindow& window)
    : QMenuBar(&window)
    , m_window(window)
{
    setObjectName(QStringLiteral("mainMenu"));
    setAccessibleName(tr("Menu bar"));
    new WindowKeys(m_window);
    makeFileMenu();
    makeEditMenu();
    makeDataMenu();
    m_pairs = new PairMenu(m_window.project(), m_window.pairs(), &m_window);
    addMenu(m_pairs);
    addMenu(new ProbeMenu(m_window.project(), m_window.probes(), &m_window));
    makeViewMenu();
    makeHelpMenu();
    connect(&window, &MainWindow::opened, this, &MainMenu::remember);
}

void MainMenu::makeFileMenu()
{
    QMenu* menu = addMenu(tr("&File"));
    connect(add(menu, QStringLiteral("open"), tr("&Open…"), QKeySequence::Open), &QAction::triggered,
            &m_window.opening(), &OpenActions::openByDialog);
    connect(add(menu, QStringLiteral("openFromGeo"), tr("Open from &GEO…"), QKeySequence(tr("Ctrl+G"))),
            &QAction::triggered, &m_window.opening(), &OpenActions::openFromGeo);
    m_recent = menu->addMenu(tr("Open &recent"));
    connect(m_recent, &QMenu::aboutToShow, this, &MainMenu::showRecent);
    keepMnemonics(*m_recent);
    QMenu* synthetic = menu->addMenu(tr("&Synthetic data sets"));
    QMenu* planar = synthetic->addMenu(tr("With two informative features"));
    QMenu* others = synthetic->addMenu(tr("With more informative features"));
    for (QMenu* each : {synthetic, planar, others}) {
        each->setToolTipsVisible(true);
        keepMnemonics(*each);
    }
    for (const SyntheticDescription& set : syntheticSets()) {
        const QString title = shownText(set.title);
        QAction* action = add(set.isPlanar ? planar : others,
                              QStringLiteral("synthetic_") + QString::fromStdString(set.name), title);
        action->setToolTip(shownText(set.help));
        connect(action, &QAction::triggered, this, [this, name = set.name] {
            m_window.sessions().leave([this, name] {
                const InputSpec input{"synth:" + name, {}, {}};
                m_window.project().open(synthesize(name), nameOf(input), input);
            });
        });
    }
    connect(add(menu, QStringLiteral("demonstration"), tr("&Demonstration data")), &QAction::triggered,
            &m_window.opening(), &OpenActions::openDemonstration);
    menu->addSeparator();
    m_window.sessions().addTo(*menu);
    menu->addSeparator();
    connect(add(menu, QStringLiteral("exportFigure"), tr("&Export figure…"), QKeySequence(tr("Ctrl+E"))),
            &QAction::triggered, &m_window, &MainWindow::exportCurrentFigure);
    QAction* updates = add(menu, QStringLiteral("exportUpdates"), tr("Export &updates…"));
    connect(updates, &QAction::triggered, &m_window, &MainWindow::exportUpdates);
    const auto offerUpdates = [this, updates] { updates->setEnabled(m_window.playback().last() > 0); };
    connect(&m_window.playback(), &Playback::changed, updates, offerUpdates);
    offerUpdates();
    connect(add(menu, QStringLiteral("saveResult"), tr("Save resul&t…"), QKeySequence(tr("Ctrl+Alt+S"))),
            &QAction::triggered, &m_window.saving(), &SaveActions::saveResult);
    connect(add(menu, QStringLiteral("saveModel"), tr("Save &model…"), QKeySequence(tr("Ctrl+Alt+M"))),
            &QAction::triggered, &m_window.saving(), &SaveActions::saveModel);
    connect(add(menu, QStringLiteral("writeReport"), tr("&Write report…"), QKeySequence(tr("Ctrl+Shift+R"))),
            &QAction::triggered, &m_window.saving(), &SaveActions::writeReport);
    QAction* opened = add(menu, QStringLiteral("saveDataAsOpened"), tr("Save imported d&ata…"));
    connect(opened, &QAction::triggered, &m_window.saving(), &SaveActions::saveDataAsOpened);
    const auto offerData = [this, opened] { opened->setEnabled(m_window.project().dataset() != nullptr); };
    connect(&m_window.project(), &Project::datasetChanged, opened, offerData);
    offerData();
    connect(add(menu, QStringLiteral("saveDataAsPrepared"), tr("Save &preprocessed data…")), &QAction::triggered,
            &m_window.saving(), &SaveActions::saveDataAsPrepared);
    connect(add(menu, QStringLiteral("savePictureData"), tr("Save data of current v&iew…"),
                QKeySequence(tr("Ctrl+Shift+E"))),
            &QAction::triggered, &m_window, &MainWindow::saveCurrentData);
    connect(
        add(menu, QStringLiteral("copyCommand"), tr("&Copy as command line"), QKeySequence(tr("Ctrl+Shift+C"))),
        &QAction::triggered, &m_window.saving(), &SaveActions::copyCommand);
    const auto offer = [this, menu] {
        for (QAction* action : menu->actions())
            if (action->objectName() == QLatin1String("exportFigure") ||
                action->objectName() == QLatin1String("saveResult") ||
                action->objectName() == QLatin1String("saveModel") ||
                action->objectName() == QLatin1String("writeReport") ||
                action->objectName() == QLatin1String("saveDataAsPrepared") ||
                action->objectName() == QLatin1String("savePictureData") ||
                action->objectName() == QLatin1String("copyCommand"))
                action->setEnabled(m_window.project().scene().fit() != nullptr);
    };
    connect(&m_window.project().scene(), &Scene::fitChanged, menu, offer);
    offer();
    menu->addSeparator();
    connect(add(menu, QStringLiteral("quit"), tr("&Quit"), QKeySequence(tr("Ctrl+Q"))), &QAction::triggered,
            &m_window, &QWidget::close);
}

void MainMenu::makeEditMenu()
{
    QMenu* menu = addMenu(tr("&Edit"));
    Project& project = m_window.project();
    QUndoStack& steps = project.undoStack();
    m_undo = new QAction(tr("&Undo"), this);
    m_redo = new QAction(tr("&Redo"), this);
    for (QAction* action : {m_undo, m_redo})
        action->setEnabled(false);
    connect(&steps, &QUndoStack::canUndoChanged, m_undo, &QAction::setEnabled);
    connect(&steps, &QUndoStack::canRedoChanged, m_redo, &QAction::setEnabled);
    connect(&steps, &QUndoStack::undoTextChanged, m_undo, [this](const QString& what) {
        m_undo->setText(what.isEmpty() ? tr("&Undo") : tr("&Undo %1", "what was done").arg(asMenuText(what)));
    });
    connect(&steps, &QUndoStack::redoTextChanged, m_redo, [this](const QString& what) {
        m_redo->setText(what.isEmpty() ? tr("&Redo") : tr("&Redo %1", "what was undone").arg(asMenuText(what)));
    });
    connect(m_undo, &QAction::triggered, &project, &Project::undo);
    connect(m_redo, &QAction::triggered, &project, &Project::redo);
    m_undo->setShortcut(QKeySequence::Undo);
    m_undo->setObjectName(QStringLiteral("undo"));
    m_redo->setShortcuts({QKeySequence(tr("Ctrl+Shift+Z")), QKeySequence(tr("Ctrl+Y"))});
    m_redo->setObjectName(QStringLiteral("redo"));
    menu->addAction(m_undo);
    menu->addAction(m_redo);
    menu->addSeparator();
    connect(add(menu, QStringLiteral("pasteCommand"), tr("&Paste command line"), QKeySequence(tr("Ctrl+Shift+V"))),
            &QAction::triggered, &m_window, &MainWindow::pasteCommand);
    menu->addSeparator();
    (new SelectionMenu(project, &m_window))->addTo(*menu);
    QAction* explain = add(menu, QStringLiteral("explainSample"), tr("&Explain selected sample"));
    connect(explain, &QAction::triggered, &m_window,
            [this] { m_window.workspace().bring(QStringLiteral("explanation")); });
    const SampleSelection& selection = project.scene().selection();
    const auto offer = [&selection, explain] { explain->setEnabled(selection.count() == 1); };
    connect(&selection, &SampleSelection::changed, explain, offer);
    connect(&project.scene(), &Scene::fitChanged, explain, offer);
    offer();
}

void MainMenu::makeDataMenu()
{
    QMenu* menu = addMenu(tr("&Data"));
    connect(
        add(menu, QStringLiteral("join"), tr("&Add labels or sample annotations…"), QKeySequence(tr("Ctrl+J"))),
        &QAction::triggered, &m_window.opening(), &OpenActions::joinByDialog);
    connect(add(menu, QStringLiteral("import"), tr("&Import settings…"), QKeySequence(tr("Ctrl+D"))),
            &QAction::triggered, &m_window.opening(), &OpenActions::showImport);
    QAction* sets = add(menu, QStringLiteral("geneSets"), tr("&Gene sets…"), QKeySequence(tr("Ctrl+Shift+G")));
    connect(sets, &QAction::triggered, &m_window, [this] { m_window.opening().showGeneSets(); });
    const auto offerSets = [this, sets] { sets->setEnabled(m_window.project().dataset() != nullptr); };
    connect(&m_window.project(), &Project::datasetChanged, sets, offerSets);
    offerSets();
    menu->addSeparator();
    connect(add(menu, QStringLiteral("project"), tr("&Project another file…"), QKeySequence(tr("Ctrl+Shift+O"))),
            &QAction::triggered, &m_window.opening(), &OpenActions::projectByDialog);
    QAction* table = add(menu, QStringLiteral("projectedSamples"), tr("P&rojected samples…"));
    QAction* remove = add(menu, QStringLiteral("removeProjected"), tr("Remo&ve projected file"));
    connect(table, &QAction::triggered, &m_window, &MainWindow::showProjection);
    connect(remove, &QAction::triggered, &m_window.projection(), &ProjectionController::remove);
    const auto showState = [this, table, remove] {
        table->setEnabled(m_window.projection().isOpen());
        remove->setEnabled(m_window.projection().isOpen());
    };
    connect(&m_window.projection(), &ProjectionController::changed, this, showState);
    showState();
    menu->addSeparator();
    connect(add(menu, QStringLiteral("leaveOutSamples"), tr("Exclude selected &samples"),
                QKeySequence(tr("Ctrl+Del"))),
            &QAction::triggered, &m_window, &MainWindow::leaveOutSelection);
    connect(add(menu, QStringLiteral("leaveOutFeature"), tr("Exclude &feature in focus"),
                QKeySequence(tr("Ctrl+Shift+Del"))),
            &QAction::triggered, &m_window, &MainWindow::leaveOutFocusFeature);
    connect(add(menu, QStringLiteral("leftOut"), tr("Restore &excluded…"), QKeySequence(tr("Ctrl+B"))),
            &QAction::triggered, &m_window, &MainWindow::showLeftOut);
}

void MainMenu::makeViewMenu()
{
    QMenu* menu = addMenu(tr("&View"));
    keepMnemonics(*menu);
    Project& project = m_window.project();
    QMenu* views = menu->addMenu(tr("Sho&w view"));
    keepMnemonics(*views);
    int number = 0;
    for (ViewCard* card : m_window.workspace().cards())
        for (View* view : card->views()) {
            constexpr int digits = 10;
            const QString keys = ++number > digits ? QStringLiteral("Ctrl+Alt+%1") : QStringLiteral("Ctrl+%1");
            const QKeySequence shortcut(keys.arg(number % digits));
            QAction* action = add(views, QStringLiteral("show_") + view->identifier(), view->title(), shortcut);
            connect(action, &QAction::triggered, view, [card, view] {
                card->show(view);
                view->setFocus();
            });
            const auto offer = [action, view] { action->setEnabled(view->isApplicable()); };
            connect(view, &View::applicabilityChanged, action, offer);
            offer();
        }
    QAction* table = add(menu, QStringLiteral("showTable"), tr("Data ta&ble of current view…"),
                         QKeySequence(tr("Ctrl+Shift+T")));
    connect(table, &QAction::triggered, &m_window, &MainWindow::showCurrentTable);
    const auto offerTable = [&project, table] { table->setEnabled(project.dataset() != nullptr); };
    connect(&project, &Project::datasetChanged, table, offerTable);
    offerTable();
    menu->addSeparator();
    auto* scatter = m_window.workspace().findChild<ScatterView*>();
    using Use = AttributeMenu::Use;
    for (const Use use : {Use::Colour, Use::Size, Use::Shape})
        menu->addMenu(new AttributeMenu(use, project.scene(), *scatter, menu));
    menu->addSeparator();
    QAction* asFitted = add(menu, QStringLiteral("membershipsAsFitted"),
                            tr("&Memberships as fitted (with the sample's own label)"));
    asFitted->setCheckable(true);
    connect(asFitted, &QAction::triggered, &project.scene(), [&scene = project.scene()](bool isOn) {
        scene.setMembershipKind(isOn ? MembershipKind::AsFitted : MembershipKind::LabelFree);
    });
    const auto offerFitted = [&scene = project.scene(), asFitted] {
        asFitted->setEnabled(scene.fit() && scene.fit()->hasLabelFreeMemberships());
        asFitted->setChecked(scene.membershipKind() == MembershipKind::AsFitted);
    };
    connect(&project.scene(), &Scene::fitChanged, asFitted, offerFitted);
    connect(&project.scene(), &Scene::membershipKindChanged, asFitted, offerFitted);
    offerFitted();
    QAction* live =
        add(menu, QStringLiteral("live"), tr("&Live: refit while a slider moves"), QKeySequence(tr("Ctrl+L")));
    live->setCheckable(true);
    live->setChecked(project.fitter().isLive());
    connect(live, &QAction::toggled, &project.fitter(), &Fitter::setLive);
    connect(&project.fitter(), &Fitter::liveChanged, live, &QAction::setChecked);
    QAction* scores =
        add(menu, QStringLiteral("sliderScores"), tr("Scores below sliders"), QKeySequence(tr("Ctrl+Shift+B")));
    scores->setCheckable(true);
    scores->setChecked(SliderScoreController::startsOn());
    connect(scores, &QAction::triggered, this, [this](bool isOn) { m_window.sliderScores().setOn(isOn); });
    connect(add(menu, QStringLiteral("refit"), tr("&Fit now"), QKeySequence(tr("F5"))), &QAction::triggered,
            &project.fitter(), &Fitter::refit);
    menu->addSeparator();
    connect(add(menu, QStringLiteral("runs"), tr("&Run history"), QKeySequence(tr("Ctrl+R"))), &QAction::triggered,
            &m_window, &MainWindow::toggleRuns);
    QAction* tune = add(menu, QStringLiteral("tune"), tr("Tune parameters"), QKeySequence(tr("Ctrl+U")));
    connect(tune, &QAction::triggered, &m_window, &MainWindow::toggleTune);
    QAction* compare = add(menu, QStringLiteral("compare"), tr("Compare methods"), QKeySequence(tr("Ctrl+K")));
    connect(compare, &QAction::triggered, &m_window, &MainWindow::toggleCompare);
    QAction* teach =
        add(menu, QStringLiteral("teach"), tr("Teach: fit update by update"), QKeySequence(tr("Ctrl+H")));
    connect(teach, &QAction::triggered, &m_window, &MainWindow::toggleTeach);
    QAction* present = add(menu, QStringLiteral("presentation"), tr("Presentation"));
    present->setShortcuts({QKeySequence(tr("F11")), QKeySequence(tr("Shift+F5"))});
    connect(present, &QAction::triggered, &m_window, &MainWindow::togglePresentation);
    const auto offerWorkspaces = [&project, tune, compare, teach, present] {
        for (QAction* action : {tune, compare, teach, present})
            action->setEnabled(project.dataset() != nullptr);
    };
    connect(&project, &Project::datasetChanged, tune, offerWorkspaces);
    offerWorkspaces();
    menu->addSeparator();
    QMenu* themes = menu->addMenu(tr("&Theme"));
    auto* group = new QActionGroup(this);
    const std::pair<QString, std::optional<bool>> choices[] = {
        {tr("As the d&esktop"), std::nullopt}, {tr("&Light"), false}, {tr("&Dark"), true}};
    for (const auto& [text, isDark] : choices) {
        QAction* action = themes->addAction(text);
        action->setCheckable(true);
        action->setActionGroup(group);
        action->setChecked(isDark == chosenTheme());
        connect(action, &QAction::triggered, this, [isDark = isDark] { chooseTheme(isDark); });
    }
    addLanguages(menu->addMenu(tr("Lan&guage")));
    addTextSizes(menu->addMenu(tr("Te&xt size")));
    addColourVisions(menu->addMenu(tr("S&imulate colour blindness")));
}

void MainMenu::addLanguages(QMenu* menu)
{
    auto* group = new QActionGroup(this);
    const auto addLanguage = [&](const QString& code, const QString& name) {
        QAction* action = add(menu, QStringLiteral("language_") + code, name);
        action->setCheckable(true);
        action->setActionGroup(group);
        action->setChecked(chosenLanguage() == code);
        connect(action, &QAction::triggered, &m_window, [this, code] {
            chooseLanguage(code);
            m_window.inform(tr("Restart FuzzyLens to use this language."));
        });
    };
    addLanguage({}, tr("Same as des&ktop"));
    for (const Language& language : languages())
        addLanguage(language.code, QLatin1Char('&') + language.name);
}

void MainMenu::addColourVisions(QMenu* menu)
{
    auto* group = new QActionGroup(this);
    const std::pair<QString, ColourVision> choices[] = {
        {tr("&None: original colours"), ColourVision::Ordinary},
        {tr("&Protanopia: without red cones"), ColourVision::Protanopia},
        {tr("&Deuteranopia: without green cones"), ColourVision::Deuteranopia},
        {tr("&Tritanopia: without blue cones"), ColourVision::Tritanopia},
        {tr("&Achromatopsia: without colours"), ColourVision::Achromatopsia}};
    for (const auto& [text, vision] : choices) {
        QAction* action = add(menu, QStringLiteral("vision%1").arg(int(vision)), text);
        action->setCheckable(true);
        action->setActionGroup(group);
        action->setChecked(vision == colourVision());
        connect(action, &QAction::triggered, this, [vision = vision] { setColourVision(vision); });
    }
}

/// Large text may need a larger window; smaller text gives the chosen size back.
void MainMenu::zoomText(int percent)
{
    if (m_window.size() != m_zoomedSize)
        m_chosenSize = m_window.size();
    setTextSize(percent);
    QTimer::singleShot(0, this, [this] {
        if (!m_window.isMaximized() && !m_window.isFullScreen())
            m_window.resize(m_chosenSize);
        m_zoomedSize = m_window.size();
    });
}

void MainMenu::addTextSizes(QMenu* menu)
{
    auto* group = new QActionGroup(this);
    for (const int percent : textSizes) {
        QAction* action = add(menu, QStringLiteral("textSize%1").arg(percent), tr("%1 %").arg(percent));
        action->setCheckable(true);
        action->setActionGroup(group);
        connect(action, &QAction::triggered, this, [this, percent] { zoomText(percent); });
    }
    menu->addSeparator();
    const auto step = [this](int by) {
        const auto place = textSizes.indexOf(textSize()) + by;
        if (place >= 0 && place < textSizes.size())
            zoomText(textSizes[place]);
    };
    QAction* larger = add(menu, QStringLiteral("largerText"), tr("&Larger"));
    larger->setShortcuts({QKeySequence(tr("Ctrl+=")), QKeySequence(tr("Ctrl++"))});
    connect(larger, &QAction::triggered, this, [step] { step(1); });
    connect(add(menu, QStringLiteral("smallerText"), tr("&Smaller"), QKeySequence(tr("Ctrl+-"))),
            &QAction::triggered, this, [step] { step(-1); });
    connect(add(menu, QStringLiteral("ordinaryText"), tr("Same as &desktop"), QKeySequence(tr("Ctrl+Alt+0"))),
            &QAction::triggered, this, [this] { zoomText(100); });
    keepMnemonics(*menu);
    connect(menu, &QMenu::aboutToShow, this,
            [group] { group->actions()[textSizes.indexOf(textSize())]->setChecked(true); });
}

void MainMenu::makeHelpMenu()
{
    QMenu* menu = addMenu(tr("&Help"));
    auto* palette = new CommandPalette(&m_window);
    connect(add(menu, QStringLiteral("findAction"), tr("&Find action…"), QKeySequence(tr("Ctrl+Shift+P"))),
            &QAction::triggered, palette, [this, palette] { palette->open(paletteEntries(m_window)); });
    connect(add(menu, QStringLiteral("manual"), tr("&Manual"), QKeySequence::HelpContents), &QAction::triggered,
            &m_window, &MainWindow::showManual);
    new ManualKey(&m_window);
    connect(add(menu, QStringLiteral("shortcuts"), tr("&Keyboard shortcuts"), QKeySequence(tr("Shift+F1"))),
            &QAction::triggered, &m_window,
            [this] { ManualWindow::showPage(QStringLiteral("shortcuts.md"), &m_window); });
    connect(add(menu, QStringLiteral("about"), tr("&About FuzzyLens")), &QAction::triggered, &m_window,
            &MainWindow::showAbout);
}

void MainMenu::remember(const QString& path)
{
    QSettings settings;
    QStringList recent = settings.value(recentKey).toStringList();
    recent.removeAll(path);
    recent.prepend(path);
    settings.setValue(recentKey, QStringList(recent.mid(0, mostRecent)));
    rememberFolder("open", path);
}

void MainMenu::showRecent()
{
    m_recent->clear();
    const QStringList recent = QSettings().value(recentKey).toStringList();
    for (const QString& path : recent) {
        QAction* action = m_recent->addAction(asMenuText(QFileInfo(path).fileName()));
        action->setToolTip(path);
        connect(action, &QAction::triggered, this, [this, path] { m_window.opening().openPath(path); });
    }
    if (recent.isEmpty())
        m_recent->addAction(tr("No recent files"))->setEnabled(false);
}

}  // namespace fuzzylens::ui
