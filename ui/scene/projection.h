// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/session/predictions.h"
#include "ui/theme/core_text.h"

#include <QString>

#include <memory>

namespace fuzzylens::ui {

struct Fit;

/// The samples of a second file where a fit puts them: immutable, shared by all views.
struct Projection
{
    QString name;                    // of the file
    DatasetPtr data;                 // as read
    std::shared_ptr<const Fit> fit;  // that placed them
    Prediction prediction;
    Truth truth;
    Agreement agreement;
    bool usesGeneSymbols = false;  // featuresAreGeneSymbols

    int samples() const { return int(data->samples()); }
    QString sampleName(int sample) const { return nameText(data->sampleNames()[std::size_t(sample)]); }
    const Target& target() const;
    /// "33 of 35 right"; the number of samples, if the file has no labels.
    QString summary() const;
    /// That its features are called by symbols already and what follows from it; empty when they are not.
    QString namesNote() const;
};
using ProjectionPtr = std::shared_ptr<const Projection>;

}  // namespace fuzzylens::ui
