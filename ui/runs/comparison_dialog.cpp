// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/runs/comparison_dialog.h"

#include "ui/access/data_table.h"
#include "ui/compare/membership_change.h"
#include "ui/plot/number_format.h"
#include "ui/plot/table_copy.h"
#include "ui/plot/view_table.h"
#include "ui/runs/comparison_picture.h"
#include "ui/scene/fit_notes.h"
#include "ui/theme/core_text.h"
#include "ui/views/settings_text.h"

#include <QDialogButtonBox>
#include <QHeaderView>
#include <QLabel>
#include <QTabWidget>
#include <QTableView>
#include <QTableWidget>
#include <QVBoxLayout>

#include <utility>

namespace fuzzylens::ui {

namespace {

QString differences(const Run& first, const Run& second)
{
    const Result &one = *first.fit->result, &other = *second.fit->result;
    const QString ofFirst = differenceText(one, other), ofSecond = differenceText(other, one);
    if (ofFirst.isEmpty() && ofSecond.isEmpty())
        return ComparisonDialog::tr(
            "The settings are the same; the labels, constraints or excluded samples differ.");
    return ComparisonDialog::tr("First run: %1. Second run: %2.").arg(ofFirst, ofSecond);
}

/// What each figure is called, and its values: those of samples left out first, which are to be believed.
std::vector<QStringList> figureTexts(const ResultComparison& comparison, const Run& first, const Run& second)
{
    std::vector<QStringList> rows;
    if (first.verdict && second.verdict) {
        const Verdict &one = *first.verdict, &other = *second.verdict;
        const auto counts = [](const ValidatedAccuracy& accuracy) {
            return QStringLiteral("%1/%2").arg(accuracy.correct).arg(accuracy.total);
        };
        if (one.accuracy && other.accuracy)
            rows.push_back({ComparisonDialog::tr("correct in cross-validation"), counts(*one.accuracy),
                            counts(*other.accuracy)});
        rows.push_back({ComparisonDialog::tr("p-value (shuffled labels)"), plainNumber(one.test.pValue(), 2),
                        plainNumber(other.test.pValue(), 2)});
    }
    const auto score = [](const std::string& name, double value, const Run& run) {
        const QString number = plainNumber(value, 6);
        return labelsWentInto(name, *run.fit->result) ? markedAsLabelled(number) : number;
    };
    for (const auto& [name, one, other] : comparison.metrics)
        rows.push_back({shownName(name), score(name, one, first), score(name, other, second)});
    return rows;
}

QTableWidget* figuresOf(const ResultComparison& comparison, const Run& first, const Run& second, QWidget* parent)
{
    const std::vector<QStringList> rows = figureTexts(comparison, first, second);
    auto* table = new QTableWidget(int(rows.size()), 3, parent);
    table->setObjectName(QStringLiteral("comparisonFigures"));
    table->setAccessibleName(ComparisonDialog::tr("Scores of both runs"));
    table->setToolTip(ComparisonDialog::tr("All scores that both runs have"));
    table->setHorizontalHeaderLabels({ComparisonDialog::tr("score"), titleOf(first), titleOf(second)});
    table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    addCopyActions(*table);
    table->setTabKeyNavigation(false);
    table->setSelectionBehavior(QAbstractItemView::SelectRows);
    table->verticalHeader()->hide();
    table->setShowGrid(false);
    for (int row = 0; row < table->rowCount(); ++row) {
        const QStringList& texts = rows[std::size_t(row)];
        for (int column = 0; column < int(texts.size()); ++column) {
            auto* item = new QTableWidgetItem(texts[column]);
            if (column > 0)
                item->setTextAlignment(Qt::AlignRight | Qt::AlignVCenter);
            table->setItem(row, column, item);
        }
    }
    table->horizontalHeader()->setSectionResizeMode(QHeaderView::Stretch);
    return table;
}

}  // namespace

ComparisonDialog::ComparisonDialog(const RunPtr& first, const RunPtr& second, QWidget* parent)
    : QDialog(parent)
{
    setObjectName(QStringLiteral("comparisonDialog"));
    setWindowTitle(tr("Two runs compared"));
    setAttribute(Qt::WA_DeleteOnClose);
    const ResultComparison comparison = compare(*first->fit->result, *second->fit->result);
    auto* said = new QLabel(differences(*first, *second), this);
    said->setObjectName(QStringLiteral("comparisonDifferences"));
    said->setWordWrap(true);
    auto* picture = new ComparisonPicture(this);
    picture->setRuns(first, second, comparison);
    auto* tabs = new QTabWidget(this);
    tabs->setObjectName(QStringLiteral("comparisonTabs"));
    tabs->setAccessibleName(tr("Both runs"));
    tabs->addTab(picture, tr("Plot"));
    auto* parts = new ViewTable(picture->toCsv(), this);
    tabs->addTab(makeDataTable(*parts, tr("Two runs compared, as a table"), this), tr("Table"));
    MatchedMemberships matched = matchedMemberships(*first->fit->result, *second->fit->result, comparison);
    if (!matched.isEmpty()) {
        auto* change = new MembershipChange(first->fit, std::move(matched), this);
        tabs->addTab(change, tr("Memberships"));
        auto* samples = new ViewTable(change->toCsv(), this);
        tabs->addTab(makeDataTable(*samples, tr("Memberships of the samples in both runs"), this), tr("Samples"));
    }
    tabs->addTab(figuresOf(comparison, *first, *second, this), tr("Scores"));
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(said);
    layout->addWidget(tabs, 1);
    layout->addWidget(buttons);
    resize(920, 680);
}

}  // namespace fuzzylens::ui
