// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/import/issue_list.h"

#include "ui/panels/section.h"
#include "ui/plot/table_copy.h"
#include "ui/theme/core_text.h"

#include <QHeaderView>
#include <QTableWidget>
#include <QVBoxLayout>

namespace fuzzylens::ui {

namespace {

QString placeText(std::int64_t place)
{
    return place > 0 ? QString::number(place) : QString();
}

/// Without row and column, which have columns of their own.
QString sentenceWithoutPlace(Issue issue)
{
    issue.file.clear();
    issue.cell.clear();
    issue.row = issue.column = 0;
    return shownText(issueMessage(issue));
}

}  // namespace

IssueList::IssueList(QWidget* parent)
    : QWidget(parent)
    , m_title(sectionTitle(tr("Import warnings"), this))
    , m_table(new QTableWidget(0, 3, this))
{
    m_table->setObjectName(QStringLiteral("importIssues"));
    m_table->setAccessibleName(tr("Import warnings"));
    m_table->setToolTip(
        tr("Problems found in the file; click a row to show its cell if it is among the first cells"));
    m_table->setHorizontalHeaderLabels({tr("Row"), tr("Column"), tr("Import warnings")});
    m_table->verticalHeader()->hide();
    m_table->verticalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_table->horizontalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    m_table->horizontalHeader()->setStretchLastSection(true);
    m_table->horizontalHeader()->setHighlightSections(false);
    m_table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_table->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    m_table->setShowGrid(false);
    m_table->setTabKeyNavigation(false);
    addCopyActions(*m_table, {});
    m_table->setWordWrap(true);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(6);
    layout->addWidget(m_title);
    layout->addWidget(m_table, 1);
    // Rows are as high as their words ask in the width that the column has come to.
    connect(m_table->horizontalHeader(), &QHeaderView::sectionResized, m_table,
            &QTableWidget::resizeRowsToContents);
    connect(m_table, &QTableWidget::currentCellChanged, this, [this](int row) {
        if (row >= 0 && row < int(m_issues.size()) && m_issues[std::size_t(row)].row > 0)
            emit placeChosen(m_issues[std::size_t(row)].row, m_issues[std::size_t(row)].column);
    });
}

void IssueList::showIssues(const ImportTrial& trial)
{
    m_issues = trial.error  ? std::vector<Issue>{*trial.error}
               : trial.data ? trial.data->issues()
                            : std::vector<Issue>();
    m_title->setText((trial.error ? tr("Error") : tr("Import warnings")).toUpper());
    const QSignalBlocker quiet(m_table);
    m_table->setRowCount(int(m_issues.size()));
    for (int row = 0; row < int(m_issues.size()); ++row) {
        const Issue& issue = m_issues[std::size_t(row)];
        const QStringList texts{issue.cell.empty() ? placeText(issue.row) : QString::fromStdString(issue.cell),
                                placeText(issue.column), sentenceWithoutPlace(issue)};
        for (int column = 0; column < int(texts.size()); ++column)
            m_table->setItem(row, column, new QTableWidgetItem(texts[column]));
    }
    m_table->setCurrentCell(-1, -1);
    m_table->resizeColumnsToContents();
    setVisible(!m_issues.empty());
}

}  // namespace fuzzylens::ui
