// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/manual_places.h"

#include "core/methods/method.h"
#include "core/preprocess/steps.h"
#include "ui/panels/job_overlay.h"
#include "ui/panels/parameter_panel.h"
#include "ui/panels/parameter_row.h"
#include "ui/panels/step_row.h"
#include "ui/teach/player_bar.h"
#include "ui/views/view.h"
#include "ui/views/view_registry.h"
#include "ui/workspaces/view_card.h"

#include <QFileDialog>
#include <QMenu>
#include <QMenuBar>

#include <array>

namespace fuzzylens::ui {

namespace {

struct Place
{
    const char* name;  // of an object
    const char* page;  // with its anchor
};

constexpr std::array objectPlaces = {
    Place{"emptyState", "getting-started.md#open-a-file"},
    Place{"headerBar", "getting-started.md#the-window"},
    Place{"noticeBar", "opening.md#when-a-file-cannot-be-read"},
    // The side panel
    Place{"dataPanel", "opening.md#labels"},
    Place{"datasetFacts", "opening.md#import-settings"},
    Place{"projectionRow", "opening.md#projecting-new-samples"},
    Place{"stepsPanel", "preprocessing.md#the-steps"},
    Place{"showPreparation", "preprocessing.md#preview"},
    Place{"hintRow", "preprocessing.md#hints-about-the-values"},
    Place{"stepNotes", "preprocessing.md#the-steps"},
    Place{"pairsPanel", "constraints.md#add-constraints"},
    Place{"firstSteps", "getting-started.md#try-the-demonstration-data"},
    Place{"verdictCard", "chance.md#could-it-be-chance"},
    Place{"shuffleBanner", "chance.md#could-it-be-chance"},
    Place{"clusterNumbers", "tune.md#number-of-clusters"},
    Place{"featurePath", "tune.md#feature-path"},
    Place{"tuneWorkspace", "tune.md#search-for-parameters"},
    Place{"compareWorkspace", "compare.md#compare-methods"},
    Place{"formulaView", "teach.md#the-formula-of-an-update"},
    Place{"playgroundPanel", "teach.md#playground"},
    Place{"secondMethodView", "teach.md#playground"},
    Place{"lessonPanel", "teach.md#lessons"},
    Place{"weightChangeView", "teach.md#move-a-weight"},
    Place{"knockOutView", "teach.md#knock-out"},
    Place{"teachWorkspace", "teach.md#a-fit-update-by-update"},
    Place{"runsPanel", "results.md#run-history"},
    Place{"statusLine", "results.md#how-a-fit-is-reported"},
    Place{"commandPalette", "shortcuts.md#command-palette"},
    // Dialogs
    Place{"importDialog", "opening.md#import-settings"},
    Place{"geoDialog", "opening.md#from-geo"},
    Place{"leftOutDialog", "opening.md#labels"},
    Place{"classList", "opening.md#labels"},
    Place{"geneSetDialog", "opening.md#gene-sets"},
    Place{"leftOutOfFile", "opening.md#saving-data"},
    Place{"projectionDialog", "opening.md#projecting-new-samples"},
    Place{"pairsFromLabels", "constraints.md#add-constraints"},
    Place{"comparisonDialog", "results.md#run-history"},
    Place{"exportDialog", "views.md#exporting-a-figure"},
    Place{"updateExportDialog", "teach.md#export-the-updates"},
    Place{"tableDialog", "views.md#data-table"},
    // Menus; the entries of the others are on the page of the keys
    Place{"pairMenu", "constraints.md#add-constraints"},
    Place{"probeMenu", "mes.md#finding-probes"},
};

QString placeOfObject(const QString& name)
{
    for (const Place& place : objectPlaces)
        if (name == QLatin1String(place.name))
            return QString::fromLatin1(place.page);
    return {};
}

QString placeOfView(const View& view)
{
    const ViewDescription* description = findView(view.identifier());
    return description ? QString::fromLatin1(description->manualPlace) : QString();
}

QString ownPlace(const QWidget& widget)
{
    const QString named = placeOfObject(widget.objectName());
    if (!named.isEmpty())
        return named;
    if (const auto* view = qobject_cast<const View*>(&widget))
        return placeOfView(*view);
    if (const auto* card = qobject_cast<const ViewCard*>(&widget); card && card->current())
        return placeOfView(*card->current());
    if (const auto* row = qobject_cast<const StepRow*>(&widget))
        if (const StepDescription* step = stepDescription(row->stepName()))
            return manualPlaceOf(*step);
    if (qobject_cast<const PlayerBar*>(&widget))
        return QStringLiteral("teach.md#a-fit-update-by-update");
    if (qobject_cast<const QFileDialog*>(&widget) || qobject_cast<const JobOverlay*>(&widget))
        return QStringLiteral("opening.md");
    if (qobject_cast<const QMenu*>(&widget) || qobject_cast<const QMenuBar*>(&widget))
        return QStringLiteral("shortcuts.md");
    return {};
}

}  // namespace

QString manualAnchor(const QString& heading)
{
    QString anchor;
    for (const QChar letter : heading.toLower())
        if (letter == QLatin1Char(' ') || letter == QLatin1Char('-'))
            anchor += QLatin1Char('-');
        else if (letter.isLetter() || letter.isDigit() || letter == QLatin1Char('_'))
            anchor += letter;
    return anchor;
}

QString manualPlaceOf(const MethodDescription& method)
{
    return QString::fromStdString(method.id) + QStringLiteral(".md");
}

QString manualPlaceOf(const MethodDescription& method, const ParameterDescription& parameter)
{
    QString heading = QString::fromStdString(parameter.label);
    if (!parameter.symbol.empty())
        heading += QLatin1Char(' ') + QString::fromStdString(parameter.symbol);
    return manualPlaceOf(method) + QLatin1Char('#') + manualAnchor(heading);
}

QString manualPlaceOf(const StepDescription& step)
{
    return QStringLiteral("preprocessing.md#") + manualAnchor(QString::fromStdString(step.title));
}

QString manualPlaceOf(const QWidget* widget)
{
    const ParameterRow* row = nullptr;
    for (; widget; widget = widget->parentWidget()) {
        if (!row)
            row = qobject_cast<const ParameterRow*>(widget);
        if (const auto* panel = qobject_cast<const ParameterPanel*>(widget))
            return row ? manualPlaceOf(panel->shownMethod(), row->description())
                       : manualPlaceOf(panel->shownMethod());
        const QString place = ownPlace(*widget);
        if (!place.isEmpty())
            return place;
    }
    return QStringLiteral("index.md");
}

}  // namespace fuzzylens::ui
