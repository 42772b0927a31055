// SPDX-License-Identifier: GPL-3.0-or-later
// How the preparation view is laid out and drawn.
#include "ui/views/preparation/preparation_view.h"

#include "ui/theme/text_size.h"
#include "ui/views/preparation/value_text.h"

#include <QPaintEngine>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace fuzzylens::ui {

namespace {

constexpr int screenFont = 11;  // px
constexpr double gap = 14;      // px between the pictures

QFont sized(QFont font, int pixels)
{
    font.setPixelSize(pixels);
    return font;
}

}  // namespace

QRectF PreparationView::areaOf(Side side) const
{
    const double titles = 2.4 * QFontMetricsF(sized(font(), inText(screenFont))).height();
    const double width = (QRectF(rect()).width() - gap) / 2;
    return QRectF(side == Before ? 0 : width + gap, 0, width, height()).adjusted(2, titles, -2, -2);
}

StageStyle PreparationView::styleOf(const SideState& side, const Theme& theme) const
{
    StageStyle style{sized(font(), inText(screenFont)), devicePixelRatioF(), false, {}};
    const Colouring& colouring = scene().colouring();
    if (!colouring.byClass() || colouring.classes.isEmpty())
        return style;
    for (const int sample : side.sceneSample)
        style.colours.push_back(theme.classColor(
            sample >= 0 && sample < int(colouring.codes.size()) ? colouring.codes[std::size_t(sample)] : -1));
    return style;
}

const StagePicture* PreparationView::picture(Side which)
{
    SideState& side = m_sides[which];
    if (!side.stage)
        return nullptr;
    if (!side.picture)
        side.picture = makeStagePicture(m_kind, side.stage, areaOf(which), styleOf(side, theme()));
    return side.picture.get();
}

StageMarks PreparationView::marksOf(const SideState& side) const
{
    StageMarks marks;
    const SampleSelection& selection = scene().selection();
    const int hovered = selection.hovered(), focus = scene().focusFeature();
    if (selection.count() > 0) {
        marks.selected.resize(side.sceneSample.size());
        for (std::size_t i = 0; i < side.sceneSample.size(); ++i)
            marks.selected[i] = side.sceneSample[i] >= 0 && side.sceneSample[i] < selection.size() &&
                                selection.contains(side.sceneSample[i]);
    }
    const auto placeOf = [](const auto& places, const auto& wanted) {
        const auto found = std::find(places.begin(), places.end(), wanted);
        return found == places.end() ? -1 : int(found - places.begin());
    };
    const CellOrigins& kept = side.stage->kept;
    if (m_row >= 0)
        marks.sample = placeOf(kept.samples, Index{m_row});
    if (marks.sample < 0 && hovered >= 0)
        marks.sample = placeOf(side.sceneSample, hovered);
    if (m_column >= 0)
        marks.feature = placeOf(kept.features, std::vector<Index>{m_column});
    if (marks.feature < 0 && focus >= 0 && m_kind == StageKind::MeanVariance)
        marks.feature = placeOf(side.sceneFeature, focus);
    return marks;
}

QString PreparationView::factsOf(const Stage& stage) const
{
    QString text = tr("%1 × %2").arg(countText(stage.data->samples()), countText(stage.data->features()));
    if (std::isfinite(stage.low))
        text += tr(" · %1 to %2").arg(valueText(stage.low), valueText(stage.high));
    return text;
}

void PreparationView::paintTitle(QPainter& painter, const QRectF& area, const QFont& font, const Theme& theme,
                                 Side side) const
{
    QFont bold = font;
    bold.setWeight(QFont::DemiBold);
    const QFontMetricsF metrics(font);
    const QRectF line(area.left(), area.top(), area.width(), metrics.height());
    painter.setFont(bold);
    painter.setPen(theme.text);
    painter.drawText(line, Qt::AlignLeft | Qt::AlignVCenter,
                     QFontMetricsF(bold).elidedText(titleOf(side), Qt::ElideRight, line.width()));
    painter.setFont(font);
    painter.setPen(theme.muted);
    painter.drawText(line.translated(0, 1.1 * metrics.height()), Qt::AlignLeft | Qt::AlignVCenter,
                     metrics.elidedText(factsOf(*m_sides[side].stage), Qt::ElideRight, line.width()));
}

void PreparationView::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    const QFont small = sized(font(), inText(screenFont));
    if (!m_sides[After].stage) {
        painter.setFont(small);
        painter.setPen(theme().muted);
        painter.drawText(rect().adjusted(16, 16, -16, -16), Qt::AlignCenter | Qt::TextWordWrap,
                         isApplicable() ? tr("Analysing the values…") : description());
        return;
    }
    for (const Side which : {Before, After}) {
        const StagePicture* shown = picture(which);
        SideState& side = m_sides[which];
        const double ratio = devicePixelRatioF();
        const QSize pixels = (QSizeF(size()) * ratio).toSize();
        if (side.still.size() != pixels) {
            side.still = QPixmap(pixels);
            side.still.setDevicePixelRatio(ratio);
            side.still.fill(Qt::transparent);
            QPainter still(&side.still);
            shown->paint(still, theme());
        }
        painter.drawPixmap(0, 0, side.still);
        const QRectF area = areaOf(which);
        paintTitle(painter, QRectF(area.left(), 0, area.width(), area.top()), small, theme(), which);
        shown->paintMarks(painter, theme(), marksOf(side));
    }
    if (!m_readOut.isEmpty())
        paintReadOut(painter, m_readOut, m_pointer, QRectF(rect()).adjusted(2, 2, -2, -2), small, theme());
}

void PreparationView::paintFigure(QCPPainter& painter, const QRectF& area, const Theme& theme)
{
    if (!isApplicable())
        return;
    if (m_shown != scene().preparation())
        accept(stagesNow());
    const QFont figure = figureFont(7);
    const double titles = 2.6 * QFontMetricsF(figure).height(), between = 2 * QFontMetricsF(figure).height();
    const double width = (area.width() - between) / 2;
    const bool isVector = painter.paintEngine()->type() != QPaintEngine::Raster;
    for (const Side which : {Before, After}) {
        const QRectF place(area.left() + (which == Before ? 0 : width + between), area.top(), width,
                           area.height());
        StageStyle style = styleOf(m_sides[which], theme);
        style.font = figure;
        style.isVector = isVector;
        style.resolution = isVector ? 1 : painter.deviceTransform().m11();
        const auto shown =
            makeStagePicture(m_kind, m_sides[which].stage, place.adjusted(0, titles, 0, 0), std::move(style));
        paintTitle(painter, place, figure, theme, which);
        shown->paint(painter, theme);
        StageMarks marks;
        marks.selected = marksOf(m_sides[which]).selected;
        shown->paintMarks(painter, theme, marks);
    }
}

}  // namespace fuzzylens::ui
