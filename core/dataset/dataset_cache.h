// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/dataset/dataset.h"

#include <limits>
#include <memory>
#include <mutex>
#include <utility>
#include <vector>

namespace fuzzylens {

/// No limit, for small values: they are kept as long as the data exist.
inline constexpr std::size_t ofAllData = std::numeric_limits<std::size_t>::max();

/// Caches values that are computed from the most recent data sets. Entries of expired data sets are removed on the
/// next insertion. Thread-safe; threads that ask for a missing value at the same time may each compute it.
template <typename T>
class DatasetCache
{
public:
    /// @param most number of data sets.
    explicit DatasetCache(std::size_t most = 1)
        : m_most(most)
    {}

    /// @param make computes a shared_ptr<const T> from the data; null is not cached.
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
