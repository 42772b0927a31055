// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/data/dataset.h"

#include <memory>
#include <mutex>

namespace fuzzylens {

/// What was made of the data set asked for last; the next question is probably about the same. Any number of
/// threads may ask; those that ask for new data at the same time may each make it.
template <typename T>
class KeptForData
{
public:
    /// @param make a shared_ptr<const T> of the data.
    template <typename Make>
    std::shared_ptr<const T> of(const DatasetPtr& data, const Make& make)
    {
        {
            const std::lock_guard lock(m_mutex);
            if (m_made && m_data.lock() == data)
                return m_made;
        }
        std::shared_ptr<const T> made = make();
        const std::lock_guard lock(m_mutex);
        m_data = data;
        m_made = made;
        return made;
    }

private:
    std::mutex m_mutex;
    std::weak_ptr<const Dataset> m_data;
    std::shared_ptr<const T> m_made;
};

}  // namespace fuzzylens
