// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/document/kept_readings.h"

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
    const auto add = [&hash](const std::string& text) {
        const auto length = std::uint64_t(text.size());
        hash.addData(QByteArray::fromRawData(reinterpret_cast<const char*>(&length), sizeof length));
        hash.addData(QByteArray::fromRawData(text.data(), qsizetype(text.size())));
    };
    for (const auto* names : {&data.sampleNames(), &data.featureNames()})
        for (const std::string& name : *names)
            add(name);
    for (const LabelField& field : data.labelFields()) {
        add(field.name);
        for (Index sample = 0; sample < data.samples(); ++sample)
            add(field.text(sample));
    }
    return hash.result();
}

double bytesOf(const AlignedMatrix& values)
{
    return double(values.stride()) * double(values.columns()) * sizeof(double);
}

}  // namespace

bool KeptReading::isSameAs(const Dataset& read) const
{
    return read.origin().sha256 == sha256 && digestOfNames(read) == names;
}

KeptReadingPtr KeptReadings::keep(const DatasetPtr& data, const InputSpec& input)
{
    auto reading =
        std::make_shared<KeptReading>(KeptReading{input, data, data->origin().sha256, digestOfNames(*data)});
    m_readings.push_front(reading);
    return reading;
}

std::vector<DatasetPtr> KeptReadings::use(const KeptReadingPtr& reading)
{
    std::erase_if(m_readings,
                  [&](const std::weak_ptr<KeptReading>& one) { return one.expired() || one.lock() == reading; });
    m_readings.push_front(reading);
    std::vector<DatasetPtr> gone;
    std::set<const AlignedMatrix*> kept{&reading->data->values()};
    double bytes = 0;
    for (const std::weak_ptr<KeptReading>& one : m_readings) {
        const KeptReadingPtr other = one.lock();
        if (!other->data || other->input.file.empty() || kept.contains(&other->data->values()))
            continue;
        bytes += bytesOf(other->data->values());
        if (bytes <= m_budget)
            kept.insert(&other->data->values());
        else
            gone.push_back(std::move(other->data));
    }
    return gone;
}

}  // namespace fuzzylens::ui
