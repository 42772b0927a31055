// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <qcustomplot.h>

namespace fuzzylens::ui {

/// Ticks whose labels all have the same number of decimals, as few as tell them apart: 0.0, 0.4, 0.8, 1.2.
class UniformTicker : public QCPAxisTicker
{
protected:
    QVector<QString> createLabelVector(const QVector<double>& ticks, const QLocale& locale, QChar formatChar,
                                       int precision) override;
};

/// Decimals that write every multiple of @p step exactly, at most 6; -1 when plain decimals would be too long.
int decimalsOf(double step, double largest);

}  // namespace fuzzylens::ui
