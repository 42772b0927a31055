// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/tune/pointed_view.h"

#include <vector>

namespace fuzzylens::ui {

class TuneController;

/// A view of a search. It has content once there is a trial.
class TuneView : public PointedView
{
    Q_OBJECT

public:
    TuneView(Scene& scene, TuneController& tune, QWidget* parent = nullptr);

    bool isApplicable() const override;
    QString description() const override;
    /// The settings that are the same in the whole view, and the protocol.
    QString origin() const override;

protected:
    TuneController& tune() const { return m_tune; }
    /// What a view with content shows, in a sentence.
    virtual QString shown() const = 0;
    /// The axes of the search that the view shows all values of.
    virtual std::vector<std::size_t> shownAxes() const;
    /// One of the candidates shown.
    virtual std::size_t shownCandidate() const;
    /// The candidate of a point; for views with points.
    virtual std::size_t candidateOf(int /*point*/) const { return 0; }
    QString tip(int point) const override;
    void choose(int point) override;

private:
    TuneController& m_tune;
};

}  // namespace fuzzylens::ui
