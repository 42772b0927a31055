// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

namespace fuzzylens::ui {

/// A field of a CSV line: quoted when it holds a comma, a quote, a line end or outer spaces.
QString csvField(const QString& text);
/// The fields as one line, with its line end.
QString csvLine(const QStringList& fields);
/// The shortest text that reads back exactly; empty when missing.
QString csvNumber(double value);

}  // namespace fuzzylens::ui
