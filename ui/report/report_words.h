// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/methods/method.h"
#include "core/session/result.h"

#include <QCoreApplication>
#include <QString>

#include <string>
#include <vector>

namespace fuzzylens::ui {

/// What reports say, to be translated.
class ReportWords
{
    Q_DECLARE_TR_FUNCTIONS(Report)
};

/// "85.5 %".
QString percentText(double share);
/// "53 of 62 (85.5 %)".
QString shareText(qint64 part, qint64 whole);
/// "ALL 47, AML 25": in the order given, those without a sample left out.
QString countsText(const std::vector<std::string>& names, const std::vector<int>& counts);
/// Samples of every class of a target; empty without classes.
std::vector<int> classCounts(const Target& target);
/// The name of the method; of one that is not known here its id.
QString methodName(const Result& result);
/// A number of a parameter with six digits, its text; of a choice its label, of a switch yes or no.
QString parameterText(const ParameterDescription& parameter, const ParameterValue& value);
/// A text that is too long for a table, cut at its end.
QString shortened(const QString& text, qsizetype length);
/// A name that is too long, cut in its middle: names that differ often do at their ends.
QString briefName(const QString& name, qsizetype length = 48);
/// "converged after 12 iterations".
QString endText(const Outcome& outcome);
/// @p text with a capital letter at its beginning and a stop at its end.
QString sentenceOf(const QString& text);
/// What a step was set to, "number of features: 500", "divisor: population (default)"; "–" where nothing is to be
/// set.
QString settingOfStep(const StepSpec& step);
/// "α = 9": by its symbol where it has one, else by its label.
QString settingOf(const ParameterDescription& parameter, const Parameters& values);

}  // namespace fuzzylens::ui
