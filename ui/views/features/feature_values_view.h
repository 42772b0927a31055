// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/views/features/value_strips.h"
#include "ui/views/view.h"

#include <QPixmap>

#include <optional>

namespace fuzzylens::ui {

/// The values of the feature in focus, as the method saw them: a strip and a box for each class. Click a point or
/// drag over a range of values to select samples (Shift adds, Alt subtracts).
class FeatureValuesView : public View
{
    Q_OBJECT

public:
    explicit FeatureValuesView(Scene& scene, QWidget* parent = nullptr);

    QString identifier() const override { return QStringLiteral("values"); }
    QString title() const override { return tr("Feature values"); }
    QString tabTitle() const override { return tr("Values"); }
    bool isApplicable() const override;
    QString description() const override;
    QString missing() const override;
    QString subject() const override;
    void paintFigure(QCPPainter& painter, const QRectF& area, const Theme& theme) override;
    QString toCsv() const override;

    const ValueGroups& groups();
    StripLayout stripLayout();
    QSize sizeHint() const override { return {390, 300}; }

protected:
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    void onFitChanged();
    void invalidate();  // something shown has changed
    bool hasFeature() const;
    ValueGroups makeGroups() const;
    ValueTitle valueTitle() const;
    /// Rings the selected samples and the misclassified ones.
    void paintSampleRings(QPainter& painter, const StripLayout& layout, const Theme& theme,
                          const PointDetail& detail);
    void paintHovered(QPainter& painter, const StripLayout& layout);
    void select(const QPointF& release, Qt::KeyboardModifiers modifiers);
    void stepHovered(int by);
    QRectF area() const { return QRectF(rect()).adjusted(6, 0, -8, -2); }

    std::optional<ValueGroups> m_groups;  // of the feature in focus; empty: not computed
    QPixmap m_still;                      // all but selection and pointer; null: to be drawn
    std::optional<QPointF> m_pressed;
    QPointF m_pointer;
    bool m_wasApplicable = false;
};

}  // namespace fuzzylens::ui
