// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/genesets/gene_set_dialog.h"

#include "core/common/delimited_text.h"
#include "core/common/nearest_name.h"
#include "ui/files/file_dialogs.h"
#include "ui/plot/table_copy.h"
#include "ui/plot/table_sorting.h"
#include "ui/project/preparation.h"
#include "ui/project/project.h"
#include "ui/theme/counted.h"
#include "ui/theme/wrapped_tip.h"

#include <QDialogButtonBox>
#include <QFileDialog>
#include <QFileInfo>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSplitter>
#include <QTabBar>
#include <QTabWidget>
#include <QTableView>
#include <QTreeWidget>
#include <QVBoxLayout>

#include <nlohmann/json.hpp>

#include <algorithm>
#include <iterator>
#include <memory>
#include <string>
#include <vector>

namespace fuzzylens::ui {

namespace {

/// The names of the features at the end of the list of steps, where a step is added: those of the file after the
/// steps that rename features. If the steps are not prepared, the names of the file. Features that other steps
/// exclude are included.
std::shared_ptr<const std::vector<std::string>> featureNamesBehindSteps(const Project& project)
{
    auto names = std::make_shared<std::vector<std::string>>();
    if (!project.dataset())
        return names;
    *names = project.dataset()->featureNames();
    if (!project.fitter().isPrepared())
        return names;
    for (const FittedStepPtr& step : project.fitter().prepared()->steps) {
        const std::string name = step->spec().name;
        if (name == "symbols") {
            *names = step->toJson().at("symbols").get<std::vector<std::string>>();
        } else if (name == "mend-names") {
            const nlohmann::json fitted = step->toJson();
            for (std::string& one : *names)
                if (const auto symbol = fitted.at("symbols").find(one); symbol != fitted.at("symbols").end())
                    one = symbol->get<std::string>();
        }
    }
    return names;
}

constexpr int namesListed = 500;
constexpr int nearestSought = 40;  // each is compared with every feature
constexpr int readAfterMilliseconds = 150;

QString featuresText(std::size_t count)
{
    return counted(count, QObject::tr("feature"), QObject::tr("features"));
}

/// "sets.gmt", "3 files".
QString filesText(const QStringList& paths)
{
    return paths.size() == 1 ? QFileInfo(paths.front()).fileName() : QObject::tr("%1 files").arg(paths.size());
}

}  // namespace

GeneSetDialog::GeneSetDialog(Project& project, QWidget* parent)
    : QDialog(parent)
    , m_project(project)
    , m_tabs(new QTabWidget(this))
{
    setObjectName(QStringLiteral("geneSetDialog"));
    setWindowTitle(tr("Gene sets"));
    resize(860, 560);
    m_tabs->addTab(makeFilePage(), tr("&File"));
    m_tabs->addTab(makePastePage(), tr("&Pasted list"));
    m_tabs->setDocumentMode(true);
    m_tabs->setObjectName(QStringLiteral("geneSetTabs"));
    m_tabs->setAccessibleName(tr("Source of the genes"));
    m_tabs->tabBar()->setToolTip(tr("A file of gene sets or a list of gene names"));
    auto* halves = new QSplitter(this);
    halves->addWidget(m_tabs);
    halves->addWidget(makeDetails());
    halves->setStretchFactor(0, 3);
    halves->setStretchFactor(1, 2);
    halves->setChildrenCollapsible(false);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    m_keep = buttons->addButton(tr("&Keep only these features"), QDialogButtonBox::ActionRole);
    m_leaveOut = buttons->addButton(tr("E&xclude these features"), QDialogButtonBox::ActionRole);
    m_keep->setObjectName(QStringLiteral("keepGeneSet"));
    m_keep->setToolTip(
        wrappedTip(tr("Adds a step that keeps only the features of this set; Undo removes the step")));
    m_leaveOut->setObjectName(QStringLiteral("leaveOutGeneSet"));
    m_leaveOut->setToolTip(wrappedTip(tr("Adds a step that excludes the features of this set")));
    for (QPushButton* button : {m_keep, m_leaveOut, buttons->button(QDialogButtonBox::Close)})
        button->setAutoDefault(false);  // Return in the filter neither adds a step nor closes
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(halves, 1);
    layout->addWidget(buttons);
    connect(m_keep, &QPushButton::clicked, this, [this] { addStep("select"); });
    connect(m_leaveOut, &QPushButton::clicked, this, [this] { addStep("exclude"); });
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(m_tabs, &QTabWidget::currentChanged, this, &GeneSetDialog::showChosen);
    connect(m_tabs, &QTabWidget::currentChanged, this, [this](int index) {
        if (index == 1 && !m_tabs->tabBar()->hasFocus())
            m_text->setFocus();
    });
    m_reading.onFinished(this, [this](quint64, const LoadedGeneSetsPtr& sets) { showSets(sets); });
    connect(&m_reading, &JobBase::failed, this, [this](quint64, const QString& message) {
        showSets(nullptr);
        m_file->setText(message);
    });
    connect(&m_project.fitter(), &Fitter::preparedChanged, this, &GeneSetDialog::refresh);
    connect(&m_project.fitter(), &Fitter::errorChanged, this, &GeneSetDialog::refresh);
    connect(&m_project, &Project::datasetChanged, this, &GeneSetDialog::refresh);
    connect(&m_project, &Project::opened, this, &GeneSetDialog::markAgain);
    m_table->setFocus();
    refresh();
}

GeneSetDialog::~GeneSetDialog() = default;

QWidget* GeneSetDialog::makeFilePage()
{
    auto* page = new QWidget(this);
    m_file = new QLabel(tr("Open a GMT file, or a list of genes with any separator."), page);
    m_file->setObjectName(QStringLiteral("geneSetFile"));
    m_file->setWordWrap(true);
    auto* open = new QPushButton(tr("&Open file…"), page);
    open->setObjectName(QStringLiteral("openGeneSets"));
    open->setToolTip(tr("Choose a file of gene sets or a gene list"));
    open->setAutoDefault(false);
    connect(open, &QPushButton::clicked, this, &GeneSetDialog::openByDialog);
    m_filter = new QLineEdit(page);
    m_filter->setObjectName(QStringLiteral("geneSetFilter"));
    m_filter->setPlaceholderText(tr("Filter gene sets by name"));
    m_filter->setAccessibleName(tr("Filter gene sets by name"));
    m_filter->setToolTip(tr("Shows only the sets whose names contain this text"));
    m_filter->setClearButtonEnabled(true);
    m_shown.setSourceModel(&m_model);
    m_shown.setSortRole(Qt::UserRole);
    m_shown.setFilterCaseSensitivity(Qt::CaseInsensitive);
    m_table = new QTableView(page);
    m_table->setObjectName(QStringLiteral("geneSetTable"));
    m_table->setAccessibleName(tr("Gene sets in the file"));
    m_table->setToolTip(tr("Select a set to list its features and mark them in the views"));
    m_table->setModel(&m_shown);
    addCopyActions(*m_table);
    sortByHeadings(*m_table);
    m_table->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    m_table->setTabKeyNavigation(false);
    m_table->setShowGrid(false);
    m_table->setFrameShape(QFrame::NoFrame);
    m_table->setWordWrap(false);
    m_table->setTextElideMode(Qt::ElideMiddle);  // long names differ at their ends
    m_table->verticalHeader()->hide();
    m_table->verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    m_table->verticalHeader()->setDefaultSectionSize(fontMetrics().height() + 7);
    m_table->horizontalHeader()->setHighlightSections(false);
    m_table->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_table->horizontalHeader()->setSectionResizeMode(GeneSetModel::Name, QHeaderView::Stretch);
    connect(m_filter, &QLineEdit::textChanged, &m_shown, &QSortFilterProxyModel::setFilterFixedString);
    connect(m_table->selectionModel(), &QItemSelectionModel::currentRowChanged, this, &GeneSetDialog::showChosen);
    connect(m_table, &QTableView::clicked, this, [this] { m_project.scene().mark(chosenGenes()); });
    connect(&m_shown, &QAbstractItemModel::layoutChanged, this, &GeneSetDialog::showChosen);
    auto* top = new QHBoxLayout;
    top->addWidget(m_file, 1);
    top->addWidget(open);
    auto* layout = new QVBoxLayout(page);
    layout->addLayout(top);
    layout->addWidget(m_filter);
    layout->addWidget(m_table, 1);
    return page;
}

QWidget* GeneSetDialog::makePastePage()
{
    auto* page = new QWidget(this);
    m_text = new QPlainTextEdit(page);
    m_text->setObjectName(QStringLiteral("pastedGenes"));
    m_text->setAccessibleName(tr("Gene names"));
    m_text->setPlaceholderText(tr("Gene names, separated by new lines, commas, semicolons, tabs or spaces"));
    m_text->setToolTip(tr("Paste or type gene names here"));
    m_text->setTabChangesFocus(true);
    connect(m_text, &QPlainTextEdit::textChanged, this, &GeneSetDialog::onPastedEdited);
    m_readTimer.setSingleShot(true);
    m_readTimer.setInterval(readAfterMilliseconds);
    connect(&m_readTimer, &QTimer::timeout, this, &GeneSetDialog::readPasted);
    auto* layout = new QVBoxLayout(page);
    layout->addWidget(m_text);
    return page;
}

QWidget* GeneSetDialog::makeDetails()
{
    auto* part = new QWidget(this);
    m_summary = new QLabel(part);
    m_summary->setObjectName(QStringLiteral("geneSetSummary"));
    m_summary->setWordWrap(true);
    m_matched = new QListWidget(part);
    m_matched->setObjectName(QStringLiteral("matchedGenes"));
    m_matched->setAccessibleName(tr("Features in the set"));
    m_matched->setToolTip(tr("Select a feature to focus on it in all views"));
    m_unmatched = new QTreeWidget(part);
    m_unmatched->setObjectName(QStringLiteral("unmatchedGenes"));
    m_unmatched->setAccessibleName(tr("Names without a matching feature"));
    m_unmatched->setToolTip(tr("Names in the set without a matching feature, and the most similar feature names"));
    m_unmatched->setHeaderLabels({tr("Unmatched"), tr("Most similar")});
    m_unmatched->setRootIsDecorated(false);
    m_unmatched->setTextElideMode(Qt::ElideMiddle);
    m_unmatched->header()->setSectionResizeMode(QHeaderView::Stretch);
    for (QAbstractItemView* names :
         {static_cast<QAbstractItemView*>(m_matched), static_cast<QAbstractItemView*>(m_unmatched)}) {
        names->setSelectionMode(QAbstractItemView::ExtendedSelection);
        addCopyNames(*names);
    }
    connect(m_matched, &QListWidget::currentTextChanged, this, &GeneSetDialog::focusFeature);
    auto* layout = new QVBoxLayout(part);
    layout->setContentsMargins(8, 0, 0, 0);
    layout->addWidget(m_summary);
    layout->addWidget(m_matched, 3);
    layout->addWidget(m_unmatched, 2);
    return part;
}

void GeneSetDialog::openByDialog()
{
    const QStringList paths =
        openFileNames(this, "list", tr("Open gene sets"),
                      tr("Gene sets and lists (*.gmt *.gmt.gz *.txt *.csv *.tsv);;All files (*)"));
    if (!paths.isEmpty())
        openFiles(paths);
}

void GeneSetDialog::openFiles(const QStringList& paths)
{
    m_paths = paths;
    m_tabs->setCurrentIndex(0);
    m_file->setText(tr("Reading %1").arg(filesText(m_paths)));
    m_reading.request([paths, names = m_names](const Progress& progress) -> LoadedGeneSetsPtr {
        auto loaded = std::make_shared<LoadedGeneSets>();
        loaded->names = names;
        const std::int64_t files = paths.size();
        for (std::int64_t file = 0; file < files; ++file) {
            if (!shouldContinue(progress, {"reading gene sets", file, files}))
                return nullptr;
            const QString& path = paths[file];
            std::vector<GeneSet> sets = readGeneSets(path.toStdString(), *names);
            std::move(sets.begin(), sets.end(), std::back_inserter(loaded->sets));
            loaded->files.resize(loaded->sets.size(), path.toStdString());
        }
        const FeatureFinder finder(*names);
        for (const GeneSet& set : loaded->sets) {
            if (!shouldContinue(progress,
                                {"matching gene sets", std::ssize(loaded->selections), std::ssize(loaded->sets)}))
                return nullptr;
            loaded->selections.push_back(finder.select(set));
        }
        return loaded;
    });
}

void GeneSetDialog::showSets(const LoadedGeneSetsPtr& sets)
{
    const int chosen = chosenSet();
    const bool areAsMany = sets && m_sets && sets->sets.size() == m_sets->sets.size();
    m_sets = sets;
    m_model.setSets(sets);
    if (sets)
        m_file->setText(
            tr("%1: %2").arg(filesText(m_paths), counted(sets->sets.size(), tr("gene set"), tr("gene sets"))));
    const QModelIndex next = m_shown.mapFromSource(m_model.index(areAsMany ? std::max(chosen, 0) : 0, 0));
    m_table->setCurrentIndex(next);
    if (!next.isValid())
        showChosen();
}

void GeneSetDialog::refresh()
{
    auto names = featureNamesBehindSteps(m_project);
    if (m_names && *names == *m_names)
        return;
    m_finder.reset();
    m_names = std::move(names);
    readPasted();
    if (!m_paths.isEmpty())
        openFiles(m_paths);
}

void GeneSetDialog::onPastedEdited()
{
    m_keep->setEnabled(false);  // until the text is read
    m_leaveOut->setEnabled(false);
    m_readTimer.start();
}

void GeneSetDialog::readPasted()
{
    m_readTimer.stop();
    m_pasted = geneListOf(m_text->toPlainText().toStdString(), *m_names);
    m_pasted.name = tr("pasted list").toStdString();
    if (!m_finder && !m_pasted.genes.empty())
        m_finder = std::make_unique<FeatureFinder>(*m_names);
    m_pastedSelection = m_pasted.genes.empty() ? FeatureSelection() : m_finder->select(m_pasted);
    showChosen();
}

int GeneSetDialog::chosenSet() const
{
    const QModelIndex current = m_table->currentIndex();
    return current.isValid() ? m_shown.mapToSource(current).row() : -1;
}

void GeneSetDialog::showChosen()
{
    const bool isPasted = m_tabs->currentIndex() == 1;
    m_matched->clear();
    m_unmatched->clear();
    const bool isAny = isPasted ? !m_pasted.genes.empty() : m_sets && chosenSet() >= 0;
    const FeatureSelection& selection = chosenSelection();
    // While the sets are looked for among other features, they are still those of the features before.
    const std::vector<std::string>& names = isPasted || !m_sets ? *m_names : *m_sets->names;
    markChosen();
    m_keep->setEnabled(!selection.features.empty());
    m_leaveOut->setEnabled(!selection.features.empty());
    if (!isAny) {
        m_summary->setText(isPasted ? tr("No names pasted yet.") : tr("No gene set selected."));
        return;
    }
    QString text =
        selection.unmatched.empty()
            ? tr("%1 selected; every name matches a feature.").arg(featuresText(selection.features.size()))
            : tr("%1 selected; %2 unmatched.")
                  .arg(featuresText(selection.features.size()),
                       counted(selection.unmatched.size(), tr("name is"), tr("names are")));
    if (const std::string loose = looseText(selection); !loose.empty())
        text += QLatin1Char(' ') + QString::fromStdString(loose) + QLatin1Char('.');
    m_summary->setText(text);
    for (std::size_t i = 0; i < std::min<std::size_t>(selection.features.size(), namesListed); ++i)
        m_matched->addItem(QString::fromStdString(names[std::size_t(selection.features[i])]));
    for (std::size_t i = 0; i < std::min<std::size_t>(selection.unmatched.size(), namesListed); ++i) {
        const std::string& name = selection.unmatched[i];
        const std::string nearest = i < nearestSought ? nearestName(name, names) : std::string();
        const QStringList texts{QString::fromStdString(name), QString::fromStdString(nearest)};
        auto* item = new QTreeWidgetItem(m_unmatched, texts);
        for (int column = 0; column < int(texts.size()); ++column)
            item->setToolTip(column, wrappedTip(texts[column]));
    }
}

const FeatureSelection& GeneSetDialog::chosenSelection() const
{
    static const FeatureSelection none;
    if (m_tabs->currentIndex() == 1)
        return m_pastedSelection;
    return m_sets && chosenSet() >= 0 ? m_sets->selections[std::size_t(chosenSet())] : none;
}

GeneSet GeneSetDialog::chosenGenes() const
{
    if (m_tabs->currentIndex() == 1)
        return m_pasted.genes.empty() ? GeneSet() : m_pasted;
    return m_sets && chosenSet() >= 0 ? m_sets->sets[std::size_t(chosenSet())] : GeneSet();
}

void GeneSetDialog::markChosen()
{
    if (!isVisible())
        return;
    GeneSet chosen = chosenGenes();
    if (chosen == m_marked)
        return;
    m_marked = chosen;
    m_project.scene().mark(std::move(chosen));
}

void GeneSetDialog::showEvent(QShowEvent* event)
{
    QDialog::showEvent(event);
    markAgain();
}

void GeneSetDialog::markAgain()
{
    m_marked = {};
    markChosen();
}

std::string GeneSetDialog::argument() const
{
    if (m_tabs->currentIndex() == 1)
        return listArgument(m_pasted.genes);
    const auto set = std::size_t(chosenSet());
    const std::string& file = m_sets->files[set];
    return isGmtName(file) ? file + ':' + m_sets->sets[set].name : file;
}

/// One at the end of the list is replaced: of two sets in a row the second could only keep what both have.
void GeneSetDialog::addStep(const char* step)
{
    AnalysisState next = m_project.state();
    const StepItem item{{step, argument()}, true};
    if (!next.steps.empty() && next.steps.back().spec.name == "select" && item.spec.name == "select")
        next.steps.back() = item;
    else
        next.steps.push_back(item);
    m_project.change(next, tr("filtering by gene set"));
}

void GeneSetDialog::focusFeature(const QString& name)
{
    const FitPtr& fit = m_project.scene().fit();
    if (!fit || name.isEmpty())
        return;
    const std::vector<std::string>& features = *fit->result->features;
    const auto found = std::find(features.begin(), features.end(), name.toStdString());
    if (found != features.end())
        m_project.scene().setFocusFeature(int(found - features.begin()));
}

}  // namespace fuzzylens::ui
