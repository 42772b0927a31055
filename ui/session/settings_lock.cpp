// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/session/settings_lock.h"

#include <QFile>
#include <QFileInfo>
#include <QSettings>
#include <QThread>

#include <sys/file.h>
#include <sys/stat.h>

namespace fuzzylens::ui {

void removeDeadSettingsLock()
{
    constexpr unsigned long untilItIsHeld = 50;  // milliseconds; who lives holds it by then, or has filled it
    QFile lock(QSettings().fileName() + QStringLiteral(".lock"));
    const auto isEmpty = [&lock] { return QFileInfo(lock.fileName()).exists() && lock.size() == 0; };
    if (!isEmpty())
        return;
    QThread::msleep(untilItIsHeld);
    if (!lock.open(QIODevice::ReadWrite | QIODevice::ExistingOnly) ||
        ::flock(lock.handle(), LOCK_EX | LOCK_NB) != 0)
        return;
    struct stat held
    {
    }, there{};
    const bool isStillThere = ::fstat(lock.handle(), &held) == 0 &&
                              ::stat(QFile::encodeName(lock.fileName()).constData(), &there) == 0 &&
                              held.st_ino == there.st_ino;
    if (isStillThere && held.st_size == 0)
        lock.remove();
}

}  // namespace fuzzylens::ui
