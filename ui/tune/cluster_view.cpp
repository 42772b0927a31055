// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tune/cluster_view.h"

#include "ui/plot/csv_text.h"
#include "ui/theme/core_text.h"
#include "ui/tune/cluster_numbers.h"
#include "ui/tune/consensus_map.h"
#include "ui/tune/distribution_chart.h"
#include "ui/tune/tune_text.h"
#include "ui/views/axis_steps.h"
#include "ui/views/chooser.h"
#include "ui/views/heatmap/heatmap_picture.h"

#include <QFontMetricsF>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QPixmap>
#include <QSignalBlocker>

#include <algorithm>
#include <cmath>

namespace fuzzylens::ui {

namespace {

const std::string consensusChoice = "consensus";

/// "0.732 ± 0.012".
QString indexText(const ClusterChart::Index& index, std::size_t value)
{
    const QString number = scoreText(*index.values[value]);
    return index.errors[value] > 0 ? QStringLiteral("%1 ± %2").arg(number, scoreText(index.errors[value]))
                                   : number;
}

}  // namespace

ClusterView::ClusterView(Scene& scene, ClusterNumbers& numbers, QWidget* parent)
    : PointedView(scene, parent)
    , m_numbers(numbers)
    , m_controls(new QWidget(this))
    , m_chooser(new Chooser(QStringLiteral("clusterLarge"), tr("Shown large"),
                            tr("The index that is shown large, or the consensus matrix"), m_controls))
{
    setObjectName(QStringLiteral("clusterView"));
    setAccessibleName(title());
    auto* row = new QHBoxLayout(m_controls);
    row->setContentsMargins({});
    row->addWidget(m_chooser);
    m_controls->hide();
    connect(m_chooser, &QComboBox::activated, this,
            [this] { showLarge(m_chooser->currentData().toString().toStdString()); });
    connect(&numbers, &ClusterNumbers::changed, this, [this] { contentChanged(); });
    setAccessibleDescription(description());
}

bool ClusterView::isApplicable() const
{
    return m_numbers.sweep() && !m_numbers.scores().empty();
}

QString ClusterView::origin() const
{
    return isApplicable() ? originOf(*m_numbers.sweep()) : QString();
}

QString ClusterView::description() const
{
    if (!isApplicable())
        return m_numbers.obstacle().isEmpty()
                   ? tr("Click Start to compare numbers of clusters by indices that need no labels.")
                   : m_numbers.obstacle();
    const ClusterChart shown = chart();
    QStringList best;
    for (const ClusterChart::Index& index : shown.indices)
        if (index.best)
            best << QStringLiteral("%1 %2").arg(index.name, shown.values[qsizetype(*index.best)]);
    return tr("%1 indices over %2. Best values: %3.")
               .arg(shown.indices.size())
               .arg(shown.axis, best.join(QStringLiteral(", "))) +
           cursorText();
}

ClusterChart ClusterView::chart() const
{
    return ClusterChart::of(m_numbers);
}

void ClusterView::follow()
{
    if (!isApplicable())
        return;
    QStringList names, scores;
    for (const std::string& score : m_numbers.scores()) {
        names << scoreName(score);
        scores << QString::fromStdString(score);
    }
    names << tr("Consensus matrix");
    scores << QString::fromStdString(consensusChoice);
    QStringList known;
    for (int i = 0; i < m_chooser->count(); ++i)
        known << m_chooser->itemData(i).toString();
    const QSignalBlocker quiet(m_chooser);
    if (known != scores) {
        m_chooser->clear();
        for (qsizetype i = 0; i < names.size(); ++i)
            m_chooser->addItem(names[i], scores[i]);
    }
    if (!scores.contains(QString::fromStdString(m_large)))
        m_large = scores.front().toStdString();
    m_chooser->setCurrentIndex(m_chooser->findData(QString::fromStdString(m_large)));
}

void ClusterView::showLarge(const std::string& score)
{
    m_large = score;
    contentChanged();
}

bool ClusterView::showsConsensus() const
{
    return m_large == consensusChoice;
}

std::optional<std::size_t> ClusterView::consensusValue() const
{
    if (cursor() >= 0)
        return std::size_t(cursor());
    if (const std::optional<double> present = chart().present; present && *present == std::floor(*present))
        return std::size_t(*present);
    return m_numbers.best("stability");
}

void ClusterView::paint(QPainter& painter, const QRectF& area, const QFont& font, const Theme& theme,
                        int cursor) const
{
    const ClusterChart shown = chart();
    const ClusterLayout layout = ClusterLayout::of(area, shown, font);
    for (std::size_t i = 0; i < shown.indices.size(); ++i) {
        const ClusterChart::Index& index = shown.indices[i];
        const bool isLarge = index.score == m_large;
        if (!layout.small.empty())
            paintIndex(painter, shown, index, layout.small[i], font, theme, cursor, isLarge);
        if (isLarge)
            paintIndex(painter, shown, index, IndexLayout::of(layout.large, shown, index, true, font), font, theme,
                       cursor, true);
    }
    if (!showsConsensus())
        return;
    const DistributionChart distributions = DistributionChart::of(m_numbers, consensusValue());
    QRectF matrix = layout.large;
    if (!distributions.lines.empty()) {
        const double gap = QFontMetricsF(font).height();
        QRectF curves = layout.large;
        if (curves.width() > curves.height()) {
            matrix.setWidth(0.45 * (matrix.width() - gap));
            curves.setLeft(matrix.right() + gap);
        } else {
            matrix.setHeight((matrix.height() - gap) / 2);
            curves.setTop(matrix.bottom() + gap);
        }
        paintDistributions(painter, distributions, curves, font, theme);
    }
    paintConsensus(painter, matrix, font, theme);
}

void ClusterView::paintConsensus(QPainter& painter, const QRectF& area, const QFont& font,
                                 const Theme& theme) const
{
    const QFontMetricsF metrics(font);
    const double line = metrics.height();
    const std::optional<std::size_t> value = consensusValue();
    const HeatmapModelPtr model = value ? m_numbers.consensus(*value) : nullptr;
    painter.setFont(font);
    painter.setPen(theme.text);
    if (!model) {
        painter.setPen(theme.muted);
        painter.drawText(area, Qt::AlignCenter | Qt::TextWordWrap,
                         m_numbers.sweep()->problem().data->samples() > mostConsensusShown
                             ? tr("The consensus matrix is shown for up to %1 samples.").arg(mostConsensusShown)
                         : m_numbers.isBusy() ? tr("The stability of this value has not been computed yet.")
                                              : tr("There is no stability for this value."));
        return;
    }
    const QRectF heading(area.left(), area.top(), area.width(), 1.2 * line);
    painter.drawText(heading, Qt::AlignLeft | Qt::AlignVCenter,
                     metrics.elidedText(tr("Consensus matrix, %1 %2")
                                            .arg(axisSymbol(m_numbers.sweep()->axis()),
                                                 QString::fromStdString(m_numbers.sweep()->values()[*value])),
                                        Qt::ElideRight, heading.width()));
    const QRectF place = area.adjusted(0, 1.3 * line, 0, 0);
    if (painter.device() != static_cast<const QPaintDevice*>(this))
        return HeatmapPicture(model, place, {font, 1, true}).paint(painter, theme);
    // Its cells are whole device pixels, counted from the corner of the pixmap.
    const double ratio = devicePixelRatioF();
    QPixmap pixels((place.size() * ratio).toSize());
    pixels.setDevicePixelRatio(ratio);
    pixels.fill(theme.card);
    QPainter inner(&pixels);
    HeatmapPicture(model, QRectF(QPointF(), place.size()), {font, ratio}).paint(inner, theme);
    inner.end();
    painter.drawPixmap(place.topLeft().toPoint(), pixels);
}

int ClusterView::points() const
{
    return int(m_numbers.sweep()->size());
}

int ClusterView::pointAt(const QPointF& position) const
{
    const ClusterChart shown = chart();
    const ClusterLayout layout = ClusterLayout::of(content(), shown, font());
    std::vector<QRectF> plots;
    for (std::size_t i = 0; i < shown.indices.size(); ++i) {
        if (!layout.small.empty())
            plots.push_back(layout.small[i].frame.plot);
        if (shown.indices[i].score == m_large)
            plots.push_back(IndexLayout::of(layout.large, shown, shown.indices[i], true, font()).frame.plot);
    }
    for (const QRectF& plot : plots)
        if (const int value = columnAt(plot, position, m_numbers.sweep()->size()); value >= 0)
            return value;
    return -1;
}

QPointF ClusterView::placeOf(std::size_t index, int value) const
{
    const ClusterChart shown = chart();
    const QRectF plot = ClusterLayout::of(content(), shown, font()).small[index].frame.plot;
    return {columnPlace(plot, value, m_numbers.sweep()->size()), plot.center().y()};
}

int ClusterView::firstPoint() const
{
    const std::optional<double> present = chart().present;
    return present ? int(std::lround(*present)) : 0;
}

std::optional<int> ClusterView::pointAfter(int key, int point) const
{
    return steppedTo(key, point, points() - 1);
}

QString ClusterView::tip(int point) const
{
    const ClusterChart shown = chart();
    const auto value = std::size_t(point);
    QStringList lines{QStringLiteral("%1 %2").arg(shown.axis, shown.values[point])};
    for (const ClusterChart::Index& index : shown.indices)
        if (index.values[value])
            lines << QStringLiteral("%1 %2%3").arg(index.name, indexText(index, value),
                                                   index.best == value ? tr(" (best)") : QString());
    if (const Message& refusal = m_numbers.trials()[value].refusal; !refusal.isEmpty())
        lines << tr("No score: %1").arg(shownText(refusal));
    return lines.join(QLatin1Char('\n'));
}

void ClusterView::choose(int point)
{
    m_numbers.apply(std::size_t(point));
}

void ClusterView::mousePressEvent(QMouseEvent* event)
{
    if (isApplicable() && event->button() == Qt::LeftButton && pointAt(event->position()) < 0) {
        const ClusterChart shown = chart();
        const ClusterLayout layout = ClusterLayout::of(content(), shown, font());
        for (std::size_t i = 0; i < layout.small.size(); ++i)
            if (layout.small[i].area.contains(event->position()))
                return showLarge(shown.indices[i].score);
    }
    PointedView::mousePressEvent(event);
}

void ClusterView::keyPressEvent(QKeyEvent* event)
{
    const int step = event->key() == Qt::Key_Down ? 1 : event->key() == Qt::Key_Up ? -1 : 0;
    if (!isApplicable() || step == 0)
        return PointedView::keyPressEvent(event);
    const int next = std::clamp(m_chooser->currentIndex() + step, 0, m_chooser->count() - 1);
    showLarge(m_chooser->itemData(next).toString().toStdString());
}

QString ClusterView::toCsv() const
{
    if (!isApplicable())
        return {};
    QString text;
    const std::optional<std::size_t> value = showsConsensus() ? consensusValue() : std::nullopt;
    if (const HeatmapModelPtr model = value ? m_numbers.consensus(*value) : nullptr) {
        QStringList heading{QStringLiteral("sample")};
        for (int column = 0; column < model->columns.count; ++column)
            heading << model->columns.name(column);
        text = csvLine(heading);
        for (int row = 0; row < model->rows.count; ++row) {
            QStringList fields{model->rows.name(row)};
            for (int column = 0; column < model->columns.count; ++column)
                fields << csvNumber(double(model->cells.at(row, column)));
            text += csvLine(fields);
        }
        return text;
    }
    const ClusterChart shown = chart();
    QStringList heading{QString::fromStdString(m_numbers.sweep()->axis().name)};
    const auto hasErrors = [](const ClusterChart::Index& index) {
        return index.score == "gap" || index.score == "stability";
    };
    for (const ClusterChart::Index& index : shown.indices) {
        heading << QString::fromStdString(index.score);
        if (hasErrors(index))
            heading << QString::fromStdString(index.score) + QStringLiteral("_standard_error");
    }
    text = csvLine(heading);
    for (std::size_t i = 0; i < m_numbers.sweep()->size(); ++i) {
        QStringList fields{shown.values[qsizetype(i)]};
        for (const ClusterChart::Index& index : shown.indices) {
            fields << (index.values[i] ? csvNumber(*index.values[i]) : QString());
            if (hasErrors(index))
                fields << (index.values[i] ? csvNumber(index.errors[i]) : QString());
        }
        text += csvLine(fields);
    }
    return text;
}

}  // namespace fuzzylens::ui
