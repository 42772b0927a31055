// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/methods/membership/probe_constraints.h"
#include "ui/scene/sample_selection.h"

#include <QObject>

#include <optional>
#include <vector>

namespace fuzzylens::ui {

/// The probes among the samples on screen: those of the fit, or those that a search announces while it goes on;
/// and which samples are pinned as probes or are never to be one. Views show them and ask here for changes;
/// whoever owns the parameters answers by setConstraints().
class ProbeMarks : public QObject
{
    Q_OBJECT

public:
    /// @p samples are the selected ones of the same scene.
    explicit ProbeMarks(SampleSelection& samples, QObject* parent = nullptr);

    const std::vector<int>& probes() const { return m_search ? *m_search : m_found; }  // ascending
    bool isProbe(int sample) const;
    bool isSearching() const { return m_search.has_value(); }
    ProbeRole roleOf(int sample) const;
    const std::vector<int>& pinned() const { return m_pinned; }        // ascending
    const std::vector<int>& forbidden() const { return m_forbidden; }  // ascending, none of the pinned
    bool isEmpty() const { return probes().empty() && m_pinned.empty() && m_forbidden.empty(); }
    /// Whether the method supports constraints on probes.
    bool canBeConstrained() const { return m_canBeConstrained; }

    /// Sets the probes of the displayed fit, and its constraints.
    void setFit(std::vector<int> probes, const ProbeConstraints& constraints);
    /// Sets the present constraints; a sample with both is pinned.
    void setConstraints(const ProbeConstraints& constraints, bool canBeConstrained);
    /// A search is at @p probes of the samples on screen: they are shown instead of those of the fit, until
    /// endSearch().
    void showSearch(std::vector<int> probes);
    void endSearch();
    /// Clears probes, constraints and search, for other samples.
    void reset();

    /// Asks for the samples meant (SampleSelection::meant()) to have this role.
    void askForMeant(ProbeRole role);
    void ask(const std::vector<int>& samples, ProbeRole role);

signals:
    void changed();
    void roleRequested(const std::vector<int>& samples, fuzzylens::ProbeRole role);

private:
    bool takeConstraints(const ProbeConstraints& constraints);

    SampleSelection& m_samples;
    std::vector<int> m_found;
    std::optional<std::vector<int>> m_search;
    std::vector<int> m_pinned;
    std::vector<int> m_forbidden;
    bool m_canBeConstrained = false;
};

}  // namespace fuzzylens::ui
