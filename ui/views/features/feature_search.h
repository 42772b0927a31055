// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/dataset/dataset.h"
#include "core/session/result.h"

#include <QHash>
#include <QStringList>

#include <vector>

namespace fuzzylens::ui {

/// What a search found.
struct FeatureFinding
{
    bool isAll = true;          // nothing was asked for
    std::vector<int> features;  // ascending
    int asked = 0;              // entries of a list; 0: one phrase
    int byAnnotation = 0;       // entries found only among the annotations
    QStringList unmatched;      // entries of a list that no feature has
};

/// Finds features by a phrase within name or annotations, or by a pasted list (separated by spaces, commas,
/// semicolons, line ends) whose entries equal a name or an annotation. Letter case does not matter.
class FeatureSearch
{
public:
    FeatureSearch() = default;
    /// @p annotations may be null.
    FeatureSearch(NamesPtr names, DatasetPtr annotations);

    /// A text of several entries is a list when at least one of them is a whole name or annotation, else a phrase.
    FeatureFinding find(const QString& text) const;

private:
    std::vector<int> containing(const QString& phrase) const;
    void index() const;  // of whole names, built when first needed

    NamesPtr m_names;
    DatasetPtr m_data;
    mutable QHash<QString, QList<int>> m_byName;
    mutable QHash<QString, QList<int>> m_byAnnotation;
    mutable bool m_isIndexed = false;
};

}  // namespace fuzzylens::ui
