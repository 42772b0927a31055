// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/views/objective/objective_chart.h"
#include "ui/views/view.h"

namespace fuzzylens::ui {

/// The objective and its terms over the iterations, how the fit stopped and what its last iteration gained. The
/// pointer or the arrow keys read off an iteration.
class ObjectiveView : public View
{
    Q_OBJECT

public:
    explicit ObjectiveView(Scene& scene, QWidget* parent = nullptr);

    QString identifier() const override { return QStringLiteral("objective"); }
    QString title() const override { return tr("Objective"); }
    bool isApplicable() const override;
    QString description() const override;
    void paintFigure(QCPPainter& painter, const QRectF& area, const Theme& theme) override;
    QString toCsv() const override;

    const TracePlot& plot() const { return *m_plot; }
    int hoveredIteration() const { return m_hovered; }  // from 0; -1: none
    QSize sizeHint() const override { return {390, 300}; }
    QSize minimumSizeHint() const override;

protected:
    void mouseMoveEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;

private:
    void onFitChanged();
    void setHovered(int iteration);
    ObjectiveChart chart() const;
    TracePlot* m_plot;
    int m_hovered = -1;
    QStringList m_names;  // of the curves as they are shown; none: nothing to show
};

}  // namespace fuzzylens::ui
