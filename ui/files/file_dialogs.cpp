// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/files/file_dialogs.h"

#include <QDir>
#include <QFileInfo>
#include <QSettings>

namespace fuzzylens::ui {

namespace {

QString keyOf(const char* purpose)
{
    return QStringLiteral("folders/") + QLatin1String(purpose);
}

QString remembered(const char* purpose, const QString& file)
{
    if (!file.isEmpty())
        rememberFolder(purpose, file);
    return file;
}

}  // namespace

QString folderFor(const char* purpose)
{
    const QString folder = QSettings().value(keyOf(purpose)).toString();
    return QFileInfo(folder).isDir() ? folder : QString();
}

QString startFolder(const char* purpose, const QString& folder)
{
    for (const QString& known : {folderFor(purpose), folder, folderFor("open")})
        if (!known.isEmpty())
            return known;
    return QDir::homePath();
}

void rememberFolder(const char* purpose, const QString& file)
{
    QSettings().setValue(keyOf(purpose), QFileInfo(file).absolutePath());
}

QString openFileName(QWidget* parent, const char* purpose, const QString& title, const QString& filter,
                     const QString& folder)
{
    return remembered(purpose, QFileDialog::getOpenFileName(parent, title, startFolder(purpose, folder), filter));
}

QStringList openFileNames(QWidget* parent, const char* purpose, const QString& title, const QString& filter)
{
    const QStringList files = QFileDialog::getOpenFileNames(parent, title, startFolder(purpose), filter);
    if (!files.isEmpty())
        rememberFolder(purpose, files.front());
    return files;
}

QString saveFileName(QWidget* parent, const char* purpose, const QString& title, const QString& name,
                     const QString& filter, QFileDialog::Options options)
{
    const QString begin = name.contains(QLatin1Char('/')) ? name : QDir(startFolder(purpose)).filePath(name);
    return remembered(purpose, QFileDialog::getSaveFileName(parent, title, begin, filter, nullptr, options));
}

}  // namespace fuzzylens::ui
