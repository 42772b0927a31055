// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tune/tune_workspace.h"
#include "ui/theme/wrapped_tip.h"

#include "ui/panels/flow_layout.h"
#include "ui/panels/section.h"
#include "ui/project/project.h"
#include "ui/tune/cluster_numbers.h"
#include "ui/tune/cluster_view.h"
#include "ui/tune/feature_path.h"
#include "ui/tune/landscape_view.h"
#include "ui/tune/path_view.h"
#include "ui/tune/sweep_page.h"
#include "ui/tune/trials_view.h"
#include "ui/tune/tune_controller.h"
#include "ui/tune/tune_settings.h"
#include "ui/tune/tune_text.h"
#include "ui/tune/validation_view.h"
#include "ui/workspaces/view_card.h"

#include <QApplication>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QStackedWidget>
#include <QToolButton>
#include <QVBoxLayout>

#include <utility>

namespace fuzzylens::ui {

TuneWorkspace::TuneWorkspace(Project& project, TuneController& tune, QWidget* parent)
    : QWidget(parent)
    , m_tune(tune)
    , m_clusters(new ClusterNumbers(project, this))
    , m_path(new FeaturePath(project, tune, this))
    , m_pages(new QStackedWidget(this))
    , m_card(new ViewCard(this))
    , m_selected(new QLabel(this))
{
    setObjectName(QStringLiteral("tuneWorkspace"));
    m_pages->addWidget(makeSearchPage(project));
    m_sweepPages = {new SweepPage(*m_clusters, new ClusterView(project.scene(), *m_clusters), m_pages),
                    new SweepPage(*m_path, new PathView(project.scene(), *m_path), m_pages)};
    m_sweepPages[0]->setObjectName(QStringLiteral("clusterNumbers"));
    m_sweepPages[1]->setObjectName(QStringLiteral("featurePath"));
    watch(*m_card);
    for (SweepPage* page : m_sweepPages) {
        m_pages->addWidget(page);
        watch(page->card());
    }
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(6);
    layout->addWidget(makeHead());
    layout->addWidget(m_pages, 1);
    connect(&m_tune, &TuneController::changed, this, &TuneWorkspace::offer);
    showPage(SearchPage);
    offer();
}

/// The name of the workspace, the pages, and a button that closes it.
QWidget* TuneWorkspace::makeHead()
{
    auto* head = new QWidget(this);
    auto* tabs = new QWidget(head);
    auto* flow = new FlowLayout(6, tabs);
    flow->setContentsMargins(0, 0, 0, 0);
    const std::pair<QString, QString> pages[] = {
        {tr("Search"), tr("Compare settings by cross-validation, which needs labels")},
        {tr("Number of clusters"), tr("Compare numbers of clusters by indices that need no labels")},
        {tr("Feature path"), tr("Follow the feature weights while the feature selection changes")}};
    for (const auto& [name, tip] : pages) {
        auto* tab = new QToolButton(tabs);
        tab->setObjectName(QStringLiteral("tuneTab"));
        tab->setText(name);
        tab->setToolTip(tip);
        tab->setCheckable(true);
        tab->setAutoExclusive(true);
        tab->setFocusPolicy(Qt::TabFocus);
        connect(tab, &QToolButton::clicked, this, [this, page = Page(m_tabs.size())] { showPage(page); });
        flow->addWidget(tab);
        m_tabs.push_back(tab);
    }
    auto* close = new QToolButton(head);
    close->setObjectName(QStringLiteral("closeTune"));
    close->setText(QStringLiteral("✕"));
    close->setAccessibleName(tr("Close Tune"));
    close->setToolTip(tr("Close Tune (Ctrl+U); a running search continues in the background"));
    close->setFocusPolicy(Qt::TabFocus);
    connect(close, &QToolButton::clicked, this, &TuneWorkspace::closed);
    auto* layout = new QHBoxLayout(head);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(sectionTitle(tr("Tune"), head));
    layout->addWidget(tabs, 1);
    layout->addWidget(close);
    return head;
}

QWidget* TuneWorkspace::makeSearchPage(Project& project)
{
    auto* page = new QWidget(m_pages);
    m_settings = new TuneSettings(project, m_tune, page);
    connect(m_settings, &TuneSettings::clusterNumbersRequested, this, [this] {
        showPage(ClustersPage);
        takeFocus();
    });
    connect(m_settings, &TuneSettings::openRequested, this, &TuneWorkspace::openRequested);
    auto* landscape = new LandscapeView(project.scene(), m_tune, m_card);
    auto* curve = new ValidationView(project.scene(), m_tune, m_card);
    m_card->add(landscape);
    m_card->add(curve);
    m_card->add(new TrialsView(project.scene(), m_tune, m_card));
    // A search over one parameter has no landscape.
    for (const View* view : std::initializer_list<const View*>{landscape, curve})
        connect(view, &View::applicabilityChanged, this, [this, landscape, curve] {
            if (!landscape->isApplicable() && curve->isApplicable())
                m_card->suggest(curve);
        });
    auto* layout = new QVBoxLayout(page);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(6);
    layout->addWidget(m_settings);
    layout->addWidget(m_card, 1);
    layout->addWidget(makeChoice());
    return page;
}

void TuneWorkspace::watch(ViewCard& card)
{
    connect(&card, &ViewCard::figureRequested, this, &TuneWorkspace::figureRequested);
    connect(&card, &ViewCard::dataRequested, this, &TuneWorkspace::dataRequested);
}

void TuneWorkspace::showPage(Page page)
{
    m_pages->setCurrentIndex(page);
    m_tabs[std::size_t(page)]->setChecked(true);
}

QWidget* TuneWorkspace::makeChoice()
{
    auto* choice = new QFrame(this);
    choice->setObjectName(QStringLiteral("card"));
    m_selected->setObjectName(QStringLiteral("selectedTrial"));
    m_selected->setTextFormat(Qt::PlainText);
    m_selected->setWordWrap(true);
    m_selected->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    auto* buttons = new FlowLayout(6);
    const auto add = [&](const char* name, const QString& text, const QString& tip) {
        auto* button = new QPushButton(text, choice);
        button->setObjectName(QLatin1String(name));
        button->setToolTip(tip);
        buttons->addWidget(button);
        return button;
    };
    m_use = add("useParameters", tr("Use these parameters"),
                tr("Set the parameters of the selected trial and close Tune"));
    m_best = add("showBest", tr("Best"), tr("Show the trial with the best score"));
    m_simplest =
        add("showSimplest", tr("Simplest"), tr("Show the simplest trial within one standard error of the best"));
    m_save = add(
        "saveSearch", tr("Save search…"),
        wrappedTip(tr("Save the trials as a tuning result (JSON), as the command tune writes it. An unfinished "
                      "search can be continued later")));
    connect(m_use, &QPushButton::clicked, this, [this] {
        m_tune.apply(m_tune.selected());
        emit closed();
    });
    connect(m_best, &QPushButton::clicked, this, [this] {
        if (m_tune.best())
            m_tune.apply(*m_tune.best());
    });
    connect(m_simplest, &QPushButton::clicked, this, [this] {
        if (m_tune.simplest())
            m_tune.apply(*m_tune.simplest());
    });
    connect(m_save, &QPushButton::clicked, this, &TuneWorkspace::saveRequested);
    auto* layout = new QVBoxLayout(choice);
    layout->setContentsMargins(10, 6, 10, 6);
    layout->setSpacing(4);
    layout->addWidget(m_selected);
    layout->addLayout(buttons);
    return choice;
}

void TuneWorkspace::offer()
{
    const bool isStale = m_tune.isStale();
    const bool hasTrials = m_tune.best().has_value();
    m_selected->parentWidget()->setVisible(!m_tune.record().trials.empty());
    if (hasTrials) {
        QStringList parts{settingText(m_tune, m_tune.selected()), outcomeText(m_tune, m_tune.selected()),
                          marksText(m_tune, m_tune.selected())};
        if (isStale)
            parts << tr("out of date");
        parts.removeAll(QString());
        m_selected->setText(parts.join(QStringLiteral(" · ")));
    } else if (!m_tune.finished().empty()) {
        m_selected->setText(outcomeText(m_tune, m_tune.finished().front()));
    }
    for (QPushButton* button : {m_use, m_best, m_simplest})
        button->setEnabled(hasTrials && !isStale);
    m_save->setEnabled(!m_tune.finished().empty());
    m_card->setOutdated(isStale
                            ? tr("Out of date: data, steps, label or method have changed since this search. Undo "
                                 "the change, or start again.")
                            : QString());
}

void TuneWorkspace::takeFocus()
{
    if (const int page = m_pages->currentIndex(); page != SearchPage)
        return m_sweepPages[std::size_t(page) - 1]->takeFocus();
    QWidget* first = m_settings->startButton();
    (first->isEnabled() ? first : m_settings->findChild<QWidget*>(QStringLiteral("searchScore")))
        ->setFocus(Qt::ShortcutFocusReason);
}

View* TuneWorkspace::focusedView() const
{
    const QWidget* focus = QApplication::focusWidget();
    std::vector<ViewCard*> cards{m_card};
    for (SweepPage* page : m_sweepPages)
        cards.push_back(&page->card());
    for (const ViewCard* card : cards)
        if (focus && card->isAncestorOf(focus))
            return card->current();
    return nullptr;
}

}  // namespace fuzzylens::ui
