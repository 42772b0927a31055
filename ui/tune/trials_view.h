// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/tune/tune_view.h"

class QSortFilterProxyModel;
class QTableView;

namespace fuzzylens::ui {

class TrialModel;

/// The trials as a table, sorted by its headings. Enter or a double click sets the parameters of a trial.
class TrialsView : public TuneView
{
    Q_OBJECT

public:
    TrialsView(Scene& scene, TuneController& tune, QWidget* parent = nullptr);

    QString identifier() const override { return QStringLiteral("trials"); }
    QString title() const override { return tr("Trials"); }
    void paintFigure(QCPPainter& painter, const QRectF& area, const Theme& theme) override;
    QString toCsv() const override;

protected:
    QString shown() const override;

private:
    TrialModel* m_model;
    QSortFilterProxyModel* m_sorted;
    QTableView* m_table;
};

}  // namespace fuzzylens::ui
