// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/methods/constraints/pair_set.h"
#include "ui/scene/sample_selection.h"

#include <QObject>

#include <vector>

namespace fuzzylens::ui {

enum class PairKind { Must, Cannot };

/// A pair among the samples on screen, and what the fit on screen, of a method that uses pairs, makes of it.
struct PairMark
{
    PairKind kind = PairKind::Must;
    SamplePair samples;  // of the fit on screen
    bool isViolated = false;
    double cost = 0;         // contribution to the objective
    bool isPending = false;  // the fit on screen has not seen it

    bool operator==(const PairMark&) const = default;
};

/// The pairs among the samples on screen, which of them are selected, and the group of samples that waits to be
/// paired with another. Views show them and ask here for changes; whoever owns the pairs answers by set().
class PairMarks : public QObject
{
    Q_OBJECT

public:
    /// @p samples are the selected ones of the same scene.
    explicit PairMarks(SampleSelection& samples, QObject* parent = nullptr);

    const std::vector<PairMark>& pairs() const { return m_pairs; }  // must-links first, each in order
    int violated() const { return m_violated; }
    /// Pairs of samples that are left out, so not on screen.
    int elsewhere() const { return m_elsewhere; }
    /// Whether the method goes by pairs.
    bool areGuiding() const { return m_areGuiding; }
    /// The kept pairs first, those that cost most last: as they are drawn.
    std::vector<int> inDrawingOrder() const;

    void set(std::vector<PairMark> pairs, int elsewhere, bool areGuiding);
    /// Other samples are on screen: no pair, none selected, no group, until the next set().
    void reset();

    const std::vector<bool>& selected() const { return m_selected; }  // of the pairs
    std::vector<int> selectedPairs() const;
    void select(SelectMode mode, const std::vector<int>& pairs);

    /// The samples that wait for those they are to be paired with; empty: none do.
    const std::vector<int>& group() const { return m_group; }
    void setGroup(std::vector<int> samples);
    /// The samples meant (SampleSelection::meant()) become the group; they are selected no more, so that others
    /// can be.
    void takeGroup();
    /// Asks for pairs between the group and the samples meant. Without a group several samples that are to be
    /// together are paired each with each; else those meant become the group.
    void linkMeant(PairKind kind);

    /// Asks for a pair of each sample of @p one with each of @p other. The group waits until it is done.
    void link(PairKind kind, const std::vector<int>& one, const std::vector<int>& other);
    /// Asks for the selected pairs to be taken away.
    void removeSelected();

signals:
    void changed();
    void selectionChanged();
    void groupChanged();
    void linkRequested(PairKind kind, const std::vector<int>& one, const std::vector<int>& other);
    void removalRequested(const std::vector<fuzzylens::ui::PairMark>& pairs);

private:
    SampleSelection& m_samples;
    std::vector<PairMark> m_pairs;
    std::vector<bool> m_selected;
    std::vector<int> m_group;
    int m_violated = 0;
    int m_elsewhere = 0;
    bool m_areGuiding = false;
};

}  // namespace fuzzylens::ui
