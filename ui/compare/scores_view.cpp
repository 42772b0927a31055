// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/compare/scores_view.h"

#include "ui/compare/compare_controller.h"
#include "ui/compare/compare_text.h"
#include "ui/plot/csv_text.h"
#include "ui/plot/number_format.h"
#include "ui/theme/core_text.h"
#include "ui/theme/counted.h"
#include "ui/tune/tune_text.h"

#include <QTableView>

#include <limits>

namespace fuzzylens::ui {

namespace {

constexpr double noScore = -std::numeric_limits<double>::infinity();  // sorted below all

std::optional<double> scoreMean(const ValidatedMethod& method, const std::string& score)
{
    const auto found = method.scores.find(score);
    return found == method.scores.end() ? std::nullopt : std::optional(found->second.mean);
}

}  // namespace

ScoresView::ScoresView(Scene& scene, CompareController& compare, QWidget* parent)
    : ResultTable("scoresView", scene, compare, parent)
{
    setAccessibleName(title());
    table().setAccessibleName(title());
    table().setToolTip(tr("Double-click a method to open it; click a heading to sort"));
    connect(table().selectionModel(), &QItemSelectionModel::currentRowChanged, this,
            [this](const QModelIndex& current) {
                if (current.isValid())
                    this->compare().select(rowOf(current));
            });
    connect(&table(), &QTableView::activated, this, &ScoresView::opened);
    ResultTable::follow();
}

QString ScoresView::shown() const
{
    return tr("%1 (%2).")
        .arg(counted(compare().finished().size(), tr("method"), tr("methods")),
             protocolName(compare().comparison()->protocol()));
}

std::vector<ResultTable::Column> ScoresView::columns() const
{
    std::vector<Column> columns{
        {tr("Method"), tr("Method, with the parameters that are set for it")},
        {tr("Correct"), tr("Correct predictions of held-out samples, over all repeats")},
        {scoreName("accuracy"), tr("Mean accuracy ± standard deviation over the folds")},
        {tr("Balanced"), tr("Balanced accuracy: the mean recall of the classes")},
        {tr("AUC"), tr("Area under the ROC curve; with several classes the mean over pairs of classes")},
        {scoreName("log_loss"),
         tr("Mean of −ln of the predicted probability of the true class; smaller is better")}};
    if (const StartedComparisonPtr& comparison = compare().comparison())
        for (const std::string& name : comparison->target().classNames)
            columns.push_back(
                {tr("Recall %1").arg(nameText(name)),
                 tr("Proportion of the samples of class %1 with a correct prediction").arg(nameText(name))});
    columns.push_back({tr("Time (s)"), tr("Computing time of all fits")});
    return columns;
}

std::vector<std::vector<ResultTable::Cell>> ScoresView::rows() const
{
    std::vector<std::vector<Cell>> rows;
    const auto scoreCell = [](const std::optional<double>& value) {
        return Cell{value ? scoreText(*value) : QStringLiteral("–"), value.value_or(noScore)};
    };
    for (const ValidatedMethod& method : compare().finished()) {
        const double accuracy = method.scores.at("accuracy").mean;
        std::vector<Cell> row{{methodTitle(method.method)},
                              {tr("%1 of %2", "samples").arg(countText(method.correct), countText(method.total)),
                               double(method.correct)},
                              {accuracyText(method, compare().comparison()->protocol()), accuracy},
                              scoreCell(scoreMean(method, "balanced_accuracy")),
                              scoreCell(scoreMean(method, "auc")),
                              scoreCell(scoreMean(method, "log_loss"))};
        for (const std::optional<double>& recall : method.recall)
            row.push_back(scoreCell(recall));
        row.push_back({numberText(method.seconds), method.seconds});
        rows.push_back(std::move(row));
    }
    return rows;
}

void ScoresView::follow()
{
    ResultTable::follow();
    const std::size_t selected = compare().selected();
    const QModelIndex current = table().currentIndex();
    if (selected < compare().finished().size() && (!current.isValid() || rowOf(current) != selected))
        table().setCurrentIndex(indexOf(selected));
}

QString ScoresView::toCsv() const
{
    QStringList heading{QStringLiteral("method"), QStringLiteral("correct"), QStringLiteral("total"),
                        QStringLiteral("accuracy"), QStringLiteral("accuracy_sd")};
    const std::vector<std::string> scores{"balanced_accuracy", "auc", "log_loss", "nmi", "ari"};
    for (const std::string& score : scores)
        heading << QString::fromStdString(score);
    const StartedComparisonPtr& comparison = compare().comparison();
    if (!comparison)
        return csvLine(heading);
    for (const std::string& name : comparison->target().classNames)
        heading << QStringLiteral("recall_") + QString::fromStdString(name);
    QString text = csvLine(heading << QStringLiteral("seconds"));
    const auto number = [](const std::optional<double>& value) { return value ? csvNumber(*value) : QString(); };
    for (const std::size_t row : shownOrder()) {
        const ValidatedMethod& method = compare().finished()[row];
        QStringList fields{QString::fromStdString(method.method), QString::number(method.correct),
                           QString::number(method.total), number(scoreMean(method, "accuracy")),
                           number(accuracyDeviation(method, comparison->protocol()))};
        for (const std::string& score : scores)
            fields << number(scoreMean(method, score));
        for (const std::optional<double>& recall : method.recall)
            fields << number(recall);
        text += csvLine(fields << csvNumber(method.seconds));
    }
    return text;
}

}  // namespace fuzzylens::ui
