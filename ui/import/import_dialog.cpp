// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/import/import_dialog.h"

#include "core/common/memory_guard.h"
#include "ui/import/cell_table.h"
#include "ui/import/import_trouble.h"
#include "ui/import/issue_list.h"
#include "ui/import/label_candidates.h"
#include "ui/import/override_row.h"
#include "ui/panels/job_overlay.h"
#include "ui/panels/notice_bar.h"
#include "ui/panels/section.h"
#include "ui/panels/tab_order.h"
#include "ui/project/project.h"
#include "ui/theme/core_text.h"
#include "ui/theme/counted.h"
#include "ui/theme/text_size.h"
#include "ui/theme/theme.h"

#include <QDialogButtonBox>
#include <QFileInfo>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPointer>
#include <QPushButton>
#include <QScreen>
#include <QScrollArea>
#include <QVBoxLayout>

#include <algorithm>

namespace fuzzylens::ui {

namespace {

constexpr int decisionsWidth = 360;

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
    input.import = std::move(options);
    return input;
}

}  // namespace

ImportDialog::ImportDialog(Project& project, const ImportTrial& trial, QWidget* parent)
    : QDialog(parent)
    , m_project(project)
    , m_file(new QLabel(this))
    , m_facts(new QLabel(this))
    , m_notice(new NoticeBar(this))
    , m_cells(new CellTable(QStringLiteral("import"), this))
    , m_labelPart(new QWidget(this))
    , m_labelReason(new QLabel(m_labelPart))
    , m_labels(new LabelCandidates(m_labelPart))
    , m_issues(new IssueList(this))
    , m_decisions(new QWidget)
    , m_others(new QLabel(this))
    , m_asDecided(new QPushButton(tr("Auto-detect all"), this))
    , m_take(new QPushButton(tr("Use these settings"), this))
{
    setObjectName(QStringLiteral("importDialog"));
    setWindowTitle(tr("Import settings"));
    resize(QSize(1200, 760).boundedTo(screen()->availableSize() - QSize(8, 40)));
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
    layout->addWidget(m_notice);
    layout->addLayout(middle, 1);
    layout->addWidget(makeButtons());
    connect(m_labels, &LabelCandidates::labelChosen, this, [this] {
        m_chosenLabel = m_labels->chosen();
        showButtons();
    });
    connect(m_issues, &IssueList::placeChosen, m_cells, &CellTable::showPlace);
    watchTrials();
    auto* overlay = new JobOverlay(m_project.loader().trying(), QStringLiteral("trying"), this);
    overlay->setTitle(tr("Reading %1").arg(QFileInfo(QString::fromStdString(trial.input.file)).fileName()));
    showTrial(trial);
    m_rows.front()->setFocus();
}

ImportDialog::~ImportDialog()
{
    m_project.loader().trying().disconnect(this);
    m_project.loader().trying().cancel();
}

void ImportDialog::watchTrials()
{
    connect(&m_project.loader(), &Loader::importTried, this, [this](const ImportTrial& trial) {
        if (!m_project.loader().trying().isBusy())  // else another choice has been made since
            showTrial(trial);
    });
    connect(&m_project.loader().trying(), &JobBase::cancelled, this, [this] {
        if (!m_project.loader().trying().isBusy())
            giveUpReading();
    });
    connect(&m_project.loader().trying(), &JobBase::failed, this, [this](quint64, const QString& message) {
        if (m_project.loader().trying().isBusy())
            return;
        giveUpReading();
        m_notice->showError(message);
    });
}

/// The rows show the import options again.
void ImportDialog::giveUpReading()
{
    showTrial(ImportTrial(m_trial));
}

QWidget* ImportDialog::makeLeft()
{
    auto* left = new QWidget(this);
    auto* labelTitle = new QHBoxLayout;
    labelTitle->addWidget(sectionTitle(tr("Label"), m_labelPart));
    labelTitle->addWidget(m_labelReason, 1);
    m_labelReason->setObjectName(QStringLiteral("muted"));
    m_labelReason->setWordWrap(true);
    m_labelReason->setTextFormat(Qt::PlainText);
    auto* labelLayout = new QVBoxLayout(m_labelPart);
    labelLayout->setContentsMargins(0, 0, 0, 0);
    labelLayout->setSpacing(6);
    labelLayout->addLayout(labelTitle);
    labelLayout->addWidget(m_labels, 1);
    auto* layout = new QVBoxLayout(left);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(6);
    layout->addWidget(sectionTitle(tr("First cells"), left));
    layout->addWidget(m_cells, 8);
    layout->addWidget(m_labelPart, 3);
    layout->addWidget(m_issues, 2);
    return left;
}

QWidget* ImportDialog::makeRight()
{
    auto* content = m_decisions;
    auto* layout = new QVBoxLayout(content);
    layout->setContentsMargins(0, 0, 8, 0);
    layout->setSpacing(8);
    layout->addWidget(sectionTitle(tr("Settings"), content));
    for (const OverrideKind& kind : overrideKinds()) {
        auto* row = new OverrideRow(kind, content);
        connect(row, &OverrideRow::chosen, this, &ImportDialog::choose);
        layout->addWidget(row);
        m_rows.push_back(row);
    }
    m_others->setObjectName(QStringLiteral("otherDecisions"));
    m_others->setWordWrap(true);
    m_others->setTextFormat(Qt::RichText);
    m_others->setTextInteractionFlags(Qt::TextSelectableByMouse);
    layout->addWidget(m_others);
    layout->addStretch(1);
    auto* scroll = new QScrollArea(this);
    scroll->setWidgetResizable(true);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll->setFocusPolicy(Qt::NoFocus);
    scroll->setObjectName(QStringLiteral("importDecisions"));
    scroll->setFixedWidth(inText(decisionsWidth));
    scroll->setWidget(content);
    return scroll;
}

QWidget* ImportDialog::makeButtons()
{
    m_take->setObjectName(QStringLiteral("takeReading"));
    m_take->setToolTip(tr("Import the file with these settings; undo restores the previous import"));
    m_asDecided->setObjectName(QStringLiteral("allAsDecided"));
    m_asDecided->setToolTip(tr("Detect all import settings automatically"));
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    buttons->addButton(m_asDecided, QDialogButtonBox::ResetRole);
    buttons->addButton(m_take, QDialogButtonBox::AcceptRole);
    for (QAbstractButton* button : buttons->buttons())
        if (auto* push = qobject_cast<QPushButton*>(button))
            push->setAutoDefault(false);
    m_take->setDefault(true);
    connect(m_asDecided, &QPushButton::clicked, this, &ImportDialog::leaveToProgram);
    connect(m_take, &QPushButton::clicked, this, &ImportDialog::take);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    return buttons;
}

/// Return in a box ends the typing, and nothing else.
void ImportDialog::keyPressEvent(QKeyEvent* event)
{
    const bool isReturn = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (!isReturn || !qobject_cast<QLineEdit*>(focusWidget()))
        QDialog::keyPressEvent(event);
}

void ImportDialog::showTrial(const ImportTrial& trial)
{
    m_trial = trial;
    m_wanted = trial.input;
    if (trial.data)
        m_lastRead = trial.input;
    m_cells->showPreview(trial.preview);
    m_labels->showFields(trial.data, labelInForce());
    m_labelPart->setVisible(trial.data != nullptr);
    m_issues->showIssues(trial);
    showDecisions();
    showFacts();
    showProblem();
    showButtons();
    orderTabsByLayout(*this);
    orderTabsByLayout(*m_decisions);
}

void ImportDialog::showDecisions()
{
    for (OverrideRow* row : m_rows)
        row->showTrial(m_trial);
    QString others;
    m_labelReason->clear();
    for (const Decision& decision : m_trial.decisions) {
        const QString what = shownText(decision.what), value = shownText(decision.value),
                      reason = shownText(decision.reason);
        const bool isLabel = decision.what == "label field" || decision.what == "label column";
        if (isLabel && decision.value.text() != "none")
            m_labelReason->setText(messageText(tr("%1: %2").arg(value, reason)));
        else if (std::none_of(overrideKinds().begin(), overrideKinds().end(), [&](const OverrideKind& kind) {
                     return kind.what == decision.what && whyFixed(m_trial, kind).isEmpty();
                 }))
            others += QStringLiteral("<tr><td width=\"100\">%1</td><td style=\"padding-bottom:6px\">%2<br>"
                                     "<span style=\"color:%3\">%4</span></td></tr>")
                          .arg((what.left(1).toUpper() + what.mid(1)).toHtmlEscaped(),
                               messageText(value).toHtmlEscaped(), Theme::of(palette()).muted.name(),
                               reason.toHtmlEscaped());
    }
    if (!others.isEmpty())
        others =
            QStringLiteral("<table width=\"100%\" cellspacing=\"0\" cellpadding=\"0\">%1</table>").arg(others);
    if (const QString fixed = fixedByFormat(m_trial); !fixed.isEmpty())
        others += QStringLiteral("<p style=\"margin:0; color:%1\">%2</p>")
                      .arg(Theme::of(palette()).muted.name(), fixed.toHtmlEscaped());
    m_others->setText(others);
    m_others->setVisible(!others.isEmpty());
}

/// Offers the other orientation if the evidence for this one is weak.
void ImportDialog::offerOtherOrientation()
{
    const Decision* other = decisionAbout(m_trial, "other orientation");
    if (!other)
        return;
    using Orientation = ImportOptions::Orientation;
    const bool isGenes = other->value.text() == "genes in rows";
    m_notice->showLasting(tr("It is uncertain whether the rows are samples or genes. Compare both."));
    m_notice->offer(isGenes ? tr("Treat the rows as genes") : tr("Treat the rows as samples"), [this, isGenes] {
        InputSpec next = m_wanted;
        next.import.orientation = isGenes ? Orientation::GenesInRows : Orientation::SamplesInRows;
        read(next);
    });
}

/// Why it cannot be read like this, and what would help.
void ImportDialog::showProblem()
{
    m_notice->hide();
    if (!m_trial.error)
        return offerOtherOrientation();
    m_notice->showError(problemText(m_trial));
    if (const std::optional<Repair> repair = repairFor(m_trial))
        m_notice->offer(repair->text, [this, apply = repair->apply] {
            InputSpec next = m_wanted;
            apply(next.import);
            read(next);
        });
    else if (m_lastRead && *m_lastRead != m_trial.input)
        m_notice->offer(tr("Restore last valid settings"), [this, input = *m_lastRead] { read(input); });
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
    const std::optional<int>& column = m_trial.input.import.labelColumn;
    if (column && (!isOpen() || column != m_project.input().import.labelColumn))
        return m_trial.data->preferredLabel();
    const std::string& label = m_project.state().label;
    const bool isKept = m_trial.data == m_project.dataset() || (!label.empty() && exists(label));
    return isOpen() && isKept ? label : m_trial.data->preferredLabel();
}

void ImportDialog::showFacts()
{
    m_file->setText(isMade(m_trial.input) ? tr("generated by FuzzyLens") : nameText(m_trial.input.file));
    QStringList facts;
    if (const DatasetPtr& dataset = m_trial.data) {
        facts << counted(std::size_t(dataset->samples()), tr("sample"), tr("samples"))
              << counted(std::size_t(dataset->features()), tr("feature"), tr("features"));
        facts << (dataset->missingCount() == 0 ? tr("no missing values")
                                               : tr("%1 missing").arg(countText(dataset->missingCount())));
        m_file->setToolTip(dataset->origin().sha256.empty()
                               ? QString()
                               : tr("SHA-256 %1").arg(QString::fromStdString(dataset->origin().sha256)));
    } else if (m_trial.error) {
        facts << tr("Cannot be read with these settings");
    }
    if (m_trial.preview.memory > 0)
        facts << (m_trial.data ? tr("needs about %1 of memory, %2 free")
                               : tr("would need about %1 of memory, %2 free"))
                     .arg(shownText(sizeText(m_trial.preview.memory)),
                          shownText(sizeText(double(availableMemory()))));
    m_facts->setText(facts.join(QStringLiteral(" · ")));
}

void ImportDialog::showButtons()
{
    m_take->setEnabled(m_trial.data && m_wanted == m_trial.input && (!isOpen() || isChanged()));
    m_asDecided->setEnabled(m_wanted != undecided(m_wanted));
    m_asDecided->setVisible(!isMade(m_trial.input));
}

void ImportDialog::choose(const OverrideKind& kind, const std::optional<QString>& value)
{
    InputSpec next = m_wanted;
    if (kind.what == "label column")
        m_chosenLabel.reset();
    kind.setValue(next.import, value);
    next.import.labelField.reset();  // it may be a field of another name then
    read(next);
}

void ImportDialog::leaveToProgram()
{
    read(undecided(m_wanted));
}

void ImportDialog::read(const InputSpec& input)
{
    m_wanted = input;
    m_project.loader().tryImport(input);
    showButtons();
}

/// Whether it is about the file that is open.
bool ImportDialog::isOpen() const
{
    return m_project.dataset() && m_trial.input.file == m_project.input().file;
}

bool ImportDialog::isChanged() const
{
    return reading(m_trial.input.import) != reading(m_project.input().import) ||
           m_labels->chosen() != m_project.state().label;
}

void ImportDialog::take()
{
    if (isOpen() && reading(m_trial.input.import) == reading(m_project.input().import)) {
        AnalysisState next = m_project.state();
        next.label = m_labels->chosen();
        next.leftOutClasses.clear();
        m_project.change(next, tr("choice of label"));
        accept();
    } else if (isOpen()) {
        adopt();
    } else {
        m_project.leave([dialog = QPointer(this)] {
            if (dialog)
                dialog->adopt();
        });
    }
}

void ImportDialog::adopt()
{
    m_project.adopt(m_trial, m_labels->chosen());
    accept();
}

}  // namespace fuzzylens::ui
