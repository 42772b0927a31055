// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/scatter/hover_card.h"

#include "ui/theme/text_size.h"
#include "ui/views/scatter/label_places.h"

#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <cmath>

namespace fuzzylens::ui {

namespace {
constexpr int cardPadding = 11, leading = 4, barHeight = 8, widest = 260, narrowest = 170, gapToSample = 16;
}

HoverCard::HoverCard(QWidget* parent)
    : QWidget(parent)
{
    setObjectName(QStringLiteral("scatter.hover"));
    setAccessibleName(tr("Sample details"));
    setAttribute(Qt::WA_TransparentForMouseEvents);
    setFocusPolicy(Qt::NoFocus);
    hide();
}

void HoverCard::present(const HoverFacts& facts, const std::vector<QColor>& clusterColors, const QPointF& place,
                        const std::function<int(const QRectF&)>& covered)
{
    m_facts = facts;
    m_colors = clusterColors;
    setAccessibleDescription(facts.spoken());
    resize(sizeHint());
    const QRect room = parentWidget()->rect().adjusted(4, 4, -4, -4);
    const LabelRoom labelRoom{room, gapToSample, covered, 3.5};
    const QRectF free = placeLabels({place}, {QSizeF(size())}, labelRoom).front().area;
    move(free.isValid() ? free.topLeft().toPoint() : cardPosition(place, size(), room, gapToSample));
    update();
    show();
    raise();
}

std::vector<HoverCard::Line> HoverCard::lines(const Theme& theme) const
{
    std::vector<Line> result;
    const QString title =
        m_facts.group.isEmpty() ? m_facts.name : m_facts.name + QStringLiteral(" · ") + m_facts.group;
    result.push_back({title, theme.text, true});
    if (!m_facts.role.isEmpty())
        result.push_back({m_facts.role, theme.text});
    if (!m_facts.nearest.isEmpty())
        result.push_back({tr("nearest centre: %1").arg(m_facts.nearest), theme.muted});
    if (!m_facts.verdict.isEmpty())
        result.push_back({m_facts.verdict, m_facts.isWrong ? theme.bad : theme.muted});
    if (!m_facts.drivers.isEmpty()) {
        const qsizetype first = std::min<qsizetype>(3, m_facts.drivers.size());
        result.push_back(
            {tr("main contributions: %1").arg(m_facts.drivers.mid(0, first).join(QStringLiteral(", "))),
             theme.muted});
        if (m_facts.drivers.size() > first)
            result.push_back({m_facts.drivers.mid(first).join(QStringLiteral(", ")), theme.muted});
    }
    return result;
}

QFont HoverCard::fontOf(const Line& line) const
{
    QFont result = font();
    if (result.pointSizeF() > 0)
        result.setPointSizeF(result.pointSizeF() * 0.95);
    result.setWeight(line.isBold ? QFont::DemiBold : QFont::Normal);
    return result;
}

/// All lines but the name of the sample may take several.
int HoverCard::heightOf(const Line& line, int inner) const
{
    const QFontMetrics metrics(fontOf(line));
    return line.isBold
               ? metrics.height()
               : metrics.boundingRect(QRect(0, 0, inner, QWIDGETSIZE_MAX), Qt::TextWordWrap, line.text).height();
}

QSize HoverCard::sizeHint() const
{
    const std::vector<Line> shown = lines(Theme::of(palette()));
    int width = inText(narrowest), height = 2 * cardPadding;
    for (const Line& line : shown)
        width = std::max(width, QFontMetrics(fontOf(line)).horizontalAdvance(line.text) + 2 * cardPadding);
    width = std::min(width, inText(widest));
    for (const Line& line : shown)
        height += heightOf(line, width - 2 * cardPadding) + leading;
    if (!m_facts.memberships.empty())
        height += barHeight + 2 * leading;
    return {width, height - leading};
}

void HoverCard::paintEvent(QPaintEvent*)
{
    const Theme theme = Theme::of(palette());
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(theme.border);
    painter.setBrush(theme.card);
    painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), 7, 7);
    const int inner = width() - 2 * cardPadding;
    int y = cardPadding;
    bool isFirst = true;
    for (const Line& line : lines(theme)) {
        painter.setFont(fontOf(line));
        painter.setPen(line.color);
        const int height = heightOf(line, inner);
        const QString text =
            line.isBold ? QFontMetrics(painter.font()).elidedText(line.text, Qt::ElideRight, inner) : line.text;
        painter.drawText(QRect(cardPadding, y, inner, height), Qt::AlignLeft | Qt::AlignVCenter | Qt::TextWordWrap,
                         text);
        y += height + leading;
        if (isFirst && !m_facts.memberships.empty()) {
            paintBar(painter, QRectF(cardPadding, y + leading / 2.0, inner, barHeight));
            y += barHeight + 2 * leading;
        }
        isFirst = false;
    }
}

void HoverCard::paintBar(QPainter& painter, const QRectF& area) const
{
    QPainterPath rounded;
    rounded.addRoundedRect(area, 2, 2);
    painter.save();
    painter.setClipPath(rounded);
    double from = area.left();
    for (std::size_t cluster = 0; cluster < m_facts.memberships.size(); ++cluster) {
        const double extent = m_facts.memberships[cluster] * area.width();
        const QColor color = cluster < m_colors.size() ? m_colors[cluster] : QColor(Qt::gray);
        painter.fillRect(QRectF(from, area.top(), extent, area.height()), color);
        from += extent;
    }
    painter.restore();
}

QPoint cardPosition(const QPointF& place, const QSize& card, const QRect& room, int gap)
{
    int x = int(std::lround(place.x())) + gap;
    if (x + card.width() > room.right())
        x = int(std::lround(place.x())) - gap - card.width();
    const int y = int(std::lround(place.y())) - card.height() / 2;
    return {std::max(room.left(), std::min(x, room.right() - card.width() + 1)),
            std::max(room.top(), std::min(y, room.bottom() - card.height() + 1))};
}

}  // namespace fuzzylens::ui
