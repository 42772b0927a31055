// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/views/scatter/probe_picture.h"

#include <QWidget>

namespace fuzzylens::ui {

/// The entry of the probes in the legend of a scatter plot: a pin and their number; a cross where there are but
/// samples that are never to be probes.
class ProbeKey : public QWidget
{
    Q_OBJECT

public:
    explicit ProbeKey(QWidget* parent);

    /// Hidden without any probe or constraint.
    void setProbes(const ProbePicture& picture);

    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    QString m_text;
    bool m_hasPin = false;
    bool m_isPinned = false;  // all of them manually
};

}  // namespace fuzzylens::ui
