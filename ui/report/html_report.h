// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/report/report.h"

#include <QByteArray>
#include <QString>

#include <map>

namespace fuzzylens::ui {

/// @p report as one HTML page that needs nothing else: style and pictures in it, no script. It is well-formed XML
/// too. @param svg the pictures of its figures by their names.
QByteArray htmlOf(const Report& report, const std::map<QString, QByteArray>& svg);

}  // namespace fuzzylens::ui
