// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFont>
#include <QPointF>
#include <QRectF>
#include <QString>
#include <QStringList>

#include <vector>

class QPainter;

namespace fuzzylens::ui {

/// A typeset equation: texts and fraction bars relative to the left end of its baseline.
struct EquationBox
{
    struct Text
    {
        QString text;
        QFont font;
        QPointF at;  // left end of its baseline
    };

    double width = 0, ascent = 0, descent = 0;
    std::vector<Text> texts;
    std::vector<QRectF> bars;
    QString words;  // for screen readers

    double height() const { return ascent + descent; }
    /// Puts @p other at the right end, its baseline lower by @p drop.
    void append(const EquationBox& other, double drop = 0);
    /// In the pen of @p painter.
    void draw(QPainter& painter, const QPointF& leftOfBaseline) const;
};

/// @p font at @p share of its size, in points or pixels as it is.
QFont scaled(QFont font, double share);

/// Typesets an equation of UpdateEquation or the symbol of a term: symbols in italics.
/// @param numbers stand for %1, %2, ...
EquationBox typeset(const std::string& notation, const QFont& font, const QStringList& numbers = {});

}  // namespace fuzzylens::ui
