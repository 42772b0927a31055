// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/tune/pointed_view.h"

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

protected:
    TuneController& tune() const { return m_tune; }
    /// What a view with content shows, in a sentence.
    virtual QString shown() const = 0;
    /// The candidate of a point; for views with points.
    virtual std::size_t candidateOf(int /*point*/) const { return 0; }
    QString tip(int point) const override;
    void choose(int point) override;

private:
    TuneController& m_tune;
};

}  // namespace fuzzylens::ui
