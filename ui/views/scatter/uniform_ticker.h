// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/views/scatter/axis_scale.h"

#include <qcustomplot.h>

namespace fuzzylens::ui {

/// Ticks whose labels all have the same number of decimals, as few as separate them: 0.0, 0.4, 0.8, 1.2. On a
/// nonlinear scale ticks are at round values, and their labels are those values.
class UniformTicker : public QCPAxisTicker
{
public:
    void setScale(const AxisScale& scale) { m_scale = scale; }

protected:
    QVector<double> createTickVector(double tickStep, const QCPRange& range) override;
    QVector<QString> createLabelVector(const QVector<double>& ticks, const QLocale& locale, QChar formatChar,
                                       int precision) override;

private:
    AxisScale m_scale;
};

/// Decimals that write every multiple of @p step exactly, at most 6; -1 when plain decimals would be too long.
int decimalsOf(double step, double largest);

}  // namespace fuzzylens::ui
