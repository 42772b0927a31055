// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/evaluation/sample_explanation.h"
#include "ui/scene/scene.h"
#include "ui/theme/theme.h"
#include "ui/views/scatter/hover_facts.h"

#include <QFont>
#include <QString>

#include <optional>
#include <vector>

namespace fuzzylens::ui {

/// The explanation of one sample of a fit, in words and numbers.
struct ExplanationText
{
    FitPtr fit;
    int sample = -1;
    SampleExplanation explanation;      // empty without the data of the fit
    std::vector<int> leftOutClasses{};  // as Scene::leftOutClasses()

    /// Nothing when cancelled by @p progress. @param sample an index of @p fit.
    static std::optional<ExplanationText> of(const FitPtr& fit, int sample, const Progress& progress = {});

    /// Rich text for a page of @p width, in the units of @p font; names too long for it are shortened. Links are
    /// "feature:12" and "sample:3", with the indices of the fit.
    QString html(const Theme& theme, const QFont& font, double width) const;
    /// All of it in sentences, for screen readers.
    QString spoken() const;
    /// Part, cluster, name, value and, of a change, new value; numbers are exact.
    QString csv() const;

private:
    HoverFacts facts() const;
    QString table(const Theme& theme, const QFont& font, double width) const;
    QString neighboursHtml(const Theme& theme) const;
    QString changesHtml(const Theme& theme) const;
    /// The nearest first; where distances are no sums, the largest membership first.
    std::vector<int> clusters() const;
    QString neighboursTitle() const;
    QString changesTitle() const;
    QString changeValues(const FeatureChange& change) const;
    /// The class or the number of another sample; empty without.
    QString labelOf(Index other) const;
};

}  // namespace fuzzylens::ui
