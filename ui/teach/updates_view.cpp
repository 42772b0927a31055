// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/teach/updates_view.h"

#include "ui/plot/csv_text.h"
#include "ui/plot/number_format.h"
#include "ui/teach/playback.h"
#include "ui/teach/update_text.h"
#include "ui/tune/chart_parts.h"
#include "ui/views/axis_steps.h"

#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>
#include <cmath>
#include <set>

namespace fuzzylens::ui {

namespace {

constexpr double leastShare = 1e-7;  // of the largest drop, that is still shown

}  // namespace

/// Two plots below each other over the same updates.
struct UpdatesView::Layout
{
    PlotFrame objective, drops;
    QRectF heading, dropsHeading, legend;
};

UpdatesView::UpdatesView(Scene& scene, Playback& playback, QWidget* parent)
    : PointedView(scene, parent)
    , m_playback(playback)
{
    setObjectName(QStringLiteral("updatesView"));
    setAccessibleName(title());
    connect(&m_playback, &Playback::changed, this, &UpdatesView::contentChanged);
    setAccessibleDescription(description());
}

bool UpdatesView::isApplicable() const
{
    return m_playback.last() > 1;
}

int UpdatesView::points() const
{
    return m_playback.last() + 1;
}

std::optional<double> UpdatesView::drop(int at) const
{
    if (at < 1 || at > m_playback.last())
        return std::nullopt;
    const auto& updates = m_playback.updates();
    const double lowered = updates[std::size_t(at) - 1].objective - updates[std::size_t(at)].objective;
    return std::isfinite(lowered) ? std::optional(lowered) : std::nullopt;
}

QString UpdatesView::description() const
{
    if (!isApplicable())
        return m_playback.problem().isEmpty() ? tr("The updates of the fit are not computed yet.")
                                              : m_playback.problem();
    const auto& updates = m_playback.updates();
    const auto first = std::find_if(updates.begin(), updates.end(),
                                    [](const ShownUpdate& update) { return std::isfinite(update.objective); });
    QString text = tr("%1 updates in %2 iterations").arg(m_playback.last()).arg(updates.back().iteration);
    if (first != updates.end())
        text += tr(" lower the objective from %1 to %2")
                    .arg(numberText(first->objective, 4), numberText(updates.back().objective, 4));
    return text + QLatin1Char('.') + cursorText();
}

QString UpdatesView::toCsv() const
{
    QString text = csvLine({QStringLiteral("update"), QStringLiteral("iteration"), QStringLiteral("block"),
                            QStringLiteral("objective")});
    for (int i = 0; i < points(); ++i) {
        const ShownUpdate& update = m_playback.updates()[std::size_t(i)];
        text += csvLine({QString::number(i), QString::number(update.iteration),
                         QString::fromStdString(update.block), csvNumber(update.objective)});
    }
    return text;
}

UpdatesView::Layout UpdatesView::layoutOf(const QRectF& area, const QFont& font) const
{
    const double line = QFontMetricsF(font).height();
    std::vector<double> values, drops{0};
    for (int i = 1; i < points(); ++i) {
        values.push_back(m_playback.updates()[std::size_t(i)].objective);
        if (const std::optional<double> lowered = drop(i))
            drops.push_back(std::max(0.0, *lowered));
    }
    PlotAxis across;
    across.low = -0.5;
    across.high = std::max(1, m_playback.last()) + 0.5;
    Layout layout;
    layout.heading = QRectF(area.left(), area.top(), area.width(), 1.2 * line);
    const double legend = paintLegend(nullptr, area, font, Theme());
    layout.legend = QRectF(area.left(), area.bottom() - legend, area.width(), legend);
    const double top = layout.heading.bottom() + 0.3 * line, bottom = layout.legend.top() - 0.2 * line;
    const double split = top + 0.62 * (bottom - top);
    layout.objective = PlotFrame::of(QRectF(area.left(), top, area.width(), split - top), across,
                                     PlotAxis::linear({}, values, 0.06), font);
    layout.dropsHeading = QRectF(area.left(), split, area.width(), 1.2 * line);
    layout.drops = PlotFrame::of(
        QRectF(area.left(), split + 1.2 * line, area.width(), bottom - split - 1.2 * line), across,
        PlotAxis::covering({}, drops, leastShare * *std::max_element(drops.begin(), drops.end())), font);
    const double left = std::max(layout.objective.plot.left(), layout.drops.plot.left());
    for (PlotFrame* frame : {&layout.objective, &layout.drops}) {
        frame->plot.setLeft(left);
        frame->x.start = left;
    }
    return layout;
}

void UpdatesView::paint(QPainter& painter, const QRectF& area, const QFont& font, const Theme& theme,
                        int cursor) const
{
    const QFontMetricsF metrics(font);
    const double line = metrics.height();
    const Layout layout = layoutOf(area, font);
    const auto& updates = m_playback.updates();
    painter.setRenderHint(QPainter::Antialiasing);
    paintLevels(painter, layout.objective, font, theme);
    painter.setPen(QPen(theme.grid, line / 14));
    painter.drawLine(layout.drops.plot.bottomLeft(), layout.drops.plot.bottomRight());
    const auto columnAtUpdate = [&](int i) { return layout.objective.x.place(i); };

    std::optional<QPointF> before;
    for (int i = 0; i < points(); ++i) {
        const ShownUpdate& update = updates[std::size_t(i)];
        std::optional<QPointF> at;
        if (std::isfinite(update.objective))
            at = QPointF(columnAtUpdate(i), layout.objective.y.place(update.objective));
        if (before && at) {
            painter.setPen(QPen(blockColor(update.block, theme), line / 6, Qt::SolidLine, Qt::RoundCap));
            painter.drawLine(*before, *at);
        }
        before = at;
    }
    const double bar = std::max(1.0, 0.7 * (columnAtUpdate(1) - columnAtUpdate(0)));
    painter.setPen(Qt::NoPen);
    for (int i = 1; i < points(); ++i)
        if (const std::optional<double> lowered = drop(i)) {
            painter.setBrush(blockColor(updates[std::size_t(i)].block, theme));
            const double zero = layout.drops.y.place(0), end = layout.drops.y.place(std::max(0.0, *lowered));
            painter.drawRect(
                QRectF(QPointF(columnAtUpdate(i) - bar / 2, end), QPointF(columnAtUpdate(i) + bar / 2, zero)));
        }

    for (const int at : {m_playback.at(), cursor})
        if (at >= 0) {
            painter.setPen(QPen(at == cursor ? theme.muted : theme.text, line / 12,
                                at == cursor ? Qt::DashLine : Qt::SolidLine));
            painter.drawLine(QPointF(columnAtUpdate(at), layout.objective.plot.top()),
                             QPointF(columnAtUpdate(at), layout.drops.plot.bottom()));
        }
    const ShownUpdate& shown = updates[std::size_t(m_playback.at())];
    if (std::isfinite(shown.objective)) {
        painter.setPen(QPen(theme.text, line / 9));
        painter.setBrush(theme.card);
        painter.drawEllipse(QPointF(columnAtUpdate(m_playback.at()), layout.objective.y.place(shown.objective)),
                            line / 3, line / 3);
    }

    painter.setFont(font);
    painter.setPen(theme.text);
    const QString heading =
        std::isfinite(shown.objective) ? tr("Objective %1").arg(numberText(shown.objective, 6)) : tr("Objective");
    painter.drawText(layout.heading, Qt::AlignLeft | Qt::AlignVCenter, heading);
    const std::optional<double> lowered = drop(m_playback.at());
    const QString dropsHeading = lowered ? tr("Lowered by %1; logarithmic scale").arg(numberText(*lowered, 4))
                                         : tr("Lowered by each update, logarithmic scale");
    painter.drawText(layout.dropsHeading, Qt::AlignLeft | Qt::AlignVCenter,
                     metrics.elidedText(dropsHeading, Qt::ElideRight, layout.dropsHeading.width()));
    paintLegend(&painter, layout.legend, font, theme);
}

double UpdatesView::paintLegend(QPainter* painter, const QRectF& area, const QFont& font, const Theme& theme) const
{
    const QFontMetricsF metrics(font);
    const double line = metrics.height(), row = 1.2 * line;
    std::set<std::string> present;
    for (const ShownUpdate& update : m_playback.updates())
        present.insert(update.block);
    double x = area.left(), y = area.top();
    for (const char* block : updateBlocks) {
        if (!present.contains(block))
            continue;
        const double width = line + metrics.horizontalAdvance(blockName(block)) + 1;
        if (x > area.left() && x + width > area.right()) {
            x = area.left();
            y += row;
        }
        if (painter) {
            painter->fillRect(QRectF(x, y + row / 2 - line / 5, line * 0.8, line / 2.5), blockColor(block, theme));
            painter->setPen(theme.muted);
            painter->drawText(QRectF(x + line, y, width - line, row), Qt::AlignVCenter, blockName(block));
        }
        x += width + 0.9 * line;
    }
    return y + row - area.top();
}

QPointF UpdatesView::placeOf(int at) const
{
    const Layout layout = layoutOf(content(), font());
    return {layout.objective.x.place(at), layout.objective.plot.center().y()};
}

int UpdatesView::pointAt(const QPointF& position) const
{
    const Layout layout = layoutOf(content(), font());
    const QRectF plots(layout.objective.plot.topLeft(), layout.drops.plot.bottomRight());
    if (!plots.adjusted(-4, 0, 4, 0).contains(position))
        return -1;
    return std::clamp(int(std::lround(layout.objective.x.value(position.x()))), 0, m_playback.last());
}

int UpdatesView::firstPoint() const
{
    return m_playback.at();
}

std::optional<int> UpdatesView::pointAfter(int key, int point) const
{
    return steppedTo(key, point, m_playback.last());
}

QString UpdatesView::tip(int point) const
{
    const ShownUpdate& update = m_playback.updates()[std::size_t(point)];
    QString text = updateText(update, m_playback.iterations());
    if (std::isfinite(update.objective))
        text += QLatin1Char('\n') + tr("objective %1").arg(numberText(update.objective, 6));
    if (const std::optional<double> lowered = drop(point))
        text += QLatin1Char('\n') + tr("lowered by %1").arg(numberText(*lowered, 4));
    return text;
}

void UpdatesView::choose(int point)
{
    m_playback.pause();
    m_playback.show(point);
}

}  // namespace fuzzylens::ui
