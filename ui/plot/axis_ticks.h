// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/plot/axis_scale.h"

#include <QStringList>

#include <qcustomplot.h>

#include <vector>

namespace fuzzylens::ui {

enum class TickNumbers { Any, Whole };

/// Round values from @p low to @p high for the ticks of an axis, ascending, at most @p most. On a linear scale
/// they are 1, 2 or 5 times a power of ten apart; on others 0 and powers of ten come first. Empty unless low <
/// high.
std::vector<double> axisTicks(const AxisScale& scale, double low, double high, int most,
                              TickNumbers numbers = TickNumbers::Any);

/// The values of ticks as short as possible: 0.0, 0.4, 0.8; 0, 20k, 40k. On a linear axis they have the same
/// number of decimals.
QStringList tickLabels(const AxisScale& scale, const std::vector<double>& ticks);

/// Decimals that write every multiple of @p step exactly, at most 6; -1 when plain decimals would be too long.
int decimalsOf(double step, double largest);

/// The same ticks and labels for an axis of QCustomPlot, whose coordinates are places of the scale.
class AxisTicker : public QCPAxisTicker
{
public:
    void setScale(const AxisScale& scale) { m_scale = scale; }
    void setNumbers(TickNumbers numbers) { m_numbers = numbers; }
    /// Leaves out ticks closer to an end of the axis than this part of its range.
    void setInset(double inset) { m_inset = inset; }
    double inset() const { return m_inset; }

protected:
    QVector<double> createTickVector(double tickStep, const QCPRange& range) override;
    QVector<QString> createLabelVector(const QVector<double>& ticks, const QLocale& locale, QChar formatChar,
                                       int precision) override;

private:
    AxisScale m_scale;
    TickNumbers m_numbers = TickNumbers::Any;
    double m_inset = 0;
};

}  // namespace fuzzylens::ui
