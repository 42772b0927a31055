// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/features/feature_search.h"

#include <QRegularExpression>

#include <algorithm>

namespace fuzzylens::ui {

FeatureSearch::FeatureSearch(NamesPtr names, DatasetPtr annotations)
    : m_names(std::move(names))
    , m_data(std::move(annotations))
{}

void FeatureSearch::index() const
{
    if (m_isIndexed || !m_names)
        return;
    m_isIndexed = true;
    const auto add = [](QHash<QString, QList<int>>& hash, const std::vector<std::string>& texts) {
        for (std::size_t i = 0; i < texts.size(); ++i)
            if (!texts[i].empty())
                hash[QString::fromStdString(texts[i]).toCaseFolded()] << int(i);
    };
    add(m_byName, *m_names);
    if (m_data)
        for (const AnnotationField& field : m_data->annotations())
            add(m_byAnnotation, field.texts);
}

std::vector<int> FeatureSearch::containing(const QString& phrase) const
{
    std::vector<int> result;
    const auto matches = [&](const std::string& text) {
        return QString::fromStdString(text).contains(phrase, Qt::CaseInsensitive);
    };
    for (std::size_t i = 0; m_names && i < m_names->size(); ++i) {
        bool found = matches((*m_names)[i]);
        if (!found && m_data)
            for (const AnnotationField& field : m_data->annotations())
                found = found || matches(field.texts[i]);
        if (found)
            result.push_back(int(i));
    }
    return result;
}

FeatureFinding FeatureSearch::find(const QString& text) const
{
    FeatureFinding finding;
    const QString phrase = text.trimmed();
    if (phrase.isEmpty())
        return finding;
    finding.isAll = false;
    static const QRegularExpression separators(QStringLiteral("[\\s,;]+"));
    QStringList entries = phrase.split(separators, Qt::SkipEmptyParts);
    entries.removeDuplicates();
    if (entries.size() > 1) {
        index();
        for (const QString& entry : entries) {
            const QString key = entry.toCaseFolded();
            const bool isName = m_byName.contains(key);
            const QList<int> found = isName ? m_byName.value(key) : m_byAnnotation.value(key);
            finding.byAnnotation += !isName && !found.isEmpty();
            finding.features.insert(finding.features.end(), found.begin(), found.end());
            if (found.isEmpty())
                finding.unmatched << entry;
        }
        std::sort(finding.features.begin(), finding.features.end());
        finding.features.erase(std::unique(finding.features.begin(), finding.features.end()),
                               finding.features.end());
        finding.asked = int(entries.size());
        if (!finding.features.empty())
            return finding;
        finding.unmatched.clear();
        finding.asked = 0;
    }
    finding.features = containing(phrase);
    return finding;
}

}  // namespace fuzzylens::ui
