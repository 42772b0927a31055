// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/tune/path_chart.h"
#include "ui/tune/pointed_view.h"

namespace fuzzylens::ui {

class FeaturePath;

/// The path of the feature weights. The line at the present value is dragged, as one undo step; a click moves it,
/// and so does Enter at the cursor.
class PathView : public PointedView
{
    Q_OBJECT

public:
    PathView(Scene& scene, FeaturePath& path, QWidget* parent = nullptr);

    QString identifier() const override { return QStringLiteral("feature-path"); }
    QString title() const override { return tr("Path of the feature weights"); }
    QString tabTitle() const override { return tr("Feature path"); }
    bool isApplicable() const override;
    QString description() const override;
    QString origin() const override;
    QString toCsv() const override;

    PathChart chart() const;
    /// A point in the plot of the weights at this position of the axis, from 0 to 1.
    QPointF placeOf(double position) const;

protected:
    void paint(QPainter& painter, const QRectF& area, const QFont& font, const Theme& theme,
               int cursor) const override;
    int points() const override;
    int pointAt(const QPointF& position) const override;
    int firstPoint() const override;
    std::optional<int> pointAfter(int key, int point) const override;
    QString tip(int point) const override;
    void choose(int point) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;

private:
    PathLayout layoutOf(const PathChart& chart) const;
    void moveLineTo(double x);

    FeaturePath& m_path;
    bool m_isDragging = false;
};

}  // namespace fuzzylens::ui
