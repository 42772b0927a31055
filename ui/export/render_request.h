// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/export/figure_export.h"
#include "ui/views/scatter/solid_places.h"

#include <QString>
#include <QStringList>

#include <optional>

namespace fuzzylens::ui {

/// What `render` is asked to do: RESULT.json --view NAME -o FIGURE [--size 85x60mm] [--dpi 300], of a session
/// [--run RUN], and of the view scatter [--graph] [--turn AZIMUTH,ELEVATION].
struct RenderRequest
{
    QString resultPath;  // of a result file or a session
    QString run;         // of the session: number or name; empty: the newest
    QString view;
    QString outputPath;
    FigureOptions figure;
    bool graph = false;          // with the graph of the samples
    std::optional<Turn> turn{};  // three axes, turned so
};

/// Reads the arguments (without the program's name) into @p request. Returns their error, empty when
/// nothing is.
QString parseRenderRequest(const QStringList& arguments, RenderRequest* request);

/// "85x60mm", "85x60", "8.5x6cm" or "3.3x2.4in" as millimetres. False when it is none of them.
bool parseFigureSize(const QString& text, double* widthMm, double* heightMm);

/// Reads the result, draws the view and writes the figure. Returns what went wrong, empty when done.
QString renderFigure(const RenderRequest& request);

}  // namespace fuzzylens::ui
