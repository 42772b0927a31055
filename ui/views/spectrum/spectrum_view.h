// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/theme/text_size.h"
#include "ui/views/spectrum/spectrum_chart.h"
#include "ui/views/view.h"

namespace fuzzylens::ui {

/// The eigenvalues of the graph's Laplacian in order (of principal components their variances), those used as
/// dimensions apart from the others, with the gap that speaks for the number of clusters, and how similar samples
/// are inside classes and across. The pointer or the arrow keys read off a value.
class SpectrumView : public View
{
    Q_OBJECT

public:
    explicit SpectrumView(Scene& scene, QWidget* parent = nullptr);

    QString identifier() const override { return QStringLiteral("spectrum"); }
    QString title() const override { return tr("Spectrum"); }
    bool isApplicable() const override;
    QString description() const override;
    QString subject() const override;
    void paintFigure(QCPPainter& painter, const QRectF& area, const Theme& theme) override;
    QString toCsv() const override;
    QSize sizeHint() const override { return {480, 300}; }
    QSize minimumSizeHint() const override { return {inText(200), inText(130)}; }

    const SpectrumChart& chart() const { return m_chart; }
    int hoveredValue() const { return m_hovered; }  // from 0; -1: none

protected:
    void paintEvent(QPaintEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;

private:
    void onFitChanged();
    void setHovered(int value);
    SpectrumLayout layoutNow() const;

    SpectrumChart m_chart;
    int m_hovered = -1;
};

}  // namespace fuzzylens::ui
