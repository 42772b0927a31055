// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/dataset/dataset.h"

#include <limits>
#include <memory>
#include <mutex>
#include <utility>
#include <vector>

namespace fuzzylens {

/// For what is small: it is kept as long as the data are there.
inline constexpr std::size_t ofAllData = std::numeric_limits<std::size_t>::max();

/// What was made of the data sets asked for last; the next question is probably about one of them. Of
/// data that are gone it goes too, with the next that is made. Any number of threads may ask; those that ask for
/// new data at the same time may each make it.
template <typename T>
class DatasetCache
{
public:
    /// @param most so many data sets.
    explicit DatasetCache(std::size_t most = 1)
        : m_most(most)
    {}

    /// @param make a shared_ptr<const T> of the data; null is not kept.
    template <typename Make>
    std::shared_ptr<const T> of(const DatasetPtr& data, const Make& make)
    {
        {
            const std::lock_guard lock(m_mutex);
            for (const auto& [known, made] : m_kept)
                if (known.lock() == data)
                    return made;
        }
        std::shared_ptr<const T> made = make();
        if (made)
            keep(data, made);
        return made;
    }

private:
    void keep(const DatasetPtr& data, const std::shared_ptr<const T>& made)
    {
        const std::lock_guard lock(m_mutex);
        std::erase_if(m_kept, [](const auto& one) { return one.first.expired(); });
        if (m_kept.size() >= m_most)
            m_kept.erase(m_kept.begin());
        m_kept.emplace_back(data, made);
    }

    std::mutex m_mutex;
    std::size_t m_most;
    std::vector<std::pair<std::weak_ptr<const Dataset>, std::shared_ptr<const T>>> m_kept;  // newest last
};

}  // namespace fuzzylens
