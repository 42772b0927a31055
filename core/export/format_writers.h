// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/dataset/dataset.h"
#include "core/export/stoppable_file.h"
#include "core/io/atomic_file.h"

#include <string>
#include <vector>

namespace fuzzylens {

// What writes values ends early once the file is stopped.

/// Samples in rows: header, then sample name, label fields (the preferred one first) and values.
void addDelimited(StoppableFile& file, const Dataset& data, char delimiter);

/// GCT 1.2, genes in rows: only the descriptions of the genes, no annotations of samples.
void addGct12(StoppableFile& file, const Dataset& data);

/// GCT 1.3, genes in rows: annotations in columns before the values, label fields in rows above them, the
/// preferred one first.
void addGct13(StoppableFile& file, const Dataset& data);

/// The classes of a categorical field as a CLS file, labels written by name.
/// @throws DataError naming what a CLS file cannot carry: a sample without label, a class name with a blank.
void addCls(AtomicFile& file, const LabelField& field);
/// What of @p field a CLS file cannot carry; empty if it can.
std::string clsObjection(const LabelField& field);

/// ARFF, dense, samples in rows: a string attribute with their names, the label fields, the values. Comments say
/// which attributes are no features.
void addArff(StoppableFile& file, const Dataset& data);

/// CDT, genes in rows: UNIQID, NAME, other annotations, GWEIGHT, values; a row EWEIGHT below the header.
void addCdt(StoppableFile& file, const Dataset& data);

/// The label fields, the preferred one first.
std::vector<const LabelField*> preferredFirst(const Dataset& data);

/// The annotation called @p name, or null.
const AnnotationField* annotationCalled(const Dataset& data, std::string_view name);

}  // namespace fuzzylens
