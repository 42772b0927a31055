// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/session/settings_lock.h"

#include <QFile>
#include <QFileInfo>
#include <QSettings>
#include <QThread>

#include <sys/file.h>

namespace fuzzylens::ui {

void removeDeadSettingsLock()
{
    constexpr unsigned long untilItIsHeld = 50;  // milliseconds; who lives holds it by then, or has filled it
    QFile lock(QSettings().fileName() + QStringLiteral(".lock"));
    const auto isEmpty = [&lock] { return QFileInfo(lock.fileName()).exists() && lock.size() == 0; };
    if (!isEmpty())
        return;
    QThread::msleep(untilItIsHeld);
    if (isEmpty() && lock.open(QIODevice::ReadWrite) && ::flock(lock.handle(), LOCK_EX | LOCK_NB) == 0)
        lock.remove();
}

}  // namespace fuzzylens::ui
