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

/// The anchor of a heading of the manual, as GitHub forms it: letters and digits in lower case, hyphens for
/// blanks, other characters removed ("label weight α′" becomes "label-weight-α").
QString manualAnchor(const QString& heading);

/// The page of a method ("sfp.md").
QString manualPlaceOf(const MethodDescription& method);

/// The heading of a parameter on the page of its method ("sfp.md#label-weight-α").
QString manualPlaceOf(const MethodDescription& method, const ParameterDescription& parameter);

/// The heading of a step of preprocessing ("preprocessing.md#natural-logarithm").
QString manualPlaceOf(const StepDescription& step);

/// The page about @p widget, or about its nearest parent that has one, usually with an anchor
/// ("views.md#samples"). The first page if there is none or @p widget is null.
QString manualPlaceOf(const QWidget* widget);

}  // namespace fuzzylens::ui
