// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

class QWidget;

namespace fuzzylens::ui {

class Scene;
class View;

/// Identifiers of every view, in the order the window shows them: "scatter", "weights", ...
QStringList viewIdentifiers();

/// A new view of @p scene, owned by @p parent or the caller; null when there is no such view.
View* makeView(const QString& identifier, Scene& scene, QWidget* parent = nullptr);

}  // namespace fuzzylens::ui
