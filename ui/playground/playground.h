// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/session/input.h"

#include <QObject>

#include <optional>
#include <string>
#include <vector>

namespace fuzzylens::ui {

class Project;

/// The generated data set of the plane that is open, and changes of it: of another number of classes, another
/// noise, other samples, or drawn points.
class Playground : public QObject
{
    Q_OBJECT

public:
    explicit Playground(Project& project, QObject* parent = nullptr);

    /// The sets of the plane; that of drawn points is the last one.
    static const std::vector<SyntheticDescription>& sets();
    /// The largest noise worth looking at.
    static double mostNoise(const std::string& set);
    static constexpr int mostNoiseFeatures = 50;

    /// The open set; empty if it is no set of the plane or tables are joined to it.
    const std::optional<SyntheticSpec>& spec() const { return m_spec; }
    /// Of the open set; there must be one.
    const SyntheticDescription& description() const;
    int samples() const;
    int noiseFeatures() const;
    int classes() const;
    double noise() const;
    /// The samples of the open set in the plane, rounded to the third decimal.
    std::vector<PlacedSample> points() const;

    /// Opens the set @p name, with settings that suit it if the method is SFP: as an undo step in the place of
    /// another set, else after the guard of the project has agreed.
    void open(const std::string& name);
    /// Replaces the open data. Nothing changes where it would have too few samples for a fit.
    void change(const SyntheticSpec& spec);
    /// Opens or changes drawn points.
    void draw(const std::vector<PlacedSample>& points);

signals:
    void changed();

private:
    void follow();

    Project& m_project;
    std::optional<SyntheticSpec> m_spec;
};

}  // namespace fuzzylens::ui
