// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/features/feature_values_view.h"

#include "ui/plot/csv_text.h"
#include "ui/plot/number_format.h"
#include "ui/theme/core_text.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace fuzzylens::ui {

namespace {

constexpr double pointerReach = 8;
constexpr int screenPoints = 2000;  // more are stamped

}  // namespace

FeatureValuesView::FeatureValuesView(Scene& scene, QWidget* parent)
    : View(scene, parent)
{
    setObjectName(QStringLiteral("featureValuesView"));
    setAccessibleName(title());
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    connect(&scene, &Scene::fitChanged, this, &FeatureValuesView::onFitChanged);
    connect(&scene, &Scene::colouringChanged, this, &FeatureValuesView::invalidate);
    connect(&scene, &Scene::leftOutClassesChanged, this, &FeatureValuesView::invalidate);
    connect(&scene, &Scene::focusFeatureChanged, this, &FeatureValuesView::invalidate);
    connect(&scene.selection(), &SampleSelection::changed, this, qOverload<>(&QWidget::update));
    connect(&scene.selection(), &SampleSelection::hoveredChanged, this, qOverload<>(&QWidget::update));
    onFitChanged();
}

bool FeatureValuesView::isApplicable() const
{
    return scene().fit() && scene().fit()->data;
}

bool FeatureValuesView::hasFeature() const
{
    const int feature = scene().focusFeature();
    return isApplicable() && feature >= 0 && feature < int(scene().fit()->data->features());
}

ValueGroups FeatureValuesView::makeGroups() const
{
    return hasFeature() ? ValueGroups::of(*scene().fit(), scene().colouring(), scene().focusFeature())
                        : ValueGroups();
}

const ValueGroups& FeatureValuesView::groups()
{
    if (!m_groups)
        m_groups = makeGroups();
    return *m_groups;
}

StripLayout FeatureValuesView::stripLayout()
{
    return StripLayout::of(area(), groups(), font());
}

void FeatureValuesView::onFitChanged()
{
    if (isApplicable() != m_wasApplicable) {
        m_wasApplicable = !m_wasApplicable;
        emit applicabilityChanged();
    }
    invalidate();
}

void FeatureValuesView::invalidate()
{
    m_groups.reset();
    m_still = {};
    m_pressed.reset();
    update();
}

ValueTitle FeatureValuesView::valueTitle() const
{
    const Fit& fit = *scene().fit();
    const int feature = scene().focusFeature();
    ValueTitle title{fit.featureLabel(feature), {}};
    QStringList details;
    if (!scene().misclassified().empty())
        details << tr("○ misclassified");
    const Eigen::MatrixXd& weights = fit.result->outcome.featureWeights;
    QStringList shares;
    for (Eigen::Index cluster = 0; cluster < weights.rows() && cluster < 4; ++cluster)
        shares << numberText(weights(cluster, feature), 2);
    if (!shares.isEmpty())
        details << tr("weight %1").arg(shares.join(QStringLiteral(" / ")));
    for (const AnnotationField& field : fit.data->annotations())
        if (const QString text = nameText(field.texts[std::size_t(feature)]);
            !text.isEmpty() && text != title.name)
            details << text;
    title.detail = details.join(QStringLiteral(" · "));
    return title;
}

void FeatureValuesView::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    if (!hasFeature()) {
        painter.setPen(theme().muted);
        painter.drawText(rect().adjusted(8, 8, -8, -8), Qt::AlignCenter | Qt::TextWordWrap, missing());
        return;
    }
    const StripLayout layout = stripLayout();
    const PointDetail detail{screenPoints, devicePixelRatioF()};
    const QSize pixels = (QSizeF(size()) * devicePixelRatioF()).toSize();
    if (m_still.size() != pixels) {
        m_still = QPixmap(pixels);
        m_still.setDevicePixelRatio(devicePixelRatioF());
        m_still.fill(Qt::transparent);
        QPainter still(&m_still);
        still.setRenderHint(QPainter::Antialiasing);
        paintStrips(still, groups(), valueTitle(), layout, font(), theme(), detail);
    }
    painter.drawPixmap(0, 0, m_still);
    paintSampleRings(painter, layout, theme(), detail);
    if (m_pressed && std::abs(m_pointer.x() - m_pressed->x()) > 3) {
        QColor band = theme().accent;
        painter.setPen(QPen(band, 1));
        band.setAlpha(36);
        painter.setBrush(band);
        painter.drawRect(
            QRectF(QPointF(m_pressed->x(), layout.plot.top()), QPointF(m_pointer.x(), layout.plot.bottom())));
    }
    paintHovered(painter, layout);
}

void FeatureValuesView::paintSampleRings(QPainter& painter, const StripLayout& layout, const Theme& theme,
                                         const PointDetail& detail)
{
    std::vector<bool> misclassified(groups().values.size(), false);
    for (const int sample : scene().misclassified())
        if (std::size_t(sample) < misclassified.size())
            misclassified[std::size_t(sample)] = true;
    paintRings(painter, groups(), layout, misclassified, StripRing::Misclassified, theme, detail);
    paintRings(painter, groups(), layout, scene().selection().selected(), StripRing::Selected, theme, detail);
}

void FeatureValuesView::paintHovered(QPainter& painter, const StripLayout& layout)
{
    const int sample = scene().selection().hovered();
    if (sample < 0 || sample >= int(groups().values.size()) || std::isnan(groups().values[std::size_t(sample)]))
        return;
    for (int g = 0; g < int(groups().groups.size()); ++g) {
        const ValueGroups::Group& group = groups().groups[std::size_t(g)];
        if (!std::binary_search(group.samples.begin(), group.samples.end(), sample))
            continue;
        const QPointF place = layout.place(groups(), g, sample);
        drawMarker(painter, Theme::classMarker(group.code), place, layout.marker * 1.5,
                   theme().classColor(group.code), theme().text);
        const QString text = QStringLiteral("%1  %2").arg(scene().fit()->sampleName(sample),
                                                          numberText(groups().values[std::size_t(sample)], 4));
        const QFontMetricsF metrics(font());
        QRectF box(0, 0, metrics.horizontalAdvance(text) + 14, metrics.height() + 6);
        box.moveCenter(
            QPointF(std::clamp(place.x(), box.width() / 2, std::max(box.width() / 2, width() - box.width() / 2)),
                    place.y() - box.height()));
        box.moveTop(std::max(1.0, box.top()));
        painter.setPen(QPen(theme().border, 1));
        painter.setBrush(theme().card);
        painter.drawRoundedRect(box, 4, 4);
        painter.setPen(theme().text);
        painter.drawText(box, Qt::AlignCenter, text);
    }
}

void FeatureValuesView::changeEvent(QEvent* event)
{
    View::changeEvent(event);
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange) {
        m_still = {};
        update();
    }
}

void FeatureValuesView::mousePressEvent(QMouseEvent* event)
{
    if (event->button() != Qt::LeftButton || !hasFeature())
        return event->ignore();
    m_pressed = m_pointer = event->position();
}

void FeatureValuesView::mouseMoveEvent(QMouseEvent* event)
{
    m_pointer = event->position();
    if (!hasFeature())
        return;
    if (m_pressed)
        update();
    else
        scene().selection().setHovered(stripLayout().sampleAt(groups(), m_pointer, pointerReach));
}

void FeatureValuesView::mouseReleaseEvent(QMouseEvent* event)
{
    if (event->button() != Qt::LeftButton || !m_pressed || !hasFeature())
        return event->ignore();
    select(event->position(), event->modifiers());
    m_pressed.reset();
    update();
}

void FeatureValuesView::select(const QPointF& release, Qt::KeyboardModifiers modifiers)
{
    const StripLayout layout = stripLayout();
    std::vector<int> samples;
    if (std::abs(release.x() - m_pressed->x()) > 3)
        samples = layout.samplesBetween(groups(), m_pressed->x(), release.x());
    else if (const int sample = layout.sampleAt(groups(), release, pointerReach); sample >= 0)
        samples = {sample};
    scene().selection().apply(selectMode(modifiers), samples);
}

void FeatureValuesView::leaveEvent(QEvent* event)
{
    View::leaveEvent(event);
    scene().selection().setHovered(-1);
}

void FeatureValuesView::keyPressEvent(QKeyEvent* event)
{
    switch (event->key()) {
    case Qt::Key_Left:
        return stepHovered(-1);
    case Qt::Key_Right:
        return stepHovered(1);
    case Qt::Key_Space:
    case Qt::Key_Return:
        if (scene().selection().hovered() >= 0)
            scene().selection().apply(selectMode(event->modifiers()), {scene().selection().hovered()});
        return;
    default:
        View::keyPressEvent(event);
    }
}

/// To the sample with the next larger or smaller value.
void FeatureValuesView::stepHovered(int by)
{
    const std::vector<double>& values = groups().values;
    std::vector<int> order;
    for (int sample = 0; sample < int(values.size()); ++sample)
        if (!std::isnan(values[std::size_t(sample)]))
            order.push_back(sample);
    if (order.empty())
        return;
    std::stable_sort(order.begin(), order.end(),
                     [&](int a, int b) { return values[std::size_t(a)] < values[std::size_t(b)]; });
    const auto now = std::find(order.begin(), order.end(), scene().selection().hovered());
    const int last = int(order.size()) - 1;
    const int next = now == order.end() ? (by > 0 ? 0 : last) : std::clamp(int(now - order.begin()) + by, 0, last);
    scene().selection().setHovered(order[std::size_t(next)]);
}

QString FeatureValuesView::missing() const
{
    if (!isApplicable())
        return description();
    return hasFeature() ? QString()
                        : tr("No feature is in focus. Click a bar of the feature weights, or a row of the feature "
                             "table or the expression heat map.");
}

QString FeatureValuesView::subject() const
{
    if (!hasFeature())
        return title();
    const Colouring& colouring = scene().colouring();
    const bool isOwn = colouring.byClass() && !colouring.classes.isEmpty();
    const QString name = isOwn ? colouring.name : nameText(scene().fit()->result->target.name);
    const QString feature = scene().fit()->featureLabel(scene().focusFeature());
    return name.isEmpty() ? tr("Values of %1").arg(feature) : tr("Values of %1 by %2").arg(feature, name);
}

QString FeatureValuesView::description() const
{
    if (!hasFeature())
        return tr("No feature is in focus.");
    const ValueGroups groups = makeGroups();
    QStringList parts;
    for (const ValueGroups::Group& group : groups.groups)
        parts << (group.box.count == 1 ? tr("%1: %2 sample, median %3, quartiles %4 and %5")
                                       : tr("%1: %2 samples, median %3, quartiles %4 and %5"))
                     .arg(group.name, countText(group.box.count), numberText(group.box.median),
                          numberText(group.box.lowQuartile), numberText(group.box.highQuartile));
    QString text = tr("Values of %1 by class. ").arg(scene().fit()->featureLabel(scene().focusFeature())) +
                   parts.join(QStringLiteral("; ")) + QLatin1Char('.');
    if (groups.missing > 0)
        text += (groups.missing == 1 ? tr(" %1 value is missing.") : tr(" %1 values are missing."))
                    .arg(countText(groups.missing));
    return text;
}

void FeatureValuesView::paintFigure(QCPPainter& painter, const QRectF& area, const Theme& theme)
{
    if (!hasFeature())
        return;
    const QFont figure = figureFont();
    const StripLayout layout = StripLayout::of(area, groups(), figure);
    paintStrips(painter, groups(), valueTitle(), layout, figure, theme, {});
    paintSampleRings(painter, layout, theme, {});
}

QString FeatureValuesView::toCsv() const
{
    if (!hasFeature())
        return csvLine({QStringLiteral("sample"), QStringLiteral("class"), QStringLiteral("value")});
    const ValueGroups groups = makeGroups();
    const Fit& fit = *scene().fit();
    QString text =
        csvLine({QStringLiteral("sample"), QStringLiteral("class"), fit.featureLabel(scene().focusFeature())});
    for (const ValueGroups::Group& group : groups.groups)
        for (const int sample : group.samples)
            text += csvLine({fit.sampleName(sample), group.code < 0 ? QString() : group.name,
                             csvNumber(groups.values[std::size_t(sample)])});
    return text;
}

}  // namespace fuzzylens::ui
