// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/panels/spoken_slider.h"
#include "ui/scene/scene.h"

#include <vector>

namespace fuzzylens::ui {

/// A slider over the updates of a fit, with a tick in the colour of its block for each. A press anywhere moves the
/// handle there.
class Timeline : public SpokenSlider
{
    Q_OBJECT

public:
    explicit Timeline(QWidget* parent);

    /// The handle is at @p at; valueChanged is not emitted.
    void setUpdates(const std::vector<ShownUpdate>& updates, int at);
    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;

private:
    int valueAt(double x) const;

    std::vector<ShownUpdate> m_updates;
};

}  // namespace fuzzylens::ui
