// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/jobs/job.h"
#include "ui/teach/moved_weights.h"
#include "ui/views/view.h"

#include <QPointer>
#include <QStandardItemModel>
#include <QToolButton>

#include <optional>
#include <vector>

class QLabel;
class QSortFilterProxyModel;
class QTableView;

namespace fuzzylens::ui {

/// What happens if the weight of a feature is set to zero: a row for each of the leading features by itself. The
/// rows are computed in the background on request; a selected row selects the samples that change.
class KnockOutView : public View
{
    Q_OBJECT

public:
    static constexpr int mostFeatures = 50;

    KnockOutView(Scene& scene, MovedWeights& moved, QWidget* parent = nullptr);
    ~KnockOutView() override;

    QString identifier() const override { return QStringLiteral("knock-out"); }
    QString title() const override { return tr("Knock-out"); }
    bool isApplicable() const override { return m_moved.problem().isEmpty(); }
    bool isOutdatedWithoutFit() const override { return false; }
    QWidget* controls() override { return m_start; }
    QString description() const override;
    QString missing() const override;
    void paintFigure(QCPPainter& painter, const QRectF& area, const Theme& theme) override;
    QString toCsv() const override;

    /// The leading features without their weight, in the order of their weights; empty until they are computed.
    const std::vector<KnockOut>& knockOuts() const { return m_knockOuts; }
    void start();

private:
    using Found = std::optional<std::vector<KnockOut>>;

    void followFit();
    void fill();
    void showMissing();
    void selectSamples();
    const KnockOut& shownAt(int row) const;

    MovedWeights& m_moved;
    Job<Found> m_job;
    FitPtr m_fit;  // of the rows
    std::vector<KnockOut> m_knockOuts;
    QString m_error;
    QPointer<QToolButton> m_start;  // the card deletes it if it is the first to go
    QStandardItemModel m_cells;
    QSortFilterProxyModel* m_sorted;
    QTableView* m_table;
    QLabel* m_empty;
    bool m_wasApplicable = false;
};

}  // namespace fuzzylens::ui
