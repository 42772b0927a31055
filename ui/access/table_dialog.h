// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>
#include <QTimer>

class QLabel;

namespace fuzzylens::ui {

class View;
class ViewTable;

/// The data table of a view: a sentence and a sortable table of its content. It follows the
/// picture once that rests.
class TableDialog : public QDialog
{
    Q_OBJECT

public:
    explicit TableDialog(View& view, QWidget* parent = nullptr);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void refresh();

    View& m_view;
    ViewTable* m_table;
    QLabel* m_said;
    QTimer m_idleTimer{this};
    QString m_csv;  // that is shown
};

}  // namespace fuzzylens::ui
