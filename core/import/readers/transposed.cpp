// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/import/readers/transposed.h"

#include "core/common/memory_guard.h"
#include "core/import/readers/sparse_values.h"
#include "core/import/text_table.h"

namespace fuzzylens {

namespace {

void turn(DatasetParts& parts)
{
    requireMemory(parts.origin.path, matrixBytes(parts.values.columns(), parts.values.rows()));
    parts.values =
        std::make_shared<const AlignedMatrix>(AlignedMatrix::copyOf(parts.values.all()->map().transpose()));
    std::swap(parts.sampleNames, parts.featureNames);
    std::vector<AnnotationField> annotations;
    for (const LabelField& field : parts.labelFields) {
        AnnotationField& annotation = annotations.emplace_back(AnnotationField{field.name, {}});
        for (std::size_t i = 0; i < parts.featureNames.size(); ++i)
            annotation.texts.push_back(field.text(static_cast<Index>(i)));
    }
    parts.labelFields.clear();
    parts.preferredLabel.clear();
    for (const AnnotationField& field : parts.annotations)
        parts.labelFields.push_back(labelFieldOf(field.name, field.texts, '.'));
    parts.annotations = std::move(annotations);
}

}  // namespace

void turnIfChosen(DatasetParts& parts, const ImportOptions& options)
{
    const bool turned = options.orientation == ImportOptions::Orientation::GenesInRows;
    if (turned)
        turn(parts);
    parts.origin.decisions.push_back({"orientation", turned ? "genes in rows" : "samples in rows",
                                      options.orientation ? "chosen" : "defined by the format"});
}

}  // namespace fuzzylens
