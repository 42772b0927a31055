// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

class QWidget;

namespace fuzzylens {
struct MethodDescription;
struct ParameterDescription;
struct StepDescription;
}  // namespace fuzzylens

namespace fuzzylens::ui {

/// What links to a heading of the manual: its letters and digits, small, with hyphens for blanks and nothing for
/// other signs ("label weight α′" is "label-weight-α"), as where such pages are shown on the net.
QString manualAnchor(const QString& heading);

/// The page of a method ("sfp.md").
QString manualPlaceOf(const MethodDescription& method);

/// The heading of a parameter on the page of its method ("sfp.md#label-weight-α").
QString manualPlaceOf(const MethodDescription& method, const ParameterDescription& parameter);

/// The heading of a step of preprocessing ("preparing.md#natural-logarithm").
QString manualPlaceOf(const StepDescription& step);

/// Where the manual speaks of @p widget, or else of the nearest one around it: a page, with an anchor as a rule
/// ("pictures.md#samples"). The first page where there is no such place; @p widget may be null.
QString manualPlaceOf(const QWidget* widget);

}  // namespace fuzzylens::ui
