// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

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
    QString toCsv() const override;

    ValidationChart chart() const;
    /// The middle of the column of a point on the widget.
    QPointF placeOf(int point) const;

protected:
    std::vector<std::size_t> shownAxes() const override { return {m_axis}; }
    QString shown() const override;
    void follow() override;
    void paint(QPainter& painter, const QRectF& area, const QFont& font, const Theme& theme,
               int cursor) const override;
    int points() const override;
    int pointAt(const QPointF& position) const override;
    int firstPoint() const override;
    std::optional<int> pointAfter(int key, int point) const override;
    std::size_t candidateOf(int point) const override;

private:
    ValidationLayout layoutOf(const ValidationChart& chart) const;

    QWidget* m_controls;
    Chooser* m_axisChooser;
    std::size_t m_axis = 0;
};

}  // namespace fuzzylens::ui
