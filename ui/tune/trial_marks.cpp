// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tune/trial_marks.h"

#include <QCoreApplication>
#include <QFontMetricsF>
#include <QPainter>

#include <utility>

namespace fuzzylens::ui {

namespace {

struct TrialMarksWords
{
    Q_DECLARE_TR_FUNCTIONS(Tune)
};

}  // namespace

void paintTrialMarks(QPainter& painter, const TrialMarks& marks, const QPointF& center, double diameter,
                     const Theme& theme)
{
    const double radius = diameter / 2, line = diameter / 7;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    // On a halo, since a cell may have any colour.
    for (const auto& [colour, width] : {std::pair(theme.card, 2.6 * line), std::pair(theme.text, line)}) {
        painter.setPen(QPen(colour, width, Qt::SolidLine, Qt::SquareCap, Qt::MiterJoin));
        painter.setBrush(Qt::NoBrush);
        if (marks.isSimplest)
            painter.drawRect(QRectF(center.x() - radius, center.y() - radius, diameter, diameter));
        if (marks.isBest)
            painter.drawEllipse(center, 0.66 * radius, 0.66 * radius);
        if (marks.isInUse) {
            painter.setBrush(colour == theme.text ? theme.text : theme.card);
            painter.drawEllipse(center, 0.14 * diameter, 0.14 * diameter);
        }
    }
    painter.restore();
}

double paintMarksLegend(QPainter* painter, const QRectF& area, const QFont& font, const Theme& theme)
{
    const QFontMetricsF metrics(font);
    const double line = metrics.height(), sign = 0.8 * line, pitch = 1.15 * line;
    const std::pair<TrialMarks, QString> entries[] = {
        {{true, false, false}, TrialMarksWords::tr("best")},
        {{false, true, false}, TrialMarksWords::tr("simplest within one standard error")},
        {{false, false, true}, TrialMarksWords::tr("in use")}};
    double x = area.left(), y = area.top();
    for (const auto& [marks, text] : entries) {
        const double width = sign + 0.4 * line + metrics.horizontalAdvance(text);
        if (x > area.left() && x + width > area.right()) {
            x = area.left();
            y += pitch;
        }
        if (painter) {
            paintTrialMarks(*painter, marks, {x + sign / 2, y + line / 2}, sign, theme);
            painter->setFont(font);
            painter->setPen(theme.muted);
            painter->drawText(QRectF(x + sign + 0.4 * line, y, width, line), Qt::AlignLeft | Qt::AlignVCenter,
                              text);
        }
        x += width + line;
    }
    return y + pitch - area.top();
}

}  // namespace fuzzylens::ui
