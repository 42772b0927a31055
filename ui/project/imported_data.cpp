// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/project/imported_data.h"

#include <QCryptographicHash>

#include <algorithm>
#include <cstdint>
#include <set>

namespace fuzzylens::ui {

namespace {

/// Of the names of samples and features, and of what every label field says of every sample.
QByteArray digestOfNames(const Dataset& data)
{
    QCryptographicHash hash(QCryptographicHash::Sha256);
    const auto addCount = [&hash](std::uint64_t count) {
        hash.addData(QByteArrayView(reinterpret_cast<const char*>(&count), qsizetype(sizeof count)));
    };
    const auto addBytes = [&](const auto& list) {
        addCount(list.size());
        if (!list.empty())
            hash.addData(QByteArrayView(reinterpret_cast<const char*>(list.data()),
                                        qsizetype(list.size() * sizeof list.front())));
    };
    const auto addTexts = [&](const std::vector<std::string>& texts) {
        addCount(texts.size());
        for (const std::string& text : texts)
            addBytes(text);
    };
    addTexts(data.sampleNames());
    addTexts(data.featureNames());
    for (const LabelField& field : data.labelFields()) {
        addBytes(field.name);
        addTexts(field.classes);
        addBytes(field.codes);
        addBytes(field.numbers);
    }
    return hash.result();
}

}  // namespace

ImportedData withoutData(const ImportedData& reading)
{
    ImportedData light = reading;
    if (light.data)
        light.names = digestOfNames(*light.data);
    light.data = nullptr;
    return light;
}

bool ImportedData::isSameAs(const Dataset& read) const
{
    return read.origin().sha256 == sha256 && digestOfNames(read) == names;
}

ImportedDataPtr ImportedDataSets::keep(const DatasetPtr& data, const InputSpec& input)
{
    auto reading = std::make_shared<ImportedData>(ImportedData{input, data, data->origin().sha256, {}});
    std::erase_if(m_readings, [](const std::weak_ptr<ImportedData>& one) { return one.expired(); });
    m_readings.push_front(reading);
    return reading;
}

std::vector<DatasetPtr> ImportedDataSets::use(const ImportedDataPtr& reading)
{
    std::erase_if(m_readings,
                  [&](const std::weak_ptr<ImportedData>& one) { return one.expired() || one.lock() == reading; });
    m_readings.push_front(reading);
    std::vector<DatasetPtr> gone;
    std::set<std::shared_ptr<const void>> kept{reading->data->table().owner()};
    double bytes = 0;
    for (const std::weak_ptr<ImportedData>& one : m_readings) {
        const ImportedDataPtr other = one.lock();
        if (!other->data || other->input.file.empty() || kept.contains(other->data->table().owner()))
            continue;
        bytes += other->data->table().bytes();
        if (bytes <= m_budget) {
            kept.insert(other->data->table().owner());
            continue;
        }
        other->names = digestOfNames(*other->data);
        gone.push_back(std::move(other->data));
    }
    return gone;
}

}  // namespace fuzzylens::ui
