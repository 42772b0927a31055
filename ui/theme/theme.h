// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/theme/colour_vision.h"

#include <QColor>
#include <QFont>
#include <QPalette>

#include <QString>
#include <optional>

class QPainter;
class QPointF;
class QWidget;

namespace fuzzylens::ui {

/// The marker of a class: a shape that is filled, hollow (a large hole) or dotted (a small hole).
struct Marker
{
    enum Shape { Disc, Square, Triangle, Diamond, Plus, InvertedTriangle, Cross, Star };
    enum Fill { Filled, Hollow, Dotted };
    static constexpr int shapes = 8, fills = 3;

    constexpr Marker(Shape its, Fill filled = Filled)
        : shape(its)
        , fill(filled)
    {}
    bool operator==(const Marker&) const = default;

    Shape shape;
    Fill fill;
};

/// Every colour a picture uses, decided from a palette: light or dark by the lightness of its window.
struct Theme
{
    bool dark = false;
    QColor window;      // behind the cards
    QColor card;        // of a card and of a picture
    QColor border;      // of a card
    QColor grid;        // lines inside a picture
    QColor text;        // main text
    QColor muted;       // secondary text; contrast at least 4.5:1 on card
    QColor accent;      // the one accent colour; also of bars
    QColor accentText;  // on accent
    QColor field;       // background of value boxes and chips
    QColor disabled;    // text of controls that cannot be used
    QColor good, warn, bad;
    ColourVision vision = ColourVision::Ordinary;  // that these and the scales are shown in

    /// In the colour vision that is simulated (setColourVision).
    static Theme of(const QPalette& palette);
    /// Black on white, for print.
    static Theme paper();

    /// Classes that differ in colour or marker; further ones repeat them.
    static constexpr int distinctClasses = Marker::shapes * Marker::fills;
    /// Okabe-Ito, its light half on dark; repeats after 8. -1 (unlabelled) is a neutral grey.
    QColor classColor(int index) const;
    /// Another one for each of the distinct classes, so that they differ without colours too: the shapes filled,
    /// then the shapes with holes.
    static Marker classMarker(int index);
    /// Sequential scale of memberships and values, t in [0,1] (viridis).
    QColor sequential(double t) const;
    /// Diverging scale for z-scores, t in [-1,1]: blue, card, red-orange; survives deuteranopia.
    QColor diverging(double t) const;
};

/// Draws one marker of the given diameter centred at @p center.
void drawMarker(QPainter& painter, Marker marker, const QPointF& center, double diameter, const QColor& fill,
                const QColor& outline);

/// The palettes behind --theme light and --theme dark.
QPalette lightPalette();
QPalette darkPalette();

/// Shows the whole program light or dark; nothing: as the desktop was at the start.
void showTheme(std::optional<bool> isDark);
/// The same, also at the next starts.
void chooseTheme(std::optional<bool> isDark);
std::optional<bool> chosenTheme();

/// Shows the window in black and white with strong lines, for projectors and bright rooms: texts, borders, grids
/// and the accent colour; the colours of classes and scales stay. Figures that are exported stay as they are.
void setHighContrast(bool isOn);
bool hasHighContrast();

/// Installs fonts, style, icon and style sheet for the application's palette; call again when the palette changes.
void applyTheme();

/// Sets a style sheet only if it differs: Qt styles a widget and its children again, and lays them out
/// again, even if the sheet is the same.
void restyle(QWidget& widget, const QString& sheet);

/// Sets a property that the style sheet of the application asks for, as QLineEdit[wrong="true"].
void setStyledProperty(QWidget& widget, const char* name, bool isOn);

/// While it lives, the application has no style sheet: with one, a widget that gets a parent is styled again
/// together with all its children, which would take most of the time of building a window.
class WithoutStyleSheet
{
public:
    WithoutStyleSheet();
    ~WithoutStyleSheet();
    WithoutStyleSheet(const WithoutStyleSheet&) = delete;
    WithoutStyleSheet& operator=(const WithoutStyleSheet&) = delete;

private:
    QString m_sheet;
};

}  // namespace fuzzylens::ui
