// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/theme/theme.h"

#include <QByteArray>
#include <QSizeF>
#include <QString>
#include <QStringList>

class QCPPainter;

namespace fuzzylens::ui {

class View;

/// A figure as it will be printed.
struct FigureOptions
{
    double widthMm = 120;
    double heightMm = 90;
    double dpi = 300;  // of pixels; pages hold text and lines as such
    Theme theme = Theme::paper();
    bool hasCaption = true;  // description and source, as text above it
    QString title{};         // instead of the description

    QSizeF points() const { return QSizeF(widthMm, heightMm) * 72 / 25.4; }
};

/// Draws the figure on an empty sheet of @p scale device pixels a point: its background, description and
/// it comes from in words, the picture.
void drawFigure(QCPPainter& painter, double scale, View& view, const FigureOptions& options);

/// The suffixes exportFigure takes: png, svg, pdf.
QStringList figureSuffixes();

/// The figure of @p view in the format @p suffix names, as the bytes of a file; empty, with a sentence in @p
/// error, when the suffix is unknown or the size cannot be (a side outside 5 to 2000 mm, dpi outside 30 to 2400,
/// more than 400 million pixels). In SVG and PDF text stays text and cells of heat maps are exact and lossless.
QByteArray figureBytes(View& view, const QString& suffix, const FigureOptions& options, QString* error);

/// Writes the figure of @p view to @p path, in the format of its suffix, whole or not at all. Returns what went
/// wrong, empty when done.
QString exportFigure(View& view, const QString& path, const FigureOptions& options = {});

/// Writes what @p view shows as CSV, whole or not at all. Returns what went wrong, empty when done.
QString exportData(View& view, const QString& path);

}  // namespace fuzzylens::ui
