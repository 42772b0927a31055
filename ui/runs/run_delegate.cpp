// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/runs/run_delegate.h"

#include "ui/runs/run_model.h"
#include "ui/runs/run_picture.h"
#include "ui/theme/theme.h"
#include "ui/views/settings_text.h"

#include <QPainter>
#include <QPixmapCache>
#include <QRegularExpression>
#include <QTextLayout>

#include <cmath>

namespace fuzzylens::ui {

namespace {

constexpr double margin = 8, pictureWidth = 76, pictureHeight = 56;

/// Drawn once for as long as it is the same.
QPixmap pictureOf(const Run& run, double ratio, const Theme& theme)
{
    const QString key = QStringLiteral("run %1 %2 %3 %4 %5")
                            .arg(reinterpret_cast<quintptr>(run.fit.get()))
                            .arg(run.when.toMSecsSinceEpoch())
                            .arg(ratio)
                            .arg(theme.dark)
                            .arg(int(theme.vision));
    QPixmap picture;
    if (QPixmapCache::find(key, &picture))
        return picture;
    picture = QPixmap(int(std::ceil(pictureWidth * ratio)), int(std::ceil(pictureHeight * ratio)));
    picture.setDevicePixelRatio(ratio);
    picture.fill(Qt::transparent);
    QPainter painter(&picture);
    paintRunPicture(painter, {0, 0, pictureWidth, pictureHeight}, *run.fit, theme);
    painter.end();
    QPixmapCache::insert(key, picture);
    return picture;
}

/// @p text in @p lines lines at most, the last one cut with dots. @return how many there are.
int drawLines(QPainter& painter, const QRectF& area, const QString& text, int lines)
{
    const QFontMetricsF metrics(painter.font(), painter.device());
    QTextLayout layout(text, painter.font(), painter.device());
    layout.beginLayout();
    int drawn = 0;
    for (QTextLine line = layout.createLine(); line.isValid() && drawn < lines; line = layout.createLine()) {
        line.setLineWidth(area.width());
        const bool isLast = drawn == lines - 1;
        const QString part = text.mid(line.textStart(), isLast ? -1 : line.textLength()).trimmed();
        painter.drawText(
            QRectF(area.left(), area.top() + drawn * metrics.height(), area.width(), metrics.height()),
            Qt::AlignLeft | Qt::AlignVCenter, metrics.elidedText(part, Qt::ElideRight, area.width()));
        ++drawn;
    }
    layout.endLayout();
    return drawn;
}

/// Numbers stay on the line of their names.
QString onOneLineEach(QString title)
{
    static const QRegularExpression beforeNumber(QStringLiteral(" (?=\\d)"));
    return title.replace(beforeNumber, QString(QChar(0x00A0)));
}

void drawPin(QPainter& painter, const QPointF& head, double size, const QColor& color)
{
    painter.setPen(QPen(color, size / 6));
    painter.drawLine(head, head + QPointF(0, size));
    painter.setBrush(color);
    painter.drawEllipse(head, size / 3, size / 3);
}

}  // namespace

QRectF RunDelegate::textOf(const QRectF& row) const
{
    return row.adjusted(margin + pictureWidth + margin, margin - 1, -margin, -margin + 1);
}

void RunDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    const auto& model = static_cast<const RunModel&>(*index.model());
    const Run& run = *model.runAt(index.row());
    const Theme theme = Theme::of(option.palette);
    const QRectF row(option.rect);
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    if (option.state.testFlag(QStyle::State_Selected))
        painter->fillRect(row, theme.field);
    if (model.isCurrent(index.row()))
        painter->fillRect(QRectF(row.left(), row.top() + 2, 3, row.height() - 4), theme.accent);
    const QRectF place(row.left() + margin, row.top() + (row.height() - pictureHeight) / 2, pictureWidth,
                       pictureHeight);
    painter->setPen(QPen(theme.border, 1));
    painter->setBrush(theme.card);
    painter->drawRoundedRect(place, 3, 3);
    if (run.isWhole)
        painter->drawPixmap(place.topLeft(), pictureOf(run, painter->device()->devicePixelRatioF(), theme));
    QRectF text = textOf(row);
    const double line = QFontMetricsF(option.font, option.widget).height();
    if (run.isPinned) {
        drawPin(*painter, {text.right() - line / 3, text.top() + line / 3}, line / 2, theme.accent);
        text.setRight(text.right() - line);
    }
    painter->setFont(option.font);
    painter->setPen(theme.text);
    drawLines(*painter, text, onOneLineEach(titleOf(run)), 2);
    painter->setPen(theme.muted);
    QFont small = option.font;
    small.setPointSizeF(small.pointSizeF() * 0.9);
    painter->setFont(small);
    const QRectF below(text.left(), textOf(row).bottom() - line, textOf(row).width(), line);
    const QString steps = stepsText(*run.fit->result);
    painter->drawText(below.translated(0, -line), Qt::AlignLeft | Qt::AlignVCenter,
                      QFontMetricsF(small, option.widget)
                          .elidedText(steps.isEmpty() ? tr("no steps") : steps, Qt::ElideRight, below.width()));
    const QString when = whenText(run.when, QDateTime::currentDateTime());
    const QFontMetricsF metrics(small, option.widget);
    painter->drawText(below, Qt::AlignRight | Qt::AlignVCenter, when);
    const double room = below.width() - metrics.horizontalAdvance(when) - margin;
    painter->drawText(below, Qt::AlignLeft | Qt::AlignVCenter,
                      metrics.elidedText(scoreOf(run), Qt::ElideRight, room));
    painter->restore();
}

QSize RunDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex&) const
{
    const double text = 4 * option.fontMetrics.height() + 2 * margin;
    return {200, int(std::max(text, pictureHeight + 2 * margin - 4))};
}

void RunDelegate::updateEditorGeometry(QWidget* editor, const QStyleOptionViewItem& option,
                                       const QModelIndex&) const
{
    const QRectF text = textOf(QRectF(option.rect));
    editor->setGeometry(QRectF(text.left() - 4, text.top() - 2, text.width() + 4,
                               std::max<double>(editor->sizeHint().height(), 2 * option.fontMetrics.height() + 4))
                            .toRect());
}

}  // namespace fuzzylens::ui
