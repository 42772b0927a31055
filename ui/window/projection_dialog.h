// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>

class QLabel;
class QPushButton;
class QTableView;

namespace fuzzylens::ui {

class ProjectionTable;
class Scene;

/// What the model on screen says of every sample of the projected file; follows the fit; saved as the CSV that
/// `fuzzylens-cli predict` writes.
class ProjectionDialog : public QDialog
{
    Q_OBJECT

public:
    explicit ProjectionDialog(Scene& scene, QWidget* parent = nullptr);

    /// Writes the predictions; returns why it could not, empty when it did.
    QString save(const QString& path) const;

private:
    void refresh();
    void saveByDialog();

    Scene& m_scene;
    ProjectionTable* m_model;
    QLabel* m_summary;
    QTableView* m_table;
    QPushButton* m_save;
};

}  // namespace fuzzylens::ui
