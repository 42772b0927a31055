// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/score_strip.h"

#include "ui/panels/spoken_slider.h"
#include "ui/theme/counted.h"
#include "ui/theme/text_size.h"
#include "ui/theme/theme.h"
#include "ui/theme/wrapped_tip.h"

#include <QHelpEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QToolTip>

#include <algorithm>
#include <cmath>

namespace fuzzylens::ui {

namespace {

constexpr int stripHeight = 12;
constexpr double capHeight = 2, baseHeight = 1, shareOfPitch = 0.7, widestBar = 11;

}  // namespace

std::optional<int> SliderScores::best() const
{
    std::optional<int> most;
    for (const Point& point : points)
        if (point.correct && !point.isStale && point.correct > most)
            most = point.correct;
    return most;
}

ScoreStrip::ScoreStrip(const SpokenSlider& slider, QWidget* parent)
    : QWidget(parent)
    , m_slider(slider)
{
    setObjectName(QStringLiteral("scoreStrip"));
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    setCursor(Qt::PointingHandCursor);
    hide();
}

void ScoreStrip::setScores(const SliderScores& scores, std::vector<Label> labels)
{
    m_scores = scores;
    m_labels = std::move(labels);
    setAccessibleDescription(description());
    update();
}

QSize ScoreStrip::sizeHint() const
{
    return {0, inText(stripHeight)};
}

double ScoreStrip::pixelOf(std::size_t point) const
{
    return m_slider.pixelOf(m_labels[point].position);
}

std::optional<std::size_t> ScoreStrip::pointAt(double x) const
{
    std::optional<std::size_t> nearest;
    for (std::size_t point = 0; point < m_labels.size(); ++point)
        if (!nearest || std::abs(pixelOf(point) - x) < std::abs(pixelOf(*nearest) - x))
            nearest = point;
    return nearest;
}

QString ScoreStrip::scoreText(std::size_t point) const
{
    const QString& name = m_labels[point].text;
    return tr("%1: %2 of %3 correct (%4); chance %5 to %6")
        .arg(name, countText(*m_scores.points[point].correct), countText(m_scores.chance.total), m_scores.protocol,
             countText(m_scores.chance.low), countText(m_scores.chance.high));
}

QString ScoreStrip::tip(std::size_t index) const
{
    const SliderScores::Point& point = m_scores.points[index];
    QStringList lines;
    if (point.correct)
        lines << scoreText(index);
    else if (!point.refusal.isEmpty())
        lines << tr("%1: no score. %2").arg(m_labels[index].text, point.refusal);
    else
        lines << tr("%1: not computed yet").arg(m_labels[index].text);
    if (point.isStale)
        lines << tr("Out of date: other parameters have changed.");
    else if (point.correct && point.correct == m_scores.best())
        lines << tr("Best of these values");
    if (!point.correct && !m_scores.obstacle.isEmpty())
        lines << m_scores.obstacle;
    else
        lines << tr("Click to set this value.");
    return lines.join(QLatin1Char('\n'));
}

QString ScoreStrip::description() const
{
    const auto scored = std::count_if(m_scores.points.begin(), m_scores.points.end(),
                                      [](const auto& point) { return point.correct && !point.isStale; });
    QString text = tr("%1 of %2 values have a score.").arg(scored).arg(m_scores.points.size());
    const std::optional<int> best = m_scores.best();
    for (std::size_t point = 0; best && point < m_scores.points.size(); ++point)
        if (!m_scores.points[point].isStale && m_scores.points[point].correct == best)
            return text + QLatin1Char(' ') + tr("Best: %1").arg(scoreText(point));
    return m_scores.obstacle.isEmpty() ? text : text + QLatin1Char(' ') + m_scores.obstacle;
}

double ScoreStrip::heightOf(int correct) const
{
    const double range = std::max(1, m_scores.chance.total - m_scores.chance.low);
    return baseHeight +
           std::clamp((correct - m_scores.chance.low) / range, 0.0, 1.0) * (height() - baseHeight - capHeight);
}

void ScoreStrip::paintEvent(QPaintEvent*)
{
    if (m_scores.points.empty())
        return;
    const Theme theme = Theme::of(palette());
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const double bottom = height(), left = m_slider.pixelOf(m_slider.minimum()),
                 right = m_slider.pixelOf(m_slider.maximum()),
                 pitch = (right - left) / double(std::max<std::size_t>(2, m_labels.size()) - 1),
                 half = std::min(shareOfPitch * pitch, widestBar) / 2;
    const double chance = heightOf(m_scores.chance.high);
    painter.fillRect(QRectF(left - half, bottom - chance, right - left + 2 * half, chance), theme.border);
    const std::optional<int> best = m_scores.best();
    for (std::size_t index = 0; index < m_labels.size(); ++index) {
        const SliderScores::Point& point = m_scores.points[index];
        const double tall = point.correct ? heightOf(*point.correct) : baseHeight;
        const QRectF bar(pixelOf(index) - half, bottom - tall, 2 * half, tall);
        const bool isAboveChance = point.correct && *point.correct > m_scores.chance.high;
        if (point.isStale) {
            painter.setPen(QPen(theme.muted, baseHeight));
            painter.drawRect(bar.adjusted(0.5, 0.5, -0.5, 0));
            continue;
        }
        painter.fillRect(bar, isAboveChance ? theme.accent : theme.muted);
        if (best && point.correct == best)
            painter.fillRect(QRectF(bar.left(), bar.top() - capHeight, bar.width(), capHeight), theme.text);
    }
    const double present = m_slider.pixelOf(m_slider.sliderPosition());
    painter.fillRect(QRectF(present - 2, 0, 4, bottom), theme.card);
    painter.fillRect(QRectF(present - 1, 0, 2, bottom), theme.text);
}

bool ScoreStrip::event(QEvent* event)
{
    if (event->type() != QEvent::ToolTip)
        return QWidget::event(event);
    const auto* help = static_cast<QHelpEvent*>(event);
    if (const auto point = pointAt(help->pos().x()))
        QToolTip::showText(help->globalPos(), wrappedTip(tip(*point)), this);
    return true;
}

void ScoreStrip::mousePressEvent(QMouseEvent* event)
{
    const auto point = pointAt(event->position().x());
    if (event->button() != Qt::LeftButton || !point)
        return QWidget::mousePressEvent(event);
    if (!m_scores.points[*point].correct && !m_scores.obstacle.isEmpty())
        emit scoresRequested();
    else
        emit pointChosen(*point);
}

}  // namespace fuzzylens::ui
