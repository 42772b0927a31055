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

void rememberFolder(const char* purpose, const QString& file)
{
    QSettings().setValue(keyOf(purpose), QFileInfo(file).absolutePath());
}

QString openFileName(QWidget* parent, const char* purpose, const QString& title, const QString& filter,
                     const QString& folder)
{
    const QString last = folderFor(purpose);
    return remembered(purpose,
                      QFileDialog::getOpenFileName(parent, title, last.isEmpty() ? folder : last, filter));
}

QStringList openFileNames(QWidget* parent, const char* purpose, const QString& title, const QString& filter)
{
    const QStringList files = QFileDialog::getOpenFileNames(parent, title, folderFor(purpose), filter);
    if (!files.isEmpty())
        rememberFolder(purpose, files.front());
    return files;
}

QString saveFileName(QWidget* parent, const char* purpose, const QString& title, const QString& name,
                     const QString& filter, QFileDialog::Options options)
{
    const QString folder = folderFor(purpose);
    const bool isPlaced = folder.isEmpty() || name.contains(QLatin1Char('/'));
    const QString begin = isPlaced ? name : QDir(folder).filePath(name);
    return remembered(purpose, QFileDialog::getSaveFileName(parent, title, begin, filter, nullptr, options));
}

}  // namespace fuzzylens::ui
