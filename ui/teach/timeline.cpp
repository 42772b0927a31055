// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/teach/timeline.h"

#include "ui/teach/update_text.h"
#include "ui/theme/text_size.h"

#include <QMouseEvent>
#include <QPainter>
#include <QSignalBlocker>

#include <algorithm>
#include <cmath>

namespace fuzzylens::ui {

Timeline::Timeline(QWidget* parent)
    : SpokenSlider(
          {[](int position) { return double(position); }, [](double number) { return int(std::lround(number)); }},
          parent)
{
    setObjectName(QStringLiteral("timeline"));
    setRange(0, 0);
}

QSize Timeline::sizeHint() const
{
    return {inText(240), inText(26)};
}

void Timeline::setUpdates(const std::vector<ShownUpdate>& updates, int at)
{
    const QSignalBlocker quiet(this);
    m_updates = updates;
    setRange(0, std::max(0, int(updates.size()) - 1));
    setValue(at);
    setEnabled(!updates.empty());
    update();
}

void Timeline::paintEvent(QPaintEvent*)
{
    const Theme theme = Theme::of(palette());
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const double middle = height() / 2.0, tall = height() / 3.0,
                 radius = std::min(height() / 3.6, pixelOf(minimum()) - 1);
    painter.setPen(QPen(theme.border, 2));
    painter.drawLine(QPointF(pixelOf(minimum()), middle), QPointF(pixelOf(maximum()), middle));
    double drawn = -1;
    for (int i = 0; i <= maximum() && !m_updates.empty(); ++i) {
        const double x = std::round(pixelOf(i)) + 0.5;
        if (x < drawn + 1)
            continue;  // several on the same pixel
        drawn = x;
        QColor color = blockColor(m_updates[std::size_t(i)].block, theme);
        color.setAlphaF(i <= value() ? 1.0F : 0.45F);
        painter.setPen(QPen(color, 2));
        painter.drawLine(QPointF(x, middle - tall), QPointF(x, middle + tall));
    }
    if (m_updates.empty())
        return;
    painter.setPen(QPen(theme.accent, 2));
    painter.setBrush(hasFocus() ? theme.accent : theme.card);
    painter.drawEllipse(QPointF(pixelOf(sliderPosition()), middle), radius, radius);
}

int Timeline::valueAt(double x) const
{
    const double left = pixelOf(minimum()), right = pixelOf(maximum());
    const double share = right > left ? std::clamp((x - left) / (right - left), 0.0, 1.0) : 0.0;
    return int(std::lround(share * maximum()));
}

void Timeline::mousePressEvent(QMouseEvent* event)
{
    if (event->button() != Qt::LeftButton)
        return;
    setSliderDown(true);
    setValue(valueAt(event->position().x()));
}

void Timeline::mouseMoveEvent(QMouseEvent* event)
{
    if (isSliderDown())
        setValue(valueAt(event->position().x()));
}

void Timeline::mouseReleaseEvent(QMouseEvent*)
{
    setSliderDown(false);
}

}  // namespace fuzzylens::ui
