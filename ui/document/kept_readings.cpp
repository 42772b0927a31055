// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/document/kept_readings.h"

#include <algorithm>
#include <set>

namespace fuzzylens::ui {

namespace {

std::vector<std::string> namesOfFields(const Dataset& data)
{
    std::vector<std::string> names;
    for (const LabelField& field : data.labelFields())
        names.push_back(field.name);
    return names;
}

double bytesOf(const AlignedMatrix& values)
{
    return double(values.stride()) * double(values.columns()) * sizeof(double);
}

}  // namespace

bool KeptReading::isSameAs(const Dataset& read) const
{
    return read.origin().sha256 == sha256 && namesOfFields(read) == labelFields;
}

KeptReadingPtr KeptReadings::keep(const DatasetPtr& data, const InputSpec& input)
{
    auto reading =
        std::make_shared<KeptReading>(KeptReading{input, data, data->origin().sha256, namesOfFields(*data)});
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
