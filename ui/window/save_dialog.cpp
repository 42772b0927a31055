// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/save_dialog.h"

#include "ui/files/file_dialogs.h"

#include <QFileInfo>

namespace fuzzylens::ui {

SaveChoice askWhereToSave(QWidget* parent, const QString& title, const QString& opened, const QString& what)
{
    QFileDialog dialog(parent, title, folderFor("data"), saveFilter());
    dialog.setAcceptMode(QFileDialog::AcceptSave);
    dialog.setFileMode(QFileDialog::AnyFile);
    const QString filter = startFilter(opened);
    dialog.selectNameFilter(filter);
    dialog.selectFile(saveName(opened, what, suffixOf(filter)));
    QObject::connect(&dialog, &QFileDialog::filterSelected, &dialog, [&dialog](const QString& chosen) {
        const QStringList files = dialog.selectedFiles();
        if (!files.isEmpty())
            dialog.selectFile(QFileInfo(renamed(files.front(), chosen)).fileName());
    });
    if (dialog.exec() != QDialog::Accepted || dialog.selectedFiles().isEmpty())
        return {};
    rememberFolder("data", dialog.selectedFiles().front());
    return saveChoice(dialog.selectedFiles().front(), dialog.selectedNameFilter());
}

}  // namespace fuzzylens::ui
