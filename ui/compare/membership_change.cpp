// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/compare/membership_change.h"

#include "ui/plot/csv_text.h"
#include "ui/scene/principal_plane.h"
#include "ui/theme/counted.h"
#include "ui/theme/text_size.h"
#include "ui/theme/wrapped_tip.h"
#include "ui/views/heatmap/sample_order.h"

#include <QHelpEvent>
#include <QPainter>
#include <QToolTip>

#include <algorithm>
#include <utility>

namespace fuzzylens::ui {

namespace {

constexpr int halvesGap = 20;
constexpr double trailDot = 7;  // diameter in pixels

QFont pixelFont(QFont font)
{
    constexpr int size = 11;
    font.setPixelSize(inText(size));
    return font;
}

}  // namespace

MembershipChange::MembershipChange(const FitPtr& first, MatchedMemberships matched, QWidget* parent)
    : QWidget(parent)
    , m_first(first)
    , m_matched(std::move(matched))
    , m_trails(makeTrails())
    , m_model(makeModel())
{
    setObjectName(QStringLiteral("membershipChange"));
    setAccessibleName(tr("Change of memberships"));
    setAccessibleDescription(description());
}

QString MembershipChange::sampleName(int row) const
{
    return m_first->sampleName(m_matched.samples[std::size_t(row)].first);
}

QString MembershipChange::description() const
{
    QStringList moved;
    for (int row = 0; row < int(m_matched.samples.size()); ++row)
        if (m_matched.isMoved[std::size_t(row)])
            moved << sampleName(row);
    const QString text =
        tr("Memberships of %1 in %2, second run minus first run.")
            .arg(counted(m_matched.samples.size(), tr("sample"), tr("samples")),
                 counted(m_matched.clusters.size(), tr("matched cluster"), tr("matched clusters")));
    return moved.isEmpty()
               ? text
               : text + QLatin1Char(' ') + tr("Changed cluster: %1.").arg(moved.join(QStringLiteral(", ")));
}

/// Two clusters have memberships on a line: then one run against the other. Else the plane of largest variance of
/// both runs together.
MembershipChange::Trails MembershipChange::makeTrails() const
{
    Trails trails;
    const Eigen::MatrixXd &first = m_matched.first, &second = m_matched.second;
    if (first.cols() < 3) {
        const QString cluster = m_first->shownCluster(m_matched.clusters.front().first);
        trails.xName = tr("Membership in %1, first run").arg(cluster);
        trails.yName = tr("Membership in %1, second run").arg(cluster);
        trails.from = first.col(0).replicate(1, 2);
        trails.to = trails.from;
        trails.to.col(1) = second.col(0);
        return trails;
    }
    Eigen::MatrixXd both(2 * first.rows(), first.cols());
    both << first, second;
    const PrincipalPlane plane = PrincipalPlane::of(both);
    trails.xName = tr("Memberships of both runs, PC 1");
    trails.yName = tr("Memberships of both runs, PC 2");
    trails.from = plane.project(first);
    trails.to = plane.project(second);
    return trails;
}

HeatmapModelPtr MembershipChange::makeModel() const
{
    auto model = std::make_shared<HeatmapModel>();
    SampleOrder order = orderByCluster(m_matched.first);
    const auto rows = int(m_matched.first.rows()), columns = int(m_matched.first.cols());
    std::vector<float> cells;
    for (const int row : order.sampleAt)
        for (int column = 0; column < columns; ++column)
            cells.push_back(float(m_matched.second(row, column) - m_matched.first(row, column)));
    model->cells = MaxPyramid(rows, columns, cells);
    model->low = -1;
    model->high = 1;
    model->isDiverging = true;
    model->valueName = tr("change of membership");
    model->rows = {rows,
                   [this, at = order.sampleAt](int row) { return sampleName(at[std::size_t(row)]); },
                   order.groupStarts,
                   {}};
    std::vector<int> apart;
    for (int column = 0; column < columns; ++column)
        apart.push_back(column);
    model->columns = {
        columns,
        [this](int column) { return m_first->shownCluster(m_matched.clusters[std::size_t(column)].first); },
        apart,
        {}};
    model->setSampleOrder(std::move(order.sampleAt));
    return model;
}

QRectF MembershipChange::half(bool isRight) const
{
    const QRectF area = QRectF(rect()).adjusted(4, 4, -4, -4);
    const double width = (area.width() - halvesGap) / 2;
    return {isRight ? area.right() - width : area.left(), area.top(), width, area.height()};
}

HeatmapPicture MembershipChange::heatmap() const
{
    const double title = 1.6 * fontMetrics().height();
    return {m_model, half(false).adjusted(0, title, 0, 0), {pixelFont(font()), devicePixelRatioF()}};
}

PlotFrame MembershipChange::frame() const
{
    std::vector<double> x, y;
    for (const Eigen::MatrixXd* places : {&m_trails.from, &m_trails.to})
        for (Eigen::Index row = 0; row < places->rows(); ++row) {
            x.push_back((*places)(row, 0));
            y.push_back((*places)(row, 1));
        }
    const double title = 1.6 * fontMetrics().height();
    return PlotFrame::of(half(true).adjusted(0, title, 0, 0), PlotAxis::linear(m_trails.xName, x),
                         PlotAxis::linear(m_trails.yName, y), pixelFont(font()));
}

void MembershipChange::paintTrails(QPainter& painter) const
{
    const Theme theme = Theme::of(palette());
    const PlotFrame plot = frame();
    plot.paint(painter, pixelFont(font()), theme);
    const auto place = [&](const Eigen::MatrixXd& places, Eigen::Index row) {
        return QPointF(plot.x.place(places(row, 0)), plot.y.place(places(row, 1)));
    };
    const auto colour = [&](const Eigen::MatrixXd& memberships, Eigen::Index row) {
        Eigen::Index largest = 0;
        memberships.row(row).maxCoeff(&largest);
        return theme.classColor(m_matched.clusters[std::size_t(largest)].first);
    };
    // A sample that moved without another largest membership is in a cluster without a match.
    const auto endColour = [&](Eigen::Index row) {
        const QColor before = colour(m_matched.first, row), after = colour(m_matched.second, row);
        return before == after ? theme.muted : after;
    };
    // Samples that moved lie above the others.
    for (const bool isMoved : {false, true})
        for (Eigen::Index row = 0; row < m_trails.to.rows(); ++row) {
            if (m_matched.isMoved[std::size_t(row)] != isMoved)
                continue;
            const QPointF from = place(m_trails.from, row), to = place(m_trails.to, row);
            if (isMoved) {
                painter.setPen(QPen(theme.text, 1.2));
                painter.drawLine(from, to);
                drawMarker(painter, Marker::Disc, from, trailDot, theme.card, colour(m_matched.first, row));
                drawMarker(painter, Marker::Disc, to, trailDot, endColour(row), theme.text);
                continue;
            }
            QColor fill = colour(m_matched.second, row);
            fill.setAlphaF(0.45F);
            drawMarker(painter, Marker::Disc, to, trailDot, fill, Qt::transparent);
        }
}

/// Cells are drawn to the pixel, which needs the coordinates of an image.
QImage MembershipChange::heatmapImage() const
{
    const double ratio = devicePixelRatioF();
    QImage image(size() * ratio, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    painter.scale(ratio, ratio);
    heatmap().paint(painter, Theme::of(palette()));
    painter.end();
    image.setDevicePixelRatio(ratio);
    return image;
}

void MembershipChange::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const Theme theme = Theme::of(palette());
    painter.setPen(theme.text);
    const QString titles[] = {tr("Second run minus first run"), tr("Samples that changed cluster, with trails")};
    for (const bool isRight : {false, true})
        painter.drawText(
            half(isRight), Qt::AlignLeft | Qt::AlignTop,
            fontMetrics().elidedText(titles[isRight ? 1 : 0], Qt::ElideRight, int(half(isRight).width())));
    painter.drawImage(QPointF(0, 0), heatmapImage());
    paintTrails(painter);
}

/// "cluster 1: 0.12 → 0.85"
QString MembershipChange::changeText(int row, int column) const
{
    return tr("%1: %2 → %3", "cluster, memberships")
        .arg(m_first->shownCluster(m_matched.clusters[std::size_t(column)].first))
        .arg(m_matched.first(row, column), 0, 'f', 2)
        .arg(m_matched.second(row, column), 0, 'f', 2);
}

QString MembershipChange::tipAt(const QPointF& at) const
{
    const HeatmapPicture picture = heatmap();
    if (picture.cells().contains(at)) {
        const int row = m_model->sampleAt[std::size_t(picture.rowAt(at.y()))];
        return sampleName(row) + QLatin1Char('\n') + changeText(row, picture.columnAt(at.x()));
    }
    const PlotFrame plot = frame();
    QStringList lines;
    for (int row = 0; row < int(m_matched.samples.size()); ++row)
        for (const Eigen::MatrixXd* places : {&m_trails.to, &m_trails.from}) {
            const QPointF place(plot.x.place((*places)(row, 0)), plot.y.place((*places)(row, 1)));
            if (QLineF(place, at).length() > trailDot || !lines.isEmpty())
                continue;
            lines << sampleName(row);
            for (int column = 0; column < int(m_matched.clusters.size()); ++column)
                lines << changeText(row, column);
        }
    return lines.join(QLatin1Char('\n'));
}

bool MembershipChange::event(QEvent* event)
{
    if (event->type() != QEvent::ToolTip)
        return QWidget::event(event);
    const auto* help = static_cast<QHelpEvent*>(event);
    QToolTip::showText(help->globalPos(), wrappedTip(tipAt(QPointF(help->pos()))), this);
    return true;
}

QString MembershipChange::toCsv() const
{
    QStringList heading{tr("sample"), tr("changed cluster")};
    for (const auto& [cluster, to] : m_matched.clusters)
        for (const QString& run : {tr("%1, first run"), tr("%1, second run")})
            heading << run.arg(m_first->shownCluster(cluster));
    QString text = csvLine(heading);
    for (int row = 0; row < int(m_matched.samples.size()); ++row) {
        QStringList fields{sampleName(row), m_matched.isMoved[std::size_t(row)] ? tr("yes") : QString()};
        for (int column = 0; column < int(m_matched.clusters.size()); ++column)
            for (const Eigen::MatrixXd* memberships : {&m_matched.first, &m_matched.second})
                fields << QString::number((*memberships)(row, column), 'f', 3);
        text += csvLine(fields);
    }
    return text;
}

}  // namespace fuzzylens::ui
