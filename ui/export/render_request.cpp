// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/export/render_request.h"

#include "core/common/issue.h"
#include "core/session/session_file.h"
#include "ui/scene/scene.h"
#include "ui/theme/core_text.h"
#include "ui/views/scatter/scatter_view.h"
#include "ui/views/view.h"
#include "ui/views/view_registry.h"

#include <QCoreApplication>
#include <QFile>
#include <QRegularExpression>

#include <cmath>

namespace fuzzylens::ui {

namespace {

struct RenderRequestWords
{
    Q_DECLARE_TR_FUNCTIONS(Render)
};

/// "-30,20" as degrees.
std::optional<Turn> turnIn(const QString& text)
{
    const QStringList parts = text.split(QLatin1Char(','));
    bool isAzimuth = false, isElevation = false;
    const double azimuth = parts.value(0).toDouble(&isAzimuth), elevation = parts.value(1).toDouble(&isElevation);
    const bool isTurn =
        parts.size() == 2 && isAzimuth && isElevation && std::abs(azimuth) <= 360 && std::abs(elevation) <= 90;
    return isTurn ? std::optional(Turn{azimuth, elevation}) : std::nullopt;
}

/// Applies one option. Returns its error, if any.
QString applyOption(const QString& name, const QString& value, RenderRequest& request)
{
    if (name == QLatin1String("--view")) {
        request.view = value;
        if (!viewIdentifiers().contains(value))
            return RenderRequestWords::tr("unknown view \"%1\"; available views: %2")
                .arg(value, viewIdentifiers().join(QStringLiteral(", ")));
    } else if (name == QLatin1String("--run")) {
        request.run = value;
    } else if (name == QLatin1String("-o") || name == QLatin1String("--output")) {
        request.outputPath = value;
    } else if (name == QLatin1String("--size")) {
        if (!parseFigureSize(value, &request.figure.widthMm, &request.figure.heightMm))
            return RenderRequestWords::tr("--size expects width x height, for example 85x60mm, not \"%1\"")
                .arg(value);
    } else if (name == QLatin1String("--dpi")) {
        bool isNumber = false;
        request.figure.dpi = value.toDouble(&isNumber);
        if (!isNumber || !(request.figure.dpi >= 30 && request.figure.dpi <= 2400))
            return RenderRequestWords::tr("--dpi expects a number from 30 to 2400, not \"%1\"").arg(value);
    } else if (name == QLatin1String("--turn")) {
        request.turn = turnIn(value);
        if (!request.turn)
            return RenderRequestWords::tr(
                       "--turn expects azimuth and elevation in degrees, for example -30,20, not \"%1\"")
                .arg(value);
    } else {
        return RenderRequestWords::tr("unknown option %1").arg(name);
    }
    return {};
}

}  // namespace

bool parseFigureSize(const QString& text, double* widthMm, double* heightMm)
{
    static const QRegularExpression pattern(
        QStringLiteral("^([0-9]+(?:\\.[0-9]+)?)[xX×]([0-9]+(?:\\.[0-9]+)?)(mm|cm|in)?$"));
    const QRegularExpressionMatch match = pattern.match(text);
    if (!match.hasMatch())
        return false;
    const QString unit = match.captured(3);
    const double millimetres = unit == QLatin1String("cm") ? 10 : unit == QLatin1String("in") ? 25.4 : 1;
    const double width = match.captured(1).toDouble() * millimetres,
                 height = match.captured(2).toDouble() * millimetres;
    if (width < 5 || height < 5 || width > 2000 || height > 2000)
        return false;
    *widthMm = width;
    *heightMm = height;
    return true;
}

QString parseRenderRequest(const QStringList& arguments, RenderRequest* request)
{
    for (qsizetype i = 0; i < arguments.size(); ++i) {
        const QString& argument = arguments[i];
        if (!argument.startsWith(QLatin1Char('-'))) {
            if (!request->resultPath.isEmpty())
                return RenderRequestWords::tr("only one result file is allowed; unexpected argument \"%1\"")
                    .arg(argument);
            request->resultPath = argument;
            continue;
        }
        if (argument == QLatin1String("--graph")) {
            request->graph = true;
            continue;
        }
        const qsizetype equals =
            argument.startsWith(QLatin1String("--")) ? argument.indexOf(QLatin1Char('=')) : -1;
        if (equals < 0 && i + 1 == arguments.size())
            return RenderRequestWords::tr("%1 requires a value").arg(argument);
        const QString value = equals < 0 ? arguments[++i] : argument.mid(equals + 1);
        if (const QString error = applyOption(argument.left(equals), value, *request); !error.isEmpty())
            return error;
    }
    if (request->resultPath.isEmpty())
        return RenderRequestWords::tr("a result file is required");
    if (request->view.isEmpty())
        return RenderRequestWords::tr("--view is required; available views: %1")
            .arg(viewIdentifiers().join(QStringLiteral(", ")));
    if ((request->graph || request->turn) && request->view != QLatin1String("scatter"))
        return RenderRequestWords::tr("--graph and --turn are only available for the view \"scatter\"");
    if (request->outputPath.isEmpty())
        return RenderRequestWords::tr("-o is required: a file name that ends in .png, .svg or .pdf");
    return {};
}

namespace {

/// Applies the options of the view scatter. Returns the missing part of the result, if any.
QString lookFrom(const RenderRequest& request, const Outcome& outcome, ScatterView& scatter)
{
    if (request.graph && outcome.graph.empty())
        return RenderRequestWords::tr("%1 contains no graph of the samples").arg(request.resultPath);
    if (request.turn && outcome.embedding.cols() < 3)
        return RenderRequestWords::tr("%1 has fewer than three dimensions and cannot be rotated")
            .arg(request.resultPath);
    scatter.setShowsGraph(request.graph);
    if (request.turn) {
        AxisChoice choice;
        choice.solid = true;
        scatter.setAxisChoice(choice);
        scatter.setTurn(*request.turn);
    }
    return {};
}

QString drawResult(const RenderRequest& request)
{
    auto fit = std::make_shared<Fit>();
    fit->result = std::make_shared<Result>(
        loadResult(QFile::encodeName(request.resultPath).toStdString(), request.run.toStdString()));
    Scene scene;
    scene.setFit(fit);
    const std::unique_ptr<View> view(makeView(request.view, scene));
    if (!view->isApplicable() && !findView(request.view)->fromResult)
        return RenderRequestWords::tr("the view \"%1\" needs information that a result file does not contain "
                                      "(data values, constraints); export it from the window")
            .arg(request.view);
    if (!view->isApplicable())
        return RenderRequestWords::tr("%1 contains no results for the view \"%2\"")
            .arg(request.resultPath, request.view);
    if (auto* scatter = qobject_cast<ScatterView*>(view.get()))
        if (const QString error = lookFrom(request, fit->result->outcome, *scatter); !error.isEmpty())
            return error;
    return exportFigure(*view, request.outputPath, request.figure);
}

}  // namespace

QString renderFigure(const RenderRequest& request)
{
    try {
        return drawResult(request);
    } catch (const DataError& error) {
        return exceptionText(error);
    } catch (const std::exception& error) {
        return RenderRequestWords::tr("%1 could not be drawn: %2").arg(request.resultPath, exceptionText(error));
    }
}

}  // namespace fuzzylens::ui
