// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/tune/fit_controller.h"
#include "ui/tune/sweep.h"

#include <functional>
#include <optional>

namespace fuzzylens::ui {

/// Fits the open method with the values of one parameter in the background, in phases, and sets a value in the
/// project. Values that are finished when it is stopped are kept.
class SweepController : public FitController
{
    Q_OBJECT

public:
    explicit SweepController(Project& project, QObject* parent = nullptr);

    /// The parameters of the open method to choose from, with their default ranges; empty until the data are
    /// prepared.
    virtual std::vector<SearchAxis> axes() const = 0;
    /// Why nothing can be computed with the present data and settings and what to do; empty if it can.
    virtual QString obstacle() const = 0;

    /// Replaces the sweep there is.
    void start(const SearchAxis& axis, const SearchRange& range);

    /// Null before the first.
    const SweepPtr& sweep() const { return m_sweep; }
    /// Whether the data, steps, label, method or another parameter have changed since the sweep was started.
    bool isStale() const;
    /// The number that the project has for the parameter; nothing without a sweep or if it is stale.
    std::optional<double> present() const;
    /// Sets a value in the project, as one undo step; not if the sweep is stale.
    void apply(std::size_t candidate);

protected:
    /// Fits each value once.
    struct Phase
    {
        qint64 fits = 1;  // of a value
        /// Runs in a worker. False when cancelled.
        std::function<bool(std::size_t candidate, const RunControl& control)> run;
    };

    /// The problem to fit: the prepared one, with the constraints of the project.
    virtual Problem problemOf(const Preparation& prepared) const;
    /// @throws std::invalid_argument as gridAxis.
    virtual GridAxis values(const SearchAxis& axis, const SearchRange& range) const;
    virtual std::vector<std::size_t> order(const Sweep& sweep) const = 0;
    /// Called for a new sweep. @throws std::invalid_argument if there can be none.
    virtual std::vector<Phase> phases(const SweepPtr& sweep) = 0;
    /// Discards all results and makes room for @p size values.
    virtual void clear(std::size_t size) = 0;
    /// Runs @p take in the thread of this, unless @p sweep was replaced meanwhile. To be called by phases.
    void report(const SweepPtr& sweep, std::function<void()> take);
    /// Sets the parameter of the sweep.
    void setParameter(const ParameterValue& value);

private:
    void forget() override;

    SweepPtr m_sweep;
};

}  // namespace fuzzylens::ui
