// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/theme/theme.h"

#include <QApplication>
#include <QPainter>
#include <QPainterPath>
#include <QSettings>

#include <algorithm>
#include <array>
#include <cmath>

namespace fuzzylens::ui {

namespace {

QColor mix(const QColor& a, const QColor& b, double t)
{
    const auto channel = [t](int x, int y) { return int(std::lround(x + (y - x) * t)); };
    return QColor(channel(a.red(), b.red()), channel(a.green(), b.green()), channel(a.blue(), b.blue()));
}

QColor interpolate(const QColor* stops, int count, double t)
{
    const double place = std::clamp(t, 0.0, 1.0) * (count - 1);
    const int index = std::min(int(place), count - 2);
    return mix(stops[index], stops[index + 1], place - index);
}

bool highContrastInForce = false;
const QString darkKey = QStringLiteral("darkTheme");

QPalette makePalette(const Theme& theme)
{
    QPalette palette;
    palette.setColor(QPalette::Window, theme.window);
    palette.setColor(QPalette::WindowText, theme.text);
    palette.setColor(QPalette::Base, theme.card);
    palette.setColor(QPalette::AlternateBase, mix(theme.card, theme.window, 0.6));
    palette.setColor(QPalette::Text, theme.text);
    palette.setColor(QPalette::PlaceholderText, theme.muted);
    palette.setColor(QPalette::Button, theme.field);
    palette.setColor(QPalette::ButtonText, theme.text);
    palette.setColor(QPalette::ToolTipBase, theme.card);
    palette.setColor(QPalette::ToolTipText, theme.text);
    palette.setColor(QPalette::Highlight, theme.accent);
    palette.setColor(QPalette::HighlightedText, theme.accentText);
    palette.setColor(QPalette::Link, theme.accent);
    palette.setColor(QPalette::Mid, theme.border);
    palette.setColor(QPalette::Light, mix(theme.card, theme.text, theme.dark ? 0.1 : 0.0));
    palette.setColor(QPalette::Dark, theme.border.darker(120));
    for (const auto role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText})
        palette.setColor(QPalette::Disabled, role, theme.disabled);
    return palette;
}

Theme lightTheme()
{
    Theme theme;
    theme.window = QColor("#f5f5f3");
    theme.card = QColor("#ffffff");
    theme.border = QColor("#e2e1de");
    theme.grid = QColor("#e9e8e5");
    theme.text = QColor("#1d1d1f");
    theme.muted = QColor("#66656a");
    theme.accent = QColor("#0b66b2");
    theme.accentText = QColor("#ffffff");
    theme.field = QColor("#f0efed");
    theme.disabled = QColor("#a7a6aa");
    theme.good = QColor("#00795a");
    theme.warn = QColor("#9a5b00");
    theme.bad = QColor("#b3261e");
    return theme;
}

Theme darkTheme()
{
    Theme theme;
    theme.dark = true;
    theme.window = QColor("#191b1f");
    theme.card = QColor("#22252a");
    theme.border = QColor("#33373d");
    theme.grid = QColor("#31353b");
    theme.text = QColor("#ececee");
    theme.muted = QColor("#a3a6ad");
    theme.accent = QColor("#56b4e9");
    theme.accentText = QColor("#10151b");
    theme.field = QColor("#2d3137");
    theme.disabled = QColor("#6c7078");
    theme.good = QColor("#3ecf9f");
    theme.warn = QColor("#f0b34d");
    theme.bad = QColor("#ff8a80");
    return theme;
}

/// Black on white.
Theme strongLightTheme()
{
    Theme theme;
    theme.window = theme.card = QColor("#ffffff");
    theme.border = QColor("#808080");
    theme.grid = QColor("#b4b4b4");
    theme.text = QColor("#000000");
    theme.muted = QColor("#2e2e2e");
    theme.accent = QColor("#00427d");
    theme.accentText = QColor("#ffffff");
    theme.field = QColor("#f0f0f0");
    theme.disabled = QColor("#6e6e6e");
    theme.good = QColor("#005a41");
    theme.warn = QColor("#6b3f00");
    theme.bad = QColor("#8c0f0a");
    return theme;
}

/// White on black.
Theme strongDarkTheme()
{
    Theme theme;
    theme.dark = true;
    theme.window = theme.card = QColor("#000000");
    theme.border = QColor("#6e6e6e");
    theme.grid = QColor("#585858");
    theme.text = QColor("#ffffff");
    theme.muted = QColor("#d6d6d6");
    theme.accent = QColor("#7cc8ff");
    theme.accentText = QColor("#000000");
    theme.field = QColor("#202020");
    theme.disabled = QColor("#909090");
    theme.good = QColor("#5cf0bf");
    theme.warn = QColor("#ffc766");
    theme.bad = QColor("#ffa39b");
    return theme;
}

/// In the contrast in force, as it looks in the colour vision that is simulated.
Theme onScreen(bool dark)
{
    Theme theme = highContrastInForce ? dark ? strongDarkTheme() : strongLightTheme()
                  : dark ? darkTheme()
                                      : lightTheme();
    theme.vision = colourVision();
    for (QColor* colour :
         {&theme.window, &theme.card, &theme.border, &theme.grid, &theme.text, &theme.muted, &theme.accent,
          &theme.accentText, &theme.field, &theme.disabled, &theme.good, &theme.warn, &theme.bad})
        *colour = seenWith(theme.vision, *colour);
    return theme;
}

}  // namespace

Theme Theme::of(const QPalette& palette)
{
    return onScreen(palette.color(QPalette::Window).lightness() < 128);
}

Theme Theme::paper()
{
    Theme theme = lightTheme();
    theme.window = theme.card = Qt::white;
    theme.text = Qt::black;
    theme.muted = QColor("#444444");
    return theme;
}

QColor Theme::classColor(int index) const
{
    // Okabe and Ito (2008); on white the light ones are darkened to a contrast of 3 and more.
    static const std::array<QColor, 8> onLight = {QColor("#0072b2"), QColor("#d55e00"), QColor("#009970"),
                                                  QColor("#c46b9d"), QColor("#a87e00"), QColor("#2b8fc7"),
                                                  QColor("#7a4fa3"), QColor("#5c5c5c")};
    static const std::array<QColor, 8> onDark = {QColor("#56b4e9"), QColor("#e69f00"), QColor("#2fc79b"),
                                                 QColor("#e29ac4"), QColor("#f0e442"), QColor("#ff8f4d"),
                                                 QColor("#b9a0e6"), QColor("#c8c8c8")};
    if (index < 0)
        return seenWith(vision, dark ? QColor("#8a8d94") : QColor("#85858a"));
    return seenWith(vision, (dark ? onDark : onLight)[std::size_t(index) % 8]);
}

Marker Theme::classMarker(int index)
{
    if (index < 0)
        return Marker::Disc;
    return {Marker::Shape(index % Marker::shapes), Marker::Fill(index / Marker::shapes % Marker::fills)};
}

QColor Theme::sequential(double t) const
{
    static const std::array<QColor, 9> stops = {QColor("#440154"), QColor("#472d7b"), QColor("#3b528b"),
                                                QColor("#2c728e"), QColor("#21918c"), QColor("#28ae80"),
                                                QColor("#5ec962"), QColor("#addc30"), QColor("#fde725")};
    return seenWith(vision, interpolate(stops.data(), int(stops.size()), t));
}

QColor Theme::diverging(double t) const
{
    static const std::array<QColor, 5> onLight = {QColor("#1f5fa8"), QColor("#8db7dc"), QColor("#fafafa"),
                                                  QColor("#f2a97c"), QColor("#b5431a")};
    static const std::array<QColor, 5> onDark = {QColor("#8fc7ff"), QColor("#2f6ea8"), QColor("#1c1f24"),
                                                 QColor("#b3541f"), QColor("#ffb37d")};
    const auto& stops = dark ? onDark : onLight;
    return seenWith(vision, interpolate(stops.data(), int(stops.size()), (t + 1) / 2));
}

namespace {

void drawShape(QPainter& painter, Marker::Shape marker, const QPointF& center, double diameter, const QColor& fill,
               const QColor& outline)
{
    const double r = diameter / 2;
    painter.setPen(outline.alpha() > 0 ? QPen(outline, std::max(0.6, diameter / 9)) : QPen(Qt::NoPen));
    painter.setBrush(fill);
    const auto polygon = [&](int corners, double radius, double start) {
        QPolygonF shape;
        for (int corner = 0; corner < corners; ++corner) {
            const double angle = start + 2 * M_PI * corner / corners;
            shape << center + QPointF(radius * std::cos(angle), radius * std::sin(angle));
        }
        painter.drawPolygon(shape);
    };
    const auto cross = [&](double turn) {
        const double a = r * 0.36;
        const QPolygonF arms({{-a, -r},
                              {a, -r},
                              {a, -a},
                              {r, -a},
                              {r, a},
                              {a, a},
                              {a, r},
                              {-a, r},
                              {-a, a},
                              {-r, a},
                              {-r, -a},
                              {-a, -a}});
        QTransform placed;
        placed.translate(center.x(), center.y());
        placed.rotate(turn);
        painter.drawPolygon(placed.map(arms));
    };
    switch (marker) {
    case Marker::Disc:
        painter.drawEllipse(center, r, r);
        break;
    case Marker::Square:
        painter.drawRect(QRectF(center.x() - r * 0.88, center.y() - r * 0.88, r * 1.76, r * 1.76));
        break;
    case Marker::Triangle:
        polygon(3, r * 1.2, -M_PI / 2);
        break;
    case Marker::Diamond:
        polygon(4, r * 1.2, 0);
        break;
    case Marker::Plus:
        cross(0);
        break;
    case Marker::InvertedTriangle:
        polygon(3, r * 1.2, M_PI / 2);
        break;
    case Marker::Cross:
        cross(45);
        break;
    case Marker::Star: {
        QPolygonF star;
        for (int corner = 0; corner < 10; ++corner) {
            const double angle = -M_PI / 2 + M_PI * corner / 5, radius = corner % 2 == 0 ? r * 1.25 : r * 0.55;
            star << center + QPointF(radius * std::cos(angle), radius * std::sin(angle));
        }
        painter.drawPolygon(star);
        break;
    }
    }
}

/// White or nearly black, which of the two is seen better on @p fill.
QColor holeIn(const QColor& fill)
{
    constexpr float contrastOfThree = 0.585F;  // grey that has a contrast of 3 with white
    const bool isDark = seenWith(ColourVision::Achromatopsia, fill).lightnessF() < contrastOfThree;
    QColor hole = isDark ? QColor(Qt::white) : QColor("#191b1f");
    hole.setAlpha(fill.alpha());
    return hole;
}

}  // namespace

void drawMarker(QPainter& painter, Marker marker, const QPointF& center, double diameter, const QColor& fill,
                const QColor& outline)
{
    constexpr double large = 0.6, small = 0.3;  // holes
    drawShape(painter, marker.shape, center, diameter, fill, outline);
    if (marker.fill != Marker::Filled)
        drawShape(painter, marker.shape, center, diameter * (marker.fill == Marker::Hollow ? large : small),
                  holeIn(fill), Qt::transparent);
}

QPalette lightPalette()
{
    return makePalette(onScreen(false));
}

QPalette darkPalette()
{
    return makePalette(onScreen(true));
}

void showTheme(std::optional<bool> isDark)
{
    static const bool isDesktopDark = Theme::of(QApplication::palette()).dark;  // before another one is set
    QApplication::setPalette(isDark.value_or(isDesktopDark) ? darkPalette() : lightPalette());
}

void chooseTheme(std::optional<bool> isDark)
{
    showTheme(isDark);
    if (isDark)
        QSettings().setValue(darkKey, *isDark);
    else
        QSettings().remove(darkKey);
}

std::optional<bool> chosenTheme()
{
    const QVariant chosen = QSettings().value(darkKey);
    return chosen.isValid() ? std::optional(chosen.toBool()) : std::nullopt;
}

bool hasHighContrast()
{
    return highContrastInForce;
}

void setHighContrast(bool isOn)
{
    if (isOn == highContrastInForce)
        return;
    highContrastInForce = isOn;
    QApplication::setPalette(Theme::of(QApplication::palette()).dark ? darkPalette() : lightPalette());
    applyTheme();
}

}  // namespace fuzzylens::ui
