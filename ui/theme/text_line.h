// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <Qt>

class QFont;
class QPainter;
class QRectF;
class QString;

namespace fuzzylens::ui {

// Texts of one line in pictures that are painted again and again with mostly the same texts. Where the glyphs of a
// text are is computed once and kept (in the thread of the window; computed again in others), since that takes
// longer than painting them.

/// Width of @p text in pixels, as QFontMetricsF::horizontalAdvance().
double textWidth(const QString& text, const QFont& font);

/// As QFontMetricsF::elidedText().
QString elidedText(const QString& text, const QFont& font, Qt::TextElideMode mode, double width);

/// As QPainter::drawText() with Qt::TextSingleLine and Qt::TextDontClip, in the font of @p painter.
void drawTextLine(QPainter& painter, const QRectF& area, Qt::Alignment alignment, const QString& text);

}  // namespace fuzzylens::ui
