// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/runs/comparison_picture.h"

#include "ui/access/view_accessible.h"
#include "ui/plot/number_format.h"
#include "ui/plot/view_table.h"
#include "ui/runs/run_picture.h"
#include "ui/theme/core_text.h"
#include "ui/theme/counted.h"

#include <QAccessible>
#include <QKeyEvent>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <cmath>

namespace fuzzylens::ui {

namespace {

constexpr int gap = 16;
constexpr std::size_t mostWeights = 10;

struct Node
{
    QRectF box;
    double used = 0;  // of its height, by ribbons from above
};

/// The clusters of the second run in the order of those of the first that they are matched to, the others behind.
std::vector<int> orderOfSecond(const ResultComparison& comparison)
{
    std::vector<int> order;
    for (const int to : comparison.matchedTo)
        if (to >= 0)
            order.push_back(to);
    for (int cluster = 0; cluster < int(comparison.table.cols()); ++cluster)
        if (std::find(order.begin(), order.end(), cluster) == order.end())
            order.push_back(cluster);
    return order;
}

/// One below the other, as high as @p sizes ask, at @p x.
std::vector<Node> stack(const QRectF& area, double x, double width, const std::vector<int>& order,
                        const std::vector<int>& sizes, double unit, double between)
{
    std::vector<Node> nodes(sizes.size());
    double top = area.top();
    for (const int cluster : order) {
        const double height = sizes[std::size_t(cluster)] * unit;
        nodes[std::size_t(cluster)].box = {x, top, width, height};
        top += height + between;
    }
    return nodes;
}

QPainterPath ribbon(const QPointF& from, const QPointF& to, double thickness)
{
    const double middle = (from.x() + to.x()) / 2;
    QPainterPath path(from);
    path.cubicTo({middle, from.y()}, {middle, to.y()}, to);
    path.lineTo(to + QPointF(0, thickness));
    path.cubicTo({middle, to.y() + thickness}, {middle, from.y() + thickness}, from + QPointF(0, thickness));
    path.closeSubpath();
    return path;
}

QColor withAlpha(QColor color, double alpha)
{
    color.setAlphaF(float(alpha));
    return color;
}

QAccessibleInterface* accessibleComparison(const QString&, QObject* object)
{
    auto* picture = qobject_cast<ComparisonPicture*>(object);
    return picture ? makeChartAccessible(
                         picture, picture->accessibleName(), [picture] { return picture->description(); },
                         [picture] { return picture->toCsv(); })
                   : nullptr;
}

}  // namespace

ComparisonPicture::ComparisonPicture(QWidget* parent)
    : QWidget(parent)
{
    static const bool once = [] {
        QAccessible::installFactory(&accessibleComparison);
        return true;
    }();
    static_cast<void>(once);
    setObjectName(QStringLiteral("comparisonPicture"));
    setAccessibleName(tr("Two runs compared"));
    setToolTip(tr("Use the arrow keys to move through the parts of the plot; the next tab shows them as a table"));
    setFocusPolicy(Qt::StrongFocus);
}

void ComparisonPicture::setRuns(const RunPtr& first, const RunPtr& second, const ResultComparison& comparison)
{
    m_first = first;
    m_second = second;
    m_comparison = comparison;
    m_parts = partsOf(comparison, mostWeights);
    m_cursor = -1;
    setAccessibleDescription(description());
    update();
}

QString ComparisonPicture::description() const
{
    if (!m_first)
        return {};
    QString text = tr("%1 compared with %2.").arg(titleOf(*m_first), titleOf(*m_second));
    if (m_comparison.samples > 0)
        text += tr(" Of the %1 in both runs, %2 changed cluster; the adjusted Rand index of the partitions is %3.")
                    .arg(counted(std::size_t(m_comparison.samples), tr("sample"), tr("samples")))
                    .arg(m_comparison.moved)
                    .arg(plainNumber(m_comparison.adjustedRand));
    for (const bool shrank : {false, true}) {
        QStringList names;
        for (const ResultComparison::Weight& weight : m_comparison.mostChanged(3, shrank))
            names << nameText(weight.feature);
        if (!names.isEmpty())
            text += (shrank ? tr(" Largest loss of weight: %1.") : tr(" Largest gain of weight: %1."))
                        .arg(names.join(QStringLiteral(", ")));
    }
    return text;
}

void ComparisonPicture::moveCursor(int to)
{
    m_cursor = m_parts.empty() ? -1 : std::clamp(to, -1, int(m_parts.size()) - 1);
    setAccessibleDescription(m_cursor < 0 ? description() : ViewTable(toCsv()).rowText(m_cursor));
    QAccessibleEvent changed(this, QAccessible::DescriptionChanged);
    QAccessible::updateAccessibility(&changed);
    update();
}

void ComparisonPicture::keyPressEvent(QKeyEvent* event)
{
    const int last = int(m_parts.size()) - 1;
    switch (event->key()) {
    case Qt::Key_Right:
    case Qt::Key_Down:
        return moveCursor(m_cursor + 1);
    case Qt::Key_Left:
    case Qt::Key_Up:
        return moveCursor(std::max(0, m_cursor - 1));
    case Qt::Key_Home:
        return moveCursor(0);
    case Qt::Key_End:
        return moveCursor(last);
    case Qt::Key_Escape:
        if (m_cursor >= 0)
            return moveCursor(-1);
        break;
    default:
        break;
    }
    QWidget::keyPressEvent(event);
}

void ComparisonPicture::focusInEvent(QFocusEvent* event)
{
    QWidget::focusInEvent(event);
    update();
}

void ComparisonPicture::focusOutEvent(QFocusEvent* event)
{
    QWidget::focusOutEvent(event);
    update();
}

bool ComparisonPicture::isAtCursor(ComparisonPart::Kind kind, int first, int second) const
{
    if (m_cursor < 0 || !hasFocus())
        return false;
    const ComparisonPart& part = m_parts[std::size_t(m_cursor)];
    return part.kind == kind && part.first == first && part.second == second;
}

void ComparisonPicture::frame(QPainter& painter, const QPainterPath& path) const
{
    painter.setPen(QPen(Theme::of(palette()).text, 2));
    painter.setBrush(Qt::NoBrush);
    painter.drawPath(path);
}

void ComparisonPicture::paintRun(QPainter& painter, const QRectF& area, const Run& run) const
{
    const Theme theme = Theme::of(palette());
    const QFontMetricsF metrics(font());
    const double line = metrics.height();
    painter.setPen(theme.text);
    painter.drawText(QRectF(area.left(), area.top(), area.width(), line), Qt::AlignLeft | Qt::AlignVCenter,
                     metrics.elidedText(titleOf(run), Qt::ElideRight, area.width()));
    painter.setPen(theme.muted);
    painter.drawText(QRectF(area.left(), area.top() + line, area.width(), line), Qt::AlignLeft | Qt::AlignVCenter,
                     metrics.elidedText(scoreOf(run), Qt::ElideRight, area.width()));
    const QRectF frame = area.adjusted(0, 2.3 * line, 0, 0);
    painter.setPen(QPen(theme.border, 1));
    painter.setBrush(theme.card);
    painter.drawRoundedRect(frame, 4, 4);
    paintRunPicture(painter, frame.adjusted(8, 8, -8, -8), *run.fit, theme);
}

void ComparisonPicture::paintFlow(QPainter& painter, const QRectF& area) const
{
    if (m_comparison.samples == 0)
        return;
    const Theme theme = Theme::of(palette());
    const double line = QFontMetricsF(font()).height(), width = line * 0.8, between = 6;
    const Eigen::VectorXi rows = m_comparison.table.rowwise().sum(),
                          columns = m_comparison.table.colwise().sum().transpose();
    const std::vector<int> left(rows.data(), rows.data() + rows.size()),
        right(columns.data(), columns.data() + columns.size());
    std::vector<int> order(left.size());
    for (std::size_t i = 0; i < order.size(); ++i)
        order[i] = int(i);
    const double most = double(std::max(left.size(), right.size()));
    const QString moved =
        tr("%1 of %2 changed cluster").arg(countText(m_comparison.moved), countText(m_comparison.samples));
    constexpr int footFlags = Qt::AlignHCenter | Qt::AlignTop | Qt::TextWordWrap;
    const double foot =
        QFontMetricsF(font()).boundingRect(QRectF(0, 0, area.width(), 1e4), footFlags, moved).height();
    const QRectF inside = area.adjusted(0, 2.3 * line, 0, -foot - 0.6 * line);
    const double unit = (inside.height() - between * (most - 1)) / m_comparison.samples;
    if (unit <= 0)
        return;
    std::vector<Node> from = stack(inside, inside.left(), width, order, left, unit, between);
    std::vector<Node> to =
        stack(inside, inside.right() - width, width, orderOfSecond(m_comparison), right, unit, between);
    painter.setPen(Qt::NoPen);
    QPainterPath atCursor;
    for (std::size_t i = 0; i < from.size(); ++i)
        for (const int j : orderOfSecond(m_comparison)) {
            const int count = m_comparison.table(Eigen::Index(i), j);
            if (count == 0)
                continue;
            Node& end = to[std::size_t(j)];
            const double thickness = count * unit;
            const bool stays = m_comparison.matchedTo[i] == j;
            painter.setBrush(withAlpha(stays ? theme.classColor(int(i)) : theme.muted, stays ? 0.45 : 0.55));
            const QPainterPath way = ribbon(from[i].box.topRight() + QPointF(0, from[i].used),
                                            end.box.topLeft() + QPointF(0, end.used), thickness);
            painter.drawPath(way);
            if (isAtCursor(stays ? ComparisonPart::Kind::Cluster : ComparisonPart::Kind::Moved, int(i), j))
                atCursor.addPath(way);
            from[i].used += thickness;
            end.used += thickness;
        }
    const auto paintNode = [&](const Node& node, const QString& name, const QColor& color, bool isLeft) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(color);
        painter.drawRect(node.box);
        if (node.box.height() < line * 0.9)
            return;
        painter.setPen(theme.text);
        const QRectF label(isLeft ? node.box.right() + 4 : inside.left(), node.box.top(),
                           isLeft ? inside.width() : inside.width() - width - 4, node.box.height());
        painter.drawText(label, (isLeft ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignVCenter, name);
    };
    for (std::size_t i = 0; i < from.size(); ++i)
        paintNode(from[i], QString::number(i + 1), theme.classColor(int(i)), true);
    for (std::size_t j = 0; j < to.size(); ++j) {
        const auto matched = std::find(m_comparison.matchedTo.begin(), m_comparison.matchedTo.end(), int(j));
        const bool isMatched = matched != m_comparison.matchedTo.end();
        paintNode(to[j], QString::number(j + 1),
                  isMatched ? theme.classColor(int(matched - m_comparison.matchedTo.begin())) : theme.muted,
                  false);
    }
    for (std::size_t i = 0; i < from.size(); ++i)
        if (isAtCursor(ComparisonPart::Kind::Cluster, int(i), m_comparison.matchedTo[i])) {
            atCursor.addRect(from[i].box);
            if (m_comparison.matchedTo[i] >= 0)
                atCursor.addRect(to[std::size_t(m_comparison.matchedTo[i])].box);
        }
    for (std::size_t j = 0; j < to.size(); ++j)
        if (isAtCursor(ComparisonPart::Kind::Cluster, -1, int(j)))
            atCursor.addRect(to[j].box);
    frame(painter, atCursor);
    painter.setPen(theme.muted);
    painter.drawText(QRectF(area.left(), area.bottom() - foot - 0.3 * line, area.width(), foot + 1), footFlags,
                     moved);
}

void ComparisonPicture::paintWeights(QPainter& painter, const QRectF& area, ComparisonPart::Kind kind) const
{
    const bool shrank = kind == ComparisonPart::Kind::Lost;
    const QString title = shrank ? tr("Mean weight lost") : tr("Mean weight gained");
    const std::vector<ResultComparison::Weight> weights = m_comparison.mostChanged(mostWeights, shrank);
    const Theme theme = Theme::of(palette());
    const QFontMetricsF metrics(font());
    const double line = metrics.height(), pitch = 1.35 * line;
    painter.setPen(theme.muted);
    painter.drawText(QRectF(area.left(), area.top(), area.width(), line), Qt::AlignLeft | Qt::AlignVCenter, title);
    double greatest = 0, names = 0;
    for (const ResultComparison::Weight& weight : weights) {
        greatest = std::max({greatest, weight.first, weight.second});
        names = std::max(names, metrics.horizontalAdvance(nameText(weight.feature)));
    }
    names = std::min(names, area.width() * 0.4);
    const NumberFormat format = NumberFormat::forLargest(greatest);
    const auto change = [&format](const ResultComparison::Weight& weight) {
        return format.text(weight.first) + QStringLiteral(" → ") + format.text(weight.second);
    };
    double numbers = 0;
    for (const ResultComparison::Weight& weight : weights)
        numbers = std::max(numbers, metrics.horizontalAdvance(change(weight)));
    const double bars = area.width() - names - numbers - 24;
    double top = area.top() + 1.4 * line;
    for (std::size_t place = 0; place < weights.size(); ++place) {
        const ResultComparison::Weight& weight = weights[place];
        if (top + line > area.bottom())
            break;
        if (isAtCursor(kind, int(place), -1)) {
            QPainterPath row;
            row.addRect(QRectF(area.left(), top - 1, area.width(), line + 2).adjusted(1, 0, -1, 0));
            frame(painter, row);
        }
        const QString name = nameText(weight.feature);
        painter.setPen(theme.text);
        painter.drawText(QRectF(area.left(), top, names, line), Qt::AlignRight | Qt::AlignVCenter,
                         metrics.elidedText(name, Qt::ElideRight, names));
        const double left = area.left() + names + 8;
        painter.fillRect(QRectF(left, top + line * 0.1, bars * weight.first / greatest, line * 0.35), theme.muted);
        painter.fillRect(QRectF(left, top + line * 0.5, bars * weight.second / greatest, line * 0.4),
                         theme.accent);
        painter.setPen(theme.muted);
        painter.drawText(QRectF(area.right() - numbers - 8, top, numbers + 8, line),
                         Qt::AlignRight | Qt::AlignVCenter, change(weight));
        top += pitch;
    }
    if (weights.empty()) {
        painter.setPen(theme.muted);
        painter.drawText(QRectF(area.left(), top, area.width(), line), Qt::AlignLeft | Qt::AlignVCenter,
                         tr("none"));
    }
}

void ComparisonPicture::paintEvent(QPaintEvent*)
{
    if (!m_first)
        return;
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setFont(font());
    const QRectF area = QRectF(rect()).adjusted(4, 4, -4, -4);  // within the frame of the focus
    const double line = QFontMetricsF(font()).height();
    if (hasFocus()) {
        painter.setPen(QPen(Theme::of(palette()).accent, 2));
        painter.drawRect(QRectF(rect()).adjusted(1, 1, -1, -1));
    }
    const bool hasWeights = !m_comparison.weights.empty();
    const double upper = hasWeights ? std::max(area.height() * 0.48, area.height() - 15.5 * line) : area.height();
    const double flow = std::clamp(area.width() * 0.2, 90.0, 200.0);
    const double side = (area.width() - flow - 2 * gap) / 2;
    paintRun(painter, {area.left(), area.top(), side, upper}, *m_first);
    paintFlow(painter, {area.left() + side + gap, area.top(), flow, upper});
    paintRun(painter, {area.right() - side, area.top(), side, upper}, *m_second);
    if (!hasWeights)
        return;
    const double top = area.top() + upper + gap, half = (area.width() - 2 * gap) / 2;
    paintWeights(painter, {area.left(), top, half, area.bottom() - top}, ComparisonPart::Kind::Gained);
    paintWeights(painter, {area.right() - half, top, half, area.bottom() - top}, ComparisonPart::Kind::Lost);
}

}  // namespace fuzzylens::ui
