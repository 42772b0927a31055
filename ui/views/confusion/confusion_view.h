// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/views/view.h"

#include <Eigen/Core>

#include <QStandardItemModel>

#include <string>
#include <vector>

class QLabel;
class QTableView;

namespace fuzzylens::ui {

/// The cells of a confusion matrix (confusionMatrix()) with its headings: rows are classes, columns predicted
/// classes. Errors have the warning colour.
void fillConfusion(QStandardItemModel& cells, const Eigen::MatrixXi& counts,
                   const std::vector<std::string>& classNames, const Theme& theme);

/// Whether a cell of fillConfusion() counts errors.
bool isConfusionError(const QModelIndex& cell);

/// The table as a quiet grid that fills its area.
void showAsConfusion(QTableView& table);

/// A line for each cell, below the heading "class,predicted,samples".
QString confusionCsv(const Eigen::MatrixXi& counts, const std::vector<std::string>& classNames);

/// The confusion matrix of left-out samples: a row for each class, a column for each class that is predicted when
/// the sample is left out, and the number of samples. Selected cells select their samples.
class ConfusionView : public View
{
    Q_OBJECT

public:
    explicit ConfusionView(Scene& scene, QWidget* parent = nullptr);

    QString identifier() const override { return QStringLiteral("confusion"); }
    QString title() const override { return tr("Confusion matrix"); }
    QString tabTitle() const override { return tr("Confusion"); }
    /// Of fits that predict classes; the numbers follow when they are known.
    bool isApplicable() const override;
    QString description() const override;
    QString missing() const override;
    void paintFigure(QCPPainter& painter, const QRectF& area, const Theme& theme) override;
    QString toCsv() const override;

protected:
    void showEvent(QShowEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void followFit();
    void refresh();
    void rebuild();
    void fill();
    void rebuildIfStale() const;
    void selectSamples();
    void forgetCells();

    QStandardItemModel m_cells;
    QTableView* m_table;
    QLabel* m_empty;
    bool m_isSelecting = false;
    bool m_isStale = true;
    bool m_wasApplicable = false;
};

}  // namespace fuzzylens::ui
