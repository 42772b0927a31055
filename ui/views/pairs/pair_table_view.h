// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/views/view.h"

#include <QTimer>

class QItemSelection;
class QLabel;
class QTableView;
class QToolButton;

namespace fuzzylens::ui {

class PairTableModel;
class PairTableProxy;

/// All pairs of displayed samples, whether the fit satisfies them, and their costs. Its selected rows are the
/// pairs selected in the picture; Delete takes them away.
class PairTableView : public View
{
    Q_OBJECT

public:
    explicit PairTableView(Scene& scene, QWidget* parent = nullptr);

    QString identifier() const override { return QStringLiteral("pairs"); }
    QString title() const override { return tr("Constraints"); }
    bool isApplicable() const override;
    QWidget* controls() override { return m_controls; }
    QString description() const override;
    void paintFigure(QCPPainter& painter, const QRectF& area, const Theme& theme) override;
    QString toCsv() const override;

protected:
    void showEvent(QShowEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    bool event(QEvent* event) override;

private:
    void buildControls();
    void refresh();
    void rebuild();
    void rebuildIfStale() const;
    void takeRows();
    std::vector<int> shownRows() const;  // selected there, ascending
    QItemSelection rangesOf(const std::vector<int>& rows) const;
    void showSelected();
    void showState();

    PairTableModel* m_model;
    PairTableProxy* m_proxy;
    QTableView* m_table;
    QWidget* m_controls;
    QToolButton* m_onlyViolated;
    QToolButton* m_remove;
    QLabel* m_empty;
    QTimer m_idleTimer{this};  // runs out when no fit has arrived for a while
    bool m_isStale = true;
    bool m_isOwn = false;  // the change of selection comes from here
    bool m_wasApplicable = false;
};

}  // namespace fuzzylens::ui
