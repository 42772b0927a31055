// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/import/import_dialog.h"

#include "core/data/memory_guard.h"
#include "ui/document/document.h"
#include "ui/import/cell_table.h"
#include "ui/import/label_candidates.h"
#include "ui/import/override_row.h"
#include "ui/panels/section.h"
#include "ui/theme/counted.h"
#include "ui/window/job_overlay.h"

#include <QDialogButtonBox>
#include <QFileInfo>
#include <QHeaderView>
#include <QLabel>
#include <QLocale>
#include <QPushButton>
#include <QScrollArea>
#include <QTableWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace fuzzylens::ui {

namespace {

constexpr int decisionsWidth = 340;

QTableWidget* makeIssues(QWidget* parent)
{
    auto* table = new QTableWidget(0, 3, parent);
    table->setObjectName(QStringLiteral("importIssues"));
    table->setAccessibleName(QObject::tr("What was odd"));
    table->setToolTip(QObject::tr("What was odd about the file, by row and column"));
    table->setHorizontalHeaderLabels({QObject::tr("Row"), QObject::tr("Column"), QObject::tr("What was odd")});
    table->verticalHeader()->hide();
    table->horizontalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    table->horizontalHeader()->setStretchLastSection(true);
    table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    table->setShowGrid(false);
    table->setTabKeyNavigation(false);
    return table;
}

/// The options without the label, which needs no reading.
ImportOptions reading(ImportOptions options)
{
    options.labelField.reset();
    return options;
}

/// @p input with every decision left to the program.
InputSpec undecided(InputSpec input)
{
    ImportOptions options;
    options.labelsFile = input.import.labelsFile;
    options.topVariance = input.import.topVariance;
    input.import = std::move(options);
    return input;
}

}  // namespace

ImportDialog::ImportDialog(Document& document, const InputSpec& input, QWidget* parent)
    : QDialog(parent)
    , m_document(document)
    , m_file(new QLabel(this))
    , m_facts(new QLabel(this))
    , m_cells(new CellTable(this))
    , m_labels(new LabelCandidates(this))
    , m_issues(makeIssues(this))
    , m_issuesTitle(sectionTitle(tr("What was odd"), this))
    , m_others(new QLabel(this))
    , m_asDecided(new QPushButton(tr("All as decided"), this))
    , m_take(new QPushButton(tr("Use this reading"), this))
{
    setObjectName(QStringLiteral("importDialog"));
    setWindowTitle(tr("How it was read"));
    resize(1080, 720);
    m_file->setObjectName(QStringLiteral("importFile"));
    m_file->setWordWrap(true);
    m_file->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_facts->setObjectName(QStringLiteral("importFacts"));
    m_facts->setWordWrap(true);
    m_facts->setTextInteractionFlags(Qt::TextSelectableByMouse);
    auto* middle = new QHBoxLayout;
    middle->setSpacing(16);
    middle->addWidget(makeLeft(), 1);
    middle->addWidget(makeRight());
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(18, 14, 18, 12);
    layout->setSpacing(6);
    layout->addWidget(m_file);
    layout->addWidget(m_facts);
    layout->addLayout(middle, 1);
    layout->addWidget(makeButtons());
    connect(m_labels, &LabelCandidates::labelChosen, this, [this] {
        m_chosenLabel = m_labels->chosen();
        showButtons();
    });
    connect(&m_document, &Document::importTried, this, &ImportDialog::showTrial);
    // A reading that was given up leaves the boxes as they were chosen.
    connect(&m_document.trying(), &LatestJob::cancelled, this, [this] {
        if (!m_document.trying().isBusy())
            showTrial(m_trial);
    });
    auto* overlay = new JobOverlay(m_document.trying(), QStringLiteral("trying"), this);
    overlay->setTitle(tr("Reading %1").arg(QFileInfo(QString::fromStdString(input.file)).fileName()));
    m_trial.input = input;
    if (isOpen())
        showTrial(trialOf(m_document.dataset(), input));
    else
        read(input);
}

ImportDialog::~ImportDialog()
{
    m_document.trying().disconnect(this);
    m_document.trying().cancel();
}

QWidget* ImportDialog::makeLeft()
{
    auto* left = new QWidget(this);
    auto* layout = new QVBoxLayout(left);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(6);
    layout->addWidget(sectionTitle(tr("First cells"), left));
    layout->addWidget(m_cells, 5);
    layout->addWidget(sectionTitle(tr("Label"), left));
    layout->addWidget(m_labels, 2);
    layout->addWidget(m_issuesTitle);
    layout->addWidget(m_issues, 2);
    return left;
}

QWidget* ImportDialog::makeRight()
{
    auto* content = new QWidget;
    auto* layout = new QVBoxLayout(content);
    layout->setContentsMargins(0, 0, 8, 0);
    layout->setSpacing(8);
    layout->addWidget(sectionTitle(tr("Decisions"), content));
    for (const OverrideKind& kind : overrideKinds()) {
        auto* row = new OverrideRow(kind, content);
        connect(row, &OverrideRow::chosen, this, &ImportDialog::choose);
        layout->addWidget(row);
        m_rows.push_back(row);
    }
    m_others->setObjectName(QStringLiteral("otherDecisions"));
    m_others->setWordWrap(true);
    m_others->setTextFormat(Qt::PlainText);
    m_others->setTextInteractionFlags(Qt::TextSelectableByMouse);
    layout->addWidget(m_others);
    layout->addStretch(1);
    auto* scroll = new QScrollArea(this);
    scroll->setWidgetResizable(true);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll->setFocusPolicy(Qt::NoFocus);
    scroll->setObjectName(QStringLiteral("importDecisions"));
    scroll->setFixedWidth(decisionsWidth);
    scroll->setWidget(content);
    return scroll;
}

QWidget* ImportDialog::makeButtons()
{
    m_take->setObjectName(QStringLiteral("takeReading"));
    m_take->setToolTip(tr("Go on with the file as it is read here; undo takes it back"));
    m_asDecided->setObjectName(QStringLiteral("allAsDecided"));
    m_asDecided->setToolTip(tr("Leave every decision to the program again"));
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    buttons->addButton(m_asDecided, QDialogButtonBox::ResetRole);
    buttons->addButton(m_take, QDialogButtonBox::AcceptRole);
    // Return ends the typing in a box, and nothing else.
    for (QAbstractButton* button : buttons->buttons())
        if (auto* push = qobject_cast<QPushButton*>(button)) {
            push->setAutoDefault(false);
            push->setDefault(false);
        }
    connect(m_asDecided, &QPushButton::clicked, this, &ImportDialog::leaveToProgram);
    connect(m_take, &QPushButton::clicked, this, &ImportDialog::take);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    return buttons;
}

void ImportDialog::showTrial(const ImportTrial& trial)
{
    m_trial = trial;
    m_cells->showPreview(trial.preview);
    m_labels->showFields(trial.data, labelInForce());
    for (OverrideRow* row : m_rows)
        row->showTrial(trial);
    QStringList others;
    for (const Decision& decision : trial.decisions)
        if (std::none_of(overrideKinds().begin(), overrideKinds().end(),
                         [&](const OverrideKind& kind) { return kind.what == decision.what; }))
            others << QStringLiteral("%1: %2 (%3)")
                          .arg(QString::fromStdString(decision.what), QString::fromStdString(decision.value),
                               QString::fromStdString(decision.reason));
    m_others->setText(others.join(QLatin1Char('\n')));
    m_others->setVisible(!others.isEmpty());
    showFacts();
    showIssues();
    showButtons();
}

/// The label chosen here, else the one in force, as long as there is a field of its name; else the likeliest.
std::string ImportDialog::labelInForce() const
{
    if (!m_trial.data)
        return {};
    const auto exists = [this](const std::string& label) {
        return label.empty() || m_trial.data->labelField(label);
    };
    if (m_chosenLabel && exists(*m_chosenLabel))
        return *m_chosenLabel;
    const std::string& label = m_document.state().label;
    const bool isKept = m_trial.data == m_document.dataset() || (!label.empty() && exists(label));
    return isOpen() && isKept ? label : m_trial.data->preferredLabel();
}

void ImportDialog::showFacts()
{
    m_file->setText(isMade(m_trial.input) ? tr("made by FuzzyLens") : QString::fromStdString(m_trial.input.file));
    const QLocale locale(QLocale::English);
    QStringList facts;
    if (const DatasetPtr& dataset = m_trial.data) {
        facts << counted(std::size_t(dataset->samples()), tr("sample"), tr("samples"))
              << counted(std::size_t(dataset->features()), tr("feature"), tr("features"));
        facts << (dataset->missingCount() == 0
                      ? tr("no gaps")
                      : tr("%1 missing").arg(locale.toString(qlonglong(dataset->missingCount()))));
        m_file->setToolTip(dataset->origin().sha256.empty()
                               ? QString()
                               : tr("SHA-256 %1").arg(QString::fromStdString(dataset->origin().sha256)));
    } else if (m_trial.error) {
        facts << tr("It cannot be read like this");
    }
    if (m_trial.preview.memory > 0)
        facts << tr("takes about %1 of memory, %2 are free")
                     .arg(QString::fromStdString(sizeText(m_trial.preview.memory)),
                          QString::fromStdString(sizeText(double(availableMemory()))));
    m_facts->setText(facts.join(QStringLiteral(" · ")));
}

void ImportDialog::showIssues()
{
    std::vector<Issue> issues;
    if (m_trial.error)
        issues.push_back(*m_trial.error);
    else if (m_trial.data)
        issues = m_trial.data->issues();
    m_issues->setRowCount(int(issues.size()));
    const auto place = [](std::int64_t value) { return value > 0 ? QString::number(value) : QString(); };
    for (int row = 0; row < int(issues.size()); ++row) {
        Issue& issue = issues[std::size_t(row)];
        m_issues->setItem(
            row, 0,
            new QTableWidgetItem(issue.cell.empty() ? place(issue.row) : QString::fromStdString(issue.cell)));
        m_issues->setItem(row, 1, new QTableWidgetItem(place(issue.column)));
        issue.file.clear();
        issue.cell.clear();
        issue.row = issue.column = 0;
        m_issues->setItem(row, 2, new QTableWidgetItem(QString::fromStdString(sentence(issue))));
    }
    m_issues->resizeColumnsToContents();
    m_issues->resizeRowsToContents();
    m_issues->setVisible(!issues.empty());
    m_issuesTitle->setVisible(!issues.empty());
}

void ImportDialog::showButtons()
{
    m_take->setEnabled(m_trial.data && (!isOpen() || isChanged()));
    m_asDecided->setEnabled(m_trial.input != undecided(m_trial.input));
    m_asDecided->setVisible(!isMade(m_trial.input));
}

void ImportDialog::choose(const OverrideKind& kind, const std::optional<QString>& value)
{
    InputSpec next = m_trial.input;
    kind.setValue(next.import, value);
    next.import.labelField.reset();  // it may be a field of another name then
    read(next);
}

void ImportDialog::leaveToProgram()
{
    read(undecided(m_trial.input));
}

void ImportDialog::read(const InputSpec& input)
{
    m_document.tryImport(input);
}

/// Whether it is about the file that is open.
bool ImportDialog::isOpen() const
{
    return m_document.dataset() && m_trial.input.file == m_document.input().file;
}

bool ImportDialog::isChanged() const
{
    return reading(m_trial.input.import) != reading(m_document.input().import) ||
           m_labels->chosen() != m_document.state().label;
}

void ImportDialog::take()
{
    if (isOpen() && reading(m_trial.input.import) == reading(m_document.input().import)) {
        AnalysisState next = m_document.state();
        next.label = m_labels->chosen();
        next.leftOutClasses.clear();
        m_document.change(next, tr("choice of label"));
    } else {
        m_document.adopt(m_trial, m_labels->chosen());
    }
    accept();
}

}  // namespace fuzzylens::ui
