// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/dataset/dataset.h"
#include "core/methods/membership/probe_constraints.h"

#include <QObject>
#include <QString>

#include <memory>
#include <string>
#include <utility>
#include <vector>

namespace fuzzylens::ui {

class Project;

/// Keeps the constraints for probes among the samples on screen as the state has them (requestedProbes()), and
/// handles requests for them: each change is one undo step for both parameters, after which the method fits
/// again.
class ProbeController : public QObject
{
    Q_OBJECT

public:
    explicit ProbeController(Project& project, QObject* parent = nullptr);

    /// Whether the method of the project supports constraints on probes.
    bool isOffered() const;
    /// Whether the state says anything of probes, though it may be of samples that are not on screen.
    bool hasAnyConstraint() const;
    /// @p samples of the displayed fit; others are ignored.
    void give(const std::vector<int>& samples, ProbeRole role);
    /// Leaves all samples to the search.
    void freeAll();

signals:
    void changed();
    /// The request changes nothing.
    void isSoAlready(const QString& sentence);

private:
    bool isOnScreen() const;
    void refresh();
    void readConstraints();
    void take(const ProbeConstraints& constraints, const QString& text);

    Project& m_project;
    ProbeConstraints m_constraints;  // among the samples as read, of these texts and data
    std::pair<std::string, std::string> m_texts;
    std::weak_ptr<const Dataset> m_data;
};

}  // namespace fuzzylens::ui
