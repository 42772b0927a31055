// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/teach/weight_change_view.h"

#include "ui/plot/csv_text.h"
#include "ui/plot/number_format.h"
#include "ui/plot/plot_canvas.h"
#include "ui/theme/counted.h"
#include "ui/theme/text_size.h"
#include "ui/theme/wrapped_tip.h"
#include "ui/views/axis_steps.h"
#include "ui/views/chooser.h"
#include "ui/views/features/feature_search.h"

#include <QApplication>
#include <QFontMetricsF>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLineEdit>
#include <QMouseEvent>
#include <QPainter>
#include <QSignalBlocker>
#include <QToolButton>
#include <QToolTip>

#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>

namespace fuzzylens::ui {

namespace {

constexpr int mostLeading = 10, leastLeading = 3;  // features
constexpr int effectLines = 3;                     // below the bars
constexpr double keyStep = 0.02;                   // of a full bar

/// A closed padlock: a body and a shackle.
void drawLock(QPainter& painter, const QPointF& center, double size, const QColor& color)
{
    const double width = 0.62 * size, height = 0.5 * size;
    const QRectF body(center.x() - width / 2, center.y() - 0.05 * size, width, height);
    const QRectF shackle(center.x() - 0.2 * size, body.top() - 0.38 * size, 0.4 * size, 0.6 * size);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(color, size / 9));
    painter.drawArc(shackle, 0, 180 * 16);
    painter.drawLine(QPointF(shackle.left(), shackle.center().y()), QPointF(shackle.left(), body.top()));
    painter.drawLine(QPointF(shackle.right(), shackle.center().y()), QPointF(shackle.right(), body.top()));
    painter.fillRect(body, color);
}

double effectHeight(const QFont& font)
{
    return (effectLines * 1.2 + 0.3) * QFontMetricsF(smaller(font)).height();
}

}  // namespace

WeightChangeView::WeightChangeView(Scene& scene, MovedWeights& moved, QWidget* parent)
    : PointedView(scene, parent)
    , m_moved(moved)
    , m_controls(new QWidget)
    , m_cluster(new Chooser(QStringLiteral("movedCluster"), tr("Cluster"),
                            tr("Cluster whose weights are shown and moved. For all clusters, the bars show the "
                               "mean, and the weights of all clusters move in proportion."),
                            m_controls))
    , m_find(new QLineEdit(m_controls))
    , m_reset(new QToolButton(m_controls))
{
    setObjectName(QStringLiteral("weightChangeView"));
    setAccessibleName(title());
    makeControls();
    connect(&m_moved, &MovedWeights::fitReplaced, this, [this] {
        m_added.clear();
        addFocused();
        offerClusters();
        listFeatures();
    });
    connect(&m_moved, &MovedWeights::changed, this, &WeightChangeView::followMoves);
    connect(&scene, &Scene::focusFeatureChanged, this, [this] {
        addFocused();
        listFeatures();
    });
    addFocused();
    offerClusters();
    listFeatures();
    followMoves();
}

WeightChangeView::~WeightChangeView()
{
    delete m_controls;  // wherever the card has put it
}

void WeightChangeView::makeControls()
{
    m_find->setObjectName(QStringLiteral("movedFind"));
    m_find->setAccessibleName(tr("Add a feature"));
    m_find->setPlaceholderText(tr("Add a feature"));
    m_find->setToolTip(tr("Type a name or a part of it and press Enter to show its weight too"));
    m_find->setFixedSize(inText(104), inText(26));
    m_reset->setObjectName(QStringLiteral("movedReset"));
    m_reset->setText(tr("Reset"));
    m_reset->setToolTip(tr("Show the weights of the fit again, without locks"));
    m_reset->setFixedHeight(inText(26));
    m_reset->setProperty("isChoice", true);  // with a border
    m_reset->setFocusPolicy(Qt::TabFocus);
    auto* row = new QHBoxLayout(m_controls);
    row->setContentsMargins({});
    row->setSpacing(2);
    for (QWidget* widget : std::initializer_list<QWidget*>{m_cluster, m_find, m_reset})
        row->addWidget(widget);
    connect(m_cluster, &QComboBox::currentIndexChanged, this, &WeightChangeView::listFeatures);
    connect(m_find, &QLineEdit::returnPressed, this, &WeightChangeView::findFeature);
    connect(m_reset, &QToolButton::clicked, this, [this] {
        m_moved.reset();
        rescale();
    });
}

void WeightChangeView::offerClusters()
{
    QStringList names;
    if (isApplicable() && m_moved.rows() > 1) {
        names << tr("all clusters");
        for (int cluster = 0; cluster < m_moved.rows(); ++cluster)
            names << m_moved.fit()->shownCluster(cluster);
    }
    m_cluster->setVisible(!names.isEmpty());
    const int chosen = m_cluster->currentIndex();
    const QSignalBlocker quiet(m_cluster);
    m_cluster->clear();
    m_cluster->addItems(names);
    m_cluster->setCurrentIndex(chosen > 0 && chosen < names.size() ? chosen : 0);
}

int WeightChangeView::weightRow() const
{
    return m_moved.rows() == 1 ? 0 : m_cluster->currentIndex() - 1;
}

QString WeightChangeView::weightName() const
{
    if (m_moved.rows() == 1)
        return tr("weight");
    return weightRow() == MovedWeights::allClusters
               ? tr("mean weight")
               : tr("weight in %1").arg(m_moved.fit()->shownCluster(weightRow()));
}

/// Lists the leading features of the fit that fit into the view, then the added ones. The order does not change
/// while weights move.
void WeightChangeView::listFeatures()
{
    m_drag.reset();
    m_features.clear();
    const std::vector<int> leading =
        isApplicable() ? m_moved.leadingFeatures(weightRow(), mostLeading) : std::vector<int>();
    const double room = content().height() - effectHeight(font());
    for (std::size_t count = leading.size(); !leading.empty(); --count) {
        m_features.assign(leading.begin(), leading.begin() + std::ptrdiff_t(count));
        for (const int feature : m_added)
            if (std::find(m_features.begin(), m_features.end(), feature) == m_features.end())
                m_features.push_back(feature);
        if (count <= leastLeading || BarLayout::leastHeight(bars(), font()) <= room)
            break;
    }
    rescale();
    contentChanged();
}

void WeightChangeView::resizeEvent(QResizeEvent* event)
{
    PointedView::resizeEvent(event);
    listFeatures();
}

void WeightChangeView::addFocused()
{
    const int feature = scene().focusFeature();
    if (isApplicable() && feature >= 0 && std::find(m_added.begin(), m_added.end(), feature) == m_added.end())
        m_added.push_back(feature);
}

void WeightChangeView::findFeature()
{
    const QString text = m_find->text().trimmed();
    const Result& result = *m_moved.fit()->result;
    const FeatureFinding finding = FeatureSearch(result.features, m_moved.fit()->data).find(text);
    if (finding.isAll || finding.features.empty())
        return QToolTip::showText(m_find->mapToGlobal(QPoint(0, m_find->height())),
                                  tr("No feature is named “%1”.").arg(text), m_find);
    const auto isNamed = [&](int feature) {
        return m_moved.fit()->featureLabel(feature).compare(text, Qt::CaseInsensitive) == 0;
    };
    const auto exact = std::find_if(finding.features.begin(), finding.features.end(), isNamed);
    scene().setFocusFeature(exact == finding.features.end() ? finding.features.front() : *exact);
    m_find->clear();
}

void WeightChangeView::followMoves()
{
    m_reset->setEnabled(m_moved.isMoved() || !m_moved.locked().empty());
    if (!m_drag && isApplicable())
        rescale();
    contentChanged();
}

void WeightChangeView::rescale()
{
    double largest = 0;
    if (isApplicable())
        for (const int feature : m_features)
            largest = std::max(
                {largest, m_moved.weight(feature, weightRow()), m_moved.fittedWeight(feature, weightRow())});
    constexpr double room = 1.15;
    m_longest = largest > 0 ? roundedUp(room * largest) : 1;
    update();
}

WeightBars WeightChangeView::bars() const
{
    WeightBars bars;
    const Fit& fit = *m_moved.fit();
    const int row = weightRow();
    for (const int feature : m_features) {
        bars.rows.push_back({feature, m_moved.weight(feature, row), std::numeric_limits<double>::quiet_NaN()});
        bars.names << fit.featureLabel(feature);
        bars.kept.push_back(m_moved.fittedWeight(feature, row));
        if (feature == scene().focusFeature())
            bars.focusRow = int(bars.rows.size()) - 1;
    }
    bars.heading = weightName();
    bars.referenceHeading = tr("▬ in the fit");
    bars.informative.assign(m_features.size(), false);  // room for the locks
    bars.longest = m_longest;
    return bars;
}

QStringList WeightChangeView::effectTexts() const
{
    if (!m_moved.refusal().isEmpty())
        return {m_moved.refusal()};
    const WeightEffect& effect = m_moved.effect();
    const bool isMoved = m_moved.isMoved();
    QStringList lines;
    if (effect.labelled > 0) {
        const bool predicts = !m_moved.fit()->result->outcome.predictedClass.empty();
        lines << (predicts ? tr("Training accuracy %1 of %2") : tr("%1 of %2 match the classes"))
                     .arg(effect.correct)
                     .arg(effect.labelled);
        if (isMoved)
            lines.back() += tr(" (fit: %1 of %2)").arg(effect.correctBefore).arg(effect.labelled);
    }
    const auto count = [](double features) { return numberText(features, 4); };
    lines << tr("%1 of %2 features effective")
                 .arg(count(m_moved.effectiveFeatures(weightRow())),
                      countText(qint64(m_moved.fit()->result->features->size())));
    if (isMoved) {
        lines.back() += tr(" (fit: %1)").arg(count(m_moved.fittedEffectiveFeatures(weightRow())));
        const std::size_t changed = effect.changed.size();
        const QString names = sampleNames(*m_moved.fit(), effect.changed);
        lines << (changed == 0   ? tr("No sample changes")
                  : changed == 1 ? tr("1 sample changes: %1").arg(names)
                                 : tr("%1 samples change: %2").arg(countText(qint64(changed)), names));
    }
    return lines;
}

QString WeightChangeView::description() const
{
    if (!isApplicable())
        return m_moved.problem();
    const QString count = counted(m_features.size(), tr("feature"), tr("features"));
    return tr("%1, %2 shown. %3.").arg(weightName(), count, effectTexts().join(QLatin1String(". "))) +
           cursorText();
}

QString WeightChangeView::subject() const
{
    return isApplicable() ? tr("%1 · %2").arg(title(), weightName()) : title();
}

QString WeightChangeView::toCsv() const
{
    QString text = csvLine({QStringLiteral("feature"), QStringLiteral("weight"), QStringLiteral("fitted_weight"),
                            QStringLiteral("locked")});
    if (isApplicable())
        for (const int feature : m_features)
            text += csvLine({m_moved.fit()->featureLabel(feature), csvNumber(m_moved.weight(feature, weightRow())),
                             csvNumber(m_moved.fittedWeight(feature, weightRow())),
                             QString::number(int(m_moved.isLocked(feature)))});
    return text;
}

BarLayout WeightChangeView::layoutOf(const QRectF& area, const WeightBars& bars, const QFont& font) const
{
    return BarLayout::of(area.adjusted(0, 0, 0, -effectHeight(font)), bars, font);
}

void WeightChangeView::paint(QPainter& painter, const QRectF& area, const QFont& font, const Theme& theme,
                             int cursor) const
{
    const WeightBars shown = bars();
    QFont own = font;
    while (own.pixelSize() > 3 && BarLayout::leastHeight(shown, own) > area.height() - effectHeight(own))
        own.setPixelSize(own.pixelSize() - 1);
    const BarLayout layout = layoutOf(area, shown, own);
    paintBars(painter, shown, barsAtRest(shown), m_longest, layout, own, theme);
    painter.setRenderHint(QPainter::Antialiasing);
    for (int row = 0; row < points(); ++row)
        if (m_moved.isLocked(m_features[std::size_t(row)]))
            drawLock(painter, layout.row(layout.informative, row).center(), 0.8 * QFontMetricsF(own).height(),
                     theme.text);
    if (cursor >= 0) {
        QRectF around = layout.row(layout.names, cursor).united(layout.row(layout.bars, cursor));
        around.setLeft(area.left());
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(theme.border, 1));
        painter.drawRoundedRect(around.adjusted(0.5, 0.5, -0.5, -0.5), 3, 3);
    }
    const QFont small = smaller(own);
    const QFontMetricsF metrics(small);
    painter.setFont(small);
    double y = area.bottom() - effectLines * 1.2 * metrics.height();
    for (const QString& line : effectTexts()) {
        painter.setPen(m_moved.refusal().isEmpty() ? theme.text : theme.warn);
        painter.drawText(QRectF(area.left(), y, area.width(), 1.2 * metrics.height()),
                         Qt::AlignLeft | Qt::AlignVCenter, metrics.elidedText(line, Qt::ElideRight, area.width()));
        y += 1.2 * metrics.height();
    }
}

QPointF WeightChangeView::barEnd(int row) const
{
    const WeightBars shown = bars();
    const BarLayout layout = layoutOf(content(), shown, font());
    const QRectF bar = layout.bar(row, shown.value(row) / m_longest);
    return {bar.right(), bar.center().y()};
}

int WeightChangeView::pointAt(const QPointF& position) const
{
    return layoutOf(content(), bars(), font()).rowAt(position);
}

std::optional<int> WeightChangeView::pointAfter(int key, int point) const
{
    const int last = points() - 1;
    switch (key) {
    case Qt::Key_Up:
        return std::max(0, point - 1);
    case Qt::Key_Down:
        return std::min(last, cursor() < 0 ? point : point + 1);
    case Qt::Key_Home:
        return 0;
    case Qt::Key_End:
        return last;
    default:
        return std::nullopt;
    }
}

QString WeightChangeView::tip(int point) const
{
    const int feature = m_features[std::size_t(point)];
    QString text = m_moved.fit()->featureLabel(feature) + QLatin1Char('\n') +
                   tr("%1 %2 (fit: %3)")
                       .arg(weightName(), numberText(m_moved.weight(feature, weightRow()), 4),
                            numberText(m_moved.fittedWeight(feature, weightRow()), 4));
    if (m_moved.isLocked(feature))
        text += QLatin1Char('\n') + tr("locked; L unlocks it");
    else
        text += QLatin1Char('\n') + tr("Drag the bar or press the arrow keys. 0 sets it to zero, L locks it.");
    return text;
}

/// Its values are shown too.
void WeightChangeView::choose(int point)
{
    scene().setFocusFeature(m_features[std::size_t(point)]);
}

void WeightChangeView::mousePressEvent(QMouseEvent* event)
{
    const int row = isApplicable() && event->button() == Qt::LeftButton ? pointAt(event->position()) : -1;
    if (row < 0)
        return PointedView::mousePressEvent(event);
    const int feature = m_features[std::size_t(row)];
    m_drag = Drag{row, event->position().x(), m_moved.weight(feature, weightRow()), m_moved.moveOf(feature)};
    setCursor(row);
}

void WeightChangeView::mouseMoveEvent(QMouseEvent* event)
{
    if (!m_drag) {
        PointedView::mouseMoveEvent(event);
        const int row = isApplicable() ? pointAt(event->position()) : -1;
        const bool isMovable = row >= 0 && !m_moved.isLocked(m_features[std::size_t(row)]);
        return QWidget::setCursor(isMovable ? Qt::SizeHorCursor : Qt::ArrowCursor);
    }
    const double moved = event->position().x() - m_drag->startX;
    if (!m_drag->hasMoved && std::abs(moved) < QApplication::startDragDistance() / 2)
        return;
    m_drag->hasMoved = true;
    const BarLayout layout = layoutOf(content(), bars(), font());
    const int feature = m_features[std::size_t(m_drag->row)];
    m_moved.move(feature, weightRow(), m_drag->startWeight + moved / layout.unit * m_longest);
}

void WeightChangeView::mouseReleaseEvent(QMouseEvent* event)
{
    if (!m_drag || event->button() != Qt::LeftButton)
        return PointedView::mouseReleaseEvent(event);
    const Drag drag = *std::exchange(m_drag, std::nullopt);
    if (!drag.hasMoved)
        return choose(drag.row);
    rescale();
}

void WeightChangeView::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Escape && m_drag) {
        const Drag drag = *std::exchange(m_drag, std::nullopt);
        return m_moved.restore(m_features[std::size_t(drag.row)], drag.before);
    }
    if (!isApplicable() || points() == 0 || m_drag)
        return PointedView::keyPressEvent(event);
    const int row = std::max(0, cursor()), feature = m_features[std::size_t(row)];
    const double weight = m_moved.weight(feature, weightRow()), step = keyStep * m_longest;
    switch (event->key()) {
    case Qt::Key_Left:
        m_moved.move(feature, weightRow(), weight - step);
        break;
    case Qt::Key_Right:
        m_moved.move(feature, weightRow(), weight + step);
        break;
    case Qt::Key_0:
    case Qt::Key_Delete:
        m_moved.move(feature, weightRow(), 0);
        break;
    case Qt::Key_L:
        m_moved.setLocked(feature, !m_moved.isLocked(feature));
        break;
    case Qt::Key_Backspace:
        m_moved.release(feature);
        break;
    default:
        return PointedView::keyPressEvent(event);
    }
    setCursor(row);
    setAccessibleDescription(description());  // announced to screen readers
}

}  // namespace fuzzylens::ui
