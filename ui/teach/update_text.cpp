// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/teach/update_text.h"

#include <QCoreApplication>

#include <algorithm>
#include <iterator>

namespace fuzzylens::ui {

QString blockName(const std::string& block)
{
    const auto translated = [](const char* text) { return QCoreApplication::translate("Teach", text); };
    if (block == "memberships")
        return translated(QT_TRANSLATE_NOOP("Teach", "memberships"));
    if (block == "centers")
        return translated(QT_TRANSLATE_NOOP("Teach", "centres"));
    if (block == "prototypes")
        return translated(QT_TRANSLATE_NOOP("Teach", "prototypes"));
    if (block == "weights")
        return translated(QT_TRANSLATE_NOOP("Teach", "weights"));
    return translated(block == "start" ? QT_TRANSLATE_NOOP("Teach", "start") : QT_TRANSLATE_NOOP("Teach", "end"));
}

QColor blockColor(const std::string& block, const Theme& theme)
{
    const auto found = std::find(std::begin(updateBlocks), std::end(updateBlocks), block);
    return found == std::end(updateBlocks) ? theme.muted : theme.classColor(int(found - std::begin(updateBlocks)));
}

QString updateText(const ShownUpdate& update, int iterations)
{
    if (update.block == "start")
        return QCoreApplication::translate("Teach", "Start, before the first iteration");
    return QCoreApplication::translate("Teach", "Iteration %1 of %2: %3")
        .arg(update.iteration)
        .arg(iterations)
        .arg(blockName(update.block));
}

}  // namespace fuzzylens::ui
