// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/theme/text_size.h"
#include "ui/views/view.h"

#include <optional>

namespace fuzzylens::ui {

class Sweep;

/// A view of the workspace Tune. Its points (cells, columns) are numbered; the pointer and the arrow keys move a
/// cursor over them, a click or Enter chooses one. A view without points implements none of it.
class PointedView : public View
{
    Q_OBJECT

public:
    PointedView(Scene& scene, QWidget* parent = nullptr);

    void paintFigure(QCPPainter& painter, const QRectF& area, const Theme& theme) override;
    QSize minimumSizeHint() const override { return {inText(200), inText(180)}; }

protected:
    /// origin() of a sweep: the settings without its parameter, and its data.
    static QString originOf(const Sweep& sweep);
    int cursor() const { return m_cursor; }  // -1: none
    void setCursor(int point);
    /// "; " and the tip of the cursor, for the description; empty without.
    QString cursorText() const;
    /// The area that paint() fills on the widget.
    virtual QRectF content() const { return QRectF(rect()).adjusted(6, 4, -6, -2); }
    /// The shown computation has changed.
    void contentChanged();

    /// Draws what there is. @param cursor a point or -1.
    virtual void paint(QPainter&, const QRectF& /*area*/, const QFont&, const Theme&, int /*cursor*/) const {}
    virtual int points() const { return 0; }
    /// The point at a position of the widget; -1 where there is none.
    virtual int pointAt(const QPointF&) const { return -1; }
    /// Where the keys begin.
    virtual int firstPoint() const { return 0; }
    /// The point that a key leads to from @p point; nothing for other keys.
    virtual std::optional<int> pointAfter(int /*key*/, int /*point*/) const { return std::nullopt; }
    virtual QString tip(int /*point*/) const { return {}; }
    virtual void choose(int /*point*/) {}
    /// Called first when the computation has changed.
    virtual void follow() {}

    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    int m_cursor = -1;
    bool m_wasApplicable = false;
};

}  // namespace fuzzylens::ui
