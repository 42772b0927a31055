// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/theme/text_size.h"
#include "ui/tune/tune_view.h"
#include "ui/tune/validation_chart.h"

namespace fuzzylens::ui {

class Chooser;

/// The validation curve: the score over one parameter, with its standard error. A click on a point, or Enter at
/// the cursor, sets its parameters.
class ValidationView : public TuneView
{
    Q_OBJECT

public:
    ValidationView(Scene& scene, TuneController& tune, QWidget* parent = nullptr);

    QString identifier() const override { return QStringLiteral("validation"); }
    QString title() const override { return tr("Validation curve"); }
    QString tabTitle() const override { return tr("Curve"); }
    QWidget* controls() override { return m_controls; }
    QString description() const override;
    void paintFigure(QCPPainter& painter, const QRectF& area, const Theme& theme) override;
    QString toCsv() const override;
    QSize minimumSizeHint() const override { return {inText(200), inText(180)}; }

    ValidationChart chart() const;
    /// The middle of the column of a point on the widget.
    QPointF placeOf(int point) const;

protected:
    QString shown() const override;
    void follow() override;
    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    ValidationLayout layoutOf(const ValidationChart& chart) const;
    void setCursorPoint(int point);

    QWidget* m_controls;
    Chooser* m_axisChooser;
    std::size_t m_axis = 0;
    int m_cursor = -1;
};

}  // namespace fuzzylens::ui
