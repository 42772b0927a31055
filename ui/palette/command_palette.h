// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/palette/palette_entry.h"

#include <QFrame>
#include <QPointer>

class QLabel;
class QLineEdit;
class QListView;

namespace fuzzylens::ui {

class PaletteModel;

/// Everything the program can do, found by typing a few letters: over the window, gone as soon as something was
/// chosen or the focus goes elsewhere. Chosen entries are stored, the latest first.
class CommandPalette : public QFrame
{
    Q_OBJECT

public:
    explicit CommandPalette(QWidget* window);

    /// Shows these entries; nothing is typed yet.
    void open(std::vector<PaletteEntry> entries);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void search(const QString& typed);
    void move(int rows);
    void showDetail();
    void run(const QModelIndex& index);
    void close(bool givesFocusBack);
    void place();

    QLineEdit* m_search;
    QListView* m_list;
    QLabel* m_detail;
    PaletteModel* m_model;
    QPointer<QWidget> m_before;  // that had the focus
};

}  // namespace fuzzylens::ui
