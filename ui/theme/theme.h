// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/theme/colour_vision.h"

#include <QColor>
#include <QFont>
#include <QPalette>

class QPainter;
class QPointF;

namespace fuzzylens::ui {

/// The marker shapes of classes, in class order; class = colour and shape everywhere.
enum class Marker { Disc, Square, Triangle, Diamond, Plus, InvertedTriangle, Cross, Star };

/// Every colour a picture uses, decided from a palette: light or dark by the lightness of its window.
struct Theme
{
    bool dark = false;
    QColor window;      // behind the cards
    QColor card;        // of a card and of a picture
    QColor border;      // of a card
    QColor grid;        // lines inside a picture
    QColor text;        // what is read first
    QColor muted;       // what is read second; contrast at least 4.5:1 on card
    QColor accent;      // the one accent colour; also of bars
    QColor accentText;  // on accent
    QColor field;       // background of value boxes and chips
    QColor good, warn, bad;
    ColourVision vision = ColourVision::Ordinary;  // that these and the scales are shown in

    /// In the colour vision that is simulated (setColourVision).
    static Theme of(const QPalette& palette);
    /// Black on white, for print.
    static Theme paper();

    /// Okabe-Ito, its light half on dark; repeats after 8. -1 (unlabelled) is a neutral grey.
    QColor classColor(int index) const;
    static Marker classMarker(int index);
    /// Sequential scale of memberships and values, t in [0,1] (viridis).
    QColor sequential(double t) const;
    /// Diverging scale for z-scores, t in [-1,1]: blue, card, red-orange; survives deuteranopia.
    QColor diverging(double t) const;
};

/// Draws one marker of the given diameter centred at @p center.
void drawMarker(QPainter& painter, Marker marker, const QPointF& center, double diameter, const QColor& fill,
                const QColor& outline);

/// The palettes behind --theme light and --theme dark (without it, the system's palette rules).
QPalette lightPalette();
QPalette darkPalette();

/// Installs fonts, style, icon and style sheet for the application's palette; call again when the palette changes.
void applyTheme();

}  // namespace fuzzylens::ui
