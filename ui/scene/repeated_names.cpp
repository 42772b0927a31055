// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/scene/repeated_names.h"

#include "ui/theme/core_text.h"

#include <mutex>
#include <string_view>
#include <unordered_map>
#include <utility>

namespace fuzzylens::ui {

namespace {

/// Which of its equals a name is, from 1; only names that are repeated are in it.
using Ordinals = std::unordered_map<int, int>;

Ordinals ordinalsOf(const std::vector<std::string>& names)
{
    struct Seen
    {
        int first = 0;
        int count = 0;
    };
    std::unordered_map<std::string_view, Seen> seen;
    seen.reserve(names.size());
    Ordinals ordinals;
    for (std::size_t i = 0; i < names.size(); ++i) {
        const auto [entry, isNew] = seen.try_emplace(names[i], Seen{int(i), 0});
        if (++entry->second.count == 2)
            ordinals[entry->second.first] = 1;
        if (!isNew)
            ordinals[int(i)] = entry->second.count;
    }
    return ordinals;
}

std::shared_ptr<const Ordinals> knownOrdinals(const NamesPtr& names)
{
    static std::mutex guard;
    static std::weak_ptr<const std::vector<std::string>> last;
    static std::shared_ptr<const Ordinals> ordinals;
    const std::lock_guard lock(guard);
    if (last.lock() != names) {
        ordinals = std::make_shared<const Ordinals>(ordinalsOf(*names));
        last = names;
    }
    return ordinals;
}

}  // namespace

QString distinctName(const NamesPtr& names, int index)
{
    const QString name = nameText((*names)[std::size_t(index)]);
    const std::shared_ptr<const Ordinals> ordinals = knownOrdinals(names);
    const auto ordinal = ordinals->find(index);
    return ordinal == ordinals->end() ? name : QStringLiteral("%1#%2").arg(name).arg(ordinal->second);
}

}  // namespace fuzzylens::ui
