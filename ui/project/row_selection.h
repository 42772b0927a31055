// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/project/preparation.h"

#include <vector>

namespace fuzzylens::ui {

/// Selected rows of the open data set, for any samples of the displayed fit: an excluded row
/// stays selected and is seen again when it comes back.
class RowSelection
{
public:
    /// Another data set of so many @p rows: nothing is selected, nothing on screen.
    void reset(std::size_t rows);
    /// The samples of @p prepared are on screen now.
    void show(const PreparationPtr& prepared) { m_shown = prepared; }
    const PreparationPtr& shown() const { return m_shown; }

    const std::vector<bool>& rows() const { return m_selected; }  // of the data set
    /// Ignored if there are not so many @p rows, as in a history edited by others.
    void set(const std::vector<bool>& rows)
    {
        if (rows.size() == m_selected.size())
            m_selected = rows;
    }
    /// Of the samples on screen; some must be.
    std::vector<bool> onScreen() const;
    /// A selection made manually among the samples on screen. Rows that are not there are part of it no more,
    /// unless it adds to the selection while a part of the samples is on screen.
    void take(const std::vector<bool>& onScreen);

private:
    bool addsToPart(const std::vector<bool>& onScreen) const;

    PreparationPtr m_shown;
    std::vector<bool> m_selected;
};

}  // namespace fuzzylens::ui
