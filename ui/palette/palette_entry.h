// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <functional>
#include <vector>

namespace fuzzylens::ui {

/// Something the program can be asked for by its name.
struct PaletteEntry
{
    QString id;        // the same from start to start
    QString title;     // "Leave out selected samples"
    QString group;     // where it belongs: "Data", "Method", "Parameter"
    QString detail;    // description, one sentence; may be empty. Searched too
    QString shortcut;  // as the keys are called here; may be empty
    bool isEnabled = true;
    bool isPage = false;  // to be read: behind what does something
    /// The title is the name of a gene or a sample: found by its beginning alone, behind the others as pages are.
    bool isName = false;
    std::function<void()> run;
    QString searchWords{};  // other words people use for it, in lower case: "outlier mislabelled". Searched from
                            // their beginnings
    QString otherName{};    // in the language of the manual; may be empty. Searched as the title is
};

/// An entry that matches the typed query.
struct PaletteHit
{
    std::size_t entry = 0;
    std::vector<int> places;  // of the letters of its title that answer
};

/// The entries that answer to @p typed: those possible now first, pages behind what does something, the best
/// first; of equals those used last (@p lately, the last in front), then the shorter title. A word may be found in
/// the title, as the beginning of one of the search words or, there less welcome, of a word of group or detail.
/// With nothing typed all of them but names.
std::vector<PaletteHit> paletteHits(const std::vector<PaletteEntry>& entries, const QString& typed,
                                    const QStringList& lately);

}  // namespace fuzzylens::ui
