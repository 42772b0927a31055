// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/compare/tests_view.h"

#include "ui/compare/compare_controller.h"
#include "ui/compare/compare_text.h"
#include "ui/plot/csv_text.h"
#include "ui/theme/counted.h"
#include "ui/tune/tune_text.h"

#include <QTableView>

namespace fuzzylens::ui {

TestsView::TestsView(Scene& scene, CompareController& compare, QWidget* parent)
    : ResultTable("testsView", scene, compare, parent)
{
    setAccessibleName(title());
    table().setAccessibleName(title());
    table().setToolTip(tr("Each pair of methods on the same held-out samples; click a heading to sort"));
    follow();
}

bool TestsView::isApplicable() const
{
    return !compare().pairs().empty();
}

QString TestsView::shown() const
{
    return counted(compare().pairs().size(), tr("pair of methods"), tr("pairs of methods")) + QLatin1Char('.');
}

std::vector<ResultTable::Column> TestsView::columns() const
{
    const QString holm =
        tr("The p-value before it, corrected for the number of pairs (Holm). It changes while methods finish.");
    const bool hasFolds = compare().comparison() && compare().comparison()->protocol().folds > 0;
    // The p-values come first, so that they are visible without scrolling.
    std::vector<Column> columns{
        {tr("First"), tr("First method of the pair")},
        {tr("Second"), tr("Second method of the pair")},
        {tr("McNemar p"), tr("p-value of McNemar's exact test on the samples that only one of the two "
                             "predicts correctly")},
        {tr("Holm"), holm}};
    if (hasFolds) {
        columns.push_back(
            {tr("t-test p"), tr("p-value of the corrected resampled t-test (Nadeau and Bengio), which "
                                "takes into account that folds share training samples")});
        columns.push_back({tr("Holm"), holm});
        columns.push_back({tr("Difference"), tr("Mean difference of the accuracies, first minus second")});
    }
    columns.push_back(
        {tr("Only first"), tr("Samples that only the first method predicts correctly, in the first repeat")});
    columns.push_back(
        {tr("Only second"), tr("Samples that only the second method predicts correctly, in the first repeat")});
    return columns;
}

std::vector<std::vector<ResultTable::Cell>> TestsView::rows() const
{
    std::vector<std::vector<Cell>> rows;
    const auto p = [](double value) { return Cell{pValueText(value), value}; };
    for (const ComparedPair& pair : compare().pairs()) {
        std::vector<Cell> row{{methodTitle(compare().finished()[pair.first].method)},
                              {methodTitle(compare().finished()[pair.second].method)},
                              p(pair.mcNemar),
                              p(pair.mcNemarAdjusted)};
        if (pair.accuracy) {
            row.push_back(p(pair.accuracy->pValue));
            row.push_back(p(pair.accuracyAdjusted));
            row.push_back({scoreText(pair.accuracy->mean), pair.accuracy->mean});
        }
        row.push_back({QString::number(pair.onlyFirst), double(pair.onlyFirst)});
        row.push_back({QString::number(pair.onlySecond), double(pair.onlySecond)});
        rows.push_back(std::move(row));
    }
    return rows;
}

QString TestsView::toCsv() const
{
    QStringList heading;
    for (const char* name : {"first", "second", "only_first_correct", "only_second_correct", "mcnemar_p",
                             "mcnemar_p_adjusted", "accuracy_difference", "t_p", "t_p_adjusted"})
        heading << QLatin1String(name);
    QString text = csvLine(heading);
    for (const std::size_t row : shownOrder()) {
        const ComparedPair& pair = compare().pairs()[row];
        QStringList fields{QString::fromStdString(compare().finished()[pair.first].method),
                           QString::fromStdString(compare().finished()[pair.second].method),
                           QString::number(pair.onlyFirst),
                           QString::number(pair.onlySecond),
                           csvNumber(pair.mcNemar),
                           csvNumber(pair.mcNemarAdjusted)};
        if (pair.accuracy)
            fields << csvNumber(pair.accuracy->mean) << csvNumber(pair.accuracy->pValue)
                   << csvNumber(pair.accuracyAdjusted);
        fields.resize(heading.size());
        text += csvLine(fields);
    }
    return text;
}

}  // namespace fuzzylens::ui
