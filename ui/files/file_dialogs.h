// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFileDialog>
#include <QStringList>

namespace fuzzylens::ui {

/// File dialogs that begin in the folder chosen last for the same purpose ("data", "figure", ...), which is kept
/// in the settings; the first time in @p folder, else in that of the data opened last, else in the home folder.
/// Empty when nothing was chosen.
QString openFileName(QWidget* parent, const char* purpose, const QString& title, const QString& filter = {},
                     const QString& folder = {});
QStringList openFileNames(QWidget* parent, const char* purpose, const QString& title, const QString& filter);
/// @param name of the file; with a folder, that one is where the dialog begins.
QString saveFileName(QWidget* parent, const char* purpose, const QString& title, const QString& name,
                     const QString& filter, QFileDialog::Options options = {});

/// Where these dialogs begin.
QString startFolder(const char* purpose, const QString& folder = {});

/// The folder chosen last for @p purpose; empty when there is none, or it is gone.
QString folderFor(const char* purpose);
void rememberFolder(const char* purpose, const QString& file);

}  // namespace fuzzylens::ui
