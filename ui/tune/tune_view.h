// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/views/view.h"

namespace fuzzylens::ui {

class TuneController;

/// A view of a search. It has content once there is a trial.
class TuneView : public View
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
    /// The search has changed.
    virtual void follow() { update(); }
    void paintMissing(QPainter& painter) const;

private:
    TuneController& m_tune;
    bool m_wasApplicable = false;
};

}  // namespace fuzzylens::ui
