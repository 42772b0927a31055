// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/import_report.h"

#include "ui/panels/section.h"

#include <QDialogButtonBox>
#include <QHeaderView>
#include <QLabel>
#include <QTableWidget>
#include <QVBoxLayout>

namespace fuzzylens::ui {

namespace {

QTableWidget* makeTable(const QString& name, const QStringList& columns, int rows, QWidget* parent)
{
    auto* table = new QTableWidget(rows, int(columns.size()), parent);
    table->setAccessibleName(name);
    table->setHorizontalHeaderLabels(columns);
    table->verticalHeader()->hide();
    table->horizontalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    table->horizontalHeader()->setStretchLastSection(true);
    table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    table->setShowGrid(false);
    table->setWordWrap(true);
    return table;
}

void fill(QTableWidget* table, int row, const QStringList& texts)
{
    for (int column = 0; column < texts.size(); ++column)
        table->setItem(row, column, new QTableWidgetItem(texts[column]));
}

}  // namespace

ImportReport::ImportReport(const DatasetPtr& dataset, QWidget* parent)
    : QDialog(parent)
{
    setObjectName(QStringLiteral("importReport"));
    setWindowTitle(tr("How it was read"));
    resize(760, 480);
    const Origin& origin = dataset->origin();
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(18, 16, 18, 14);
    layout->setSpacing(8);
    auto* file = new QLabel(
        QString::fromStdString(origin.path.empty() ? std::string("made by FuzzyLens") : origin.path), this);
    file->setWordWrap(true);
    file->setTextInteractionFlags(Qt::TextSelectableByMouse);
    layout->addWidget(file);
    if (!origin.sha256.empty()) {
        auto* digest = new QLabel(tr("SHA-256 %1").arg(QString::fromStdString(origin.sha256)), this);
        digest->setObjectName(QStringLiteral("muted"));
        digest->setTextInteractionFlags(Qt::TextSelectableByMouse);
        layout->addWidget(digest);
    }
    layout->addWidget(sectionTitle(tr("Decisions"), this));
    auto* decisions =
        makeTable(tr("Decisions"), {tr("What"), tr("Decided"), tr("Because")}, int(origin.decisions.size()), this);
    for (int row = 0; row < decisions->rowCount(); ++row) {
        const Decision& decision = origin.decisions[std::size_t(row)];
        fill(decisions, row,
             {QString::fromStdString(decision.what), QString::fromStdString(decision.value),
              QString::fromStdString(decision.reason)});
    }
    decisions->resizeColumnsToContents();
    decisions->resizeRowsToContents();
    layout->addWidget(decisions, 2);
    if (!dataset->issues().empty()) {
        layout->addWidget(sectionTitle(tr("What was odd"), this));
        auto* issues = makeTable(tr("What was odd"), {tr("Row"), tr("Column"), tr("What")},
                                 int(dataset->issues().size()), this);
        for (int row = 0; row < issues->rowCount(); ++row) {
            Issue issue = dataset->issues()[std::size_t(row)];
            const auto place = [](std::int64_t value) { return value > 0 ? QString::number(value) : QString(); };
            const QStringList where = {place(issue.row), place(issue.column)};
            issue.file.clear();
            issue.row = issue.column = 0;
            fill(issues, row, where + QStringList{QString::fromStdString(sentence(issue))});
        }
        issues->resizeColumnsToContents();
        layout->addWidget(issues, 2);
    }
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    layout->addWidget(buttons);
}

}  // namespace fuzzylens::ui
