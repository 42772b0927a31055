// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/scene/scene.h"

#include <QObject>
#include <QString>

#include <vector>

namespace fuzzylens::ui {

/// How a result came about in steps, of which one is on screen: what a player plays.
class Sequence : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;

    /// How long a step is shown while it plays, in milliseconds.
    enum Pace { Slow = 900, Normal = 350, Fast = 100 };

    /// The steps, the start first; none: there is nothing to play.
    virtual const std::vector<ShownUpdate>& updates() const = 0;
    /// Index of the step on screen.
    virtual int at() const = 0;
    int last() const;
    virtual bool isPlaying() const = 0;
    virtual Pace pace() const = 0;
    virtual void setPace(Pace pace) = 0;
    /// The step on screen in words, or why there is none.
    virtual QString text() const = 0;
    /// The same with what else should be known.
    virtual QString tip() const { return text(); }

    /// From the step on screen, or from the start when that is the last one.
    virtual void play() = 0;
    virtual void pause() = 0;
    /// Shows the step @p at, or the nearest that there is.
    virtual void show(int at) = 0;

signals:
    void changed();
};

}  // namespace fuzzylens::ui
