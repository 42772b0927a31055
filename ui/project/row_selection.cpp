// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/project/row_selection.h"

namespace fuzzylens::ui {

void RowSelection::reset(std::size_t rows)
{
    m_shown.reset();
    m_selected.assign(rows, false);
}

std::vector<bool> RowSelection::onScreen() const
{
    std::vector<bool> selected;
    selected.reserve(m_shown->kept.samples.size());
    for (const Index row : m_shown->kept.samples)
        selected.push_back(m_selected[std::size_t(row)]);
    return selected;
}

/// Whether a part of the samples is on screen and @p onScreen deselects none of it.
bool RowSelection::addsToPart(const std::vector<bool>& onScreen) const
{
    if (!m_shown->whole)
        return false;
    for (std::size_t sample = 0; sample < onScreen.size(); ++sample)
        if (m_selected[std::size_t(m_shown->kept.samples[sample])] && !onScreen[sample])
            return false;
    return true;
}

void RowSelection::take(const std::vector<bool>& onScreen)
{
    if (!addsToPart(onScreen))
        m_selected.assign(m_selected.size(), false);
    for (std::size_t sample = 0; sample < onScreen.size(); ++sample)
        m_selected[std::size_t(m_shown->kept.samples[sample])] = onScreen[sample];
}

}  // namespace fuzzylens::ui
