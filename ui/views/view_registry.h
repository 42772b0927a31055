// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

#include <vector>

class QWidget;

namespace fuzzylens::ui {

class Scene;
class View;

/// The four cards of the workspace Explore, each with tabs.
enum class ViewCardPlace { UpperLeft, LowerLeft, UpperRight, LowerRight };

/// A view in a report.
struct ReportedView
{
    double height = 0;           // millimetres; 0: it is not part of reports
    double least = 0;            // the same where a page has no room for more
    const char* howToRead = "";  // a sentence below the picture, to be translated in the context Report
};

/// What the program knows of a view. A new view is a folder in ui/views and a line in view_registry.cpp.
struct ViewDescription
{
    const char* identifier = "";  // "scatter", as `render --view` takes it
    View* (*make)(Scene& scene, QWidget* parent) = nullptr;
    ViewCardPlace card = ViewCardPlace::LowerRight;
    const char* manualPlace = "";  // page and anchor: "views.md#samples"
    bool fromResult = true;        // can be drawn from a result file, which holds neither values nor pairs
    ReportedView report{};
};

/// All views, in the order in which the window and reports show them.
const std::vector<ViewDescription>& views();
/// The view of this identifier, or null.
const ViewDescription* findView(const QString& identifier);
QStringList viewIdentifiers();

/// Appends a view to views(), for programs that bring their own; before any window is made.
/// @throws std::invalid_argument if there is a view of this identifier.
void addView(const ViewDescription& view);

/// A new view of @p scene, owned by @p parent or the caller; null when there is no such view.
View* makeView(const QString& identifier, Scene& scene, QWidget* parent = nullptr);

}  // namespace fuzzylens::ui
